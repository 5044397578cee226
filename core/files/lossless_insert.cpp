#include "core/files/lossless_patcher.h"

#include <algorithm>
#include <utility>

namespace hexwerk::lossless {

namespace {

// Adds the pairs that state the value of `node` in the list or the section around it.
void collectPairs(const SourceNode &node, std::vector<std::size_t> &pairs)
{
    if (node.kind == NodeKind::Value || node.kind == NodeKind::InlineTable)
        pairs.push_back(node.pair);
    else if (node.kind == NodeKind::Table && node.dotted > 0)
        for (const SourceChild &child : node.children)
            collectPairs(child.node, pairs);
}

// Of the whole table, in order.
std::vector<std::size_t> pairsOf(const SourceNode &table)
{
    std::vector<std::size_t> pairs;
    for (const SourceChild &child : table.children)
        collectPairs(child.node, pairs);
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

// How a new key of `table` is written: behind what leads to it in `like`, if it is dotted.
std::string keyText(const SourceText &source, const SourceNode &table, const SourceKey *like,
                    const std::string &key)
{
    if (table.dotted == 0 || !like)
        return formatKey(key);
    const Span prefix{like->span.begin, like->parts[table.dotted].begin};
    return std::string(source.at(prefix)) + formatKey(key);
}

std::string_view signOf(const SourceText &source, const SourceKey &key, const SourceValue &value)
{
    return source.at({key.span.end, value.span.begin});
}

// In a file with several kinds of line ends a new line takes that of its neighbour.
std::string newlineOf(const SourceText &source, const SourceStatement &like)
{
    const std::string_view line = source.at(like.lines);
    return line.ends_with("\r\n") ? "\r\n" : line.ends_with('\n') ? "\n" : source.newline;
}

// The column of the sign, from the begin of the key; empty if there are tabs.
std::optional<std::size_t> signColumn(const SourceText &source, const SourceStatement &statement)
{
    const std::string_view sign = signOf(source, statement.key, statement.value);
    const std::size_t spaces = sign.find_first_not_of(' ');
    if (sign[spaces] != '=')
        return std::nullopt;
    return widthOf(source.at(statement.key.span)) + spaces;
}

// ` = ` as in `like`; where signs stand in a column, the new one joins it.
std::string signLike(const SourceText &source, const SourceSection &section,
                     const SourceStatement &like, std::string_view key)
{
    const std::string_view sign = signOf(source, like.key, like.value);
    const auto column = signColumn(source, like);
    const bool inColumn =
        column && std::any_of(section.statements.begin(), section.statements.end(),
                              [&](const SourceStatement &other) {
                                  return signColumn(source, other) == column &&
                                         signOf(source, other.key, other.value).starts_with("  ");
                              });
    if (!inColumn)
        return std::string(sign);
    const std::size_t width = widthOf(key);
    return std::string(*column > width ? *column - width : 1, ' ') +
           std::string(sign.substr(sign.find('=')));
}

} // namespace

void Patcher::addKeys(const Place &table, TomlTable added, ItemList *list)
{
    added = m_order.arranged(table.path, std::move(added));
    TomlTable homeless;
    for (const TomlEntry &entry : added.entries) {
        if (list)
            addItem(table, entry, *list);
        else if (entry.value.hasHeaders())
            addSections(table, entry);
        else if (table.node->section)
            addStatement(table, entry);
        else
            homeless.entries.push_back(entry);
    }
    if (!homeless.entries.empty())
        addOwnSection(table, std::move(homeless));
}

// The pair behind which a new key has its place: the nearest known one before it, or the last one
// if the key is unknown. Empty: before all.
std::optional<std::size_t> Patcher::pairBefore(const Place &table, const std::string &key) const
{
    const auto rank = m_order.rank(table.path, key);
    std::optional<std::size_t> nearest;
    std::vector<std::size_t> pairs;
    for (const SourceChild &child : table.node->children) {
        const auto theirs = m_order.rank(table.path, child.key);
        if (rank && (!theirs || *theirs > *rank || (nearest && *theirs < *nearest)))
            continue;
        std::vector<std::size_t> found;
        collectPairs(child.node, found);
        if (found.empty())
            continue;
        if (rank)
            pairs.clear();
        nearest = theirs;
        pairs.insert(pairs.end(), found.begin(), found.end());
    }
    if (pairs.empty())
        return std::nullopt;
    return *std::max_element(pairs.begin(), pairs.end());
}

void Patcher::addItem(const Place &table, const TomlEntry &entry, ItemList &list)
{
    const std::vector<std::size_t> pairs = pairsOf(*table.node);
    const SourceItem *like = pairs.empty() ? nullptr : &list.items()[pairs.front()];
    const std::string key = keyText(m_source, *table.node, like ? &like->key : nullptr, entry.key);
    const std::string sign = like ? std::string(signOf(m_source, like->key, like->value)) : " = ";
    auto before = pairBefore(table, entry.key);
    if (!before && table.node->dotted > 0 && pairs.front() > 0)
        before = pairs.front() - 1;
    list.insertAfter(before, key + sign + formatValue(entry.value, {m_source.newline, ""}));
}

void Patcher::addStatement(const Place &table, const TomlEntry &entry)
{
    const SourceSection &section = m_source.sections[*table.node->section];
    const std::vector<std::size_t> pairs = pairsOf(*table.node);
    const auto before = pairBefore(table, entry.key);
    const SourceStatement *like = before           ? &section.statements[*before]
                                  : !pairs.empty() ? &section.statements[pairs.front()]
                                                   : nullptr;
    std::size_t at = section.header.end;
    if (before)
        at = like->lines.end;
    else if (table.node->dotted > 0)
        at = like->lines.begin;
    const std::string key = keyText(m_source, *table.node, like ? &like->key : nullptr, entry.key);
    const std::string sign = like ? signLike(m_source, section, *like, key) : " = ";
    const TextStyle style = {
        like ? newlineOf(m_source, *like) : m_source.newline,
        std::string(indentAt(m_source, like ? like->lines.begin : section.header.begin))};
    const std::string line =
        style.indent + formatPair(key + sign, entry.value, style) + style.newline;
    m_edits.insertPair(at, asLines(at, line));
}

// In the order of keys behind the nearest sibling that has headers, else behind the table's own.
void Patcher::addSections(const Place &table, const TomlEntry &entry)
{
    const auto rank = m_order.rank(table.path, entry.key);
    const SourceNode *sibling = nullptr;
    std::size_t nearest = 0;
    for (const SourceChild &child : table.node->children) {
        if (sectionsOf(child.node).empty())
            continue;
        const auto theirs = m_order.rank(table.path, child.key);
        if (rank && (!theirs || *theirs > *rank))
            continue;
        const std::size_t distance = rank ? *theirs : endOf(child.node);
        if (!sibling || distance > nearest) {
            sibling = &child.node;
            nearest = distance;
        }
    }
    std::size_t at = 0;
    std::optional<std::size_t> like;
    if (sibling) {
        like = sectionsOf(*sibling).back();
        at = endOf(*sibling);
    } else if (table.node->section) {
        at = trailEnd(m_source, *table.node->section);
        like = *table.node->section > 0 ? table.node->section : std::nullopt;
    } else {
        like = sectionsOf(*table.node).front();
        at = leadBegin(m_source, *like);
    }
    const LayoutStyle style = layoutLike(like);
    const std::string header =
        (table.header.empty() ? "" : table.header + ".") + formatKey(entry.key);
    insertSections(at, formatSections(header, entry.value, style), style.blankLines);
}

// For a table that so far exists only by the headers of its children.
void Patcher::addOwnSection(const Place &table, TomlTable pairs)
{
    const std::size_t first = sectionsOf(*table.node).front();
    const LayoutStyle style = layoutLike(first);
    pairs.style = TableStyle::Header;
    insertSections(leadBegin(m_source, first), formatSections(table.header, pairs, style),
                   style.blankLines);
}

} // namespace hexwerk::lossless

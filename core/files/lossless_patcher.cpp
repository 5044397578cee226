#include "core/files/lossless_patcher.h"

#include <algorithm>
#include <utility>

namespace hexwerk::lossless {

Patcher::Patcher(const SourceText &source, const SourceNode &root, const KeyOrder &order,
                 Parts rewrite)
    : m_source(source)
    , m_root(root)
    , m_order(order)
    , m_rewrite(std::move(rewrite))
{
}

std::optional<std::string> Patcher::run(const TomlTable &now, const TomlTable &wanted)
{
    changeTable({&m_root, "", ""}, now, wanted, nullptr);
    return m_edits.applied(m_source, {0, m_source.text.size()});
}

Patcher::Place Patcher::childOf(const Place &table, const std::string &key) const
{
    const SourceNode &node = *table.node->find(key);
    std::string header = (table.header.empty() ? "" : table.header + ".") + formatKey(key);
    if (node.hasHeader())
        header = m_source.at(m_source.sections[*node.section].key.span);
    return {&node, pathTo(table.path, key), std::move(header)};
}

void Patcher::changeTable(const Place &table, const TomlTable &now, const TomlTable &wanted,
                          ItemList *list)
{
    TomlTable added;
    std::vector<const SourceNode *> gone;
    for (const TomlEntry &entry : wanted.entries) {
        const TomlValue *old = now.find(entry.key);
        if (old && *old == entry.value && !m_rewrite.contains(&entry.value))
            continue;
        if (old && changeKey(table, entry.key, *old, entry.value, list))
            continue;
        if (old)
            gone.push_back(table.node->find(entry.key));
        added.entries.push_back(entry);
    }
    for (const TomlEntry &entry : now.entries)
        if (!wanted.find(entry.key))
            gone.push_back(table.node->find(entry.key));

    // Additions first: what goes is still a landmark for them.
    addKeys(table, std::move(added), list);
    for (const SourceNode *node : gone)
        removeNode(*node, list);
}

// False if the key has to be taken away and written anew.
bool Patcher::changeKey(const Place &table, const std::string &key, const TomlValue &now,
                        const TomlValue &wanted, ItemList *list)
{
    if (m_rewrite.contains(&wanted))
        return false;
    const Place child = childOf(table, key);
    const auto *wantedTable = wanted.as<TomlTable>();
    const auto *wantedArray = wanted.as<TomlArray>();
    switch (child.node->kind) {
    case NodeKind::Value:
    case NodeKind::InlineTable: {
        const auto *array = now.as<TomlArray>();
        const bool wasEmpty = array && array->empty();
        if (!list && wasEmpty && m_order.arranged(table.path, key, wanted).hasHeaders())
            return false;
        std::string text = changedValue(child, now, wanted);
        if (list)
            list->setValue(child.node->pair, std::move(text));
        else
            m_edits.replace(child.node->value->span, std::move(text));
        return true;
    }
    case NodeKind::Table:
        if (!wantedTable || (wantedTable->entries.empty() && !child.node->hasHeader()))
            return false;
        changeTable(child, *now.as<TomlTable>(), *wantedTable, list);
        return true;
    case NodeKind::TableArray:
        break;
    }
    const auto isTable = [](const TomlValue &element) { return element.as<TomlTable>(); };
    if (!wantedArray || wantedArray->empty() ||
        !std::all_of(wantedArray->begin(), wantedArray->end(), isTable))
        return false;
    changeTableArray(child, *now.as<TomlArray>(), *wantedArray);
    return true;
}

void Patcher::removeNode(const SourceNode &node, ItemList *list)
{
    switch (node.kind) {
    case NodeKind::Value:
    case NodeKind::InlineTable:
        if (list)
            list->remove(node.pair);
        else
            m_edits.remove(m_source.sections[*node.section].statements[node.pair].lines);
        return;
    case NodeKind::Table:
        if (node.hasHeader())
            break;
        for (const SourceChild &child : node.children)
            removeNode(child.node, list);
        return;
    case NodeKind::TableArray:
        break;
    }
    removeSections(node);
}

std::string Patcher::changedValue(const Place &value, const TomlValue &now, const TomlValue &wanted)
{
    const SourceNode &node = *value.node;
    const std::string_view raw = m_source.at(node.value->span);
    const bool anew = m_rewrite.contains(&wanted);
    if (now == wanted && !anew)
        return std::string(raw);
    const TextStyle style = styleAt(node.value->span.begin);
    const auto *array = wanted.as<TomlArray>();
    const auto *table = wanted.as<TomlTable>();
    if (!anew && array && node.value->shape == ValueShape::Array)
        return changedArray(value, *now.as<TomlArray>(), *array);
    if (!anew && table && node.kind == NodeKind::InlineTable) {
        ItemList list(m_source, *node.value);
        changeTable(value, *now.as<TomlTable>(), *table, &list);
        return list.text();
    }
    if (const auto *text = wanted.as<std::string>())
        return formatText(*text, quotingOf(raw), style);
    return formatValue(wanted, style);
}

std::string Patcher::changedArray(const Place &array, const TomlArray &now, const TomlArray &wanted)
{
    const SourceNode &node = *array.node;
    ItemList list(m_source, *node.value);
    const Alignment alignment = align(now, wanted);
    const std::vector<bool> stays = staysInPlace(alignment);
    std::vector<bool> kept(now.size());
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto old = alignment[i];
        const std::string text =
            old ? changedValue({&node.elements[*old], array.path, ""}, now[*old], wanted[i])
                : formatValue(wanted[i], styleAt(node.value->span.begin));
        if (stays[i]) {
            list.setValue(*old, text);
            kept[*old] = true;
            last = old;
        } else {
            list.insertAfter(last, text);
        }
    }
    for (std::size_t old = 0; old < now.size(); ++old)
        if (!kept[old])
            list.remove(old);
    return list.text();
}

TextStyle Patcher::styleAt(std::size_t begin) const
{
    const std::size_t lineBreak =
        begin == 0 ? std::string::npos : m_source.text.rfind('\n', begin - 1);
    const std::size_t lineBegin = lineBreak == std::string::npos ? 0 : lineBreak + 1;
    return {m_source.newline, std::string(indentAt(m_source, lineBegin))};
}

} // namespace hexwerk::lossless

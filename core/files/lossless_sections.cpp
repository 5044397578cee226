#include "core/files/lossless_patcher.h"

#include <algorithm>
#include <utility>

namespace hexwerk::lossless {

Patcher::Place Patcher::elementOf(const Place &array, std::size_t place) const
{
    const SourceNode &element = array.node->elements[place];
    const Span key = m_source.sections[*element.section].key.span;
    return {&element, array.path, std::string(m_source.at(key))};
}

void Patcher::changeTableArray(const Place &array, const TomlArray &now, const TomlArray &wanted)
{
    Alignment alignment = align(now, wanted);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (m_rewrite.contains(&wanted[i]))
            alignment[i].reset();
    const std::vector<bool> stays = staysInPlace(alignment);
    const SourceNode &node = *array.node;
    std::vector<bool> known(now.size());
    std::size_t at = leadBegin(m_source, *node.elements.front().section);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const TomlTable &table = *wanted[i].as<TomlTable>();
        const auto old = alignment[i];
        if (!old) {
            insertElement(array, at, table);
            continue;
        }
        known[*old] = true;
        const Place element = elementOf(array, *old);
        const TomlTable &before = *now[*old].as<TomlTable>();
        if (stays[i]) {
            changeTable(element, before, table, nullptr);
            at = endOf(*element.node);
        } else {
            insertSections(at, movedElement(element, before, table), blankLinesIn(node));
            for (const Span part : partsOf(*element.node))
                m_edits.remove(part);
        }
    }
    for (std::size_t old = 0; old < now.size(); ++old)
        if (!known[old])
            removeSections(node.elements[old]);
}

void Patcher::insertElement(const Place &array, std::size_t at, const TomlTable &element)
{
    LayoutStyle style = layoutLike(array.node->elements.back().section);
    style.blankLines = blankLinesIn(*array.node);
    TomlTable fresh = m_order.arranged(array.path, element);
    fresh.style = TableStyle::Header;
    const std::string header = elementOf(array, 0).header;
    insertSections(at, formatSections(header, TomlArray{fresh}, style), style.blankLines);
}

// The element with its comments and all that is changed in it.
std::string Patcher::movedElement(const Place &element, const TomlTable &now,
                                  const TomlTable &wanted)
{
    TextEdits outside = std::exchange(m_edits, {});
    changeTable(element, now, wanted, nullptr);
    const TextEdits inside = std::exchange(m_edits, std::move(outside));
    std::string text;
    for (Span part : partsOf(*element.node)) {
        if (text.empty()) // the blank lines come with the insertion
            part.begin = commentBegin(m_source, *element.node->section);
        text += inside.applied(m_source, part).value_or("");
        if (!text.ends_with('\n'))
            text += m_source.newline;
    }
    return text;
}

// The stretches of the file that belong to the node, with the blank lines above them.
std::vector<Span> Patcher::partsOf(const SourceNode &node) const
{
    std::vector<Span> parts;
    for (const std::size_t section : sectionsOf(node)) {
        const Span part{leadBegin(m_source, section), trailEnd(m_source, section)};
        if (!parts.empty() && parts.back().end == part.begin)
            parts.back().end = part.end;
        else
            parts.push_back(part);
    }
    return parts;
}

void Patcher::removeSections(const SourceNode &node)
{
    for (const std::size_t section : sectionsOf(node))
        m_edits.remove({leadBegin(m_source, section), m_source.sections[section].bodyEnd()});
}

std::size_t Patcher::endOf(const SourceNode &node) const
{
    return trailEnd(m_source, sectionsOf(node).back());
}

BlankLines Patcher::blankLinesIn(const SourceNode &array) const
{
    const auto &elements = array.elements;
    const auto separated = [this](const SourceNode &element) {
        return hasBlankAbove(m_source, *element.section);
    };
    const bool any =
        std::any_of(elements.begin() + (elements.size() > 1 ? 1 : 0), elements.end(), separated);
    return any ? BlankLines::BetweenTables : BlankLines::None;
}

// `section`: one to resemble; empty: the first of the file that has a header.
LayoutStyle Patcher::layoutLike(std::optional<std::size_t> section) const
{
    LayoutStyle style;
    style.newline = m_source.newline;
    if (!section && m_source.sections.size() > 1)
        section = 1;
    if (!section)
        return style;
    const SourceSection &like = m_source.sections[*section];
    style.headerIndent = indentAt(m_source, like.header.begin);
    style.pairIndent = like.statements.empty()
                           ? style.headerIndent
                           : indentAt(m_source, like.statements.front().lines.begin);
    style.blankLines =
        hasBlankAbove(m_source, *section) ? BlankLines::BetweenTables : BlankLines::None;
    return style;
}

static bool isBlankLineAt(const std::string &text, std::size_t at)
{
    const std::size_t first = text.find_first_not_of(" \t\r", at);
    return first == std::string::npos || text[first] == '\n';
}

void Patcher::insertSections(std::size_t at, std::string text, BlankLines blankLines)
{
    if (blankLines == BlankLines::BetweenTables) {
        const bool atBegin = at == m_source.sections.front().header.begin;
        if (!atBegin)
            text.insert(0, m_source.newline);
        if (atBegin || !isBlankLineAt(m_source.text, at))
            text += m_source.newline;
    }
    m_edits.insertHeader(at, asLines(at, std::move(text)));
}

// Whole lines as they fit in at `at`. A file that does not end in a line end is left so.
std::string Patcher::asLines(std::size_t at, std::string text) const
{
    const bool unended =
        at > m_source.sections.front().header.begin && m_source.text[at - 1] != '\n';
    if (unended) {
        text.erase(text.find_last_not_of("\r\n") + 1);
        text.insert(0, m_source.newline);
    }
    return text;
}

} // namespace hexwerk::lossless

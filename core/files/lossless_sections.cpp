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
        if (&wanted[i] == m_rewrite)
            alignment[i].reset();
    const std::vector<bool> stays = staysInPlace(alignment);
    const SourceNode &node = *array.node;
    LayoutStyle style = layoutLike(node.elements.back().section);
    style.blankLines = blankLinesIn(node);
    std::size_t at = leadBegin(m_source, *node.elements.front().section);
    std::vector<bool> kept(now.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto old = alignment[i];
        const TomlTable &table = *wanted[i].as<TomlTable>();
        if (stays[i]) {
            changeTable(elementOf(array, *old), *now[*old].as<TomlTable>(), table, nullptr);
            kept[*old] = true;
            at = endOf(node.elements[*old]);
        } else if (old) {
            insertSections(at,
                           movedElement(elementOf(array, *old), *now[*old].as<TomlTable>(), table),
                           style.blankLines);
        } else {
            TomlValue fresh = m_order.arranged("", array.path, TomlArray{wanted[i]});
            insertSections(at, formatSections(elementOf(array, 0).header, fresh, style),
                           style.blankLines);
        }
    }
    for (std::size_t old = 0; old < now.size(); ++old)
        if (!kept[old])
            removeSections(node.elements[old]);
}

// The element with its comments and all that is changed in it.
std::string Patcher::movedElement(const Place &element, const TomlTable &now,
                                  const TomlTable &wanted)
{
    TextEdits outside = std::exchange(m_edits, {});
    changeTable(element, now, wanted, nullptr);
    const TextEdits inside = std::exchange(m_edits, std::move(outside));
    std::string text;
    for (const std::size_t section : sectionsOf(*element.node)) {
        const Span part{commentBegin(m_source, section), trailEnd(m_source, section)};
        if (!text.empty() && hasBlankAbove(m_source, section))
            text += m_source.newline;
        text += inside.applied(m_source, part).value_or("");
        if (!text.ends_with('\n'))
            text += m_source.newline;
    }
    return text;
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
    insertLines(at, std::move(text));
}

// A file that does not end in a line end is left so.
void Patcher::insertLines(std::size_t at, std::string text)
{
    const bool unended =
        at > m_source.sections.front().header.begin && m_source.text[at - 1] != '\n';
    if (unended) {
        text.erase(text.size() - m_source.newline.size());
        text.insert(0, m_source.newline);
    }
    m_edits.insert(at, std::move(text));
}

} // namespace hexwerk::lossless

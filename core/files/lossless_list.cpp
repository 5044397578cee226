#include "core/files/lossless_list.h"

#include "core/base/contract.h"
#include "core/files/toml_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::lossless {

static bool hasLineBreak(const std::string &trivia)
{
    return trivia.find('\n') != std::string::npos;
}

static bool hasComment(const std::string &trivia)
{
    return trivia.find('#') != std::string::npos;
}

// Where the last line break of `trivia` begins; it must have one.
static std::size_t lastLineBreak(const std::string &trivia)
{
    const std::size_t at = trivia.rfind('\n');
    HW_EXPECTS(at != std::string::npos);
    return at > 0 && trivia[at - 1] == '\r' ? at - 1 : at;
}

// The end of the spaces and the comment from `at` on if the line ends after them, else `at`.
static std::size_t restOfLine(const std::string &text, std::size_t at)
{
    std::size_t end = text.find_first_not_of(" \t", at);
    if (end != std::string::npos && text[end] == '#')
        end = text.find('\n', end);
    if (end == std::string::npos)
        return at;
    if (text[end] == '\n' && end > at && text[end - 1] == '\r')
        --end;
    return text[end] == '\n' || text[end] == '\r' ? end : at;
}

ItemList::ItemList(const SourceText &source, const SourceValue &list)
    : m_list(list)
    , m_newline(source.newline)
    , m_isArray(list.shape == ValueShape::Array)
{
    const std::string &text = source.text;
    const std::size_t lineBreak =
        list.span.begin == 0 ? std::string::npos : text.rfind('\n', list.span.begin - 1);
    const std::size_t lineBegin = lineBreak == std::string::npos ? 0 : lineBreak + 1;
    m_before = source.at({lineBegin, list.span.begin});
    m_open = text[list.span.begin];
    m_close = text[list.span.end - 1];
    std::size_t at = list.span.begin + 1;
    for (const SourceItem &item : list.items)
        readItem(source, item, at);
    m_closing = source.at({at, list.span.end - 1});
    m_hasManyLines = hasLineBreak(m_closing) ||
                     std::any_of(m_items.begin(), m_items.end(),
                                 [](const Item &item) { return hasLineBreak(item.lead); });
    m_endsInComma = m_items.empty() ? m_hasManyLines : m_items.back().comma;
    m_widthLimit = widthLimit();
}

void ItemList::readItem(const SourceText &source, const SourceItem &item, std::size_t &at)
{
    Item read;
    read.name = m_items.size();
    read.lead = source.at({at, item.begin()});
    read.head = source.at({item.begin(), item.value.span.begin});
    read.value = source.at(item.value.span);
    at = item.value.span.end;
    if (item.comma) {
        read.comma = true;
        read.beforeComma = source.at({at, *item.comma});
        at = *item.comma + 1;
    }
    const std::size_t end = restOfLine(source.text, at);
    read.tail = source.at({at, end});
    at = end;
    m_items.push_back(std::move(read));
}

std::size_t ItemList::placeOf(std::size_t name) const
{
    const auto found = std::find_if(m_items.begin(), m_items.end(),
                                    [name](const Item &item) { return item.name == name; });
    HW_EXPECTS(found != m_items.end());
    return static_cast<std::size_t>(found - m_items.begin());
}

std::string &ItemList::leadAfter(std::size_t place)
{
    return place + 1 < m_items.size() ? m_items[place + 1].lead : m_closing;
}

bool ItemList::beginsLine(std::size_t place) const
{
    return hasLineBreak(m_items[place].lead);
}

bool ItemList::endsLine(std::size_t place) const
{
    const std::string &next = place + 1 < m_items.size() ? m_items[place + 1].lead : m_closing;
    return next.starts_with('\n') || next.starts_with("\r\n");
}

bool ItemList::hasOneItemEachLine() const
{
    for (std::size_t place = m_items.size() > 1 ? 1 : 0; place < m_items.size(); ++place)
        if (!beginsLine(place))
            return false;
    return true;
}

// A line break and the indent of the items.
std::string ItemList::newLine() const
{
    for (auto item = m_items.rbegin(); item != m_items.rend(); ++item)
        if (hasLineBreak(item->lead))
            return item->lead.substr(lastLineBreak(item->lead));
    const std::string closing =
        hasLineBreak(m_closing) ? m_closing.substr(lastLineBreak(m_closing)) : m_newline;
    return closing + "    ";
}

// What stands between two items of one line.
std::string ItemList::gap() const
{
    for (std::size_t place = 1; place < m_items.size(); ++place)
        if (!beginsLine(place))
            return m_items[place].lead;
    return " ";
}

// Of the line on which each item ends, without what stands behind the last item.
std::vector<std::size_t> ItemList::lineWidths() const
{
    std::vector<std::size_t> widths(m_items.size());
    std::size_t width = widthOf(m_before) + 1;
    std::size_t firstOnLine = 0;
    for (std::size_t place = 0; place < m_items.size(); ++place) {
        const Item &item = m_items[place];
        const std::string text = item.lead + item.head + item.value;
        if (hasLineBreak(text)) {
            width = 0;
            firstOnLine = place;
        }
        width += widthOf(text) + (item.comma ? 1 : 0);
        std::fill(widths.begin() + static_cast<std::ptrdiff_t>(firstOnLine),
                  widths.begin() + static_cast<std::ptrdiff_t>(place) + 1, width);
    }
    return widths;
}

// As wide as its widest line if it has several, else the width at which fresh lists are wrapped.
std::size_t ItemList::widthLimit() const
{
    std::size_t lines = 0;
    for (std::size_t place = 0; place < m_items.size(); ++place)
        if (place == 0 || beginsLine(place))
            ++lines;
    if (lines < 2)
        return kWrapColumn;
    const std::vector<std::size_t> widths = lineWidths();
    return *std::max_element(widths.begin(), widths.end());
}

void ItemList::setValue(std::size_t item, std::string text)
{
    m_items[placeOf(item)].value = std::move(text);
}

void ItemList::remove(std::size_t name)
{
    const std::size_t place = placeOf(name);
    Item &item = m_items[place];
    std::string &next = leadAfter(place);
    if (beginsLine(place) && endsLine(place)) {
        if (hasComment(item.lead))
            next.insert(0, item.lead.substr(0, lastLineBreak(item.lead)));
    } else if (beginsLine(place)) {
        const bool isLast = place + 1 == m_items.size();
        if (!isLast)
            next = item.lead;
        else if (hasComment(item.lead))
            next.insert(0, item.lead);
    } else if (place > 0) {
        m_items[place - 1].tail = item.tail;
    } else if (m_items.size() > 1 && !hasLineBreak(next)) {
        next = item.lead;
    }
    m_items.erase(m_items.begin() + static_cast<std::ptrdiff_t>(place));
    settleCommas();
}

void ItemList::insertAfter(std::optional<std::size_t> name, std::string text)
{
    Item item;
    item.value = std::move(text);
    std::size_t place = name ? placeOf(*name) + 1 : 0;
    while (place < m_items.size() && !m_items[place].name)
        ++place;
    if (m_items.empty())
        insertIntoEmpty(std::move(item));
    else if (place == 0)
        insertFirst(std::move(item));
    else
        insertBehind(place - 1, std::move(item));
    settleCommas();
}

void ItemList::insertIntoEmpty(Item item)
{
    if (m_hasManyLines && hasLineBreak(m_closing)) {
        const std::size_t lineBreak = lastLineBreak(m_closing);
        item.lead = m_closing.substr(0, lineBreak) + newLine();
        m_closing.erase(0, lineBreak);
    } else {
        m_closing = m_isArray ? "" : " ";
        item.lead = m_closing;
    }
    m_items.push_back(std::move(item));
}

void ItemList::insertFirst(Item item)
{
    const bool ownLine = m_hasManyLines && hasOneItemEachLine();
    Item &first = m_items.front();
    item.lead = std::exchange(first.lead, ownLine ? newLine() : gap());
    m_items.insert(m_items.begin(), std::move(item));
    if (m_hasManyLines && !ownLine && lineWidths().front() > m_widthLimit)
        m_items[1].lead = newLine();
}

void ItemList::insertBehind(std::size_t place, Item item)
{
    const auto at = m_items.begin() + static_cast<std::ptrdiff_t>(place) + 1;
    if (m_hasManyLines && hasOneItemEachLine()) {
        item.lead = newLine();
        m_items.insert(at, std::move(item));
        return;
    }
    item.lead = gap();
    item.tail = std::exchange(m_items[place].tail, {});
    m_items.insert(at, std::move(item));
    settleCommas();
    if (m_hasManyLines && lineWidths()[place + 1] > m_widthLimit) {
        m_items[place + 1].lead = newLine();
        m_items[place].tail = std::exchange(m_items[place + 1].tail, {});
    }
}

void ItemList::settleCommas()
{
    for (std::size_t place = 0; place < m_items.size(); ++place)
        m_items[place].comma = place + 1 < m_items.size() || (m_isArray && m_endsInComma);
}

std::string ItemList::text() const
{
    std::string text = m_open;
    for (const Item &item : m_items)
        text += item.lead + item.head + item.value + item.beforeComma + (item.comma ? "," : "") +
                item.tail;
    return text + m_closing + m_close;
}

} // namespace hexwerk::lossless

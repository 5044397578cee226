// What stands between the brackets of an array or an inline table, item by item, so that items can
// come and go without touching the others, their comments and their line breaks.
#pragma once

#include "core/files/lossless_source.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::lossless {

class ItemList
{
public:
    // `list` is an array or an inline table of `source`.
    ItemList(const SourceText &source, const SourceValue &list);

    // Items are named by the place where they first stood, whatever comes and goes.
    void setValue(std::size_t item, std::string text);
    // The comment behind it on its line goes too; comments on lines of their own stay.
    void remove(std::size_t item);
    // `text` is an element, or `key = value`. After the item, behind what was inserted there
    // before; empty: before all. On one line where the list is on one line, else in its manner of
    // breaking lines.
    void insertAfter(std::optional<std::size_t> item, std::string text);

    // As they stand in the source.
    const std::vector<SourceItem> &items() const { return m_list.items; }
    // Brackets and all.
    std::string text() const;

private:
    struct Item
    {
        std::optional<std::size_t> name; // empty: inserted
        std::string lead;                // spaces, line breaks, comments before the item
        std::string head;                // of a pair: the key and the sign
        std::string value;
        std::string beforeComma;
        bool comma = false;
        std::string tail; // the rest of its line, where the line ends after it
    };

    void readItem(const SourceText &source, const SourceItem &item, std::size_t &at);
    std::size_t placeOf(std::size_t name) const;
    std::string &leadAfter(std::size_t place);
    bool beginsLine(std::size_t place) const;
    bool endsLine(std::size_t place) const;
    bool hasOneItemEachLine() const;
    std::string newLine() const;
    std::string gap() const;
    std::vector<std::size_t> lineWidths() const;
    std::size_t widthLimit() const;

    void insertFirst(Item item);
    void insertBehind(std::size_t place, Item item);
    void insertIntoEmpty(Item item);
    void settleCommas();

    const SourceValue &m_list;
    std::string m_before; // the line up to the bracket
    std::string m_open;
    std::string m_close;
    std::string m_closing; // spaces, line breaks, comments before the closing bracket
    std::string m_newline;
    std::vector<Item> m_items;
    bool m_isArray = false;
    bool m_hasManyLines = false;
    bool m_endsInComma = false;
    std::size_t m_widthLimit = 0; // of a line with several items, in columns
};

} // namespace hexwerk::lossless

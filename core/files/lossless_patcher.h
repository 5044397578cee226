// Turns one TOML text into another that says something else, and touches nothing but what differs.
#pragma once

#include "core/files/key_order.h"
#include "core/files/lossless_align.h"
#include "core/files/lossless_edits.h"
#include "core/files/lossless_list.h"
#include "core/files/lossless_tree.h"
#include "core/files/toml_layout.h"
#include "core/files/toml_value.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hexwerk::lossless {

class Patcher
{
public:
    using Parts = std::set<const TomlValue *>;

    // `root` is the tree of `source`. `rewrite` names parts of the wanted tree that are to be
    // written anew as a whole, without regard for how they stood.
    Patcher(const SourceText &source, const SourceNode &root, const KeyOrder &order, Parts rewrite);

    // `now` is what the source says. Empty if the changes get in each other's way.
    std::optional<std::string> run(const TomlTable &now, const TomlTable &wanted);

private:
    // A table or an array on the way down.
    struct Place
    {
        const SourceNode *node;
        std::string path;   // for the order of keys
        std::string header; // the dotted key as it stands between brackets; empty for the root
    };

    // lossless_patcher.cpp: keys and values. `list` is the inline table in which the keys stand;
    // null where they stand on lines of the file.
    void changeTable(const Place &table, const TomlTable &now, const TomlTable &wanted,
                     ItemList *list);
    bool changeKey(const Place &table, const std::string &key, const TomlValue &now,
                   const TomlValue &wanted, ItemList *list);
    void removeNode(const SourceNode &node, ItemList *list);
    std::string changedValue(const Place &value, const TomlValue &now, const TomlValue &wanted);
    std::string changedArray(const Place &array, const TomlArray &now, const TomlArray &wanted);
    Place childOf(const Place &table, const std::string &key) const;

    // lossless_insert.cpp: new keys.
    void addKeys(const Place &table, TomlTable added, ItemList *list);
    void addItem(const Place &table, const TomlEntry &entry, ItemList &list);
    void addStatement(const Place &table, const TomlEntry &entry);
    void addSections(const Place &table, const TomlEntry &entry);
    void addOwnSection(const Place &table, TomlTable pairs);
    std::optional<std::size_t> pairBefore(const Place &table, const std::string &key) const;

    // lossless_sections.cpp: tables with headers.
    void changeTableArray(const Place &array, const TomlArray &now, const TomlArray &wanted);
    void insertElement(const Place &array, std::size_t at, const TomlTable &element);
    std::string movedElement(const Place &element, const TomlTable &now, const TomlTable &wanted);
    std::vector<Span> partsOf(const SourceNode &node) const;
    BlankLines blankLinesIn(const SourceNode &array) const;
    void removeSections(const SourceNode &node);
    void insertSections(std::size_t at, std::string text, BlankLines blankLines);
    std::string asLines(std::size_t at, std::string text) const;
    Place elementOf(const Place &array, std::size_t place) const;
    LayoutStyle layoutLike(std::optional<std::size_t> section) const;
    std::size_t endOf(const SourceNode &node) const;

    TextStyle styleAt(std::size_t begin) const;

    const SourceText &m_source;
    const SourceNode &m_root;
    const KeyOrder &m_order;
    Parts m_rewrite;
    TextEdits m_edits;
};

} // namespace hexwerk::lossless

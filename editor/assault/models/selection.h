// What is chosen in the editor: items of the scenario, by their places, and hexes of the board.
#pragma once

#include <QObject>

#include "editor/assault/document/tables.h"

#include <map>
#include <vector>

namespace hexwerk::assault::ui {

class ScenarioDocument;

// Items that come or go in a table make the places of its others uncertain: it then forgets them.
class Selection final : public QObject
{
    Q_OBJECT

public:
    explicit Selection(const ScenarioDocument &document, QObject *parent = nullptr);

    const std::vector<ItemRef> &items() const { return m_items; }
    bool isEmpty() const { return m_items.empty(); }
    bool contains(ItemRef item) const;
    void set(std::vector<ItemRef> items);
    void toggle(ItemRef item);
    void clear() { set({}); }

    // Sorted. They stay chosen whatever is chosen of the items.
    const std::vector<Hex> &hexes() const { return m_hexes; }
    // Those that lie on the board.
    void setHexes(std::vector<Hex> hexes);

signals:
    void changed();
    void hexesChanged();

private:
    void follow(Table table);
    void forgetAll();

    const ScenarioDocument &m_document;
    std::vector<ItemRef> m_items;
    std::vector<Hex> m_hexes;
    std::map<Table, std::size_t> m_counts; // of the tables of the items
};

} // namespace hexwerk::assault::ui

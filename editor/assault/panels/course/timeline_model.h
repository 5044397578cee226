// The reinforcements of a scenario on a time line: below each side its groups, a column for each
// turn.
#pragma once

#include <QAbstractTableModel>

#include "editor/assault/document/tables.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class ScenarioDocument;

class TimelineModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit TimelineModel(const ScenarioDocument &document, QObject *parent = nullptr);

    // The column of a group's words; turn 1 is the next one.
    static constexpr int kWords = 0;

    // Empty for the heading of a side.
    std::optional<std::size_t> group(int row) const;
    // Id of the side that the row is about; empty for a side that the scenario does not have.
    std::string side(int row) const;
    bool isHeading(int row) const { return !group(row); }
    // Where the group stands in the table.
    QModelIndex placeOf(std::size_t group) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // All texts anew: the language has changed.
    void retranslate();

private:
    struct Row
    {
        std::string side;
        std::optional<std::size_t> group;
    };

    void follow();
    QVariant heading(const Row &row, int role) const;
    QVariant words(std::size_t group, int role) const;
    QVariant counter(std::size_t group, int role) const;

    const ScenarioDocument &m_document;
    std::vector<Row> m_rows;
    int m_turns = 0;
};

} // namespace hexwerk::assault::ui

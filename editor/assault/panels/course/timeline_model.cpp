#include "editor/assault/panels/course/timeline_model.h"

#include <QFont>
#include <QIcon>

#include "core/assault/scenario/force_points.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/text/points_text.h"
#include "editor/canvas/icons.h"

#include <algorithm>

namespace hexwerk::assault::ui {

TimelineModel::TimelineModel(const ScenarioDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &ScenarioDocument::replaced, this, &TimelineModel::follow);
    connect(&document, &ScenarioDocument::changed, this, [this](Table table) {
        if (table == Table::Reinforcement || table == Table::Side || table == Table::Scenario)
            follow();
    });
    follow();
}

// Within a side as in the file: a group keeps its row while it moves between turns.
void TimelineModel::follow()
{
    beginResetModel();
    const Scenario &scenario = m_document.scenario();
    m_rows.clear();
    m_turns = scenario.turns;
    for (const SideSpec &side : scenario.sides) {
        m_rows.push_back({side.id, {}});
        for (std::size_t i = 0; i < scenario.reinforcements.size(); ++i)
            if (scenario.reinforcements[i].side == side.id)
                m_rows.push_back({side.id, i});
    }
    for (const Reinforcement &reinforcement : scenario.reinforcements)
        m_turns = std::max(m_turns, reinforcement.turn);
    endResetModel();
}

std::optional<std::size_t> TimelineModel::group(int row) const
{
    return row < 0 || row >= rowCount() ? std::nullopt
                                        : m_rows[static_cast<std::size_t>(row)].group;
}

std::string TimelineModel::side(int row) const
{
    return row < 0 || row >= rowCount() ? std::string()
                                        : m_rows[static_cast<std::size_t>(row)].side;
}

QModelIndex TimelineModel::placeOf(std::size_t group) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (m_rows[static_cast<std::size_t>(row)].group == group)
            return index(row, m_document.scenario().reinforcements[group].turn);
    return {};
}

int TimelineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TimelineModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_turns + 1;
}

QVariant TimelineModel::heading(const Row &row, int role) const
{
    const Scenario &scenario = m_document.scenario();
    if (role == Qt::FontRole) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role != Qt::DisplayRole)
        return {};
    PointRange points;
    int groups = 0;
    for (const Reinforcement &one : scenario.reinforcements)
        if (one.side == row.side) {
            points += pointsOf(one, scenario, m_document.library().cards);
            ++groups;
        }
    //: %1 is a side, %2 points; %n are groups of reinforcements
    return tr("%1: %n group(s), %2", nullptr, groups)
        .arg(ChoiceText::of(Choices::Sides, row.side, scenario, m_document.library()),
             PointsText::points(points));
}

QVariant TimelineModel::words(std::size_t group, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    return ItemText::arrivals(m_document.scenario().reinforcements[group], m_document.scenario(),
                              m_document.library());
}

QVariant TimelineModel::counter(std::size_t group, int role) const
{
    const Scenario &scenario = m_document.scenario();
    const Reinforcement &one = scenario.reinforcements[group];
    if (role == Qt::DecorationRole) {
        if (one.units.empty())
            return editor::icon(QStringLiteral("reinforce"));
        const auto side = std::find_if(scenario.sides.begin(), scenario.sides.end(),
                                       [&](const SideSpec &spec) { return spec.id == one.side; });
        return paletteIcon(Choices::Cards, one.units.front().card, m_document.library(),
                           side->colour);
    }
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        //: %1 is a turn, %2 units, %3 points
        return tr("Turn %1: %2 (%3)")
            .arg(one.turn)
            .arg(ItemText::arrivals(one, scenario, m_document.library()),
                 PointsText::points(pointsOf(one, scenario, m_document.library().cards)));
    return {};
}

QVariant TimelineModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (!row.group)
        return index.column() == kWords ? heading(row, role) : QVariant();
    if (index.column() == kWords)
        return words(*row.group, role);
    if (index.column() == m_document.scenario().reinforcements[*row.group].turn)
        return counter(*row.group, role);
    //: %1 is a turn
    return role == Qt::AccessibleTextRole ? tr("Turn %1").arg(index.column()) : QVariant();
}

QVariant TimelineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (section == kWords)
        return role == Qt::DisplayRole ? tr("Arrivals") : QVariant();
    if (role == Qt::DisplayRole)
        return QString::number(section);
    if (role != Qt::ToolTipRole)
        return {};
    return section > m_document.scenario().turns ? tr("After the end of the game")
                                                 : tr("Turn %1").arg(section);
}

void TimelineModel::retranslate()
{
    follow();
    emit headerDataChanged(Qt::Horizontal, 0, m_turns);
}

} // namespace hexwerk::assault::ui

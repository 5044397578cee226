#include "editor/assault/panels/map/points_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QVBoxLayout>

#include "core/assault/scenario/force_points.h"
#include "editor/assault/canvas/map_scene.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/property.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/points_text.h"

namespace hexwerk::assault::ui {

PointsPanel::PointsPanel(const ScenarioDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_table(new QTableWidget(0, kColumns, this))
    , m_words(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_table, 1);
    column->addWidget(m_words);
    m_words->setWordWrap(true);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->hide();
    m_table->setCornerButtonEnabled(false);
    connect(&document, &ScenarioDocument::replaced, this, &PointsPanel::fill);
    connect(&document, &ScenarioDocument::changed, this, [this](Table table) {
        if (table == Table::Unit || table == Table::Side || table == Table::Reinforcement)
            fill();
    });
    fill();
}

void PointsPanel::put(int row, Column column, const QString &text)
{
    auto *item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (column == Total) {
        QFont bold = font();
        bold.setBold(true);
        item->setFont(bold);
    }
    m_table->setItem(row, column, item);
}

void PointsPanel::fillRow(int row)
{
    const Scenario &scenario = m_document.scenario();
    const SideSpec &side = scenario.sides[static_cast<std::size_t>(row)];
    QPixmap colour(12, 12);
    colour.fill(sideColour(side.colour));
    m_table->setItem(
        row, Side,
        new QTableWidgetItem(QIcon(colour), ChoiceText::of(Choices::Sides, side.id, scenario,
                                                           m_document.library())));
    const ForcePoints points = pointsOf(scenario, side, m_document.library().cards);
    put(row, Count, QString::number(points.count));
    put(row, Units, QString::number(points.units));
    put(row, Formations, PointsText::range(points.formations));
    put(row, Additional, PointsText::range(points.additional));
    put(row, Reinforcements, PointsText::range(points.reinforcements));
    put(row, Total, PointsText::range(points.total()));
}

void PointsPanel::fill()
{
    m_table->setAccessibleName(tr("Points of each side"));
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    m_table->setHorizontalHeaderLabels({tr("Side"), tr("Units"), tr("Their points"),
                                        tr("Formations"), tr("Additional"), tr("Reinforcements"),
                                        tr("Total")});
    const auto sides = static_cast<int>(m_document.scenario().sides.size());
    m_table->setRowCount(sides);
    for (int row = 0; row < sides; ++row)
        fillRow(row);
    m_words->setText(
        tr("Points of the unit cards, with their half-strength value where it applies. What is "
           "still to be chosen or drawn ranges from the lowest to the highest total."));
}

void PointsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui

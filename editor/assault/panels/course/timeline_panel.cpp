#include "editor/assault/panels/course/timeline_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include "editor/assault/commands/force_commands.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/panels/course/timeline_model.h"
#include "editor/assault/panels/course/timeline_view.h"
#include "editor/canvas/icons.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

TimelinePanel::TimelinePanel(ScenarioDocument &document, const Properties &properties,
                             QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_properties(properties)
    , m_model(new TimelineModel(document, this))
    , m_view(new TimelineView(*m_model, this))
    , m_words(new QLabel(this))
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_add = makeButton(u"add"_s, &TimelinePanel::add));
    row->addWidget(m_remove = makeButton(u"delete"_s, &TimelinePanel::remove));
    row->addWidget(m_earlier = makeButton(u"left"_s, &TimelinePanel::earlier));
    row->addWidget(m_later = makeButton(u"right"_s, &TimelinePanel::later));
    row->addWidget(m_edit = makeButton(u"edit"_s, &TimelinePanel::edit));
    row->addWidget(m_words, 1);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    m_words->setWordWrap(true);
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(m_view, 1);
    connect(m_view, &TimelineView::turnWanted, this, &TimelinePanel::moveTo);
    connect(m_view, &TimelineView::removeWanted, this, &TimelinePanel::remove);
    connect(m_view, &QTableView::activated, this, &TimelinePanel::edit);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TimelinePanel::follow);
    connect(m_model, &QAbstractItemModel::modelReset, this, &TimelinePanel::follow);
    retranslate();
}

QToolButton *TimelinePanel::makeButton(const QString &name, void (TimelinePanel::*slot)())
{
    auto *button = new QToolButton(this);
    button->setIcon(editor::icon(name));
    connect(button, &QToolButton::clicked, this, slot);
    return button;
}

std::optional<std::size_t> TimelinePanel::chosen() const
{
    return m_model->group(m_view->currentIndex().row());
}

void TimelinePanel::moveTo(std::size_t group, int turn)
{
    const int within = std::clamp(turn, 1, m_document.scenario().turns);
    m_document.push(std::make_unique<ChangePropertyCommand>(
        m_document, *m_properties.find(Table::Reinforcement, "turn"),
        std::vector{ItemRef{Table::Reinforcement, group}}, PropertyValue(within),
        ChangePropertyCommand::Merge::Never));
    m_view->setCurrentIndex(m_model->placeOf(group));
}

// For the side and the turn that are chosen.
void TimelinePanel::add()
{
    const Scenario &scenario = m_document.scenario();
    if (scenario.sides.empty())
        return;
    const QModelIndex at = m_view->currentIndex();
    Reinforcement group;
    group.side = at.isValid() ? m_model->side(at.row()) : scenario.sides.front().id;
    group.turn = at.isValid() ? std::clamp(at.column(), 1, scenario.turns) : 1;
    m_document.push(std::make_unique<AddReinforcementCommand>(m_document, group));
    m_view->setCurrentIndex(m_model->placeOf(scenario.reinforcements.size() - 1));
}

void TimelinePanel::remove()
{
    if (const auto group = chosen())
        m_document.push(std::make_unique<RemoveItemsCommand>(
            m_document, std::vector{ItemRef{Table::Reinforcement, *group}}));
}

void TimelinePanel::earlier()
{
    if (const auto group = chosen())
        moveTo(*group, m_model->placeOf(*group).column() - 1);
}

void TimelinePanel::later()
{
    if (const auto group = chosen())
        moveTo(*group, m_model->placeOf(*group).column() + 1);
}

void TimelinePanel::edit()
{
    if (const auto group = chosen())
        emit editWanted({Table::Reinforcement, *group});
}

void TimelinePanel::follow()
{
    const auto group = chosen();
    const int turn = group ? m_model->placeOf(*group).column() : 0;
    m_add->setEnabled(m_model->rowCount() > 0);
    m_remove->setEnabled(group.has_value());
    m_edit->setEnabled(group.has_value());
    m_earlier->setEnabled(group && turn > 1);
    m_later->setEnabled(group && turn < m_document.scenario().turns);
}

void TimelinePanel::retranslate()
{
    m_view->setAccessibleName(tr("Reinforcements by turn"));
    m_view->horizontalHeader()->setAccessibleName(m_view->accessibleName());
    m_words->setText(tr("Drag a counter to another turn, or press Alt with the left or right "
                        "arrow."));
    m_add->setText(tr("Add"));
    const auto name = [](QToolButton *button, const QString &tip) {
        button->setToolTip(tip);
        button->setAccessibleName(tip);
    };
    name(m_add, tr("Add a group for the selected side and turn"));
    name(m_remove, tr("Remove the selected group (Delete)"));
    name(m_earlier, tr("One turn earlier (Alt and left arrow)"));
    name(m_later, tr("One turn later (Alt and right arrow)"));
    name(m_edit, tr("View and edit everything in the group (Enter)"));
    m_model->retranslate();
    follow();
}

void TimelinePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui

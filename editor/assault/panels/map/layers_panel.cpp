#include "editor/assault/panels/map/layers_panel.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/text/choice_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

QString LayersPanel::nameOf(EditLayer layer)
{
    switch (layer) {
    case EditLayer::Terrain:
        return tr("Terrain");
    case EditLayer::Levels:
        return tr("Levels");
    case EditLayer::Roads:
        return tr("Roads");
    case EditLayer::Hexsides:
        return tr("Hexsides");
    case EditLayer::Overlays:
        return tr("Overlays");
    case EditLayer::Smoke:
        return tr("Smoke");
    case EditLayer::Mines:
        return tr("Mines");
    case EditLayer::Objectives:
        return tr("Objectives");
    case EditLayer::Units:
        return tr("Units");
    case EditLayer::Zones:
        return tr("Zones");
    case EditLayer::Labels:
        return tr("Labels");
    case EditLayer::Picture:
        return tr("Picture under the map");
    }
    return {};
}

LayersPanel::LayersPanel(const ScenarioDocument &document, EditLayers &layers,
                         const std::vector<QAction *> &switches, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_layers(layers)
    , m_seenByTitle(new QLabel(this))
    , m_seenBy(new QComboBox(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    column->addWidget(scroll);
    auto *inner = new QWidget(scroll);
    scroll->setWidget(inner);
    auto *grid = new QGridLayout(inner);
    grid->setVerticalSpacing(1);
    const auto button = [&](int row, int at, auto set) {
        auto *made = new QToolButton(inner);
        made->setCheckable(true);
        made->setAutoRaise(true);
        grid->addWidget(made, row, at);
        connect(made, &QToolButton::toggled, this, set);
        return made;
    };
    for (int i = 0; i < kEditLayers; ++i) {
        const auto layer = static_cast<EditLayer>(i);
        Row &row = m_rows[static_cast<std::size_t>(i)];
        row.eye = button(i, 0, [this, layer](bool on) { m_layers.setShown(layer, on); });
        row.lock = button(i, 1, [this, layer](bool on) { m_layers.setLocked(layer, on); });
        row.name = new QLabel(inner);
        grid->addWidget(row.name, i, 2);
    }
    grid->setColumnStretch(2, 1);
    for (QAction *action : switches)
        addSwitch(action);
    addViewers(*grid);
    grid->setRowStretch(grid->rowCount(), 1);
    connect(&layers, &EditLayers::changed, this, &LayersPanel::refresh);
    connect(&document, &ScenarioDocument::replaced, this, &LayersPanel::refreshViewers);
    connect(&document, &ScenarioDocument::changed, this, [this](Table table) {
        if (table == Table::Side)
            refreshViewers();
    });
    refresh();
}

// Whose view of hidden minefields the map shows.
void LayersPanel::addViewers(QGridLayout &grid)
{
    m_seenByTitle->setBuddy(m_seenBy);
    grid.addWidget(m_seenByTitle, grid.rowCount(), 0, 1, 3);
    grid.addWidget(m_seenBy, grid.rowCount(), 0, 1, 3);
    connect(m_seenBy, &QComboBox::activated, this,
            [this] { m_layers.setSeenBy(m_seenBy->currentData().toString().toStdString()); });
}

void LayersPanel::refreshViewers()
{
    const Scenario &scenario = m_document.scenario();
    m_seenBy->clear();
    m_seenBy->addItem(tr("the designer: all"), QString());
    for (const SideSpec &side : scenario.sides)
        m_seenBy->addItem(ChoiceText::of(Choices::Sides, side.id, scenario, m_document.library()),
                          editor::toQString(side.id));
    m_seenBy->setCurrentIndex(
        std::max(m_seenBy->findData(editor::toQString(m_layers.seenBy())), 0));
    m_seenByTitle->setText(tr("Minefields as seen by"));
    m_seenBy->setAccessibleName(tr("Minefields as seen by"));
    m_seenBy->setToolTip(tr("Minefields hidden from a side are shown face down"));
}

// A box that says and does what the action says and does.
void LayersPanel::addSwitch(QAction *action)
{
    auto *inner = findChild<QScrollArea *>()->widget();
    auto *grid = static_cast<QGridLayout *>(inner->layout());
    auto *box = new QCheckBox(inner);
    grid->addWidget(box, grid->rowCount(), 0, 1, 3);
    const auto follow = [box, action] {
        box->setText(action->text().remove(u'&'));
        box->setToolTip(action->toolTip());
        box->setChecked(action->isChecked());
    };
    connect(action, &QAction::changed, box, follow);
    connect(box, &QCheckBox::clicked, action, &QAction::setChecked);
    follow();
}

void LayersPanel::refresh()
{
    for (int i = 0; i < kEditLayers; ++i) {
        const auto layer = static_cast<EditLayer>(i);
        const Row &row = m_rows[static_cast<std::size_t>(i)];
        const QString name = nameOf(layer);
        const bool shown = m_layers.isShown(layer);
        const bool locked = m_layers.isLocked(layer);
        row.name->setText(name);
        row.eye->setChecked(shown);
        row.eye->setIcon(editor::icon(shown ? u"eye"_s : u"eye_closed"_s));
        row.lock->setChecked(locked);
        row.lock->setIcon(editor::icon(locked ? u"lock"_s : u"lock_open"_s));
        //: %1 is a layer of the map, such as Roads
        row.eye->setAccessibleName(tr("Show: %1").arg(name));
        //: %1 is a layer of the map, such as Roads
        row.lock->setAccessibleName(tr("Lock: %1").arg(name));
        row.eye->setToolTip(tr("Show this layer on the map"));
        row.lock->setToolTip(
            tr("Lock this layer: nothing in it can be selected or changed on the map"));
    }
    refreshViewers();
}

void LayersPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui

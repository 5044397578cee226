#include "editor/assault/panels/map/tray_panel.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "editor/assault/models/property.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/tools/unit_drop.h"

#include <algorithm>

namespace hexwerk::assault::ui {

TrayPanel::TrayPanel(const ScenarioDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_words(new QLabel(this))
    , m_list(new editor::DragList(this))
    , m_bringOn(new QPushButton(this))
{
    auto *column = new QVBoxLayout(this);
    m_words->setWordWrap(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setDragFormat(UnitDrop::unitsFormat());
    m_list->setIconSize({40, 36});
    m_list->setWordWrap(true);
    m_list->setMinimumHeight(m_list->iconSize().height()); // it scrolls
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_words);
    column->addWidget(m_list, 1);
    column->addWidget(m_bringOn);
    connect(&document, &ScenarioDocument::replaced, this, &TrayPanel::fill);
    connect(&document, &ScenarioDocument::changed, this, [this](Table table) {
        if (table == Table::Unit || table == Table::Side)
            fill();
    });
    connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
        m_bringOn->setEnabled(!picked().empty());
        emit chosen(picked());
    });
    const auto bringOn = [this] {
        if (!picked().empty())
            emit bringOnWanted(picked());
    };
    connect(m_list, &QListWidget::itemActivated, this, bringOn);
    connect(m_bringOn, &QPushButton::clicked, this, bringOn);
    fill();
}

std::vector<std::size_t> TrayPanel::picked() const
{
    std::vector<std::size_t> units;
    for (const QListWidgetItem *item : m_list->selectedItems())
        units.push_back(item->data(Qt::UserRole).toULongLong());
    std::sort(units.begin(), units.end());
    return units;
}

static std::string colourOf(const Scenario &scenario, const std::string &side)
{
    for (const SideSpec &one : scenario.sides)
        if (one.id == side)
            return one.colour;
    return "grey";
}

void TrayPanel::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const Scenario &scenario = m_document.scenario();
    const DataStore &library = m_document.library();
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        const UnitSpec &unit = scenario.units[i];
        if (unit.at || unit.zone || unit.on)
            continue;
        auto *item = new QListWidgetItem(
            paletteIcon(Choices::Cards, unit.card, library, colourOf(scenario, unit.side)),
            ItemText::of({Table::Unit, i, 0}, scenario, library), m_list);
        item->setData(Qt::UserRole, static_cast<qulonglong>(i));
    }
    m_words->setText(m_list->count() == 0
                         ? tr("Every unit has a place on the map, in a zone or on a transport.")
                         : tr("These units have no place. Drag them onto the map, or press Enter "
                              "to place them on the cursor hex."));
    m_list->setAccessibleName(tr("Units off the board"));
    m_bringOn->setText(tr("Place on map"));
    m_bringOn->setToolTip(tr("Place the selected units on the cursor hex"));
    m_bringOn->setEnabled(false);
}

void TrayPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui

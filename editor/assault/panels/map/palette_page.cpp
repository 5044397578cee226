#include "editor/assault/panels/map/palette_page.h"

#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "editor/assault/commands/item_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/panels/fields/field.h"
#include "editor/assault/text/choice_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

PalettePage::PalettePage(Workbench workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void PalettePage::addSides(Nobody nobody)
{
    m_nobody = nobody;
    m_sidesTitle = new QLabel(this);
    m_sides = new QComboBox(this);
    m_sidesTitle->setBuddy(m_sides);
    layout()->addWidget(m_sidesTitle);
    layout()->addWidget(m_sides);
    connect(m_sides, &QComboBox::activated, this, [this] {
        m_workbench.palette.choose(&PaletteChoices::side,
                                   m_sides->currentData().toString().toStdString());
    });
}

void PalettePage::addBrushes()
{
    m_brushTitle = new QLabel(this);
    m_brushes = new QButtonGroup(this);
    layout()->addWidget(m_brushTitle);
    auto *row = new QHBoxLayout;
    for (const int radius : {0, 1, 2}) {
        auto *button = new QRadioButton(this);
        m_brushes->addButton(button, radius);
        row->addWidget(button);
    }
    row->addStretch();
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    connect(m_brushes, &QButtonGroup::idClicked, this,
            [this](int radius) { m_workbench.palette.choose(&PaletteChoices::brush, radius); });
}

void PalettePage::addChoice(PaletteList list)
{
    const Choice choice{std::move(list), new QLabel(this), new QComboBox(this)};
    choice.title->setBuddy(choice.box);
    layout()->addWidget(choice.title);
    layout()->addWidget(choice.box);
    connect(choice.box, &QComboBox::activated, this,
            [choice] { choice.source.choose(choice.box->currentData().toString().toStdString()); });
    m_choices.push_back(choice);
}

void PalettePage::fillChoice(const Choice &choice)
{
    choice.box->clear();
    for (const PaletteOffer &offer : choice.source.offers())
        choice.box->addItem(offer.icon, offer.text, editor::toQString(offer.id));
    choice.box->setCurrentIndex(choice.box->findData(editor::toQString(choice.source.chosen())));
    choice.title->setText(choice.source.title());
    choice.box->setAccessibleName(choice.source.title());
}

void PalettePage::addList(PaletteList list, Filter filter)
{
    m_source = std::move(list);
    m_listTitle = new QLabel(this);
    m_list = new editor::DragList(this);
    m_list->setIconSize({40, 36});
    m_list->setSpacing(1);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_listTitle->setBuddy(m_list);
    if (filter == Filter::OfCards)
        layout()->addWidget(m_filter = new CardListFilter(m_list, this));
    layout()->addWidget(m_listTitle);
    static_cast<QVBoxLayout *>(layout())->addWidget(m_list, 1);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            m_source.choose(item->data(Qt::UserRole).toString().toStdString());
    });
}

void PalettePage::setDragFormat(const QString &format)
{
    m_list->setDragFormat(format);
}

void PalettePage::addButtons(std::vector<PaletteButton> buttons)
{
    auto *row = new QHBoxLayout;
    for (PaletteButton &button : buttons) {
        auto *made = new QPushButton(editor::icon(button.icon), {}, this);
        made->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // four fit a narrow panel
        made->setMinimumWidth(made->iconSize().width() * 2);
        connect(made, &QPushButton::clicked, this, button.press);
        row->addWidget(made);
        m_buttons.emplace_back(std::move(button), made);
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void PalettePage::addWords()
{
    m_words = new QPlainTextEdit(this);
    m_words->setReadOnly(true);
    m_words->setTabChangesFocus(true);
    static_cast<QVBoxLayout *>(layout())->addWidget(m_words, 1);
}

void PalettePage::setWords(const QString &words)
{
    if (m_words && !words.isEmpty() && words != m_words->toPlainText())
        m_words->setPlainText(words);
}

void PalettePage::addNote(std::function<QString()> words)
{
    auto *note = new QLabel(this);
    note->setObjectName(QStringLiteral("note"));
    note->setWordWrap(true);
    note->setTextFormat(Qt::PlainText);
    layout()->addWidget(note);
    m_notes.emplace_back(std::move(words), note);
}

void PalettePage::addStretch()
{
    static_cast<QVBoxLayout *>(layout())->addStretch();
}

void PalettePage::addZoneButtons()
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_addZone = new QPushButton(this));
    row->addWidget(m_removeZone = new QPushButton(this));
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    ScenarioDocument &document = m_workbench.document;
    connect(m_addZone, &QPushButton::clicked, this, [this, &document] {
        document.push(std::make_unique<AddItemCommand>(document, Table::Zone));
        const auto &zones = document.scenario().zones;
        m_workbench.palette.choose(&PaletteChoices::zone, zones.back().id);
        m_workbench.selection.set({{Table::Zone, zones.size() - 1}});
        refresh();
    });
    connect(m_removeZone, &QPushButton::clicked, this, [this, &document] {
        if (m_list->currentRow() >= 0)
            document.push(std::make_unique<RemoveItemsCommand>(
                document,
                std::vector{ItemRef{Table::Zone, static_cast<std::size_t>(m_list->currentRow())}}));
    });
}

void PalettePage::fillSides()
{
    const Scenario &scenario = m_workbench.document.scenario();
    const std::string &chosen = m_workbench.palette.choices().side;
    m_sides->clear();
    if (m_nobody == Nobody::Offered)
        m_sides->addItem(tr("Nobody"), QString());
    for (const SideSpec &side : scenario.sides) {
        QPixmap colour(12, 12);
        colour.fill(sideColour(side.colour));
        m_sides->addItem(
            QIcon(colour),
            ChoiceText::of(Choices::Sides, side.id, scenario, m_workbench.document.library()),
            editor::toQString(side.id));
    }
    m_sides->setCurrentIndex(std::max(m_sides->findData(editor::toQString(chosen)), 0));
    m_sidesTitle->setText(tr("Side"));
    m_sides->setAccessibleName(tr("Side"));
}

bool PalettePage::listHas(const std::vector<PaletteOffer> &offers) const
{
    if (static_cast<std::size_t>(m_list->count()) != offers.size())
        return false;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->data(Qt::UserRole).toString() !=
            editor::toQString(offers[static_cast<std::size_t>(i)].id))
            return false;
    return true;
}

static constexpr Qt::ItemFlags kOffered =
    Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemIsUserCheckable;

// Items stay as long as there is nothing else to choose: one of them may be pressed, to be dragged.
void PalettePage::fillList()
{
    const QSignalBlocker quiet(m_list);
    const QString chosen = editor::toQString(m_source.chosen());
    const int row = m_list->currentRow();
    const std::vector<PaletteOffer> offers = m_source.offers();
    if (!listHas(offers))
        m_list->clear();
    int chosenRow = -1;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        QListWidgetItem *item = m_list->item(static_cast<int>(i));
        if (!item)
            item = new QListWidgetItem(m_list);
        item->setIcon(offers[i].icon);
        item->setText(offers[i].text);
        item->setToolTip(offers[i].text);
        item->setData(Qt::UserRole, editor::toQString(offers[i].id));
        item->setFlags(offers[i].isHeading ? Qt::NoItemFlags : kOffered);
        if (m_filter)
            CardListFilter::mark(*item, offers[i].id, m_workbench.document.library().cards);
        if (!offers[i].isHeading && item->data(Qt::UserRole).toString() == chosen)
            chosenRow = static_cast<int>(i);
    }
    if (m_filter)
        m_filter->refresh(m_workbench.document.scenario(), m_workbench.document.library());
    m_list->setCurrentRow(chosenRow);
    m_listTitle->setText(m_source.title());
    m_list->setAccessibleName(m_source.title());
    if (m_list->currentItem() || m_list->count() == 0)
        return;
    // A tool never stands there without a choice: it keeps the place of what has a new name.
    const auto isOffered = [this](int at) { return m_list->item(at)->flags() != Qt::NoItemFlags; };
    int kept = std::clamp(row, 0, m_list->count() - 1);
    while (kept > 0 && !isOffered(kept)) // a heading
        --kept;
    if (isOffered(kept))
        m_source.choose(m_list->item(kept)->data(Qt::UserRole).toString().toStdString());
}

void PalettePage::refresh()
{
    if (m_sides)
        fillSides();
    for (const Choice &choice : m_choices)
        fillChoice(choice);
    if (m_list)
        fillList();
    if (m_brushes) {
        m_brushTitle->setText(tr("Brush"));
        for (QAbstractButton *button : m_brushes->buttons()) {
            const int radius = m_brushes->id(button);
            button->setText(QString::number(1 + 3 * radius * (radius + 1)));
            const QString name =
                tr("Paint %n hex(es) at once", nullptr, 1 + 3 * radius * (radius + 1));
            button->setToolTip(name);
            button->setAccessibleName(name);
        }
        m_brushes->button(m_workbench.palette.choices().brush)->setChecked(true);
    }
    for (const auto &[button, made] : m_buttons) {
        made->setText(button.text ? button.text() : QString());
        made->setToolTip(button.tip());
        made->setAccessibleName(button.tip());
    }
    for (const auto &[words, note] : m_notes) {
        note->setText(words());
        note->setVisible(!note->text().isEmpty());
    }
    if (m_words)
        m_words->setAccessibleName(tr("Measurement"));
    if (m_addZone) {
        m_addZone->setText(tr("New zone"));
        m_addZone->setToolTip(tr("Add a zone and paint it"));
        m_removeZone->setText(tr("Remove"));
        m_removeZone->setToolTip(tr("Remove the selected zone"));
    }
}

} // namespace hexwerk::assault::ui

#include "editor/assault/panels/fields/card_list_field.h"

#include <QEvent>
#include <QSignalBlocker>

#include "editor/assault/panels/library/card_box.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr std::size_t kReadyRows = 5; // that stand ready
static constexpr int kNameLetters = 16;

CardListField::CardListField(const FieldSpec &property, QWidget *parent)
    : CountedCardsField(parent)
    , m_choices(property.choices)
    , m_most(property.most)
{
    begin(kReadyRows);
}

QWidget *CardListField::makeCard(std::size_t place, QWidget *whole, QHBoxLayout *layout)
{
    auto *box = new CardBox(m_choices, whole);
    box->setMinimumContentsLength(kNameLetters);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->installEventFilter(this);
    box->consult(m_library);
    layout->addWidget(box, 1);
    connect(box, &QComboBox::activated, this, [this, place, box] {
        m_runs[place].card = box->currentData().toString().toStdString();
        say();
    });
    m_boxes.push_back(box);
    return box;
}

void CardListField::setCount(std::size_t place, int count)
{
    m_runs[place].count = count;
    say();
}

void CardListField::remove(std::size_t place)
{
    m_runs.erase(m_runs.begin() + static_cast<std::ptrdiff_t>(place));
    say();
}

void CardListField::showRun(std::size_t place)
{
    const Run &run = m_runs[place];
    QSpinBox &count = *rows()[place].count;
    CardBox &box = *m_boxes[place];
    const QSignalBlocker quiet(&count);
    count.setRange(1, std::max(m_most, run.count));
    count.setValue(run.count);
    box.clear();
    for (const Offer &one : m_offers)
        box.addItem(one.text, editor::toQString(one.id));
    const QString id = editor::toQString(run.card);
    if (box.findData(id) < 0)
        box.addItem(id, id);
    box.setCurrentIndex(box.findData(id));
    if (!m_offers.empty())
        box.setColour(m_offers.front().colour);
}

void CardListField::show(const PropertyValue &value)
{
    const auto *ids = std::get_if<std::vector<std::string>>(&value);
    m_runs.clear();
    if (ids)
        for (const std::string &id : *ids) {
            if (!m_runs.empty() && m_runs.back().card == id)
                ++m_runs.back().count;
            else
                m_runs.push_back({id});
        }
    showRows(m_runs.size());
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        showRun(i);
}

void CardListField::offer(const std::vector<Offer> &offers)
{
    if (m_offers == offers)
        return;
    m_offers = offers;
    addButton().setEnabled(!m_offers.empty());
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        showRun(i);
}

void CardListField::consult(const SharedData &library)
{
    m_library = library;
    for (CardBox *box : m_boxes)
        box->consult(library);
}

// The card itself, drawn when somebody asks to see it.
bool CardListField::eventFilter(QObject *watched, QEvent *event)
{
    for (CardBox *box : m_boxes)
        if (event->type() == QEvent::ToolTip && watched == box && m_library)
            box->setToolTip(cardPeek(box->currentData().toString().toStdString(), *m_library));
    return CountedCardsField::eventFilter(watched, event);
}

// The first one that is not there last: it would only be one more of the same.
void CardListField::add()
{
    const auto isNew = [this](const Offer &one) {
        return m_runs.empty() || one.id != m_runs.back().card;
    };
    const auto next = std::find_if(m_offers.begin(), m_offers.end(), isNew);
    if (next == m_offers.end())
        return;
    m_runs.push_back({next->id});
    say();
    m_boxes[m_runs.size() - 1]->setFocus(Qt::OtherFocusReason);
}

void CardListField::say()
{
    std::vector<std::string> ids;
    for (const Run &run : m_runs)
        ids.insert(ids.end(), static_cast<std::size_t>(run.count), run.card);
    show(ids); // what is the same now is one row
    emit edited(ids);
}

void CardListField::retranslate()
{
    CountedCardsField::retranslate();
    addButton().setText(tr("Add a card"));
    addButton().setToolTip(tr("Add another card"));
    for (const Row &row : rows()) {
        row.count->setToolTip(tr("How many of this card"));
        row.remove->setToolTip(tr("Remove this card"));
    }
}

} // namespace hexwerk::assault::ui

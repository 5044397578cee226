#include "editor/assault/panels/fields/card_list_field.h"

#include <QEvent>
#include <QHBoxLayout>
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
    : Field(parent)
    , m_choices(property.choices)
    , m_most(property.most)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
    // In the order of the tabulator; as many are seen as there are cards.
    for (std::size_t i = 0; i < kReadyRows; ++i)
        addRow();
    m_add = new QToolButton(this);
    m_column->addWidget(m_add);
    setFocusProxy(m_add);
    connect(m_add, &QToolButton::clicked, this, &CardListField::add);
    CardListField::retranslate();
}

CardListField::Row CardListField::makeRow()
{
    auto *whole = new QWidget(this);
    Row row{whole, new QSpinBox(whole), new QLabel(QStringLiteral("\u00d7"), whole),
            new CardBox(m_choices, whole), new QToolButton(whole)};
    auto *layout = new QHBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(row.count);
    layout->addWidget(row.times);
    layout->addWidget(row.card, 1);
    layout->addWidget(row.remove);
    row.card->setMinimumContentsLength(kNameLetters);
    row.card->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.card->installEventFilter(this);
    row.remove->setText(QStringLiteral("\u2212"));
    connect(row.count, &QSpinBox::valueChanged, this, [this, whole](int count) {
        m_runs[placeOf(whole)].count = count;
        say();
    });
    connect(row.card, &QComboBox::activated, this, [this, whole, box = row.card] {
        m_runs[placeOf(whole)].card = box->currentData().toString().toStdString();
        say();
    });
    connect(row.remove, &QToolButton::clicked, this, [this, whole] {
        m_runs.erase(m_runs.begin() + static_cast<std::ptrdiff_t>(placeOf(whole)));
        say();
    });
    return row;
}

void CardListField::addRow()
{
    const Row row = makeRow();
    row.whole->hide();
    m_column->insertWidget(static_cast<int>(m_rows.size()), row.whole);
    if (m_rows.size() >= kReadyRows) { // made late, the tabulator would come to it last
        QWidget *before = m_rows.back().remove;
        for (QWidget *widget : std::initializer_list<QWidget *>{row.count, row.card, row.remove})
            setTabOrder(std::exchange(before, widget), widget);
    }
    row.card->consult(m_library);
    m_rows.push_back(row);
}

std::size_t CardListField::placeOf(const QWidget *whole) const
{
    return static_cast<std::size_t>(
        std::find_if(m_rows.begin(), m_rows.end(),
                     [whole](const Row &row) { return row.whole == whole; }) -
        m_rows.begin());
}

void CardListField::showRows(std::size_t count)
{
    const std::size_t before = m_rows.size();
    while (m_rows.size() < count)
        addRow();
    if (m_rows.size() > before)
        retranslate();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].whole->setVisible(i < count);
    setFocusProxy(count > 0 ? static_cast<QWidget *>(m_rows.front().count) : m_add);
}

void CardListField::showRow(const Row &row, const Run &run)
{
    const QSignalBlocker quiet(row.count);
    row.count->setRange(1, std::max(m_most, run.count));
    row.count->setValue(run.count);
    row.card->clear();
    for (const Offer &one : m_offers)
        row.card->addItem(one.text, editor::toQString(one.id));
    const QString id = editor::toQString(run.card);
    if (row.card->findData(id) < 0)
        row.card->addItem(id, id);
    row.card->setCurrentIndex(row.card->findData(id));
    if (!m_offers.empty())
        row.card->setColour(m_offers.front().colour);
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
        showRow(m_rows[i], m_runs[i]);
}

void CardListField::offer(const std::vector<Offer> &offers)
{
    if (m_offers == offers)
        return;
    m_offers = offers;
    m_add->setEnabled(!m_offers.empty());
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        showRow(m_rows[i], m_runs[i]);
}

void CardListField::consult(const SharedData &library)
{
    m_library = library;
    for (const Row &row : m_rows)
        row.card->consult(library);
}

// The card itself, drawn when somebody asks to see it.
bool CardListField::eventFilter(QObject *watched, QEvent *event)
{
    for (const Row &row : m_rows)
        if (event->type() == QEvent::ToolTip && watched == row.card && m_library)
            row.card->setToolTip(
                cardPeek(row.card->currentData().toString().toStdString(), *m_library));
    return Field::eventFilter(watched, event);
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
    m_rows[m_runs.size() - 1].card->setFocus(Qt::OtherFocusReason);
}

void CardListField::say()
{
    std::vector<std::string> ids;
    for (const Run &run : m_runs)
        ids.insert(ids.end(), static_cast<std::size_t>(run.count), run.card);
    show(ids); // what is the same now is one row
    emit edited(ids);
}

void CardListField::setLabel(const QString &label)
{
    m_label = label;
    retranslate();
}

void CardListField::retranslate()
{
    m_add->setText(tr("Add a card"));
    m_add->setToolTip(tr("Add another card"));
    //: %1 is a field, such as Cards
    m_add->setAccessibleName(tr("%1: add").arg(m_label));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const auto name = [&](QWidget *widget, const QString &what) {
            //: %1 is a field, such as Cards; %2 the number of an entry, %3 a part of it
            widget->setAccessibleName(tr("%1 %2: %3").arg(m_label).arg(i + 1).arg(what));
        };
        name(row.count, tr("number"));
        name(row.card, tr("card"));
        name(row.remove, tr("remove"));
        row.count->setToolTip(tr("How many of this card"));
        row.remove->setToolTip(tr("Remove this card"));
    }
}

} // namespace hexwerk::assault::ui

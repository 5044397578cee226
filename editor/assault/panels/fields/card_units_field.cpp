#include "editor/assault/panels/fields/card_units_field.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kMostUnits = 20;
static constexpr std::size_t kUnitRows = 16; // that stand ready
static constexpr int kLetters = 18;          // of an id

CardUnitsField::CardUnitsField(QWidget *parent)
    : Field(parent)
    , m_column(new QVBoxLayout(this))
    , m_known(new QStandardItemModel(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
    // In the order of the tabulator; as many are seen as there are entries.
    for (std::size_t i = 0; i < kUnitRows; ++i)
        addRow();
    m_add = new QToolButton(this);
    m_column->addWidget(m_add);
    setFocusProxy(m_add);
    connect(m_add, &QToolButton::clicked, this, &CardUnitsField::add);
    CardUnitsField::retranslate();
}

CardUnitsField::Row CardUnitsField::makeRow()
{
    auto *whole = new QWidget(this);
    Row row{whole,
            new QSpinBox(whole),
            new QLabel(QStringLiteral("\u00d7"), whole),
            new QLineEdit(whole),
            new QLabel(whole),
            new QToolButton(whole)};
    auto *layout = new QHBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{row.count, row.times, row.card, row.remove})
        layout->addWidget(widget);
    layout->addWidget(row.name, 1);
    row.name->setForegroundRole(QPalette::PlaceholderText);
    row.name->setMinimumWidth(kLetters * fontMetrics().averageCharWidth() / 2);
    row.name->setWordWrap(true);
    row.count->setRange(1, kMostUnits);
    row.card->setMinimumWidth(kLetters * fontMetrics().averageCharWidth());
    auto *completer = new QCompleter(m_known, row.card);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    row.card->setCompleter(completer);
    connect(row.count, &QSpinBox::valueChanged, this, [this, whole](int count) {
        m_units[placeOf(whole)].count = count;
        emit edited(m_units);
    });
    connect(row.card, &QLineEdit::editingFinished, this,
            [this, whole, line = row.card] { take(placeOf(whole), line->text()); });
    row.remove->setText(QStringLiteral("\u2212"));
    connect(row.remove, &QToolButton::clicked, this, [this, whole] {
        m_units.erase(m_units.begin() + static_cast<std::ptrdiff_t>(placeOf(whole)));
        say();
    });
    return row;
}

void CardUnitsField::addRow()
{
    const Row row = makeRow();
    row.whole->hide();
    m_column->insertWidget(static_cast<int>(m_rows.size()), row.whole);
    if (m_rows.size() >= kUnitRows) { // made late, the tabulator would come to it last
        QWidget *before = m_rows.back().remove;
        for (QWidget *widget : std::initializer_list<QWidget *>{row.count, row.card, row.remove})
            setTabOrder(std::exchange(before, widget), widget);
    }
    m_rows.push_back(row);
}

std::size_t CardUnitsField::placeOf(const QWidget *whole) const
{
    return static_cast<std::size_t>(
        std::find_if(m_rows.begin(), m_rows.end(),
                     [whole](const Row &row) { return row.whole == whole; }) -
        m_rows.begin());
}

std::string CardUnitsField::meant(const QString &typed) const
{
    const QString words = typed.trimmed();
    const auto same = [&](const Offer &one) { return editor::toQString(one.id) == words; };
    if (const auto found = std::find_if(m_offers.begin(), m_offers.end(), same);
        found != m_offers.end())
        return found->id;
    const auto fits = [&](const Offer &one) {
        return editor::toQString(one.id).contains(words, Qt::CaseInsensitive) ||
               one.text.contains(words, Qt::CaseInsensitive);
    };
    const auto found = std::find_if(m_offers.begin(), m_offers.end(), fits);
    return found == m_offers.end() || words.isEmpty() ? words.toStdString() : found->id;
}

QString CardUnitsField::nameOf(const std::string &id) const
{
    for (const Offer &one : m_offers)
        if (one.id == id)
            return one.text;
    return id.empty() ? QString() : tr("There is no such card.");
}

void CardUnitsField::take(std::size_t place, const QString &typed)
{
    if (place >= m_units.size()) // a row that is going
        return;
    const std::string id = meant(typed);
    if (id == m_units[place].card)
        return m_rows[place].card->setText(editor::toQString(id));
    m_units[place].card = id;
    say();
}

void CardUnitsField::showRows(std::size_t count)
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

void CardUnitsField::show(const PropertyValue &value)
{
    const auto *units = std::get_if<std::vector<FormationUnits>>(&value);
    m_units = units ? *units : std::vector<FormationUnits>();
    showRows(m_units.size());
    for (std::size_t i = 0; i < std::min(m_units.size(), m_rows.size()); ++i) {
        const QSignalBlocker quiet(m_rows[i].count);
        m_rows[i].count->setValue(m_units[i].count);
        m_rows[i].card->setText(editor::toQString(m_units[i].card));
        m_rows[i].name->setText(nameOf(m_units[i].card));
    }
}

void CardUnitsField::offer(const std::vector<Offer> &offers)
{
    if (m_offers == offers)
        return;
    m_offers = offers;
    m_known->clear();
    for (const Offer &one : m_offers)
        m_known->appendRow(new QStandardItem(editor::toQString(one.id)));
    for (std::size_t i = 0; i < std::min(m_units.size(), m_rows.size()); ++i)
        m_rows[i].name->setText(nameOf(m_units[i].card));
}

void CardUnitsField::add()
{
    m_units.emplace_back();
    show(std::vector<FormationUnits>(m_units)); // said when it has a card
    const Row &row = m_rows[m_units.size() - 1];
    row.count->setFocus(Qt::OtherFocusReason);
    row.count->selectAll();
}

void CardUnitsField::say()
{
    const std::vector<FormationUnits> units = m_units;
    show(units);
    emit edited(units);
}

void CardUnitsField::setLabel(const QString &label)
{
    m_label = label;
    retranslate();
}

void CardUnitsField::retranslate()
{
    m_add->setText(tr("Add units"));
    m_add->setToolTip(tr("Add units of another card"));
    //: %1 is a field, such as Units
    m_add->setAccessibleName(tr("%1: add").arg(m_label));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const auto name = [&](QWidget *widget, const QString &what) {
            //: %1 is a field, such as Units; %2 the number of an entry, %3 a part of it
            widget->setAccessibleName(tr("%1 %2: %3").arg(m_label).arg(i + 1).arg(what));
        };
        name(row.count, tr("number"));
        name(row.card, tr("card"));
        name(row.remove, tr("remove"));
        row.card->setToolTip(tr("The id of a unit card, or part of its id or name"));
        row.remove->setToolTip(tr("Remove these units"));
        row.name->setText(i < m_units.size() ? nameOf(m_units[i].card) : QString());
    }
}

} // namespace hexwerk::assault::ui

#include "editor/assault/panels/fields/card_units_field.h"

#include <QSignalBlocker>

#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kMostUnits = 20;
static constexpr std::size_t kUnitRows = 16; // that stand ready
static constexpr int kLetters = 18;          // of an id

CardUnitsField::CardUnitsField(QWidget *parent)
    : CountedCardsField(parent)
    , m_known(new QStandardItemModel(this))
{
    begin(kUnitRows);
}

QWidget *CardUnitsField::makeCard(std::size_t place, QWidget *whole, QHBoxLayout *layout)
{
    auto *card = new QLineEdit(whole);
    auto *name = new QLabel(whole);
    layout->addWidget(card);
    layout->addWidget(name, 1);
    name->setForegroundRole(QPalette::PlaceholderText);
    name->setMinimumWidth(kLetters * fontMetrics().averageCharWidth() / 2);
    name->setWordWrap(true);
    card->setMinimumWidth(kLetters * fontMetrics().averageCharWidth());
    auto *completer = new QCompleter(m_known, card);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    card->setCompleter(completer);
    connect(card, &QLineEdit::editingFinished, this,
            [this, place, card] { take(place, card->text()); });
    m_entries.push_back({card, name});
    return card;
}

void CardUnitsField::setCount(std::size_t place, int count)
{
    m_units[place].count = count;
    emit edited(m_units);
}

void CardUnitsField::remove(std::size_t place)
{
    m_units.erase(m_units.begin() + static_cast<std::ptrdiff_t>(place));
    say();
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
        return m_entries[place].card->setText(editor::toQString(id));
    m_units[place].card = id;
    say();
}

void CardUnitsField::show(const PropertyValue &value)
{
    const auto *units = std::get_if<std::vector<FormationUnits>>(&value);
    m_units = units ? *units : std::vector<FormationUnits>();
    showRows(m_units.size());
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        QSpinBox &count = *rows()[i].count;
        const QSignalBlocker quiet(&count);
        count.setRange(1, kMostUnits);
        count.setValue(m_units[i].count);
        m_entries[i].card->setText(editor::toQString(m_units[i].card));
        m_entries[i].name->setText(nameOf(m_units[i].card));
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
    for (std::size_t i = 0; i < m_units.size(); ++i)
        m_entries[i].name->setText(nameOf(m_units[i].card));
}

void CardUnitsField::add()
{
    m_units.emplace_back();
    show(std::vector<FormationUnits>(m_units)); // said when it has a card
    QSpinBox &count = *rows()[m_units.size() - 1].count;
    count.setFocus(Qt::OtherFocusReason);
    count.selectAll();
}

void CardUnitsField::say()
{
    const std::vector<FormationUnits> units = m_units;
    show(units);
    emit edited(units);
}

void CardUnitsField::retranslate()
{
    CountedCardsField::retranslate();
    addButton().setText(tr("Add units"));
    addButton().setToolTip(tr("Add units of another card"));
    for (std::size_t i = 0; i < rows().size(); ++i) {
        rows()[i].card->setToolTip(tr("The id of a unit card, or part of its id or name"));
        rows()[i].remove->setToolTip(tr("Remove these units"));
        m_entries[i].name->setText(i < m_units.size() ? nameOf(m_units[i].card) : QString());
    }
}

} // namespace hexwerk::assault::ui

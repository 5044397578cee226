#include "editor/assault/panels/fields/counted_cards_field.h"

#include <QLabel>

#include <utility>

namespace hexwerk::assault::ui {

CountedCardsField::CountedCardsField(QWidget *parent)
    : Field(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
}

void CountedCardsField::begin(std::size_t ready)
{
    m_ready = ready;
    for (std::size_t i = 0; i < ready; ++i)
        addRow();
    m_add = new QToolButton(this);
    m_column->addWidget(m_add);
    setFocusProxy(m_add);
    connect(m_add, &QToolButton::clicked, this, [this] { add(); });
    retranslate();
}

void CountedCardsField::addRow()
{
    const std::size_t place = m_rows.size();
    auto *whole = new QWidget(this);
    auto *layout = new QHBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto *count = new QSpinBox(whole);
    layout->addWidget(count);
    layout->addWidget(new QLabel(QStringLiteral("\u00d7"), whole));
    QWidget *card = makeCard(place, whole, layout);
    auto *remove = new QToolButton(whole);
    remove->setText(QStringLiteral("\u2212"));
    layout->insertWidget(layout->indexOf(card) + 1, remove);
    connect(count, &QSpinBox::valueChanged, this,
            [this, place](int number) { setCount(place, number); });
    connect(remove, &QToolButton::clicked, this, [this, place] { this->remove(place); });
    whole->hide();
    m_column->insertWidget(static_cast<int>(place), whole);
    if (place >= m_ready) { // made late, the tabulator would come to it last
        QWidget *before = m_rows.back().remove;
        for (QWidget *widget : std::initializer_list<QWidget *>{count, card, remove})
            setTabOrder(std::exchange(before, widget), widget);
    }
    m_rows.push_back({whole, count, card, remove});
}

void CountedCardsField::showRows(std::size_t count)
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

void CountedCardsField::setLabel(const QString &label)
{
    m_label = label;
    retranslate();
}

void CountedCardsField::retranslate()
{
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
    }
}

} // namespace hexwerk::assault::ui

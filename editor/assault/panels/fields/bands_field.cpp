#include "editor/assault/panels/fields/bands_field.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kMostRange = 14; // [R4.2b]

BandsField::BandsField(const FieldSpec &property, QWidget *parent)
    : Field(parent)
    , m_most(static_cast<std::size_t>(property.most))
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
    // All of them, in the order of the tabulator; as many are seen as there are bands.
    for (std::size_t i = 0; i < m_most; ++i) {
        m_rows.push_back(makeRow());
        m_rows.back().whole->hide();
        m_column->addWidget(m_rows.back().whole);
    }
    m_add = new QToolButton(this);
    m_column->addWidget(m_add);
    setFocusProxy(m_add);
    connect(m_add, &QToolButton::clicked, this, &BandsField::add);
    BandsField::retranslate();
}

BandsField::Row BandsField::makeRow()
{
    auto *whole = new QWidget(this);
    Row row{whole,
            new QSpinBox(whole),
            new QLabel(whole),
            new QSpinBox(whole),
            new DiceEdit(32, whole),
            new QToolButton(whole)};
    auto *layout = new QHBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{row.from, row.upTo, row.to, row.dice, row.remove})
        layout->addWidget(widget);
    layout->addStretch();
    for (QSpinBox *box : {row.from, row.to}) {
        box->setRange(0, kMostRange);
        connect(box, &QSpinBox::valueChanged, this, [this, whole] { change(placeOf(whole)); });
    }
    connect(row.dice, &DiceEdit::edited, this, [this, whole] { change(placeOf(whole)); });
    row.remove->setText(QStringLiteral("\u2212"));
    connect(row.remove, &QToolButton::clicked, this, [this, whole] {
        m_bands.erase(m_bands.begin() + static_cast<std::ptrdiff_t>(placeOf(whole)));
        say();
    });
    return row;
}

std::size_t BandsField::placeOf(const QWidget *whole) const
{
    return static_cast<std::size_t>(
        std::find_if(m_rows.begin(), m_rows.end(),
                     [whole](const Row &row) { return row.whole == whole; }) -
        m_rows.begin());
}

void BandsField::showRows(std::size_t count)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].whole->setVisible(i < count);
    m_add->setVisible(count < m_most);
    setFocusProxy(count > 0 ? static_cast<QWidget *>(m_rows.front().from) : m_add);
}

void BandsField::show(const PropertyValue &value)
{
    const auto *bands = std::get_if<std::vector<RangeBand>>(&value);
    m_bands = bands ? *bands : std::vector<RangeBand>();
    showRows(m_bands.size());
    for (std::size_t i = 0; i < m_bands.size(); ++i) {
        const QSignalBlocker from(m_rows[i].from);
        const QSignalBlocker to(m_rows[i].to);
        m_rows[i].from->setValue(m_bands[i].from);
        m_rows[i].to->setValue(m_bands[i].to);
        m_rows[i].dice->setPool(m_bands[i].dice);
    }
}

void BandsField::change(std::size_t place)
{
    const Row &row = m_rows[place];
    m_bands[place] = {row.from->value(), row.to->value(), row.dice->pool()};
    emit edited(m_bands);
}

// The next band begins where the last one ends; the hand goes on at its end.
void BandsField::add()
{
    const int next = m_bands.empty() ? 0 : std::min(m_bands.back().to + 1, kMostRange);
    m_bands.push_back({next, next, {}});
    say();
    const Row &row = m_rows[m_bands.size() - 1];
    row.to->setFocus(Qt::OtherFocusReason);
    row.to->selectAll();
}

void BandsField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Plus && m_bands.size() < m_most)
        return add();
    Field::keyPressEvent(event);
}

void BandsField::say()
{
    const std::vector<RangeBand> bands = m_bands;
    show(bands);
    emit edited(bands);
}

void BandsField::setLabel(const QString &label)
{
    m_label = label;
    retranslate();
}

void BandsField::retranslate()
{
    m_add->setText(tr("Add band"));
    m_add->setToolTip(tr("Add a range band after the last one (+ in the dice of a band)"));
    //: %1 is a field, such as Against soft
    m_add->setAccessibleName(tr("%1: add a band").arg(m_label));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const auto name = [&](QWidget *widget, const QString &what) {
            //: %1 is a field, such as Against soft; %2 the number of a band in it, %3 a part
            widget->setAccessibleName(tr("%1, band %2: %3").arg(m_label).arg(i + 1).arg(what));
        };
        row.upTo->setText(tr("to"));
        name(row.from, tr("from"));
        name(row.to, tr("to"));
        name(row.dice, tr("dice"));
        name(row.remove, tr("remove"));
        row.from->setToolTip(tr("Nearest range, in hexes; 0 is close combat"));
        row.to->setToolTip(tr("Farthest range, in hexes"));
        row.remove->setToolTip(tr("Remove this band"));
    }
}

} // namespace hexwerk::assault::ui

#include "app/assault/assistant/dice_table.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>

#include "app/basis/large_type.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/text/play_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kPicture = 36;

DiceTable::DiceTable(QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(4, 2, 4, 2);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
}

// Whether other rows are wanted: a face that is told changes none of them.
static bool hasOtherDice(const std::vector<TableRoll> &one, const std::vector<TableRoll> &other)
{
    return !std::equal(one.begin(), one.end(), other.begin(), other.end(),
                       [](const TableRoll &a, const TableRoll &b) {
                           return a.use == b.use && a.unit == b.unit && a.dice == b.dice &&
                                  a.plainDice == b.plainDice;
                       });
}

void DiceTable::setRolls(const std::vector<TableRoll> &rolls, const DiceFaces &faces,
                         const QString &needs)
{
    const bool isOther = hasOtherDice(rolls, m_built) || needs != m_needs;
    m_rolls = rolls;
    m_faces = faces;
    m_needs = needs;
    if (isOther)
        rebuild();
    fill();
}

void DiceTable::setColumns(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    rebuild();
    fill();
}

// In short, where rolls stand beside each other.
QString DiceTable::titleOf(RollUse use)
{
    switch (use) {
    case RollUse::AssaultAttack:
        return tr("Assault unit attacks");
    case RollUse::DefenceDefence:
        return tr("Defence unit defends");
    case RollUse::DefenceAttack:
        return tr("Defence unit attacks");
    case RollUse::AssaultDefence:
        return tr("Assault unit defends");
    case RollUse::CriticalAttack:
        return tr("Critical hit: attack");
    case RollUse::CriticalDefence:
        return tr("Critical hit: defence");
    default:
        return PlayText::use(use);
    }
}

QWidget *DiceTable::makeRoll(std::size_t roll)
{
    const TableRoll &asked = m_rolls[roll];
    auto *group = new QWidget(this);
    auto *grid = new QGridLayout(group);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(1);
    grid->setVerticalSpacing(2);
    auto *title = new QLabel(titleOf(asked.use), group);
    title->setStyleSheet(QStringLiteral("font-weight: bold"));
    if (asked.plainDice > 0 && !m_needs.isEmpty())
        title->setText(m_needs);
    grid->addWidget(title, 0, 0, 1, kFaces + 2);
    const std::vector<Die> dice = asked.dice.dice();
    for (std::size_t die = 0; die < asked.faces.size(); ++die) {
        Row row{.roll = roll, .die = die, .word = new QLabel(group)};
        if (asked.plainDice == 0)
            row.colour = dice[die];
        const int line = static_cast<int>(die) + 1;
        grid->addWidget(row.word, line, 0);
        for (int face = 0; face < kFaces; ++face) {
            auto *button = new QToolButton(group);
            button->setCheckable(true);
            button->setFocusPolicy(Qt::NoFocus);
            button->setFixedSize(kLargeTarget + 2, kLargeTarget + 2);
            button->setIconSize({kPicture, kPicture});
            const std::size_t place = m_rows.size();
            connect(button, &QToolButton::clicked, this, [this, place, face] {
                const Row &pressed = m_rows[place];
                emit told(pressed.roll, pressed.die, faceAt(pressed, face));
            });
            grid->addWidget(button, line, face + 1);
            row.faces[static_cast<std::size_t>(face)] = button;
        }
        m_rows.push_back(row);
    }
    grid->setColumnStretch(kFaces + 1, 1);
    grid->setRowStretch(static_cast<int>(asked.faces.size()) + 1, 1);
    return group;
}

void DiceTable::rebuild()
{
    for (QWidget *group : m_groups) {
        group->hide();
        group->deleteLater();
    }
    m_groups.clear();
    m_rows.clear();
    m_built = m_rolls;
    auto *grid = static_cast<QGridLayout *>(layout());
    int row = 0;
    int column = 0;
    for (std::size_t roll = 0; roll < m_rolls.size(); ++roll) {
        m_groups.push_back(makeRoll(roll));
        const bool isPlain = m_rolls[roll].plainDice > 0; // has a line of its own
        if (isPlain && column > 0) {
            ++row;
            column = 0;
        }
        grid->addWidget(m_groups.back(), row, column, 1, isPlain ? m_columns : 1, Qt::AlignTop);
        if (isPlain || ++column == m_columns) {
            ++row;
            column = 0;
        }
    }
}

static bool hasFace(const DiceFaces &faces, Die die, Symbols face)
{
    for (int number = 1; number <= 6; ++number)
        if (faces.face(die, number) == face)
            return true;
    return false;
}

TableFace DiceTable::faceAt(const Row &row, int face) const
{
    if (!row.colour)
        return static_cast<std::uint8_t>(face + 1);
    return DicePainter::faces()[static_cast<std::size_t>(face)];
}

void DiceTable::fill()
{
    m_ring.reset();
    const qreal ratio = devicePixelRatioF();
    for (std::size_t place = 0; place < m_rows.size(); ++place) {
        const Row &row = m_rows[place];
        const auto &told = m_rolls[row.roll].faces[row.die];
        if (!told && !m_ring)
            m_ring = place;
        row.word->setText(row.colour ? DicePainter::word(*row.colour) : tr("Die"));
        for (int i = 0; i < kFaces; ++i) {
            QToolButton *button = row.faces[static_cast<std::size_t>(i)];
            const TableFace face = faceAt(row, i);
            QString words = QString::number(i + 1);
            if (row.colour) {
                const Symbols symbols = std::get<Symbols>(face);
                words = DicePainter::faceText(symbols);
                QPixmap picture =
                    DicePainter::pixmap(*row.colour, symbols, static_cast<int>(kPicture * ratio));
                picture.setDevicePixelRatio(ratio);
                button->setIcon(picture);
                // A face that the die does not have can be pressed all the same.
                button->setProperty("other", !hasFace(m_faces, *row.colour, symbols));
            } else {
                button->setText(words);
            }
            button->setChecked(told == face);
            //: of a button: %1 is a die, %2 its number, %3 what it would show
            button->setAccessibleName(
                tr("%1 die %2: %3").arg(row.word->text()).arg(row.die + 1).arg(words));
            button->setToolTip(words);
        }
    }
    update();
}

bool DiceTable::press(int face)
{
    if (!m_ring || face < 0 || face >= kFaces)
        return false;
    const Row row = m_rows[*m_ring];
    emit told(row.roll, row.die, faceAt(row, face));
    return true;
}

QToolButton *DiceTable::button(std::size_t roll, std::size_t die, int face) const
{
    for (const Row &row : m_rows)
        if (row.roll == roll && row.die == die)
            return row.faces[static_cast<std::size_t>(face)];
    return nullptr;
}

void DiceTable::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (!m_ring)
        return;
    const Row &row = m_rows[*m_ring];
    const QRect first(row.word->mapTo(this, QPoint()), row.word->size());
    const QRect last(row.faces.back()->mapTo(this, QPoint()), row.faces.back()->size());
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Link), 3));
    painter.drawRect(first.united(last).adjusted(-3, -1, 2, 1));
}

void DiceTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        rebuild();
        fill();
    }
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui

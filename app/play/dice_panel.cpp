#include "app/play/dice_panel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "editor/canvas/dice_painter.h"
#include "editor/canvas/icons.h"

#include <algorithm>
#include <array>

namespace hexwerk {

using namespace assault;
using editor::DicePainter;

static constexpr int kFaces = 6;
static constexpr int kDieSize = 28; // pixels
// What a battle die can show, in the order of the keys.
static constexpr std::array<Symbols, kFaces> kShown = {Symbols{},        Symbols{0, 0, 1},
                                                       Symbols{0, 1, 0}, Symbols{0, 2, 0},
                                                       Symbols{1, 0, 0}, Symbols{1, 1, 0}};

DicePanel::DicePanel(QWidget *parent)
    : QWidget(parent)
    , m_roll(new QPushButton(this))
    , m_grid(new QGridLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_roll);
    column->addLayout(m_grid);
    m_grid->setSpacing(2);
    m_roll->setIcon(editor::icon(QStringLiteral("roll_dice")));
    m_roll->setShortcut(QKeySequence(Qt::Key_R));
    connect(m_roll, &QPushButton::clicked, this, &DicePanel::rollWanted);
    setFocusPolicy(Qt::StrongFocus);
    retranslate();
}

QToolButton *DicePanel::addFace(std::size_t row, int face, std::optional<Die> die)
{
    auto *button = new QToolButton(this);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    QString name = QString::number(face + 1);
    if (die) {
        const Symbols shown = kShown[static_cast<std::size_t>(face)];
        name = tr("%1: %2").arg(DicePainter::word(*die), DicePainter::faceText(shown));
        button->setIcon(QIcon(DicePainter::pixmap(*die, shown, kDieSize)));
        button->setIconSize({kDieSize, kDieSize});
        button->setToolTip(tr("%1 (key %2)").arg(name).arg(face + 1));
    } else {
        button->setText(name);
        button->setToolTip(tr("The die shows %1").arg(name));
    }
    button->setAccessibleName(name);
    connect(button, &QToolButton::clicked, this, [this, row, face] { choose(row, face); });
    m_grid->addWidget(button, static_cast<int>(row), face + 1);
    return button;
}

void DicePanel::addRow(std::optional<Die> die)
{
    const std::size_t row = m_rows.size();
    auto *label = new QLabel(die ? DicePainter::word(*die) : tr("Die %1").arg(row + 1), this);
    m_grid->addWidget(label, static_cast<int>(row), 0);
    Row added{label, {}};
    for (int face = 0; face < kFaces; ++face)
        added.faces.push_back(addFace(row, face, die));
    m_rows.push_back(added);
    m_chosen.push_back(-1);
}

void DicePanel::show(const Position &p)
{
    for (const Row &row : m_rows) {
        row.die->hide();
        row.die->deleteLater();
        for (QToolButton *face : row.faces) {
            face->hide();
            face->deleteLater();
        }
    }
    m_rows.clear();
    m_chosen.clear();
    m_battle = p.pending.question == Question::BattleDice;
    for (const Die die : p.pending.dice.dice())
        addRow(die);
    for (int i = 0; i < p.pending.plainDice; ++i)
        addRow(std::nullopt);
}

void DicePanel::choose(std::size_t row, int face)
{
    m_chosen[row] = face;
    for (int i = 0; i < kFaces; ++i)
        m_rows[row].faces[static_cast<std::size_t>(i)]->setChecked(i == face);
    if (std::find(m_chosen.begin(), m_chosen.end(), -1) == m_chosen.end())
        finish();
}

void DicePanel::finish()
{
    Dice dice;
    for (const int face : m_chosen) {
        if (m_battle)
            dice.symbols.push_back(kShown[static_cast<std::size_t>(face)]);
        else
            dice.faces.push_back(static_cast<std::uint8_t>(face + 1));
    }
    emit entered(dice);
}

void DicePanel::keyPressEvent(QKeyEvent *event)
{
    const int face = event->key() - Qt::Key_1;
    const auto next = std::find(m_chosen.begin(), m_chosen.end(), -1);
    if (face >= 0 && face < kFaces && next != m_chosen.end()) {
        choose(static_cast<std::size_t>(next - m_chosen.begin()), face);
        return;
    }
    if (event->key() == Qt::Key_Backspace && next != m_chosen.begin()) {
        const auto last = static_cast<std::size_t>(next - m_chosen.begin()) - 1;
        m_chosen[last] = -1;
        for (QToolButton *button : m_rows[last].faces)
            button->setChecked(false);
        return;
    }
    QWidget::keyPressEvent(event);
}

void DicePanel::retranslate()
{
    m_roll->setText(tr("Roll the dice (R)"));
    m_roll->setToolTip(tr("The program rolls fair dice"));
    m_roll->setAccessibleName(tr("Roll the dice"));
    setAccessibleName(tr("What the dice show"));
}

void DicePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk

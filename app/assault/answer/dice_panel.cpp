#include "app/assault/answer/dice_panel.h"

#include <QEvent>
#include <QPainter>
#include <QShortcut>
#include <QVBoxLayout>

#include "editor/assault/canvas/dice_painter.h"
#include "editor/canvas/icons.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kAskedSize = 26; // pixels
static constexpr int kFaceSize = 36;
static constexpr int kDiceInARow = 8; // of the least width of the panel

static Symbols shown(int face)
{
    return DicePainter::faces()[static_cast<std::size_t>(face)];
}

DicePanel::DicePanel(QWidget *parent)
    : QWidget(parent)
    , m_roll(new QPushButton(this))
    , m_seed(new QLabel(this))
    , m_prompt(new QLabel(this))
    , m_strip(new QGridLayout)
    , m_other(new QToolButton(this))
    , m_accept(new QPushButton(this))
{
    m_prompt->setWordWrap(true);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setAlignment(Qt::AlignCenter);
    m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_strip->setSpacing(2);
    m_strip->setColumnStretch(kDiceInARow, 1);
    m_roll->setIcon(editor::icon(QStringLiteral("roll_dice")));
    connect(m_roll, &QPushButton::clicked, this, &DicePanel::rollWanted);
    onKey(Qt::Key_R, &DicePanel::rollWanted);
    onKey(Qt::Key_Backspace, &DicePanel::takeBack);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_roll);
    column->addWidget(m_seed);
    column->addWidget(m_prompt);
    column->addLayout(m_strip);
    makeFaces();
    makeAccept();
    retranslate();
}

// At once, however quickly the keys follow each other: a button's own key acts with a delay.
template<typename Slot>
QShortcut *DicePanel::onKey(Qt::Key key, Slot slot)
{
    auto *shortcut = new QShortcut(QKeySequence(key), this);
    shortcut->setAutoRepeat(false);
    connect(shortcut, &QShortcut::activated, this, slot);
    return shortcut;
}

void DicePanel::makeFaces()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(2);
    for (int face = 0; face < kFaces; ++face) {
        auto *button = new QToolButton(this);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setText(QString::number(face + 1));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setIconSize({kFaceSize, kFaceSize});
        connect(button, &QToolButton::clicked, this, [this, face] { enter(face); });
        onKey(static_cast<Qt::Key>(Qt::Key_1 + face), [this, face] { enter(face); });
        row->addWidget(button);
        m_faces[static_cast<std::size_t>(face)] = button;
    }
    m_other->setCheckable(true);
    m_other->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_other, &QToolButton::toggled, this, &DicePanel::showFaces);
    onKey(Qt::Key_0, [this] { m_other->toggle(); });
    row->addWidget(m_other);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void DicePanel::makeAccept()
{
    m_accept->setIcon(editor::icon(QStringLiteral("hand")));
    connect(m_accept, &QPushButton::clicked, this, &DicePanel::accept);
    m_acceptKeys = {onKey(Qt::Key_Return, &DicePanel::accept),
                    onKey(Qt::Key_Enter, &DicePanel::accept)};
    layout()->addWidget(m_accept);
}

void DicePanel::addDie(std::optional<Die> die, std::bitset<kFaces> own)
{
    auto *button = new QToolButton(this);
    button->setCheckable(true);
    button->setIconSize({kAskedSize, kAskedSize});
    const std::size_t place = m_dice.size();
    connect(button, &QToolButton::clicked, this, [this, place] {
        m_next = place;
        showDice();
    });
    m_strip->addWidget(button, static_cast<int>(place) / kDiceInARow,
                       static_cast<int>(place) % kDiceInARow);
    m_dice.push_back({.die = die, .own = own, .button = button});
}

static std::bitset<6> facesOf(const DiceFaces &faces, Die die)
{
    std::bitset<6> own;
    for (int number = 1; number <= 6; ++number)
        for (int face = 0; face < 6; ++face)
            if (shown(face) == faces.face(die, number))
                own.set(static_cast<std::size_t>(face));
    return own;
}

void DicePanel::ask(const Position &p)
{
    for (const AskedDie &die : m_dice) {
        die.button->hide();
        die.button->deleteLater();
        m_strip->removeWidget(die.button);
    }
    m_dice.clear();
    m_next = 0;
    for (const Die die : p.pending.dice.dice())
        addDie(die, facesOf(p.setting->faces, die));
    for (int i = 0; i < p.pending.plainDice; ++i)
        addDie(std::nullopt, std::bitset<kFaces>().set());
    m_other->setChecked(false);
    showDice();
}

QString DicePanel::nameOf(const AskedDie &die, std::optional<int> face) const
{
    if (!die.die)
        return face ? QString::number(*face + 1) : tr("Plain die");
    const QString word = DicePainter::word(*die.die);
    if (!face)
        return word;
    //: %1 is the colour of a die, %2 what it shows
    return tr("%1: %2").arg(word, DicePainter::faceText(shown(*face)));
}

QPixmap DicePanel::picture(const AskedDie &die, std::optional<int> face, int size) const
{
    if (die.die)
        return DicePainter::pixmap(*die.die, face ? std::optional(shown(*face)) : std::nullopt,
                                   size);
    QPixmap picture(size, size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(60, 52, 44), 1.6));
    painter.setBrush(QColor(252, 248, 236));
    painter.drawRoundedRect(QRectF(2, 2, size - 4, size - 4), 5, 5);
    if (face) {
        QFont bold = font();
        bold.setBold(true);
        bold.setPixelSize(size / 2);
        painter.setFont(bold);
        painter.drawText(QRectF(0, 0, size, size), Qt::AlignCenter, QString::number(*face + 1));
    }
    return picture;
}

void DicePanel::showDice()
{
    if (m_dice.empty())
        return;
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        const AskedDie &die = m_dice[i];
        die.button->setIcon(QIcon(picture(die, die.face, kAskedSize)));
        die.button->setChecked(i == m_next);
        die.button->setAccessibleName(nameOf(die, die.face));
        die.button->setToolTip(tr("%1 – click to enter this die").arg(nameOf(die, die.face)));
    }
    const bool isWaiting = isWhole() && m_asksTwice;
    m_accept->setVisible(isWaiting);
    for (QShortcut *key : m_acceptKeys)
        key->setEnabled(isWaiting);
    showFaces();
    if (isWaiting)
        m_prompt->setText(tr("Your own dice – %n entered. Enter accepts; click a die to change it.",
                             nullptr, static_cast<int>(m_dice.size())));
    else
        //: %3 is the colour of the die
        m_prompt->setText(tr("Your own dice – die %1 of %2: %3. Click the face or press its key; "
                             "Backspace goes back.")
                              .arg(m_next + 1)
                              .arg(m_dice.size())
                              .arg(nameOf(m_dice[m_next], std::nullopt)));
}

bool DicePanel::isWhole() const
{
    return std::all_of(m_dice.begin(), m_dice.end(),
                       [](const AskedDie &die) { return die.face.has_value(); });
}

// Of the die that is entered next.
void DicePanel::showFaces()
{
    if (m_dice.empty())
        return;
    const AskedDie &next = m_dice[m_next];
    m_other->setVisible(!next.own.all());
    for (int face = 0; face < kFaces; ++face) {
        QToolButton *button = m_faces[static_cast<std::size_t>(face)];
        button->setVisible(m_other->isChecked() || next.own[static_cast<std::size_t>(face)]);
        button->setIcon(QIcon(picture(next, face, kFaceSize)));
        button->setAccessibleName(nameOf(next, face));
        //: %1 is what a die shows, %2 a key
        button->setToolTip(tr("%1 (key %2)").arg(nameOf(next, face)).arg(face + 1));
    }
}

void DicePanel::showSeed(std::optional<std::uint64_t> seed, const QString &seal)
{
    m_seedShown = seed;
    m_sealShown = seal;
    //: %1 is the number that the program's dice follow from
    m_seed->setText(seed ? tr("Seed %1").arg(*seed)
                         //: %1 are digits that prove afterwards which number it was
                         : tr("Seal %1").arg(seal));
    m_seed->setToolTip(
        seed ? tr("The program's dice are generated from this number; the game file keeps it")
             : tr("The program's dice are generated from a number that is revealed when the game "
                  "is over or closed.\nThe game file keeps this seal: it proves that the number "
                  "stayed the same."));
}

void DicePanel::enter(int face)
{
    if (!m_dice[m_next].own[static_cast<std::size_t>(face)] && !m_other->isChecked())
        return m_other->setChecked(true); // to look at it first
    m_dice[m_next].face = face;
    m_other->setChecked(false);
    const auto open =
        std::find_if(m_dice.begin(), m_dice.end(), [](const AskedDie &die) { return !die.face; });
    if (open != m_dice.end()) {
        m_next = static_cast<std::size_t>(open - m_dice.begin());
        return showDice();
    }
    m_asksTwice ? showDice() : accept();
}

void DicePanel::accept()
{
    Dice dice;
    for (const AskedDie &die : m_dice) {
        if (die.die)
            dice.symbols.push_back(shown(*die.face));
        else
            dice.faces.push_back(static_cast<std::uint8_t>(*die.face + 1));
    }
    emit entered(dice);
}

void DicePanel::takeBack()
{
    if (m_next > 0 && !m_dice[m_next].face)
        --m_next;
    m_dice[m_next].face.reset();
    showDice();
}

void DicePanel::retranslate()
{
    m_roll->setText(tr("Roll the dice (R)"));
    m_roll->setToolTip(tr("The program rolls fair dice"));
    m_roll->setAccessibleName(tr("Roll the dice"));
    showSeed(m_seedShown, m_sealShown);
    setAccessibleName(tr("Dice results"));
    m_other->setText(tr("Other (0)").replace(QLatin1Char(' '), QLatin1Char('\n')));
    m_other->setToolTip(tr("Faces that this die does not have in the dice table (key 0)"));
    m_other->setAccessibleName(tr("Other faces"));
    m_accept->setText(tr("Accept these dice (Enter)"));
    m_accept->setToolTip(tr("Enters the dice results into the game (key Enter)"));
    m_accept->setAccessibleName(tr("Accept these dice"));
    showDice();
}

void DicePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui

#include "app/assault/answer/choice_panel.h"

#include <QEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include "app/basis/large_type.h"
#include "editor/assault/text/choice_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kKeys = 9;

ChoicePanel::ChoicePanel(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout)
    , m_turns(new QWidget(this))
    , m_around(new QGridLayout(m_turns))
    , m_compass(new editor::Compass(m_turns))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(m_grid);
    column->addWidget(m_turns);
    for (QGridLayout *grid : {m_grid, m_around}) {
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setSpacing(3);
    }
    m_around->addWidget(m_compass, 0, 1, 3, 1, Qt::AlignCenter);
    m_around->setColumnStretch(0, 1);
    m_around->setColumnStretch(2, 1);
    m_compass->setFocusPolicy(Qt::NoFocus); // its buttons hear the keys
    connect(m_compass, &editor::Compass::chosen, this, &ChoicePanel::turnTo);
}

void ChoicePanel::turnTo(int facing)
{
    for (const Choice &choice : m_choices)
        if (choice.facing == facing)
            return emit chosen(choice.order);
}

void ChoicePanel::addButton(const Choice &choice)
{
    auto *button = new QToolButton(this);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setIcon(editor::icon(choice.icon));
    QString text =
        editor::withoutMnemonic(choice.facing ? ChoiceText::facing(*choice.facing) : choice.text);
    QString tip = choice.tip.isEmpty() ? choice.text : choice.tip;
    const QString key = addKey(choice, *button);
    const auto whole = [&](QString words) {
        if (choice.chance)
            //: %1 is who fires, %2 the chance of an effect in per cent
            words = tr("%1 – %2 %").arg(words).arg(qRound(100 * *choice.chance));
        //: %1 is the key that chooses it, %2 what is chosen
        return key.isEmpty() ? words : tr("%1  %2").arg(key, words);
    };
    text = whole(text);
    if (!key.isEmpty()) {
        //: %1 says what it means, %2 is a key
        tip = tr("%1 (key %2)").arg(tip, key);
    }
    if (!choice.details.isEmpty())
        text += QLatin1Char('\n') + choice.details;
    if (!choice.allowed && isLargeType())
        text += QLatin1Char('\n') + choice.tip; // no finger points at it
    m_texts.push_back(text);
    m_briefs.push_back(choice.brief.isEmpty() ? text : whole(choice.brief));
    button->setToolTip(tip);
    button->setAccessibleName(choice.text);
    button->setEnabled(choice.allowed);
    button->installEventFilter(this);
    connect(button, &QToolButton::clicked, this, [this, choice] {
        choice.later ? emit chosenLater(*choice.later) : emit chosen(choice.order);
    });
    m_buttons.push_back(button);
}

// Empty where there are more than numbers.
QString ChoicePanel::addKey(const Choice &choice, QToolButton &button)
{
    if (choice.key.isNull() && m_numbered == kKeys)
        return {};
    const QString name = choice.key.isNull() ? QString::number(++m_numbered) : QString(choice.key);
    // Acts at once; a button's own key acts with a delay.
    auto *key = new QShortcut(QKeySequence(name), &button);
    key->setAutoRepeat(false);
    connect(key, &QShortcut::activated, &button, &QToolButton::click);
    button.setProperty("key", name);
    return name;
}

// Broken between words where it is wider than `room` pixels.
static QString wrappedLine(const QString &text, const QFontMetrics &metrics, int room)
{
    QString lines;
    qsizetype begin = 0;
    QStringList words = text.split(QLatin1Char(' '));
    for (qsizetype i = words.size() - 1; i > 0; --i)
        if (words[i] == QLatin1Char('%')) // not without its number
            words[i - 1] += QLatin1Char(' ') + words.takeAt(i);
    for (const QString &word : words) {
        const bool isFull =
            lines.size() > begin &&
            metrics.horizontalAdvance(lines.mid(begin) + QLatin1Char(' ') + word) > room;
        if (!lines.isEmpty())
            lines += QLatin1Char(isFull ? '\n' : ' ');
        if (isFull)
            begin = lines.size();
        lines += word;
    }
    return lines;
}

static QString wrapped(const QString &text, const QFontMetrics &metrics, int room)
{
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString &line : lines)
        line = wrappedLine(line, metrics, room);
    return lines.join(QLatin1Char('\n'));
}

void ChoicePanel::setRoom(QSize room)
{
    if (std::exchange(m_room, room) != room)
        layOut();
}

// As wide as the widest and as high as all together.
QSize ChoicePanel::write(const std::vector<std::size_t> &listed, int width,
                         Qt::ToolButtonStyle style)
{
    const bool isBrief = style == Qt::ToolButtonTextOnly;
    QSize size(0, -m_grid->spacing());
    for (const std::size_t i : listed) {
        QToolButton &button = *m_buttons[i];
        const QFontMetrics metrics = button.fontMetrics();
        const int around = (isBrief ? 0 : button.iconSize().width()) +
                           (isBrief ? 2 : 3) * metrics.averageCharWidth();
        const auto at = static_cast<qsizetype>(i);
        button.setToolButtonStyle(style);
        button.setText(wrapped(isBrief ? m_briefs[at] : m_texts[at], metrics, width - around));
        const QSize one = button.sizeHint();
        size = {std::max(size.width(), one.width()),
                size.height() + one.height() + m_grid->spacing()};
    }
    return size;
}

// In two columns where they are many and short, or too many for one.
void ChoicePanel::layOut()
{
    std::vector<std::size_t> listed;
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_choices[i].facing ? placeAround(i) : listed.push_back(i);
    const int half = (m_room.width() - m_grid->spacing()) / 2;
    const QSize whole = write(listed, m_room.width(), Qt::ToolButtonTextBesideIcon);
    bool isWide = listed.size() > 3 && whole.width() <= half;
    if (!isWide && listed.size() > 3 && whole.height() > m_room.height()) {
        isWide = write(listed, half, Qt::ToolButtonTextOnly).width() <= half;
        if (!isWide)
            write(listed, m_room.width(), Qt::ToolButtonTextBesideIcon);
    }
    const int count = static_cast<int>(listed.size());
    const int rows = isWide ? (count + 1) / 2 : count;
    for (int i = 0; i < count; ++i)
        m_grid->addWidget(m_buttons[listed[static_cast<std::size_t>(i)]], i % rows, i / rows);
    m_turns->setVisible(listed.size() < m_buttons.size());
}

// Where its vertex is: 0 is the upper right one, then clockwise.
void ChoicePanel::placeAround(std::size_t index)
{
    const int facing = *m_choices[index].facing;
    QToolButton &button = *m_buttons[index];
    const int row = facing < 3 ? facing : 5 - facing;
    const QFontMetrics metrics = button.fontMetrics();
    const int room = (m_room.width() - m_compass->sizeHint().width()) / 2 - m_around->spacing();
    button.setText(wrapped(m_texts[static_cast<qsizetype>(index)], metrics,
                           room - 2 * metrics.averageCharWidth()));
    button.setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_around->addWidget(&button, row, facing < 3 ? 2 : 0);
}

void ChoicePanel::forgetButtons()
{
    for (QToolButton *button : m_buttons) {
        button->hide();
        button->deleteLater(); // it may be the one that was just clicked
        m_grid->removeWidget(button);
        m_around->removeWidget(button);
    }
    m_buttons.clear();
    m_texts.clear();
    m_briefs.clear();
    m_numbered = 0;
}

// Of the unit that turns; none while it has none.
static std::optional<int> facingNow(const Position &p, const Picked &picked)
{
    const UnitId unit = picked.unit == UnitId{} ? p.pending.unit : picked.unit;
    return p.has(unit) && p.unit(unit).facing >= 0 ? std::optional<int>(p.unit(unit).facing)
                                                   : std::nullopt;
}

void ChoicePanel::ask(const SeenPosition &seen, const Picked &picked,
                      const std::vector<PathStep> &ahead)
{
    forgetButtons();
    m_choices = m_isEnforced ? QuestionChoices::of(seen, picked, ahead)
                             : QuestionChoices::unenforced(seen, picked, ahead);
    for (const Choice &choice : m_choices)
        addButton(choice);
    m_compass->setFacing(facingNow(seen.position, picked));
    layOut();
}

bool ChoicePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        for (std::size_t i = 0; i < m_buttons.size(); ++i)
            if (m_buttons[i] == watched && !m_choices[i].later)
                emit pointedAt(m_choices[i].order);
    return QWidget::eventFilter(watched, event);
}

} // namespace hexwerk::assault::ui

#include "app/play/choice_panel.h"

#include <QEvent>
#include <QShortcut>

#include "editor/canvas/icons.h"

#include <algorithm>

namespace hexwerk {

static constexpr int kKeys = 9;

ChoicePanel::ChoicePanel(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
}

void ChoicePanel::addButton(const Choice &choice)
{
    auto *button = new QToolButton(this);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setIcon(editor::icon(choice.icon));
    QString text = choice.text;
    text.replace(QLatin1Char('&'), QStringLiteral("&&")); // no key of its own
    QString tip = choice.tip.isEmpty() ? choice.text : choice.tip;
    const auto number = static_cast<int>(m_buttons.size()) + 1;
    if (number <= kKeys) {
        // Acts at once; a button's own key acts with a delay.
        auto *key = new QShortcut(QKeySequence(Qt::Key_0 + number), button);
        key->setAutoRepeat(false);
        connect(key, &QShortcut::activated, button, &QToolButton::click);
        //: %1 is the key that chooses it, %2 what is chosen
        text = tr("%1  %2").arg(number).arg(text);
        //: %1 says what it means, %2 is a key
        tip = tr("%1 (key %2)").arg(tip).arg(number);
    }
    m_texts.push_back(text);
    button->setToolTip(tip);
    button->setAccessibleName(choice.text);
    button->setEnabled(choice.allowed);
    button->installEventFilter(this);
    connect(button, &QToolButton::clicked, this,
            [this, order = choice.order] { emit chosen(order); });
    m_buttons.push_back(button);
}

// Broken between words where it is wider than `room` pixels.
static QString wrapped(const QString &text, const QFontMetrics &metrics, int room)
{
    QString lines;
    qsizetype begin = 0;
    for (const QString &word : text.split(QLatin1Char(' '))) {
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

void ChoicePanel::setRoom(int width)
{
    m_room = width;
    layOut();
}

// In two columns where they are many and short.
void ChoicePanel::layOut()
{
    int widest = 0;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        QToolButton &button = *m_buttons[i];
        const int around = button.iconSize().width() + 3 * button.fontMetrics().averageCharWidth();
        button.setText(
            wrapped(m_texts[static_cast<qsizetype>(i)], button.fontMetrics(), m_room - around));
        widest = std::max(widest, button.sizeHint().width());
    }
    const bool isWide = m_buttons.size() > 3 && 2 * widest + m_grid->spacing() <= m_room;
    const int rows = static_cast<int>(isWide ? (m_buttons.size() + 1) / 2 : m_buttons.size());
    for (int i = 0; i < static_cast<int>(m_buttons.size()); ++i)
        m_grid->addWidget(m_buttons[static_cast<std::size_t>(i)], i % rows, i / rows);
}

void ChoicePanel::ask(const assault::Position &p, UnitId chosenUnit)
{
    for (QToolButton *button : m_buttons) {
        button->hide();
        button->deleteLater(); // it may be the one that was just clicked
        m_grid->removeWidget(button);
    }
    m_buttons.clear();
    m_texts.clear();
    m_choices = Choices::of(p, chosenUnit);
    for (const Choice &choice : m_choices)
        addButton(choice);
    layOut();
}

bool ChoicePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        for (std::size_t i = 0; i < m_buttons.size(); ++i)
            if (m_buttons[i] == watched)
                emit pointedAt(m_choices[i].order);
    return QWidget::eventFilter(watched, event);
}

} // namespace hexwerk

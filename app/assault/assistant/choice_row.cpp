#include "app/assault/assistant/choice_row.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>

#include "app/basis/large_type.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kQuestionWidth = 112; // pixels: rows stand below each other

QPixmap keyCap(const QString &key, const QWidget &beside)
{
    const QFontMetrics metrics(beside.font());
    const int height = metrics.height() + 4;
    const int width = std::max(height, metrics.horizontalAdvance(key) + 12);
    const qreal ratio = beside.devicePixelRatioF();
    QPixmap picture(QSize(width, height) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(beside.palette().color(QPalette::Dark));
    painter.setBrush(beside.palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), 4, 4);
    painter.setPen(beside.palette().color(QPalette::Text));
    painter.setFont(beside.font());
    painter.drawText(QRect(0, 0, width, height), Qt::AlignCenter, key);
    return picture;
}

ChoiceRow::ChoiceRow(QWidget *parent)
    : QWidget(parent)
    , m_question(new QLabel(this))
    , m_key(new QLabel(this))
    , m_row(new QWidget(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4, 2, 4, 2);
    row->setSpacing(4);
    m_question->setMinimumWidth(kQuestionWidth);
    row->addWidget(m_question);
    row->addWidget(m_key);
    row->addWidget(m_row, 1);
    auto *buttons = new QHBoxLayout(m_row);
    buttons->setContentsMargins({});
    buttons->setSpacing(0);
    m_row->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChoiceRow::setQuestion(const QString &question, const QString &key)
{
    m_question->setText(question);
    m_key->setPixmap(key.isEmpty() ? QPixmap() : keyCap(key, *this));
    m_key->setVisible(!key.isEmpty());
    m_row->setAccessibleName(question);
}

void ChoiceRow::setStacked(bool isStacked)
{
    static_cast<QBoxLayout *>(layout())->setDirection(isStacked ? QBoxLayout::TopToBottom
                                                                : QBoxLayout::LeftToRight);
}

void ChoiceRow::setQuestionWidth(int pixels)
{
    m_question->setMinimumWidth(pixels);
}

void ChoiceRow::setChoices(const QStringList &choices, const std::vector<int> &chosen, int shown,
                           bool isNumbered)
{
    m_choices = choices;
    m_chosen = chosen;
    m_shown.clear();
    const auto count = static_cast<int>(choices.size());
    const bool hasList = shown > 0 && count > shown;
    for (int i = 0; i < (hasList ? shown - 1 : count); ++i)
        m_shown.push_back(i);
    // What is chosen is always seen.
    if (hasList && !chosen.empty() &&
        std::find(m_shown.begin(), m_shown.end(), chosen.back()) == m_shown.end())
        m_shown.back() = chosen.back();
    if (hasList)
        m_shown.push_back(-1);

    while (m_buttons.size() > m_shown.size()) {
        m_buttons.back()->hide();
        m_buttons.back()->deleteLater();
        m_buttons.pop_back();
    }
    for (std::size_t place = 0; place < m_shown.size(); ++place) {
        if (place == m_buttons.size()) {
            auto *button = new QPushButton(m_row);
            button->setCheckable(true);
            button->setFocusPolicy(Qt::NoFocus);
            button->setMinimumSize(kLargeTarget, kLargeTarget);
            button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            button->setObjectName(QStringLiteral("choice"));
            connect(button, &QPushButton::clicked, this, [this, place] { pressed(place); });
            m_row->layout()->addWidget(button);
            m_buttons.push_back(button);
        }
        QPushButton *button = m_buttons[place];
        const int choice = m_shown[place];
        QString words = choice < 0 ? tr("other …") : choices[choice];
        button->setAccessibleName(words);
        words.replace(QLatin1Char('&'), QLatin1String("&&"));
        button->setText(isNumbered ? QStringLiteral("%1 %2").arg(place + 1).arg(words) : words);
        button->setChecked(choice >= 0 &&
                           std::find(chosen.begin(), chosen.end(), choice) != chosen.end());
    }
}

QPushButton *ChoiceRow::button(int choice) const
{
    const auto place = std::find(m_shown.begin(), m_shown.end(), choice);
    return place == m_shown.end() ? nullptr
                                  : m_buttons[static_cast<std::size_t>(place - m_shown.begin())];
}

bool ChoiceRow::press(int place)
{
    if (place < 0 || place >= static_cast<int>(m_buttons.size()))
        return false;
    pressed(static_cast<std::size_t>(place));
    return true;
}

void ChoiceRow::pressed(std::size_t place)
{
    if (m_shown[place] < 0)
        return openList();
    emit chosen(m_shown[place]);
}

void ChoiceRow::openList()
{
    QMenu menu(this);
    menu.setFont(font());
    for (int i = 0; i < m_choices.size(); ++i) {
        QAction *action = menu.addAction(editor::withoutMnemonic(m_choices[i]));
        action->setCheckable(true);
        action->setChecked(std::find(m_chosen.begin(), m_chosen.end(), i) != m_chosen.end());
        action->setData(i);
    }
    m_buttons.back()->setChecked(false);
    const QAction *taken =
        menu.exec(m_buttons.back()->mapToGlobal(QPoint(0, m_buttons.back()->height())));
    if (taken)
        emit chosen(taken->data().toInt());
}

void ChoiceRow::setRing(bool isOn)
{
    m_hasRing = isOn;
    update();
}

void ChoiceRow::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (!m_hasRing)
        return;
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Link), 3));
    painter.drawRect(rect().adjusted(1, 1, -2, -2));
}

} // namespace hexwerk::assault::ui

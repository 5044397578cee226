#include "app/basis/command_button.h"

#include <QEvent>
#include <QGridLayout>

#include "editor/canvas/icons.h"

namespace hexwerk {

static constexpr int kLettersWide = 34;

CommandButton::CommandButton(const QString &picture, QWidget *parent)
    : QPushButton(parent)
    , m_name(picture)
    , m_picture(new QLabel(this))
    , m_title(new QLabel(this))
    , m_words(new QLabel(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(14, 7, 14, 7);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_picture, 0, 0, 2, 1);
    grid->addWidget(m_title, 0, 1);
    grid->addWidget(m_words, 1, 1, Qt::AlignTop);
    grid->setColumnStretch(1, 1);
    m_words->setWordWrap(true);
    for (QLabel *label : {m_picture, m_title, m_words}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->setForegroundRole(QPalette::ButtonText);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    styleTitle();
    paintPicture();
}

void CommandButton::setWords(const QString &title, const QString &words)
{
    m_title->setText(title);
    m_words->setText(words);
    setAccessibleName(title);
    setAccessibleDescription(words);
    updateGeometry();
}

QSize CommandButton::sizeHint() const
{
    const int width = kLettersWide * fontMetrics().averageCharWidth();
    return {width, heightForWidth(width)};
}

int CommandButton::heightForWidth(int width) const
{
    return layout()->totalHeightForWidth(width);
}

void CommandButton::styleTitle()
{
    QFont title = font();
    title.setBold(true);
    title.setPointSizeF(title.pointSizeF() * 1.15);
    m_title->setFont(title);
}

void CommandButton::paintPicture()
{
    const int size = 2 * fontMetrics().height();
    m_picture->setPixmap(editor::icon(m_name).pixmap(QSize(size, size), devicePixelRatioF()));
}

void CommandButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        styleTitle();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        paintPicture();
    QPushButton::changeEvent(event);
}

} // namespace hexwerk

#include "app/assault/assistant/lines_button.h"

#include <QStyle>
#include <QStyleOptionButton>

namespace hexwerk::assault::ui {

void LinesButton::setLines(const QStringList &lines)
{
    m_lines = lines;
    setAccessibleName(lines.join(QStringLiteral(", ")));
    cut();
}

QSize LinesButton::minimumSizeHint() const
{
    return {iconSize().width() * 2, QPushButton::minimumSizeHint().height()};
}

void LinesButton::resizeEvent(QResizeEvent *event)
{
    QPushButton::resizeEvent(event);
    cut();
}

void LinesButton::cut()
{
    QStyleOptionButton option;
    initStyleOption(&option);
    const int contents =
        style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
    const int room = contents - (icon().isNull() ? 0 : iconSize().width() + 8);
    QStringList shown;
    for (const QString &line : m_lines)
        shown << fontMetrics().elidedText(line, Qt::ElideRight, room);
    setText(shown.join(QLatin1Char('\n')));
    setToolTip(shown == m_lines ? QString() : m_lines.join(QLatin1Char('\n')));
}

} // namespace hexwerk::assault::ui

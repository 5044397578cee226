#include "app/assault/assistant/result_card.h"

#include <QAccessible>
#include <QPainter>
#include <QUrl>

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kStripe = 8;  // pixels
static constexpr int kMargin = 12; // pixels
static constexpr int kLeast = 20;  // pixels of text

ResultCard::ResultCard(QWidget *parent)
    : QWidget(parent)
{
    setMinimumHeight(80);
}

void ResultCard::say(const QString &title, const std::vector<Line> &lines, const QColor &side)
{
    m_title = title;
    m_lines = lines;
    m_side = side;
    QStringList words;
    if (!title.isEmpty())
        words << title;
    for (const Line &line : lines)
        words << line.text;
    m_text = words.join(QLatin1Char(' '));
    update();
    if (m_text == accessibleName())
        return;
    setAccessibleName(m_text);
    if (isVisible()) { // who cannot see it hears it
        QAccessibleEvent said(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&said);
    }
}

void ResultCard::setTextSize(int pixels)
{
    m_size = pixels;
    update();
}

void ResultCard::setTurned(bool isTurned)
{
    m_isTurned = isTurned;
    update();
}

std::unique_ptr<QTextDocument> ResultCard::document(int pixels) const
{
    auto text = std::make_unique<QTextDocument>();
    text->setDocumentMargin(0);
    QString html;
    if (!m_title.isEmpty())
        html += QStringLiteral("<p style=\"font-size:%1px\">%2</p>")
                    .arg(kLeast)
                    .arg(m_title.toHtmlEscaped());
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line &line = m_lines[i];
        const int size = line.isMain ? pixels : std::max(kLeast, pixels * 3 / 4);
        QString words = line.text.toHtmlEscaped();
        if (line.isMain)
            words = QStringLiteral("<b>%1</b>").arg(words);
        if (!line.marker.isNull()) {
            const QUrl name(QStringLiteral("marker:%1").arg(i));
            text->addResource(QTextDocument::ImageResource, name,
                              line.marker.scaledToHeight(size, Qt::SmoothTransformation));
            words += QStringLiteral(" <img src=\"%1\">").arg(name.toString());
        }
        html += QStringLiteral("<p style=\"font-size:%1px; margin-top:4px; margin-bottom:4px\">"
                               "%2</p>")
                    .arg(size)
                    .arg(words);
    }
    text->setDefaultFont(font());
    text->setDefaultStyleSheet(
        QStringLiteral("p { color:%1 }").arg(palette().color(QPalette::Text).name()));
    text->setHtml(html);
    text->setTextWidth(width() - kStripe - 2 * kMargin);
    return text;
}

void ResultCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (m_isTurned) {
        painter.translate(width(), height());
        painter.rotate(180);
    }
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect(0, 0, kStripe, height()), m_side);
    // As large as was chosen, unless it does not fit.
    auto text = document(m_size);
    for (int size = m_size; size > kLeast && text->size().height() > height() - 2 * kMargin;) {
        size -= 4;
        text = document(std::max(size, kLeast));
    }
    painter.translate(kStripe + kMargin, kMargin);
    text->drawContents(&painter);
}

} // namespace hexwerk::assault::ui

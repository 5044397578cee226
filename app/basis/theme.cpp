#include "app/basis/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPalette>
#include <QScreen>
#include <QSettings>
#include <QTextBlock>
#include <QTextBrowser>

#include "app/basis/large_type.h"

#include <optional>
#include <utility>

namespace hexwerk {

static constexpr auto kThemeKey = QLatin1String("window/theme");

struct Colours
{
    QRgb window;
    QRgb base;
    QRgb alternate;
    QRgb text;
    QRgb faint; // disabled text and placeholders
    QRgb button;
    QRgb table; // what the map lies on
    QRgb bright;
    QRgb shade;
    QRgb highlight;
    QRgb highlightedText;
    QRgb link;
};

static constexpr Colours kLight = {0xffefede8, 0xffffffff, 0xfff5f3ee, 0xff1f1f1f,
                                   0xff5a5650, 0xffe4e1da, 0xffc9c2b1, 0xfffaf8f3,
                                   0xff8f897a, 0xff2f5d3a, 0xffffffff, 0xff1a4f8b};
static constexpr Colours kDark = {0xff2b2d2b, 0xff1f211f, 0xff272927, 0xffececea,
                                  0xffb6b6b0, 0xff303330, 0xff181a18, 0xff4a4e4a,
                                  0xff121312, 0xff8fbf7f, 0xff10160e, 0xff9cc4f0};

static QPalette paletteOf(const Colours &colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colours.window);
    palette.setColor(QPalette::WindowText, colours.text);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.alternate);
    palette.setColor(QPalette::Text, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.faint);
    palette.setColor(QPalette::Button, colours.button);
    palette.setColor(QPalette::ButtonText, colours.text);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Mid, colours.table);
    palette.setColor(QPalette::Light, colours.bright);
    palette.setColor(QPalette::Midlight, colours.bright);
    palette.setColor(QPalette::Dark, colours.shade);
    palette.setColor(QPalette::ToolTipBase, colours.base);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::Highlight, colours.highlight);
    palette.setColor(QPalette::HighlightedText, colours.highlightedText);
    palette.setColor(QPalette::Link, colours.link);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.faint);
    return palette;
}

Theme chosenTheme()
{
    return QSettings().value(kThemeKey).toString() == QLatin1String("dark") ? Theme::Dark
                                                                            : Theme::Light;
}

// That of the desktop stays as it is under the normal layout.
static void applyFont(bool isLarge)
{
    static std::optional<QFont> desktops;
    if (isLarge) {
        if (!desktops)
            desktops = QApplication::font();
        QFont font = *desktops;
        // In points, for parts that are written larger than others.
        font.setPointSizeF(kLargeText * 72.0 /
                           QGuiApplication::primaryScreen()->logicalDotsPerInchY());
        QApplication::setFont(font);
    } else if (desktops) {
        QApplication::setFont(*std::exchange(desktops, std::nullopt));
    }
}

void applyTheme(Theme theme)
{
    const bool isLarge = isLargeType();
    QApplication::setStyle(isLarge ? new LargeTypeStyle : new PlainStyle);
    applyFont(isLarge);
    QApplication::setPalette(paletteOf(theme == Theme::Dark ? kDark : kLight));
}

// Rich text keeps the colour that links had when it was set.
static void recolourLinks()
{
    const QBrush link = QApplication::palette().link();
    for (QWidget *widget : QApplication::allWidgets()) {
        auto *label = qobject_cast<QLabel *>(widget);
        if (label && label->textFormat() != Qt::PlainText && !label->text().isEmpty()) {
            const QString text = label->text();
            label->clear();
            label->setText(text);
        }
        auto *browser = qobject_cast<QTextBrowser *>(widget);
        if (!browser)
            continue;
        for (QTextBlock block = browser->document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); part != block.end(); ++part) {
                const QTextFragment fragment = part.fragment();
                if (!fragment.charFormat().isAnchor())
                    continue;
                QTextCursor cursor(browser->document());
                cursor.setPosition(fragment.position());
                cursor.setPosition(fragment.position() + fragment.length(),
                                   QTextCursor::KeepAnchor);
                QTextCharFormat format;
                format.setForeground(link);
                cursor.mergeCharFormat(format);
            }
    }
}

void chooseTheme(Theme theme)
{
    applyTheme(theme);
    recolourLinks();
    QSettings().setValue(kThemeKey,
                         theme == Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
}

} // namespace hexwerk

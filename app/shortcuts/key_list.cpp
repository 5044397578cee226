#include "app/shortcuts/key_list.h"

#include <optional>

namespace hexwerk {

QString shownKeys(const editor::Keys &keys)
{
    QStringList names;
    for (const QKeySequence &key : keys)
        names << key.toString(QKeySequence::NativeText);
    return names.join(QStringLiteral(", "));
}

std::vector<KeyLine> keyLines()
{
    std::vector<KeyLine> lines;
    const auto actions = editor::ActionKeys::all().entries();
    const auto fixed = fixedKeys();
    for (const editor::KeyPlace place : editor::kKeyPlaces) {
        for (const auto &one : actions)
            if (one.place == place)
                lines.push_back({place, one.id, one.text, one.tip, one.keys, shownKeys(one.keys),
                                 shownKeys(one.standard), one.keys != one.standard});
        for (const FixedKeys &one : fixed)
            if (one.place == place)
                lines.push_back(
                    {place, {}, one.text, {}, one.keys, one.shown, one.shown, false, one.isLocal});
    }
    return lines;
}

QString asText(const std::vector<KeyLine> &lines)
{
    QString text;
    std::optional<editor::KeyPlace> place;
    for (const KeyLine &line : lines) {
        if (place != line.place)
            text +=
                (place ? QStringLiteral("\n") : QString()) + nameOf(line.place) + QLatin1Char('\n');
        place = line.place;
        text += line.shownKeys + QLatin1Char('\t') + line.text + QLatin1Char('\n');
    }
    return text;
}

QString asHtml(const std::vector<KeyLine> &lines, const QString &title)
{
    QString html = QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\">"
                                  "<title>%1</title></head><body>\n<h1>%1</h1>\n")
                       .arg(title.toHtmlEscaped());
    std::optional<editor::KeyPlace> place;
    for (const KeyLine &line : lines) {
        if (place != line.place)
            html += QStringLiteral("%1<h2>%2</h2>\n<table>\n")
                        .arg(place ? QStringLiteral("</table>\n") : QString(),
                             nameOf(line.place).toHtmlEscaped());
        place = line.place;
        html += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>\n")
                    .arg(line.shownKeys.toHtmlEscaped(), line.text.toHtmlEscaped());
    }
    return html + (place ? QStringLiteral("</table>\n") : QString()) +
           QStringLiteral("</body></html>\n");
}

} // namespace hexwerk

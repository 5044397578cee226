#include "app/assault/rule_pictures.h"

#include "editor/assault/canvas/counter_signs.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

using editor::toQString;

static MapArt &bookArt()
{
    static MapArt art;
    return art;
}

QImage rulePicture(const QString &name, int size)
{
    const QString kind = name.section(QLatin1Char(':'), 0, 0);
    const std::string what = name.section(QLatin1Char(':'), 1).toStdString();
    if (kind == QLatin1String("marker")) {
        const auto marker = markerFromString(what);
        return marker ? markerPicture(*marker, size, bookArt()) : QImage();
    }
    const std::size_t slash = what.find('/');
    const auto symbols = symbolsFromString(kind == QLatin1String("symbol") ? what
                                           : slash == std::string::npos    ? std::string()
                                                                        : what.substr(slash + 1));
    if (kind == QLatin1String("symbol"))
        return symbols && symbols->total() > 0 ? DicePainter::symbolPixmap(*symbols, size).toImage()
                                               : QImage();
    const auto pool = poolFromString(what.substr(0, slash));
    if (kind != QLatin1String("die") || !pool || pool->isEmpty())
        return {};
    return DicePainter::pixmap(*pool->strongest(), symbols, size).toImage();
}

std::string_view ruleOfMarker(Marker marker)
{
    switch (marker) {
    case Marker::NormalAction:
        return "R13.2b";
    case Marker::FastAction:
        return "R13.2c";
    case Marker::DelayedAction:
        return "R13.2d";
    case Marker::DiggingIn:
        return "R13.2e";
    case Marker::Firing:
    case Marker::TurretFiring:
        return "R13.2f";
    case Marker::MoveAndFire:
    case Marker::FireAndMove:
        return "R13.2g";
    case Marker::HideAction:
        return "R13.2h";
    case Marker::Hidden:
        return "R13.1h";
    case Marker::Ambush:
        return "R13.1i";
    case Marker::Suppressed:
        return "R13.3b";
    case Marker::Fallback:
        return "R13.3e";
    case Marker::AttackDiceMinus1:
        return "R13.1f";
    case Marker::Immobilised:
        return "R13.1c";
    case Marker::DugIn:
        return "R13.1e";
    }
    Q_UNREACHABLE();
}

static QString pictured(const QString &name, const QString &words)
{
    return QStringLiteral("<img src=\"picture:%1\" alt=\"%2\" title=\"%2\">")
        .arg(name, words.toHtmlEscaped());
}

// A row for each die, strongest first.
static QString facesHtml(const DiceFaces &faces)
{
    QString rows;
    for (const Die die : kAllDice) {
        const QString name = QStringLiteral("die:%1").arg(QLatin1Char(letterOf(die)));
        QString cells = QStringLiteral("<td>%1&nbsp;%2&nbsp;</td>")
                            .arg(pictured(name, DicePainter::word(die)),
                                 DicePainter::word(die).toHtmlEscaped());
        for (const Symbols &face : faces.faces[static_cast<std::size_t>(die)])
            cells += QStringLiteral("<td>%1</td>")
                         .arg(pictured(name + QLatin1Char('/') + toQString(toString(face)),
                                       DicePainter::faceText(face)));
        rows += QStringLiteral("<tr>%1</tr>").arg(cells);
    }
    return QStringLiteral("<table cellspacing=\"3\">%1</table>").arg(rows);
}

static QString symbolsHtml()
{
    QString html;
    for (const Symbols one : {Symbols{1, 0, 0}, Symbols{0, 1, 0}, Symbols{0, 0, 1}})
        html += QStringLiteral("%1&nbsp;%2&nbsp;&nbsp; ")
                    .arg(pictured(QStringLiteral("symbol:") + toQString(toString(one)),
                                  DicePainter::faceText(one)),
                         DicePainter::faceText(one).toHtmlEscaped());
    return QStringLiteral("<p>%1</p>").arg(html);
}

std::map<std::string, QString> picturesByRule(const SystemData &data)
{
    std::map<std::string, QString> html;
    QString dice;
    for (const Die die : kAllDice)
        dice += pictured(QStringLiteral("die:%1").arg(QLatin1Char(letterOf(die))),
                         DicePainter::word(die)) +
                QStringLiteral("&nbsp;%1&nbsp;&nbsp; ").arg(DicePainter::word(die).toHtmlEscaped());
    html["R4.5a"] = QStringLiteral("<p>%1</p>").arg(dice);
    html["R10.7a"] = symbolsHtml();
    if (const auto usual = data.dice.find("A"); usual != data.dice.end())
        html["R10.7a"] += facesHtml(usual->second);
    for (int i = 0; i < kMarkers; ++i) {
        const auto marker = static_cast<Marker>(i);
        const QString name =
            editor::inWindowLanguage(data.markers[static_cast<std::size_t>(i)].name);
        const QString shown =
            pictured(QStringLiteral("marker:") + toQString(toString(marker)), name) +
            QStringLiteral("&nbsp;%1&nbsp;&nbsp; ").arg(name.toHtmlEscaped());
        for (const std::string_view rule : {ruleOfMarker(marker), std::string_view("R13.0c")})
            html[std::string(rule)] += shown;
    }
    for (auto &[rule, shown] : html)
        if (!shown.startsWith(QLatin1String("<p")))
            shown = QStringLiteral("<p style=\"margin-top:0px\">%1</p>").arg(shown);
    return html;
}

} // namespace hexwerk::assault::ui

#include "app/assault/files/text_look.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/assault/beside/scenario_view.h"
#include "app/assault/book_tables.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/assault/files/readers/formation_reader.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/files/document.h"
#include "core/files/toml_text.h"
#include "editor/assault/canvas/card_painter.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <charconv>

namespace hexwerk::assault::ui {

using editor::inWindowLanguage;

namespace {

struct TextLookWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::TextLookWords)
};

} // namespace

// The element of the list that the place leads to; null if it is of another list or not there.
template<typename Row>
static const Row *elementAt(const std::vector<Row> &rows, const char *list,
                            const std::vector<std::string> &place)
{
    if (place.size() < 2 || place[0] != list)
        return nullptr;
    std::size_t at = rows.size();
    std::from_chars(place[1].data(), place[1].data() + place[1].size(), at);
    return at < rows.size() ? &rows[at] : nullptr;
}

template<typename Paint>
static TextLook card(QSize room, double ratio, const Paint &paint)
{
    const double width = std::min(double(room.width()), room.height() * CardPainter::kAspect);
    const QSizeF size(width, width / CardPainter::kAspect);
    QImage picture((size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(painter, QRectF({}, size));
    return {picture, {}};
}

static TextLook cardLook(const TextInFile &text, const DataStore &library, QSize room, double ratio)
{
    MapArt art;
    CardPainter cards(library, art);
    if (const auto file = readFormations(text.content, text.file))
        if (const auto *one = elementAt(file.value->formations, "formation", text.place))
            return card(room, ratio, [&](QPainter &painter, const QRectF &rect) {
                cards.paintFormation(painter, rect, *one);
            });
    const auto file = readCards(text.content, text.file);
    if (!file)
        return {};
    if (const auto *one = elementAt(file.value->units, "unit", text.place))
        return card(room, ratio, [&](QPainter &painter, const QRectF &rect) {
            cards.paintFront(painter, rect, *one);
        });
    if (const auto *one = elementAt(file.value->commands, "command", text.place))
        return card(room, ratio, [&](QPainter &painter, const QRectF &rect) {
            cards.paintCommand(painter, rect, *one);
        });
    if (const auto *one = elementAt(file.value->supports, "support", text.place))
        return card(room, ratio, [&](QPainter &painter, const QRectF &rect) {
            cards.paintSupport(painter, rect, *one);
        });
    return {};
}

static QString listed(const QString &title, const QStringList &names)
{
    return names.isEmpty()
               ? QString()
               : QStringLiteral("<p><b>%1</b> %2</p>")
                     .arg(title.toHtmlEscaped(), names.join(QStringLiteral(", ")).toHtmlEscaped());
}

// As a player sees it before the game: title, briefing, who and what it is about.
static TextLook scenarioLook(const TextInFile &text)
{
    const std::optional<Scenario> scenario = salvagedScenario(text.content);
    if (!scenario)
        return {};
    QStringList sides;
    for (const SideSpec &side : scenario->sides)
        sides << inWindowLanguage(side.name);
    QStringList objectives;
    for (const Objective &objective : scenario->objectives)
        objectives << PlayText::objective(objective);
    QString tracks;
    for (const Track &track : scenario->tracks) {
        QStringList thresholds;
        for (const Threshold &threshold : track.thresholds)
            if (const QString words = inWindowLanguage(threshold.text); !words.isEmpty())
                thresholds << QStringLiteral("%1: %2").arg(threshold.at).arg(words);
        tracks += listed(inWindowLanguage(track.name), thresholds);
    }
    return {{},
            QStringLiteral("<h3>%1</h3>%2")
                    .arg(inWindowLanguage(scenario->title).toHtmlEscaped(),
                         ScenarioView::briefing(*scenario)) +
                listed(TextLookWords::tr("Sides:"), sides) +
                listed(TextLookWords::tr("Objectives:"), objectives) + tracks};
}

static TextLook tableLook(const TextInFile &text, const DataStore &library)
{
    const auto tree = readToml(text.content);
    return tree ? TextLook{{}, rowHtml(*tree, library, text.place)} : TextLook();
}

TextLook lookOf(const TextInFile &text, const SharedData &library, QSize room, double ratio)
{
    if (!library)
        return {};
    const std::string format = rootText(text.content, "format");
    if (format == "hexwerk.cards" || format == "hexwerk.formations")
        return cardLook(text, *library, room, ratio);
    if (format == "hexwerk.scenario")
        return scenarioLook(text);
    if (format == "hexwerk.system")
        return tableLook(text, *library);
    return {};
}

} // namespace hexwerk::assault::ui

#include "editor/assault/paper/scenario_sheet.h"

#include "core/assault/board/map_drawing.h"
#include "editor/assault/canvas/map_export.h"
#include "editor/assault/canvas/map_sheet.h"
#include "editor/assault/models/picture_store.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/paper/scenario_text.h"
#include "editor/assault/paper/sheet_art.h"
#include "editor/assault/paper/sheet_pictures.h"
#include "editor/paper/text_pages.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace hexwerk::assault::ui {

namespace {

// The map with the scene that it is drawn from.
struct ShownMap
{
    explicit ShownMap(MapScene shown)
        : scene(std::move(shown))
        , sheet(scene, {layersOf(MapParts::forPlayers())})
    {
    }

    const MapScene scene;
    MapSheet sheet;
};

} // namespace

static constexpr double kScenarioPoints = 9;
static constexpr double kLeastScenarioPoints = 8;
static const QString kScenarioStyle =
    QStringLiteral("<style>"
                   "h2 { font-size: 12.5pt; color: #6b2f10; margin-top: 10px; margin-bottom: 3px }"
                   "h3 { font-size: 9pt; margin-top: 5px; margin-bottom: 1px }"
                   "p { margin-top: 0px; margin-bottom: 4px }"
                   "ul { margin-top: 0px; margin-bottom: 3px }"
                   "li { margin-bottom: 1px }"
                   "th { text-align: left; background-color: #ece3d4 }"
                   ".small { font-size: 8pt; color: #40382f }"
                   "</style>");

static MapScene playersScene(const ScenarioDocument &document)
{
    const Selection nothing(document);
    PictureStore pictures;
    sceneOf(document, nothing, {}, &pictures); // asks for the picture, to be read
    pictures.finish();
    return sceneOf(document, nothing, {}, &pictures);
}

// Across the page if it is wide, else over the first column.
static editor::PageInsert mapInsert(const ScenarioDocument &document, const editor::Paper &paper,
                                    const editor::TextPageStyle &style)
{
    const auto map = std::make_shared<ShownMap>(playersScene(document));
    const QSizeF size = map->sheet.size(1); // hexes
    const double column = editor::columnWidth(paper, style);
    const bool isWide = size.width() > size.height();
    const double wide = isWide ? style.columns * column + (style.columns - 1) * style.gap : column;
    const double most = paper.size.height() * (isWide ? 0.45 : 0.6);
    const double height = std::min(wide * size.height() / size.width(), most);
    constexpr double kSpace = 3; // millimetres below it
    return {0, isWide ? style.columns : 1, height + kSpace,
            [map, size](QPainter &painter, const QRectF &box) {
                const QRectF room = box.adjusted(0, 0, 0, -kSpace * editor::kPageUnits);
                const double hex =
                    std::min(room.width() / size.width(), room.height() / size.height());
                const QRectF shown(QPointF(), size * hex);
                painter.translate(room.center() - shown.center());
                map->sheet.paintFine(painter, hex, shown);
                painter.setPen(QPen(QColor::fromRgb(kSheetInk), 20));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(shown);
            }};
}

std::vector<editor::SheetPage> scenarioPages(const ScenarioDocument &document,
                                             const SheetOptions &options)
{
    const Scenario &scenario = document.scenario();
    const ScenarioText text(document);
    const QString title = editor::inWindowLanguage(scenario.title);
    SheetPictures pictures(scenario, document.library(), document.terrain());
    editor::TextPageStyle style;
    style.title = title;
    style.outline = title;
    style.margins = {12, 10, 12, 8};
    style.columns = 2;
    style.pictures = [&](const QUrl &name) { return pictures(name); };
    constexpr double kMasthead = 22;
    style.inserts.push_back(
        {0, style.columns, kMasthead,
         [title, facts = text.facts(), scenario](QPainter &painter, const QRectF &box) {
             paintMasthead(painter, box, title, facts, scenario);
         }});
    if (document.board().size() > 0)
        style.inserts.push_back(mapInsert(document, options.paper, style));
    const QString html = kScenarioStyle + text.html();
    constexpr std::size_t kMostPages = 2; // that a sheet has on both sides
    for (const double points : {kScenarioPoints, kScenarioPoints - 0.5, kLeastScenarioPoints}) {
        style.points = points;
        std::vector<editor::SheetPage> pages = editor::textPages(html, options.paper, style);
        if (pages.size() <= kMostPages)
            return pages;
    }
    style.points = kScenarioPoints;
    return editor::textPages(html, options.paper, style);
}

} // namespace hexwerk::assault::ui

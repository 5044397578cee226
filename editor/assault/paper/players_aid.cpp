#include "editor/assault/paper/players_aid.h"

#include "editor/assault/paper/aid_tables.h"
#include "editor/assault/paper/sheet_pictures.h"
#include "editor/paper/text_pages.h"
#include "editor/text/local_text.h"

#include <iterator>
#include <utility>

namespace hexwerk::assault::ui {

namespace {

struct AidWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::AidWords)
};

} // namespace

static const QString kAidStyle = QStringLiteral(
    "<style>"
    "h2 { font-size: 11.5pt; color: #6b2f10; margin-top: 12px; margin-bottom: 2px }"
    "table { border-color: #b9ab98; border-style: solid; border-collapse: collapse }"
    "th { text-align: center; background-color: #ece3d4; font-size: 8pt; font-weight: normal }"
    "td { vertical-align: middle }"
    "ol { margin-top: 0px; margin-bottom: 0px }"
    ".mark { font-size: 6pt; color: #8a7d6d; vertical-align: super }"
    ".own { color: #b3261e; font-weight: bold }"
    ".rules { font-size: 8pt; font-weight: normal; color: #6b6257 }"
    ".legend { font-size: 8pt; color: #40382f; margin-top: 6px }"
    "</style>");

std::vector<editor::SheetPage> playersAidPages(const ScenarioDocument &document,
                                               const Corrections &corrections,
                                               const SheetOptions &options)
{
    AidTables tables(document, corrections);
    SheetPictures pictures(document.scenario(), document.library(), document.terrain());
    const bool isUpright = options.paper.size.height() > options.paper.size.width();
    const editor::Paper paper = isUpright ? options.paper.turned() : options.paper;
    editor::TextPageStyle style;
    //: %1 is a scenario
    style.title =
        AidWords::tr("Players' aid – %1").arg(editor::inWindowLanguage(document.scenario().title));
    style.outline = AidWords::tr("Players' aid");
    style.margins = {10, 9, 10, 8};
    style.points = 8.5;
    style.pictures = [&](const QUrl &name) { return pictures(name); };

    QString ground = tables.html("terrain", true);
    ground += tables.legend();
    const QString works = tables.html("hexside", true) + tables.html("road", true);
    QString rest = tables.phases();
    for (const char *const id : {"dice", "spotting", "fire_modification", "climb", "mines",
                                 "mine_detection", "smoke", "transport"})
        rest += tables.html(id);
    rest += tables.html("fortification") + tables.html("marker") + tables.abilities();
    if (tables.isOn("support") || options.wholeLibrary)
        for (const char *const id :
             {"support.anti_aircraft", "support.air_defence", "support.air_spotting",
              "support.air_accuracy", "support.artillery_accuracy", "support.blast",
              "support.drift", "support.smoke"})
            rest += tables.html(id);
    rest += tables.actions() + tables.legend();

    std::vector<editor::SheetPage> pages;
    const auto add = [&](const QString &html, int columns) {
        style.columns = columns;
        style.number = static_cast<int>(pages.size()) + 1;
        auto made = editor::textPages(kAidStyle + html, paper, style);
        std::move(made.begin(), made.end(), std::back_inserter(pages));
        style.outline.clear();
        style.level = 1;
    };
    add(ground, 1);
    add(works, 1);
    add(rest, 2);
    add(tables.units(), 1);
    return pages;
}

} // namespace hexwerk::assault::ui

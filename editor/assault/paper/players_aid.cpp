#include "editor/assault/paper/players_aid.h"

#include "editor/assault/paper/aid_rules.h"
#include "editor/assault/paper/aid_tables.h"
#include "editor/assault/paper/options_in_force.h"
#include "editor/assault/paper/sheet_pictures.h"
#include "editor/paper/text_pages.h"
#include "editor/text/local_text.h"

#include <initializer_list>

namespace hexwerk::assault::ui {

namespace {

struct AidWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::AidWords)
};

} // namespace

// Nothing below 7 points: smaller letters are hard to read at a table.
static const QString kAidStyle =
    QStringLiteral("<style>"
                   "h2 { font-size: 9.5pt; color: #6b2f10; margin-top: 7px; margin-bottom: 1px }"
                   "h3 { font-size: 7.5pt; color: #6b2f10; margin-top: 3px; margin-bottom: 0px }"
                   "p { margin-top: 0px; margin-bottom: 1px }"
                   "table { border-color: #b9ab98; border-style: solid; border-collapse: collapse }"
                   "th { text-align: center; background-color: #ece3d4; font-weight: normal }"
                   "td { vertical-align: middle }"
                   ".mark { color: #8a7d6d }"
                   ".own { color: #b3261e; font-weight: bold }"
                   ".rules { font-size: 7pt; font-weight: normal; color: #6b6257 }"
                   ".legend { color: #40382f; margin-top: 4px }"
                   "</style>");
static constexpr double kAidPoints = 7;

static QString tablesHtml(AidTables &tables, std::initializer_list<const char *> ids)
{
    QString html;
    for (const char *const id : ids)
        html += tables.html(id);
    return html;
}

static QString supportHtml(AidTables &tables, bool hasFireStrikes)
{
    return tablesHtml(tables, {"support.anti_aircraft", "support.air_defence",
                               "support.air_spotting", "support.air_accuracy"}) +
           tables.html(hasFireStrikes ? "support.drift" : "support.artillery_accuracy") +
           tablesHtml(tables, {"support.blast", "support.smoke"});
}

std::vector<editor::SheetPage> playersAidPages(const ScenarioDocument &document,
                                               const Corrections &corrections,
                                               const Rulebook &rulebook,
                                               const SheetOptions &options)
{
    AidTables tables(document, corrections);
    const AidRules rules(document, corrections, rulebook);
    SheetPictures pictures(document.scenario(), document.library(), document.terrain());
    const auto isOn = [&](const char *option) {
        return isOptionOn(document.scenario(), document.library().system, option);
    };
    const bool isUpright = options.paper.size.height() > options.paper.size.width();
    const editor::Paper paper = isUpright ? options.paper.turned() : options.paper;
    editor::TextPageStyle style;
    //: %1 is a scenario
    style.title =
        AidWords::tr("Players' aid – %1").arg(editor::inWindowLanguage(document.scenario().title));
    style.outline = AidWords::tr("Players' aid");
    style.margins = {8, 6, 8, 5};
    style.points = kAidPoints;
    style.stretch = 80;
    style.columns = 3;
    style.gap = 4;
    style.pictures = [&](const QUrl &name) { return pictures(name); };

    constexpr double kSpace = 1; // millimetres
    style.inserts = {
        textInsert(kAidStyle + tables.html("terrain", true), paper, style, 0, 3, kSpace),
        textInsert(kAidStyle + tables.html("hexside", true), paper, style, 0, 2, kSpace),
        textInsert(kAidStyle + tables.html("road", true), paper, style, 2, 1, kSpace)};
    QString html = rules.phases();
    html += tablesHtml(tables, {"dice", "spotting", "fire_modification", "climb", "mines",
                                "mine_detection", "smoke", "transport", "fortification"});
    html += rules.closeCombat();
    html += tables.html("marker") + rules.markers();
    html += rules.actions() + rules.abilities();
    if (isOn("support") || options.wholeLibrary)
        html += supportHtml(tables, isOn("fire_strikes"));
    html += tables.units() + tables.legend();
    return editor::textPages(kAidStyle + html, paper, style);
}

} // namespace hexwerk::assault::ui

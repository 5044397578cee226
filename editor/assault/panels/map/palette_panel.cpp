#include "editor/assault/panels/map/palette_panel.h"

#include <QEvent>
#include <QVBoxLayout>

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/models/stamp_library.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/assault/panels/map/palette_mines.h"
#include "editor/assault/panels/map/palette_page.h"
#include "editor/assault/panels/map/stamp_page.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/tools/new_unit.h"
#include "editor/assault/tools/unit_drop.h"
#include "editor/keys/action_keys.h"
#include "editor/keys/keyed_text.h"
#include "editor/text/local_text.h"

#include <map>
#include <memory>

namespace hexwerk::assault::ui {

PalettePanel::PalettePanel(ToolBox &tools, Workbench workbench, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_workbench(workbench)
    , m_title(new QLabel(this))
    , m_tip(new QLabel(this))
    , m_keys(new QLabel(this))
    , m_stack(new QStackedWidget(this))
{
    auto *column = new QVBoxLayout(this);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_tip->setWordWrap(true);
    m_keys->setWordWrap(true);
    m_keys->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_title);
    column->addWidget(m_tip);
    column->addWidget(m_stack, 1);
    column->addWidget(m_keys);
    const auto refresh = [this] { showTool(m_tools.current()); };
    connect(&tools, &ToolBox::taken, this, &PalettePanel::showTool);
    connect(&workbench.palette, &Palette::changed, this, refresh);
    connect(&workbench.stamps, &StampLibrary::changed, this, refresh);
    connect(&workbench.document, &ScenarioDocument::replaced, this, refresh);
    connect(&workbench.document, &ScenarioDocument::changed, this, [refresh](Table table) {
        if (table == Table::Side || table == Table::Zone || table == Table::Scenario ||
            table == Table::Mines || table == Table::Minefield)
            refresh();
    });
    retranslate();
}

// The colour of the side that new things are for.
static std::string colourOf(Workbench workbench)
{
    const auto &sides = workbench.document.scenario().sides;
    for (const SideSpec &side : sides)
        if (side.id == workbench.palette.choices().side)
            return side.colour;
    return sides.empty() ? "grey" : sides.front().colour;
}

// The pictures of one list, as long as library and colour are the same.
class KeptPictures
{
public:
    QIcon of(Choices choices, const std::string &id, Workbench workbench)
    {
        const SharedData &library = workbench.document.sharedLibrary();
        const std::string colour = colourOf(workbench);
        if (library != m_library || colour != m_colour)
            m_icons.clear();
        m_library = library;
        m_colour = colour;
        const auto [kept, isNew] = m_icons.try_emplace(id);
        if (isNew)
            kept->second = paletteIcon(choices, id, *library, colour);
        return kept->second;
    }

private:
    SharedData m_library;
    std::string m_colour;
    std::map<std::string, QIcon> m_icons;
};

// A list of the ids of `choices` that sets one member of the palette.
template<typename Get, typename Set>
static PaletteList listOf(Workbench workbench, Choices choices, std::function<QString()> title,
                          Get get, Set set)
{
    PaletteList list;
    list.title = std::move(title);
    list.offers = [workbench, choices, pictures = std::make_shared<KeptPictures>()] {
        const Scenario &scenario = workbench.document.scenario();
        const DataStore &library = workbench.document.library();
        std::vector<PaletteOffer> offers;
        const std::string side = sideMeant(scenario, workbench.palette);
        bool isHeaded = false;
        for (const std::string &id : choiceIdsFor(side, choices, scenario, library)) {
            if (!isHeaded && isOfHouse(choices, id, library)) {
                isHeaded = true;
                offers.push_back({{}, PalettePanel::tr("House rules"), {}, true});
            }
            offers.push_back({id,
                              choices == Choices::Cards
                                  ? ChoiceText::cardDetails(id, library)
                                  : ChoiceText::of(choices, id, scenario, library),
                              pictures->of(choices, id, workbench)});
        }
        return offers;
    };
    list.chosen = [workbench, get] { return std::string(get(workbench.palette.choices())); };
    list.choose = [workbench, set](const std::string &id) { set(workbench.palette, id); };
    return list;
}

// A member of the palette that is an id.
static PaletteList idList(Workbench workbench, Choices choices, std::function<QString()> title,
                          std::string PaletteChoices::*member)
{
    return listOf(
        workbench, choices, std::move(title),
        [member](const PaletteChoices &chosen) { return chosen.*member; },
        [member](Palette &palette, const std::string &id) { palette.choose(member, id); });
}

// A member of the palette that is a kind of the tables.
template<typename Kind>
static PaletteList kindList(Workbench workbench, Choices choices, std::function<QString()> title,
                            KindId<Kind> PaletteChoices::*member)
{
    return listOf(
        workbench, choices, std::move(title),
        [member](const PaletteChoices &chosen) { return (chosen.*member).text(); },
        [member](Palette &palette, const std::string &id) {
            palette.choose(member, KindId<Kind>(id));
        });
}

// A member of the palette that is an enum.
template<typename Enum, typename Parse>
static PaletteList enumList(Workbench workbench, Choices choices, std::function<QString()> title,
                            Enum PaletteChoices::*member, Parse parse)
{
    return listOf(
        workbench, choices, std::move(title),
        [member](const PaletteChoices &chosen) { return toString(chosen.*member); },
        [member, parse](Palette &palette, const std::string &id) {
            if (const auto value = parse(id))
                palette.choose(member, *value);
        });
}

static PaletteList levels(Workbench workbench)
{
    return {[] { return PalettePanel::tr("Level"); },
            [workbench] {
                std::vector<PaletteOffer> offers;
                for (const int level : {0, 1, 2})
                    offers.push_back({std::to_string(level),
                                      level == 0 ? PalettePanel::tr("Level 0: the plain")
                                                 : PalettePanel::tr("Level %1: hill").arg(level),
                                      levelIcon(level, workbench.document.library())});
                return offers;
            },
            [workbench] { return std::to_string(workbench.palette.choices().level); },
            [workbench](const std::string &id) {
                workbench.palette.choose(&PaletteChoices::level, id.front() - '0');
            }};
}

// One member of the palette that is an enum without names in files.
template<typename Enum>
static PaletteList wordList(Workbench workbench, std::function<QString()> title,
                            Enum PaletteChoices::*member, std::function<QStringList()> words)
{
    return {std::move(title),
            [words = std::move(words)] {
                std::vector<PaletteOffer> offers;
                for (const QString &word : words())
                    offers.push_back({std::to_string(offers.size()), word, {}});
                return offers;
            },
            [workbench, member] {
                return std::to_string(static_cast<int>(workbench.palette.choices().*member));
            },
            [workbench, member](const std::string &id) {
                workbench.palette.choose(member, static_cast<Enum>(id.front() - '0'));
            }};
}

static PaletteList shapes(Workbench workbench)
{
    return wordList(
        workbench, [] { return PalettePanel::tr("Painting mode"); }, &PaletteChoices::shape,
        [] {
            return QStringList{PalettePanel::tr("Freehand"), PalettePanel::tr("Line"),
                               PalettePanel::tr("Rectangle"), PalettePanel::tr("Fill connected")};
        });
}

static PaletteList areas(Workbench workbench)
{
    return wordList(
        workbench, [] { return PalettePanel::tr("Selection mode"); }, &PaletteChoices::area,
        [] {
            return QStringList{PalettePanel::tr("Rectangle"), PalettePanel::tr("Lasso"),
                               PalettePanel::tr("Wand: connected, same kind"),
                               PalettePanel::tr("Freehand")};
        });
}

static QString erasureText(Erasure erasure)
{
    switch (erasure) {
    case Erasure::Everything:
        return PalettePanel::tr("Everything");
    case Erasure::Paint:
        return PalettePanel::tr("Painted terrain and level");
    case Erasure::Roads:
        return PalettePanel::tr("Roads");
    case Erasure::Hexsides:
        return PalettePanel::tr("Hexsides");
    case Erasure::Overlays:
        return PalettePanel::tr("Overlays");
    case Erasure::Markers:
        return PalettePanel::tr("Smoke, mines, labels, objectives");
    case Erasure::Units:
        return PalettePanel::tr("Units");
    case Erasure::Zones:
        return PalettePanel::tr("Hexes of zones");
    }
    return {};
}

static PaletteList erasures(Workbench workbench)
{
    return wordList(
        workbench, [] { return PalettePanel::tr("Erase"); }, &PaletteChoices::erasure,
        [] {
            QStringList words;
            for (int i = 0; i < kErasures; ++i)
                words << erasureText(static_cast<Erasure>(i));
            return words;
        });
}

// Choosing a zone shows its properties too.
static PaletteList zones(Workbench workbench)
{
    PaletteList list = idList(
        workbench, Choices::Zones, [] { return PalettePanel::tr("Zone"); }, &PaletteChoices::zone);
    list.choose = [workbench](const std::string &id) {
        workbench.palette.choose(&PaletteChoices::zone, id);
        const auto &all = workbench.document.scenario().zones;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].id == id)
                workbench.selection.set({{Table::Zone, i}});
    };
    return list;
}

void PalettePanel::fill(PalettePage &page, ToolId id)
{
    const Workbench bench = m_workbench;
    const auto paints = [&page, bench] {
        page.addChoice(shapes(bench));
        page.addBrushes();
    };
    switch (id) {
    case ToolId::Select:
    case ToolId::Smoke:
    case ToolId::Label:
        return; // nothing to choose
    case ToolId::Area:
        page.addChoice(areas(bench));
        page.addBrushes();
        page.addStretch();
        return;
    case ToolId::Terrain:
        paints();
        page.addList(idList(
            bench, Choices::Terrains, [] { return tr("Terrain"); }, &PaletteChoices::terrain));
        return;
    case ToolId::Level:
        paints();
        page.addList(levels(bench));
        return;
    case ToolId::Road:
        page.addList(kindList(
            bench, Choices::RoadKinds, [] { return tr("Road"); }, &PaletteChoices::road));
        return;
    case ToolId::Hexside:
        page.addList(kindList(
            bench, Choices::HexsideKinds, [] { return tr("Hexside"); }, &PaletteChoices::hexside));
        return;
    case ToolId::Overlay:
        page.addList(enumList(
            bench, Choices::OverlayKinds, [] { return tr("Overlay"); }, &PaletteChoices::overlay,
            overlayKindFromString));
        return;
    case ToolId::Tile:
        page.addList(idList(
            bench, Choices::Tiles, [] { return tr("Tile"); }, &PaletteChoices::tile));
        page.setIconSize({96, 100});
        return;
    case ToolId::Unit:
        page.addSides();
        page.addList(idList(
                         bench, Choices::Cards, [] { return tr("Unit"); }, &PaletteChoices::card),
                     PalettePage::Filter::OfCards);
        page.setDragFormat(UnitDrop::cardFormat());
        return;
    case ToolId::Objective:
        page.addSides(PalettePage::Nobody::Offered);
        page.addStretch();
        return;
    case ToolId::Zone:
        paints();
        page.addList(zones(bench));
        page.addZoneButtons();
        return;
    case ToolId::Mines:
        page.addSides();
        page.addList(enumList(
            bench, Choices::MineKinds, [] { return tr("Mines"); }, &PaletteChoices::mines,
            mineKindFromString));
        addMinesToLay(page, bench);
        return;
    case ToolId::Eraser:
        paints();
        page.addList(erasures(bench));
        return;
    case ToolId::Stamp:
        addStamps(page, bench);
        return;
    case ToolId::Ruler:
    case ToolId::Sight:
        page.addWords();
        connect(&m_tools, &ToolBox::said, &page, &PalettePage::setWords);
        return;
    }
}

// What the keyboard does where the tip speaks of the mouse.
QString PalettePanel::keysOf(ToolId id)
{
    const QString all =
        tr("Keyboard: the arrow keys move the cursor on the map, Enter acts like a click.");
    const QString left = editor::keyOf(QStringLiteral("assault.map.TurnLeft"));
    const QString right = editor::keyOf(QStringLiteral("assault.map.TurnRight"));
    switch (id) {
    case ToolId::Select:
        return all + QLatin1Char(' ') +
               editor::withKeys(tr("{key:assault.MoveLeft}, {key:assault.MoveRight}, "
                                   "{key:assault.MoveUp} and {key:assault.MoveDown} move the "
                                   "selection."));
    case ToolId::Area:
        return all + QLatin1Char(' ') +
               tr("A second Enter ends a rectangle; for a lasso, each Enter adds a corner, and "
                  "Enter on an existing corner closes it.");
    case ToolId::Terrain:
    case ToolId::Level:
    case ToolId::Zone:
    case ToolId::Eraser:
        return all + QLatin1Char(' ') + tr("A second Enter ends a line or rectangle.");
    case ToolId::Hexside:
    case ToolId::Overlay:
    case ToolId::Unit:
        return all + QLatin1Char(' ') + tr("Comma and full stop change its facing.");
    case ToolId::Stamp:
        if (right.isEmpty() || left.isEmpty())
            return all;
        //: %1 and %2 are keys
        return all + QLatin1Char(' ') +
               tr("%1 turns the stamp, %2 turns it back.").arg(right, left);
    case ToolId::Ruler:
        return all + QLatin1Char(' ') + tr("A second Enter ends the measurement.");
    case ToolId::Tile:
        if (right.isEmpty())
            return all;
        //: %1 is a key
        return all + QLatin1Char(' ') + tr("%1 turns the tile.").arg(right);
    case ToolId::Sight:
    case ToolId::Road:
    case ToolId::Objective:
    case ToolId::Smoke:
    case ToolId::Mines:
    case ToolId::Label:
        return all;
    }
    return all;
}

void PalettePanel::showTool(ToolId id)
{
    const ToolInfo info = ToolBox::info(id);
    m_title->setText(info.text);
    m_tip->setText(info.tip);
    m_keys->setText(keysOf(id));
    PalettePage *&page = m_pages[static_cast<std::size_t>(id)];
    if (!page) { // the window opens without the lists of all tools
        page = new PalettePage(m_workbench, this);
        fill(*page, id);
        m_stack->addWidget(page);
    }
    page->refresh();
    m_stack->setCurrentWidget(page);
}

void PalettePanel::retranslate()
{
    showTool(m_tools.current());
}

void PalettePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui

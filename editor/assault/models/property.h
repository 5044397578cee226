// Every key of a scenario file that the editor can set, as data: one Property a key. Panels build
// their forms from it; one undo command serves them all.
#pragma once

#include "core/assault/cards/card_effect.h"
#include "editor/assault/document/shared_data.h"
#include "editor/assault/document/tables.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwerk::assault::ui {

// monostate: the key is left out.
using PropertyValue =
    std::variant<std::monostate, bool, int, std::string, LocalText, Hex, std::vector<Hex>,
                 std::vector<std::string>, Crop, Term, std::vector<RangeBand>,
                 std::vector<FormationUnits>, std::vector<CardEffect>>;

// What kind of field edits it.
enum class FieldKind : std::uint8_t {
    Flag,      // bool
    Number,    // int
    Line,      // std::string
    Choice,    // std::string of Choices
    Colour,    // std::string: a name or "#rrggbb"
    LocalLine, // LocalText
    LocalPage, // LocalText of several lines
    Hex,
    Hexes,
    Facing,       // int: a vertex
    Names,        // std::vector<std::string> of Choices
    Crop,         // Crop
    Term,         // Term
    NumberOrWord, // int, or std::string of Choices
    Dice,         // std::string: letters, up to `most` of them
    Bands,        // std::vector<RangeBand>, up to `most`
    CardUnits,    // std::vector<FormationUnits>
    CardList,     // std::vector<std::string> of Choices, each as often as it comes, up to `most`
    Effects,      // std::vector<CardEffect>
    Checks,       // std::vector<std::string> of Choices, each explained
    Face,         // std::string: what a face of a battle die shows, "CD"
    Picture,      // std::string: a file
};

// Where the values of a choice come from.
enum class Choices : std::uint8_t {
    None,
    Systems,
    Profiles,
    Terrains,
    Tiles,
    RoadKinds,
    HexsideKinds,
    HexsideDirections,
    OverlayKinds,
    MineKinds,
    Purposes,
    Methods,
    UnitTypes,
    UnitClasses,
    Experiences,
    Markers,
    ThresholdEffects,
    TriggerEvents,
    TriggerAmounts,
    VictoryChecks,
    DiceFaces,
    Contents, // of a reinforcement
    EffectKinds,
    GameEnds,
    Cards,
    FormationCards,
    DeckCards, // command and support cards
    SupportCards,
    Nations,
    Sides,
    SidesOrRoll,
    Zones,
    MineZones,
    Units,
    Vehicles, // units that can carry others
    Objectives,
    Tracks,
    MovementTypes, // of vehicles
    Abilities,
    SourceMarks,
    ActivationTimes, // of command and support cards
    SpecialMoments,  // of command cards
    SupportKinds,
    Silhouettes,
};

// What a form has to know of a key, whatever thing has it.
struct FieldSpec
{
    std::string key;        // as in the file: "turns", "options.dice"
    const char *label = ""; // English; PropertyText translates it
    const char *help = "";  // one sentence, or empty
    LocalText name = {};    // from the data, instead of the label
    std::string rule = {};  // the rule that it switches, or empty
    FieldKind kind = FieldKind::Line;
    Choices choices = Choices::None;
    int least = 0;
    int most = 0;
    int step = 1;
    bool optional = false; // the key may be left out
};

struct Property : FieldSpec
{
    Table table = Table::Scenario;
    std::function<PropertyValue(const Scenario &, ItemRef)> get;
    // Values of another type than get() gives, or out of range, are not for it.
    std::function<void(Scenario &, ItemRef, const PropertyValue &)> set;
    // What holds while the key is left out. Empty: nothing that is worth saying.
    std::function<PropertyValue(const Scenario &, const DataStore &)> standard = {};
    // Whether the item has the key at all: facing is for artillery and vehicles. Empty: always.
    std::function<bool(const Scenario &, const DataStore &, ItemRef)> applies = {};
};

// Whether it says something of all of them: what names one alone or where it stands does not, if
// there are several.
bool isCommon(const Property &property, const std::vector<ItemRef> &items, const Scenario &scenario,
              const DataStore &library);
// The value that all of them have; nothing where they differ.
std::optional<PropertyValue>
commonValue(const Property &property, const std::vector<ItemRef> &items, const Scenario &scenario);

class Properties
{
public:
    // The switches of the system's profiles become properties too.
    explicit Properties(const DataStore &library);

    // In the order of the form.
    const std::vector<Property> &of(Table table) const
    {
        return m_tables[static_cast<std::size_t>(table)];
    }
    // Null for a key that the table has not.
    const Property *find(Table table, std::string_view key) const;

private:
    std::array<std::vector<Property>, kTables> m_tables;
};

} // namespace hexwerk::assault::ui

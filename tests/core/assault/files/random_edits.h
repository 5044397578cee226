// What a designer may do to a scenario, at random: for tests of reading and writing.
#pragma once

#include "core/assault/scenario/scenario.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace hexwerk::assault::test {

class RandomEdits
{
public:
    explicit RandomEdits(std::uint32_t seed)
        : m_engine(seed)
    {
    }

    // Changes one thing.
    void edit(Scenario &scenario)
    {
        switch (below(8)) {
        case 0:
            return editHead(scenario);
        case 1:
        case 2:
            return editBoard(scenario.board);
        case 3:
        case 4:
            return editUnits(scenario);
        case 5:
            return editSides(scenario);
        case 6:
            return editPlaces(scenario);
        default:
            return editConditions(scenario);
        }
    }

    Hex hex() { return Hex::at(below(12), below(10)); }
    int below(int count) { return static_cast<int>(m_engine() % static_cast<unsigned>(count)); }

private:
    bool chance(int percent) { return below(100) < percent; }

    template<typename Enum>
    Enum any(Enum last)
    {
        return static_cast<Enum>(below(static_cast<int>(last) + 1));
    }

    std::string name()
    {
        static const std::vector<std::string> kNames = {"allied", "axis",   "u1",    "u2",  "2.coy",
                                                        "farm",   "losses", "brush", "x-1", "A_b"};
        return kNames[static_cast<std::size_t>(below(static_cast<int>(kNames.size())))];
    }

    std::string freshId() { return "n" + std::to_string(m_engine() % 100'000); }

    template<typename T>
    T withId(T made)
    {
        made.id = freshId();
        return made;
    }

    std::string text()
    {
        static const std::vector<std::string> kTexts = {"plain",
                                                        "with \"quotes\"",
                                                        "C:\\back\\slash",
                                                        "line\nbreak",
                                                        "it's",
                                                        "'''",
                                                        "\"\"\"",
                                                        "ends in \"",
                                                        "ends in \\",
                                                        "\n\nbegins with breaks",
                                                        "tab\there",
                                                        "",
                                                        "Geh\u00f6ft \u2192 \U0001f69c",
                                                        "# no comment",
                                                        "control \x01 and \x7f",
                                                        "other\r\nsystem",
                                                        "  spaces  ",
                                                        "[not.a.header]\nturns = 1",
                                                        std::string(150, 'w')};
        return kTexts[static_cast<std::size_t>(below(static_cast<int>(kTexts.size())))];
    }

    void editText(LocalText &words)
    {
        static const std::vector<std::string> kTags = {"en", "de", "fr-CA", "el"};
        const std::string &tag = kTags[static_cast<std::size_t>(below(4))];
        if (chance(25))
            words.erase(tag);
        else
            words[tag] = text();
    }

    // Adds, takes away, moves or changes an element.
    template<typename T, typename Make, typename Change>
    void editList(std::vector<T> &list, Make make, Change change)
    {
        const int count = static_cast<int>(list.size());
        const int kind = count == 0 ? 0 : below(10);
        if (kind < 3) {
            list.insert(list.begin() + below(count + 1), make());
        } else if (kind < 5) {
            list.erase(list.begin() + below(count));
        } else if (kind == 5) {
            T moved = list[static_cast<std::size_t>(below(count))];
            list.erase(std::find(list.begin(), list.end(), moved));
            list.insert(list.begin() + below(count), moved);
        } else {
            change(list[static_cast<std::size_t>(below(count))]);
        }
    }

    void editNames(std::vector<std::string> &names)
    {
        editList(
            names, [&] { return name(); }, [&](std::string &old) { old = name(); });
    }

    void editHexes(std::vector<Hex> &hexes)
    {
        editList(
            hexes, [&] { return hex(); }, [&](Hex &old) { old = hex(); });
    }

    void editHead(Scenario &scenario)
    {
        switch (below(7)) {
        case 0:
            scenario.turns = 1 + below(20);
            return;
        case 1:
            return editText(scenario.title);
        case 2:
            return editText(scenario.briefing);
        case 3:
            scenario.firstPlayer = chance(50) ? "roll" : name();
            return;
        case 4:
            scenario.losLimit = chance(30) ? std::nullopt : std::optional(1 + below(30));
            return;
        case 5:
            scenario.options.erase(scenario.options.begin(),
                                   scenario.options.empty() || chance(60)
                                       ? scenario.options.begin()
                                       : std::next(scenario.options.begin()));
            return;
        default:
            scenario.options["dice"] = chance(50) ? OptionValue(text()) : OptionValue(chance(50));
            scenario.options[name()] = OptionValue(std::int64_t{below(9)});
        }
    }

    TilePlacement tile()
    {
        TilePlacement placement{name(), hex(), chance(50), {}};
        if (chance(40))
            placement.crop = Crop{hex(), hex()};
        return placement;
    }

    Patch patch()
    {
        Patch made;
        for (int i = below(60); i >= 0; --i)
            made.hexes.push_back(hex());
        if (chance(70))
            made.terrain = name();
        if (chance(50))
            made.level = below(3);
        return made;
    }

    void editPatch(Patch &old)
    {
        if (chance(70))
            editHexes(old.hexes);
        else if (chance(50))
            old.level = chance(30) ? std::nullopt : std::optional(below(3));
        else
            old.terrain = chance(30) ? std::nullopt : std::optional(name());
    }

    void editBoard(BoardSpec &board)
    {
        switch (below(11)) {
        case 0:
            board.rows = chance(20) ? std::nullopt : std::optional(2 + below(20));
            return;
        case 1:
            board.terrain = chance(50) ? "clear" : name();
            return;
        case 2:
            return editList(
                board.tiles, [&] { return tile(); }, [&](auto &old) { old = tile(); });
        case 3:
            return editList(
                board.transforms,
                [&] {
                    return Transform{name(), name()};
                },
                [&](Transform &old) { old.to = name(); });
        case 4:
        case 5:
            return editList(
                board.patches, [&] { return patch(); }, [&](Patch &old) { editPatch(old); });
        case 6:
            return editList(
                board.roads,
                [&] {
                    return Road{any(RoadKind::SneakyTrail), {hex(), hex()}};
                },
                [&](Road &old) { editHexes(old.hexes); });
        case 7:
            return editList(
                board.hexsides,
                [&] {
                    return Hexside{hex(), any(Direction::NW), any(HexsideKind::TankBarricade)};
                },
                [&](Hexside &old) { old.side = any(Direction::NW); });
        case 8:
            return editList(
                board.overlays,
                [&] {
                    return Overlay{any(OverlayKind::Ruin), hex(), below(6)};
                },
                [&](Overlay &old) { old.facing = below(6); });
        case 9:
            return editList(
                board.minefields,
                [&] {
                    return Minefield{hex(), any(MineKind::Dummy), name(), chance(50)};
                },
                [&](Minefield &old) { old.found = !old.found; });
        default:
            return editList(
                board.labels,
                [&] {
                    return BoardLabel{hex(), {{"en", text()}}};
                },
                [&](BoardLabel &old) { editText(old.text); });
        }
    }

    UnitSpec unit()
    {
        UnitSpec made;
        made.id = freshId();
        made.card = name();
        made.side = name();
        if (chance(70))
            made.at = hex();
        else
            made.zone = name();
        if (chance(20))
            made.facing = below(6);
        return made;
    }

    void editUnit(UnitSpec &unit)
    {
        switch (below(8)) {
        case 0:
            unit.at = hex();
            unit.zone.reset();
            unit.on.reset();
            return;
        case 1:
            unit.at.reset();
            unit.zone = name();
            unit.on.reset();
            return;
        case 2:
            unit.experience = any(Experience::Elite);
            return;
        case 3:
            unit.damage = below(3);
            return;
        case 4:
            unit.half = !unit.half;
            return;
        case 5:
            unit.id = freshId();
            return;
        case 6:
            return editText(unit.name);
        default:
            return editNames(unit.markers);
        }
    }

    void editUnits(Scenario &scenario)
    {
        editList(
            scenario.units, [&] { return unit(); }, [&](UnitSpec &old) { editUnit(old); });
    }

    void editSide(SideSpec &side)
    {
        switch (below(6)) {
        case 0:
            side.colour = chance(20) ? "" : text();
            return;
        case 1:
            return editText(side.name);
        case 2:
            side.hand = 1 + below(10);
            return;
        case 3:
            return editNames(side.deck);
        case 4:
            return editList(
                side.formations,
                [&] {
                    return FormationChoice{
                        any(UnitType::Vehicle), 1, FormationMethod::Choose, {name()}};
                },
                [&](FormationChoice &old) { editNames(old.from); });
        default:
            return editList(
                side.additional,
                [&] {
                    return AdditionalForce{any(UnitType::Vehicle), any(UnitClass::Truck), 1};
                },
                [&](AdditionalForce &old) { old.count = 1 + below(5); });
        }
    }

    void editSides(Scenario &scenario)
    {
        editList(
            scenario.sides, [&] { return withId(SideSpec()); },
            [&](SideSpec &old) { editSide(old); });
    }

    void editPlaces(Scenario &scenario)
    {
        if (chance(50))
            return editList(
                scenario.zones,
                [&] {
                    return Zone{freshId(), name(), any(ZonePurpose::Victory), {hex()}, {}};
                },
                [&](Zone &old) {
                    if (chance(30))
                        editText(old.name);
                    else
                        editHexes(old.hexes);
                });
        editList(
            scenario.objectives,
            [&] {
                return Objective{freshId(), hex(), {}, {}};
            },
            [&](Objective &old) { editText(old.name); });
    }

    Term term(int depth)
    {
        switch (below(depth > 2 ? 3 : 6)) {
        case 0:
            return {TermKind::Control, name(), "", 0, {}};
        case 1:
            return {TermKind::Losses, name(), "", below(9), {}};
        case 2:
            return {TermKind::UnitsInZone, name(), name(), 1, {}};
        case 3:
            return {TermKind::Not, "", "", 0, {term(depth + 1)}};
        default:
            return {TermKind::Any, "", "", 0, {term(depth + 1), term(depth + 1)}};
        }
    }

    Victory victory() { return {name(), VictoryCheck::End, {TermKind::All, "", "", 0, {term(0)}}}; }

    Track track()
    {
        Track made = withId(Track());
        made.side = name();
        return made;
    }

    Threshold threshold()
    {
        Threshold made;
        made.at = below(12);
        return made;
    }

    TriggerEffect effect(EffectKind kind)
    {
        TriggerEffect made{.kind = kind};
        switch (kind) {
        case EffectKind::Track:
            made.track = name();
            break;
        case EffectKind::Spawn:
            made.card = name();
            made.count = 1 + below(9);
            made.side = name();
            made.zone = name();
            break;
        case EffectKind::Remove:
            made.unit = name();
            break;
        case EffectKind::Terrain:
            made.terrain = name();
            made.hexes = {hex(), hex()};
            break;
        case EffectKind::Objective:
            made.objective = name();
            made.side = below(2) == 0 ? std::string() : name();
            break;
        case EffectKind::End:
            made.side = below(2) == 0 ? std::string() : name();
            break;
        case EffectKind::Say:
            made.text = {{"en", name()}, {"de", name()}};
            break;
        }
        return made;
    }

    Trigger trigger()
    {
        Trigger made;
        made.effects = {{name(), 1}};
        for (int i = below(3); i > 0; --i)
            made.effects.push_back(effect(static_cast<EffectKind>(below(kEffectKinds))));
        return made;
    }

    Reinforcement reinforcement()
    {
        Reinforcement made;
        made.turn = 1 + below(9);
        made.side = name();
        made.zone = name();
        made.units = {{name(), 1 + below(3)}};
        return made;
    }

    void editConditions(Scenario &scenario)
    {
        switch (below(5)) {
        case 0:
            return editList(
                scenario.victories, [&] { return victory(); },
                [&](Victory &old) {
                    editList(
                        old.term.terms, [&] { return term(0); },
                        [&](Term &part) { part = term(0); });
                });
        case 1:
            return editList(
                scenario.tracks, [&] { return track(); },
                [&](Track &old) {
                    editList(
                        old.thresholds, [&] { return threshold(); },
                        [&](Threshold &part) { editText(part.text); });
                });
        case 2:
            return editList(
                scenario.triggers, [&] { return trigger(); },
                [&](Trigger &old) { old.once = !old.once; });
        case 3:
            return editList(
                scenario.supports,
                [&] {
                    return SupportSupply{name(), {name()}, 1 + below(9)};
                },
                [&](SupportSupply &old) { editNames(old.cards); });
        default:
            return editList(
                scenario.reinforcements, [&] { return reinforcement(); },
                [&](Reinforcement &old) { old.turn = 1 + below(9); });
        }
    }

    std::mt19937 m_engine;
};

} // namespace hexwerk::assault::test

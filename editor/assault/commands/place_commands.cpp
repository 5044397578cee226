#include "editor/assault/commands/place_commands.h"

#include "editor/assault/document/scenario_document.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

// The same side of the same kind, seen from either hex.
static bool isSameSide(const Hexside &a, const Hexside &b)
{
    return a.kind == b.kind && ((a.hex == b.hex && a.side == b.side) ||
                                (neighbour(a.hex, a.side) == b.hex && opposite(a.side) == b.side));
}

PlaceHexsideCommand::PlaceHexsideCommand(ScenarioDocument &document, const Hexside &hexside,
                                         MergeKey stroke)
    : EditCommand(
          document, [] { return tr("Place hexside"); },
          [&](Scenario &scenario) {
              std::vector<Hexside> &all = scenario.board.hexsides;
              if (std::none_of(all.begin(), all.end(),
                               [&](const Hexside &other) { return isSameSide(other, hexside); }))
                  all.push_back(hexside);
          },
          std::move(stroke))
{
}

static void placeOverlay(std::vector<Overlay> &overlays, const Overlay &overlay)
{
    const auto isReplaced = [&](const Overlay &other) {
        return other.hex == overlay.hex &&
               (other.kind == overlay.kind ||
                (isFortification(other.kind) && isFortification(overlay.kind)));
    };
    const auto old = std::find_if(overlays.begin(), overlays.end(), isReplaced);
    if (old == overlays.end())
        overlays.push_back(overlay);
    else
        *old = overlay;
}

PlaceOverlayCommand::PlaceOverlayCommand(ScenarioDocument &document, const Overlay &overlay)
    : EditCommand(
          document, [] { return tr("Place overlay"); },
          [&](Scenario &scenario) { placeOverlay(scenario.board.overlays, overlay); })
{
}

PlaceTileCommand::PlaceTileCommand(ScenarioDocument &document, const TilePlacement &tile)
    : EditCommand(
          document, [] { return tr("Place tile"); },
          [&](Scenario &scenario) { scenario.board.tiles.push_back(tile); })
{
}

TurnTileCommand::TurnTileCommand(ScenarioDocument &document, std::size_t tile)
    : EditCommand(
          document, [] { return tr("Turn tile"); },
          [&](Scenario &scenario) {
              TilePlacement &placement = scenario.board.tiles.at(tile);
              placement.turned = !placement.turned;
          })
{
}

// Empty where the name tells no side.
static std::string otherSide(std::string tile)
{
    if (tile.empty() || (tile.back() != 'A' && tile.back() != 'B'))
        return {};
    tile.back() = tile.back() == 'A' ? 'B' : 'A';
    return tile;
}

FlipTilesCommand::FlipTilesCommand(ScenarioDocument &document,
                                   const std::vector<std::size_t> &tiles)
    : EditCommand(
          document, [] { return tr("Flip tile"); },
          [&](Scenario &scenario) {
              for (const std::size_t tile : tiles) {
                  TilePlacement &placement = scenario.board.tiles.at(tile);
                  if (const std::string other = otherSide(placement.tile);
                      document.library().tile(other))
                      placement.tile = other;
              }
          })
{
}

PlaceSmokeCommand::PlaceSmokeCommand(ScenarioDocument &document, Hex hex)
    : EditCommand(
          document, [] { return tr("Place smoke"); },
          [&](Scenario &scenario) {
              for (Smoke &smoke : scenario.board.smoke)
                  if (smoke.hex == hex) {
                      ++smoke.count;
                      return;
                  }
              scenario.board.smoke.push_back({hex, 1});
          })
{
}

PlaceMinefieldCommand::PlaceMinefieldCommand(ScenarioDocument &document, const Minefield &minefield)
    : EditCommand(
          document, [] { return tr("Lay mines"); },
          [&](Scenario &scenario) { scenario.board.minefields.push_back(minefield); })
{
}

PlaceLabelCommand::PlaceLabelCommand(ScenarioDocument &document, const BoardLabel &label)
    : EditCommand(
          document, [] { return tr("Place label"); },
          [&](Scenario &scenario) { scenario.board.labels.push_back(label); })
{
}

PlaceObjectiveCommand::PlaceObjectiveCommand(ScenarioDocument &document, const Objective &objective)
    : EditCommand(
          document, [] { return tr("Place objective"); },
          [&](Scenario &scenario) { scenario.objectives.push_back(objective); })
{
}

BringOnCommand::BringOnCommand(ScenarioDocument &document, const std::vector<std::size_t> &units,
                               Hex hex)
    : EditCommand(
          document, [] { return tr("Place on map"); },
          [&](Scenario &scenario) {
              for (const std::size_t i : units) {
                  UnitSpec &unit = scenario.units.at(i);
                  if (!unit.at && !unit.zone && !unit.on)
                      unit.at = hex;
              }
          })
{
}

PlaceUnitCommand::PlaceUnitCommand(ScenarioDocument &document, const UnitSpec &unit)
    : EditCommand(
          document, [] { return tr("Place unit"); },
          [&](Scenario &scenario) { scenario.units.push_back(unit); })
{
}

} // namespace hexwerk::assault::ui

// Overruns, mines, harmful ground and smoke of random games told as at a table.
#include <QTest>

#include "core/assault/aside/attack_preview.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/tabletop/form_faults.h"
#include "core/assault/tabletop/table_attack.h"
#include "tests/core/assault/tabletop/side_by_side.h"
#include "tests/test_program.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk::assault::tst_staged_hazards {

class tst_StagedHazards final : public QObject
{
    Q_OBJECT

private slots:
    void overrunsAreThoseOfTheGame();
    void minesAreThoseOfTheGame();
    void groundIsThatOfTheGame();
    void smokeIsThatOfTheGame();
};

namespace {

std::string differs(const AttackPreview &game, const AttackPreview &table)
{
    if (!(game.dice == table.dice) || !(game.returned == table.returned))
        return "other dice";
    return game.chances == table.chances && game.returnedChances == table.returnedChances
               ? ""
               : "other chances";
}

class Hazards
{
public:
    explicit Hazards(std::uint64_t seed)
        : m_random(seed)
    {
    }

    std::string wrongOverrun(const Position &p, const TableRules &rules, int &count);
    std::string wrongMines(const Position &p, const TableRules &rules, int &count);
    std::string wrongGround(const Position &p, const TableRules &rules, int &count);
    std::string wrongSmoke(const Position &p, const TableRules &rules, int &count);

private:
    bool oneIn(int times) { return m_random.below(static_cast<std::uint64_t>(times)) == 0; }
    // The game goes on from `game` as the form does from its stage.
    std::string compare(const Position &game, const AttackForm &form, const TableRules &rules);

    play::Randomness m_random;
};

std::string Hazards::compare(const Position &game, const AttackForm &form, const TableRules &rules)
{
    if (const auto faults = faultsOf(form, rules); !faults.empty())
        return "fault " + std::to_string(static_cast<int>(faults.front()));
    if (const auto ruling = attackRuling(form, rules); !ruling)
        return "refused by " + std::string(ruling.error().rule);
    return playedTogether(game, staged(form, rules).position, form, m_random);
}

std::string Hazards::wrongOverrun(const Position &p, const TableRules &rules, int &count)
{
    for (const Unit &unit : p.units)
        for (const Direction d : kAllDirections) {
            if (!unit.inPlay())
                continue;
            Position turned = p; // wherever it comes from
            turned.unit(unit.id).facing = static_cast<std::int8_t>(d);
            const Walk walk = walkOf(turned, unit.id, MoveKind::Fast);
            const auto step = stepRuling(turned, walk, neighbour(unit.at, d), By::Default);
            if (!step || !step->overrun)
                continue;
            const OverrunFrame overrun{.unit = unit.id, .gun = step->enemy, .lastStand = unit.at};
            const AttackForm form = formOf(turned, overrun);
            Position game = atFrame(turned, unit.id, MoveFrame{.walk = walk, .lastStand = unit.at});
            const auto begun = Assault::apply(game, Step{unit.id, neighbour(unit.at, d)});
            HW_EXPECTS(begun);
            ++count;
            std::string wrong = compare(game, form, rules);
            if (const Position table = staged(form, rules).position; wrong.empty())
                if (const auto *own = std::get_if<OverrunFrame>(&table.stack.back()))
                    wrong = differs(previewOverrun(turned, overrun), previewOverrun(table, *own));
            if (!wrong.empty())
                return p.setting->unitName(unit.id) + " overruns: " + wrong;
        }
    return {};
}

std::string Hazards::wrongMines(const Position &p, const TableRules &rules, int &count)
{
    for (const Unit &unit : p.units) {
        const Hex from = neighbour(unit.at, Direction::N);
        if (!unit.inPlay() || !p.board().contains(from) || !oneIn(4))
            continue;
        Position game = p;
        const bool isLeft = oneIn(3);
        const MineKind kind = oneIn(2) ? MineKind::AntiPersonnel : MineKind::AntiTank;
        const Hex hex = isLeft ? from : unit.at;
        game.minefields = {};
        game.minefields.push_back({hex, enemyOf(unit.side), {kind, Salt{}}, true});
        if (!isDangerous(game, game.minefields.front(), unit.id))
            continue;
        const bool fallsBack = oneIn(2);
        const bool isHeedless =
            isLeft && fallsBack && p.setting->switches.minesAttackFallback; // [D9.6.6c]
        const MineFrame mines{.stage = isHeedless ? MineFrame::Attack : MineFrame::Detect,
                              .unit = unit.id,
                              .from = from,
                              .to = unit.at,
                              .minefield = hex,
                              .identified = isLeft || oneIn(2),
                              .fallingBack = fallsBack,
                              .lastStand = unit.at};
        const AttackForm form = formOf(game, mines);
        ++count;
        std::string wrong = compare(atFrame(game, {}, mines), form, rules);
        const Position table = staged(form, rules).position;
        if (wrong.empty())
            wrong = differs(previewUnderWay(game, mines),
                            previewUnderWay(table, std::get<MineFrame>(table.stack[1])));
        if (!wrong.empty())
            return p.setting->unitName(unit.id) + " in mines: " + wrong;
    }
    return {};
}

std::string Hazards::wrongGround(const Position &p, const TableRules &rules, int &count)
{
    for (const Unit &unit : p.units)
        for (const Direction d : kAllDirections)
            for (const By by : {By::Terrain, By::Road}) {
                const Hex to = neighbour(unit.at, d);
                if (!unit.inPlay() || p.card(unit.id).type != UnitType::Vehicle)
                    continue;
                Position game = p;
                game.unit(unit.id).facing = static_cast<std::int8_t>(d);
                const auto step = stepRuling(game, walkOf(game, unit.id, MoveKind::Normal), to, by);
                if (!step || step->check.isEmpty() || step->enemy != UnitId{})
                    continue;
                game.unit(unit.id).at = to;
                const TerrainDamageFrame ground{
                    .unit = unit.id, .dice = step->check, .lastStand = to};
                const AttackForm form = groundFormOf(game, unit.id, unit.at, step->walk.road);
                ++count;
                std::string wrong = compare(atFrame(game, {}, ground), form, rules);
                const Position table = staged(form, rules).position;
                if (wrong.empty())
                    wrong = differs(
                        previewUnderWay(game, ground),
                        previewUnderWay(table, std::get<TerrainDamageFrame>(table.stack[1])));
                if (!wrong.empty())
                    return p.setting->unitName(unit.id) + " over ground: " + wrong;
            }
    return {};
}

// Markers that the roll lays, by the hexes in their order.
std::vector<int> smokeIn(const Position &p, const std::vector<Hex> &hexes)
{
    std::vector<int> counts;
    for (const Hex hex : hexes) {
        const auto smoke = std::find_if(p.smoke.begin(), p.smoke.end(),
                                        [&](const Smoke &one) { return one.hex == hex; });
        counts.push_back(smoke == p.smoke.end() ? 0 : smoke->count);
    }
    return counts;
}

std::string Hazards::wrongSmoke(const Position &p, const TableRules &rules, int &count)
{
    for (const Unit &unit : p.units) {
        const auto &band = p.card(unit.id).indirect;
        if (!unit.inPlay() || !band || !p.traits(unit.id).firesSmoke || !oneIn(4))
            continue;
        Hex target = unit.at;
        for (int i = 0; i < band->from; ++i)
            target = neighbour(target, Direction::S);
        SmokeFrame smoke{
            .stage = SmokeFrame::Roll,
            .firer = unit.id,
            .hexes = {target, neighbour(target, Direction::NE), neighbour(target, Direction::NW)},
            .isNominated = true};
        smoke.hexes.resize(1 + m_random.below(3));
        Position game = p;
        game.smoke = {};
        game.unit(unit.id).facing = 3;
        const AttackForm form = formOf(game, smoke);
        game = atFrame(game, unit.id, smoke);
        ++count;
        std::string wrong = compare(game, form, rules);
        TableAttack attack(form, rules);
        bool isTurnOver = false; // smoke thins
        while (wrong.empty() && !attack.isDone()) {
            const Dice dice =
                std::get<Dice>(static_cast<const Order::variant &>(Assault::roll(game, m_random)));
            const auto events = Assault::apply(game, dice);
            HW_EXPECTS(events);
            isTurnOver = std::any_of(events->begin(), events->end(), [](const Event &event) {
                return std::holds_alternative<PhaseBegan>(event.what);
            });
            const std::size_t roll = attack.rolls().size() - 1;
            const std::vector<Die> rolled = attack.rolls()[roll].dice.dice();
            for (std::size_t die = 0; die < rolled.size(); ++die)
                attack.tell(roll, die, game.setting->faces.face(rolled[die], dice.faces[die]));
        }
        std::vector<int> laid(smoke.hexes.size());
        for (const TableChange &change : attack.result().changes)
            if (change.kind == TableChange::LaySmoke)
                laid[static_cast<std::size_t>(change.place) - 1] = change.points;
        if (wrong.empty() && !isTurnOver && laid != smokeIn(game, smoke.hexes))
            wrong = "other smoke";
        if (!wrong.empty())
            return p.setting->unitName(unit.id) + " fires smoke: " + wrong;
    }
    return {};
}

// Of so many positions: overruns are rare.
using Check = std::string (Hazards::*)(const Position &, const TableRules &, int &);
std::string firstWrongOf(Check check, int positions)
{
    return firstWrong<Hazards>(positions,
                               [check](Hazards &hazards, const Position &p, const TableRules &rules,
                                       int &count) { return (hazards.*check)(p, rules, count); });
}

} // namespace

void tst_StagedHazards::overrunsAreThoseOfTheGame()
{
    const std::string wrong = firstWrongOf(&Hazards::wrongOverrun, 300);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void tst_StagedHazards::minesAreThoseOfTheGame()
{
    const std::string wrong = firstWrongOf(&Hazards::wrongMines, 2000);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void tst_StagedHazards::groundIsThatOfTheGame()
{
    const std::string wrong = firstWrongOf(&Hazards::wrongGround, 500);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void tst_StagedHazards::smokeIsThatOfTheGame()
{
    const std::string wrong = firstWrongOf(&Hazards::wrongSmoke, 2000);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

HW_PLAIN_TEST(tst_StagedHazards)

} // namespace hexwerk::assault::tst_staged_hazards

#include "tst_staged_hazards.moc"

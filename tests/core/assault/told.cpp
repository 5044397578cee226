#include "tests/core/assault/told.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/firing/shot.h"

namespace hexwerk::assault {

std::string ruled(const Position &p, const Order &order)
{
    const auto ruling = Assault::query(p, order);
    if (ruling)
        return "yes";
    return std::string(toString(messageOf(ruling.error().message))) + " " +
           std::string(ruling.error().rule);
}

std::string asks(const Position &p)
{
    const Pending &pending = p.pending;
    switch (pending.question) {
    case Question::Over:
        return "over";
    case Question::BattleDice:
        return std::string(toString(pending.use)) + " " + toString(pending.dice);
    case Question::PlainDice:
        return std::string(toString(pending.use)) + " " + std::to_string(pending.plainDice) + "d6";
    case Question::CardDraw:
        return "card_draw";
    default:
        break;
    }
    std::string said =
        std::string(toString(pending.question)) + " " + p.setting->scenario.sides[pending.side].id;
    if (pending.unit != UnitId{})
        said += " " + p.setting->unitName(pending.unit);
    return said;
}

std::string where(const Position &p, std::string_view name)
{
    switch (unit(p, name).state) {
    case UnitState::InBox:
        return "in box";
    case UnitState::Waiting:
        return "waiting";
    case UnitState::Carried:
        return "on " + p.setting->unitName(unit(p, name).carrier);
    case UnitState::InPlay:
        return toString(unit(p, name).at);
    case UnitState::Eliminated:
        return "eliminated";
    case UnitState::LeftMap:
        return "left";
    }
    return "";
}

std::string markers(const Position &p, std::string_view name)
{
    std::string names;
    for (int i = 0; i < kMarkers; ++i)
        if (unit(p, name).markers.has(static_cast<Marker>(i)))
            names += (names.empty() ? "" : ",") + std::string(toString(static_cast<Marker>(i)));
    return names;
}

int strength(const Position &p, std::string_view name)
{
    return unit(p, name).strength;
}

Order shows(const Position &p, Faces faces)
{
    HW_EXPECTS(p.pending.question == Question::BattleDice);
    Dice dice;
    for (const char *face : faces)
        dice.symbols.push_back(seen(face));
    HW_EXPECTS(static_cast<int>(dice.symbols.size()) <= p.pending.dice.size());
    dice.symbols.resize(static_cast<std::size_t>(p.pending.dice.size()));
    return dice;
}

std::vector<Event> rolls(Position &p, Faces faces)
{
    return say(p, shows(p, faces));
}

void declineAll(Position &p)
{
    while (p.pending.question == Question::React || p.pending.question == Question::Support ||
           p.pending.question == Question::JointFire)
        say(p, Decline{});
}

void fire(Position &p, std::string_view firer, std::string_view target)
{
    say(p, announce(p, firer, Action::Fire));
    say(p, Target{id(p, target)});
    declineAll(p);
}

void walk(Position &p, std::string_view name, Action action,
          std::initializer_list<const char *> hexes)
{
    say(p, announce(p, name, action));
    for (const char *hex : hexes) {
        say(p, step(p, name, hex));
        declineAll(p);
    }
    if (p.pending.question == Question::Step && p.pending.unit == id(p, name))
        say(p, Stop{});
}

Position assaulted(const Table &table, Action action)
{
    Position p = table.begin();
    say(p, announce(p, "u1", action));
    say(p, step(p, "u1", "E6"));
    return p;
}

void passSupport(Position &p)
{
    while (p.phase == Phase::Support)
        say(p, Pass{});
}

std::vector<Event> endTurn(Position &p)
{
    const int turn = p.turn;
    std::vector<Event> all;
    while (p.turn == turn && !Assault::isOver(p))
        for (Event &event : say(p, Pass{}))
            all.push_back(std::move(event));
    return all;
}

DiceCount shot(const Position &p, std::string_view firer, std::string_view target, Shot how)
{
    how.firer = id(p, firer);
    how.target = id(p, target);
    return rangedFireDice(rangedFireSituation(p, how, sightLine(p, how.firer, how.target)),
                          p.setting->data, p.setting->switches);
}

std::string attackOf(const Position &p, std::string_view firer, std::string_view target,
                     const Shot &how)
{
    return toString(shot(p, firer, target, how).attack);
}

std::string defenceOf(const Position &p, std::string_view firer, std::string_view target,
                      const Shot &how)
{
    return toString(shot(p, firer, target, how).defence);
}

bool tells(const DiceCount &dice, std::string_view rule)
{
    return std::any_of(dice.lines.begin(), dice.lines.end(),
                       [&](const DiceLine &line) { return line.rule == rule; });
}

} // namespace hexwerk::assault

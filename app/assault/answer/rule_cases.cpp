#include "app/assault/answer/rule_cases.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/ways.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/text/event_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

using editor::toQString;

QString RuleCases::words(const Pool &dice)
{
    QStringList words;
    for (const Die die : kAllDice)
        if (const int count = dice.count(die); count > 0)
            words << (count == 1
                          ? DicePainter::word(die)
                          : QStringLiteral("%1 × %2").arg(count).arg(DicePainter::word(die)));
    return words.join(QStringLiteral(", "));
}

static QStringList picturesOf(const Pool &dice)
{
    QStringList names;
    for (const Die die : dice.dice())
        names << QStringLiteral("die:%1").arg(QLatin1Char(letterOf(die)));
    return names;
}

static QStringList picturesOf(const Symbols &symbols)
{
    QStringList names;
    const auto add = [&names](char symbol, int count) {
        for (int i = 0; i < count; ++i)
            names << QStringLiteral("symbol:%1").arg(QLatin1Char(symbol));
    };
    add('C', symbols.c);
    add('D', symbols.d);
    add('X', symbols.x);
    return names;
}

RuleCase RuleCases::ofDice(const Position &p, const ShownAttack &attack, const DiceCount &count,
                           std::size_t line)
{
    const DiceLine &meant = count.lines[line];
    const bool attacks = meant.pool == PoolSide::Attack;
    const Pool &pool = attacks ? count.attack : count.defence;
    const QString side = attacks ? tr("attack") : tr("defence");
    const QString dice = meant.dice.isEmpty() ? PlayText::source(p, meant) : words(meant.dice);
    RuleCase shown{.rule = toQString(meant.rule),
                   //: %1 are dice, %2 is "attack" or "defence"
                   .title = tr("%1, %2").arg(dice, side),
                   .sentence = attack.title.isEmpty()
                                   ? PlayText::source(p, meant) + QLatin1Char('.')
                                   //: %1 is who fires at whom, %2 what gives or takes dice
                                   : tr("%1: %2.").arg(attack.title, PlayText::source(p, meant))};
    for (std::size_t i = 0; i < count.lines.size(); ++i) {
        const DiceLine &one = count.lines[i];
        if (one.pool != meant.pool)
            continue;
        const QString value = one.dice.isEmpty() ? QString()
                              : one.taken        ? QStringLiteral("−%1").arg(one.dice.size())
                                                 : QStringLiteral("+%1").arg(one.dice.size());
        shown.lines.push_back({PlayText::source(p, one), value, toQString(one.rule),
                               picturesOf(one.dice), i == line});
    }
    //: %1 are dice
    shown.result = tr("Together: %1").arg(pool.isEmpty() ? tr("no dice") : words(pool));
    return shown;
}

std::vector<CaseLine> RuleCases::linesOf(const Refusal &refusal)
{
    const auto number = [&refusal](std::size_t i) {
        return i < refusal.numbers.size() ? QString::number(refusal.numbers[i]) : QString();
    };
    switch (messageOf(refusal.message)) {
    case Message::NotEnoughMovement:
        return {{tr("The hex costs"), number(0)}, {tr("Movement points left"), number(1)}};
    case Message::HarshTerrain:
        return {{tr("The hex costs"), number(0)},
                {tr("Movement allowance of the card"), number(1)}};
    case Message::OutOfRange:
        return {{tr("Range in hexes"), number(0)}, {tr("Range of the weapon"), number(1)}};
    case Message::TooNear:
        return {{tr("Range in hexes"), number(0)}, {tr("Minimum range of the weapon"), number(1)}};
    case Message::NoRoomAboard:
        return {{tr("Strength points that want aboard"), number(0)},
                {tr("Strength points that can be carried"), number(1)}};
    case Message::WrongDice:
    case Message::WrongSymbols:
        return {{tr("Dice of the roll"), number(0)}};
    default: // sentences without numbers
        return {};
    }
}

// What the cost is made of.
std::vector<CaseLine> RuleCases::costOf(const Position &p, const WhyNot::RefusedStep &step)
{
    const auto d = directionTo(step.walk.at, step.to);
    if (!d || !p.board().contains(step.to))
        return {};
    const TerrainChart &chart = p.setting->data.terrain;
    const auto way = chosenWay(waysInto(p, step.walk, *d), By::Default);
    if (!way)
        return {};
    const QString ground =
        way->road ? editor::inWindowLanguage(chart.row(*way->road).name)
                  : editor::inWindowLanguage(chart.row(p.board().at(step.to).terrain).name);
    const auto plus = [](int cost) { return QStringLiteral("+%1").arg(cost); };
    std::vector<CaseLine> lines = {
        //: %1 is a hex, %2 its terrain
        {tr("%1: %2").arg(toQString(toString(step.to)), ground),
         QString::number(way->cost - way->climb - way->sides - way->water),
         QStringLiteral("R9.4a")}};
    if (way->climb > 0)
        lines.push_back({tr("Uphill"), plus(way->climb), QStringLiteral("R9.6.1a")});
    if (way->sides > 0)
        lines.push_back({tr("The hexside"), plus(way->sides), QStringLiteral("R9.6.3.2b")});
    if (way->water > 0)
        lines.push_back({tr("Water"), plus(way->water), QStringLiteral("H9.6.3.2b")});
    return lines;
}

RuleCase RuleCases::ofRefusal(const Position &p, const Refusal &refusal,
                              const std::optional<WhyNot::RefusedStep> &step)
{
    RuleCase shown{.rule = toQString(refusal.rule),
                   .title = refused(),
                   .sentence = RefusalText::refusal(refusal)};
    const Message message = messageOf(refusal.message);
    if (step && (message == Message::NotEnoughMovement || message == Message::HarshTerrain))
        shown.lines = costOf(p, *step);
    const std::vector<CaseLine> lines = linesOf(refusal);
    shown.lines.insert(shown.lines.end(), lines.begin(), lines.end());
    return shown;
}

RuleCase RuleCases::ofFar(const Position &p, UnitId unit, Hex hex)
{
    const auto points = [&](MoveKind kind) {
        return QString::number(allowance(p.card(unit), kind));
    };
    return {.rule = QStringLiteral("R9.0a"),
            .title = refused(),
            .sentence = WhyNot::outOfReach(hex),
            .lines = {
                {tr("Movement points, normal"), points(MoveKind::Normal), QStringLiteral("R9.1a")},
                {tr("Movement points, fast"), points(MoveKind::Fast), QStringLiteral("R9.2a")}}};
}

RuleCase RuleCases::ofClick(const Position &p, const Picked &picked, Hex hex)
{
    if (const auto why = WhyNot::refusalAt(p, picked, hex))
        return ofRefusal(p, *why, WhyNot::stepAt(p, picked, hex));
    return WhyNot::isFar(p, picked, hex) && picked.unit != UnitId{} ? ofFar(p, picked.unit, hex)
                                                                    : RuleCase();
}

namespace {

// The numbers of an event that has any.
struct EventLines
{
    const Position &p;

    std::vector<CaseLine> operator()(const UnitMoved &moved) const
    {
        return {{RuleCases::tr("Movement points of the step"), QString::number(moved.cost)}};
    }
    std::vector<CaseLine> operator()(const SpottingRolled &rolled) const
    {
        return sumOf(rolled.roll, rolled.modifier, rolled.needed);
    }
    std::vector<CaseLine> operator()(const DetectionRolled &rolled) const
    {
        return sumOf(rolled.roll, rolled.modifier, rolled.needed);
    }
    std::vector<CaseLine> operator()(const AttackResolved &resolved) const
    {
        const auto line = [](const QString &what, const Symbols &symbols) {
            return CaseLine{.what = what,
                            .value = symbols.total() == 0 ? RuleCases::tr("nothing") : QString(),
                            .dice = picturesOf(symbols)};
        };
        return {line(RuleCases::tr("Attack"), resolved.rolled),
                line(RuleCases::tr("Defence"), resolved.defence),
                line(RuleCases::tr("Left"), resolved.left)};
    }
    std::vector<CaseLine> operator()(const DiceRolled &rolled) const
    {
        CaseLine line{.what = PlayText::use(rolled.use), .value = {}};
        const std::vector<Die> dice = rolled.dice.dice();
        for (std::size_t i = 0; i < dice.size() && i < rolled.symbols.size(); ++i)
            line.dice << QStringLiteral("die:%1/%2")
                             .arg(QLatin1Char(letterOf(dice[i])))
                             .arg(toQString(toString(rolled.symbols[i])));
        QStringList faces;
        if (dice.empty())
            for (const std::uint8_t face : rolled.faces)
                faces << QString::number(face);
        line.value = faces.join(QLatin1Char(' '));
        return {line};
    }
    std::vector<CaseLine> operator()(const UnitDamaged &damaged) const
    {
        return {{RuleCases::tr("Strength points lost"), QString::number(damaged.points)},
                {RuleCases::tr("Strength points left"), QString::number(damaged.left)}};
    }
    std::vector<CaseLine> operator()(const SmokePlaced &smoke) const
    {
        return {{RuleCases::tr("Smoke markers in the hex"), QString::number(smoke.count)}};
    }
    std::vector<CaseLine> operator()(const SmokeThinned &smoke) const
    {
        return {{RuleCases::tr("Smoke markers in the hex"), QString::number(smoke.left)}};
    }
    template<typename Other>
    std::vector<CaseLine> operator()(const Other &) const
    {
        return {};
    }

    static std::vector<CaseLine> sumOf(int roll, int modifier, int needed)
    {
        std::vector<CaseLine> lines = {{RuleCases::tr("Die rolled"), QString::number(roll)}};
        if (modifier != 0)
            lines.push_back({RuleCases::tr("Modifiers"), editor::signedNumber(modifier)});
        lines.push_back({RuleCases::tr("Needed"), QStringLiteral("%1+").arg(needed)});
        return lines;
    }
};

} // namespace

RuleCase RuleCases::ofEvent(const Position &p, const Event &event)
{
    return {.rule = toQString(event.rule),
            .title = tr("a line of the log"),
            .sentence = EventText::of(p, event),
            .lines =
                std::visit(EventLines{p}, static_cast<const Happening::variant &>(event.what))};
}

} // namespace hexwerk::assault::ui

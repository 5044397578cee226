#include "app/assault/answer/choices.h"

#include "app/assault/answer/card_choices.h"
#include "app/assault/answer/fitting.h"
#include "app/assault/answer/order_icon.h"
#include "app/assault/answer/order_key.h"
#include "app/assault/game/choice_odds.h"
#include "app/assault/game/forced_orders.h"
#include "app/assault/map/play_marks.h"
#include "core/assault/game/box.h"
#include "core/assault/game/decks.h"
#include "core/assault/game/message.h"
#include "core/assault/rules/course/command.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/readiness.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/keys/keyed_text.h"
#include "editor/text/local_text.h"

#include <set>
#include <utility>

namespace hexwerk::assault::ui {

PanelKind panelFor(Question question)
{
    switch (question) { // no default: the compiler names a question without panel
    case Question::BattleDice:
    case Question::PlainDice:
        return PanelKind::Dice;
    case Question::CardDraw:
        return PanelKind::Draw;
    case Question::LayMine:
        return PanelKind::Mines;
    case Question::Place:
    case Question::Disembark:
        return PanelKind::Units;
    case Question::Over:
        return PanelKind::Result;
    case Question::FirstSetup:
    case Question::Formation:
    case Question::Card:
    case Question::Divide:
    case Question::Announce:
    case Question::Step:
    case Question::Facing:
    case Question::Target:
    case Question::SmokeHex:
    case Question::Spotter:
    case Question::JointFire:
    case Question::Partner:
    case Question::CoveredMove:
    case Question::React:
    case Question::Cover:
    case Question::LastShot:
    case Question::AttackPassenger:
    case Question::Support:
    case Question::Wheels:
    case Question::Reroll:
    case Question::Withdraw:
    case Question::Fallback:
    case Question::Reveal:
    case Question::TurnWork:
    case Question::Allot:
    case Question::ShowPoints:
    case Question::LosePoint:
    case Question::Discard:
    case Question::PlayCard:
    case Question::DropCard:
    case Question::Request:
    case Question::SupportTarget:
    case Question::AntiAir:
    case Question::SupportSpotter:
    case Question::SupportHex:
    case Question::FireMode:
    case Question::SplitDice:
    case Question::RerollShells:
    case Question::ImpactZone:
        return PanelKind::Choices;
    }
    Q_UNREACHABLE();
}

// What it means and where that stands; or why it is not allowed.
static QString tipOf(Action action, const Ruling<> &ruling)
{
    if (!ruling)
        return RefusalText::withRule(ruling.error());
    //: %1 is a sentence, %2 the id of a rule
    return QuestionChoices::tr("%1 (%2)").arg(PlayText::actionHelp(action),
                                              PlayText::ruleOf(action));
}

std::vector<Choice> QuestionChoices::actions(const Position &p, UnitId chosen)
{
    std::vector<Choice> choices;
    for (int i = 0; i < kActions && chosen != UnitId{}; ++i) {
        const Announce order{chosen, static_cast<Action>(i)};
        const auto ruling = Assault::query(p, order);
        const bool isKnown = ruling || ruling.error().message != Message::NotAnOrder;
        if (!ruling && !(isKnown && fits(p, chosen, order.action)))
            continue;
        choices.push_back({.order = order,
                           .text = PlayText::action(order.action),
                           .tip = tipOf(order.action, ruling),
                           .icon = iconOf(order, p.pending.question),
                           .allowed = ruling.has_value(),
                           .key = keyOf(order, p.pending.question)});
    }
    const QString tip = p.phase == Phase::Support
                            ? tr("You can then do nothing more in this support phase.")
                            : tr("Three passes in a row end the action phase.");
    choices.push_back({.order = Pass{},
                       .text = PlayText::order(p, Pass{}),
                       .tip = tip,
                       .icon = iconOf(Pass{}, p.pending.question),
                       .key = keyOf(Pass{}, p.pending.question)});
    return choices;
}

// Where a unit has its hex already and still needs a facing.
std::vector<Choice> QuestionChoices::facings(const Position &p, const Picked &picked)
{
    std::vector<Choice> choices;
    if (picked.hex.isNowhere())
        return choices;
    for (const int facing : facingsAt(p, picked.unit, picked.hex)) {
        const Place order{picked.unit, picked.hex, facing};
        choices.push_back({.order = order,
                           .text = PlayText::order(p, order),
                           .tip = {},
                           .icon = iconOf(order, p.pending.question),
                           .facing = facing});
    }
    return choices;
}

std::vector<Choice> QuestionChoices::cards(const Position &p)
{
    std::vector<Choice> choices;
    for (const auto &outcome : Assault::outcomes(p))
        choices.push_back({.order = outcome.order,
                           .text = PlayText::order(p, outcome.order),
                           .tip = {},
                           .icon = iconOf(outcome.order, p.pending.question),
                           .details = PlayText::details(p, outcome.order)});
    return choices;
}

static std::optional<int> facingOf(const Order &order)
{
    const auto *turn = std::get_if<TurnTo>(&order);
    return turn ? std::optional(turn->facing) : std::nullopt;
}

// A step off the map and one that differs from the hex's plain one need words.
static bool isOnTheMap(const Position &p, const Order &order)
{
    if (std::holds_alternative<Place>(order) || std::holds_alternative<Lay>(order))
        return true;
    if (const auto *target = std::get_if<Target>(&order))
        return target->unit == UnitId{};
    const auto *step = std::get_if<Step>(&order);
    if (!step || step->to.isNowhere() || step->by == By::Default)
        return step && !step->to.isNowhere();
    const auto *move = std::get_if<MoveFrame>(&p.stack.back());
    if (!move)
        return false;
    const auto plain = stepRuling(p, move->walk, step->to, By::Default);
    const auto other = stepRuling(p, move->walk, step->to, step->by);
    return plain && other && plain->walk == other->walk;
}

// [R8.2i] Each hex may draw fire. Who chooses a later one lets the unit pass until it is there.
std::vector<Choice> QuestionChoices::reactionsAhead(const Position &p,
                                                    const std::vector<PathStep> &ahead)
{
    std::vector<Choice> choices;
    ReactionPolicy later{.side = p.pending.side,
                         .ask = ReactionPolicy::Ask::Later,
                         .mover = p.pending.unit,
                         .turn = p.turn,
                         .hexes = {p.unit(p.pending.unit).at}};
    for (const PathStep &step : ahead) {
        if (step.fights || step.hex.isNowhere())
            break;
        later.hex = step.hex;
        for (const PathThreat &threat : step.threats) {
            later.units = {threat.reactor};
            const Order order = React{threat.reactor};
            choices.push_back({.order = order,
                               //: %1 is a hex that a unit will enter, %2 a unit that fires then
                               .text = tr("In %1: %2")
                                           .arg(editor::toQString(toString(step.hex)),
                                                PlayText::unit(p, threat.reactor)),
                               .tip = tr("Lets the unit move on to there, then reacts"),
                               .icon = iconOf(order, p.pending.question),
                               .chance = threat.chance,
                               .later = later});
        }
        later.hexes.push_back(step.hex);
    }
    return choices;
}

// Empty where it would not be enough to tell the answers apart.
static QString briefOf(const Position &p, const Order &order)
{
    if (const auto *allot = std::get_if<Allot>(&order); allot && allot->card)
        return PlayText::card(p, *allot->card);
    const auto *play = std::get_if<Play>(&order);
    if (!std::holds_alternative<Target>(order) && !std::holds_alternative<React>(order) && !play)
        return {};
    const UnitId unit = play ? play->unit : unitOf(order);
    if (unit == UnitId{})
        return {};
    const Hex at = p.unit(unit).at;
    const QString name = PlayText::unit(p, unit);
    return at.isNowhere() ? name : name + QLatin1String(", ") + editor::toQString(toString(at));
}

std::vector<Choice> QuestionChoices::of(const SeenPosition &seen, const Picked &picked,
                                        const std::vector<PathStep> &ahead)
{
    const Position &p = seen.position;
    switch (p.pending.question) {
    case Question::Announce: {
        std::vector<Choice> choices;
        if (picked.card.empty())
            choices = actions(p, picked.unit);
        addCards(seen, picked, choices);
        return choices;
    }
    case Question::CardDraw:
        return isHandDraw(p) ? std::vector{unknownDraw(p)} : cards(p);
    default:
        break;
    }
    std::vector<Choice> choices = facings(p, picked);
    for (const Order &order : seen.orders()) {
        if (isOnTheMap(p, order) || !isListed(seen, picked, order))
            continue;
        const Choice choice{.order = order,
                            .text = PlayText::order(p, order),
                            .tip = {},
                            .icon = iconOf(order, p.pending.question),
                            .facing = facingOf(order),
                            .brief = briefOf(p, order),
                            .details = PlayText::details(p, order),
                            .key = keyOf(order, p.pending.question),
                            .chance = chanceOf(p, order)};
        if (p.pending.question == Question::React && std::holds_alternative<Decline>(order))
            for (Choice &later : reactionsAhead(p, ahead))
                choices.push_back(std::move(later));
        // To stop is always the first.
        choices.insert(std::holds_alternative<Stop>(order) ? choices.begin() : choices.end(),
                       choice);
    }
    return choices;
}

// [R5.6e] A card that nobody names now, or that was not named when it was drawn.
void QuestionChoices::addDraws(const Position &p, const Picked &picked,
                               std::vector<Choice> &choices)
{
    const auto add = [&](const Draw &order, const QString &text, const QString &tip) {
        if (canBeForced(p, {order}))
            choices.push_back({.order = order,
                               .text = text,
                               .tip = tip,
                               .icon = iconOf(order, p.pending.question),
                               .details = PlayText::details(p, order)});
    };
    if (p.pending.question == Question::CardDraw && !isHandDraw(p))
        add(Draw{}, PlayText::order(p, Draw{}),
            tr("The card stays unknown to the program until you name it."));
    if (p.pending.question != Question::Announce || picked.unit != UnitId{})
        return;
    std::set<std::string> named;
    for (const std::size_t pick : unnamedDraws(p))
        for (const std::size_t card : deckOf(p, pick))
            if (const std::string &id = p.setting->box[card].id; named.insert(id).second)
                add(Draw{id},
                    //: %1 is a card
                    tr("Drawn earlier: %1").arg(PlayText::card(p, id)),
                    tr("Names a card that was drawn but not yet named."));
}

std::vector<Choice> QuestionChoices::unenforced(const SeenPosition &seen, const Picked &picked,
                                                const std::vector<PathStep> &ahead)
{
    std::vector<Choice> choices = of(seen, picked, ahead);
    for (Choice &choice : choices)
        if (!choice.allowed && canBeForced(seen.position, {choice.order})) {
            choice.allowed = true;
            //: %1 is an action that the rules refuse
            choice.text = tr("%1 (against the rules)").arg(choice.text);
        }
    addDraws(seen.position, picked, choices);
    return choices;
}

// Once it is known where the unit shall stand, only its facing is missing.
static QString hintOfPlace(const Position &p, const Picked &picked)
{
    if (!picked.hex.isNowhere())
        return QuestionChoices::tr(
                   "Click a vertex of %1, or choose it here; Esc chooses another hex.")
            .arg(editor::toQString(toString(picked.hex)));
    return p.pending.question == Question::Place
               ? QuestionChoices::tr("Choose a unit here, then a marked hex.")
               : QuestionChoices::tr("Click a marked hex next to the transport.");
}

// [R8.1a] Who passes now ends the phase; empty where that costs nobody of this side its action.
static QString thirdPass(const SeenPosition &seen)
{
    constexpr int kMostNames = 4;
    const Position &p = seen.position;
    const auto *game = std::get_if<GameFrame>(&p.stack.front());
    if (p.phase != Phase::Action || !game || game->passes < 2)
        return {};
    QStringList names;
    for (const UnitId unit : unitsToChoose(seen))
        names << PlayText::unit(p, unit);
    if (names.isEmpty())
        return {};
    QString listed = names.mid(0, kMostNames).join(QStringLiteral(", "));
    if (names.size() > kMostNames)
        //: %1 are units, %n how many more
        listed = QuestionChoices::tr("%1 and %n more", nullptr,
                                     static_cast<int>(names.size()) - kMostNames)
                     .arg(listed);
    //: %1 are units
    return QuestionChoices::tr("A third pass in a row ends the phase. Could still act: %1.")
               .arg(listed) +
           QStringLiteral("\n");
}

// [R6.2.2c] What pays for the unit; empty without command points.
static QString costOf(const Position &p, UnitId unit)
{
    if (p.points.empty())
        return {};
    const auto source = pointFor(p, p.unit(unit));
    if (!source)
        return QStringLiteral(" ") + QuestionChoices::tr("No command point is left for it.");
    const CommandPool &pool = p.points[source->pool];
    return QStringLiteral(" ") +
           (source->pile == SIZE_MAX
                ? QuestionChoices::tr("It costs one of %n point(s) of the command focus.", nullptr,
                                      pool.focus)
                : QuestionChoices::tr("It costs one of %n point(s) on its card.", nullptr,
                                      pool.onCards[source->pile].left));
}

static QString hintOfAnnounce(const SeenPosition &seen, UnitId chosen)
{
    const Position &p = seen.position;
    if (chosen == UnitId{})
        return thirdPass(seen) + editor::withKeys(QuestionChoices::tr(
                                     "Click one of your units, or press {key:assault.NextUnit} for "
                                     "the next one. A second "
                                     "click chooses its passengers."));
    const QString unit = PlayText::unit(p, chosen);
    if (p.phase == Phase::Support)
        //: %1 is a unit
        return QuestionChoices::tr("%1: choose what it does before the action phase.").arg(unit);
    return thirdPass(seen) +
           //: %1 is a unit
           QuestionChoices::tr("%1: click a green hex to move there, an amber one for a fast move "
                               "or a red enemy to attack it, or choose an action.")
               .arg(unit) +
           costOf(p, chosen);
}

QString QuestionChoices::hint(const SeenPosition &seen, const Picked &picked)
{
    const Position &p = seen.position;
    switch (p.pending.question) {
    case Question::Over:
        return tr("Take back the last orders, or go back to the editor.");
    case Question::FirstSetup:
        return tr("After the first unit, the sides take turns placing one each.");
    case Question::Formation:
        return tr("You set up its units afterwards. The card then leaves the game.");
    case Question::Divide:
        return tr("The player leads the units of this card.");
    case Question::Card:
        return tr("The scenario gives type and class. You set the unit up afterwards.");
    case Question::LayMine:
        return tr("Choose a marker here, then click a marked hex.");
    case Question::Place:
    case Question::Disembark:
        return hintOfPlace(p, picked);
    case Question::Announce:
        return hintOfAnnounce(seen, picked.unit);
    case Question::Step:
        return p.unit(p.pending.unit).facing < 0
                   ? tr("Click a marked hex: the unit moves there step by step.")
                   : tr("Click a marked hex: the unit moves there step by step. A click near a "
                        "vertex of its own hex changes its facing.");
    case Question::Facing:
        return tr("Click a vertex of its hex, or choose it here.");
    case Question::SmokeHex:
        return tr("Click a marked hex, or stop laying smoke.");
    case Question::Spotter:
        return tr("A spotter next to the unit sees the target. It gets the marker Attack dice -1.");
    case Question::JointFire:
        return tr("Each unit adds its strongest die and has then acted.");
    case Question::Partner:
        return tr("Click an adjacent unit, or choose it here. Both units have then acted.");
    case Question::CoveredMove:
        return tr("The other unit covers it against one reaction.");
    case Question::Cover:
        return tr("The strongest die of the covering unit helps the defence, once in this move.");
    case Question::LastShot:
        return tr("The gun may turn by one vertex to do so. If the vehicle is not stopped, the gun "
                  "is eliminated.");
    case Question::AttackPassenger:
        return tr("Each passenger may be attacked once before dismounting.");
    case Question::Wheels:
        return tr("Wheels and tracks are easier to hit, but that only stops the vehicle.");
    case Question::Fallback:
        return tr("Click a marked hex: each step must lead away from every enemy.");
    case Question::Target:
        return tr("Click a marked enemy, or choose it here.");
    case Question::React:
        return tr("Click the unit that should fire, or decline.");
    case Question::Support:
        return tr("A supporting unit gives one re-roll each for attack and defence.");
    case Question::Reveal:
        return tr("The program reveals the marker.");
    case Question::TurnWork:
        return tr("All units are placed. You can still turn fortifications and obstacles in your "
                  "set-up areas.");
    case Question::Allot:
        return tr(
            "Each point activates one unit of its card this turn. %n stay in the command focus "
            "for any unit.",
            nullptr, pooledBy(p).focus);
    case Question::ShowPoints:
        return tr("Both sides show where their points lie.");
    case Question::LosePoint:
        return tr("An eliminated unit costs its side a command point. None is spent yet, so one "
                  "that is left goes.");
    case Question::Discard:
        return tr("Cards that were not used can be exchanged for new ones.");
    case Question::PlayCard:
        return tr("Choose a card below, then whom or where it is for: on the map or in the list.");
    case Question::DropCard:
        return tr("The program draws one of the cards.");
    case Question::Request:
        return tr("The other side sees that support comes this turn, but not which.");
    case Question::SupportTarget:
        return tr("An air attack needs no line of sight.");
    case Question::SupportSpotter:
        return tr("Without a new spotter, the artillery fires at its waypoint marker or up to two "
                  "hexes beside it.");
    case Question::SupportHex:
        return tr("Click a marked hex.");
    case Question::FireMode:
        return tr("Which modes there are, the card of the artillery says.");
    case Question::ImpactZone:
        return tr("The other hexes that are hit lie around the first one.");
    case Question::SplitDice:
        return tr("The other dice go at the second hex. Each gets the die of the blast as well.");
    case Question::RerollShells:
        return tr("The dice count from the left.");
    case Question::AntiAir:
        return tr("Anti-aircraft units fire one after another. Each is then activated.");
    case Question::Reroll:
        return tr("The dice count from the left.");
    case Question::Withdraw:
        return tr("A withdrawing unit leaves the hex with a fast action.");
    case Question::BattleDice:
    case Question::PlainDice:
        return tr("Let the program roll, or enter the results of real dice.");
    case Question::CardDraw:
        return tr("Let the program draw, or choose the card you drew yourself.");
    }
    Q_UNREACHABLE();
}

} // namespace hexwerk::assault::ui

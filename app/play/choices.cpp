#include "app/play/choices.h"

#include "core/assault/movement.h"
#include "editor/text/play_text.h"
#include "editor/text/rule_text.h"

namespace hexwerk {

using namespace assault;
using editor::PlayText;

PanelKind panelFor(Question question)
{
    switch (question) { // no default: the compiler names a question without panel
    case Question::BattleDice:
    case Question::PlainDice:
        return PanelKind::Dice;
    case Question::Place:
        return PanelKind::Units;
    case Question::Over:
        return PanelKind::Result;
    case Question::FirstSetup:
    case Question::Announce:
    case Question::Step:
    case Question::Target:
    case Question::React:
    case Question::Support:
    case Question::Reroll:
    case Question::Withdraw:
    case Question::Fallback:
        return PanelKind::Choices;
    }
    Q_UNREACHABLE();
}

static QString iconOf(const Order &order)
{
    if (const auto *said = std::get_if<Announce>(&order))
        switch (said->action) {
        case Action::NormalMove:
            return QStringLiteral("normal_move");
        case Action::FastMove:
            return QStringLiteral("fast_move");
        case Action::MoveAndFire:
            return QStringLiteral("move_and_fire");
        case Action::FireAndMove:
            return QStringLiteral("fire_and_move");
        case Action::Fire:
            return QStringLiteral("fire");
        case Action::DigIn:
            return QStringLiteral("dig_in");
        }
    if (std::holds_alternative<Pass>(order) || std::holds_alternative<Decline>(order) ||
        std::holds_alternative<Keep>(order))
        return QStringLiteral("pass");
    if (std::holds_alternative<Target>(order))
        return QStringLiteral("fire");
    if (std::holds_alternative<React>(order))
        return QStringLiteral("reaction_fire");
    if (std::holds_alternative<Support>(order))
        return QStringLiteral("support");
    if (std::holds_alternative<Withdraw>(order))
        return QStringLiteral("withdraw");
    if (std::holds_alternative<Stay>(order))
        return QStringLiteral("close_combat");
    if (std::holds_alternative<Reroll>(order))
        return QStringLiteral("roll_dice");
    if (const auto *step = std::get_if<Step>(&order))
        return step->by == By::Road ? QStringLiteral("road") : QStringLiteral("normal_move");
    return QStringLiteral("stop");
}

std::vector<Choice> Choices::actions(const Position &p, UnitId chosen)
{
    std::vector<Choice> choices;
    for (int i = 0; i < kActions && chosen != UnitId{}; ++i) {
        const Announce order{chosen, static_cast<Action>(i)};
        const auto ruling = Assault::query(p, order);
        const QString help = PlayText::actionHelp(order.action);
        choices.push_back({order, PlayText::action(order.action),
                           ruling ? help : editor::RuleText::refusal(ruling.error()), iconOf(order),
                           ruling.has_value()});
    }
    choices.push_back({Pass{}, PlayText::order(p, Pass{}),
                       tr("After three passes in a row the action phase ends."), iconOf(Pass{})});
    return choices;
}

// A step off the map and one that differs from the hex's plain one need words.
static bool isOnTheMap(const Position &p, const Order &order)
{
    if (std::holds_alternative<Place>(order))
        return true;
    const auto *step = std::get_if<Step>(&order);
    if (!step || step->to.isNowhere() || step->by == By::Default)
        return step && !step->to.isNowhere();
    const auto *move = std::get_if<MoveFrame>(&p.stack.back());
    if (!move)
        return false;
    const auto plain = stepRuling(p, move->walk, step->to, By::Default);
    const auto other = stepRuling(p, move->walk, step->to, step->by);
    return plain && other && plain->walk == other->walk && plain->road == other->road;
}

std::vector<Choice> Choices::of(const Position &p, UnitId chosen)
{
    if (p.pending.question == Question::Announce)
        return actions(p, chosen);
    std::vector<Choice> choices;
    for (const Order &order : Assault::legalOrders(p)) {
        if (isOnTheMap(p, order))
            continue;
        const Choice choice{order, PlayText::order(p, order), {}, iconOf(order)};
        // To stop is always the first.
        choices.insert(std::holds_alternative<Stop>(order) ? choices.begin() : choices.end(),
                       choice);
    }
    return choices;
}

QString Choices::hint(const Position &p, UnitId chosen)
{
    switch (p.pending.question) {
    case Question::Over:
        return tr("Take back the last orders, or go back to the editor.");
    case Question::FirstSetup:
        return tr("After the first unit the sides place one each in turn.");
    case Question::Place:
        return tr("Choose a unit here, then a marked hex.");
    case Question::Announce:
        return chosen == UnitId{}
                   ? tr("Click one of your units, or press G for the next one.")
                   : tr("Click a green hex to move there, an amber one for a fast move, a red "
                        "enemy to fire at it; or choose an action.");
    case Question::Step:
        return tr("Click a marked hex: the unit goes there step by step.");
    case Question::Fallback:
        return tr("Click a marked hex: each step has to lead away from every enemy.");
    case Question::Target:
        return tr("Click a marked enemy, or choose it here.");
    case Question::React:
        return tr("Click the unit that shall fire, or decline.");
    case Question::Support:
        return tr("A supporting unit gives one re-roll for attack and defence each.");
    case Question::Reroll:
        return tr("Each die counts from the left.");
    case Question::Withdraw:
        return tr("Who withdraws leaves the hex with a fast action.");
    case Question::BattleDice:
    case Question::PlainDice:
        return tr("Let the program roll, or enter what real dice show.");
    }
    Q_UNREACHABLE();
}

} // namespace hexwerk

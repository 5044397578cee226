#include "app/play/order_icon.h"

namespace hexwerk {

using namespace assault;
using namespace Qt::Literals::StringLiterals;

static QString iconOf(Action action)
{
    switch (action) { // no default: the compiler names an action without icon
    case Action::NormalMove:
        return u"normal_move"_s;
    case Action::FastMove:
        return u"fast_move"_s;
    case Action::MoveAndFire:
        return u"move_and_fire"_s;
    case Action::FireAndMove:
        return u"fire_and_move"_s;
    case Action::Fire:
        return u"fire"_s;
    case Action::TurretFire:
        return u"turret_fire"_s;
    case Action::DigIn:
        return u"dig_in"_s;
    case Action::Hide:
        return u"hide"_s;
    case Action::Detach:
        return u"detach"_s;
    case Action::Reinforce:
        return u"reinforce"_s;
    case Action::CoveringFire:
        return u"covering_fire"_s;
    case Action::Load:
        return u"load"_s;
    case Action::Dismount:
        return u"dismount"_s;
    case Action::Unload:
        return u"unload"_s;
    case Action::TurnFacing:
        return u"turn_facing"_s;
    case Action::IndirectFire:
        return u"indirect_fire"_s;
    case Action::Smoke:
        return u"smoke"_s;
    case Action::SpecialAbility:
        return u"special_ability"_s;
    }
    Q_UNREACHABLE();
}

static QString iconOfHelper(Question question)
{
    switch (question) {
    case Question::Spotter:
        return u"spotter"_s;
    case Question::JointFire:
        return u"joint_fire"_s;
    case Question::Cover:
        return u"covering_fire"_s;
    case Question::Partner:
        return u"detach"_s;
    default:
        return u"support"_s;
    }
}

static QString iconOfChoice(Question question)
{
    switch (question) {
    case Question::FirstSetup:
        return u"side"_s;
    case Question::Wheels:
        return u"wheels"_s;
    case Question::CoveredMove:
        return u"normal_move"_s;
    default:
        return u"cards"_s;
    }
}

namespace {

struct Icon
{
    Question question;

    QString operator()(const Announce &said) const { return iconOf(said.action); }
    QString operator()(const Pass &) const { return u"pass"_s; }
    QString operator()(const Step &said) const
    {
        return said.by == By::Road ? u"road"_s : u"normal_move"_s;
    }
    QString operator()(const TurnTo &) const { return u"turn_facing"_s; }
    QString operator()(const Stop &) const { return u"stop"_s; }
    QString operator()(const Target &said) const
    {
        return said.unit == UnitId{} ? u"smoke"_s : u"fire"_s;
    }
    QString operator()(const Support &) const { return iconOfHelper(question); }
    QString operator()(const React &) const
    {
        return question == Question::LastShot ? u"last_shot"_s : u"reaction_fire"_s;
    }
    QString operator()(const Decline &) const { return u"pass"_s; }
    QString operator()(const Withdraw &) const { return u"withdraw"_s; }
    QString operator()(const Stay &) const { return u"close_combat"_s; }
    QString operator()(const Reroll &) const { return u"roll_dice"_s; }
    QString operator()(const Keep &) const { return u"pass"_s; }
    QString operator()(const Place &said) const
    {
        return said.facing >= 0 ? u"turn_facing"_s : u"unit"_s;
    }
    QString operator()(const Lay &) const { return u"mine"_s; }
    QString operator()(const Choose &) const { return iconOfChoice(question); }
    QString operator()(const Draw &) const { return u"cards"_s; }
    QString operator()(const Dice &) const { return u"roll_dice"_s; }
    QString operator()(const Correct &) const { return u"edit"_s; }
};

} // namespace

QString iconOf(const Order &order, Question question)
{
    return std::visit(Icon{question}, order);
}

} // namespace hexwerk

#include "app/assault/answer/order_icon.h"

#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

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

    // The picture of an action is named like the action.
    QString operator()(const Announce &said) const
    {
        return editor::toQString(toString(said.action));
    }
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
    QString operator()(const TurnWork &) const { return u"turn_facing"_s; }
    QString operator()(const Reveal &) const { return u"mine"_s; }
    QString operator()(const Choose &) const { return iconOfChoice(question); }
    QString operator()(const Draw &) const { return u"cards"_s; }
    QString operator()(const Allot &) const { return u"cards"_s; }
    QString operator()(const ShowPoints &) const { return u"cards"_s; }
    QString operator()(const Discard &) const { return u"cards"_s; }
    QString operator()(const Play &) const { return u"cards"_s; }
    QString operator()(const Request &) const { return u"cards"_s; }
    QString operator()(const CallIn &) const { return u"fire"_s; }
    QString operator()(const Dice &) const { return u"roll_dice"_s; }
    QString operator()(const Correct &) const { return u"edit"_s; }
};

} // namespace

QString iconOf(const Order &order, Question question)
{
    return std::visit(Icon{question}, order);
}

} // namespace hexwerk::assault::ui

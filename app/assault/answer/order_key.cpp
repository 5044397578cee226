#include "app/assault/answer/order_key.h"

namespace hexwerk::assault::ui {

static QChar keyOfAction(Action action)
{
    switch (action) {
    case Action::NormalMove:
        return u'M';
    case Action::FastMove:
        return u'Q';
    case Action::MoveAndFire:
        return u'A';
    case Action::FireAndMove:
        return u'Z';
    case Action::Fire:
        return u'F';
    case Action::TurretFire:
        return u'T';
    case Action::DigIn:
        return u'I';
    case Action::Hide:
        return u'V';
    case Action::Detach:
        return u'E';
    case Action::Reinforce:
        return u'Y';
    case Action::CoveringFire:
        return u'C';
    case Action::Load:
        return u'L';
    case Action::Dismount:
        return u'O';
    case Action::Unload:
        return u'U';
    case Action::TurnFacing:
        return u'W';
    case Action::IndirectFire:
        return u'J';
    case Action::Smoke:
        return u'K';
    case Action::SpecialAbility:
        return u'X';
    }
    Q_UNREACHABLE();
}

namespace {

struct Key
{
    Question question;

    QChar operator()(const Announce &said) const { return keyOfAction(said.action); }
    QChar operator()(const Pass &) const { return u'P'; }
    QChar operator()(const Stop &) const { return u'S'; }
    QChar operator()(const Withdraw &) const { return u'B'; }
    // To leave it as it is, whatever is offered.
    QChar operator()(const Decline &) const { return u'D'; }
    QChar operator()(const Stay &) const { return u'D'; }
    QChar operator()(const Keep &) const { return u'D'; }
    QChar operator()(const React &) const
    {
        return question == Question::LastShot ? QChar(u'F') : QChar();
    }
    template<typename Listed>
    QChar operator()(const Listed &) const
    {
        return {};
    }
};

} // namespace

QChar keyOf(const Order &order, Question question)
{
    return std::visit(Key{question}, order);
}

} // namespace hexwerk::assault::ui

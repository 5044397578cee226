#include "editor/text/play_text.h"

#include "editor/canvas/dice_painter.h"
#include "editor/text/choice_text.h"
#include "editor/text/local_text.h"
#include "editor/text/victory_text.h"

namespace hexwerk::editor {

using namespace assault;

QString PlayText::action(Action action)
{
    switch (action) {
    case Action::NormalMove:
        return tr("Move");
    case Action::FastMove:
        return tr("Fast move");
    case Action::MoveAndFire:
        return tr("Move & fire");
    case Action::FireAndMove:
        return tr("Fire & move");
    case Action::Fire:
        return tr("Fire");
    case Action::DigIn:
        return tr("Dig in");
    }
    Q_UNREACHABLE();
}

QString PlayText::actionHelp(Action action)
{
    switch (action) {
    case Action::NormalMove:
        return tr("Moves with the allowance of the card; may lead into close combat.");
    case Action::FastMove:
        return tr("Moves one point further, but loses the weakest defence die.");
    case Action::MoveAndFire:
        return tr("Moves half the allowance and fires then; the target gets a green die.");
    case Action::FireAndMove:
        return tr("Fires and moves half the allowance then; the target gets a green die.");
    case Action::Fire:
        return tr("Fires from where it stands.");
    case Action::DigIn:
        return tr("Is dug in from the next turn on; meanwhile it loses the weakest defence die.");
    }
    Q_UNREACHABLE();
}

QString PlayText::phase(Phase phase)
{
    switch (phase) {
    case Phase::SetUp:
        return tr("Set-up");
    case Phase::Initiative:
        return tr("Initiative phase");
    case Phase::Action:
        return tr("Action phase");
    case Phase::Organization:
        return tr("Organization phase");
    case Phase::Over:
        return tr("Game over");
    }
    Q_UNREACHABLE();
}

QString PlayText::marker(const Position &p, Marker marker)
{
    return inWindowLanguage(p.setting->data.markers[static_cast<std::size_t>(marker)].name);
}

QString PlayText::unit(const Position &p, UnitId unit)
{
    //: %1 is the name of a unit's card, %2 the unit's own id
    return tr("%1 (%2)").arg(inWindowLanguage(p.card(unit).name),
                             toQString(p.setting->unitName(unit)));
}

QString PlayText::unitAndHex(const Position &p, UnitId id)
{
    const Unit &shown = p.unit(id);
    //: %1 is a unit, %2 a hex
    return shown.inPlay() ? tr("%1 in %2").arg(unit(p, id), toQString(toString(shown.at)))
                          : unit(p, id);
}

QString PlayText::state(const Position &p, UnitId id)
{
    const Unit &shown = p.unit(id);
    QStringList parts{side(p, shown.side),
                      tr("strength %1 of %2").arg(shown.strength).arg(p.card(id).strength),
                      ChoiceText::experience(p.experience(id))};
    for (int i = 0; i < kMarkers; ++i)
        if (shown.markers.has(static_cast<Marker>(i)))
            parts << marker(p, static_cast<Marker>(i));
    if (shown.activated)
        parts << tr("has acted");
    //: %1 is a unit, %2 what there is to say of it
    return tr("%1: %2").arg(unit(p, id), parts.join(QStringLiteral(", ")));
}

QString PlayText::objective(const Objective &objective)
{
    const QString name = inWindowLanguage(objective.name);
    return name.isEmpty() ? toQString(objective.id) : name;
}

QString PlayText::side(const Position &p, SideIndex side)
{
    if (side == kNobody)
        return tr("Nobody");
    const SideSpec &spec = p.setting->scenario.sides[side];
    const QString name = inWindowLanguage(spec.name);
    return name.isEmpty() ? toQString(spec.id) : name;
}

QString PlayText::use(RollUse use)
{
    switch (use) {
    case RollUse::Setup:
        return tr("Who sets up first");
    case RollUse::Initiative:
        return tr("Initiative");
    case RollUse::Spotting:
        return tr("Spotting roll");
    case RollUse::Attack:
        return tr("Attack dice");
    case RollUse::Defence:
        return tr("Defence dice");
    case RollUse::CriticalAttack:
        return tr("Critical hit: attack dice");
    case RollUse::CriticalDefence:
        return tr("Critical hit: defence dice");
    case RollUse::AssaultAttack:
        return tr("Close combat: attack of the assault unit");
    case RollUse::DefenceDefence:
        return tr("Close combat: defence of the defence unit");
    case RollUse::DefenceAttack:
        return tr("Close combat: attack of the defence unit");
    case RollUse::AssaultDefence:
        return tr("Close combat: defence of the assault unit");
    case RollUse::Reroll:
        return tr("Re-roll");
    }
    Q_UNREACHABLE();
}

QString PlayText::roll(const Position &p, const Pending &pending)
{
    if (pending.unit == UnitId{})
        //: %1 and %2 are the two sides, in the order of the dice
        return tr("%1: one die for %2, one for %3").arg(use(pending.use), side(p, 0), side(p, 1));
    //: %1 is the side that rolls, %2 what is rolled, %3 the unit it is rolled for
    return tr("%1 – %2: %3")
        .arg(side(p, p.unit(pending.unit).side), use(pending.use), unit(p, pending.unit));
}

QString PlayText::question(const Position &p)
{
    const Pending &pending = p.pending;
    const QString who = side(p, pending.side);
    switch (pending.question) {
    case Question::Over:
        return VictoryText::winner(p);
    case Question::FirstSetup:
        return tr("%1: who places the first unit?").arg(who);
    case Question::Place:
        return tr("%1: place a unit.").arg(who);
    case Question::Announce:
        return tr("%1: activate a unit, or pass.").arg(who);
    case Question::Step:
        return tr("%1: move %2.").arg(who, unit(p, pending.unit));
    case Question::Target:
        return tr("%1: at whom does %2 fire?").arg(who, unit(p, pending.unit));
    case Question::React:
        return tr("%1: react to %2?").arg(who, unitAndHex(p, pending.unit));
    case Question::Support:
        return tr("%1: support %2 in close combat?").arg(who, unit(p, pending.unit));
    case Question::Reroll:
        //: %1 is a side, %2 a roll such as "Attack dice", %3 a unit
        return tr("%1: roll a die again? %2: %3").arg(who, use(pending.use), unit(p, pending.unit));
    case Question::Withdraw:
        return tr("%1: does %2 withdraw?").arg(who, unitAndHex(p, pending.unit));
    case Question::Fallback:
        return tr("%1: where does %2 fall back to?").arg(who, unit(p, pending.unit));
    case Question::BattleDice:
    case Question::PlainDice:
        return roll(p, pending);
    }
    Q_UNREACHABLE();
}

// Which of the four rolls of a round. [R11.1a]
static std::size_t rollOf(RollUse use)
{
    return static_cast<std::size_t>(use) - static_cast<std::size_t>(RollUse::AssaultAttack);
}

namespace {

class OrderSentence
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::OrderSentence)

public:
    explicit OrderSentence(const Position &p)
        : m_p(p)
    {
    }

    QString operator()(const Announce &said) const
    {
        return tr("%1: %2").arg(PlayText::unit(m_p, said.unit), PlayText::action(said.action));
    }
    QString operator()(const Pass &) const { return tr("Pass"); }
    QString operator()(const Step &said) const
    {
        if (said.to.isNowhere())
            return tr("Leave the map");
        const QString hex = toQString(toString(said.to));
        switch (said.by) {
        case By::Default:
            return tr("To %1").arg(hex);
        case By::Terrain:
            return tr("To %1 across the terrain").arg(hex);
        case By::Road:
            return tr("To %1 along the road").arg(hex);
        }
        Q_UNREACHABLE();
    }
    QString operator()(const Stop &) const { return tr("Stop here"); }
    QString operator()(const Target &said) const
    {
        return tr("Fire at %1").arg(PlayText::unitAndHex(m_p, said.unit));
    }
    QString operator()(const Support &said) const
    {
        return tr("Support by %1").arg(PlayText::unitAndHex(m_p, said.unit));
    }
    QString operator()(const React &said) const
    {
        return tr("Fire with %1").arg(PlayText::unitAndHex(m_p, said.unit));
    }
    QString operator()(const Decline &) const
    {
        return m_p.pending.question == Question::Support ? tr("No support") : tr("No reaction");
    }
    QString operator()(const Withdraw &) const { return tr("Withdraw"); }
    QString operator()(const Stay &) const { return tr("Fight on"); }
    QString operator()(const Reroll &said) const
    {
        const auto *combat = std::get_if<CloseCombatFrame>(&m_p.stack.back());
        const auto place = static_cast<std::size_t>(said.die - 1);
        const std::vector<Die> dice = m_p.pending.dice.dice();
        const std::vector<Symbols> *rolled =
            combat ? &combat->rolls[rollOf(m_p.pending.use)] : nullptr;
        if (!rolled || place >= rolled->size() || place >= dice.size())
            return tr("Roll die %1 again").arg(said.die);
        //: %1 is the number of a die, %2 its colour, %3 what it shows
        return tr("Roll die %1 again – %2: %3")
            .arg(said.die)
            .arg(DicePainter::word(dice[place]), DicePainter::faceText((*rolled)[place]));
    }
    QString operator()(const Keep &) const { return tr("Keep the roll"); }
    QString operator()(const Place &said) const
    {
        return tr("%1 to %2").arg(PlayText::unit(m_p, said.unit), toQString(toString(said.hex)));
    }
    QString operator()(const Choose &said) const
    {
        return PlayText::side(m_p, m_p.setting->sideIndex(said.id));
    }
    QString operator()(const Dice &) const { return tr("Roll"); }
    QString operator()(const Correct &said) const
    {
        return tr("Correct %1").arg(QString::fromStdString(said.path));
    }

private:
    const Position &m_p;
};

} // namespace

QString PlayText::order(const Position &p, const Order &order)
{
    return std::visit(OrderSentence(p), order);
}

QString PlayText::symbols(Symbols symbols)
{
    QStringList parts;
    if (symbols.c > 0)
        parts << tr("%n critical hit(s)", nullptr, symbols.c);
    if (symbols.d > 0)
        parts << tr("%n damage", nullptr, symbols.d);
    if (symbols.x > 0)
        parts << tr("%n suppression(s)", nullptr, symbols.x);
    return parts.isEmpty() ? tr("nothing") : parts.join(tr(", "));
}

static QString nameOfMarker(const Position &p, std::string_view id)
{
    const auto marker = markerFromString(id);
    return marker ? PlayText::marker(p, *marker) : toQString(id);
}

QString PlayText::source(const Position &p, const DiceLine &line)
{
    const SystemData &data = p.setting->data;
    if (line.source == "card")
        return tr("Unit card");
    if (line.source == "terrain") {
        const auto row = data.terrain.find(line.sourceId);
        return row ? inWindowLanguage(data.terrain.row(*row).name) : toQString(line.sourceId);
    }
    if (line.source == "marker")
        return nameOfMarker(p, line.sourceId);
    if (line.source == "fortification") {
        const auto kind = overlayKindFromString(line.sourceId);
        return kind && isFortification(*kind)
                   ? inWindowLanguage(data.fortifications[static_cast<std::size_t>(*kind)].name)
                   : toQString(line.sourceId);
    }
    if (line.source == "hexside") {
        const auto kind = hexsideKindFromString(line.sourceId);
        return kind ? inWindowLanguage(data.hexsides[static_cast<std::size_t>(*kind)].name)
                    : toQString(line.sourceId);
    }
    if (line.source == "hindrance")
        return tr("Hindered line of sight");
    if (line.source == "fire_modification")
        return line.sourceId == "blind" ? tr("Target not spotted") : tr("Fire on the move");
    if (line.source == "experience")
        return tr("Experience");
    if (line.source == "critical")
        return tr("Critical hit");
    if (line.source == "assault")
        return tr("Assault");
    if (line.source == "half_strength")
        return tr("Half strength");
    if (line.source == "activated")
        return tr("Already activated");
    return toQString(line.source);
}

} // namespace hexwerk::editor

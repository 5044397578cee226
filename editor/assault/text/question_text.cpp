// Who is asked, and what can be answered.
#include "core/assault/game/decks.h"
#include "core/assault/rules/course/command.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/correction_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/victory_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

// What a side takes of its cards now; null while it takes none.
static const Pick *pickUnderWay(const Position &p)
{
    const auto *cards = p.stack.empty() ? nullptr : std::get_if<CardsFrame>(&p.stack.back());
    return cards && cards->pick < p.setting->picks.size() ? &p.setting->picks[cards->pick]
                                                          : nullptr;
}

// "1 of 3": which of the cards that may be taken.
static QString whichCard(const Position &p)
{
    const Pick *pick = pickUnderWay(p);
    return pick ? PlayText::tr("%1 of %2")
                      .arg(std::get<CardsFrame>(p.stack.back()).count + 1)
                      .arg(pick->count)
                : QString();
}

// What a card would answer.
static QString playCard(const Position &p, const QString &who)
{
    if (const auto *card = std::get_if<CardFrame>(&p.stack.back()))
        //: %1 is a side, %2 a command card
        return PlayText::tr("%1: answer “%2” with a command card?")
            .arg(who, PlayText::card(p, card->card));
    if (p.pending.unit != UnitId{})
        return PlayText::tr("%1: play a command card now that %2 acts?")
            .arg(who, PlayText::unit(p, p.pending.unit));
    return PlayText::tr("%1: play a command card?").arg(who);
}

QString PlayText::question(const Position &p, Others others)
{
    const Pending &pending = p.pending;
    //: %1 is a side, %2 the number of one of its players
    const QString who = pending.player == 0
                            ? side(p, pending.side)
                            : tr("%1, player %2").arg(side(p, pending.side)).arg(pending.player);
    const auto inSecret = [others](const QString &asked) {
        //: %1 is a sentence
        return others == Others::AtTable ? tr("%1 Others must look away.").arg(asked) : asked;
    };
    switch (pending.question) {
    case Question::Over:
        return VictoryText::winner(p);
    case Question::FirstSetup:
        return tr("%1: who places the first unit?").arg(who);
    case Question::Formation:
        //: %2 is "1 of 3"
        return tr("%1: choose a formation card, %2.").arg(who, whichCard(p));
    case Question::Card:
        return tr("%1: choose an additional unit, %2.").arg(who, whichCard(p));
    case Question::Divide:
        return tr("%1: choose what you will lead.").arg(who);
    case Question::LayMine:
        return inSecret(tr("%1: lay a mine marker.").arg(who));
    case Question::Reveal:
        return tr("%1: what has %2 stepped on?").arg(who, unitAndHex(p, pending.unit));
    case Question::Place:
        return tr("%1: place a unit.").arg(who);
    case Question::TurnWork:
        return tr("%1: turn fortifications and obstacles, or go on.").arg(who);
    case Question::Allot: {
        const CommandPool &pool = pooledBy(p);
        const int left = pointsToAllot(pool) - static_cast<int>(pool.sealed.size());
        return inSecret(tr("%1: %n command point(s) left to place.", nullptr, left).arg(who));
    }
    case Question::ShowPoints:
        return tr("%1: show the command points.").arg(who);
    case Question::LosePoint:
        return tr("%1: which command point is lost?").arg(who);
    case Question::Discard:
        return inSecret(tr("%1: discard command cards, or keep them.").arg(who));
    case Question::PlayCard:
        return playCard(p, who);
    case Question::DropCard:
        return tr("%1: one of your command cards is discarded at random.").arg(who);
    case Question::SupportTarget:
        return tr("%1: which unit is attacked?").arg(who);
    case Question::SupportSpotter:
        return tr("%1: which unit spots for the artillery?").arg(who);
    case Question::SupportHex:
        return tr("%1: which hex does the artillery fire at?").arg(who);
    case Question::FireMode:
        return tr("%1: how does the artillery fire?").arg(who);
    case Question::SplitDice:
        return tr("%1: which dice go at the first hex?").arg(who);
    case Question::RerollShells:
        return tr("%1: roll one die again?").arg(who);
    case Question::ImpactZone:
        return tr("%1: where do the other hexes lie?").arg(who);
    case Question::AntiAir:
        return tr("%1: does an anti-aircraft unit fire at the aircraft?").arg(who);
    case Question::Request:
        return inSecret(tr("%1: request support for this turn, or go on.").arg(who));
    case Question::Announce:
        if (pending.unit != UnitId{})
            return tr("%1: what does %2 do after its card?").arg(who, unit(p, pending.unit));
        return tr("%1: activate a unit, or pass.").arg(who);
    case Question::Step:
        return tr("%1: move %2.").arg(who, unit(p, pending.unit));
    case Question::Facing:
        return tr("%1: which vertex does %2 face?").arg(who, unitAndHex(p, pending.unit));
    case Question::Target:
        return tr("%1: which target does %2 fire at?").arg(who, unit(p, pending.unit));
    case Question::SmokeHex:
        return tr("%1: in which hex does %2 lay smoke?").arg(who, unit(p, pending.unit));
    case Question::Spotter:
        return tr("%1: who spots the target for %2?").arg(who, unit(p, pending.unit));
    case Question::JointFire:
        return tr("%1: who fires together with %2?").arg(who, unit(p, pending.unit));
    case Question::Partner:
        return tr("%1: which unit acts together with %2?").arg(who, unit(p, pending.unit));
    case Question::CoveredMove:
        return tr("%1: how does %2 move?").arg(who, unit(p, pending.unit));
    case Question::React:
        return tr("%1: react to %2?").arg(who, unitAndHex(p, pending.unit));
    case Question::Cover:
        return tr("%1: cover %2 against this reaction?").arg(who, unit(p, pending.unit));
    case Question::LastShot:
        return tr("%1: does %2 fire its last shot?").arg(who, unitAndHex(p, pending.unit));
    case Question::AttackPassenger:
        return tr("%1: which passenger does %2 attack?").arg(who, unit(p, pending.unit));
    case Question::Disembark:
        return tr("%1: which hex is %2 to dismount into?").arg(who, unit(p, pending.unit));
    case Question::Support:
        return tr("%1: support %2 in close combat?").arg(who, unit(p, pending.unit));
    case Question::Wheels:
        return tr("%1: what does %2 attack?").arg(who, unit(p, pending.unit));
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
    case Question::CardDraw:
        if (isHandDraw(p))
            return tr("%1: a command card is drawn.").arg(side(p, pending.side));
        if (const Pick *pick = pickUnderWay(p))
            return tr("%1: a card is drawn from the deck.").arg(side(p, pick->side));
        return tr("A card is drawn from the deck.");
    }
    Q_UNREACHABLE();
}

// Which of the four rolls of a round: attack of the assault unit, defence against it, and back.
// [R11.1a]
static std::size_t rollOf(const Pending &pending, const CloseCombatFrame &combat)
{
    const bool byAssault = pending.unit == combat.assault;
    const bool isAttack = pending.use == RollUse::AssaultAttack ||
                          pending.use == RollUse::DefenceAttack ||
                          pending.use == RollUse::WheelsAttack;
    return isAttack ? (byAssault ? 0 : 2) : (byAssault ? 3 : 1);
}

namespace {

class OrderSentence
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::OrderSentence)

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
        const QString hex = editor::toQString(toString(said.to));
        switch (said.by) {
        case By::Default:
            return tr("To %1").arg(hex);
        case By::Terrain:
            return tr("To %1 across country").arg(hex);
        case By::Road:
            return tr("To %1 along the road").arg(hex);
        }
        Q_UNREACHABLE();
    }
    QString operator()(const TurnTo &said) const
    {
        return tr("Face %1").arg(ChoiceText::facing(said.facing));
    }
    QString operator()(const Stop &) const { return tr("Stop here"); }
    QString operator()(const Target &said) const
    {
        if (m_p.pending.question == Question::SupportHex)
            return editor::toQString(toString(said.hex));
        if (said.unit == UnitId{})
            return tr("Smoke on %1").arg(editor::toQString(toString(said.hex)));
        const QString unit = PlayText::unitAndHex(m_p, said.unit);
        return m_p.pending.question == Question::AttackPassenger ||
                       m_p.pending.question == Question::SupportTarget
                   ? tr("Attack %1").arg(unit)
                   : tr("Fire at %1").arg(unit);
    }
    QString operator()(const Support &said) const
    {
        const QString unit = PlayText::unitAndHex(m_p, said.unit);
        switch (m_p.pending.question) {
        case Question::Spotter:
        case Question::SupportSpotter:
            return tr("%1 spots").arg(unit);
        case Question::JointFire:
            return tr("%1 fires too").arg(unit);
        case Question::Partner:
            return tr("With %1").arg(unit);
        case Question::Cover:
            return tr("Cover with %1").arg(unit);
        default:
            return tr("Support by %1").arg(unit);
        }
    }
    QString operator()(const React &said) const
    {
        if (m_p.pending.question == Question::LastShot)
            return tr("Fire the last shot");
        return tr("Fire with %1").arg(PlayText::unitAndHex(m_p, said.unit));
    }
    QString operator()(const Decline &) const
    {
        switch (m_p.pending.question) {
        case Question::Support:
            return tr("No support");
        case Question::React:
            return tr("No reaction");
        case Question::Cover:
            return tr("Do not cover it");
        case Question::LastShot:
            return tr("No last shot");
        case Question::JointFire:
            return tr("Nobody else");
        case Question::SmokeHex:
        case Question::SupportHex:
            return tr("No further hex");
        case Question::SupportSpotter:
            return tr("No new spotter");
        case Question::SupportTarget:
            return tr("No second run");
        case Question::AntiAir:
            return tr("No anti-aircraft fire");
        case Question::Request:
        case Question::Allot:
            return tr("Nothing more");
        case Question::AttackPassenger:
            return tr("No attack");
        case Question::Disembark:
            return tr("Stay aboard");
        case Question::Formation:
            return tr("No further card");
        case Question::LayMine:
            return tr("No further mine");
        case Question::TurnWork:
            return tr("Stop turning");
        case Question::PlayCard:
            return tr("No card");
        case Question::Discard:
            return tr("Keep them");
        default:
            return tr("No");
        }
    }
    QString operator()(const Withdraw &) const { return tr("Withdraw"); }
    QString operator()(const Stay &) const { return tr("Fight on"); }
    QString operator()(const Reroll &said) const
    {
        const auto *combat = std::get_if<CloseCombatFrame>(&m_p.stack.back());
        const auto *duel = std::get_if<DuelFrame>(&m_p.stack.back());
        const auto *fire = std::get_if<OutsideFireFrame>(&m_p.stack.back());
        const auto place = static_cast<std::size_t>(said.die - 1);
        const std::vector<Die> dice = m_p.pending.dice.dice();
        const std::vector<Symbols> *rolled = combat ? &combat->rolls[rollOf(m_p.pending, *combat)]
                                             : duel ? &duel->dice
                                             : fire ? &fire->dice
                                                    : nullptr;
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
        const QString where =
            tr("%1 to %2")
                .arg(PlayText::unit(m_p, said.unit), editor::toQString(toString(said.hex)));
        //: %1 is a unit and its hex, %2 the vertex that it faces
        return said.facing < 0 ? where
                               : tr("%1, facing %2").arg(where, ChoiceText::facing(said.facing));
    }
    QString operator()(const Lay &said) const
    {
        return said.mine ? turnedUp(*said.mine, said.hex) : tr("A face-down mine marker");
    }
    QString operator()(const TurnWork &said) const
    {
        return tr("Turn the marker in %1 clockwise").arg(editor::toQString(toString(said.hex)));
    }
    QString operator()(const Reveal &said) const { return turnedUp(said.mine, said.hex); }
    QString operator()(const Choose &said) const
    {
        switch (m_p.pending.question) {
        case Question::FirstSetup:
            return PlayText::side(m_p, m_p.setting->sideIndex(said.id));
        case Question::CoveredMove:
            if (const auto action = actionFromString(said.id))
                return PlayText::action(*action);
            break;
        case Question::Wheels:
            return said.id == "wheels" ? tr("Its wheels or tracks") : tr("The vehicle itself");
        case Question::FireMode:
            return PlayText::fireMode(said.id);
        case Question::SplitDice:
            return tr("%1 at the first hex").arg(QString::fromStdString(said.id));
        case Question::ImpactZone:
            return tr("First hex towards %1").arg(PlayText::direction(said.id));
        case Question::LosePoint:
            return said.id == kFocus ? tr("In the command focus")
                                     : tr("On %1").arg(PlayText::card(m_p, said.id));
        default:
            break;
        }
        return PlayText::card(m_p, said.id);
    }
    QString operator()(const Draw &said) const
    {
        return said.card.empty() ? tr("Name it later") : PlayText::card(m_p, said.card);
    }
    QString operator()(const Allot &said) const
    {
        if (!said.card)
            return tr("A face-down command point");
        const QString name = PlayText::card(m_p, *said.card);
        return m_p.setting->supportCard(*said.card) ? tr("Support: %1").arg(name) : name;
    }
    QString operator()(const ShowPoints &) const { return tr("Show the command points"); }
    QString operator()(const Discard &said) const
    {
        return tr("Discard %1").arg(PlayText::card(m_p, said.card));
    }
    QString operator()(const Play &said) const
    {
        const QString card = PlayText::card(m_p, said.card);
        const QString hex =
            said.hex.isNowhere() ? QString() : editor::toQString(toString(said.hex));
        if (said.unit == UnitId{})
            //: %1 is a card, %2 a hex
            return hex.isEmpty() ? tr("Play %1").arg(card) : tr("Play %1 in %2").arg(card, hex);
        const QString unit = PlayText::unitAndHex(m_p, said.unit);
        //: %1 is a card, %2 a unit, %3 a hex
        return hex.isEmpty() ? tr("Play %1 for %2").arg(card, unit)
                             : tr("Play %1 for %2 in %3").arg(card, unit, hex);
    }
    QString operator()(const Request &said) const
    {
        return said.card ? PlayText::card(m_p, *said.card) : tr("A face-down support card");
    }
    QString operator()(const CallIn &said) const
    {
        return tr("Support: %1").arg(PlayText::card(m_p, said.card));
    }
    QString operator()(const Dice &) const { return tr("Roll"); }
    QString operator()(const Correct &said) const
    {
        return tr("Correct %1").arg(CorrectionText::name(m_p, said.path));
    }

private:
    static QString turnedUp(MineKind mine, Hex hex)
    {
        return tr("%1 in %2").arg(ChoiceText::mineKind(mine), editor::toQString(toString(hex)));
    }

    const Position &m_p;
};

} // namespace

QString PlayText::order(const Position &p, const Order &order)
{
    return std::visit(OrderSentence(p), order);
}

static const BoxCard *boxCard(const Position &p, const std::string &id)
{
    for (const BoxCard &card : p.setting->box)
        if (card.id == id)
            return &card;
    return nullptr;
}

QString PlayText::card(const Position &p, const std::string &id)
{
    if (const BoxCard *card = boxCard(p, id))
        return editor::inWindowLanguage(card->name);
    if (const SupportCard *card = p.setting->supportCard(id))
        return editor::inWindowLanguage(card->name);
    for (const UnitCard &card : p.setting->cards)
        if (card.id == id)
            return editor::inWindowLanguage(card.name);
    if (const CommandCard *card = p.setting->commandCard(id))
        return editor::inWindowLanguage(card->name);
    if (const SupportCard *card = p.setting->supportCard(id))
        return editor::inWindowLanguage(card->name);
    const UnitId unit = p.setting->unitId(id);
    return p.has(unit) ? PlayText::unit(p, unit) : editor::toQString(id);
}

// "3 × Rifles 43, MG 42".
static QString unitsOf(const Position &p, const BoxCard &card)
{
    std::vector<std::pair<QString, int>> counted;
    for (const UnitId unit : card.units) {
        const QString name = editor::inWindowLanguage(p.card(unit).name);
        if (!counted.empty() && counted.back().first == name)
            ++counted.back().second;
        else
            counted.emplace_back(name, 1);
    }
    QStringList parts;
    for (const auto &[name, count] : counted)
        parts << (count == 1 ? name : QStringLiteral("%1 × %2").arg(count).arg(name));
    return parts.join(QStringLiteral(", "));
}

// "2 of 5 units, 1 point": what a card has already.
static QString detailsOf(const Position &p, const std::string &id)
{
    const CommandPool &pool = pooledBy(p);
    int units = 0;
    for (const Unit &unit : p.units)
        if (unit.side == pool.side && p.card(unit.id).id == id && unit.isOnMap())
            ++units;
    int points = 0;
    for (const Sealed<std::string> &point : pool.sealed)
        if (point.isKnown() && point.value() == id)
            ++points;
    //: %1 is "3 units", %2 "1 point"
    return PlayText::tr("%1, %2").arg(PlayText::tr("%n unit(s)", nullptr, units),
                                      PlayText::tr("%n point(s)", nullptr, points));
}

QString PlayText::details(const Position &p, const Order &order)
{
    if (const auto *allot = std::get_if<Allot>(&order); allot && allot->card)
        return p.pending.question == Question::Allot && !p.setting->supportCard(*allot->card)
                   ? detailsOf(p, *allot->card)
                   : QString();
    const auto *chosen = std::get_if<Choose>(&order);
    const auto *drawn = std::get_if<Draw>(&order);
    const BoxCard *card = chosen  ? boxCard(p, chosen->id)
                          : drawn ? boxCard(p, drawn->card)
                                  : nullptr;
    return card && card->isFormation ? unitsOf(p, *card) : QString();
}

} // namespace hexwerk::assault::ui

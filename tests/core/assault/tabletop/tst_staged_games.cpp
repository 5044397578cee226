// Attacks of random games told as at a table: the same dice, odds and consequences as in the game.
#include <QTest>

#include "core/assault/aside/attack_preview.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/tabletop/attack_cards.h"
#include "core/assault/tabletop/form_faults.h"
#include "core/assault/tabletop/stage.h"
#include "tests/core/assault/tabletop/side_by_side.h"
#include "tests/test_program.h"

#include <algorithm>
#include <string>
#include <vector>

namespace hexwerk::assault::tst_staged_games {

class tst_StagedGames final : public QObject
{
    Q_OBJECT

private slots:
    void shotsAreThoseOfTheGame();
    void assaultsAreThoseOfTheGame();
    void r8_3c_cardsCountAsInTheGame_data();
    void r8_3c_cardsCountAsInTheGame();
};

namespace {

bool hasCards(const Position &p)
{
    return !p.setting->commandCards.empty();
}

constexpr int kPositions = 10'000; // in both editions, shots and assaults each

AttackPreview underWay(const Position &p)
{
    if (const auto *support = std::get_if<SupportFireFrame>(&p.stack[1]))
        return previewUnderWay(p, *support);
    return previewUnderWay(p, std::get<RangedFireFrame>(p.stack[1]));
}

class Pairs
{
public:
    explicit Pairs(std::uint64_t seed)
        : m_random(seed)
    {
    }

    std::string firstWrongShot(const Position &p, const TableRules &rules, int &count);
    std::string firstWrongAssault(const Position &p, const TableRules &rules, int &count);
    // The position with up to three cards that either side played for these two, and no others to
    // play.
    Position withCards(Position p, UnitId attacker, UnitId target);

private:
    bool oneIn(int times) { return m_random.below(static_cast<std::uint64_t>(times)) == 0; }
    Shot shotAt(const Position &p, const Unit &firer, const Unit &target, Action action);
    std::string wrongShot(const Position &p, const TableRules &rules, const Shot &shot);

    play::Randomness m_random;
};

Position Pairs::withCards(Position p, UnitId attacker, UnitId target)
{
    for (SideHand &hand : p.hands)
        hand.cards.clear();
    const auto &all = p.setting->commandCards;
    for (std::uint64_t cards = m_random.below(4); cards > 0; --cards) {
        const CommandCard &card = all[m_random.below(all.size())];
        const UnitId own = oneIn(2) ? attacker : target;
        if (!worksInAttack(card) ||
            std::any_of(p.effects.begin(), p.effects.end(),
                        [&card](const ActiveEffect &effect) { return effect.card == card.id; }))
            continue;
        for (const CardEffect &effect : card.effects) {
            const EffectTarget whose = p.setting->effects.at(effect.effect).target;
            if (whose == EffectTarget::Hex)
                continue;
            const UnitId unit = whose == EffectTarget::Own     ? own
                                : whose == EffectTarget::Enemy ? (own == target ? attacker : target)
                                                               : UnitId{};
            p.effects.push_back(lastingEffect(p, card.id, p.unit(own).side, effect, unit));
        }
    }
    followEffects(p);
    return p;
}

// On its way or at rest, with friends who fire along.
Shot Pairs::shotAt(const Position &p, const Unit &firer, const Unit &target, Action action)
{
    Shot shot{.firer = firer.id, .target = target.id, .action = action};
    if (action == Action::IndirectFire || action == Action::SpecialAbility)
        return shot;
    shot.moving = target.inPlay() && oneIn(2);
    shot.fallingBack = shot.moving && oneIn(4);
    shot.withdrawing = shot.moving && !shot.fallingBack && oneIn(4);
    if (shot.moving)
        for (const RoadKind kind : p.setting->data.terrain.roadKinds())
            if (p.board().at(target.at).hasRoad(kind) && oneIn(2))
                shot.road = kind;
    if (oneIn(5))
        shot.coverDie = Die::Green;
    for (const Unit &unit : p.units)
        if (unit.side == firer.side && unit.inPlay() && distance(unit.at, firer.at) == 1 &&
            shot.joined.size() < 2 && targetRuling(p, unit, target.id))
            shot.joined.push_back(unit.id);
    return shot;
}

std::string Pairs::wrongShot(const Position &p, const TableRules &rules, const Shot &shot)
{
    const AttackForm form = formOf(p, shot);
    if (const auto faults = faultsOf(form, rules); !faults.empty())
        return "fault " + std::to_string(static_cast<int>(faults.front()));
    if (const auto ruling = attackRuling(form, rules); !ruling)
        return "refused by " + std::string(ruling.error().rule);
    const StagedAttack told = staged(form, rules);
    Shot same = shot;
    same.firer = told.attacker;
    same.target = told.target;
    for (std::size_t i = 0; i < form.joined.size(); ++i)
        same.joined[i] = told.position.setting->unitId(form.joined[i].unit.id);
    if (!(shotDice(p, shot) == shotDice(told.position, same)))
        return "other dice";
    const bool isSupport =
        shot.action == Action::IndirectFire || shot.action == Action::SpecialAbility;
    Frame frame = RangedFireFrame{.stage = RangedFireFrame::Spot,
                                  .firer = shot.firer,
                                  .target = shot.target,
                                  .joined = shot.joined,
                                  .action = shot.action,
                                  .moving = shot.moving,
                                  .fallingBack = shot.fallingBack,
                                  .withdrawing = shot.withdrawing,
                                  .lastStand = p.unit(shot.target).at,
                                  .road = shot.road,
                                  .coverDie = shot.coverDie};
    if (isSupport)
        frame = SupportFireFrame{.stage = SupportFireFrame::Spot,
                                 .firer = shot.firer,
                                 .target = shot.target,
                                 .action = shot.action,
                                 .observer = observerOf(p, shot)};
    const Position game = atFrame(p, shot.firer, frame);
    const AttackPreview inGame = underWay(game);
    const AttackPreview atTable = underWay(told.position);
    if (!(inGame.spotting == atTable.spotting))
        return "spotted otherwise";
    if (!(inGame.chances == atTable.chances))
        return "other chances";
    return playedTogether(game, told.position, form, m_random);
}

std::string Pairs::firstWrongShot(const Position &p, const TableRules &rules, int &count)
{
    for (const Unit &firer : p.units)
        for (const Unit &target : p.units)
            for (const Action action : {Action::Fire, Action::TurretFire, Action::MoveAndFire,
                                        Action::IndirectFire, Action::SpecialAbility}) {
                if (!firer.inPlay() || !target.isOnMap() || !oneIn(6) ||
                    !shotRuling(p, firer, target.id, action))
                    continue;
                const Shot shot = shotAt(p, firer, target, action);
                ++count;
                const Position played = hasCards(p) ? withCards(p, firer.id, target.id) : p;
                if (!shotRuling(played, played.unit(firer.id), target.id, action) ||
                    shotDice(played, shot).attack.isEmpty()) // cards took all
                    continue;
                if (const std::string wrong = wrongShot(played, rules, shot); !wrong.empty())
                    return p.setting->unitName(firer.id) + " " + std::string(toString(action)) +
                           " " + p.setting->unitName(target.id) + ": " + wrong;
            }
    return {};
}

// [R9.1a] [R9.2a] As a game leaves it that is on its way.
void announce(Unit &unit, MoveKind kind)
{
    unit.activated = true;
    unit.isFast = unit.isFast || kind == MoveKind::Fast;
    unit.markers.clear(kActionMarkers);
    unit.markers.clear(kReplacedByAction);
    if (!unit.markers.hasAny(kMoraleMarkers))
        unit.markers.set(kind == MoveKind::Fast ? Marker::FastAction : Marker::NormalAction);
}

std::string Pairs::firstWrongAssault(const Position &p, const TableRules &rules, int &count)
{
    for (const Unit &unit : p.units)
        for (const MoveKind kind : {MoveKind::Normal, MoveKind::Fast}) {
            if (!unit.inPlay() || !oneIn(3))
                continue;
            for (const Direction d : kAllDirections) {
                const auto step =
                    stepRuling(p, walkOf(p, unit.id, kind), neighbour(unit.at, d), By::Default);
                if (!step || step->enemy == UnitId{} || step->overrun)
                    continue;
                Position entered = hasCards(p) ? withCards(p, unit.id, step->enemy) : p;
                announce(entered.unit(unit.id), kind);
                entered.unit(unit.id).at = step->walk.at;
                const CloseCombatFrame combat =
                    closeCombatOf(entered, step->walk, unit.at, step->enemy);
                const AttackForm form = formOf(entered, combat);
                ++count;
                std::string wrong;
                if (const auto faults = faultsOf(form, rules); !faults.empty())
                    wrong = "fault " + std::to_string(static_cast<int>(faults.front()));
                else
                    wrong = playedTogether(atFrame(entered, unit.id, combat),
                                           staged(form, rules).position, form, m_random);
                if (!wrong.empty())
                    return p.setting->unitName(unit.id) + " assaults " +
                           p.setting->unitName(step->enemy) + ": " + wrong;
            }
        }
    return {};
}

} // namespace

void tst_StagedGames::shotsAreThoseOfTheGame()
{
    const std::string wrong = firstWrong<Pairs>(
        kPositions, [](Pairs &pairs, const Position &p, const TableRules &rules, int &count) {
            return pairs.firstWrongShot(p, rules, count);
        });
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void tst_StagedGames::assaultsAreThoseOfTheGame()
{
    const std::string wrong = firstWrong<Pairs>(
        kPositions, [](Pairs &pairs, const Position &p, const TableRules &rules, int &count) {
            return pairs.firstWrongAssault(p, rules, count);
        });
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void tst_StagedGames::r8_3c_cardsCountAsInTheGame_data()
{
    QTest::addColumn<QByteArray>("edition");
    QTest::newRow("english_cards") << QByteArray("sicily43-en");
    QTest::newRow("german_cards") << QByteArray("gela-de");
}

void tst_StagedGames::r8_3c_cardsCountAsInTheGame()
{
    QFETCH(const QByteArray, edition);
    const Match match = optionMatch(edition.constData(), 1);
    const TableRules rules = rulesOf(match);
    int count = 0;
    for (std::uint64_t seed = 1; count < kPositions / 4 / HW_SHARE; ++seed) {
        Pairs pairs(seed);
        play::RandomPlayer<Assault> player(seed);
        Position p = Assault::start(*setUpGame(match.scenario, match.data).value);
        for (int orders = 0; orders < 600 && !Assault::isOver(p); ++orders) {
            if (p.pending.question == Question::Announce && p.effects.empty()) {
                std::string wrong = pairs.firstWrongShot(p, rules, count);
                if (wrong.empty())
                    wrong = pairs.firstWrongAssault(p, rules, count);
                QVERIFY2(wrong.empty(), qPrintable(QStringLiteral("game %1, order %2: %3")
                                                       .arg(seed)
                                                       .arg(orders)
                                                       .arg(QString::fromStdString(wrong))));
            }
            QVERIFY(Assault::apply(p, player.answer(p)));
        }
    }
}

HW_PLAIN_TEST(tst_StagedGames)

} // namespace hexwerk::assault::tst_staged_games

#include "tst_staged_games.moc"

// [R5.9b] [R6.2.2a] [R12.3.1a] Two games that differ only in what a side holds, plans and requests
// are one game for the other side, order by order, until it is shown.
#include <QTest>

#include "core/assault/aside/only_answer.h"
#include "core/assault/engine/closed_orders.h"
#include "core/assault/game/decks.h"
#include "core/assault/game/view.h"
#include "tests/core/assault/offered_odds.h"
#include "tests/core/assault/promises.h"
#include "tests/core/assault/random_game.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::tst_hidden_hands {

class tst_HiddenHands final : public QObject
{
    Q_OBJECT

private slots:
    void nothingTellsWhatASideHolds_data();
    void nothingTellsWhatASideHolds();
};

static constexpr SideIndex kKeeper = 0; // of the secrets
static constexpr SideIndex kOther = 1;

// What a side sees, without the seals themselves: they tell nothing without their salt.
static Position unsealed(const Position &p, SideIndex side)
{
    Position view = viewFor(p, side);
    view.seeds = {};
    for (CommandPool &pool : view.points)
        std::fill(pool.sealed.begin(), pool.sealed.end(), Sealed<std::string>());
    for (SideHand &hand : view.hands)
        for (HandCard &held : hand.cards)
            if (held.card)
                held.card = Sealed<std::string>();
    for (SideSupport &support : view.support)
        std::fill(support.requests.begin(), support.requests.end(), Sealed<std::string>());
    return view;
}

// The line of the log, seals and salts left out.
static std::string logged(const Position &p, const Order &order)
{
    Order closed = unproved(Assault::closed(p, order));
    std::visit(
        [](auto &said) {
            if constexpr (requires { said.seal; })
                if (said.seal)
                    said.seal = Commitment{};
            if constexpr (requires { said.salts; })
                std::fill(said.salts.begin(), said.salts.end(), Salt{});
        },
        static_cast<Order::variant &>(closed));
    return Assault::orderToJson(p, closed);
}

static std::string told(const Position &p, const std::vector<Event> &events)
{
    std::string all;
    for (const Event &event : visibleTo(events, kOther))
        all += Assault::eventToJson(p, event) + "\n";
    return all;
}

static std::string difference(const Position &a, const Position &b, play::Randomness &random)
{
    if (Assault::pendingToJson(a) != Assault::pendingToJson(b))
        return "the questions differ: " + Assault::pendingToJson(b);
    const Position seen = unsealed(a, kOther);
    const Position other = unsealed(b, kOther);
    if (!(seen == other) || Assault::hash(seen) != Assault::hash(other))
        return "the views differ";
    if (Assault::hash(viewFor(a, kOther)) != Assault::hash(a))
        return "a view has another hash";
    if (Assault::reportToJson(seen) != Assault::reportToJson(other) ||
        Assault::reportToJson(a) != Assault::reportToJson(b))
        return "the reports differ";
    if (offeredOdds(a) != offeredOdds(b) || offeredOdds(a) != offeredOdds(seen))
        return "the odds differ";
    // What is answered at once is seen to be; these show what is kept until then.
    const bool shows =
        a.pending.question == Question::ShowPoints || a.pending.question == Question::DropCard;
    const auto only = onlyAnswer(a);
    const auto otherOnly = onlyAnswer(b);
    if (only.has_value() != otherOnly.has_value() ||
        (only && !shows && logged(a, *only) != logged(b, *otherOnly)))
        return "an answer that comes at once differs";
    if (decidedRoll(a).has_value() != decidedRoll(b).has_value())
        return "a roll that is left out differs";
    if (a.pending.side != kOther)
        return {};
    const auto orders = Assault::legalOrders(a);
    if (orders != Assault::legalOrders(b) || orders != Assault::legalOrders(viewFor(a, kOther)))
        return "the orders differ";
    for (int i = 0; i < 8; ++i) {
        const Order order = anyOrder(a, random);
        for (const Position *q : {&b, &seen})
            if (ruled(a, order) != ruled(*q, order) && q == &b)
                return "a refusal differs: " + Assault::orderToJson(a, order);
    }
    return {};
}

namespace {

// Two games in step: what the keeper does in secret is different where it can be, all else the
// same.
class Pair
{
public:
    Pair(const NewGame &game, std::uint64_t seed)
        : m_a(Assault::start(game))
        , m_b(Assault::start(game))
        , m_random(seed)
        , m_pointsDiffer(seed % 2 == 0)
    {
    }

    // What is wrong; empty: nothing. Goes on until one has shown what the other has not.
    std::string play()
    {
        while (!Assault::isOver(m_a)) {
            if (std::string found = difference(m_a, m_b, m_random); !found.empty())
                return found + " at " + Assault::pendingToJson(m_a);
            const auto said = orders();
            if (!said)
                return {};
            const auto &[a, b] = *said;
            if (logged(m_a, a) != logged(m_b, b))
                return "the log differs: " + logged(m_a, a) + " " + logged(m_b, b);
            const auto first = Assault::apply(m_a, a);
            const auto second = Assault::apply(m_b, b);
            if (!first || !second)
                return "an order was refused: " + logged(m_a, a);
            if (told(m_a, *first) != told(m_b, *second))
                return "what is told differs: " + told(m_a, *first) + told(m_b, *second);
            ++compared;
            apart += isApart() ? 1 : 0;
        }
        return {};
    }

    long compared = 0;
    long apart = 0; // of them, with different secrets

private:
    using Both = std::optional<std::pair<Order, Order>>;

    bool isApart() const { return viewFor(m_a, kKeeper) != viewFor(m_b, kKeeper); }

    Order anyOf(const std::vector<Order> &orders) { return orders[m_random.below(orders.size())]; }

    Both orders()
    {
        const Pending &pending = m_a.pending;
        if (isHandDraw(m_a))
            return draws(pending.side);
        if (pending.isChance()) {
            const Order dice = Assault::roll(m_a, m_random);
            return std::pair(dice, dice);
        }
        if (const auto formal = Assault::formalAnswer(m_a)) {
            const auto other = Assault::formalAnswer(m_b);
            if (!other || logged(m_a, *formal) != logged(m_b, *other))
                return std::nullopt; // it is shown
            return std::pair(*formal, *other);
        }
        if (pending.side == kKeeper &&
            (pending.question == Question::Request || pending.question == Question::Allot))
            return inSecret();
        if (pending.side == kOther) {
            const Order order = Assault::sample(m_a, m_random);
            return std::pair(order, order);
        }
        return inCommon();
    }

    Both draws(SideIndex side)
    {
        const auto first = drawable(m_a, side);
        auto second = drawable(m_b, side);
        if (side == kKeeper)
            return std::pair<Order, Order>(Draw{first[m_random.below(first.size())].first},
                                           Draw{second[m_random.below(second.size())].first});
        std::erase_if(second, [&first](const auto &card) {
            return std::none_of(first.begin(), first.end(),
                                [&card](const auto &each) { return each.first == card.first; });
        });
        if (second.empty())
            return std::nullopt;
        const Draw draw{second[m_random.below(second.size())].first};
        return std::pair<Order, Order>(draw, draw);
    }

    static bool isSupport(const Position &p, const Order &order)
    {
        const auto *allot = std::get_if<Allot>(&order);
        return std::holds_alternative<Request>(order) ||
               (allot && p.setting->supportCard(*allot->card));
    }

    // Another card of the same kind: points that are shown have to lie alike.
    Both inSecret()
    {
        const auto first = Assault::legalOrders(m_a);
        auto second = Assault::legalOrders(m_b);
        const Order order = anyOf(first);
        const bool isDecline = std::holds_alternative<Decline>(order);
        std::erase_if(second, [&](const Order &each) {
            if (isDecline || std::holds_alternative<Decline>(each))
                return each.index() != order.index();
            return !m_pointsDiffer && (isSupport(m_b, each) != isSupport(m_a, order) ||
                                       (!isSupport(m_b, each) && !(each == order)));
        });
        if (!second.empty())
            return std::pair(order, anyOf(second));
        // One has none of it: neither lays any.
        return inCommon();
    }

    Both inCommon()
    {
        const auto second = Assault::legalOrders(m_b);
        std::vector<std::pair<Order, Order>> common;
        std::vector<Order> first;
        for (const Order &order : Assault::legalOrders(m_a))
            for (const Order &other : second)
                if (unproved(order) == unproved(other)) {
                    common.emplace_back(order, other);
                    first.push_back(order);
                    break;
                }
        if (common.empty())
            return std::nullopt;
        const auto weights = Assault::eagerness(m_a, first);
        std::uint64_t all = 0;
        for (const std::uint64_t weight : weights)
            all += weight;
        std::uint64_t at = m_random.below(all);
        std::size_t i = 0;
        for (; at >= weights[i]; ++i)
            at -= weights[i];
        return common[i];
    }

    Position m_a;
    Position m_b;
    play::Randomness m_random;
    bool m_pointsDiffer;
};

} // namespace

static NewGame gameOf(const Match &match)
{
    auto game = setUpGame(match.scenario, match.data);
    HW_EXPECTS(game);
    game.value->seeds = {saltOf({}, 1001), saltOf({}, 1002)};
    return *game.value;
}

void tst_HiddenHands::nothingTellsWhatASideHolds_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<int>("set");
    for (const char *profile : {"sicily43-en", "gela-de"})
        for (int set = 1; set < 8; ++set)
            QTest::addRow("%s_%d", profile, set) << profile << set;
}

void tst_HiddenHands::nothingTellsWhatASideHolds()
{
    QFETCH(QString, profile);
    QFETCH(int, set);
    long compared = 0;
    long apart = 0;
    for (std::uint64_t seed = 1; seed <= 6 / std::min(HW_SHARE, 3); ++seed) {
        Pair pair(gameOf(optionMatch(profile.toStdString(), set)), seed);
        const std::string found = pair.play();
        QVERIFY2(found.empty(), (found + ", seed " + std::to_string(seed)).c_str());
        compared += pair.compared;
        apart += pair.apart;
    }
    QVERIFY(apart > (HW_SHARE > 1 ? 3 : 20)); // of a third of the games
    QVERIFY(compared > apart);
}

HW_PLAIN_TEST(tst_HiddenHands)

} // namespace hexwerk::assault::tst_hidden_hands

#include "tst_hidden_hands.moc"

// A game as window, command line and game files see it: whatever the system, orders, questions and
// events are JSON.
#pragma once

#include "core/base/hash.h"
#include "core/play/game.h"
#include "core/play/timeline.h"

#include <memory>
#include <span>

namespace hexwerk::play {

// An order in the log of a game. What is empty is not said.
struct Record
{
    std::string json;          // the order: one object on one line
    std::string origin = {};   // "mouse", "key", "policy", "only": who gave it
    std::string dice = {};     // who gave them: "program", "hand"
    std::string seed = {};     // the program's dice follow from it, from this order on
    std::string seal = {};     // of that seed, before it is told
    std::string note = {};     // what the player wants to remember
    std::string bookmark = {}; // what the player calls the moment after the order
    std::string hash = {};     // of the position after the order, at landmarks
    std::string refusal = {};  // the rule it broke, if it was forced
    std::size_t takenBack = 0; // how many orders had been taken back here, behind dice
    bool operator==(const Record &) const = default;
};
// What the program gave by itself, without being told to.
inline constexpr std::string_view kOnlyOrigin = "only";

// The records [from, to) that an order brought: those which the program gives by itself count too.
struct Said
{
    std::size_t from = 0;
    std::size_t to = 0;
    bool operator==(const Said &) const = default;
};

// How far a log could be played again.
struct Replayed
{
    enum class Why : std::uint8_t { Whole, Refused, OtherPosition };
    Why why = Why::Whole;
    std::optional<Refusal> refusal = {};
    explicit operator bool() const { return why == Why::Whole; }
};

class Match
{
public:
    virtual ~Match() = default;

    virtual Speaker speaker() const = 0;
    virtual std::size_t seats() const = 0;
    virtual std::string pending() const = 0; // "null" when the game is over
    virtual Offers<std::string> offers() const = 0;
    virtual Ruling<> query(std::string_view order) const = 0;
    virtual int turn() const = 0;
    virtual std::uint64_t hash() const = 0;                      // of the position
    virtual std::string report() const = 0;                      // how it stands: a JSON object
    virtual std::optional<std::string> wanted() const = 0;       // a file to be played elsewhere
    virtual std::unique_ptr<const Match> seenBy(Seat) const = 0; // without the others' secrets

    // Refused orders change nothing. `record` says what does not follow from the game.
    virtual Ruling<Said> say(std::string_view order, Record record = {},
                             Enforce enforce = Enforce::Yes) = 0;
    // One after the other, as one change, while the same speaker is asked; at least the first.
    virtual Ruling<Said> sayAll(std::span<const std::string> way, Record record = {}) = 0;
    // Real dice for the open question of chance.
    virtual Ruling<Said> roll(Randomness &dice, Record record = {}) = 0;
    // Any answer to the open question.
    virtual Said sayAnything(Randomness &randomness, Record record = {}) = 0;
    // What the program answers by itself (System::formalAnswer), up to a question that is open.
    virtual Said answerFormally() = 0;
    // Plays the records behind its own, up to the first that is refused or, at a landmark, leads to
    // another position; that one is left out.
    virtual Replayed replay(std::span<const Record> records) = 0;

    virtual const std::vector<Record> &records() const = 0;
    // For what does not follow from the game: all but json, hash and refusal.
    virtual Record &record(std::size_t order) = 0;
    virtual std::vector<std::string> events(std::size_t order) const = 0; // that it led to
    virtual std::size_t canTakeBack() const = 0;                          // orders
    virtual void takeBackTo(std::size_t orders) = 0;
    // The game as it was after the first `orders`, to go on from.
    virtual std::unique_ptr<Match> branchAt(std::size_t orders) const = 0;

    bool isOver() const { return speaker().asked == Asked::Nobody; }
    bool isChance() const { return speaker().asked == Asked::Chance; }
};

template<System S>
class MatchOf final : public Match
{
public:
    using Position = typename S::Position;
    using Order = typename S::Order;

    // From a first position with its first question.
    explicit MatchOf(Position start)
        : MatchOf(Game<S>(std::move(start)), {})
    {
    }

    // What follows from the game is written into the records, one for each order.
    MatchOf(Game<S> game, std::vector<Record> records)
        : m_game(std::move(game))
        , m_timeline(m_game)
        , m_records(std::move(records))
    {
        HW_EXPECTS(m_records.size() == m_game.log().size());
        for (std::size_t i = 0; i < m_records.size(); ++i)
            complete(m_records[i], m_game.log()[i], m_timeline.at(i + 1));
    }
    MatchOf(const MatchOf &) = delete;
    MatchOf &operator=(const MatchOf &) = delete;

    // For who knows the system.
    const Game<S> &game() const { return m_game; }
    const Position &position() const { return m_game.position(); }
    // The position before order `orders` (from 0); good until the next call.
    const Position &positionAt(std::size_t orders) const { return m_timeline.at(orders); }

    Ruling<> say(const Order &order, Record record, Enforce enforce = Enforce::Yes)
    {
        const Ruling<> rule = enforce == Enforce::No ? S::query(position(), order) : Ruling<>();
        HW_TRY(m_game.apply(order, enforce));
        if (!rule)
            record.refusal = rule.error().rule;
        complete(record, m_game.log().back(), position());
        m_records.push_back(std::move(record));
        return {};
    }

    Speaker speaker() const override { return S::speaker(position()); }
    std::size_t seats() const override { return S::seats(position()); }
    std::string pending() const override { return S::pendingToJson(position()); }
    int turn() const override { return S::turn(position()); }
    std::uint64_t hash() const override { return S::hash(position()); }
    std::string report() const override { return S::reportToJson(position()); }
    const std::vector<Record> &records() const override { return m_records; }
    Record &record(std::size_t order) override { return m_records[order]; }
    std::size_t canTakeBack() const override { return m_game.canTakeBack(); }

    Offers<std::string> offers() const override
    {
        const auto own = S::offers(position());
        Offers<std::string> offered{{}, own.complete};
        for (const Order &order : own.orders)
            offered.orders.push_back(S::orderToJson(position(), order));
        return offered;
    }

    Ruling<> query(std::string_view text) const override
    {
        const auto order = S::orderFromJson(position(), text);
        HW_TRY(order);
        return S::query(position(), *order);
    }

    std::optional<std::string> wanted() const override
    {
        if constexpr (Wanting<S>)
            return S::wanted(position());
        return std::nullopt;
    }

    std::unique_ptr<const Match> seenBy(Seat seat) const override
    {
        Game<S> seen(S::viewFor(m_game.start(), seat).position());
        for (const auto &entry : m_game.log())
            HW_EXPECTS(seen.apply(entry.order, entry.enforce));
        auto match = std::make_unique<MatchOf>(std::move(seen), m_records);
        match->m_viewer = seat;
        return match;
    }

    Ruling<Said> say(std::string_view text, Record record = {},
                     Enforce enforce = Enforce::Yes) override
    {
        const std::size_t from = m_records.size();
        // Where a question is open that only the program answers, the order is read behind it.
        if (const auto meant = S::orderFromJson(position(), text))
            while (const auto before = S::leftOut(position(), &*meant))
                sayByItself(*before);
        const auto order = S::orderFromJson(position(), text);
        HW_TRY(order);
        HW_TRY(say(*order, std::move(record), enforce));
        return since(from);
    }

    Ruling<Said> sayAll(std::span<const std::string> way, Record record = {}) override
    {
        const Speaker asked = speaker();
        const std::size_t from = m_records.size();
        for (std::size_t i = 0; i < way.size() && speaker() == asked; ++i) {
            const auto said = say(way[i], record);
            if (i == 0)
                HW_TRY(said);
            if (!said)
                break;
        }
        return since(from);
    }

    Ruling<Said> roll(Randomness &dice, Record record = {}) override
    {
        HW_EXPECTS(isChance());
        const std::size_t from = m_records.size();
        HW_TRY(say(S::roll(position(), dice), std::move(record)));
        return since(from);
    }

    Said sayAnything(Randomness &randomness, Record record = {}) override
    {
        const std::size_t from = m_records.size();
        const auto said = say(S::sample(position(), randomness), std::move(record));
        HW_EXPECTS(said); // it says what is offered
        return since(from);
    }

    Said answerFormally() override
    {
        const std::size_t from = m_records.size();
        while (const auto answer = S::formalAnswer(position()))
            sayByItself(*answer);
        return since(from);
    }

    Replayed replay(std::span<const Record> records) override
    {
        for (const Record &record : records) {
            const std::size_t known = m_records.size();
            const auto said =
                say(record.json, record, record.refusal.empty() ? Enforce::Yes : Enforce::No);
            if (!said)
                return {Replayed::Why::Refused, said.error()};
            if (record.hash.empty())
                continue;
            while (const auto before = S::leftOut(position(), nullptr))
                sayByItself(*before);
            if (record.hash != hashText(hash())) {
                takeBackTo(known);
                return {Replayed::Why::OtherPosition};
            }
        }
        return {};
    }

    std::vector<std::string> events(std::size_t order) const override
    {
        const bool isLast = order + 1 == m_records.size();
        const Position &after = isLast ? position() : m_timeline.at(order + 1);
        std::vector<std::string> lines;
        for (const auto &event : m_game.log()[order].events)
            if (m_viewer == kNoSeat || S::isSeenBy(event, m_viewer))
                lines.push_back(S::eventToJson(after, event));
        return lines;
    }

    void takeBackTo(std::size_t orders) override
    {
        m_game.takeBackTo(orders);
        m_timeline.cutTo(orders);
        m_records.resize(orders);
    }

    std::unique_ptr<Match> branchAt(std::size_t orders) const override { return branch(orders); }
    std::unique_ptr<MatchOf> branch(std::size_t orders) const
    {
        auto branch = std::make_unique<MatchOf>(m_game, m_records);
        branch->takeBackTo(orders);
        return branch;
    }

private:
    // The order without secrets, and the hash where one belongs.
    static void complete(Record &record, const typename Game<S>::Entry &entry,
                         const Position &after)
    {
        const bool isLandmark = std::any_of(entry.events.begin(), entry.events.end(),
                                            [](const auto &e) { return S::isLandmark(e); });
        record.json = S::orderToJson(after, entry.order);
        record.hash = isLandmark ? hashText(S::hash(after)) : std::string();
    }

    void sayByItself(const Order &answer)
    {
        const auto said = say(answer, {.json = {}, .origin = std::string(kOnlyOrigin)});
        HW_EXPECTS(said); // the system gives legal orders
    }

    Said since(std::size_t from) const { return {from, m_records.size()}; }

    Game<S> m_game;
    mutable Timeline<Game<S>> m_timeline; // of m_game, which it only reads
    std::vector<Record> m_records;
    Seat m_viewer = kNoSeat; // whose events it tells; all for nobody
};

} // namespace hexwerk::play

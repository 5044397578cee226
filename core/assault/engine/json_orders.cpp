// Orders and questions as the command line writes them in JSON.
#include "core/assault/engine/assault.h"
#include "core/assault/engine/json_writer.h"
#include "core/assault/game/box.h"
#include "core/assault/game/decks.h"

namespace hexwerk::assault {

namespace {

Json plain(std::string_view order)
{
    return {{"order", order}};
}

Json order(const JsonWriter &w, const Announce &said)
{
    return {{"order", "announce"}, {"unit", w.unit(said.unit)}, {"action", toString(said.action)}};
}
Json order(const JsonWriter &, const Pass &)
{
    return plain("pass");
}
Json order(const JsonWriter &w, const Step &said)
{
    Json json = {{"order", "step"}, {"unit", w.unit(said.unit)}, {"to", JsonWriter::hex(said.to)}};
    if (said.by != By::Default)
        json["by"] = said.by == By::Road ? "road" : "terrain";
    return json;
}
Json order(const JsonWriter &w, const TurnTo &said)
{
    return {{"order", "turn"}, {"unit", w.unit(said.unit)}, {"facing", said.facing}};
}
Json order(const JsonWriter &, const Stop &)
{
    return plain("stop");
}
Json order(const JsonWriter &w, const Target &said)
{
    if (said.unit == UnitId{} && !said.hex.isNowhere())
        return {{"order", "target"}, {"hex", JsonWriter::hex(said.hex)}};
    return {{"order", "target"}, {"unit", w.unit(said.unit)}};
}
Json order(const JsonWriter &w, const Support &said)
{
    return {{"order", "support"}, {"unit", w.unit(said.unit)}};
}
Json order(const JsonWriter &w, const React &said)
{
    return {{"order", "react"}, {"unit", w.unit(said.unit)}};
}
Json order(const JsonWriter &, const Decline &)
{
    return plain("decline");
}
Json order(const JsonWriter &, const Withdraw &)
{
    return plain("withdraw");
}
Json order(const JsonWriter &, const Stay &)
{
    return plain("stay");
}
Json order(const JsonWriter &, const Reroll &said)
{
    return {{"order", "reroll"}, {"die", said.die}};
}
Json order(const JsonWriter &, const Keep &)
{
    return plain("keep");
}
Json order(const JsonWriter &w, const Place &said)
{
    Json json = {
        {"order", "place"}, {"unit", w.unit(said.unit)}, {"hex", JsonWriter::hex(said.hex)}};
    if (said.facing >= 0)
        json["facing"] = said.facing;
    return json;
}
Json order(const JsonWriter &, const Lay &said)
{
    Json json = {{"order", "lay"}};
    if (said.mine)
        json["mine"] = toString(*said.mine);
    json["hex"] = JsonWriter::hex(said.hex);
    if (said.seal)
        json["seal"] = toHex(*said.seal);
    return json;
}
Json order(const JsonWriter &, const Reveal &said)
{
    return {{"order", "reveal"},
            {"hex", JsonWriter::hex(said.hex)},
            {"mine", toString(said.mine)},
            {"salt", toHex(said.salt)}};
}
Json order(const JsonWriter &, const TurnWork &said)
{
    return {{"order", "turn_work"}, {"hex", JsonWriter::hex(said.hex)}};
}
Json order(const JsonWriter &, const Choose &said)
{
    return {{"order", "choose"}, {"id", said.id}};
}
Json order(const JsonWriter &, const Draw &said)
{
    if (said.seal)
        return {{"order", "draw"}, {"seal", toHex(*said.seal)}};
    return {{"order", "draw"}, {"card", said.card}};
}
Json order(const JsonWriter &, const Discard &said)
{
    Json json = {{"order", "discard"}, {"card", said.card}};
    if (said.salt)
        json["salt"] = toHex(*said.salt);
    return json;
}
Json order(const JsonWriter &w, const Play &said)
{
    Json json = {{"order", "play"}, {"card", said.card}};
    if (said.unit != UnitId{})
        json["unit"] = w.unit(said.unit);
    if (!said.hex.isNowhere())
        json["hex"] = JsonWriter::hex(said.hex);
    if (said.salt)
        json["salt"] = toHex(*said.salt);
    return json;
}
Json order(const JsonWriter &, const Allot &said)
{
    Json json = {{"order", "allot"}};
    if (said.card)
        json["card"] = *said.card;
    if (said.seal)
        json["seal"] = toHex(*said.seal);
    return json;
}
Json order(const JsonWriter &, const ShowPoints &said)
{
    Json json = {{"order", "show_points"}, {"cards", said.cards}, {"salts", Json::array()}};
    for (const Salt &salt : said.salts)
        json["salts"].push_back(toHex(salt));
    return json;
}
Json order(const JsonWriter &, const Request &said)
{
    Json json = {{"order", "request"}};
    if (said.card)
        json["card"] = *said.card;
    if (said.seal)
        json["seal"] = toHex(*said.seal);
    return json;
}
Json order(const JsonWriter &, const CallIn &said)
{
    Json json = {{"order", "call_in"}, {"card", said.card}};
    if (said.salt)
        json["salt"] = toHex(*said.salt);
    if (said.held)
        json["held"] = toHex(*said.held);
    return json;
}
Json order(const JsonWriter &, const Dice &said)
{
    if (!said.symbols.empty())
        return {{"order", "dice"}, {"symbols", list(said.symbols)}};
    return {{"order", "dice"}, {"faces", said.faces}};
}
Json order(const JsonWriter &, const Correct &said)
{
    return {
        {"order", "correct"}, {"path", said.path}, {"old", said.oldValue}, {"new", said.newValue}};
}

} // namespace

std::string Assault::orderToJson(const Position &p, const Order &said)
{
    return std::visit([w = JsonWriter(p)](const auto &value) { return order(w, value).dump(); },
                      said);
}

std::string Assault::pendingToJson(const Position &p)
{
    const Pending &pending = p.pending;
    if (pending.isOver())
        return "null";
    const JsonWriter w(p);
    Json json;
    if (pending.question == Question::CardDraw) {
        json["question"] = toString(pending.question);
        if (isHandDraw(p)) {
            json["side"] = w.side(pending.side);
            json["cards"] = unseenCards(p, pending.side);
        } else {
            json["cards"] = choices(p);
        }
    } else if (pending.isChance()) {
        json["dice"] =
            pending.question == Question::BattleDice ? list(pending.dice) : Json::array();
        for (int i = 0; i < pending.plainDice; ++i)
            json["dice"].push_back("D6");
        json["for"] = toString(pending.use);
    } else {
        json["side"] = w.side(pending.side);
        json["question"] = toString(pending.question);
        if (pending.player > 0)
            json["player"] = pending.player;
    }
    if (pending.unit != UnitId{})
        json["unit"] = w.unit(pending.unit);
    if (pending.other != UnitId{})
        json["other"] = w.unit(pending.other);
    if (const auto *combat = std::get_if<CloseCombatFrame>(&p.stack.back());
        combat && pending.question == Question::Reroll) {
        json["for"] = toString(pending.use);
        json["rolled"] = Json::array();
        for (std::size_t i = 0; i < kRollsOfARound; ++i)
            json["rolled"].push_back(list(combat->rolls[i]));
    }
    if (const auto *duel = std::get_if<DuelFrame>(&p.stack.back());
        duel && pending.question == Question::Reroll) {
        json["for"] = toString(pending.use);
        json["rolled"] = Json::array({list(duel->dice)});
    }
    if (const auto *fire = std::get_if<OutsideFireFrame>(&p.stack.back());
        fire && pending.question == Question::RerollShells) {
        json["for"] = toString(pending.use);
        json["rolled"] = Json::array({list(fire->dice)});
    }
    if (const auto *asked = std::get_if<CardsAskedFrame>(&p.stack.back()))
        json["moment"] = toString(asked->moment);
    if (const auto *card = std::get_if<CardFrame>(&p.stack.back())) {
        json["card"] = card->card;
        if (pending.question == Question::PlayCard)
            json["moment"] = toString(CardMoment::Cancel);
    }
    return json.dump();
}

} // namespace hexwerk::assault

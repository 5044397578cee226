#include "core/assault/lab/studied_game.h"

namespace hexwerk::assault {

std::optional<GameFile> studiedGame(const SharedHead &scenario, const Library &library,
                                    const Position &start, const lab::StudyHead &study,
                                    std::int64_t game, const std::function<bool()> &isStopped)
{
    for (const lab::Opponent &opponent : study.opponents)
        if (!opponentFromString(opponent.id))
            return std::nullopt;
    const std::uint64_t seed = lab::seedOfPair(study, static_cast<int>(game / 2));
    const std::vector<std::string> orders =
        PairPlayer(start, study).ordersOf(seed, static_cast<std::size_t>(game % 2), isStopped);
    GameFile file{.head = scenario,
                  .data = scenario->rules().pins(*scenario, library),
                  .playedWith = scenario->rules().playedWith(*scenario, library)};
    const auto match = scenario->rules().begin(*scenario, library, file.secrets);
    if (!match || (isStopped && isStopped()))
        return std::nullopt;
    for (const std::string &order : orders)
        if (!(*match.value)->say(order, {.origin = "policy"}))
            return std::nullopt;
    file.orders = (*match.value)->records();
    return file;
}

} // namespace hexwerk::assault

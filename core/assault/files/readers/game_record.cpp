#include "core/assault/files/readers/game_record.h"

#include "core/base/hash.h"

#include <algorithm>
#include <variant>

namespace hexwerk::assault {

GameOrder recordOf(const play::Game<Assault>::Entry &entry, const Position &after)
{
    const bool hasHash = std::any_of(entry.events.begin(), entry.events.end(), [](const Event &e) {
        return std::holds_alternative<TurnBegan>(e.what) ||
               std::holds_alternative<GameEnded>(e.what);
    });
    return {.json = Assault::orderToJson(after, entry.order),
            .hash = hasHash ? hashText(Assault::hash(after)) : std::string()};
}

} // namespace hexwerk::assault

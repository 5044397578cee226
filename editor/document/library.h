// What scenarios are made of: the system's tables, the cards and the tiles at hand.
#pragma once

#include "core/assault/system_data.h"
#include "core/board/board_spec.h"
#include "core/cards/card_library.h"

#include <map>
#include <memory>
#include <string>

namespace hexwerk::editor {

struct Library
{
    assault::SystemData system;
    CardLibrary cards;
    std::map<std::string, Tile, std::less<>> tiles;

    const Tile *tile(std::string_view id) const
    {
        const auto found = tiles.find(id);
        return found == tiles.end() ? nullptr : &found->second;
    }
};

using SharedLibrary = std::shared_ptr<const Library>;

} // namespace hexwerk::editor

// The pictures of resources/art that lie in the program, and which of them a document shows.
#pragma once

#include "app/cli/assault/svg/svg_text.h"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace hexwerk::cli::svg {

// Drawn around 0, 0 for a hex 200 wide.
struct Picture
{
    std::string_view id;     // "terrain-brush_1"
    std::string_view symbol; // a <g> of this id, for <defs>
};
std::span<const Picture> pictures();
bool hasPicture(std::string_view id);

// As a transform: around this point of the map, so many widths of a hex wide, turned clockwise.
std::string placed(Point at, double widths, int degrees = 0);

// Every picture that is shown is written once, however often it is used.
class PictureSheet
{
public:
    // A <use> of it with this transform, empty where there is no such picture.
    std::string use(std::string_view id, std::string_view transform);
    // Of all that were used, for <defs>.
    std::string symbols() const;

private:
    std::map<std::string_view, std::string_view> m_symbols; // by id
};

} // namespace hexwerk::cli::svg

# Writes OUTPUT, a source with the pictures of terrain, of what lies on it, and of units. Each is a <g> for <defs>, with its folder and
# name as id, and the ids in it begin with that: so they may all stand in one document.
cmake_minimum_required(VERSION 3.25)
set(art ${CMAKE_CURRENT_LIST_DIR}/../../../../resources/art)
include(${art}/pictures.cmake)
set(source [[
#include "app/cli/assault/svg/pictures.h"

#include <array>

namespace hexwerk::cli::svg {

using std::string_view_literals::operator""sv;

static constexpr auto kPictures = std::to_array<Picture>({
]])
foreach(folder overlay silhouette terrain)
    foreach(name ${art_${folder}})
        set(id ${folder}-${name})
        file(READ ${art}/${folder}/${name}.svg svg)
        set(root "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"(-130 -124 260 248|-100 -100 200 200|0 0 66 33)\">")
        if(NOT svg MATCHES "^${root}\n?(.*)\n</svg>\n$")
            message(FATAL_ERROR "${folder}/${name}.svg has none of the boxes of README.md.")
        endif()
        set(drawing "${CMAKE_MATCH_2}")
        foreach(reference " id=\"" "url(#" "href=\"#")
            string(REPLACE "${reference}" "${reference}${id}-" drawing "${drawing}")
        endforeach()
        string(APPEND source "    {\"${id}\"sv, R\"svg(<g id=\"${id}\">\n${drawing}\n</g>\n)svg\"sv},\n")
    endforeach()
endforeach()
string(APPEND source [[
});

std::span<const Picture> pictures()
{
    return kPictures;
}

} // namespace hexwerk::cli::svg
]])
file(WRITE ${OUTPUT} "${source}")

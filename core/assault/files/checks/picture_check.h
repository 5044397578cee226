// Whether the pictures that files name are there and can be shown.
#pragma once

#include "core/files/problem.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {
struct KeyPath;
} // namespace hexwerk

namespace hexwerk::assault {

struct BoardSpec;

// The picture under a board, in `folder`. `root` is the path of the board's table.
std::vector<Problem> checkPicture(const BoardSpec &board, const std::filesystem::path &folder,
                                  const KeyPath &root);
// Of all pictures that the text of a scenario or of cards names, with their places in it; they are
// looked for beside `file`. A text that cannot be read names none.
std::vector<Problem> checkPictures(std::string_view text, const std::string &file);

} // namespace hexwerk::assault

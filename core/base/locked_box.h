// A text that only who has its key can read, and whose size tells nothing.
#pragma once

#include "core/base/sealed.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk {

// As hexadecimal digits, filled up to `size` bytes before: more than the text has. `seal` is that
// of the text, so that two texts under one key, of which one was taken back, tell nothing of each
// other.
std::string lockedBox(const std::string &text, std::size_t size, const Salt &key,
                      const Commitment &seal);
// How many digits the box of a text filled up to `size` bytes has.
std::size_t boxDigits(std::size_t size);
// Empty for another key or seal, and for what is no box.
std::optional<std::string> textInBox(std::string_view box, const Salt &key, const Commitment &seal);

} // namespace hexwerk

// A TOML file as a tree, or why it is none.
#pragma once

#include "core/files/problem.h"
#include "core/files/toml_value.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace hexwerk::translation {

// `file` is what the problem calls the text.
tl::expected<TomlTable, Problem> readSource(std::string_view text, const std::string &file);
// Null where the key is not there or no text.
const std::string *textOf(const TomlTable &table, std::string_view key);

} // namespace hexwerk::translation

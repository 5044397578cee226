// A whole file of ours: its text parsed, its format and version checked. For files alone.
#pragma once

#include "core/files/toml_reader.h"

#include <functional>
#include <string>
#include <string_view>

namespace hexwerk {

// Parses the text of a file with `format` and `version`, leads an older one to the newest version,
// hands the table on, and notes all problems, those of broken syntax too. Places in a file of an
// older version are those of its newest text.
void readDocument(ReadContext &context, std::string_view text, std::string_view format,
                  const std::function<void(TableReader &)> &take);
// The system that a file of data is for, as its root key `system` says.
struct OfSystem
{
    std::string_view id;
    bool mustBeSaid = true;
};
// The same of a file of that system: of one of another nothing else is read.
void readDocument(ReadContext &context, std::string_view text, std::string_view format,
                  OfSystem system, const std::function<void(TableReader &)> &take);
// A text of the root table ("format"); empty if there is none or the text is broken.
std::string rootText(std::string_view text, std::string_view key);
// What a value of the same type is called.
Expectation expectedLike(const PlainValue &value);

} // namespace hexwerk

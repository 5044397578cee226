// XML from outside: no entities but those of XML itself, no other files, nothing too large.
#pragma once

#include "texts/translation/exchange.h"
#include "texts/translation/lines.h"

#include <pugixml.hpp>
#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <string_view>

namespace hexwerk::translation {

inline constexpr std::size_t kLargestExchange = std::size_t{64} << 20; // bytes
inline constexpr int kDeepestXml = 64;                                 // elements in each other

struct SafeXml
{
    std::unique_ptr<pugi::xml_document> document;
    LineIndex lines;

    int lineOf(pugi::xml_node node) const
    {
        return lines.lineAt(
            static_cast<std::size_t>(std::max(node.offset_debug(), std::ptrdiff_t{0})));
    }
};

// UTF-8 alone, whatever the file says; spaces are kept. A document type that declares anything is
// refused, one that only names itself is passed over.
tl::expected<SafeXml, ExchangeProblem> readXml(std::string_view text);

} // namespace hexwerk::translation

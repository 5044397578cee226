// Changes to a text, noted in its own bytes and carried out at once.
#pragma once

#include "core/files/lossless_source.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::lossless {

class TextEdits
{
public:
    void replace(Span span, std::string text);
    void remove(Span span) { replace(span, {}); }
    // At the same byte in the order of the calls, and before what is replaced from there on.
    void insert(std::size_t at, std::string text) { replace({at, at}, std::move(text)); }

    // What becomes of that part of the source; empty if two changes overlap.
    std::optional<std::string> applied(const SourceText &source, Span part) const;

private:
    struct Edit
    {
        Span span;
        std::string text;
    };
    std::vector<Edit> m_edits;
};

} // namespace hexwerk::lossless

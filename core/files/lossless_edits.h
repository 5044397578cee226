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
    // At the same byte pairs come before headers, either in the order of the calls, and both before
    // what is replaced from there on.
    void insertPair(std::size_t at, std::string text);
    void insertHeader(std::size_t at, std::string text);

    // What becomes of that part of the source; empty if two changes overlap.
    std::optional<std::string> applied(const SourceText &source, Span part) const;

private:
    enum class Kind { Pair, Header, Replacement };
    struct Edit
    {
        Span span;
        Kind kind;
        std::string text;
    };
    std::vector<Edit> m_edits;
};

} // namespace hexwerk::lossless

#include "core/files/lossless_edits.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace hexwerk::lossless {

void TextEdits::replace(Span span, std::string text)
{
    m_edits.push_back({span, Kind::Replacement, std::move(text)});
}

void TextEdits::insertPair(std::size_t at, std::string text)
{
    m_edits.push_back({{at, at}, Kind::Pair, std::move(text)});
}

void TextEdits::insertHeader(std::size_t at, std::string text)
{
    m_edits.push_back({{at, at}, Kind::Header, std::move(text)});
}

std::optional<std::string> TextEdits::applied(const SourceText &source, Span part) const
{
    std::vector<Edit> edits = m_edits;
    std::stable_sort(edits.begin(), edits.end(), [](const Edit &a, const Edit &b) {
        return std::tie(a.span.begin, a.kind) < std::tie(b.span.begin, b.kind);
    });
    std::string result;
    std::size_t at = part.begin;
    for (const Edit &edit : edits) {
        if (edit.span.begin < part.begin || edit.span.end > part.end)
            continue;
        if (edit.span.begin < at)
            return std::nullopt;
        result += source.at({at, edit.span.begin});
        result += edit.text;
        at = edit.span.end;
    }
    result += source.at({at, part.end});
    return result;
}

} // namespace hexwerk::lossless

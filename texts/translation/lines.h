// Lines of a text by its bytes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace hexwerk::translation {

class LineIndex
{
public:
    explicit LineIndex(std::string_view text)
    {
        for (std::size_t at = text.find('\n'); at != std::string_view::npos;
             at = text.find('\n', at + 1))
            m_ends.push_back(at);
    }

    // From 1.
    int lineAt(std::size_t byte) const
    {
        return static_cast<int>(std::lower_bound(m_ends.begin(), m_ends.end(), byte) -
                                m_ends.begin()) +
               1;
    }

private:
    std::vector<std::size_t> m_ends;
};

} // namespace hexwerk::translation

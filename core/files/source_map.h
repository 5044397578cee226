// Where each key of a file stands, so that what is found later can name its line too.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace hexwerk {

struct SourcePlace
{
    int line = 0;   // from 1; 0: none
    int column = 0; // in characters, from 1
    bool operator==(const SourcePlace &) const = default;
};

// How sure values are, by key; under the empty key that of the whole row.
using SourceMarks = std::map<std::string, std::string, std::less<>>;

// Whether who reads a file wants to know where its keys stand.
enum class Places { Kept, Left };

// Places by positional key path: "unit.3.at", elements of arrays counted from 0.
class SourceMap
{
public:
    void add(std::string path, SourcePlace place)
    {
        m_places.insert_or_assign(std::move(path), place);
    }

    // The place of the key, or of the nearest table around it.
    SourcePlace find(std::string_view path) const
    {
        while (true) {
            if (const auto found = m_places.find(path); found != m_places.end())
                return found->second;
            const std::size_t dot = path.rfind('.');
            if (dot == std::string_view::npos)
                return {};
            path = path.substr(0, dot);
        }
    }
    bool operator==(const SourceMap &) const = default;

private:
    struct PathHash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view path) const
        {
            return std::hash<std::string_view>()(path);
        }
    };
    std::unordered_map<std::string, SourcePlace, PathHash, std::equal_to<>> m_places;
};

} // namespace hexwerk

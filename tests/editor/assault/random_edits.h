// Edits a scenario at random: every kind of undo command, undo and redo. The same seed does the
// same.
#pragma once

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/property.h"

#include <map>
#include <random>
#include <string>

namespace hexwerk::assault::ui {

class Chance
{
public:
    explicit Chance(unsigned seed)
        : m_generator(seed)
    {
    }
    // 0 to n - 1.
    std::size_t below(std::size_t n) { return m_generator() % n; }
    int between(int least, int most)
    {
        return least + static_cast<int>(below(static_cast<std::size_t>(most - least + 1)));
    }
    template<typename List>
    auto &oneOf(List &list)
    {
        return list[below(list.size())];
    }

private:
    std::mt19937 m_generator;
};

class RandomEdits
{
public:
    explicit RandomEdits(ScenarioDocument &document);

    void begin(unsigned seed) { m_chance = Chance(seed); }
    // One command, or a step back or forth.
    void step();
    // How often each command class changed something.
    const std::map<std::string, int> &made() const { return m_made; }

private:
    ScenarioDocument &m_document;
    const Properties m_properties;
    Chance m_chance{0};
    std::map<std::string, int> m_made;
};

} // namespace hexwerk::assault::ui

// A random condition on the scenario below, as deep as is asked for.
#pragma once

#include "core/assault/scenario/scenario.h"

#include <random>

namespace hexwerk::assault::ui {

// Two of everything that a condition may name, with names in both languages.
inline Scenario courseScenario()
{
    Scenario scenario;
    scenario.id = "course";
    scenario.turns = 9;
    scenario.board.columns = 12;
    scenario.board.rows = 10;
    scenario.sides = {
        {.id = "axis", .colour = "blue", .name = {{"en", "Axis"}, {"de", "Achse"}}},
        {.id = "allied", .colour = "red", .name = {{"en", "Allies"}, {"de", "Alliierte"}}}};
    scenario.zones = {
        {"wood", "", ZonePurpose::Victory, {Hex::at(2, 2)}, {{"en", "Wood"}, {"de", "Wald"}}},
        {"hill", "", ZonePurpose::Victory, {Hex::at(5, 5)}, {}}};
    scenario.objectives = {{"farm", Hex::at(1, 1), {{"en", "Farm"}, {"de", "Gehöft"}}, {}},
                           {"mill", Hex::at(3, 1), {{"en", "Mill"}, {"de", "Mühle"}}, {}}};
    scenario.tracks = {
        {.id = "fear", .side = "axis", .name = {{"en", "Fear"}, {"de", "Angst"}}, .max = 40},
        {.id = "hope", .side = "allied", .name = {{"en", "Hope"}, {"de", "Hoffnung"}}, .max = 40}};
    return scenario;
}

class RandomTerm
{
public:
    explicit RandomTerm(unsigned seed)
        : m_random(seed)
    {
    }

    Term of(int depth)
    {
        constexpr int kKinds = static_cast<int>(kLastTermKind) + 1;
        const int least = depth > 0 ? 0 : static_cast<int>(TermKind::Control);
        Term term;
        term.kind = static_cast<TermKind>(least + below(kKinds - least));
        switch (term.kind) {
        case TermKind::All:
        case TermKind::Any:
            for (int i = 1 + below(3); i > 0; --i)
                term.terms.push_back(of(depth - 1));
            break;
        case TermKind::Not:
            term.terms.push_back(of(depth - 1));
            break;
        case TermKind::Control:
            term.name = one("farm", "mill");
            term.side = below(3) == 0 ? "" : one("axis", "allied");
            break;
        case TermKind::ControlsAtLeast:
        case TermKind::ControlsMajority:
            term.side = below(3) == 0 ? "" : one("axis", "allied");
            break;
        case TermKind::Losses:
        case TermKind::SideHasNoUnits:
            term.name = one("axis", "allied");
            break;
        case TermKind::Track:
            term.name = one("fear", "hope");
            break;
        case TermKind::UnitsInZone:
            term.name = one("wood", "hill");
            term.side = one("axis", "allied");
            break;
        case TermKind::Turn:
            break;
        }
        const bool counts = term.kind == TermKind::ControlsAtLeast ||
                            term.kind == TermKind::Losses || term.kind == TermKind::Track ||
                            term.kind == TermKind::UnitsInZone || term.kind == TermKind::Turn;
        term.number = counts ? 1 + below(30) : 0;
        return term;
    }

    // With groups in groups.
    Term deep()
    {
        Term inner = of(1);
        for (const TermKind kind : {TermKind::Not, TermKind::Any, TermKind::All}) {
            Term outer{kind, "", "", 0, {std::move(inner)}};
            if (kind != TermKind::Not)
                outer.terms.push_back(of(1));
            inner = std::move(outer);
        }
        return inner;
    }

    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }

private:
    std::string one(const char *first, const char *second) { return below(2) ? first : second; }

    std::mt19937 m_random;
};

} // namespace hexwerk::assault::ui

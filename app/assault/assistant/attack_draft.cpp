#include "app/assault/assistant/attack_draft.h"

#include "core/assault/engine/assault.h"
#include "core/assault/tabletop/attack_form_json.h"
#include "core/base/json_limits.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using Draft = nlohmann::ordered_json;

static Draft faceJson(const std::optional<TableFace> &face)
{
    if (!face)
        return {};
    if (const auto *number = std::get_if<std::uint8_t>(&*face))
        return *number;
    return toString(std::get<Symbols>(*face));
}

std::string draftOf(const AttackDesk &desk)
{
    if (!desk.has(Role::Attacker) && !desk.has(Role::Target))
        return {};
    Draft draft;
    addForm(draft, desk.form(), desk.rules());
    if (const TableAttack *attack = desk.attack()) {
        draft["rolls"] = Draft::array();
        for (const TableRoll &roll : attack->rolls()) {
            Draft faces = Draft::array();
            for (const auto &face : roll.faces)
                faces.push_back(faceJson(face));
            draft["rolls"].push_back(std::move(faces));
        }
        for (const Order &choice : attack->chosen())
            draft["choices"].push_back(
                Draft::parse(Assault::orderToJson(attack->position(), choice)));
    }
    return draft.dump();
}

static std::optional<TableFace> faceFrom(const Draft &json)
{
    if (json.is_number_integer())
        return static_cast<std::uint8_t>(std::clamp(json.get<int>(), 1, 6));
    if (!json.is_string())
        return std::nullopt;
    const auto symbols = symbolsFromString(json.get<std::string>());
    return symbols ? std::optional<TableFace>(*symbols) : std::nullopt;
}

// Dice and choices in the order in which they are asked for.
static void restoreDice(AttackDesk &desk, const Draft &draft)
{
    const Draft rolls = draft.value("rolls", Draft::array());
    const Draft choices = draft.value("choices", Draft::array());
    std::size_t chosen = 0;
    for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
        while (desk.attack() && !desk.attack()->choices().empty() && chosen < choices.size()) {
            const auto order =
                Assault::orderFromJson(desk.attack()->position(), choices[chosen++].dump());
            if (!order)
                return;
            desk.choose(*order);
        }
        for (std::size_t die = 0; die < rolls[roll].size(); ++die) {
            const auto face = faceFrom(rolls[roll][die]);
            if (!desk.attack() || roll >= desk.attack()->rolls().size() ||
                die >= desk.attack()->rolls()[roll].faces.size())
                return;
            if (face)
                desk.tell(roll, die, *face);
        }
    }
    while (desk.attack() && !desk.attack()->choices().empty() && chosen < choices.size())
        if (const auto order =
                Assault::orderFromJson(desk.attack()->position(), choices[chosen++].dump()))
            desk.choose(*order);
}

void restoreDraft(AttackDesk &desk, const std::string &text)
try {
    if (text.empty() || isTooMuchJson(text))
        return;
    const Draft draft = Draft::parse(text);
    const auto form = formFromJson(draft, desk.rules());
    if (!form)
        return;
    desk.setForm(*form);
    restoreDice(desk, draft);
} catch (const Draft::exception &) { // a file that was cut short, or is another's
}

} // namespace hexwerk::assault::ui

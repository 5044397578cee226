#include "editor/assault/models/property_fields.h"

namespace hexwerk::assault::ui {

std::vector<Property> scenarioProperties()
{
    using S = Scenario;
    return {
        property("title", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Title"),
                 FieldKind::LocalLine, &S::title),
        property("briefing", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Briefing"),
                 FieldKind::LocalPage, &S::briefing),
        explained(property("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                           FieldKind::Line, &S::id),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "A short name without spaces that other files use for it.")),
        among(property("system",
                       QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Rule system"),
                       FieldKind::Choice, &S::system),
              Choices::Systems),
        explained(among(property("profile",
                                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Edition"),
                                 FieldKind::Choice, &S::profile),
                        Choices::Profiles),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "The printed edition whose rules apply.")),
        number(property("turns", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Turns"),
                        FieldKind::Number, &S::turns),
               1, 99),
        explained(
            among(property("first_player",
                           QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "First player"),
                           FieldKind::Choice, &S::firstPlayer),
                  Choices::SidesOrRoll),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "The side with the initiative in the first turn.")),
        explained(
            among(property("first_setup",
                           QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "First set-up"),
                           FieldKind::Choice, &S::firstSetup),
                  Choices::SidesOrRoll),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "The side that places its units first.")),
        explained(
            number(property("los_limit",
                            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Sight limit"),
                            FieldKind::Number, &S::losLimit),
                   1, 99),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "The longest line of sight in hexes, such as at night or in fog.")),
        explained(
            among(property("neutral_deck",
                           QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Neutral deck"),
                           FieldKind::Names, &S::neutralDeck),
                  Choices::DeckCards),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "Ids of neutral command cards, separated by commas; if empty: all "
                              "that no deck names. Each side gets half of them.")),
        explained(
            number(property<S>(
                       "board.columns",
                       QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Board columns"),
                       FieldKind::Number, [](auto &s) -> auto & { return s.board.columns; }),
                   2, 200, 2),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "Even number; if empty, the tiles set the size.")),
        explained(number(property<S>(
                             "board.rows",
                             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Board rows"),
                             FieldKind::Number, [](auto &s) -> auto & { return s.board.rows; }),
                         2, 200),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "If empty, the tiles set the size.")),
        explained(among(property<S>(
                            "board.terrain",
                            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Base terrain"),
                            FieldKind::Choice, [](auto &s) -> auto & { return s.board.terrain; }),
                        Choices::Terrains),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "Used where there is no tile and nothing is painted.")),
    };
}

static PropertyValue optionValue(const OptionValue &option)
{
    if (const auto *number = std::get_if<std::int64_t>(&option))
        return static_cast<int>(*number);
    if (const auto *flag = std::get_if<bool>(&option))
        return *flag;
    return std::get<std::string>(option);
}

static Property option(const std::string &name, const OptionValue &model)
{
    Property p;
    p.table = Table::Scenario;
    p.key = "options." + name;
    p.optional = true;
    if (std::holds_alternative<bool>(model))
        p.kind = FieldKind::Flag;
    else if (std::holds_alternative<std::int64_t>(model))
        p = number(std::move(p), 0, 999), p.kind = FieldKind::Number;
    else if (name == "dice")
        p = among(std::move(p), Choices::DiceFaces), p.kind = FieldKind::Choice;
    p.get = [name](const Scenario &scenario, ItemRef) {
        const auto found = scenario.options.find(name);
        return found == scenario.options.end() ? PropertyValue() : optionValue(found->second);
    };
    p.standard = [name](const Scenario &scenario, const DataStore &library) {
        const auto profile = library.system.profiles.find(scenario.profile);
        if (profile == library.system.profiles.end())
            return PropertyValue();
        const auto found = profile->second.switches.find(name);
        return found == profile->second.switches.end() ? PropertyValue()
                                                       : optionValue(found->second);
    };
    p.set = [name](Scenario &scenario, ItemRef, const PropertyValue &value) {
        if (const auto *flag = std::get_if<bool>(&value))
            scenario.options[name] = *flag;
        else if (const auto *count = std::get_if<int>(&value))
            scenario.options[name] = std::int64_t{*count};
        else if (const auto *word = std::get_if<std::string>(&value))
            scenario.options[name] = *word;
        else
            scenario.options.erase(name);
    };
    return p;
}

static bool isOfTheBooks(const std::string &rule)
{
    return rule.starts_with('R') || rule.starts_with('D');
}

// What both editions play with or without comes first, then the differences between them.
std::vector<Property> optionProperties(const DataStore &library)
{
    std::map<std::string, OptionValue> switches;
    for (const auto &[id, profile] : library.system.profiles)
        switches.insert(profile.switches.begin(), profile.switches.end());
    std::vector<Property> properties;
    const auto add = [&](const std::string &name, const OptionValue &model) {
        Property p = option(name, model);
        if (const auto row = library.system.switches.find(name);
            row != library.system.switches.end()) {
            p.name = row->second.name;
            p.rule = isOfTheBooks(row->second.rule) ? row->second.rule : std::string();
        }
        properties.push_back(std::move(p));
        switches.erase(name);
    };
    add("command_cards", false);
    add("command_points", false);
    add("support", false);
    add("dice", std::string());
    add("alternate_history", false);
    while (!switches.empty()) {
        const auto [name, model] = *switches.begin();
        add(name, model);
    }
    return properties;
}

} // namespace hexwerk::assault::ui

// Checks of translations.
#pragma once

#include "core/rulebook/rule_grammar.h"
#include "core/rulebook/terms.h"
#include "texts/translation/alarm.h"
#include "texts/translation/known_words.h"
#include "texts/translation/text_unit.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk::translation {

class Speller;

// A text as it is drawn where it is shown, in pixels of that place: along its line, or, where it is
// broken into lines, down.
struct DrawnSize
{
    int size = 0;
    int room = 0;
};
// Of a text of a unit; nothing where the place or its room is not known.
using Drawing =
    std::function<std::optional<DrawnSize>(const TextUnit &unit, const std::string &text)>;

struct CheckOptions
{
    std::string language;
    Terms terms = {};
    std::vector<const RuleGrammar *> grammars = {}; // of the systems
    std::shared_ptr<const Speller> speller = {};    // null: spelling is not checked
    KnownWords known = {};
    std::set<std::string> names = {};                          // that are alike in both languages
    Drawing drawn = {};                                        // null: length is not checked
    std::multimap<std::string, std::string> menus = {};        // by key, those that it stands in
    std::set<std::pair<std::string, CheckCode>> silenced = {}; // by key
};

class Checker
{
public:
    explicit Checker(CheckOptions options);
    ~Checker();
    Checker(const Checker &) = delete;
    Checker &operator=(const Checker &) = delete;

    // Of this text alone, by place; none of a text that is not translated.
    std::vector<Alarm> check(const TextUnit &unit) const;
    // Of each and of all against each other, in the order of the units.
    std::vector<Alarm> checkAll(std::span<const TextUnit> units) const;

private:
    struct Words;
    void checkForm(const TextUnit &unit, std::size_t form, std::vector<Alarm> &alarms) const;
    void drop(std::vector<Alarm> &alarms) const;

    CheckOptions m_options;
    std::unique_ptr<const Words> m_words;
};

} // namespace hexwerk::translation

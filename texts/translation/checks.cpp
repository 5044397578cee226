#include "texts/translation/checks.h"

#include "texts/translation/check_setup.h"
#include "texts/translation/checked_text.h"
#include "texts/translation/compare_units.h"
#include "texts/translation/plural_rules.h"
#include "texts/translation/word_checks.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace hexwerk::translation {

struct Checker::Words : WordChecks
{
    using WordChecks::WordChecks;
};

Checker::Checker(CheckOptions options)
    : m_options(std::move(options))
    , m_words(std::make_unique<Words>(m_options.terms, m_options.language, m_options.speller,
                                      m_options.known, m_options.names))
{
}

Checker::~Checker() = default;

void Checker::drop(std::vector<Alarm> &alarms) const
{
    if (!m_options.silenced.empty())
        std::erase_if(alarms, [this](const Alarm &alarm) {
            return m_options.silenced.contains({alarm.key, alarm.code});
        });
}

void Checker::checkForm(const TextUnit &unit, std::size_t form, std::vector<Alarm> &alarms) const
{
    const std::string &target = unit.isPlural ? unit.targetForms[form] : unit.target;
    const std::string &source =
        unit.isPlural ? unit.sourceForms[std::min(form, unit.sourceForms.size() - 1)] : unit.source;
    if (target.empty())
        return;
    const CheckedText text{unit, form, source, target, plainText(source), plainText(target)};
    checkMarks(text, m_options.language, m_options.grammars, alarms);
    checkTypography(text, m_options.language, alarms);
    const bool isWordOfTerm = unit.kind == UnitKind::Term && unit.key.ends_with(".word");
    if (!isWordOfTerm)
        m_words->checkTerms(text, alarms);
    m_words->checkSpelling(text, alarms);
    const auto drawn = m_options.drawn ? m_options.drawn(unit, target) : std::nullopt;
    if (drawn && drawn->size > drawn->room) {
        Alarm alarm = text.missing(CheckCode::TooLong, std::to_string(drawn->size));
        alarm.expected = std::to_string(drawn->room);
        alarms.push_back(std::move(alarm));
    }
    if (target == source && !isWordOfTerm && !isWeaponName(unit) &&
        hasOrdinaryWord(text.plainTarget) &&
        !m_words->isKnown(withoutAccelerators(text.plainTarget)))
        alarms.push_back(text.alarm(CheckCode::Untouched, 0, target.size()));
}

static void checkForms(const TextUnit &unit, const std::string &language,
                       std::vector<Alarm> &alarms)
{
    const auto wanted = static_cast<std::size_t>(pluralRule(language).forms);
    const std::size_t there = static_cast<std::size_t>(
        std::count_if(unit.targetForms.begin(), unit.targetForms.end(),
                      [](const std::string &form) { return !form.empty(); }));
    if (there == wanted && unit.targetForms.size() == wanted)
        return;
    alarms.push_back({.code = CheckCode::PluralForm,
                      .key = unit.key,
                      .found = std::to_string(there),
                      .expected = std::to_string(wanted)});
}

std::vector<Alarm> Checker::check(const TextUnit &unit) const
{
    std::vector<Alarm> alarms;
    if (isEmpty(unit.targets()))
        return alarms;
    if (unit.isPlural)
        checkForms(unit, m_options.language, alarms);
    const std::size_t forms = unit.isPlural ? unit.targetForms.size() : 1;
    for (std::size_t form = 0; form < forms; ++form)
        checkForm(unit, form, alarms);
    drop(alarms);
    std::stable_sort(alarms.begin(), alarms.end(), [](const Alarm &one, const Alarm &other) {
        return std::tie(one.form, one.at) < std::tie(other.form, other.at);
    });
    return alarms;
}

std::vector<Alarm> Checker::checkAll(std::span<const TextUnit> units) const
{
    std::map<std::string, std::vector<Alarm>> byKey;
    std::vector<Alarm> between = compareUnits(units, m_options.known);
    compareAccelerators(units, m_options.menus, between);
    drop(between);
    for (Alarm &alarm : between)
        byKey[alarm.key].push_back(std::move(alarm));
    std::vector<Alarm> all;
    for (const TextUnit &unit : units) {
        std::vector<Alarm> own = check(unit);
        std::move(own.begin(), own.end(), std::back_inserter(all));
        if (const auto found = byKey.find(unit.key); found != byKey.end())
            std::move(found->second.begin(), found->second.end(), std::back_inserter(all));
    }
    return all;
}

} // namespace hexwerk::translation

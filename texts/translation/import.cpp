#include "texts/translation/import.h"

#include "texts/translation/placeholders.h"
#include "texts/translation/plural_rules.h"

#include <algorithm>
#include <set>

namespace hexwerk::translation {

namespace {

// A file may have a source for each form of a plural, though English has two.
bool hasSources(const ExchangeEntry &entry, const TextUnit &unit)
{
    const std::vector<std::string> sources = unit.sources();
    return !entry.sources.empty() && entry.sources.back() == sources.back() &&
           (entry.sources.size() == 1 || entry.sources.front() == sources.front());
}

class Importer
{
public:
    Importer(const Catalogue &catalogue, const ExchangeHeader &expected)
        : m_catalogue(catalogue)
        , m_expected(expected)
    {
    }

    void checkHeader(const ExchangeHeader &header);
    void take(const ExchangeEntry &entry);
    Import finish(Strictness strictness) &&;

private:
    void report(const ExchangeEntry &entry, ExchangeFault fault, std::string found = {})
    {
        m_import.problems.push_back({fault, entry.at, entry.key, std::move(found)});
    }
    bool isSound(const ExchangeEntry &entry, const TextUnit &unit);

    const Catalogue &m_catalogue;
    const ExchangeHeader &m_expected;
    std::set<std::string> m_seen;
    Import m_import;
};

void Importer::checkHeader(const ExchangeHeader &header)
{
    const auto report = [this](ExchangeFault fault, const std::string &found) {
        m_import.problems.push_back({fault, 0, {}, found});
    };
    if (header.project != m_expected.project)
        report(ExchangeFault::WrongProject, header.project);
    else if (header.language != m_expected.language)
        report(ExchangeFault::WrongLanguage, header.language);
    else if (header.version != m_expected.version)
        report(ExchangeFault::OtherVersion, header.version);
}

bool Importer::isSound(const ExchangeEntry &entry, const TextUnit &unit)
{
    const std::vector<std::string> &targets = entry.targets;
    const std::size_t forms =
        unit.isPlural ? static_cast<std::size_t>(pluralRule(m_expected.language).forms) : 1;
    const bool hasAll = std::none_of(targets.begin(), targets.end(),
                                     [](const std::string &text) { return text.empty(); });
    if (entry.isPlural != unit.isPlural || targets.size() != forms || !hasAll) {
        report(entry, ExchangeFault::PluralForms, std::to_string(targets.size()));
        return false;
    }
    for (const std::string &target : targets) {
        const PlaceholderDifference difference = placeholderDifference(
            unit.source, target,
            unit.isPlural ? NumberPlaceholder::MayBeLeftOut : NumberPlaceholder::Needed);
        if (difference.isNone())
            continue;
        report(entry, ExchangeFault::Placeholder,
               difference.missing.empty() ? difference.extra.front().text
                                          : difference.missing.front());
        return false;
    }
    return true;
}

void Importer::take(const ExchangeEntry &entry)
{
    const TextUnit *unit = m_catalogue.find(entry.key);
    if (!unit)
        return report(entry, ExchangeFault::UnknownKey);
    if (!m_seen.insert(entry.key).second)
        return report(entry, ExchangeFault::KeyTwice);
    if (isEmpty(entry.targets))
        return;
    UnitState state = std::max(entry.state, UnitState::Draft);
    if (entry.targets == unit->targets() && (!entry.saysState || state == stateNow(*unit)))
        return;
    if (!isSound(entry, *unit))
        return;
    if (!hasSources(entry, *unit)) {
        report(entry, ExchangeFault::SourceChanged,
               entry.sources.empty() ? std::string() : entry.sources.front());
        state = UnitState::Draft;
        if (entry.targets == unit->targets())
            return;
    }
    m_import.changes.push_back(
        {entry.key, unit->file, entry.at, unit->targets(), entry.targets, stateNow(*unit), state});
}

Import Importer::finish(Strictness strictness) &&
{
    const auto &problems = m_import.problems;
    m_import.isRefused =
        strictness == Strictness::Strict
            ? !problems.empty()
            : std::any_of(problems.begin(), problems.end(), [](const ExchangeProblem &problem) {
                  return refusesFile(problem.fault);
              });
    if (m_import.isRefused)
        m_import.changes.clear();
    return std::move(m_import);
}

} // namespace

Import importOf(const ExchangeResult &file, const Catalogue &catalogue,
                const ExchangeHeader &expected, Strictness strictness)
{
    if (!file)
        return {{}, {file.error()}, true};
    Importer importer(catalogue, expected);
    importer.checkHeader(file->header);
    for (const ExchangeEntry &entry : file->entries)
        importer.take(entry);
    return std::move(importer).finish(strictness);
}

} // namespace hexwerk::translation

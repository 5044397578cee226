#include "app/workshop/workshop.h"

#include <QUndoCommand>

#include "app/basis/recent_files.h"
#include "app/workshop/menu_texts.h"
#include "app/workshop/pseudo_language.h"
#include "core/files/atomic_file.h"
#include "editor/text/local_text.h"
#include "texts/translation/check_setup.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace hexwerk {

using translation::Alarm;
using translation::OwnText;
using translation::TextUnit;
using translation::UnitState;

struct UnitValue
{
    std::vector<std::string> targets;
    UnitState state = UnitState::Draft;
    std::string madeFrom;
    std::optional<OwnText> own;
};

class OwnTextCommand final : public QUndoCommand
{
public:
    OwnTextCommand(Workshop &workshop, std::vector<std::size_t> units, std::vector<UnitValue> after,
                   const QString &text)
        : QUndoCommand(text)
        , m_workshop(workshop)
        , m_units(std::move(units))
        , m_after(std::move(after))
    {
        for (const std::size_t unit : m_units) {
            const TextUnit &now = workshop.units()[unit];
            const auto own = workshop.m_own.texts.find(now.key);
            m_before.push_back(
                {now.targets(), now.state, now.madeFrom,
                 own == workshop.m_own.texts.end() ? std::nullopt : std::optional(own->second)});
        }
    }
    void undo() override { put(m_before); }
    void redo() override { put(m_after); }

private:
    void put(const std::vector<UnitValue> &values)
    {
        for (std::size_t k = 0; k < m_units.size(); ++k)
            m_workshop.put(m_units[k], values[k].targets, values[k].state, values[k].madeFrom,
                           values[k].own ? &*values[k].own : nullptr);
        m_workshop.keep();
        if (m_units.size() == 1)
            emit m_workshop.changed(m_units.front());
        else
            emit m_workshop.manyChanged();
    }

    Workshop &m_workshop;
    std::vector<std::size_t> m_units;
    std::vector<UnitValue> m_before;
    std::vector<UnitValue> m_after;
};

Workshop::Workshop(DataPaths paths, std::vector<const Rules *> systems,
                   std::filesystem::path library, std::function<TextPlaces()> places,
                   QObject *parent)
    : QObject(parent)
    , m_paths(std::move(paths))
    , m_systems(std::move(systems))
    , m_library(std::move(library))
    , m_places(std::move(places))
{
}

Workshop::~Workshop() = default;

std::vector<std::filesystem::path> Workshop::ownScenarios()
{
    std::vector<std::filesystem::path> files;
    for (const QString &file : RecentFiles::all())
        if (file.endsWith(QLatin1String(".toml"), Qt::CaseInsensitive))
            files.emplace_back(file.toStdU16String());
    return files;
}

std::vector<std::string> Workshop::systemNames() const
{
    std::vector<std::string> names;
    for (const Rules *rules : m_systems)
        names.emplace_back(rules->id());
    return names;
}

void Workshop::offerPseudoLanguage(bool isOffered)
{
    keepPseudoLanguage(isOffered);
    if (isOffered)
        hexwerk::offerPseudoLanguage(m_paths, systemNames());
    else
        withdrawPseudoLanguage();
}

QString Workshop::open(const std::string &language)
{
    auto own = translation::loadOwnTexts(m_library, language);
    if (!own)
        return tr("%1 could not be read. Rename or repair the file, then open the workshop again.")
            .arg(editor::toQString((m_library / translation::notesFile(language)).string()));
    m_own = std::move(*own.value);
    m_own.language = language;
    m_undo.clear();
    m_files = translation::loadCatalogue(m_paths, systemNames(), language, ownScenarios());
    translation::addProgramTexts(m_files, m_paths);
    m_catalogue = m_files;
    translation::applyNotes(m_own, m_catalogue);
    m_memory.reset();
    m_drawn.reset(); // other windows may be there now
    loadForeign();   // without it there are fewer offers
    makeChecker();
    emit manyChanged();
    return {};
}

void Workshop::makeChecker()
{
    translation::CheckOptions options =
        translation::checkSetup(m_paths, m_systems, m_catalogue).options;
    m_terms = options.terms;
    options.drawn = [this](const TextUnit &unit, const std::string &text) {
        return drawn(unit, text);
    };
    options.menus = textsInMenus(m_catalogue.units);
    for (const auto &[key, text] : m_own.texts)
        for (const auto &[code, reason] : text.silenced)
            options.silenced.emplace(key, code);
    m_checker = std::make_unique<translation::Checker>(std::move(options));
}

std::optional<translation::DrawnSize> Workshop::drawn(const TextUnit &unit,
                                                      const std::string &text) const
{
    if (const std::string now = editor::windowLanguage(); !m_drawn || m_drawnIn != now) {
        TextPlaces places = widgetTexts();
        const TextPlaces ofSystems = m_places ? m_places() : TextPlaces();
        places.insert(places.end(), ofSystems.begin(), ofSystems.end());
        m_drawn = std::make_unique<DrawnTexts>(places);
        m_drawnIn = now;
    }
    return m_drawn->measure(unit, text);
}

void Workshop::put(std::size_t unit, const std::vector<std::string> &targets, UnitState state,
                   const std::string &madeFrom, const OwnText *own)
{
    TextUnit &now = m_catalogue.units[unit];
    if (now.isPlural)
        now.targetForms = targets;
    else
        now.target = targets.empty() ? std::string() : targets.front();
    now.state = state;
    now.madeFrom = madeFrom;
    if (own)
        m_own.texts[now.key] = *own;
    else
        m_own.texts.erase(now.key);
}

void Workshop::change(std::size_t unit, const std::vector<std::string> &targets, UnitState state)
{
    const TextUnit &now = m_catalogue.units[unit];
    if (translation::isEmpty(targets))
        state = UnitState::Untranslated;
    if (now.targets() == targets && now.state == state && !isStale(now))
        return;
    OwnText own;
    if (const auto known = m_own.texts.find(now.key); known != m_own.texts.end())
        own = known->second;
    own.sources = now.sources();
    own.targets = targets;
    own.state = state;
    m_undo.push(new OwnTextCommand(*this, {unit}, {{targets, state, now.sourceHash, own}},
                                   tr("Translate %1").arg(editor::toQString(now.source).left(40))));
}

void Workshop::confirm(std::size_t unit)
{
    const TextUnit &now = m_catalogue.units[unit];
    change(unit, now.targets(), now.state);
}

void Workshop::silence(std::size_t unit, translation::CheckCode code, const QString &reason)
{
    const TextUnit &now = m_catalogue.units[unit];
    OwnText own;
    if (const auto known = m_own.texts.find(now.key); known != m_own.texts.end())
        own = known->second;
    own.silenced[code] = reason.toStdString();
    m_undo.push(new OwnTextCommand(*this, {unit}, {{now.targets(), now.state, now.madeFrom, own}},
                                   tr("Silence a check")));
    makeChecker();
    emit changed(unit);
}

void Workshop::changeAll(const std::vector<UnitChange> &changes, const QString &name)
{
    std::vector<std::size_t> touched;
    std::vector<UnitValue> values;
    for (const UnitChange &change : changes) {
        const TextUnit &now = units()[change.unit];
        OwnText own{now.sources(), change.targets, change.state, {}};
        if (const auto known = m_own.texts.find(now.key); known != m_own.texts.end())
            own.silenced = known->second.silenced;
        touched.push_back(change.unit);
        values.push_back({change.targets, change.state, now.sourceHash, std::move(own)});
    }
    if (!touched.empty())
        m_undo.push(new OwnTextCommand(*this, std::move(touched), std::move(values), name));
}

std::vector<UnitChange> Workshop::changesOf(const translation::Import &import) const
{
    std::vector<UnitChange> changes;
    for (const translation::TextChange &change : import.changes)
        if (const TextUnit *const unit = m_catalogue.find(change.key))
            changes.push_back(
                {static_cast<std::size_t>(unit - units().data()), change.after, change.stateAfter});
    return changes;
}

void Workshop::take(const translation::Import &import, const QString &name)
{
    changeAll(changesOf(import), tr("Import %1").arg(name));
}

UnitState Workshop::stateAfter(std::size_t unit, const std::vector<std::string> &targets) const
{
    TextUnit changed = units()[unit];
    if (translation::isEmpty(targets))
        return UnitState::Untranslated;
    const UnitState before = stateNow(changed);
    if (changed.isPlural)
        changed.targetForms = targets;
    else
        changed.target = targets.front();
    if (before == UnitState::Draft || before == UnitState::Untranslated || !check(changed).empty())
        return UnitState::Draft;
    return UnitState::Review;
}

void Workshop::keep()
{
    if (const auto written = translation::keepNotes(m_library, m_own); !written)
        emit keepFailed(QString::fromStdString(written.error().reason.message()));
}

std::vector<Alarm> Workshop::check(const TextUnit &unit) const
{
    return m_checker ? m_checker->check(unit) : std::vector<Alarm>();
}

std::vector<Alarm> Workshop::checkAll() const
{
    return m_checker ? m_checker->checkAll(units()) : std::vector<Alarm>();
}

std::vector<bool> Workshop::failing() const
{
    std::vector<bool> fails(units().size());
    std::map<std::string_view, std::size_t> places;
    for (std::size_t unit = 0; unit < units().size(); ++unit)
        places.emplace(units()[unit].key, unit);
    for (const Alarm &alarm : checkAll())
        fails[places.at(alarm.key)] = true;
    return fails;
}

QString Workshop::exportForProject(const std::filesystem::path &folder, int &files) const
{
    files = 0;
    const auto changed = translation::changedFiles(m_files, translation::changesOf(m_own, m_files));
    if (!changed)
        return tr("%1 could not be changed.").arg(editor::toQString(changed.error().file));
    const auto written = translation::writeInto(folder, *changed, m_library);
    if (!written)
        return tr("%1 could not be written.").arg(editor::toQString(written.error().file));
    files = static_cast<int>(changed->size());
    return {};
}

} // namespace hexwerk

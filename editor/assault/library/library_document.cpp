#include "editor/assault/library/library_document.h"

#include <QDir>

#include "core/assault/files/checks/data_check.h"
#include "core/assault/system_id.h"
#include "core/files/data_paths.h"
#include "editor/assault/library/library_commands.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

namespace fs = std::filesystem;

static constexpr int kPause = 250; // milliseconds after a step: typing is written once

static bool isAmong(const DataPaths &paths, const fs::path &folder)
{
    return std::find(paths.folders.begin(), paths.folders.end(), folder) != paths.folders.end();
}

LibraryDocument::LibraryDocument(const DataPaths &paths, const fs::path &folder, SharedData library,
                                 QObject *parent)
    : QObject(parent)
    , m_paths(paths)
    , m_folder(isAmong(paths, folder) ? folder : fs::path())
    , m_files(m_folder)
    , m_own(m_files.cards())
    , m_library(std::move(library))
    , m_tables(paths, m_folder, m_library->systemSources)
    , m_corrections(m_tables.corrections())
{
    readOthers(paths);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kPause);
    connect(&m_timer, &QTimer::timeout, this, &LibraryDocument::flush);
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &LibraryDocument::stepped);
}

LibraryDocument::~LibraryDocument()
{
    m_undoStack.disconnect(this);
    blockSignals(true);
    if (m_timer.isActive())
        flush();
}

// The first folder that has a card wins.
void LibraryDocument::readOthers(const DataPaths &paths)
{
    bool isFirst = isAmong(paths, m_folder);
    for (const fs::path &folder : paths.folders) {
        if (folder == m_folder) {
            isFirst = false;
            continue;
        }
        std::error_code none;
        const bool hasSystem = fs::exists(folder / systemFolder(kSystemId) / kWholeSystem, none);
        const CardOrigin origin = hasSystem ? CardOrigin::Shipped : CardOrigin::Folder;
        for (auto &[ref, card] : readCardFolder(folder).cards)
            m_others.try_emplace(ref, Other{std::move(card), origin, isFirst});
    }
}

std::vector<CardRef> LibraryDocument::cards(CardKind kind) const
{
    std::vector<CardRef> refs;
    for (const auto &[ref, other] : m_others)
        if (ref.kind == kind)
            refs.push_back(ref);
    for (const auto &[ref, card] : m_own)
        if (ref.kind == kind && !m_others.contains(ref))
            refs.push_back(ref);
    std::sort(refs.begin(), refs.end());
    return refs;
}

const FiledCard *LibraryDocument::own(const CardRef &ref) const
{
    const auto found = m_own.find(ref);
    return found == m_own.end() ? nullptr : &found->second;
}

const FiledCard *LibraryDocument::find(const CardRef &ref) const
{
    const auto other = m_others.find(ref);
    if (other != m_others.end() && other->second.isFirst)
        return &other->second.card;
    if (const FiledCard *mine = own(ref))
        return mine;
    return other == m_others.end() ? nullptr : &other->second.card;
}

CardOrigin LibraryDocument::originOf(const CardRef &ref) const
{
    const auto other = m_others.find(ref);
    if (other != m_others.end() && (other->second.isFirst || !own(ref)))
        return other->second.origin;
    return CardOrigin::Own;
}

bool LibraryDocument::replacesAnother(const CardRef &ref) const
{
    return m_others.contains(ref) && originOf(ref) == CardOrigin::Own;
}

bool LibraryDocument::mayEdit(const CardRef &ref) const
{
    const auto other = m_others.find(ref);
    return mayAdd() && (other == m_others.end() || !other->second.isFirst);
}

FiledCard LibraryDocument::filed(AnyCard card) const
{
    FiledCard filed{std::move(card)};
    filed.file = m_files.fileForNew(kindOf(filed.card));
    for (const auto &[ref, own] : m_own)
        if (own.file == filed.file)
            filed.place = std::max(filed.place, own.place + 1);
    return filed;
}

bool LibraryDocument::isSound(const FiledCard &card) const
{
    return !hasErrors(
        checkCard(card.card, m_library->system, m_library->cards, m_library->cards.effects));
}

// Of a card that no file may have, what its file has of it.
FiledCards LibraryDocument::soundOnes() const
{
    FiledCards sound;
    for (const auto &[ref, card] : m_own) {
        const auto old = m_files.cards().find(ref);
        const bool isThere = old != m_files.cards().end();
        if ((isThere && old->second == card) || isSound(card))
            sound.emplace(ref, card);
        else if (isThere)
            sound.emplace(ref, old->second);
    }
    return sound;
}

CardStore LibraryDocument::cardsAtHand() const
{
    CardStore all{.units = {}, .effects = m_library->cards.effects};
    const auto add = [&all](const AnyCard &card) {
        if (const auto *unit = std::get_if<UnitCard>(&card))
            all.units.try_emplace(unit->id, *unit);
        if (const auto *formation = std::get_if<FormationCard>(&card))
            all.formations.try_emplace(formation->id, *formation);
        if (const auto *command = std::get_if<CommandCard>(&card))
            all.commands.try_emplace(command->id, *command);
        if (const auto *support = std::get_if<SupportCard>(&card))
            all.supports.try_emplace(support->id, *support);
    };
    for (const bool isFirst : {true, false}) {
        for (const auto &[ref, other] : m_others)
            if (other.isFirst == isFirst)
                add(other.card.card);
        if (isFirst)
            for (const auto &[ref, card] : m_files.cards())
                add(card.card);
    }
    return all;
}

void LibraryDocument::push(std::unique_ptr<LibraryCommand> command)
{
    if (!command->isEmpty())
        m_undoStack.push(command.release());
}

void LibraryDocument::enact(const LibraryChange &change, editor::Enact way)
{
    if (way == editor::Enact::Forth)
        change.apply(m_own);
    else
        change.revert(m_own);
    m_timer.start();
    if (!change.values().empty()) {
        TomlTable own = m_corrections.own();
        if (way == editor::Enact::Forth)
            change.apply(own);
        else
            change.revert(own);
        m_corrections.setOwn(std::move(own));
        emit correctionsChanged();
    }
    if (change.changes().empty())
        return;
    std::vector<CardRef> refs;
    for (const CardChange &one : change.changes())
        refs.push_back(one.ref);
    emit changed(refs);
}

void LibraryDocument::flush()
{
    m_timer.stop();
    flushTables();
    flushCards();
}

void LibraryDocument::tell(const editor::WriteFault &fault)
{
    const QString file = QDir::toNativeSeparators(editor::toQString(fault.file));
    emit failed(
        fault.reason.empty()
            ? tr("%1 could not be written: another program has changed it so that "
                 "it can no longer be read.")
                  .arg(file)
            : tr("%1 could not be written: %2.").arg(file, editor::toQString(fault.reason)));
}

void LibraryDocument::flushCards()
{
    // Units first: a formation is sound only when its units are at hand.
    for (int round = 0; round < kCardKinds; ++round) {
        const FiledCards sound = soundOnes();
        if (sound == m_files.cards())
            return;
        if (const auto fault = m_files.write(sound))
            return tell(*fault);
        auto library = std::make_shared<DataStore>(*m_library);
        library->cards = cardsAtHand();
        m_library = std::move(library);
        emit libraryChanged(m_library);
    }
}

std::vector<Problem> LibraryDocument::problemsWith(const TomlTable &own) const
{
    TomlTable active = own; // what is switched off has to be sound as well
    active.remove("active");
    return readSystem(m_tables.sourcesWith(active)).problems;
}

void LibraryDocument::flushTables()
{
    if (m_corrections.own() == m_tables.own())
        return;
    LoadResult<SystemData> system = readSystem(m_tables.sourcesWith(m_corrections.own()));
    if (!system || hasErrors(problemsWith(m_corrections.own())))
        return;
    if (const auto fault = m_tables.write(m_corrections.own()))
        return tell(*fault);
    auto library = std::make_shared<DataStore>(*m_library);
    library->system = std::move(*system.value);
    library->systemSources = m_tables.sources();
    m_library = std::move(library);
    emit libraryChanged(m_library);
}

} // namespace hexwerk::assault::ui

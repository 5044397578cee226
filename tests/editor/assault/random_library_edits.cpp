#include "tests/editor/assault/random_library_edits.h"

#include "core/files/text_file.h"
#include "editor/assault/library/import_cards.h"
#include "editor/assault/library/library_commands.h"
#include "editor/assault/library/table_commands.h"
#include "tests/editor/assault/another_table_value.h"
#include "tests/editor/assault/another_value.h"
#include "tests/editor/assault/sample.h"

#include <filesystem>
#include <fstream>

namespace hexwerk::assault::ui {

namespace fs = std::filesystem;

static void write(const fs::path &file, const std::string &text)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file) << text;
}

static FormationCard platoon()
{
    FormationCard card;
    card.id = "ger.platoon";
    card.nation = "ger";
    card.units = {{"ger.rifles43", 3}};
    return card;
}

static CommandCard order()
{
    CommandCard card;
    card.id = "my.order";
    card.name = {{"en", "Order"}};
    card.effects = {{"activation", {}, {}, {}}};
    return card;
}

static SupportCard barrage()
{
    SupportCard card;
    card.id = "us.barrage";
    card.name = {{"en", "Barrage"}};
    card.kind = SupportKind::Artillery;
    card.smoke.add(Die::Blue);
    return card;
}

RandomLibraryEdits::RandomLibraryEdits(unsigned seed)
    : m_chance(seed)
{
    const fs::path root = m_folder.path().toStdString();
    const fs::path others = root / "others/assault";
    const std::string system = *readTextFile(HW_SOURCE_DIR "/resources/assault/system.toml").value;
    write(others / "system.toml", system);
    write(others / "cards/rifles.toml", fileWith({cardOf("ger.rifles43", UnitType::Infantry)}));
    write(others / "cards/platoon.toml", fileWith({platoon()}));
    FiledCard mine{cardOf("my.car", UnitType::Vehicle)};
    std::get<UnitCard>(mine.card).nation = "ger";
    std::get<UnitCard>(mine.card).movementType = MovementType::Track;
    write(root / "mine/assault/cards/a.toml", "# by hand\n" + fileWith(mine) + "stranger = 1\n");
    write(others / "cards/barrage.toml", fileWith({barrage()}));
    write(root / "mine/assault/cards/b.toml", fileWith({order()}));
    m_paths = {{root / "mine", root / "others"}};
    auto library = std::make_shared<DataStore>(*sampleLibrary());
    library->systemSources = {{(others / "system.toml").string(), system}};
    library->system = readSystem(library->systemSources).value.value();
    library->cards.effects["activation"] = {};
    library->cards.effects["spotting"] = {{}, {}, EffectTakes::Amount, -3, 3};
    write(root / "mine/assault/own.toml",
          "# by hand\nformat = \"hexwerk.system\"\nversion = 1\nextends = \"assault\"\n\n[climb]\n"
          "cost = { foot = 3 } # steep\n");
    m_document = std::make_unique<LibraryDocument>(m_paths, root / "mine", std::move(library));
}

CardRef RandomLibraryEdits::anyCard()
{
    const auto kind = static_cast<CardKind>(m_chance.below(kCardKinds));
    const std::vector<CardRef> all = m_document->cards(kind);
    return all.empty() ? m_document->cards(CardKind::Unit).front() : m_chance.oneOf(all);
}

// A value of any table, or what becomes of all of them.
std::unique_ptr<LibraryCommand> RandomLibraryEdits::tableCommand(std::string &name)
{
    const Corrections &corrections = m_document->corrections();
    const SystemTable &table = m_chance.oneOf(systemTables());
    const std::vector<TableValue> cells = cellsOf(table, corrections.corrected());
    const TableValue &value = m_chance.oneOf(cells);
    switch (m_chance.below(7)) {
    case 0:
        name = "ConfirmTableValueCommand";
        return std::make_unique<ConfirmTableValueCommand>(*m_document,
                                                          std::vector<ValuePath>{value.path});
    case 1: {
        name = "RemoveCorrectionsCommand";
        const auto mine = valuesOf(corrections.own());
        return mine.empty() ? nullptr
                            : std::make_unique<RemoveCorrectionsCommand>(
                                  *m_document, std::vector<ValuePath>{m_chance.oneOf(mine)});
    }
    case 2:
        name = "SwitchCorrectionsCommand";
        return std::make_unique<SwitchCorrectionsCommand>(*m_document, !corrections.isActive());
    case 3: {
        name = "ImportCorrectionsCommand";
        TomlTable others = emptyOverlay("assault", 1);
        putAt(others, {"smoke", "most"}, static_cast<int>(m_chance.below(9)) + 1);
        return std::make_unique<ImportCorrectionsCommand>(*m_document, others);
    }
    default: {
        name = "ChangeTableValueCommand";
        const auto *ours = valueAt(corrections.shipped(), value.path);
        const auto *now = valueAt(corrections.corrected(), value.path);
        const PropertyValue other = anotherTableValue(*value.column, shownValue(*value.column, now),
                                                      *m_document->library());
        return std::make_unique<ChangeTableValueCommand>(*m_document, value.path,
                                                         filedValue(*value.column, other, ours));
    }
    }
}

std::unique_ptr<LibraryCommand> RandomLibraryEdits::command(std::string &name)
{
    if (m_chance.below(2) == 0)
        return tableCommand(name);
    const CardRef ref = anyCard();
    const AnyCard &card = m_document->find(ref)->card;
    const bool isOwn = m_document->own(ref) != nullptr;
    switch (m_chance.below(8)) {
    case 0: {
        name = "AddCardCommand";
        AnyCard copy = card;
        std::visit([this](auto &one) { one.id = "my.card" + std::to_string(++m_ids); }, copy);
        return std::make_unique<AddCardCommand>(*m_document, copy, AddCardCommand::As::Duplicate);
    }
    case 1:
        name = "RemoveCardCommand";
        return isOwn ? std::make_unique<RemoveCardCommand>(*m_document, ref) : nullptr;
    case 2:
        name = "RenameCardCommand";
        return isOwn ? std::make_unique<RenameCardCommand>(*m_document, ref,
                                                           "my.name" + std::to_string(++m_ids))
                     : nullptr;
    case 3:
        name = "MarkCardCommand";
        return std::make_unique<MarkCardCommand>(*m_document, ref,
                                                 m_chance.below(2) == 0 ? "" : "points", "T");
    case 4: {
        name = "ImportCardsCommand";
        FiledCard changed = *m_document->find(ref);
        changed.marks = {{"", m_chance.below(2) == 0 ? "T" : "C"}};
        FiledCard fresh = changed;
        std::visit([this](auto &one) { one.id = "my.card" + std::to_string(++m_ids); }, fresh.card);
        return std::make_unique<ImportCardsCommand>(*m_document, std::vector{changed, fresh});
    }
    default: {
        name = "ChangeCardCommand";
        const auto &properties = cardProperties(ref.kind);
        const CardProperty &property = m_chance.oneOf(properties);
        if (property.key == "id" || (property.applies && !property.applies(card)))
            return nullptr;
        return std::make_unique<ChangeCardCommand>(
            *m_document, ref, property,
            anotherValue(property, property.get(card), {}, *m_document->library()));
    }
    }
}

void RandomLibraryEdits::step()
{
    if (m_chance.below(8) == 0)
        return m_document->undoStack().undo();
    if (m_chance.below(12) == 0)
        return m_document->undoStack().redo();
    if (m_chance.below(4) == 0)
        m_document->flush();
    std::string name;
    auto made = command(name);
    if (!made || made->isEmpty())
        return;
    ++m_made[name];
    m_document->push(std::move(made));
}

RandomLibraryEdits::State RandomLibraryEdits::state()
{
    m_document->flush();
    State state;
    for (int kind = 0; kind < kCardKinds; ++kind)
        for (const CardRef &ref : m_document->cards(static_cast<CardKind>(kind)))
            state.cards.emplace(ref, m_document->find(ref)->card);
    for (const auto &entry : fs::directory_iterator(m_paths.folders[0] / "assault/cards"))
        state.files[entry.path().string()] = *readTextFile(entry.path()).value;
    state.files["own.toml"] = *readTextFile(m_document->tables().file()).value;
    state.corrections = m_document->corrections().own();
    return state;
}

bool RandomLibraryEdits::isAsWritten()
{
    const State now = state();
    const auto corrections = m_document->tables().readOthers(m_document->tables().file());
    if (!corrections)
        return false;
    if (!hasErrors(m_document->problemsWith(now.corrections)) &&
        !(*corrections.value == now.corrections))
        return false;
    const FiledCards read = readCardFolder(m_paths.folders[0]).cards;
    for (const auto &[ref, card] : now.cards) {
        const FiledCard *own = m_document->own(ref);
        if (!own || !m_document->isSound(*own))
            continue;
        const auto found = read.find(ref);
        if (found == read.end() || !(found->second.card == card))
            return false;
    }
    return true;
}

} // namespace hexwerk::assault::ui

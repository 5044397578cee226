#include "tests/editor/random_library_edits.h"

#include "core/files/text_file.h"
#include "editor/library/library_commands.h"
#include "tests/editor/another_value.h"
#include "tests/editor/sample.h"

#include <filesystem>
#include <fstream>

namespace hexwerk::editor {

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

RandomLibraryEdits::RandomLibraryEdits(unsigned seed)
    : m_chance(seed)
{
    const fs::path root = m_folder.path().toStdString();
    const fs::path others = root / "others/assault";
    write(others / "system.toml", "");
    write(others / "cards/rifles.toml", fileWith({cardOf("ger.rifles43", UnitType::Infantry)}));
    write(others / "cards/platoon.toml", fileWith({platoon()}));
    FiledCard mine{cardOf("my.car", UnitType::Vehicle)};
    std::get<UnitCard>(mine.card).nation = "ger";
    std::get<UnitCard>(mine.card).movementType = MovementType::Track;
    write(root / "mine/assault/cards/a.toml", "# by hand\n" + fileWith(mine) + "stranger = 1\n");
    m_paths = {{root / "mine", root / "others"}};
    auto library = std::make_shared<Library>(*sampleLibrary());
    library->system.nations = {{"ger", {{"en", "Germany"}}}, {"us", {{"en", "USA"}}}};
    library->system.abilities["smoke"] = {};
    m_document = std::make_unique<LibraryDocument>(m_paths, root / "mine", std::move(library));
}

CardRef RandomLibraryEdits::anyCard()
{
    std::vector<CardRef> all = m_document->cards(CardKind::Unit);
    const std::vector<CardRef> formations = m_document->cards(CardKind::Formation);
    all.insert(all.end(), formations.begin(), formations.end());
    return m_chance.oneOf(all);
}

std::unique_ptr<LibraryCommand> RandomLibraryEdits::command(std::string &name)
{
    const CardRef ref = anyCard();
    const AnyCard &card = m_document->find(ref)->card;
    const bool isOwn = m_document->own(ref) != nullptr;
    switch (m_chance.below(7)) {
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
    for (const CardKind kind : {CardKind::Unit, CardKind::Formation})
        for (const CardRef &ref : m_document->cards(kind))
            state.cards.emplace(ref, m_document->find(ref)->card);
    for (const auto &entry : fs::directory_iterator(m_paths.folders[0] / "assault/cards"))
        state.files[entry.path().string()] = *readTextFile(entry.path()).value;
    return state;
}

bool RandomLibraryEdits::isAsWritten()
{
    const State now = state();
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

} // namespace hexwerk::editor

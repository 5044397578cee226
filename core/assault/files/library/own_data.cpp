#include "core/assault/files/library/own_data.h"

#include "core/assault/files/key_rows.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/assault/files/readers/formation_reader.h"
#include "core/assault/files/readers/system_reader.h"
#include "core/assault/files/readers/tile_reader.h"
#include "core/assault/files/readers/toml_values.h"
#include "core/assault/system_id.h"
#include "core/files/data_paths.h"
#include "core/files/document.h"
#include "core/files/key_order.h"
#include "core/files/lossless_patch.h"
#include "core/files/text_file.h"
#include "core/files/toml_layout.h"

namespace hexwerk::assault {

namespace fs = std::filesystem;

std::string ownFileName(BundlePart part, const std::string &id)
{
    return id + (part == BundlePart::Formation ? ".formation.toml" : ".toml");
}

static std::string_view tablesOf(BundlePart part)
{
    return part == BundlePart::Formation ? "formation" : "unit";
}

// The [[unit]] or [[formation]] with that id; null if there is none.
static TomlTable *cardIn(TomlTable &root, BundlePart part, const std::string &id)
{
    TomlValue *cards = root.find(tablesOf(part));
    if (TomlArray *array = cards ? cards->as<TomlArray>() : nullptr)
        for (TomlValue &card : *array)
            if (TomlTable *table = card.as<TomlTable>())
                if (const TomlValue *found = table->find("id"); found && *found == TomlValue(id))
                    return table;
    return nullptr;
}

// `head` is a file without its cards.
static std::string fileWith(TomlTable head, BundlePart part, TomlTable card,
                            const std::string &format)
{
    TomlArray alone;
    alone.emplace_back(std::move(card));
    head.set(tablesOf(part), std::move(alone));
    return formatDocument(KeyOrder(keyRows(format)).arranged("", std::move(head)));
}

std::map<std::string, std::string> filesOfCards(BundlePart part, const std::string &text)
{
    auto root = readToml(text);
    TomlValue *found = root ? root->find(tablesOf(part)) : nullptr;
    TomlArray *array = found ? found->as<TomlArray>() : nullptr;
    if (!array)
        return {};
    const TomlArray cards = std::move(*array);
    const std::string format = rootText(text, "format");
    root->remove(tablesOf(part));
    std::map<std::string, std::string> files;
    for (const TomlValue &card : cards)
        if (const TomlTable *table = card.as<TomlTable>())
            if (const TomlValue *id = table->find("id"); id && id->as<std::string>())
                files.try_emplace(*id->as<std::string>(), fileWith(*root, part, *table, format));
    return files;
}

std::optional<std::string> withCard(BundlePart part, const std::string &id, const std::string &text,
                                    const std::string &one)
{
    auto root = readToml(text);
    auto other = readToml(one);
    TomlTable *old = root ? cardIn(*root, part, id) : nullptr;
    TomlTable *card = other ? cardIn(*other, part, id) : nullptr;
    if (!old || !card)
        return std::nullopt;
    *old = std::move(*card);
    const auto changed = rewritten(text, *root, keyOrderOf(*root));
    return changed ? std::optional(*changed) : std::nullopt;
}

// Of a file that holds one card.
static TomlValue *pictureOfCard(TomlTable &root)
{
    for (const BundlePart part : {BundlePart::Unit, BundlePart::Formation})
        if (TomlValue *cards = root.find(tablesOf(part)))
            if (TomlArray *array = cards->as<TomlArray>(); array && array->size() == 1)
                if (TomlTable *card = array->front().as<TomlTable>())
                    return card->find("picture");
    return nullptr;
}

// Null where no picture is named.
static TomlValue *pictureIn(TomlTable &root)
{
    TomlValue *board = root.find("board"); // of a scenario; a tile is one itself
    TomlTable *drawn = board ? board->as<TomlTable>() : &root;
    TomlValue *underlay = drawn ? drawn->find("underlay") : nullptr;
    TomlTable *table = underlay ? underlay->as<TomlTable>() : nullptr;
    return table ? table->find("picture") : pictureOfCard(root);
}

std::string pictureIn(const std::string &text)
{
    auto root = readToml(text);
    const TomlValue *picture = root ? pictureIn(*root) : nullptr;
    const std::string *name = picture ? picture->as<std::string>() : nullptr;
    return name ? *name : std::string();
}

std::optional<std::string> withPicture(const std::string &text, const std::string &picture)
{
    auto root = readToml(text);
    TomlValue *named = root ? pictureIn(*root) : nullptr;
    if (!named)
        return std::nullopt;
    *named = TomlValue(picture);
    const auto changed = rewritten(text, *root, keyOrderOf(*root));
    return changed ? std::optional(*changed) : std::nullopt;
}

FolderOfData::FolderOfData(const fs::path &folder)
{
    for (const fs::path &file : tomlFiles(folder / systemFolder(kSystemId))) {
        const LoadResult<std::string> text = readTextFile(file);
        m_hasSystem |= text && isSystem(*text.value) && extendedBy(*text.value).empty();
    }
    for (const char *kind : {"tiles", "cards"})
        for (const fs::path &file : tomlFiles(folder / systemFolder(kSystemId, kind)))
            addFile(file);
}

void FolderOfData::addFile(const fs::path &file)
{
    const LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return;
    const auto place = std::make_shared<const Place>(Place{file, *text.value});
    const auto add = [&](BundlePart part, const std::string &id) {
        m_places.try_emplace({part, id}, place);
    };
    const std::string format = rootText(*text.value, "format");
    if (format == "hexwerk.tile") {
        if (const auto tile = readTile(*text.value, file.string()))
            add(BundlePart::Tile, tile.value->tile.id);
    } else if (format == "hexwerk.formations") {
        if (const auto cards = readFormations(*text.value, file.string()))
            for (const FormationCard &card : cards.value->formations)
                add(BundlePart::Formation, card.id);
    } else if (const auto cards = readCards(*text.value, file.string())) {
        for (const UnitCard &card : cards.value->units)
            add(BundlePart::Unit, card.id);
    }
}

const FolderOfData::Place *FolderOfData::find(BundlePart part, const std::string &id) const
{
    const auto found = m_places.find({part, id});
    return found == m_places.end() ? nullptr : found->second.get();
}

} // namespace hexwerk::assault

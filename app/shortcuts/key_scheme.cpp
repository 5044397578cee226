#include "app/shortcuts/key_scheme.h"

#include "core/files/document.h"
#include "core/files/toml_reader.h"
#include "core/files/toml_text.h"

namespace hexwerk {

static constexpr std::string_view kKeyScheme = "hexwerk.keys";

std::string writeKeyScheme(const KeyChanges &changes)
{
    const TextStyle style;
    std::string text = "format = \"" + std::string(kKeyScheme) + "\"\nversion = 1\n";
    for (const auto &[id, keys] : changes) {
        TomlArray names;
        for (const QKeySequence &key : keys)
            names.emplace_back(key.toString(QKeySequence::PortableText).toStdString());
        text += "\n[[action]]\n";
        text += formatPair("id = ", TomlValue(id.toStdString()), style) + "\n";
        text += formatPair("keys = ", TomlValue(std::move(names)), style) + "\n";
    }
    return text;
}

static void readAction(TableReader &table, KeyChanges &changes)
{
    table.require({"id", "keys"});
    std::string id;
    editor::Keys keys;
    table.readId("id", id);
    if (const auto list = table.find("keys"))
        list->eachElement([&keys](const ValueReader &one) {
            std::string name;
            if (!one.read(name))
                return false;
            const auto key = editor::ActionKeys::read(QString::fromStdString(name));
            if (!key || key->size() != 1)
                one.report(FileProblem::BadName);
            else
                keys << *key;
            return true;
        });
    changes.emplace_back(QString::fromStdString(id), keys);
}

LoadResult<KeyChanges> readKeyScheme(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}};
    KeyChanges changes;
    readDocument(context, text, kKeyScheme, [&changes](TableReader &table) {
        table.eachTable("action", [&changes](TableReader &action) { readAction(action, changes); });
    });
    return loaded(std::move(changes), std::move(context.problems));
}

} // namespace hexwerk

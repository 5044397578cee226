#include "editor/assault/panels/library/import_corrections_dialog.h"

#include "core/files/toml_text.h"
#include "editor/assault/library/library_document.h"
#include "editor/assault/library/system_table.h"
#include "editor/assault/text/table_text.h"
#include "editor/text/local_text.h"

#include <array>

namespace hexwerk::assault::ui {

// Of a value that no table shows.
static QString given(const TomlValue *value)
{
    return value ? editor::toQString(formatValue(*value, {})) : ImportCorrectionsDialog::tr("none");
}

static void addLines(QTreeWidgetItem *group, const LibraryDocument &document,
                     const TomlTable &others, const ValuePath &path)
{
    const TomlTable &here = document.corrections().corrected();
    const TomlTable there = laidOver(here, withoutHead(others));
    bool isAny = false;
    for (const SystemTable &table : systemTables())
        for (const TableValue &value : cellsOf(table, there)) {
            const bool isPart = value.path.size() >= path.size() &&
                                std::equal(path.begin(), path.end(), value.path.begin());
            const bool isWhole = path.size() >= value.path.size() &&
                                 std::equal(value.path.begin(), value.path.end(), path.begin());
            if (!isPart && !isWhole)
                continue;
            isAny = true;
            const auto text = [&](const TomlTable &tree) {
                return TableText::value(*value.column, valueAt(tree, value.path),
                                        *document.library());
            };
            const QString before = text(here);
            const QString after = text(there);
            if (isPart && before == after && path != value.path)
                continue; // of an array what is the same
            new QTreeWidgetItem(group, {TableText::place(value, there), before, after});
        }
    if (!isAny)
        new QTreeWidgetItem(group, {editor::toQString(hexwerk::toString(path)),
                                    given(valueAt(here, path)), given(valueAt(there, path))});
}

ImportCorrectionsDialog::ImportCorrectionsDialog(const LibraryDocument &document,
                                                 const TomlTable &others, const QString &file,
                                                 QWidget *parent)
    : ImportPreviewDialog(
          tr("Import corrections"),
          tr("What %1 would change in your corrections; this can be undone in one step.").arg(file),
          parent)
{
    std::array<int, kGroups> counts = {};
    for (const ImportedValue &value : document.corrections().compared(others)) {
        const auto kind = static_cast<std::size_t>(value.kind);
        ++counts[kind];
        addLines(group(kind), document, others, value.path);
    }
    showGroups({tr("New: %1").arg(counts[0]), tr("Same as here: %1").arg(counts[1]),
                tr("Different, replacing yours: %1").arg(counts[2])});
    takeOver().setEnabled(counts[static_cast<std::size_t>(ImportedValue::Kind::New)] +
                              counts[static_cast<std::size_t>(ImportedValue::Kind::Different)] >
                          0);
}

} // namespace hexwerk::assault::ui

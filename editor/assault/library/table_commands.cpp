#include "editor/assault/library/table_commands.h"

#include "editor/assault/library/library_document.h"
#include "editor/assault/library/system_table.h"
#include "editor/assault/text/table_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static LibraryChange changeTo(const LibraryDocument &document, const TomlTable &own)
{
    return LibraryChange(changesBetween(document.corrections().own(), own));
}

static QString nameOf(const LibraryDocument &document, const ValuePath &path)
{
    const TomlTable tree = document.corrections().corrected();
    const std::optional<TableValue> value = findValue(tree, path);
    return value ? TableText::name(*value, tree) : editor::toQString(hexwerk::toString(path));
}

ChangeTableValueCommand::ChangeTableValueCommand(LibraryDocument &document, const ValuePath &path,
                                                 const std::optional<TomlValue> &value)
    : LibraryCommand(
          document,
          [&document, path] {
              //: %1 is the name of a value, such as Brush, movement points: on foot
              return tr("Correct \"%1\"").arg(nameOf(document, path));
          },
          changeTo(document, document.corrections().withValue(path, value)),
          editor::toQString(hexwerk::toString(path)))
{
}

static TomlTable checked(const LibraryDocument &document, const std::vector<ValuePath> &paths)
{
    Corrections next = document.corrections();
    for (const ValuePath &path : paths)
        next.setOwn(next.withCheck(path));
    return next.own();
}

ConfirmTableValueCommand::ConfirmTableValueCommand(LibraryDocument &document,
                                                   const std::vector<ValuePath> &paths)
    : LibraryCommand(
          document,
          [n = static_cast<int>(paths.size())] { return tr("Confirm %n value(s)", nullptr, n); },
          changeTo(document, checked(document, paths)))
{
}

static TomlTable removed(const LibraryDocument &document, const std::vector<ValuePath> &paths)
{
    Corrections next = document.corrections();
    for (const ValuePath &path : paths)
        next.setOwn(next.without(path));
    return next.own();
}

RemoveCorrectionsCommand::RemoveCorrectionsCommand(LibraryDocument &document,
                                                   const std::vector<ValuePath> &paths)
    : LibraryCommand(
          document,
          [n = static_cast<int>(paths.size())] {
              return tr("Discard %n correction(s)", nullptr, n);
          },
          changeTo(document, removed(document, paths)))
{
}

SwitchCorrectionsCommand::SwitchCorrectionsCommand(LibraryDocument &document, bool active)
    : LibraryCommand(
          document,
          [active] { return active ? tr("Switch corrections on") : tr("Switch corrections off"); },
          changeTo(document, document.corrections().switched(active)))
{
}

ImportCorrectionsCommand::ImportCorrectionsCommand(LibraryDocument &document,
                                                   const TomlTable &others)
    : LibraryCommand(
          document, [] { return tr("Import corrections"); },
          changeTo(document, document.corrections().withAll(others)))
{
}

} // namespace hexwerk::assault::ui

// Every intent of the owner with his corrections of the tables.
#pragma once

#include "editor/assault/library/library_commands.h"

#include <vector>

namespace hexwerk::assault::ui {

// One value; `name` is what the user calls it. Empty: the key is left out. What is typed one after
// the other into the same field is one step.
class ChangeTableValueCommand final : public LibraryCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ChangeTableValueCommand)

public:
    ChangeTableValueCommand(LibraryDocument &document, const ValuePath &path,
                            const std::optional<TomlValue> &value);
};

// The owner's copy says the same.
class ConfirmTableValueCommand final : public LibraryCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ConfirmTableValueCommand)

public:
    ConfirmTableValueCommand(LibraryDocument &document, const std::vector<ValuePath> &paths);
};

// What others say counts again, at these places and below.
class RemoveCorrectionsCommand final : public LibraryCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::RemoveCorrectionsCommand)

public:
    RemoveCorrectionsCommand(LibraryDocument &document, const std::vector<ValuePath> &paths);
};

class SwitchCorrectionsCommand final : public LibraryCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::SwitchCorrectionsCommand)

public:
    SwitchCorrectionsCommand(LibraryDocument &document, bool active);
};

// The corrections of a file, in the place of the owner's where both have a value.
class ImportCorrectionsCommand final : public LibraryCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ImportCorrectionsCommand)

public:
    ImportCorrectionsCommand(LibraryDocument &document, const TomlTable &others);
};

} // namespace hexwerk::assault::ui

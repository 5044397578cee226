// Every intent of the owner with his cards: the only ones that write the library.
#pragma once

#include <QCoreApplication>

#include "editor/assault/library/card_property.h"
#include "editor/assault/library/library_change.h"
#include "editor/document/change_step.h"

#include <string>

namespace hexwerk::assault::ui {

class LibraryDocument;

class LibraryCommand : public editor::ChangeStep<LibraryDocument, LibraryChange>
{
protected:
    LibraryCommand(LibraryDocument &document, Words words, LibraryChange change,
                   editor::MergeKey mergeKey = {});

private:
    LibraryChange followedBy(const LibraryChange &next) const final;
};

// One key of a card. One that others bring becomes the owner's. What is typed one after the other
// into the same field is one step. The mark of the key goes: it spoke of the value before.
class ChangeCardCommand final : public LibraryCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ChangeCardCommand)

public:
    ChangeCardCommand(LibraryDocument &document, const CardRef &card, const CardProperty &property,
                      const PropertyValue &value);
};

// How sure the value of a key is; an empty key: the whole card; an empty mark: nothing is said.
class MarkCardCommand final : public LibraryCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::MarkCardCommand)

public:
    MarkCardCommand(LibraryDocument &document, const CardRef &card, const std::string &key,
                    const std::string &mark);
};

class AddCardCommand final : public LibraryCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::AddCardCommand)

public:
    enum class As : std::uint8_t { New, Duplicate };
    AddCardCommand(LibraryDocument &document, const AnyCard &card, As as = As::New,
                   const SourceMarks &marks = {});
};

// What the owner has in the place of another gives way to it again.
class RemoveCardCommand final : public LibraryCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::RemoveCardCommand)

public:
    RemoveCardCommand(LibraryDocument &document, const CardRef &card);
};

// Takes along the owner's formations that name the card. The id must be free.
class RenameCardCommand final : public LibraryCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::RenameCardCommand)

public:
    RenameCardCommand(LibraryDocument &document, const CardRef &card, const std::string &id);
};

} // namespace hexwerk::assault::ui

// Every intent of the owner with his cards: the only ones that write the library.
#pragma once

#include <QCoreApplication>

#include "editor/assault/library/card_property.h"
#include "editor/assault/library/library_change.h"
#include "editor/document/worded_step.h"

#include <string>

namespace hexwerk::assault::ui {

class LibraryDocument;

// Keeps values only. Steps that follow each other with an equal key are one step for the user; an
// empty key never merges.
class LibraryCommand : public editor::WordedStep
{
public:
    bool isEmpty() const { return m_change.isEmpty(); }
    const LibraryChange &change() const { return m_change; }

    void undo() final;
    void redo() final;
    int id() const final;
    // A merged step that ends where it began disappears.
    bool mergeWith(const QUndoCommand *other) final;

protected:
    LibraryCommand(LibraryDocument &document, Words words, LibraryChange change,
                   QString mergeKey = {});

private:
    LibraryDocument &m_document;
    LibraryChange m_change;
    const QString m_mergeKey;
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

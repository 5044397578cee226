// The owner's own cards and corrections and all that others bring, as one library under edit: what
// views are told of it, and its undo stack.
#pragma once

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include "editor/assault/document/shared_data.h"
#include "editor/assault/library/library_change.h"
#include "editor/assault/library/own_files.h"
#include "editor/assault/library/own_tables.h"
#include "editor/document/change_step.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class LibraryCommand;

// Where a card comes from.
enum class CardOrigin : std::uint8_t {
    Shipped,
    Folder, // another folder of data
    Own,
};

// Views read and are told; only undo commands write, and only the owner's cards: a card of anybody
// else's that is edited becomes his, under the same id. What he has is written to his files soon
// after each step; a card that no file may have waits until it is mended.
class LibraryDocument final : public QObject
{
    Q_OBJECT

public:
    // `folder`: the owner's, one of the paths; else nothing can be edited. `library`: what was
    // loaded from them.
    LibraryDocument(const DataPaths &paths, const std::filesystem::path &folder, SharedData library,
                    QObject *parent = nullptr);
    ~LibraryDocument() override;

    // By id.
    std::vector<CardRef> cards(CardKind kind) const;
    // Null for a card that is not there.
    const FiledCard *find(const CardRef &ref) const;
    CardOrigin originOf(const CardRef &ref) const;
    // The owner has a card in the place of one that others bring.
    bool replacesAnother(const CardRef &ref) const;
    // Of the owner alone.
    const FiledCard *own(const CardRef &ref) const;
    // False where a folder that is asked before the owner's has the card, or he has none.
    bool mayEdit(const CardRef &ref) const;
    bool mayAdd() const { return !m_folder.empty(); }
    // Whether a file may have the card as it is.
    bool isSound(const FiledCard &card) const;
    // A file and a place for a new card.
    FiledCard filed(AnyCard card) const;

    // The file of its picture: beside the card's own, else as another folder has it. Empty if the
    // card names none.
    std::filesystem::path pictureOf(const FiledCard &card) const;
    // Of a card of any file, by the name in it: the owner's come first. Empty: there is none.
    std::filesystem::path pictureNamed(const std::string &name) const;
    // Puts a copy of the file beside the owner's cards, unless it lies there already: the name that
    // a card of his has for it, or why it cannot be shown or copied.
    tl::expected<std::string, Problem> bringPicture(const std::filesystem::path &file) const;

    const Corrections &corrections() const { return m_corrections; }
    // None, or a reason for him to mend his file: it cannot be read.
    bool mayCorrect() const { return mayAdd() && m_tables.problems().empty(); }
    // What would be wrong with the tables if the owner's file said that. Such corrections wait.
    std::vector<Problem> problemsWith(const TomlTable &own) const;

    // With the owner's cards and corrections as his files have them.
    const SharedData &library() const { return m_library; }
    // Tables and tiles may be other ones now; the cards are those that it has.
    void setLibrary(SharedData library) { m_library = std::move(library); }
    const std::vector<Problem> &problems() const { return m_files.problems(); }
    const OwnTables &tables() const { return m_tables; }

    const QUndoStack &undoStack() const { return m_undoStack; }
    QUndoStack &undoStack() { return m_undoStack; }
    // Does the command; one that changes nothing leaves no step behind.
    void push(std::unique_ptr<LibraryCommand> command);
    // Writes now what waits to be written.
    void flush();

signals:
    void changed(const std::vector<hexwerk::assault::CardRef> &cards);
    void correctionsChanged();
    // A step was done, taken back or merged with the one before.
    void stepped();
    // The files say what can be said of the cards; the library has them.
    void libraryChanged(const hexwerk::assault::ui::SharedData &library);
    // Why they could not be written, as a sentence.
    void failed(const QString &sentence);

private:
    friend class editor::ChangeStep<LibraryDocument, LibraryChange>;
    // The one mutator: changes and tells.
    void enact(const LibraryChange &change, editor::Enact way);

    struct Other
    {
        FiledCard card;
        CardOrigin origin = CardOrigin::Shipped;
        bool isFirst = false; // its folder is asked before the owner's
    };
    void readOthers(const DataPaths &paths);
    void flushCards();
    void flushTables();
    void tell(const editor::WriteFault &fault);
    FiledCards soundOnes() const;
    CardStore cardsAtHand() const;

    const DataPaths m_paths;
    std::filesystem::path m_folder;
    OwnFiles m_files;
    FiledCards m_own;
    std::map<CardRef, Other> m_others;
    SharedData m_library;
    OwnTables m_tables;
    Corrections m_corrections;
    QUndoStack m_undoStack;
    QTimer m_timer;
};

} // namespace hexwerk::assault::ui

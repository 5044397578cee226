// What is open, whatever its system: what tabs, journals and the bar of changed files need of it.
#pragma once

#include <QString>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace hexwerk::editor {

// What was opened or saved last.
struct FileText
{
    QString path;     // empty: never saved
    std::string text; // of the file, which saving patches; empty for what is new
};

class Sheet
{
public:
    Sheet(int sheetNumber, std::shared_ptr<const FileText> state)
        : number(sheetNumber)
        , file(std::move(state))
    {
    }
    virtual ~Sheet() = default;

    // What it is called without a file.
    virtual QString title() const = 0;
    // Whether the same stands in both, saved or not.
    virtual bool saysTheSame(const Sheet &other) const = 0;
    // What saving would write now. For any thread: it keeps a copy.
    virtual std::function<std::string()> textLater() const = 0;

    const int number; // no other sheet has it
    QUndoStack undoStack;
    std::shared_ptr<const FileText> file;
};

} // namespace hexwerk::editor

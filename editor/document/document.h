// What is under edit, whatever its system: one sheet lies here, and the others wait elsewhere.
#pragma once

#include <QObject>

#include "editor/document/sheet.h"

namespace hexwerk::editor {

class Document : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual const Sheet &sheet() const = 0;
    virtual QUndoStack &undoStack() = 0;
    // Takes up another sheet and hands back the one that lay here.
    [[nodiscard]] virtual std::unique_ptr<Sheet> exchange(std::unique_ptr<Sheet> sheet) = 0;
    // Throws a sheet away, with all that is unsaved on it.
    virtual void discard(std::unique_ptr<Sheet> sheet) = 0;
    // An empty sheet; what lies here is thrown away.
    virtual void clear() = 0;
    // For exchange(): with what the text says, in no file. Null if it cannot be read.
    virtual std::unique_ptr<Sheet> sheetOf(const std::string &text) = 0;

    bool isModified() const { return !sheet().undoStack.isClean(); }
    const QString &path() const { return sheet().file->path; } // empty: never saved
    // What the file at path() says.
    const std::string &source() const { return sheet().file->text; }

signals:
    // Another sheet: everything is new.
    void replaced();
    void pathChanged(const QString &path);
    // The title may be another one.
    void titled();
    // A step was done, taken back or merged with the one before.
    void stepped();
    void cleanChanged(bool clean);
    void discarded(int sheet); // its number
};

} // namespace hexwerk::editor

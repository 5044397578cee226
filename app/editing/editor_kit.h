// The editor of a rule system, as the window around it meets it.
#pragma once

#include "app/basis/actions.h"
#include "app/editing/editor_shell.h"
#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/files/value_path.h"
#include "editor/journal/journal_file.h"
#include "editor/models/search.h"

#include <optional>
#include <vector>

namespace hexwerk {

class EditorKit;
class SheetTabs;

// What an editor asks of its window.
class EditorHost
{
public:
    virtual ~EditorHost() = default;

    virtual SheetTabs &tabs() = 0;
    virtual bool isSeen(const EditorKit &editor) const = 0;
    // A field that is being typed into says what it has.
    virtual void commitField() = 0;
    virtual void showEditor(EditorKit &editor) = 0;
    virtual void open(const QString &path) = 0;
    // The file of the sheet that lies there was written, or should have been.
    virtual void lookAtFile(EditorKit &editor) = 0;
    // In the status bar.
    virtual void tell(const QString &sentence) = 0;
    virtual void tellRefusal(const QString &sentence, const QString &reason) = 0;
    virtual void tellProblems(const QString &sentence, const QStringList &problems) = 0;
    virtual void tellNotOpened(const QString &path, const QStringList &problems) = 0;
};

class EditorKit : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual editor::Document &document() = 0;
    virtual EditorShell &page() = 0;
    virtual editor::SurfaceView &canvas() = 0;
    // For the status bar of the window.
    virtual QWidget *statusButton() = 0;
    // Where to look for data, now and again after a bundle brought some.
    virtual void setDataPaths(const DataPaths &paths) = 0;

    // Asks what it should be, and begins it in a tab of its own.
    virtual void makeNew() = 0;
    // An empty scenario in a tab of its own.
    virtual void begin() = 0;
    // The scenario of the text as a step on an empty one.
    virtual void beginWith(const std::string &text) = 0;
    // Takes in what is no file of the editor itself, such as a bundle. False for any other file.
    virtual bool takeIn(const QString &path) = 0;
    // In a tab of its own. False if it was not, which has been told, or if another file was opened
    // in its place.
    virtual bool open(const QString &path) = 0;
    // What the file of the sheet says now, as one step.
    virtual void reload() = 0;
    virtual void compareWith(const QString &path) = 0;
    // False if it was called off or failed; a failure was told.
    virtual bool save() = 0;
    virtual bool saveAs() = 0;
    // What was not saved, as one step on top of the file as it was. False if it cannot be read,
    // which has been told.
    virtual bool recover(const editor::Journal &journal) = 0;
    // Asks before unsaved work other than the sheets is lost. False: the window stays open.
    virtual bool mayClose() { return true; }
    // False if no game can begin with what stands there, which has been told.
    virtual bool mayPlay() = 0;
    // Whether its file is played, which is saved before, instead of what stands there.
    virtual bool playsItsFile() const { return false; }

    // Of what is seen: the sheet, or the library.
    virtual QUndoStack &undoStack() = 0;
    // Whether it has pages beside the map.
    virtual bool hasPages() const { return true; }
    // What a drag has done is taken back. False if there is none.
    virtual bool cancelDrag() = 0;
    // Whether the sheet has a use for an action of the window.
    virtual bool hasUseFor(Act act) const = 0;
    // One that the window leaves to its editor: of what is chosen, a page, what a tool has begun.
    virtual void perform(Act act) = 0;
    virtual std::vector<ToolMenu> toolMenus() const = 0;
    // Which of its own actions can be used now.
    virtual void updateActions(bool edits) = 0;

    virtual void showProblems() = 0;
    // A value of the tables.
    virtual void showTableValue(const ValuePath &path) = 0;
    // What can be found by its name.
    virtual std::vector<editor::SearchEntry> found() = 0;
    // What the name means by itself, such as that of a hex.
    virtual std::optional<editor::SearchEntry> placeCalled(const QString &name) = 0;
    // How the sheet is looked at; empty: as a new one.
    virtual QByteArray view() const = 0;
    virtual void setView(const QByteArray &view) = 0;
    virtual void retranslate() = 0;
    // Now, what is else made when it is first shown.
    virtual void makePages() {}

signals:
    void told(const QString &sentence);
    void problemsCounted(int errors, int warnings);
    // Other actions are of use now.
    void changed();
};

} // namespace hexwerk

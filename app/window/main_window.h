// The one window: start page, editor and play view, with menus and status bar.
#pragma once

#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>

#include "app/basis/actions.h"
#include "app/basis/awake.h"
#include "app/basis/plain_texts.h"
#include "app/basis/rules_text.h"
#include "app/editing/editor_kit.h"
#include "app/files/recovery_dialog.h"
#include "app/system/system_kit.h"
#include "app/table/play_view.h"
#include "core/files/problem.h"
#include "editor/journal/journal_keeper.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QToolBar;
class QToolButton;

namespace hexwerk {

namespace editor {
class LanguageMenu;
class Languages;
struct SearchEntry;
} // namespace editor

class ChangedFileBar;
class SheetTabs;
class StartPage;

class MainWindow : public QMainWindow, private EditorHost
{
    Q_OBJECT

public:
    enum class Mode : std::uint8_t { Start, Edit, Play };

    // `kit` and `languages` must outlive the window. `shipped`: scenarios to offer, that to begin
    // with first; may be empty.
    MainWindow(SystemKit &kit, RulesText rules, editor::Languages &languages,
               const QStringList &shipped = {}, QWidget *parent = nullptr);
    ~MainWindow() override;

    // With which it opens at the first start, on a screen with so much room: within it.
    static QSize firstSize(QSize screen);
    // A scenario or bundle in a tab of its own, or in the one that it has already; a game; a map of
    // Tiled. Says what is wrong with a file that cannot be opened.
    void open(const QString &path) override;
    // Asks about unsaved work of programs that were killed, if there is any.
    void offerRecovery();
    void showMode(Mode mode);
    // Where to look for tables, cards and tiles again after a bundle brought some.
    void setDataPaths(DataPaths paths);
    // What stands in the editor, saved or not.
    void play();
    // The infantry training with explanations.
    void beginGuide();
    // The scenario of the game that is played, in a tab of its own if it has none.
    void editPlayed();
    Mode mode() const { return m_mode; }
    EditorKit &editing() { return *m_editing; }
    SheetTabs &tabs() override { return *m_tabs; }
    PlayView &playView() { return *m_play; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeMenus();
    void makeToolGroups();
    void makeToolBar();
    void makeStatusBar();
    void connectActions();
    void connectDocument();
    void connectTabs();
    void connectChangedFile();
    void connectJournals();
    void connectThemes();
    void connectCanvases();
    void openFromDialog();
    bool save();
    int askAboutChangedFile();
    void closeScenario();
    // True if nothing is unsaved, or the user saved it or lets it go.
    bool mayLeave();
    bool mayLeaveAll();
    Recovery recover(const editor::Journal &journal);
    bool isEditing() const override { return m_mode == Mode::Edit; }
    void commitField() override;
    void showEditor() override { showMode(Mode::Edit); }
    void lookAtFile() override;
    void tell(const QString &sentence) override { m_told->setText(sentence); }
    void tellRefusal(const QString &sentence, const QString &reason) override;
    void tellProblems(const QString &sentence, const std::vector<Problem> &problems) override;
    void tellNotOpened(const QString &path, const std::vector<Problem> &problems) override;
    void resume(const QString &path);
    void resumeBeside(const QString &path);
    Recovery recoverGame(const QString &path);
    void recoverChosenGame(const QString &path);
    void showResumed(const QString &path, const PlayView::Resumed &resumed);
    bool wantsTodaysValues(const QString &changes);
    // A value of the tables did not fit what was entered.
    void showTableValue(const ValuePath &path);
    void about();
    void find();
    std::vector<editor::SearchEntry> searchEntries();
    void addRules(std::vector<editor::SearchEntry> &entries);
    std::optional<editor::SearchEntry> placeCalled(const QString &name);
    void fillRecent();
    void updateTitle();
    void updateActions();
    void updateCounted();
    void saveLayout();
    void restoreLayout();
    void resetLayout();
    void retranslate();

    SystemKit &m_kit;
    editor::Languages &m_languages;
    PlainTexts m_plainTexts; // before any label is shown
    const RulesText m_rules;
    DataPaths m_paths;
    Actions m_actions;
    std::unique_ptr<EditorKit> m_editing;
    editor::Document &m_document; // of the editor
    editor::JournalKeeper m_keeper;
    Mode m_mode = Mode::Start;
    bool m_isPlayedHere = true; // what is played has a tab
    QStackedWidget *m_pages;
    StartPage *m_start;
    SheetTabs *m_tabs;
    ChangedFileBar *m_changedFile;
    PlayView *m_play;
    QToolBar *m_toolBar;
    std::vector<QAction *> m_editorSeparators; // not seen while playing
    QMenu *m_fileMenu;
    QMenu *m_recentMenu;
    QMenu *m_editMenu;
    QMenu *m_moveMenu;
    QMenu *m_viewMenu;
    QMenu *m_panelsMenu;
    QMenu *m_toolsMenu;
    std::array<QMenu *, kToolGroups - 1> m_toolMenus{};
    QMenu *m_playMenu;
    QMenu *m_helpMenu;
    editor::LanguageMenu *m_languageMenu;
    QLabel *m_told;
    QToolButton *m_counted; // problems of the scenario
    Awake m_awake;          // while a game is open
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace hexwerk

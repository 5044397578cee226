// The one window: start page, editor and play view, with menus and status bar.
#pragma once

#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>

#include "app/basis/actions.h"
#include "app/basis/awake.h"
#include "app/basis/map_actions.h"
#include "app/basis/plain_texts.h"
#include "app/basis/rules_text.h"
#include "app/files/recovery_dialog.h"
#include "app/system/system_kit.h"
#include "app/table/play_view.h"
#include "core/assault/cards/any_card.h"
#include "core/assault/game/setting.h"
#include "core/files/problem.h"
#include "core/files/value_path.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/journal/journal_keeper.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QToolBar;
class QToolButton;

namespace hexwerk {

namespace assault::ui {
class Kit;
class LibraryDocument;
} // namespace assault::ui

namespace editor {
class LanguageMenu;
class Languages;
struct SearchEntry;
} // namespace editor

class ChangedFileBar;
class EditorPage;
class SheetTabs;
class StartPage;

class MainWindow : public QMainWindow
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
    void open(const QString &path);
    void newScenario();
    // Asks what it should be.
    void newFromTemplate();
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
    // Random games of it.
    void tryOut();
    Mode mode() const { return m_mode; }
    assault::ui::ScenarioDocument &document() { return m_document; }
    EditorPage &editorPage() { return *m_editor; }
    SheetTabs &tabs() { return *m_tabs; }
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
    bool saveAs();
    bool write(const QString &path);
    int askAboutChangedFile();
    void closeScenario();
    // True if nothing is unsaved, or the user saved it or lets it go.
    bool mayLeave();
    bool mayLeaveAll();
    void loadChangedFile();
    void compareWithFile();
    void compareWith(const QString &path);
    Recovery recover(const editor::Journal &journal);
    Recovery recoverTile(const editor::Journal &journal);
    Recovery recover(assault::ui::FileState file, const assault::Scenario &last);
    void commitField();
    // What was changed in the library a moment ago is there for the scenario.
    void commitCards();
    void resume(const QString &path);
    void resumeBeside(const QString &path);
    Recovery recoverGame(const QString &path);
    void recoverChosenGame(const QString &path);
    void showResumed(const QString &path, const PlayView::Resumed &resumed);
    bool wantsTodaysValues(const QString &changes);
    static QString notOpened(const QString &path);
    static bool isBundle(const QString &path);
    void ensureLibrary();
    void showLibrary();
    // A value of the tables, in the library.
    void showTableValue(const ValuePath &path);
    void switchCorrections();
    void updateCorrections();
    void readLibraryAgain();
    void followCard(const assault::CardRef &card, const std::string &id);
    // Of what is seen: the scenario, or the library.
    QUndoStack &undoStack();
    void beginWith(const assault::Scenario &scenario);
    void saveAsTemplate();
    void connectTiles();
    // Whether the file lies in a folder of data that has a rule system, not in one of the user.
    bool comesWithUs(const QString &path) const;
    bool isTaken(const std::string &tile) const;
    void newTile();
    void openTileFromDialog();
    void openTile(const std::string &id);
    bool nameTile();
    bool saveTile();
    bool saveTileAs();
    void importMapFromDialog();
    void importMap(const QString &path);
    void exportBundle();
    void exportMap();
    void printMap();
    void takeBundle(const QString &path);
    void setLibrary(const assault::ui::SharedLibrary &library);
    void tellRefusal(const QString &sentence, const QString &reason);
    void tellProblems(const QString &sentence, const std::vector<Problem> &problems);
    // Empty if the scenario cannot be played yet, which has been told then.
    std::optional<assault::NewGame> setUp();
    void about();
    void find();
    std::vector<editor::SearchEntry> searchEntries();
    void addPlaces(std::vector<editor::SearchEntry> &entries);
    void addCards(std::vector<editor::SearchEntry> &entries);
    void addTables(std::vector<editor::SearchEntry> &entries);
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

    assault::ui::Kit &m_kit;
    editor::Languages &m_languages;
    PlainTexts m_plainTexts; // before any label is shown
    const RulesText m_rules;
    DataPaths m_paths;
    assault::ui::ScenarioDocument m_document;
    editor::JournalKeeper m_keeper;
    std::unique_ptr<assault::ui::LibraryDocument> m_ownLibrary; // when it is first asked for
    Actions m_actions;
    Mode m_mode = Mode::Start;
    bool m_isPlayedHere = true; // what is played has a tab
    QStackedWidget *m_pages;
    StartPage *m_start;
    EditorPage *m_editor;
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
    QToolButton *m_counted;     // problems of the scenario
    Awake m_awake;              // while a game is open
    QToolButton *m_corrections; // whether those of the tables count; hidden without any
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace hexwerk

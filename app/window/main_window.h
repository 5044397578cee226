// The one window: start page, editors and views of games, with menus and status bar. Every rule
// system has its room in it; one is in front.
#pragma once

#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>

#include "app/basis/actions.h"
#include "app/basis/awake.h"
#include "app/basis/plain_texts.h"
#include "app/basis/rules_text.h"
#include "app/files/recovery_dialog.h"
#include "app/window/system_room.h"
#include "core/files/problem.h"

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

class ContextHelp;
class Manual;
class ManualNames;
class RulebookWindow;
class SheetTabs;
class StartPage;
class WorkshopWindow;

class MainWindow : public QMainWindow, private EditorHost
{
    Q_OBJECT

public:
    enum class Mode : std::uint8_t { Start, Edit, Play, Assist, Campaign };

    // `kits`, one at least, and `languages` must outlive the window; the first kit has its data.
    // `shipped`: scenarios of that system to offer, that to begin with first; may be empty.
    MainWindow(std::vector<SystemKit *> kits, RulesText rules, editor::Languages &languages,
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
    // Where to look for tables, cards and tiles, now and again after a bundle brought some.
    void setDataPaths(DataPaths paths);
    // What stands in the editor, saved or not.
    void play();
    // Beside a real table, by the system in front.
    void assist();
    // The scenario of this part of the course, with explanations; 0 is the first part.
    void beginGuide(int part);
    // Opens the rulebook at a rule; empty: where the reader was last. False for an id that
    // it does not have. `why`: the numbers of a case, above it.
    bool showInRulebook(const QString &id, const CaseMaker &why = {});
    // Opens the manual at a section; empty: where the reader was last. False for one that it does
    // not have. It belongs to the dialog that is open, if any: all else is shut out.
    bool showInManual(const QString &section);
    const Manual &manual();
    const ManualNames &manualNames();
    void playAtTable(const std::string &scenario, const QString &file);
    // What is played lies on a real table too.
    void setAtTable();
    void setLargeForTable(bool isLarge);
    void arrangeForType();
    // The scenario of the game that is played, in a tab of its own if it has none.
    void editPlayed();
    Mode mode() const { return m_mode; }
    SheetTabs &tabs() override { return *m_tabs; }
    // Of the system in front, made now if they were not; it has an editor.
    EditorKit &editing() { return *kitIn(*m_front); }
    PlayView &playView() { return playOf(*m_front); }

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeRooms(const std::vector<SystemKit *> &kits);
    void makeMenus();
    void makeToolMenus();
    void addOwn(QWidget &menu, SystemActions::Place place);
    void makeToolBar();
    void makeStatusBar();
    void connectActions();
    void connectTabs();
    void connectThemes();
    void connectCanvases();
    // main_window_rooms.cpp
    // Null: the system has none.
    EditorKit *editorOf(SystemRoom &room);
    EditorKit *campaignEditorOf(SystemRoom &room);
    // The one that is shown, or would be.
    EditorKit *kitIn(SystemRoom &room);
    EditorKit *installed(SystemRoom &room, EditorPlace &place, std::unique_ptr<EditorKit> kit);
    PlayView &playOf(SystemRoom &room);
    void connectEditor(EditorPlace &place);
    SystemRoom &roomOf(const EditorKit &editor);
    EditorPlace &placeOf(const EditorKit &editor);
    // Shows it next; false if it was shown already.
    void setEdited(const EditorKit &editor);
    LoadResult<const Rules *> systemOfText(const QString &file, const std::string &text) const;
    // Of the system that the text of a file names; one of them for a system that is not at hand.
    SystemKit &kitOf(const std::string &text);
    // The same with its data. Null if there is none, or it cannot be used; that was told.
    SystemRoom *roomFor(const QString &file, const std::string &text);
    bool hasData(SystemRoom &room);
    void tellUnusable(SystemRoom &room, const std::vector<Problem> &problems);
    // Ends the program if something is wrong with them.
    void readDataOfFront();
    // Null: called off, or told.
    SystemRoom *roomForNew();
    // Its mode is shown next.
    void setFront(SystemRoom &room);
    void showRoom();
    // That with a game which can be gone back to; null: there is none.
    SystemRoom *waiting();

    void makeNew();
    void openFromDialog();
    bool save(EditorPlace &place);
    int askAboutChangedFile(const editor::Document &document);
    void closeScenario();
    // True if nothing is unsaved, or the user saved it or lets it go.
    bool mayLeave(EditorPlace &place);
    bool mayLeaveAll();
    Recovery recover(const editor::Journal &journal);
    bool isSeen(const EditorKit &editor) const override;
    void commitField() override;
    void showEditor(EditorKit &editor) override;
    void lookAtFile(EditorKit &editor) override;
    void tell(const QString &sentence) override { m_told->setText(sentence); }
    void tellRefusal(const QString &sentence, const QString &reason) override;
    void tellProblems(const QString &sentence, const QStringList &problems) override;
    void tellNotOpened(const QString &path, const QStringList &problems) override;
    void tellNotKept(const QString &folder, const QString &reason);
    // Whether the system has campaigns.
    bool openCampaign(SystemRoom &room, const QString &path);
    // One to edit; false if it was not opened, or is none.
    bool editCampaign(SystemRoom &room, const QString &path);
    void showCampaign();
    void playFile(SystemRoom &room, const QString &path);
    void resume(SystemRoom &room, const QString &path);
    void resumeBeside(SystemRoom &room, const QString &path);
    Recovery recoverGame(SystemRoom &room, const QString &path);
    void recoverChosenGame(SystemRoom &room, const QString &path);
    void showResumed(SystemRoom &room, const QString &path, const PlayView::Resumed &resumed);
    bool wantsTodaysValues(const QString &changes);
    // A value of the tables did not fit what was entered.
    void showTableValue(SystemRoom &room, const ValuePath &path);
    void about();
    void find();
    RulebookWindow &rulebook();
    void showExample(const BoardExample &example);
    void showWhyHere();
    bool tellsOfShownRule();
    void translate();
    WorkshopWindow &workshop();
    // main_window_help.cpp
    void showShortcuts();
    void reportProblem();
    void putInOwnTexts(const QString &language);
    std::vector<editor::SearchEntry> searchEntries();
    void addRules(std::vector<editor::SearchEntry> &entries);
    void addManual(std::vector<editor::SearchEntry> &entries);
    const Rulebook &manualPages();
    std::optional<editor::SearchEntry> placeCalled(const QString &name);
    void fillRecent();
    void updateTitle();
    void updateActions();
    void updateOwnActions();
    void updateCounted();
    void saveLayout();
    void restoreLayout();
    static QString idOf(const SystemRoom &room);
    static QString panelsKey(const SystemRoom &room, const EditorPlace &place);
    static QString playKey(const SystemRoom &room);
    void resetLayout();
    void retranslate();

    bool m_isLargeForTable = false; // it was not before
    editor::Languages &m_languages;
    PlainTexts m_plainTexts; // before any label is shown
    RulesText m_rules;
    DataPaths m_paths;
    Actions m_actions;
    std::vector<std::unique_ptr<SystemRoom>> m_rooms;
    SystemRoom *m_front;
    bool m_wantsData = true;   // of the system in front, until the first frame
    bool m_isUnusable = false; // and ends
    Mode m_beforeAssistant = Mode::Start;
    SystemRoom *m_played = nullptr; // whose game was seen last
    Mode m_mode = Mode::Start;
    // Until they are wanted.
    std::unique_ptr<Manual> m_manual;
    std::unique_ptr<ManualNames> m_manualNames;
    std::unique_ptr<Rulebook> m_manualPages;
    ContextHelp *m_contextHelp;
    RulebookWindow *m_rulebook = nullptr; // until it is wanted
    WorkshopWindow *m_workshop = nullptr;
    QStackedWidget *m_pages;
    StartPage *m_start;
    QWidget *m_editPage;
    QWidget *m_head; // of the editors
    SheetTabs *m_tabs;
    QStackedWidget *m_editors;
    QToolBar *m_toolBar;
    std::vector<QAction *> m_editorSeparators; // not seen while playing
    QMenu *m_fileMenu;
    QMenu *m_recentMenu;
    QMenu *m_editMenu;
    QMenu *m_moveMenu;
    QMenu *m_viewMenu;
    QMenu *m_panelsMenu;
    QMenu *m_toolsMenu;
    QMenu *m_playMenu;
    QMenu *m_helpMenu;
    editor::LanguageMenu *m_languageMenu;
    QLabel *m_told = nullptr;
    QWidget *m_status;      // what editors have in the status bar
    QToolButton *m_counted; // problems of the scenario
    Awake m_awake;          // while a game is open
};

} // namespace hexwerk

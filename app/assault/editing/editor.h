// The editor of ASSAULT: its page, the scenario or tile under edit, the owner's library.
#pragma once

#include <QToolButton>

#include "app/assault/actions/own_actions.h"
#include "app/assault/editing/editor_page.h"
#include "app/assault/game/live_data.h"
#include "app/basis/rules_text.h"
#include "app/editing/editor_kit.h"
#include "app/system/system_kit.h"
#include "core/assault/cards/any_card.h"
#include "core/assault/game/setting.h"
#include "editor/assault/document/scenario_document.h"

#include <memory>
#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class LibraryDocument;

class Editor final : public EditorKit
{
    Q_OBJECT

public:
    // All of them must outlive this. The page lies in `parent`.
    Editor(LiveData &data, const SystemKit &kit, EditorHost &host, RulesText rules,
           Actions &actions, OwnActions &own, QWidget *parent);
    ~Editor() override;

    ScenarioDocument &document() override { return m_document; }
    EditorPage &page() override { return *m_page; }
    MapCanvas &canvas() override { return m_page->canvas(); }
    QWidget *statusButton() override { return m_corrections; }
    void setDataPaths(const DataPaths &paths) override;
    void begin() override;
    void beginWith(const std::string &text) override;
    bool takeIn(const QString &path) override;
    bool open(const QString &path) override;
    void reload() override;
    void compareWith(const QString &path) override;
    bool save() override;
    bool saveAs() override;
    bool recover(const editor::Journal &journal) override;
    bool mayPlay() override;
    bool mayClose() override;
    // Random games of the scenario.
    void tryOut();
    void studyBalance();
    // Unless the scenario has changed meanwhile.
    void useVersion(const Scenario &before, const Scenario &after);
    QUndoStack &undoStack() override;
    bool cancelDrag() override { return m_page->tools().cancelDrag(); }
    bool hasUseFor(Act act) const override;
    void makeNew() override;
    void perform(Act act) override;
    std::vector<ToolMenu> toolMenus() const override { return m_page->toolMenus(); }
    void updateActions(bool edits) override;
    void showProblems() override { m_page->showProblems(); }
    void showTableValue(const ValuePath &path) override;
    std::vector<editor::SearchEntry> found() override;
    std::optional<editor::SearchEntry> placeCalled(const QString &name) override;
    QByteArray view() const override { return m_page->view(); }
    void setView(const QByteArray &view) override { m_page->setView(view); }
    void retranslate() override;
    void makePages() override { ensureLibrary(); }

private:
    QWidget *window() const { return m_page->window(); }
    const Sheet &sheetIn(int tab) const;
    void connectActions();
    // Empty if the scenario cannot be played yet, which has been told then.
    std::optional<NewGame> setUp();
    bool write(const QString &path);
    void recover(FileState file, const Scenario &last);
    bool recoverTile(const editor::Journal &journal);
    // What was changed in the library a moment ago is there for the scenario.
    void commitCards();
    void beginWith(const Scenario &scenario);
    void saveAsTemplate();
    void compareWithFile();
    // editor_library.cpp
    void setLibrary(const SharedData &library);
    void ensureLibrary();
    void showLibrary();
    void switchCorrections();
    void updateCorrections();
    void readLibraryAgain();
    void followCard(const CardRef &card, const std::string &id);
    // editor_tiles.cpp
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
    // editor_imports.cpp and editor_export.cpp
    void importMapFromDialog();
    void importMap(const QString &path);
    void takeBundle(const QString &path);
    void exportBundle();
    void exportMap();
    void printMap();
    void printSheets();
    void exportModule();
    void exportTiledMap();
    // editor_search.cpp
    void addPlaces(std::vector<editor::SearchEntry> &entries);
    void addCards(std::vector<editor::SearchEntry> &entries);
    void addTables(std::vector<editor::SearchEntry> &entries);

    LiveData &m_data;
    const SystemKit &m_kit;
    EditorHost &m_host;
    const RulesText m_rules;
    Actions &m_actions;
    OwnActions &m_own;
    DataPaths m_paths;
    ScenarioDocument m_document;
    std::unique_ptr<LibraryDocument> m_ownLibrary; // when it is first asked for
    EditorPage *m_page;                            // the window's, until this is gone
    QToolButton *m_corrections; // whether those of the tables count; hidden without any
};

} // namespace hexwerk::assault::ui

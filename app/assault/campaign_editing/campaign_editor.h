// The editor of campaigns of ASSAULT: the campaign under edit, its page, its files.
#pragma once

#include "app/assault/actions/own_actions.h"
#include "app/assault/campaign_editing/campaign_editor_page.h"
#include "app/assault/game/live_data.h"
#include "app/editing/editor_kit.h"
#include "app/system/system_kit.h"
#include "editor/assault/campaign/campaign_document.h"

#include <optional>

namespace hexwerk::assault::ui {

class CampaignEditor final : public EditorKit
{
    Q_OBJECT

public:
    // All of them must outlive this. The page lies in `parent`.
    CampaignEditor(LiveData &data, const SystemKit &kit, EditorHost &host, Actions &actions,
                   OwnActions &own, QWidget *parent);
    ~CampaignEditor() override;

    CampaignDocument &document() override { return m_document; }
    CampaignEditorPage &page() override { return *m_page; }
    editor::SurfaceView &canvas() override { return m_page->chart(); }
    QWidget *statusButton() override { return m_status; }
    void setDataPaths(const DataPaths &paths) override { m_paths = paths; }
    void makeNew() override;
    void begin() override;
    void beginWith(const std::string &text) override;
    bool takeIn(const QString &) override { return false; }
    bool open(const QString &path) override;
    void reload() override;
    void compareWith(const QString &) override {}
    bool save() override;
    bool saveAs() override;
    bool recover(const editor::Journal &journal) override;
    bool mayPlay() override;
    bool playsItsFile() const override { return true; }
    QUndoStack &undoStack() override { return m_document.undoStack(); }
    bool hasPages() const override { return false; }
    bool cancelDrag() override;
    bool hasUseFor(Act act) const override;
    void perform(Act act) override;
    std::vector<ToolMenu> toolMenus() const override;
    void updateActions(bool edits) override;
    void showProblems() override { m_page->showProblems(); }
    void showTableValue(const ValuePath &) override {}
    std::vector<editor::SearchEntry> found() override;
    std::optional<editor::SearchEntry> placeCalled(const QString &) override { return {}; }
    QByteArray view() const override { return m_page->view(); }
    void setView(const QByteArray &view) override { m_page->setView(view); }
    void retranslate() override {}

private:
    QWidget *window() const { return m_page->window(); }
    void beginWith(const Campaign &campaign, const QString &folder);
    bool write(const QString &path);
    void openScenario(std::size_t battle);
    void chooseScenario(std::size_t battle);
    // The name of the file in the folder of the campaign, where it is copied if it lies elsewhere.
    // Empty: it was not, which was told.
    QString broughtBeside(const QString &file);
    void takePicture(const QString &file);
    void tryOut();
    void exportBundle();

    LiveData &m_data;
    const SystemKit &m_kit;
    EditorHost &m_host;
    OwnActions &m_own;
    DataPaths m_paths;
    CampaignDocument m_document;
    CampaignEditorPage *m_page; // the window's, until this is gone
    QWidget *m_status;
};

} // namespace hexwerk::assault::ui

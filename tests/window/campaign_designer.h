// A designer of campaigns with mouse and keyboard, for tests of the campaign editor.
#pragma once

#include <QTemporaryDir>

#include "app/assault/campaign_editing/campaign_editor.h"
#include "editor/text/languages.h"
#include "tests/window/main_window.h"

#include <functional>
#include <memory>

namespace hexwerk::assault::ui {

class CampaignDesigner : public QObject
{
protected:
    void setUp();
    void openWindow();
    void closeWindow();
    CampaignEditor &editor() { return static_cast<CampaignEditor &>(m_window->editing()); }
    CampaignEditorPage &page() { return editor().page(); }
    CampaignChart &chart() { return page().chart(); }
    const Campaign &campaign() { return editor().document().campaign(); }
    void beginEmpty();
    void show(const char *panel);
    void set(CampaignForm &form, CampaignTable table, CampaignItem in, const Campaign &wanted);
    void setField(const CampaignProperty &property, CampaignForm &form, CampaignItem item,
                  const PropertyValue &value);
    // The first of its buttons.
    static void pressAdd(CampaignItemsView &view);
    void addAll(CampaignItemsView &view, CampaignItem list, const Campaign &wanted,
                const std::function<void(std::size_t)> &more = {});
    void addCondition(ResultTermField &field, const Condition &wanted);

    const QString m_roads =
        QStringLiteral(HW_SOURCE_DIR "/tests/data/campaigns/two_roads/two_roads.toml");
    QTemporaryDir m_folder;
    editor::Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace hexwerk::assault::ui

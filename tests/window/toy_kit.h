// A toy of tests/core as a system of the window, so that a second one is there beside ASSAULT.
#pragma once

#include <QPushButton>
#include <QVBoxLayout>

#include "app/editing/editor_kit.h"
#include "app/system/system_actions.h"
#include "app/system/system_kit.h"
#include "app/table/play_view.h"
#include "core/system/game_file.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::toy {

class ToySurface final : public editor::SurfaceView
{
    Q_OBJECT

public:
    using SurfaceView::SurfaceView;
    void zoomIn() override { ++zoom; }
    void zoomOut() override { --zoom; }
    void zoomToFit() override { zoom = 0; }

    int zoom = 0;
};

// The text of a scenario; its one number can be edited.
class ToySheet final : public editor::Sheet
{
public:
    ToySheet(int sheetNumber, const QString &path, const std::string &said, bool isOfFile);
    QString title() const override;
    bool saysTheSame(const editor::Sheet &other) const override;
    std::function<std::string()> textLater() const override;

    std::string text;
};

class ToyDocument final : public editor::Document
{
    Q_OBJECT

public:
    ToyDocument();
    ~ToyDocument() override;
    const ToySheet &sheet() const override { return *m_sheet; }
    QUndoStack &undoStack() override { return m_sheet->undoStack; }
    std::unique_ptr<editor::Sheet> exchange(std::unique_ptr<editor::Sheet> sheet) override;
    void discard(std::unique_ptr<editor::Sheet> sheet) override;
    void clear() override;
    std::unique_ptr<editor::Sheet> sheetOf(const std::string &text) override;

    std::unique_ptr<ToySheet> newSheet(const QString &path, const std::string &text);
    // As one step.
    void say(const std::string &text);
    void setTurns(int turns);
    void put(const std::string &text); // what the steps do
    void markSaved(const QString &path);

private:
    void listen();

    int m_sheets = 0;
    std::unique_ptr<ToySheet> m_sheet;
};

class ToyPage final : public EditorShell
{
public:
    ToyPage(ToyDocument &document, Actions &actions, QWidget *parent);
    ToySurface &surface() { return *m_surface; }

private:
    ToySurface *m_surface;
};

class ToyEditor final : public EditorKit
{
    Q_OBJECT

public:
    ToyEditor(const SystemKit &kit, EditorHost &host, Actions &actions, QWidget *parent);
    ~ToyEditor() override;
    ToyDocument &document() override { return m_document; }
    EditorShell &page() override { return *m_page; }
    ToySurface &canvas() override { return m_page->surface(); }
    QWidget *statusButton() override { return m_button; }
    void setDataPaths(const DataPaths &) override {}
    void makeNew() override { begin(); }
    void begin() override;
    void beginWith(const std::string &text) override;
    bool takeIn(const QString &) override { return false; }
    bool open(const QString &path) override;
    void reload() override;
    void compareWith(const QString &) override {}
    bool save() override;
    bool saveAs() override { return save(); }
    bool recover(const editor::Journal &journal) override;
    bool mayPlay() override { return true; }
    QUndoStack &undoStack() override { return m_document.undoStack(); }
    bool cancelDrag() override { return false; }
    bool hasUseFor(Act act) const override { return act == Act::Play || act == Act::MapPage; }
    void perform(Act act) override { performed.push_back(act); }
    std::vector<ToolMenu> toolMenus() const override { return {}; }
    void updateActions(bool) override {}
    void showProblems() override {}
    void showTableValue(const ValuePath &) override {}
    std::vector<editor::SearchEntry> found() override { return {}; }
    std::optional<editor::SearchEntry> placeCalled(const QString &) override { return {}; }
    QByteArray view() const override { return QByteArray::number(m_page->surface().zoom); }
    void setView(const QByteArray &view) override { m_page->surface().zoom = view.toInt(); }
    void retranslate() override {}

    std::vector<Act> performed;

private:
    const SystemKit &m_kit;
    EditorHost &m_host;
    ToyDocument m_document;
    ToyPage *m_page; // the window's, until this is gone
    QPushButton *m_button;
};

// What may be said, one button each.
class ToyPlay final : public PlayView
{
    Q_OBJECT

public:
    ToyPlay(const SystemKit &kit, QWidget *parent);
    ~ToyPlay() override;
    std::vector<Problem> start(const std::string &scenario, const QString &file) override;
    Resumed resume(const QString &path) override;
    Resumed resumeWithTodaysValues(const QString &path) override { return resume(path); }
    Resumed lookOn(const QString &path) override { return resume(path); }
    Resumed recover(const QString &path) override { return resume(path); }
    bool isRunning() const override { return m_match != nullptr; }
    bool isOver() const override { return m_match && m_match->isOver(); }
    bool isUnsaved() const override { return m_isUnsaved; }
    bool isOnDisk() const override { return !m_isUnsaved; }
    QString path() const override { return m_path; }
    QString title() const override { return QString::fromStdString(scenarioId()); }
    std::string scenarioId() const override;
    Played played() const override;
    bool hasCourse() const override { return false; }
    void teach(Guide) override {}
    editor::SurfaceView &surface() override { return *m_surface; }
    void cancel() override { ++cancelled; }
    bool canTakeBack() const override;
    void takeBack() override;
    bool save() override;
    bool saveAs() override { return save(); }
    bool mayLeave() override { return true; }
    void showRule(const QString &) override {}
    QString shownRule() const override { return {}; }
    std::vector<editor::SearchEntry> found() override { return {}; }
    std::optional<editor::SearchEntry> placeCalled(const QString &) override { return {}; }
    void updateActions(bool) override {}
    QByteArrayList layoutOfPanels() const override { return {}; }
    void restorePanels(const QByteArrayList &) override {}
    void setAtTable(bool) override {}
    void resetPanels() override {}
    void arrangePanels() override {}

    const play::Match &match() const { return *m_match; }
    int cancelled = 0;

private:
    std::vector<Problem> begin(GameFile game);
    void roll();
    void ask();

    const SystemKit &m_kit;
    ToySurface *m_surface;
    QVBoxLayout *m_answers;
    GameFile m_game;
    std::unique_ptr<play::Match> m_match;
    QString m_path;
    bool m_isUnsaved = false;
};

class ToyKit final : public SystemKit
{
public:
    enum class Editing : std::uint8_t { Yes, No };
    ToyKit(const Rules &rules, Editing editing)
        : m_rules(rules)
        , m_editing(editing)
    {
    }

    const Rules &rules() const override { return m_rules; }
    QString name() const override;
    bool hasData() const override { return m_data != nullptr; }
    std::vector<Problem> load(const DataPaths &paths) override;
    QString textOf(const Problem &problem) const override;
    QStringList courses() const override { return {}; }
    std::unique_ptr<SystemActions> makeActions(QObject &window) const override;
    bool hasEditor() const override { return m_editing == Editing::Yes; }
    std::unique_ptr<EditorKit> makeEditor(EditorHost &host, const RulesText &, Actions &actions,
                                          SystemActions &, QWidget *parent) override;
    std::unique_ptr<EditorKit> makeCampaignEditor(EditorHost &, Actions &, SystemActions &,
                                                  QWidget *) override
    {
        return nullptr;
    }
    PlayView *makePlay(const RulesText &, SystemActions &, QWidget *parent) override;
    AssistantView *makeAssistant(const RulesText &, QWidget *) override { return nullptr; }
    TextLooks textLooks(QSize, double) const override
    {
        return [](const TextInFile &) { return TextLook(); };
    }
    std::function<MapPreview()> previewLater(const QString &file, QSize size) const override;
    QString nameOf(const std::string &text) const override;
    GameHead headOf(const QString &game) const override;
    std::map<std::string, QString> tablesByRule(const DataPaths &) const override { return {}; }
    QStringList layers() const override { return {}; }
    QStringList sheets() const override { return {}; }
    QStringList looks() const override { return {}; }
    QString wrongIn(const Drawing &) const override { return {}; }
    bool render(const QString &, const RulesText &, const Drawing &, const QString &) const override
    {
        return false;
    }

    const Library &data() const { return *m_data; }
    int loads = 0;

private:
    const Rules &m_rules;
    const Editing m_editing;
    SharedLibrary m_data;
};

} // namespace hexwerk::toy

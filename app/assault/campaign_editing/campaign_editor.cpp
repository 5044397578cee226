#include "app/assault/campaign_editing/campaign_editor.h"

#include <QMessageBox>

#include "app/assault/campaign_editing/campaign_trial_dialog.h"
#include "app/assault/campaign_editing/new_campaign_dialog.h"
#include "app/editing/sheet_tabs.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/files/readers/campaign_reader.h"
#include "core/assault/files/writers/campaign_writer.h"
#include "core/base/hash.h"
#include "editor/assault/campaign/campaign_edits.h"
#include "editor/assault/campaign/campaign_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

CampaignEditor::CampaignEditor(LiveData &data, const SystemKit &kit, EditorHost &host,
                               Actions &actions, OwnActions &own, QWidget *parent)
    : m_data(data)
    , m_kit(kit)
    , m_host(host)
    , m_own(own)
    , m_document(data.now())
    , m_page(new CampaignEditorPage(m_document, actions, own, parent))
    , m_status(new QWidget(m_page))
{
    connect(&m_data, &LiveData::changed, this,
            [this](const SharedData &now) { m_document.setLibrary(now); });
    connect(m_page, &CampaignEditorPage::problemsCounted, this, &CampaignEditor::problemsCounted);
    connect(m_page, &CampaignEditorPage::pageShown, this, [this] {
        m_document.lookForScenarios();
        emit changed();
    });
    connect(m_page, &CampaignEditorPage::scenarioWanted, this, &CampaignEditor::openScenario);
    connect(m_page, &CampaignEditorPage::scenarioChoiceWanted, this,
            &CampaignEditor::chooseScenario);
    connect(m_page, &CampaignEditorPage::pictureWanted, this, &CampaignEditor::takePicture);
    const auto onIfSeen = [&](OwnAct act, void (CampaignEditor::*slot)()) {
        connect(m_own[act], &QAction::triggered, this, [this, slot] {
            if (m_host.isSeen(*this))
                (this->*slot)();
        });
    };
    onIfSeen(OwnAct::TrialRun, &CampaignEditor::tryOut);
    onIfSeen(OwnAct::Bundle, &CampaignEditor::exportBundle);
}

CampaignEditor::~CampaignEditor()
{
    delete m_page; // before the document that it watches
}

void CampaignEditor::begin()
{
    m_host.commitField();
    m_host.tabs().add(*this, m_document.newSheet({{}, emptyCampaign(), {}}));
    m_host.showEditor(*this);
}

// What was chosen is a step on an empty campaign: it is in the journal, and the user is asked
// before it is lost.
void CampaignEditor::beginWith(const Campaign &campaign, const QString &folder)
{
    begin();
    m_document.edit([] { return tr("New campaign"); }, [&](Campaign &now) { now = campaign; });
    if (!folder.isEmpty())
        m_document.setFolder(folder);
    m_page->chart().zoomToFit();
}

void CampaignEditor::beginWith(const std::string &text)
{
    if (const auto campaign = salvagedCampaign(text))
        beginWith(*campaign, {});
}

void CampaignEditor::makeNew()
{
    NewCampaignDialog dialog(m_paths, window());
    if (dialog.exec() == QDialog::Accepted)
        beginWith(dialog.campaign(), {});
}

bool CampaignEditor::mayPlay()
{
    m_host.commitField();
    m_document.lookForScenarios();
    m_page->problems().lookNow();
    QStringList errors;
    for (const Problem &problem : m_page->problems().problems())
        if (problem.severity() == Severity::Error)
            errors << m_kit.textOf(problem);
    if (!errors.isEmpty())
        m_host.tellProblems(tr("The campaign cannot be played yet."), errors);
    return errors.isEmpty();
}

bool CampaignEditor::cancelDrag()
{
    if (!m_page->chart().isLinking())
        return false;
    m_page->chart().cancel();
    return true;
}

bool CampaignEditor::hasUseFor(Act act) const
{
    return act == Act::Close || act == Act::Redo || act == Act::Delete || act == Act::Play;
}

void CampaignEditor::perform(Act act)
{
    switch (act) {
    case Act::Delete:
        return m_page->removeChosen();
    case Act::CancelTool:
        return m_page->chart().isLinking() ? m_page->chart().cancel()
                                           : m_page->chart().choose(std::nullopt);
    default:
        return;
    }
}

std::vector<ToolMenu> CampaignEditor::toolMenus() const
{
    return {{{}, {m_own[OwnAct::NewBattle], m_own[OwnAct::LinkBattles], m_own[OwnAct::TidyChart]}}};
}

void CampaignEditor::updateActions(bool edits)
{
    if (!edits)
        return;
    const auto &battles = m_document.campaign().battles;
    m_own[OwnAct::TrialRun]->setEnabled(!battles.empty());
    m_own[OwnAct::Bundle]->setEnabled(!battles.empty());
    m_own[OwnAct::LinkBattles]->setEnabled(battles.size() > 1);
    m_own[OwnAct::TidyChart]->setEnabled(!battles.empty());
}

std::vector<editor::SearchEntry> CampaignEditor::found()
{
    std::vector<editor::SearchEntry> entries;
    const auto add = [&](CampaignTable table, const QString &icon) {
        for (std::size_t i = 0; i < countOf(m_document.campaign(), {table}); ++i) {
            const CampaignItem item{table, i};
            entries.push_back({textOf(m_document, item),
                               listName(table),
                               icon,
                               {},
                               [this, item] {
                                   m_page->goTo({item, {}});
                               },
                               {}});
        }
    };
    add(CampaignTable::Battle, QStringLiteral("objective"));
    add(CampaignTable::Core, QStringLiteral("unit"));
    add(CampaignTable::Track, QStringLiteral("turn"));
    add(CampaignTable::Medal, QStringLiteral("objective"));
    return entries;
}

void CampaignEditor::tryOut()
{
    if (!mayPlay())
        return;
    auto grounds =
        checkCampaign(m_document.campaign(), *m_document.grounds(), m_document.library());
    CampaignSetting setting{.campaign = m_document.campaign(),
                            .grounds = std::move(*grounds.value),
                            .data = m_document.library().system,
                            .cards = m_document.library().cards};
    auto *dialog = new CampaignTrialDialog(CampaignPlay::start(std::move(setting)), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // On the chart as long as it is the same campaign.
    connect(dialog, &CampaignTrialDialog::counted, m_page,
            [this, tried = m_document.shared()](const CampaignFigures &figures) {
                if (m_document.shared() == tried)
                    m_page->showFigures(figures);
            });
    dialog->show();
}

} // namespace hexwerk::assault::ui

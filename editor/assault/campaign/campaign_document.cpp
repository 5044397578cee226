#include "editor/assault/campaign/campaign_document.h"

#include <QDir>
#include <QFileInfo>

#include "core/assault/files/readers/campaign_reader.h"
#include "core/assault/files/writers/campaign_writer.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

tl::expected<std::string, PatchError> textOf(const CampaignFileState &file,
                                             const Campaign &campaign)
{
    if (file.text.empty())
        return freshCampaignText(campaign);
    return changedCampaignText(file.text, file.campaign, campaign);
}

CampaignSheet::CampaignSheet(int sheetNumber, CampaignFileState fileState)
    : editor::Sheet(sheetNumber, std::make_shared<const CampaignFileState>(std::move(fileState)))
    , campaign(state().campaign)
    , folder(file->path.isEmpty() ? QString() : QFileInfo(file->path).absolutePath())
{
}

QString CampaignSheet::title() const
{
    const QString title = editor::inWindowLanguage(campaign->title);
    return title.isEmpty() ? editor::toQString(campaign->id) : title;
}

bool CampaignSheet::saysTheSame(const editor::Sheet &other) const
{
    const auto *same = dynamic_cast<const CampaignSheet *>(&other);
    return same && same->campaign == campaign;
}

std::function<std::string()> CampaignSheet::textLater() const
{
    return [file = file, campaign = campaign] {
        return textOf(static_cast<const CampaignFileState &>(*file), *campaign)
            .value_or(freshCampaignText(*campaign));
    };
}

namespace {

class CampaignStep final : public editor::ChangeStep<CampaignDocument, CampaignChange>
{
public:
    CampaignStep(CampaignDocument &document, Words words, CampaignChange change,
                 editor::MergeKey key)
        : ChangeStep(document, std::move(words), std::move(change), std::move(key))
    {
    }

private:
    CampaignChange followedBy(const CampaignChange &next) const override
    {
        return {change().before, next.after};
    }
};

} // namespace

CampaignDocument::CampaignDocument(SharedData library, QObject *parent)
    : Document(parent)
    , m_library(std::move(library))
    , m_sheet(newSheet({}))
    , m_grounds(std::make_shared<const BattleGrounds>())
{
    listen();
}

CampaignDocument::~CampaignDocument()
{
    m_sheet->undoStack.disconnect(); // its last words would reach a half-gone window
}

void CampaignDocument::setLibrary(SharedData library)
{
    m_library = std::move(library);
    m_memo = std::make_shared<PlaceMemo>();
    m_read.clear();
    lookForScenarios();
    emit changed();
}

const Scenario *CampaignDocument::scenarioOf(const CampaignBattle &battle) const
{
    const auto found = m_grounds->find(battle.scenario);
    return found == m_grounds->end() || !found->second ? nullptr : &found->second.value->scenario;
}

void CampaignDocument::setFolder(const QString &folder)
{
    m_sheet->folder = folder;
    lookForScenarios();
}

void CampaignDocument::lookForScenarios()
{
    std::map<std::string, OnDisk> there;
    for (const CampaignBattle &battle : campaign().battles) {
        const QFileInfo file(QDir(folder()).filePath(editor::toQString(battle.scenario)));
        if (!folder().isEmpty() && !battle.scenario.empty() && file.isFile())
            there[battle.scenario] = {file.absoluteFilePath(), file.lastModified(), file.size()};
    }
    if (there == m_read)
        return;
    BattleGrounds grounds;
    for (const auto &[name, disk] : there) {
        const auto before = m_read.find(name);
        const auto known = m_grounds->find(name);
        if (before != m_read.end() && before->second == disk && known != m_grounds->end()) {
            grounds.insert(*known);
        } else if (auto text = readTextFile(disk.path.toStdString())) {
            grounds.emplace(name, groundIn({name, std::move(*text.value)}, *m_library));
        }
    }
    m_read = std::move(there);
    m_grounds = std::make_shared<const BattleGrounds>(std::move(grounds));
    m_memo = std::make_shared<PlaceMemo>();
    emit groundsChanged();
}

void CampaignDocument::edit(Words words, const Edit &edit, editor::MergeKey key)
{
    Campaign after = campaign();
    edit(after);
    if (after != campaign())
        undoStack().push(new CampaignStep(*this, std::move(words),
                                          {shared(), Frozen(std::move(after))}, std::move(key)));
}

void CampaignDocument::enact(const CampaignChange &change, editor::Enact way)
{
    m_sheet->campaign = way == editor::Enact::Forth ? change.after : change.before;
    if (change.before->battles != change.after->battles)
        lookForScenarios();
    emit changed();
    if (change.before->title != change.after->title || change.before->id != change.after->id)
        emit titled();
}

void CampaignDocument::listen()
{
    QUndoStack &stack = undoStack();
    connect(&stack, &QUndoStack::indexChanged, this, &CampaignDocument::stepped);
    connect(&stack, &QUndoStack::cleanChanged, this, &CampaignDocument::cleanChanged);
}

std::unique_ptr<CampaignSheet> CampaignDocument::newSheet(CampaignFileState file)
{
    return std::make_unique<CampaignSheet>(++m_sheets, std::move(file));
}

std::unique_ptr<editor::Sheet> CampaignDocument::sheetOf(const std::string &text)
{
    auto campaign = salvagedCampaign(text);
    return campaign ? newSheet({{}, std::move(*campaign), {}}) : nullptr;
}

std::unique_ptr<editor::Sheet> CampaignDocument::exchange(std::unique_ptr<editor::Sheet> sheet)
{
    undoStack().disconnect(this);
    std::unique_ptr<editor::Sheet> before = std::move(m_sheet);
    m_sheet.reset(static_cast<CampaignSheet *>(sheet.release()));
    m_read.clear();
    lookForScenarios();
    listen();
    emit pathChanged(path());
    emit replaced();
    return before;
}

void CampaignDocument::discard(std::unique_ptr<editor::Sheet> sheet)
{
    emit discarded(sheet->number);
    sheet->undoStack.disconnect();
}

void CampaignDocument::clear()
{
    discard(exchange(newSheet({})));
}

void CampaignDocument::markSaved(QString path, std::string source)
{
    const bool isElsewhere = path != this->path();
    m_sheet->folder = QFileInfo(path).absolutePath();
    m_sheet->file = std::make_shared<const CampaignFileState>(
        CampaignFileState{std::move(path), campaign(), std::move(source)});
    undoStack().setClean();
    if (!isElsewhere)
        return;
    lookForScenarios();
    emit pathChanged(this->path());
}

} // namespace hexwerk::assault::ui

// The campaign under edit: the sheet that lies here, and what views are told of it.
#pragma once

#include <QDateTime>

#include "core/assault/campaign/campaign.h"
#include "core/assault/files/checks/campaign_check.h"
#include "core/base/frozen.h"
#include "core/files/lossless_patch.h"
#include "editor/assault/document/shared_data.h"
#include "editor/document/change_step.h"
#include "editor/document/document.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace hexwerk::assault::ui {

using SharedGrounds = std::shared_ptr<const BattleGrounds>;

// What was opened or saved last.
struct CampaignFileState final : editor::FileText
{
    CampaignFileState(QString filePath = {}, Campaign inFile = {}, std::string fileText = {})
        : FileText{std::move(filePath), std::move(fileText)}
        , campaign(std::move(inFile))
    {
    }

    Campaign campaign;
};

struct CampaignSheet final : editor::Sheet
{
    CampaignSheet(int sheetNumber, CampaignFileState fileState);

    const CampaignFileState &state() const { return static_cast<const CampaignFileState &>(*file); }
    QString title() const override;
    bool saysTheSame(const editor::Sheet &other) const override;
    std::function<std::string()> textLater() const override;

    Frozen<Campaign> campaign;
    // Where its scenarios lie; empty: nobody knows yet.
    QString folder;
};

// From one state of the campaign to another.
struct CampaignChange
{
    Frozen<Campaign> before;
    Frozen<Campaign> after;

    bool isEmpty() const { return before == after; }
};

class CampaignDocument final : public editor::Document
{
    Q_OBJECT

public:
    explicit CampaignDocument(SharedData library, QObject *parent = nullptr);
    ~CampaignDocument() override;

    const Campaign &campaign() const { return *m_sheet->campaign; }
    const Frozen<Campaign> &shared() const { return m_sheet->campaign; }
    const DataStore &library() const { return *m_library; }
    const SharedData &sharedLibrary() const { return m_library; }
    void setLibrary(SharedData library);

    // The scenarios of the battles, as far as they were found.
    const SharedGrounds &grounds() const { return m_grounds; }
    // Of these scenarios.
    const std::shared_ptr<PlaceMemo> &memo() const { return m_memo; }
    // Null: missing or broken.
    const Scenario *scenarioOf(const CampaignBattle &battle) const;
    // In which they lie; empty: the campaign was never saved, and has no scenario yet.
    const QString &folder() const { return m_sheet->folder; }
    // Of one that was never saved.
    void setFolder(const QString &folder);
    // Reads what is new or changed on the disk.
    void lookForScenarios();

    // One step. Nothing is left behind if nothing changes.
    using Edit = std::function<void(Campaign &)>;
    using Words = editor::WordedStep::Words;
    void edit(Words words, const Edit &edit, editor::MergeKey key = {});
    // A merge key that no gesture before it had.
    QString nextGesture() { return QStringLiteral("gesture %1").arg(++m_gestures); }

    const editor::Sheet &sheet() const override { return *m_sheet; }
    const CampaignFileState &file() const { return m_sheet->state(); }
    QUndoStack &undoStack() override { return m_sheet->undoStack; }
    std::unique_ptr<CampaignSheet> newSheet(CampaignFileState file);
    std::unique_ptr<editor::Sheet> sheetOf(const std::string &text) override;
    [[nodiscard]] std::unique_ptr<editor::Sheet>
    exchange(std::unique_ptr<editor::Sheet> sheet) override;
    void discard(std::unique_ptr<editor::Sheet> sheet) override;
    void clear() override;
    // The campaign as it is was written to a file.
    void markSaved(QString path, std::string source);

signals:
    void changed();
    // Other scenarios.
    void groundsChanged();

private:
    friend class editor::ChangeStep<CampaignDocument, CampaignChange>;
    void enact(const CampaignChange &change, editor::Enact way);
    void listen();

    struct OnDisk
    {
        QString path;
        QDateTime changed;
        qint64 size = 0;
        bool operator==(const OnDisk &) const = default;
    };

    SharedData m_library;
    std::unique_ptr<CampaignSheet> m_sheet;
    SharedGrounds m_grounds;
    std::shared_ptr<PlaceMemo> m_memo = std::make_shared<PlaceMemo>();
    std::map<std::string, OnDisk> m_read; // by the names in the campaign
    int m_gestures = 0;
    int m_sheets = 0;
};

// What saving writes now, or why it cannot be written into the text of the file.
tl::expected<std::string, PatchError> textOf(const CampaignFileState &file,
                                             const Campaign &campaign);

} // namespace hexwerk::assault::ui

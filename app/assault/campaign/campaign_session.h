// A campaign that is played: what is said goes to the engine, and at once into its file.
#pragma once

#include <QObject>
#include <QString>

#include "app/assault/game/saved_game.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/files/handed_in.h"
#include "core/play/match.h"
#include "editor/assault/document/shared_data.h"

#include <memory>
#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class CampaignSession final : public QObject
{
    Q_OBJECT

public:
    // Campaigns that begin are kept in the folder.
    CampaignSession(SharedData library, QString folder, QObject *parent = nullptr);
    ~CampaignSession() override;

    // For what is begun or opened from now on.
    void setLibrary(SharedData library) { m_library = std::move(library); }

    // A campaign begins, a campaign game goes on. With an error nothing has changed.
    std::vector<Problem> open(const QString &path);
    bool isRunning() const { return m_match != nullptr; }
    // Only while one is running.
    const CampaignPosition &position() const { return m_match->position(); }
    const play::MatchOf<CampaignMatch> &match() const { return *m_match; }
    QString path() const { return m_saved ? m_saved->path() : QString(); }

    // What follows formally is said too. A refused order changes nothing and is told by refused().
    bool say(const CampaignOrder &order);
    // Rolls for the next battle.
    void roll();
    bool canTakeBack() const { return m_match && m_match->canTakeBack() > 0; }
    void takeBack();

    // Of the battle that is fought, beside the file of the campaign.
    QString battlePath() const;
    // Makes that file unless it is there. The reason why it could not be made; empty: it is there.
    QString makeBattle();
    HandedIn handedIn(const QString &path) const;

signals:
    void changed();
    void refused(const hexwerk::Refusal &refusal);
    void saveFailed(const hexwerk::WriteFailure &failure);
    // A file that was opened could not be played again from that order (from 1) on; it lies in
    // `copy` as it was.
    void differs(std::size_t order, const QString &copy);

private:
    std::vector<Problem> begin(const QString &path);
    std::vector<Problem> resume(const QString &path);
    void keep(const WriteResult &result);
    void write();
    void tellChange();

    SharedData m_library;
    QString m_folder;
    GameFile m_file; // without its orders
    std::unique_ptr<play::MatchOf<CampaignMatch>> m_match;
    std::unique_ptr<SavedGame> m_saved;
    std::optional<WriteFailure> m_failure; // of the last change
};

// In the state folder of the user.
QString keptCampaignsFolder();

} // namespace hexwerk::assault::ui

// A campaign that is played: what is said goes to the engine, and at once into its file.
#pragma once

#include <QObject>
#include <QString>

#include "app/assault/game/saved_game.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/files/handed_in.h"
#include "core/play/match.h"
#include "editor/assault/document/shared_data.h"

#include <map>
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
    // [H14.5c] Not behind the first order of a battle.
    bool canTakeBack() const;
    void takeBack();

    // The computer players of the battles, by the ids of their sides. Saved with the campaign; the
    // rules do not use them.
    const std::map<std::string, std::string> &players() const { return m_file.players; }
    void setPlayers(std::map<std::string, std::string> players);

    // Of the battle that is fought, beside the file of the campaign.
    QString battlePath() const;
    // Makes that file unless it is there; that of other forces, from before a plan was taken back,
    // is kept under another name. The reason why it could not be made; empty: it is there.
    QString makeBattle();
    HandedIn handedIn(const QString &path) const;
    // The same, and without a fault the battle is over: its game is kept in the campaign.
    HandedIn take(const QString &path);
    // The game of the battle that is fought goes into the file of the campaign as it is now.
    void keepBattle();
    // The game of a battle that was played on the screen; empty: there is none.
    std::string gameOf(int battleNumber) const;
    // What its units did in it; nothing where there is no game of it.
    const std::vector<DeedDone> &deedsOf(int battleNumber);
    // How many orders it has.
    int ordersOf(int battleNumber) const;
    // The board at the end of the battle whose report is that order (from 0); of one that was told
    // by hand at its beginning. Empty: its data are not at hand.
    std::optional<Position> boardOf(std::size_t report) const;
    // A file with that game, for those who look at it. Empty: there is none.
    QString fileOfGame(int battleNumber);
    // The file of the campaign; it needs no other.
    std::string text() const;

signals:
    void changed();
    void refused(const hexwerk::Refusal &refusal);
    void saveFailed(const hexwerk::WriteFailure &failure);
    // A file that was opened could not be played again from that order (from 1) on; it lies in
    // `copy` as it was.
    void differs(std::size_t order, const QString &copy);
    // The game of that battle in the file that was opened: the campaign goes on without it.
    void gameDamaged(int battleNumber);
    // The file beside the campaign had fewer orders; it is kept as `copy`.
    void battleRestored(const QString &copy);
    // The game of that battle is too large to be kept with the others.
    void gameNotKept(int battleNumber);

private:
    QString pathOfGame(int battleNumber) const;
    std::vector<Problem> begin(const QString &path);
    std::vector<Problem> resume(const QString &path);
    void bringBattleBack();
    void keep(const WriteResult &result);
    GameFile file() const;
    // The game of that battle, instead of the one that is there.
    void setGame(int battleNumber, std::string text);
    void write();
    void tellChange();

    SharedData m_library;
    QString m_folder;
    GameFile m_file; // without its orders
    std::unique_ptr<play::MatchOf<CampaignMatch>> m_match;
    std::unique_ptr<SavedGame> m_saved;
    std::optional<WriteFailure> m_failure; // of the last change
    struct Deeds
    {
        std::string hash = {}; // of the game
        std::vector<DeedDone> all = {};
    };
    std::map<int, Deeds> m_deeds; // by the number of the battle
    int m_notKept = 0;            // number of the battle whose game is too large
    QString m_restored;           // copy of the game beside, when the last file was opened
};

// In the state folder of the user.
QString keptCampaignsFolder();

} // namespace hexwerk::assault::ui

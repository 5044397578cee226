// The game under way: says orders to the engine, rolls dice, takes back, saves as it goes on.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include "app/assault/game/kept_game.h"
#include "app/assault/game/saved_game.h"
#include "core/assault/aside/imagined.h"
#include "core/assault/aside/reaction_policy.h"
#include "core/assault/engine/assault.h"
#include "core/assault/files/readers/game_file.h"
#include "core/play/answerer.h"
#include "core/play/match.h"
#include "editor/assault/document/shared_data.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

// Who gave an order: kept in the game file. The program gives some by itself: by a standing answer,
// because there is only one, or as the player of a side.
enum class Origin : std::uint8_t { Mouse, Key, Policy, Only, Computer };
// As the game file says it.
std::string nameOf(Origin origin);
// Whether a player gave the order, not the program.
bool isOfPlayer(const play::Record &record);

// What the program rolls, and how it can be said afterwards. Whoever knows the seed knows the dice
// to come, so that one which no player has set is sealed.
struct ProgramDice
{
    enum class Seed : std::uint8_t { Open, Sealed };
    ProgramDice(std::uint64_t begin, Seed how)
        : seed(begin)
        , randomness(begin)
        , isOpen(how == Seed::Open)
    {
    }

    std::uint64_t seed;
    play::Randomness randomness;
    bool isOpen;
    bool isKept = false; // an order in the game says the seed or its seal
    bool isTold = false; // what follows from it would be known
};
// 16 hexadecimal digits that no other seed has, and that tell nothing of it.
std::string sealOf(std::uint64_t seed);

class PlayGame final : public QObject
{
    Q_OBJECT

public:
    explicit PlayGame(SharedData library, QObject *parent = nullptr);
    ~PlayGame() override;

    // Problems, without a game if one is an error.
    std::vector<Problem> begin(const Scenario &scenario);
    // Begins a worked example with its orders, one JSON each, all given already; `refused`: why one
    // could not be, with which it ends. Until somebody orders more it is no game to be kept.
    std::vector<Problem> beginExample(const Scenario &scenario,
                                      const std::vector<std::string> &orders,
                                      std::optional<Refusal> &refused);
    // After how many orders each of its steps is done, in order; none in any other game.
    const std::vector<std::size_t> &exampleSteps() const { return m_exampleSteps; }
    // Goes on with a saved game. The file stays as it is until the next order.
    struct Resumed
    {
        enum class Why : std::uint8_t { Nothing, Broken, Missing, Refused, OtherPosition };
        std::vector<Problem> problems;
        // The first order (from 1) that the game does not have, and why; 0 if it has all. Nothing
        // is added to the file then.
        std::size_t differsFrom = 0;
        Why why = Why::Nothing;
        std::optional<Problem> broken = {};
        std::optional<Refusal> refusal = {};
        std::vector<std::string> changed = {}; // data, since the game was begun
        bool hasOtherCorrections = false;      // of the tables than it was started with
        int otherRules = 0; // the version of the engine's rules it was started with, if not ours
        bool isPlayedElsewhere = false; // by another program: it is in no file here
        bool hasOwnValues = false; // it goes on with those it was started with, not with today's
    };
    Resumed resume(const QString &path, Values values = Values::Own);
    // Shows the game that another program plays, as it goes on there. Nothing can be ordered or
    // noted until it is saved as a game of its own.
    Resumed lookOn(const QString &path);
    bool isLookingOn() const { return !m_lookedAt.isEmpty(); }
    // The same with the file that a program kept which is gone.
    Resumed recover(const QString &path);
    // From now on a game that its players have not saved is kept in that folder.
    void keepIn(const QString &folder) { m_kept.emplace(folder); }

    bool isRunning() const { return m_match != nullptr; }
    // Only while a game is running.
    const play::Game<Assault> &game() const { return m_match->game(); }
    const Position &position() const { return m_match->position(); }
    // The position before order `orders` (from 0); good until the next call.
    const Position &positionAt(std::size_t orders) const { return m_match->positionAt(orders); }
    // One for each order.
    const std::vector<play::Record> &records() const { return m_match->records(); }
    // As it was begun; behind a branch too.
    const Scenario &scenario() const { return m_waiting ? m_waiting->scenario : m_scenario; }
    // For the games begun from now on.
    void setLibrary(SharedData library) { m_library = std::move(library); }
    const DataStore &library() const { return *m_library; }

    // Refused orders change nothing but are told by refused(); forced ones are done as far as they
    // can be.
    bool say(const Order &order, Origin origin, play::Enforce enforce = play::Enforce::Yes);
    // Several orders as one change: says what `next` gives, which is asked again after each, until
    // it gives nothing. False if one was refused; those before it stay said.
    bool sayAll(const std::function<std::optional<Order>()> &next, Origin origin,
                play::Enforce enforce = play::Enforce::Yes);
    // The answers that stand for the reactions to come, at most one a side beside one for a way.
    // They are no part of the game: what they answer is, as orders. Taking back ends them.
    const std::vector<ReactionPolicy> &policies() const { return m_policies; }
    // Who is forced on its way step by step, each an action of its own: what was answered to its
    // movement holds to the end.
    void askWhoIsForcedOn(std::function<UnitId()> who) { m_forcedOn = std::move(who); }
    // Whether the computer is to answer or to roll: then nobody else can.
    void askWhoseItIs(std::function<bool()> isComputers) { m_isComputers = std::move(isComputers); }
    bool isComputers() const { return m_isComputers(); }
    // Takes the place of the one of its side and kind, and answers the open question if it is
    // meant.
    void setPolicy(const ReactionPolicy &policy);
    void endPolicy(SideIndex side);
    // From now on questions that follow an order and have one answer are answered at once, and dice
    // that cannot change the result are not rolled. Off at first.
    void skipOnlyAnswers(bool isOn) { m_skipsOnly = isOn; }
    // One player sees the secrets of both sides: no answer tells anything of them.
    void setOnePlayer(bool isOn) { m_isOnePlayer = isOn; }
    // The computer plays a side at least: it draws nothing from how fast a player answers.
    void setAgainstComputer(bool isOn) { m_isAgainstComputer = isOn; }
    // Whether nobody rolled the dice of an order (from 0) because they changed nothing.
    bool isUnrolled(std::size_t order) const;
    // Rolls real faces for the pending question of chance, or draws a card; the dice that follow
    // in the same attack too, if they are rolled together.
    void roll(Origin origin);
    // Off at first.
    void rollTogether(bool isOn) { m_rollsTogether = isOn; }
    // The dice of roll() follow from it, from now on; without, every game has its own, which is
    // told when the game is over or left.
    void seedDice(std::uint64_t seed);
    // Whether it is explained as it is played; its file says so.
    bool hasCourse() const { return m_hasCourse; }
    void setCourse(bool isOn);
    std::optional<std::uint64_t> openSeed() const;
    std::string seal() const { return sealOf(m_dice.seed); }
    // Whether the program has rolled in this game, so that another seed could be chosen for a
    // reason.
    bool hasRolled() const { return m_dice.isKept; }

    // How far a take-back may go: up to the last announcement, but not behind dice, or all the
    // same; then the game file says so.
    enum class Behind : std::uint8_t { Nothing, Anything };
    // How many orders it would remove.
    std::size_t canTakeBack(Behind behind) const;
    void takeBack(Behind behind);
    // Keeps the first `orders` of the game.
    void takeBackTo(std::size_t orders);
    // The order (from 0) with the last dice that a hand entered since the last announcement.
    std::optional<std::size_t> lastRollByHand() const;
    // Takes it back with all that followed, so that it can be entered again; the game file says so.
    void takeBackRoll();

    // What the player calls the moment after an order (from 0), and says of it; empty: nothing.
    void setBookmark(std::size_t order, const QString &name);
    void setNote(std::size_t order, const QString &note);

    // A variation: goes on from the position before order `orders`, in no file. What lies face down
    // there and is not known is drawn. The game itself waits as it is until it is taken up again.
    void branchAt(std::size_t orders, const Knowledge &known = {});
    bool isBranch() const { return m_waiting.has_value(); }
    void leaveBranch();

    QString path() const { return m_saved ? m_saved->path() : QString(); }
    // It would be lost: it has begun, is not over, and is in no file.
    bool isUnsaved() const;
    // All of it is in its players' file or in one that is kept.
    bool isOnDisk() const { return m_saved || (m_kept && m_kept->isWhole()); }
    // From now on every order is added to that file.
    [[nodiscard]] WriteResult saveAs(const QString &path);
    // None where the secrets of the other side cannot be left out.
    std::optional<GameFile> copyFor(SideIndex side) const;

signals:
    void changed();
    // Bookmarks and notes alone.
    void marked();
    void refused(const hexwerk::Refusal &refusal);
    void saveFailed(const hexwerk::WriteFailure &error);
    // Another program wrote the file: nothing was added to it, and the game is in no file any more.
    void changedUnderneath(const QString &path);
    // Nothing can be ordered while looking on.
    void onlyLooksOn();
    // Nor while it is the computer's turn.
    void isNotAsked();
    // An unsaved game cannot be kept; said once.
    void keepFailed(const hexwerk::WriteFailure &error);

private:
    using Match = play::MatchOf<Assault>;
    struct Waiting
    {
        std::unique_ptr<Match> match;
        Scenario scenario;
        Secrets secrets;
        std::unique_ptr<SavedGame> saved;
        bool isCutShort;
        ProgramDice dice;
    };

    Ruling<> add(const Order &order, play::Record record,
                 play::Enforce enforce = play::Enforce::Yes);
    // What the program answers by itself to the open question.
    struct OwnAnswer
    {
        Order order;
        Origin origin = Origin::Policy;
    };
    std::optional<OwnAnswer> ownAnswer() const;
    void answerItself();
    Ruling<> addRoll(Origin origin);
    bool isBarred(Origin origin);
    void cutTo(std::size_t orders, bool isBehindDice);
    Knowledge knownTo(const Knowledge &players) const;
    void imagine(const Knowledge &known);
    std::vector<Problem> begin(const Scenario &scenario, const Secrets &secrets,
                               const DataStore &library);
    Resumed load(const QString &path, Values values);
    void reseal();
    void goOnWith(play::Game<Assault> game);
    void replay(const LoadedGame &saved, Values values, Resumed &resumed);
    void keepOrder();
    void rewrite();
    void told(const WriteResult &kept);
    void tellSeeds();
    void tellSeedsAtEnd();
    void spendSeeds();
    GameFile file() const;
    bool maySave();
    void lookAgain();
    void write(const WriteResult &result);

    SharedData m_library;
    Scenario m_scenario;
    Pins m_data;
    std::vector<TextSource> m_playedWith;
    Secrets m_secrets;
    std::unique_ptr<Match> m_match;
    std::optional<Waiting> m_waiting; // behind a branch
    ProgramDice m_dice;
    std::map<std::string, std::uint64_t> m_sealed; // seeds that are still to be told, by seal
    std::unique_ptr<SavedGame> m_saved;            // null: in no file
    QString m_lookedAt;                            // the file of another program
    QTimer m_looks;
    std::string m_looksAt;     // hash of what was read there last
    bool m_isCutShort = false; // the file is written anew before anything is added
    std::optional<KeptGame> m_kept;
    bool m_toldKeeping = false;
    bool m_hasCourse = false;
    std::vector<std::size_t> m_exampleSteps;
    std::size_t m_takenBack = 0; // behind dice, before the next order
    std::vector<ReactionPolicy> m_policies;
    std::function<UnitId()> m_forcedOn = [] { return UnitId{}; };
    std::function<bool()> m_isComputers = [] { return false; };
    bool m_skipsOnly = false;
    bool m_isOnePlayer = false;
    bool m_isAgainstComputer = false;
    bool m_rollsTogether = false;
};

} // namespace hexwerk::assault::ui

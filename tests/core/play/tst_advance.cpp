// The loop that runs frames, with frames whose steps are written into them.
#include <QTest>

#include "core/play/advance.h"
#include "tests/core/aborts.h"
#include "tests/test_program.h"

#include <string>

namespace hexwerk::tst_advance {

using testing::abortOf;

class tst_Advance final : public QObject
{
    Q_OBJECT

private slots:
    void itRunsToTheNextQuestion();
    void withoutFramesTheGameIsOver();
    void anAnswerIsHeardOnce();
    void aResultReachesWhoCalledAndIsHeardOnce();
    void whoIsDoneGivesTheDefaultResult();
    void whoReplacesAnotherAnswersToItsCaller();
    void aCalledFrameRunsBeforeItsCallerGoesOn();
    void askingInsteadOfHearingTheAnswerIsABug();
    void theStageIsSetByNext();
};

// Says one thing a step: ask for a number, call or become the frame of these steps, return a
// number, end, end without hearing an answer, or go on.
struct Step
{
    enum class Kind : std::uint8_t { Ask, Call, Replace, Return, Done, Deaf, Note } kind;
    int number = 0;
    std::vector<Step> steps = {};
};

struct Script
{
    struct Frame
    {
        std::vector<Step> steps;
        std::size_t at = 0;
    };
    using Pending = int;
    using Order = int;
    using Event = std::string;
    struct Result
    {
        int number = -1;
    };
    struct Position
    {
        std::vector<Frame> stack;
        Pending pending = 0;
    };

    static play::Flow<Frame, Pending, Result> step(play::Turn<Script> turn, Frame &frame);
};

play::Flow<Script::Frame, int, Script::Result> Script::step(play::Turn<Script> turn, Frame &frame)
{
    const Step &now = frame.steps.at(frame.at);
    const auto goOn = [&](const std::string &event) {
        turn.events->push_back(event);
        ++frame.at;
        return play::Next{};
    };
    switch (now.kind) {
    case Step::Kind::Ask:
        if (!turn.answer)
            return play::Ask<int>{now.number};
        return goOn("answer " + std::to_string(*turn.answer));
    case Step::Kind::Call:
        if (!turn.result)
            return play::Call<Frame>{{now.steps}};
        return goOn("result " + std::to_string(turn.result->number));
    case Step::Kind::Replace:
        return play::Replace<Frame>{{now.steps}};
    case Step::Kind::Return:
        return play::Return<Result>{{now.number}};
    case Step::Kind::Done:
        return play::Done{};
    case Step::Kind::Deaf:
        return play::Ask<int>{now.number};
    case Step::Kind::Note:
        return goOn("note " + std::to_string(now.number));
    }
    HW_UNREACHABLE();
}

static Step ask(int number)
{
    return {Step::Kind::Ask, number};
}
static Step call(std::vector<Step> steps)
{
    return {Step::Kind::Call, 0, std::move(steps)};
}
static Step replace(std::vector<Step> steps)
{
    return {Step::Kind::Replace, 0, std::move(steps)};
}
static Step back(int number)
{
    return {Step::Kind::Return, number};
}
static Step note(int number)
{
    return {Step::Kind::Note, number};
}
static const Step kDone = {Step::Kind::Done};

using Events = std::vector<std::string>;

// One frame, and its first question.
struct Run
{
    explicit Run(std::vector<Step> steps)
        : p{{{std::move(steps)}}, 77}
    {
        play::advance<Script>(p, &events, nullptr);
    }
    Run &answer(int number)
    {
        events.clear();
        play::advance<Script>(p, &events, &number);
        return *this;
    }

    Script::Position p;
    Events events;
};

void tst_Advance::itRunsToTheNextQuestion()
{
    Run run({note(1), ask(10), note(2), note(3), ask(20), kDone});
    QCOMPARE(run.events, Events{"note 1"});
    QCOMPARE(run.p.pending, 10);
    run.answer(5);
    QCOMPARE(run.events, (Events{"answer 5", "note 2", "note 3"}));
    QCOMPARE(run.p.pending, 20);
    run.answer(6);
    QCOMPARE(run.p.pending, 0);
    QVERIFY(run.p.stack.empty());
}

void tst_Advance::withoutFramesTheGameIsOver()
{
    Script::Position p{{}, 77};
    Events events;
    play::advance<Script>(p, &events, nullptr);
    QCOMPARE(p.pending, 0);
    QVERIFY(events.empty());
}

void tst_Advance::anAnswerIsHeardOnce()
{
    Run run({ask(10), ask(20), kDone});
    run.answer(5);
    QCOMPARE(run.events, Events{"answer 5"});
    QCOMPARE(run.p.pending, 20);

    Run caller({ask(10), call({ask(20), back(1)}), kDone});
    caller.answer(5);
    QCOMPARE(caller.events, Events{"answer 5"});
    QCOMPARE(caller.p.pending, 20);
}

void tst_Advance::aResultReachesWhoCalledAndIsHeardOnce()
{
    const Run run({call({back(5)}), call({call({back(6)}), back(7)}), kDone});
    QCOMPARE(run.events, (Events{"result 5", "result 6", "result 7"}));
}

void tst_Advance::whoIsDoneGivesTheDefaultResult()
{
    const Run run({call({back(5)}), call({kDone}), kDone});
    QCOMPARE(run.events, (Events{"result 5", "result -1"}));
}

void tst_Advance::whoReplacesAnotherAnswersToItsCaller()
{
    Run run({call({ask(10), replace({ask(20), back(9)}), back(8)}), kDone});
    QCOMPARE(run.p.stack.size(), std::size_t{2});
    run.answer(5);
    QCOMPARE(run.p.pending, 20);
    QCOMPARE(run.p.stack.size(), std::size_t{2});
    run.answer(6);
    QCOMPARE(run.events, (Events{"answer 6", "result 9"}));
    QVERIFY(run.p.stack.empty());
}

void tst_Advance::aCalledFrameRunsBeforeItsCallerGoesOn()
{
    Run run({note(1), call({note(2), ask(10), note(3), back(4)}), note(5), kDone});
    QCOMPARE(run.events, (Events{"note 1", "note 2"}));
    run.answer(6);
    QCOMPARE(run.events, (Events{"answer 6", "note 3", "result 4", "note 5"}));
}

void tst_Advance::askingInsteadOfHearingTheAnswerIsABug()
{
    Run run({{Step::Kind::Deaf, 10}});
    QCOMPARE(run.p.pending, 10);
    QVERIFY(!abortOf([&] { run.answer(5); }).empty());
}

void tst_Advance::theStageIsSetByNext()
{
    struct Staged
    {
        enum class Stage : std::uint8_t { First, Second } stage = Stage::First;
    } frame;
    play::next(frame, Staged::Stage::Second);
    QVERIFY(frame.stage == Staged::Stage::Second);
}

HW_PLAIN_TEST(tst_Advance)

} // namespace hexwerk::tst_advance

#include "tst_advance.moc"

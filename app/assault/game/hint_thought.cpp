#include "app/assault/game/hint_thought.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include "core/assault/mind/searcher.h"

#include <chrono>
#include <limits>
#include <random>

namespace hexwerk::assault::ui {

static constexpr double kHintSeconds = 1;
static constexpr int kHintGames = 10; // in large scenarios that takes longer

HintThought::HintThought(QObject *parent)
    : QObject(parent)
{
    m_thread.setMaxThreadCount(1);
}

HintThought::~HintThought()
{
    cancel();
    m_thread.waitForDone();
}

void HintThought::cancel()
{
    if (m_isRushed)
        *m_isRushed = true;
    m_isRushed.reset();
}

static Advice adviceOn(const play::View<Position> &view,
                       const std::shared_ptr<std::atomic_bool> &isRushed)
{
    const auto now = [isRushed] {
        const auto time = std::chrono::steady_clock::now().time_since_epoch();
        return *isRushed ? std::numeric_limits<double>::infinity()
                         : std::chrono::duration<double>(time).count();
    };
    Searcher searcher(view.position().setting, std::random_device()(),
                      {.seconds = kHintSeconds, .now = now, .games = kHintGames});
    return searcher.advise(view);
}

void HintThought::begin(const play::View<Position> &view)
{
    cancel();
    m_isRushed = std::make_shared<std::atomic_bool>(false);
    auto *watcher = new QFutureWatcher<Advice>(this);
    connect(watcher, &QFutureWatcher<Advice>::finished, this,
            [this, watcher, isRushed = m_isRushed] {
                watcher->deleteLater();
                if (isRushed != m_isRushed)
                    return;
                m_isRushed.reset();
                emit thought(watcher->result());
            });
    watcher->setFuture(QtConcurrent::run(
        &m_thread, [view, isRushed = m_isRushed] { return adviceOn(view, isRushed); }));
}

} // namespace hexwerk::assault::ui

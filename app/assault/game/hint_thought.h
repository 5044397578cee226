// What a computer player would do, thought about beside the window.
#pragma once

#include <QObject>
#include <QThreadPool>

#include "core/assault/mind/advice.h"
#include "core/play/speaker.h"

#include <atomic>
#include <memory>

namespace hexwerk::assault::ui {

class HintThought final : public QObject
{
    Q_OBJECT

public:
    explicit HintThought(QObject *parent);
    ~HintThought() override;

    // Instead of what it thought about before. Told by thought(), after about a second.
    void begin(const play::View<Position> &view);
    // Nothing more is told.
    void cancel();
    bool isThinking() const { return m_isRushed != nullptr; }

signals:
    void thought(const hexwerk::assault::Advice &advice);

private:
    QThreadPool m_thread;
    std::shared_ptr<std::atomic_bool> m_isRushed; // null: it does not think
};

} // namespace hexwerk::assault::ui

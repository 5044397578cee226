// What comes from mouse and keyboard, before any widget hears it: which of both was used last, and
// keys that were meant for the question before.
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include "app/assault/game/play_game.h"
#include "editor/assault/canvas/map_canvas.h"

#include <vector>

namespace hexwerk::assault::ui {

class PlayInput final : public QObject
{
    Q_OBJECT

public:
    // `answers` take the answer to the open question.
    PlayInput(MapCanvas &canvas, std::vector<const QWidget *> answers, QObject *parent);

    Origin origin() const { return m_origin; }
    void setOrigin(Origin origin) { m_origin = origin; }
    // A finger cannot point without a click: the first one shows what the second would do.
    bool pointsFirst() const;
    // Milliseconds for which no key answers a question that has just come up; 0: at once.
    void setPause(int pause) { m_pause = pause; }
    // The open question follows so many orders. If that is another one, the pause begins.
    void noteQuestion(std::size_t orders);

signals:
    // A key was not used.
    void cameTooEarly();
    void hidingKeyReleased();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isTooEarly(const QObject &watched, const QEvent &event) const;

    static constexpr int kPause = 250;

    MapCanvas &m_canvas;
    const std::vector<const QWidget *> m_answers;
    Origin m_origin = Origin::Mouse;
    int m_pause = kPause;
    QElapsedTimer m_asked;               // since the open question came up
    std::size_t m_askedAfter = SIZE_MAX; // orders
};

} // namespace hexwerk::assault::ui

// What the game is about: briefing, victory conditions and how they stand, the status board,
// objectives and losses.
#pragma once

#include <QPixmap>
#include <QTextBrowser>

#include "core/assault/position.h"

#include <vector>

namespace hexwerk {

class ScenarioView final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ScenarioView(QWidget *parent = nullptr);

    void showScenario(const assault::Position &p);

protected:
    // Pictures of tracks: "track:0".
    QVariant loadResource(int type, const QUrl &name) override;

private:
    QString tracksHtml(const assault::Position &p);

    std::vector<QPixmap> m_tracks;
};

} // namespace hexwerk

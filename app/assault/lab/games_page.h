// Games of a study that are worth looking at; each can be replayed and opened.
#pragma once

#include <QFutureWatcher>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include "core/assault/lab/studied_game.h"
#include "core/lab/report.h"
#include "editor/assault/document/shared_data.h"

#include <atomic>
#include <optional>

namespace hexwerk::assault::ui {

class GamesPage final : public QWidget
{
    Q_OBJECT

public:
    // `start`: the position of the scenario that is studied.
    GamesPage(Scenario scenario, Position start, SharedData library, QWidget *parent = nullptr);
    ~GamesPage() override;

    // Games played by another build of the program cannot be replayed.
    void show(const lab::Report &report, bool isOfThisBuild);

signals:
    // The game is in this file only.
    void gameWanted(const QString &keptFile);

protected:
    void changeEvent(QEvent *event) override;

private:
    void openOrCancel();
    void openPlayed();
    void showState();
    void retranslate();

    const Scenario m_scenario;
    const Position m_start;
    const SharedData m_library;
    lab::StudyHead m_head;
    std::vector<lab::NotableGame> m_shown;
    bool m_isOfThisBuild = true;
    QFutureWatcher<std::optional<GameFile>> m_playing;
    std::atomic_bool m_isCancelled = false;

    QListWidget *m_games;
    QPushButton *m_open;
    QLabel *m_said;
};

} // namespace hexwerk::assault::ui

// Whether a scenario is fair: many games between players who want to win, in the background, and
// what came of them. The editor goes on meanwhile.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>

#include "app/assault/lab/figure_chart.h"
#include "app/assault/lab/games_page.h"
#include "app/assault/lab/heat_map.h"
#include "app/assault/lab/study_run.h"
#include "app/assault/lab/versions_page.h"
#include "editor/assault/document/shared_data.h"
#include "editor/panels/text_browser.h"
#include "editor/paper/sheet_output.h"

#include <array>
#include <optional>
#include <utility>

namespace hexwerk::assault::ui {

class BalanceDialog final : public QDialog
{
    Q_OBJECT

public:
    // `start`: a game of the scenario before its first order, whose setting has no minefields;
    // `scene`: its map.
    BalanceDialog(Scenario scenario, Position start, MapScene scene, SharedData library,
                  QWidget *parent = nullptr);

    const lab::Report &report() const { return m_report; }
    // Milliseconds of play from which on results are not discarded without a question.
    void setDear(qint64 milliseconds) { m_dear = milliseconds; }

    // What the file of the scenario says, where that is something else.
    void setSaved(std::optional<Scenario> saved) { m_versions->setSaved(std::move(saved)); }

    // Asks before results that took long are lost.
    bool mayDiscard();
    void reject() override;

signals:
    // A game of the study, which is in this file only.
    void gameWanted(const QString &keptFile);
    // A version that was studied instead of the scenario as it was.
    void versionWanted(const hexwerk::assault::Scenario &before,
                       const hexwerk::assault::Scenario &after);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeQuestions();
    QWidget *makeResults();
    lab::StudyHead headAsked(const Scenario &scenario, const Position &start) const;
    void beginOrCancel();
    void holdOrGoOn();
    void count();
    // New games begin, which are not kept yet.
    void beginsToCount();
    bool hasResults() const;
    void showState();
    void showChart();
    void showMap();
    void exportResults();
    void askForResults();
    // Why the file was not taken. Empty if its results are shown.
    QString readResults(const QString &path);
    // By the ending of the name. Empty if it was written.
    std::optional<editor::OutputFailure> write(const QString &path);
    QString reportHtml();
    void retranslate();

    const Scenario m_scenario;
    const Position m_start;
    const SharedData m_library;
    StudyRun m_run;
    lab::Report m_report;
    QElapsedTimer m_sinceBegin;
    qint64 m_took = 0;    // milliseconds of play
    bool m_isKept = true; // all results there are
    qint64 m_dear = 30'000;
    std::vector<Figure> m_figures;

    QLabel *m_words;
    std::array<QLabel *, 2> m_playerLabels = {};
    std::array<QComboBox *, 2> m_players = {};
    QLabel *m_pairsLabel;
    QSpinBox *m_pairs;
    QCheckBox *m_untilClear;
    QLabel *m_marginLabel;
    QSpinBox *m_margin;
    QLabel *m_seedLabel;
    QSpinBox *m_seed;
    QPushButton *m_begin;
    QPushButton *m_hold;
    QPushButton *m_export;
    QPushButton *m_read;
    QProgressBar *m_progress;
    QTabWidget *m_pages;
    editor::TextBrowser *m_summary;
    QComboBox *m_figure;
    FigureChart *m_chart;
    QComboBox *m_tally;
    QComboBox *m_side;
    HeatMap *m_map;
    GamesPage *m_games;
    VersionsPage *m_versions;
};

} // namespace hexwerk::assault::ui

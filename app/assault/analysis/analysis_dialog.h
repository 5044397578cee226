// How a game went: the curve of the chance to win, its turning points, and the decisions that cost
// most. It stays open beside the game, which shows what is chosen in it.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>

#include "app/assault/analysis/chance_curve.h"
#include "app/assault/analysis/game_analysis.h"

namespace hexwerk::assault::ui {

class AnalysisDialog final : public QDialog
{
    Q_OBJECT

public:
    // A game of so many orders; `end`: the chance of side 0 where it stands now.
    struct Game
    {
        std::vector<AnalysisTask> tasks = {};
        std::size_t orders = 0;
        double end = 0.5;
    };
    AnalysisDialog(Game game, QWidget *parent);

    // The moment that the game shows.
    void setMoment(std::optional<std::size_t> orders) { m_curve->setMoment(orders); }

signals:
    void momentWanted(std::size_t order);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void toggle();
    void refresh();
    void showCurve(const std::vector<Judged> &judged, const std::vector<Swing> &swings);
    void showRows(const std::vector<Judged> &judged, const std::vector<Swing> &swings);
    QTreeWidgetItem *addGroup(const QString &title);
    void addRow(QTreeWidgetItem *group, std::size_t order, const QStringList &cells);
    const Position &positionOf(const Judged &judged) const;
    QString doneText(const Judged &judged) const;

    Game m_game;
    GameAnalysis m_analysis;
    QComboBox *m_depth;
    QPushButton *m_toggle;
    QProgressBar *m_progress;
    ChanceCurve *m_curve;
    QLabel *m_words;
    QTreeWidget *m_rows;
    QPushButton *m_close;
};

} // namespace hexwerk::assault::ui

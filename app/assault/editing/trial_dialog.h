// Random games of a scenario in the background, and what came of them. The editor goes on
// meanwhile.
#pragma once

#include <QDialog>
#include <QFutureWatcher>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

#include "core/assault/aside/trial.h"
#include "editor/panels/text_browser.h"

namespace hexwerk::assault::ui {

class TrialDialog final : public QDialog
{
    Q_OBJECT

public:
    // `start`: a game before its first order.
    explicit TrialDialog(Position start, QWidget *parent = nullptr);
    ~TrialDialog() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void startOrCancel();
    void showFigures();
    void retranslate();

    const Position m_start;
    TrialFigures m_figures;
    QFutureWatcher<TrialFigures> m_games;
    QLabel *m_words;
    QLabel *m_countLabel;
    QSpinBox *m_count;
    QPushButton *m_run;
    QProgressBar *m_progress;
    editor::TextBrowser *m_result;
};

} // namespace hexwerk::assault::ui

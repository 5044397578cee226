// Many campaigns in the background, and what came of them. The editor goes on meanwhile.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QFutureWatcher>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

#include "core/assault/campaign/campaign_trial.h"
#include "core/assault/mind/level.h"
#include "editor/panels/text_browser.h"

#include <array>

namespace hexwerk::assault::ui {

class CampaignTrialDialog final : public QDialog
{
    Q_OBJECT

public:
    // `start`: a campaign before its first order.
    explicit CampaignTrialDialog(CampaignPosition start, QWidget *parent = nullptr);
    ~CampaignTrialDialog() override;

    const CampaignFigures &figures() const { return m_figures; }

signals:
    // So far.
    void counted(const hexwerk::assault::CampaignFigures &figures);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makePlayers(class QGridLayout &grid);
    std::array<Level, 2> levels() const;
    void makeChances();
    BattleChances chances() const;
    void startOrCancel();
    void showFigures();
    QString battlesHtml() const;
    QString endsHtml() const;
    QString sidesHtml() const;
    QString lengthsHtml() const;
    QString battleName(std::size_t battle) const;
    QString sideName(SideIndex side) const;
    void retranslate();

    const CampaignPosition m_start;
    CampaignFigures m_figures;
    QFutureWatcher<CampaignFigures> m_trials;
    QLabel *m_words;
    std::array<QLabel *, 2> m_playerLabels = {};
    std::array<QComboBox *, 2> m_players = {}; // by side
    QLabel *m_countLabel;
    QSpinBox *m_count;
    QPushButton *m_run;
    QProgressBar *m_progress;
    QTableWidget *m_chances; // a row a battle
    editor::TextBrowser *m_result;
};

} // namespace hexwerk::assault::ui

#include "app/assault/campaign_editing/campaign_trial_dialog.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPromise>
#include <QThread>
#include <QVBoxLayout>
#include <QtConcurrent>

#include "app/assault/answer/opponent_choice.h"
#include "app/basis/dialog_size.h"
#include "core/mind/score.h"
#include "editor/assault/campaign/campaign_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kMostCampaigns = 100'000;
static constexpr int kMostBattlesOfTrial = 200;
static constexpr int kUsualCampaigns = 100;
static constexpr int kRolloutsOfTrial = 100;   // of who looks ahead
static constexpr qint64 kBetweenFigures = 300; // milliseconds
enum ChanceColumn {
    BattleColumn,
    ExpectedColumn,
    WinColumn,
    DrawColumn,
    LossesColumn,
    kChanceColumns
};

// By random orders alone, plans are random too.
static TrialPlayers playersOf(const std::array<Level, 2> &levels)
{
    if (levels == std::array{Level::Random, Level::Random})
        return {};
    return {.make = [levels](const Position &battle, SideIndex side, std::uint64_t seed) {
        return computerPlayer({levels[side]}, battle.setting, seed, {.rollouts = kRolloutsOfTrial});
    }};
}

// On all cores; which of them plays a campaign makes no difference.
static void playCampaigns(QPromise<CampaignFigures> &promise, const CampaignPosition &start,
                          const BattleChances &chances, const std::array<Level, 2> &levels,
                          int count)
{
    TrialPlayers players = playersOf(levels);
    players.isStopped = [&promise] { return promise.isCanceled(); };
    promise.setProgressRange(0, count);
    CampaignFigures figures = campaignFigures(start.campaign());
    std::mutex mutex;
    std::atomic<int> next = 0;
    QElapsedTimer sinceResult;
    sinceResult.start();
    const auto work = [&] {
        for (int i = next++; i < count && !promise.isCanceled(); i = next++) {
            const auto trial = trialCampaign(start, static_cast<std::uint64_t>(i) + 1, chances,
                                             kMostBattlesOfTrial, players);
            const std::scoped_lock lock(mutex);
            if (promise.isCanceled()) // it may have been broken off
                return;
            figures.add(trial);
            promise.setProgressValue(figures.campaigns);
            if (sinceResult.elapsed() >= kBetweenFigures) {
                promise.addResult(figures);
                sinceResult.restart();
            }
        }
    };
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < QThread::idealThreadCount(); ++i)
            others.emplace_back(work);
        work();
    }
    promise.addResult(figures);
}

CampaignTrialDialog::CampaignTrialDialog(CampaignPosition start, QWidget *parent)
    : QDialog(parent)
    , m_start(std::move(start))
    , m_figures(campaignFigures(m_start.campaign()))
    , m_words(new QLabel(this))
    , m_countLabel(new QLabel(this))
    , m_count(new QSpinBox(this))
    , m_run(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_chances(new QTableWidget(this))
    , m_result(new editor::TextBrowser(this))
{
    setObjectName(QStringLiteral("trial-campaigns"));
    m_words->setWordWrap(true);
    m_count->setRange(1, kMostCampaigns);
    m_count->setValue(kUsualCampaigns);
    m_countLabel->setBuddy(m_count);
    m_run->setDefault(true);
    m_progress->setRange(0, 1);
    m_progress->setValue(0);
    auto *grid = new QGridLayout;
    makePlayers(*grid);
    auto *row = new QHBoxLayout;
    row->addWidget(m_countLabel);
    row->addWidget(m_count);
    row->addWidget(m_run);
    row->addWidget(m_progress, 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_words);
    column->addLayout(grid);
    column->addLayout(row);
    column->addWidget(m_chances, 1);
    column->addWidget(m_result, 2);
    makeChances();
    resizeToText(*this, 106, 42);
    connect(m_run, &QPushButton::clicked, this, &CampaignTrialDialog::startOrCancel);
    connect(&m_trials, &QFutureWatcherBase::progressValueChanged, m_progress,
            &QProgressBar::setValue);
    connect(&m_trials, &QFutureWatcherBase::resultReadyAt, this, [this](int place) {
        m_figures = m_trials.resultAt(place);
        showFigures();
        emit counted(m_figures);
    });
    connect(&m_trials, &QFutureWatcherBase::finished, this, &CampaignTrialDialog::retranslate);
    retranslate();
}

CampaignTrialDialog::~CampaignTrialDialog()
{
    m_trials.disconnect(this);
    m_trials.cancel();
    m_trials.waitForFinished();
}

void CampaignTrialDialog::makePlayers(QGridLayout &grid)
{
    for (std::size_t side = 0; side < m_players.size(); ++side) {
        m_playerLabels[side] = new QLabel(this);
        m_players[side] = new QComboBox(this);
        m_players[side]->setObjectName(QStringLiteral("player-%1").arg(side + 1));
        m_playerLabels[side]->setBuddy(m_players[side]);
        m_playerLabels[side]->setTextFormat(Qt::PlainText);
        grid.addWidget(m_playerLabels[side], 0, static_cast<int>(2 * side));
        grid.addWidget(m_players[side], 0, static_cast<int>(2 * side) + 1);
        grid.setColumnStretch(static_cast<int>(2 * side) + 1, 1);
    }
}

std::array<Level, 2> CampaignTrialDialog::levels() const
{
    return {static_cast<Level>(m_players[0]->currentData().toInt()),
            static_cast<Level>(m_players[1]->currentData().toInt())};
}

void CampaignTrialDialog::makeChances()
{
    const auto &battles = m_start.campaign().battles;
    m_chances->setColumnCount(kChanceColumns);
    m_chances->setRowCount(static_cast<int>(battles.size()));
    m_chances->verticalHeader()->hide();
    m_chances->setSelectionMode(QAbstractItemView::NoSelection);
    m_chances->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_chances->horizontalHeader()->setSectionResizeMode(BattleColumn, QHeaderView::Stretch);
    for (int i = 0; i < m_chances->rowCount(); ++i) {
        auto *name = new QTableWidgetItem;
        name->setFlags(Qt::ItemIsEnabled);
        m_chances->setItem(i, BattleColumn, name);
        auto *expected = new QTableWidgetItem;
        expected->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
        expected->setCheckState(Qt::Unchecked);
        m_chances->setItem(i, ExpectedColumn, expected);
        for (const auto &[at, value] :
             {std::pair(WinColumn, 50), std::pair(DrawColumn, 0), std::pair(LossesColumn, 25)}) {
            auto *box = new QSpinBox;
            box->setRange(0, 100);
            box->setSuffix(QStringLiteral(" %"));
            box->setValue(value);
            box->setEnabled(false);
            m_chances->setCellWidget(i, at, box);
        }
        // What is left of a hundred.
        auto *win = static_cast<QSpinBox *>(m_chances->cellWidget(i, WinColumn));
        auto *draw = static_cast<QSpinBox *>(m_chances->cellWidget(i, DrawColumn));
        connect(win, &QSpinBox::valueChanged, draw,
                [draw](int value) { draw->setMaximum(100 - value); });
        draw->setMaximum(100 - win->value());
    }
    connect(m_chances, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem *item) {
        if (item->column() != ExpectedColumn)
            return;
        for (int at = WinColumn; at < kChanceColumns; ++at)
            m_chances->cellWidget(item->row(), at)->setEnabled(item->checkState() == Qt::Checked);
    });
}

BattleChances CampaignTrialDialog::chances() const
{
    BattleChances all(m_start.campaign().battles.size());
    for (int i = 0; i < m_chances->rowCount(); ++i) {
        const auto value = [&](int at) {
            return static_cast<QSpinBox *>(m_chances->cellWidget(i, at))->value();
        };
        if (m_chances->item(i, ExpectedColumn)->checkState() == Qt::Checked)
            all[static_cast<std::size_t>(i)] =
                BattleChance{value(WinColumn), value(DrawColumn), value(LossesColumn)};
    }
    return all;
}

void CampaignTrialDialog::startOrCancel()
{
    if (m_trials.isRunning())
        return m_trials.cancel();
    m_progress->setRange(0, m_count->value());
    m_trials.setFuture(
        QtConcurrent::run(playCampaigns, m_start, chances(), levels(), m_count->value()));
    retranslate();
}

static QString cellsHtml(const QStringList &cells)
{
    QString html;
    for (const QString &cell : cells)
        html += QStringLiteral("<td>%1&nbsp;&nbsp;</td>").arg(cell.toHtmlEscaped());
    return QStringLiteral("<tr>%1</tr>").arg(html);
}

static QString tableHtml(const QString &title, const QString &rows)
{
    return QStringLiteral("<p><b>%1</b></p><table cellspacing=\"2\">%2</table>")
        .arg(title.toHtmlEscaped(), rows);
}

static int inPercent(double share)
{
    return static_cast<int>(std::lround(100 * share));
}

// With its interval at 95 percent; nothing where nothing was played.
static QString share(int part, int whole)
{
    if (whole == 0)
        return QStringLiteral("–");
    const mind::Interval range = mind::intervalOf(part, whole);
    //: a share in percent, and its interval
    return CampaignTrialDialog::tr("%1 % (%2 to %3)")
        .arg(inPercent(double(part) / whole))
        .arg(inPercent(range.low))
        .arg(inPercent(range.high));
}

static QString average(int sum, int count)
{
    return QLocale().toString(count == 0 ? 0.0 : double(sum) / count, 'f', 1);
}

QString CampaignTrialDialog::battleName(std::size_t battle) const
{
    const CampaignBattle &one = m_start.campaign().battles[battle];
    const QString title = editor::inWindowLanguage(one.title);
    const QString scenario =
        editor::inWindowLanguage(m_start.setting->grounds[battle].scenario.title);
    return !title.isEmpty() ? title : !scenario.isEmpty() ? scenario : editor::toQString(one.id);
}

QString CampaignTrialDialog::sideName(SideIndex side) const
{
    return CampaignText(m_start.campaign(), {}).side(m_start.campaign().sides[side].id);
}

QString CampaignTrialDialog::battlesHtml() const
{
    QString rows = cellsHtml({tr("Battle"), tr("Reached"), sideName(0), sideName(1), tr("Draw"),
                              tr("Strength at its start")});
    for (std::size_t i = 0; i < m_figures.reached.size(); ++i) {
        const int fought = m_figures.fought(i);
        const auto &won = m_figures.won[i];
        rows += cellsHtml({battleName(i), share(m_figures.reached[i], m_figures.campaigns),
                           share(won[0], fought), share(won[1], fought), share(won[2], fought),
                           //: strength points of the two sides, on average
                           tr("%1 : %2").arg(average(m_figures.strength[i][0], fought),
                                             average(m_figures.strength[i][1], fought))});
    }
    return tableHtml(tr("Battles"), rows);
}

QString CampaignTrialDialog::endsHtml() const
{
    const BattleGrounds none;
    const CampaignText text(m_start.campaign(), none);
    QString rows;
    for (std::size_t i = 0; i < m_figures.ends.size(); ++i)
        for (std::size_t r = 0; r < m_figures.ends[i].size(); ++r) {
            const BattleResult &result = m_start.campaign().battles[i].results[r];
            const int count = m_figures.ends[i][r];
            if (count == 0 && !result.next.empty())
                continue;
            rows += cellsHtml({battleName(i),
                               result.next.empty() ? text.end(result) : tr("by a track or length"),
                               QString::number(count), share(count, m_figures.campaigns)});
        }
    if (m_figures.endless > 0)
        rows += cellsHtml({tr("Without end"),
                           {},
                           QString::number(m_figures.endless),
                           share(m_figures.endless, m_figures.campaigns)});
    return tableHtml(tr("Ends"), rows);
}

QString CampaignTrialDialog::sidesHtml() const
{
    QString rows;
    int decided = 0;
    for (SideIndex side = 0; side < 2; ++side) {
        decided += m_figures.wins[side];
        rows += cellsHtml(
            {sideName(side),
             tr("campaigns won: %1").arg(share(m_figures.wins[side], m_figures.campaigns)),
             tr("units lost: %1 of %2")
                 .arg(average(m_figures.lost[side], m_figures.campaigns),
                      average(m_figures.cores[side], m_figures.campaigns))});
    }
    rows += cellsHtml({tr("Draw"), share(m_figures.campaigns - m_figures.endless - decided,
                                         m_figures.campaigns)});
    return tableHtml(tr("Sides"), rows);
}

QString CampaignTrialDialog::lengthsHtml() const
{
    QString rows;
    for (std::size_t i = 0; i < m_figures.lengths.size(); ++i)
        if (m_figures.lengths[i] > 0)
            rows += cellsHtml({tr("%n battle(s)", nullptr, static_cast<int>(i) + 1),
                               share(m_figures.lengths[i], m_figures.campaigns)});
    return tableHtml(tr("Length"), rows);
}

void CampaignTrialDialog::showFigures()
{
    m_result->setHtml(
        m_figures.campaigns == 0
            ? QString()
            : QStringLiteral("<h3>%1</h3>").arg(tr("Campaigns: %1").arg(m_figures.campaigns)) +
                  battlesHtml() + endsHtml() + sidesHtml() + lengthsHtml());
}

void CampaignTrialDialog::retranslate()
{
    setWindowTitle(
        tr("Trial campaigns – %1").arg(editor::inWindowLanguage(m_start.campaign().title)));
    m_words->setText(
        tr("Computer players fight whole campaigns and restore units between battles. If you know "
           "the odds of a battle better, tick it and enter them; its map conditions are then met "
           "half the time. The chart shows how often each battle and end is reached. Brackets "
           "show 95 % intervals."));
    for (SideIndex side = 0; side < m_players.size(); ++side) {
        m_playerLabels[side]->setText(tr("%1:").arg(sideName(side)));
        m_players[side]->setAccessibleName(tr("Player: %1").arg(sideName(side)));
        m_players[side]->setToolTip(
            tr("The player of this side. With random orders on both sides, plans are random, too"));
        OpponentChoice::offerForManyGames(*m_players[side]);
    }
    m_countLabel->setText(tr("&Campaigns:"));
    m_count->setAccessibleName(tr("Campaigns"));
    m_count->setToolTip(tr("Number of campaigns to play"));
    m_run->setText(m_trials.isRunning() ? tr("&Cancel") : tr("&Start"));
    m_run->setToolTip(m_trials.isRunning() ? tr("Stop now; unfinished campaigns do not count")
                                           : tr("Play the campaigns"));
    m_progress->setAccessibleName(tr("Campaigns played"));
    m_result->setAccessibleName(tr("Results of the campaigns"));
    m_result->setPlaceholderText(tr("No campaigns have been played yet."));
    m_chances->setAccessibleName(tr("Expected results"));
    m_chances->horizontalHeader()->setAccessibleName(m_chances->accessibleName());
    m_chances->setHorizontalHeaderLabels(
        {tr("Battle"), tr("Expected"), tr("Win: %1").arg(sideName(0)), tr("Draw"), tr("Losses")});
    for (int i = 0; i < m_chances->rowCount(); ++i) {
        const QString name = battleName(static_cast<std::size_t>(i));
        m_chances->item(i, BattleColumn)->setText(name);
        for (const auto &[at, text] : {std::pair(WinColumn, tr("%1: chance of a win").arg(name)),
                                       std::pair(DrawColumn, tr("%1: chance of a draw").arg(name)),
                                       std::pair(LossesColumn, tr("%1: losses").arg(name))})
            m_chances->cellWidget(i, at)->setAccessibleName(text);
    }
    showFigures();
}

void CampaignTrialDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace hexwerk::assault::ui

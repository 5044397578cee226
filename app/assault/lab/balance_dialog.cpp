#include "app/assault/lab/balance_dialog.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QScreen>
#include <QVBoxLayout>

#include "app/assault/answer/opponent_choice.h"
#include "app/assault/lab/balance_text.h"
#include "core/assault/files/assault_rules.h"
#include "editor/assault/text/play_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kMostPairsAsked = 100'000;
static constexpr int kUsualPairs = 200;
static constexpr int kMostShardsHere = 400; // each takes memory
static constexpr int kRolloutsOfVeteran = 100;

static constexpr std::array kMaps = {lab::Tally::Fire, lab::Tally::Targets, lab::Tally::Losses,
                                     lab::Tally::Moves, lab::Tally::Held};

BalanceDialog::BalanceDialog(Scenario scenario, Position start, MapScene scene, SharedData library,
                             QWidget *parent)
    : QDialog(parent)
    , m_scenario(std::move(scenario))
    , m_start(std::move(start))
    , m_library(std::move(library))
    , m_words(new QLabel(this))
    , m_pairsLabel(new QLabel(this))
    , m_pairs(new QSpinBox(this))
    , m_untilClear(new QCheckBox(this))
    , m_marginLabel(new QLabel(this))
    , m_margin(new QSpinBox(this))
    , m_seedLabel(new QLabel(this))
    , m_seed(new QSpinBox(this))
    , m_begin(new QPushButton(this))
    , m_hold(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_read(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_pages(new QTabWidget(this))
    , m_summary(new editor::TextBrowser(this))
    , m_figure(new QComboBox(this))
    , m_chart(new FigureChart(this))
    , m_tally(new QComboBox(this))
    , m_side(new QComboBox(this))
    , m_map(new HeatMap(std::move(scene), this))
    , m_games(new GamesPage(m_scenario, m_start, m_library, this))
    , m_versions(new VersionsPage(
          m_scenario, m_library,
          [this](const Scenario &version, const Position &begun) {
              return headAsked(version, begun);
          },
          this))
{
    setObjectName(QStringLiteral("balance"));
    m_pairs->setObjectName(QStringLiteral("pairs"));
    m_begin->setObjectName(QStringLiteral("begin"));
    m_read->setObjectName(QStringLiteral("read"));
    m_words->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_words);
    column->addWidget(makeQuestions());
    column->addWidget(makeResults(), 1);
    resize(QSize(760, 680).boundedTo(screen()->availableSize() * 0.95));
    connect(m_begin, &QPushButton::clicked, this, &BalanceDialog::beginOrCancel);
    connect(m_hold, &QPushButton::clicked, this, &BalanceDialog::holdOrGoOn);
    connect(m_export, &QPushButton::clicked, this, &BalanceDialog::exportResults);
    connect(m_read, &QPushButton::clicked, this, &BalanceDialog::askForResults);
    connect(m_games, &GamesPage::gameWanted, this, &BalanceDialog::gameWanted);
    connect(m_figure, &QComboBox::currentIndexChanged, this, &BalanceDialog::showChart);
    connect(m_tally, &QComboBox::currentIndexChanged, this, &BalanceDialog::showMap);
    connect(m_side, &QComboBox::currentIndexChanged, this, &BalanceDialog::showMap);
    connect(&m_run, &StudyRun::counted, this, &BalanceDialog::count);
    connect(&m_run, &StudyRun::finished, this, &BalanceDialog::count);
    connect(m_versions, &VersionsPage::runningChanged, this, [this] {
        if (m_versions->isRunning())
            beginsToCount();
        showState();
    });
    connect(m_versions, &VersionsPage::progressed, this, [this](int played, int asked) {
        m_progress->setRange(0, asked);
        m_progress->setValue(played);
        if (m_versions->isRunning())
            m_took = m_sinceBegin.elapsed();
    });
    connect(m_versions, &VersionsPage::versionWanted, this, &BalanceDialog::versionWanted);
    retranslate();
}

QWidget *BalanceDialog::makeQuestions()
{
    auto *box = new QWidget(this);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins({});
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        m_playerLabels[i] = new QLabel(box);
        m_players[i] = new QComboBox(box);
        m_playerLabels[i]->setBuddy(m_players[i]);
        grid->addWidget(m_playerLabels[i], 0, static_cast<int>(2 * i));
        grid->addWidget(m_players[i], 0, static_cast<int>(2 * i) + 1);
    }
    m_pairs->setRange(1, kMostPairsAsked);
    m_pairs->setValue(kUsualPairs);
    m_pairsLabel->setBuddy(m_pairs);
    m_margin->setRange(1, 25);
    m_margin->setValue(5);
    m_marginLabel->setBuddy(m_margin);
    m_seed->setRange(1, 999'999);
    m_seedLabel->setBuddy(m_seed);
    m_untilClear->setChecked(true);
    grid->addWidget(m_pairsLabel, 1, 0);
    grid->addWidget(m_pairs, 1, 1);
    grid->addWidget(m_marginLabel, 1, 2);
    grid->addWidget(m_margin, 1, 3);
    grid->addWidget(m_seedLabel, 2, 0);
    grid->addWidget(m_seed, 2, 1);
    grid->addWidget(m_untilClear, 2, 2, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    auto *row = new QHBoxLayout;
    m_begin->setDefault(true);
    m_progress->setRange(0, 1);
    m_progress->setValue(0);
    row->addWidget(m_begin);
    row->addWidget(m_hold);
    row->addWidget(m_progress, 1);
    row->addWidget(m_read);
    row->addWidget(m_export);
    grid->addLayout(row, 3, 0, 1, 4);
    return box;
}

QWidget *BalanceDialog::makeResults()
{
    const auto page = [this](std::initializer_list<QComboBox *> choices, QWidget *shown) {
        auto *box = new QWidget(m_pages);
        auto *column = new QVBoxLayout(box);
        auto *row = new QHBoxLayout;
        for (QComboBox *choice : choices)
            row->addWidget(choice);
        row->addStretch();
        column->addLayout(row);
        column->addWidget(shown, 1);
        m_pages->addTab(box, {});
    };
    m_pages->addTab(m_summary, {});
    page({m_figure}, m_chart);
    page({m_tally, m_side}, m_map);
    m_pages->addTab(m_games, {});
    m_pages->addTab(m_versions, {});
    m_figure->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return m_pages;
}

lab::StudyHead BalanceDialog::headAsked(const Scenario &scenario, const Position &start) const
{
    std::array<lab::Opponent, 2> opponents;
    for (std::size_t i = 0; i < opponents.size(); ++i)
        opponents[i] = opponentOf({static_cast<Level>(m_players[i]->currentData().toInt())},
                                  kRolloutsOfVeteran);
    lab::StudyHead head = studyOf(ScenarioHead(scenario), *m_library, start, opponents);
    head.pairs = m_pairs->value();
    head.shards = std::min(head.pairs, kMostShardsHere);
    head.seed = std::to_string(m_seed->value());
    return head;
}

void BalanceDialog::beginOrCancel()
{
    if (m_run.isRunning())
        return m_run.cancel();
    if (const auto unfit = unfitFor(m_start)) {
        m_summary->setPlainText(BalanceText::unfit(*unfit, m_start));
        return;
    }
    m_progress->setRange(0, m_pairs->value());
    m_progress->setValue(0);
    beginsToCount();
    m_run.begin(m_start, {.head = headAsked(m_scenario, m_start),
                          .margin = m_margin->value() / 100.0,
                          .isUntilClear = m_untilClear->isChecked()});
    count();
}

void BalanceDialog::beginsToCount()
{
    m_isKept = false;
    m_took = 0;
    m_sinceBegin.start();
}

bool BalanceDialog::hasResults() const
{
    return m_report.total.finished() > 0 || !m_versions->html().isEmpty();
}

bool BalanceDialog::mayDiscard()
{
    if (m_isKept || m_took < m_dear)
        return true;
    QMessageBox box(QMessageBox::Question, tr("Discard results"),
                    tr("Discard the results of this study?"),
                    QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("discard-study"));
    box.setInformativeText(tr("They have not been exported. Each game can be played again with "
                              "the same seed."));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Discard;
}

void BalanceDialog::reject()
{
    if (mayDiscard())
        QDialog::reject();
}

void BalanceDialog::holdOrGoOn()
{
    m_run.setPaused(!m_run.isPaused());
    showState();
}

// Leaves a list alone that is open and has not changed.
static void offer(QComboBox *choice, const QStringList &names)
{
    QStringList offered;
    for (int i = 0; i < choice->count(); ++i)
        offered.append(choice->itemText(i));
    if (offered == names)
        return;
    const QSignalBlocker quiet(choice);
    const int chosen = std::max(0, choice->currentIndex());
    choice->clear();
    choice->addItems(names);
    choice->setCurrentIndex(std::min(chosen, choice->count() - 1));
}

// What has been played so far.
void BalanceDialog::count()
{
    if (m_run.isRunning())
        m_took = m_sinceBegin.elapsed();
    m_report = m_run.report();
    m_progress->setValue(m_run.pairsPlayed());
    if (m_report.total.finished() > 0)
        m_summary->setHtml(BalanceText::html(m_report, m_start));
    else
        m_summary->clear();
    m_figures = figuresOf(m_report, m_start);
    QStringList titles;
    for (const Figure &figure : m_figures)
        titles.append(figure.title);
    offer(m_figure, titles);
    m_games->show(m_report, m_report.head.engine == lab::engineBuild());
    showChart();
    showMap();
    showState();
}

void BalanceDialog::showState()
{
    const bool isRunning = m_run.isRunning();
    const bool isBusy = isRunning || m_versions->isRunning();
    m_begin->setEnabled(!m_versions->isRunning());
    m_versions->setBusy(isRunning);
    m_begin->setText(isRunning ? tr("&Cancel") : tr("&Start"));
    m_begin->setToolTip(isRunning ? tr("Stop; what has been played stays") : tr("Play the games"));
    m_hold->setText(m_run.isPaused() ? tr("C&ontinue") : tr("&Pause"));
    m_hold->setToolTip(m_run.isPaused() ? tr("Play on") : tr("Wait after the current games"));
    m_hold->setEnabled(isRunning);
    m_summary->setPlaceholderText(isRunning ? tr("The first games are being played.")
                                            : tr("No games have been played yet."));
    m_export->setEnabled(!isBusy && hasResults());
    m_read->setEnabled(!isBusy);
    for (QWidget *question : std::initializer_list<QWidget *>{m_players[0], m_players[1], m_pairs,
                                                              m_margin, m_seed, m_untilClear})
        question->setEnabled(!isBusy);
}

void BalanceDialog::showChart()
{
    const int place = m_figure->currentIndex();
    m_chart->setVisible(place >= 0);
    if (place >= 0)
        m_chart->show(m_figures[static_cast<std::size_t>(place)]);
}

void BalanceDialog::showMap()
{
    const auto tally = kMaps[static_cast<std::size_t>(std::max(0, m_tally->currentIndex()))];
    const auto side = static_cast<std::size_t>(std::max(0, m_side->currentIndex()));
    m_map->show(m_report.total.find({tally, m_start.setting->scenario.sides[side].id}),
                m_report.total.finished());
}

void BalanceDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void BalanceDialog::retranslate()
{
    setWindowTitle(
        tr("Balance – %1").arg(editor::inWindowLanguage(m_start.setting->scenario.title)));
    m_words->setText(tr("The computer plays the scenario in its current state against itself, in "
                        "pairs of games in which the players exchange their sides."));
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        m_playerLabels[i]->setText(i == 0 ? tr("Player &1:") : tr("Player &2:"));
        m_players[i]->setAccessibleName(i == 0 ? tr("Player 1") : tr("Player 2"));
        OpponentChoice::offerForManyGames(*m_players[i]);
    }
    m_pairsLabel->setText(tr("Pairs of &games:"));
    m_pairs->setAccessibleName(tr("Pairs of games"));
    m_pairs->setToolTip(tr("At most; 200 pairs show a tilt of ten points"));
    m_marginLabel->setText(tr("Balanced &within:"));
    m_margin->setAccessibleName(tr("Balanced within"));
    m_margin->setSuffix(tr(" points"));
    m_margin->setToolTip(tr("How far from 50 % of the games won either side may be"));
    m_seedLabel->setText(tr("S&eed:"));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed gives the same games"));
    m_untilClear->setText(tr("Stop as soon as it is c&lear"));
    m_export->setText(tr("E&xport..."));
    m_export->setToolTip(tr("Save a report, the figures, the chart shown or the results"));
    m_export->setIcon(editor::icon(QStringLiteral("save")));
    m_read->setText(tr("Open &results..."));
    m_read->setToolTip(tr("Show results that were saved earlier or on other machines"));
    m_progress->setAccessibleName(tr("Pairs played"));
    m_summary->setAccessibleName(tr("Result"));
    m_pages->setTabText(0, tr("Result"));
    m_pages->setTabText(1, tr("Charts"));
    m_pages->setTabText(2, tr("Maps"));
    m_pages->setTabText(3, tr("Games"));
    m_pages->setTabText(4, tr("Versions"));
    m_figure->setAccessibleName(tr("Chart shown"));
    m_tally->setAccessibleName(tr("What the map shows"));
    m_side->setAccessibleName(tr("Side"));
    offer(m_tally, {tr("Where its units fired from"), tr("What its units fired at"),
                    tr("Where its units were lost"), tr("Where its units moved"),
                    tr("Where its units stood at the end of turns")});
    offer(m_side, {PlayText::side(m_start, 0), PlayText::side(m_start, 1)});
    count();
}

} // namespace hexwerk::assault::ui

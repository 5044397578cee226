#include "app/assault/editing/trial_dialog.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QHBoxLayout>
#include <QPromise>
#include <QScreen>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kMostTrials = 10'000;
static constexpr int kUsualGames = 200;
static constexpr qint64 kBetweenResults = 200; // milliseconds

static void playGames(QPromise<TrialFigures> &promise, const Position &start, int games)
{
    promise.setProgressRange(0, games);
    TrialFigures figures = trialFigures(start);
    QElapsedTimer sinceResult;
    sinceResult.start();
    while (figures.games < games && !promise.isCanceled()) {
        figures.add(trialGame(start, static_cast<std::uint64_t>(figures.games) + 1));
        promise.setProgressValue(figures.games);
        if (sinceResult.elapsed() < kBetweenResults)
            continue;
        promise.addResult(figures);
        sinceResult.restart();
    }
    promise.addResult(figures);
}

TrialDialog::TrialDialog(Position start, QWidget *parent)
    : QDialog(parent)
    , m_start(std::move(start))
    , m_figures(trialFigures(m_start))
    , m_words(new QLabel(this))
    , m_countLabel(new QLabel(this))
    , m_count(new QSpinBox(this))
    , m_run(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_result(new editor::TextBrowser(this))
{
    setObjectName(QStringLiteral("trial"));
    m_words->setWordWrap(true);
    m_count->setRange(1, kMostTrials);
    m_count->setValue(kUsualGames);
    m_countLabel->setBuddy(m_count);
    m_run->setDefault(true);
    m_progress->setRange(0, 1);
    m_progress->setValue(0);
    auto *row = new QHBoxLayout;
    row->addWidget(m_countLabel);
    row->addWidget(m_count);
    row->addWidget(m_run);
    row->addWidget(m_progress, 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_words);
    column->addLayout(row);
    column->addWidget(m_result, 1);
    resize(QSize(560, 600).boundedTo(screen()->availableSize() * 0.95));
    connect(m_run, &QPushButton::clicked, this, &TrialDialog::startOrCancel);
    connect(&m_games, &QFutureWatcherBase::progressValueChanged, m_progress,
            &QProgressBar::setValue);
    connect(&m_games, &QFutureWatcherBase::resultReadyAt, this, [this](int place) {
        m_figures = m_games.resultAt(place);
        showFigures();
    });
    connect(&m_games, &QFutureWatcherBase::finished, this, &TrialDialog::retranslate);
    retranslate();
}

TrialDialog::~TrialDialog()
{
    m_games.disconnect(this);
    m_games.cancel();
    m_games.waitForFinished();
}

void TrialDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void TrialDialog::startOrCancel()
{
    if (m_games.isRunning())
        return m_games.cancel();
    m_progress->setRange(0, m_count->value());
    m_games.setFuture(QtConcurrent::run(playGames, m_start, m_count->value()));
    retranslate();
}

static QString row(const QStringList &cells)
{
    QString html;
    for (const QString &cell : cells)
        html += QStringLiteral("<td>%1&nbsp;&nbsp;</td>").arg(cell.toHtmlEscaped());
    return QStringLiteral("<tr>%1</tr>").arg(html);
}

static QString section(const QString &title, const QString &rows)
{
    return QStringLiteral("<p><b>%1</b></p><table cellspacing=\"2\">%2</table>")
        .arg(title.toHtmlEscaped(), rows);
}

static QString percent(int part, int whole)
{
    return QStringLiteral("%1 %").arg(whole == 0 ? 0 : (100 * part + whole / 2) / whole);
}

static QString winsHtml(const Position &start, const TrialFigures &figures)
{
    QString rows;
    for (std::size_t side = 0; side < figures.wins.size(); ++side)
        rows +=
            row({PlayText::side(start, static_cast<SideIndex>(side)),
                 QString::number(figures.wins[side]), percent(figures.wins[side], figures.games)});
    rows += row({TrialDialog::tr("Draw"), QString::number(figures.draws),
                 percent(figures.draws, figures.games)});
    return section(TrialDialog::tr("Games won"), rows);
}

static QString lengthsHtml(const TrialFigures &figures)
{
    QString rows;
    for (std::size_t turn = 0; turn < figures.lengths.size(); ++turn)
        if (figures.lengths[turn] > 0)
            rows += row({TrialDialog::tr("Turn %1").arg(turn + 1),
                         QString::number(figures.lengths[turn]),
                         percent(figures.lengths[turn], figures.games)});
    return section(TrialDialog::tr("Final turn"), rows);
}

static QString lossesHtml(const Position &start, const TrialFigures &figures)
{
    QString rows;
    const auto each = [&](int number) {
        return QLocale().toString(double(number) / figures.games, 'f', 1);
    };
    for (std::size_t side = 0; side < figures.lost.size(); ++side)
        //: %1 and %2 are numbers of units, on average
        rows += row({PlayText::side(start, static_cast<SideIndex>(side)),
                     TrialDialog::tr("%1 of %2 units")
                         .arg(each(figures.lost[side]), each(figures.units[side])),
                     percent(figures.lost[side], figures.units[side])});
    return section(TrialDialog::tr("Average losses per game"), rows);
}

static QString objectivesHtml(const Position &start, const TrialFigures &figures)
{
    const auto &objectives = start.setting->scenario.objectives;
    QString rows;
    for (std::size_t i = 0; i < objectives.size(); ++i)
        rows +=
            row({PlayText::objective(objectives[i]),
                 figures.reached[i] == 0 ? TrialDialog::tr("never changed hands")
                                         : TrialDialog::tr("changed hands in %1 of the games")
                                               .arg(percent(figures.reached[i], figures.games))});
    return rows.isEmpty() ? rows : section(TrialDialog::tr("Objectives"), rows);
}

void TrialDialog::showFigures()
{
    m_result->setHtml(
        m_figures.games == 0
            ? QString()
            : QStringLiteral("<h3>%1</h3>").arg(tr("Random play, games: %1").arg(m_figures.games)) +
                  winsHtml(m_start, m_figures) + lossesHtml(m_start, m_figures) +
                  objectivesHtml(m_start, m_figures) + lengthsHtml(m_figures));
}

void TrialDialog::retranslate()
{
    setWindowTitle(
        tr("Trial run – %1").arg(editor::inWindowLanguage(m_start.setting->scenario.title)));
    m_words->setText(tr("Plays the scenario in its current state with random orders that favour "
                        "fire and contact. It shows whether the scenario works and which places no "
                        "unit reaches, not how good players would do."));
    m_countLabel->setText(tr("&Games:"));
    m_count->setAccessibleName(tr("Games"));
    m_count->setToolTip(tr("Number of games to play"));
    m_run->setText(m_games.isRunning() ? tr("&Cancel") : tr("&Start"));
    m_run->setToolTip(m_games.isRunning() ? tr("Stop after the current game")
                                          : tr("Play the games"));
    m_progress->setAccessibleName(tr("Games played"));
    m_result->setAccessibleName(tr("Results of the games"));
    m_result->setPlaceholderText(tr("No games have been played yet."));
    showFigures();
}

} // namespace hexwerk::assault::ui

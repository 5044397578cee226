#include "app/assault/lab/games_page.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include "app/assault/lab/balance_text.h"
#include "app/basis/file_path.h"
#include "app/table/game_files.h"
#include "core/assault/files/assault_rules.h"

#include <memory>
#include <utility>

namespace hexwerk::assault::ui {

GamesPage::GamesPage(Scenario scenario, Position start, SharedData library, QWidget *parent)
    : QWidget(parent)
    , m_scenario(std::move(scenario))
    , m_start(std::move(start))
    , m_library(std::move(library))
    , m_games(new QListWidget(this))
    , m_open(new QPushButton(this))
    , m_said(new QLabel(this))
{
    m_games->setObjectName(QStringLiteral("notable-games"));
    m_games->setWordWrap(true);
    m_open->setObjectName(QStringLiteral("open-game"));
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    auto *row = new QHBoxLayout;
    row->addWidget(m_open);
    row->addWidget(m_said, 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_games, 1);
    column->addLayout(row);
    connect(m_open, &QPushButton::clicked, this, &GamesPage::openOrCancel);
    connect(m_games, &QListWidget::itemActivated, this, [this] {
        if (m_open->isEnabled() && !m_playing.isRunning())
            openOrCancel();
    });
    connect(m_games, &QListWidget::currentRowChanged, this, &GamesPage::showState);
    connect(&m_playing, &QFutureWatcherBase::finished, this, &GamesPage::openPlayed);
    retranslate();
}

GamesPage::~GamesPage()
{
    m_isCancelled = true;
    m_playing.waitForFinished();
}

void GamesPage::show(const lab::Report &report, bool isOfThisBuild)
{
    if (m_playing.isRunning() || (m_shown == report.games && m_head == report.head))
        return;
    m_head = report.head;
    m_shown = report.games;
    m_isOfThisBuild = isOfThisBuild;
    m_said->clear();
    retranslate();
}

void GamesPage::openOrCancel()
{
    if (m_playing.isRunning()) {
        m_isCancelled = true;
        return;
    }
    const std::int64_t game = m_shown[static_cast<std::size_t>(m_games->currentRow())].game;
    m_isCancelled = false;
    m_said->setText(tr("Replaying the game."));
    m_playing.setFuture(QtConcurrent::run([this, game, head = m_head] {
        return studiedGame(std::make_shared<ScenarioHead>(m_scenario), *m_library, m_start, head,
                           game, [this] { return m_isCancelled.load(); });
    }));
    showState();
}

void GamesPage::openPlayed()
{
    showState();
    const std::optional<GameFile> game = m_playing.result();
    m_said->clear();
    if (m_isCancelled)
        return;
    if (!game)
        return m_said->setText(tr("The game could not be replayed."));
    QString file;
    {
        editor::LockedFiles files(keptGamesIn(keptGamesFolder()));
        file = files.file(1);
        if (const WriteResult written = writeGame(toPath(file), *game); !written)
            return m_said->setText(
                tr("%1 could not be written: %2")
                    .arg(QDir::toNativeSeparators(file),
                         QString::fromStdString(written.error().reason.message())));
    }
    emit gameWanted(file);
}

void GamesPage::showState()
{
    const bool isPlaying = m_playing.isRunning();
    m_games->setEnabled(!isPlaying);
    m_open->setEnabled(isPlaying || (m_isOfThisBuild && m_games->currentRow() >= 0));
    m_open->setText(isPlaying ? tr("C&ancel") : tr("Open ga&me"));
    m_open->setToolTip(isPlaying ? tr("Stop replaying the game")
                                 : tr("Replay this game and show it with its log"));
}

void GamesPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void GamesPage::retranslate()
{
    m_games->setAccessibleName(tr("Games worth a look"));
    const int chosen = std::max(0, m_games->currentRow());
    m_games->clear();
    for (const lab::NotableGame &game : m_shown)
        m_games->addItem(BalanceText::notable(game, m_start));
    m_games->setCurrentRow(std::min(chosen, m_games->count() - 1));
    if (!m_isOfThisBuild)
        m_said->setText(tr("These games were played by another version of the program, so they "
                           "cannot be replayed here."));
    showState();
}

} // namespace hexwerk::assault::ui

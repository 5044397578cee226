#include "app/assault/campaign/campaign_page.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/assault/answer/opponent_choice.h"
#include "app/assault/campaign/campaign_story.h"
#include "app/assault/campaign/campaign_words.h"
#include "app/assault/campaign/players_dialog.h"
#include "app/assault/campaign/unit_story.h"
#include "app/assault/campaign/way_chart.h"
#include "app/basis/book_event.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

CampaignPage::CampaignPage(SharedData library, QString folder, QWidget *parent)
    : CampaignView(parent)
    , m_session(std::move(library), std::move(folder))
    , m_title(new QLabel(this))
    , m_head(new QLabel(this))
    , m_tracks(new StatusBoard(this))
    , m_views(new QTabWidget(this))
    , m_roster(new RosterView(this))
    , m_chart(new CampaignChart(CampaignChart::For::Reading, this))
    , m_calendar(new CampaignCalendar(this))
    , m_story(new QTextBrowser(this))
    , m_question(new QLabel(this))
    , m_refusal(new QLabel(this))
    , m_ways(new QHBoxLayout)
{
    setObjectName(QStringLiteral("campaign"));
    m_decide = button("decide", &CampaignPage::decide);
    m_takeResult = button("take-result", &CampaignPage::takeResult);
    m_play = button("play-battle", &CampaignPage::playBattle);
    m_playAtTable = button("play-at-table", &CampaignPage::playAtTable);
    m_tell = button("tell-result", &CampaignPage::tellResult);
    m_read = button("read-game", &CampaignPage::readGame);
    m_roll = button("roll", &CampaignPage::roll);
    m_rename = button("rename", &CampaignPage::rename);
    m_players = button("players", &CampaignPage::choosePlayers);
    m_takeBack = button("take-back", &CampaignPage::takeBack);
    m_saveCopy = button("save-copy", &CampaignPage::saveCopy);
    m_saveReport = button("save-report", &CampaignPage::saveReport);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_title->setFont(large);
    for (QLabel *label : {m_title, m_head, m_question, m_refusal}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_story->setOpenLinks(false);
    m_refusal->setObjectName(QStringLiteral("said"));
    m_refusal->hide();
    m_views->setObjectName(QStringLiteral("campaign-views"));
    m_views->setDocumentMode(true);
    for (QWidget *view : {static_cast<QWidget *>(m_roster), static_cast<QWidget *>(m_chart),
                          static_cast<QWidget *>(m_calendar)})
        m_views->addTab(view, {});
    auto *middle = new QSplitter(this);
    middle->addWidget(m_views);
    middle->addWidget(m_story);
    middle->setStretchFactor(0, 3);
    middle->setStretchFactor(1, 2);
    middle->setSizes({3000, 1000}); // in this proportion
    auto *steps = new QHBoxLayout;
    for (QPushButton *one : {m_decide, m_takeResult, m_play, m_playAtTable, m_tell, m_read, m_roll})
        steps->addWidget(one);
    steps->addLayout(m_ways);
    steps->addStretch(1);
    auto *always = new QHBoxLayout; // so that German fits
    always->addWidget(m_rename);
    always->addWidget(m_takeBack);
    always->addWidget(m_players);
    always->addStretch(1);
    always->addWidget(m_saveCopy);
    always->addWidget(m_saveReport);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_head);
    column->addWidget(m_tracks);
    column->addWidget(middle, 1);
    column->addWidget(m_question);
    column->addWidget(m_refusal);
    column->addLayout(steps);
    column->addLayout(always);
    connect(&m_session, &CampaignSession::changed, this, [this] {
        say({});
        fill();
        emit changed();
    });
    connect(&m_session, &CampaignSession::refused, this,
            [this](const Refusal &refusal) { say(RefusalText::withRule(refusal)); });
    connect(&m_session, &CampaignSession::saveFailed, this, [this](const WriteFailure &failure) {
        say(tr("The campaign cannot be saved: %1.")
                .arg(QString::fromStdString(failure.reason.message())));
    });
    connect(&m_session, &CampaignSession::differs, this,
            [this](std::size_t order, const QString &copy) {
                //: %1 is the number of an order, %2 a file
                say(tr("The campaign could not be replayed beyond order %1. The original file "
                       "was saved as %2.")
                        .arg(order - 1)
                        .arg(QDir::toNativeSeparators(copy)));
            });
    connect(&m_session, &CampaignSession::gameDamaged, this, [this](int battle) {
        //: %1 is a file, %2 the number of a battle
        say(tr("%1: the game of battle %2 is damaged. The campaign continues without it.")
                .arg(QFileInfo(m_session.path()).fileName())
                .arg(battle));
    });
    connect(&m_session, &CampaignSession::battleRestored, this, [this](const QString &copy) {
        say(tr("The campaign has a later state of the battle's game than the file beside it, so "
               "the game continues from there. The older file was saved as %1.")
                .arg(QDir::toNativeSeparators(copy)));
    });
    connect(&m_session, &CampaignSession::gameNotKept, this, [this](int battle) {
        say(tr("The game of battle %1 is too large to save with the campaign. Keep its own file.")
                .arg(battle));
    });
    connect(m_story, &QTextBrowser::anchorClicked, this, &CampaignPage::follow);
    connect(m_views, &QTabWidget::currentChanged, this, &CampaignPage::fillStory);
    connect(m_roster, &RosterView::chosenChanged, this, &CampaignPage::fillStory);
    connect(m_chart, &CampaignChart::battleChosen, this, &CampaignPage::fillStory);
    connect(m_chart, &CampaignChart::scenarioWanted, this, &CampaignPage::openBattle);
    connect(m_chart, &CampaignChart::formWanted, this, &CampaignPage::openBattle);
    connect(m_calendar, &QTableWidget::itemSelectionChanged, this, &CampaignPage::fillStory);
    m_tracks->setActive();
    connect(m_tracks, &StatusBoard::ruleWanted, this,
            [this](const QString &rule) { wantBook(*this, rule); });
    retranslate();
}

void CampaignPage::say(const QString &sentence)
{
    m_refusal->setText(sentence);
    m_refusal->setVisible(!sentence.isEmpty());
}

QPushButton *CampaignPage::button(const char *name, void (CampaignPage::*act)())
{
    auto *one = new QPushButton(this);
    one->setObjectName(QString::fromLatin1(name));
    connect(one, &QPushButton::clicked, this, act);
    return one;
}

std::vector<Problem> CampaignPage::open(const QString &path)
{
    return m_session.open(path);
}

QString CampaignPage::title() const
{
    if (!isRunning())
        return {};
    const Campaign &campaign = m_session.position().campaign();
    const QString title = editor::inWindowLanguage(campaign.title);
    return title.isEmpty() ? editor::toQString(campaign.id) : title;
}

void CampaignPage::look()
{
    if (!isRunning())
        return;
    m_session.keepBattle();
    fillSteps();
}

void CampaignPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    CampaignView::changeEvent(event);
}

void CampaignPage::retranslate()
{
    m_tracks->setRules(QStringLiteral("H14.10a"), QStringLiteral("H14.10b"),
                       tr("The results of battles move these markers."));
    m_views->setTabText(0, tr("Roster"));
    m_views->setTabText(1, tr("Chart"));
    m_views->setTabText(2, tr("Calendar"));
    m_chart->setAccessibleName(tr("Chart"));
    m_story->setAccessibleName(tr("Story"));
    m_takeResult->setText(tr("Take the &result of the game"));
    m_takeResult->setToolTip(tr("Continue the campaign with the result of the battle's game"));
    m_play->setText(tr("P&lay the battle"));
    m_play->setToolTip(tr("Open the game of the battle with the core units"));
    m_playAtTable->setText(tr("Play &at the table"));
    m_playAtTable->setToolTip(tr("Follow the battle at a real table: with your own dice, and the "
                                 "players decide instead of the rules"));
    m_tell->setText(tr("Enter the res&ult..."));
    m_tell->setToolTip(tr("Enter how a battle at a real table ended"));
    m_read->setText(tr("Read a &game file..."));
    m_read->setToolTip(tr("Use the result of a game of this battle that was played elsewhere"));
    m_roll->setText(tr("R&oll for the next battle"));
    m_roll->setToolTip(tr("Each battle is equally likely"));
    m_rename->setText(tr("Re&name..."));
    m_rename->setToolTip(tr("Give the selected unit another name (F2)"));
    m_rename->setShortcut(Qt::Key_F2);
    m_players->setText(tr("Computer pla&yers..."));
    m_players->setToolTip(
        tr("Choose whether a player or the computer plays the battles of a side"));
    m_takeBack->setText(tr("Take &back"));
    m_takeBack->setToolTip(tr("Take back the last decision, until the next battle begins"));
    m_saveCopy->setText(tr("Save a &copy..."));
    m_saveCopy->setToolTip(tr("The campaign is saved after every step; keep a copy elsewhere"));
    m_saveReport->setText(tr("&Save the report..."));
    m_saveReport->setToolTip(tr("The story of the campaign with pictures, as a web page or PDF"));
    if (isRunning())
        fill();
}

void CampaignPage::fill()
{
    fillHead();
    m_roster->show(m_session.position());
    showWay(*m_chart, m_session.position());
    m_calendar->show(m_session.position());
    fillStory();
    fillSteps();
}

void CampaignPage::fillHead()
{
    const CampaignPosition &p = m_session.position();
    m_title->setText(title());
    QStringList words;
    const int fought = static_cast<int>(p.fought.size());
    words << (p.campaign().length
                  ? tr("%1 of at most %2 battles fought").arg(fought).arg(*p.campaign().length)
                  : tr("%n battle(s) fought", nullptr, fought));
    if (const QString date = CampaignWords::date(p.nextBattle().date); !date.isEmpty())
        words << date;
    if (p.campaign().carryOver.replacements == ReplacementRule::Points)
        for (SideIndex side = 0; side < 2; ++side)
            words << tr("%1: %n replacement point(s)", nullptr, p.points[side])
                         .arg(CampaignWords::side(p, side));
    for (SideIndex side = 0; side < 2; ++side)
        if (const auto computer = computerOf(m_session.players(), p.campaign().sides[side].id))
            //: %1 is a side, %2 the strength of the computer
            words << tr("%1: the computer (%2)")
                         .arg(CampaignWords::side(p, side), OpponentChoice::name(*computer));
    m_head->setText(words.join(QStringLiteral(" · ")));
    Scenario board; // as which the status board knows the tracks
    board.tracks = p.campaign().tracks;
    for (const CampaignSide &side : p.campaign().sides)
        board.sides.push_back({.id = side.id, .colour = side.colour, .name = side.name});
    m_tracks->show(shownTracks(board, p.tracks));
    m_tracks->setVisible(!p.tracks.empty());
}

// The number of the battle when it was fought last, or is next; empty: it has not been reached.
static std::optional<int> lastNumberOf(const CampaignPosition &p, std::size_t battle)
{
    if (p.battle == battle && !CampaignWords::now(p).isEmpty())
        return p.battleNumber();
    for (std::size_t i = p.fought.size(); i-- > 0;)
        if (p.fought[i].battle == battle)
            return static_cast<int>(i) + 1;
    return std::nullopt;
}

void CampaignPage::fillStory()
{
    if (!isRunning())
        return;
    m_rename->setEnabled(m_views->currentWidget() == m_roster && !m_roster->chosen().empty() &&
                         CampaignPlay::isAnnouncement(m_session.position()));
    m_story->setHtml(story());
}

QString CampaignPage::story()
{
    const CampaignPosition &p = m_session.position();
    const QWidget *view = m_views->currentWidget();
    if (view == m_roster) {
        const std::string chosen = m_roster->chosen();
        for (const CoreNow &core : p.cores)
            if (core.id == chosen)
                return UnitStory::page(m_session, core);
    } else if (const auto number = m_calendar->chosen(); number && view == m_calendar)
        return CampaignStory::battle(m_session, *number);
    else if (const auto battle = m_chart->chosen(); battle && view == m_chart) {
        const auto place = lastNumberOf(p, *battle);
        return place ? CampaignStory::battle(m_session, *place) : CampaignStory::ahead(p, *battle);
    }
    return CampaignStory::now(m_session);
}

void CampaignPage::openBattle(std::size_t battle)
{
    const CampaignPosition &p = m_session.position();
    if (p.question == CampaignQuestion::Battle && battle == p.battle)
        return playBattle();
    const auto number = lastNumberOf(p, battle);
    const QString path = number ? m_session.fileOfGame(*number) : QString();
    if (path.isEmpty())
        return say(tr("There is no game of this battle to open."));
    emit momentWanted(path, m_session.ordersOf(*number));
}

void CampaignPage::follow(const QUrl &link)
{
    if (link.scheme() == QLatin1String("rule"))
        return wantBook(*this, link.path());
    const int battle = link.path().section(u':', 0, 0).toInt();
    const QString path = m_session.fileOfGame(battle);
    if (path.isEmpty())
        return say(tr("The game of battle %1 cannot be opened.").arg(battle));
    emit momentWanted(path, link.path().section(u':', 1, 1).toInt());
}

} // namespace hexwerk::assault::ui

#include "app/assault/campaign/campaign_page.h"

#include <QDir>
#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/assault/campaign/campaign_words.h"
#include "app/assault/campaign/core_picture.h"
#include "app/assault/campaign/plan_dialog.h"
#include "app/assault/campaign/unit_story.h"
#include "app/basis/book_event.h"
#include "app/basis/file_path.h"
#include "core/assault/campaign/campaign_plan.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kCoreId = Qt::UserRole;
static constexpr int kPicture = 40; // pixels

CampaignPage::CampaignPage(SharedData library, QString folder, QWidget *parent)
    : CampaignView(parent)
    , m_session(std::move(library), std::move(folder))
    , m_title(new QLabel(this))
    , m_head(new QLabel(this))
    , m_sides(new QTabBar(this))
    , m_search(new QLineEdit(this))
    , m_roster(new QTableWidget(0, kColumns, this))
    , m_story(new QTextBrowser(this))
    , m_question(new QLabel(this))
    , m_refusal(new QLabel(this))
    , m_ways(new QHBoxLayout)
{
    setObjectName(QStringLiteral("campaign"));
    m_decide = button("decide", &CampaignPage::decide);
    m_takeResult = button("take-result", &CampaignPage::takeResult);
    m_play = button("play-battle", &CampaignPage::playBattle);
    m_tell = button("tell-result", &CampaignPage::tellResult);
    m_read = button("read-game", &CampaignPage::readGame);
    m_roll = button("roll", &CampaignPage::roll);
    m_rename = button("rename", &CampaignPage::rename);
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
    m_roster->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_roster->setSelectionMode(QAbstractItemView::SingleSelection);
    m_roster->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_roster->setTabKeyNavigation(false);
    m_roster->verticalHeader()->hide();
    m_roster->verticalHeader()->setDefaultSectionSize(kPicture + 8);
    m_roster->setIconSize({kPicture, kPicture});
    m_roster->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_roster->horizontalHeader()->setStretchLastSection(true);
    m_story->setOpenLinks(false);
    m_refusal->setObjectName(QStringLiteral("said"));
    m_refusal->hide();
    for (int tab = 0; tab < 3; ++tab)
        m_sides->addTab({});
    m_search->setObjectName(QStringLiteral("search-roster"));
    m_search->setClearButtonEnabled(true);
    auto *filters = new QHBoxLayout;
    filters->addWidget(m_sides);
    filters->addStretch(1);
    filters->addWidget(m_search);
    auto *left = new QWidget(this);
    auto *roster = new QVBoxLayout(left);
    roster->setContentsMargins({});
    roster->addLayout(filters);
    roster->addWidget(m_roster, 1);
    auto *middle = new QSplitter(this);
    middle->addWidget(left);
    middle->addWidget(m_story);
    middle->setStretchFactor(0, 3);
    middle->setStretchFactor(1, 2);
    auto *steps = new QHBoxLayout;
    for (QPushButton *one : {m_decide, m_takeResult, m_play, m_tell, m_read, m_roll})
        steps->addWidget(one);
    steps->addLayout(m_ways);
    steps->addStretch(1);
    auto *always = new QHBoxLayout; // so that German fits
    always->addWidget(m_rename);
    always->addWidget(m_takeBack);
    always->addStretch(1);
    always->addWidget(m_saveCopy);
    always->addWidget(m_saveReport);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_head);
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
                say(tr("The campaign could not be replayed beyond order %1. The file as it was "
                       "is kept: %2.")
                        .arg(order - 1)
                        .arg(QDir::toNativeSeparators(copy)));
            });
    connect(&m_session, &CampaignSession::gameDamaged, this, [this](int battle) {
        //: %1 is a file, %2 the number of a battle
        say(tr("%1: the game of battle %2 is damaged. The campaign goes on without it.")
                .arg(QFileInfo(m_session.path()).fileName())
                .arg(battle));
    });
    connect(&m_session, &CampaignSession::battleRestored, this, [this](const QString &copy) {
        say(tr("The game of the battle goes on from the campaign, which has more of its orders. "
               "The file that lay beside it is kept: %1.")
                .arg(QDir::toNativeSeparators(copy)));
    });
    connect(&m_session, &CampaignSession::gameNotKept, this, [this](int battle) {
        say(tr("The game of battle %1 is too large to be kept in the campaign. Keep its own file.")
                .arg(battle));
    });
    connect(m_sides, &QTabBar::currentChanged, this, [this] {
        fillRoster();
        fillStory();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        fillRoster();
        fillStory();
    });
    connect(m_story, &QTextBrowser::anchorClicked, this, &CampaignPage::follow);
    connect(m_roster, &QTableWidget::itemSelectionChanged, this, &CampaignPage::fillStory);
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
    m_roster->setHorizontalHeaderLabels({tr("Name"), tr("Card"), tr("Strength"), tr("Experience"),
                                         tr("Kills"), tr("Battles"), tr("Medals"), tr("State")});
    m_roster->setAccessibleName(tr("Roster"));
    m_search->setPlaceholderText(tr("Name or card"));
    m_search->setAccessibleName(tr("Find units of the roster"));
    m_story->setAccessibleName(tr("Story"));
    m_takeResult->setText(tr("Take the &result of the game"));
    m_takeResult->setToolTip(tr("The campaign goes on with how the game of the battle ended"));
    m_play->setText(tr("&Play the battle"));
    m_play->setToolTip(tr("Open the game of the battle, with the core units in it"));
    m_tell->setText(tr("&Enter the result..."));
    m_tell->setToolTip(tr("Enter how a battle at a real table ended"));
    m_read->setText(tr("Read a &game file..."));
    m_read->setToolTip(tr("Take the result of a game of this battle that was played elsewhere"));
    m_roll->setText(tr("R&oll for the next battle"));
    m_roll->setToolTip(tr("Each battle is equally likely"));
    m_rename->setText(tr("Re&name..."));
    m_rename->setToolTip(tr("Give the chosen unit another name (F2)"));
    m_rename->setShortcut(Qt::Key_F2);
    m_takeBack->setText(tr("Take &back"));
    m_takeBack->setToolTip(tr("Take back the last decision, until the next battle begins"));
    m_saveCopy->setText(tr("Save a &copy..."));
    m_saveCopy->setToolTip(tr("The campaign is saved after every step; keep a copy elsewhere"));
    m_saveReport->setText(tr("Save the repor&t..."));
    m_saveReport->setToolTip(tr("The story of the campaign with pictures, as a web page or PDF"));
    if (isRunning())
        fill();
}

void CampaignPage::fill()
{
    fillHead();
    fillRoster();
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
    for (std::size_t i = 0; i < p.tracks.size(); ++i) {
        const Track &track = p.campaign().tracks[i];
        const QString name = editor::inWindowLanguage(track.name);
        //: %1 is a track, %2 where its marker is
        words << tr("%1: %2")
                     .arg(name.isEmpty() ? editor::toQString(track.id) : name)
                     .arg(p.tracks[i]);
    }
    if (p.campaign().carryOver.replacements == ReplacementRule::Points)
        for (SideIndex side = 0; side < 2; ++side)
            words << tr("%1: %n replacement point(s)", nullptr, p.points[side])
                         .arg(CampaignWords::side(p, side));
    m_head->setText(words.join(QStringLiteral(" · ")));
    //: %1 is a side, %2 how many units it has
    const QString counted = tr("%1 (%2)");
    for (SideIndex side = 0; side < 2; ++side)
        m_sides->setTabText(
            side, counted.arg(CampaignWords::side(p, side))
                      .arg(std::count_if(p.cores.begin(), p.cores.end(),
                                         [side](const CoreNow &one) { return one.side == side; })));
    m_sides->setTabText(2, counted.arg(tr("Everyone")).arg(p.cores.size()));
}

std::string CampaignPage::chosenCore() const
{
    const auto chosen = m_roster->selectedItems();
    return chosen.isEmpty() ? std::string()
                            : m_roster->item(chosen.front()->row(), Name)
                                  ->data(kCoreId)
                                  .toString()
                                  .toStdString();
}

bool CampaignPage::isListed(const CoreNow &core) const
{
    const CampaignPosition &p = m_session.position();
    const QString words = m_search->text().trimmed();
    return (m_sides->currentIndex() == 2 || core.side == m_sides->currentIndex()) &&
           (CampaignWords::core(p, core).contains(words, Qt::CaseInsensitive) ||
            CampaignWords::card(p, core.card).contains(words, Qt::CaseInsensitive));
}

void CampaignPage::fillRoster()
{
    if (!isRunning())
        return;
    const std::string chosen = chosenCore();
    const QSignalBlocker quiet(m_roster);
    m_roster->setRowCount(0);
    for (const CoreNow &core : m_session.position().cores) {
        if (!isListed(core))
            continue;
        addToRoster(core);
        if (core.id == chosen)
            m_roster->selectRow(m_roster->rowCount() - 1);
    }
}

void CampaignPage::addToRoster(const CoreNow &core)
{
    const CampaignPosition &p = m_session.position();
    const int row = m_roster->rowCount();
    m_roster->insertRow(row);
    const auto set = [&](Column column, const QString &text) {
        auto *item = new QTableWidgetItem(text);
        if (!core.lives())
            item->setForeground(palette().placeholderText());
        m_roster->setItem(row, column, item);
        return item;
    };
    QTableWidgetItem *name = set(Name, CampaignWords::core(p, core));
    name->setIcon(corePicture(p, core, kPicture));
    name->setData(kCoreId, editor::toQString(core.id));
    set(Card, CampaignWords::card(p, core.card));
    //: strength points
    set(Strength, tr("%1 of %2").arg(core.strength).arg(p.setting->card(core.card).strength));
    set(Experience, ChoiceText::experience(experienceOf(core)));
    set(Kills, QString::number(core.kills));
    set(Battles, QString::number(core.battles));
    QStringList medals;
    for (const int medal : core.medals)
        medals << CampaignWords::medal(p, p.campaign().medals[static_cast<std::size_t>(medal)].id);
    set(Medals, QString::number(core.medals.size()))->setToolTip(medals.join(QStringLiteral(", ")));
    set(State, CampaignWords::state(p, core));
}

// What the result of a battle that was fought tells.
static QString tale(const CampaignPosition &p, std::size_t fought)
{
    const Fought &one = p.fought[fought];
    if (!one.result)
        return {};
    const BattleResult &result = p.campaign().battles[one.battle].results[*one.result];
    const QString text = editor::inWindowLanguage(result.text);
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p><i>%1</i></p>").arg(text.toHtmlEscaped());
}

// Of the unit that is chosen, else of all.
void CampaignPage::fillStory()
{
    if (!isRunning())
        return;
    const std::string chosen = chosenCore();
    m_rename->setEnabled(!chosen.empty() && CampaignPlay::isAnnouncement(m_session.position()));
    for (const CoreNow &core : m_session.position().cores)
        if (core.id == chosen)
            return m_story->setHtml(UnitStory::page(m_session, core));
    QString html;
    std::size_t fought = 0;
    for (const auto &entry : m_session.match().game().log())
        for (const CampaignEvent &event : entry.events) {
            html += QStringLiteral("<p>%1</p>")
                        .arg(CampaignWords::event(m_session.position(), event).toHtmlEscaped());
            if (event.kind == CampaignEventKind::BattleEnded)
                html += tale(m_session.position(), fought++);
        }
    if (html.isEmpty())
        m_story->setMarkdown(editor::inWindowLanguage(m_session.position().campaign().briefing));
    else
        m_story->setHtml(html);
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

void CampaignPage::fillSteps()
{
    const CampaignPosition &p = m_session.position();
    m_question->setText(CampaignWords::question(p));
    const bool isBattle = p.question == CampaignQuestion::Battle;
    const bool isOver = isBattle && QFile::exists(battlePath()) &&
                        m_session.handedIn(battlePath()).report.has_value();
    m_decide->setVisible(p.question == CampaignQuestion::Plan);
    m_decide->setText(tr("&Decide for %1...").arg(CampaignWords::side(p, p.asked)));
    m_decide->setToolTip(tr("Choose replacements, salvage and places for the next battle"));
    m_takeResult->setVisible(isOver);
    m_play->setVisible(isBattle);
    m_tell->setVisible(isBattle);
    m_read->setVisible(isBattle);
    m_roll->setVisible(p.question == CampaignQuestion::Roll);
    m_takeBack->setEnabled(canTakeBack());
    m_saveReport->setEnabled(!p.fought.empty());
    while (QLayoutItem *item = m_ways->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    if (p.question != CampaignQuestion::Choose)
        return;
    for (const std::size_t way : p.ways) {
        auto *one = new QPushButton(CampaignWords::battle(p, way), this);
        one->setObjectName(QStringLiteral("way-%1").arg(way));
        one->setToolTip(tr("This battle is next"));
        connect(one, &QPushButton::clicked, this, [this, way] {
            m_session.say(ChooseBattle{m_session.position().campaign().battles[way].id});
        });
        m_ways->addWidget(one);
    }
}

void CampaignPage::decide()
{
    PlanDialog dialog(m_session.position(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_session.say(planOf(m_session.position(), m_session.position().asked, dialog.lines()));
}

void CampaignPage::rename()
{
    const std::string chosen = chosenCore();
    QString before;
    for (const CoreNow &core : m_session.position().cores)
        if (core.id == chosen)
            before = editor::inWindowLanguage(core.name);
    QInputDialog dialog(this);
    dialog.setObjectName(QStringLiteral("rename-unit"));
    dialog.setWindowTitle(tr("Rename the unit"));
    dialog.setLabelText(tr("Name; if empty, it is called like its card"));
    dialog.setTextValue(before);
    dialog.findChild<QLineEdit *>()->setMaxLength(60);
    if (dialog.exec() != QDialog::Accepted || dialog.textValue().trimmed() == before)
        return;
    RenameCore order{chosen, {}};
    if (const QString name = dialog.textValue().trimmed(); !name.isEmpty())
        order.name[editor::windowLanguage()] = name.toStdString();
    m_session.say(order);
}

} // namespace hexwerk::assault::ui

#include "app/assault/assistant/table_assistant.h"

#include <QBoxLayout>
#include <QEvent>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>

#include "app/assault/assistant/assistant_settings.h"
#include "app/assault/assistant/attack_draft.h"
#include "app/assault/assistant/no_hint.h"
#include "app/basis/large_type.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/assault/game/passengers.h"
#include "core/assault/tabletop/told_attack.h"
#include "core/assault/tabletop/with_map.h"
#include "core/files/text_file.h"
#include "editor/assault/text/problem_text.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

// What is chosen is told by a frame as well, and so is a face that a die does not have.
static constexpr auto kTableStyle = R"(
    QWidget { font-size: %1px; }
    QPushButton#choice { border: 1px solid palette(dark); padding: 2px; background: palette(button); }
    QPushButton#choice:checked { border: 3px solid palette(highlight);
        background: rgba(90, 160, 100, 70); }
    QToolButton:checked { border: 3px solid palette(text); background: palette(base); }
    QToolButton[other="true"] { border: 1px dashed palette(dark); }
    QToolButton[other="true"]:checked { border: 3px dashed palette(text); }
    QCheckBox::indicator { width: 28px; height: 28px; }
    QMenu::item { padding: 8px 24px; }
)";

TableAssistant::TableAssistant(SharedData library, const RulesText &rules, const QString &folder,
                               QWidget *parent)
    : AssistantView(parent)
    , m_library(library)
    , m_session(library, folder)
{
    setFocusPolicy(Qt::StrongFocus);
    setStyleSheet(QString::fromLatin1(kTableStyle).arg(kLargeText));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    m_pages = new QStackedWidget(this);
    column->addWidget(m_pages);
    m_start = new TableStart(library, folder, this);
    m_attack = new AttackPage(library, rules, this);
    m_tracked = new TrackedPage(m_session, rules, this);
    m_setup = new SetupSheet(this);
    for (QWidget *page : {static_cast<QWidget *>(m_start), static_cast<QWidget *>(m_attack),
                          static_cast<QWidget *>(m_tracked), static_cast<QWidget *>(m_setup)})
        m_pages->addWidget(page);

    connect(m_start, &TableStart::attackWanted, this, &TableAssistant::beginAttacks);
    connect(m_start, &TableStart::gameWanted, this, &TableAssistant::beginGame);
    connect(m_start, &TableStart::boardWanted, this, &TableAssistant::beginOnBoard);
    connect(m_start, &TableStart::languageWanted, this, &TableAssistant::languageWanted);
    connect(m_start, &TableStart::setupWanted, this, &TableAssistant::showSetup);
    connect(m_start, &TableStart::tableWanted, this, [this](const QString &path) { resume(path); });
    connect(m_start, &TableStart::settingsChanged, m_attack, &AttackPage::applySettings);
    connect(m_start, &TableStart::leaveWanted, this, &TableAssistant::leaveWanted);
    connect(m_setup, &SetupSheet::startWanted, this, [this] { beginGame(m_setupOf); });
    connect(m_setup, &SetupSheet::leaveWanted, this, [this] { showPage(Start); });

    connect(m_attack, &AttackPage::changed, this, &TableAssistant::changed);
    connect(m_attack, &AttackPage::leaveWanted, this,
            [this] { showPage(m_isFollowing ? Tracked : Start); });
    connect(m_attack, &AttackPage::tableWanted, this, &TableAssistant::tableWanted);
    connect(m_attack, &AttackPage::trackWanted, this, &TableAssistant::track);
    connect(&m_attack->desk(), &AttackDesk::changed, this, &TableAssistant::keepDraft);
    connect(&m_attack->desk(), &AttackDesk::finished, this, &TableAssistant::keep);
    connect(&m_attack->desk(), &AttackDesk::untold, this, [this] { m_session.takeBack(); });

    connect(m_tracked, &TrackedPage::attackWanted, this, [this](UnitId attacker) {
        follow();
        const auto &units = m_session.position();
        const bool canAttack = units.game.has(attacker) && units.game.unit(attacker).isOnMap();
        showPage(Attack);
        m_attack->ask(canAttack ? counterOf(units, attacker) : TableUnit());
    });
    connect(m_tracked, &TrackedPage::menuWanted, this, &TableAssistant::openMenu);
    connect(m_tracked, &TrackedPage::leaveWanted, this, [this] { showPage(Start); });
    connect(&m_session, &TableSession::changed, this, &TableAssistant::changed);
    connect(&m_session, &TableSession::saveFailed, this, [this](const WriteFailure &failure) {
        QMessageBox::warning(
            this, tr("The game is not saved"),
            tr("The last step could not be written to %1: %2. It exists only in the program; free "
               "some disk space, then save a copy from the menu.")
                .arg(m_session.path(), QString::fromStdString(failure.reason.message())));
    });
}

std::string TableAssistant::profile() const
{
    const std::string chosen = QSettings().value(kAssistantEdition).toString().toStdString();
    return m_library->system.profiles.contains(chosen) ? chosen : TableRules().profile;
}

void TableAssistant::setLibrary(const SharedData &library)
{
    m_library = library;
    m_session.setLibrary(library);
    m_start->setLibrary(library);
    if (m_isFollowing) // a game goes on with what it has
        return;
    m_attack->desk().setData(library);
    m_hasOldData = true;
}

void TableAssistant::showPage(Page page)
{
    if (page == Start) {
        m_keepsDraft = false;
        m_session.close();
        m_isFollowing = false;
        m_start->refresh();
    }
    m_pages->setCurrentIndex(page);
    m_pages->currentWidget()->setFocus();
    if (page == Tracked)
        m_tracked->fill();
    emit changed();
}

// Of attacks that belong to no game, by the edition on the desk.
void TableAssistant::beginSession()
{
    m_session.beginWithoutScenario(m_attack->desk().rules().profile);
    m_hasOldData = false;
}

void TableAssistant::beginAttacks()
{
    m_keepsDraft = false;
    m_session.close();
    m_isFollowing = false;
    m_attack->desk().unfollow();
    m_attack->desk().setData(m_library);
    m_attack->setGame({});
    m_attack->applySettings();
    beginSession();
    showPage(Attack);
    m_keepsDraft = true;
}

void TableAssistant::keepDraft()
{
    if (m_keepsDraft && m_session.isRunning())
        m_session.keepDraft(draftOf(m_attack->desk()));
}

void TableAssistant::tellProblems(const std::vector<Problem> &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        if (lines.size() < 5)
            lines << ProblemText::withPlace(problem);
    QMessageBox::warning(this, tr("The game cannot start"),
                         tr("The scenario has errors. Fix them in the editor first.") +
                             QStringLiteral("\n\n") + lines.join(QLatin1Char('\n')));
}

void TableAssistant::beginGame(const QString &file)
{
    std::vector<Problem> problems;
    if (file.isEmpty()) {
        problems = m_session.beginWithoutScenario(profile());
    } else {
        auto read = loadScenario(file.toStdString());
        problems = std::move(read.problems);
        if (read)
            problems = m_session.begin(read.value->scenario);
    }
    showBegun(problems);
}

void TableAssistant::beginOnBoard(const QString &file)
{
    const auto text = readTextFile(file.toStdString());
    const auto read = text ? readScenario(*text.value, file.toStdString())
                           : LoadResult<ScenarioFile>{std::nullopt, text.problems};
    if (!read)
        return tellProblems(read.problems);
    emit gameWanted(*text.value, file);
}

void TableAssistant::begin(const std::string &scenario)
{
    auto read = readScenario(scenario, {});
    showBegun(read ? m_session.begin(read.value->scenario) : read.problems);
}

void TableAssistant::showBegun(const std::vector<Problem> &problems)
{
    if (!m_session.isRunning() || hasErrors(problems))
        return tellProblems(problems);
    m_keepsDraft = true;
    m_isFollowing = true;
    m_tracked->begin();
    showPage(Tracked);
}

void TableAssistant::showSetup(const QString &file)
{
    auto read = loadScenario(file.toStdString());
    if (!read)
        return tellProblems(read.problems);
    m_setupOf = file;
    m_setup->show(read.value->scenario, m_library);
    showPage(Setup);
}

void TableAssistant::resume(const QString &path, Values values)
{
    const TableSession::Resumed resumed = m_session.resume(path, values);
    if (resumed.isPlayedElsewhere)
        return m_start->refresh(tr("This game is open in another window. Close it there first."));
    if (!m_session.isRunning())
        return tellProblems(resumed.problems);
    m_keepsDraft = false;
    m_isFollowing = m_session.hasScenario() || m_session.position().game.turn > 1 ||
                    m_session.position().game.phase != Phase::Initiative;
    const std::string draft = m_session.draft();
    m_tracked->begin();
    if (m_isFollowing) {
        follow();
    } else { // one attack after the other
        std::vector<TableUnit> counters;
        for (const Unit &unit : m_session.position().game.units)
            if (unit.isOnMap())
                counters.push_back(counterOf(m_session.position(), unit.id));
        m_hasOldData = false;
        m_attack->desk().setRules(m_session.position().rules);
        m_attack->desk().unfollow(std::move(counters));
        m_attack->setGame({});
    }
    restoreDraft(m_attack->desk(), draft);
    m_keepsDraft = true;
    showPage(m_isFollowing && draft.empty() ? Tracked : Attack);
    if (resumed.differsFrom > 0)
        QMessageBox::information(this, tr("The game has changed"),
                                 tr("Step %1 and all later ones do not fit the current cards and "
                                    "tables and were left out. All steps are kept in %2.")
                                     .arg(resumed.differsFrom)
                                     .arg(path + QStringLiteral(".old")));
    else if (resumed.hasOwnValues && values == Values::Own) {
        QMessageBox question(this);
        question.setWindowTitle(tr("Cards have changed"));
        QStringList changed;
        for (const std::string &id : resumed.changed)
            changed << QString::fromStdString(id);
        //: %1 lists ids of cards and tables
        question.setText(
            tr("Changed since this game began: %1.").arg(changed.join(QStringLiteral(", "))));
        question.addButton(tr("Keep the old values"), QMessageBox::AcceptRole);
        QPushButton *todays =
            question.addButton(tr("Use the new ones"), QMessageBox::DestructiveRole);
        question.exec();
        if (question.clickedButton() == todays) {
            m_session.close();
            resume(path, Values::Todays);
        }
    }
}

// The desk has the units of the game, as they are between two actions.
void TableAssistant::follow()
{
    const TablePosition &t = m_session.position();
    FollowedUnits followed;
    TablePosition rested = t;
    std::vector<Event> none;
    endAction({rested, none});
    for (const SideIndex side : {t.toAct, enemyOf(t.toAct)})
        for (const Unit &unit : t.game.units)
            if (unit.side == side && unit.isOnMap()) {
                followed.units.push_back(counterOf(rested, unit.id));
                const std::string &id = followed.units.back().id;
                followed.sides[id] = unit.side;
                if (t.game.isDugIn(unit.at))
                    followed.dugIn.insert(id);
                if (unit.state == UnitState::Carried)
                    followed.transports[id] = t.game.setting->unitName(unit.carrier);
                if (isRider(t.game, unit))
                    followed.riders.insert(id);
            }
    for (const Unit &unit : t.game.units)
        if (!unit.isOnMap())
            followed.absent.insert(t.game.setting->unitName(unit.id));
    if (t.game.has(t.acting) && t.game.unit(t.acting).isOnMap())
        followed.acting = counterOf(t, t.acting);
    followed.mayAttack = [this](const AttackForm &form) -> Ruling<> {
        return m_session.isRunning() ? attackTimeRuling(m_session.position(), form) : Ruling<>();
    };
    m_attack->setGame(editor::inWindowLanguage(m_session.scenario().title));
    m_attack->desk().setRules(m_session.position().rules);
    m_attack->desk().follow(std::move(followed));
}

void TableAssistant::keep(const TableAttackOrder &attack)
{
    const bool hasOtherRules =
        !m_isFollowing && m_session.isRunning() &&
        (m_hasOldData || m_session.scenario().profile != m_attack->desk().rules().profile);
    if (!m_session.isRunning() || hasOtherRules)
        beginSession();
    if (!m_session.isRunning())
        return;
    if (!m_session.say(attack))
        m_session.say(attack, play::Enforce::No);
    if (!m_isFollowing)
        return;
    showPage(Tracked);
    m_tracked->turnToWhoActs();
}

// From one attack after the other to a game: its units come along.
void TableAssistant::track()
{
    m_isFollowing = true;
    m_tracked->begin();
    showPage(Tracked);
}

bool TableAssistant::canTakeBack() const
{
    switch (m_pages->currentIndex()) {
    case Attack:
        return m_attack->canTakeBack();
    case Tracked:
        return m_session.canTakeBack();
    default:
        return false;
    }
}

void TableAssistant::takeBack()
{
    if (m_pages->currentIndex() == Attack)
        m_attack->takeBack();
    else if (m_pages->currentIndex() == Tracked)
        m_tracked->takeBack();
}

void TableAssistant::openMenu(QWidget *below)
{
    QMenu menu(this);
    menu.setFont(font());
    connect(menu.addAction(tr("Save a copy …")), &QAction::triggered, this,
            &TableAssistant::saveCopy);
    if (m_session.hasScenario())
        connect(menu.addAction(tr("Continue with the map")), &QAction::triggered, this,
                &TableAssistant::goOnWithMap);
    NoHint::addTo(menu, m_session.hasScenario() ? NoHint::At::Scenario : NoHint::At::Units);
    menu.addSeparator();
    connect(menu.addAction(tr("Leave: the game is kept")), &QAction::triggered, this,
            [this] { showPage(Start); });
    menu.exec(below->mapToGlobal(QPoint(0, below->height())));
}

void TableAssistant::goOnWithMap()
{
    QMessageBox question(QMessageBox::Question, tr("Continue with the map"),
                         tr("The units keep their strength, markers and experience. Place them in "
                            "their hexes; turn %1 then starts over.")
                             .arg(m_session.position().game.turn),
                         QMessageBox::Cancel, this);
    question.setInformativeText(
        tr("Smoke and minefields are not tracked without the map: add them with “Correct”."));
    QPushButton *goOn = question.addButton(tr("Continue"), QMessageBox::AcceptRole);
    question.setDefaultButton(goOn);
    question.exec();
    if (question.clickedButton() == goOn)
        emit gameWanted(freshScenarioText(withMap(m_session.position())));
}

void TableAssistant::saveCopy()
{
    const QString path =
        editor::fileToSave(this, tr("Save a copy"), {}, tr("Games at a table (*.toml)"));
    if (path.isEmpty())
        return;
    if (const auto saved = m_session.saveCopy(path); !saved)
        QMessageBox::warning(
            this, tr("Save a copy"),
            tr("%1 could not be written: %2.")
                .arg(path, QString::fromStdString(saved.error().reason.message())));
}

// What is pressed is for the page.
void TableAssistant::focusInEvent(QFocusEvent *event)
{
    AssistantView::focusInEvent(event);
    m_pages->currentWidget()->setFocus();
}

void TableAssistant::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_pages->currentIndex() == Start)
        m_start->refresh();
    AssistantView::changeEvent(event);
}

} // namespace hexwerk::assault::ui

// Looking back: other moments of the game, marks in its log, and what might have been.
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>

#include "app/assault/beside/log_export.h"
#include "app/assault/page/play_page.h"
#include "core/files/atomic_file.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kRunPause = 700; // milliseconds from order to order
static constexpr int kResting = 80;   // milliseconds until the texts of a moment are laid out

void PlayPage::connectLog()
{
    const auto on = [this](Act act, auto slot) {
        connect(m_actions[act], &QAction::triggered, this, slot);
    };
    on(Act::LogFirst, [this] { showMoment(0); });
    on(Act::LogBack, [this] { stepLog(-1); });
    on(Act::LogRun, [this](bool isOn) { runLog(isOn); });
    on(Act::LogForth, [this] { stepLog(1); });
    on(Act::LogLast, [this] { showMoment({}); });
    on(Act::Bookmark, [this] { nameMoment(); });
    on(Act::LogNote, [this] { noteMoment(); });
    on(Act::TakeBackHere, [this] { takeBackHere(); });
    on(Act::WhatIf, [this](bool isOn) { whatIfHere(isOn); });
    on(Act::ExportLog, [this] { exportLog(); });
    m_run.setInterval(kRunPause);
    m_resting.setSingleShot(true);
    m_resting.setInterval(kResting);
    connect(&m_resting, &QTimer::timeout, this, [this] {
        if (m_look.moment())
            refreshTexts();
    });
    connect(&m_run, &QTimer::timeout, this, [this] { stepLog(1); });
    connect(m_log, &PlayLog::ruleWanted, this, &PlayPage::showRule);
    connect(m_log, &PlayLog::momentWanted, this, &PlayPage::showMoment);
    connect(&m_game, &PlayGame::marked, this, [this] {
        m_log->forget();
        m_log->follow(m_game);
        m_log->showMoment(m_look.orders());
    });
}

void PlayPage::showMoment(std::optional<std::size_t> orders)
{
    if (orders && *orders >= m_game.game().log().size())
        orders.reset();
    if (!orders)
        runLog(false);
    if (orders == m_look.moment())
        return;
    m_look.setMoment(orders);
    m_plan.forgetPoints();
    m_look.pick({});
    refresh();
    m_log->showMoment(m_look.orders());
}

void PlayPage::stepLog(int by)
{
    const std::size_t seen = m_look.orders();
    if (by > 0 || seen > 0)
        showMoment(by > 0 ? seen + 1 : seen - 1);
}

void PlayPage::runLog(bool isOn)
{
    if (isOn && !m_look.moment())
        showMoment(0);
    isOn ? m_run.start() : m_run.stop();
    m_actions[Act::LogRun]->setChecked(isOn);
}

void PlayPage::updateLogActions(bool plays)
{
    const bool runs = plays && m_game.isRunning();
    const std::size_t orders = runs ? m_game.game().log().size() : 0;
    const std::size_t seen = runs ? m_look.orders() : 0;
    const auto enable = [&](Act act, bool isOn, const QString &whyNot) {
        m_actions[act]->setEnabled(isOn);
        m_actions.explain(act, runs && !isOn ? whyNot : QString());
    };
    for (const Act act : {Act::LogFirst, Act::LogBack, Act::Bookmark, Act::LogNote})
        enable(act, seen > 0, tr("Nothing was ordered before this moment"));
    for (const Act act : {Act::LogForth, Act::LogLast, Act::TakeBackHere})
        enable(act, m_look.moment().has_value() && runs,
               tr("You look at the game as it stands now"));
    for (const Act act : {Act::LogRun, Act::ExportLog})
        enable(act, orders > 0, tr("Nothing has been ordered yet"));
    m_actions[Act::WhatIf]->setEnabled(runs);
    m_actions[Act::WhatIf]->setChecked(runs && m_game.isBranch());
}

void PlayPage::nameMoment()
{
    const std::size_t order = m_look.orders() - 1;
    bool isSure = false;
    const QString name = QInputDialog::getText(
        this, tr("Bookmark"), tr("Name of this moment; empty: no bookmark"), QLineEdit::Normal,
        QString::fromStdString(m_game.records()[order].bookmark), &isSure);
    if (isSure)
        m_game.setBookmark(order, name.trimmed());
}

void PlayPage::noteMoment()
{
    const std::size_t order = m_look.orders() - 1;
    bool isSure = false;
    const QString note = QInputDialog::getText(
        this, tr("Note"), tr("What is to be remembered; empty: nothing"), QLineEdit::Normal,
        QString::fromStdString(m_game.records()[order].note), &isSure);
    if (isSure)
        m_game.setNote(order, note.trimmed());
}

bool PlayPage::mayGoBehindDice(std::size_t orders)
{
    if (m_game.game().log().size() - orders <= m_game.canTakeBack(PlayGame::Behind::Nothing))
        return true;
    QMessageBox box(QMessageBox::Question, tr("Take back"),
                    tr("Dice were rolled since then. Take it back all the same? The game file "
                       "will say so."),
                    QMessageBox::Yes | QMessageBox::No, this);
    box.setDefaultButton(QMessageBox::No);
    box.setObjectName(QStringLiteral("behind-dice"));
    return box.exec() == QMessageBox::Yes;
}

// To the last announcement before the moment, so that nothing half done is left.
void PlayPage::takeBackHere()
{
    const auto &log = m_game.game().log();
    std::size_t orders = m_look.orders();
    while (orders > 0 && !log[orders].announced)
        --orders;
    if (mayGoBehindDice(orders)) {
        m_way->forget();
        m_game.takeBackTo(orders);
    }
    updateLogActions(true);
}

void PlayPage::whatIfHere(bool isOn)
{
    m_log->forget();
    m_way->forget();
    m_shownOrders = SIZE_MAX;
    Knowledge known = {m_look.handOver().isOnePlayer(), m_look.handOver().isOnePlayer()};
    if (const SideIndex viewer = m_look.viewer(); viewer != kNobody)
        known[viewer] = true;
    if (isOn)
        m_game.branchAt(m_look.orders(), known);
    else
        m_game.leaveBranch();
}

void PlayPage::exportLog()
{
    const QString html = tr("Web page (*.html)");
    QString path = QFileDialog::getSaveFileName(
        this, tr("Export log"), QString::fromStdString(m_scenario.id) + QStringLiteral(".log.txt"),
        tr("Text (*.txt)") + QStringLiteral(";;") + html);
    if (path.isEmpty())
        return;
    const bool isPage = path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive) ||
                        path.endsWith(QLatin1String(".htm"), Qt::CaseInsensitive);
    const QString text =
        isPage ? logAsHtml(m_log->model(), title()) : logAsText(m_log->model(), title());
    const WriteResult result = writeFile(path.toStdU16String(), text.toStdString());
    if (!result) {
        QMessageBox::warning(
            this, tr("Export log"),
            tr("%1 cannot be written: %2")
                .arg(path, QString::fromStdString(result.error().reason.message())));
        return;
    }
    emit told(tr("Exported to %1.").arg(path));
}

} // namespace hexwerk::assault::ui

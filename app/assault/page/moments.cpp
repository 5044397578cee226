#include "app/assault/page/moments.h"

#include <QInputDialog>
#include <QMessageBox>

#include "app/assault/beside/log_export.h"
#include "core/files/atomic_file.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <iterator>

namespace hexwerk::assault::ui {

static constexpr int kRunPause = 700; // milliseconds from order to order
static constexpr int kResting = 80;   // milliseconds until the texts of a moment are laid out

Moments::Moments(PlayGame &game, GameLook &look, PlayLog &log, OwnActions &actions, QWidget *page)
    : QObject(page)
    , m_game(game)
    , m_look(look)
    , m_log(log)
    , m_actions(actions)
    , m_page(page)
{
    m_run.setInterval(kRunPause);
    m_resting.setSingleShot(true);
    m_resting.setInterval(kResting);
    connectActions();
    connect(&m_resting, &QTimer::timeout, this, [this] {
        if (m_look.moment())
            emit rested();
    });
    connect(&m_run, &QTimer::timeout, this, [this] { step(1); });
    connect(&m_log, &PlayLog::momentWanted, this, &Moments::show);
    connect(&m_game, &PlayGame::marked, this, [this] {
        m_log.forget();
        m_log.follow(m_game);
        m_log.showMoment(m_look.orders());
    });
}

void Moments::connectActions()
{
    const auto on = [this](OwnAct act, auto slot) {
        connect(m_actions[act], &QAction::triggered, this, slot);
    };
    on(OwnAct::LogFirst, [this] { show(0); });
    on(OwnAct::LogBack, [this] { step(-1); });
    on(OwnAct::LogRun, [this](bool isOn) { run(isOn); });
    on(OwnAct::LogForth, [this] { step(1); });
    on(OwnAct::LogLast, [this] { show({}); });
    on(OwnAct::Bookmark, [this] { nameMoment(); });
    on(OwnAct::LogNote, [this] { noteMoment(); });
    on(OwnAct::WhatIf, [this](bool isOn) { setWhatIf(isOn); });
    on(OwnAct::ExportLog, [this] { exportLog(); });
}

void Moments::refresh()
{
    m_log.follow(m_game);
    if (m_look.moment())
        m_resting.start();
    else
        emit rested();
}

void Moments::forget()
{
    m_log.forget();
}

void Moments::show(std::optional<std::size_t> orders)
{
    if (orders && *orders >= m_game.game().log().size())
        orders.reset();
    if (!orders)
        run(false);
    if (orders == m_look.moment())
        return;
    m_look.setMoment(orders);
    m_look.pick({});
    emit moved();
    m_log.showMoment(m_look.orders());
}

void Moments::replay()
{
    show(0);
    run(true);
}

void Moments::step(int by)
{
    const std::size_t seen = m_look.orders();
    if (by < 0 && seen == 0)
        return;
    // Between two steps of an example lies what the program answers by itself.
    const auto &steps = m_game.exampleSteps();
    if (m_game.isBranch() || steps.empty() || seen > steps.back() ||
        (by > 0 && seen == steps.back()))
        return show(by > 0 ? seen + 1 : seen - 1);
    if (by > 0)
        return show(*std::upper_bound(steps.begin(), steps.end(), seen));
    const auto here = std::lower_bound(steps.begin(), steps.end(), seen);
    show(here == steps.begin() ? 0 : *std::prev(here));
}

void Moments::run(bool isOn)
{
    if (isOn && !m_look.moment())
        show(0);
    isOn ? m_run.start() : m_run.stop();
    m_actions[OwnAct::LogRun]->setChecked(isOn);
}

void Moments::updateActions(bool plays)
{
    const bool runs = plays && m_game.isRunning();
    const std::size_t orders = runs ? m_game.game().log().size() : 0;
    const std::size_t seen = runs ? m_look.orders() : 0;
    const auto enable = [&](OwnAct act, bool isOn, const QString &whyNot) {
        m_actions[act]->setEnabled(isOn);
        m_actions.explain(act, runs && !isOn ? whyNot : QString());
    };
    for (const OwnAct act : {OwnAct::LogFirst, OwnAct::LogBack, OwnAct::Bookmark, OwnAct::LogNote})
        enable(act, seen > 0, tr("No orders were given before this moment"));
    for (const OwnAct act : {OwnAct::LogForth, OwnAct::LogLast, OwnAct::TakeBackHere})
        enable(act, m_look.moment().has_value() && runs,
               tr("You are looking at the current state of the game"));
    for (const OwnAct act : {OwnAct::LogRun, OwnAct::ExportLog})
        enable(act, orders > 0, tr("No orders have been given yet"));
    m_actions[OwnAct::WhatIf]->setEnabled(runs);
    m_actions[OwnAct::WhatIf]->setChecked(runs && m_game.isBranch());
}

void Moments::nameMoment()
{
    const std::size_t order = m_look.orders() - 1;
    bool isSure = false;
    const QString name = QInputDialog::getText(
        m_page, tr("Bookmark"), tr("Name of this moment; empty: no bookmark"), QLineEdit::Normal,
        QString::fromStdString(m_game.records()[order].bookmark), &isSure);
    if (isSure)
        m_game.setBookmark(order, name.trimmed());
}

void Moments::noteMoment()
{
    const std::size_t order = m_look.orders() - 1;
    bool isSure = false;
    const QString note = QInputDialog::getText(
        m_page, tr("Note"), tr("Text of the note; empty: no note"), QLineEdit::Normal,
        QString::fromStdString(m_game.records()[order].note), &isSure);
    if (isSure)
        m_game.setNote(order, note.trimmed());
}

void Moments::setWhatIf(bool isOn)
{
    m_log.forget();
    emit branched();
    const bool isOnePlayer = m_look.handOver().isOnePlayer();
    Knowledge known = {isOnePlayer, isOnePlayer};
    if (const SideIndex viewer = m_look.viewer(); viewer != kNobody)
        known[viewer] = true;
    if (isOn)
        m_game.branchAt(m_look.orders(), known);
    else
        m_game.leaveBranch();
}

void Moments::exportLog()
{
    const QString html = tr("Web page (*.html)");
    const QString path = editor::fileToSave(m_page, tr("Export log"),
                                            QString::fromStdString(m_look.scenario().id) +
                                                QStringLiteral(".log.txt"),
                                            tr("Text (*.txt)") + QStringLiteral(";;") + html);
    if (path.isEmpty())
        return;
    const bool isPage = path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive) ||
                        path.endsWith(QLatin1String(".htm"), Qt::CaseInsensitive);
    const QString title = editor::inWindowLanguage(m_look.scenario().title);
    const QString text = isPage ? logAsHtml(m_log.model(), title) : logAsText(m_log.model(), title);
    const WriteResult result = writeFile(path.toStdU16String(), text.toStdString());
    if (!result) {
        QMessageBox::warning(
            m_page, tr("Export log"),
            tr("%1 cannot be written: %2")
                .arg(path, QString::fromStdString(result.error().reason.message())));
        return;
    }
    emit told(tr("Exported to %1.").arg(path));
}

} // namespace hexwerk::assault::ui

#include "app/play/play_page.h"

#include <QApplication>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QScrollArea>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include "app/play/play_scene.h"
#include "core/assault/placement.h"
#include "editor/canvas/icons.h"
#include "editor/text/event_text.h"
#include "editor/text/local_text.h"
#include "editor/text/play_text.h"
#include "editor/text/rule_text.h"

namespace hexwerk {

using namespace assault;
using editor::PlayText;

static constexpr int kSideWidth = 400; // pixels

PlayPage::PlayPage(editor::SharedLibrary library, Rulebook rulebook, QWidget *parent)
    : QWidget(parent)
    , m_rulebook(std::move(rulebook))
    , m_game(std::move(library))
    , m_canvas(new editor::MapCanvas(this))
    , m_turn(new QLabel(this))
    , m_question(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_panels(new QStackedWidget(this))
    , m_choices(new ChoicePanel(this))
    , m_dice(new DicePanel(this))
    , m_tabs(new QTabWidget(this))
    , m_preview(new PreviewView(m_rulebook, this))
    , m_log(new QListWidget(this))
    , m_waiting(new QListWidget(this))
    , m_takeBack(new QPushButton(this))
    , m_save(new QPushButton(this))
{
    auto *splitter = new QSplitter(this);
    splitter->addWidget(m_canvas);
    splitter->addWidget(makeSide());
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({880, kSideWidth});
    splitter->setChildrenCollapsible(false);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(splitter);

    connect(&m_game, &PlayGame::changed, this, &PlayPage::refresh);
    connect(&m_game, &PlayGame::refused, this, &PlayPage::tellRefusal);
    connect(&m_game, &PlayGame::saveFailed, this, [this](const WriteFailure &failure) {
        QMessageBox::warning(this, tr("Save game"),
                             tr("The game file cannot be written any more: %1. Save it again.")
                                 .arg(QString::fromStdString(failure.reason.message())));
    });
    connect(m_choices, &ChoicePanel::chosen, this, &PlayPage::say);
    connect(m_choices, &ChoicePanel::pointedAt, this, &PlayPage::pointedAt);
    connect(m_dice, &DicePanel::rollWanted, this, [this] { m_game.roll(m_origin); });
    connect(m_dice, &DicePanel::entered, this, &PlayPage::say);
    connect(m_takeBack, &QPushButton::clicked, this, &PlayPage::takeBack);
    connect(m_save, &QPushButton::clicked, this, &PlayPage::save);
    connect(m_waiting, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        m_chosen = item ? UnitId{item->data(Qt::UserRole).toUInt()} : UnitId{};
        refreshMap();
    });
    connect(
        m_canvas, &editor::MapCanvas::hexClicked, this, [this](const editor::HexPointer &pointer) {
            m_origin = pointer.origin == editor::PointerOrigin::Key ? Origin::Key : Origin::Mouse;
            clicked(pointer.hex);
        });
    connect(m_canvas, &editor::MapCanvas::hexHovered, this,
            [this](const editor::HexPointer &pointer) { hovered(pointer.hex); });
    connect(m_canvas, &editor::MapCanvas::cursorMoved, this, &PlayPage::hovered);
    qApp->installEventFilter(this);
    retranslate();
}

QWidget *PlayPage::makeSide()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setBold(true);
    m_question->setFont(large);
    for (QLabel *label : {m_turn, m_question, m_hint})
        label->setWordWrap(true);
    m_panels->addWidget(m_choices);
    m_panels->addWidget(m_dice);
    m_panels->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_tabs->addTab(m_preview, {});
    m_tabs->addTab(m_log, {});
    m_log->setWordWrap(true);
    m_waiting->setMaximumHeight(160);

    auto *buttons = new QHBoxLayout;
    m_takeBack->setIcon(editor::icon(QStringLiteral("take_back")));
    m_save->setIcon(editor::icon(QStringLiteral("save")));
    buttons->addWidget(m_takeBack);
    buttons->addWidget(m_save);
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->addWidget(m_turn);
    column->addWidget(m_question);
    column->addWidget(m_hint);
    column->addWidget(m_waiting);
    column->addWidget(m_panels);
    column->addWidget(m_tabs, 1);
    column->addLayout(buttons);
    side->setMinimumWidth(kSideWidth - 60);
    return side;
}

std::vector<Problem> PlayPage::start(const Scenario &scenario)
{
    m_scenario = scenario;
    m_chosen = {};
    m_way.clear();
    auto problems = m_game.begin(scenario);
    m_fits = false;
    return problems;
}

PlayGame::Resumed PlayPage::resume(const QString &path)
{
    m_chosen = {};
    m_way.clear();
    auto resumed = m_game.resume(path);
    if (m_game.isRunning()) {
        m_scenario = position().setting->scenario;
        refresh();
        m_fits = false;
    }
    return resumed;
}

bool PlayPage::canTakeBack() const
{
    return m_game.isRunning() && m_game.game().canTakeBack() > 0;
}

void PlayPage::say(const Order &order)
{
    m_way.clear();
    m_game.say(order, m_origin);
}

void PlayPage::tellRefusal(const Refusal &refusal)
{
    const auto rule = editor::toQString(refusal.rule);
    //: %1 is a sentence, %2 the id of a rule
    emit told(rule.isEmpty() ? editor::RuleText::refusal(refusal)
                             : tr("%1 (%2)").arg(editor::RuleText::refusal(refusal), rule));
    m_way.clear();
}

void PlayPage::refresh()
{
    if (!m_game.isRunning())
        return;
    const Pending &pending = position().pending;
    const bool keeps = pending.question == Question::Announce && m_chosen != UnitId{} &&
                       position().unit(m_chosen).side == pending.side &&
                       position().unit(m_chosen).inPlay();
    if (!keeps)
        m_chosen = {};
    refreshQuestion();
    refreshLog();
    refreshMap();
    previewQuestion();
    m_takeBack->setEnabled(canTakeBack());
    emit changed();
    goOn();
}

void PlayPage::refreshQuestion()
{
    const Position &p = position();
    m_turn->setText(tr("Turn %1 of %2 – %3")
                        .arg(std::min(p.turn, p.setting->scenario.turns))
                        .arg(p.setting->scenario.turns)
                        .arg(PlayText::phase(p.phase)));
    m_question->setText(PlayText::question(p));
    m_hint->setText(Choices::hint(p, m_chosen));
    m_waiting->setVisible(p.pending.question == Question::Place);
    if (p.pending.question == Question::Place) {
        m_waiting->clear();
        for (const Unit &unit : p.units)
            if (unit.side == p.pending.side && isDue(p, unit)) {
                auto *item = new QListWidgetItem(PlayText::unit(p, unit.id), m_waiting);
                item->setData(Qt::UserRole, unit.id.value());
            }
        m_waiting->setCurrentRow(0);
    }
    if (panelFor(p.pending.question) == PanelKind::Dice) {
        m_dice->show(p);
        m_panels->setCurrentWidget(m_dice);
        m_dice->setFocus();
    } else {
        m_choices->show(p, m_chosen);
        m_panels->setCurrentWidget(m_choices);
    }
}

void PlayPage::refreshLog()
{
    const auto &log = m_game.game().log();
    if (m_logged > log.size()) { // something was taken back
        m_log->clear();
        m_logged = 0;
    }
    for (; m_logged < log.size(); ++m_logged)
        for (const Event &event : log[m_logged].events) {
            const QString text = editor::EventText::of(position(), event);
            if (text.isEmpty())
                continue;
            auto *item = new QListWidgetItem(text, m_log);
            item->setToolTip(editor::toQString(event.rule));
            if (std::holds_alternative<TurnBegan>(event.what)) {
                QFont bold = m_log->font();
                bold.setBold(true);
                item->setFont(bold);
            }
        }
    m_log->scrollToBottom();
}

bool PlayPage::save()
{
    if (m_game.path().isEmpty())
        return saveAs();
    emit told(tr("The game is saved after every order."));
    return true;
}

bool PlayPage::saveAs()
{
    if (!m_game.isRunning())
        return false;
    QString path = QFileDialog::getSaveFileName(this, tr("Save game"), {}, tr("Games (*.toml)"));
    if (path.isEmpty())
        return false;
    if (!path.contains(QLatin1Char('.')))
        path += QStringLiteral(".toml");
    const WriteResult result = m_game.saveAs(path);
    if (!result) {
        QMessageBox::warning(
            this, tr("Save game"),
            tr("%1 cannot be written: %2")
                .arg(path, QString::fromStdString(result.error().reason.message())));
        return false;
    }
    emit told(tr("Saved as %1; from now on every order is added.").arg(path));
    return true;
}

void PlayPage::retranslate()
{
    m_tabs->setTabText(0, tr("Dice and chances"));
    m_tabs->setTabText(1, tr("Log"));
    m_takeBack->setText(tr("Take back"));
    m_takeBack->setToolTip(tr("Goes back to the last announcement, but not behind dice"));
    m_save->setText(tr("Save game"));
    m_save->setToolTip(tr("Saves the game; afterwards every order is added to the file"));
    m_waiting->setAccessibleName(tr("Units to place"));
    m_log->setAccessibleName(tr("Log"));
    m_preview->setAccessibleName(tr("Dice and chances"));
    m_log->clear();
    m_logged = 0;
    refresh();
}

void PlayPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PlayPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_fits)
        return;
    m_fits = true;
    // Only when the layout has given the map its place.
    QTimer::singleShot(0, m_canvas, &editor::MapCanvas::zoomToFit);
}

bool PlayPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::Shortcut)
        m_origin = Origin::Key;
    else if (event->type() == QEvent::MouseButtonPress)
        m_origin = Origin::Mouse;
    return QWidget::eventFilter(watched, event);
}

} // namespace hexwerk

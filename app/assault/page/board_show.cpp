#include "app/assault/page/board_show.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "editor/assault/panels/course/dry_run_panel.h"
#include "editor/assault/text/event_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <variant>

namespace hexwerk::assault::ui {

BoardShow::BoardShow(const GameLook &look, QWidget *parent)
    : QScrollArea(parent)
    , m_look(look)
    , m_board(new StatusBoard(this))
    , m_dryRun(new QPushButton(this))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // its tracks have it
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inner = new QWidget(this);
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(6, 2, 6, 2);
    column->addWidget(m_board);
    setWidget(inner);
    m_board->setActive();
    m_board->setCorner(m_dryRun);
    connect(m_board, &StatusBoard::activated, this, &BoardShow::correct);
    connect(m_board, &StatusBoard::ruleWanted, this, &BoardShow::ruleWanted);
    connect(m_dryRun, &QPushButton::clicked, this, &BoardShow::dryRun);
}

void BoardShow::retranslate()
{
    setAccessibleName(tr("Troop Status Board"));
    m_dryRun->setText(tr("What if..."));
    m_dryRun->setToolTip(tr("Shows how the markers would move if something happened now"));
}

// How the marker of a track came to stand where it does.
namespace {

struct LastStep
{
    QString cause;
    std::optional<int> before; // if it was the last order that moved it
};

} // namespace

static bool moves(const Happening &what, std::size_t track, const std::string &path)
{
    if (const auto *moved = std::get_if<TrackMoved>(&what))
        return moved->track == track;
    const auto *corrected = std::get_if<Corrected>(&what);
    return corrected && corrected->path == path;
}

static int valueBefore(const Happening &what)
{
    if (const auto *moved = std::get_if<TrackMoved>(&what))
        return moved->from;
    return std::stoi(std::get<Corrected>(what).oldValue);
}

// Within the first `orders` of the game.
static LastStep lastStep(const play::Game<Assault> &game, std::size_t orders, std::size_t track)
{
    const Position &p = game.position();
    const std::string path = "track." + p.setting->scenario.tracks[track].id;
    const auto &log = game.log();
    const auto last = log.rend() - static_cast<std::ptrdiff_t>(orders);
    for (auto entry = last; entry != log.rend(); ++entry) {
        LastStep step;
        for (const Event &event : entry->events)
            if (moves(event.what, track, path)) {
                if (entry == last && !step.before)
                    step.before = valueBefore(event.what);
                step.cause = EventText::of(p, event);
            }
        if (!step.cause.isEmpty())
            return step;
    }
    return {};
}

void BoardShow::refresh()
{
    const Position &p = m_look.position();
    std::vector<ShownTrack> tracks = shownTracks(p.setting->scenario, p.tracks);
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        const LastStep step = lastStep(m_look.game().game(), m_look.orders(), i);
        tracks[i].before = step.before;
        tracks[i].tip += QLatin1Char('\n') +
                         (step.cause.isEmpty() ? tr("The marker has not moved yet.")
                                               //: %1 is a sentence
                                               : tr("Last step: %1").arg(step.cause)) +
                         QLatin1Char('\n') +
                         tr("To correct it, double-click, right-click or press Enter.");
    }
    m_board->show(std::move(tracks));
}

void BoardShow::correct(std::size_t place)
{
    const Track &track = m_look.position().setting->scenario.tracks[place];
    const int now = m_look.position().tracks[place];
    QDialog dialog(this);
    dialog.setWindowTitle(tr("Correct a track"));
    auto *words = new QLabel(tr("The referee's correction is recorded in the log and the game "
                                "file, and can be taken back like any other order."),
                             &dialog);
    words->setWordWrap(true);
    auto *value = new QSpinBox(&dialog);
    value->setRange(track.min, track.max);
    value->setValue(now);
    value->selectAll();
    const QString name = m_board->tracks()[place].name;
    value->setAccessibleName(name);
    auto *form = new QFormLayout;
    form->addRow(editor::withoutMnemonic(name), value);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto *column = new QVBoxLayout(&dialog);
    column->addWidget(words);
    column->addLayout(form);
    column->addWidget(buttons);
    if (dialog.exec() == QDialog::Accepted && value->value() != now)
        emit corrected(
            Correct{"track." + track.id, std::to_string(now), std::to_string(value->value())});
}

void BoardShow::dryRun()
{
    QDialog dialog(this);
    dialog.setWindowTitle(tr("What if?"));
    auto *column = new QVBoxLayout(&dialog);
    auto *run = new DryRunPanel(&dialog);
    run->start(m_look.position());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column->addWidget(run, 1);
    column->addWidget(buttons);
    dialog.resize(std::max(640, 76 * fontMetrics().averageCharWidth()), 560);
    dialog.exec();
}

} // namespace hexwerk::assault::ui

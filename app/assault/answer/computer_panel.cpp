#include "app/assault/answer/computer_panel.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

#include "editor/canvas/icons.h"
#include "editor/keys/action_keys.h"

namespace hexwerk::assault::ui {

// Not P alone: who is late would pass.
static const QKeySequence kHold(Qt::SHIFT | Qt::Key_P);

ComputerPanel::ComputerPanel(QWidget *parent)
    : QFrame(parent)
    , m_words(new QLabel(this))
    , m_thought(new QLabel(this))
    , m_hold(new QPushButton(this))
    , m_next(new QPushButton(editor::icon(QStringLiteral("right")), {}, this))
    , m_opponent(new QPushButton(editor::icon(QStringLiteral("side")), {}, this))
{
    for (QLabel *label : {m_words, m_thought}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    auto *row = new QHBoxLayout;
    row->addWidget(m_hold, 1);
    row->addWidget(m_next, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 8);
    column->addWidget(m_words);
    column->addWidget(m_thought);
    column->addLayout(row);
    column->addWidget(m_opponent);
    const auto bind = [](QKeySequence key, QPushButton *button) {
        auto *shortcut = new QShortcut(key, button);
        shortcut->setAutoRepeat(false);
        connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
    };
    bind(kHold, m_hold);
    bind(Qt::Key_Return, m_next);
    connect(m_hold, &QPushButton::clicked, this, [this] { emit holdWanted(!m_isHeld); });
    connect(m_next, &QPushButton::clicked, this, &ComputerPanel::nextWanted);
    connect(m_opponent, &QPushButton::clicked, this, &ComputerPanel::opponentWanted);
    hide();
}

static QString wordsOf(const QString &side, ComputerPanel::State state)
{
    switch (state) {
    case ComputerPanel::State::Playing:
        //: %1 is a side
        return ComputerPanel::tr("The computer plays: %1").arg(side);
    case ComputerPanel::State::Held:
        //: %1 is a side
        return ComputerPanel::tr("The computer plays: %1. It waits until you continue.").arg(side);
    case ComputerPanel::State::Conceding:
        break;
    }
    //: %1 is a side
    return ComputerPanel::tr("%1: the computer concedes. It no longer sees a way to win. Well "
                             "played! You can leave it at that, or play on to the end.")
        .arg(side);
}

void ComputerPanel::ask(const QString &side, State state)
{
    m_isHeld = state != State::Playing;
    m_thought->hide();
    m_words->setText(wordsOf(side, state));
    m_hold->setText(editor::tipWithKey(state == State::Conceding ? tr("Play on")
                                       : m_isHeld                ? tr("Continue")
                                                                 : tr("Pause"),
                                       kHold.toString(QKeySequence::NativeText)));
    m_hold->setIcon(editor::icon(m_isHeld ? QStringLiteral("play") : QStringLiteral("stop")));
    m_next->setText(tr("Next order (Enter)"));
    m_next->setToolTip(tr("Show the next order of the computer at once"));
    m_opponent->setText(tr("Computer opponent..."));
    m_opponent->setToolTip(tr("Play this side yourself, or change the pace"));
}

void ComputerPanel::think(const QString &words)
{
    m_thought->setText(words);
    m_thought->show();
}

} // namespace hexwerk::assault::ui

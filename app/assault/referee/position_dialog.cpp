#include "app/assault/referee/position_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hexwerk::assault::ui {

PositionDialog::PositionDialog(const PositionScenario &written, bool isEarlier, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("position-scenario"));
    setWindowTitle(tr("Position as scenario"));
    QStringList lines;
    if (isEarlier)
        lines << tr("An action is in progress: the scenario shows the moment before it.");
    for (const NotSaid what : written.notSaid)
        lines << sentence(what);
    const int turns = written.scenario.turns;
    auto *words = new QLabel(tr("The editor opens a new, unsaved scenario with everything as it is "
                                "here and %n turn(s) to play. The game is not changed.",
                                nullptr, turns),
                             this);
    words->setWordWrap(true);
    auto *lost =
        new QLabel(lines.isEmpty() ? tr("Nothing is lost.")
                                   : tr("Not kept in the scenario:") + QStringLiteral("\n• ") +
                                         lines.join(QStringLiteral("\n• ")),
                   this);
    lost->setObjectName(QStringLiteral("not-said"));
    lost->setTextFormat(Qt::PlainText);
    lost->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *open = buttons->addButton(tr("&Open in the editor"), QDialogButtonBox::AcceptRole);
    open->setToolTip(tr("Open it as a new scenario"));
    open->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(lost);
    column->addStretch(1);
    column->addWidget(buttons);
    const int width = 72 * fontMetrics().averageCharWidth();
    setMinimumSize(width, column->totalHeightForWidth(width));
}

QString PositionDialog::sentence(NotSaid what)
{
    switch (what) {
    case NotSaid::ActionUnderWay:
        return tr("The action in progress is abandoned.");
    case NotSaid::WithinTurn:
        return tr(
            "The turn starts again with its support phase; units that have acted stay activated.");
    case NotSaid::GameOver:
        return tr("The game is over; the scenario still has one turn.");
    case NotSaid::FastLastTurn:
        return tr("Units that took a fast action last turn may take one again.");
    case NotSaid::NotEmplaced:
        return tr("A gun that moved into a fortification counts as set up there.");
    case NotSaid::DugInHex:
        return tr("A dug-in marker in a hex without a unit is removed.");
    case NotSaid::Passenger:
        return tr("Units aboard a transport lose their markers.");
    case NotSaid::ActionMarker:
        return tr("A unit with an action marker counts as activated.");
    case NotSaid::FreeObjective:
        return tr("An objective that nobody holds goes to the side whose set-up area it is in.");
    case NotSaid::Cards:
        return tr("The decks are complete again: the record of drawn and discarded cards is lost.");
    case NotSaid::MinesAtHand:
        return tr("Mines that are still to be laid are removed.");
    case NotSaid::HiddenMines:
        return tr("Face-down mines are left out: their type is secret.");
    case NotSaid::Batteries:
        return tr(
            "Artillery that has found its hex loses it; if it has not fired yet, its card can "
            "be requested again.");
    case NotSaid::LostUnit:
        return tr("Triggers that wait for a unit that is gone or arrives later are left out.");
    }
    Q_UNREACHABLE();
}

} // namespace hexwerk::assault::ui

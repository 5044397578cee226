#include "app/assault/campaign/players_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "app/assault/answer/opponent_choice.h"
#include "app/assault/campaign/campaign_words.h"

namespace hexwerk::assault::ui {

std::optional<Opponent> computerOf(const BattlePlayers &players, const std::string &side)
{
    const auto found = players.find(side);
    return found == players.end() ? std::nullopt : opponentFromString(found->second);
}

PlayersDialog::PlayersDialog(const CampaignPosition &p, const BattlePlayers &players,
                             QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("campaign-players"));
    setWindowTitle(tr("Players of the campaign"));
    auto *words = new QLabel(tr("The computer plays its sides in every battle you open here. "
                                "Between battles you still decide for them. At a real table, "
                                "people play both sides."),
                             this);
    words->setWordWrap(true);
    auto *grid = new QGridLayout;
    for (SideIndex side = 0; side < m_choices.size(); ++side) {
        Choice &choice = m_choices[side];
        choice = {p.campaign().sides[side].id, new QComboBox(this), new QComboBox(this)};
        const QString name = CampaignWords::side(p, side);
        choice.player->addItem(tr("A person"));
        OpponentChoice::addLevels(*choice.player);
        OpponentChoice::addTempers(*choice.style);
        choice.player->setAccessibleName(tr("%1: player").arg(name));
        choice.style->setAccessibleName(tr("%1: style").arg(name));
        const auto computer = computerOf(players, choice.side);
        if (computer) {
            choice.player->setCurrentIndex(
                choice.player->findData(static_cast<int>(computer->level)));
            choice.style->setCurrentIndex(
                choice.style->findData(static_cast<int>(computer->temper)));
        }
        choice.style->setEnabled(computer.has_value());
        connect(choice.player, &QComboBox::currentIndexChanged, choice.style,
                [style = choice.style](int index) { style->setEnabled(index > 0); });
        auto *label = new QLabel(tr("%1:").arg(name), this);
        label->setTextFormat(Qt::PlainText);
        grid->addWidget(label, side, 0);
        grid->addWidget(choice.player, side, 1);
        grid->addWidget(choice.style, side, 2);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addLayout(grid);
    column->addWidget(buttons);
}

BattlePlayers PlayersDialog::players() const
{
    BattlePlayers players;
    for (const Choice &choice : m_choices)
        if (const QVariant level = choice.player->currentData(); level.isValid())
            players[choice.side] =
                toString(Opponent{static_cast<Level>(level.toInt()),
                                  static_cast<Temper>(choice.style->currentData().toInt())});
    return players;
}

} // namespace hexwerk::assault::ui

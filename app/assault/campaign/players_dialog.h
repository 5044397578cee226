// Who plays the battles of a campaign.
#pragma once

#include <QComboBox>
#include <QDialog>

#include "core/assault/campaign/campaign_position.h"
#include "core/assault/mind/level.h"

#include <array>
#include <map>
#include <optional>
#include <string>

namespace hexwerk::assault::ui {

// The names of the computer players, by the ids of their sides. People play the others.
using BattlePlayers = std::map<std::string, std::string>;

class PlayersDialog final : public QDialog
{
    Q_OBJECT

public:
    PlayersDialog(const CampaignPosition &p, const BattlePlayers &players, QWidget *parent);

    BattlePlayers players() const;

private:
    struct Choice
    {
        std::string side = {};
        QComboBox *player = nullptr; // no number: a player
        QComboBox *style = nullptr;
    };
    std::array<Choice, 2> m_choices = {};
};

// None for a side that people play, and for a name that is none.
std::optional<Opponent> computerOf(const BattlePlayers &players, const std::string &side);

} // namespace hexwerk::assault::ui

// The page of a core unit: its medals, its experience, and what it did in each battle.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/assault/campaign/campaign_session.h"
#include "editor/text/tongue.h"

namespace hexwerk::assault::ui {

class UnitStory
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::UnitStory)

public:
    // HTML. It links to "rule:H14.7a" and to "moment:2:88", order 88 of the game of battle 2.
    static QString page(CampaignSession &session, const CoreNow &core);
    // What a unit did in the battle that is fought: "Took Farm in turn 3".
    static QString deed(const CampaignPosition &p, const DeedDone &deed,
                        const editor::Tongue &in = {});

private:
    static QString battle(CampaignSession &session, std::size_t order, const std::string &core);
};

} // namespace hexwerk::assault::ui

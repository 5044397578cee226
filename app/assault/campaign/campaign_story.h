// What happened in a campaign, as HTML in the language of the window.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/assault/campaign/campaign_session.h"

namespace hexwerk::assault::ui {

class CampaignStory
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::CampaignStory)

public:
    // While a battle is fought that battle, else all of it; before anything has happened, the
    // briefing.
    static QString now(const CampaignSession &session);
    // A battle that was fought, or the next one, by its number from 1: what led to it, how it was
    // fought and what came of it.
    static QString battle(const CampaignSession &session, int battleNumber);
    // The words with their markup, without pictures: they would lie in files of their own.
    static QString fromMarkdown(const QString &markdown);
    // One that has not been reached.
    static QString ahead(const CampaignPosition &p, std::size_t battle);
};

} // namespace hexwerk::assault::ui

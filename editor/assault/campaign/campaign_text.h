// Battles, results and their conditions as sentences, in any language of the window.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/campaign/campaign.h"
#include "core/assault/files/checks/campaign_check.h"
#include "editor/text/tongue.h"

#include <string>

namespace hexwerk::assault::ui {

class CampaignText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::CampaignText)

public:
    // All must outlive this.
    CampaignText(const Campaign &campaign, const BattleGrounds &grounds, editor::Tongue tongue = {})
        : m_campaign(campaign)
        , m_grounds(grounds)
        , m_in(std::move(tongue))
    {
    }

    // Its title, else that of its scenario, else its id.
    QString battle(const std::string &id) const;
    QString battle(const CampaignBattle &battle) const;
    QString side(const std::string &id) const;
    QString core(const std::string &id) const;
    QString track(const std::string &id) const;
    // "Saturday, 10 July 1943"; empty for none.
    QString date(const std::string &date) const;
    static QString date(const std::string &date, const editor::Tongue &in);
    // What its end is called, else who has won: "Beachhead won".
    QString end(const BattleResult &result) const;
    // For an arrow: "Allies win", "otherwise".
    QString briefly(const CampaignBattle &battle, std::size_t result) const;
    // A condition in a few words: "Victory: Allies, margin 2".
    QString termBriefly(const CampaignBattle &battle, const ResultTerm &term) const;
    // A condition of the battle, to go on with in a sentence: "the Allies side has won".
    QString term(const CampaignBattle &battle, const ResultTerm &term) const;
    QString effect(const ResultEffect &effect) const;
    // "If ..., the campaign continues with Inland. Momentum +1."
    QString result(const CampaignBattle &battle, std::size_t result) const;
    // "3 kills in one battle"
    QString deed(const Deed &deed) const;

    // Kinds of conditions: those of campaigns, then those of battles.
    static QString kind(ResultTermKind kind);
    static QString fill(SlotFill fill);
    static QString chooser(Chooser chooser);
    static QString losses(LossRule rule);
    static QString damage(DamageRule rule);
    static QString replacements(ReplacementRule rule);
    static QString per(DeedPer per);
    static QString effectKind(ResultEffectKind kind);

private:
    QString joined(const CampaignBattle &battle, const ResultTerm &term, const QString &word) const;
    QString consequence(const BattleResult &result) const;
    // The scenario of the battle, with the sides as the campaign calls them.
    Scenario namesFor(const CampaignBattle &battle) const;

    const Campaign &m_campaign;
    const BattleGrounds &m_grounds;
    const editor::Tongue m_in;
};

// The scenario for choosing among what a condition of the battle may name.
Scenario namesFor(const Campaign &campaign, const BattleGrounds &grounds,
                  const CampaignBattle &battle);

} // namespace hexwerk::assault::ui

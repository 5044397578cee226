#include "tests/core/assault/campaign/played_gela.h"

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/files/handed_in.h"
#include "core/assault/files/readers/game_file.h"
#include "core/files/text_file.h"
#include "core/play/match.h"
#include "tests/core/assault/table.h"

namespace hexwerk::assault {

static GameFile begunWith(const SharedHead &head, play::Randomness &randomness)
{
    GameFile game = newGame(head, shippedData());
    for (auto &[seat, secret] : game.secrets)
        for (std::uint8_t &byte : secret)
            byte = static_cast<std::uint8_t>(randomness.below(256));
    return game;
}

static std::string battleOf(const CampaignPosition &p, play::Randomness &randomness)
{
    GameFile game = begunWith(headOf(battleScenario(p)), randomness);
    const auto match = assaultRules().begin(*game.head, shippedData(), game.secrets);
    while (!(*match.value)->isOver())
        (*match.value)->sayAnything(randomness);
    game.orders = (*match.value)->records();
    return gameText(game);
}

GameFile playedGela(std::uint64_t seed)
{
    play::Randomness randomness(seed);
    const auto head = readCampaignHead({kGelaBeachhead, *readTextFile(kGelaBeachhead).value});
    GameFile game = begunWith(head.value.value(), randomness);
    const auto begun =
        beginCampaign(dynamic_cast<const CampaignHead &>(*game.head), shippedData(), game.secrets);
    auto &match = dynamic_cast<play::MatchOf<CampaignMatch> &>(**begun.value);
    while (!match.isOver()) {
        const CampaignPosition &p = match.position();
        if (p.question == CampaignQuestion::Battle) {
            const std::string text = battleOf(p, randomness);
            const HandedIn handed = handIn(p, text, "battle", shippedData());
            game.games.push_back(innerGame(p.battleNumber(), text));
            HW_EXPECTS(match.say(ReportBattle{handed.report.value()}, {}));
        } else {
            match.sayAnything(randomness);
            match.answerFormally();
        }
    }
    game.orders = match.records();
    return game;
}

} // namespace hexwerk::assault

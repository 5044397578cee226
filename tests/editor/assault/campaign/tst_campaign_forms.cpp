// Any campaign can be built by what the forms set: 10,000 of them, from empty items to files.
#include <QTest>

#include "core/assault/files/readers/campaign_reader.h"
#include "core/assault/files/writers/campaign_writer.h"
#include "editor/assault/campaign/campaign_property.h"
#include "editor/assault/campaign/result_term_field.h"
#include "tests/core/assault/campaign/random_campaign.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_campaign_forms {

class tst_CampaignForms final : public QObject
{
    Q_OBJECT

private slots:
    void anyCampaignIsBuiltByTheForms();
};

// As many items in every list, and nothing in them.
static Campaign blankLike(const Campaign &campaign)
{
    Campaign blank;
    blank.sides.resize(campaign.sides.size());
    blank.cores.resize(campaign.cores.size());
    blank.reserves.resize(campaign.reserves.size());
    for (const Track &track : campaign.tracks) {
        blank.tracks.emplace_back();
        blank.tracks.back().thresholds.resize(track.thresholds.size());
    }
    for (const CampaignBattle &battle : campaign.battles) {
        CampaignBattle &empty = blank.battles.emplace_back();
        empty.unitSlots.resize(battle.unitSlots.size());
        for (const BattleResult &result : battle.results)
            empty.results.emplace_back().effects.resize(result.effects.size());
    }
    blank.carryOver.experience.resize(campaign.carryOver.experience.size());
    blank.medals.resize(campaign.medals.size());
    return blank;
}

template<typename Use>
static void forEachItem(const Campaign &campaign, const Use &use)
{
    using T = CampaignTable;
    use(CampaignItem{T::Campaign});
    use(CampaignItem{T::CarryOver});
    const auto all = [&](CampaignItem list, const auto &inside) {
        for (std::size_t i = 0; i < countOf(campaign, list); ++i) {
            use(list.at(i));
            inside(i);
        }
    };
    const auto nothing = [](std::size_t) {};
    for (const T table : {T::Side, T::Core, T::Reserve, T::Gain, T::Medal})
        all({table}, nothing);
    all({T::Track}, [&](std::size_t track) { all({T::Threshold, track}, nothing); });
    all({T::Battle}, [&](std::size_t battle) {
        all({T::Slot, battle}, nothing);
        all({T::Result, battle}, [&](std::size_t result) {
            all({T::Effect, battle, result}, nothing);
        });
    });
}

// What the fields show, into the fields of the other.
static void fill(Campaign &to, const Campaign &from)
{
    const auto set = [&](bool isId) {
        forEachItem(from, [&](CampaignItem item) {
            for (const CampaignProperty &property : campaignProperties(item.table))
                if ((property.key == "id") == isId)
                    property.set(to, item, property.get(from, item));
        });
    };
    set(true); // what is renamed is followed by all that names it, and then it is named itself
    set(false);
    for (std::size_t i = 0; i < from.battles.size(); ++i) {
        to.battles[i].place = from.battles[i].place; // by dragging
        for (std::size_t r = 0; r < from.battles[i].results.size(); ++r)
            if (const auto &when = from.battles[i].results[r].when)
                to.battles[i].results[r].when = resultTermOf(conditionOf(*when));
    }
}

void tst_CampaignForms::anyCampaignIsBuiltByTheForms()
{
    constexpr int kCampaigns = 10'000 / HW_SHARE;
    for (int i = 0; i < kCampaigns; ++i) {
        play::Randomness randomness(static_cast<std::uint64_t>(i + 1));
        const Campaign wanted = randomCampaign(randomness);
        Campaign built = blankLike(wanted);
        fill(built, wanted);
        const std::string text = freshCampaignText(built);
        QVERIFY2(built == wanted, (text + "\n---\n" + freshCampaignText(wanted)).c_str());
        const auto read = readCampaign(text, "built");
        QVERIFY2(read && read.problems.empty(), text.c_str());
        Campaign again = blankLike(read.value->campaign);
        fill(again, read.value->campaign);
        QCOMPARE(QByteArray::fromStdString(freshCampaignText(again)),
                 QByteArray::fromStdString(text));
    }
}

HW_WINDOW_TEST(tst_CampaignForms)

} // namespace hexwerk::assault::ui::tst_campaign_forms

#include "tst_campaign_forms.moc"

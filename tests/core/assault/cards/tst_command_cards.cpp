#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/library/filed_cards.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/files/problem_code.h"
#include "tests/test_program.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexwerk::assault::tst_command_cards {

// The command cards that ship: as many as the box has, no two alike, none much better than another.
class tst_CommandCards final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void thereAreFiftySeven();
    void noTwoAreAlike();
    void atMostFiveAreLeftToThePlayers();
    void eachKeepsToThePrices();
    void theSetsAreWorthTheSame();
    void everyWordIsOnACard();
    void noneIsForUnitsOfBothSides();
    void aWordThatKnowsItsUnitsIsOnNoOthers();
    void theSameIsWordedTheSame();
    void everyTextIsThereInBothLanguages();
    void aWordSaysWhatItTakes();
    void whoseAWordIsAndHowLongItLastsIsRead();

private:
    const EffectRow &word(const CardEffect &effect) const
    {
        return m_data.cards.effects.at(effect.effect);
    }

    DataStore m_data;
    std::vector<CommandCard> m_cards;
};

void tst_CommandCards::initTestCase()
{
    LoadResult<DataStore> data = loadData({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data.value && data.problems.empty());
    m_data = *data.value;
    for (const auto &[ref, filed] : readCardFolder(HW_SOURCE_DIR "/resources").cards)
        if (ref.kind == CardKind::Command)
            m_cards.push_back(std::get<CommandCard>(filed.card));
}

// [R4.9.1e] Data part 1: 57 in the box.
void tst_CommandCards::thereAreFiftySeven()
{
    std::map<std::string, int> ofNation;
    for (const CommandCard &card : m_cards) {
        ++ofNation[card.nation];
        const std::string owner = card.nation.empty() ? "any" : card.nation;
        QVERIFY2(card.id.starts_with(owner + '.'), card.id.c_str());
    }
    QVERIFY(
        (ofNation == std::map<std::string, int>{{"", 15}, {"ger", 16}, {"ita", 7}, {"us", 19}}));
    QCOMPARE(m_cards.size(), std::size_t{57});
}

void tst_CommandCards::noTwoAreAlike()
{
    std::set<std::string> names;
    for (std::size_t one = 0; one < m_cards.size(); ++one) {
        for (const auto &[language, text] : m_cards[one].name)
            QVERIFY2(names.insert(language + text).second, text.c_str());
        for (std::size_t other = 0; other < one; ++other) {
            const CommandCard &first = m_cards[one];
            const CommandCard &second = m_cards[other];
            const bool sameWhen = first.time == second.time && first.timing == second.timing;
            const bool sameEffects =
                std::is_permutation(first.effects.begin(), first.effects.end(),
                                    second.effects.begin(), second.effects.end());
            const bool sameTypes = std::is_permutation(first.types.begin(), first.types.end(),
                                                       second.types.begin(), second.types.end());
            QVERIFY2(!(sameWhen && sameTypes && sameEffects),
                     (first.id + " is " + second.id).c_str());
        }
    }
}

void tst_CommandCards::atMostFiveAreLeftToThePlayers()
{
    QVERIFY(std::count_if(m_cards.begin(), m_cards.end(),
                          [](const CommandCard &card) { return !card.text.empty(); }) <= 5);
    for (const CommandCard &card : m_cards)
        QVERIFY2(!card.effects.empty() && card.effects.size() <= 3, card.id.c_str());
}

static int worthOf(const Pool &dice)
{
    return 9 * dice.count(Die::Red) + 8 * dice.count(Die::Yellow) + 5 * dice.count(Die::Green) +
           3 * dice.count(Die::Blue);
}

// The table of resources/assault/README.md.
static int priceOf(const CardEffect &effect)
{
    static const std::map<std::string, int> prices = {{"activation", 8},
                                                      {"rally", 8},
                                                      {"recover", 8},
                                                      {"no_last_shot", 8},
                                                      {"cancel_card", 8},
                                                      {"reaction_fire", 7},
                                                      {"no_reaction", 6},
                                                      {"close_combat", 5},
                                                      {"act_suppressed", 5},
                                                      {"ignore_suppression", 5},
                                                      {"dig_in", 5},
                                                      {"hide", 5},
                                                      {"unhide", 5},
                                                      {"act_fallback", 4},
                                                      {"free_activation", 4},
                                                      {"recall_card", 4},
                                                      {"reveal_mines", 4},
                                                      {"fewer_attack_dice", 4},
                                                      {"fewer_defence_dice", 4},
                                                      {"points", 4},
                                                      {"enemy_points", 4},
                                                      {"draw", 4},
                                                      {"opponent_discards", 4},
                                                      {"accuracy", 4},
                                                      {"enemy_accuracy", 4},
                                                      {"smoke", 3},
                                                      {"reroll_attack", 3},
                                                      {"reroll_defence", 3},
                                                      {"movement", 2},
                                                      {"enemy_movement", 2},
                                                      {"spotting", 2},
                                                      {"detection", 2},
                                                      {"clear_smoke", 2},
                                                      {"initiative", 2},
                                                      {"clear_minus", 3},
                                                      {"lose_ability", 3},
                                                      {"fast_again", 2}};
    if (effect.effect == "gain_ability")
        return effect.ability == "explosive_charge" ? 8 : 4;
    if (effect.effect == "last_shot")
        return worthOf(effect.dice) / 2;
    if (!effect.dice.isEmpty())
        return worthOf(effect.dice);
    return prices.at(effect.effect) * std::abs(effect.amount.value_or(1));
}

static int priceOf(const CommandCard &card)
{
    int price = card.types.size() == 1 ? -1 : 0;
    for (const CardEffect &effect : card.effects)
        price += priceOf(effect);
    return price;
}

void tst_CommandCards::eachKeepsToThePrices()
{
    for (const CommandCard &card : m_cards)
        QVERIFY2(priceOf(card) >= 7 && priceOf(card) <= 9, card.id.c_str());
}

// What the players draw from: their own set with half of the neutral one.
void tst_CommandCards::theSetsAreWorthTheSame()
{
    const auto average = [this](const std::set<std::string> &nations) {
        int sum = 0;
        int count = 0;
        for (const CommandCard &card : m_cards)
            if (nations.contains(card.nation)) {
                sum += priceOf(card);
                ++count;
            }
        return static_cast<double>(sum) / count;
    };
    const double axis = average({"ger", "ita"});
    QVERIFY(std::abs(axis - average({"us"})) < 0.25);
    QVERIFY(std::abs(axis - average({""})) < 0.5);
}

void tst_CommandCards::everyWordIsOnACard()
{
    std::set<std::string> used;
    for (const CommandCard &card : m_cards)
        for (const CardEffect &effect : card.effects)
            used.insert(effect.effect);
    for (const auto &[id, row] : m_data.cards.effects)
        QVERIFY2(used.contains(id), id.c_str());
}

// A card is played on one unit.
void tst_CommandCards::noneIsForUnitsOfBothSides()
{
    for (const CommandCard &card : m_cards) {
        std::set<EffectTarget> targets;
        for (const CardEffect &effect : card.effects)
            targets.insert(word(effect).target);
        const bool isOwn = targets.contains(EffectTarget::Own);
        const bool isEnemy = targets.contains(EffectTarget::Enemy);
        QVERIFY2(!(isOwn && isEnemy), card.id.c_str());
        // Without a unit, there is nothing that the types could be of.
        const bool smokes = std::any_of(card.effects.begin(), card.effects.end(),
                                        [](const CardEffect &e) { return e.effect == "smoke"; });
        QVERIFY2(card.types.empty() || isOwn || isEnemy || smokes, card.id.c_str());
    }
}

// [R9.8.1a] [R9.12a] [R9.2f] [R9.10.3a]
void tst_CommandCards::aWordThatKnowsItsUnitsIsOnNoOthers()
{
    const std::map<std::string, UnitType> only = {{"dig_in", UnitType::Infantry},
                                                  {"hide", UnitType::Infantry},
                                                  {"fast_again", UnitType::Infantry},
                                                  {"last_shot", UnitType::Artillery},
                                                  {"no_last_shot", UnitType::Artillery}};
    for (const CommandCard &card : m_cards)
        for (const CardEffect &effect : card.effects)
            if (const auto found = only.find(effect.effect); found != only.end())
                QVERIFY2(card.types == std::vector<UnitType>{found->second}, card.id.c_str());
}

void tst_CommandCards::theSameIsWordedTheSame()
{
    std::map<std::string, std::string> german;
    std::set<std::string> categories;
    std::set<std::string> moments;
    for (const CommandCard &card : m_cards) {
        for (const LocalText *text : {&card.category, &card.timing})
            if (!text->empty()) {
                const auto &known = german.emplace(text->at("en"), text->at("de")).first->second;
                QVERIFY2(known == text->at("de"), card.id.c_str());
            }
        categories.insert(card.category.at("en"));
        QCOMPARE(card.timing.empty(), card.time != ActivationTime::Special);
        if (!card.timing.empty())
            moments.insert(card.timing.at("en"));
    }
    QCOMPARE(categories.size(), std::size_t{7});
    QCOMPARE(moments.size(), std::size_t{7}); // that the engine has to know
}

void tst_CommandCards::everyTextIsThereInBothLanguages()
{
    constexpr std::size_t kTitle = 24; // letters
    std::vector<LocalText> texts;
    for (const CommandCard &card : m_cards) {
        texts.insert(texts.end(), {card.name, card.category});
        for (const auto &[language, text] : card.name)
            QVERIFY2(QString::fromStdString(text).size() <= qsizetype{kTitle}, text.c_str());
        for (const LocalText *text : {&card.timing, &card.text})
            if (!text->empty())
                texts.push_back(*text);
    }
    for (const auto &[id, row] : m_data.cards.effects)
        texts.insert(texts.end(), {row.name, row.text});
    for (const LocalText &text : texts)
        QVERIFY(text.contains("en") && text.contains("de"));
}

void tst_CommandCards::aWordSaysWhatItTakes()
{
    for (const auto &[id, row] : m_data.cards.effects)
        for (const auto &[language, text] : row.text)
            for (const EffectTakes takes :
                 {EffectTakes::Amount, EffectTakes::Dice, EffectTakes::Ability}) {
                const std::string place = '{' + std::string(toString(takes)) + '}';
                QVERIFY2((row.takes == takes) == (text.find(place) != std::string::npos),
                         (id + ' ' + language).c_str());
            }
}

void tst_CommandCards::whoseAWordIsAndHowLongItLastsIsRead()
{
    const std::string head =
        "format = \"hexwerk.cards\"\nversion = 1\nsystem = \"assault\"\n"
        "[[effect]]\nid = \"x\"\nname = { en = \"X\" }\ntext = { en = \"X.\" }\n";
    const auto plain = readCards(head, "x");
    QVERIFY(plain.problems.empty());
    QVERIFY(plain.value->effects.at(0).second.target == EffectTarget::None);
    QVERIFY(plain.value->effects.at(0).second.until == EffectUntil::Now);
    const auto said = readCards(head + "target = \"enemy\"\nuntil = \"once\"\n", "x");
    QVERIFY(said.problems.empty());
    QVERIFY(said.value->effects.at(0).second.target == EffectTarget::Enemy);
    QVERIFY(said.value->effects.at(0).second.until == EffectUntil::Once);
    const auto wrong = readCards(head + "target = \"theirs\"\nuntil = \"noon\"\n", "x");
    QCOMPARE(wrong.problems.size(), std::size_t{2});
    for (std::size_t i = 0; i < 2; ++i) {
        QVERIFY(wrong.problems[i].code == FileProblem::BadName);
        QCOMPARE(wrong.problems[i].line, 8 + static_cast<int>(i));
    }
}

HW_CORE_TEST(tst_CommandCards)

} // namespace hexwerk::assault::tst_command_cards

#include "tst_command_cards.moc"

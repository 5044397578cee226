// Cards as anybody may write them, at random: for tests of reading and writing.
#pragma once

#include "core/assault/files/library/filed_cards.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace hexwerk::assault::test {

class RandomCards
{
public:
    explicit RandomCards(std::uint32_t seed)
        : m_engine(seed)
    {
    }

    // Every key that the kind has may be there; a file may have the values, though many are not
    // such as rules allow.
    FiledCard card(CardKind kind, int number)
    {
        FiledCard filed = anyCard(kind);
        std::visit(
            [&](auto &one) {
                one.id = "c" + std::to_string(number) + word();
                one.picture = chance() ? "scans/" + word() + ".png" : "";
            },
            filed.card);
        filed.marks = marks(filed);
        return filed;
    }

private:
    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(m_engine); }
    int from(int least, int most) { return least + below(most - least + 1); }
    bool chance() { return below(2) == 0; }
    template<typename Enum>
    Enum anyOf(Enum last)
    {
        return static_cast<Enum>(below(static_cast<int>(last) + 1));
    }

    std::string word()
    {
        static constexpr std::string_view kLetters = "abcXYZ019._-";
        std::string text = "w";
        for (int i = below(6); i > 0; --i)
            text += kLetters[static_cast<std::size_t>(below(static_cast<int>(kLetters.size())))];
        return text;
    }
    // What spreadsheets and readers of tables trip over.
    std::string text()
    {
        static const std::array<std::string, 24> kParts = {
            "=", "+", "-", "@", "'",  "\"", ",", ";", " ", "\n",   "\r\n",         "\t",
            "#", "a", "Z", "7", "-3", "ß",  "ü", "€", "😀", "true", "\xEF\xBB\xBF", "1/2"};
        std::string out;
        for (int i = below(6); i > 0; --i)
            out += kParts[static_cast<std::size_t>(below(static_cast<int>(kParts.size())))];
        return out;
    }
    LocalText texts()
    {
        LocalText all;
        for (const char *language : {"en", "de", "it", "pt-BR"})
            if (below(3) > 0)
                all[language] = text();
        return all;
    }
    Pool pool(int most)
    {
        Pool dice;
        for (int i = below(most + 1); i > 0; --i)
            dice.add(static_cast<Die>(below(4)));
        return dice;
    }
    Die die() { return static_cast<Die>(below(4)); }
    std::vector<RangeBand> bands()
    {
        std::vector<RangeBand> all;
        for (int at = below(4); at <= 14 && below(4) > 0; at = all.back().to + 1 + below(3))
            all.push_back({at, from(at, std::min(14, at + below(6))), pool(4)});
        return all;
    }
    std::vector<std::string> words()
    {
        std::vector<std::string> all;
        for (int i = below(4); i > 0; --i)
            all.push_back(word());
        return all;
    }
    std::vector<CardEffect> effects()
    {
        std::vector<CardEffect> all;
        for (int i = below(4); i > 0; --i) {
            CardEffect effect{word(), {}, pool(2), chance() ? word() : ""};
            if (chance())
                effect.amount = from(-20, 20);
            all.push_back(effect);
        }
        return all;
    }

    FiledCard anyCard(CardKind kind)
    {
        switch (kind) {
        case CardKind::Unit:
            return {unit()};
        case CardKind::Formation:
            return {formation()};
        case CardKind::Command:
            return {command()};
        case CardKind::Support:
            break;
        }
        return {support()};
    }
    UnitCard unit()
    {
        UnitCard card;
        card.name = texts();
        card.nation = word();
        card.type = anyOf(UnitType::Vehicle);
        card.unitClass = anyOf(UnitClass::Truck);
        card.points = below(1000);
        card.halfPoints = below(1000);
        card.strength = from(1, 20);
        card.halfStrength = from(1, card.strength);
        card.defence.fill(pool(5));
        if (chance())
            for (Pool &area : card.defence)
                area = pool(2);
        card.bands = {bands(), bands()};
        card.movement = below(21);
        card.movementType = anyOf(MovementType::Track);
        card.canSupport = chance();
        card.turret = chance();
        if (chance())
            card.blast = Blast{die(), chance() ? std::optional(below(15)) : std::nullopt, chance()};
        if (const std::vector<RangeBand> indirect = bands(); !indirect.empty())
            card.indirect = indirect.front();
        card.abilities = words();
        card.transport = below(100);
        card.silhouette = chance() ? word() : "";
        return card;
    }
    FormationCard formation()
    {
        FormationCard card;
        card.name = texts();
        card.nation = word();
        card.type = anyOf(UnitType::Vehicle);
        card.command = texts();
        card.commandPoints = below(100);
        for (int i = from(1, 4); i > 0; --i)
            card.units.push_back({word(), chance() ? 1 : from(1, 20)});
        return card;
    }
    template<typename Card>
    void fillPlayed(Card &card)
    {
        card.name = texts();
        card.nation = chance() ? word() : "";
        card.time = anyOf(ActivationTime::Special);
        card.timing = texts();
        card.effects = effects();
        card.text = texts();
    }
    CommandCard command()
    {
        CommandCard card;
        fillPlayed(card);
        card.category = texts();
        card.moment = anyOf(SpecialMoment::EnemyCard);
        for (int i = below(4); i > 0; --i)
            card.types.push_back(anyOf(UnitType::Vehicle));
        return card;
    }
    SupportCard support()
    {
        SupportCard card;
        fillPlayed(card);
        card.kind = anyOf(SupportKind::Artillery);
        for (Pool *dice : {&card.attack, &card.suppressiveFire, &card.fireForEffect,
                           &card.bombardment, &card.smoke, &card.secondary})
            *dice = pool(4);
        if (chance())
            card.defence = die();
        if (chance())
            card.blast = die();
        if (chance())
            card.second = from(-6, 6);
        card.hexes = from(1, 19);
        card.inLine = chance();
        return card;
    }

    std::string mark()
    {
        static constexpr std::string_view kMarks = "TWOGHC";
        std::string text;
        for (int i = from(1, 4); i > 0; --i)
            text += kMarks[static_cast<std::size_t>(below(5))];
        return text;
    }
    // Of the whole card or of keys that are there.
    SourceMarks marks(const FiledCard &filed)
    {
        SourceMarks all;
        if (below(3) == 0)
            return {{"", mark()}};
        const TomlTable card = toTree(filed);
        for (const TomlEntry &entry : card.entries) {
            if (below(4) == 0)
                all[entry.key] = mark();
            const TomlTable *attack = entry.key == "attack" ? entry.value.as<TomlTable>() : nullptr;
            for (const char *key : {"armoured", "soft"})
                if (attack && attack->find(key) && chance())
                    all["attack." + std::string(key)] = mark();
        }
        return all;
    }

    std::mt19937 m_engine;
};

} // namespace hexwerk::assault::test

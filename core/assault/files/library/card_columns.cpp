#include "core/assault/files/library/card_columns.h"

#include "core/base/contract.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace hexwerk::assault {

using enum CellKind;

static const std::vector<CardColumn> kUnitColumns = {
    {"id", Text, true},
    {"name", Texts, true},
    {"nation", Text, true},
    {"type", Text, true},
    {"class", Text},
    {"points", Number, true},
    {"half_points", Number, true},
    {"strength", Number, true},
    {"half_strength", Number, true},
    {"defence", Dice},
    {"defence.front", Dice},
    {"defence.flank", Dice},
    {"defence.rear", Dice},
    {"defence.above", Dice},
    {"attack.armoured", Bands},
    {"attack.soft", Bands},
    {"movement", Number, true},
    {"movement_type", Text, true},
    {"can_support", Flag},
    {"turret", Flag},
    {"blast.die", Text},
    {"blast.up_to", Number},
    {"blast.support_only", Flag},
    {"indirect", Band},
    {"abilities", Names},
    {"transport", Number},
    {"silhouette", Text},
    {"picture", Text},
};

static const std::vector<CardColumn> kFormationColumns = {
    {"id", Text, true}, {"name", Texts, true},      {"nation", Text, true}, {"type", Text, true},
    {"command", Texts}, {"command_points", Number}, {"units", Units, true}, {"picture", Text},
};

static const std::vector<CardColumn> kCommandColumns = {
    {"id", Text, true},   {"name", Texts, true}, {"nation", Text},  {"category", Texts},
    {"time", Text, true}, {"timing", Texts},     {"moment", Text},  {"types", Names},
    {"effects", Effects}, {"text", Texts},       {"picture", Text},
};

static const std::vector<CardColumn> kSupportColumns = {
    {"id", Text, true},        {"name", Texts, true},
    {"nation", Text},          {"kind", Text, true},
    {"time", Text, true},      {"timing", Texts},
    {"attack", Dice},          {"suppressive_fire", Dice},
    {"fire_for_effect", Dice}, {"bombardment", Dice},
    {"smoke", Dice},           {"secondary", Dice},
    {"defence", Text},         {"blast", Text},
    {"second", Number},        {"hexes", Number},
    {"in_line", Flag},         {"effects", Effects},
    {"text", Texts},           {"picture", Text},
};

const std::vector<CardColumn> &columnsOf(CardKind kind)
{
    switch (kind) {
    case CardKind::Unit:
        return kUnitColumns;
    case CardKind::Formation:
        return kFormationColumns;
    case CardKind::Command:
        return kCommandColumns;
    case CardKind::Support:
        return kSupportColumns;
    }
    HW_UNREACHABLE();
}

const CardColumn *findColumn(CardKind kind, std::string_view name)
{
    for (const CardColumn &column : columnsOf(kind)) {
        const std::size_t size = column.key.size();
        const bool isLanguage = column.kind == Texts && name.size() > size + 1 &&
                                name.starts_with(column.key) && name[size] == '.';
        if (column.kind == Texts ? isLanguage : name == column.key)
            return &column;
    }
    return nullptr;
}

std::string_view exampleOf(CellKind kind)
{
    switch (kind) {
    case Band:
        return "2-8:RYG";
    case Bands:
        return "0:YG; 1-8:RYG";
    case Units:
        return "ger.rifles43:3; ger.mg34:1";
    case Effects:
        return "activation; movement amount=2; attack_dice dice=RY";
    default:
        return {};
    }
}

static std::string textOf(const TomlTable &table, std::string_view key)
{
    const TomlValue *value = table.find(key);
    if (const auto *number = value ? value->as<std::int64_t>() : nullptr)
        return std::to_string(*number);
    const auto *text = value ? value->as<std::string>() : nullptr;
    return text ? *text : std::string();
}

static std::string bandText(const TomlTable &band)
{
    const std::string from = textOf(band, "from");
    const std::string to = textOf(band, "to");
    return fmt::format("{}:{}", from == to ? from : from + "-" + to, textOf(band, "dice"));
}

static std::string unitsText(const TomlTable &units)
{
    return units.find("count") ? textOf(units, "card") + ":" + textOf(units, "count")
                               : textOf(units, "card");
}

static constexpr std::array<std::string_view, 3> kEffectKeys = {"amount", "dice", "ability"};

static std::string effectText(const TomlTable &effect)
{
    std::string text = textOf(effect, "effect");
    for (const std::string_view key : kEffectKeys)
        if (effect.find(key))
            text += fmt::format(" {}={}", key, textOf(effect, key));
    return text;
}

static std::string elementText(const TomlValue &element, CellKind kind)
{
    if (kind == Names)
        return *element.as<std::string>();
    const TomlTable &table = *element.as<TomlTable>();
    return kind == Units ? unitsText(table) : kind == Effects ? effectText(table) : bandText(table);
}

std::optional<std::string> toCell(const TomlValue &value, CellKind kind)
{
    if (kind == Band)
        return elementText(value, kind);
    if (const auto *flag = value.as<bool>())
        return *flag ? "true" : "false";
    if (const auto *number = value.as<std::int64_t>())
        return std::to_string(*number);
    if (const auto *text = value.as<std::string>())
        return kind == Dice && text->empty() ? std::nullopt : std::optional(*text);
    std::string list;
    for (const TomlValue &element : *value.as<TomlArray>())
        list += (list.empty() ? "" : "; ") + elementText(element, kind);
    return list;
}

static std::string_view trimmed(std::string_view text)
{
    const std::size_t from = text.find_first_not_of(" \t\r\n");
    if (from == text.npos)
        return {};
    return text.substr(from, text.find_last_not_of(" \t\r\n") - from + 1);
}

static std::vector<std::string_view> parts(std::string_view text, char separator)
{
    std::vector<std::string_view> all;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty())
            all.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
}

static std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+') && text.size() > 1 && text[1] != '-')
        text.remove_prefix(1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number)
                                                                    : std::nullopt;
}

using Element = std::optional<TomlTable>;

// "1-8:RYG"; a range of one hex is "0:YG".
static Element bandFrom(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == text.npos)
        return std::nullopt;
    const std::string_view range = text.substr(0, colon);
    const std::size_t dash = range.find('-', 1);
    const auto from = wholeNumber(range.substr(0, dash));
    const auto to = dash == range.npos ? from : wholeNumber(range.substr(dash + 1));
    if (!from || !to)
        return std::nullopt;
    TomlTable band;
    return band.set("from", *from).set("to", *to).set("dice", trimmed(text.substr(colon + 1)));
}

// "ger.rifles43:3"; a single one needs no number.
static Element unitsFrom(std::string_view text)
{
    const std::size_t colon = text.find(':');
    TomlTable units;
    units.set("card", trimmed(text.substr(0, colon)));
    if (colon == text.npos)
        return units;
    const auto count = wholeNumber(text.substr(colon + 1));
    return count ? std::optional(units.set("count", *count)) : std::nullopt;
}

static Element effectFrom(std::string_view text)
{
    const std::vector<std::string_view> words = parts(text, ' ');
    TomlTable effect;
    effect.set("effect", words.front());
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::size_t sign = words[i].find('=');
        const std::string_view key = words[i].substr(0, sign);
        const bool isKnown =
            std::find(kEffectKeys.begin(), kEffectKeys.end(), key) != kEffectKeys.end();
        if (sign == words[i].npos || !isKnown || effect.find(key))
            return std::nullopt;
        const std::string_view value = words[i].substr(sign + 1);
        const auto amount = key == "amount" ? wholeNumber(value) : std::nullopt;
        effect.set(key, amount ? TomlValue(*amount) : TomlValue(value));
    }
    return effect;
}

static tl::expected<TomlValue, std::string> listFrom(const std::string &cell, CellKind kind)
{
    TomlArray list;
    for (const std::string_view part : parts(cell, ';')) {
        if (kind == Names) {
            list.emplace_back(part);
            continue;
        }
        const Element element = kind == Units     ? unitsFrom(part)
                                : kind == Effects ? effectFrom(part)
                                                  : bandFrom(part);
        if (!element)
            return tl::unexpected(std::string(part));
        list.emplace_back(*element);
    }
    if (kind != Band)
        return list;
    if (list.size() != 1)
        return tl::unexpected(cell);
    return std::move(list.front());
}

static bool says(std::string_view cell, std::string_view word)
{
    return std::equal(cell.begin(), cell.end(), word.begin(), word.end(),
                      [](char a, char b) { return a == b || a == b - 'a' + 'A'; });
}

tl::expected<TomlValue, std::string> fromCell(const std::string &cell, CellKind kind)
{
    switch (kind) {
    case Number:
        if (const auto number = wholeNumber(cell))
            return *number;
        return cell;
    case Flag:
        if (says(cell, "true") || says(cell, "false"))
            return says(cell, "true");
        return cell;
    case Text:
    case Texts:
    case Dice:
        return cell;
    default:
        return listFrom(cell, kind);
    }
}

const TomlValue *valueUnder(const TomlTable &card, std::string_view key)
{
    const std::size_t dot = key.find('.');
    const TomlValue *value = card.find(key.substr(0, dot));
    if (!value || dot == key.npos)
        return value;
    const TomlTable *table = value->as<TomlTable>();
    return table ? table->find(key.substr(dot + 1)) : nullptr;
}

void putUnder(TomlTable &card, std::string_view key, TomlValue value)
{
    const std::size_t dot = key.find('.');
    const std::string_view outer = key.substr(0, dot);
    if (dot == key.npos) {
        card.set(key, std::move(value));
        return;
    }
    if (!card.find(outer))
        card.set(outer, TomlTable());
    card.find(outer)->as<TomlTable>()->set(key.substr(dot + 1), std::move(value));
}

} // namespace hexwerk::assault

#include "core/lab/study_head.h"

#include "core/base/hash.h"
#include "core/files/key_order.h"
#include "core/files/toml_layout.h"

#include <utility>

namespace hexwerk::lab {

Opponent opponent(std::string id, int rollouts)
{
    std::string hash = Hash().add(id).add(static_cast<std::uint64_t>(rollouts)).text();
    return {std::move(id), std::move(hash), rollouts};
}

std::string nameOf(const StudyHead &head)
{
    const auto number = [](int value) { return static_cast<std::uint64_t>(value); };
    Hash hash;
    hash.add(head.scenario.id).add(head.scenario.system).add(head.scenario.hash);
    for (const auto &[kind, of] : head.data)
        hash.add(kind).add(of);
    hash.add(head.engine).add(head.sides[0]).add(head.sides[1]);
    for (const Opponent &one : head.opponents)
        hash.add(one.id).add(one.hash).add(number(one.rollouts));
    hash.add(head.seed).add(number(head.pairs)).add(number(head.shards));
    return hash.add(number(head.limits.turns)).add(number(head.limits.orders)).text();
}

std::vector<std::string> differences(const StudyHead &a, const StudyHead &b)
{
    std::vector<std::string> keys;
    const auto compare = [&keys](const char *key, bool isSame) {
        if (!isSame)
            keys.emplace_back(key);
    };
    compare("scenario", a.scenario == b.scenario);
    compare("data", a.data == b.data);
    compare("engine", a.engine == b.engine);
    compare("sides", a.sides == b.sides);
    compare("opponents", a.opponents == b.opponents);
    compare("seed", a.seed == b.seed);
    compare("pairs", a.pairs == b.pairs);
    compare("shards", a.shards == b.shards);
    compare("limits", a.limits == b.limits);
    return keys;
}

std::uint64_t seedOfPair(const StudyHead &head, int pair)
{
    return Hash().add(head.seed).add(static_cast<std::uint64_t>(pair)).value();
}

int pairsIn(const StudyHead &head, int shard)
{
    return head.pairs / head.shards + (shard < head.pairs % head.shards ? 1 : 0);
}

PlayedScenario playedScenario(const Head &scenario)
{
    const Rules &rules = scenario.rules();
    const TomlTable tree =
        KeyOrder(rules.keyRows(scenario.begins().format)).arranged("", scenario.tree());
    const TomlValue *id = tree.find("id");
    const auto *text = id ? id->as<std::string>() : nullptr;
    return {text ? *text : std::string(), std::string(rules.id()),
            Hash().add(formatDocument(tree)).text()};
}

static std::string hashOf(const std::map<std::string, std::string> &hashes)
{
    Hash hash;
    for (const auto &[id, of] : hashes)
        hash.add(id).add(of);
    return hash.text();
}

std::map<std::string, std::string> hashesOf(const Pins &pins)
{
    std::map<std::string, std::string> hashes = {{"rules", std::to_string(pins.rules)}};
    for (const auto &[kind, pin] : pins.whole)
        if (!pin.id.empty())
            hashes[kind] = pin.hash;
    if (!pins.corrections.empty())
        hashes["corrections"] = hashOf(pins.corrections);
    for (const auto &[kind, parts] : pins.parts)
        if (!parts.empty())
            hashes[kind] = hashOf(parts);
    return hashes;
}

} // namespace hexwerk::lab

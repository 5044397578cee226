#include "core/lab/study.h"

namespace hexwerk::lab {

tl::expected<void, MergeFault> merge(Study &into, const Study &more)
{
    if (auto keys = differences(into.head, more.head); !keys.empty())
        return tl::unexpected(MergeFault{std::move(keys), 0});
    for (const auto &[number, block] : more.shards)
        if (const auto known = into.shards.find(number);
            known != into.shards.end() && known->second != block)
            return tl::unexpected(MergeFault{{}, number});
    into.shards.insert(more.shards.begin(), more.shards.end());
    return {};
}

std::vector<int> missingShards(const Study &study)
{
    std::vector<int> missing;
    for (int shard = 0; shard < study.head.shards; ++shard)
        if (!study.shards.contains(shard))
            missing.push_back(shard);
    return missing;
}

std::string listOf(const std::vector<int> &shards)
{
    std::string text;
    for (std::size_t i = 0; i < shards.size();) {
        std::size_t end = i + 1;
        while (end < shards.size() && shards[end] == shards[end - 1] + 1)
            ++end;
        text += (text.empty() ? "" : ",") + std::to_string(shards[i]);
        if (end - i > 1)
            text += (end - i > 2 ? "-" : ",") + std::to_string(shards[end - 1]);
        i = end;
    }
    return text;
}

int gapless(const Study &study)
{
    int count = 0;
    for (const auto &[number, block] : study.shards)
        if (number == count)
            ++count;
        else
            break;
    return count;
}

Block totalOf(const Study &study, int end)
{
    Block total;
    for (const auto &[number, block] : study.shards)
        if (number < end)
            append(total, block);
    return total;
}

} // namespace hexwerk::lab

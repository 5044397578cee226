#include "core/base/lasting.h"

#include <functional>
#include <mutex>
#include <set>
#include <string>

namespace hexwerk {

std::string_view lasting(std::string_view text)
{
    static std::mutex mutex;
    static std::set<std::string, std::less<>> texts;
    const std::lock_guard lock(mutex);
    const auto found = texts.find(text);
    return found != texts.end() ? *found : *texts.emplace(text).first;
}

} // namespace hexwerk

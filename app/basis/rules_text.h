// The rules in words, read when the first of them is wanted: the window opens without.
#pragma once

#include "core/rulebook/rulebook.h"

#include <future>
#include <memory>
#include <utility>

namespace hexwerk {

class RulesText
{
public:
    // At hand.
    RulesText(Rulebook rulebook)
    {
        std::promise<Shared> promise;
        promise.set_value(std::make_shared<Rulebook>(std::move(rulebook)));
        m_rulebook = promise.get_future();
    }
    explicit RulesText(std::future<std::shared_ptr<Rulebook>> later)
        : m_rulebook(std::move(later))
    {
    }

    // The first call reads a deferred one.
    const Rulebook &operator*() const { return *m_rulebook.get(); }
    const Rulebook *operator->() const { return m_rulebook.get().get(); }
    // To put in what users have translated meanwhile.
    Rulebook &edit() { return *m_rulebook.get(); }

private:
    using Shared = std::shared_ptr<Rulebook>;
    std::shared_future<Shared> m_rulebook;
};

} // namespace hexwerk

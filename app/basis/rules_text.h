// The rules in words, read when the first of them is wanted: the window opens without.
#pragma once

#include "core/rulebook/rulebook.h"

#include <future>
#include <utility>

namespace hexwerk {

class RulesText
{
public:
    // At hand.
    RulesText(Rulebook rulebook)
    {
        std::promise<Rulebook> promise;
        promise.set_value(std::move(rulebook));
        m_rulebook = promise.get_future();
    }
    explicit RulesText(std::future<Rulebook> later)
        : m_rulebook(std::move(later))
    {
    }

    // The first call reads a deferred one.
    const Rulebook &operator*() const { return m_rulebook.get(); }
    const Rulebook *operator->() const { return &m_rulebook.get(); }

private:
    std::shared_future<Rulebook> m_rulebook;
};

} // namespace hexwerk

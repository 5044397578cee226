// The rules in words, read when the first of them is wanted: the window opens without.
#pragma once

#include "core/rulebook/rulebook.h"
#include "editor/text/languages.h"
#include "texts/translation/spoken_texts.h"

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
        promise.set_value(std::make_shared<Books>(std::move(rulebook)));
        m_books = promise.get_future();
    }
    // Reads them when the first of them is wanted.
    template<typename Read>
    static RulesText later(Read read)
    {
        return RulesText(std::async(std::launch::deferred, [read = std::move(read)] {
            return std::make_shared<Books>(read());
        }));
    }

    // With what users have translated by now. It stays where it is.
    const Rulebook &operator*() const { return m_books.get()->now(); }
    const Rulebook *operator->() const { return &m_books.get()->now(); }

private:
    class Books
    {
    public:
        explicit Books(Rulebook rulebook)
            : m_shipped(std::move(rulebook))
        {
        }
        const Rulebook &now()
        {
            if (auto own = editor::Languages::own(); own != m_own) {
                m_own = std::move(own);
                m_spoken = m_shipped;
                m_own->putInto(m_spoken);
            }
            return m_spoken;
        }

    private:
        Rulebook m_shipped;
        Rulebook m_spoken;
        std::shared_ptr<const translation::SpokenTexts> m_own; // that was put in
    };
    using Shared = std::shared_ptr<Books>;
    explicit RulesText(std::future<Shared> books)
        : m_books(std::move(books))
    {
    }

    std::shared_future<Shared> m_books;
};

} // namespace hexwerk

// Stems of words, by libstemmer.
#pragma once

#include <memory>
#include <string>

struct sb_stemmer;

namespace hexwerk::search {

// Not to be used by two threads at a time.
class Stemmer
{
public:
    // A language without rules leaves words as they are. `language`: a BCP 47 tag.
    explicit Stemmer(const std::string &language);

    std::string stem(const std::string &folded);

private:
    struct Deleter
    {
        void operator()(sb_stemmer *stemmer) const;
    };

    std::unique_ptr<sb_stemmer, Deleter> m_stemmer;
};

} // namespace hexwerk::search

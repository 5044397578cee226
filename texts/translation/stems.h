// Words without their endings, so that inflected forms are the same word.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct sb_stemmer;

namespace hexwerk::translation {

// One object is not to be called from two threads at once.
class Stems
{
public:
    // Of a BCP 47 tag. Of a language that has no rules for it words stay as they are.
    explicit Stems(std::string_view language);

    // Of the words of a text in lower case, in their order.
    std::vector<std::string> of(std::string_view text) const;
    std::string ofWord(const std::string &lower) const;

private:
    struct Free
    {
        void operator()(sb_stemmer *stemmer) const;
    };
    std::unique_ptr<sb_stemmer, Free> m_stemmer;
};

} // namespace hexwerk::translation

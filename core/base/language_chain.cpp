#include "core/base/language_chain.h"

#include <algorithm>

namespace hexwerk {

static void addOnce(LanguageChain &chain, const std::string &language)
{
    if (language != kSourceLanguage &&
        std::find(chain.begin(), chain.end(), language) == chain.end())
        chain.push_back(language);
}

static void addWithWider(LanguageChain &chain, const std::string &language)
{
    for (std::size_t end = language.size(); end != std::string::npos && end > 0;
         end = language.rfind('-', end - 1))
        addOnce(chain, language.substr(0, end));
}

LanguageChain languageChain(const std::string &language, const StandIns &standIns)
{
    LanguageChain chain;
    addWithWider(chain, language);
    for (std::size_t i = 0; i < chain.size(); ++i) // which grows
        if (const auto found = standIns.find(chain[i]); found != standIns.end())
            for (const std::string &other : found->second)
                addWithWider(chain, other);
    chain.emplace_back(kSourceLanguage);
    return chain;
}

} // namespace hexwerk

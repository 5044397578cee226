// What users translated, at hand for what is shown: by language and by what it was made from.
#pragma once

#include "core/base/language_chain.h"
#include "core/base/local_text.h"
#include "core/rulebook/rulebook.h"
#include "core/rulebook/terms.h"
#include "texts/translation/own_texts.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hexwerk::translation {

class SpokenTexts
{
public:
    SpokenTexts();
    ~SpokenTexts();
    SpokenTexts(const SpokenTexts &);
    SpokenTexts &operator=(const SpokenTexts &);

    // In place of what that language had.
    void set(OwnTexts own);
    void remove(const std::string &language);

    std::vector<std::string> languages() const; // in alphabetical order
    // Null: users did not make it.
    const OwnTexts *of(const std::string &language) const;
    // Which languages are asked in the place of others.
    const StandIns &standIns() const { return m_standIns; }

    // In this language alone; null if it is not translated, or from another source than it has now.
    // Of texts with the same source the one from the same place is taken.
    const std::string *find(const LocalText &text, const std::string &language) const;
    // What is shown: in the first language of the chain that has it, the user's own over the rest.
    std::string textIn(const LocalText &text, const LanguageChain &chain) const;

    // Over what is there.
    void putInto(Rulebook &rulebook) const;
    void putInto(Terms &terms) const;

private:
    struct Language;
    std::map<std::string, std::shared_ptr<const Language>> m_languages;
    StandIns m_standIns;
};

// All languages of the user's library. Files that cannot be read are left out.
SpokenTexts loadSpokenTexts(const std::filesystem::path &library);

} // namespace hexwerk::translation

// Terms and spelling of translations.
#pragma once

#include "core/rulebook/term_finder.h"
#include "texts/translation/checked_text.h"
#include "texts/translation/compound_words.h"
#include "texts/translation/known_words.h"
#include "texts/translation/speller.h"
#include "texts/translation/stems.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace hexwerk::translation {

class WordChecks
{
public:
    // `terms` are kept by reference. Known words, names and words of terms are right without a
    // dictionary.
    WordChecks(const Terms &terms, const std::string &language,
               std::shared_ptr<const Speller> speller, const KnownWords &known,
               const std::set<std::string> &names);

    void checkTerms(const CheckedText &text, std::vector<Alarm> &alarms) const;
    // The terms of the source that the language has a word for, each once, with how the
    // translation says them.
    struct SaidTerm
    {
        const Term *term = nullptr;
        bool isThere = false;   // by one of its wordings
        std::size_t at = 0;     // of a wording that must not stand for it
        std::size_t length = 0; // 0: there is none
    };
    std::vector<SaidTerm> saidTerms(const CheckedText &text) const;
    void checkSpelling(const CheckedText &text, std::vector<Alarm> &alarms) const;
    // Whether all its words are known, so that it may be the same in both languages.
    bool isKnown(const std::string &text) const;

private:
    using Wordings = std::vector<std::vector<std::string>>; // stems

    bool hasTerm(const Term &term, const std::vector<std::string> &stems) const;
    bool isInDictionary(const std::string &word) const;
    bool isNoun(const std::string &word) const;
    bool isRightWord(const std::string &word, const std::set<std::string> &sourceWords) const;

    std::string m_language;
    TermFinder m_sourceTerms;
    TermFinder m_targetTerms;
    Stems m_stems;
    std::shared_ptr<const Speller> m_speller;
    CompoundWords m_compounds;
    std::set<std::string> m_known; // in lower case
    // Of each term, and of what is right in its place where the source means something else.
    std::map<const Term *, Wordings> m_wordings;
    mutable std::unordered_map<std::string, bool> m_spelled;
};

} // namespace hexwerk::translation

#include "texts/translation/word_checks.h"

#include "core/rulebook/rulebook.h"

#include <algorithm>

namespace hexwerk::translation {

WordChecks::WordChecks(const Terms &terms, const std::string &language,
                       std::shared_ptr<const Speller> speller, const KnownWords &known,
                       const std::set<std::string> &names)
    : m_language(language)
    , m_sourceTerms(terms, std::string(kSourceLanguage))
    , m_targetTerms(terms, language)
    , m_stems(language)
    , m_speller(std::move(speller))
    , m_compounds(
          known.prefixes, known.joints, [this](const std::string &word) { return isNoun(word); },
          [this](const std::string &word) { return isInDictionary(word); })
{
    const auto know = [this](const std::string &wording) {
        for (const Word &word : wordsOf(wording))
            m_known.insert(word.lower);
    };
    std::for_each(known.words.begin(), known.words.end(), know);
    std::for_each(names.begin(), names.end(), know);
    for (const Term &term : terms) {
        const auto words = term.words.find(language);
        if (words == term.words.end() || words->second.word.empty())
            continue;
        std::vector<std::string> wordings = words->second.forms;
        wordings.push_back(words->second.word);
        std::for_each(wordings.begin(), wordings.end(), know);
        wordings.insert(wordings.end(), words->second.other.begin(), words->second.other.end());
        for (const std::string &wording : wordings)
            m_wordings[&term].push_back(m_stems.of(wording));
    }
}

bool WordChecks::isKnown(const std::string &text) const
{
    const std::vector<Word> words = wordsOf(text);
    return std::all_of(words.begin(), words.end(),
                       [this](const Word &word) { return m_known.contains(word.lower); });
}

// As words one after the other, or, a single one, as part of a compound.
bool WordChecks::hasTerm(const Term &term, const std::vector<std::string> &stems) const
{
    static constexpr std::size_t kShortest = 4;
    const auto found = m_wordings.find(&term);
    if (found == m_wordings.end())
        return true;
    return std::any_of(
        found->second.begin(), found->second.end(), [&](const std::vector<std::string> &wording) {
            if (std::search(stems.begin(), stems.end(), wording.begin(), wording.end()) !=
                stems.end())
                return true;
            return wording.size() == 1 && wording[0].size() >= kShortest &&
                   std::any_of(stems.begin(), stems.end(), [&](const std::string &stem) {
                       return stem.find(wording[0]) != std::string::npos;
                   });
        });
}

void WordChecks::checkTerms(const CheckedText &text, std::vector<Alarm> &alarms) const
{
    const std::string source = withoutAccelerators(text.plainSource);
    const std::vector<std::string> stems = m_stems.of(withoutAccelerators(text.plainTarget));
    std::set<const Term *> seen;
    for (const FoundTerm &found : m_sourceTerms.find(source)) {
        if (found.isAvoided || !seen.insert(found.term).second || hasTerm(*found.term, stems))
            continue;
        Alarm alarm = text.missing(CheckCode::TermMissed, source.substr(found.at, found.length));
        alarm.expected = found.term->words.at(m_language).word;
        alarms.push_back(std::move(alarm));
    }
    for (const FoundTerm &found : m_targetTerms.find(text.plainTarget)) {
        if (!found.isAvoided)
            continue;
        Alarm alarm = text.alarm(CheckCode::TermAvoided, found.at, found.length);
        alarm.expected = found.term->words.at(m_language).word;
        alarm.fix = text.replaced(found.at, found.length, alarm.expected);
        alarms.push_back(std::move(alarm));
    }
}

bool WordChecks::isInDictionary(const std::string &word) const
{
    const auto [known, isNew] = m_spelled.try_emplace(word, false);
    if (isNew)
        known->second = m_speller->isRight(word);
    return known->second;
}

// Dictionaries take any word with a capital, as at the beginning of a sentence.
bool WordChecks::isNoun(const std::string &word) const
{
    constexpr std::size_t kShortest = 4; // any letters are made of shorter ones
    if (isKnown(word))
        return true;
    return charactersOf(word) >= kShortest && isInDictionary(word) &&
           !isInDictionary(wordsOf(word).front().lower);
}

std::vector<WordChecks::SaidTerm> WordChecks::saidTerms(const CheckedText &text) const
{
    const std::vector<std::string> stems = m_stems.of(withoutAccelerators(text.plainTarget));
    const std::vector<FoundTerm> targets = m_targetTerms.find(text.plainTarget);
    std::vector<SaidTerm> said;
    for (const FoundTerm &found : m_sourceTerms.find(withoutAccelerators(text.plainSource))) {
        const bool isKnownAlready = std::any_of(
            said.begin(), said.end(), [&](const SaidTerm &one) { return one.term == found.term; });
        if (found.isAvoided || isKnownAlready || !m_wordings.contains(found.term))
            continue;
        SaidTerm &one = said.emplace_back(SaidTerm{found.term, hasTerm(*found.term, stems)});
        const auto avoided =
            std::find_if(targets.begin(), targets.end(), [&](const FoundTerm &target) {
                return target.isAvoided && target.term == found.term;
            });
        if (avoided != targets.end()) {
            one.at = avoided->at;
            one.length = avoided->length;
        }
    }
    return said;
}

bool WordChecks::isRightWord(const std::string &word,
                             const std::set<std::string> &sourceWords) const
{
    const std::vector<Word> parts = wordsOf(word);
    const bool hasFigures = std::any_of(word.begin(), word.end(), isAsciiDigit);
    const bool isCapitals = word.find_first_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
    if (parts.size() != 1 || hasFigures || isCapitals || charactersOf(word) < 2 ||
        m_known.contains(parts[0].lower) || sourceWords.contains(parts[0].lower))
        return true;
    return isInDictionary(word) || m_compounds.isCompound(word);
}

void WordChecks::checkSpelling(const CheckedText &text, std::vector<Alarm> &alarms) const
{
    if (!m_speller)
        return;
    std::string plain = text.plainTarget;
    const auto accelerator = acceleratorIn(plain);
    if (accelerator)
        plain.erase(*accelerator, 1);
    std::set<std::string> sourceWords;
    for (const Word &word : wordsOf(withoutAccelerators(text.plainSource)))
        sourceWords.insert(word.lower);
    for (const Word &word : wordsOf(plain)) {
        std::string whole = plain.substr(word.at, word.length);
        bool isRight = isRightWord(whole, sourceWords);
        if (!isRight && whole.find('-') != std::string::npos) {
            isRight = true;
            for (std::size_t at = 0; at <= whole.size();) {
                const std::size_t end = std::min(whole.find('-', at), whole.size());
                isRight &= isRightWord(whole.substr(at, end - at), sourceWords);
                at = end + 1;
            }
        }
        if (isRight)
            continue;
        const bool isBehind = accelerator && word.at > *accelerator;
        const bool holds = accelerator && !isBehind && word.at + word.length > *accelerator;
        Alarm alarm = text.alarm(CheckCode::Spelling, word.at + (isBehind ? 1 : 0),
                                 word.length + (holds ? 1 : 0));
        alarm.found = std::move(whole);
        alarms.push_back(std::move(alarm));
    }
}

} // namespace hexwerk::translation

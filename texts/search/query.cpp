#include "texts/search/query.h"

#include "texts/search/folding.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace hexwerk::search {

namespace {

constexpr std::size_t kMostWords = 32;
constexpr float kByDictionary = 0.85F; // of what its stem is worth

// Matches of one typed word by language.
using Found = std::vector<WordMatches>;
using Look = std::function<WordMatches(const LanguageIndex &, const std::string &, Stemmer &)>;

} // namespace

std::vector<TypedWord> typedWords(std::string_view query)
{
    std::vector<TypedWord> words;
    for (FoldedWord &word : foldedWords(query)) {
        const auto isSame = [&](const TypedWord &other) {
            return other.spellings.front() == word.folded;
        };
        const auto before = std::find_if(words.begin(), words.end(), isSame);
        const Ending ending =
            word.at + word.length == query.size() ? Ending::Open : Ending::Complete;
        if (before != words.end())
            continue;
        if (words.size() == kMostWords)
            break;
        words.push_back(
            {std::string(query.substr(word.at, word.length)), spellingsOf(word.folded), ending});
    }
    return words;
}

static bool isFound(const Found &found)
{
    return std::any_of(found.begin(), found.end(),
                       [](const WordMatches &matches) { return !matches.empty(); });
}

// In all spellings, in all languages.
static Found lookUp(const std::vector<LanguageIndex> &indexes,
                    const std::vector<std::string> &spellings, const Look &look)
{
    Found found;
    for (const LanguageIndex &index : indexes) {
        WordMatches &all = found.emplace_back();
        Stemmer stemmer(index.lexicon().language());
        for (const std::string &spelling : spellings) {
            const WordMatches matches = look(index, spelling, stemmer);
            all.insert(all.end(), matches.begin(), matches.end());
        }
        keepBest(all);
    }
    return found;
}

static Found byItself(const std::vector<LanguageIndex> &indexes, const TypedWord &word)
{
    return lookUp(indexes, word.spellings,
                  [&](const LanguageIndex &index, const std::string &spelling, Stemmer &stemmer) {
                      return index.lexicon().find(spelling, word.ending, stemmer);
                  });
}

static std::vector<TypedWord> partsOf(const std::vector<LanguageIndex> &indexes,
                                      const TypedWord &word)
{
    std::vector<TypedWord> parts;
    for (const LanguageIndex &index : indexes)
        for (const std::string &spelling : word.spellings) {
            for (const std::string &part : index.lexicon().split(spelling))
                parts.push_back({part, {part}, Ending::Complete});
            if (!parts.empty())
                return parts;
        }
    return parts;
}

static Found byDictionary(const std::vector<LanguageIndex> &indexes, const TypedWord &word,
                          const Dictionaries &dictionaries)
{
    Found found;
    for (const LanguageIndex &index : indexes) {
        const std::string &language = index.lexicon().language();
        WordMatches &all = found.emplace_back();
        Stemmer stemmer(language);
        for (const std::string &stem : dictionaries.stemsOf(language, word.written))
            for (WordMatch match : index.lexicon().find(stem, Ending::Complete, stemmer)) {
                match.quality *= kByDictionary;
                all.push_back(match);
            }
        keepBest(all);
    }
    return found;
}

static Found corrected(const std::vector<LanguageIndex> &indexes, const TypedWord &word)
{
    for (std::size_t edits = 1; edits <= mostEdits(word.spellings.front().size()); ++edits)
        for (const Ending ending : {Ending::Complete, Ending::Open}) {
            if (ending == Ending::Open && word.ending == Ending::Complete)
                continue;
            const Look look = [&](const LanguageIndex &index, const std::string &spelling,
                                  Stemmer & /*stemmer*/) {
                return index.lexicon().findAlike(spelling, edits, ending);
            };
            Found found = lookUp(indexes, word.spellings, look);
            if (isFound(found))
                return found;
        }
    return Found(indexes.size());
}

static Found inOtherWays(const std::vector<LanguageIndex> &indexes, const TypedWord &word,
                         const Dictionaries &dictionaries)
{
    const Look within = [](const LanguageIndex &index, const std::string &spelling,
                           Stemmer & /*stemmer*/) { return index.lexicon().findWithin(spelling); };
    Found found = lookUp(indexes, word.spellings, within);
    if (!isFound(found))
        found = byDictionary(indexes, word, dictionaries);
    if (!isFound(found))
        found = corrected(indexes, word);
    const Look contained = [](const LanguageIndex &index, const std::string &spelling,
                              Stemmer & /*stemmer*/) {
        return index.lexicon().findContained(spelling);
    };
    return isFound(found) ? found : lookUp(indexes, word.spellings, contained);
}

// What can be split into known words becomes these words.
static std::vector<Found> wordsFound(std::vector<TypedWord> &words,
                                     const std::vector<LanguageIndex> &indexes,
                                     const Dictionaries &dictionaries)
{
    std::vector<TypedWord> all;
    std::vector<Found> found;
    for (const TypedWord &word : words) {
        Found own = byItself(indexes, word);
        if (!isFound(own)) {
            const std::vector<TypedWord> parts = partsOf(indexes, word);
            for (const TypedWord &part : parts) {
                all.push_back(part);
                found.push_back(byItself(indexes, part));
            }
            if (!parts.empty())
                continue;
            own = inOtherWays(indexes, word, dictionaries);
        }
        all.push_back(word);
        found.push_back(std::move(own));
    }
    words = std::move(all);
    return found;
}

static bool isStopWord(const Lexicon &lexicon, const TypedWord &word)
{
    return std::any_of(word.spellings.begin(), word.spellings.end(),
                       [&](const std::string &one) { return lexicon.isStopWord(one); });
}

static std::vector<FoundTermWords> termsIn(const std::vector<TypedWord> &words,
                                           const LanguageIndex &index)
{
    Stemmer stemmer(index.lexicon().language());
    std::vector<FoundTermWords> terms;
    for (std::size_t first = 0; first < words.size(); ++first) {
        std::vector<std::string> wordings{""};
        const std::size_t most = std::min(words.size() - first, index.mostTermWords());
        for (std::size_t count = 1; count <= most; ++count) {
            std::vector<std::string> longer;
            for (const std::string &spelling : words[first + count - 1].spellings)
                for (const std::string &wording : wordings)
                    longer.push_back(wording + (wording.empty() ? "" : " ") +
                                     stemmer.stem(spelling));
            wordings = std::move(longer);
            constexpr std::size_t kMostWordings = 16;
            wordings.resize(std::min(wordings.size(), kMostWordings));
            for (const std::string &wording : wordings)
                if (const auto *found = index.termsOf(wording))
                    for (const std::size_t term : *found)
                        terms.push_back({term, first, count});
        }
    }
    return terms;
}

std::vector<Meaning> meaningsOf(std::vector<TypedWord> words,
                                const std::vector<LanguageIndex> &indexes,
                                const Dictionaries &dictionaries)
{
    const std::vector<Found> found = wordsFound(words, indexes, dictionaries);
    std::vector<Meaning> meanings;
    for (std::size_t k = 0; k < indexes.size(); ++k) {
        Meaning &meaning = meanings.emplace_back();
        meaning.terms = termsIn(words, indexes[k]);
        meaning.isWanted.resize(words.size());
        for (std::size_t word = 0; word < words.size(); ++word) {
            meaning.words.push_back(found[word][k]);
            meaning.isWanted[word] =
                isFound(found[word]) && !isStopWord(indexes[k].lexicon(), words[word]);
        }
        for (const FoundTermWords &term : meaning.terms)
            for (std::size_t word = term.first; word < term.first + term.count; ++word)
                meaning.isWanted[word] = !isStopWord(indexes[k].lexicon(), words[word]);
        if (std::none_of(meaning.isWanted.begin(), meaning.isWanted.end(),
                         [](bool isWanted) { return isWanted; }))
            for (std::size_t word = 0; word < words.size(); ++word)
                meaning.isWanted[word] = isFound(found[word]);
    }
    return meanings;
}

} // namespace hexwerk::search

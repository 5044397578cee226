#include "texts/search/ranking.h"

#include "texts/search/folding.h"

#include <algorithm>
#include <bitset>
#include <cmath>

namespace hexwerk::search {

namespace {

// BM25: how soon more of the same counts no more, and how much long texts count less.
constexpr float kSaturation = 1.2F;
constexpr float kLength = 0.4F;
constexpr float kByTerm = 0.65F; // another wording of the term that is typed
// What is added for words in the typed order, and for a title that is typed whole, as a share of
// what the words are worth.
constexpr float kPairInTitle = 0.25F;
constexpr float kPairInText = 0.12F;
constexpr float kWholeTitle = 0.35F;

using WordSet = std::bitset<64>; // typed words

// What each rule has of one typed word.
struct WordScores
{
    std::vector<float> scores; // by rule
    float worth = 0;           // the rarer, the more
};

} // namespace

static WordScores scoresOfWord(const LanguageIndex &index, const Meaning &meaning, std::size_t word)
{
    const std::size_t rules = index.texts().size();
    std::vector<float> weights(rules);
    std::vector<float> qualities(rules);
    for (const WordMatch &match : meaning.words[word])
        for (const Posting &posting : index.postings(match.word)) {
            weights[posting.rule] += match.quality * posting.weight;
            qualities[posting.rule] = std::max(qualities[posting.rule], match.quality);
        }
    for (const FoundTermWords &term : meaning.terms) {
        if (word < term.first || word >= term.first + term.count)
            continue;
        for (const Posting &posting : index.termPostings(term.term)) {
            weights[posting.rule] = std::max(weights[posting.rule], kByTerm * posting.weight);
            qualities[posting.rule] = std::max(qualities[posting.rule], kByTerm);
        }
    }
    const auto isThere = [](float quality) { return quality > 0; };
    const auto all = static_cast<float>(rules);
    const auto having =
        static_cast<float>(std::count_if(qualities.begin(), qualities.end(), isThere));
    WordScores found{std::vector<float>(rules),
                     std::log(1 + (all - having + 0.5F) / (having + 0.5F))};
    for (std::size_t rule = 0; rule < rules; ++rule) {
        const float weight = weights[rule];
        const float damping = kSaturation * (1 - kLength + kLength * index.lengthOf(rule));
        found.scores[rule] =
            found.worth * qualities[rule] * weight * (kSaturation + 1) / (weight + damping);
    }
    return found;
}

// By word of the index: the typed words that it stands for.
static std::vector<WordSet> meantBy(const LanguageIndex &index, const Meaning &meaning)
{
    std::vector<WordSet> meant(index.lexicon().size());
    for (std::size_t typed = 0; typed < meaning.words.size() && typed < WordSet().size(); ++typed)
        for (const WordMatch &match : meaning.words[typed])
            meant[match.word].set(typed);
    return meant;
}

// Worth of the typed words that follow each other here as they were typed.
static float worthOfPairs(const std::vector<WordNumber> &words, const std::vector<WordSet> &meant,
                          const std::vector<WordScores> &typed)
{
    WordSet pairs; // by the second word
    for (std::size_t k = 1; k < words.size(); ++k)
        pairs |= meant[words[k]] & meant[words[k - 1]] << 1;
    float worth = 0;
    for (std::size_t k = 1; k < typed.size() && k < pairs.size(); ++k)
        if (pairs.test(k))
            worth += typed[k - 1].worth + typed[k].worth;
    return worth;
}

static float shareOfTitle(const IndexedText &text, const std::vector<WordSet> &meant,
                          const LanguageIndex &index)
{
    if (text.titleWords == 0)
        return 0;
    const auto known = std::count_if(text.title.begin(), text.title.end(), [&](WordNumber word) {
        return meant[word].any() && !index.lexicon().isStopWord(index.lexicon().word(word));
    });
    return static_cast<float>(known) / static_cast<float>(text.titleWords);
}

std::vector<RuleScore> scoresOf(const LanguageIndex &index, const Meaning &meaning)
{
    std::vector<WordScores> words;
    float wanted = 0;
    for (std::size_t word = 0; word < meaning.words.size(); ++word) {
        words.push_back(scoresOfWord(index, meaning, word));
        if (meaning.isWanted[word])
            wanted += words.back().worth;
    }
    const std::vector<WordSet> meant = meantBy(index, meaning);
    std::vector<RuleScore> scores(index.texts().size());
    for (std::size_t rule = 0; rule < scores.size(); ++rule) {
        RuleScore &score = scores[rule];
        score.hasAll = true;
        float there = 0;
        for (std::size_t word = 0; word < words.size(); ++word) {
            score.score += words[word].scores[rule];
            if (!meaning.isWanted[word])
                continue;
            if (words[word].scores[rule] > 0)
                there += words[word].worth;
            else
                score.hasAll = false;
        }
        if (there <= 0) {
            score = {};
            continue;
        }
        const IndexedText &text = index.texts()[rule];
        const float share = shareOfTitle(text, meant, index);
        score.score += kPairInTitle * worthOfPairs(text.title, meant, words) +
                       kPairInText * worthOfPairs(text.text, meant, words) +
                       kWholeTitle * share * share * there;
        if (!score.hasAll)
            score.score *= there / wanted * (there / wanted);
    }
    return scores;
}

std::vector<Mark> marksIn(const LanguageIndex &index, const Meaning &meaning, std::size_t rule,
                          Passage passage, std::string_view text)
{
    const IndexedText &indexed = index.texts()[rule];
    const std::vector<WordNumber> &numbers =
        passage == Passage::Title ? indexed.title : indexed.text;
    std::vector<bool> isMeant(numbers.size());
    const auto isBefore = [](const WordMatch &match, WordNumber word) { return match.word < word; };
    for (std::size_t typed = 0; typed < meaning.words.size(); ++typed) {
        const WordMatches &matches = meaning.words[typed];
        for (std::size_t k = 0; meaning.isWanted[typed] && k < numbers.size(); ++k) {
            const auto at = std::lower_bound(matches.begin(), matches.end(), numbers[k], isBefore);
            if (at != matches.end() && at->word == numbers[k])
                isMeant[k] = true;
        }
    }
    for (const FoundTermWords &term : meaning.terms)
        for (const TermPlace &place : index.termPlaces(term.term))
            if (place.rule == rule && place.inTitle == (passage == Passage::Title))
                for (std::size_t k = place.first; k < place.first + place.count; ++k)
                    isMeant[k] = true;
    std::vector<Mark> marks;
    const std::vector<FoldedWord> words = foldedWords(text);
    for (std::size_t k = 0; k < words.size() && k < isMeant.size(); ++k)
        if (isMeant[k])
            marks.push_back({words[k].at, words[k].length});
    return marks;
}

} // namespace hexwerk::search

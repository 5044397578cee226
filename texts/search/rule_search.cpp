#include "texts/search/rule_search.h"

#include "texts/search/dictionaries.h"
#include "texts/search/language_index.h"
#include "texts/search/query.h"
#include "texts/search/ranking.h"
#include "texts/search/rule_numbers.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

namespace hexwerk::search {

namespace {

constexpr float kAboutAsWell = 0.9F;
// Added so that the order is that of the scores.
constexpr double kForAllWords = 1'000;
constexpr double kForNumber = 10'000;

struct Answer
{
    std::uint32_t rule = 0;
    std::size_t language = 0;
    double score = 0;
};

// A query, apart into what names rules and what is words.
struct Query
{
    std::vector<std::string> numbers;
    std::string words;
};

} // namespace

struct RuleSearch::Index
{
    Index(const Rulebook &rulebook, const Terms &terms,
          const std::vector<std::filesystem::path> &folders)
        : dictionaries(folders)
        , numbers(rulebook)
    {
        std::set<std::string> tags;
        for (const RuleEntry &entry : rulebook.entries()) {
            ids.push_back(entry.id);
            for (const auto &[language, text] : entry.texts)
                tags.insert(language);
        }
        languages.assign(tags.begin(), tags.end());
        for (const std::string &language : languages) {
            indexes.emplace_back(language, rulebook, terms);
            std::vector<RuleText> &own = texts.emplace_back();
            for (const RuleEntry &entry : rulebook.entries()) {
                const auto found = entry.texts.find(language);
                own.push_back(found == entry.texts.end() ? RuleText{} : found->second);
            }
        }
    }

    std::vector<Answer> byNumbers(const std::vector<std::string> &sought,
                                  const std::string &preferred) const;
    std::vector<Answer> byWords(const std::vector<Meaning> &meanings,
                                const std::string &preferred) const;
    std::size_t languageFor(std::uint32_t rule, const std::string &preferred) const;
    Hit hitOf(const Answer &answer, const std::vector<Meaning> &meanings) const;

    Dictionaries dictionaries;
    RuleNumbers numbers;
    std::vector<std::string> ids;
    std::vector<std::string> languages;
    std::vector<LanguageIndex> indexes;
    std::vector<std::vector<RuleText>> texts; // by language
};

RuleSearch::RuleSearch(const Rulebook &rulebook, const Terms &terms,
                       const std::vector<std::filesystem::path> &dictionaries)
    : m_index(std::make_unique<const Index>(rulebook, terms, dictionaries))
{
}

RuleSearch::~RuleSearch() = default;
RuleSearch::RuleSearch(RuleSearch &&) noexcept = default;
RuleSearch &RuleSearch::operator=(RuleSearch &&) noexcept = default;

static bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

static Query apart(std::string_view text)
{
    constexpr std::string_view kBetween = " \t\n\r,;:()[]\"'";
    constexpr std::string_view kAtTheEnd = ".!?";
    constexpr std::size_t kLongestNumber = 24;
    Query query;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find_first_of(kBetween, at), text.size());
        std::string_view part = text.substr(at, end - at);
        constexpr std::string_view kParagraph = "\u00A7";
        if (part.substr(0, kParagraph.size()) == kParagraph)
            part.remove_prefix(kParagraph.size());
        while (!part.empty() && kAtTheEnd.find(part.back()) != std::string_view::npos)
            part.remove_suffix(1);
        if (part.size() <= kLongestNumber && RuleNumbers::isNumber(part))
            query.numbers.emplace_back(part);
        else
            query.words += text.substr(at, end - at);
        if (end < text.size())
            query.words += ' ';
        at = end + 1;
    }
    return query;
}

std::size_t RuleSearch::Index::languageFor(std::uint32_t rule, const std::string &preferred) const
{
    std::size_t best = 0;
    for (std::size_t language = languages.size(); language-- > 0;)
        if (indexes[language].texts()[rule].isThere) {
            best = language;
            if (languages[language] == preferred)
                break;
        }
    return best;
}

std::vector<Answer> RuleSearch::Index::byNumbers(const std::vector<std::string> &sought,
                                                 const std::string &preferred) const
{
    std::vector<Answer> answers;
    for (const std::string &number : sought)
        for (const std::uint32_t rule : numbers.find(number)) {
            const double score = kForNumber - static_cast<double>(answers.size());
            answers.push_back({rule, languageFor(rule, preferred), score});
        }
    return answers;
}

std::vector<Answer> RuleSearch::Index::byWords(const std::vector<Meaning> &meanings,
                                               const std::string &preferred) const
{
    std::vector<std::vector<RuleScore>> scores;
    for (std::size_t language = 0; language < meanings.size(); ++language)
        scores.push_back(scoresOf(indexes[language], meanings[language]));
    std::vector<Answer> answers;
    for (std::uint32_t rule = 0; rule < ids.size(); ++rule) {
        Answer best{rule, 0, 0};
        double most = 0;
        for (std::size_t language = 0; language < scores.size(); ++language) {
            const RuleScore &own = scores[language][rule];
            const double score = own.score > 0 && own.hasAll ? kForAllWords + own.score : own.score;
            const bool isPreferred = languages[language] == preferred;
            const double weighed =
                isPreferred ? own.score / kAboutAsWell + (score - own.score) : score;
            if (weighed <= most)
                continue;
            most = weighed;
            best = {rule, language, score};
        }
        if (most > 0)
            answers.push_back(best);
    }
    return answers;
}

Hit RuleSearch::Index::hitOf(const Answer &answer, const std::vector<Meaning> &meanings) const
{
    Hit hit{ids[answer.rule], languages[answer.language], answer.score, {}, {}};
    if (meanings.empty())
        return hit;
    const RuleText &own = texts[answer.language][answer.rule];
    const LanguageIndex &index = indexes[answer.language];
    const Meaning &meaning = meanings[answer.language];
    hit.inTitle = marksIn(index, meaning, answer.rule, Passage::Title, own.title);
    hit.inText = marksIn(index, meaning, answer.rule, Passage::Text, own.text);
    return hit;
}

std::vector<Hit> RuleSearch::find(std::string_view text, const std::string &preferred,
                                  std::size_t most) const
{
    const Query query = apart(text);
    std::vector<Answer> answers = m_index->byNumbers(query.numbers, preferred);
    std::vector<Meaning> meanings;
    std::vector<TypedWord> typed = typedWords(query.words);
    // "R10" is nothing but the start of an id, "10" may be one, "d6" is a word as well.
    std::vector<std::string> starts;
    if (typed.size() == 1 && RuleNumbers::isStart(typed.front().written))
        starts.push_back(typed.front().written);
    if (!typed.empty()) {
        meanings = meaningsOf(std::move(typed), m_index->indexes, m_index->dictionaries);
        const std::vector<Answer> byWords = m_index->byWords(meanings, preferred);
        answers.insert(answers.end(), byWords.begin(), byWords.end());
    }
    if (!starts.empty() && (answers.empty() || isDigit(starts.front().front()))) {
        const std::vector<Answer> byStart = m_index->byNumbers(starts, preferred);
        answers.insert(answers.end(), byStart.begin(), byStart.end());
    }
    std::stable_sort(answers.begin(), answers.end(),
                     [](const Answer &a, const Answer &b) { return a.score > b.score; });
    std::vector<Hit> hits;
    std::vector<bool> isTold(m_index->ids.size());
    for (const Answer &answer : answers) {
        if (hits.size() >= most)
            break;
        if (isTold[answer.rule])
            continue;
        isTold[answer.rule] = true;
        hits.push_back(m_index->hitOf(answer, meanings));
    }
    return hits;
}

} // namespace hexwerk::search

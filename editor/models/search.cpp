#include "editor/models/search.h"

#include <QStringList>
#include <QVarLengthArray>

#include <algorithm>
#include <utility>

namespace hexwerk::editor {

static constexpr int kTogether = 8; // for a letter beside the one before
static constexpr int kWordBegins = 6;
static constexpr int kTextBegins = 4;
static constexpr int kIsWhole = 10; // nothing but what was typed
static constexpr int kStandsSo = 3; // for each letter of a word that stands there as it is
static constexpr int kIsId = 1000;
static constexpr int kLessForOthers = 12;

QString foldedForSearch(const QString &text)
{
    QString folded;
    folded.reserve(text.size());
    for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
        if (c.isMark())
            continue;
        if (c == QChar(u'ß'))
            folded += QStringLiteral("ss");
        else
            folded += c.toLower();
    }
    return folded;
}

static bool standsIn(QStringView word, const QString &text)
{
    qsizetype at = 0;
    for (const QChar c : word) {
        at = text.indexOf(c, at);
        if (at < 0)
            return false;
        ++at;
    }
    return true;
}

static int beginningAt(const QString &text, qsizetype at)
{
    if (at == 0)
        return kWordBegins + kTextBegins;
    return text[at].isLetterOrNumber() && !text[at - 1].isLetterOrNumber() ? kWordBegins : 0;
}

// The best of all ways to find the letters of the word in order.
static int scoreOfWord(QStringView word, const QString &text)
{
    if (!standsIn(word, text))
        return -1;
    constexpr int kNever = -1'000'000;
    const qsizetype size = text.size();
    QVarLengthArray<int, 128> ends(size); // best for the letters so far, the last of them here
    QVarLengthArray<int, 128> next(size);
    for (qsizetype i = 0; i < word.size(); ++i) {
        int before = i == 0 ? 0 : kNever; // best up to the letter before this one
        for (qsizetype at = 0; at < size; ++at) {
            const int together = i > 0 && at > 0 ? ends[at - 1] + kTogether : kNever;
            if (i > 0 && at > 0)
                before = std::max(before, ends[at - 1]);
            next[at] = text[at] == word[i] ? std::max(before, together) + 1 + beginningAt(text, at)
                                           : kNever;
        }
        std::swap(ends, next);
    }
    const int best = *std::max_element(ends.begin(), ends.end());
    return text.contains(word) ? best + kStandsSo * static_cast<int>(word.size()) : best;
}

int scoreOf(const QString &typed, const QString &text)
{
    int score = 0;
    for (const QStringView word : QStringView(typed).split(u' ', Qt::SkipEmptyParts)) {
        const int one = scoreOfWord(word, text);
        if (one < 0)
            return -1;
        score += one;
    }
    return typed == text ? score + kIsWhole : score;
}

Search::Search(std::vector<SearchEntry> entries)
    : m_entries(std::move(entries))
{
    for (const SearchEntry &entry : m_entries) {
        m_texts.push_back(foldedForSearch(entry.text));
        m_ids.push_back(foldedForSearch(entry.also));
        m_others.push_back(foldedForSearch(
            QStringList{entry.text, entry.also, entry.detail}.join(QLatin1Char(' '))));
    }
}

std::vector<std::size_t> Search::best(const QString &typed, std::size_t most) const
{
    struct Found
    {
        int score;
        qsizetype length;
        std::size_t place;
    };
    const QString wanted = foldedForSearch(typed.simplified());
    std::vector<Found> found;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        int score = !wanted.isEmpty() && wanted == m_ids[i] ? kIsId : scoreOf(wanted, m_texts[i]);
        if (score < 0)
            if (const int other = scoreOf(wanted, m_others[i]); other >= 0)
                score = std::max(other - kLessForOthers, 0);
        if (score >= 0)
            found.push_back({score, wanted.isEmpty() ? 0 : m_texts[i].size(), i});
    }
    const std::size_t count = std::min(most, found.size());
    const auto isBetter = [](const Found &a, const Found &b) {
        return a.score != b.score     ? a.score > b.score
               : a.length != b.length ? a.length < b.length
                                      : a.place < b.place;
    };
    std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count),
                      found.end(), isBetter);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < count; ++i)
        places.push_back(found[i].place);
    return places;
}

} // namespace hexwerk::editor

#include "texts/translation/checked_text.h"

#include <algorithm>
#include <array>

namespace hexwerk::translation {

namespace {

constexpr std::string_view kEllipsis = "…";
constexpr std::string_view kDots = "...";

struct QuoteMarks
{
    std::string_view language;
    std::string_view open;
    std::string_view close;
};
constexpr std::array kQuoteMarks = {
    QuoteMarks{"de", "„", "“"}, QuoteMarks{"it", "«", "»"}, QuoteMarks{"es", "«", "»"},
    QuoteMarks{"fr", "«", "»"}, QuoteMarks{"pl", "„", "”"},
};
// All signs that some language quotes with.
constexpr std::array<std::string_view, 6> kAnyQuotes = {"\"", "„", "“", "”", "«", "»"};

void checkAccelerator(const CheckedText &text, std::vector<Alarm> &alarms)
{
    if (text.unit.kind != UnitKind::Program)
        return;
    const auto wanted = acceleratorIn(text.source);
    const auto there = acceleratorIn(text.target);
    if (there && !wanted) {
        Alarm alarm = text.alarm(CheckCode::Accelerator, *there, 1);
        alarm.fix = text.replaced(*there, 1, "");
        alarms.push_back(std::move(alarm));
    } else if (wanted && !there) {
        Alarm alarm = text.missing(CheckCode::Accelerator, "&");
        const auto first =
            std::find_if(text.plainTarget.begin(), text.plainTarget.end(), isAsciiLetter);
        if (first != text.plainTarget.end())
            alarm.fix =
                text.replaced(static_cast<std::size_t>(first - text.plainTarget.begin()), 0, "&");
        alarms.push_back(std::move(alarm));
    }
}

// Where it ends, before spaces, tags, closing quotes and brackets.
std::size_t endOfWords(std::string_view plain)
{
    static constexpr std::array<std::string_view, 9> kClosing = {" ", "\n", "\x01", "\"", "“",
                                                                 "”", "»",  ")",    "]"};
    for (bool isDone = false; !isDone;) {
        isDone = true;
        for (const std::string_view closing : kClosing)
            if (plain.ends_with(closing) && plain.size() > closing.size()) {
                plain.remove_suffix(closing.size());
                isDone = false;
            }
    }
    return plain.size();
}

// The sign at the end; dots and an ellipsis are the same.
std::string_view finalSign(std::string_view words)
{
    if (words.ends_with(kDots) || words.ends_with(kEllipsis))
        return kEllipsis;
    static constexpr std::array<std::string_view, 6> kSigns = {".", "!", "?", ":", ";", ","};
    for (const std::string_view sign : kSigns)
        if (words.ends_with(sign))
            return sign;
    return {};
}

void checkFinalPunctuation(const CheckedText &text, std::vector<Alarm> &alarms)
{
    const std::string_view source =
        std::string_view(text.plainSource).substr(0, endOfWords(text.plainSource));
    const std::size_t end = endOfWords(text.plainTarget);
    const std::string_view target = std::string_view(text.plainTarget).substr(0, end);
    const std::string_view wanted = finalSign(source);
    const std::string_view there = finalSign(target);
    if (wanted == there)
        return;
    const std::size_t size = target.ends_with(kDots) ? kDots.size() : there.size();
    Alarm alarm = text.alarm(CheckCode::FinalPunctuation, end - size, size);
    alarm.expected = wanted;
    alarm.fix = text.replaced(end - size, size, wanted);
    alarms.push_back(std::move(alarm));
}

void checkEllipsis(const CheckedText &text, std::vector<Alarm> &alarms)
{
    const std::size_t at = text.plainTarget.find(kDots);
    if (at == std::string::npos)
        return;
    Alarm alarm = text.alarm(CheckCode::Ellipsis, at, kDots.size());
    alarm.expected = kEllipsis;
    std::string fixed = text.target;
    for (std::size_t dots = at; dots != std::string::npos; dots = fixed.find(kDots, dots))
        fixed.replace(dots, kDots.size(), kEllipsis);
    alarm.fix = std::move(fixed);
    alarms.push_back(std::move(alarm));
}

struct FoundQuote
{
    std::size_t at;
    std::string_view sign;
};

std::vector<FoundQuote> quotesIn(std::string_view plain)
{
    std::vector<FoundQuote> found;
    for (std::size_t at = 0; at < plain.size(); ++at)
        for (const std::string_view sign : kAnyQuotes)
            if (plain.substr(at).starts_with(sign))
                found.push_back({at, sign});
    return found;
}

// They open and close by turns.
void checkQuotes(const CheckedText &text, const std::string &language, std::vector<Alarm> &alarms)
{
    const auto marks = std::find_if(kQuoteMarks.begin(), kQuoteMarks.end(), [&](const auto &row) {
        return language.starts_with(row.language);
    });
    if (marks == kQuoteMarks.end())
        return;
    const std::vector<FoundQuote> quotes = quotesIn(text.plainTarget);
    std::string fixed;
    std::size_t at = 0;
    std::optional<FoundQuote> wrong;
    bool opens = true;
    for (const FoundQuote &quote : quotes) {
        const std::string_view wanted = opens ? marks->open : marks->close;
        if (quote.sign != wanted && !wrong)
            wrong = quote;
        fixed.append(text.target, at, quote.at - at).append(wanted);
        at = quote.at + quote.sign.size();
        opens = !opens;
    }
    if (!wrong && opens)
        return;
    const FoundQuote place = wrong ? *wrong : quotes.back();
    Alarm alarm = text.alarm(CheckCode::Quotes, place.at, place.sign.size());
    alarm.expected = std::string(marks->open) + "…" + std::string(marks->close);
    if (opens)
        alarm.fix = fixed.append(text.target, at);
    alarms.push_back(std::move(alarm));
}

void checkMinus(const CheckedText &text, const std::string &language, std::vector<Alarm> &alarms)
{
    if (!language.starts_with("de"))
        return;
    const std::string &plain = text.plainTarget;
    for (std::size_t at = plain.find('-'); at != std::string::npos; at = plain.find('-', at + 1)) {
        const char before = at == 0 ? ' ' : plain[at - 1];
        const bool isSign = before == ' ' || before == '(' || before == '[' || before == '\n' ||
                            before == '/' || before == kBlot;
        if (!isSign || at + 1 >= plain.size() || !isAsciiDigit(plain[at + 1]))
            continue;
        Alarm alarm = text.alarm(CheckCode::Minus, at, 1);
        alarm.expected = "−";
        alarm.fix = text.replaced(at, 1, "−");
        alarms.push_back(std::move(alarm));
    }
}

std::string_view edgeBefore(std::string_view text)
{
    return text.substr(0, std::min(text.find_first_not_of(" \t\n"), text.size()));
}

std::string_view edgeAfter(std::string_view text)
{
    const std::size_t last = text.find_last_not_of(" \t\n");
    return last == std::string_view::npos ? std::string_view() : text.substr(last + 1);
}

void checkSpaces(const CheckedText &text, std::vector<Alarm> &alarms)
{
    const std::string_view target(text.target);
    const std::string_view begin = edgeBefore(target);
    const std::string_view end = edgeAfter(target);
    const std::string_view inner =
        target.substr(begin.size(), target.size() - begin.size() - end.size());
    if (begin != edgeBefore(text.source) || end != edgeAfter(text.source)) {
        const bool isFirst = begin != edgeBefore(text.source);
        Alarm alarm = text.alarm(CheckCode::EdgeSpace, isFirst ? 0 : target.size() - end.size(),
                                 isFirst ? begin.size() : end.size());
        alarm.fix =
            std::string(edgeBefore(text.source)).append(inner).append(edgeAfter(text.source));
        alarms.push_back(std::move(alarm));
    }
    const std::size_t twice = inner.find("  ");
    if (twice == std::string_view::npos || text.source.find("  ") != std::string::npos)
        return;
    Alarm alarm = text.alarm(CheckCode::DoubleSpace, begin.size() + twice, 2);
    std::string fixed(target);
    for (std::size_t at = 0; (at = fixed.find("  ", at)) != std::string::npos;)
        fixed.erase(at, 1);
    alarm.fix = std::move(fixed);
    alarms.push_back(std::move(alarm));
}

} // namespace

void checkTypography(const CheckedText &text, const std::string &language,
                     std::vector<Alarm> &alarms)
{
    checkAccelerator(text, alarms);
    checkFinalPunctuation(text, alarms);
    checkEllipsis(text, alarms);
    checkQuotes(text, language, alarms);
    checkMinus(text, language, alarms);
    checkSpaces(text, alarms);
}

} // namespace hexwerk::translation

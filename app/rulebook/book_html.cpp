#include "app/rulebook/book_html.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/rulebook/comparison_html.h"
#include "app/rulebook/reader_notes.h"
#include "core/rulebook/term_finder.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace hexwerk {

using editor::inWindowLanguage;
using editor::Languages;
using editor::saidIn;
using editor::toQString;

namespace {

struct BookWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::BookWords)
};

} // namespace

static QString escaped(std::string_view text)
{
    return toQString(text).toHtmlEscaped();
}

static QString ruleLink(const std::string &rule)
{
    return QStringLiteral("<a href=\"rule:%1\">%1</a>").arg(toQString(rule));
}

static QString badge(const QString &words, const BookColours &colours)
{
    return QStringLiteral(" <span style=\"background-color:%1; font-size:small\">&nbsp;%2&nbsp;"
                          "</span>")
        .arg(colours.badge, words.toHtmlEscaped());
}

BookColours bookColours(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const bool isDark = base.lightness() < 128;
    return {isDark ? QStringLiteral("#34404a") : QStringLiteral("#dfe7ee"),
            palette.color(QPalette::Text).name(),
            isDark ? QStringLiteral("#26402c") : QStringLiteral("#e3efe3")};
}

std::string chapterOf(const std::string &number)
{
    return number.substr(0, number.find_first_of(".:"));
}

const OutlineNode *nodeWith(const std::vector<OutlineNode> &outline, const std::string &rule)
{
    for (const OutlineNode &node : outline)
        if (std::find(node.rules.begin(), node.rules.end(), rule) != node.rules.end())
            return &node;
    return nullptr;
}

QString headingOf(const OutlineNode &node, const std::string &language)
{
    if (node.number == "H")
        return BookWords::tr("House rules");
    const QString title = saidIn(node.title, language);
    if (!node.comparison.empty())
        return title;
    return QStringLiteral("%1 %2").arg(toQString(node.number), title).trimmed();
}

// Its terms lead to what they mean.
static QString withTerms(const std::string &text, const TermFinder &finder)
{
    QString html;
    std::size_t done = 0;
    std::vector<const Term *> linked; // once a paragraph is enough
    for (const FoundTerm &found : finder.find(text)) {
        if (found.isAvoided || std::find(linked.begin(), linked.end(), found.term) != linked.end())
            continue;
        linked.push_back(found.term);
        html += escaped(std::string_view(text).substr(done, found.at - done));
        html += QStringLiteral("<a class=\"term\" href=\"term:%1\">%2</a>")
                    .arg(toQString(found.term->id), escaped(text.substr(found.at, found.length)));
        done = found.at + found.length;
    }
    return html + escaped(std::string_view(text).substr(done));
}

static QString stateBadges(const Book &book, const RuleEntry &entry, const BookColours &colours)
{
    QString badges;
    const IndexedRule *const rule = find(book.index, entry.id);
    if (rule && rule->state == RuleState::Later)
        badges += badge(BookWords::tr("not built yet"), colours);
    if (rule && rule->state == RuleState::ByPlayers)
        badges += badge(BookWords::tr("by the players"), colours);
    if (entry.paragraph.empty())
        badges += badge(BookWords::tr("house rule"), colours);
    else if (entry.paragraph.size() == 1 && book.headings.editions.size() > 1)
        badges +=
            badge(BookWords::tr("%1 only").arg(book.editionName(entry.paragraph.begin()->first)),
                  colours);
    return badges;
}

// The text of optional rules begins with the word in brackets, of house rules likewise.
static std::string withoutMark(std::string text)
{
    if (text.starts_with("[")) {
        const std::size_t end = text.find("] ");
        if (end != std::string::npos)
            text.erase(0, end + 2);
    }
    return text;
}

static bool isOptional(const RuleEntry &entry)
{
    return textIn(entry, "en").text.starts_with("[optional]");
}

static QString ownBadges(const Book &book, const std::string &rule, const BookColours &colours)
{
    QString badges;
    if (!book.notes)
        return badges;
    if (book.notes->has(rule, NoteKind::Note))
        badges += badge(BookWords::tr("your note"), colours);
    if (book.notes->has(rule, NoteKind::Erratum))
        badges += badge(BookWords::tr("your erratum"), colours);
    if (book.notes->has(rule, NoteKind::Question))
        badges += badge(book.notes->note(rule, NoteKind::Question).isAnswered
                            ? BookWords::tr("your question, answered")
                            : BookWords::tr("your question, open"),
                        colours);
    return badges;
}

// What the reader says that the rule should say stands under it, and the answer to a question.
static QString ownHtml(const Book &book, const std::string &rule)
{
    QString html;
    const auto add = [&html](const QString &what, const QString &text) {
        if (!text.isEmpty())
            html +=
                QStringLiteral("<p style=\"margin-top:0px; margin-left:16px\"><b>%1</b> %2</p>")
                    .arg(what.toHtmlEscaped(),
                         text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    };
    if (!book.notes)
        return html;
    add(BookWords::tr("Your erratum:"), book.notes->note(rule, NoteKind::Erratum).text);
    const ReaderNote question = book.notes->note(rule, NoteKind::Question);
    add(BookWords::tr("Your question:"), question.text);
    add(BookWords::tr("Answer:"), question.answer);
    return html;
}

static QString ruleHtml(const Book &book, const RuleEntry &entry, const std::string &language,
                        const TermFinder &finder, const BookColours &colours)
{
    const RuleText text = saidIn(entry, language);
    QString badges;
    if (isOptional(entry))
        badges += badge(BookWords::tr("optional"), colours);
    return QStringLiteral("<p style=\"margin-top:10px; margin-bottom:0px\"><a name=\"%1\"></a>"
                          "%2 &nbsp;<b>%3</b>%4</p><p style=\"margin-top:2px\">%5</p>")
               .arg(toQString(entry.id), ruleLink(entry.id), escaped(text.title),
                    badges + stateBadges(book, entry, colours) + ownBadges(book, entry.id, colours),
                    withTerms(withoutMark(text.text), finder)) +
           ownHtml(book, entry.id);
}

QString ruleHtml(const Book &book, const RuleEntry &entry, const std::string &language,
                 const BookColours &colours)
{
    return ruleHtml(book, entry, language, TermFinder(book.terms, language), colours);
}

QString exampleHtml(const WorkedExample &example, const std::string &language)
{
    return QStringLiteral("<p style=\"margin-bottom:2px\"><b>%1 %2</b><br>%3</p>")
        .arg(BookWords::tr("Example %1:").arg(toQString(example.id)),
             saidIn(example.title, language).toHtmlEscaped(),
             saidIn(example.text, language).toHtmlEscaped());
}

static QString examplesHtml(const Book &book, const RuleEntry &entry, const Reading &reading)
{
    QString html;
    for (const WorkedExample *example : book.examplesOf(entry.id)) {
        if (example->rules.front() != entry.id) // it is shown with the rule that it is about first
            continue;
        const QString id = toQString(example->id);
        QString boards;
        constexpr std::size_t kInRow = 2;
        for (std::size_t k = 1; k <= example->boards.size(); ++k)
            boards +=
                (k > 1 && k % kInRow == 1 ? QStringLiteral("</tr><tr>") : QString()) +
                QStringLiteral("<td><a href=\"show:%1.%2\"><img src=\"example:%1.%2\"></a><br><a "
                               "class=\"play\" href=\"show:%1.%2\">%3</a></td>")
                    .arg(id)
                    .arg(k)
                    .arg(example->boards.size() == 1
                             ? BookWords::tr("Show me: play it on the board")
                             : BookWords::tr("Board %1: play it").arg(k));
        html += QStringLiteral("<blockquote>") + exampleHtml(*example, reading.language);
        if (!boards.isEmpty())
            html += QStringLiteral("<table cellpadding=\"4\"><tr>%1</tr></table>").arg(boards);
        html += QStringLiteral("</blockquote>");
    }
    return html;
}

// What the two readings of a rule have to do with each other.
static QString relation(const RuleEntry &entry, const Reading &reading, const Reading &beside)
{
    if (reading.profile == beside.profile)
        return BookWords::tr("same");
    const bool isHere = entry.paragraph.contains(reading.profile) || entry.paragraph.empty();
    const bool isThere = entry.paragraph.contains(beside.profile) || entry.paragraph.empty();
    if (!isThere)
        return BookWords::tr("only here");
    if (!isHere)
        return BookWords::tr("only there");
    switch (entry.differs) {
    case EditionDifference::None:
        break;
    case EditionDifference::Name:
        return BookWords::tr("other name");
    case EditionDifference::Rule:
        return BookWords::tr("different");
    }
    return BookWords::tr("same");
}

static QString besideHtml(const Book &book, const RuleEntry &entry, const Reading &reading,
                          const Reading &beside, const TermFinder &here, const TermFinder &there,
                          const BookColours &colours)
{
    const bool isThere = entry.paragraph.contains(beside.profile) || entry.paragraph.empty();
    const QString paragraph = isThere && !entry.paragraph.empty()
                                  ? toQString(entry.paragraph.at(beside.profile))
                                  : QString();
    const RuleText text = saidIn(entry, beside.language);
    const QString other =
        isThere ? QStringLiteral("<p style=\"margin-top:10px; margin-bottom:0px\">%1 <b>%2</b></p>"
                                 "<p style=\"margin-top:2px\">%3</p>")
                      .arg(paragraph.toHtmlEscaped(), escaped(text.title),
                           withTerms(withoutMark(text.text), there))
                : QString();
    return QStringLiteral("<tr><td width=\"46%\">%1</td><td width=\"8%\" align=\"center\"><small>%2"
                          "</small></td><td width=\"46%\">%3</td></tr>")
        .arg(ruleHtml(book, entry, reading.language, here, colours),
             relation(entry, reading, beside).toHtmlEscaped(), other);
}

QString chapterHtml(const Book &book, const std::vector<OutlineNode> &outline,
                    const std::string &chapter, const Reading &reading, const Reading *beside,
                    const BookColours &colours)
{
    const TermFinder finder(book.terms, Languages::chain(reading.language));
    std::optional<TermFinder> other;
    if (beside)
        other.emplace(book.terms, Languages::chain(beside->language));
    QString html = QStringLiteral("<style>a { text-decoration:none } a.term { color:%1 }</style>")
                       .arg(colours.faint);
    for (const OutlineNode &node : outline) {
        if (chapterOf(node.number) != chapter)
            continue;
        html += QStringLiteral("<h%1><a name=\"%2\"></a>%3</h%1>")
                    .arg(std::min(4, node.depth + 2))
                    .arg(toQString(node.number), headingOf(node, reading.language).toHtmlEscaped());
        if (const BookComparison *const comparison = book.comparison(node.comparison))
            html += comparisonHtml(book, *comparison, reading, colours);
        if (beside && !node.rules.empty())
            html += QStringLiteral("<table width=\"100%\">");
        for (const std::string &rule : node.rules) {
            const RuleEntry &entry = *book.rulebook->find(rule);
            if (beside) {
                html += besideHtml(book, entry, reading, *beside, finder, *other, colours);
            } else {
                html += ruleHtml(book, entry, reading.language, finder, colours);
                for (const auto *shown : {&book.pictures, &book.tables})
                    if (const auto found = shown->find(rule); found != shown->end())
                        html += found->second;
                html += examplesHtml(book, entry, reading);
            }
        }
        if (beside && !node.rules.empty())
            html += QStringLiteral("</table>");
    }
    return html;
}

static QString nameOf(RuleLinkKind kind)
{
    switch (kind) {
    case RuleLinkKind::ExceptionTo:
        return BookWords::tr("exception to");
    case RuleLinkKind::HasException:
        return BookWords::tr("exception:");
    case RuleLinkKind::Replaces:
        return BookWords::tr("replaces");
    case RuleLinkKind::ReplacedBy:
        return BookWords::tr("replaced by");
    case RuleLinkKind::SeeAlso:
        return BookWords::tr("see also");
    }
    return {};
}

static QString linksHtml(const Book &book, const RuleEntry &entry, const std::string &language)
{
    QStringList rows;
    for (const RuleLink &link : linksOf(*book.rulebook, entry.id))
        if (const RuleEntry *const other = book.rulebook->find(link.rule))
            rows << QStringLiteral("%1 %2 %3")
                        .arg(nameOf(link.kind), ruleLink(link.rule),
                             escaped(saidIn(*other, language).title));
    for (const Term &term : book.terms)
        if (std::find(term.rules.begin(), term.rules.end(), entry.id) != term.rules.end())
            if (const auto words = findIn(term.words, Languages::chain(language));
                words != term.words.end())
                rows << QStringLiteral("%1 <a href=\"term:%2\">%3</a>")
                            .arg(BookWords::tr("defines"), toQString(term.id),
                                 escaped(words->second.word));
    for (const QString &link : comparisonLinks(book, entry.id, language))
        //: %1 is the title of a page that compares the editions
        rows << BookWords::tr("compared in %1").arg(link);
    return rows.join(QStringLiteral("<br>"));
}

// `but`: a rule that is not named.
static QString termHtml(const Term &term, const std::string &language, const std::string &but)
{
    const auto here = findIn(term.words, Languages::chain(language));
    if (here == term.words.end())
        return {};
    QStringList others;
    for (const auto &[other, words] : term.words)
        if (other != here->first)
            others << QStringLiteral("%1: <i>%2</i>")
                          .arg(toQString(other).toUpper(), escaped(words.word));
    QStringList rules;
    for (const std::string &rule : term.rules)
        if (rule != but)
            rules << ruleLink(rule);
    return QStringLiteral("<p style=\"margin:0\"><a href=\"term:%1\">%2</a> – %3 <small>%4 %5"
                          "</small></p>")
        .arg(toQString(term.id), escaped(here->second.word),
             saidIn(term.definition, language).toHtmlEscaped(), others.join(QStringLiteral(", ")),
             rules.join(QStringLiteral(" ")));
}

QString termHtml(const Term &term, const std::string &language)
{
    return termHtml(term, language, {});
}

QString rulingHtml(const BookRuling &ruling, const std::string &language,
                   const BookColours &colours)
{
    return QStringLiteral("<p style=\"margin:0\"><b>%1</b> %2 %3%4</p>")
        .arg(toQString(ruling.id), saidIn(ruling.question, language).toHtmlEscaped(),
             saidIn(ruling.ruling, language).toHtmlEscaped(),
             ruling.option.empty() ? QString() : badge(BookWords::tr("can be switched"), colours));
}

static QString termsHtml(const Book &book, const RuleEntry &entry, const std::string &language)
{
    const LanguageChain chain = Languages::chain(language);
    QString html;
    std::vector<const Term *> shown;
    for (const FoundTerm &found :
         TermFinder(book.terms, chain).find(saidIn(entry, language).text)) {
        if (found.isAvoided || std::find(shown.begin(), shown.end(), found.term) != shown.end())
            continue;
        shown.push_back(found.term);
        html += termHtml(*found.term, language, entry.id);
    }
    return html;
}

static QString section(const QString &title, const QString &html)
{
    return html.isEmpty() ? QString()
                          : QStringLiteral("<h4 style=\"margin-bottom:2px\">%1</h4><div>%2</div>")
                                .arg(title.toHtmlEscaped(), html);
}

static QString stateSentence(const Book &book, const RuleEntry &entry)
{
    const IndexedRule *const rule = find(book.index, entry.id);
    if (!rule)
        return {};
    switch (rule->state) {
    case RuleState::Enforced:
        return BookWords::tr("Hexwerk enforces this rule.");
    case RuleState::Definition:
        return BookWords::tr("A definition, used by %1.").arg(ruleLink(rule->usedBy));
    case RuleState::ByPlayers:
        return BookWords::tr("Left to the players.");
    case RuleState::Later:
        return BookWords::tr("Not built yet: play it by hand.");
    }
    return {};
}

QString contextHtml(const Book &book, const RuleEntry &entry, const Reading &reading,
                    const BookColours &colours)
{
    const RuleText text = saidIn(entry, reading.language);
    QStringList places;
    for (const auto &[profile, paragraph] : entry.paragraph) {
        const QString place =
            QStringLiteral("%1 %2").arg(book.editionName(profile), toQString(paragraph));
        profile == reading.profile ? places.prepend(place) : places.append(place);
    }
    QString rulings;
    for (const BookRuling *ruling : book.rulingsOn(entry.id))
        rulings += rulingHtml(*ruling, reading.language, colours);
    QString examples;
    for (const WorkedExample *example : book.examplesOf(entry.id))
        examples += QStringLiteral("<p style=\"margin:0\"><a href=\"rule:%1\">%2</a> %3</p>")
                        .arg(toQString(example->rules.front()), toQString(example->id),
                             saidIn(example->title, reading.language).toHtmlEscaped());
    return QStringLiteral("<h3>%1 %2</h3><p>%3<br>%4</p>")
               .arg(toQString(entry.id), escaped(text.title),
                    places.join(QStringLiteral(" · ")).toHtmlEscaped(),
                    stateSentence(book, entry)) +
           section(BookWords::tr("Linked rules"), linksHtml(book, entry, reading.language)) +
           section(BookWords::tr("Rulings"), rulings) +
           section(BookWords::tr("Examples"), examples) +
           section(BookWords::tr("Terms"), termsHtml(book, entry, reading.language));
}

} // namespace hexwerk

#include "app/rulebook/comparison_html.h"

#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk {

using editor::saidIn;
using editor::toQString;

// Those that it has a column for, that of the reading first.
static std::vector<std::string> columnsOf(const BookComparison &comparison, const Reading &reading)
{
    std::vector<std::string> profiles;
    for (const auto &[profile, section] : comparison.paragraph)
        profiles.push_back(profile);
    std::stable_partition(profiles.begin(), profiles.end(), [&reading](const std::string &profile) {
        return profile == reading.profile;
    });
    return profiles;
}

static QString viewHtml(const EditionView &view, const std::string &language)
{
    QStringList links;
    for (const std::string &rule : view.rules)
        links << QStringLiteral("<a href=\"rule:%1\">%1</a>").arg(toQString(rule));
    return QStringLiteral("%1<br><small>%2</small>")
        .arg(saidIn(view.text, language).toHtmlEscaped(), links.join(QLatin1Char(' ')));
}

QString comparisonHtml(const Book &book, const BookComparison &comparison, const Reading &reading,
                       const BookColours &colours)
{
    const std::vector<std::string> profiles = columnsOf(comparison, reading);
    QString head = QStringLiteral("<th></th>");
    for (const std::string &profile : profiles)
        head += QStringLiteral("<th align=\"left\" width=\"%1%\">%2</th>")
                    .arg(84 / profiles.size())
                    .arg(book.editionName(profile).toHtmlEscaped());
    QString rows;
    for (const ComparedPoint &point : comparison.points) {
        rows += QStringLiteral("<tr><td width=\"16%\"><b>%1</b></td>")
                    .arg(saidIn(point.title, reading.language).toHtmlEscaped());
        for (const std::string &profile : profiles) {
            const auto view = point.editions.find(profile);
            rows +=
                QStringLiteral("<td>%1</td>")
                    .arg(view == point.editions.end() ? QStringLiteral("\u2013")
                                                      : viewHtml(view->second, reading.language));
        }
        rows += QStringLiteral("</tr>");
    }
    return QStringLiteral("<p>%1</p><table width=\"100%\" border=\"1\" cellspacing=\"0\" "
                          "cellpadding=\"5\" style=\"border-collapse:collapse\"><tr "
                          "bgcolor=\"%2\">%3</tr>%4</table>")
        .arg(saidIn(comparison.text, reading.language).toHtmlEscaped(), colours.badge, head, rows);
}

static bool names(const BookComparison &comparison, const std::string &rule)
{
    for (const ComparedPoint &point : comparison.points)
        for (const auto &[profile, view] : point.editions)
            if (std::find(view.rules.begin(), view.rules.end(), rule) != view.rules.end())
                return true;
    return false;
}

QStringList comparisonLinks(const Book &book, const std::string &rule, const std::string &language)
{
    QStringList links;
    for (const BookComparison &comparison : book.headings.comparisons)
        if (names(comparison, rule))
            links << QStringLiteral("<a href=\"compare:%1\">%2</a>")
                         .arg(toQString(comparison.id),
                              saidIn(comparison.title, language).toHtmlEscaped());
    return links;
}

} // namespace hexwerk

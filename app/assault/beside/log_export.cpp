#include "app/assault/beside/log_export.h"

#include <QTextStream>

#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

// Calls use(row, depth) for each row and each step of a run, in their order.
template<typename Use>
static void eachRow(const LogModel &log, const Use &use)
{
    for (int i = 0; i < log.rowCount(); ++i) {
        const QModelIndex row = log.index(i, 0);
        use(row, 0);
        for (int step = 0; step < log.rowCount(row); ++step)
            use(log.index(step, 0, row), 1);
    }
}

static LogModel::Kind kindOf(const QModelIndex &row)
{
    return static_cast<LogModel::Kind>(row.data(LogModel::KindRole).toInt());
}

static QString ruleOf(const QModelIndex &row)
{
    const QString rule = row.data(LogModel::RuleRole).toString();
    return rule.isEmpty() ? QString() : u" [%1]"_s.arg(rule);
}

// With who rolled the dice.
static QString wordsOf(const QModelIndex &row)
{
    return row.data(Qt::AccessibleTextRole).toString();
}

QString logAsText(const LogModel &log, const QString &title)
{
    QString text = title + u"\n"_s + QString(title.size(), u'=') + u"\n\n"_s;
    eachRow(log, [&text](const QModelIndex &row, int depth) {
        const LogModel::Kind kind = kindOf(row);
        if (kind == LogModel::Kind::Heading)
            text += u'\n';
        text += QString(2 * depth, u' ');
        if (kind == LogModel::Kind::Bookmark)
            text += u"* "_s;
        else if (kind == LogModel::Kind::Note)
            text += u"> "_s;
        text += wordsOf(row) + ruleOf(row) + u'\n';
    });
    return text;
}

static QString tagOf(LogModel::Kind kind)
{
    switch (kind) {
    case LogModel::Kind::Heading:
        return u"h2"_s;
    case LogModel::Kind::Bookmark:
        return u"h3"_s;
    case LogModel::Kind::Note:
        return u"blockquote"_s;
    case LogModel::Kind::Happening:
    case LogModel::Kind::Referee:
    case LogModel::Kind::Forced:
    case LogModel::Kind::Dice:
        return u"p"_s;
    }
    return {};
}

QString logAsHtml(const LogModel &log, const QString &title)
{
    QString html;
    QTextStream out(&html);
    out << "<!DOCTYPE html>\n<html lang=\"" << QString::fromStdString(editor::windowLanguage())
        << "\">\n<head><meta charset=\"utf-8\"><title>" << title.toHtmlEscaped() << "</title>\n"
        << "<style>body{font-family:sans-serif;max-width:50em;margin:2em auto}p{margin:.2em 0}"
           ".step{margin-left:2em}.rule{color:#666}</style></head>\n<body>\n<h1>"
        << title.toHtmlEscaped() << "</h1>\n";
    eachRow(log, [&out](const QModelIndex &row, int depth) {
        const QString tag = tagOf(kindOf(row));
        out << '<' << tag << (depth > 0 ? " class=\"step\">" : ">") << wordsOf(row).toHtmlEscaped()
            << "<span class=\"rule\">" << ruleOf(row).toHtmlEscaped() << "</span></" << tag
            << ">\n";
    });
    out << "</body>\n</html>\n";
    return html;
}

} // namespace hexwerk::assault::ui

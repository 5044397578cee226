#include "app/assault/book_tables.h"

#include <QCoreApplication>

#include "editor/assault/library/system_table.h"
#include "editor/assault/text/table_text.h"

#include <algorithm>
#include <set>
#include <vector>

namespace hexwerk::assault::ui {

namespace {

struct BookTableWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::BookTableWords)
};

// The columns of a table that a rule explains.
using ColumnsByRule = std::map<std::string, std::set<const TableColumn *>>;

} // namespace

static ColumnsByRule columnsOf(const SystemTable &table, const TomlTable &tree)
{
    ColumnsByRule columns;
    for (const TableValue &value : cellsOf(table, tree)) {
        const std::vector<std::string> rules = rulesOf(tree, table, value.path);
        if (!rules.empty() && value.column->kind != FieldKind::LocalLine)
            columns[rules.front()].insert(value.column);
    }
    return columns;
}

// Dice by the letters of their colours, on these colours: "Y Y G".
static QString diceHtml(const std::string &dice)
{
    QString html;
    for (const char die : dice) {
        const char *const colour = die == 'R'   ? "#c62828"
                                   : die == 'Y' ? "#f2c230"
                                   : die == 'G' ? "#2e7d32"
                                                : "#1f5fa8";
        html +=
            QStringLiteral("<span style=\"background-color:%1; color:%2\">&nbsp;%3&nbsp;</span> ")
                .arg(QLatin1String(colour), QLatin1String(die == 'Y' ? "#000000" : "#ffffff"))
                .arg(QLatin1Char(die));
    }
    return html;
}

static bool isDice(const TableColumn &column, const std::string *text)
{
    return column.kind == FieldKind::Dice && text && !text->empty() &&
           text->find_first_not_of("RYGB") == std::string::npos;
}

static QString cellOf(const TableColumn &column, const ValuePath &row,
                      const Corrections &corrections, const DataStore &library)
{
    const ValuePath path = pathOf(row, column);
    const TomlValue *const value = valueAt(corrections.corrected(), path);
    const auto *const text = value ? value->as<std::string>() : nullptr;
    const QString words = isDice(column, text) ? diceHtml(*text)
                          : value || column.mayMiss
                              ? TableText::value(column, value, library).toHtmlEscaped()
                              : QString();
    if (!corrections.isCorrected(path) || !corrections.isActive())
        return QStringLiteral("<td>%1</td>").arg(words);
    return QStringLiteral("<td><b>%1</b> <small>%2</small></td>")
        .arg(words, BookTableWords::tr("your correction").toHtmlEscaped());
}

static QString tableHtml(const SystemTable &table, const std::set<const TableColumn *> &shown,
                         const std::vector<ValuePath> &lines, const Corrections &corrections,
                         const DataStore &library)
{
    const TomlTable &tree = corrections.corrected();
    QString head =
        QStringLiteral("<th align=\"left\">%1</th>").arg(TableText::table(table).toHtmlEscaped());
    for (const TableColumn &column : table.columns)
        if (shown.contains(&column))
            head += QStringLiteral("<th align=\"left\">%1</th>")
                        .arg(TableText::column(column).toHtmlEscaped());
    QString rows;
    for (const ValuePath &row : lines) {
        QString cells;
        for (const TableColumn &column : table.columns)
            if (shown.contains(&column))
                cells += cellOf(column, row, corrections, library);
        rows += QStringLiteral("<tr><td>%1</td>%2</tr>")
                    .arg(TableText::row(table, row, tree).toHtmlEscaped(), cells);
    }
    return QStringLiteral(
               "<small><table border=\"1\" cellspacing=\"0\" cellpadding=\"2\"><tr>%1</tr>%2"
               "</table></small><br>")
        .arg(head, rows);
}

std::map<std::string, QString> tablesByRule(const Corrections &corrections,
                                            const DataStore &library)
{
    std::map<std::string, QString> html;
    for (const SystemTable &table : systemTables())
        for (const auto &[rule, columns] : columnsOf(table, corrections.corrected()))
            html[rule] += tableHtml(table, columns, rowsOf(table, corrections.corrected()),
                                    corrections, library);
    return html;
}

QString rowHtml(const TomlTable &system, const DataStore &library, const ValuePath &place)
{
    const Corrections as(system, {}, {});
    for (const SystemTable &table : systemTables()) {
        std::set<const TableColumn *> shown;
        for (const TableColumn &column : table.columns)
            shown.insert(&column);
        for (const ValuePath &row : rowsOf(table, system))
            if (row.size() <= place.size() && std::equal(row.begin(), row.end(), place.begin()))
                return tableHtml(table, shown, {row}, as, library);
    }
    return {};
}

} // namespace hexwerk::assault::ui

#include "app/assault/lab/figures.h"

#include <QCoreApplication>
#include <QLocale>

#include "editor/assault/canvas/map_scene.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

namespace {

struct FigureWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::FigureWords)
};

using lab::Tally;

// Of one report.
class Drawer
{
public:
    Drawer(const lab::Report &report, const Position &start)
        : m_report(report)
        , m_start(start)
        , m_games(static_cast<double>(report.total.finished()))
    {
    }

    std::vector<Figure> figures();

private:
    const std::string &id(SideIndex side) const { return m_report.head.sides[side]; }
    Figure::Series seriesOf(SideIndex side) const;
    const lab::Counts *counts(Tally tally, const std::string &first = {}) const
    {
        return m_report.total.find({tally, first});
    }
    void addWins(std::vector<Figure> &figures) const;
    void addLengths(std::vector<Figure> &figures) const;
    // `factor`: of what is counted in a game.
    void addByTurn(std::vector<Figure> &figures, Tally tally, const QString &title,
                   const QString &up, double factor = 1) const;
    void addPoints(std::vector<Figure> &figures) const;
    void addUnits(std::vector<Figure> &figures) const;
    void addObjectives(std::vector<Figure> &figures) const;
    double perGame(const lab::Counts *counts, const std::string &key) const;

    const lab::Report &m_report;
    const Position &m_start;
    double m_games;
};

} // namespace

QString percentOf(double share)
{
    return FigureWords::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 0));
}

QString unitLabel(const Position &p, UnitId unit)
{
    //: %1 is a unit, %2 its id
    return FigureWords::tr("%1 (%2)").arg(PlayText::name(p, unit),
                                          editor::toQString(p.setting->unitName(unit)));
}

Figure::Series Drawer::seriesOf(SideIndex side) const
{
    return {PlayText::side(m_start, side),
            sideColour(m_start.setting->scenario.sides[side].colour),
            {}};
}

double Drawer::perGame(const lab::Counts *counts, const std::string &key) const
{
    if (!counts)
        return 0;
    const auto found = counts->find(key);
    return found == counts->end() ? 0 : static_cast<double>(found->second) / m_games;
}

// All games, and by who begins.
void Drawer::addWins(std::vector<Figure> &figures) const
{
    Figure figure{.title = FigureWords::tr("Games won"),
                  .across = FigureWords::tr("Games"),
                  .up = FigureWords::tr("Games in %")};
    std::array<lab::Results, 3> rows = {m_report.total.outcome[0], m_report.total.begins[0],
                                        m_report.total.begins[1]};
    for (std::size_t i = 0; i < rows[0].size(); ++i)
        rows[0][i] += m_report.total.outcome[1][i];
    const QStringList names = {FigureWords::tr("All games"),
                               FigureWords::tr("%1 begin").arg(PlayText::side(m_start, 0)),
                               FigureWords::tr("%1 begin").arg(PlayText::side(m_start, 1))};
    figure.series = {seriesOf(0), seriesOf(1), {FigureWords::tr("Draw"), Qt::gray, {}}};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto games = static_cast<double>(lab::sumOf(rows[row]));
        if (games == 0)
            continue;
        figure.categories.append(names[static_cast<qsizetype>(row)]);
        for (std::size_t i = 0; i < rows[row].size(); ++i)
            figure.series[i].values.push_back(100 * static_cast<double>(rows[row][i]) / games);
    }
    figures.push_back(std::move(figure));
}

void Drawer::addLengths(std::vector<Figure> &figures) const
{
    const lab::Counts *turns = counts(Tally::Turns);
    if (!turns)
        return;
    Figure figure{.title = FigureWords::tr("Final turn"),
                  .across = FigureWords::tr("Turn"),
                  .up = FigureWords::tr("Games in %")};
    figure.series = {{figure.title, QColor(0x4a, 0x7e, 0xbb), {}}};
    for (const auto &[turn, games] : *turns) {
        figure.categories.append(QString::fromStdString(turn));
        figure.series[0].values.push_back(100 * static_cast<double>(games) / m_games);
    }
    figures.push_back(std::move(figure));
}

void Drawer::addByTurn(std::vector<Figure> &figures, Tally tally, const QString &title,
                       const QString &up, double factor) const
{
    Figure figure{.title = title, .across = FigureWords::tr("Turn"), .up = up};
    bool hasAny = false;
    for (SideIndex side = 0; side < 2; ++side) {
        Figure::Series series = seriesOf(side);
        for (int turn = 1; turn <= m_start.setting->scenario.turns; ++turn)
            series.values.push_back(factor *
                                    perGame(counts(tally, id(side)), std::to_string(turn)));
        hasAny = hasAny || counts(tally, id(side));
        figure.series.push_back(std::move(series));
    }
    for (int turn = 1; turn <= m_start.setting->scenario.turns; ++turn)
        figure.categories.append(QString::number(turn));
    if (hasAny)
        figures.push_back(std::move(figure));
}

void Drawer::addPoints(std::vector<Figure> &figures) const
{
    Figure figure{.title = FigureWords::tr("Points lost"),
                  .across = FigureWords::tr("Points"),
                  .up = FigureWords::tr("Games in %")};
    lab::Counts keys;
    for (SideIndex side = 0; side < 2; ++side)
        if (const lab::Counts *points = counts(Tally::Points, id(side)))
            for (const auto &[key, games] : *points)
                keys[key] += games;
    for (SideIndex side = 0; side < 2; ++side) {
        Figure::Series series = seriesOf(side);
        for (const auto &[key, games] : keys)
            series.values.push_back(100 * perGame(counts(Tally::Points, id(side)), key));
        figure.series.push_back(std::move(series));
    }
    for (const auto &[key, games] : keys)
        figure.categories.append(QString::fromStdString(key));
    if (!keys.empty())
        figures.push_back(std::move(figure));
}

// How often each came, acted, fired and was lost.
void Drawer::addUnits(std::vector<Figure> &figures) const
{
    const std::array tallies = {Tally::Acted, Tally::Fired, Tally::LossesByUnit};
    const QStringList names = {FigureWords::tr("Was activated"), FigureWords::tr("Fired"),
                               FigureWords::tr("Was lost")};
    const std::array colours = {QColor(0x4a, 0x7e, 0xbb), QColor(0xe0, 0x9f, 0x3e),
                                QColor(0xb0, 0x3a, 0x48)};
    for (SideIndex side = 0; side < 2; ++side) {
        Figure figure{.title = FigureWords::tr("Units: %1").arg(PlayText::side(m_start, side)),
                      .across = FigureWords::tr("Unit"),
                      .up = FigureWords::tr("Games in %")};
        for (std::size_t i = 0; i < tallies.size(); ++i)
            figure.series.push_back({names[static_cast<qsizetype>(i)], colours[i], {}});
        for (const Unit &unit : m_start.units) {
            if (unit.side != side)
                continue;
            figure.categories.append(unitLabel(m_start, unit.id));
            for (std::size_t i = 0; i < tallies.size(); ++i)
                figure.series[i].values.push_back(
                    100 *
                    perGame(counts(tallies[i], id(side)), m_start.setting->unitName(unit.id)));
        }
        if (!figure.categories.isEmpty())
            figures.push_back(std::move(figure));
    }
}

// Turns at whose end a side has it, in a game.
void Drawer::addObjectives(std::vector<Figure> &figures) const
{
    const auto &objectives = m_start.setting->scenario.objectives;
    Figure figure{.title = FigureWords::tr("Objectives held"),
                  .across = FigureWords::tr("Objective"),
                  .up = FigureWords::tr("Turns per game")};
    for (SideIndex side = 0; side < 2; ++side) {
        Figure::Series series = seriesOf(side);
        for (const Objective &objective : objectives) {
            const auto *byTurn = m_report.total.find({Tally::Holders, objective.id, id(side)});
            series.values.push_back(byTurn ? static_cast<double>(lab::sumOf(*byTurn)) / m_games
                                           : 0);
        }
        figure.series.push_back(std::move(series));
    }
    for (const Objective &objective : objectives)
        figure.categories.append(PlayText::objective(objective));
    if (!objectives.empty())
        figures.push_back(std::move(figure));
}

std::vector<Figure> Drawer::figures()
{
    std::vector<Figure> figures;
    if (m_games == 0)
        return figures;
    addWins(figures);
    addLengths(figures);
    addByTurn(figures, Tally::Decided, FigureWords::tr("Ahead for good"),
              FigureWords::tr("Games in %"), 100);
    addPoints(figures);
    addByTurn(figures, Tally::PointsByTurn, FigureWords::tr("Points lost by turn"),
              FigureWords::tr("Points per game"));
    addByTurn(figures, Tally::LossesByTurn, FigureWords::tr("Units lost by turn"),
              FigureWords::tr("Units per game"));
    addUnits(figures);
    addObjectives(figures);
    return figures;
}

std::vector<Figure> figuresOf(const lab::Report &report, const Position &start)
{
    return Drawer(report, start).figures();
}

static QString csvCell(QString text)
{
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString csvOf(const std::vector<Figure> &figures)
{
    QString csv;
    for (const Figure &figure : figures) {
        QStringList head = {csvCell(figure.across)};
        for (const Figure::Series &series : figure.series)
            head.append(csvCell(series.name));
        csv += csvCell(figure.title) + u',' + csvCell(figure.up) + u'\n' + head.join(u',') + u'\n';
        for (qsizetype i = 0; i < figure.categories.size(); ++i) {
            QStringList row = {csvCell(figure.categories[i])};
            for (const Figure::Series &series : figure.series)
                row.append(QString::number(series.values[static_cast<std::size_t>(i)], 'f', 3));
            csv += row.join(u',') + u'\n';
        }
        csv += u'\n';
    }
    return csv;
}

QString htmlOf(const Figure &figure)
{
    QString head = QStringLiteral("<th align=\"left\">%1</th>").arg(figure.across.toHtmlEscaped());
    for (const Figure::Series &series : figure.series)
        head +=
            QStringLiteral("<th align=\"right\">&nbsp;%1</th>").arg(series.name.toHtmlEscaped());
    QString rows;
    for (qsizetype i = 0; i < figure.categories.size(); ++i) {
        QString row = QStringLiteral("<td>%1</td>").arg(figure.categories[i].toHtmlEscaped());
        for (const Figure::Series &series : figure.series)
            row += QStringLiteral("<td align=\"right\">&nbsp;%1</td>")
                       .arg(QLocale().toString(series.values[static_cast<std::size_t>(i)], 'f', 1));
        rows += QStringLiteral("<tr>%1</tr>").arg(row);
    }
    return QStringLiteral("<h3>%1</h3><p>%2</p><table cellspacing=\"2\"><tr>%3</tr>%4</table>")
        .arg(figure.title.toHtmlEscaped(), figure.up.toHtmlEscaped(), head, rows);
}

} // namespace hexwerk::assault::ui

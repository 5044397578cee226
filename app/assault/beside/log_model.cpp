#include "app/assault/beside/log_model.h"

#include <QFont>

#include "core/assault/game/view.h"
#include "core/assault/rule_grammar.h"
#include "editor/assault/text/event_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/victory_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

using editor::toQString;

static constexpr quintptr kTop = ~quintptr{0}; // the id of rows that are no steps

static bool isText(const Position &p, const Happening &what)
{
    const auto *worked = std::get_if<TriggerWorked>(&what);
    const auto &triggers = p.setting->scenario.triggers;
    return worked && triggers[worked->trigger].effects[worked->effect].kind == EffectKind::Say;
}

static LogModel::Kind kindOf(const Position &p, const Happening &what)
{
    if (isText(p, what) || std::holds_alternative<TurnBegan>(what) ||
        std::holds_alternative<ThresholdReached>(what) || std::holds_alternative<GameEnded>(what))
        return LogModel::Kind::Heading;
    if (std::holds_alternative<DiceRolled>(what) || std::holds_alternative<SpottingRolled>(what) ||
        std::holds_alternative<DetectionRolled>(what) ||
        std::holds_alternative<AttackResolved>(what))
        return LogModel::Kind::Dice;
    return std::holds_alternative<Corrected>(what) ? LogModel::Kind::Referee
                                                   : LogModel::Kind::Happening;
}

// The unit that it is about, if it is about one.
static UnitId unitOf(const Happening &what)
{
    return std::visit(
        [](const auto &event) {
            if constexpr (requires { event.unit; })
                return event.unit;
            else if constexpr (requires { event.firer; })
                return event.firer;
            else if constexpr (requires { event.attacker; })
                return event.attacker;
            else if constexpr (requires { event.assault; })
                return event.assault;
            else
                return UnitId{};
        },
        what);
}

static SideIndex sideOf(const Position &p, const Happening &what)
{
    if (const UnitId unit = unitOf(what); unit != UnitId{})
        return p.unit(unit).side;
    return std::visit(
        [](const auto &event) -> SideIndex {
            if constexpr (requires { event.side; })
                return event.side;
            else
                return kNobody;
        },
        what);
}

void LogModel::forget()
{
    beginResetModel();
    m_rows.clear();
    m_orders = 0;
    endResetModel();
}

void LogModel::follow(const PlayGame &game)
{
    const std::size_t orders = game.game().log().size();
    const bool hasEnded = orders > m_orders && game.position().pending.isOver(); // seeds are told
    if (orders < m_orders || hasEnded)
        forget();
    for (; m_orders < orders; ++m_orders)
        addOrder(game, m_orders);
}

void LogModel::addOrder(const PlayGame &game, std::size_t order)
{
    const play::Record &record = game.records()[order];
    if (!record.refusal.empty())
        //: %1 is the id of a rule
        addLine({tr("Played anyway, against rule %1:").arg(toQString(record.refusal)),
                 toQString(record.refusal), order, Kind::Forced});
    if (record.takenBack > 0)
        addLine({tr("%n order(s) were taken back here, with their dice.", nullptr,
                    static_cast<int>(record.takenBack)),
                 {},
                 order,
                 Kind::Note});
    const int first = rowCount();
    // Both sides read it.
    for (const Event &event : visibleTo(game.game().log()[order].events, kNobody))
        if (!game.isUnrolled(order) || kindOf(game.position(), event.what) != Kind::Dice)
            addEvent(game.position(), event, order);
        else if (const auto *dice = std::get_if<DiceRolled>(&event.what))
            addLine(
                {tr("%1 – not rolled: they could change nothing.").arg(PlayText::use(dice->use)),
                 {},
                 order,
                 Kind::Dice});
    const auto add = [&](const std::string &text, Kind kind) {
        if (!text.empty())
            addLine({toQString(text), {}, order, kind});
    };
    sayWhoRolled(record, first);
    add(record.bookmark, Kind::Bookmark);
    add(record.note, Kind::Note);
}

void LogModel::addLine(Line line)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_rows.push_back({std::move(line)});
    endInsertRows();
}

void LogModel::sayWhoRolled(const play::Record &record, int row)
{
    if (record.dice.empty() || row >= rowCount())
        return;
    Row &said = m_rows[static_cast<std::size_t>(row)];
    said.dice = record.dice == "hand" ? Line::Dice::Hand : Line::Dice::Program;
    said.seed = toQString(record.seed);
    said.seal = toQString(record.seal);
    emit dataChanged(index(row, 0), index(row, 0));
}

QString LogModel::diceOf(const Line &line)
{
    if (line.dice == Line::Dice::None)
        return {};
    if (line.dice == Line::Dice::Hand)
        return tr("by hand");
    if (!line.seed.isEmpty())
        //: %1 is the number that the dice follow from
        return tr("by the program, seed %1").arg(line.seed);
    //: %1 are digits that prove afterwards which number the dice followed from
    return line.seal.isEmpty() ? tr("by the program")
                               : tr("by the program, seal %1").arg(line.seal);
}

QVariant LogModel::iconOf(const Line &line)
{
    const char *name = line.kind == Kind::Bookmark        ? "bookmark"
                       : line.kind == Kind::Note          ? "note"
                       : line.kind == Kind::Referee       ? "edit"
                       : line.kind == Kind::Forced        ? "lock_open"
                       : line.dice == Line::Dice::Program ? "roll_dice"
                       : line.dice == Line::Dice::Hand    ? "hand"
                                                          : nullptr;
    return name ? QVariant(editor::icon(QString::fromLatin1(name))) : QVariant();
}

QString LogModel::tipOf(const Line &line)
{
    //: %1 is the id of a rule of our own
    const QString rule = kRuleGrammar.isHouse(line.rule.toStdString())
                             ? tr("House rule %1").arg(line.rule)
                             : line.rule;
    QStringList words{rule, diceOf(line)};
    words.removeAll(QString());
    return words.join(QLatin1Char('\n'));
}

// One, but for the end of a game: who won, and each reason, which together are too long for a line.
QStringList LogModel::linesOf(const Position &p, const Event &event, const Line &line)
{
    if (!std::holds_alternative<GameEnded>(event.what))
        return {line.text};
    return QStringList(VictoryText::winner(p)) +
           VictoryText::reason(p, QStringLiteral(";\n")).split(u'\n');
}

void LogModel::addEvent(const Position &p, const Event &event, std::size_t order)
{
    Line line{EventText::of(p, event), toQString(event.rule), order, kindOf(p, event.what)};
    if (line.text.isEmpty())
        return;
    const auto *step = std::get_if<UnitMoved>(&event.what);
    if (step && joinsRun(p, *step, line))
        return;
    const QStringList texts = linesOf(p, event, line);
    const int count = rowCount();
    beginInsertRows({}, count, count + static_cast<int>(texts.size()) - 1);
    for (const QString &text : texts) {
        Row &added = m_rows.emplace_back();
        static_cast<Line &>(added) = line;
        added.text = text;
        added.side = sideOf(p, event.what);
    }
    Row &row = m_rows.back();
    if (step) {
        row.walker = step->unit;
        row.from = step->from;
        row.to = step->to;
    }
    endInsertRows();
}

bool LogModel::joinsRun(const Position &p, const UnitMoved &step, const Line &line)
{
    if (m_rows.empty() || m_rows.back().walker != step.unit || m_rows.back().to != step.from)
        return false;
    Row &run = m_rows.back();
    const QModelIndex top = index(rowCount() - 1, 0);
    const auto add = [&](const Line &added) {
        const auto count = static_cast<int>(run.steps.size());
        beginInsertRows(top, count, count);
        run.steps.push_back(added);
        endInsertRows();
    };
    if (run.steps.empty())
        add(run);
    add(line);
    run.to = step.to;
    run.order = line.order;
    //: %1 is a unit, %2 and %3 are hexes, %n counts them
    run.text =
        tr("%1 moves from %2 to %3: %n hex(es).", nullptr, static_cast<int>(run.steps.size()))
            .arg(PlayText::unit(p, step.unit), toQString(toString(run.from)),
                 toQString(toString(run.to)));
    emit dataChanged(top, top);
    return true;
}

QModelIndex LogModel::rowOf(std::size_t order) const
{
    const auto after = std::partition_point(m_rows.begin(), m_rows.end(), [order](const Row &row) {
        return (row.steps.empty() ? row.order : row.steps.front().order) <= order;
    });
    if (after == m_rows.begin())
        return {};
    const QModelIndex top = index(static_cast<int>(after - m_rows.begin()) - 1, 0);
    const auto &steps = std::prev(after)->steps;
    const auto step = std::find_if(steps.begin(), steps.end(),
                                   [order](const Line &line) { return line.order == order; });
    return step == steps.end() ? top : index(static_cast<int>(step - steps.begin()), 0, top);
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_rows.size());
    return parent.internalId() == kTop
               ? static_cast<int>(m_rows[static_cast<std::size_t>(parent.row())].steps.size())
               : 0;
}

QModelIndex LogModel::index(int row, int column, const QModelIndex &parent) const
{
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : kTop);
}

QModelIndex LogModel::parent(const QModelIndex &index) const
{
    return !index.isValid() || index.internalId() == kTop
               ? QModelIndex()
               : createIndex(static_cast<int>(index.internalId()), 0, kTop);
}

const LogModel::Line &LogModel::line(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    return index.internalId() == kTop ? m_rows[row] : m_rows[index.internalId()].steps[row];
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Line &shown = line(index);
    switch (role) {
    case Qt::DisplayRole:
        return shown.text;
    case Qt::ToolTipRole:
        return tipOf(shown);
    case Qt::DecorationRole:
        return iconOf(shown);
    case Qt::AccessibleTextRole:
        return shown.dice == Line::Dice::None ? shown.text
                                              //: %1 is a sentence about dice, %2 who rolled them
                                              : tr("%1 (%2)").arg(shown.text, diceOf(shown));
    case DiceRole:
        return diceOf(shown);
    case Qt::FontRole: {
        QFont font;
        font.setBold(shown.kind == Kind::Heading || shown.kind == Kind::Bookmark ||
                     shown.kind == Kind::Forced);
        font.setItalic(shown.kind == Kind::Note);
        return font;
    }
    case RuleRole:
        return shown.rule;
    case OrderRole:
        return static_cast<qulonglong>(shown.order);
    case KindRole:
        return static_cast<int>(shown.kind);
    case SideRole:
        return m_rows[index.internalId() == kTop ? static_cast<std::size_t>(index.row())
                                                 : index.internalId()]
            .side;
    default:
        return {};
    }
}

LogFilter::LogFilter(LogModel &log, QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSourceModel(&log);
    setRecursiveFilteringEnabled(true);
}

void LogFilter::look(const QString &words, Show show, SideIndex side)
{
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_show = show;
    m_side = side;
    invalidateFilter();
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const auto kind = static_cast<LogModel::Kind>(index.data(LogModel::KindRole).toInt());
    const bool isMark = kind == LogModel::Kind::Bookmark || kind == LogModel::Kind::Note;
    if (m_show == Show::Marks && !isMark)
        return false;
    if (m_show == Show::Dice && kind != LogModel::Kind::Dice)
        return false;
    if (m_side != kNobody && !isMark && index.data(LogModel::SideRole).toInt() != m_side)
        return false;
    const QString text = index.data(Qt::AccessibleTextRole).toString();
    return std::all_of(m_words.begin(), m_words.end(), [&text](const QString &word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace hexwerk::assault::ui

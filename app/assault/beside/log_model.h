// The log of a game as rows: a sentence for each thing that happened, a run of steps of one unit
// folded into one row, bookmarks and notes of the players between them.
#pragma once

#include <QAbstractItemModel>
#include <QSortFilterProxyModel>

#include "app/assault/game/play_game.h"

#include <vector>

namespace hexwerk::assault::ui {

class LogModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Happening, Heading, Dice, Bookmark, Note, Referee, Forced };
    enum Role {
        RuleRole = Qt::UserRole, // id; may be empty
        OrderRole,               // the order that did it, from 0
        KindRole,
        SideRole, // whose unit it is about; kNobody
        DiceRole, // who gave dice or card, in words; empty where nobody did
    };
    using QAbstractItemModel::QAbstractItemModel;

    // Adds what is new; begins anew where orders are gone.
    void follow(const PlayGame &game);
    // Another game, another language, other marks: nothing of it stands yet.
    void forget();
    // The first row of the order, or of the one before it that says something; invalid at the
    // start.
    QModelIndex rowOf(std::size_t order) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &) const override { return 1; }
    QVariant data(const QModelIndex &index, int role) const override;
    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;

private:
    struct Line
    {
        QString text;
        QString rule;
        std::size_t order = 0;
        Kind kind = Kind::Happening;
        enum class Dice : std::uint8_t { None, Program, Hand } dice = Dice::None;
        QString seed = {}; // the program's, where it says one
        QString seal = {}; // before it does
    };
    struct Row : Line
    {
        SideIndex side = kNobody;
        UnitId walker = {}; // of a run of steps
        Hex from = {};
        Hex to = {};
        std::vector<Line> steps = {}; // two or more
    };

    void addOrder(const PlayGame &game, std::size_t order);
    void addLine(Line line);
    void addEvent(const Position &p, const Event &event, std::size_t order);
    void sayWhoRolled(const play::Record &record, int row);
    static QString diceOf(const Line &line);
    static QVariant iconOf(const Line &line);
    static QStringList linesOf(const Position &p, const Event &event, const Line &line);
    static QString tipOf(const Line &line);
    bool joinsRun(const Position &p, const UnitMoved &step, const Line &line);
    const Line &line(const QModelIndex &index) const;

    std::vector<Row> m_rows;
    std::size_t m_orders = 0; // whose rows stand in it
};

// The part of the log that is looked for.
class LogFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    enum class Show : std::uint8_t { Everything, Dice, Marks };
    explicit LogFilter(LogModel &log, QObject *parent);

    // Each word must be in the row; kNobody: of any side.
    void look(const QString &words, Show show, SideIndex side);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    Show m_show = Show::Everything;
    SideIndex m_side = kNobody;
};

} // namespace hexwerk::assault::ui

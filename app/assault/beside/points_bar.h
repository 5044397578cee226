// The command points of both sides at a glance: in the command focus and on cards, left and spent.
#pragma once

#include <QLabel>

#include "core/assault/game/position.h"

namespace hexwerk::assault::ui {

class PointsBar final : public QLabel
{
    Q_OBJECT

public:
    explicit PointsBar(QWidget *parent = nullptr);

    // Hidden where the game has none. Points that are not shown yet are counted only.
    void show(const Position &p);

signals:
    void ruleWanted(const QString &rule);

private:
    static QString line(const Position &p, const CommandPool &pool);
    static QString spoken(const Position &p, const CommandPool &pool);
};

} // namespace hexwerk::assault::ui

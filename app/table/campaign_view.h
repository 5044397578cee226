// A campaign between its battles: what the window asks of it, whatever the rules.
#pragma once

#include <QString>
#include <QWidget>

#include "core/files/problem.h"

#include <map>
#include <string>
#include <vector>

namespace hexwerk {

class CampaignView : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    // Begins a campaign, or goes on with one. Problems: with an error it was not opened, and what
    // ran before goes on.
    virtual std::vector<Problem> open(const QString &path) = 0;
    virtual bool isRunning() const = 0;
    // Of the campaign that is played.
    virtual QString path() const = 0;
    virtual QString title() const = 0;
    // The file of the game of the battle that is fought, whether it is there yet or not; empty: no
    // battle is fought.
    virtual QString battlePath() const = 0;
    // The computer players of its battles, as in PlayView::setPlayers().
    virtual std::map<std::string, std::string> battlePlayers() const { return {}; }
    // That game may have gone on.
    virtual void look() = 0;
    virtual bool canTakeBack() const = 0;
    virtual void takeBack() = 0;

signals:
    void changed();
    // The game in this file is to be played.
    void battleWanted(const QString &path);
    // The same beside a real table.
    void battleAtTableWanted(const QString &path);
    // The game in this file is to be looked at as it stood after so many orders.
    void momentWanted(const QString &path, int orders);
    void told(const QString &sentence);
};

} // namespace hexwerk

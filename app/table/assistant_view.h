// Help at a real table: what the window asks of it, whatever the rules.
#pragma once

#include <QWidget>

namespace hexwerk {

class AssistantView : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    // Scenarios to follow a game of, by their files.
    virtual void offer(const QStringList &scenarios) = 0;
    // Goes on with the game of a file.
    virtual void open(const QString &path) = 0;
    virtual bool canTakeBack() const = 0;
    virtual void takeBack() = 0;

signals:
    void changed();
    void leaveWanted();
};

} // namespace hexwerk

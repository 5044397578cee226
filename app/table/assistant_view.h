// Help at a real table: what the window asks of it, whatever the rules.
#pragma once

#include <QWidget>

namespace hexwerk {

class AssistantView : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual bool canTakeBack() const = 0;
    virtual void takeBack() = 0;

signals:
    void changed();
    void leaveWanted();
};

} // namespace hexwerk

// Help at a real table: what the window asks of it, whatever the rules.
#pragma once

#include <QWidget>

#include "core/files/value_path.h"

#include <string>

namespace hexwerk {

class AssistantView : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    // Scenarios to follow a game of, by their files.
    virtual void offer(const QStringList &scenarios) = 0;
    // Follows a game of that scenario from its beginning.
    virtual void begin(const std::string &scenario) = 0;
    // Goes on with the game of a file.
    virtual void open(const QString &path) = 0;
    virtual bool canTakeBack() const = 0;
    virtual void takeBack() = 0;

signals:
    void changed();
    void leaveWanted();
    // A value of the tables did not fit what was entered.
    void tableWanted(const hexwerk::ValuePath &path);
    // The game goes on in the play view, as one of that scenario. `file` as in PlayView::start().
    void gameWanted(const std::string &scenario, const QString &file = {});
    // By its code.
    void languageWanted(const QString &language);
};

} // namespace hexwerk

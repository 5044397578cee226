// A worked example beside its board: its text, and its steps back and forward.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include "app/basis/rules_text.h"
#include "app/table/play_view.h"

#include <cstdint>

class QAction;

namespace hexwerk {
class ShrinkingView;
} // namespace hexwerk

namespace hexwerk::assault::ui {

class ExamplePanel final : public QFrame
{
    Q_OBJECT

public:
    ExamplePanel(const RulesText &rules, QWidget *parent = nullptr);

    // With the actions that step; hidden until one is shown.
    void setSteps(QAction &back, QAction &forth);
    void show(const BoardExample &example);
    void end();
    bool isShown() const { return !m_example.id.isEmpty(); }

    // Where the game is that is looked at.
    enum class Place : std::uint8_t { Step, End, Variation };
    // `step` of `steps`.
    void setPlace(Place place, std::size_t step, std::size_t steps);
    // The example ends here though its orders go on.
    void tellRefusal(const QString &reason);

signals:
    // By its reader.
    void ended();
    void ruleWanted(const QString &id);
    // To play on from the step that is looked at.
    void playWanted();
    // From a variation back to the example.
    void backWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showPlace();

    const RulesText &m_rules;
    BoardExample m_example;
    Place m_place = Place::End;
    std::size_t m_step = 0;
    std::size_t m_steps = 0;
    QString m_reason;
    QLabel *m_title;
    ShrinkingView *m_words;
    QLabel *m_text;
    QLabel *m_links;
    QLabel *m_at; // "Step 3 of 5"
    QLabel *m_hint;
    QPushButton *m_back;
    QPushButton *m_forth;
    QPushButton *m_play;
    QPushButton *m_end;
};

} // namespace hexwerk::assault::ui

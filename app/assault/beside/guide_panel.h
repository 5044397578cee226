// Explains what comes up in a game, with the rules behind it.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include "app/assault/game/lessons.h"
#include "app/basis/rules_text.h"

namespace hexwerk {
class ShrinkingView;
} // namespace hexwerk

namespace hexwerk::assault::ui {

class GuidePanel final : public QFrame
{
    Q_OBJECT

public:
    explicit GuidePanel(const RulesText &rules, QWidget *parent = nullptr);

    // Hidden while no course runs.
    void begin(Guide guide);
    void end() { begin({}); }
    const Lessons &lessons() const { return m_lessons; }
    // As Lessons.
    void follow(const Position &p, const std::vector<Event> &events, Lessons::By last);
    void choose(const Position &p, UnitId unit);
    void goToLast();

signals:
    // By its player.
    void ended();
    void ruleWanted(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void goTo(std::size_t at);
    void show();
    QString rulesHtml(const Lesson &lesson) const;
    void retranslate();

    const RulesText &m_rules;
    Lessons m_lessons;
    QLabel *m_title;
    ShrinkingView *m_words;
    QLabel *m_text;
    QLabel *m_links;
    QLabel *m_place; // "3 of 5"
    QPushButton *m_back;
    QPushButton *m_forth;
    QPushButton *m_end;
};

} // namespace hexwerk::assault::ui

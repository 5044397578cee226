// The dice of an attack, line by line with rule and sentence, and the chance of every result.
#pragma once

#include "app/basis/rule_case.h"
#include "app/basis/rules_text.h"
#include "core/assault/aside/attack_preview.h"
#include "core/assault/game/event.h"
#include "editor/panels/text_browser.h"

#include <vector>

namespace hexwerk::assault::ui {

// An attack as the play view speaks of it.
struct ShownAttack
{
    QString title;
    QString hint; // how to order it; may be empty
    AttackPreview preview;
    std::vector<Event> soFar = {}; // dice rolled, and what they came to
    bool isOpen = true;            // the chances are those of the dice above
    bool isOverrun = false;        // of a gun, which may have its last shot
};

class PreviewView final : public editor::TextBrowser
{
    Q_OBJECT

public:
    explicit PreviewView(const RulesText &rules, QWidget *parent = nullptr);

    // For readers at arm's length: dice first, and of a rule only its id.
    void setBrief() { m_isBrief = true; }
    // Attacks that can be chosen between, or the one that is under way.
    void showAttacks(const Position &p, const std::vector<ShownAttack> &attacks);
    // Something else about what is to come, as rich text.
    void showText(const QString &html) { showHtml(html); }
    // What came of the last one; without one, how to see the next.
    void showLast(const Position &p, const std::vector<Event> &events);

    // The rule of a line of dice, from 0; empty for one that is not there.
    QString ruleOfLine(int line) const;
    // The numbers behind it; empty for one that has none.
    CaseMaker caseOfLine(int line) const;

    // Each excludes the others; in tenths of a percent, they make 1000.
    static std::vector<int> inTenths(const std::vector<double> &chances);
    static QString percent(double chance); // "12.3 %"
    // As a row says it: "damaged, suppressed".
    static QString resultText(const FinalResult &result);

signals:
    void ruleWanted(const QString &id);
    // A line of dice was pressed.
    void caseWanted(const hexwerk::CaseMaker &why);

protected:
    // Pictures: of dice "die:Y", "die:Y/CD", of a symbol "symbol:C", of a chance "bar:42" in
    // pixels.
    QVariant loadResource(int type, const QUrl &name) override;

private:
    int dieSize() const; // before it is rolled, in pixels
    void showHtml(const QString &html);
    QString attacksHtml() const;
    QString attackHtml(const Position &p, const ShownAttack &attack) const;
    QString diceHtml(const Position &p, const ShownAttack &attack) const;
    QString poolsHtml(const Position &p, const AttackPreview &preview) const;
    QString openHtml(const AttackPreview &preview) const;
    QString overrunHtml(const Position &p, const AttackPreview &preview) const;
    QString poolHtml(const Position &p, const DiceCount &count, PoolSide side,
                     const QString &title) const;
    QString lineHtml(const Position &p, const DiceLine &line, const QString &link,
                     int mostDice) const;
    QString addressOf(const DiceCount &count, std::size_t line) const;
    CaseMaker caseOf(const QString &address) const;
    QString linkOfLine(int line) const;
    QString rolledHtml(const DiceRolled &rolled) const;
    // Empty for what is neither.
    QString rolledOrResolvedHtml(const Position &p, const Event &event) const;
    QString symbolsHtml(Symbols symbols) const;
    QString resolvedHtml(const Position &p, const AttackResolved &resolved) const;
    QString chancesHtml(const AttackChances &chances, const QString &title) const;
    QString dieHtml(Die die, std::optional<Symbols> face = std::nullopt) const;
    QString ruleSentence(std::string_view rule) const;

    const RulesText &m_rules;
    // What is shown, to say its chances the other way.
    Position m_position;
    std::vector<ShownAttack> m_attacks;
    bool m_isBrief = false;
    bool m_isAtLeast = false; // chances that at least this happens, not just this
    QString m_shown;          // the text, and what its pictures are drawn by
};

} // namespace hexwerk::assault::ui

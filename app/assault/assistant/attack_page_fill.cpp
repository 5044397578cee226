// What the page says.
#include <QBoxLayout>

#include "app/assault/assistant/assistant_settings.h"
#include "app/assault/assistant/attack_page.h"
#include "app/assault/assistant/counter_picture.h"
#include "app/assault/map/shown_attacks.h"
#include "editor/assault/text/desk_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kFurtherWidth = 280; // pixels, of questions that stand below each other

void AttackPage::fill()
{
    fillUnits();
    fillRows();
    fillFurther();
    fillAnswer();
    fillDice();
    fillResult();
    fillLarge();
    m_swap->setEnabled(m_desk.has(Role::Attacker) && m_desk.has(Role::Target));
    m_back->setEnabled(m_desk.canTakeBack());
    setRing(m_ring);
}

void AttackPage::fillUnits()
{
    const DeskText text(m_desk.rules(), {});
    for (const Role role : {Role::Attacker, Role::Target}) {
        LinesButton *unit = m_units[static_cast<std::size_t>(role)];
        const QString title = role == Role::Attacker ? tr("Attacker") : tr("Target");
        const QString key = role == Role::Attacker ? QStringLiteral("A") : QStringLiteral("T");
        const AttackKind kind = m_desk.form().kind;
        if (role == Role::Attacker ? !hasAttacker(kind) : !hasTarget(kind)) {
            unit->setIcon({});
            unit->setLines({QStringLiteral("%1 (%2)").arg(title, key), DeskText::kind(kind)});
            continue;
        }
        if (!m_desk.has(role)) {
            unit->setIcon({});
            //: a unit is to be chosen: %1 is its role, %2 a key
            unit->setLines({tr("%1 … (%2)").arg(title, key)});
            continue;
        }
        const TableUnit &counter = m_desk.unit(role);
        unit->setIcon(pictureOf(m_desk.rules(), counter, kCounter));
        unit->setLines({QStringLiteral("%1 (%2)").arg(title, key), text.counter(counter),
                        text.condition(counter)});
    }
}

static void fillRow(ChoiceRow &row, const FormQuestion &question)
{
    row.setQuestion(question.text, question.key);
    row.setChoices(question.choices, question.chosen, question.shown, question.isNumbered);
}

void AttackPage::fillRows()
{
    const bool isAsked = m_desk.isComplete();
    m_questions = isAsked ? FormQuestions(m_desk).main() : std::vector<FormQuestion>();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < m_questions.size());
        if (i < m_questions.size())
            fillRow(*m_rows[i], m_questions[i]);
    }
    const QString words = isAsked ? FormQuestions(m_desk).furtherInShort() : QString();
    m_also->setVisible(isAsked);
    const AttackKind kind = m_desk.form().kind;
    const bool isFight = kind == AttackKind::Shot || kind == AttackKind::Assault;
    m_also->setText(words.isEmpty() ? isFight ? tr("Also: markers, smoke, fortification …")
                                              : tr("Also: strength, markers …")
                                    //: %1 lists the less usual circumstances of the attack
                                    : tr("Also: %1").arg(words));
    m_also->setIcon(keyCap(QStringLiteral("M"), *this));
}

void AttackPage::fillFurther()
{
    const bool isAsked = m_desk.isComplete();
    m_further = isAsked ? FormQuestions(m_desk).further() : std::vector<FormQuestion>();
    auto *column = static_cast<QVBoxLayout *>(m_furtherBox->layout());
    for (std::size_t i = m_furtherRows.size(); i < m_further.size(); ++i) {
        auto *row = new ChoiceRow(m_furtherBox);
        connect(row, &ChoiceRow::chosen, this, [this, i](int choice) {
            AttackForm form = m_desk.form();
            m_further[i].choose(form, choice);
            m_desk.setForm(form);
        });
        column->insertWidget(static_cast<int>(i), row);
        m_furtherRows.push_back(row);
    }
    for (std::size_t i = 0; i < m_furtherRows.size(); ++i) {
        m_furtherRows[i]->setStacked(m_shape == Shape::Small);
        m_furtherRows[i]->setQuestionWidth(kFurtherWidth);
        m_furtherRows[i]->setVisible(i < m_further.size());
        if (i < m_further.size())
            fillRow(*m_furtherRows[i], m_further[i]);
    }
    setFurtherRing(m_furtherRing);
}

void AttackPage::fillAnswer()
{
    const auto say = [this](const QString &words) {
        m_answer->showText(QStringLiteral("<p>%1</p>").arg(words.toHtmlEscaped()));
    };
    const DeskText text(m_desk.rules(), {});
    if (!m_desk.isComplete())
        return say(tr("Choose an attacker and a target, then the terrain between them. The dice of "
                      "both sides appear here."));
    if (!m_desk.faults().empty())
        return say(text.fault(m_desk.faults().front()));
    if (m_desk.refusal())
        return m_answer->showText(QStringLiteral("<p><b>%1</b></p><p>%2 <a href=\"%3\">%3</a></p>")
                                      .arg(refusalTitle().toHtmlEscaped(),
                                           refusalSentence().toHtmlEscaped(),
                                           editor::toQString(m_desk.refusal()->rule)));
    const TableAttack &attack = *m_desk.attack();
    if (auto shown = ShownAttacks::underWay(attack.position(), attack.events()))
        m_answer->showAttacks(attack.position(), {std::move(*shown)});
    else
        m_answer->showLast(attack.position(), attack.events());
}

QString AttackPage::refusalTitle() const
{
    return hasAttacker(m_desk.form().kind) ? tr("This attack is not possible.")
                                           : tr("No roll is needed.");
}

QString AttackPage::refusalSentence() const
{
    switch (m_desk.form().kind) {
    case AttackKind::Mines:
        return tr("These mines do not harm this unit.");
    case AttackKind::Ground:
        return tr("This terrain does not damage this unit.");
    default:
        return RefusalText::refusal(*m_desk.refusal());
    }
}

// What the spotting roll has to be, or that of a way through mines.
QString AttackPage::needs() const
{
    const TableAttack *attack = m_desk.attack();
    if (!attack || attack->rolls().empty() || attack->rolls().front().plainDice == 0)
        return {};
    const Position begun = staged(attack->form(), m_desk.rules()).position;
    if (const auto *mines = std::get_if<MineFrame>(&begun.stack.back()))
        return ShownAttacks::detection(begun, *mines);
    if (attack->form().kind != AttackKind::Shot)
        return {};
    const auto shown = ShownAttacks::underWay(begun, {});
    if (!shown)
        return {};
    const SpottingNeed &need = shown->preview.spotting;
    //: a roll of one die
    return tr("Spotting: %1 or more").arg(need.number - need.modifier);
}

void AttackPage::fillDice()
{
    const TableAttack *attack = m_desk.attack();
    m_choices = attack ? attack->choices() : std::vector<Order>();
    const std::optional<Refusal> warning = m_desk.warning();
    m_question->setVisible(!m_choices.empty() || warning);
    if (warning)
        //: %1 says why, %2 is a rule
        m_question->setText(
            tr("Against the rules: %1 (%2)")
                .arg(RefusalText::refusal(*warning), editor::toQString(warning->rule)));
    m_choiceRow->setVisible(!m_choices.empty());
    if (!m_choices.empty()) {
        const Position &p = attack->position();
        m_question->setText(PlayText::question(p));
        QStringList texts;
        for (const Order &order : m_choices)
            // Directions mean nothing at a table.
            texts << (std::holds_alternative<TurnTo>(order) ? tr("Turn the gun by one vertex")
                                                            : PlayText::order(p, order));
        m_choiceRow->setQuestion({}, {});
        m_choiceRow->setChoices(texts, {}, 4, true);
    }
    m_dice->setRolls(attack ? attack->rolls() : std::vector<TableRoll>(),
                     attack ? attack->position().setting->faces : DiceFaces(), needs());
    m_offProfile->follow(attack);
    m_diceArea->widget()->layout()->activate();
    if (QWidget *open = m_dice->openDie())
        m_diceArea->ensureWidgetVisible(open, 0, open->height());
}

// Of who attacks, or steps into it.
QColor AttackPage::sideColour() const
{
    const AttackForm &form = m_desk.form();
    return nationColour(m_desk.rules(), hasAttacker(form.kind) ? form.attacker : form.target);
}

QString AttackPage::resultTitle(const editor::Tongue &tongue) const
{
    const TableAttack *attack = m_desk.attack();
    if (!attack || attack->isDone() || !attack->hasEntries())
        return {};
    return tongue.translate("hexwerk::assault::ui::AttackPage", "So far:");
}

std::vector<ResultCard::Line> AttackPage::resultLines(const editor::Tongue &tongue) const
{
    const TableAttack *attack = m_desk.attack();
    if (!attack)
        return {};
    if (!attack->hasEntries())
        return {{tongue.translate("hexwerk::assault::ui::AttackPage",
                                  "Roll the dice and enter the results."),
                 {},
                 false}};
    const DeskText text(m_desk.rules(), tongue);
    std::vector<ResultCard::Line> lines;
    for (const bool isOfAttacker : {false, true}) // whom it is about comes first
        for (const TableChange &change : attack->result().changes) {
            if ((change.unit == attack->form().attacker.id) != isOfAttacker)
                continue;
            ResultCard::Line line{.text = text.change(change, attack->form()),
                                  .isMain = !isOfAttacker || !hasTarget(attack->form().kind)};
            if (change.kind == TableChange::Place)
                line.marker = pictureOf(change.marker, 64);
            lines.push_back(std::move(line));
        }
    if (lines.empty())
        lines.push_back({text.nothingToDo(), {}, attack->isDone()});
    return lines;
}

void AttackPage::fillResult()
{
    const editor::Tongue tongue = m_result->isTurned() ? opponentsTongue() : editor::Tongue();
    m_result->setTextSize(resultSize());
    m_result->say(resultTitle(tongue), resultLines(tongue), sideColour());
    const TableAttack *attack = m_desk.attack();
    const bool isFormOnly = m_shape == Shape::Small && !m_showsDice;
    m_done->setEnabled(isFormOnly ? attack != nullptr : isFinished());
    m_done->setText(isFormOnly ? tr("Enter the dice") : tr("Done on the table"));
    m_large->setVisible(!isFormOnly);
    m_roll->setVisible(!isFormOnly);
    m_large->setEnabled(attack && attack->hasEntries());
    m_roll->setEnabled(attack && !attack->isDone() && attack->position().pending.isChance());
}

void AttackPage::fillLarge()
{
    const QColor side = sideColour();
    for (ResultCard *card : {m_far, m_near}) {
        const editor::Tongue tongue = card == m_far ? opponentsTongue() : editor::Tongue();
        card->setTextSize(resultSize());
        card->say(resultTitle(tongue), resultLines(tongue), side);
    }
    m_largeDone->setEnabled(isFinished());
}

} // namespace hexwerk::assault::ui

// Where digits go, and what letters do.
#include <QKeyEvent>

#include "app/assault/assistant/attack_page.h"

#include <algorithm>

namespace hexwerk::assault::ui {

void AttackPage::setRing(int ring)
{
    m_ring = ring;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setRing(static_cast<int>(i) == ring);
    m_choiceRow->setRing(ring == kDiceRing && !m_choices.empty());
    for (const Role role : {Role::Attacker, Role::Target})
        m_units[static_cast<std::size_t>(role)]->setDefault(
            ring == (role == Role::Attacker ? kAttackerRing : kTargetRing));
}

void AttackPage::setFurtherRing(int ring)
{
    m_furtherRing = std::clamp(ring, 0, std::max(0, static_cast<int>(m_further.size()) - 1));
    for (std::size_t i = 0; i < m_furtherRows.size(); ++i)
        m_furtherRows[i]->setRing(static_cast<int>(i) == m_furtherRing);
    if (!m_further.empty())
        m_furtherArea->ensureWidgetVisible(m_furtherRows[static_cast<std::size_t>(m_furtherRing)]);
}

void AttackPage::pressFurther(int key)
{
    if (key == Qt::Key_Down || key == Qt::Key_Up)
        return setFurtherRing(m_furtherRing + (key == Qt::Key_Down ? 1 : -1));
    const auto row = static_cast<std::size_t>(m_furtherRing);
    if (key >= Qt::Key_0 && key <= Qt::Key_9 && row < m_further.size())
        press(*m_furtherRows[row], FormQuestion(m_further[row]), key - Qt::Key_0);
}

// A choice by its place, or a number that is a choice itself.
void AttackPage::press(ChoiceRow &row, const FormQuestion &question, int digit)
{
    row.press(question.isNumbered
                  ? digit - 1
                  : static_cast<int>(question.choices.indexOf(QString::number(digit))));
}

void AttackPage::goOn()
{
    m_isRangeOpen = false;
    if (m_ring < 0 || m_ring == kDiceRing)
        return;
    if (m_ring + 1 < static_cast<int>(m_questions.size()))
        return setRing(m_ring + 1);
    setRing(kDiceRing);
    if (m_desk.attack())
        turnPage(true);
}

void AttackPage::answer(int row, int choice)
{
    AttackForm form = m_desk.form();
    m_questions[static_cast<std::size_t>(row)].choose(form, choice);
    m_ring = row;
    m_desk.setForm(form);
    goOn();
}

// A 1 waits for the second digit.
bool AttackPage::pressRange(int digit)
{
    if (m_questions.empty() || m_questions[0].key != QLatin1String("D"))
        return false;
    const int range = m_isRangeOpen ? 10 + digit : digit;
    if (range < 1 || range > kMostFormRange)
        return true;
    const bool wasOpen = m_isRangeOpen;
    answer(0, range - 1);
    if (!wasOpen && digit == 1) {
        setRing(0);
        m_isRangeOpen = true;
    }
    return true;
}

void AttackPage::pressDigit(int digit)
{
    if (m_ring == kDiceRing) {
        if (!m_choices.empty())
            return choose(digit - 1);
        m_dice->press(digit - 1);
        return;
    }
    if (m_ring < 0)
        return pick(m_ring == kAttackerRing ? Role::Attacker : Role::Target);
    if (m_ring == 0 && pressRange(digit))
        return;
    if (m_ring < static_cast<int>(m_questions.size()))
        m_rows[static_cast<std::size_t>(m_ring)]->press(digit - 1);
}

void AttackPage::keyPressEvent(QKeyEvent *event)
{
    const auto sheet = static_cast<Sheet>(m_sheets->currentIndex());
    const int key = event->key();
    if (sheet != Attack) {
        if (key == Qt::Key_Escape || (sheet == Further && key == Qt::Key_M) ||
            (sheet == Large && key == Qt::Key_Z))
            showSheet(Attack);
        else if (sheet == Large && (key == Qt::Key_Return || key == Qt::Key_Enter))
            done();
        else if (sheet == Rule && key == Qt::Key_O)
            m_rule->changeLanguage();
        else if (sheet == Rule && key == Qt::Key_F1)
            askForRule();
        else if (sheet == Further && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
            pressFurther(key);
        else
            QWidget::keyPressEvent(event);
        return;
    }
    if (event->modifiers() == Qt::AltModifier && key >= Qt::Key_1 && key <= Qt::Key_9) {
        if (const CaseMaker why = m_answer->caseOfLine(key - Qt::Key_1))
            showCase(why);
        else if (const QString rule = m_answer->ruleOfLine(key - Qt::Key_1); !rule.isEmpty())
            showRule(rule);
        return;
    }
    if (event->isAutoRepeat() || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    if (key >= Qt::Key_0 && key <= Qt::Key_9)
        return pressDigit(key - Qt::Key_0);
    const auto ringAt = [this](const QString &letter) {
        for (std::size_t i = 0; i < m_questions.size(); ++i)
            if (m_questions[i].key == letter) {
                turnPage(false);
                m_isRangeOpen = false;
                setRing(static_cast<int>(i));
            }
    };
    switch (key) {
    case Qt::Key_A:
        return pick(Role::Attacker);
    case Qt::Key_T:
        return pick(Role::Target);
    case Qt::Key_X:
        turnPage(false);
        return m_desk.swap();
    case Qt::Key_E:
        return m_new->click();
    case Qt::Key_D:
    case Qt::Key_L:
    case Qt::Key_C:
    case Qt::Key_F:
        return ringAt(QString(QChar(key)));
    case Qt::Key_M:
        return m_also->isVisible() ? showSheet(Further) : void();
    case Qt::Key_F1:
        return askForRule();
    case Qt::Key_H:
        return sayWhyNoHint();
    case Qt::Key_R:
        return rollRest();
    case Qt::Key_O:
        return turnResult();
    case Qt::Key_Z:
        return m_large->isEnabled() ? showSheet(Large) : void();
    case Qt::Key_Down:
        return goOn();
    case Qt::Key_Up:
        return m_ring > 0 && m_ring != kDiceRing ? setRing(m_ring - 1) : void();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return done();
    case Qt::Key_Backspace:
        return takeBack();
    case Qt::Key_Escape:
        if (m_shape == Shape::Small && m_showsDice)
            return turnPage(false);
        emit leaveWanted();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace hexwerk::assault::ui

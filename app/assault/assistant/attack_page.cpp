#include "app/assault/assistant/attack_page.h"

#include <QBoxLayout>
#include <QEvent>
#include <QRandomGenerator>
#include <QSettings>

#include "app/assault/answer/rule_cases.h"
#include "app/assault/assistant/assistant_settings.h"
#include "app/assault/assistant/no_hint.h"
#include "app/basis/book_event.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

AttackPage::AttackPage(SharedData library, const RulesText &rules, QWidget *parent)
    : QWidget(parent)
    , m_desk(std::move(library))
    , m_rules(rules)
    , m_random(QRandomGenerator::system()->generate64())
{
    setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(4);
    makeBar();
    column->addWidget(m_bar);
    m_sheets = new QStackedWidget(this);
    column->addWidget(m_sheets, 1);
    makeAttackSheet();
    m_picker = new UnitPicker(m_desk, this);
    m_sheets->addWidget(m_picker);
    makeFurtherSheet();
    makeLargeSheet();
    makeRuleSheet();

    connect(m_picker, &UnitPicker::chosen, this, [this](const TableUnit &counter) {
        const Role role = m_picker->role();
        showSheet(Attack);
        m_desk.setUnit(role, counter);
        setRing(m_desk.isComplete() || role == Role::Target ? 0 : kTargetRing);
        if (m_ring == kTargetRing)
            pick(Role::Target);
    });
    connect(m_picker, &UnitPicker::kindChosen, this, [this](AttackKind kind) {
        showSheet(Attack);
        m_ring = 0;
        m_desk.setKind(kind);
        if (!m_desk.isComplete())
            pick(hasAttacker(kind) ? Role::Attacker : Role::Target);
    });
    connect(m_picker, &UnitPicker::cancelled, this, [this] { showSheet(Attack); });
    connect(&m_desk, &AttackDesk::changed, this, [this] {
        fill();
        emit changed();
    });
    retranslate();
    arrange();
    applySettings();
    fill();
}

void AttackPage::applySettings()
{
    const std::string profile = QSettings().value(kAssistantEdition).toString().toStdString();
    if (!m_desk.isFollowing() && m_desk.rules().data.profiles.contains(profile) &&
        profile != m_desk.rules().profile)
        m_desk.setProfile(profile);
    fill();
}

void AttackPage::setGame(const QString &title)
{
    m_game = title;
    retranslate();
}

void AttackPage::ask(const TableUnit &attacker)
{
    turnPage(false);
    if (attacker.card.empty()) {
        m_desk.begin();
        return pick(Role::Attacker);
    }
    m_desk.begin();
    m_desk.setUnit(Role::Attacker, attacker);
    pick(Role::Target);
}

void AttackPage::choose(int choice)
{
    if (choice >= 0 && choice < static_cast<int>(m_choices.size()))
        m_desk.choose(Order(m_choices[static_cast<std::size_t>(choice)]));
}

void AttackPage::pick(Role role)
{
    m_ring = role == Role::Attacker ? kAttackerRing : kTargetRing;
    m_picker->ask(role);
    showSheet(Picker);
    m_picker->field()->setFocus();
}

void AttackPage::showSheet(Sheet sheet)
{
    m_sheets->setCurrentIndex(sheet);
    setFocusProxy(sheet == Picker ? m_picker->field() : nullptr); // also behind a menu
    if (sheet != Picker)
        setFocus();
}

void AttackPage::showRule(const QString &id)
{
    m_rule->showRule(id);
    showSheet(Rule);
}

void AttackPage::showCase(const CaseMaker &why)
{
    m_rule->showCase(why);
    showSheet(Rule);
}

void AttackPage::askForRule()
{
    if (m_sheets->currentIndex() == Rule && !m_rule->rule().isEmpty())
        return wantBook(*this, m_rule->rule(), m_rule->shownCase());
    if (m_desk.refusal())
        return wantBook(*this, editor::toQString(m_desk.refusal()->rule),
                        [sentence = refusalSentence(), rule = m_desk.refusal()->rule] {
                            return RuleCase{.rule = editor::toQString(rule),
                                            .title = RuleCases::refused(),
                                            .sentence = sentence};
                        });
    showRule({});
}

void AttackPage::done()
{
    if (m_shape == Shape::Small && !m_showsDice) {
        if (!m_desk.attack())
            return;
        setRing(kDiceRing);
        return turnPage(true);
    }
    if (!isFinished())
        return m_desk.attack() ? setRing(kDiceRing) : void();
    m_ring = kAttackerRing;
    showSheet(Attack);
    turnPage(false);
    m_desk.finish();
}

void AttackPage::rollRest()
{
    if (!m_roll->isEnabled())
        return;
    m_ring = kDiceRing;
    m_desk.rollRest(m_random);
}

void AttackPage::turnResult()
{
    m_result->setTurned(!m_result->isTurned());
    fillResult();
}

void AttackPage::sayWhyNoHint()
{
    turnPage(false); // on a small screen the words stand there
    m_answer->showText(
        QStringLiteral("<p>%1</p>").arg(NoHint::why(NoHint::At::Attack).toHtmlEscaped()));
}

void AttackPage::takeBack()
{
    m_isRangeOpen = false;
    m_desk.takeBack();
}

void AttackPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
    fillFurther();
    fillResult();
}

void AttackPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    retranslate(); // now the writing has its size
    fill();
    setFocus();
}

void AttackPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui

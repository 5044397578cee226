// What the page has, and where: beside each other, below each other, or one after the other.
#include <QBoxLayout>
#include <QGridLayout>

#include "app/assault/assistant/attack_page.h"
#include "app/assault/assistant/large_parts.h"
#include "app/basis/large_type.h"

namespace hexwerk::assault::ui {

static constexpr int kSmall = 1000; // pixels: narrower has room for a form or dice

void AttackPage::makeBar()
{
    m_bar = new QWidget(this);
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins({});
    m_menu = largeButton(m_bar);
    m_menu->setText(QStringLiteral("☰"));
    m_title = new QLabel(m_bar);
    m_title->setStyleSheet(QStringLiteral("font-weight: bold"));
    m_swap = largeButton(m_bar);
    m_new = largeButton(m_bar);
    m_back = largeButton(m_bar);
    m_ruleButton = largeButton(m_bar);
    m_turn = largeButton(m_bar);
    row->addWidget(m_menu);
    row->addWidget(m_title);
    row->addStretch();
    for (QPushButton *one : {m_swap, m_new, m_back, m_ruleButton, m_turn})
        row->addWidget(one);
    connect(m_menu, &QPushButton::clicked, this, &AttackPage::openMenu);
    connect(m_swap, &QPushButton::clicked, &m_desk, &AttackDesk::swap);
    connect(m_new, &QPushButton::clicked, this, [this] {
        m_ring = kAttackerRing;
        m_desk.begin();
        pick(Role::Attacker);
    });
    connect(m_back, &QPushButton::clicked, this, &AttackPage::takeBack);
    connect(m_ruleButton, &QPushButton::clicked, this, &AttackPage::askForRule);
    connect(m_turn, &QPushButton::clicked, this, &AttackPage::turnResult);
}

void AttackPage::makeAttackSheet()
{
    m_attackSheet = new QWidget(this);
    m_sheets->addWidget(m_attackSheet);
    m_grid = new QGridLayout(m_attackSheet);
    m_grid->setContentsMargins({});
    m_grid->setSpacing(8);

    m_form = new QWidget(m_attackSheet);
    auto *column = new QVBoxLayout(m_form);
    column->setContentsMargins({});
    column->setSpacing(2);
    auto *units = new QHBoxLayout;
    for (const Role role : {Role::Attacker, Role::Target}) {
        auto *unit = new LinesButton(m_form);
        unit->setIconSize({kCounter, kCounter});
        unit->setMinimumHeight(kCounter + 20);
        unit->setFocusPolicy(Qt::NoFocus);
        unit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(unit, &QPushButton::clicked, this, [this, role] { pick(role); });
        units->addWidget(unit, 1);
        m_units[static_cast<std::size_t>(role)] = unit;
    }
    column->addLayout(units);
    for (int i = 0; i < 4; ++i) {
        auto *row = new ChoiceRow(m_form);
        connect(row, &ChoiceRow::chosen, this, [this, i](int choice) { answer(i, choice); });
        column->addWidget(row);
        m_rows.push_back(row);
    }
    m_also = largeButton(m_form);
    connect(m_also, &QPushButton::clicked, this, [this] { showSheet(Further); });
    column->addWidget(m_also);
    column->addStretch();

    m_answer = new PreviewView(m_rules, m_attackSheet);
    m_answer->setFocusPolicy(Qt::NoFocus);
    m_answer->setBrief();
    connect(m_answer, &PreviewView::ruleWanted, this, &AttackPage::showRule);
    connect(m_answer, &PreviewView::caseWanted, this, &AttackPage::showCase);

    m_diceArea = new QScrollArea(m_attackSheet);
    m_diceArea->setWidgetResizable(true);
    m_diceArea->setFrameShape(QFrame::NoFrame);
    m_diceArea->setFocusPolicy(Qt::NoFocus);
    auto *diceBox = new QWidget(m_diceArea);
    auto *dice = new QVBoxLayout(diceBox);
    dice->setContentsMargins({});
    m_question = new QLabel(diceBox);
    m_question->setWordWrap(true);
    m_choiceRow = new ChoiceRow(diceBox);
    m_dice = new DiceTable(diceBox);
    dice->addWidget(m_question);
    dice->addWidget(m_choiceRow);
    dice->addWidget(m_dice);
    m_offProfile = new OffProfileNote(diceBox);
    dice->addWidget(m_offProfile);
    connect(m_offProfile, &OffProfileNote::tableWanted, this, &AttackPage::tableWanted);
    dice->addStretch();
    m_diceArea->setWidget(diceBox);
    connect(m_choiceRow, &ChoiceRow::chosen, this, &AttackPage::choose);
    connect(m_dice, &DiceTable::told, this,
            [this](std::size_t roll, std::size_t die, const TableFace &face) {
                m_ring = kDiceRing;
                m_desk.tell(roll, die, face);
            });

    m_resultBox = new QWidget(m_attackSheet);
    auto *result = new QVBoxLayout(m_resultBox);
    result->setContentsMargins({});
    m_result = new ResultCard(m_resultBox);
    m_result->setObjectName(QStringLiteral("result"));
    m_large = largeButton(m_resultBox);
    m_roll = largeButton(m_resultBox);
    m_done = largeButton(m_resultBox);
    m_buttons = new QGridLayout;
    result->addWidget(m_result, 1);
    result->addLayout(m_buttons);
    connect(m_large, &QPushButton::clicked, this, [this] { showSheet(Large); });
    connect(m_roll, &QPushButton::clicked, this, &AttackPage::rollRest);
    connect(m_done, &QPushButton::clicked, this, &AttackPage::done);
}

void AttackPage::makeFurtherSheet()
{
    auto *sheet = new QWidget(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins({});
    m_furtherArea = new QScrollArea(sheet);
    m_furtherArea->setWidgetResizable(true);
    m_furtherArea->setFrameShape(QFrame::NoFrame);
    m_furtherArea->setFocusPolicy(Qt::NoFocus);
    m_furtherBox = new QWidget(m_furtherArea);
    auto *rows = new QVBoxLayout(m_furtherBox);
    rows->setSpacing(2);
    rows->addStretch();
    m_furtherArea->setWidget(m_furtherBox);
    m_furtherDone = largeButton(sheet);
    connect(m_furtherDone, &QPushButton::clicked, this, [this] { showSheet(Attack); });
    column->addWidget(m_furtherArea, 1);
    column->addWidget(m_furtherDone);
    m_sheets->addWidget(sheet);
}

void AttackPage::makeLargeSheet()
{
    auto *sheet = new QWidget(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins({});
    m_far = new ResultCard(sheet);
    m_far->setTurned(true);
    m_near = new ResultCard(sheet);
    m_largeBack = largeButton(sheet);
    m_largeDone = largeButton(sheet);
    connect(m_largeBack, &QPushButton::clicked, this, [this] { showSheet(Attack); });
    connect(m_largeDone, &QPushButton::clicked, this, &AttackPage::done);
    auto *row = new QHBoxLayout;
    row->addWidget(m_largeBack);
    row->addWidget(m_largeDone, 1);
    column->addWidget(m_far, 1);
    column->addLayout(row);
    column->addWidget(m_near, 1);
    m_sheets->addWidget(sheet);
}

void AttackPage::makeRuleSheet()
{
    m_rule = new RuleSheet(m_rules, this);
    connect(m_rule, &RuleSheet::leaveWanted, this, [this] { showSheet(Attack); });
    m_sheets->addWidget(m_rule);
}

// Beside each other, below each other, or one after the other.
void AttackPage::arrange()
{
    m_shape = width() < kSmall ? Shape::Small : height() > width() ? Shape::Upright : Shape::Wide;
    for (QWidget *part : {m_form, static_cast<QWidget *>(m_answer),
                          static_cast<QWidget *>(m_diceArea), m_resultBox})
        m_grid->removeWidget(part);
    for (int i = 0; i < 4; ++i) {
        m_grid->setRowStretch(i, 0);
        m_grid->setColumnStretch(i, 0);
    }
    const bool isSmall = m_shape == Shape::Small;
    for (QWidget *part : {m_form, static_cast<QWidget *>(m_answer)})
        part->setVisible(!isSmall || !m_showsDice);
    m_diceArea->setVisible(!isSmall || m_showsDice);
    m_result->setVisible(!isSmall || m_showsDice);
    m_dice->setColumns(2);
    m_new->setVisible(!isSmall);
    for (QPushButton *button : {m_swap, m_turn}) // a small window widens if both show for a moment
        button->hide();
    m_swap->setVisible(!isSmall || !m_showsDice);
    m_turn->setVisible(!isSmall || m_showsDice);
    m_buttons->addWidget(m_large, 0, 0);
    m_buttons->addWidget(m_roll, 0, 1);
    if (m_shape == Shape::Wide)
        m_buttons->addWidget(m_done, 1, 0, 1, 2);
    else
        m_buttons->addWidget(m_done, 0, 2);
    m_buttons->setColumnStretch(2, m_shape == Shape::Wide ? 0 : 1);
    switch (m_shape) {
    case Shape::Wide:
        m_grid->addWidget(m_form, 0, 0);
        m_grid->addWidget(m_diceArea, 1, 0, 2, 1);
        m_grid->addWidget(m_answer, 0, 1, 2, 1);
        m_grid->addWidget(m_resultBox, 2, 1);
        m_grid->setColumnStretch(0, 8);
        m_grid->setColumnStretch(1, 5);
        m_grid->setRowStretch(1, 1);
        m_grid->setRowStretch(2, 2);
        break;
    case Shape::Upright:
    case Shape::Small:
        m_grid->addWidget(m_form, 0, 0);
        m_grid->addWidget(m_answer, 1, 0);
        m_grid->addWidget(m_diceArea, 2, 0);
        m_grid->addWidget(m_resultBox, 3, 0);
        m_grid->setRowStretch(1, isSmall && m_showsDice ? 0 : 2);
        m_grid->setRowStretch(2, isSmall && !m_showsDice ? 0 : 5);
        m_grid->setRowStretch(3, isSmall && !m_showsDice ? 0 : 2);
        break;
    }
}

void AttackPage::turnPage(bool toDice)
{
    if (m_showsDice == toDice)
        return;
    m_showsDice = toDice;
    arrange();
    fillResult();
}

void AttackPage::retranslate()
{
    m_title->setText(m_game.isEmpty() ? tr("One attack") : m_game);
    setAccessibleName(tr("One attack"));
    m_menu->setAccessibleName(tr("Settings"));
    m_answer->setAccessibleName(tr("What the rules say"));
    m_rule->retranslate();
    nameButton(*m_swap, tr("Swap"), QStringLiteral("X"));
    nameButton(*m_new, tr("New"), QStringLiteral("E"));
    nameButton(*m_back, tr("Take back"), QStringLiteral("⌫"));
    nameButton(*m_ruleButton, tr("Rules"), QStringLiteral("F1"));
    nameButton(*m_turn, tr("Rotate"), QStringLiteral("O"));
    nameButton(*m_large, tr("Large"), QStringLiteral("Z"));
    nameButton(*m_roll, tr("Program rolls"), QStringLiteral("R"));
    nameButton(*m_done, tr("Done on the table"), QStringLiteral("⏎"));
    nameButton(*m_furtherDone, tr("Back to the attack"), tr("Esc"));
    nameButton(*m_largeBack, tr("Normal"), QStringLiteral("Z"));
    nameButton(*m_largeDone, tr("Done on the table"), QStringLiteral("⏎"));
}

} // namespace hexwerk::assault::ui

#include "app/assault/assistant/attack_page.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QRandomGenerator>
#include <QSettings>

#include "app/assault/assistant/counter_picture.h"
#include "app/assault/map/shown_attacks.h"
#include "app/basis/large_type.h"
#include "editor/assault/canvas/counter_signs.h"
#include "editor/assault/text/desk_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kCounter = 60;       // pixels
static constexpr int kSmall = 1000;       // pixels: narrower has room for a form or dice
static constexpr int kFurtherWidth = 280; // pixels, of questions that stand below each other
static constexpr int kRanges = 14;
static constexpr auto kOpponent = QLatin1String("assistant/opponent"); // language
static constexpr auto kProfile = QLatin1String("assistant/edition");
static constexpr auto kSize = QLatin1String("assistant/result"); // pixels
// What is chosen is told by a frame as well, and so is a face that a die does not have.
static constexpr auto kStyle = R"(
    QWidget { font-size: %1px; }
    QPushButton#choice { border: 1px solid palette(dark); padding: 2px; background: palette(button); }
    QPushButton#choice:checked { border: 3px solid palette(highlight);
        background: rgba(90, 160, 100, 70); }
    QToolButton:checked { border: 3px solid palette(text); background: palette(base); }
    QToolButton[other="true"] { border: 1px dashed palette(dark); }
    QToolButton[other="true"]:checked { border: 3px dashed palette(text); }
    QMenu::item { padding: 8px 24px; }
)";
static constexpr std::array kSizes = {32, 40, 56};

static editor::Tongue opponentsTongue()
{
    const QString code = QSettings().value(kOpponent).toString();
    return editor::Languages::available().contains(code) ? editor::Tongue(code) : editor::Tongue();
}

static int resultSize()
{
    const int size = QSettings().value(kSize, 40).toInt();
    return std::find(kSizes.begin(), kSizes.end(), size) == kSizes.end() ? 40 : size;
}

AttackPage::AttackPage(SharedData library, const RulesText &rules, QWidget *parent)
    : AssistantView(parent)
    , m_desk(std::move(library))
    , m_rules(rules)
    , m_random(QRandomGenerator::system()->generate64())
{
    setFocusPolicy(Qt::StrongFocus);
    setStyleSheet(QString::fromLatin1(kStyle).arg(kLargeText));
    if (const std::string profile = QSettings().value(kProfile).toString().toStdString();
        m_desk.rules().data.profiles.contains(profile))
        m_desk.setProfile(profile);

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
        m_ring = role == Role::Attacker && !m_desk.has(Role::Target) ? kTargetRing : 0;
        m_desk.setUnit(role, counter);
        if (m_ring == kTargetRing)
            pick(Role::Target);
    });
    connect(m_picker, &UnitPicker::cancelled, this, [this] { showSheet(Attack); });
    connect(&m_desk, &AttackDesk::changed, this, [this] {
        fill();
        emit changed();
    });
    retranslate();
    arrange();
    fill();
}

QPushButton *AttackPage::button(QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setMinimumHeight(kLargeTarget);
    button->setFocusPolicy(Qt::NoFocus);
    button->setIconSize({30, kLargeTarget - 18});
    button->setLayoutDirection(Qt::RightToLeft); // the key stands behind the words
    return button;
}

void AttackPage::makeBar()
{
    m_bar = new QWidget(this);
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins({});
    m_menu = button(m_bar);
    m_menu->setText(QStringLiteral("☰"));
    m_title = new QLabel(m_bar);
    m_title->setStyleSheet(QStringLiteral("font-weight: bold"));
    m_swap = button(m_bar);
    m_new = button(m_bar);
    m_back = button(m_bar);
    m_ruleButton = button(m_bar);
    m_turn = button(m_bar);
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
    connect(m_ruleButton, &QPushButton::clicked, this, [this] { showRule({}); });
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
        auto *unit = new QPushButton(m_form);
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
    m_also = button(m_form);
    connect(m_also, &QPushButton::clicked, this, [this] { showSheet(Further); });
    column->addWidget(m_also);
    column->addStretch();

    m_answer = new PreviewView(m_rules, m_attackSheet);
    m_answer->setFocusPolicy(Qt::NoFocus);
    m_answer->setBrief();
    connect(m_answer, &PreviewView::ruleWanted, this, &AttackPage::showRule);

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
    m_large = button(m_resultBox);
    m_roll = button(m_resultBox);
    m_done = button(m_resultBox);
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
    auto *area = new QScrollArea(sheet);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    m_furtherBox = new QWidget(area);
    auto *rows = new QVBoxLayout(m_furtherBox);
    rows->setSpacing(2);
    rows->addStretch();
    area->setWidget(m_furtherBox);
    m_furtherDone = button(sheet);
    connect(m_furtherDone, &QPushButton::clicked, this, [this] { showSheet(Attack); });
    column->addWidget(area, 1);
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
    m_largeBack = button(sheet);
    m_largeDone = button(sheet);
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
    auto *sheet = new QWidget(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins({});
    m_rule = new RuleView(m_rules, sheet);
    m_rule->setFocusPolicy(Qt::NoFocus);
    m_ruleBack = button(sheet);
    connect(m_ruleBack, &QPushButton::clicked, this, [this] { showSheet(Attack); });
    column->addWidget(m_rule, 1);
    column->addWidget(m_ruleBack);
    m_sheets->addWidget(sheet);
}

void AttackPage::setLibrary(const SharedData &library)
{
    m_desk.setData(library);
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
        QPushButton *unit = m_units[static_cast<std::size_t>(role)];
        const QString title = role == Role::Attacker ? tr("Attacker") : tr("Target");
        const QString key = role == Role::Attacker ? QStringLiteral("A") : QStringLiteral("T");
        if (!m_desk.has(role)) {
            unit->setIcon({});
            //: a unit is to be chosen: %1 is its role, %2 a key
            unit->setText(tr("%1 … (%2)").arg(title, key));
            continue;
        }
        const TableUnit &counter = m_desk.unit(role);
        unit->setIcon(pictureOf(m_desk.rules(), counter, kCounter));
        unit->setText(QStringLiteral("%1 (%2)\n%3\n%4")
                          .arg(title, key, text.counter(counter), text.condition(counter)));
    }
}

static void fillRow(ChoiceRow &row, const FormQuestion &question)
{
    row.setQuestion(question.text, question.key);
    row.setChoices(question.choices, question.chosen, question.shown, question.isNumbered);
}

void AttackPage::fillRows()
{
    const bool isAsked = m_desk.has(Role::Attacker) && m_desk.has(Role::Target);
    m_questions = isAsked ? FormQuestions(m_desk).main() : std::vector<FormQuestion>();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < m_questions.size());
        if (i < m_questions.size())
            fillRow(*m_rows[i], m_questions[i]);
    }
    const QString words = isAsked ? FormQuestions(m_desk).furtherInShort() : QString();
    m_also->setVisible(isAsked);
    //: %1 is what is special about the attack
    m_also->setText(words.isEmpty() ? tr("Also: markers, smoke, fortification …")
                                    : tr("Also: %1").arg(words));
    m_also->setIcon(keyCap(QStringLiteral("M"), *this));
}

void AttackPage::fillFurther()
{
    const bool isAsked = m_desk.has(Role::Attacker) && m_desk.has(Role::Target);
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
}

void AttackPage::fillAnswer()
{
    const auto say = [this](const QString &words) {
        m_answer->showText(QStringLiteral("<p>%1</p>").arg(words.toHtmlEscaped()));
    };
    const DeskText text(m_desk.rules(), {});
    if (!m_desk.has(Role::Attacker) || !m_desk.has(Role::Target))
        return say(tr("Choose who attacks and who is attacked. Then say what lies between them: "
                      "the dice of both sides stand here."));
    if (!m_desk.faults().empty())
        return say(text.fault(m_desk.faults().front()));
    if (m_desk.refusal())
        return m_answer->showText(QStringLiteral("<p><b>%1</b></p><p>%2 <a href=\"%3\">%3</a></p>")
                                      .arg(tr("This attack is not possible.").toHtmlEscaped(),
                                           RefusalText::refusal(*m_desk.refusal()).toHtmlEscaped(),
                                           editor::toQString(m_desk.refusal()->rule)));
    const TableAttack &attack = *m_desk.attack();
    if (auto shown = ShownAttacks::underWay(attack.position(), attack.events()))
        m_answer->showAttacks(attack.position(), {std::move(*shown)});
    else
        m_answer->showLast(attack.position(), attack.events());
}

// What the spotting roll has to be.
QString AttackPage::needs() const
{
    const TableAttack *attack = m_desk.attack();
    if (!attack || attack->rolls().empty() || attack->rolls().front().plainDice == 0 ||
        attack->form().kind == AttackKind::Assault)
        return {};
    const auto shown = ShownAttacks::underWay(staged(attack->form(), m_desk.rules()).position, {});
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
    m_question->setVisible(!m_choices.empty());
    m_choiceRow->setVisible(!m_choices.empty());
    if (!m_choices.empty()) {
        const Position &p = attack->position();
        m_question->setText(PlayText::question(p));
        QStringList texts;
        for (const Order &order : m_choices)
            texts << PlayText::order(p, order);
        m_choiceRow->setQuestion({}, {});
        m_choiceRow->setChoices(texts, {}, 4, true);
    }
    m_dice->show(attack ? attack->rolls() : std::vector<TableRoll>(),
                 attack ? attack->position().setting->faces : DiceFaces(), needs());
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
                                  "Roll the dice, and enter what they show."),
                 {},
                 false}};
    const DeskText text(m_desk.rules(), tongue);
    static MapArt art;
    std::vector<ResultCard::Line> lines;
    for (const bool isOfAttacker : {false, true}) // whom it is about comes first
        for (const TableChange &change : attack->result().changes) {
            if ((change.unit == attack->form().attacker.id) != isOfAttacker)
                continue;
            ResultCard::Line line{.text = text.change(change, attack->form()),
                                  .isMain = !isOfAttacker};
            if (change.kind == TableChange::Place)
                line.marker = markerPicture(change.marker, 64, art);
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
    m_result->show(resultTitle(tongue), resultLines(tongue),
                   nationColour(m_desk.rules(), m_desk.form().attacker));
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
    const QColor side = nationColour(m_desk.rules(), m_desk.form().attacker);
    for (ResultCard *card : {m_far, m_near}) {
        const editor::Tongue tongue = card == m_far ? opponentsTongue() : editor::Tongue();
        card->setTextSize(resultSize());
        card->show(resultTitle(tongue), resultLines(tongue), side);
    }
    m_largeDone->setEnabled(isFinished());
}

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
    if (range < 1 || range > kRanges)
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
    if (sheet != Picker)
        setFocus();
}

void AttackPage::showRule(const QString &id)
{
    m_rule->showRule(id);
    showSheet(Rule);
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

void AttackPage::takeBack()
{
    m_isRangeOpen = false;
    m_desk.takeBack();
}

void AttackPage::openMenu()
{
    QMenu menu(this);
    menu.setFont(font());
    const auto group = [&](const QString &title) {
        QMenu *part = menu.addMenu(title);
        part->setFont(font());
        return part;
    };
    QMenu *editions = group(tr("Rulebook"));
    for (const auto &[id, profile] : m_desk.rules().data.profiles) {
        QAction *action = editions->addAction(editor::inWindowLanguage(profile.name));
        action->setCheckable(true);
        action->setChecked(id == m_desk.rules().profile);
        connect(action, &QAction::triggered, this, [this, id = id] {
            QSettings().setValue(kProfile, QString::fromStdString(id));
            m_desk.setProfile(id);
        });
    }
    QMenu *languages = group(tr("Your opponent reads"));
    for (const QString &code : editor::Languages::available()) {
        QAction *action = languages->addAction(editor::Languages::nativeName(code));
        action->setCheckable(true);
        action->setChecked(code == opponentsTongue().code());
        connect(action, &QAction::triggered, this, [this, code] {
            QSettings().setValue(kOpponent, code);
            fill();
        });
    }
    QMenu *sizes = group(tr("Text size of results"));
    for (const int size : kSizes) {
        QAction *action = sizes->addAction(tr("%1 pixels").arg(size));
        action->setCheckable(true);
        action->setChecked(size == resultSize());
        connect(action, &QAction::triggered, this, [this, size] {
            QSettings().setValue(kSize, size);
            fill();
        });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Leave")), &QAction::triggered, this, &AttackPage::leaveWanted);
    menu.exec(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
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
        else
            AssistantView::keyPressEvent(event);
        return;
    }
    if (event->isAutoRepeat() || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return AssistantView::keyPressEvent(event);
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
        return showRule({});
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
        AssistantView::keyPressEvent(event);
    }
}

void AttackPage::resizeEvent(QResizeEvent *event)
{
    AssistantView::resizeEvent(event);
    arrange();
    fillFurther();
    fillResult();
}

void AttackPage::showEvent(QShowEvent *event)
{
    AssistantView::showEvent(event);
    setFocus();
}

void AttackPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    AssistantView::changeEvent(event);
}

void AttackPage::retranslate()
{
    m_title->setText(tr("One attack"));
    m_menu->setAccessibleName(tr("Settings"));
    m_answer->setAccessibleName(tr("What the rules say"));
    m_rule->setAccessibleName(tr("Rule"));
    const auto name = [this](QPushButton *one, const QString &text, const QString &key) {
        one->setText(text);
        one->setIcon(keyCap(key, *this));
    };
    name(m_swap, tr("Swap"), QStringLiteral("X"));
    name(m_new, tr("New"), QStringLiteral("E"));
    name(m_back, tr("Take back"), QStringLiteral("⌫"));
    name(m_ruleButton, tr("Rules"), QStringLiteral("F1"));
    name(m_turn, tr("Turn"), QStringLiteral("O"));
    name(m_large, tr("Large"), QStringLiteral("Z"));
    name(m_roll, tr("Program rolls"), QStringLiteral("R"));
    name(m_done, tr("Done on the table"), QStringLiteral("⏎"));
    name(m_furtherDone, tr("Back to the attack"), tr("Esc"));
    name(m_largeBack, tr("One view"), QStringLiteral("Z"));
    name(m_largeDone, tr("Done on the table"), QStringLiteral("⏎"));
    name(m_ruleBack, tr("Back to the attack"), tr("Esc"));
}

} // namespace hexwerk::assault::ui

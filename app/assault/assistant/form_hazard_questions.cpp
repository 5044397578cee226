// The questions about mines, difficult ground and smoke.
#include "app/assault/assistant/form_questions.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/desk_text.h"

#include <array>

namespace hexwerk::assault::ui {

// [R9.6.4.2b] A dummy is removed without a roll.
FormQuestion FormQuestions::mineKind() const
{
    constexpr std::array kKinds = {MineKind::AntiPersonnel, MineKind::AntiTank};
    FormQuestion question{.text = tr("Mines"), .key = QStringLiteral("C")};
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        question.choices << ChoiceText::mineKind(kKinds[i]);
        if (m_form.mines.kind == kKinds[i])
            question.chosen = {static_cast<int>(i)};
    }
    question.choose = [kKinds](AttackForm &form, int choice) {
        form.mines.kind = kKinds[static_cast<std::size_t>(choice)];
    };
    return question;
}

// [R9.6.4.2d] [R9.6.4.2l]
FormQuestion FormQuestions::mineStep() const
{
    FormQuestion question{.text = tr("Minefield"), .key = QStringLiteral("L")};
    question.choices = {tr("entered, face down"), tr("entered, face up"), tr("left")};
    question.chosen = {m_form.mines.isLeft ? 2 : m_form.mines.isFound ? 1 : 0};
    question.choose = [](AttackForm &form, int choice) {
        form.mines.isFound = choice == 1;
        form.mines.isLeft = choice == 2;
    };
    return question;
}

// [R9.6.4.2m]
FormQuestion FormQuestions::mineMotion() const
{
    FormQuestion question{.text = tr("Unit"), .key = QStringLiteral("F")};
    question.choices = {DeskText::motion(TargetMotion::Moves),
                        DeskText::motion(TargetMotion::FallsBack)};
    question.chosen = {m_form.motion == TargetMotion::FallsBack ? 1 : 0};
    question.choose = [](AttackForm &form, int choice) {
        form.motion = choice == 1 ? TargetMotion::FallsBack : TargetMotion::Rests;
    };
    return question;
}

// [R7.2e]
FormQuestion FormQuestions::smokeHexes() const
{
    FormQuestion question{.text = tr("Hexes"), .key = QStringLiteral("C"), .isNumbered = false};
    for (int count = 1; count <= kMostSmokeHexes; ++count)
        question.choices << QString::number(count);
    question.chosen = {m_form.smokeHexes - 1};
    question.choose = [](AttackForm &form, int choice) { form.smokeHexes = choice + 1; };
    return question;
}

// [R9.10.3g]
FormQuestion FormQuestions::comesFrom() const
{
    FormQuestion question = area();
    question.text = tr("Comes from the");
    question.key = QStringLiteral("C");
    return question;
}

FormQuestion FormQuestions::entered() const
{
    FormQuestion question = cover();
    question.text = tr("Enters");
    return question;
}

// [R9.6.3.1b]
FormQuestion FormQuestions::byRoad() const
{
    FormQuestion question{.text = tr("Follows"), .key = QStringLiteral("F")};
    question.choices = {tr("no road"), tr("a road")};
    question.chosen = {m_form.road && m_form.road->isFollowed ? 1 : 0};
    question.choose = [](AttackForm &form, int choice) {
        form.road.reset();
        if (choice == 1)
            form.road = {RoadKind::MainRoad, true};
    };
    return question;
}

} // namespace hexwerk::assault::ui

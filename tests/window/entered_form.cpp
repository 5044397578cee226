#include "tests/window/entered_form.h"

#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTimer>

#include "app/basis/theme.h"
#include "editor/assault/text/desk_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <bit>

namespace hexwerk::assault::ui::window {

// How much of a form is not as wanted; units by their cards.
static int difference(const AttackForm &a, const AttackForm &b)
{
    int count = 0;
    const auto add = [&count](bool isSame, int weight = 1) { count += isSame ? 0 : weight; };
    const auto addUnit = [&](const TableUnit &one, const TableUnit &other) {
        add(one.card == other.card);
        count += std::abs(one.strength - other.strength);
        count += std::popcount(static_cast<unsigned>(one.markers.bits() ^ other.markers.bits()));
        add(one.experience == other.experience);
        add(one.activated == other.activated);
    };
    const auto addMaybe = [&](const std::optional<TableUnit> &one,
                              const std::optional<TableUnit> &other) {
        add(one.has_value() == other.has_value(), 2);
        if (one && other)
            add(one->card == other->card);
    };
    if (hasAttacker(b.kind))
        addUnit(a.attacker, b.attacker);
    if (hasTarget(b.kind))
        addUnit(a.target, b.target);
    add(a.mines.kind == b.mines.kind);
    add(a.mines.isFound == b.mines.isFound);
    add(a.mines.isLeft == b.mines.isLeft);
    count += std::abs(a.smokeHexes - b.smokeHexes);
    if (a.kind == AttackKind::Mines)
        add(a.motion == b.motion);
    if (a.kind == AttackKind::Smoke)
        count += std::abs(a.range - b.range);
    // An assault has neither range nor sight.
    add(a.kind == b.kind, 20);
    if (a.kind == AttackKind::Shot && b.kind == AttackKind::Shot) {
        count += std::abs(a.range - b.range);
        add(a.sight.isBlocked == b.sight.isBlocked);
        count += std::abs(int(a.sight.hindering.size()) - int(b.sight.hindering.size()));
        count += std::abs(a.sight.smoke - b.sight.smoke);
        add(a.action == b.action, 3);
        add(a.isReaction == b.isReaction);
        add(a.isOutOfArc == b.isOutOfArc);
        add(a.motion == b.motion);
        count += std::abs(int(a.joined.size()) - int(b.joined.size()));
        add(a.spotter.has_value() == b.spotter.has_value());
        add(a.coverDie == b.coverDie);
    }
    add(a.isFast == b.isFast);
    add(a.isBackward == b.isBackward);
    addMaybe(a.assaultSupport, b.assaultSupport);
    addMaybe(a.defenceSupport, b.defenceSupport);
    add(a.terrain == b.terrain);
    add(a.isDugIn == b.isDugIn);
    add(a.work.has_value() == b.work.has_value(), 2);
    if (a.work && b.work) {
        add(a.work->kind == b.work->kind);
        add(a.work->side == b.work->side);
    }
    for (const TableSide &side : b.sides)
        add(std::find(a.sides.begin(), a.sides.end(), side) != a.sides.end());
    for (const TableSide &side : a.sides)
        add(std::find(b.sides.begin(), b.sides.end(), side) != b.sides.end());
    add(a.road.has_value() == b.road.has_value(), 2);
    if (a.road && b.road) {
        add(a.road->kind == b.road->kind);
        add(a.road->isAlongSight == b.road->isAlongSight);
    }
    add(a.area == b.area);
    addMaybe(a.carrier, b.carrier);
    count += std::abs(int(a.aboard.size()) - int(b.aboard.size()));
    for (const auto cards : {&AttackForm::attackerCards, &AttackForm::targetCards}) {
        for (const std::string &id : b.*cards)
            add(std::find((a.*cards).begin(), (a.*cards).end(), id) != (a.*cards).end());
        for (const std::string &id : a.*cards)
            add(std::find((b.*cards).begin(), (b.*cards).end(), id) != (b.*cards).end());
    }
    return count;
}

void EnteredForm::open()
{
    QSettings().clear();
    applyTheme(Theme::Light);
    m_languages.speak(QStringLiteral("en"));
    m_window = std::make_unique<MainWindow>(shippedLibrary(), Rulebook{}, m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    m_window->assist();
    m_window->findChild<TableAssistant *>()->beginAttacks();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

UnitPicker &EnteredForm::openPicker(Role role)
{
    if (m_isByKeys)
        QTest::keyClick(&page(), role == Role::Attacker ? Qt::Key_A : Qt::Key_T);
    else
        for (auto *button : page().findChildren<QPushButton *>())
            if (button->isVisible() &&
                button->text().contains(role == Role::Attacker ? QStringLiteral("(A)")
                                                               : QStringLiteral("(T)"))) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
    return *page().findChild<UnitPicker *>();
}

void EnteredForm::takeRow(UnitPicker &picker, const QString &text)
{
    QListWidget &list = *picker.list();
    int row = 0;
    while (row < list.count() && !list.item(row)->text().contains(text))
        ++row;
    QVERIFY2(row < list.count(), qPrintable(text));
    if (m_isByKeys) {
        for (int i = 0; i < row; ++i)
            QTest::keyClick(picker.field(), Qt::Key_Down);
        QTest::keyClick(picker.field(), Qt::Key_Return);
    } else {
        list.scrollToItem(list.item(row));
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          list.visualItemRect(list.item(row)).center());
        QTest::qWait(QApplication::doubleClickInterval() + 10); // no double click
    }
}

// A new counter by letters of its card.
void EnteredForm::pick(const std::string &card, Role role)
{
    UnitPicker &picker = openPicker(role);
    QVERIFY(picker.isVisible());
    const UnitCard &own = *desk().rules().cards.unit(card);
    const QString name = QString::fromStdString(std::string(textIn(own.name, "en")));
    if (name[0].isDigit()) // which would choose one that is listed
        QTest::keyClick(picker.field(), Qt::Key_Slash);
    QTest::keyClicks(picker.field(), name);
    const QString nation = QString::fromStdString(
        std::string(textIn(desk().rules().data.nations.at(own.nation), "en")));
    takeRow(picker, QStringLiteral("New: %1, %2").arg(name, nation));
    if (picker.isVisible()) // it asks for the target by itself
        QTest::keyClick(picker.field(), Qt::Key_Escape);
    QCoreApplication::processEvents();
}

// Mines, ground or smoke by the letters of their row.
void EnteredForm::pickKind(AttackKind kind, Role role)
{
    UnitPicker &picker = openPicker(role);
    QVERIFY(picker.isVisible());
    QTest::keyClicks(picker.field(), DeskText::kind(kind).left(4));
    takeRow(picker, DeskText::kind(kind));
    if (picker.isVisible())
        QTest::keyClick(picker.field(), Qt::Key_Escape);
    QCoreApplication::processEvents();
    QCOMPARE(desk().form().kind, kind);
}

std::vector<ChoiceRow *> EnteredForm::rows() const
{
    std::vector<ChoiceRow *> shown;
    for (auto *row : page().findChildren<ChoiceRow *>())
        if (row->isVisible())
            shown.push_back(row);
    return shown;
}

void EnteredForm::press(ChoiceRow &row, int choice, const FormQuestion &question)
{
    QPushButton *button = row.button(choice);
    const bool isInList = !button;
    if (isInList) { // behind the last one
        QTimer::singleShot(0, this, [&question, choice, this] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QAction *action = menu->actions().at(choice);
            QCOMPARE(action->text(), editor::withoutMnemonic(question.choices.at(choice)));
            if (m_isByKeys) {
                for (int i = 0; i <= choice; ++i)
                    QTest::keyClick(menu, Qt::Key_Down);
                QTest::keyClick(menu, Qt::Key_Return);
            } else {
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            }
        });
        for (auto *one : row.findChildren<QPushButton *>())
            if (one->isVisible())
                button = one;
    }
    QVERIFY2(button && button->isVisible() && button->isEnabled(), qPrintable(question.text));
    QTest::mouseClick(button, Qt::LeftButton);
}

// The next press that brings the form nearer; false if none does.
bool EnteredForm::enterNext(const AttackForm &wanted)
{
    const int now = difference(desk().form(), wanted);
    for (const bool isFurther : {false, true}) {
        const FormQuestions all(desk());
        const std::vector<FormQuestion> questions = isFurther ? all.further() : all.main();
        for (std::size_t i = 0; i < questions.size(); ++i)
            for (int choice = 0; choice < questions[i].choices.size(); ++choice) {
                AttackForm tried = desk().form();
                questions[i].choose(tried, choice);
                if (difference(tried, wanted) >= now)
                    continue;
                // A number chooses itself.
                const int digit =
                    questions[i].isNumbered ? choice + 1 : questions[i].choices[choice].toInt();
                const bool hasButton = questions[i].shown == 0 || choice < questions[i].shown - 1;
                const bool byDigit = m_isByKeys && hasButton && digit <= 9;
                if (isFurther) {
                    QTest::keyClick(&page(), Qt::Key_M);
                    QCoreApplication::processEvents();
                }
                if (byDigit && isFurther) {
                    for (std::size_t up = 0; up < questions.size(); ++up)
                        QTest::keyClick(&page(), Qt::Key_Up);
                    for (std::size_t down = 0; down < i; ++down)
                        QTest::keyClick(&page(), Qt::Key_Down);
                    QTest::keyClick(&page(), static_cast<Qt::Key>(Qt::Key_0 + digit));
                } else if (byDigit && !questions[i].key.isEmpty()) {
                    QTest::keyClick(&page(), questions[i].key[0].toLatin1());
                    QTest::keyClick(&page(), static_cast<Qt::Key>(Qt::Key_0 + digit));
                } else {
                    press(*rows().at(i), choice, questions[i]);
                }
                if (isFurther)
                    QTest::keyClick(&page(), Qt::Key_Escape);
                QCoreApplication::processEvents();
                return difference(desk().form(), wanted) < now;
            }
    }
    return false;
}

void EnteredForm::know(const std::vector<std::string> &cards)
{
    std::vector<TableUnit> known;
    for (const std::string &card : cards)
        known.push_back({.id = "known" + std::to_string(known.size()),
                         .card = card,
                         .strength = desk().rules().cards.unit(card)->strength});
    desk().unfollow(known);
}

void EnteredForm::enter(AttackForm wanted)
{
    for (TableUnit *unit : {&wanted.attacker, &wanted.target})
        if (const UnitCard *card = desk().rules().cards.unit(unit->card))
            unit->strength = card->strength;
    if (hasAttacker(wanted.kind))
        pick(wanted.attacker.card, Role::Attacker);
    else
        pickKind(wanted.kind, Role::Attacker);
    if (hasTarget(wanted.kind))
        pick(wanted.target.card, Role::Target);
    else
        pickKind(wanted.kind, Role::Target);
    QCOMPARE(desk().form().attacker.card, wanted.attacker.card);
    QCOMPARE(desk().form().target.card, wanted.target.card);
    for (int presses = 0; presses < 40 && enterNext(wanted); ++presses)
        continue;
    QCOMPARE(difference(desk().form(), wanted), 0);
    QVERIFY(desk().faults().empty());
    QVERIFY(desk().attack());
}

} // namespace hexwerk::assault::ui::window

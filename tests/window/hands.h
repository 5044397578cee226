// A pair of hands at the window: clicks and key presses on its real widgets, nothing else.
#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTimer>

#include "app/assault/answer/answer_panel.h"
#include "app/assault/answer/card_choices.h"
#include "app/assault/answer/dice_panel.h"
#include "app/assault/answer/hand_over_panel.h"
#include "app/assault/page/play_page.h"
#include "core/assault/files/library/data_store.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/rulebook_reader.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/text/card_text.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/play_text.h"
#include "tests/window/main_window.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace hexwerk::assault::ui::window {

inline const DataPaths &shippedPaths()
{
    static const DataPaths kPaths = {{HW_SOURCE_DIR "/resources"}};
    return kPaths;
}

inline SharedData shippedLibrary()
{
    static const auto kLibrary =
        std::make_shared<const DataStore>(std::move(loadData(shippedPaths()).value.value()));
    return kLibrary;
}

inline Rulebook shippedRulebook()
{
    return loadRulebook(shippedPaths(), kSystemId, kRuleGrammar).value.value();
}

enum class By { Mouse, Key };

class Hands
{
public:
    explicit Hands(MainWindow &window)
        : m_window(window)
    {
        page().setAnswerPause(0); // they are quicker than anybody
    }

    PlayPage &page() { return m_window.playPage(); }
    const Position &position() { return page().game().position(); }

    // What the program does between two gestures.
    static void settle()
    {
        for (int i = 0; i < 3; ++i) // one layout asks for the next
            QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    // To whatever has the focus, as a keyboard does.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        settle();
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &m_window, key, modifiers);
    }

    void hex(Hex hex, By by, Qt::KeyboardModifiers modifiers = {})
    {
        settle();
        MapCanvas &canvas = page().canvas();
        if (by == By::Mouse) {
            canvas.ensureVisible(hex);
            const QPoint at = canvas.viewRect(hex).center();
            QTest::mouseMove(canvas.viewport(), at);
            QTest::mouseClick(canvas.viewport(), Qt::LeftButton, modifiers, at);
            return;
        }
        focusMap();
        for (int i = 0; i < 200 && canvas.cursor() != hex; ++i)
            press(canvas.cursor().column() < hex.column()   ? Qt::Key_Right
                  : canvas.cursor().column() > hex.column() ? Qt::Key_Left
                  : canvas.cursor().row() < hex.row()       ? Qt::Key_Down
                                                            : Qt::Key_Up);
        press(Qt::Key_Return, modifiers);
    }

    // Does something with the next dialog of that kind, until it says that it is done. To be said
    // before what opens the dialog.
    template<typename Dialog, typename Do>
    void onNext(Do act)
    {
        auto *timer = new QTimer(&m_window);
        QObject::connect(timer, &QTimer::timeout, &m_window, [this, timer, act] {
            auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
            if (!dialog || !dialog->isVisible() || !act(*dialog))
                return;
            timer->stop();
            timer->deleteLater();
            m_window.activateWindow(); // there is nobody else to do it
        });
        timer->start(100);
    }

    // Saves under that name with Ctrl+S, or with another key.
    void saveAs(const QString &path, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        onNext<QFileDialog>([path](QFileDialog &dialog) {
            auto *name = dialog.findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
            dialog.activateWindow();
            QTest::mouseClick(name, Qt::LeftButton);
            if (!name->hasFocus()) // without it what is typed chooses folders too
                return false;
            QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(name, path);
            const auto *buttons = dialog.findChild<QDialogButtonBox *>();
            for (auto *button : buttons->buttons())
                if (buttons->buttonRole(button) == QDialogButtonBox::AcceptRole)
                    QTest::mouseClick(button, Qt::LeftButton);
            return !dialog.isVisible();
        });
        press(Qt::Key_S, modifiers);
        m_window.activateWindow();
    }

    // Of what is visible in the play view; null if there is none.
    QAbstractButton *button(const QString &accessibleName)
    {
        settle();
        for (QAbstractButton *button : page().findChildren<QAbstractButton *>())
            if (button->isVisible() && button->accessibleName() == accessibleName)
                return button;
        return nullptr;
    }

    // One of those of the menus, by its text in English.
    QAction *action(const QString &text)
    {
        for (QAction *action : m_window.findChildren<QAction *>())
            if (action->objectName() == text)
                return action;
        return nullptr;
    }

    // The button of a face, 0 to 5, visible or not.
    QToolButton *faceButton(int face)
    {
        settle();
        for (auto *button : page().findChildren<QToolButton *>())
            if (qobject_cast<DicePanel *>(button->parentWidget()) &&
                button->text() == QString::number(face + 1))
                return button;
        return nullptr;
    }

    // The button of a die that is entered, from 0.
    QToolButton *dieButton(int die)
    {
        settle();
        for (auto *button : page().findChildren<QToolButton *>())
            if (qobject_cast<DicePanel *>(button->parentWidget()) && button->isVisible() &&
                button->isCheckable() && button->text().isEmpty() && die-- == 0)
                return button;
        return nullptr;
    }

    // False if there is no such choice.
    bool choose(const QString &text, By by)
    {
        QAbstractButton *chosen = button(text);
        if (!chosen || !chosen->isEnabled())
            return false;
        const QString key = chosen->property("key").toString();
        if (by == By::Key && !key.isEmpty())
            press(static_cast<Qt::Key>(key[0].unicode())); // letters and digits are their own
        else if (by == By::Key)
            pressButton(*chosen);
        else
            QTest::mouseClick(chosen, Qt::LeftButton);
        return true;
    }

    // What a hand saw on real dice: of battle dice the symbols, of plain ones the numbers.
    void enter(const Dice &dice, By by)
    {
        for (const std::uint8_t face : dice.faces)
            enterFace(face - 1, by);
        const char *shown[] = {"-", "X", "D", "DD", "C", "CD"}; // in the order of the keys
        for (const Symbols symbols : dice.symbols)
            enterFace(
                static_cast<int>(std::find(std::begin(shown), std::end(shown), toString(symbols)) -
                                 std::begin(shown)),
                by);
        if (QAbstractButton *accept = button(DicePanel::tr("Accept these dice"));
            accept && by == By::Mouse)
            QTest::mouseClick(accept, Qt::LeftButton);
        else if (accept)
            press(Qt::Key_Return);
    }

    // The same dice as symbols, if they are battle dice that a generator rolled.
    Dice asSeen(const Dice &dice)
    {
        const std::vector<Die> rolled = position().pending.dice.dice();
        if (rolled.empty() || dice.faces.empty())
            return dice;
        Dice seen;
        for (std::size_t i = 0; i < rolled.size(); ++i)
            seen.symbols.push_back(position().setting->faces.face(rolled[i], dice.faces[i]));
        return seen;
    }

    // Or draws a card.
    void roll(By by)
    {
        if (by == By::Key)
            return press(Qt::Key_R);
        settle();
        for (auto *button : page().findChildren<QPushButton *>())
            if (button->isVisible() && page().findChild<AnswerPanel *>()->isAncestorOf(button))
                return QTest::mouseClick(button, Qt::LeftButton);
    }

    // The unit to speak of: by a click on it or on its line, or by the key that goes to the next.
    void chooseUnit(UnitId unit, By by)
    {
        if (page().chosen() == unit)
            return;
        if (by == By::Key) {
            for (int i = 0; i < 100 && page().chosen() != unit; ++i)
                press(Qt::Key_G);
            return;
        }
        // Each click goes on to the next in the hex that may act, and after the last to nobody.
        // With nobody chosen at first: who is may get on the one that is clicked.
        if (const Hex at = position().unit(unit).at; !at.isNowhere()) {
            for (int i = 0; i < kMostInAHex && page().chosen() != UnitId{}; ++i)
                hex(position().unit(page().chosen()).at, by);
            for (int i = 0; i < kMostInAHex && page().chosen() != unit; ++i)
                hex(at, by);
            return;
        }
        for (auto *list : page().findChildren<QListWidget *>())
            for (int row = 0; list->isVisible() && row < list->count(); ++row)
                if (list->item(row)->data(Qt::UserRole).toUInt() == unit.value())
                    return QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                                             list->visualItemRect(list->item(row)).center());
    }

    // Gives an order that is offered now. Dice are entered.
    void say(const Order &order, By by)
    {
        arrive(by);
        if (const auto *dice = std::get_if<Dice>(&order))
            return enter(asSeen(*dice), by);
        if (const auto *announce = std::get_if<Announce>(&order)) {
            chooseUnit(announce->unit, by);
            choose(PlayText::action(announce->action), by);
            return;
        }
        if (const auto *place = std::get_if<Place>(&order)) {
            chooseUnit(place->unit, by);
            hex(place->hex, by);
            if (place->facing >= 0)
                choose(PlayText::order(position(), order), by);
            return;
        }
        if (const auto *lay = std::get_if<Lay>(&order)) {
            choose(ChoiceText::mineKind(*lay->mine), by);
            return hex(lay->hex, by);
        }
        if (const auto *draw = std::get_if<Draw>(&order); draw && nameDrawn(draw->card, by))
            return;
        if (const auto *target = std::get_if<Target>(&order); target && target->unit == UnitId{})
            return hex(target->hex, by);
        if (choose(PlayText::order(position(), order), by))
            return;
        if (const auto card = playedCard(position(), handCardOf(order)); card) {
            choose(CardText::name(*card), by);
            choose(PlayText::order(position(), order), by);
            return;
        }
        if (const auto *step = std::get_if<Step>(&order))
            hex(step->to, by); // a plain step is not among the buttons
    }

    // Says that the side which is asked is there, where that is to be said.
    void arrive(By by)
    {
        settle();
        auto *cover = page().findChild<HandOverPanel *>();
        if (!cover->isVisible())
            return;
        if (by == By::Key)
            press(Qt::Key_H);
        else
            QTest::mouseClick(cover->findChild<QPushButton *>(), Qt::LeftButton);
    }

private:
    // In the list of cards; false if it is not there.
    bool nameDrawn(const std::string &card, By by)
    {
        for (auto *list : page().findChildren<QListWidget *>())
            for (int row = 0; list->isVisible() && row < list->count(); ++row)
                if (list->item(row)->data(Qt::UserRole).toString() ==
                    QString::fromStdString(card)) {
                    list->scrollToItem(list->item(row));
                    const QPoint at = list->visualItemRect(list->item(row)).center();
                    if (by == By::Mouse) {
                        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, at);
                        QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, at);
                    } else {
                        list->setCurrentRow(row);
                        list->setFocus();
                        press(Qt::Key_Return);
                    }
                    return true;
                }
        return false;
    }

    static constexpr int kMostInAHex = 10; // clicks that go round in it

    void focusMap()
    {
        for (int i = 0; i < 50 && QApplication::focusWidget() != &page().canvas(); ++i)
            press(Qt::Key_Tab);
    }

    // Walks to it with the tabulator.
    void pressButton(QAbstractButton &button)
    {
        for (int i = 0; i < 400 && QApplication::focusWidget() != &button; ++i)
            press(Qt::Key_Tab); // links of a text are stops on the way
        press(Qt::Key_Space);
    }

    void enterFace(int face, By by)
    {
        QToolButton *shown = faceButton(face);
        if (!shown)
            return;
        if (!shown->isVisible()) // the die does not have it
            press(Qt::Key_0);
        by == By::Key ? press(static_cast<Qt::Key>(Qt::Key_1 + face))
                      : QTest::mouseClick(shown, Qt::LeftButton);
    }

    MainWindow &m_window;
};

} // namespace hexwerk::assault::ui::window

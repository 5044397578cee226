#include <QClipboard>
#include <QFile>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "app/shortcuts/key_field.h"
#include "app/shortcuts/key_list.h"
#include "app/shortcuts/key_scheme.h"
#include "app/shortcuts/shortcuts_dialog.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/shortcuts_test.h"

#include <memory>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui::tst_shortcuts {

using namespace Qt::Literals::StringLiterals;
using editor::ActionKeys;

class tst_Shortcuts final : public window::ShortcutsTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }
    void everyActionWithAKeyIsInTheListOnce();
    void asShippedNoTwoActionsOfAPageShareAKey();
    void aKeyEnteredInTheDialogWorksAndTheOldOneDoesNot();
    void anActionCanHaveSeveralKeys();
    void changedKeysSurviveARestart();
    void aKeyOfAnotherActionIsRefusedUntilItIsTaken();
    void aKeyOfAnotherPageIsFree();
    void aFixedKeyAndTheLetterOfAMenuAreRefused();
    void oneActionAndAllAreReset();
    void tipsSayTheChangedKey();
    void enterInTheFilterGoesToTheFirstThatIsFound();
    void escapeInAFieldClosesTheListAndChangesNothing();
    void settingsThatMakeNoSenseAreIgnored_data();
    void settingsThatMakeNoSenseAreIgnored();
    void aKeyThatSettingsGiveToTwoActionsIsOfOne();
    void aChangedKeyIsTakenFromAnActionThatHasItAsShipped();
    void theListIsFilteredByWordsAndByKey();
    void theListIsWrittenAsTextAndAsPage();
    void aSchemeIsWrittenAndReadBack();
    void aBadSchemeSaysWhere();

private:
    // Opens the list at an action.
    std::unique_ptr<ShortcutsDialog> dialogAt(const QString &id) const;
    static QTreeWidgetItem *itemOf(const ShortcutsDialog &dialog, const QString &text);
    static KeyField *field(const ShortcutsDialog &dialog, const char *name);
    static QPushButton *button(const ShortcutsDialog &dialog, const QString &text);
    static QString told(const ShortcutsDialog &dialog);
    static editor::Keys keysOf(const char *id);
};

QTreeWidgetItem *tst_Shortcuts::itemOf(const ShortcutsDialog &dialog, const QString &text)
{
    const auto *tree = dialog.findChild<QTreeWidget *>();
    for (QTreeWidgetItem *item : tree->findItems(text, Qt::MatchExactly | Qt::MatchRecursive))
        if (item->parent())
            return item;
    return nullptr;
}

std::unique_ptr<ShortcutsDialog> tst_Shortcuts::dialogAt(const QString &id) const
{
    auto dialog = std::make_unique<ShortcutsDialog>(m_window.get());
    dialog->show();
    const auto entry = ActionKeys::all().entry(id);
    if (!QTest::qWaitForWindowActive(dialog.get()) || !entry)
        return dialog;
    dialog->findChild<QTreeWidget *>()->setCurrentItem(itemOf(*dialog, entry->text));
    return dialog;
}

KeyField *tst_Shortcuts::field(const ShortcutsDialog &dialog, const char *name)
{
    for (KeyField *field : dialog.findChildren<KeyField *>())
        if (field->accessibleName() == QLatin1String(name))
            return field;
    return nullptr;
}

QPushButton *tst_Shortcuts::button(const ShortcutsDialog &dialog, const QString &text)
{
    for (QPushButton *button : dialog.findChildren<QPushButton *>())
        if (button->text().remove(u'&').startsWith(text))
            return button;
    return nullptr;
}

QString tst_Shortcuts::told(const ShortcutsDialog &dialog)
{
    QString texts;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        texts += label->text() + u'\n';
    return texts;
}

editor::Keys tst_Shortcuts::keysOf(const char *id)
{
    const auto entry = ActionKeys::all().entry(QLatin1String(id));
    return entry ? entry->keys : editor::Keys();
}

static editor::Keys keys(const char *names)
{
    return QKeySequence::listFromString(QLatin1String(names));
}

void tst_Shortcuts::everyActionWithAKeyIsInTheListOnce()
{
    makeAll();

    QSet<const QAction *> actions; // a window can be a child of another
    for (const QWidget *top : QApplication::topLevelWidgets())
        for (const QAction *action : top->findChildren<QAction *>())
            actions << action;
    QStringList inWindows;
    for (const QAction *action : actions) {
        const bool isOfAWidget = qobject_cast<const QLineEdit *>(action->parent()) ||
                                 action->parent()->inherits("QWidgetLineControl");
        if (!isOfAWidget && !action->shortcuts().isEmpty())
            inWindows << action->text().remove(u'&') + u" "_s +
                             QKeySequence::listToString(action->shortcuts());
    }
    QStringList inList;
    QStringList ids;
    for (const ActionKeys::Entry &entry : ActionKeys::all().entries()) {
        ids << entry.id;
        if (!entry.keys.isEmpty())
            inList << entry.text + u" "_s + QKeySequence::listToString(entry.keys);
    }

    const auto without = [](QStringList all, const QStringList &others) {
        for (const QString &other : others)
            all.removeOne(other);
        return all.join(u", "_s);
    };
    QCOMPARE(without(inWindows, inList), QString());
    QCOMPARE(without(inList, inWindows), QString());
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    QVERIFY(ids.size() > 200);
    // Of each page there is at least one.
    for (const char *id :
         {"window.Undo", "assault.NextUnit", "assault.map.Brush1", "assault.tool.Terrain",
          "assault.panel.palette", "assault.campaign.panel.battle", "assault.cards.add",
          "assault.tables.check", "rulebook.back", "workshop.approve", "language.de"})
        QVERIFY2(ids.contains(QLatin1String(id)), id);
}

void tst_Shortcuts::asShippedNoTwoActionsOfAPageShareAKey()
{
    makeAll();
    const auto entries = ActionKeys::all().entries();

    QStringList shared;
    for (std::size_t a = 0; a < entries.size(); ++a)
        for (std::size_t b = a + 1; b < entries.size(); ++b)
            for (const QKeySequence &key : entries[a].standard)
                if (entries[b].standard.contains(key) &&
                    overlap(entries[a].place, entries[b].place))
                    shared << u"%1: %2 and %3"_s.arg(key.toString(), entries[a].id, entries[b].id);

    QVERIFY2(shared.isEmpty(), qPrintable(shared.join(u'\n')));
}

void tst_Shortcuts::aKeyEnteredInTheDialogWorksAndTheOldOneDoesNot()
{
    QAction *names = action(u"Hex names"_s);
    const bool before = names->isChecked();
    {
        const auto dialog = dialogAt(u"assault.HexNames"_s);
        QTest::keyClick(field(*dialog, "First key"), Qt::Key_F10, Qt::ShiftModifier);
    }
    QCOMPARE(keysOf("assault.HexNames"), keys("Shift+F10"));
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    canvas().setFocus();

    key(Qt::Key_H, Qt::ControlModifier);
    QCOMPARE(names->isChecked(), before);
    key(Qt::Key_F10, Qt::ShiftModifier);
    QCOMPARE(names->isChecked(), !before);
}

void tst_Shortcuts::anActionCanHaveSeveralKeys()
{
    QAction *names = action(u"Hex names"_s);
    const bool before = names->isChecked();
    {
        const auto dialog = dialogAt(u"assault.HexNames"_s);
        QTest::keyClick(field(*dialog, "Second key"), Qt::Key_F10, Qt::ShiftModifier);
    }
    QCOMPARE(keysOf("assault.HexNames"), keys("Ctrl+H; Shift+F10"));
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    canvas().setFocus();

    key(Qt::Key_H, Qt::ControlModifier);
    QCOMPARE(names->isChecked(), !before);
    key(Qt::Key_F10, Qt::ShiftModifier);
    QCOMPARE(names->isChecked(), before);
}

void tst_Shortcuts::changedKeysSurviveARestart()
{
    ActionKeys::all().set(u"assault.map.Brush7"_s, keys("Shift+F10"));
    ActionKeys::all().set(u"window.ZoomFit"_s, {});

    closeEditor();
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);
    m_window->show();
    m_window->showMode(MainWindow::Mode::Edit);

    QCOMPARE(keysOf("assault.map.Brush7"), keys("Shift+F10"));
    QCOMPARE(action(u"Brush: 7 hexes"_s)->shortcuts(), keys("Shift+F10"));
    QCOMPARE(action(u"Whole map"_s)->shortcuts(), editor::Keys());
}

void tst_Shortcuts::aKeyOfAnotherActionIsRefusedUntilItIsTaken()
{
    const auto dialog = dialogAt(u"assault.HexNames"_s);

    QTest::keyClick(field(*dialog, "First key"), Qt::Key_G, Qt::ControlModifier);

    QCOMPARE(keysOf("assault.HexNames"), keys("Ctrl+H"));
    QCOMPARE(keysOf("assault.Grid"), keys("Ctrl+G"));
    QVERIFY(told(*dialog).contains(u"\"Grid\""_s));
    QPushButton *take = button(*dialog, u"Take it from"_s);
    QVERIFY(take->isVisible());

    QTest::mouseClick(take, Qt::LeftButton);

    QCOMPARE(keysOf("assault.HexNames"), keys("Ctrl+G"));
    QCOMPARE(keysOf("assault.Grid"), editor::Keys());
    QVERIFY(!take->isVisible());
}

void tst_Shortcuts::aKeyOfAnotherPageIsFree()
{
    makeAll();
    // "One order back" of a game has it too.
    QCOMPARE(keysOf("assault.LogBack"), keys("Alt+Left"));
    QCOMPARE(keysOf("assault.MoveLeft"), keys("Alt+Left"));
    const auto dialog = dialogAt(u"assault.map.Brush1"_s);

    QTest::keyClick(field(*dialog, "First key"), Qt::Key_F8); // "Variation from here" of a game

    QCOMPARE(keysOf("assault.map.Brush1"), keys("F8"));
    QCOMPARE(keysOf("assault.WhatIf"), keys("F8"));
}

void tst_Shortcuts::aFixedKeyAndTheLetterOfAMenuAreRefused()
{
    const auto dialog = dialogAt(u"assault.HexNames"_s);

    QTest::keyClick(field(*dialog, "First key"), Qt::Key_Comma);
    QCOMPARE(keysOf("assault.HexNames"), keys("Ctrl+H"));
    QVERIFY(told(*dialog).contains(u"It is fixed: Change the hexside or the facing"_s));

    QTest::keyClick(field(*dialog, "First key"), Qt::Key_F, Qt::AltModifier);
    QCOMPARE(keysOf("assault.HexNames"), keys("Ctrl+H"));
    QVERIFY(told(*dialog).contains(u"Open the menu File"_s));

    dialog->findChild<QTreeWidget *>()->setCurrentItem(
        itemOf(*dialog, u"Move the cursor on the map"_s));
    QVERIFY(!field(*dialog, "First key")->isEnabled());
}

void tst_Shortcuts::oneActionAndAllAreReset()
{
    ActionKeys::all().set(u"assault.HexNames"_s, keys("Shift+F10"));
    ActionKeys::all().set(u"assault.Grid"_s, keys("Shift+F11"));
    const auto dialog = dialogAt(u"assault.HexNames"_s);

    QTest::mouseClick(button(*dialog, u"Reset"_s), Qt::LeftButton);
    QCOMPARE(keysOf("assault.HexNames"), keys("Ctrl+H"));
    QCOMPARE(keysOf("assault.Grid"), keys("Shift+F11"));
    QCOMPARE(ActionKeys::all().changes().size(), std::size_t(1));

    window::onNextDialog(*m_window, [](QDialog *question) {
        auto *box = qobject_cast<QMessageBox *>(question);
        if (box)
            box->button(QMessageBox::Reset)->click();
        return box != nullptr;
    });
    QTest::mouseClick(button(*dialog, u"Reset all"_s), Qt::LeftButton);
    QCOMPARE(keysOf("assault.Grid"), keys("Ctrl+G"));
    QVERIFY(ActionKeys::all().changes().empty());
}

void tst_Shortcuts::tipsSayTheChangedKey()
{
    QVERIFY(action(u"Grid"_s)->toolTip().endsWith(u"(Ctrl+G)"_s));

    ActionKeys::all().set(u"assault.Grid"_s, keys("Shift+F11"));
    ActionKeys::all().set(u"assault.tool.Terrain"_s, keys("Shift+F12"));
    QCoreApplication::processEvents();

    QVERIFY(action(u"Grid"_s)->toolTip().endsWith(u"(Shift+F11)"_s));
    QVERIFY(action(u"Terrain"_s)->toolTip().startsWith(u"Terrain (Shift+F12)"_s));

    ActionKeys::all().set(u"assault.Grid"_s, {});
    QCoreApplication::processEvents();
    QVERIFY(!action(u"Grid"_s)->toolTip().contains(u'('));
}

void tst_Shortcuts::settingsThatMakeNoSenseAreIgnored_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::newRow("no such key") << QVariant(u"Ctrl+Foo"_s);
    QTest::newRow("two keys one after the other") << QVariant(u"Ctrl+K, Ctrl+L"_s);
    QTest::newRow("a modifier alone") << QVariant(u"Ctrl+"_s);
    QTest::newRow("a list") << QVariant(QStringList{u"F2"_s, u"F7"_s});
    QTest::newRow("bytes") << QVariant(QByteArray("\xff\x00\x01", 3));
}

void tst_Shortcuts::settingsThatMakeNoSenseAreIgnored()
{
    QFETCH(QVariant, value);
    closeEditor();
    QSettings().setValue(u"keys/assault.Grid"_s, value);
    QSettings().setValue(u"keys/another.Program"_s, u"Ctrl+H"_s);

    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);

    QCOMPARE(action(u"Grid"_s)->shortcuts(), keys("Ctrl+G"));
    QCOMPARE(action(u"Hex names"_s)->shortcuts(), keys("Ctrl+H"));
    m_window->showMode(MainWindow::Mode::Edit);
}

void tst_Shortcuts::aKeyThatSettingsGiveToTwoActionsIsOfOne()
{
    closeEditor();
    QSettings().setValue(u"keys/assault.Grid"_s, u"Shift+F11"_s);
    QSettings().setValue(u"keys/assault.HexNames"_s, u"Shift+F11"_s);

    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);

    QCOMPARE(action(u"Grid"_s)->shortcuts(), keys("Shift+F11"));
    QCOMPARE(action(u"Hex names"_s)->shortcuts(), editor::Keys());
    m_window->showMode(MainWindow::Mode::Edit);
}

// As when a newer version ships an action with a key that the user gave away before.
void tst_Shortcuts::aChangedKeyIsTakenFromAnActionThatHasItAsShipped()
{
    closeEditor();
    QSettings().setValue(u"keys/assault.HexNames"_s, u"Ctrl+G"_s);

    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);

    QCOMPARE(action(u"Hex names"_s)->shortcuts(), keys("Ctrl+G"));
    QCOMPARE(action(u"Grid"_s)->shortcuts(), editor::Keys());
    m_window->showMode(MainWindow::Mode::Edit);
}

void tst_Shortcuts::theListIsFilteredByWordsAndByKey()
{
    const auto dialog = dialogAt(u"assault.HexNames"_s);
    const auto *tree = dialog->findChild<QTreeWidget *>();
    const auto shown = [tree] {
        QStringList texts;
        for (int i = 0; i < tree->topLevelItemCount(); ++i)
            for (int k = 0; k < tree->topLevelItem(i)->childCount(); ++k)
                if (!tree->topLevelItem(i)->child(k)->isHidden())
                    texts << tree->topLevelItem(i)->child(k)->text(0);
        return texts;
    };
    QVERIFY(shown().size() > 150);

    QTest::keyClicks(named<QLineEdit>("Filter by words", dialog.get()), u"names hexes"_s);
    QCOMPARE(shown(), QStringList{u"Hex names"_s});

    for (auto *one : dialog->findChildren<QToolButton *>())
        if (one->isCheckable())
            QTest::mouseClick(one, Qt::LeftButton);
    QTest::keyClick(field(*dialog, "Filter by a key: press it"), Qt::Key_G, Qt::ControlModifier);
    QVERIFY(shown().contains(u"Grid"_s));
    QVERIFY(!shown().contains(u"Hex names"_s));
}

void tst_Shortcuts::theListIsWrittenAsTextAndAsPage()
{
    const std::vector<KeyLine> lines = keyLines();

    const QString text = asText(lines);
    const QString page = asHtml(lines, u"Keys"_s);

    QVERIFY(text.contains(u"Ctrl+F, Ctrl+Shift+P\tFind...\n"_s));
    QVERIFY(text.contains(u"\nMaps\n"_s));
    QVERIFY(text.contains(u"Arrow keys\tMove the cursor on the map\n"_s));
    QCOMPARE(page.count(u"<tr>"_s), qsizetype(lines.size()));
    QCOMPARE(page.count(u"<table>"_s), page.count(u"</table>"_s));
}

void tst_Shortcuts::aSchemeIsWrittenAndReadBack()
{
    const KeyChanges changes = {{u"assault.Grid"_s, keys("Shift+F11; Ctrl+\\")},
                                {u"window.ZoomFit"_s, {}},
                                {u"assault.HexNames"_s, {QKeySequence(u"Ctrl+\""_s)}}};

    const auto read = readKeyScheme(writeKeyScheme(changes), "keys.toml");

    QVERIFY(read);
    QCOMPARE(*read.value, changes);
}

void tst_Shortcuts::aBadSchemeSaysWhere()
{
    const std::string text = "format = \"hexwerk.keys\"\nversion = 1\n\n[[action]]\n"
                             "id = \"assault.Grid\"\nkeys = [\"Ctrl+G\", \"Ctrl+Foo\"]\n";

    const auto read = readKeyScheme(text, "keys.toml");

    QVERIFY(!read);
    QCOMPARE(read.problems.front().line, 6);
    QVERIFY(!readKeyScheme("format = \"hexwerk.scenario\"\nversion = 1\n", "keys.toml"));
}

void tst_Shortcuts::enterInTheFilterGoesToTheFirstThatIsFound()
{
    const auto dialog = dialogAt({});
    auto *words = dialog->findChild<QLineEdit *>();
    QTest::keyClicks(words, u"export map"_s);
    QTest::keyClick(words, Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QCOMPARE(dialog->findChild<QTreeWidget *>()->currentItem()->text(0), u"Export map..."_s);
    KeyField *first = field(*dialog, "First key");
    QTRY_VERIFY(first->hasFocus() || first->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(first, Qt::Key_F12, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(keysOf("assault.ExportMap").contains(QKeySequence(u"Ctrl+Alt+F12"_s)));
}

void tst_Shortcuts::escapeInAFieldClosesTheListAndChangesNothing()
{
    const auto dialog = dialogAt(u"assault.ExportMap"_s);
    const editor::Keys before = keysOf("assault.ExportMap");
    KeyField *first = field(*dialog, "First key");
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(keysOf("assault.ExportMap"), before);
}

HW_WINDOW_TEST(tst_Shortcuts)

} // namespace hexwerk::assault::ui::tst_shortcuts

#include "tst_shortcuts.moc"

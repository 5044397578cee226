#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTreeWidget>

#include "app/workshop/consistency_dialog.h"
#include "app/workshop/replace_dialog.h"
#include "tests/test_program.h"
#include "tests/window/workshop_test.h"

namespace hexwerk::assault::ui::tst_workshop_replace {

using namespace Qt::Literals::StringLiterals;
using translation::UnitState;

// Many translations at once: find and replace, and whether all say the same.
class tst_WorkshopReplace final : public window::WorkshopTest
{
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void init() { openWindow("de"); }
    void cleanup() { closeWindow(); }
    void wordsCaseAndPatternsAreFoundAsSaid_data();
    void wordsCaseAndPatternsAreFoundAsSaid();
    void aPatternWithoutEndGivesUp();
    void whatIsTickedIsReplacedInOneStep();
    void onlyTheFilteredTextsAreReplaced();
    void aWrongPatternSaysWhatIsWrong();
    void aTermThatWasSaidOtherwiseIsPutRight();
    void aTextIsReachedFromItsTerm();
    void theSameEnglishGetsTheSameTranslation();

private:
    ReplaceDialog &ask()
    {
        QTest::keyClick(&target(), Qt::Key_H, Qt::ControlModifier);
        return *workshop().findChild<ReplaceDialog *>();
    }
    static int changes(const ReplaceDialog &dialog) { return dialog.changes().model().rowCount(); }
    void change(const std::string &key, const std::string &text)
    {
        workshop().workshop().change(placeOf(key), {text}, UnitState::Final);
    }
    ConsistencyDialog &consistency()
    {
        QTest::keyClick(&target(), Qt::Key_G, Qt::ControlModifier);
        auto &dialog = *workshop().findChild<ConsistencyDialog *>();
        [&] { QTRY_VERIFY(dialog.isReady()); }();
        return dialog;
    }
};

void tst_WorkshopReplace::wordsCaseAndPatternsAreFoundAsSaid_data()
{
    QTest::addColumn<QString>("find");
    QTest::addColumn<QString>("by");
    QTest::addColumn<QString>("how"); // w: whole words, c: case, p: pattern
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("after"); // null: nothing is found
    QTest::newRow("part of a word")
        << u"feld"_s << u"Hex"_s << u"c"_s << u"Zielfeld"_s << u"ZielHex"_s;
    QTest::newRow("whole word alone")
        << u"feld"_s << u"Hex"_s << u"wc"_s << u"Zielfeld"_s << QString();
    QTest::newRow("umlauts are letters")
        << u"gel"_s << u"x"_s << u"w"_s << u"Hügel, Gel"_s << u"Hügel, x"_s;
    QTest::newRow("either case") << u"ÜBER"_s << u"unter"_s << u""_s << u"über Übermut"_s
                                 << u"unter untermut"_s;
    QTest::newRow("signs are signs")
        << u"%1 (.)"_s << u"\\1"_s << u"c"_s << u"a %1 (.) b"_s << u"a \\1 b"_s;
    QTest::newRow("a pattern") << u"(\\d+) Feld(?:er)?"_s << u"Felder: \\1"_s << u"pc"_s
                               << u"3 Felder, 1 Feld"_s << u"Felder: 3, Felder: 1"_s;
    QTest::newRow("a pattern of whole words")
        << u"ein|eine"_s << u"x"_s << u"pw"_s << u"ein eine einer"_s << u"x x einer"_s;
    QTest::newRow("nothing is not replaced") << u"x*"_s << u"y"_s << u"p"_s << u"axb"_s << u"ayb"_s;
    QTest::newRow("a line end") << u", "_s << u",\\n"_s << u"p"_s << u"a, b"_s << u"a,\nb"_s;
    QTest::newRow("beyond the first plane") << u"𝄞."_s << u"-"_s << u"p"_s << u"a𝄞𝄞b"_s << u"a-b"_s;
}

void tst_WorkshopReplace::wordsCaseAndPatternsAreFoundAsSaid()
{
    QFETCH(QString, find);
    QFETCH(QString, by);
    QFETCH(QString, how);
    QFETCH(QString, text);
    QFETCH(QString, after);
    const Replacer replacer({find, by, how.contains(u'w'), how.contains(u'c'), how.contains(u'p')});
    QVERIFY(replacer.isValid());
    const auto replaced = replacer.replaced(text);
    QCOMPARE(replaced.has_value(), !after.isNull());
    if (replaced)
        QCOMPARE(*replaced, after);
}

void tst_WorkshopReplace::aPatternWithoutEndGivesUp()
{
    const Replacer replacer({u"(a+)+$"_s, u"x"_s, false, false, true});
    QVERIFY(!replacer.replaced(QString(40, u'a') + u'b'));
    QVERIFY(replacer.hasGivenUp());
}

void tst_WorkshopReplace::whatIsTickedIsReplacedInOneStep()
{
    find(u"rulebook/R10.1a/text"_s);
    ReplaceDialog &dialog = ask();
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"replaceFind"_s), u"Sichtlinie"_s);
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"replaceBy"_s), u"Visierlinie"_s);
    dialog.findChild<QCheckBox *>()->setChecked(true);
    // Counted in another way: all texts that have the word.
    const QRegularExpression word(u"\\bSichtlinie\\b"_s,
                                  QRegularExpression::UseUnicodePropertiesOption);
    int expected = 0;
    for (const auto &one : workshop().workshop().units())
        for (const std::string &text : one.targets())
            if (QString::fromStdString(text).contains(word)) {
                ++expected;
                break;
            }
    QTRY_COMPARE(changes(dialog), expected);
    QVERIFY(expected > 100);
    // What changes is marked, and no more.
    const ChangesModel &model = dialog.changes().model();
    const ChangesModel::Marked line = model.marked(model.index(0, ChangesModel::After));
    QVERIFY(!line.marks.empty());
    for (const ChangesModel::Mark &mark : line.marks)
        QCOMPARE(line.text.mid(mark.at, mark.length), u"Visierlinie"_s);
    // One is left out.
    const auto &first = model.changes().front().change;
    const std::string left = workshop().workshop().units()[first.unit].key;
    const std::string changed = workshop().workshop().units()[model.changes()[1].change.unit].key;
    const std::string before = unit(changed).targets().back();
    auto *table = dialog.findChild<QTableView *>(u"changes"_s);
    QVERIFY(
        table->model()->setData(table->model()->index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    agree(dialog);
    QTRY_VERIFY(workshop().findChildren<ReplaceDialog *>().isEmpty());
    QCOMPARE(workshop().workshop().own().texts.size(), static_cast<std::size_t>(expected - 1));
    QVERIFY(!workshop().workshop().own().texts.contains(left));
    QVERIFY(unit(changed).targets().back().find("Visierlinie") != std::string::npos);
    // It is no approved text any more.
    QVERIFY(unit(changed).state == UnitState::Review || unit(changed).state == UnitState::Draft);
    // Shipped files are as they were, and one step brings all back.
    workshop().workshop().undoStack().undo();
    QCOMPARE(unit(changed).targets().back(), before);
    QVERIFY(unit(changed).state == UnitState::Final);
    QVERIFY(workshop().workshop().own().texts.empty());
}

void tst_WorkshopReplace::onlyTheFilteredTextsAreReplaced()
{
    find(u"rulebook/R10.3"_s);
    ReplaceDialog &dialog = ask();
    dialog.begin({u"Sichtlinie"_s, u"Visierlinie"_s}, true);
    const int here = changes(dialog);
    for (const ProposedChange &one : dialog.changes().model().changes())
        QVERIFY(workshop().workshop().units()[one.change.unit].key.find("/R10.3") !=
                std::string::npos);
    dialog.begin({u"Sichtlinie"_s, u"Visierlinie"_s}, false);
    QVERIFY(here > 0 && changes(dialog) > here);
}

void tst_WorkshopReplace::aWrongPatternSaysWhatIsWrong()
{
    ReplaceDialog &dialog = ask();
    dialog.begin({u"(Feld"_s, u"x"_s, false, false, true}, false);
    QCOMPARE(changes(dialog), 0);
    QVERIFY(!dialog.findChild<QPushButton *>(u"replaceAll"_s)->isEnabled());
    QStringList said;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        said << label->text();
    QVERIFY(said.join(u'\n').contains(u"This is no regular expression:"_s));
}

void tst_WorkshopReplace::aTermThatWasSaidOtherwiseIsPutRight()
{
    const std::string key = "assault/rulebook/R6.0a/text"; // has the term game turn
    const std::string right = unit(key).target;
    QString wrong = QString::fromStdString(right);
    wrong.replace(QRegularExpression(u"\\bRunde\\b"_s), u"Spielrunde"_s);
    QVERIFY(wrong.toStdString() != right);
    change(key, wrong.toStdString());
    ConsistencyDialog &dialog = consistency();
    dialog.findChild<QLineEdit *>(u"findTerm"_s)->setText(u"game turn"_s);
    auto *terms = dialog.findChild<QTreeWidget *>(u"termTable"_s);
    for (int row = 0; row < terms->topLevelItemCount(); ++row)
        if (terms->topLevelItem(row)->text(0) == u"game turn")
            terms->setCurrentItem(terms->topLevelItem(row));
    auto *uses = dialog.findChild<QTreeWidget *>(u"termUses"_s);
    QCOMPARE(uses->topLevelItem(0)->text(0), u"To be avoided: Spielrunde (1)"_s);
    QVERIFY(uses->topLevelItem(uses->topLevelItemCount() - 1)
                ->text(0)
                .startsWith(u"The term: Runde ("_s));
    uses->setCurrentItem(uses->topLevelItem(0));
    dialog.findChild<QPushButton *>(u"useTerm"_s)->click();
    auto *replace = workshop().findChild<ReplaceDialog *>();
    QCOMPARE(changes(*replace), 1);
    agree(*replace);
    QCOMPARE(unit(key).target, right);
    // It is looked through again by itself.
    QTRY_VERIFY(dialog.isReady() && !uses->topLevelItem(0)->text(0).contains(u"Spielrunde"_s));
}

void tst_WorkshopReplace::aTextIsReachedFromItsTerm()
{
    find(u"no such text"_s);
    ConsistencyDialog &dialog = consistency();
    dialog.findChild<QLineEdit *>(u"findTerm"_s)->setText(u"sequence of play"_s);
    auto *uses = dialog.findChild<QTreeWidget *>(u"termUses"_s);
    QTreeWidgetItem *const text = uses->topLevelItem(0)->child(0);
    QVERIFY(text);
    emit uses->itemActivated(text, 0);
    QVERIFY(source().contains(u"sequence of play"_s, Qt::CaseInsensitive));
    QVERIFY(target().toPlainText().contains(u"Spielabl"_s));
}

void tst_WorkshopReplace::theSameEnglishGetsTheSameTranslation()
{
    // Two sides of scenarios have the same name in English.
    const std::string key = "scenarios/gela-road/side.axis.name";
    const std::string before = unit(key).target;
    change(key, "Andere");
    ConsistencyDialog &dialog = consistency();
    auto *tree = dialog.findChild<QTreeWidget *>(u"differently"_s);
    QTreeWidgetItem *group = nullptr;
    for (int row = 0; row < tree->topLevelItemCount(); ++row)
        for (int child = 0; child < tree->topLevelItem(row)->childCount(); ++child)
            if (tree->topLevelItem(row)->child(child)->text(1) == u"Andere")
                group = tree->topLevelItem(row);
    QVERIFY(group);
    tree->setCurrentItem(group);
    dialog.findChild<QPushButton *>(u"useTranslation"_s)->click();
    auto *replace = workshop().findChild<ReplaceDialog *>();
    QCOMPARE(changes(*replace), 1);
    agree(*replace);
    QCOMPARE(unit(key).target, before);
}

HW_WINDOW_TEST(tst_WorkshopReplace)

} // namespace hexwerk::assault::ui::tst_workshop_replace

#include "tst_workshop_replace.moc"

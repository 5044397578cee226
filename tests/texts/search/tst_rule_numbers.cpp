#include <QTest>

#include "tests/test_program.h"
#include "texts/search/rule_numbers.h"

namespace hexwerk::search::tst_rule_numbers {

// Ids and paragraphs that are typed.
class tst_RuleNumbers final : public QObject
{
    Q_OBJECT

private slots:
    void whatLooksLikeANumberIsOne_data();
    void whatLooksLikeANumberIsOne();
    void theRuleItselfComesBeforeItsSection_data();
    void theRuleItselfComesBeforeItsSection();
};

void tst_RuleNumbers::whatLooksLikeANumberIsOne_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isNumber");
    QTest::addColumn<bool>("isStart");
    QTest::newRow("paragraph") << "10.3e" << true << false;
    QTest::newRow("section") << "10.3" << true << false;
    QTest::newRow("section that goes on") << "10." << true << false;
    QTest::newRow("id") << "D9.7a" << true << false;
    QTest::newRow("small id") << "r10.3" << true << false;
    QTest::newRow("chapter") << "12" << false << true;
    QTest::newRow("die") << "D6" << false << true;
    QTest::newRow("word") << "fire" << false << false;
    QTest::newRow("word with a dot") << "e.g" << false << false;
    QTest::newRow("calibre") << "81mm" << false << false;
    QTest::newRow("two letters") << "10.3ab" << false << false;
    QTest::newRow("empty") << "" << false << false;
}

void tst_RuleNumbers::whatLooksLikeANumberIsOne()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isNumber);
    QFETCH(const bool, isStart);

    QCOMPARE(RuleNumbers::isNumber(text.toStdString()), isNumber);
    QCOMPARE(RuleNumbers::isStart(text.toStdString()), isStart);
}

void tst_RuleNumbers::theRuleItselfComesBeforeItsSection_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("id") << "R9.7a" << QStringList{"R9.7a"};
    QTest::newRow("without its letter, both") << "9.7a" << QStringList{"R9.7a", "D9.7a"};
    QTest::newRow("paragraph of another edition") << "9.6.5.1a" << QStringList{"R9.6.3a"};
    QTest::newRow("section, then those in it, then longer numbers")
        << "9.6" << QStringList{"R9.6a", "R9.6.3a", "R9.61a"};
    QTest::newRow("small letters, dot at the end")
        << "r9.6." << QStringList{"R9.6a", "R9.6.3a", "R9.61a"};
    QTest::newRow("unknown") << "8.1" << QStringList{};
    QTest::newRow("nothing") << "." << QStringList{};
}

void tst_RuleNumbers::theRuleItselfComesBeforeItsSection()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, ids);
    Rulebook book;
    book.add({"R9.6.3a", {{"en", "9.6.3a"}, {"de", "9.6.5.1a"}}, {}});
    book.add({"R9.6a", {{"en", "9.6a"}}, {}});
    book.add({"R9.61a", {{"en", "9.61a"}}, {}});
    book.add({"R9.7a", {{"en", "9.7a"}}, {}});
    book.add({"D9.7a", {{"de", "9.7a"}}, {}});

    QStringList found;
    for (const std::uint32_t rule : RuleNumbers(book).find(text.toStdString()))
        found.append(QString::fromStdString(book.entries()[rule].id));
    QCOMPARE(found, ids);
}

HW_PLAIN_TEST(tst_RuleNumbers)

} // namespace hexwerk::search::tst_rule_numbers

#include "tst_rule_numbers.moc"

#include <QTest>

#include "tests/test_program.h"
#include "texts/search/folding.h"

#include <cstring>
#include <string>
#include <vector>

namespace hexwerk::search::tst_folding {

// Words of a text without case and marks.
class tst_Folding final : public QObject
{
    Q_OBJECT

private slots:
    void aWordIsFoldedAndKnowsItsBytes_data();
    void aWordIsFoldedAndKnowsItsBytes();
    void everyWordHasItsPlace();
    void bytesThatAreNoTextSeparateWords();
    void aVowelWithEMayStandForOneWithAMark_data();
    void aVowelWithEMayStandForOneWithAMark();
};

void tst_Folding::aWordIsFoldedAndKnowsItsBytes_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("folded");
    QTest::newRow("capitals") << QByteArray("LOS") << QByteArray("los");
    QTest::newRow("umlaut") << QByteArray("Hügel") << QByteArray("hugel");
    QTest::newRow("capital umlaut") << QByteArray("ÜBER") << QByteArray("uber");
    QTest::newRow("umlaut of two characters") << QByteArray("Hu\xCC\x88gel") << QByteArray("hugel");
    QTest::newRow("sharp s") << QByteArray("Straße") << QByteArray("strasse");
    QTest::newRow("capital sharp s") << QByteArray("STRAẞE") << QByteArray("strasse");
    QTest::newRow("accents") << QByteArray("Élève") << QByteArray("eleve");
    QTest::newRow("Polish") << QByteArray("Łódź") << QByteArray("lodz");
    QTest::newRow("ligature") << QByteArray("Œuvre") << QByteArray("oeuvre");
    QTest::newRow("Cyrillic") << QByteArray("ТАНК") << QByteArray("танк");
    QTest::newRow("Greek") << QByteArray("ΛΟΦΟΣ") << QByteArray("λοφοσ");
    QTest::newRow("with digits") << QByteArray("81mm") << QByteArray("81mm");
}

void tst_Folding::aWordIsFoldedAndKnowsItsBytes()
{
    QFETCH(const QByteArray, written);
    QFETCH(const QByteArray, folded);

    const auto words = foldedWords(written.toStdString());

    QCOMPARE(words.size(), std::size_t{1});
    QCOMPARE(QByteArray::fromStdString(words[0].folded), folded);
    QCOMPARE(words[0].at, std::size_t{0});
    QCOMPARE(words[0].length, std::size_t(written.size()));
}

void tst_Folding::everyWordHasItsPlace()
{
    const std::string text = "„TA/OAS-Karte“: +1, −2 …";

    const auto words = foldedWords(text);

    QStringList found;
    for (const FoldedWord &word : words)
        found.append(QString::fromStdString(text.substr(word.at, word.length)));
    QCOMPARE(found, QStringList({"TA", "OAS", "Karte", "1", "2"}));
}

void tst_Folding::bytesThatAreNoTextSeparateWords()
{
    // A byte that goes on nothing, one that is cut off, too long a form, half of a pair, too high.
    for (const char *const broken :
         {"a\x80z", "a\xC3z", "a\xC0\xAFz", "a\xED\xA0\x80z", "a\xF5\x80\x80\x80z", "a\xF0\x9Fz"}) {
        const auto words = foldedWords(broken);
        QCOMPARE(words.size(), std::size_t{2});
        QCOMPARE(words[0].folded, std::string("a"));
        QCOMPARE(words[1].folded, std::string("z"));
        QCOMPARE(words[1].at, std::strlen(broken) - 1);
    }
    QCOMPARE(foldedWords("\xE2\x82").size(), std::size_t{0});
}

void tst_Folding::aVowelWithEMayStandForOneWithAMark_data()
{
    QTest::addColumn<QString>("folded");
    QTest::addColumn<QString>("other"); // empty: none
    QTest::newRow("Hügel") << "huegel"
                           << "hugel";
    QTest::newRow("Gebäude") << "gebaeude"
                             << "gebaude";
    QTest::newRow("Überläufer") << "ueberlaeufer"
                                << "uberlaufer";
    QTest::newRow("after a vowel") << "feuer"
                                   << "";
    QTest::newRow("after q") << "quelle"
                             << "";
    QTest::newRow("none") << "hill"
                          << "";
}

void tst_Folding::aVowelWithEMayStandForOneWithAMark()
{
    QFETCH(const QString, folded);
    QFETCH(const QString, other);
    std::vector<std::string> expected{folded.toStdString()};
    if (!other.isEmpty())
        expected.push_back(other.toStdString());

    QCOMPARE(spellingsOf(folded.toStdString()), expected);
}

HW_PLAIN_TEST(tst_Folding)

} // namespace hexwerk::search::tst_folding

#include "tst_folding.moc"

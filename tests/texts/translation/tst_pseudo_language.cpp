#include <QTest>

#include "tests/test_program.h"
#include "texts/translation/placeholders.h"
#include "texts/translation/pseudo_language.h"

#include <algorithm>

namespace hexwerk::translation::tst_pseudo_language {

using namespace std::string_literals;

class tst_PseudoLanguage final : public QObject
{
    Q_OBJECT

private slots:
    void whatTheProgramReadsStays_data();
    void whatTheProgramReadsStays();
    void itIsLongerByTwoFifths();
    void everyTextOfTheCatalogueHasOne();
};

void tst_PseudoLanguage::whatTheProgramReadsStays_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char *name, const char *source, const char *wanted) {
        QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(wanted);
    };
    row("words", "Open", "[Óþéñ ~]");
    row("nothing", "", "");
    row("placeholders", "%1 of %L2, %n", "[%1 óƒ %L2, %n ]");
    row("a value of a text", "{dice} dice", "[{dice} ðíçé ~]");
    row("the letter of a key", "&File", "[&Fíļé ]");
    row("rich text", "<b>Hex</b>&nbsp;a", "[<b>Ĥéẋ</b>&nbsp;á ~]");
    row("an id", "see R10.3g.", "[šéé R10.3g. ]");
    row("a file name", "Text (*.md)", "[Ţéẋţ (*.md) ~]");
    row("a sign alone", "a < b & c", "[á < ƀ & ç ]");
}

void tst_PseudoLanguage::whatTheProgramReadsStays()
{
    QFETCH(QString, source);
    QFETCH(QString, wanted);
    QCOMPARE(QString::fromStdString(pseudoText(source.toStdString())), wanted);
}

void tst_PseudoLanguage::itIsLongerByTwoFifths()
{
    const QString text = QString::fromStdString(pseudoText(std::string(1000, 'a')));
    QCOMPARE(text.size(), 1000 + 400 + 2); // and brackets
}

void tst_PseudoLanguage::everyTextOfTheCatalogueHasOne()
{
    Catalogue catalogue =
        loadCatalogue({{HW_SOURCE_DIR "/resources"}}, {"assault"}, std::string(kPseudoLanguage));
    const std::size_t data = catalogue.units.size();
    addProgramTexts(catalogue, {{HW_SOURCE_DIR "/resources"}});
    QVERIFY(catalogue.units.size() > data + 1000); // the program's own too
    const OwnTexts own = pseudoTexts(catalogue);
    QCOMPARE(own.texts.size(), catalogue.units.size());
    for (const TextUnit &unit : catalogue.units) {
        const OwnText &text = own.texts.at(unit.key);
        for (std::size_t form = 0; form < text.sources.size(); ++form) {
            const auto difference = placeholderDifference(text.sources[form], text.targets[form],
                                                          NumberPlaceholder::Needed);
            QVERIFY2(difference.isNone(), unit.key.c_str());
            QVERIFY2(text.targets[form] != text.sources[form], unit.key.c_str());
            const auto tags = [](const std::string &one) {
                return std::count(one.begin(), one.end(), '<');
            };
            QCOMPARE(tags(text.targets[form]), tags(text.sources[form]));
        }
    }
}

HW_PLAIN_TEST(tst_PseudoLanguage)

} // namespace hexwerk::translation::tst_pseudo_language

#include "tst_pseudo_language.moc"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"
#include "texts/translation/known_words.h"

namespace hexwerk::translation::tst_known_words {

// The files of words that no dictionary has.
class tst_KnownWords final : public QObject
{
    Q_OBJECT

private slots:
    void aFileHoldsWordsHomonymsAndSynonyms();
    void theWordsOfAllFoldersCount();
    void aWordWithoutReasonIsAnError();
    void aLanguageWithoutFileHasNone();
};

static const std::string kHead = "format = \"hexwerk.words\"\nversion = 1\nlanguage = \"fr\"\n";

static void put(const QTemporaryDir &folder, const std::string &text)
{
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("translations")));
    QFile file(folder.filePath(QString::fromStdString(knownWordsFile("fr"))));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.c_str());
}

void tst_KnownWords::aFileHoldsWordsHomonymsAndSynonyms()
{
    const auto read = readKnownWords(
        kHead +
            "prefixes = [\"re\"]\njoints = [\"s\"]\n"
            "[[word]]\nwords = [\"Échap\", \"Suppr\"]\nreason = \"keys\"\n"
            "[[homonym]]\nsource = \"left\"\ntargets = [\"gauche\", \"quitté\"]\nreason = \"x\"\n"
            "[[synonym]]\ntarget = \"Journal\"\nsources = [\"Log\"]\nreason = \"x\"\n",
        "words");

    QVERIFY(read && read.problems.empty());
    QCOMPARE(read.value->words, (std::set<std::string>{"Suppr", "Échap"}));
    QCOMPARE(read.value->prefixes, std::vector<std::string>{"re"});
    QCOMPARE(read.value->joints, std::vector<std::string>{"s"});
    QCOMPARE(read.value->homonyms.at("left"), (std::vector<std::string>{"gauche", "quitté"}));
    QCOMPARE(read.value->synonyms.at("Journal"), std::vector<std::string>{"Log"});
}

void tst_KnownWords::theWordsOfAllFoldersCount()
{
    QTemporaryDir own;
    QTemporaryDir shipped;
    put(own, kHead + "[[word]]\nwords = [\"un\"]\nreason = \"x\"\n");
    put(shipped, kHead + "[[word]]\nwords = [\"deux\"]\nreason = \"x\"\n");

    const auto known =
        loadKnownWords({{own.path().toStdString(), shipped.path().toStdString()}}, "fr");

    QVERIFY(known.problems.empty());
    QCOMPARE(known.value->words, (std::set<std::string>{"deux", "un"}));
}

void tst_KnownWords::aWordWithoutReasonIsAnError()
{
    for (const char *row : {"[[word]]\nwords = [\"x\"]\n", "[[word]]\nwords = 3\nreason = \"x\"\n",
                            "[[homonym]]\nsource = \"x\"\nreason = \"x\"\n",
                            "[[synonym]]\nsources = [\"x\"]\nreason = \"x\"\n", "[[word]\n"})
        QVERIFY(!readKnownWords(kHead + row, "words"));
}

void tst_KnownWords::aLanguageWithoutFileHasNone()
{
    const auto known = loadKnownWords({{HW_SOURCE_DIR "/resources"}}, "fr");
    QVERIFY(known.problems.empty());
    QVERIFY(*known.value == KnownWords());
}

HW_PLAIN_TEST(tst_KnownWords)

} // namespace hexwerk::translation::tst_known_words

#include "tst_known_words.moc"

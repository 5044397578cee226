#include <QTest>

#include "tests/test_program.h"
#include "texts/translation/differences.h"

#include <algorithm>
#include <random>

namespace hexwerk::tst_text_differences {

using translation::RunKind;
using translation::TextRun;

// What has changed in a text.
class tst_TextDifferences final : public QObject
{
    Q_OBJECT

private slots:
    void changedWordsAreTold_data();
    void changedWordsAreTold();
    void runsGiveBothTextsAndKeepAsMuchAsCanBe();
    void longTextsTakeNoTime();
};

static std::string shown(const std::vector<TextRun> &runs)
{
    std::string all;
    for (const TextRun &run : runs)
        all += run.kind == RunKind::Kept      ? run.text
               : run.kind == RunKind::Removed ? "[-" + run.text + "-]"
                                              : "[+" + run.text + "+]";
    return all;
}

void tst_TextDifferences::changedWordsAreTold_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("runs");
    const auto row = [](const char *name, const char *before, const char *after, const char *runs) {
        QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(after)
                            << QString::fromUtf8(runs);
    };
    row("none", "A unit moves.", "A unit moves.", "A unit moves.");
    row("a word", "A unit moves.", "A unit stops.", "A unit [-moves-][+stops+].");
    row("a new word", "A unit moves.", "A unit never moves.", "A unit [+never +]moves.");
    row("a word less", "A big unit", "A unit", "A [-big -]unit");
    row("umlauts", "Ein Zug fährt", "Ein Zug führt", "Ein Zug [-fährt-][+führt+]");
    row("all", "One", "Two", "[-One-][+Two+]");
    row("from nothing", "", "New text", "[+New text+]");
    row("to nothing", "Old", "", "[-Old-]");
    row("punctuation", "It ends.", "It ends!", "It ends[-.-][+!+]");
}

void tst_TextDifferences::changedWordsAreTold()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, runs);
    QCOMPARE(QString::fromStdString(
                 shown(translation::differences(before.toStdString(), after.toStdString()))),
             runs);
}

// Of all ways to keep letters, by trying each subset.
static int mostKept(const std::string &before, const std::string &after)
{
    int most = 0;
    for (unsigned subset = 0; subset < (1U << before.size()); ++subset) {
        std::string kept;
        for (std::size_t i = 0; i < before.size(); ++i)
            if (subset & (1U << i))
                kept += before[i];
        std::size_t at = 0;
        for (const char letter : after)
            if (at < kept.size() && kept[at] == letter)
                ++at;
        if (at == kept.size())
            most = std::max(most, static_cast<int>(kept.size()));
    }
    return most;
}

void tst_TextDifferences::runsGiveBothTextsAndKeepAsMuchAsCanBe()
{
    std::mt19937 random(7);
    const auto text = [&random] {
        std::string signs;
        for (std::size_t i = random() % 9; i > 0; --i)
            signs += ".,;:"[random() % 4]; // each a word by itself
        return signs;
    };
    for (int i = 0; i < 2000; ++i) {
        const std::string before = text();
        const std::string after = text();
        std::string old;
        std::string now;
        int kept = 0;
        for (const TextRun &run : translation::differences(before, after)) {
            if (run.kind != RunKind::Added)
                old += run.text;
            if (run.kind != RunKind::Removed)
                now += run.text;
            if (run.kind == RunKind::Kept)
                kept += static_cast<int>(run.text.size());
        }
        QCOMPARE(old, before);
        QCOMPARE(now, after);
        QCOMPARE(kept, mostKept(before, after));
    }
}

void tst_TextDifferences::longTextsTakeNoTime()
{
    std::string before = "Begin ";
    std::string after = "Begin ";
    for (int i = 0; i < 20'000; ++i) {
        before += std::to_string(i) + ' ';
        after += std::to_string(i + 20'000) + ' ';
    }
    const auto runs = translation::differences(before + "end", after + "end");
    QCOMPARE(runs.front().text, "Begin ");
    QCOMPARE(runs.back().text, " end");
    QCOMPARE(runs.size(), std::size_t{4});
}

HW_PLAIN_TEST(tst_TextDifferences)

} // namespace hexwerk::tst_text_differences

#include "tst_text_differences.moc"

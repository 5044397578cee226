// The sheets with the tables of the game.
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

#include "editor/assault/library/own_tables.h"
#include "editor/assault/paper/players_aid.h"
#include "tests/editor/assault/paper/drawn_letters.h"
#include "tests/editor/assault/paper/text_sheets_test.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <utility>

namespace hexwerk::assault::ui::tst_players_aid {

using namespace Qt::Literals::StringLiterals;

class tst_PlayersAid final : public TextSheetsTest
{
    Q_OBJECT

private slots:
    void initTestCase() { readAll(); }
    void numbersOfThePlayersAidAreThoseOfTheTables();
    void correctionsAreInThePlayersAidAndMarked();
    void aPlayersAidIsShortAndCanBeRead_data();
    void aPlayersAidIsShortAndCanBeRead();
    void aPlayersAidSaysWhatMarkersDo();
    void aPlayersAidHasTheRulesOfItsEdition();
};

// "1W 2 PT": numbers with the letters of their marks.
static QString cellsPattern(const QJsonObject &cost)
{
    QStringList cells;
    for (const QString &by : {u"foot"_s, u"artillery"_s, u"mechanized"_s, u"track"_s})
        cells << cost[by].toVariant().toString() + u" ?[A-Z]?"_s;
    return cells.join(u" "_s);
}

void tst_PlayersAid::numbersOfThePlayersAidAreThoseOfTheTables()
{
    const auto pages = playersAidPages(*opened(gelaRoad()), corrections(), m_rulebook, {});
    const QString text = textOf(pages);
    for (const QString &table : {u"terrain"_s, u"road"_s}) {
        const QJsonObject rows = m_system[table].toObject();
        QVERIFY(rows.size() > 4);
        for (auto row = rows.begin(); row != rows.end(); ++row) {
            const QString name = row.value()[u"name"][u"en"].toString();
            const QString pattern = QRegularExpression::escape(name) + u" "_s +
                                    cellsPattern(row.value()[u"cost"].toObject());
            QVERIFY2(QRegularExpression(pattern).match(text).hasMatch(), qPrintable(pattern));
        }
    }
    const QJsonObject hexsides = m_system[u"hexside"].toObject();
    for (auto row = hexsides.begin(); row != hexsides.end(); ++row)
        QVERIFY2(QRegularExpression(
                     QRegularExpression::escape(row.value()[u"name"][u"en"].toString()) +
                     u"( –? ?[A-Z]?){0,6} "_s + cellsPattern(row.value()[u"cost"].toObject()))
                     .match(text)
                     .hasMatch(),
                 qPrintable(row.key()));
    const QJsonObject spotting = m_system[u"spotting"].toObject();
    for (const auto &[key, words] : {std::pair(u"in_the_open"_s, u"In the open"_s),
                                     {u"two_dice"_s, u"Cover of two dice"_s},
                                     {u"hidden"_s, u"Hidden"_s},
                                     {u"sneaky_trail"_s, u"On a sneaky trail"_s}}) {
        const QString pattern = u"%1 %2"_s.arg(words).arg(spotting[key].toInt());
        QVERIFY2(text.contains(pattern), qPrintable(pattern));
    }
    for (const QString &rule : {u"R9.4a"_s, u"R10.7a"_s, u"R10.5e"_s, u"R9.6.4a"_s, u"R13.0c"_s})
        QVERIFY2(text.contains(rule), qPrintable(rule));
    QVERIFY(!text.contains(u"your correction"_s));
}

void tst_PlayersAid::correctionsAreInThePlayersAidAndMarked()
{
    Corrections corrected = corrections();
    corrected.setOwn(
        corrected.withValue({"terrain", "brush", "cost", "foot"}, TomlValue{std::int64_t{7}}));
    const QString text = textOf(playersAidPages(*opened(gelaRoad()), corrected, m_rulebook, {}));
    QVERIFY2(QRegularExpression(u"Brush 7\\s*\\*"_s).match(text).hasMatch(), qPrintable(text));
    QVERIFY(text.contains(u"* your correction"_s));
}

// The longest ones have support; training-infantry is the shortest.
void tst_PlayersAid::aPlayersAidIsShortAndCanBeRead_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<QString>("language");
    std::size_t row = 0;
    for (const char *name : {"training-infantry", "port-of-gela", "gela-beachhead/landing"})
        for (const QString &profile : {u"sicily43-en"_s, u"gela-de"_s})
            for (const QString &language : {u"en"_s, u"de"_s})
                for (const auto &[paper, size] :
                     {std::pair("A4", QSizeF(210, 297)), std::pair("Letter", QSizeF(215.9, 279.4))})
                    if (testing::takesPart(row++))
                        QTest::addRow("%s, %s, %s, %s", name, qPrintable(profile),
                                      qPrintable(language), paper)
                            << u"%1/scenarios/%2.toml"_s.arg(QLatin1String(HW_SOURCE_DIR),
                                                             QLatin1String(name))
                            << profile << size << language;
}

void tst_PlayersAid::aPlayersAidIsShortAndCanBeRead()
{
    QFETCH(QString, file);
    QFETCH(QString, profile);
    QFETCH(QSizeF, paper);
    QFETCH(QString, language);
    m_languages.speak(language);
    Scenario scenario = opened(file)->scenario();
    scenario.profile = profile.toStdString();
    const auto pages =
        playersAidPages(*documentOf(scenario), corrections(), m_rulebook, {.paper = {paper}});
    m_languages.speak(u"en"_s);
    if (scenario.profile == opened(file)->scenario().profile && paper.width() == 210)
        keep(pages, u"%1-aid-%2"_s.arg(language, QFileInfo(file).completeBaseName()));
    QVERIFY2(pages.size() <= 4, qPrintable(QString::number(pages.size())));
    for (const editor::SheetPage &page : pages)
        for (const hexwerk::testing::DrawnText &drawn : hexwerk::testing::textsDrawnBy(page.paint))
            QVERIFY2(drawn.points > 6.95,
                     qPrintable(u"\"%1\" has %2 pt"_s.arg(drawn.text).arg(drawn.points)));
}

// Words alone: lines of a page may end at any sign.
static QString lettersOf(const QString &text)
{
    static const QRegularExpression kOthers(u"[^\\p{L}\\p{N}]"_s);
    return QString(text).remove(kOthers);
}

void tst_PlayersAid::aPlayersAidSaysWhatMarkersDo()
{
    const QString data = QLatin1String(HW_SOURCE_DIR "/resources/assault/rulebook/");
    const QString text =
        lettersOf(textOf(playersAidPages(*opened(gelaRoad()), corrections(), m_rulebook, {})));
    // Rules of chapter 13 that begin with the name of a marker, and their markers.
    const QJsonArray rules = toml(data + u"13_status_markers.toml"_s)[u"rule"].toArray();
    const QJsonObject markers = m_system[u"marker"].toObject();
    QCOMPARE(markers.size(), 16);
    for (auto marker = markers.begin(); marker != markers.end(); ++marker) {
        const QString name = marker.value()[u"name"][u"en"].toString();
        int found = 0;
        for (const QJsonValue rule : rules) {
            const QString words = rule[u"text"][u"en"][u"text"].toString();
            if (words.contains(name, Qt::CaseInsensitive) && text.contains(lettersOf(words)))
                ++found;
        }
        QVERIFY2(found > 0, qPrintable(name));
    }
}

void tst_PlayersAid::aPlayersAidHasTheRulesOfItsEdition()
{
    const auto textIn = [&](const char *profile, bool ambush, const char *file) {
        Scenario scenario = opened(QLatin1String(file))->scenario();
        scenario.profile = profile;
        if (ambush)
            scenario.options["ambush_assault_die"] = true;
        return textOf(playersAidPages(*documentOf(scenario), corrections(), m_rulebook, {}));
    };
    const char *const port = HW_SOURCE_DIR "/scenarios/port-of-gela.toml"; // has support
    const QString english = textIn("sicily43-en", false, port);
    const QString german = textIn("gela-de", false, port);
    for (const QString &rule : {u"R11.1.2.1a"_s, u"R11.1.3.2a"_s, u"R11.1.4d"_s, u"R11.1a"_s})
        QVERIFY2(english.contains(rule) && german.contains(rule), qPrintable(rule));
    for (const QString &ofGerman : {u"D9.12.4b"_s, u"D12.4.2.2a"_s, u"D9.8.2a"_s, u"D9.13a"_s})
        QVERIFY2(german.contains(ofGerman) && !english.contains(ofGerman), qPrintable(ofGerman));
    QVERIFY(english.contains(u"R12.4.5a"_s) && !german.contains(u"R12.4.5a"_s));
    QVERIFY(textIn("sicily43-en", true, port).contains(u"D9.12.4b"_s)); // a rule that is switched
}

HW_WINDOW_TEST(tst_PlayersAid)

} // namespace hexwerk::assault::ui::tst_players_aid

#include "tst_players_aid.moc"

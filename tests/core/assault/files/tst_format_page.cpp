#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include "core/assault/engine/assault.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/key_rows.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/assault/files/readers/enum_values.h"
#include "core/assault/files/readers/formation_reader.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/readers/tile_reader.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/base/hash.h"
#include "core/files/key_order.h"
#include "core/files/rulebook_reader.h"
#include "core/files/text_file.h"
#include "core/files/toml_text.h"
#include "core/lab/study_file.h"
#include "tests/test_program.h"

#include <set>

namespace hexwerk::assault::tst_format_page {

// scenarios/README.md shows every key of every format. Its examples belong together: the scenario
// uses the card and the tile that stand further down.
class tst_FormatPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFormatHasItsExample();
    void anExampleReadsWithoutAWarning_data();
    void anExampleReadsWithoutAWarning();
    void everyKeyThatAReaderAsksForIsShown();
    void everyKeyOfTheStableOrderIsShownWhereItStands_data();
    void everyKeyOfTheStableOrderIsShownWhereItStands();
    void everyKeyShownHasItsPlaceInTheStableOrder();
    void everyNameThatAKeyMayHaveIsThere();
    void theScenarioCanBeSetUp();
    void theGameIsReplayedToItsHash();
    void othersAreReplayedToTheirHash_data();
    void othersAreReplayedToTheirHash();
    void theTranslationIsCurrent();
    void theStudyIsRead();

private:
    QString m_page;
    std::map<std::string, std::string> m_examples; // by format, without "hexwerk."
    std::string m_study;
    DataStore m_data;
};

// Scenarios that an example names lie beside it.
static constexpr const char *kPage = HW_SOURCE_DIR "/scenarios/README.md";

static QString read(const QString &path)
{
    return QString::fromStdString(readTextFile(path.toStdString()).value.value_or(""));
}

void tst_FormatPage::initTestCase()
{
    m_page = read(QString::fromLatin1(kPage));
    static const QRegularExpression block(QStringLiteral("```toml\n(.*?)```"),
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression format(QStringLiteral("^format *= \"hexwerk\\.([a-z_]+)\""));
    for (auto found = block.globalMatch(m_page); found.hasNext();) {
        const QString text = found.next().captured(1);
        const auto name = format.match(text);
        QVERIFY2(name.hasMatch(), qPrintable(text));
        QVERIFY(m_examples.emplace(name.captured(1).toStdString(), text.toStdString()).second);
    }
    m_examples.erase("translations"); // of no system: tst_validate reads it
    m_study = m_examples["study"];    // likewise
    m_examples.erase("study");
    m_data = loadData({{HW_SOURCE_DIR "/resources"}}).value.value();
    const auto cards = readCards(m_examples["cards"], "cards");
    const auto tile = readTile(m_examples["tile"], "tile");
    const auto formations = readFormations(m_examples["formations"], "formations");
    QVERIFY(cards && tile && formations);
    for (const UnitCard &card : cards.value->units)
        m_data.cards.units[card.id] = card;
    for (const FormationCard &card : formations.value->formations)
        m_data.cards.formations[card.id] = card;
    m_data.tiles[tile.value->tile.id] = tile.value->tile;
}

void tst_FormatPage::everyFormatHasItsExample()
{
    std::set<std::string> shown;
    for (const auto &[format, text] : m_examples)
        shown.insert("hexwerk." + format);
    // What the program names as its formats when it meets another one.
    const auto problems = validateText("format = \"other\"\nversion = 1\n", "f", m_data);
    const std::set<std::string> formats(problems[0].values.begin(), problems[0].values.end());
    QCOMPARE(shown, formats);
}

void tst_FormatPage::anExampleReadsWithoutAWarning_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const auto &[format, text] : m_examples)
        QTest::newRow(format.c_str()) << QByteArray::fromStdString(text);
}

void tst_FormatPage::anExampleReadsWithoutAWarning()
{
    QFETCH(QByteArray, text);
    for (const Problem &problem : validateText(text.toStdString(), kPage, m_data))
        QFAIL(qPrintable(QStringLiteral("line %1: %2 %3")
                             .arg(problem.line)
                             .arg(QString::fromLatin1(problem.code.name().data()))
                             .arg(QString::fromStdString(problem.key))));
}

static void collectKeys(const std::string &path, const TomlValue &value,
                        std::set<std::string> &keys)
{
    if (const auto *table = value.as<TomlTable>())
        for (const TomlEntry &entry : table->entries) {
            const std::string own = pathTo(path, entry.key);
            keys.insert(own);
            // The terms within a term have the keys of a term.
            const bool isTerm = entry.key == "all" || entry.key == "any" || entry.key == "not";
            collectKeys(isTerm ? path : own, entry.value, keys);
        }
    if (const auto *array = value.as<TomlArray>())
        for (const TomlValue &element : *array)
            collectKeys(path, element, keys);
}

// "board.tile.at": with the tables around it, without places in arrays.
static std::set<std::string> keysOf(const std::string &text)
{
    std::set<std::string> keys;
    collectKeys("", TomlValue(readToml(text).value()), keys);
    return keys;
}

void tst_FormatPage::everyKeyThatAReaderAsksForIsShown()
{
    QSet<QString> shown;
    for (const auto &[format, text] : m_examples)
        for (const std::string &path : keysOf(text))
            shown.insert(QString::fromStdString(path).section(QLatin1Char('.'), -1));
    static const QRegularExpression jsonKey(QStringLiteral("\"([a-z_]+)\":"));
    for (auto found = jsonKey.globalMatch(m_page); found.hasNext();)
        shown.insert(found.next().captured(1));

    // In the readers every text of small letters is a key.
    const QStringList readers = {QStringLiteral("*_reader.cpp"), QStringLiteral("system_rows.cpp"),
                                 QStringLiteral("scenario_tables.cpp"),
                                 QStringLiteral("source_marks.cpp"),
                                 QStringLiteral("document.cpp")};
    static const QRegularExpression literal(QStringLiteral("\"([a-z_]+)\""));
    int asked = 0;
    for (QDirIterator files(QStringLiteral(HW_SOURCE_DIR "/core"), readers, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext();) {
        const QString source = read(files.next());
        for (auto found = literal.globalMatch(source); found.hasNext(); ++asked) {
            const QString key = found.next().captured(1);
            QVERIFY2(shown.contains(key),
                     qPrintable(files.fileName() + QStringLiteral(": ") + key));
        }
    }
    QVERIFY(asked > 250);
}

// The rows of core/assault/files/key_rows.cpp: {"board.tile", "tile at turned crop"}.
static QMap<QString, QStringList> orderedKeys(const QString &array)
{
    const QString source = read(QStringLiteral(HW_SOURCE_DIR "/core/assault/files/key_rows.cpp"));
    const QString rows = source.section(array + QStringLiteral(" = {"), 1).section(u"};"_qs, 0, 0);
    static const QRegularExpression row(
        QStringLiteral("TableRow\\{\"([a-z_.]*)\",((?:\\s*\"[^\"]*\")+)\\}"));
    static const QRegularExpression mark(QStringLiteral("[\"*\\n]"));
    QMap<QString, QStringList> keys;
    for (auto found = row.globalMatch(rows); found.hasNext();) {
        const auto match = found.next();
        keys[match.captured(1)] = match.captured(2).remove(mark).split(u' ', Qt::SkipEmptyParts);
    }
    return keys;
}

void tst_FormatPage::everyKeyOfTheStableOrderIsShownWhereItStands_data()
{
    QTest::addColumn<QString>("array");
    QTest::newRow("scenario") << QStringLiteral("kScenario");
    QTest::newRow("tile") << QStringLiteral("kTile");
    QTest::newRow("stamp") << QStringLiteral("kStamp");
    QTest::newRow("game") << QStringLiteral("kGame");
    QTest::newRow("table") << QStringLiteral("kTable");
    QTest::newRow("campaign") << QStringLiteral("kCampaign");
    QTest::newRow("campaign_game") << QStringLiteral("kCampaignGame");
    QTest::newRow("cards") << QStringLiteral("kCards");
    QTest::newRow("formations") << QStringLiteral("kFormations");
}

void tst_FormatPage::everyKeyOfTheStableOrderIsShownWhereItStands()
{
    QFETCH(QString, array);
    const auto keys = keysOf(m_examples.at(QTest::currentDataTag()));
    const auto ordered = orderedKeys(array);
    QVERIFY(!ordered.isEmpty());
    for (auto row = ordered.begin(); row != ordered.end(); ++row)
        for (const QString &key : row.value()) {
            const std::string path = pathTo(row.key().toStdString(), key.toStdString());
            QVERIFY2(keys.contains(path), path.c_str());
        }
}

void tst_FormatPage::everyKeyShownHasItsPlaceInTheStableOrder()
{
    for (const char *format : {"scenario", "campaign", "tile", "stamp", "cards", "formations"}) {
        const KeyOrder order(keyRows(std::string("hexwerk.") + format));
        for (const std::string &path : keysOf(m_examples.at(format))) {
            const std::size_t dot = path.rfind('.');
            const std::string table = dot == std::string::npos ? "" : path.substr(0, dot);
            const std::string key = path.substr(dot + 1); // npos + 1 is 0
            // Marks, options and the term of a trigger come in any order; a band is from, to, dice.
            const bool isFree =
                path.starts_with("trigger.if.") || path.starts_with("battle.result.when.") ||
                path.starts_with("unit.source.") || path.starts_with("unit.attack.") ||
                path.starts_with("unit.indirect.") || path.starts_with("options.");
            QVERIFY2(isFree || order.rank(table, key), path.c_str());
        }
    }
}

template<typename... Enums>
static QStringList namesOf()
{
    QStringList names;
    const auto add = [&names](auto last) {
        for (int i = 0; i <= static_cast<int>(last); ++i)
            names += QString::fromLatin1(toString(static_cast<decltype(last)>(i)).data());
    };
    (add(kLastOf<Enums>), ...);
    return names;
}

void tst_FormatPage::everyNameThatAKeyMayHaveIsThere()
{
    QStringList names =
        namesOf<Direction, UnitType, UnitClass, MovementType, SightEffect, OverlayKind, MineKind,
                ZonePurpose, FormationMethod, Experience, ThresholdEffect, TriggerEvent,
                VictoryCheck, ActivationTime, SpecialMoment, SupportKind, EffectTakes, EffectTarget,
                EffectUntil, MarkerGroup, SlotFill, LossRule, DamageRule, ReplacementRule,
                DeedPer>();
    for (const RoadRow &row : m_data.system.terrain.roads)
        names += QString::fromStdString(row.id);
    for (const HexsideRow &row : m_data.system.terrain.hexsides)
        names += QString::fromStdString(row.id);
    for (const QString &name : names) {
        const QRegularExpression word(QStringLiteral("\\b%1\\b").arg(name));
        QVERIFY2(m_page.contains(word), qPrintable(name));
    }
}

void tst_FormatPage::theScenarioCanBeSetUp()
{
    const auto file = readScenario(m_examples.at("scenario"), "scenario");
    QVERIFY(file);
    const auto game = setUpGame(file.value->scenario, m_data);
    QVERIFY(game);
    const Position p = Assault::start(*game.value);
    const auto boxed = static_cast<std::size_t>(
        std::count_if(p.units.begin(), p.units.end(),
                      [](const Unit &unit) { return unit.state == UnitState::InBox; }));
    QCOMPARE(p.units.size() - boxed, std::size_t{6});
    QVERIFY(!Assault::legalOrders(p).empty());
}

void tst_FormatPage::theGameIsReplayedToItsHash()
{
    const auto file = readGame(m_examples.at("game"), "game");
    QVERIFY(file);
    const auto game = setUpGame(scenarioOf(file.value->game), m_data);
    QVERIFY(game);
    Position p = Assault::start(*game.value);
    for (const play::Record &said : file.value->game.orders) {
        const auto order = Assault::orderFromJson(p, said.json);
        QVERIFY2(order && Assault::apply(p, *order), said.json.c_str());
        if (!said.hash.empty())
            QCOMPARE(QString::fromStdString(hashText(Assault::hash(p))),
                     QString::fromStdString(said.hash));
    }
    QVERIFY(Assault::isOver(p));
    QVERIFY(!file.value->game.orders.back().hash.empty());
}

void tst_FormatPage::othersAreReplayedToTheirHash_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("table") << QByteArray("table");
    QTest::newRow("campaign") << QByteArray("campaign_game");
}

void tst_FormatPage::othersAreReplayedToTheirHash()
{
    QFETCH(QByteArray, format);
    const Rules *const rules[] = {&assaultRules()};
    const auto file = hexwerk::readGame(m_examples.at(format.toStdString()), "example", rules);
    QVERIFY(file);
    const GameFile &game = file.value->game;
    const auto match = assaultRules().begin(*game.head, m_data, game.secrets);
    QVERIFY(match);
    const auto replayed = (*match.value)->replay(game.orders);
    QVERIFY2(replayed, std::to_string((*match.value)->records().size()).c_str());
    QVERIFY2((*match.value)->isOver(), (*match.value)->pending().c_str());
    QCOMPARE(QString::fromStdString(hashText((*match.value)->hash())),
             QString::fromStdString(game.orders.back().hash));
}

void tst_FormatPage::theTranslationIsCurrent()
{
    const auto entries =
        readRulebook(m_examples.at("rulebook"), "rulebook", kSystemId, kRuleGrammar);
    QVERIFY(entries && !entries.value->empty());
    for (const RuleEntry &entry : *entries.value)
        for (const auto &[language, text] : entry.texts)
            QVERIFY2(isCurrent(entry, language), entry.id.c_str());
}

void tst_FormatPage::theStudyIsRead()
{
    const auto study = lab::readStudy(m_study, "study");
    QVERIFY(study);
    QVERIFY(study.problems.empty());
    QCOMPARE(study.value->shards.size(), std::size_t{1});
}

HW_PLAIN_TEST(tst_FormatPage)

} // namespace hexwerk::assault::tst_format_page

#include "tst_format_page.moc"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/files/zip_archive.h"
#include "editor/assault/exchange/vassal_export.h"
#include "editor/assault/exchange/vassal_text.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/exchange/vassal_rules.h"
#include "tests/test_program.h"

#include <algorithm>
#include <memory>
#include <set>

namespace hexwerk::assault::ui::tst_vassal_export {

using Qt::Literals::StringLiterals::operator""_s;

// A module as an archive of VASSAL 3.7 is built.
class tst_VassalExport final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sequencesAreReadAsTheyWere();
    void everyShippedScenarioIsAWholeModule_data();
    void everyShippedScenarioIsAWholeModule();
    void unitsStandInTheirHexes_data();
    void unitsStandInTheirHexes();
    void aTurnedBoardHasItsUnitsInTheirHexes();
    void namesMayHaveAnySign();
    void anEmptyScenarioIsAModule();
    void whatOneSideKnowsIsInNoModule();
    void whatCannotBeWrittenLeavesTheOldFile();
    void aStoppedExportLeavesTheOldFile();

private:
    struct Module
    {
        std::vector<ZipEntry> entries;
        vassal::Element root;

        std::string file(const std::string &name) const;
        QSize board() const;
    };
    Module exported(const Scenario &scenario, bool isTurned = false, VassalExport how = {}) const;
    MapScene sceneFor(const ScenarioDocument &document, bool isTurned) const;
    static Scenario shipped(const QString &name);
    void checkWhole(const Module &module) const;
    void checkTraits(const std::vector<vassal::Trait> &traits) const;
    void checkStacks(const Module &module, const Scenario &scenario) const;

    editor::Languages m_languages;
    SharedData m_library;
};

void tst_VassalExport::initTestCase()
{
    m_languages.speak(u"en"_s);
    m_library = std::make_shared<const DataStore>(*loadData({{HW_SOURCE_DIR "/resources"}}).value);
}

Scenario tst_VassalExport::shipped(const QString &name)
{
    const auto loaded =
        loadScenario((QStringLiteral(HW_SOURCE_DIR "/scenarios/") + name).toStdString());
    return loaded.value->scenario;
}

MapScene tst_VassalExport::sceneFor(const ScenarioDocument &document, bool isTurned) const
{
    const Selection nothing(document);
    MapScene scene = sceneOf(document, nothing);
    scene.isTurned = isTurned;
    return scene;
}

std::string tst_VassalExport::Module::file(const std::string &name) const
{
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const ZipEntry &entry) { return entry.name == name; });
    return found == entries.end() ? std::string() : found->content;
}

QSize tst_VassalExport::Module::board() const
{
    const std::string picture = file("images/board.png");
    return QImage::fromData(QByteArray::fromStdString(picture)).size();
}

tst_VassalExport::Module tst_VassalExport::exported(const Scenario &scenario, bool isTurned,
                                                    VassalExport how) const
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"module.vmod"_s);
    ScenarioDocument document(m_library);
    document.reset(scenario);
    how.hexWidth = 32;
    const auto failure = exportVassal(document, sceneFor(document, isTurned), how, path);
    QFile file(path);
    Module module;
    if (failure || !file.open(QIODevice::ReadOnly))
        return module;
    if (const auto entries = readZip(file.readAll().toStdString()))
        module.entries = *entries;
    module.root = vassal::documentOf(QByteArray::fromStdString(module.file("buildFile.xml")));
    return module;
}

void tst_VassalExport::sequencesAreReadAsTheyWere()
{
    const QStringList hard = {u""_s,       u"plain"_s, u"a;b"_s,  u";"_s,     u"a\tb"_s,
                              u"'both'"_s, u"'one"_s,  u"it's"_s, u"a\\;b"_s, u"1,2"_s};
    for (const QChar delimiter : {u';', u',', u'/', u'\t'})
        QCOMPARE(vassal::decoded(vassalSequence(hard, delimiter), delimiter), hard);
    const std::vector<VassalTrait> traits = {{u"a;1;2"_s, u"x"_s},
                                             {u"b;3\t/"_s, u"y\t/"_s},
                                             {u"c;"_s, u""_s},
                                             {u"piece;;;;N/1"_s, u"null"_s}};
    const auto read = vassal::traitsOf(vassalPiece(traits));
    QCOMPARE(read.size(), traits.size());
    for (std::size_t i = 0; i < traits.size(); ++i) {
        QCOMPARE(read[i].kind + u';' + read[i].fields.join(u';'), traits[i].type);
        QCOMPARE(read[i].state, traits[i].state);
    }
    QCOMPARE(vassalName(u" A\\B\tC\nD\\ "_s), u"A/B C D/"_s);
}

// As many fields as each kind of trait reads.
void tst_VassalExport::checkTraits(const std::vector<vassal::Trait> &traits) const
{
    static const std::map<QString, qsizetype> kFields = {
        {u"prototype"_s, 1}, {u"emb2"_s, 33},     {u"rotate"_s, 13}, {u"piece"_s, 4},
        {u"delete"_s, 3},    {u"clone"_s, 3},     {u"label"_s, 18},  {u"markmoved"_s, 11},
        {u"mark"_s, 1},      {u"footprint"_s, 17}};
    QVERIFY(!traits.empty());
    for (const vassal::Trait &trait : traits) {
        const auto fields = kFields.find(trait.kind);
        QVERIFY2(fields != kFields.end(), qPrintable(trait.kind));
        QCOMPARE(trait.fields.size(), fields->second);
        QCOMPARE(trait.kind == u"piece"_s, &trait == &traits.back());
        if (trait.kind == u"emb2"_s) {
            const auto pictures = vassal::decoded(trait.fields[15], u',');
            QCOMPARE(vassal::decoded(trait.fields[16], u',').size(), pictures.size());
            QVERIFY(trait.state.toInt() >= 1 && trait.state.toInt() <= pictures.size());
        }
        if (trait.kind == u"rotate"_s)
            QVERIFY(trait.state.toInt() >= 0 && trait.state.toInt() < trait.fields[0].toInt());
        if (trait.kind == u"mark"_s)
            QCOMPARE(vassal::decoded(trait.state, u',').size(),
                     vassal::decoded(trait.fields[0], u',').size());
        if (trait.kind == u"piece"_s)
            QCOMPARE(vassal::decoded(trait.state, u';').size(), qsizetype{5});
    }
}

void tst_VassalExport::checkWhole(const Module &module) const
{
    QCOMPARE(module.root.name, u"VASSAL.build.GameModule"_s);
    QVERIFY(module.root["VassalVersion"].startsWith(u"3.7"_s));
    QVERIFY(!module.root["name"].isEmpty());
    const auto data = vassal::documentOf(QByteArray::fromStdString(module.file("moduledata")));
    QCOMPARE(data.name, u"data"_s);
    QCOMPARE(data.all(u"name"_s).at(0)->text, module.root["name"]);

    std::set<QString> pictures;
    std::set<QString> prototypes;
    std::set<QString> used;
    std::set<int> ids;
    const auto checkPiece = [&](const QString &text) {
        const auto traits = vassal::traitsOf(text);
        checkTraits(traits);
        for (const vassal::Trait &trait : traits) {
            if (trait.kind == u"emb2"_s)
                for (const QString &picture : vassal::decoded(trait.fields[15], u','))
                    pictures.insert(picture);
            if (trait.kind == u"markmoved"_s)
                pictures.insert(trait.fields[0]);
            if (trait.kind == u"prototype"_s)
                used.insert(trait.fields[0]);
        }
        return traits;
    };
    for (const vassal::Element *one : module.root.all(u".PrototypeDefinition"_s)) {
        QVERIFY(prototypes.insert((*one)["name"]).second);
        checkPiece(one->text);
    }
    for (const vassal::Element *slot : module.root.all(u".PieceSlot"_s)) {
        const auto traits = checkPiece(slot->text);
        QVERIFY(!(*slot)["entryName"].isEmpty() && !traits.back().fields[3].isEmpty());
        QCOMPARE(vassal::decoded(traits.back().state, u';')[3], (*slot)["gpid"]);
        QVERIFY(ids.insert((*slot)["gpid"].toInt()).second);
        QVERIFY((*slot)["width"].toInt() > 0 && (*slot)["height"].toInt() > 0);
    }
    QVERIFY(!ids.empty() && *ids.rbegin() < module.root["nextPieceSlotId"].toInt());
    for (const QString &prototype : used)
        QVERIFY2(prototypes.count(prototype), qPrintable(prototype));
    for (const char *ending : {".boardPicker.Board", ".SpecialDiceButton", ".SpecialDieFace"})
        for (const vassal::Element *one : module.root.all(QString::fromLatin1(ending)))
            pictures.insert((*one)[qstrcmp(ending, ".boardPicker.Board") == 0 ? "image" : "icon"]);

    std::set<QString> there; // what VASSAL brings itself lies in /images/
    for (const ZipEntry &entry : module.entries)
        if (entry.name.starts_with("images/")) {
            there.insert(QString::fromStdString(entry.name.substr(7)));
            QVERIFY(!QImage::fromData(QByteArray::fromStdString(entry.content)).isNull());
        }
    QCOMPARE(there, pictures); // none is missing, none lies there unused
    QCOMPARE(module.root.all(u".SpecialDiceButton"_s).size(), std::size_t{4});
    for (const vassal::Element *die : module.root.all(u".SpecialDie"_s))
        QCOMPARE(die->children.size(), std::size_t{6});
}

// Each unit of the board once, in a stack at its hex, with the side that is up and its facing.
void tst_VassalExport::checkStacks(const Module &module, const Scenario &scenario) const
{
    const vassal::BoardGrid grid(*module.root.all(u".boardPicker.Board"_s).at(0), module.board());
    std::map<QString, QString> hexes; // by unit
    for (const vassal::Element *stack : module.root.all(u".SetupStack"_s)) {
        const QString hex = (*stack)["location"];
        const QPoint at((*stack)["x"].toInt(), (*stack)["y"].toInt());
        QCOMPARE(grid.name(at), hex);
        const auto back = grid.location(hex);
        QVERIFY(back && (*back - at).manhattanLength() < 4);
        QCOMPARE((*stack)["owningBoard"],
                 (*module.root.all(u".boardPicker.Board"_s).at(0))["name"]);
        for (const vassal::Element *slot : stack->all(u".PieceSlot"_s)) {
            const auto traits = vassal::traitsOf(slot->text);
            const auto mark = std::find_if(traits.begin(), traits.end(), [](const auto &trait) {
                return trait.kind == u"mark"_s;
            });
            if (mark == traits.end())
                continue; // a marker
            const QString id = vassal::decoded(mark->state, u',').value(1);
            QVERIFY2(hexes.insert({id, hex}).second, qPrintable(id));
            const auto unit =
                std::find_if(scenario.units.begin(), scenario.units.end(),
                             [&](const UnitSpec &one) { return one.id == id.toStdString(); });
            QVERIFY(unit != scenario.units.end());
            for (const vassal::Trait &trait : traits) {
                if (trait.kind == u"rotate"_s)
                    QCOMPARE(trait.state.toInt(), unit->facing.value_or(0));
                if (trait.kind == u"emb2"_s && trait.fields[18] == u"Step"_s)
                    QCOMPARE(trait.state, unit->half ? u"2"_s : u"1"_s);
            }
        }
    }
    for (const UnitSpec &unit : scenario.units) {
        const auto found = hexes.find(QString::fromStdString(unit.id));
        const auto carrier =
            std::find_if(scenario.units.begin(), scenario.units.end(),
                         [&](const UnitSpec &one) { return unit.on == one.id && one.at; });
        const auto at = carrier != scenario.units.end() ? carrier->at : unit.at;
        QCOMPARE(found != hexes.end(), at.has_value());
        if (at)
            QCOMPARE(found->second, QString::fromStdString(toString(*at)));
    }
}

static void addShippedScenarios()
{
    QTest::addColumn<QString>("name");
    const auto names = QDir(QStringLiteral(HW_SOURCE_DIR "/scenarios"))
                           .entryList({QStringLiteral("*.toml")}, QDir::Files);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void tst_VassalExport::everyShippedScenarioIsAWholeModule_data()
{
    addShippedScenarios();
}

void tst_VassalExport::everyShippedScenarioIsAWholeModule()
{
    QFETCH(QString, name);
    const Scenario scenario = shipped(name);
    VassalExport how;
    how.briefing = u"<p>&amp;</p>"_s;
    const Module module = exported(scenario, false, how);
    checkWhole(module);
    QCOMPARE(module.root["name"].toStdString(),
             std::string(textIn(scenario.title, std::string("en"))));
    const auto roster = module.root.all(u".PlayerRoster"_s).at(0)->children;
    QCOMPARE(roster.size(), scenario.sides.size());
    for (std::size_t i = 0; i < roster.size(); ++i)
        QCOMPARE(roster[i].text.toStdString(),
                 std::string(textIn(scenario.sides[i].name, std::string("en"))));
    QCOMPARE(QString::fromStdString(module.file("help/briefing.html")), how.briefing);
    QVERIFY(std::find_if(module.entries.begin(), module.entries.end(), [](const ZipEntry &entry) {
                return entry.name == "help/briefing.html";
            }) != module.entries.end());
}

void tst_VassalExport::unitsStandInTheirHexes_data()
{
    addShippedScenarios();
}

void tst_VassalExport::unitsStandInTheirHexes()
{
    QFETCH(QString, name);
    const Scenario scenario = shipped(name);
    checkStacks(exported(scenario), scenario);
    VassalExport bare;
    bare.placesUnits = false;
    bare.hasReserves = false;
    const Module module = exported(scenario, false, bare);
    checkWhole(module);
    QVERIFY(module.root.all(u".SetupStack"_s).empty());
}

void tst_VassalExport::aTurnedBoardHasItsUnitsInTheirHexes()
{
    Scenario scenario = shipped(u"gela-road.toml"_s);
    Module module = exported(scenario, true);
    checkWhole(module);
    checkStacks(module, scenario);
    scenario.board.columns = 60; // with names of two letters
    scenario.units.resize(2);
    scenario.units[0].at = hexFromString("BG13");
    scenario.units[1].at = hexFromString("AA1");
    for (const bool isTurned : {false, true})
        checkStacks(exported(scenario, isTurned), scenario);
}

void tst_VassalExport::namesMayHaveAnySign()
{
    Scenario scenario = shipped(u"gela-road.toml"_s);
    const char *hard = "A/B; C, \"D\" 'E' <&> | $F$ \\ \xC3\x84\tG\\";
    scenario.title = {{"en", hard}};
    for (SideSpec &side : scenario.sides)
        side.name = {{"en", hard}}; // both alike
    for (UnitSpec &unit : scenario.units)
        unit.name = {{"en", hard}};
    const Module module = exported(scenario);
    checkWhole(module);
    checkStacks(module, scenario);
    const QString simple = u"A/B; C, \"D\" 'E' <&> | $F$ / \u00C4 G/"_s;
    QCOMPARE(module.root["name"], simple);
    const auto roster = module.root.all(u".PlayerRoster"_s).at(0)->children;
    QVERIFY(roster[0].text.startsWith(simple) && roster[0].text != roster[1].text);
    std::set<QString> names;
    for (const vassal::Element *slot :
         module.root.all(u".SetupStack"_s).at(0)->all(u".PieceSlot"_s))
        names.insert(vassal::traitsOf(slot->text).back().fields[3]);
    QVERIFY(names.count(simple));
}

void tst_VassalExport::anEmptyScenarioIsAModule()
{
    Scenario scenario;
    scenario.id = "empty";
    scenario.board.columns = 2;
    scenario.board.rows = 2;
    const Module module = exported(scenario);
    checkWhole(module);
    QCOMPARE(module.root["name"], u"empty"_s);
    QVERIFY(module.root.all(u".SetupStack"_s).empty());
}

void tst_VassalExport::whatOneSideKnowsIsInNoModule()
{
    const Scenario scenario = shipped(u"gela-road.toml"_s);
    Scenario other = scenario;
    other.zones.clear();
    other.mines.clear();
    other.board.minefields.clear();
    other.board.minefields.push_back(
        {*hexFromString("C3"), MineKind::AntiTank, scenario.sides[0].id, false});
    QVERIFY(!(scenario.board.minefields == other.board.minefields));
    QVERIFY(exported(scenario).entries == exported(other).entries);
    other.units.pop_back();
    QVERIFY(!(exported(scenario).entries == exported(other).entries));
}

void tst_VassalExport::whatCannotBeWrittenLeavesTheOldFile()
{
    const QTemporaryDir folder;
    ScenarioDocument document(m_library);
    document.reset(shipped(u"training-infantry.toml"_s));
    const MapScene scene = sceneFor(document, false);
    const auto none = exportVassal(document, scene, {}, folder.filePath(u"none/module.vmod"_s));
    QVERIFY(none && none->fault == ExportFailure::Fault::NotWritten && !none->reason.isEmpty());

    document.reset([] {
        Scenario huge;
        huge.board.columns = huge.board.rows = 200;
        return huge;
    }());
    VassalExport how;
    how.hexWidth = kMostVassalHex;
    const auto large =
        exportVassal(document, sceneFor(document, false), how, folder.filePath(u"large.vmod"_s));
    QVERIFY(large && large->fault == ExportFailure::Fault::TooLarge);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void tst_VassalExport::aStoppedExportLeavesTheOldFile()
{
    const QTemporaryDir folder;
    QFile old(folder.filePath(u"module.vmod"_s));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    ScenarioDocument document(m_library);
    document.reset(shipped(u"training-infantry.toml"_s));
    VassalExport how;
    how.hexWidth = 96;
    std::vector<int> shares; // done when it asked, of 100
    const auto stopAt = [&](std::size_t call) {
        shares.clear();
        return exportVassal(document, sceneFor(document, false), how, old.fileName(),
                            [&](int done, int all) {
                                shares.push_back(100 * done / all);
                                return shares.size() <= call;
                            });
    };
    for (std::size_t call = 0; const auto failure = stopAt(call); ++call) {
        QCOMPARE(failure->fault, ExportFailure::Fault::Cancelled);
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
        old.close();
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), qsizetype{1});
    }
    QVERIFY(std::is_sorted(shares.begin(), shares.end()));
    QVERIFY(shares.size() > 4); // within the board's picture, too
    QVERIFY(old.size() > 3);
}

HW_WINDOW_TEST(tst_VassalExport)

} // namespace hexwerk::assault::ui::tst_vassal_export

#include "tst_vassal_export.moc"

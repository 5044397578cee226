// The pages of the core list every order, question, event, refusal and problem; so does the code.
// What they lead to is there.
#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/game/message.h"
#include "core/files/problem.h"
#include "core/files/text_file.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <utility>

namespace hexwerk::assault::tst_core_page {

class tst_CorePage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyOrderIsListedWithItsKeys();
    void everyOrderOfThePageIsUnderstood();
    void everyActionIsListed();
    void everyPathOfACorrectionLeadsSomewhere();
    void everyQuestionIsListed();
    void everyUseOfDiceIsListed();
    void everyEventIsListedWithItsKeys();
    void everyRefusalIsListed();
    void everyProblemIsListedWithItsSeverity();
    void everyLargeFolderHasAPage();
    void everyLinkLeadsSomewhere();
    void everyStepOfAWalkStandsInItsFile_data();
    void everyStepOfAWalkStandsInItsFile();

private:
    Position m_position;
};

static QString textOf(const QString &path)
{
    return QString::fromStdString(readTextFile(path.toStdString()).value.value_or(""));
}

static QString source(const QString &path)
{
    return textOf(QStringLiteral(HW_SOURCE_DIR "/") + path);
}

void tst_CorePage::initTestCase()
{
    Scenario scenario = trainingScenario();
    scenario.tracks.front().thresholds.push_back({.at = 12});
    m_position = beginShipped(scenario);
}

static const QString kGamePage = QStringLiteral("core/assault/game/README.md");
static const QString kEnginePage = QStringLiteral("core/assault/engine/README.md");
static const QString kChecksPage = QStringLiteral("core/assault/files/checks/README.md");
static const QString kFilesPage = QStringLiteral("core/files/README.md");
static const QString kRefereePage = QStringLiteral("core/assault/referee/README.md");

// The rows of all tables of a page that begin with this title, as texts of their cells.
static QList<QStringList> table(const QString &page, const QString &title)
{
    QList<QStringList> rows;
    const QStringList tables = source(page).split(QStringLiteral("\n| %1 |").arg(title)).mid(1);
    for (const QString &one : tables)
        for (const QString &line : one.split(u'\n').mid(2)) {
            if (!line.startsWith(u'|'))
                break;
            QStringList cells;
            for (const QString &cell : line.split(u'|').mid(1))
                cells += cell.trimmed();
            rows += cells;
        }
    return rows;
}

// The words in code marks of a cell.
static QStringList codes(const QString &cell)
{
    static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
    QStringList words;
    for (auto found = code.globalMatch(cell); found.hasNext();)
        words += found.next().captured(1);
    return words;
}

static QJsonObject parsed(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

template<typename Variant, std::size_t... I>
static std::vector<Variant> oneOfEach(std::index_sequence<I...>)
{
    return {Variant(std::variant_alternative_t<I, typename Variant::variant>())...};
}

template<typename Variant>
static std::vector<Variant> oneOfEach()
{
    return oneOfEach<Variant>(
        std::make_index_sequence<std::variant_size_v<typename Variant::variant>>());
}

void tst_CorePage::everyOrderIsListedWithItsKeys()
{
    QMap<QString, QStringList> listed;
    for (const QStringList &row : table(kEnginePage, QStringLiteral("Order"))) {
        const QJsonObject order = parsed(codes(row[0]).first().toStdString());
        listed[order[u"order"_qs].toString()] = order.keys();
    }
    auto orders = oneOfEach<Order>();
    QCOMPARE(static_cast<std::size_t>(listed.size()), orders.size());
    for (Order &said : orders) {
        if (auto *discard = std::get_if<Discard>(&said))
            discard->salt = Salt{};
        if (auto *play = std::get_if<Play>(&said))
            *play = {"us.medics", id(m_position, "us1"), {}, Salt{}};
        const QJsonObject order = parsed(Assault::orderToJson(m_position, said));
        QCOMPARE(listed[order[u"order"_qs].toString()], order.keys());
    }
}

void tst_CorePage::everyOrderOfThePageIsUnderstood()
{
    for (const QStringList &row : table(kEnginePage, QStringLiteral("Order"))) {
        const std::string json = codes(row[0]).first().toStdString();
        QVERIFY2(Assault::orderFromJson(m_position, json), json.c_str());
    }
    for (const char *json : {R"({"order":"target","hex":"C4"})",
                             R"({"order":"place","unit":"us1","hex":"C4","facing":2})",
                             R"({"order":"step","unit":"us1","to":"off"})",
                             R"({"order":"step","unit":"us1","to":"C4","by":"road"})",
                             R"({"order":"step","unit":"us1","to":"C4","by":"terrain"})",
                             R"({"order":"dice","symbols":["-","X","D","DD","C","CD"]})"})
        QVERIFY2(Assault::orderFromJson(m_position, json), json);
}

// The texts of an array of names in a source.
static QStringList namesIn(const char *file, const char *array)
{
    const QString names = source(QLatin1String(file))
                              .section(QLatin1String(array) + QStringLiteral(" = {"), 1)
                              .section(u'}', 0, 0);
    static const QRegularExpression literal(QStringLiteral("\"([a-z_]+)\"sv"));
    QStringList found;
    for (auto match = literal.globalMatch(names); match.hasNext();)
        found += match.next().captured(1);
    return found;
}

void tst_CorePage::everyActionIsListed()
{
    const QString line =
        source(kEnginePage).section(QStringLiteral("\nActions: "), 1).section(u'.', 0, 0);
    QCOMPARE(codes(line), namesIn("core/assault/tables/action.cpp", "kActionNames"));
    QCOMPARE(codes(line).size(), kActions);
}

void tst_CorePage::everyPathOfACorrectionLeadsSomewhere()
{
    const auto rows = table(kRefereePage, QStringLiteral("Path of a correction"));
    QVERIFY(rows.size() >= 17);
    Position begun = m_position;
    begun.phase = Phase::Action;
    Setting withCard = *begun.setting;
    withCard.box.push_back({.id = "ger.rifle_platoon"});
    begun.setting = Frozen(std::move(withCard));
    begun.cards.resize(1);
    const auto rifles = std::find_if(begun.setting->cards.begin(), begun.setting->cards.end(),
                                     [](const UnitCard &card) { return card.id == "us.rifles43"; });
    begun.points = {
        {.side = begun.setting->sideIndex("axis"),
         .total = 4,
         .focus = 3,
         .onCards = {{.card = static_cast<std::uint16_t>(rifles - begun.setting->cards.begin()),
                      .left = 1}}}};
    for (const QStringList &row : rows) {
        const QString path =
            codes(row[0]).first().replace(QStringLiteral("g1"), QStringLiteral("us1"));
        const auto ruling = Assault::query(begun, Correct{path.toStdString(), "?", "?"});
        QVERIFY(!ruling);
        QVERIFY2(ruling.error().message == Message::OldValueDiffers, qPrintable(path));
    }
}

void tst_CorePage::everyQuestionIsListed()
{
    QStringList listed = {QStringLiteral("over"), QStringLiteral("battle_dice"),
                          QStringLiteral("plain_dice"),
                          QStringLiteral("card_draw")}; // that no side is asked
    for (const QStringList &row : table(kEnginePage, QStringLiteral("`question`")))
        listed += codes(row[0]);
    QStringList questions = namesIn("core/assault/game/position.cpp", "kQuestionNames");
    QVERIFY(questions.size() >= 12);
    listed.sort();
    questions.sort();
    QCOMPARE(listed, questions);
}

void tst_CorePage::everyUseOfDiceIsListed()
{
    QStringList listed;
    for (const QStringList &row : table(kEnginePage, QStringLiteral("`for`")))
        listed += codes(row[0]);
    QCOMPARE(listed, namesIn("core/assault/game/position.cpp", "kUseNames"));
}

void tst_CorePage::everyEventIsListedWithItsKeys()
{
    QMap<QString, QStringList> listed;
    for (const QStringList &row : table(kEnginePage, QStringLiteral("Event"))) {
        QStringList keys = codes(row[1]) + QStringList(QStringLiteral("event"));
        keys.sort();
        listed[codes(row[0]).first()] = keys;
    }
    auto happenings = oneOfEach<Happening>();
    QCOMPARE(static_cast<std::size_t>(listed.size()), happenings.size());
    for (Happening &what : happenings) {
        if (auto *moved = std::get_if<UnitMoved>(&what))
            moved->road = RoadKind::MainRoad;
        if (auto *rolled = std::get_if<DiceRolled>(&what))
            *rolled = {.dice = *poolFromString("R"),
                       .faces = {1},
                       .symbols = {seen("D")},
                       .offProfile = true};
        if (auto *taken = std::get_if<CardTaken>(&what))
            taken->player = 1;
        if (auto *allotted = std::get_if<PointAllotted>(&what))
            allotted->player = 1;
        if (auto *shown = std::get_if<PointsShown>(&what))
            *shown = {.player = 1, .card = "us.rifles43"};
        if (auto *collapsed = std::get_if<StructureCollapsed>(&what))
            collapsed->leaves = OverlayKind::Ruin;
        if (auto *fired = std::get_if<AircraftFiredAt>(&what))
            fired->result = AirDefence::Crash;
        if (auto *accuracy = std::get_if<AccuracyRolled>(&what))
            accuracy->die = Die::Blue;
        if (auto *moved = std::get_if<TrackMoved>(&what))
            moved->unit = id(m_position, "us1");
        if (auto *allotted = std::get_if<PointAllotted>(&what))
            allotted->player = 1;
        if (auto *shown = std::get_if<PointsShown>(&what))
            *shown = {.player = 1, .card = "us.rifles43"};
        if (auto *played = std::get_if<CardPlayed>(&what))
            *played = {.unit = id(m_position, "us1"), .hex = at("C4")};
        const QJsonObject event = parsed(Assault::eventToJson(m_position, Event{.what = what}));
        QCOMPARE(listed[event[u"event"_qs].toString()], event.keys());
    }
}

void tst_CorePage::everyRefusalIsListed()
{
    QStringList listed;
    for (const QStringList &row : table(kGamePage, QStringLiteral("Message")))
        listed += codes(row[0]);
    static const QRegularExpression name(QStringLiteral("return \"([A-Za-z]+)\";"));
    QStringList messages;
    const QString names = source(QStringLiteral("core/assault/game/message.cpp"));
    for (auto found = name.globalMatch(names); found.hasNext();)
        messages += found.next().captured(1);
    QVERIFY(messages.size() >= 37);
    QCOMPARE(listed, messages);
}

static QStringList listedProblems(const QString &page)
{
    QStringList listed;
    for (const QStringList &row : table(page, QStringLiteral("Code")))
        listed += codes(row[0]).first() + u' ' + row[1];
    return listed;
}

template<typename Enum>
static QStringList problems(Enum first, Enum last)
{
    QStringList all;
    for (int i = static_cast<int>(first); i <= static_cast<int>(last); ++i) {
        const ProblemCode code = static_cast<Enum>(i);
        all += QLatin1String(code.name().data()) + u' ' +
               QLatin1String(toString(code.severity()).data());
    }
    return all;
}

void tst_CorePage::everyProblemIsListedWithItsSeverity()
{
    QCOMPARE(listedProblems(kFilesPage), problems(FileProblem::CannotRead, kLastFileProblem));
    QCOMPARE(listedProblems(kChecksPage), problems(kFirstContentProblem, kLastContentProblem));
}

void tst_CorePage::everyLargeFolderHasAPage()
{
    int large = 0;
    QDirIterator folders(QStringLiteral(HW_SOURCE_DIR "/core"), QDir::Dirs | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
    while (folders.hasNext()) {
        const QDir folder(folders.next());
        if (folder.entryList({QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files)
                .size() <= 10)
            continue;
        ++large;
        QVERIFY2(folder.exists(QStringLiteral("README.md")), qPrintable(folder.path()));
    }
    QVERIFY(large >= 12);
}

// The heading that a link with this fragment leads to, as the readers of such pages name it.
static QString fragmentOf(const QString &heading)
{
    QString fragment = heading.toLower();
    fragment.remove(QRegularExpression(QStringLiteral("[^a-z0-9 _-]")));
    return fragment.replace(u' ', u'-');
}

static QStringList fragmentsIn(const QString &page)
{
    QStringList fragments;
    for (const QString &line : page.split(u'\n'))
        if (line.startsWith(u'#'))
            fragments += fragmentOf(line.section(u' ', 1));
    return fragments;
}

void tst_CorePage::everyLinkLeadsSomewhere()
{
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)#:]*)(?:#([^)]+))?\\)"));
    int links = 0;
    QDirIterator pages(QStringLiteral(HW_SOURCE_DIR "/core"), {QStringLiteral("*.md")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (pages.hasNext()) {
        const QFileInfo page(pages.next());
        const QString text = textOf(page.filePath());
        for (auto found = link.globalMatch(text); found.hasNext(); ++links) {
            const QRegularExpressionMatch match = found.next();
            const QString target = QDir::cleanPath(page.dir().filePath(match.captured(1)));
            QVERIFY2(QFileInfo::exists(target), qPrintable(page.filePath() + u' ' + target));
            if (match.captured(2).isEmpty())
                continue;
            const QString there = textOf(target);
            QVERIFY2(fragmentsIn(there).contains(match.captured(2)), qPrintable(match.captured()));
        }
    }
    QVERIFY(links >= 30);
}

void tst_CorePage::everyStepOfAWalkStandsInItsFile_data()
{
    QTest::addColumn<QString>("walk");
    QTest::addColumn<int>("least");
    QTest::newRow("order") << QStringLiteral("core/walk_of_an_order.md") << 24;
    QTest::newRow("value") << QStringLiteral("core/walk_of_a_value.md") << 18;
}

void tst_CorePage::everyStepOfAWalkStandsInItsFile()
{
    QFETCH(QString, walk);
    QFETCH(int, least);
    const QList<QStringList> rows = table(walk, QStringLiteral("File"));
    QVERIFY(rows.size() >= least);
    for (const QStringList &row : rows) {
        const QString file = codes(row[0]).value(0);
        const QString text = source(file);
        QVERIFY2(!text.isEmpty(), qPrintable(file));
        QVERIFY(!codes(row[1]).isEmpty());
        for (const QString &name : codes(row[1]))
            QVERIFY2(text.contains(name + u'('), qPrintable(file + u' ' + name));
    }
}

HW_PLAIN_TEST(tst_CorePage)

} // namespace hexwerk::assault::tst_core_page

#include "tst_core_page.moc"

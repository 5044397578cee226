// core/README.md lists every order, question, event, refusal and problem; so does the code.
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

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

private:
    // The rows of the table that begins with this title, as texts of their cells.
    QList<QStringList> table(const QString &title) const;

    QString m_page;
    Position m_position;
};

static QString source(const char *path)
{
    return QString::fromStdString(
        readTextFile(std::string(HW_SOURCE_DIR "/") + path).value.value_or(""));
}

void tst_CorePage::initTestCase()
{
    m_page = source("core/README.md");
    Scenario scenario = trainingScenario();
    scenario.tracks.front().thresholds.push_back({.at = 12});
    m_position = beginShipped(scenario);
}

QList<QStringList> tst_CorePage::table(const QString &title) const
{
    QList<QStringList> rows;
    const QString rest = m_page.section(QStringLiteral("\n| %1 |").arg(title), 1);
    for (const QString &line : rest.split(u'\n').mid(2)) {
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
    for (const QStringList &row : table(QStringLiteral("Order"))) {
        const QJsonObject order = parsed(codes(row[0]).first().toStdString());
        listed[order[u"order"_qs].toString()] = order.keys();
    }
    const auto orders = oneOfEach<Order>();
    QCOMPARE(static_cast<std::size_t>(listed.size()), orders.size());
    for (const Order &said : orders) {
        const QJsonObject order = parsed(Assault::orderToJson(m_position, said));
        QCOMPARE(listed[order[u"order"_qs].toString()], order.keys());
    }
}

void tst_CorePage::everyOrderOfThePageIsUnderstood()
{
    for (const QStringList &row : table(QStringLiteral("Order"))) {
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

// The texts of an array of names in core/assault/game/names.cpp.
static QStringList namesIn(const char *array)
{
    const QString names = source("core/assault/game/names.cpp")
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
    const QString line = m_page.section(QStringLiteral("\nActions: "), 1).section(u'.', 0, 0);
    QCOMPARE(codes(line), namesIn("kActionNames"));
    QCOMPARE(codes(line).size(), kActions);
}

void tst_CorePage::everyPathOfACorrectionLeadsSomewhere()
{
    const auto rows = table(QStringLiteral("Path of a correction"));
    QVERIFY(rows.size() >= 17);
    Position begun = m_position;
    begun.phase = Phase::Action;
    Setting withCard = *begun.setting;
    withCard.box.push_back({.id = "ger.rifle_platoon"});
    begun.setting = Frozen(std::move(withCard));
    begun.cards.resize(1);
    for (const QStringList &row : rows) {
        const QString path =
            codes(row[0]).first().replace(QStringLiteral("g1"), QStringLiteral("us1"));
        const auto ruling = Assault::query(begun, Correct{path.toStdString(), "?", "?"});
        QVERIFY(!ruling);
        QVERIFY2(ruling.error().message == MessageId::OldValueDiffers, qPrintable(path));
    }
}

void tst_CorePage::everyQuestionIsListed()
{
    QStringList listed = {QStringLiteral("over"), QStringLiteral("battle_dice"),
                          QStringLiteral("plain_dice"),
                          QStringLiteral("card_draw")}; // that no side is asked
    for (const QStringList &row : table(QStringLiteral("`question`")))
        listed += codes(row[0]);
    QStringList questions = namesIn("kQuestionNames");
    QVERIFY(questions.size() >= 12);
    listed.sort();
    questions.sort();
    QCOMPARE(listed, questions);
}

void tst_CorePage::everyUseOfDiceIsListed()
{
    QStringList listed;
    for (const QStringList &row : table(QStringLiteral("`for`")))
        listed += codes(row[0]);
    QCOMPARE(listed, namesIn("kUseNames"));
}

void tst_CorePage::everyEventIsListedWithItsKeys()
{
    QMap<QString, QStringList> listed;
    for (const QStringList &row : table(QStringLiteral("Event"))) {
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
        if (auto *moved = std::get_if<TrackMoved>(&what))
            moved->unit = id(m_position, "us1");
        const QJsonObject event = parsed(Assault::eventToJson(m_position, Event{.what = what}));
        QCOMPARE(listed[event[u"event"_qs].toString()], event.keys());
    }
}

void tst_CorePage::everyRefusalIsListed()
{
    QStringList listed;
    for (const QStringList &row : table(QStringLiteral("Message")))
        listed += codes(row[0]);
    static const QRegularExpression name(QStringLiteral("return \"([A-Za-z]+)\";"));
    QStringList messages;
    const QString names = source("core/base/message_id.cpp");
    for (auto found = name.globalMatch(names); found.hasNext();)
        messages += found.next().captured(1);
    QVERIFY(messages.size() >= 37);
    QCOMPARE(listed, messages);
}

void tst_CorePage::everyProblemIsListedWithItsSeverity()
{
    QStringList listed;
    for (const QStringList &row : table(QStringLiteral("Code")))
        listed += codes(row[0]).first() + u' ' + row[1];
    QStringList problems;
    for (int i = 0; i <= static_cast<int>(kLastProblemCode); ++i) {
        const auto code = static_cast<ProblemCode>(i);
        problems += QLatin1String(toString(code).data()) + u' ' +
                    QLatin1String(toString(severityOf(code)).data());
    }
    QCOMPARE(listed, problems);
}

HW_PLAIN_TEST(tst_CorePage)

} // namespace hexwerk::assault::tst_core_page

#include "tst_core_page.moc"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "core/files/scenario_reader.h"
#include "editor/commands/item_commands.h"
#include "editor/document/scenario_document.h"
#include "editor/models/choices.h"
#include "editor/models/property.h"
#include "tests/editor/sample.h"

#include <set>

using namespace hexwerk;
using namespace hexwerk::editor;

// Walks the keys as they stand in a file, read line by line: what the file may say, the window
// must be able to set.
class tst_EveryKey final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyKeyOfTheFileHasAFieldThatSetsIt_data();
    void everyKeyOfTheFileHasAFieldThatSetsIt();
    void everyFieldIsAKeyOfTheFile();
    void everyKindOfTermCanBeSet();

private:
    QString m_text;
    Scenario m_scenario;
    SharedLibrary m_library = sampleLibrary();
};

struct Key
{
    Table table;
    QString name;
};

static const std::map<QString, Table> &headers()
{
    static const std::map<QString, Table> all = {
        {QString(), Table::Scenario},
        {QStringLiteral("options"), Table::Scenario},
        {QStringLiteral("board"), Table::Scenario},
        {QStringLiteral("board.tile"), Table::Tile},
        {QStringLiteral("board.transform"), Table::Transform},
        {QStringLiteral("board.patch"), Table::Patch},
        {QStringLiteral("board.road"), Table::Road},
        {QStringLiteral("board.hexside"), Table::Hexside},
        {QStringLiteral("board.overlay"), Table::Overlay},
        {QStringLiteral("board.smoke"), Table::Smoke},
        {QStringLiteral("board.minefield"), Table::Minefield},
        {QStringLiteral("board.label"), Table::Label},
        {QStringLiteral("mines"), Table::Mines},
        {QStringLiteral("zone"), Table::Zone},
        {QStringLiteral("objective"), Table::Objective},
        {QStringLiteral("side"), Table::Side},
        {QStringLiteral("side.formation"), Table::Formation},
        {QStringLiteral("side.additional"), Table::Additional},
        {QStringLiteral("unit"), Table::Unit},
        {QStringLiteral("reinforcement"), Table::Reinforcement},
        {QStringLiteral("track"), Table::Track},
        {QStringLiteral("track.threshold"), Table::Threshold},
        {QStringLiteral("trigger"), Table::Trigger},
        {QStringLiteral("victory"), Table::Victory},
    };
    return all;
}

// The keys within a value of one line that is an inline table (or an array of one).
static QStringList innerKeys(const QString &value)
{
    static const QRegularExpression inner(QStringLiteral("([a-z_]+) = "));
    QStringList keys;
    for (auto match = inner.globalMatch(value); match.hasNext();)
        keys << match.next().captured(1);
    return keys;
}

static std::vector<Key> expanded(Table table, const QString &header, const QString &key,
                                 const QString &value)
{
    std::vector<Key> keys;
    const auto inner = [&](Table of, const QString &prefix) {
        for (const QString &name : innerKeys(value))
            keys.push_back({of, prefix + name});
        return keys;
    };
    if (table == Table::Trigger && key == QLatin1String("do"))
        return inner(Table::Effect, {});
    if (table == Table::Reinforcement && key == QLatin1String("units"))
        return inner(Table::ReinforcementUnits, {});
    if (table == Table::Reinforcement && value.startsWith(QLatin1Char('{')))
        return inner(table, key + QLatin1Char('.'));
    if (table == Table::Victory && key == QLatin1String("all"))
        return {{table, QStringLiteral("term")}};
    if (table == Table::Scenario && !header.isEmpty())
        return {{table, header + QLatin1Char('.') + key}};
    return {{table, key}};
}

static std::vector<Key> keysOf(const QString &text)
{
    static const QRegularExpression header(QStringLiteral("^\\[\\[?([a-z_.]+)\\]"));
    static const QRegularExpression pair(QStringLiteral("^([a-z_]+) = (.*)$"));
    std::vector<Key> keys;
    QString at;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (const auto match = header.match(line); match.hasMatch())
            at = match.captured(1);
        else if (const auto found = pair.match(line); found.hasMatch())
            for (const Key &key :
                 expanded(headers().at(at), at, found.captured(1), found.captured(2)))
                keys.push_back(key);
    }
    return keys;
}

void tst_EveryKey::initTestCase()
{
    QFile file(QStringLiteral(HW_SOURCE_DIR "/tests/data/editor/every_key.toml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    m_text = QString::fromUtf8(bytes);
    const auto read = readScenario(bytes.toStdString(), "every_key.toml");
    QVERIFY(read);
    QVERIFY(read.problems.empty());
    m_scenario = read.value->scenario;
}

// A value of the same type that is not `value`, within the field's range.
static PropertyValue another(const Property &property, const PropertyValue &value,
                             const Scenario &scenario, const Library &library)
{
    switch (property.kind) {
    case FieldKind::Flag:
        return value != PropertyValue(true);
    case FieldKind::Number:
    case FieldKind::NumberOrWord:
        return value == PropertyValue(property.least) ? property.least + property.step
                                                      : property.least;
    case FieldKind::Line:
    case FieldKind::Colour:
        return std::string("changed");
    case FieldKind::Choice:
        for (const std::string &id : choiceIds(property.choices, scenario, library))
            if (value != PropertyValue(id))
                return id;
        return std::string("changed");
    case FieldKind::LocalLine:
    case FieldKind::LocalPage:
        return LocalText{{"en", "Other"}, {"de", "Anders"}};
    case FieldKind::Hex:
        return hexNamed("J10");
    case FieldKind::Hexes:
        return std::vector{hexNamed("J10"), hexNamed("J11")};
    case FieldKind::Names:
        return std::vector<std::string>{"one", "two"};
    case FieldKind::Crop:
        return Crop{hexNamed("C1"), hexNamed("D2")};
    case FieldKind::Term:
        return Term{TermKind::Turn, "", "", 3, {}};
    }
    return {};
}

void tst_EveryKey::everyKeyOfTheFileHasAFieldThatSetsIt_data()
{
    QTest::addColumn<int>("table");
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("index");
    std::map<std::pair<Table, QString>, bool> seen;
    for (const Key &key : keysOf(m_text)) {
        const bool fixed = key.table == Table::Scenario && (key.name == QLatin1String("format") ||
                                                            key.name == QLatin1String("version"));
        if (fixed || !seen.emplace(std::pair(key.table, key.name), true).second)
            continue;
        // The reinforcement that has the key: 0 with units, 1 with formation, 2 with additional.
        const int index = key.name.startsWith(QLatin1String("formation."))    ? 1
                          : key.name.startsWith(QLatin1String("additional.")) ? 2
                                                                              : 0;
        QTest::addRow("%d %s", static_cast<int>(key.table), qPrintable(key.name))
            << static_cast<int>(key.table) << key.name << index;
    }
}

void tst_EveryKey::everyKeyOfTheFileHasAFieldThatSetsIt()
{
    QFETCH(int, table);
    QFETCH(QString, key);
    QFETCH(int, index);
    const Properties properties(*m_library);
    const ItemRef item{static_cast<Table>(table), static_cast<std::size_t>(index), 0};
    const Property *property = properties.find(item.table, key.toStdString());
    QVERIFY2(property, "no field sets this key");
    ScenarioDocument document(m_library);
    document.reset(m_scenario);
    const PropertyValue before = property->get(m_scenario, item);
    const PropertyValue value = another(*property, before, m_scenario, *m_library);
    QVERIFY(before != value);

    document.push(
        std::make_unique<ChangePropertyCommand>(document, *property, std::vector{item}, value));

    QVERIFY(document.scenario() != m_scenario);
    QVERIFY(property->get(document.scenario(), item) == value);
    const Scenario after = document.scenario();
    document.undoStack().undo();
    QVERIFY(document.scenario() == m_scenario);
    document.undoStack().redo();
    QVERIFY(document.scenario() == after);
}

void tst_EveryKey::everyFieldIsAKeyOfTheFile()
{
    std::set<std::pair<Table, std::string>> keys;
    for (const Key &key : keysOf(m_text))
        keys.emplace(key.table, key.name.toStdString());
    // [options] takes the switches of the profiles; "facing" is no key of infantry, "on" none of a
    // unit with a place, and "content" stands for which of three keys a reinforcement has.
    const auto isExempt = [](const Property &property) {
        return property.key.starts_with("options.") || property.key == "facing" ||
               property.key == "on" || property.key == "content";
    };
    const Properties properties(*m_library);
    for (int table = 0; table < kTables; ++table)
        for (const Property &property : properties.of(static_cast<Table>(table)))
            QVERIFY2(isExempt(property) || keys.contains({property.table, property.key}),
                     property.key.c_str());
}

void tst_EveryKey::everyKindOfTermCanBeSet()
{
    const Properties properties(*m_library);
    const Property *term = properties.find(Table::Victory, "term");
    ScenarioDocument document(m_library);
    document.reset(m_scenario);
    for (int kind = 0; kind <= static_cast<int>(TermKind::SideHasNoUnits); ++kind) {
        const Term value{static_cast<TermKind>(kind), "farm", "axis", 2, {Term{}}};
        document.push(std::make_unique<ChangePropertyCommand>(
            document, *term, std::vector{ItemRef{Table::Victory, 0}}, value));
        QVERIFY(document.scenario().victories.front().term == value);
    }
    document.undoStack().undo(); // typed into one field: one step
    QVERIFY(document.scenario() == m_scenario);
}

QTEST_MAIN(tst_EveryKey)
#include "tst_every_key.moc"

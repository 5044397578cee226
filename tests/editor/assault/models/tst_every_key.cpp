#include <QTest>

#include "editor/assault/commands/item_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/property.h"
#include "tests/editor/assault/another_value.h"
#include "tests/editor/assault/every_key.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <set>

namespace hexwerk::assault::ui::tst_every_key {

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
    std::vector<Key> m_keys;
    Scenario m_scenario;
    SharedData m_library = sampleLibrary();
};

void tst_EveryKey::initTestCase()
{
    const EveryKey file = everyKey();
    m_keys = file.keys;
    m_scenario = file.scenario;
}

void tst_EveryKey::everyKeyOfTheFileHasAFieldThatSetsIt_data()
{
    QTest::addColumn<int>("place");
    for (std::size_t i = 0; i < m_keys.size(); ++i)
        QTest::addRow("%d %s", static_cast<int>(m_keys[i].table), qPrintable(m_keys[i].name))
            << static_cast<int>(i);
}

void tst_EveryKey::everyKeyOfTheFileHasAFieldThatSetsIt()
{
    QFETCH(int, place);
    const Key &key = m_keys[static_cast<std::size_t>(place)];
    const Properties properties(*m_library);
    const ItemRef item = itemWith(key);
    const Property *property = properties.find(item.table, key.name.toStdString());
    QVERIFY2(property, "no field sets this key");
    ScenarioDocument document(m_library);
    document.reset(m_scenario);
    const PropertyValue before = property->get(m_scenario, item);
    const PropertyValue value = anotherValue(*property, before, m_scenario, *m_library);
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
    for (const Key &key : m_keys)
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
    for (int kind = 0; kind <= static_cast<int>(kLastTermKind); ++kind) {
        const Term value{static_cast<TermKind>(kind), "farm", "axis", 2, {Term{}}};
        document.push(std::make_unique<ChangePropertyCommand>(
            document, *term, std::vector{ItemRef{Table::Victory, 0}}, value));
        QVERIFY(document.scenario().victories.front().term == value);
    }
    document.undoStack().undo(); // typed into one field: one step
    QVERIFY(document.scenario() == m_scenario);
}

HW_WINDOW_TEST(tst_EveryKey)

} // namespace hexwerk::assault::ui::tst_every_key

#include "tst_every_key.moc"

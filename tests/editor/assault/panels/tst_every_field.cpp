#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "core/assault/files/library/data_store.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/property.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/panels/compass.h"
#include "tests/editor/assault/every_key.h"
#include "tests/editor/assault/sample.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <memory>
#include <optional>

namespace hexwerk::assault::ui::tst_every_field {

using namespace editor;

static const std::string kTruck = "test.truck";

// Every key of a scenario file is set in its form with the keyboard alone, in one step back.
class tst_EveryField final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void theOnlySystemIsShownAndStays();
    void everyKeyIsSetByTyping_data();
    void everyKeyIsSetByTyping();
    void keysThatOnlySomeUnitsHaveAreSetByTyping_data();
    void keysThatOnlySomeUnitsHaveAreSetByTyping();
    void aFacingIsClickedAndLeftOutAgain();
    void onlyVehiclesAreOfferedAsCarriers();
    void whatIsNoHexIsNotTaken();
    void whatPlacesNoPictureIsNotTaken();
    void anOptionalNumberIsLeftOutAgain();
    void aTextInAnotherLanguageIsKept();
    void everyKindOfConditionIsSetByKeys();

private:
    void open(const Scenario &scenario);
    void setByTyping(ItemRef item, const std::string &key);
    // What has the cursor after the page of a key was opened.
    QWidget *fieldOf(ItemRef item, const std::string &key);
    static void type(QWidget *focus);
    static void replaceText(QWidget *line, const QString &text);

    EveryKey m_file;
    SharedData m_library;
    std::optional<Properties> m_properties;
    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<ScenarioPage> m_page;
};

void tst_EveryField::initTestCase()
{
    auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    data.value->cards.units[kTruck] = cardOf(kTruck, UnitType::Vehicle);
    m_library = std::make_shared<const DataStore>(std::move(data.value.value()));
    m_properties.emplace(*m_library);
    m_file = everyKey();
    Track other = m_file.scenario.tracks.front(); // to choose between
    other.id = "losses-allied";
    m_file.scenario.tracks.push_back(other);
}

void tst_EveryField::init()
{
    m_document = std::make_unique<ScenarioDocument>(m_library);
    m_page = std::make_unique<ScenarioPage>(*m_document, *m_properties);
    m_page->resize(1000, 700);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void tst_EveryField::cleanup()
{
    m_page.reset();
    m_document.reset();
}

void tst_EveryField::open(const Scenario &scenario)
{
    m_document->reset(scenario);
}

QWidget *tst_EveryField::fieldOf(ItemRef item, const std::string &key)
{
    m_page->showItem(item, key);
    QCoreApplication::processEvents();
    return QApplication::focusWidget();
}

void tst_EveryField::replaceText(QWidget *line, const QString &text)
{
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
}

// Something else than what is there, for whatever kind of field it is.
void tst_EveryField::type(QWidget *focus)
{
    if (qobject_cast<QCheckBox *>(focus))
        return QTest::keyClick(focus, Qt::Key_Space);
    if (auto *box = qobject_cast<QComboBox *>(focus)) {
        const bool isLast = box->currentIndex() + 1 == box->count();
        return QTest::keyClick(focus, isLast ? Qt::Key_Up : Qt::Key_Down);
    }
    if (qobject_cast<Compass *>(focus))
        return QTest::keyClick(focus, Qt::Key_Right);
    if (qobject_cast<QSpinBox *>(focus))
        return QTest::keyClick(focus, Qt::Key_Up);
    if (qobject_cast<QPlainTextEdit *>(focus))
        return QTest::keyClicks(focus, QStringLiteral("More. "));
    if (qobject_cast<QTreeWidget *>(focus)) { // conditions: on to the button that adds one
        QTest::keyClick(focus, Qt::Key_Tab);
        return QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    }
    auto *line = qobject_cast<QLineEdit *>(focus);
    QVERIFY(line);
    const QString before = line->text();
    if (before.endsWith(QLatin1String(".png")))
        return replaceText(line, QStringLiteral("other.png"));
    if (before == QLatin1String("A1 60 50, K1 540 50, A9 60 430"))
        return replaceText(line, QStringLiteral("A1 60 50, K1 540 50, A9 60 -430"));
    static const QRegularExpression hexes(QStringLiteral("^[A-Z]+[0-9]+( [A-Z]+[0-9]+)*$"));
    if (!hexes.match(before).hasMatch())
        return replaceText(line, QStringLiteral("other"));
    // As many hexes as before, other ones.
    QStringList others{QStringLiteral("c3"), QStringLiteral("d4")};
    replaceText(line, others.mid(0, std::clamp<qsizetype>(before.count(QLatin1Char(' ')) + 1, 1, 2))
                          .join(QLatin1Char(' ')));
}

void tst_EveryField::setByTyping(ItemRef item, const std::string &key)
{
    const Scenario before = m_document->scenario();
    const Property *property = m_properties->find(item.table, key);
    QVERIFY(property);
    QWidget *focus = fieldOf(item, key);
    QVERIFY2(focus && focus->isVisible() && !focus->accessibleName().isEmpty(), key.c_str());

    type(focus);

    const Scenario after = m_document->scenario();
    QVERIFY2(property->get(after, item) != property->get(before, item), key.c_str());
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QVERIFY(m_document->scenario() == before);
    m_document->undoStack().redo();
    QVERIFY(m_document->scenario() == after);
}

void tst_EveryField::theOnlySystemIsShownAndStays()
{
    open(m_file.scenario);
    auto *box = qobject_cast<QComboBox *>(fieldOf({}, "system"));
    QVERIFY(box && box->isVisible());
    QCOMPARE(box->count(), 1);
    QCOMPARE(box->currentData().toString(), QStringLiteral("assault"));

    type(box);
    QTest::keyClicks(box, QStringLiteral("other"));

    QVERIFY(m_document->scenario() == m_file.scenario);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_EveryField::everyKeyIsSetByTyping_data()
{
    QTest::addColumn<int>("place");
    for (std::size_t i = 0; i < m_file.keys.size(); ++i)
        if (testing::takesPart(i) &&
            m_file.keys[i].name != QLatin1String("system")) // theOnlySystemIsShownAndStays
            QTest::addRow("%d %s", static_cast<int>(m_file.keys[i].table),
                          qPrintable(m_file.keys[i].name))
                << static_cast<int>(i);
}

void tst_EveryField::everyKeyIsSetByTyping()
{
    QFETCH(int, place);
    const Key &key = m_file.keys[static_cast<std::size_t>(place)];
    open(m_file.scenario);
    setByTyping(itemWith(key), key.name.toStdString());
}

void tst_EveryField::keysThatOnlySomeUnitsHaveAreSetByTyping_data()
{
    QTest::addColumn<QString>("key");
    QTest::newRow("a gun faces somewhere") << QStringLiteral("facing");
    QTest::newRow("a unit is carried") << QStringLiteral("on");
}

void tst_EveryField::keysThatOnlySomeUnitsHaveAreSetByTyping()
{
    QFETCH(QString, key);
    Scenario scenario = m_file.scenario;
    scenario.units[0].facing = 2;
    scenario.units.push_back(unitOf("truck", kTruck, "axis"));
    open(scenario);
    setByTyping({Table::Unit, 0, 0}, key.toStdString());
}

void tst_EveryField::aFacingIsClickedAndLeftOutAgain()
{
    Scenario scenario = m_file.scenario;
    scenario.units[0].facing = 2;
    open(scenario);
    QWidget *compass = fieldOf({Table::Unit, 0, 0}, "facing");
    const auto facing = [this] { return m_document->scenario().units[0].facing; };

    QTest::mouseClick(compass, Qt::LeftButton, {}, {4, compass->height() / 2}); // the left vertex
    QCOMPARE(facing(), std::optional<int>(4));
    QTest::keyClick(compass, Qt::Key_Right);
    QTest::keyClick(compass, Qt::Key_Right);
    QCOMPARE(facing(), std::optional<int>(0));
    QTest::keyClick(compass, Qt::Key_Delete);
    QVERIFY(!facing());
}

// Of all units only those that can carry one.
void tst_EveryField::onlyVehiclesAreOfferedAsCarriers()
{
    Scenario scenario = m_file.scenario;
    scenario.units.push_back(unitOf("truck", kTruck, "axis"));
    open(scenario);
    const auto *box = qobject_cast<QComboBox *>(fieldOf({Table::Unit, 0, 0}, "on"));
    QVERIFY(box);
    QCOMPARE(box->count(), 2); // none, and the truck
    QCOMPARE(box->itemData(1).toString(), QStringLiteral("truck"));
}

void tst_EveryField::whatIsNoHexIsNotTaken()
{
    open(m_file.scenario);
    auto *line = qobject_cast<QLineEdit *>(fieldOf({Table::Objective, 0, 0}, "hex"));
    QVERIFY(line);
    for (const char *text : {"4C", "K9 K10", "farm", ""}) {
        replaceText(line, QString::fromLatin1(text));
        QCOMPARE(line->text(), QStringLiteral("K9"));
        QVERIFY(m_document->scenario() == m_file.scenario);
    }
}

void tst_EveryField::whatPlacesNoPictureIsNotTaken()
{
    open(m_file.scenario);
    const auto refused = [this](const char *key, const QStringList &texts) {
        auto *line = qobject_cast<QLineEdit *>(fieldOf({}, key));
        QVERIFY(line);
        const QString before = line->text();
        for (const QString &text : texts) {
            replaceText(line, text);
            QCOMPARE(line->text(), before);
            QVERIFY(m_document->scenario() == m_file.scenario);
        }
    };
    refused("board.underlay.picture", {u"../south.png"_qs, u"/south.png"_qs, u"south.gif"_qs});
    refused("board.underlay.points",
            {u"A1 60 50"_qs, u"A1 60 50, K1 540 50, A9 60"_qs,
             u"A1 60 50, K1 540 50, A9 60 1000000"_qs, u"A1 60 50, K1 540 50, 9A 60 430"_qs,
             u"A1 60 50, K1 540 50, A9 60 430 1"_qs});
    QWidget *line = fieldOf({}, "board.underlay.picture");
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(!m_document->scenario().board.underlay);
}

void tst_EveryField::anOptionalNumberIsLeftOutAgain()
{
    open(m_file.scenario);
    QWidget *box = fieldOf({}, "los_limit");
    replaceText(box, QStringLiteral("1"));
    QCOMPARE(m_document->scenario().losLimit, std::optional<int>(1));
    QTest::keyClick(box, Qt::Key_Down);
    QVERIFY(!m_document->scenario().losLimit);
}

void tst_EveryField::aTextInAnotherLanguageIsKept()
{
    Scenario scenario = m_file.scenario;
    scenario.title["it"] = "Ogni chiave";
    open(scenario);
    replaceText(fieldOf({}, "title"), QStringLiteral("All keys"));
    QCOMPARE(m_document->scenario().title.at("en"), std::string("All keys"));
    QCOMPARE(m_document->scenario().title.at("de"), std::string("Jeder Schlüssel"));
    QCOMPARE(m_document->scenario().title.at("it"), std::string("Ogni chiave"));
}

void tst_EveryField::everyKindOfConditionIsSetByKeys()
{
    open(m_file.scenario);
    const auto term = [this] { return m_document->scenario().victories.front().term; };
    for (int kind = 0; kind <= static_cast<int>(kLastTermKind); ++kind) {
        QWidget *tree = fieldOf({Table::Victory, 0, 0}, "term");
        QTest::keyClick(tree, Qt::Key_Home); // the whole condition
        const auto boxes = tree->parentWidget()->findChildren<QComboBox *>();
        QTest::keyClick(boxes[0], Qt::Key_Home);
        for (int i = 0; i < kind; ++i)
            QTest::keyClick(boxes[0], Qt::Key_Down);
        QCOMPARE(static_cast<int>(term().kind), kind);

        auto *number = tree->parentWidget()->findChild<QSpinBox *>();
        if (number->isVisible()) {
            replaceText(number, QStringLiteral("7"));
            QCOMPARE(term().number, 7);
        }
        for (QComboBox *box : {boxes[1], boxes[2]})
            if (box->isVisible() && box->count() > 1) {
                const Term before = term();
                QTest::keyClick(box, box->currentIndex() > 0 ? Qt::Key_Up : Qt::Key_Down);
                QVERIFY(term() != before);
            }
    }
    m_document->undoStack().undo(); // one field, one step
    QVERIFY(m_document->scenario() == m_file.scenario);
}

HW_WINDOW_TEST(tst_EveryField)

} // namespace hexwerk::assault::ui::tst_every_field

#include "tst_every_field.moc"

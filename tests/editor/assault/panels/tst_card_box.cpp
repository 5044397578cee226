#include <QComboBox>
#include <QFrame>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/property.h"
#include "editor/assault/panels/fields/field.h"
#include "editor/assault/panels/forms/property_form.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <memory>

namespace hexwerk::assault::ui::tst_card_box {

static SharedData shippedLibrary()
{
    static const SharedData kLibrary =
        std::make_shared<const DataStore>(loadData({{HW_SOURCE_DIR "/resources"}}).value.value());
    return kLibrary;
}

// The card of a unit is chosen from a list with pictures that can be filtered.
class tst_CardBox final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theListIsNoHigherThanHalfTheScreen();
    void everyCardHasAPicture();
    void nationTypeAndTextFilter_data();
    void nationTypeAndTextFilter();
    void enterTakesWhatIsTyped();
    void arrowsMoveInTheList();
    void escapeLeavesTheCard();

private:
    QComboBox *box() const { return m_form->fieldOf("card")->findChild<QComboBox *>(); }
    QFrame *popup() const { return box()->findChild<QFrame *>(QStringLiteral("cards")); }
    QListWidget *list() const { return popup()->findChild<QListWidget *>(); }
    QLineEdit *text() const { return popup()->findChild<QLineEdit *>(); }
    const std::string &card() const { return m_document->scenario().units.front().card; }
    std::vector<std::string> shown() const;

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<Properties> m_properties;
    std::unique_ptr<PropertyForm> m_form;
};

void tst_CardBox::init()
{
    m_form.reset();
    m_document = std::make_unique<ScenarioDocument>(shippedLibrary());
    m_properties = std::make_unique<Properties>(*shippedLibrary());
    Scenario scenario = sampleScenario();
    scenario.units = {unitOf("a", "ger.rifles43", "axis")};
    m_document->reset(scenario);
    m_form = std::make_unique<PropertyForm>(*m_document, *m_properties, nullptr);
    m_form->show();
    m_form->setItems({{Table::Unit, 0}});
    QVERIFY(QTest::qWaitForWindowExposed(m_form.get()));
    box()->showPopup();
    QVERIFY(popup()->isVisible());
}

std::vector<std::string> tst_CardBox::shown() const
{
    std::vector<std::string> ids;
    for (int i = 0; i < list()->count(); ++i)
        if (!list()->item(i)->isHidden())
            ids.push_back(box()
                              ->itemData(list()->item(i)->data(Qt::UserRole).toInt())
                              .toString()
                              .toStdString());
    return ids;
}

void tst_CardBox::theListIsNoHigherThanHalfTheScreen()
{
    const QRect room = popup()->screen()->availableGeometry();
    QVERIFY2(popup()->height() <= room.height() / 2,
             qPrintable(QString::number(popup()->height())));
    QVERIFY(room.contains(popup()->geometry()));
}

void tst_CardBox::everyCardHasAPicture()
{
    QCOMPARE(list()->count(), static_cast<int>(shippedLibrary()->cards.units.size()));
    for (int i = 0; i < list()->count(); ++i)
        QVERIFY2(!list()->item(i)->icon().isNull(), qPrintable(list()->item(i)->text()));
}

void tst_CardBox::nationTypeAndTextFilter_data()
{
    QTest::addColumn<QString>("nation");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("words");
    QTest::newRow("nation") << "ger"
                            << ""
                            << "";
    QTest::newRow("type") << ""
                          << "artillery"
                          << "";
    QTest::newRow("text") << ""
                          << ""
                          << "rifle";
    QTest::newRow("all three") << "us"
                               << "infantry"
                               << "rifle";
}

// Compared with a plain count over the cards.
void tst_CardBox::nationTypeAndTextFilter()
{
    QFETCH(QString, nation);
    QFETCH(QString, type);
    QFETCH(QString, words);
    const QList<QComboBox *> limits = popup()->findChildren<QComboBox *>();
    QCOMPARE(limits.size(), 2);
    for (const auto &[limit, wanted] : {std::pair{limits[0], nation}, std::pair{limits[1], type}}) {
        const int index = limit->findData(wanted);
        QVERIFY(index >= 0);
        limit->setCurrentIndex(index);
        emit limit->activated(index);
    }
    text()->setText(words);
    std::vector<std::string> expected;
    for (int i = 0; i < box()->count(); ++i) {
        const std::string id = box()->itemData(i).toString().toStdString();
        const UnitCard &card = *shippedLibrary()->cards.unit(id);
        if ((nation.isEmpty() || card.nation == nation.toStdString()) &&
            (type.isEmpty() || toString(card.type) == type.toStdString()) &&
            QString::fromStdString(card.name.at("en")).contains(words, Qt::CaseInsensitive))
            expected.push_back(id);
    }
    QVERIFY(!expected.empty() && expected.size() < shippedLibrary()->cards.units.size());
    QCOMPARE(shown(), expected);
}

void tst_CardBox::enterTakesWhatIsTyped()
{
    QTest::keyClicks(text(), QStringLiteral("pak"));
    const std::vector<std::string> left = shown();
    QVERIFY(!left.empty());
    QTest::keyClick(text(), Qt::Key_Return);
    QVERIFY(!popup()->isVisible());
    QCOMPARE(card(), left.front());
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_CardBox::arrowsMoveInTheList()
{
    const int row = list()->currentRow();
    QCOMPARE(box()->currentIndex(), row);
    QTest::keyClick(text(), Qt::Key_Down);
    QCOMPARE(list()->currentRow(), row + 1);
    QTest::keyClick(text(), Qt::Key_Return);
    QCOMPARE(box()->currentIndex(), row + 1);
}

void tst_CardBox::escapeLeavesTheCard()
{
    QTest::keyClick(text(), Qt::Key_Down);
    QTest::keyClick(popup(), Qt::Key_Escape);
    QVERIFY(!popup()->isVisible());
    QCOMPARE(card(), std::string("ger.rifles43"));
}

HW_WINDOW_TEST(tst_CardBox)

} // namespace hexwerk::assault::ui::tst_card_box

#include "tst_card_box.moc"

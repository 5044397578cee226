#include <QComboBox>
#include <QFrame>
#include <QHelpEvent>
#include <QListWidget>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "core/assault/files/library/data_store.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/property.h"
#include "editor/assault/panels/fields/field.h"
#include "editor/assault/panels/forms/property_form.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <memory>

namespace hexwerk::assault::ui::tst_card_list_field {

using Ids = std::vector<std::string>;

static SharedData shippedLibrary()
{
    static const SharedData kLibrary =
        std::make_shared<const DataStore>(loadData({{HW_SOURCE_DIR "/resources"}}).value.value());
    return kLibrary;
}

// The support cards that a side gets: rows of a number and a card.
class tst_CardListField final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cardsThatFollowEachOtherAreOneRow();
    void theOrderOfTheFileStaysWhereOnlyNumbersChange();
    void aCardIsAddedChosenAndRemovedByKeys();
    void whatBecomesTheSameIsOneRow();
    void anUnknownCardIsShownAndKept();
    void moreThanTheRowsThatStandReadyAreShown();
    void cardsOfTheSideComeFirst();
    void everyCardHasAPictureAndItsKindIsAFilter();
    void theCardIsSeenInItsTip();

private:
    void open(const Ids &cards);
    Field *field() const { return m_form->fieldOf("cards"); }
    // Of the rows that are seen, from above.
    template<typename T>
    QList<T *> seen() const
    {
        QList<T *> widgets;
        for (T *widget : field()->template findChildren<T *>())
            if (widget->isVisible() && widget->window() == m_form->window())
                widgets << widget;
        return widgets;
    }
    const Ids &cards() const { return m_document->scenario().supports.front().cards; }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<Properties> m_properties;
    std::unique_ptr<PropertyForm> m_form;
};

void tst_CardListField::init()
{
    m_form.reset();
    m_document = std::make_unique<ScenarioDocument>(shippedLibrary());
    m_properties = std::make_unique<Properties>(*shippedLibrary());
}

void tst_CardListField::open(const Ids &cards)
{
    Scenario scenario = sampleScenario();
    scenario.sides[0].nations = {"ita"};
    scenario.supports = {{scenario.sides[0].id, cards, 1}};
    m_document->reset(scenario);
    m_form = std::make_unique<PropertyForm>(*m_document, *m_properties, nullptr);
    m_form->resize(600, 400);
    m_form->show();
    m_form->activateWindow();
    m_form->setItems({{Table::Support, 0}});
    QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
}

void tst_CardListField::cardsThatFollowEachOtherAreOneRow()
{
    open({"ita.gun75", "ita.gun75", "ita.ju87d_dive", "ita.gun75"});
    const auto counts = seen<QSpinBox>();
    const auto boxes = seen<QComboBox>();
    QCOMPARE(counts.size(), 3);
    QCOMPARE(boxes.size(), 3);
    QCOMPARE(counts[0]->value(), 2);
    QCOMPARE(counts[1]->value(), 1);
    QCOMPARE(counts[2]->value(), 1);
    QCOMPARE(boxes[0]->currentText(), QStringLiteral("75/27 battery"));
    QCOMPARE(boxes[1]->currentText(), QStringLiteral("Ju 87 D, dive attack"));
    QCOMPARE(boxes[2]->currentText(), QStringLiteral("75/27 battery"));
}

void tst_CardListField::theOrderOfTheFileStaysWhereOnlyNumbersChange()
{
    open({"ita.gun75", "ita.ju87d_dive", "ita.gun75"});
    seen<QSpinBox>()[1]->setValue(2);
    QCOMPARE(cards(), (Ids{"ita.gun75", "ita.ju87d_dive", "ita.ju87d_dive", "ita.gun75"}));
    seen<QSpinBox>()[1]->setValue(1);
    QCOMPARE(cards(), (Ids{"ita.gun75", "ita.ju87d_dive", "ita.gun75"}));
}

void tst_CardListField::aCardIsAddedChosenAndRemovedByKeys()
{
    open({"ita.gun75"});
    m_form->focusKey("cards");
    QCOMPARE(QApplication::focusWidget(), seen<QSpinBox>()[0]);
    for (int i = 0; i < 3; ++i) // number, card, remove, add
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Cards: add"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(cards().size(), std::size_t{2});
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Cards 2: card"));
    const std::string first = cards()[1];
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(cards()[1] != first);
    QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Cards 2: card"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Cards 2: remove"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(cards(), Ids{"ita.gun75"});
}

void tst_CardListField::whatBecomesTheSameIsOneRow()
{
    open({"ita.gun75", "ita.ju87d_dive"});
    QComboBox *box = seen<QComboBox>()[1];
    box->setCurrentIndex(box->findData(QStringLiteral("ita.gun75")));
    emit box->activated(box->currentIndex());
    QCOMPARE(cards(), (Ids{"ita.gun75", "ita.gun75"}));
    QCOMPARE(seen<QSpinBox>().size(), 1);
    QCOMPARE(seen<QSpinBox>()[0]->value(), 2);
}

void tst_CardListField::anUnknownCardIsShownAndKept()
{
    open({"ita.gone", "ita.gun75"});
    QCOMPARE(seen<QComboBox>()[0]->currentText(), QStringLiteral("ita.gone"));
    seen<QSpinBox>()[1]->setValue(3);
    QCOMPARE(cards(), (Ids{"ita.gone", "ita.gun75", "ita.gun75", "ita.gun75"}));
}

void tst_CardListField::moreThanTheRowsThatStandReadyAreShown()
{
    Ids many;
    for (int i = 0; i < 9; ++i)
        many.push_back(i % 2 == 0 ? "ita.gun75" : "ita.ju87d_dive");
    open(many);
    QCOMPARE(seen<QSpinBox>().size(), 9);
    const auto removers = seen<QToolButton>();
    QCOMPARE(removers.size(), 10); // and one that adds
    for (QToolButton *button : removers)
        QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->text()));
    seen<QSpinBox>()[8]->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Cards: add"));
}

void tst_CardListField::cardsOfTheSideComeFirst()
{
    open({"ita.gun75"});
    const QComboBox *box = seen<QComboBox>()[0];
    const auto &all = shippedLibrary()->cards.supports;
    QCOMPARE(box->count(), static_cast<int>(all.size()));
    const auto own = std::count_if(all.begin(), all.end(),
                                   [](const auto &each) { return each.second.nation == "ita"; });
    for (int i = 0; i < box->count(); ++i)
        QCOMPARE(box->itemData(i).toString().startsWith(QLatin1String("ita.")), i < own);
}

void tst_CardListField::everyCardHasAPictureAndItsKindIsAFilter()
{
    open({"ita.gun75"});
    QComboBox *box = seen<QComboBox>()[0];
    box->showPopup();
    auto *popup = box->findChild<QFrame *>(QStringLiteral("cards"));
    QVERIFY(popup && popup->isVisible());
    const auto *list = popup->findChild<QListWidget *>();
    for (int i = 0; i < list->count(); ++i)
        QVERIFY2(!list->item(i)->icon().isNull(), qPrintable(list->item(i)->text()));
    QComboBox *kinds = popup->findChildren<QComboBox *>().at(1);
    kinds->setCurrentIndex(kinds->findData(QStringLiteral("air")));
    emit kinds->activated(kinds->currentIndex());
    for (int i = 0; i < list->count(); ++i) {
        const std::string id = box->itemData(i).toString().toStdString();
        QCOMPARE(!list->item(i)->isHidden(),
                 shippedLibrary()->cards.supports.at(id).kind == SupportKind::Air);
    }
    popup->hide();
}

void tst_CardListField::theCardIsSeenInItsTip()
{
    open({"ita.gun75", "ita.gone"});
    const auto tipOf = [](QComboBox *box) {
        QHelpEvent asked(QEvent::ToolTip, {4, 4}, box->mapToGlobal(QPoint(4, 4)));
        QApplication::sendEvent(box, &asked);
        return box->toolTip();
    };
    QVERIFY(tipOf(seen<QComboBox>()[0]).startsWith(QLatin1String("<img src=\"data:image/png")));
    QVERIFY(tipOf(seen<QComboBox>()[1]).isEmpty());
}

HW_WINDOW_TEST(tst_CardListField)

} // namespace hexwerk::assault::ui::tst_card_list_field

#include "tst_card_list_field.moc"

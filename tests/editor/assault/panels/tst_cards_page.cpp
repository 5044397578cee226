#include <QApplication>
#include <QLabel>
#include <QTableView>

#include "tests/editor/assault/panels/cards_page_test.h"
#include "tests/test_program.h"

#include <memory>

namespace hexwerk::assault::ui::tst_cards_page {

using namespace editor;

// What the page shows of its cards: which there are, how they differ, what is wrong with one.
class tst_CardsPage final : public CardsPageTest
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void whatIsImpossibleIsSaidWithItsRule();
    void theDrawingFollows();
    void twoCardsAreCompared();
    void filtersFindCards();
    void theListSaysHowManyItShows();
    void whatTheMarksSayStandsThere();
};

void tst_CardsPage::whatIsImpossibleIsSaidWithItsRule()
{
    m_page->cards(CardKind::Unit).showCard(kGun);
    const auto *faults =
        m_page->cards(CardKind::Unit).findChild<QLabel *>(QStringLiteral("faults"));
    QVERIFY(!faults->isVisible());
    m_document->push(std::make_unique<ChangeCardCommand>(
        *m_document, kGun, *findProperty(CardKind::Unit, "half_strength"), 9));
    QVERIFY(faults->isVisible());
    QVERIFY(faults->text().startsWith(
        QStringLiteral("Half strength cannot be more than full strength. (R4.3c)")));
    m_document->undoStack().undo();
    QVERIFY(!faults->isVisible());
}

void tst_CardsPage::theDrawingFollows()
{
    m_page->cards(CardKind::Unit).showCard(kGun);
    auto *view = named<QWidget>(QStringLiteral("Gun carrier"));
    QVERIFY(view);
    const QImage before = view->grab().toImage();
    form(CardKind::Unit).focusKey("movement");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QVERIFY(view->grab().toImage() != before);
}

void tst_CardsPage::twoCardsAreCompared()
{
    CardsPage &cards = m_page->cards(CardKind::Unit);
    cards.showCard(kGun);
    auto *table = named<QTableView>(QStringLiteral("Unit cards"));
    const QModelIndex other = cards.filter().indexOf({CardKind::Unit, "us.rifles43"});
    table->selectionModel()->select(other, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    auto *comparison = named<QTableView>(QStringLiteral("Comparison of two cards"));
    QVERIFY(comparison);
    const auto header = [&](int row) {
        return comparison->model()->index(row, 0).data().toString();
    };
    QVERIFY(header(0).startsWith(QChar(u'\u2260'))); // the ids
    QCOMPARE(header(2), QStringLiteral("Nation"));
}

void tst_CardsPage::filtersFindCards()
{
    CardsPage &cards = m_page->cards(CardKind::Unit);
    const int all = cards.filter().rowCount();
    CardQuery query;
    query.words = QStringLiteral("RIFLES us");
    cards.filter().setQuery(query);
    QVERIFY(cards.filter().rowCount() >= 1 && cards.filter().rowCount() < all);
    query = {};
    query.ability = "smoke";
    cards.filter().setQuery(query);
    for (int row = 0; row < cards.filter().rowCount(); ++row) {
        const CardRef &ref = cards.filter().card(cards.filter().index(row, 0));
        QVERIFY(std::get<UnitCard>(m_document->find(ref)->card).has("smoke"));
    }
    query = {};
    query.leastPoints = 40;
    query.mostPoints = 60;
    query.type = QStringLiteral("Vehicle");
    cards.filter().setQuery(query);
    QVERIFY(cards.filter().indexOf(kGun).isValid());
    QVERIFY(!cards.filter().indexOf(kMen).isValid());
}

void tst_CardsPage::theListSaysHowManyItShows()
{
    constexpr int kShipped = 57;
    const auto says = [this](int own) {
        const QString sentence = QStringLiteral("%1 of %1 card").arg(kShipped + own);
        for (const auto *label : m_page->cards(CardKind::Command).findChildren<QLabel *>())
            if (label->text().startsWith(sentence))
                return true;
        return false;
    };
    QVERIFY(says(1));
    CommandCard other = order();
    other.id = "my.other";
    m_document->push(std::make_unique<AddCardCommand>(*m_document, other));
    QVERIFY(says(2));
    m_document->undoStack().undo();
    QVERIFY(says(1));
}

void tst_CardsPage::whatTheMarksSayStandsThere()
{
    QString words;
    for (const auto *label : form(CardKind::Unit).findChildren<QLabel *>())
        words += label->text() + u'\n';
    for (const char *mark : {"T: stated in the rules", "O: read from a damaged copy",
                             "W: derived from a worked example", "G: our guess"})
        QVERIFY2(words.contains(QLatin1String(mark)), qPrintable(words));
}

HW_WINDOW_TEST(tst_CardsPage)

} // namespace hexwerk::assault::ui::tst_cards_page

#include "tst_cards_page.moc"

#include "tests/window/play_test.h"

#include <dlfcn.h>

#include <functional>
#include <vector>

static int calls = 0;

// The program's own one is found before that of the library.
std::vector<hexwerk::assault::Order>
hexwerk::assault::Assault::legalOrders(const hexwerk::assault::Position &p)
{
    using Real = std::vector<Order> (*)(const Position &);
    static const auto real = reinterpret_cast<Real>(
        dlsym(RTLD_NEXT, "_ZN7hexwerk7assault7Assault11legalOrdersERKNS0_8PositionE"));
    ++calls;
    return real(p);
}

namespace hexwerk::assault::ui {

using Hand = window::By;

// What can be ordered is asked once for all who show it, not by each of them.
class tst_AskedOnce final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void afterEveryOrder();
    void notForWhatIsPickedAndPointedAt();
    void atEveryMoment();

private:
    static int askedBy(const std::function<void()> &act);
    PlayPage &page() { return m_window->playPage(); }
};

void tst_AskedOnce::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
    setUp();
}

int tst_AskedOnce::askedBy(const std::function<void()> &act)
{
    const int before = calls;
    act();
    window::Hands::settle();
    return calls - before;
}

void tst_AskedOnce::afterEveryOrder()
{
    play::RandomPlayer<Assault> player(7);
    int all = 0;
    for (int i = 0; i < 60 && !m_hands->position().pending.isOver(); ++i) {
        const Order order = player.answer(m_hands->position());
        const int times = askedBy([&] { QVERIFY(page().game().say(order, Origin::Mouse)); });
        QVERIFY(times <= 1);
        all += times;
    }
    QVERIFY(all > 10);
    QVERIFY(page().game().game().log().size() > 30);
}

void tst_AskedOnce::notForWhatIsPickedAndPointedAt()
{
    MapCanvas &canvas = page().canvas();
    const int forPicking = askedBy([&] {
        m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
        m_hands->press(Qt::Key_G);
        for (const char *hex : {"I6", "D4", "P3", "E6"})
            QTest::mouseMove(canvas.viewport(), canvas.viewRect(at(hex)).center());
        page().cancel();
    });
    QCOMPARE(forPicking, 0);
}

void tst_AskedOnce::atEveryMoment()
{
    const std::size_t orders = page().game().game().log().size();
    QVERIFY(orders > 2);
    for (std::size_t moment = orders; moment-- > 0;)
        QVERIFY(askedBy([&] { page().showMoment(moment); }) <= 1);
}

} // namespace hexwerk::assault::ui

QTEST_MAIN(hexwerk::assault::ui::tst_AskedOnce)

#include "tst_asked_once.moc"

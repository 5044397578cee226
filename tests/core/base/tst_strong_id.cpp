#include <QTest>

#include "core/base/strong_id.h"
#include "tests/test_program.h"

#include <type_traits>

namespace hexwerk::tst_strong_id {

class tst_StrongId final : public QObject
{
    Q_OBJECT

private slots:
    void idsAreThePlacesInAVector();
    void noObjectIsOutOfEveryRange();
    void idsAreOrderedByNumber();
};

using CarId = StrongId<struct CarTag>;
using RoadId = StrongId<struct RoadTag>;
static_assert(!std::is_convertible_v<std::uint32_t, CarId> &&
                  !std::is_convertible_v<CarId, std::uint32_t>,
              "no number is taken for an id, and no id for a number");
static_assert(!std::is_constructible_v<CarId, RoadId> && !std::is_assignable_v<CarId &, RoadId>,
              "no id of another kind");
static_assert(sizeof(CarId) == sizeof(std::uint32_t));

void tst_StrongId::idsAreThePlacesInAVector()
{
    QCOMPARE(CarId(1).index(), std::size_t{0});
    QCOMPARE(CarId(3).index(), std::size_t{2});
    QCOMPARE(CarId(3).value(), 3U);
}

void tst_StrongId::noObjectIsOutOfEveryRange()
{
    QCOMPARE(CarId().value(), 0U);
    QCOMPARE(CarId().index(), SIZE_MAX);
}

void tst_StrongId::idsAreOrderedByNumber()
{
    QVERIFY(CarId() < CarId(1));
    QVERIFY(CarId(2) > CarId(1));
    QVERIFY(CarId(2) == CarId(2));
    QVERIFY(CarId(2) != CarId(3));
}

HW_PLAIN_TEST(tst_StrongId)

} // namespace hexwerk::tst_strong_id

#include "tst_strong_id.moc"

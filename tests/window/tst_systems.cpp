#include <QTest>

#include "app/systems.h"
#include "core/systems.h"
#include "tests/test_program.h"

namespace hexwerk::tst_systems {

// The lists of systems.
class tst_Systems final : public QObject
{
    Q_OBJECT

private slots:
    void theWindowHasAKitForEachSystemOfTheCore();
};

void tst_Systems::theWindowHasAKitForEachSystemOfTheCore()
{
    const auto kits = makeKits();
    QCOMPARE(kits.size(), systems().size());
    for (std::size_t i = 0; i < kits.size(); ++i)
        QCOMPARE(&kits[i]->rules(), systems()[i]);
}

HW_WINDOW_TEST(tst_Systems)

} // namespace hexwerk::tst_systems

#include "tst_systems.moc"

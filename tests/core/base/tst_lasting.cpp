#include <QTest>

#include "core/base/lasting.h"
#include "tests/test_program.h"

#include <string>

namespace hexwerk::tst_lasting {

class tst_Lasting final : public QObject
{
    Q_OBJECT

private slots:
    void aTextOutlivesWhatItWasCopiedFrom();
    void equalTextsAreOne();
};

void tst_Lasting::aTextOutlivesWhatItWasCopiedFrom()
{
    std::string_view kept;
    {
        std::string id = "H9.6.3.2z";
        kept = lasting(id);
        id.assign(id.size(), '-');
    }
    QVERIFY(kept == "H9.6.3.2z");
}

void tst_Lasting::equalTextsAreOne()
{
    QVERIFY(lasting("H1.0a").data() == lasting(std::string("H1.0a")).data());
    QVERIFY(lasting("H1.0a") != lasting("H1.0b"));
}

HW_PLAIN_TEST(tst_Lasting)

} // namespace hexwerk::tst_lasting

#include "tst_lasting.moc"

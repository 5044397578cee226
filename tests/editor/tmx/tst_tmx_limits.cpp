#include "editor/tmx/tmx_map.h"
#include "editor/tmx/tmx_reader.h"
#include "tests/costs.h"
#include "tests/share.h"

#include <functional>

namespace hexwerk {

using namespace editor;

// A map of Tiled of 16 MB takes neither the memory nor the time of the machine.
class tst_TmxLimits final : public QObject
{
    Q_OBJECT

private slots:
    void largeMapsTakeLittleTimeAndRoom_data();
    void largeMapsTakeLittleTimeAndRoom();
};

static QByteArray mapOf(const QByteArray &tileset, const QByteArray &layers)
{
    return "<map orientation=\"hexagonal\" staggeraxis=\"x\" staggerindex=\"odd\" width=\"200\" "
           "height=\"200\"><tileset firstgid=\"1\" name=\"T\">" +
           tileset + "</tileset>" + layers + "</map>";
}

static QByteArray layers(int count)
{
    const QByteArray numbers = QByteArray("1,").repeated(200 * 200 - 1) + "1";
    return ("<layer name=\"L\"><data encoding=\"csv\">" + numbers + "</data></layer>")
        .repeated(count);
}

static QByteArray tiles(int count, int properties)
{
    const QByteArray property = "<property name=\"ground\" value=\"grass\"/>";
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += "<tile id=\"" + QByteArray::number(i) + "\" type=\"grass\"><properties>" +
               property.repeated(properties) + "</properties></tile>";
    return all;
}

void tst_TmxLimits::largeMapsTakeLittleTimeAndRoom_data()
{
    QTest::addColumn<std::function<QByteArray()>>("text");
    QTest::addColumn<int>("fault"); // -1: it is read
    std::size_t place = 0;
    const auto row = [&](const char *name, std::function<QByteArray()> text, int fault = -1) {
        if (testing::takesPart(place++))
            QTest::newRow(name) << std::move(text) << fault;
    };
    row("layers", [] { return mapOf(tiles(1, 0), layers(50)); });
    row(
        "layers with one too many", [] { return mapOf(tiles(1, 0), layers(51)); },
        static_cast<int>(TmxFault::TooMuch));
    row("tiles", [] { return mapOf(tiles(160'000, 1), layers(1)); });
    row("properties", [] { return mapOf(tiles(40, 10'000), layers(1)); });
    row("remarks", [] { return mapOf(QByteArray("<!-- -->").repeated(2'000'000), layers(1)); });
    row("one remark",
        [] { return mapOf("<!--" + QByteArray(16'000'000, 'x') + "-->", layers(1)); });
    row("one name", [] {
        return mapOf("<tile id=\"0\" type=\"" + QByteArray(16'000'000, 'x') + "\"/>", layers(1));
    });
}

void tst_TmxLimits::largeMapsTakeLittleTimeAndRoom()
{
    QFETCH(std::function<QByteArray()>, text);
    QFETCH(int, fault);
    const QByteArray whole = text();
    QVERIFY(whole.size() <= 17 << 20);
    tl::expected<TmxMap, TmxFailure> map;
    testing::checkCosts(
        [&] { map = readTmx(whole, [](const QString &) { return std::nullopt; }); });
    QCOMPARE(map ? -1 : static_cast<int>(map.error().fault), fault);
}

} // namespace hexwerk

QTEST_APPLESS_MAIN(hexwerk::tst_TmxLimits)

#include "tst_tmx_limits.moc"

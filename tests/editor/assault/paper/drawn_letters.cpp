#include "tests/editor/assault/paper/drawn_letters.h"

#include <QPaintDevice>
#include <QPaintEngine>

#include "editor/paper/sheet_book.h"

#include <cmath>

namespace hexwerk::testing {

namespace {

class LetterEngine final : public QPaintEngine
{
public:
    LetterEngine()
        : QPaintEngine(AllFeatures)
    {
    }
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    Type type() const override { return SVG; } // pictures stay drawings, as on paper
    void drawTextItem(const QPointF &, const QTextItem &item) override
    {
        const QTransform &world = painter()->worldTransform();
        const double scale = std::hypot(world.m21(), world.m22());
        const int pixels = item.font().pixelSize(); // -1: it is said in points
        const double points =
            pixels > 0 ? pixels / editor::kPageUnits / 25.4 * 72 : item.font().pointSizeF();
        texts.push_back({item.text(), points * scale});
    }

    std::vector<DrawnText> texts;
};

class LetterDevice final : public QPaintDevice
{
public:
    QPaintEngine *paintEngine() const override { return &engine; }
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return 100'000;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 2540; // units of a page
        default:
            return QPaintDevice::metric(metric);
        }
    }

    mutable LetterEngine engine;
};

} // namespace

std::vector<DrawnText> textsDrawnBy(const std::function<void(QPainter &)> &paint)
{
    LetterDevice device;
    QPainter painter(&device);
    paint(painter);
    painter.end();
    return device.engine.texts;
}

} // namespace hexwerk::testing

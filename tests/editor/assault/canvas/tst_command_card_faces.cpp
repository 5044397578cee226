#include <QPaintEngine>
#include <QPainter>
#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/library/filed_cards.h"
#include "editor/assault/canvas/card_painter.h"
#include "editor/text/languages.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_command_card_faces {

// The texts of the command cards that ship have room on them, in both languages.
class tst_CommandCardFaces final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyTextFitsWithoutGettingTiny_data();
    void everyTextFitsWithoutGettingTiny();
    void aTextThatIsTooLongGetsTiny();

private:
    DataStore m_data;
    MapArt m_art;
    std::vector<CommandCard> m_cards;
};

// Notes the smallest letters that are drawn, by their width where they are narrowed, and nothing
// else.
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
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPath(const QPainterPath &) override {}
    void drawTextItem(const QPointF &, const QTextItem &item) override
    {
        const QTransform &drawn = painter()->worldTransform();
        m_smallest = std::min(m_smallest, item.font().pixelSize() * drawn.m11() / drawn.m22());
    }
    Type type() const override { return User; }

    double smallest() const { return m_smallest; }

private:
    double m_smallest = 99;
};

class LetterDevice final : public QPaintDevice
{
public:
    QPaintEngine *paintEngine() const override { return &m_engine; }
    double smallest() const { return m_engine.smallest(); }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return 236;
        case PdmHeight:
            return 200;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        case PdmDepth:
            return 32;
        default:
            return 96;
        }
    }

private:
    mutable LetterEngine m_engine;
};

void tst_CommandCardFaces::initTestCase()
{
    LoadResult<DataStore> data = loadData({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data.value.has_value());
    m_data = std::move(*data.value);
    for (const auto &[ref, filed] : readCardFolder(HW_SOURCE_DIR "/resources").cards)
        if (ref.kind == CardKind::Command)
            m_cards.push_back(std::get<CommandCard>(filed.card));
    QCOMPARE(m_cards.size(), std::size_t{57});
}

static double smallestLetters(CardPainter &cards, const CommandCard &card)
{
    LetterDevice device;
    QPainter painter(&device);
    cards.paintCommand(painter, QRectF(0, 0, 236, 200), card);
    painter.end();
    return device.smallest();
}

void tst_CommandCardFaces::everyTextFitsWithoutGettingTiny_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
}

// Text of 10 units may shrink to 8, at which the id is drawn; what does not fit then is narrowed.
void tst_CommandCardFaces::everyTextFitsWithoutGettingTiny()
{
    QFETCH(QString, language);
    editor::Languages languages;
    languages.speak(language);
    CardPainter cards(m_data, m_art);
    for (const CommandCard &card : m_cards)
        QVERIFY2(smallestLetters(cards, card) >= 8, card.id.c_str());
}

void tst_CommandCardFaces::aTextThatIsTooLongGetsTiny()
{
    CardPainter cards(m_data, m_art);
    CommandCard card = m_cards.front();
    QCOMPARE(smallestLetters(cards, card), 8.0); // the id
    card.text = {{"en", std::string(900, 'm')}};
    for (std::size_t i = 9; i < 900; i += 10)
        card.text["en"][i] = ' ';
    QVERIFY(smallestLetters(cards, card) < 6);
}

HW_WINDOW_TEST(tst_CommandCardFaces)

} // namespace hexwerk::assault::ui::tst_command_card_faces

#include "tst_command_card_faces.moc"

#include <QApplication>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "editor/assault/library/library_commands.h"
#include "editor/assault/panels/library/card_form.h"
#include "editor/assault/panels/library/card_view.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/text/local_text.h"
#include "tests/test_program.h"

#include <filesystem>
#include <memory>

namespace hexwerk::assault::ui::tst_card_pictures {

namespace fs = std::filesystem;

static const CardRef kMen{CardKind::Unit, "my.men"};

// A picture comes to a card, is drawn on it and is asked for when it is gone.
class tst_CardPictures final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aChosenFileIsBroughtToTheCards();
    void anotherPictureOfThatNameStays();
    void itIsDrawnOnEveryKindOfCard_data();
    void itIsDrawnOnEveryKindOfCard();
    void oneThatIsGoneIsSaid();
    void whatIsNoPictureIsNotTaken();
    void itIsFoundInTheFolderThatBringsTheCard();

private:
    QString in(const QString &file) const { return m_folder->filePath(file); }
    QString painted(const QString &file, QColor colour) const;
    QLineEdit *line() const;
    void choose(const QString &file);
    const UnitCard &men() const { return std::get<UnitCard>(m_document->find(kMen)->card); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<LibraryPage> m_page;
};

void tst_CardPictures::init()
{
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_folder = std::make_unique<QTemporaryDir>();
    const fs::path own = in(QStringLiteral("own")).toStdString();
    const DataPaths paths{
        {own, in(QStringLiteral("more")).toStdString(), HW_SOURCE_DIR "/resources"}};
    auto data = loadData(paths);
    m_document = std::make_unique<LibraryDocument>(
        paths, own, std::make_shared<const DataStore>(std::move(data.value.value())));
    UnitCard card = std::get<UnitCard>(m_document->find({CardKind::Unit, "us.rifles43"})->card);
    card.id = kMen.id;
    m_document->push(std::make_unique<AddCardCommand>(*m_document, card));
    m_page = std::make_unique<LibraryPage>(
        *m_document, [] { return std::vector<OpenScenario>(); }, nullptr);
    m_page->resize(1280, 760);
    m_page->show();
    m_page->cards(CardKind::Unit).showCard(kMen);
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void tst_CardPictures::cleanup()
{
    m_page.reset();
    m_document.reset();
}

QString tst_CardPictures::painted(const QString &file, QColor colour) const
{
    QDir().mkpath(QFileInfo(in(file)).path());
    QImage image(120, 64, QImage::Format_RGB32);
    image.fill(colour);
    return image.save(in(file)) ? in(file) : QString();
}

QLineEdit *tst_CardPictures::line() const
{
    for (auto *line : m_page->findChildren<QLineEdit *>())
        if (line->isVisible() && line->accessibleName() == QStringLiteral("Picture"))
            return line;
    return nullptr;
}

// By the button beside the name, as a user would.
void tst_CardPictures::choose(const QString &file)
{
    QTimer::singleShot(0, this, [file] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
        name->setText(file);
        QTest::keyClick(name, Qt::Key_Return);
    });
    for (auto *button : m_page->findChildren<QToolButton *>())
        if (button->isVisible() && button->accessibleName() == QStringLiteral("Choose a picture"))
            return button->click();
    QFAIL("no button");
}

void tst_CardPictures::aChosenFileIsBroughtToTheCards()
{
    choose(painted(QStringLiteral("desk/tank.png"), Qt::red));
    QCOMPARE(men().picture, std::string("pictures/tank.png"));
    QCOMPARE(line()->text(), QStringLiteral("pictures/tank.png"));
    QVERIFY(QFile::exists(in(QStringLiteral("own/assault/cards/pictures/tank.png"))));
    QVERIFY(QFile::exists(in(QStringLiteral("desk/tank.png"))));
    m_document->flush();
    QCOMPARE(readCardFolder(in(QStringLiteral("own")).toStdString()).cards.at(kMen).card,
             AnyCard(men()));
    m_document->undoStack().undo();
    QVERIFY(men().picture.empty());
}

void tst_CardPictures::anotherPictureOfThatNameStays()
{
    const QString first = painted(QStringLiteral("own/assault/cards/pictures/tank.png"), Qt::green);
    QFile file(first);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    choose(painted(QStringLiteral("desk/tank.png"), Qt::red));
    QCOMPARE(men().picture, std::string("pictures/tank-2.png"));
    file.seek(0);
    QCOMPARE(file.readAll(), before);
    choose(in(QStringLiteral("desk/tank.png"))); // the same again
    QCOMPARE(men().picture, std::string("pictures/tank-2.png"));
    choose(first); // lies there already
    QCOMPARE(men().picture, std::string("pictures/tank.png"));
}

void tst_CardPictures::itIsDrawnOnEveryKindOfCard_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < kCardKinds; ++kind)
        QTest::addRow("%d", kind) << kind;
}

void tst_CardPictures::itIsDrawnOnEveryKindOfCard()
{
    QFETCH(int, kind);
    const std::vector<AnyCard> cards = {UnitCard(), FormationCard(), CommandCard(), SupportCard()};
    const QString file = painted(QStringLiteral("blue.png"), Qt::blue);
    CardView view;
    view.resize(view.sizeHint());
    const auto bluePixels = [&view] {
        const QImage image = view.grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor colour = image.pixelColor(x, y);
                count += colour.blue() > colour.red() + 60 ? 1 : 0;
            }
        return count;
    };
    view.show(cards[static_cast<std::size_t>(kind)], m_document->library());
    const int without = bluePixels();
    view.show(cards[static_cast<std::size_t>(kind)], m_document->library(), file);
    QTRY_VERIFY2(bluePixels() > without + 2000, qPrintable(QString::number(bluePixels())));
}

void tst_CardPictures::oneThatIsGoneIsSaid()
{
    QTest::mouseClick(line(), Qt::LeftButton);
    QTest::keyClicks(line(), QStringLiteral("pictures/gone.png"));
    QTest::keyClick(line(), Qt::Key_Return);
    QCOMPARE(men().picture, std::string("pictures/gone.png"));
    const auto *faults =
        m_page->cards(CardKind::Unit).findChild<QLabel *>(QStringLiteral("faults"));
    QVERIFY(faults->isVisible());
    QVERIFY2(faults->text().contains(QStringLiteral("gone.png")), qPrintable(faults->text()));
    m_document->flush(); // it is a warning: the card is kept
    QCOMPARE(readCardFolder(in(QStringLiteral("own")).toStdString()).cards.at(kMen).card,
             AnyCard(men()));
}

void tst_CardPictures::whatIsNoPictureIsNotTaken()
{
    QSignalSpy told(&m_page->cards(CardKind::Unit), &CardsPage::told);
    QFile page(in(QStringLiteral("page.png")));
    QVERIFY(page.open(QIODevice::WriteOnly) && page.write("<html>") > 0);
    page.close();
    choose(page.fileName());
    QVERIFY(men().picture.empty());
    QCOMPARE(told.size(), 1);
    QVERIFY(!QFile::exists(in(QStringLiteral("own/assault/cards/pictures"))));
    QTest::mouseClick(line(), Qt::LeftButton);
    QTest::keyClicks(line(), QStringLiteral("../secret.png"));
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(men().picture.empty());
    QVERIFY(line()->text().isEmpty());
    QCOMPARE(told.size(), 2);
}

// Where the owner's card took its place, the picture still lies there.
void tst_CardPictures::itIsFoundInTheFolderThatBringsTheCard()
{
    const QString there = painted(QStringLiteral("more/assault/cards/scans/x.png"), Qt::red);
    FiledCard card = *m_document->find(kMen);
    std::get<UnitCard>(card.card).picture = "scans/x.png";
    QCOMPARE(m_document->pictureOf(card), fs::path(there.toStdString()));
    const QString mine = painted(QStringLiteral("own/assault/cards/scans/x.png"), Qt::red);
    QCOMPARE(m_document->pictureOf(card), fs::path(mine.toStdString()));
}

HW_WINDOW_TEST(tst_CardPictures)

} // namespace hexwerk::assault::ui::tst_card_pictures

#include "tst_card_pictures.moc"

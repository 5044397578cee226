#include <QTemporaryDir>
#include <QTest>

#include "core/assault/board/board_spec.h"
#include "core/assault/files/checks/picture_check.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/files/key_path.h"
#include "core/files/picture.h"
#include "core/files/text_file.h"
#include "tests/test_program.h"

#include <fstream>

namespace hexwerk::tst_picture {

using namespace assault;

using namespace std::string_literals;
namespace fs = std::filesystem;

// Pictures are looked at before they are read: names, sizes, and files that only pretend.
class tst_Picture final : public QObject
{
    Q_OBJECT

private slots:
    void namesStayInTheirFolder_data();
    void namesStayInTheirFolder();
    void sizesAreReadFromTheHead();
    void aFaultIsNamed_data();
    void aFaultIsNamed();
    void aHugeFileIsNotRead();
    void theProblemStandsAtItsKey();
    void picturesOfCardsAreLookedFor();
    void threePointsPlaceIt();

private:
    fs::path put(const std::string &name, const std::string &bytes) const
    {
        const fs::path file = fs::path(m_folder.path().toStdString()) / name;
        std::ofstream(file, std::ios::binary) << bytes;
        return file;
    }

    QTemporaryDir m_folder;
};

static std::string bigEndian(std::uint32_t number)
{
    std::string bytes;
    for (const int shift : {24, 16, 8, 0})
        bytes += static_cast<char>(number >> shift & 0xFF);
    return bytes;
}

static std::string png(std::uint32_t width, std::uint32_t height)
{
    return "\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR"s + bigEndian(width) + bigEndian(height) +
           "0123456789012345\0\0\0\0IEND\xAE\x42\x60\x82"s;
}

// With the notes of a camera before the frame.
static std::string jpeg(int width, int height)
{
    const auto two = [](int number) {
        return std::string{static_cast<char>(number >> 8), static_cast<char>(number & 0xFF)};
    };
    return "\xFF\xD8\xFF\xE1"s + two(300) + std::string(298, 'x') + "\xFF\xC0\0\x11\x08"s +
           two(height) + two(width) + std::string(40, '\0') + "\xFF\xD9"s;
}

void tst_Picture::namesStayInTheirFolder_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("isGood");
    const auto row = [](const char *name, bool isGood) {
        QTest::newRow(name) << QByteArray(name) << isGood;
    };
    row("south.png", true);
    row("maps/old/south.JPEG", true);
    row("../south.png", false);
    row("maps/../../south.png", false);
    row("/etc/south.png", false);
    row("C:south.png", false);
    row("maps\\south.png", false);
    row("south.gif", false);
    row("south", false);
}

void tst_Picture::namesStayInTheirFolder()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, isGood);
    QCOMPARE(isPictureName(name.toStdString()), isGood);
}

void tst_Picture::sizesAreReadFromTheHead()
{
    QVERIFY((pictureSize(png(640, 480)) == PictureSize{640, 480}));
    QVERIFY((pictureSize(jpeg(4000, 3000)) == PictureSize{4000, 3000}));
    QVERIFY(!pictureSize(png(0, 480)));
    QVERIFY(!pictureSize(jpeg(640, 480).substr(0, 200)));
    for (std::size_t length = 0; length < 340; ++length) // cut short anywhere
        pictureSize(jpeg(640, 480).substr(0, length));
}

void tst_Picture::aFaultIsNamed_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    const auto row = [](const char *what, const char *name, const std::string &bytes, int code) {
        QTest::newRow(what) << QByteArray(name) << QByteArray::fromStdString(bytes) << code;
    };
    const auto none = static_cast<int>(FileProblem::NotAPicture);
    const auto large = static_cast<int>(FileProblem::PictureTooLarge);
    row("a good PNG", "a.png", png(640, 480), -1);
    row("a good JPEG", "a.jpg", jpeg(640, 480), -1);
    row("a page", "b.png", "<html>", none);
    row("nothing", "c.png", "", none);
    row("cut short", "d.png", png(640, 480).substr(0, 50), none);
    row("another name", "e.gif", png(640, 480), none);
    row("too many pixels", "f.png", png(10000, 4001), large);
    row("as many as a number holds", "g.png", png(0xFFFFFFFF, 0xFFFFFFFF), large);
    row("the most", "h.png", png(10000, 4000), -1);
}

void tst_Picture::aFaultIsNamed()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, bytes);
    QFETCH(int, code);
    const auto fault = faultOfPicture(put(name.toStdString(), bytes.toStdString()));
    QCOMPARE(fault ? int{fault->code.value()} : -1, code);
    if (fault)
        QCOMPARE(fault->found, name.toStdString());
}

void tst_Picture::aHugeFileIsNotRead()
{
    const fs::path file = put("huge.png", png(640, 480));
    fs::resize_file(file, std::uintmax_t{200} << 20); // no byte of it is on the disk
    const auto fault = faultOfPicture(file);
    QVERIFY(fault && fault->code == FileProblem::PictureTooLarge);
    QCOMPARE(fault->values.front(), "209715200 bytes"s);
}

void tst_Picture::theProblemStandsAtItsKey()
{
    const fs::path folder = m_folder.path().toStdString();
    BoardSpec board;
    QVERIFY(checkPicture(board, folder, KeyPath().key("board")).empty());
    board.underlay = Underlay{"none.png", {}, 100};
    const auto problems = checkPicture(board, folder, KeyPath().key("board"));
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems.front().code == FileProblem::PictureMissing);
    QVERIFY(problems.front().severity() == Severity::Warning);
    QCOMPARE(problems.front().key, "board.underlay.picture"s);
}

// Beside the file of the cards, each with its place in it.
void tst_Picture::picturesOfCardsAreLookedFor()
{
    const std::string head = "format = \"hexwerk.cards\"\nversion = 1\nsystem = \"assault\"\n";
    const auto order = [](const std::string &id, const std::string &picture) {
        return "[[command]]\nid = \"" + id + "\"\nname = { en = \"Order\" }\ntime = \"action\"\n" +
               "picture = \"" + picture + "\"\n";
    };
    put("there.png", png(64, 48));
    const std::string file = (fs::path(m_folder.path().toStdString()) / "cards.toml").string();
    const auto problems =
        checkPictures(head + order("a", "there.png") + order("b", "gone.png"), file);
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems.front().code == FileProblem::PictureMissing);
    QCOMPARE(problems.front().key, "command.b.picture"s);
    QCOMPARE(problems.front().file, file);
    QCOMPARE(problems.front().line, 13);
    const auto outside = readCards(head + order("a", "../there.png"), file);
    QVERIFY(!outside);
    QVERIFY(outside.problems.front().code == FileProblem::BadName);
    QCOMPARE(outside.problems.front().key, "command.a.picture"s);
}

void tst_Picture::threePointsPlaceIt()
{
    Underlay underlay;
    QVERIFY(!isPlaced(underlay));
    underlay.points = {{Hex::at(0, 0), 0, 0}, {Hex::at(4, 0), 90, 5}, {Hex::at(0, 4), 5, 90}};
    QVERIFY(isPlaced(underlay));
    underlay.points[2] = {Hex::at(8, 2), 180, 10};
    QVERIFY(!isPlaced(underlay)); // in line on the picture
    underlay.points[2] = {Hex::at(8, 0), 10, 90};
    QVERIFY(!isPlaced(underlay)); // on the board
    underlay.points[2] = underlay.points[0];
    QVERIFY(!isPlaced(underlay));
}

HW_CORE_TEST(tst_Picture)

} // namespace hexwerk::tst_picture

#include "tst_picture.moc"

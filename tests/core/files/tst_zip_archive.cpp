#include <QTest>

#include "core/files/zip_archive.h"
#include "tests/test_program.h"

namespace hexwerk::tst_zip_archive {

using namespace std::string_literals;

// What strangers may have packed, refused before or while it is unpacked.
class tst_ZipArchive final : public QObject
{
    Q_OBJECT

private slots:
    void whatWasPackedIsUnpacked();
    void theSameEntriesGiveTheSameBytes();
    void onlyNamesThatStayInsideAreSafe_data();
    void onlyNamesThatStayInsideAreSafe();
    void anEntryThatLeadsOutsideIsRefused_data();
    void anEntryThatLeadsOutsideIsRefused();
    void aBombIsRefused();
    void tooManyEntriesAreRefused();
    void anEntryThatIsTooLargeIsRefused();
    void entriesThatAreTooLargeTogetherAreRefused();
    void namesThatDifferInCapitalsAloneAreRefused();
    void aLinkIsRefused();
    void anEncryptedEntryIsRefused();
    void aSizeThatLiesIsRefused();
    void aSpoiltByteIsRefused();
    void noPartOfAnArchiveBringsTheReaderDown();
};

static const std::vector<ZipEntry> kTwo = {{"a.txt", "some text"}, {"folder/b.txt", "other text"}};

static ZipFailure refusal(const std::string &bytes, const ZipLimits &limits = {})
{
    const auto entries = readZip(bytes, limits);
    return entries ? ZipFailure{ZipFault::NotAZip, "it was read"} : entries.error();
}

// Puts bytes into the entry of the archive's directory, which is what readers trust.
static std::string withDirectory(std::string bytes, std::size_t offset, const std::string &put)
{
    const std::size_t at = bytes.find("PK\1\2");
    return at == bytes.npos ? bytes : bytes.replace(at + offset, put.size(), put);
}

void tst_ZipArchive::whatWasPackedIsUnpacked()
{
    const std::string bytes = zipOf(kTwo);
    QVERIFY(looksLikeZip(bytes));
    QVERIFY(readZip(bytes) == kTwo);
    QVERIFY(!looksLikeZip("format = 1"));
}

void tst_ZipArchive::theSameEntriesGiveTheSameBytes()
{
    QCOMPARE(zipOf(kTwo), zipOf(kTwo));
}

void tst_ZipArchive::onlyNamesThatStayInsideAreSafe_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("safe");
    const auto row = [](const char *name, bool safe) {
        QTest::newRow(name) << QByteArray(name) << safe;
    };
    row("scenario.toml", true);
    row("maps/sizilien süd.png", true);
    row("a..b/c...png", true);
    row("../x.toml", false);
    row("a/../../x.toml", false);
    row("/etc/passwd", false);
    row("C:/x.toml", false);
    row("c:x.toml", false);
    row("..\\x.toml", false);
    row("a\\b.toml", false);
    row("./x.toml", false);
    row("a//b.toml", false);
    row("", false);
    row("..", false);
    row("a\nb.toml", false);
    row("\xFF.toml", false);
    QTest::newRow("too long") << QByteArray(300, 'a') << false;
}

void tst_ZipArchive::onlyNamesThatStayInsideAreSafe()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, safe);
    QCOMPARE(isSafeName({name.data(), static_cast<std::size_t>(name.size())}), safe);
}

void tst_ZipArchive::anEntryThatLeadsOutsideIsRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"../outside.toml", "/outside.toml", "C:/outside.toml",
                             "maps\\..\\..\\outside.toml", "maps/../../outside.png", "../"})
        QTest::newRow(name) << QByteArray(name);
}

void tst_ZipArchive::anEntryThatLeadsOutsideIsRefused()
{
    QFETCH(QByteArray, name);
    const auto failure = refusal(zipOf({{"a.txt", "x"}, {name.toStdString(), "x"}}));
    QVERIFY(failure.fault == ZipFault::BadName);
    QCOMPARE(failure.entry, name.toStdString());
}

void tst_ZipArchive::aBombIsRefused()
{
    const auto failure = refusal(zipOf({{"a.txt", std::string(20 << 20, ' ')}}));
    QVERIFY(failure.fault == ZipFault::TooDense);
    QCOMPARE(failure.entry, "a.txt"s);
    QVERIFY(failure.found > failure.limit);
}

void tst_ZipArchive::tooManyEntriesAreRefused()
{
    std::vector<ZipEntry> entries;
    for (int i = 0; i <= 1000; ++i)
        entries.push_back({std::to_string(i), ""});
    const auto failure = refusal(zipOf(entries));
    QVERIFY((failure == ZipFailure{ZipFault::TooManyEntries, {}, 1001, 1000}));
}

void tst_ZipArchive::anEntryThatIsTooLargeIsRefused()
{
    const auto failure = refusal(zipOf(kTwo), {.entryBytes = 9});
    QVERIFY((failure == ZipFailure{ZipFault::EntryTooLarge, "folder/b.txt", 10, 9}));
}

void tst_ZipArchive::entriesThatAreTooLargeTogetherAreRefused()
{
    const auto failure = refusal(zipOf(kTwo), {.totalBytes = 18});
    QVERIFY((failure == ZipFailure{ZipFault::TotalTooLarge, "folder/b.txt", 19, 18}));
}

void tst_ZipArchive::namesThatDifferInCapitalsAloneAreRefused()
{
    QVERIFY(refusal(zipOf({{"a.txt", "x"}, {"A.TXT", "y"}})).fault == ZipFault::NameTwice);
}

void tst_ZipArchive::aLinkIsRefused()
{
    // Made by Unix, with the mode of a symbolic link.
    std::string bytes = withDirectory(zipOf(kTwo), 4, "\x14\3"s);
    bytes = withDirectory(bytes, 38, "\0\0\xFF\xA1"s);
    QVERIFY((refusal(bytes) == ZipFailure{ZipFault::Link, "a.txt"}));
    bytes = withDirectory(bytes, 38, "\0\0\xA4\x81"s);
    QVERIFY(readZip(bytes));
}

void tst_ZipArchive::anEncryptedEntryIsRefused()
{
    QVERIFY(refusal(withDirectory(zipOf(kTwo), 8, "\1\0"s)).fault == ZipFault::Encrypted);
}

void tst_ZipArchive::aSizeThatLiesIsRefused()
{
    // Says 4 bytes and has 9; says 200 and has 9.
    for (const char *size : {"\4\0\0\0", "\xC8\0\0\0"}) {
        const auto failure = refusal(withDirectory(zipOf(kTwo), 24, std::string(size, 4)));
        QVERIFY(failure.fault == ZipFault::Damaged || failure.fault == ZipFault::NotAZip);
    }
}

void tst_ZipArchive::aSpoiltByteIsRefused()
{
    std::string bytes = zipOf({{"a.txt", "a text that is long enough to be spoilt"}});
    bytes[45] = static_cast<char>(bytes[45] ^ 0x41);
    QVERIFY((refusal(bytes) == ZipFailure{ZipFault::Damaged, "a.txt"}));
}

void tst_ZipArchive::noPartOfAnArchiveBringsTheReaderDown()
{
    const std::string whole = zipOf(kTwo);
    for (std::size_t cut = 0; cut < whole.size(); ++cut)
        QVERIFY(!readZip(std::string_view(whole).substr(0, cut)));
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (const int bits : {0x01, 0x15, 0x80, 0xFF}) {
            std::string spoilt = whole;
            spoilt[at] = static_cast<char>(spoilt[at] ^ bits);
            static_cast<void>(readZip(spoilt));
        }
}

HW_PLAIN_TEST(tst_ZipArchive)

} // namespace hexwerk::tst_zip_archive

#include "tst_zip_archive.moc"

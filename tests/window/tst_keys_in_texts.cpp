// Keys in the words of the program: those that can be changed follow what the user changes.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include "app/shortcuts/fixed_keys.h"
#include "tests/test_program.h"
#include "tests/window/shortcuts_test.h"

#include <utility>
#include <vector>

namespace hexwerk::assault::ui::tst_keys_in_texts {

using namespace Qt::Literals::StringLiterals;
using editor::ActionKeys;

class tst_KeysInTexts final : public window::ShortcutsTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }
    void noTextNamesAKeyByHandThatCanBeChanged();
    void everyKeyInATextIsThatOfAnAction();
};

// What stands between quotes in sources, or in a course, and is a sentence: file, line and words.
static std::vector<std::pair<QString, QString>> sentences()
{
    static const QRegularExpression kQuoted(uR"re("((?:[^"\\]|\\.)*)")re"_s);
    static const QRegularExpression kWord(uR"re((?<![+\w:.{])[a-z]{2,}\b)re"_s);
    std::vector<std::pair<QString, QString>> found;
    for (const char *folder : {"/app", "/editor", "/resources/assault/guides"}) {
        QDirIterator files(QStringLiteral(HW_SOURCE_DIR) + QLatin1String(folder),
                           {u"*.cpp"_s, u"*.h"_s, u"*.toml"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QFile file(path);
            if (path.contains(u"/cli/"_s) || !file.open(QIODevice::ReadOnly))
                continue;
            const QString text = QString::fromUtf8(file.readAll());
            const bool isSource = !path.endsWith(u".toml"_s);
            int number = 0;
            for (const QString &line : text.split(u'\n')) {
                const QString place = u"%1:%2"_s.arg(path).arg(++number);
                if (!isSource)
                    found.emplace_back(place, line);
                else if (!line.trimmed().startsWith(u"//"_s))
                    for (auto all = kQuoted.globalMatch(line); all.hasNext();)
                        if (const QString words = all.next().captured(1);
                            kWord.match(words).hasMatch())
                            found.emplace_back(place, words);
            }
        }
    }
    return found;
}

// A key in words is a fixed one: those of actions are placeholders, which follow what the user
// changes. Some fixed keys of one page are those of actions on another.
void tst_KeysInTexts::noTextNamesAKeyByHandThatCanBeChanged()
{
    static const QRegularExpression kKey(
        uR"re(\b(?:(?:Ctrl|Strg|Alt|Shift|Umschalt)\+)+[\w?]+|\bF(?:1[0-2]|[1-9])\b)re"
        uR"re(|\b(?:press|with|key|drücken Sie|mit|Taste) ([A-Z])\b)re"
        uR"re(|\b(?:Ctrl|Strg|Alt|Shift|Umschalt) (?:with|and|mit|und) (?:an? |the |den |left |right )*(?:arrow|Pfeil))re"_s);
    static const QRegularExpression kFixedWords(u"click$|arrow|letter$|Klick$"_s);
    static const QStringList kOfOnePage = {
        u"Open the scenario of this battle in a tab (F4)"_s,
        u"One turn earlier (Alt and left arrow)"_s,
        u"One turn later (Alt and right arrow)"_s,
    };
    makeAll();
    QSet<QKeySequence> fixed;
    for (const FixedKeys &one : fixedKeys())
        for (const QKeySequence &key : one.keys)
            fixed.insert(key);
    QSet<QKeySequence> changeable;
    QSet<QKeySequence> changeableInGame;
    for (const ActionKeys::Entry &entry : ActionKeys::all().entries())
        for (const QKeySequence &key : entry.standard) {
            changeable.insert(key);
            if (overlap(entry.place, editor::KeyPlace::Game))
                changeableInGame.insert(key);
        }
    QStringList wrong;
    int seen = 0;
    const auto check = [&](const QString &place, const QString &words) {
        for (auto all = kKey.globalMatch(words); all.hasNext(); ++seen) {
            const QRegularExpressionMatch one = all.next();
            const QString name = one.captured(1).isEmpty() ? one.captured() : one.captured(1);
            if (kOfOnePage.contains(words))
                continue;
            const QKeySequence key(name);
            const bool isOfGame =
                place.contains(u"app/assault/answer/"_s) || place.contains(u"/guides/"_s);
            const bool isFixed =
                fixed.contains(key) && !(isOfGame ? changeableInGame : changeable).contains(key);
            const bool isChord = name.contains(u'+') && kFixedWords.match(name).hasMatch();
            if (!isFixed && !isChord)
                wrong << place + u": "_s + words;
        }
    };
    for (const auto &[place, words] : sentences())
        check(place, words);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QVERIFY(seen > 10);
    for (const char *bad : {"Press G for the next one, or press G.", "Ctrl+Z takes it back.",
                            "Alt with an arrow key moves the selection.", "Try F8."}) {
        wrong.clear();
        check({}, QString::fromLatin1(bad));
        QVERIFY2(!wrong.isEmpty(), bad);
    }
}

void tst_KeysInTexts::everyKeyInATextIsThatOfAnAction()
{
    static const QRegularExpression kPlaceholder(uR"re(\{key:([^}]*)\}?)re"_s);
    makeAll();
    int seen = 0;
    for (const auto &[place, words] : sentences())
        for (auto all = kPlaceholder.globalMatch(words); all.hasNext(); ++seen) {
            const QRegularExpressionMatch one = all.next();
            if (one.captured(1) == u"ID"_s) // of a comment
                continue;
            const auto entry = ActionKeys::all().entry(one.captured(1));
            QVERIFY2(entry && !entry->standard.isEmpty() && one.captured().endsWith(u'}'),
                     qPrintable(place + u": "_s + words));
        }
    QVERIFY(seen > 10);
}

HW_WINDOW_TEST(tst_KeysInTexts)

} // namespace hexwerk::assault::ui::tst_keys_in_texts

#include "tst_keys_in_texts.moc"

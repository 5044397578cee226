#include "app/report/private_words.h"

#include <QDir>
#include <QRegularExpression>
#include <QSysInfo>

#include <pwd.h>
#include <unistd.h>

namespace hexwerk {

static constexpr qsizetype kShortest = 2; // letters of a name

PrivateWords ownPrivateWords()
{
    PrivateWords words = {QDir::homePath(), {}, QSysInfo::machineHostName()};
    words.users << qEnvironmentVariable("USER") << qEnvironmentVariable("LOGNAME")
                << QDir(words.home).dirName();
    if (const passwd *entry = ::getpwuid(::getuid())) {
        words.users << QString::fromLocal8Bit(entry->pw_name);
        // "Anna Example,Room 5": the whole name and its parts
        const QString name =
            QString::fromLocal8Bit(entry->pw_gecos).section(QLatin1Char(','), 0, 0);
        words.users << name << name.split(QLatin1Char(' '));
    }
    words.users.removeDuplicates();
    return words;
}

static void replaceWord(QString &text, const QString &word, const QString &by)
{
    if (word.size() < kShortest)
        return;
    const QRegularExpression whole(QStringLiteral("(?<![\\p{L}\\p{N}])%1(?![\\p{L}\\p{N}])")
                                       .arg(QRegularExpression::escape(word)),
                                   QRegularExpression::CaseInsensitiveOption |
                                       QRegularExpression::UseUnicodePropertiesOption);
    text.replace(whole, by);
}

QString withoutPrivateWords(QString text, const PrivateWords &words)
{
    if (words.home.size() > 1) // not "/"
        text.replace(words.home, QStringLiteral("~"), Qt::CaseInsensitive);
    for (const QString &user : words.users)
        replaceWord(text, user, QStringLiteral("user"));
    replaceWord(text, words.host, QStringLiteral("computer"));
    return text;
}

QString withoutFolders(const QString &text)
{
    static const QRegularExpression kFolders(
        QStringLiteral("(?<=^|[\\s\"'(=<„“:,])(?:file://)?~?/[^\\n]*/"));
    return QString(text).replace(kFolders, QStringLiteral("…/"));
}

} // namespace hexwerk

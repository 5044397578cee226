#include "app/report/problem_report.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFont>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QScreen>
#include <QSysInfo>

#include "app/basis/file_path.h"
#include "app/basis/large_type.h"
#include "app/basis/theme.h"
#include "app/report/blanked_text.h"
#include "app/report/log_file.h"
#include "app/report/private_words.h"
#include "app/report/program_log.h"
#include "core/files/text_file.h"
#include "editor/journal/journal_folder.h"
#include "editor/keys/action_keys.h"
#include "editor/text/languages.h"

#include <cstdio>
#include <cstdlib>

namespace hexwerk {

std::optional<QString> lastJournal()
{
    const editor::LockedKind kind = editor::journalsIn(editor::journalFolder());
    const QFileInfoList files =
        QDir(kind.folder)
            .entryInfoList({QStringLiteral("*.") + kind.suffix}, QDir::Files, QDir::Time);
    return files.isEmpty() ? std::nullopt : std::optional(files.front().filePath());
}

ZipEntry wordsOf(const ProblemReport &report)
{
    const auto orNothing = [](const QString &text) {
        return text.trimmed().isEmpty() ? QStringLiteral("-") : text.trimmed();
    };
    const QString text = QStringLiteral("What happened:\n%1\n\nWhat was expected:\n%2\n")
                             .arg(orNothing(report.happened), orNothing(report.expected));
    return {"report.txt", withoutPrivateWords(text, ownPrivateWords()).toStdString()};
}

static QString versions()
{
    return QStringLiteral("Hexwerk %1\nQt %2 (built with %3)\nCompiler: %4\nBuild: %5, %6\n")
        .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()),
             QStringLiteral(QT_VERSION_STR), QStringLiteral(__VERSION__),
#ifdef NDEBUG
             QStringLiteral("without assertions"),
#else
             QStringLiteral("with assertions"),
#endif
             QSysInfo::buildAbi());
}

static QString memory()
{
    QFile file(QStringLiteral("/proc/meminfo"));
    QString text;
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray &line : file.readAll().split('\n'))
            if (line.startsWith("MemTotal:") || line.startsWith("MemAvailable:"))
                text += QString::fromLatin1(line.simplified()) + QLatin1Char('\n');
    return text;
}

static QString systemOfUser()
{
    QString text = QStringLiteral("System: %1\nKernel: %2 %3\nProcessor: %4\n")
                       .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                            QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture());
    for (const char *name : {"XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM",
                             "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "LANG"})
        text += QStringLiteral("%1=%2\n").arg(QLatin1String(name), qEnvironmentVariable(name));
    text += QStringLiteral("Locale: %1\n").arg(QLocale::system().name()) + memory();
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return text + QStringLiteral("Without a window\n");
    text += QStringLiteral("Platform: %1\nFont: %2, %3 pt\n")
                .arg(QGuiApplication::platformName(), QGuiApplication::font().family())
                .arg(QGuiApplication::font().pointSizeF());
    for (const QScreen *screen : QGuiApplication::screens())
        text += QStringLiteral("Screen: %1x%2, scale %3, %4 dpi\n")
                    .arg(screen->size().width())
                    .arg(screen->size().height())
                    .arg(screen->devicePixelRatio())
                    .arg(screen->logicalDotsPerInch());
    return text;
}

// Those alone that tell nothing of their user.
static QString settingsOfUser()
{
    QString text =
        QStringLiteral("Language: %1\nColours: %2\nText: %3\n")
            .arg(QString::fromStdString(editor::Languages::spoken()),
                 chosenTheme() == Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"),
                 isLargeType() ? QStringLiteral("large") : QStringLiteral("normal"));
    for (const auto &[id, keys] : editor::ActionKeys::all().changes())
        text += QStringLiteral("Key of %1: %2\n")
                    .arg(id, QKeySequence::listToString(keys, QKeySequence::PortableText));
    return text;
}

static bool isOfProgram(const std::filesystem::path &folder)
{
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        if (std::filesystem::exists(entry->path() / "system.toml", error))
            return true;
    return false;
}

// What comes with the program, and nothing of the user's library.
static PublicWords publicWords(const DataPaths &paths)
{
    const std::filesystem::path own = userLibrary(std::getenv);
    std::vector<std::filesystem::path> folders;
    for (const auto &folder : paths.folders) {
        std::error_code error;
        if (folder == own || !isOfProgram(folder))
            continue;
        for (const auto &place : {folder, folder / "scenarios", folder.parent_path() / "scenarios"})
            if (std::filesystem::is_directory(place, error))
                folders.push_back(place);
        break;
    }
    return PublicWords(folders);
}

static void addJournal(std::vector<ZipEntry> &files, const ProblemReport &report,
                       const DataPaths &paths)
{
    const auto file = lastJournal();
    const auto journal = file ? editor::readJournal(*file) : std::nullopt;
    if (!journal) {
        files.push_back({"journal/journal.txt", "There is no journal that can be read.\n"});
        return;
    }
    const PublicWords words = report.isBlanked ? publicWords(paths) : PublicWords({});
    Blanker blanker(words);
    const auto put = [&](const char *name, const std::string &text) {
        files.push_back({name, report.isBlanked ? blanker.blanked(text) : text});
    };
    files.push_back({"journal/journal.txt",
                     QStringLiteral("Last change: %1\nChanges since the file was saved: %2\n%3")
                         .arg(journal->when().toUTC().toString(Qt::ISODate))
                         .arg(journal->last.gesture)
                         .arg(report.isBlanked ? QStringLiteral("Texts are blanked.\n") : QString())
                         .toStdString()});
    put("journal/before.toml", journal->base);
    put("journal/after.toml", journal->last.text);
}

std::vector<ZipEntry> filesOf(const ProblemReport &report, const DataPaths &paths)
{
    std::vector<ZipEntry> files = {wordsOf(report),
                                   {"version.txt", versions().toStdString()},
                                   {"system.txt", systemOfUser().toStdString()},
                                   {"settings.txt", settingsOfUser().toStdString()}};
    for (const QString &path : LogFile::files(logFolder()))
        files.push_back({"log/" + QFileInfo(path).fileName().toStdString(),
                         withoutFolders(QString::fromStdString(textOfFile(path))).toStdString()});
    if (report.hasJournal)
        addJournal(files, report, paths);
    const PrivateWords words = ownPrivateWords();
    for (ZipEntry &file : files)
        file.content =
            withoutPrivateWords(QString::fromStdString(file.content), words).toStdString();
    return files;
}

WriteResult writeReport(const QString &path, const std::vector<ZipEntry> &files)
{
    return writeFile(toPath(path), zipOf(files));
}

QString reportNotWritten(const QString &path, const WriteFailure &failure)
{
    return QCoreApplication::translate("hexwerk::ProblemReport",
                                       "%1 could not be written: %2. Choose another folder.")
        .arg(QDir::toNativeSeparators(path), QString::fromStdString(failure.reason.message()));
}

int reportWithoutWindow(const QString &path, const DataPaths &paths)
{
    const WriteResult written = writeReport(path, filesOf({}, paths));
    const QString sentence = written
                                 ? QCoreApplication::translate("hexwerk::ProblemReport",
                                                               "%1 was written. Nothing was sent.")
                                       .arg(QDir::toNativeSeparators(path))
                                 : reportNotWritten(path, written.error());
    std::fprintf(written ? stdout : stderr, "%s\n", qUtf8Printable(sentence));
    return written ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace hexwerk

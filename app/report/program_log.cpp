#include "app/report/program_log.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/report/crash_line.h"
#include "app/report/log_file.h"
#include "app/report/private_words.h"
#include "editor/journal/locked_files.h"

namespace hexwerk {

static LogFile &logFile()
{
    static LogFile file;
    return file;
}

static QtMessageHandler handlerBefore = nullptr;

QString logFolder()
{
    return editor::stateFolder(QStringLiteral("log"));
}

static const char *nameOfLevel(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug:
        return "debug";
    case LogLevel::Info:
        return "info";
    case LogLevel::Warning:
        return "warning";
    case LogLevel::Error:
        return "error";
    case LogLevel::Fatal:
        return "fatal";
    }
    return "";
}

void addToLog(LogLevel level, const char *category, const QString &text)
{
    if (logFile().descriptor() < 0)
        return;
    const QString line =
        QStringLiteral("%1 %2 %3 %4")
            .arg(QDateTime::currentDateTimeUtc().toString(Qt::ISODate),
                 QLatin1String(nameOfLevel(level)), QLatin1String(category), withoutFolders(text));
    logFile().add(line.toStdString());
}

static void logMessage(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    const LogLevel level = type == QtDebugMsg     ? LogLevel::Debug
                           : type == QtInfoMsg    ? LogLevel::Info
                           : type == QtWarningMsg ? LogLevel::Warning
                           : type == QtFatalMsg   ? LogLevel::Fatal
                                                  : LogLevel::Error;
    const char *category = context.category && qstrcmp(context.category, "default") != 0
                               ? context.category
                               : "message";
    addToLog(level, category, text);
    if (handlerBefore)
        handlerBefore(type, context, text);
}

void beginLog(const QString &folder)
{
    logFile().open(folder);
    handlerBefore = qInstallMessageHandler(logMessage);
}

void logCrashes()
{
    logFile();
    writeCrashLineTo([] { return logFile().descriptor(); });
}

QString nameForLog(const QString &path)
{
    return QLatin1Char('"') + QFileInfo(path).fileName() + QLatin1Char('"');
}

QString rulesForLog(const QString &sentence)
{
    static const QRegularExpression kRule(QStringLiteral("\\b[RDHG][0-9]+\\.[0-9]+[a-z]*\\b"));
    QStringList rules;
    for (auto found = kRule.globalMatch(sentence); found.hasNext();)
        rules << found.next().captured();
    return rules.isEmpty() ? QStringLiteral("-") : rules.join(QLatin1Char(' '));
}

} // namespace hexwerk

#include "app/command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include "editor/text/languages.h"

#include <cstdlib>

namespace hexwerk {

static QString say(const char *text)
{
    return QCoreApplication::translate("main", text);
}

[[noreturn]] static void refuse(const QString &sentence)
{
    qCritical("%s", qUtf8Printable(sentence));
    std::exit(2);
}

static QString speakable(const QString &tag)
{
    const auto code = editor::Languages::find(tag);
    if (!code)
        refuse(say(QT_TRANSLATE_NOOP("main", "There is no language \"%1\". Choose one of: %2"))
                   .arg(tag, editor::Languages::available().join(QStringLiteral(", "))));
    return *code;
}

CommandLine readCommandLine(const QCoreApplication &application)
{
    const auto option = [](const char *name, const char *help, const char *value = nullptr) {
        return QCommandLineOption(QString::fromLatin1(name), say(help),
                                  value ? say(value) : QString());
    };
    const auto edit = option("edit", QT_TRANSLATE_NOOP("main", "Begin in the editor."));
    const auto play = option("play", QT_TRANSLATE_NOOP("main", "Begin to play."));
    const auto language =
        option("lang", QT_TRANSLATE_NOOP("main", "Language of the window: en or de."),
               QT_TRANSLATE_NOOP("main", "language"));
    const auto render =
        option("render", QT_TRANSLATE_NOOP("main", "Write the map as .png or .pdf, and end."),
               QT_TRANSLATE_NOOP("main", "file"));
    const auto screenshot =
        option("screenshot", QT_TRANSLATE_NOOP("main", "Write a picture of the window, and end."),
               QT_TRANSLATE_NOOP("main", "file"));
    const auto data =
        option("data", QT_TRANSLATE_NOOP("main", "Folder in which data are looked for first."),
               QT_TRANSLATE_NOOP("main", "folder"));

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({edit, play, language, render, screenshot, data});
    parser.addPositionalArgument(QStringLiteral("file"),
                                 say(QT_TRANSLATE_NOOP("main", "Scenario to open.")),
                                 QStringLiteral("[file]"));
    parser.process(application);

    CommandLine line;
    if (parser.positionalArguments().size() > 1)
        refuse(say(QT_TRANSLATE_NOOP("main", "Only one file can be opened.")));
    line.file = parser.positionalArguments().value(0);
    if (parser.isSet(edit) && parser.isSet(play))
        refuse(say(QT_TRANSLATE_NOOP("main", "Choose one of --edit and --play.")));
    if (parser.isSet(play))
        line.begin = CommandLine::Begin::Play;
    if (parser.isSet(language))
        line.language = speakable(parser.value(language));
    line.render = parser.value(render);
    line.screenshot = parser.value(screenshot);
    line.data = parser.value(data);
    if (!line.render.isEmpty() && line.file.isEmpty())
        refuse(say(QT_TRANSLATE_NOOP("main", "--render needs a file.")));
    return line;
}

} // namespace hexwerk

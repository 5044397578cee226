#include "app/basis/command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include "editor/paper/paper.h"
#include "editor/text/languages.h"

#include <cstdlib>
#include <optional>
#include <utility>

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

static QStringList paperNames()
{
    QStringList names = {QStringLiteral("map")}; // as large as it
    for (const editor::NamedPaper &paper : editor::namedPapers())
        names << QString::fromLatin1(paper.name).toLower();
    return names;
}

// Empty: as large as the map.
static std::optional<editor::Paper> readPaper(const QString &text)
{
    if (text.compare(QLatin1String("map"), Qt::CaseInsensitive) == 0)
        return std::nullopt;
    if (const auto paper = editor::paperFromString(text))
        return paper;
    refuse(say(QT_TRANSLATE_NOOP("main", "There is no paper size \"%1\". Choose a size such as "
                                         "210x297mm, or one of: %2"))
               .arg(text, paperNames().join(QStringLiteral(", "))));
}

static double readDots(const QString &text)
{
    bool isNumber = false;
    const int dots = text.toInt(&isNumber);
    if (!isNumber || dots < 50 || dots > 1200)
        refuse(say(QT_TRANSLATE_NOOP("main", "\"%1\" is not a resolution. Use 50 to 1200 dots per "
                                             "inch."))
                   .arg(text));
    return dots;
}

static QCommandLineOption reportOption()
{
    return {QStringLiteral("report"),
            say(QT_TRANSLATE_NOOP("main", "Save a zip file that helps to find the cause of a "
                                          "problem, without a window, and quit.")),
            say(QT_TRANSLATE_NOOP("main", "file"))};
}

QString reportFile(const QCoreApplication &application)
{
    QCommandLineParser parser;
    const QCommandLineOption report = reportOption();
    parser.addOption(report);
    parser.parse(application.arguments()); // other options are not its business
    return parser.value(report);
}

CommandLine readCommandLine(const QCoreApplication &application, const SystemKit &kit)
{
    const auto option = [](const char *name, const char *help, const char *value = nullptr) {
        return QCommandLineOption(QString::fromLatin1(name), say(help),
                                  value ? say(value) : QString());
    };
    const auto edit = option("edit", QT_TRANSLATE_NOOP("main", "Start in the editor."));
    const auto play = option("play", QT_TRANSLATE_NOOP("main", "Start playing."));
    const auto assistant =
        option("assistant", QT_TRANSLATE_NOOP("main", "Start with the table assistant."));
    const auto language = option(
        "lang",
        QT_TRANSLATE_NOOP(
            "main", "Language of the window, such as de; qps shows what cannot be translated."),
        QT_TRANSLATE_NOOP("main", "language"));
    const auto render =
        option("render",
               QT_TRANSLATE_NOOP(
                   "main", "Save the map as .png, .svg or .pdf, as a VASSAL module (.vmod) or a "
                           "Tiled map (.tmx), and quit."),
               QT_TRANSLATE_NOOP("main", "file"));
    const auto hexSize =
        option("hex-size",
               QT_TRANSLATE_NOOP("main", "With --render: width of a hex from corner to corner, "
                                         "such as 64px or 25mm. Without it, a PDF has one page."),
               QT_TRANSLATE_NOOP("main", "size"));
    QCommandLineOption layers = option(
        "layers",
        QT_TRANSLATE_NOOP(
            "main", "With --render: all, players (no zones, mines or units), or names separated by "
                    "commas: %1"),
        QT_TRANSLATE_NOOP("main", "names"));
    layers.setDescription(layers.description().arg(kit.layers().join(QStringLiteral(", "))));
    QCommandLineOption look =
        option("look", QT_TRANSLATE_NOOP("main", "With --render: how the map looks: %1"),
               QT_TRANSLATE_NOOP("main", "name"));
    look.setDescription(look.description().arg(kit.looks().join(QStringLiteral(", "))));
    const auto clearHexes = option(
        "clear-hexes", QT_TRANSLATE_NOOP("main", "With --render: give each hex a clear border."));
    const auto poster =
        option("poster",
               QT_TRANSLATE_NOOP("main", "With --render: add a frame, title, compass and legend."));
    QCommandLineOption paper =
        option("paper",
               QT_TRANSLATE_NOOP("main", "With --render: paper of a PDF, by its size, such as "
                                         "297x420mm, or as large as the map, or by name: %1"),
               QT_TRANSLATE_NOOP("main", "name"));
    paper.setDescription(paper.description().arg(paperNames().join(QStringLiteral(", "))));
    const auto region = option(
        "region", QT_TRANSLATE_NOOP("main", "With --render: part of the map, such as A1:H12."),
        QT_TRANSLATE_NOOP("main", "corners"));
    QCommandLineOption sheets =
        option("sheets",
               QT_TRANSLATE_NOOP("main", "With --render: a PDF of sheets instead of the map; names "
                                         "separated by commas: %1"),
               QT_TRANSLATE_NOOP("main", "names"));
    sheets.setDescription(sheets.description().arg(kit.sheets().join(QLatin1Char(','))));
    const auto dots = option(
        "dpi",
        QT_TRANSLATE_NOOP("main", "With --render: dots per inch of a picture with hexes in mm."),
        QT_TRANSLATE_NOOP("main", "number"));
    const auto rules =
        option("rules", QT_TRANSLATE_NOOP("main", "Open the rulebook at a rule, such as R10.3g."),
               QT_TRANSLATE_NOOP("main", "id"));
    const auto screenshot =
        option("screenshot", QT_TRANSLATE_NOOP("main", "Save a picture of the window and quit."),
               QT_TRANSLATE_NOOP("main", "file"));
    const auto report = reportOption();
    const auto data = option("data", QT_TRANSLATE_NOOP("main", "Folder to search for data first."),
                             QT_TRANSLATE_NOOP("main", "folder"));

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({edit, play, assistant, language, render, hexSize, layers, look, clearHexes,
                       poster, paper, region, dots, sheets, rules, screenshot, report, data});
    parser.addPositionalArgument(
        QStringLiteral("file"),
        say(QT_TRANSLATE_NOOP("main", "Scenario, campaign, game or bundle to open.")),
        QStringLiteral("[file]"));
    parser.process(application);

    CommandLine line;
    if (parser.positionalArguments().size() > 1)
        refuse(say(QT_TRANSLATE_NOOP("main", "Only one file can be opened.")));
    line.file = parser.positionalArguments().value(0);
    if (parser.isSet(edit) + parser.isSet(play) + parser.isSet(assistant) > 1)
        refuse(say(QT_TRANSLATE_NOOP("main", "Choose one of --edit, --play and --assistant.")));
    if (parser.isSet(edit))
        line.begin = CommandLine::Begin::Edit;
    if (parser.isSet(assistant))
        line.begin = CommandLine::Begin::Assist;
    if (parser.isSet(play))
        line.begin = CommandLine::Begin::Play;
    if (parser.isSet(language))
        line.language = speakable(parser.value(language));
    line.render = parser.value(render);
    line.drawing.hexSize = parser.value(hexSize);
    line.drawing.layers = parser.value(layers);
    line.drawing.look = parser.value(look);
    line.drawing.region = parser.value(region);
    line.drawing.sheets = parser.value(sheets);
    line.drawing.hasClearHexes = parser.isSet(clearHexes);
    if (const QString wrong = kit.wrongIn(line.drawing); !wrong.isEmpty())
        refuse(wrong);
    line.drawing.isPoster = parser.isSet(poster);
    if (parser.isSet(paper))
        line.drawing.paper = readPaper(parser.value(paper));
    if (parser.isSet(dots))
        line.drawing.dots = readDots(parser.value(dots));
    line.rule = parser.value(rules);
    line.screenshot = parser.value(screenshot);
    line.data = parser.value(data);
    if (!line.render.isEmpty() && line.file.isEmpty())
        refuse(say(QT_TRANSLATE_NOOP("main", "--render needs a file.")));
    if (!line.render.isEmpty())
        return line;
    for (const QCommandLineOption &ofPicture :
         {hexSize, layers, look, clearHexes, poster, paper, region, dots, sheets})
        if (parser.isSet(ofPicture))
            refuse(say(QT_TRANSLATE_NOOP("main", "--%1 needs --render."))
                       .arg(ofPicture.names().constFirst()));
    return line;
}

} // namespace hexwerk

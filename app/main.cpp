#include <QApplication>
#include <QDir>
#include <QFontMetrics>
#include <QIcon>
#include <QMessageBox>
#include <QScopeGuard>
#include <QTimer>

#include "app/basis/command_line.h"
#include "app/basis/theme.h"
#include "app/editing/editor_kit.h"
#include "app/report/problem_report.h"
#include "app/report/program_log.h"
#include "app/systems.h"
#include "app/window/main_window.h"
#include "app/workshop/pseudo_language.h"
#include "core/files/batch_record.h"
#include "core/files/rulebook_reader.h"
#include "editor/text/languages.h"
#include "texts/translation/spoken_texts.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

using namespace hexwerk;

static constexpr int kSeenFirst = 100; // milliseconds: the window itself comes before questions

static const char *variable(const char *name)
{
    return std::getenv(name);
}

// `option`: the folder of --data, or empty.
static DataPaths pathsOf(const QString &option)
{
    std::error_code error;
    return dataPaths(std::filesystem::path(option.toStdU16String()), variable,
                     std::filesystem::read_symlink("/proc/self/exe", error));
}

// Reads the data beside the main thread.
static auto loading(SystemKit &kit, const DataPaths &paths)
{
    finishBatches(userLibrary(variable));
    return std::async(std::launch::async, [&kit, paths] { return kit.load(paths); });
}

// The shipped scenarios, that to begin with first; empty if there are none.
static QStringList shippedScenarios(const DataPaths &paths, const QString &first)
{
    for (const auto &folder : paths.folders)
        for (const auto &place : {folder / "scenarios", folder.parent_path() / "scenarios"}) {
            const QDir scenarios(QString::fromStdU16String(place.u16string()));
            if (!scenarios.exists(first))
                continue;
            QStringList names = scenarios.entryList({QStringLiteral("*.toml")}, QDir::Files);
            names.move(names.indexOf(first), 0);
            // Campaigns lie in folders that are called like them.
            for (const QString &name : scenarios.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                if (const QString file = QStringLiteral("%1/%1.toml").arg(name);
                    scenarios.exists(file))
                    names.insert(1, file);
            for (QString &name : names)
                name = scenarios.absoluteFilePath(name);
            return names;
        }
    return {};
}

static std::vector<std::string> idsOf(const std::vector<std::unique_ptr<SystemKit>> &kits)
{
    std::vector<std::string> ids;
    for (const auto &kit : kits)
        ids.emplace_back(kit->rules().id());
    return ids;
}

static QString idsForLog(const std::vector<std::unique_ptr<SystemKit>> &kits)
{
    QStringList ids;
    for (const std::string &id : idsOf(kits))
        ids << QString::fromStdString(id);
    return ids.join(QLatin1Char(' '));
}

static int fail(const QString &sentence)
{
    qCritical("%s", qUtf8Printable(sentence));
    return EXIT_FAILURE;
}

// With the rules whose ids begin most like it.
static QString noSuchRule(const Rulebook &rules, const QString &id)
{
    const std::string wanted = id.toUpper().toStdString();
    std::size_t most = 1; // the letter says little
    QStringList nearest;
    for (const RuleEntry &entry : rules.entries()) {
        const auto [mine, other] =
            std::mismatch(wanted.begin(), wanted.end(), entry.id.begin(), entry.id.end());
        const auto same = static_cast<std::size_t>(mine - wanted.begin());
        if (same > most)
            nearest.clear();
        most = std::max(most, same);
        if (same == most && nearest.size() < 3)
            nearest << QString::fromStdString(entry.id);
    }
    //: %1 is what was asked for, %2 ids that are like it
    return QCoreApplication::translate("main", "There is no rule %1. Nearest: %2.")
        .arg(id, nearest.join(QStringLiteral(", ")));
}

static void nameProgram()
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk"));
    QCoreApplication::setApplicationName(QStringLiteral("hexwerk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HEXWERK_VERSION));
}

// Before anything that may be what fails: no window, no data.
static std::optional<int> reportIfWanted(int argc, char *argv[])
{
    const bool isWanted = std::any_of(argv + 1, argv + argc, [](const char *argument) {
        return std::string_view(argument).substr(0, 8) == "--report";
    });
    if (!isWanted)
        return std::nullopt;
    QCoreApplication application(argc, argv);
    nameProgram();
    editor::Languages languages;
    languages.speak(editor::Languages::preferred());
    const QString file = reportFile(application);
    return file.isEmpty() ? std::nullopt : std::optional(reportWithoutWindow(file, pathsOf({})));
}

int main(int argc, char *argv[])
{
    if (const auto code = reportIfWanted(argc, argv))
        return *code;
    if (!qEnvironmentVariableIsSet("QT_XCB_GL_INTEGRATION"))
        qputenv("QT_XCB_GL_INTEGRATION",
                "none"); // nothing is drawn by OpenGL, and it starts slowly
    // Without a file, the window reads the data once its first page has been shown. With nothing
    // but a file, they are read while Qt starts. Options have to be understood first: they may name
    // other data, or end the program.
    const auto kits = makeKits();
    SystemKit &kit = *kits.front(); // the start page is about this one; others read theirs later
    std::future<std::vector<Problem>> data;
    if (argc == 2 && argv[1][0] != '-')
        data = loading(kit, pathsOf({}));
    beginLog(logFolder());
    logCrashes();
    QApplication application(argc, argv);
    nameProgram();
    addToLog(LogLevel::Info, "start",
             QStringLiteral(HEXWERK_VERSION " Qt %1 %2, systems: %3")
                 .arg(QLatin1String(qVersion()), QGuiApplication::platformName(), idsForLog(kits)));
    const auto end = qScopeGuard([] { addToLog(LogLevel::Info, "end", {}); });
    QApplication::setApplicationDisplayName(QStringLiteral("Hexwerk"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/hexwerk.svg")));
    QApplication::setDesktopFileName(QStringLiteral("org.hexwerk.Hexwerk"));
    editor::Languages::setOwn(std::make_shared<translation::SpokenTexts>(
        translation::loadSpokenTexts(userLibrary(variable))));
    const bool isPseudoWanted = isPseudoLanguageWanted(QApplication::arguments());
    if (isPseudoWanted)
        offerPseudoLanguage({}, {});
    editor::Languages languages;
    languages.speak(editor::Languages::preferred());
    const CommandLine line = readCommandLine(application, kit);
    const DataPaths paths = pathsOf(line.data);
    if (isPseudoWanted)
        offerPseudoLanguage(paths, idsOf(kits));
    if (argc == 1)
        finishBatches(userLibrary(variable));
    else if (!data.valid())
        data = loading(kit, paths);
    if (line.language)
        languages.speak(*line.language);
    else if (isPseudoWanted)
        languages.speakAnew(); // now that its texts can be found
    applyTheme(chosenTheme());
    QFontMetrics(QApplication::font()).height(); // finds the fonts, while the data are read

    if (data.valid())
        for (const Problem &problem : data.get())
            if (problem.severity() == Severity::Error)
                return fail(kit.textWithFile(problem));
    RulesText rules = RulesText::later([paths, &system = kit.rules()] {
        return *loadRulebook(paths, system.id(), system.grammar()).value;
    });
    if (!line.render.isEmpty())
        return kit.render(line.file, rules, line.drawing, line.render) ? EXIT_SUCCESS
                                                                       : EXIT_FAILURE;
    if (!line.rule.isEmpty() && !rules->find(line.rule.toStdString()))
        return fail(noSuchRule(*rules, line.rule));
    std::vector<SystemKit *> systems;
    for (const auto &one : kits)
        systems.push_back(one.get());
    MainWindow window(systems, std::move(rules), languages,
                      shippedScenarios(paths, kit.courses().value(0)));
    window.setDataPaths(paths);
    window.show();
    if (!line.file.isEmpty())
        window.open(line.file);
    if (!line.rule.isEmpty())
        window.showInRulebook(line.rule);
    if (line.begin == CommandLine::Begin::Edit && line.file.isEmpty())
        window.editing().begin();
    if (line.begin == CommandLine::Begin::Play)
        window.play();
    if (line.begin == CommandLine::Begin::Assist)
        window.assist();
    if (line.screenshot.isEmpty()) {
        QTimer::singleShot(kSeenFirst, &window, &MainWindow::offerRecovery);
        return QApplication::exec();
    }
    bool isSaved = false;
    QTimer::singleShot(800, &window, [&] {
        isSaved = window.grab().save(line.screenshot);
        QApplication::quit();
    });
    QApplication::exec();
    return isSaved ? EXIT_SUCCESS
                   : fail(QCoreApplication::translate("main", "%1 could not be written.")
                              .arg(QDir::toNativeSeparators(line.screenshot)));
}

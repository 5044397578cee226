#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>

#include "app/main_window.h"
#include "editor/text/languages.h"

using namespace hexwerk;

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("hexwerk"));
    QApplication::setApplicationName(QStringLiteral("hexwerk"));
    QApplication::setApplicationDisplayName(QStringLiteral("Hexwerk"));
    QApplication::setApplicationVersion(QStringLiteral(HEXWERK_VERSION));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/hexwerk.svg")));
    QApplication::setDesktopFileName(QStringLiteral("org.hexwerk.Hexwerk"));
    editor::Languages languages;
    languages.speak(editor::Languages::preferred());

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language(
        QStringLiteral("lang"),
        QApplication::translate("main", "Language of the window: en or de."),
        QApplication::translate("main", "language"));
    parser.addOption(language);
    parser.process(application);

    if (parser.isSet(language)) {
        const auto code = editor::Languages::find(parser.value(language));
        if (!code) {
            qCritical("%s",
                      qUtf8Printable(
                          QApplication::translate("main",
                                                  "There is no language \"%1\". Choose one of: %2")
                              .arg(parser.value(language),
                                   editor::Languages::available().join(QStringLiteral(", ")))));
            return 2;
        }
        languages.speak(*code);
    }

    MainWindow window;
    window.show();
    return QApplication::exec();
}

#include "editor/assault/models/template_library.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/assault/system_id.h"
#include "core/files/atomic_file.h"
#include "editor/library/own_folder.h"
#include "editor/models/id_from.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static QString templatesIn(const QString &folder)
{
    return folder + QLatin1Char('/') + editor::toQString(systemFolder(kSystemId, "templates"));
}

TemplateLibrary::TemplateLibrary(const DataPaths &paths, const QString &own)
    : m_own(own.isEmpty() ? editor::ownFolder(kSystemId, "templates") : templatesIn(own))
    , m_folders{m_own}
{
    for (const std::filesystem::path &folder : paths.folders)
        m_folders.push_back(templatesIn(QString::fromStdU16String(folder.u16string())));
}

std::vector<Template> TemplateLibrary::read() const
{
    std::vector<Template> found;
    for (const QString &folder : m_folders)
        for (const QFileInfo &file :
             QDir(folder).entryInfoList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name)) {
            auto read = loadScenario(file.filePath().toStdU16String());
            if (!read)
                continue;
            const bool isKnown = std::any_of(found.begin(), found.end(), [&](const Template &one) {
                return one.scenario.id == read.value->scenario.id;
            });
            if (!isKnown)
                found.push_back(
                    {file.filePath(), std::move(read.value->scenario), folder == m_own});
        }
    return found;
}

QString removeTemplate(const Template &one)
{
    QFile file(one.path);
    if (one.isOwn && file.moveToTrash())
        return {};
    return QCoreApplication::translate("hexwerk::MainWindow",
                                       "%1 could not be moved to the trash: %2")
        .arg(QDir::toNativeSeparators(one.path), file.errorString());
}

QString TemplateLibrary::keep(Scenario scenario, const QString &name,
                              const std::string &language) const
{
    const std::string stem = editor::idFrom(name, "template");
    const auto fileOf = [this](const std::string &id) {
        return m_own + QLatin1Char('/') + editor::toQString(id) + QStringLiteral(".toml");
    };
    scenario.id = stem;
    for (int i = 2; QFile::exists(fileOf(scenario.id)); ++i)
        scenario.id = stem + "-" + std::to_string(i);
    if (editor::inWindowLanguage(scenario.title) != name)
        scenario.title = {{language, name.toStdString()}};
    const QString path = fileOf(scenario.id);
    QDir().mkpath(m_own);
    if (const WriteResult written = writeFile(path.toStdU16String(), freshScenarioText(scenario));
        !written)
        return QCoreApplication::translate("hexwerk::MainWindow", "%1 could not be written: %2.")
            .arg(QDir::toNativeSeparators(path),
                 QString::fromStdString(written.error().reason.message()));
    return {};
}

} // namespace hexwerk::assault::ui

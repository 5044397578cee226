// How campaigns, their scenarios and pictures come into the editor and leave it.
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include "app/assault/campaign_editing/campaign_editor.h"
#include "app/basis/file_path.h"
#include "app/basis/recent_files.h"
#include "app/editing/sheet_tabs.h"
#include "core/assault/files/bundles/bundle_export.h"
#include "core/assault/files/readers/campaign_reader.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/files/atomic_file.h"
#include "core/files/picture.h"
#include "core/files/text_file.h"
#include "editor/assault/campaign/campaign_edits.h"
#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/models/new_scenario.h"
#include "editor/assault/text/bundle_text.h"
#include "editor/assault/text/problem_text.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

bool CampaignEditor::open(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    LoadResult<std::string> text = readTextFile(toPath(absolute));
    auto read = text ? readCampaign(*text.value, toPath(absolute).string())
                     : LoadResult<CampaignFile>{std::nullopt, std::move(text.problems)};
    if (!read) {
        m_host.tellNotOpened(path, m_kit.textsOf(read.problems));
        return false;
    }
    m_host.tabs().add(*this, m_document.newSheet({absolute, std::move(read.value->campaign),
                                                  std::move(*text.value)}));
    return true;
}

// One step: undo brings back what was here.
void CampaignEditor::reload()
{
    m_host.commitField();
    LoadResult<std::string> text = readTextFile(toPath(m_document.path()));
    auto read = text ? readCampaign(*text.value, toPath(m_document.path()).string())
                     : LoadResult<CampaignFile>{std::nullopt, std::move(text.problems)};
    if (!read)
        return m_host.tellNotOpened(m_document.path(), m_kit.textsOf(read.problems));
    m_document.edit([] { return tr("Load file from disk"); },
                    [&](Campaign &campaign) { campaign = read.value->campaign; });
    m_document.markSaved(m_document.path(), std::move(*text.value));
    m_document.lookForScenarios();
}

bool CampaignEditor::save()
{
    return m_document.path().isEmpty() ? saveAs() : write(m_document.path());
}

bool CampaignEditor::saveAs()
{
    m_host.commitField();
    const QString name = editor::toQString(m_document.campaign().id) + QStringLiteral(".toml");
    const QString suggested =
        m_document.path().isEmpty() ? QDir(m_document.folder()).filePath(name) : m_document.path();
    const QString path = editor::fileToSave(window(), tr("Save the campaign"), suggested,
                                            tr("Campaigns (*.toml);;All files (*)"));
    if (path.isEmpty())
        return false;
    return write(path);
}

// Elsewhere, the scenarios come along: a campaign without them could not be played.
static QString copiedScenarios(const CampaignDocument &document, const QString &to)
{
    const QDir from(document.folder());
    if (document.folder().isEmpty() || from == QDir(to))
        return {};
    for (const CampaignBattle &battle : document.campaign().battles) {
        const QString name = editor::toQString(battle.scenario);
        const QString target = QDir(to).filePath(name);
        if (!from.exists(name) || QFile::exists(target))
            continue;
        if (!QFile::copy(from.filePath(name), target))
            return name;
    }
    return {};
}

bool CampaignEditor::write(const QString &path)
{
    const auto refuse = [this](const QString &why) {
        QMessageBox::critical(window(), tr("Hexwerk"), why);
        return false;
    };
    auto text = textOf(m_document.file(), m_document.campaign());
    if (!text)
        return refuse(tr("The changes could not be written into the text of the file. Open the "
                         "campaign again and save it under another name."));
    const auto again = readCampaign(*text, {});
    const auto wrong =
        std::find_if(again.problems.begin(), again.problems.end(),
                     [](const Problem &problem) { return problem.severity() == Severity::Error; });
    if (wrong != again.problems.end())
        return refuse(tr("%1 was not saved, because the file could not be opened again. %2")
                          .arg(QDir::toNativeSeparators(path), ProblemText::sentence(*wrong)));
    if (const WriteResult written = writeFile(toPath(path), *text); !written)
        return refuse(tr("%1 could not be written: %2. The previous file is unchanged.")
                          .arg(QDir::toNativeSeparators(path),
                               QString::fromStdString(written.error().reason.message())));
    const QString lost = copiedScenarios(m_document, QFileInfo(path).absolutePath());
    m_document.markSaved(path, std::move(*text));
    m_host.lookAtFile(*this);
    RecentFiles::add(path);
    if (!lost.isEmpty())
        m_host.tellRefusal(tr("The campaign was saved without all of its scenarios."),
                           tr("%1 could not be copied.").arg(lost));
    return true;
}

bool CampaignEditor::recover(const editor::Journal &journal)
{
    auto last = salvagedCampaign(journal.last.text);
    auto base = journal.base.empty()
                    ? LoadResult<CampaignFile>{CampaignFile{emptyCampaign(), {}}, {}}
                    : readCampaign(journal.base, journal.path.toStdString());
    if (!last || !base) {
        m_host.tellNotOpened(journal.path, m_kit.textsOf(base.problems));
        return false;
    }
    const int tab = journal.path.isEmpty() ? -1 : m_host.tabs().tabOf(journal.path);
    if (tab >= 0)
        m_host.tabs().show(tab);
    else
        m_host.tabs().add(*this, m_document.newSheet({journal.path, std::move(base.value->campaign),
                                                      journal.base}));
    m_document.edit([] { return tr("Recover changes"); },
                    [&](Campaign &campaign) { campaign = std::move(*last); });
    return true;
}

// One that is not there yet is begun.
void CampaignEditor::openScenario(std::size_t battle)
{
    const CampaignBattle &own = m_document.campaign().battles[battle];
    const QString name = editor::toQString(own.scenario);
    const QString path = QDir(m_document.folder()).filePath(name);
    if (!m_document.folder().isEmpty() && QFile::exists(path))
        return m_host.open(path);
    QMessageBox box(QMessageBox::Question, tr("Hexwerk"),
                    //: %1 is a file
                    tr("There is no file %1 beside the campaign.").arg(name), QMessageBox::NoButton,
                    window());
    box.setObjectName(QStringLiteral("no-scenario"));
    auto *create = box.addButton(tr("C&reate a scenario"), QMessageBox::AcceptRole);
    auto *choose = box.addButton(tr("Choose &another..."), QMessageBox::ActionRole);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == choose)
        return chooseScenario(battle);
    if (box.clickedButton() != create || (m_document.path().isEmpty() && !saveAs()))
        return;
    Scenario scenario = emptyScenario();
    scenario.id = own.id;
    scenario.title = own.title.empty() ? scenario.title : own.title;
    scenario.sides = namesFor(m_document.campaign(), {}, {}).sides;
    const QString target = QDir(m_document.folder()).filePath(name);
    if (const WriteResult written = writeFile(toPath(target), freshScenarioText(scenario));
        !written)
        return m_host.tellRefusal(tr("The scenario was not created."),
                                  QString::fromStdString(written.error().reason.message()));
    m_document.lookForScenarios();
    m_host.open(target);
}

QString CampaignEditor::broughtBeside(const QString &file)
{
    const QFileInfo chosen(file);
    if (m_document.folder().isEmpty())
        m_document.setFolder(chosen.absolutePath());
    const QDir folder(m_document.folder());
    if (folder == chosen.absoluteDir())
        return chosen.fileName();
    const QString target = folder.filePath(chosen.fileName());
    if (QFile::exists(target)) {
        const auto here = readTextFile(toPath(target));
        const auto there = readTextFile(toPath(file));
        if (here && there && *here.value == *there.value)
            return chosen.fileName();
        m_host.tellRefusal(
            tr("The file was not copied."),
            tr("There is another file %1 in the folder of the campaign.").arg(chosen.fileName()));
        return {};
    }
    if (!QFile::copy(file, target)) {
        m_host.tellRefusal(tr("The file was not copied."),
                           tr("%1 could not be written.").arg(QDir::toNativeSeparators(target)));
        return {};
    }
    m_host.tell(tr("%1 was copied into the folder of the campaign.").arg(chosen.fileName()));
    return chosen.fileName();
}

void CampaignEditor::chooseScenario(std::size_t battle)
{
    m_host.commitField();
    const QString file =
        QFileDialog::getOpenFileName(window(), tr("Choose scenario"), m_document.folder(),
                                     tr("Scenarios (*.toml);;All files (*)"));
    const QString name = file.isEmpty() ? QString() : broughtBeside(file);
    if (name.isEmpty())
        return;
    m_document.edit(
        [] { return tr("Choose scenario"); },
        [&](Campaign &campaign) { campaign.battles[battle].scenario = name.toStdString(); });
    m_document.lookForScenarios();
}

void CampaignEditor::takePicture(const QString &file)
{
    const QString name = QFileInfo(file).fileName();
    if (!isPictureName(name.toStdString()))
        return m_host.tellRefusal(tr("The picture was not taken."),
                                  tr("A picture is a PNG or JPEG file with a plain name, such as "
                                     "map.png."));
    if (m_document.path().isEmpty() && m_document.folder().isEmpty() && !saveAs())
        return;
    if (const QString brought = broughtBeside(file); !brought.isEmpty())
        m_document.edit([] { return tr("Choose background"); },
                        [&](Campaign &campaign) { campaign.background = brought.toStdString(); });
}

void CampaignEditor::exportBundle()
{
    if (!mayPlay())
        return;
    const auto text = textOf(m_document.file(), m_document.campaign());
    if (!text)
        return m_host.tellRefusal(tr("The bundle was not written."),
                                  tr("Save the campaign first, under another name."));
    const auto bundle = bundleOf(m_document.campaign(), *text, toPath(m_document.folder()), m_paths,
                                 m_document.library());
    if (!bundle)
        return m_host.tellRefusal(tr("The bundle was not written."),
                                  BundleText::sentence(bundle.error()));
    const QString id = editor::toQString(m_document.campaign().id);
    const QString path =
        editor::fileToSave(window(), tr("Save as bundle"),
                           QDir(m_document.folder()).filePath(id + QStringLiteral(".hexwerk")),
                           tr("Bundles (*.hexwerk);;All files (*)"));
    if (path.isEmpty())
        return;
    if (const WriteResult written = writeFile(toPath(path), bundleBytes(filesOf(*bundle)));
        !written)
        return m_host.tellRefusal(tr("The bundle was not written."),
                                  QString::fromStdString(written.error().reason.message()));
    m_host.tell(tr("The bundle contains the campaign and %n file(s) that it needs.", nullptr,
                   static_cast<int>(bundle->items.size())));
}

} // namespace hexwerk::assault::ui

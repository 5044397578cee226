// What helps: the manual, beside this window or beside a dialog of it; keys; a report of a problem.
#include <QApplication>

#include "app/manual/manual_pages.h"
#include "app/manual/manual_window.h"
#include "app/report/problem_report_dialog.h"
#include "app/rulebook/rulebook_window.h"
#include "app/shortcuts/shortcuts_dialog.h"
#include "app/window/main_window.h"
#include "app/workshop/workshop_window.h"
#include "editor/models/search.h"
#include "editor/text/local_text.h"

namespace hexwerk {

const Manual &MainWindow::manual()
{
    if (!m_manual)
        m_manual = std::make_unique<Manual>(m_paths);
    return *m_manual;
}

// Tools and panels of the editor are among its actions.
const ManualNames &MainWindow::manualNames()
{
    if (!m_manualNames)
        m_manualNames = std::make_unique<ManualNames>(m_paths, *this);
    if (m_front->kit.hasData())
        editorOf(*m_front);
    return *m_manualNames;
}

const Rulebook &MainWindow::manualPages()
{
    if (!m_manualPages)
        m_manualPages = std::make_unique<Rulebook>(hexwerk::manualPages(manual(), manualNames()));
    return *m_manualPages;
}

bool MainWindow::showInManual(const QString &section)
{
    QWidget *const modal = QApplication::activeModalWidget();
    QWidget *const owner = modal ? modal : this;
    auto *window = owner->findChild<ManualWindow *>(QString(), Qt::FindDirectChildrenOnly);
    if (!window) {
        window = new ManualWindow(
            manual(), manualNames(), [this]() -> const Rulebook & { return manualPages(); }, owner);
        connect(window, &ManualWindow::ruleWanted, this, [this, window](const QString &rule) {
            if (QApplication::activeModalWidget())
                window->tell(tr("The rulebook opens once the dialog is closed."));
            else
                showInRulebook(rule);
        });
    }
    if (!window->showSection(section))
        return false;
    window->show();
    window->raise();
    window->activateWindow();
    return true;
}

// By the titles in all languages.
void MainWindow::addManual(std::vector<editor::SearchEntry> &entries)
{
    const QString language = manual().languageFor(editor::toQString(editor::windowLanguage()));
    for (const ManualChapter &chapter : manual().in(language))
        for (const ManualSection &section : chapter.sections) {
            QStringList others;
            for (const QString &other : manual().languages())
                if (const ManualSection *const same = manual().section(other, section.id);
                    same && other != language)
                    others << same->title;
            entries.push_back({section.title,
                               tr("Manual"),
                               QStringLiteral("help"),
                               {},
                               [this, id = section.id] { showInManual(id); },
                               others.join(u' ')});
        }
}

// What was not wanted yet is made now: its keys are in the list too.
void MainWindow::showShortcuts()
{
    for (const auto &room : m_rooms)
        if (room->kit.hasData()) {
            if (EditorKit *editor = editorOf(*room))
                editor->makePages();
            campaignEditorOf(*room);
        }
    rulebook();
    workshop();
    ShortcutsDialog(this).exec();
}

void MainWindow::reportProblem()
{
    ProblemReportDialog(m_paths, this).exec();
}

} // namespace hexwerk

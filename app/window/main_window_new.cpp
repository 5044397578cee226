// How a scenario begins: empty, or from a template.
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>

#include "app/assault/files/new_scenario_dialog.h"
#include "app/assault/kit.h"
#include "app/editing/editor_page.h"
#include "app/window/main_window.h"
#include "app/window/sheet_tabs.h"
#include "editor/assault/commands/replace_command.h"
#include "editor/text/local_text.h"

namespace hexwerk {

void MainWindow::newScenario()
{
    commitField();
    m_tabs->add({{}, assault::ui::emptyScenario(), {}});
    showMode(Mode::Edit);
}

// What was chosen is a step on an empty board: it is in the journal, and the user is asked before
// it is lost.
void MainWindow::newFromTemplate()
{
    assault::ui::NewScenarioDialog dialog(assault::ui::TemplateLibrary(m_paths).read(), m_kit,
                                          this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    beginWith(dialog.scenario());
}

void MainWindow::beginWith(const assault::Scenario &scenario)
{
    newScenario();
    m_document.push(std::make_unique<assault::ui::ReplaceScenarioCommand>(
        m_document, scenario, assault::ui::ReplacedBy::Begun));
    m_editor->canvas().zoomToFit();
}

void MainWindow::saveAsTemplate()
{
    commitField();
    QInputDialog dialog(this);
    dialog.setInputMode(QInputDialog::TextInput);
    dialog.setWindowTitle(tr("Save as template"));
    dialog.setLabelText(tr("Name of the template"));
    dialog.setTextValue(editor::inWindowLanguage(m_document.scenario().title));
    dialog.findChild<QLineEdit *>()->setAccessibleName(tr("Name of the template"));
    const bool isNamed = dialog.exec() == QDialog::Accepted;
    const QString name = dialog.textValue().trimmed();
    if (!isNamed || name.isEmpty())
        return;
    const QString failure = assault::ui::TemplateLibrary(m_paths).keep(m_document.scenario(), name,
                                                                       editor::windowLanguage());
    if (!failure.isEmpty())
        QMessageBox::critical(this, tr("Hexwerk"), failure);
    else
        m_told->setText(tr("The template is kept. File > New offers it."));
}

} // namespace hexwerk

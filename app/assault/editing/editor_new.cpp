// How a scenario begins: empty, or from a template.
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>

#include "app/assault/editing/editor.h"
#include "app/assault/files/new_scenario_dialog.h"
#include "app/editing/sheet_tabs.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/commands/replace_command.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

void Editor::begin()
{
    m_host.commitField();
    m_host.tabs().add(*this, m_document.newSheet({{}, emptyScenario(), {}}));
    m_host.showEditor(*this);
}

// What was chosen is a step on an empty board: it is in the journal, and the user is asked before
// it is lost.
void Editor::makeNew()
{
    NewScenarioDialog dialog(TemplateLibrary(m_paths).read(), m_kit, m_data.now(), window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    beginWith(dialog.scenario());
}

void Editor::beginWith(const Scenario &scenario)
{
    begin();
    m_document.push(
        std::make_unique<ReplaceScenarioCommand>(m_document, scenario, ReplacedBy::Begun));
    m_page->canvas().zoomToFit();
}

void Editor::beginWith(const std::string &text)
{
    if (const auto scenario = salvagedScenario(text))
        beginWith(*scenario);
}

void Editor::saveAsTemplate()
{
    m_host.commitField();
    QInputDialog dialog(window());
    dialog.setInputMode(QInputDialog::TextInput);
    dialog.setWindowTitle(tr("Save as template"));
    dialog.setLabelText(tr("Name of the template"));
    dialog.setTextValue(editor::inWindowLanguage(m_document.scenario().title));
    dialog.findChild<QLineEdit *>()->setAccessibleName(tr("Name of the template"));
    const bool isNamed = dialog.exec() == QDialog::Accepted;
    const QString name = dialog.textValue().trimmed();
    if (!isNamed || name.isEmpty())
        return;
    const QString failure =
        TemplateLibrary(m_paths).keep(m_document.scenario(), name, editor::windowLanguage());
    if (!failure.isEmpty())
        QMessageBox::critical(window(), tr("Hexwerk"), failure);
    else
        m_host.tell(tr("The template is saved: see File > New."));
}

} // namespace hexwerk::assault::ui

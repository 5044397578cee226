// Results that are entered or read, and files that are written.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "app/assault/campaign/campaign_page.h"
#include "app/assault/campaign/campaign_words.h"
#include "app/assault/campaign/report_dialog.h"
#include "app/assault/campaign/save_report_dialog.h"
#include "app/basis/file_path.h"
#include "editor/panels/save_dialog.h"

namespace hexwerk::assault::ui {

void CampaignPage::handIn(const QString &path)
{
    const HandedIn handed = m_session.take(path);
    say(handed.report ? CampaignWords::notable(handed)
                      : CampaignWords::fault(m_session.position(), handed));
}

void CampaignPage::takeResult()
{
    handIn(battlePath());
}

void CampaignPage::tellResult()
{
    ReportDialog dialog(m_session.position(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_session.say(ReportBattle{dialog.report()});
}

void CampaignPage::readGame()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Read a game of this battle"), {},
                                                      tr("Games (*.toml)"));
    if (!path.isEmpty())
        handIn(path);
}

void CampaignPage::saveCopy()
{
    const QString path =
        editor::fileToSave(this, tr("Save a copy of the campaign"),
                           QFileInfo(m_session.path()).fileName(), tr("Campaigns (*.toml)"));
    if (path.isEmpty())
        return;
    m_session.keepBattle();
    if (const WriteResult written = writeFile(toPath(path), m_session.text()); !written)
        say(tr("The copy cannot be written: %1.")
                .arg(QString::fromStdString(written.error().reason.message())));
}

void CampaignPage::saveReport()
{
    SaveReportDialog dialog(this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString ending = endingOf(dialog.format());
    const QString path = editor::fileToSave(this, tr("Save the report"),
                                            QFileInfo(m_session.path()).completeBaseName() + ending,
                                            tr("Reports (*%1)").arg(ending));
    if (path.isEmpty())
        return;
    CampaignReport report(m_session, dialog.language());
    const auto failure = writeReport(report, dialog.format(), path);
    const QString file = QDir::toNativeSeparators(path);
    //: %1 is a file
    say(failure ? tr("%1 cannot be written: %2.").arg(file, failure->reason)
                : tr("The report was saved as %1.").arg(file));
}

} // namespace hexwerk::assault::ui

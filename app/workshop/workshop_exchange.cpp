// Files that come from translators and go to them.
#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include "app/workshop/alarm_text.h"
#include "app/workshop/workshop_window.h"
#include "core/files/atomic_file.h"
#include "core/files/text_file.h"
#include "editor/text/local_text.h"
#include "texts/translation/po_file.h"
#include "texts/translation/xliff_file.h"

namespace hexwerk {

using editor::toQString;
using translation::ExchangeFile;
using translation::ExchangeResult;

namespace {

struct Format
{
    const char *ending;
    const char *name;
    ExchangeResult (*read)(std::string_view);
    std::string (*write)(const ExchangeFile &);
};
constexpr Format kFormats[] = {
    {"po", QT_TRANSLATE_NOOP("hexwerk::WorkshopWindow", "PO of gettext"), &translation::readPo,
     &translation::writePo},
    {"xlf", QT_TRANSLATE_NOOP("hexwerk::WorkshopWindow", "XLIFF 1.2"), &translation::readXliff,
     &translation::writeXliff12},
    {"xliff", QT_TRANSLATE_NOOP("hexwerk::WorkshopWindow", "XLIFF 2.0"), &translation::readXliff,
     &translation::writeXliff20},
};

} // namespace

static const Format *formatOf(const QString &file)
{
    for (const Format &format : kFormats)
        if (QFileInfo(file).suffix().compare(QLatin1String(format.ending), Qt::CaseInsensitive) ==
            0)
            return &format;
    return nullptr;
}

static translation::ExchangeHeader headerFor(const std::string &language)
{
    return {"Hexwerk", QCoreApplication::applicationVersion().toStdString(), language};
}

void WorkshopWindow::exportFile()
{
    QStringList filters;
    for (const Format &format : kFormats)
        filters << QStringLiteral("%1 (*.%2)").arg(tr(format.name), QLatin1String(format.ending));
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Export texts"),
        QStringLiteral("hexwerk-%1.po").arg(toQString(m_workshop.language())),
        filters.join(QStringLiteral(";;")));
    if (file.isEmpty())
        return;
    const Format *const format = formatOf(file);
    if (!format)
        return tell(tr("%1 has none of the endings po, xlf and xliff.").arg(file));
    keepPending();
    const std::string text = format->write(
        translation::exchangeOf(m_workshop.units(), headerFor(m_workshop.language())));
    const WriteResult written = writeFile(file.toStdString(), text);
    tell(written ? tr("%1 was saved.").arg(file)
                 : tr("%1 could not be saved: %2")
                       .arg(file, QString::fromStdString(written.error().reason.message())));
}

void WorkshopWindow::importFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Import texts"), {},
                                                      tr("Translations (*.po *.xlf *.xliff)"));
    if (file.isEmpty())
        return;
    const Format *const format = formatOf(file);
    if (!format)
        return tell(tr("%1 has none of the endings po, xlf and xliff.").arg(file));
    const auto text = readTextFile(file.toStdString());
    if (!text)
        return tell(tr("%1 could not be read.").arg(file));
    keepPending();
    const translation::Import import =
        translation::importOf(format->read(*text.value), m_workshop.catalogue(),
                              headerFor(m_workshop.language()), translation::Strictness::Lenient);
    QStringList problems;
    for (const translation::ExchangeProblem &problem : import.problems)
        problems << textOf(problem);
    QStringList changes;
    for (const translation::TextChange &change : import.changes)
        changes << QStringLiteral("%1: %2 → %3")
                       .arg(toQString(change.key),
                            toQString(change.before.empty() ? "" : change.before.back()),
                            toQString(change.after.back()));
    QMessageBox box(
        import.isRefused ? QMessageBox::Warning : QMessageBox::Question, tr("Import texts"),
        import.isRefused
            ? tr("%1 was not imported.").arg(QFileInfo(file).fileName())
            : tr("Import %n change(s) from %1?", nullptr, static_cast<int>(import.changes.size()))
                  .arg(QFileInfo(file).fileName()),
        import.isRefused || import.changes.empty() ? QMessageBox::StandardButtons(QMessageBox::Ok)
                                                   : QMessageBox::Ok | QMessageBox::Cancel,
        this);
    box.setObjectName(QStringLiteral("import-texts"));
    constexpr int kMostShown = 12;
    box.setInformativeText(problems.mid(0, kMostShown).join(QLatin1Char('\n')));
    box.setDetailedText((problems + changes).join(QLatin1Char('\n')));
    if (box.exec() == QMessageBox::Ok && !import.isRefused)
        m_workshop.take(import, QFileInfo(file).fileName());
}

void WorkshopWindow::exportForProject()
{
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Folder for the changed files"));
    if (folder.isEmpty())
        return;
    int files = 0;
    const QString why = m_workshop.exportForProject(folder.toStdString(), files);
    tell(why.isEmpty() ? tr("%n file(s) written to %1", nullptr, files).arg(folder) : why);
}

} // namespace hexwerk

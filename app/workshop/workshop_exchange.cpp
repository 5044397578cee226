// Files that come from translators and go to them.
#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include "app/workshop/text_import_dialog.h"
#include "app/workshop/workshop_window.h"
#include "core/files/atomic_file.h"
#include "core/files/text_file.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"
#include "texts/translation/csv_texts.h"
#include "texts/translation/po_file.h"
#include "texts/translation/tbx_file.h"
#include "texts/translation/tmx_file.h"
#include "texts/translation/xliff_file.h"

#include <algorithm>
#include <iterator>

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
    std::string (*write)(const ExchangeFile &, const Terms &);
    enum class Of { All, Terms, Memory } of = Of::All;
};

template<std::string (*Write)(const ExchangeFile &)>
std::string written(const ExchangeFile &file, const Terms &)
{
    return Write(file);
}

constexpr Format kFormats[] = {
    {"po", QT_TRANSLATE_NOOP("hexwerk::WorkshopWindow", "PO of gettext"), &translation::readPo,
     &written<&translation::writePo>},
    {"xlf", QT_TRANSLATE_NOOP("hexwerk::WorkshopWindow", "XLIFF 1.2"), &translation::readXliff,
     &written<&translation::writeXliff12>},
    {"xliff", QT_TRANSLATE_NOOP("hexwerk::WorkshopWindow", "XLIFF 2.0"), &translation::readXliff,
     &written<&translation::writeXliff20>},
    {"csv", QT_TRANSLATE_NOOP("hexwerk::WorkshopWindow", "Terms as a table (CSV)"),
     &translation::readCsvTexts, &written<&translation::writeCsvTexts>, Format::Of::Terms},
    {"tbx", QT_TRANSLATE_NOOP("hexwerk::WorkshopWindow", "Terms (TBX)"), &translation::readTbx,
     &translation::writeTbx, Format::Of::Terms},
    {"tmx", QT_TRANSLATE_NOOP("hexwerk::WorkshopWindow", "Translation memory (TMX)"),
     &translation::readTmx, &written<&translation::writeTmx>, Format::Of::Memory},
};

} // namespace

// "po, xlf, ..."
static QString endings(const QString &before, const QString &between)
{
    QStringList all;
    for (const Format &format : kFormats)
        all << before + QLatin1String(format.ending);
    return all.join(between);
}

static const Format *formatOf(const QString &file)
{
    for (const Format &format : kFormats)
        if (QFileInfo(file).suffix().compare(QLatin1String(format.ending), Qt::CaseInsensitive) ==
            0)
            return &format;
    return nullptr;
}

static QString noFormat(const QString &file)
{
    //: %2 are endings of files
    return WorkshopWindow::tr("%1 has none of the endings %2.")
        .arg(file, endings({}, QStringLiteral(", ")));
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
    const QString file =
        editor::fileToSave(this, tr("Export texts"),
                           QStringLiteral("hexwerk-%1.po").arg(toQString(m_workshop.language())),
                           filters.join(QStringLiteral(";;")));
    if (file.isEmpty())
        return;
    const Format *const format = formatOf(file);
    if (!format)
        return tell(noFormat(file));
    keepPending();
    std::vector<translation::TextUnit> units;
    std::copy_if(m_workshop.units().begin(), m_workshop.units().end(), std::back_inserter(units),
                 [format](const translation::TextUnit &unit) {
                     return format->of != Format::Of::Terms ||
                            unit.kind == translation::UnitKind::Term;
                 });
    const std::string text = format->write(
        translation::exchangeOf(units, headerFor(m_workshop.language())), m_workshop.terms());
    const WriteResult result = writeFile(file.toStdString(), text);
    tell(result ? tr("%1 was saved.").arg(file)
                : tr("%1 could not be saved: %2")
                      .arg(file, QString::fromStdString(result.error().reason.message())));
}

void WorkshopWindow::importFile()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Import texts"), {},
        tr("Translations (%1)").arg(endings(QStringLiteral("*."), QStringLiteral(" "))));
    if (!file.isEmpty())
        importFrom(file);
}

// A memory says nothing of this program: its sources are looked for.
static translation::Import importOfMemory(const Workshop &workshop, const ExchangeResult &memory)
{
    translation::Import import;
    if (!memory) {
        import.problems.push_back(memory.error());
    } else if (const std::string &language = memory->header.language;
               language != workshop.language() &&
               !language.starts_with(workshop.language() + "-")) {
        import.problems.push_back({translation::ExchangeFault::WrongLanguage, 0, {}, language});
    } else {
        import.changes = workshop.filledFrom(*memory);
        return import;
    }
    import.isRefused = true;
    return import;
}

void WorkshopWindow::importFrom(const QString &file)
{
    const Format *const format = formatOf(file);
    if (!format)
        return tell(noFormat(file));
    const auto text = readTextFile(file.toStdString());
    if (!text)
        return tell(tr("%1 could not be read.").arg(file));
    keepPending();
    const ExchangeResult read = format->read(*text.value);
    const bool isMemory = format->of == Format::Of::Memory;
    const translation::Import import =
        isMemory
            ? importOfMemory(m_workshop, read)
            : translation::importOf(read, m_workshop.catalogue(), headerFor(m_workshop.language()),
                                    translation::Strictness::Lenient);
    QString note;
    if (isMemory && !import.isRefused) {
        int learned = 0;
        const QString why = m_workshop.learn(*read, learned);
        note = why.isEmpty() ? tr("%n translation(s) were added to the memory.", nullptr, learned)
                             : why;
        updateOffers();
    }
    auto *dialog = new TextImportDialog(m_workshop, import, QFileInfo(file).fileName(), note, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
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

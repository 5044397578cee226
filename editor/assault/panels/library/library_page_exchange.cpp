// Cards to a file and from one.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

#include "core/assault/files/library/card_csv.h"
#include "core/files/atomic_file.h"
#include "editor/assault/panels/library/import_cards_dialog.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/assault/text/csv_text.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static bool isTable(const QString &path)
{
    return QFileInfo(path).suffix().compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0;
}

// As spreadsheets of this country expect it, which take a file with the mark for UTF-8.
static std::string tableOf(CardKind kind, const std::vector<FiledCard> &cards)
{
    const bool isComma = QLocale::system().decimalPoint() == QStringLiteral(",");
    return "\xEF\xBB\xBF" + toCsv(kind, cards, isComma ? ';' : ',');
}

void LibraryPage::exportFromDialog()
{
    const QString path =
        editor::fileToSave(this, tr("Export cards"), QStringLiteral("cards.csv"),
                           tr("Spreadsheet tables (*.csv)") + u";;"_s + tr("Cards (*.toml)"));
    if (path.isEmpty())
        return;
    exportCards(path);
}

void LibraryPage::exportCards(const QString &path)
{
    const CardKind kind = current().kind();
    std::vector<FiledCard> cards;
    for (const CardRef &ref : current().severalChosenOrAll())
        cards.push_back(*m_document.find(ref));
    const WriteResult result =
        writeFile(path.toStdString(), isTable(path) ? tableOf(kind, cards) : fileWith(kind, cards));
    const QString file = QDir::toNativeSeparators(path);
    tell(result
             ? tr("%n card(s) exported to %1.", nullptr, static_cast<int>(cards.size())).arg(file)
             : tr("%1 could not be written: %2.")
                   .arg(file, editor::toQString(result.error().reason.message())));
}

void LibraryPage::importFromDialog()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Import cards"), {}, tr("Cards (*.csv *.toml)"));
    if (!path.isEmpty())
        importCards(path);
}

void LibraryPage::importCards(const QString &path)
{
    const QString file = QFileInfo(path).fileName();
    if (!m_document.mayAdd())
        return tell(tr("You have no folder to import cards into."));
    m_document.flush(); // formations find the units that were entered just before
    const auto cards = readCardFile(path.toStdString(), *m_document.library());
    if (!cards)
        //: %1 is a file, %2 a sentence
        return tellHere(
            tr("Nothing was imported from %1. %2").arg(file, CsvText::inShort(cards.error())));
    if (cards->empty())
        return tell(tr("%1 has no cards.").arg(file));
    ImportCardsDialog dialog(m_document, *cards, file, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const std::vector<FiledCard> chosen = dialog.chosen();
    m_document.push(std::make_unique<ImportCardsCommand>(m_document, chosen));
    const CardRef first = refOf(chosen.front().card);
    showCards(first.kind);
    current().showCard(first);
    tell(tr("%n card(s) imported from %1.", nullptr, static_cast<int>(chosen.size())).arg(file));
}

} // namespace hexwerk::assault::ui

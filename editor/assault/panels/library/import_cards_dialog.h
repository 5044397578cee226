// What taking over the cards of a file would change, card by card; the owner says which.
#pragma once

#include "editor/assault/library/import_cards.h"
#include "editor/panels/import_preview_dialog.h"

namespace hexwerk::assault::ui {

class ImportCardsDialog final : public editor::ImportPreviewDialog
{
    Q_OBJECT

public:
    ImportCardsDialog(const LibraryDocument &document, const std::vector<FiledCard> &cards,
                      const QString &file, QWidget *parent);

    // Those that are ticked.
    std::vector<FiledCard> chosen() const;

private:
    void addCard(const LibraryDocument &document, std::size_t place);
    void follow();

    std::vector<ImportedCard> m_cards;
    std::vector<QTreeWidgetItem *> m_items; // of the cards
};

} // namespace hexwerk::assault::ui

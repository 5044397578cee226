#include "editor/assault/panels/library/import_cards_dialog.h"

#include "editor/assault/library/library_document.h"
#include "editor/assault/text/card_text.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <variant>

namespace hexwerk::assault::ui {

static QString orDash(const QString &text)
{
    return text.isEmpty() ? QStringLiteral("\u2013") : text;
}

static QString marksText(const FiledCard &card)
{
    QStringList all;
    for (const auto &[key, mark] : marksThatMean(toTree(card), card.marks))
        all << (key.empty() ? editor::toQString(mark) : editor::toQString(key + ": " + mark));
    return orDash(all.join(QStringLiteral(", ")));
}

// A line for each language in which they differ.
static void addTexts(QTreeWidgetItem *item, const QString &label, LocalText here, LocalText there)
{
    for (const auto &[language, text] : there)
        here.try_emplace(language);
    for (const auto &[language, text] : here)
        if (const std::string &after = there[language]; text != after)
            //: %1 is the name of a field, %2 a language, such as de
            new QTreeWidgetItem(
                item, {ImportCardsDialog::tr("%1 (%2)").arg(label, editor::toQString(language)),
                       orDash(editor::toQString(text)), orDash(editor::toQString(after))});
}

// Each field of the two that differs.
static void addLines(QTreeWidgetItem *item, const FiledCard &here, const FiledCard &there,
                     const DataStore &library)
{
    for (const CardProperty *property : differences(here.card, there.card)) {
        const PropertyValue before = property->get(here.card);
        if (const auto *texts = std::get_if<LocalText>(&before)) {
            addTexts(item, labelOf(*property), *texts,
                     std::get<LocalText>(property->get(there.card)));
            continue;
        }
        new QTreeWidgetItem(item,
                            {labelOf(*property), CardText::value(*property, here.card, library),
                             CardText::value(*property, there.card, library)});
    }
    if (const QString before = marksText(here), after = marksText(there); before != after)
        new QTreeWidgetItem(item, {ImportCardsDialog::tr("Confidence"), before, after});
}

ImportCardsDialog::ImportCardsDialog(const LibraryDocument &document,
                                     const std::vector<FiledCard> &cards, const QString &file,
                                     QWidget *parent)
    : ImportPreviewDialog(
          tr("Import cards"),
          tr("What %1 would change in your cards; this can be undone in one step.").arg(file),
          parent)
    , m_cards(compared(document, cards))
{
    for (const ImportedCard::Kind kind : {ImportedCard::Kind::New, ImportedCard::Kind::Different}) {
        QTreeWidgetItem *all = group(static_cast<std::size_t>(kind));
        all->setFlags(all->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        addCard(document, i);
    const auto count = [this](ImportedCard::Kind kind) {
        return group(static_cast<std::size_t>(kind))->childCount();
    };
    showGroups({tr("New: %1").arg(count(ImportedCard::Kind::New)),
                tr("Same as here: %1").arg(count(ImportedCard::Kind::Same)),
                tr("Different, replacing the existing ones: %1")
                    .arg(count(ImportedCard::Kind::Different))});
    connect(&tree(), &QTreeWidget::itemChanged, this, &ImportCardsDialog::follow);
    follow();
}

void ImportCardsDialog::addCard(const LibraryDocument &document, std::size_t place)
{
    const ImportedCard &one = m_cards[place];
    //: %1 is the name of a card, %2 its id
    const QString name =
        tr("%1 (%2)").arg(CardText::name(one.card.card), editor::toQString(idOf(one.card.card)));
    auto *item = new QTreeWidgetItem(group(static_cast<std::size_t>(one.kind)), {name});
    m_items.push_back(item);
    const FiledCard *here = document.find(refOf(one.card.card));
    if (here && one.kind == ImportedCard::Kind::Different)
        addLines(item, *here, one.card, *document.library());
    item->setFirstColumnSpanned(true);
    item->setExpanded(true);
    if (one.kind == ImportedCard::Kind::Same)
        return;
    if (one.mayTake)
        return item->setCheckState(0, Qt::Checked);
    auto *note =
        new QTreeWidgetItem(item, {tr("A folder with higher priority has this card; it is kept.")});
    note->setFirstColumnSpanned(true);
}

static bool isTicked(const QTreeWidgetItem *item)
{
    return item->data(0, Qt::CheckStateRole).isValid() && item->checkState(0) == Qt::Checked;
}

void ImportCardsDialog::follow()
{
    takeOver().setEnabled(std::any_of(m_items.begin(), m_items.end(), isTicked));
}

std::vector<FiledCard> ImportCardsDialog::chosen() const
{
    std::vector<FiledCard> cards;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        if (isTicked(m_items[i]))
            cards.push_back(m_cards[i].card);
    return cards;
}

} // namespace hexwerk::assault::ui

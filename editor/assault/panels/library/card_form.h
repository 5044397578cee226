// The form of a card: a field for each key, the mark of each value, and what is wrong with it.
#pragma once

#include <QFormLayout>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "editor/assault/library/card_property.h"
#include "editor/assault/library/library_document.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class Field;

class CardForm final : public QWidget
{
    Q_OBJECT

public:
    // `faults`: where it says what is wrong with the card; seen when there is something.
    CardForm(LibraryDocument &document, CardKind kind, QLabel *faults, QWidget *parent);
    ~CardForm() override;

    void setCard(std::optional<CardRef> card);
    // The card is about to have another id; the cursor stays where it is.
    void expect(const CardRef &card) { m_card = card; }
    const std::optional<CardRef> &card() const { return m_card; }
    // Offers the marks of the value that has the cursor.
    void offerMarks();
    // Null if the form has none.
    Field *fieldOf(std::string_view key) const;
    void focusKey(std::string_view key);

signals:
    // The id of the card is to change, and with it all that names the card.
    void renameWanted(const hexwerk::assault::CardRef &card, const std::string &id);
    // Why what was typed or chosen is not taken, as a sentence.
    void refused(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Row
    {
        const CardProperty *property;
        QLabel *label; // null: the field shows its label itself
        Field *field;
        QToolButton *mark; // null: the key has none
        QWidget *whole;
        bool isSeen = false;
    };
    Row makeRow(const CardProperty &property);
    QToolButton *makeMark(const CardProperty &property);
    void leaveField();
    void write(const CardProperty &property, const PropertyValue &value);
    void writePicture(const CardProperty &property, const PropertyValue &value);
    void layOut(const AnyCard &card);
    void refresh();
    void refreshMarks(const SourceMarks &marks);
    std::vector<struct Offer> offersOf(const CardProperty &property) const;
    void retranslate();

    LibraryDocument &m_document;
    const CardKind m_kind;
    QFormLayout *m_form;
    QLabel *m_faults;
    QLabel *m_marks; // what the letters beside the fields say
    std::optional<CardRef> m_card;
    std::vector<Row> m_rows;
};

} // namespace hexwerk::assault::ui

#include "editor/assault/panels/library/card_form.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QSpinBox>

#include "core/files/picture.h"
#include "editor/assault/library/library_commands.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/panels/fields/field.h"
#include "editor/assault/text/card_text.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/problem_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

CardForm::CardForm(LibraryDocument &document, CardKind kind, QLabel *faults, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_kind(kind)
    , m_form(new QFormLayout(this))
    , m_faults(faults)
    , m_marks(new QLabel(this))
{
    m_marks->setTextFormat(Qt::PlainText);
    m_marks->setWordWrap(true);
    m_marks->setForegroundRole(QPalette::PlaceholderText);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setVerticalSpacing(4);
    for (const CardProperty &property : cardProperties(kind))
        m_rows.push_back(makeRow(property));
    connect(&document, &LibraryDocument::changed, this, &CardForm::refresh);
    connect(&document, &LibraryDocument::libraryChanged, this, &CardForm::refresh);
    retranslate();
    refresh();
}

CardForm::~CardForm()
{
    m_card.reset();
    leaveField();
}

// A field that is taken down while it has the cursor would speak when it is half gone.
void CardForm::leaveField()
{
    if (QWidget *focus = QApplication::focusWidget(); focus && isAncestorOf(focus))
        focus->clearFocus();
}

CardForm::Row CardForm::makeRow(const CardProperty &property)
{
    auto *whole = new QWidget(this);
    Field *field = makeField(property, whole);
    Row row{&property, field->showsLabel() ? nullptr : new QLabel(this), field,
            property.markKey.empty() ? nullptr : makeMark(property), whole};
    for (auto *box : field->findChildren<QSpinBox *>())
        box->setKeyboardTracking(true); // the drawing follows each digit
    auto *line = new QHBoxLayout(whole);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(field, 1);
    if (row.mark)
        line->addWidget(row.mark, 0, Qt::AlignTop);
    if (row.label)
        row.label->setBuddy(field);
    connect(field, &Field::edited, this,
            [this, &property](const PropertyValue &value) { write(property, value); });
    return row;
}

// The tabulator goes past it, for cards are typed field by field: offerMarks() has its key.
QToolButton *CardForm::makeMark(const CardProperty &property)
{
    auto *button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::ClickFocus);
    auto *menu = new QMenu(button);
    button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, &property] {
        menu->clear();
        for (const char *mark : {"T", "W", "O", "G", ""}) {
            const std::string letter = mark;
            QAction *action =
                menu->addAction(letter.empty() ? tr("No mark") : ChoiceText::sourceMark(letter),
                                this, [this, &property, letter] {
                                    if (m_card)
                                        m_document.push(std::make_unique<MarkCardCommand>(
                                            m_document, *m_card, property.markKey, letter));
                                });
            action->setProperty("listed", true);
        }
    });
    return button;
}

void CardForm::offerMarks()
{
    const QWidget *focus = QApplication::focusWidget();
    for (const Row &row : m_rows)
        if (focus && row.mark && row.whole->isAncestorOf(focus))
            return row.mark->showMenu();
}

void CardForm::setCard(std::optional<CardRef> card)
{
    if (card != m_card)
        leaveField(); // what was typed belongs to the card before
    m_card = std::move(card);
    refresh();
}

void CardForm::write(const CardProperty &property, const PropertyValue &value)
{
    if (!m_card)
        return;
    if (property.key == "id") {
        if (const auto *id = std::get_if<std::string>(&value))
            emit renameWanted(CardRef(*m_card), *id); // ours changes meanwhile
        return refresh();
    }
    if (property.kind == FieldKind::Picture)
        return writePicture(property, value);
    m_document.push(std::make_unique<ChangeCardCommand>(m_document, *m_card, property, value));
}

// A file from anywhere is brought to the owner's cards first.
void CardForm::writePicture(const CardProperty &property, const PropertyValue &value)
{
    const auto *name = std::get_if<std::string>(&value);
    PropertyValue taken = value;
    if (name && std::filesystem::path(*name).is_absolute()) {
        auto brought = m_document.bringPicture(*name);
        if (!brought)
            return emit refused(ProblemText::sentence(brought.error()));
        taken = std::move(*brought);
    } else if (name && !name->empty() && !isPictureName(*name)) {
        emit refused(tr("A picture is a PNG or JPEG file beside the cards, such as "
                        "pictures/gun.png."));
    }
    m_document.push(std::make_unique<ChangeCardCommand>(m_document, *m_card, property, taken));
    refresh();
}

std::vector<Offer> CardForm::offersOf(const CardProperty &property) const
{
    const DataStore &library = *m_document.library();
    std::vector<Offer> offers;
    if (property.kind == FieldKind::CardUnits) {
        for (const CardRef &ref : m_document.cards(CardKind::Unit))
            offers.push_back({ref.id, CardText::name(m_document.find(ref)->card)});
        return offers;
    }
    for (const std::string &id : choiceIds(property.choices, {}, library))
        offers.push_back({id, ChoiceText::of(property.choices, id, {}, library),
                          property.choices == Choices::Abilities
                              ? ChoiceText::abilityHelp(id, library)
                              : QString()});
    return offers;
}

// The keys that the card has. Hidden rows would take the height of those above them.
void CardForm::layOut(const AnyCard &card)
{
    bool isSame = m_form->rowCount() > 0;
    for (Row &row : m_rows) {
        const auto &applies = row.property->applies;
        const bool wasSeen = std::exchange(row.isSeen, !applies || applies(card));
        isSame = isSame && wasSeen == row.isSeen;
    }
    if (isSame)
        return;
    while (m_form->rowCount() > 0) {
        const QFormLayout::TakeRowResult taken = m_form->takeRow(0);
        delete taken.labelItem;
        delete taken.fieldItem;
    }
    for (const Row &row : m_rows) {
        row.whole->setVisible(row.isSeen);
        if (row.label)
            row.label->setVisible(row.isSeen);
        if (row.isSeen && row.label)
            m_form->addRow(row.label, row.whole);
        else if (row.isSeen)
            m_form->addRow(QString(), row.whole);
    }
    m_form->addRow(m_marks);
}

void CardForm::refresh()
{
    const FiledCard *card = m_card ? m_document.find(*m_card) : nullptr;
    if (!card)
        m_card.reset();
    setEnabled(card && m_document.mayEdit(*m_card));
    if (!card)
        m_faults->hide();
    if (!card || !isVisible()) // shown later, it asks again
        return;
    layOut(card->card);
    for (const Row &row : m_rows) {
        row.field->consult(m_document.library());
        row.field->offer(offersOf(*row.property));
        if (row.isSeen)
            row.field->show(row.property->get(card->card));
    }
    refreshMarks(card->marks);
    QStringList faults = CardText::faults(*card, *m_document.library());
    if (!m_document.mayEdit(*m_card))
        faults = {m_document.mayAdd() ? tr("This card comes from a folder that takes precedence "
                                           "over yours; it cannot be changed here.")
                                      : tr("You have no folder for your own cards.")};
    else if (const auto fault = m_document.pictureOf(*card).empty()
                                    ? std::nullopt
                                    : faultOfPicture(m_document.pictureOf(*card)))
        faults << ProblemText::sentence(*fault);
    else if (!m_document.isSound(*card))
        faults << tr("Until this is fixed, your file keeps the card as it was.");
    m_faults->setText(faults.join(QLatin1Char('\n')));
    m_faults->setVisible(!faults.isEmpty());
}

// That of the key, else of the table around it, else of the whole card.
static std::string markFor(const SourceMarks &marks, const std::string &key)
{
    for (const std::string &name : {key, key.substr(0, key.find('.')), std::string()})
        if (const auto found = marks.find(name); found != marks.end())
            return found->second;
    return {};
}

void CardForm::refreshMarks(const SourceMarks &marks)
{
    for (const Row &row : m_rows) {
        if (!row.mark)
            continue;
        const QString mark = editor::toQString(markFor(marks, row.property->markKey));
        row.mark->setText(mark);
        row.mark->setIcon(mark.isEmpty() ? editor::icon(QStringLiteral("mark")) : QIcon());
        //: %1 is a field of a card, %2 letters that say how sure its value is
        row.mark->setAccessibleName(mark.isEmpty()
                                        ? tr("%1: no mark").arg(labelOf(*row.property))
                                        : tr("%1: mark %2").arg(labelOf(*row.property), mark));
        row.mark->setToolTip(tr("Confidence in this value: T stated, W worked example, O read from "
                                "a damaged copy, G guessed"));
    }
}

Field *CardForm::fieldOf(std::string_view key) const
{
    for (const Row &row : m_rows)
        if (row.property->key == key)
            return row.field;
    return nullptr;
}

void CardForm::focusKey(std::string_view key)
{
    if (Field *field = fieldOf(key))
        field->setFocus(Qt::OtherFocusReason);
}

void CardForm::retranslate()
{
    QStringList marks;
    for (const char *mark : {"T", "W", "O", "G"})
        marks << ChoiceText::sourceMark(mark);
    m_marks->setText(marks.join(QStringLiteral(" · ")));
    for (const Row &row : m_rows) {
        const QString label = labelOf(*row.property);
        row.field->setLabel(label);
        if (row.label)
            row.label->setText(label);
        row.field->retranslate();
    }
}

void CardForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void CardForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui

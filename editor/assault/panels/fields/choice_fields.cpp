#include "editor/assault/panels/fields/choice_fields.h"

#include "core/assault/cards/silhouettes.h"
#include "editor/assault/panels/library/card_box.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static bool isOfCards(Choices choices)
{
    return choices == Choices::Cards || choices == Choices::FormationCards;
}

ChoiceField::ChoiceField(const FieldSpec &property, Of of, QWidget *parent)
    : Field(parent)
    , m_cards(isOfCards(property.choices) ? new CardBox(property.choices, this) : nullptr)
    , m_box(m_cards ? m_cards : new QComboBox(this))
    , m_choices(property.choices)
    , m_of(of)
    , m_optional(property.optional)
{
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    layOutField(this, {m_box});
    connect(m_box, &QComboBox::activated, this, [this] {
        m_value = chosen();
        m_isVarious = false;
        emit edited(m_value);
    });
}

PropertyValue ChoiceField::chosen() const
{
    if (m_optional && m_box->currentIndex() == 0)
        return {};
    const std::string id = m_box->currentData().toString().toStdString();
    if (m_of == Of::Flags)
        return id == "true";
    return id;
}

QString ChoiceField::idOf(const PropertyValue &value)
{
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? QStringLiteral("true") : QStringLiteral("false");
    const auto *text = std::get_if<std::string>(&value);
    return text ? editor::toQString(*text) : QString();
}

QString ChoiceField::textOfNone() const
{
    if (std::holds_alternative<std::monostate>(m_standard))
        return tr("none");
    const int standard = m_box->findData(idOf(m_standard));
    //: %1 is a value of a choice: what the printed edition has
    return tr("As in the edition: %1")
        .arg(standard < 0 ? idOf(m_standard) : m_box->itemText(standard));
}

void ChoiceField::fill()
{
    m_box->clear();
    if (m_of == Of::Flags) {
        m_box->addItem(tr("Yes"), QStringLiteral("true"));
        m_box->addItem(tr("No"), QStringLiteral("false"));
    }
    for (const Offer &one : m_offers)
        m_box->addItem(one.text, editor::toQString(one.id));
    if (m_optional)
        m_box->insertItem(0, textOfNone());
    showPictures();
    fitWidth();
    m_box->setPlaceholderText(m_isVarious ? various() : QString());
    if (m_isVarious)
        return m_box->setCurrentIndex(-1);
    if (std::holds_alternative<std::monostate>(m_value))
        return m_box->setCurrentIndex(m_optional ? 0 : -1);
    const QString id = idOf(m_value);
    if (m_box->findData(id) < 0)
        m_box->addItem(id, id);
    m_box->setCurrentIndex(m_box->findData(id));
}

void ChoiceField::showPictures()
{
    if (m_choices != Choices::Silhouettes)
        return;
    m_box->setIconSize(kSilhouetteIcon);
    for (int i = 0; i < m_box->count(); ++i)
        if (const std::string id = m_box->itemData(i).toString().toStdString(); isSilhouette(id)) {
            QIcon &picture = m_pictures[id];
            if (picture.isNull())
                picture = silhouetteIcon(id);
            m_box->setItemIcon(i, picture);
        }
}

// Room for the longest entry beside the arrow: styles reckon it a little too small.
void ChoiceField::fitWidth()
{
    int longest = 0;
    for (int i = 0; i < m_box->count(); ++i)
        longest = std::max(longest, m_box->fontMetrics().horizontalAdvance(m_box->itemText(i)));
    const int picture = m_choices == Choices::Silhouettes ? kSilhouetteIcon.width() : 0;
    m_box->setMinimumWidth(longest + picture + 3 * m_box->fontMetrics().height());
}

void ChoiceField::show(const PropertyValue &value)
{
    if (m_value == value && !m_isVarious && m_box->count() > 0)
        return;
    m_value = value;
    m_isVarious = false;
    fill();
}

void ChoiceField::showVarious()
{
    m_isVarious = true;
    fill();
}

void ChoiceField::offer(const std::vector<Offer> &offers)
{
    if (m_offers == offers)
        return;
    m_offers = offers;
    if (m_cards && !offers.empty())
        m_cards->setColour(offers.front().colour);
    fill();
}

void ChoiceField::consult(const SharedData &library)
{
    if (m_cards)
        m_cards->consult(library);
}

void ChoiceField::setStandard(const PropertyValue &standard)
{
    if (m_standard == standard)
        return;
    m_standard = standard;
    fill();
}

void ChoiceField::setLabel(const QString &label)
{
    m_box->setAccessibleName(label);
}

void ChoiceField::retranslate()
{
    fill();
}

NamesField::NamesField(QWidget *parent)
    : Field(parent)
    , m_line(new QLineEdit(this))
    , m_button(new QToolButton(this))
    , m_menu(new QMenu(m_button))
{
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setMenu(m_menu);
    layOutField(this, {m_line, m_button});
    NamesField::retranslate();
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        std::vector<std::string> names;
        for (const QString &name : m_line->text().split(QLatin1Char(','), Qt::SkipEmptyParts))
            if (const QString trimmed = name.trimmed(); !trimmed.isEmpty())
                names.push_back(trimmed.toStdString());
        say(names);
    });
}

void NamesField::say(const std::vector<std::string> &names)
{
    if (names == m_names)
        return;
    m_names = names;
    m_isVarious = false;
    emit edited(m_names);
}

void NamesField::show(const PropertyValue &value)
{
    const auto *names = std::get_if<std::vector<std::string>>(&value);
    m_isVarious = false;
    m_names = names ? *names : std::vector<std::string>();
    QStringList shown;
    for (const std::string &name : m_names)
        shown << editor::toQString(name);
    m_line->setText(shown.join(QStringLiteral(", ")));
    retranslate();
    fillMenu();
}

void NamesField::showVarious()
{
    show({});
    m_isVarious = true;
    retranslate();
}

void NamesField::offer(const std::vector<Offer> &offers)
{
    m_offers = offers;
    fillMenu();
}

void NamesField::fillMenu()
{
    m_menu->clear();
    m_button->setVisible(!m_offers.empty());
    for (const Offer &one : m_offers) {
        const auto isIt = [id = one.id](const std::string &name) { return name == id; };
        QAction *action = m_menu->addAction(one.text);
        action->setCheckable(true);
        action->setChecked(std::any_of(m_names.begin(), m_names.end(), isIt));
        connect(action, &QAction::triggered, this, [this, isIt, id = one.id](bool on) {
            std::vector<std::string> names = m_names;
            std::erase_if(names, isIt);
            if (on)
                names.push_back(id);
            say(names);
        });
    }
}

void NamesField::setLabel(const QString &label)
{
    m_line->setAccessibleName(label);
}

void NamesField::retranslate()
{
    m_button->setText(tr("Choose"));
    m_button->setToolTip(tr("Choose from a list"));
    m_button->setAccessibleName(tr("Choose from a list"));
    m_line->setPlaceholderText(m_isVarious ? various() : tr("none"));
}

} // namespace hexwerk::assault::ui

#include "editor/assault/panels/library/card_list_filter.h"

#include <QVBoxLayout>

#include "editor/assault/models/choices.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kNationRole = Qt::UserRole + 1;
static constexpr int kTypeRole = Qt::UserRole + 2;
static constexpr int kSupportRole = Qt::UserRole + 3; // its type is a SupportKind

CardListFilter::CardListFilter(QListWidget *list, QWidget *parent)
    : QWidget(parent)
    , m_list(list)
    , m_text(new QLineEdit(this))
    , m_nations(new QComboBox(this))
    , m_types(new QComboBox(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *row = new QHBoxLayout;
    m_text->setClearButtonEnabled(true);
    for (QComboBox *box : {m_nations, m_types}) {
        box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        row->addWidget(box);
        connect(box, &QComboBox::activated, this, &CardListFilter::apply);
    }
    column->addWidget(m_text);
    column->addLayout(row);
    connect(m_text, &QLineEdit::textChanged, this, &CardListFilter::apply);
}

void CardListFilter::mark(QListWidgetItem &entry, const std::string &card, const CardStore &cards)
{
    if (const UnitCard *unit = cards.unit(card)) {
        entry.setData(kNationRole, editor::toQString(unit->nation));
        entry.setData(kTypeRole, editor::toQString(toString(unit->type)));
    } else if (const FormationCard *formation = cards.formation(card)) {
        entry.setData(kNationRole, editor::toQString(formation->nation));
        entry.setData(kTypeRole, editor::toQString(toString(formation->type)));
    } else if (const auto support = cards.supports.find(card); support != cards.supports.end()) {
        entry.setData(kNationRole, editor::toQString(support->second.nation));
        entry.setData(kTypeRole, editor::toQString(toString(support->second.kind)));
        entry.setData(kSupportRole, true);
    }
}

static void fill(QComboBox &box, const QString &all, Choices choices, const QListWidget &list,
                 int role, const Scenario &scenario, const DataStore &library)
{
    const QVariant chosen = box.currentData();
    box.clear();
    box.addItem(all, QString());
    for (const std::string &id : choiceIds(choices, scenario, library)) {
        int row = 0;
        while (row < list.count() && list.item(row)->data(role).toString() != editor::toQString(id))
            ++row;
        if (row < list.count())
            box.addItem(ChoiceText::of(choices, id, scenario, library), editor::toQString(id));
    }
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
    box.setAccessibleName(all);
}

void CardListFilter::refresh(const Scenario &scenario, const DataStore &library)
{
    fill(*m_nations, tr("All nations"), Choices::Nations, *m_list, kNationRole, scenario, library);
    const bool ofSupport = m_list->count() > 0 && m_list->item(0)->data(kSupportRole).toBool();
    fill(*m_types, tr("All types"), ofSupport ? Choices::SupportKinds : Choices::UnitTypes, *m_list,
         kTypeRole, scenario, library);
    m_text->setPlaceholderText(tr("Part of the name"));
    m_text->setAccessibleName(tr("Part of the name"));
    apply();
}

void CardListFilter::clear()
{
    m_nations->setCurrentIndex(0);
    m_types->setCurrentIndex(0);
    m_text->clear();
    apply();
}

void CardListFilter::apply()
{
    const QString nation = m_nations->currentData().toString();
    const QString type = m_types->currentData().toString();
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *entry = m_list->item(i);
        const bool isWanted = (nation.isEmpty() || entry->data(kNationRole).toString() == nation) &&
                              (type.isEmpty() || entry->data(kTypeRole).toString() == type) &&
                              entry->text().contains(m_text->text().trimmed(), Qt::CaseInsensitive);
        entry->setHidden(!isWanted);
    }
    emit filtered();
}

} // namespace hexwerk::assault::ui

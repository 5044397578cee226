// What part of all cards the list shows.
#include <QGridLayout>
#include <QVBoxLayout>

#include "editor/assault/models/choices.h"
#include "editor/assault/panels/library/cards_page.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

enum Choice { OfNation, OfType, OfClass, OfAbility };

void CardsPage::makeFilters(QLayout *column)
{
    auto *grid = new QGridLayout;
    const int choices = m_kind == CardKind::Unit ? 4 : 2;
    for (int i = 0; i < choices; ++i) {
        auto *box = new QComboBox(this);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(box, &QComboBox::activated, this, &CardsPage::query);
        grid->addWidget(box, i / 2, i % 2);
        m_choices.push_back(box);
    }
    auto *points = new QHBoxLayout;
    m_pointsLabel = new QLabel(this);
    m_least = new QSpinBox(this);
    m_most = new QSpinBox(this);
    points->addWidget(m_pointsLabel);
    for (QSpinBox *box : {m_least, m_most}) {
        box->setRange(0, 9999);
        points->addWidget(box, 1);
        box->setVisible(hasPoints());
        connect(box, &QSpinBox::valueChanged, this, &CardsPage::query);
    }
    m_pointsLabel->setVisible(hasPoints());
    grid->addLayout(points, 2, 0, 1, 2);
    static_cast<QVBoxLayout *>(column)->addLayout(grid);
}

void CardsPage::fillFilters()
{
    const DataStore &library = *m_document.library();
    const auto fill = [&](int which, const QString &all, Choices choices) {
        if (which >= static_cast<int>(m_choices.size()))
            return;
        QComboBox *box = m_choices[static_cast<std::size_t>(which)];
        const QString before = box->currentData().toString();
        box->clear();
        box->addItem(all);
        for (const std::string &id : choiceIds(choices, {}, library))
            box->addItem(ChoiceText::of(choices, id, {}, library), editor::toQString(id));
        box->setCurrentIndex(std::max(0, box->findData(before)));
        box->setAccessibleName(all);
    };
    if (m_kind == CardKind::Command)
        fill(OfType, tr("All times"), Choices::ActivationTimes);
    else if (m_kind == CardKind::Support)
        fill(OfType, tr("All kinds"), Choices::SupportKinds);
    else
        fill(OfType, tr("All types"), Choices::UnitTypes);
    fill(OfClass, tr("All classes"), Choices::UnitClasses);
    fill(OfNation, tr("All nations"), Choices::Nations);
    fill(OfAbility, tr("All abilities"), Choices::Abilities);
}

void CardsPage::query()
{
    const auto chosenText = [this](int which) {
        if (which >= static_cast<int>(m_choices.size()))
            return QString();
        const QComboBox *box = m_choices[static_cast<std::size_t>(which)];
        return box->currentIndex() > 0 ? box->currentText() : QString();
    };
    CardQuery query;
    query.words = m_words->text();
    query.nation = chosenText(OfNation);
    query.type = chosenText(OfType);
    query.unitClass = chosenText(OfClass);
    if (!chosenText(OfAbility).isEmpty())
        query.ability = m_choices[OfAbility]->currentData().toString().toStdString();
    query.leastPoints = m_least->value();
    query.mostPoints = m_most->value();
    m_filter->setQuery(query);
    showCount();
}

void CardsPage::showCount()
{
    m_count->setText(
        tr("%1 of %n card(s)", nullptr, m_model->rowCount()).arg(m_filter->rowCount()));
}

} // namespace hexwerk::assault::ui

#include "editor/assault/panels/forms/problem_note.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/assault/commands/fixes.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/key_place.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/problem_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/canvas/icons.h"

namespace hexwerk::assault::ui {

ProblemNote::ProblemNote(ScenarioDocument &document, const Properties &properties, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_properties(properties)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 0, 2);
    setVisible(false);
}

void ProblemNote::show(const std::vector<Problem> &problems)
{
    if (problems == m_problems)
        return;
    m_problems = problems;
    fill();
}

void ProblemNote::fill()
{
    for (QWidget *part : findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        part->hide();
        part->deleteLater(); // it may hold the button that was clicked
    }
    while (QLayoutItem *item = layout()->takeAt(0))
        delete item;
    for (const Problem &problem : m_problems)
        add(problem);
    setVisible(!m_problems.empty());
}

void ProblemNote::add(const Problem &problem)
{
    const bool isError = problem.severity() == Severity::Error;
    auto *box = new QWidget(this);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    auto *sign = new QLabel(box);
    sign->setPixmap(editor::icon(isError ? QStringLiteral("error") : QStringLiteral("problems"))
                        .pixmap(QSize(16, 16), devicePixelRatioF()));
    auto *words = new QLabel(textOf(problem), box);
    words->setWordWrap(true);
    grid->addWidget(sign, 0, 0, Qt::AlignTop);
    grid->addWidget(words, 0, 1);
    grid->setColumnStretch(1, 1);
    int row = 1;
    for (const Fix &fix : Fixes::of(problem, m_document, m_properties)) {
        if (fix.removesItem) // its list has a button for that
            continue;
        auto *button = new QPushButton(fix.text, box);
        button->setToolTip(tr("Fix this"));
        connect(button, &QPushButton::clicked, this,
                [this, command = fix.command] { m_document.push(command()); });
        grid->addWidget(button, row++, 1, Qt::AlignLeft);
    }
    layout()->addWidget(box);
}

// The value is named by the field that it stands below, a part of a condition by itself.
QString ProblemNote::textOf(const Problem &problem) const
{
    const KeyPlace place = placeOfKey(m_document.scenario(), problem.key);
    const Property *property =
        place.item ? m_properties.find(place.item->table, place.key) : nullptr;
    if (!property)
        return ProblemText::sentence(problem);
    QString name = labelOf(*property);
    PropertyValue value = property->get(m_document.scenario(), *place.item);
    if (auto *condition = std::get_if<Term>(&value))
        if (const Term *term = termAt(*condition, place.term))
            //: %1 is a condition
            name = tr("“%1”").arg(TermText::sentence(*term, m_document.scenario()));
    Problem named = problem;
    named.key = name.toStdString();
    return ProblemText::sentence(named);
}

void ProblemNote::retranslate()
{
    fill();
}

} // namespace hexwerk::assault::ui

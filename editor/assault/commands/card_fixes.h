// What mends lists of cards, and other lists of names: decks, and the support that comes.
#pragma once

#include <QCoreApplication>

#include "editor/assault/commands/fixes.h"
#include "editor/assault/models/key_place.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

// A fix that gives one key of an item another value.
Fix fixThatSets(const QString &text, ScenarioDocument &document, const Property &property,
                ItemRef item, PropertyValue value);

class CardFixes
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::Fixes)

public:
    CardFixes(const Problem &problem, ScenarioDocument &document, const Properties &properties);

    // For a problem of decks or support; the best first.
    std::vector<Fix> find() const;
    // The faulty name leaves its list: not the last one where there has to be one. Nothing if the
    // problem is not about a name in a list.
    std::optional<Fix> takeOut() const;
    // Another one instead of the faulty name.
    std::optional<Fix> use(const QString &text, const std::string &id) const;

private:
    using Names = std::vector<std::string>;
    std::optional<Names> namesWithFault() const;
    QString called(const std::string &id) const;
    Fix set(const QString &text, PropertyValue value) const;
    std::optional<Fix> allowNation() const;
    std::optional<Fix> playWithoutCards() const;
    std::optional<Fix> supplyOne() const;
    std::vector<Fix> requestFewer() const;

    const Problem &m_problem;
    ScenarioDocument &m_document;
    const Properties &m_properties;
    const KeyPlace m_place;
    const Property *const m_property;
};

} // namespace hexwerk::assault::ui

#include "editor/assault/library/library_commands.h"

#include "editor/assault/library/library_document.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

LibraryCommand::LibraryCommand(LibraryDocument &document, Words words, LibraryChange change,
                               editor::MergeKey mergeKey)
    : ChangeStep(document, std::move(words), std::move(change), std::move(mergeKey))
{
}

LibraryChange LibraryCommand::followedBy(const LibraryChange &next) const
{
    return change().followedBy(next);
}

// The card as the owner's, to be changed.
static FiledCard ownCopy(const LibraryDocument &document, const CardRef &ref)
{
    if (const FiledCard *own = document.own(ref))
        return *own;
    const FiledCard *other = document.find(ref);
    FiledCard copy = document.filed(other->card);
    copy.marks = other->marks;
    return copy;
}

static std::optional<FiledCard> ownOrNone(const LibraryDocument &document, const CardRef &ref)
{
    const FiledCard *own = document.own(ref);
    return own ? std::optional(*own) : std::nullopt;
}

// A value is about to have a mark of its own, or none: what one mark said of several values, it
// says of each of the others.
static void setApart(SourceMarks &marks, CardKind kind, const std::string &key)
{
    const std::string table = key.substr(0, key.find('.'));
    for (const std::string &outer : {table, std::string()}) {
        const auto found = marks.find(outer);
        if (outer == key || found == marks.end())
            continue;
        const std::string mark = found->second;
        marks.erase(found);
        for (const CardProperty &property : cardProperties(kind))
            if (outer.empty() ? !property.markKey.empty()
                              : property.markKey.starts_with(outer + "."))
                marks.try_emplace(property.markKey, mark);
    }
    marks.erase(key);
}

static LibraryChange changed(const LibraryDocument &document, const CardRef &ref,
                             const CardProperty &property, const PropertyValue &value)
{
    FiledCard card = ownCopy(document, ref);
    property.set(card.card, value);
    if (card.card == document.find(ref)->card)
        return {};
    if (!property.markKey.empty())
        setApart(card.marks, ref.kind, property.markKey);
    return LibraryChange({{ref, ownOrNone(document, ref), card}});
}

static QString fieldKey(const CardRef &ref, const std::string &key)
{
    return QStringLiteral("%1 %2 %3")
        .arg(static_cast<int>(ref.kind))
        .arg(editor::toQString(ref.id), editor::toQString(key));
}

ChangeCardCommand::ChangeCardCommand(LibraryDocument &document, const CardRef &card,
                                     const CardProperty &property, const PropertyValue &value)
    : LibraryCommand(
          document,
          [property] {
              //: %1 is the name of a field of a card, such as Strength
              return tr("Change \"%1\"").arg(labelOf(property));
          },
          changed(document, card, property, value), fieldKey(card, property.key))
{
}

static LibraryChange marked(const LibraryDocument &document, const CardRef &ref,
                            const std::string &key, const std::string &mark)
{
    FiledCard card = ownCopy(document, ref);
    if (key.empty())
        card.marks.clear();
    else
        setApart(card.marks, ref.kind, key);
    if (!mark.empty())
        card.marks[key] = mark;
    if (card.marks == document.find(ref)->marks)
        return {};
    return LibraryChange({{ref, ownOrNone(document, ref), card}});
}

MarkCardCommand::MarkCardCommand(LibraryDocument &document, const CardRef &card,
                                 const std::string &key, const std::string &mark)
    : LibraryCommand(
          document, [] { return tr("Set confidence"); }, marked(document, card, key, mark))
{
}

static LibraryChange added(const LibraryDocument &document, const AnyCard &card,
                           const SourceMarks &marks)
{
    FiledCard filed = document.filed(card);
    filed.marks = marks;
    return LibraryChange({{refOf(card), ownOrNone(document, refOf(card)), filed}});
}

AddCardCommand::AddCardCommand(LibraryDocument &document, const AnyCard &card, As as,
                               const SourceMarks &marks)
    : LibraryCommand(
          document, [as] { return as == As::New ? tr("Add card") : tr("Duplicate card"); },
          added(document, card, marks))
{
}

RemoveCardCommand::RemoveCardCommand(LibraryDocument &document, const CardRef &card)
    : LibraryCommand(
          document,
          [isBack = document.replacesAnother(card)] {
              return isBack ? tr("Restore card") : tr("Remove card");
          },
          LibraryChange({{card, ownOrNone(document, card), std::nullopt}}))
{
}

static bool rename(FormationCard &formation, const std::string &from, const std::string &to)
{
    bool isNamed = false;
    for (FormationUnits &units : formation.units)
        if (units.card == from) {
            units.card = to;
            isNamed = true;
        }
    return isNamed;
}

static LibraryChange renamed(const LibraryDocument &document, const CardRef &ref,
                             const std::string &id)
{
    FiledCard card = ownCopy(document, ref);
    std::visit([&](auto &one) { one.id = id; }, card.card);
    std::vector<CardChange> changes = {{ref, ownOrNone(document, ref), std::nullopt},
                                       {{ref.kind, id}, std::nullopt, card}};
    for (const CardRef &other : document.cards(CardKind::Formation)) {
        const FiledCard *own = document.own(other);
        if (ref.kind != CardKind::Unit || !own)
            continue;
        FiledCard formation = *own;
        if (rename(std::get<FormationCard>(formation.card), ref.id, id))
            changes.push_back({other, *own, formation});
    }
    return LibraryChange(std::move(changes));
}

RenameCardCommand::RenameCardCommand(LibraryDocument &document, const CardRef &card,
                                     const std::string &id)
    : LibraryCommand(
          document,
          [from = editor::toQString(card.id), to = editor::toQString(id)] {
              //: %1 and %2 are ids
              return tr("Rename %1 to %2").arg(from, to);
          },
          renamed(document, card, id))
{
}

} // namespace hexwerk::assault::ui

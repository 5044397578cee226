#include "app/assault/assistant/card_choice.h"

#include <QRegularExpression>

#include "core/files/words.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

bool hasLetters(const QString &letters, const LocalText &name, const std::string &id)
{
    const auto has = [&](const QString &text) {
        return text.contains(letters, Qt::CaseInsensitive);
    };
    return has(editor::inWindowLanguage(name)) || has(editor::toQString(textIn(name, "en"))) ||
           has(QString::fromStdString(id));
}

bool hasLetters(const QString &letters, const TableUnit &counter, const UnitCard &card)
{
    return hasLetters(letters, card.name, counter.id);
}

std::vector<const UnitCard *> cardsWith(const QString &letters, const TableRules &rules,
                                        const std::function<bool(const std::string &)> &isLast)
{
    std::vector<const UnitCard *> cards;
    for (const auto &[id, card] : rules.cards.units)
        if (hasLetters(letters, card.name))
            cards.push_back(&card);
    std::stable_sort(cards.begin(), cards.end(), [&](const UnitCard *a, const UnitCard *b) {
        if (a->nation != b->nation)
            return std::pair(isLast(a->nation), a->nation) <
                   std::pair(isLast(b->nation), b->nation);
        return editor::inWindowLanguage(a->name).localeAwareCompare(
                   editor::inWindowLanguage(b->name)) < 0;
    });
    return cards;
}

QString nearWordOf(const QString &letters, const TableRules &rules)
{
    static const QRegularExpression kBetweenWords(QStringLiteral("[^\\w]+"));
    std::vector<std::string> words;
    for (const auto &[id, card] : rules.cards.units)
        for (const QString &name :
             {editor::inWindowLanguage(card.name), editor::toQString(textIn(card.name, "en"))})
            for (const QString &word : name.toLower().split(kBetweenWords, Qt::SkipEmptyParts))
                words.push_back(word.toStdString());
    const std::vector<std::string> near = likest(letters.toLower().toStdString(), words);
    return near.empty() ? QString() : editor::toQString(near.front());
}

QString nationName(const std::string &nation, const TableRules &rules)
{
    const auto found = rules.data.nations.find(nation);
    return found == rules.data.nations.end() ? QString::fromStdString(nation)
                                             : editor::inWindowLanguage(found->second);
}

QString cardAndNation(const UnitCard &card, const TableRules &rules)
{
    return QStringLiteral("%1, %2").arg(editor::inWindowLanguage(card.name),
                                        nationName(card.nation, rules));
}

} // namespace hexwerk::assault::ui

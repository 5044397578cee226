#include "app/assault/beside/resumed_text.h"

#include "editor/assault/text/problem_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static constexpr std::size_t kMostNamed = 8;

QString ResumedText::summary(const PlayGame::Resumed &resumed)
{
    return tr("The game differs from order %1 on. It was opened as it was before that order, and "
              "continues from there. The file is unchanged, so save the game under another name.")
        .arg(resumed.differsFrom);
}

static QString causeOf(const PlayGame::Resumed &resumed)
{
    using Why = PlayGame::Resumed::Why;
    switch (resumed.why) {
    case Why::Nothing:
        break;
    case Why::Broken:
        return ResumedText::tr("The order cannot be read. %1")
            .arg(ProblemText::withPlace(*resumed.broken));
    case Why::Missing:
        return ResumedText::tr("The order is missing from the file, although later ones exist.");
    case Why::Refused:
        return ResumedText::tr("The order cannot be given: %1")
            .arg(RefusalText::withRule(*resumed.refusal));
    case Why::OtherPosition:
        return ResumedText::tr("After this order the position differs from the one in the original "
                               "game: the file, the rules or the data have changed.");
    }
    return {};
}

QString ResumedText::changes(const PlayGame::Resumed &resumed)
{
    QStringList names;
    for (const std::string &id : resumed.changed)
        names << (id == "rules" ? tr("the rules of the program") : editor::toQString(id));
    if (resumed.hasOtherCorrections)
        names << tr("your corrections to the tables");
    if (names.size() > static_cast<qsizetype>(kMostNamed))
        names = names.mid(0, kMostNamed) << QStringLiteral("…");
    //: %1 is a list of rules, cards and tiles
    return tr("These have changed since the game began: %1.").arg(names.join(QStringLiteral(", ")));
}

QString ResumedText::reason(const PlayGame::Resumed &resumed)
{
    const QString cause = causeOf(resumed);
    if (resumed.changed.empty())
        return cause;
    return cause + QLatin1Char(' ') + changes(resumed);
}

QString ResumedText::others(const PlayGame::Resumed &resumed)
{
    QStringList sentences;
    if (resumed.otherRules != 0)
        //: %1 and %2 are numbers
        sentences << tr("The game was started with version %1 of the rules engine; it continues "
                        "with version %2.")
                         .arg(resumed.otherRules)
                         .arg(kRulesVersion);
    if (resumed.hasOtherCorrections && !resumed.hasOwnValues)
        sentences << tr("Your corrections to the tables have changed since the game began.");
    return sentences.join(u' ');
}

} // namespace hexwerk::assault::ui

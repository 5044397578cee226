#include "app/assault/answer/opponent_choice.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static QString levelName(Level level)
{
    switch (level) {
    case Level::Random:
        break;
    case Level::First:
        return OpponentChoice::tr("Regular, first version");
    case Level::Recruit:
        return OpponentChoice::tr("Recruit");
    case Level::Regular:
        return OpponentChoice::tr("Regular");
    case Level::Hardened:
        return OpponentChoice::tr("Hardened");
    case Level::Veteran:
        return OpponentChoice::tr("Veteran");
    case Level::Elite:
        return OpponentChoice::tr("Elite");
    }
    return OpponentChoice::tr("Random orders");
}

QString OpponentChoice::name(const Opponent &opponent)
{
    const QString level =
        levelName(opponent.level) + QString::fromStdString(changesOf(opponent.weights));
    switch (opponent.temper) {
    case Temper::Even:
        break;
    case Temper::Bold:
        //: a computer player: %1 is its strength
        return tr("%1, bold").arg(level);
    case Temper::Careful:
        //: a computer player: %1 is its strength
        return tr("%1, careful").arg(level);
    }
    return level;
}

void OpponentChoice::addLevels(QComboBox &box)
{
    for (const auto &[name, level] : std::initializer_list<std::pair<QString, Level>>{
             {tr("Recruit: overlooks a lot"), Level::Recruit},
             {tr("Regular: answers at once"), Level::Regular},
             {tr("Hardened: thinks briefly"), Level::Hardened},
             {tr("Veteran: thinks for up to a second"), Level::Veteran},
             {tr("Elite: thinks for up to four seconds"), Level::Elite}})
        box.addItem(name, static_cast<int>(level));
}

void OpponentChoice::offerForManyGames(QComboBox &box)
{
    const int chosen = std::max(0, box.currentIndex());
    box.clear();
    for (const auto &[name, level] : std::initializer_list<std::pair<QString, Level>>{
             {levelName(Level::Regular), Level::Regular},
             {tr("Veteran (much slower)"), Level::Veteran},
             {levelName(Level::Recruit), Level::Recruit},
             {levelName(Level::Random), Level::Random}})
        box.addItem(name, static_cast<int>(level));
    box.setCurrentIndex(chosen);
}

void OpponentChoice::addTempers(QComboBox &box)
{
    for (const auto &[name, temper] : std::initializer_list<std::pair<QString, Temper>>{
             {tr("Balanced"), Temper::Even},
             {tr("Bold: presses for the objectives"), Temper::Bold},
             {tr("Careful: avoids enemy fire"), Temper::Careful}})
        box.addItem(name, static_cast<int>(temper));
}

} // namespace hexwerk::assault::ui

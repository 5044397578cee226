// Aircraft, artillery off the board, blast.
#include "editor/assault/library/table_columns.h"

namespace hexwerk::assault::ui {

static TableColumn symbols(std::string key, const char *label)
{
    return column(std::move(key), "", label, FieldKind::Face);
}

static std::vector<Word> rolls()
{
    return {
        {"one_or_less", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Roll 1 or less")},
        {"two", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Roll 2")},
        {"three", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Roll 3")},
        {"four", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Roll 4")},
        {"five", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Roll 5")},
        {"six_or_more", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Roll 6 or more")}};
}

SystemTable antiAircraftTable()
{
    static constexpr auto kRange =
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Attack dice");
    return {
        "support.anti_aircraft",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Anti-aircraft fire"),
        "support.anti_aircraft.-",
        {{"red", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Blast value red")},
         {"yellow", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Blast value yellow")},
         {"green", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Blast value green")},
         {"blue", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Blast value blue")}},
        {pool("close", kRange,
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Close range")),
         pool("medium", kRange,
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Medium range")),
         pool("long", kRange,
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Long range"))}};
}

SystemTable airDefenceTable()
{
    return {"support.air_defence",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Damage to aircraft"),
            "support.air_defence",
            {},
            {symbols("crash", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Crash")),
             symbols("damaged",
                     QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Aircraft damaged")),
             symbols("slightly_damaged", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                                           "Aircraft slightly damaged")),
             symbols("turns_away",
                     QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Attack broken off")),
             number("accuracy", "",
                    QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                      "Accuracy when slightly damaged"),
                    -6, 6)},
            SystemTable::Shape::List};
}

SystemTable airSpottingTable()
{
    static constexpr auto kAccuracy =
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Accuracy");
    return {
        "support.air_spotting",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "TAS spotting"),
        "support.air_spotting.-",
        rolls(),
        {number("no_terrain_bonus", kAccuracy,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "No terrain bonus"), -6, 6),
         number("terrain_bonus", kAccuracy,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Terrain bonus"), -6, 6)}};
}

static constexpr auto kStatus =
    QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence die by status");

static Columns airAccuracyColumns()
{
    return {die("fast_action", kStatus,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "During a fast action")),
            die("fallback", kStatus,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "In fallback")),
            die("immobile", kStatus,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Immobile")),
            die("suppressed", kStatus,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Suppressed unit")),
            die("delayed_action", kStatus,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "During a delayed action")),
            die("other", kStatus,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Other status"))};
}

SystemTable airAccuracyTable()
{
    return {"support.air_accuracy",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Accuracy of aircraft"),
            "support.air_accuracy.-", rolls(), airAccuracyColumns()};
}

SystemTable artilleryAccuracyTable()
{
    return {
        "support.artillery_accuracy",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Accuracy of off-board artillery"),
        "support.artillery_accuracy.-",
        rolls(),
        {die("fast_action_or_fallback", kStatus,
             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Fast action, Fallback")),
         die("immobile_suppressed_or_delayed", kStatus,
             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                               "Immobile, Suppressed, Delayed action")),
         die("other", kStatus,
             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Other status"))}};
}

SystemTable blastTable()
{
    return {
        "support.blast",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Blast roll"),
        "support.blast.-",
        {{"eliminated",
          QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Units are eliminated")},
         {"half_strength",
          QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Units flip to half strength")},
         {"damage",
          QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Units take one damage")},
         {"fallback", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Units fall back")},
         {"suppressed",
          QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Units are suppressed")}},
        {symbols("symbols",
                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Uncancelled symbols")),
         flag("collapses",
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Building collapses"))}};
}

SystemTable driftTable()
{
    const auto hexes = [](std::string key, const char *label) {
        return number(std::move(key),
                      QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hexes"), label, 0,
                      6);
    };
    return {
        "support.drift",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Ranging rounds and drift"),
        "support.drift",
        {},
        {die("ranging", "",
             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Die for ranging rounds")),
         die("impact", "",
             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Die for the impact")),
         die("scout", "",
             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Extra die of a scout")),
         die("confirmed", "",
             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                               "Extra attack die after a critical hit")),
         hexes("critical", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Critical hit")),
         hexes("damage", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Damage point")),
         hexes("suppression",
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Suppression symbol")),
         hexes("blank", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Blank face")),
         hexes("free_shift",
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Free shift of the marker")),
         hexes("most_shift", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                               "Longest shift of the marker"))},
        SystemTable::Shape::List};
}

static Columns supportSmokeColumns()
{
    return {number("most", "",
                   QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Max. markers per hex"),
                   1, 9)};
}

static constexpr auto kSupportSmoke =
    QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Smoke with off-board artillery");

SystemTable supportSmokeTable()
{
    return {"support.smoke",       kSupportSmoke,           "support.smoke", {},
            supportSmokeColumns(), SystemTable::Shape::List};
}

SystemTable airAccuracyOfEditionsTable()
{
    return {
        "profile.support.air_accuracy",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Accuracy of aircraft by edition"),
        "profile.-.support.air_accuracy.-", rolls(), airAccuracyColumns()};
}

SystemTable supportSmokeOfEditionsTable()
{
    return {"profile.support.smoke",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Smoke by edition"),
            "profile.-.support.smoke",
            {{"smoke", kSupportSmoke}},
            supportSmokeColumns()};
}

} // namespace hexwerk::assault::ui

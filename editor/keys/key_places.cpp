#include "editor/keys/key_places.h"

#include <QCoreApplication>

namespace hexwerk::editor {

static constexpr unsigned kPageStart = 1U << 0U;
static constexpr unsigned kPageScenario = 1U << 1U;
static constexpr unsigned kPageCards = 1U << 2U;
static constexpr unsigned kPageTables = 1U << 3U;
static constexpr unsigned kPageCampaignEditor = 1U << 4U;
static constexpr unsigned kPageCampaign = 1U << 5U;
static constexpr unsigned kPageGame = 1U << 6U;
static constexpr unsigned kPageAssistant = 1U << 7U;
static constexpr unsigned kPageRulebook = 1U << 8U;
static constexpr unsigned kPageWorkshop = 1U << 9U;
// The menus of the editor are there beside its library too.
static constexpr unsigned kPageScenarioEditor = kPageScenario | kPageCards | kPageTables;

static unsigned pagesOf(KeyPlace place)
{
    switch (place) {
    case KeyPlace::Window:
        return kPageStart | kPageScenarioEditor | kPageCampaignEditor | kPageCampaign | kPageGame |
               kPageAssistant;
    case KeyPlace::Maps:
        return kPageScenarioEditor | kPageCampaignEditor | kPageGame;
    case KeyPlace::Editors:
        return kPageScenarioEditor | kPageCampaignEditor;
    case KeyPlace::ScenarioEditor:
        return kPageScenarioEditor;
    case KeyPlace::Cards:
        return kPageCards;
    case KeyPlace::Tables:
        return kPageTables;
    case KeyPlace::CampaignEditor:
        return kPageCampaignEditor;
    case KeyPlace::Campaign:
        return kPageCampaign;
    case KeyPlace::Game:
        return kPageGame;
    case KeyPlace::Assistant:
        return kPageAssistant;
    case KeyPlace::Rulebook:
        return kPageRulebook;
    case KeyPlace::Workshop:
        return kPageWorkshop;
    }
    return 0;
}

QString nameOf(KeyPlace place)
{
    const auto say = [](const char *text) {
        return QCoreApplication::translate("hexwerk::editor::KeyPlaces", text);
    };
    switch (place) {
    case KeyPlace::Window:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "Everywhere in the window"));
    case KeyPlace::Maps:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "Maps"));
    case KeyPlace::Editors:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "All editors"));
    case KeyPlace::ScenarioEditor:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "Scenario editor"));
    case KeyPlace::Cards:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "Cards of the library"));
    case KeyPlace::Tables:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "Tables of the library"));
    case KeyPlace::CampaignEditor:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "Campaign editor"));
    case KeyPlace::Campaign:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "Campaign"));
    case KeyPlace::Game:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "Game"));
    case KeyPlace::Assistant:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "Table assistant"));
    case KeyPlace::Rulebook:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "Rulebook"));
    case KeyPlace::Workshop:
        return say(QT_TRANSLATE_NOOP("hexwerk::editor::KeyPlaces", "Translation workshop"));
    }
    return {};
}

bool overlap(KeyPlace a, KeyPlace b)
{
    return (pagesOf(a) & pagesOf(b)) != 0;
}

} // namespace hexwerk::editor

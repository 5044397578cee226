// The picture under the map: one table that is there or not, with its keys as fields.
#include "core/files/picture.h"
#include "editor/assault/models/property_fields.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace hexwerk::assault::ui {

static Property fieldOf(const char *key, const char *label, FieldKind kind)
{
    Property p;
    p.key = std::string("board.underlay.") + key;
    p.label = label;
    p.kind = kind;
    p.optional = true;
    p.applies = [](const Scenario &scenario, const DataStore &, ItemRef) {
        return scenario.board.underlay.has_value();
    };
    return p;
}

static Property file()
{
    Property p = fieldOf(
        "picture", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Picture under the map"),
        FieldKind::Line);
    p.help = QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                               "PNG or JPEG in the folder of the file; empty: no picture.");
    p.applies = {};
    p.get = [](const Scenario &scenario, ItemRef) {
        const auto &underlay = scenario.board.underlay;
        return underlay ? PropertyValue(underlay->picture) : PropertyValue();
    };
    p.set = [](Scenario &scenario, ItemRef, const PropertyValue &value) {
        auto &underlay = scenario.board.underlay;
        const auto *name = std::get_if<std::string>(&value);
        if (!name || name->empty())
            return underlay.reset();
        if (!isPictureName(*name))
            return;
        if (!underlay)
            underlay.emplace();
        underlay->picture = *name;
    };
    return p;
}

static constexpr int kFull = 100; // percent

static Property opacity()
{
    Property p = number(fieldOf("opacity",
                                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                                  "Opacity of the picture, %"),
                                FieldKind::Number),
                        0, kFull, 5);
    p.standard = [](const Scenario &, const DataStore &) { return PropertyValue(kFull); };
    p.get = [](const Scenario &scenario, ItemRef) {
        const auto &underlay = scenario.board.underlay;
        return underlay && underlay->opacity != kFull ? PropertyValue(underlay->opacity)
                                                      : PropertyValue();
    };
    p.set = [](Scenario &scenario, ItemRef, const PropertyValue &value) {
        const auto *percent = std::get_if<int>(&value);
        if (auto &underlay = scenario.board.underlay)
            underlay->opacity = percent ? std::clamp(*percent, 0, kFull) : kFull;
    };
    return p;
}

// "A1 60 -5"
static std::optional<PicturePoint> pointFrom(const std::string &text)
{
    std::istringstream words(text);
    std::string name;
    PicturePoint point;
    const bool isWhole = words >> name >> point.x >> point.y && (words >> std::ws).eof();
    const std::optional<Hex> hex = hexFromString(name);
    constexpr int kFarthest = 99999; // as in a file
    if (!isWhole || !hex || std::abs(point.x) > kFarthest || std::abs(point.y) > kFarthest)
        return std::nullopt;
    point.hex = *hex;
    return point;
}

static Property points()
{
    Property p = fieldOf(
        "points", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Points of the picture"),
        FieldKind::Names);
    p.help = QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                               "Three hexes, each with the pixel at its centre: A1 60 50, J1 540 "
                               "50, A9 60 430. If empty, the picture covers the board.");
    p.get = [](const Scenario &scenario, ItemRef) {
        const auto &underlay = scenario.board.underlay;
        if (!underlay || underlay->points.empty())
            return PropertyValue();
        std::vector<std::string> texts;
        for (const PicturePoint &point : underlay->points)
            texts.push_back(toString(point.hex) + " " + std::to_string(point.x) + " " +
                            std::to_string(point.y));
        return PropertyValue(texts);
    };
    p.set = [](Scenario &scenario, ItemRef, const PropertyValue &value) {
        std::vector<PicturePoint> points;
        if (const auto *texts = std::get_if<std::vector<std::string>>(&value))
            for (const std::string &text : *texts) {
                const auto point = pointFrom(text);
                if (!point)
                    return;
                points.push_back(*point);
            }
        if (auto &underlay = scenario.board.underlay;
            underlay && (points.empty() || points.size() == 3))
            underlay->points = std::move(points);
    };
    return p;
}

std::vector<Property> pictureProperties()
{
    return {file(), opacity(), points()};
}

} // namespace hexwerk::assault::ui

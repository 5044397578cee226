// Victory conditions, triggers and tracks, explained in a sentence of any language of the window.
#pragma once

#include "core/assault/scenario/scenario.h"
#include "editor/assault/document/shared_data.h"
#include "editor/assault/document/tables.h"
#include "editor/text/tongue.h"

#include <functional>
#include <string>
#include <utility>

namespace hexwerk::assault::ui {

// What cards and terrain are called; without, by their ids.
struct CourseNames
{
    std::function<LocalText(const std::string &id)> card;
    std::function<LocalText(const std::string &id)> terrain;
};
CourseNames courseNames(const DataStore &library);

class CourseText
{
public:
    CourseText(const Scenario &scenario, editor::Tongue tongue, CourseNames names = {})
        : m_scenario(scenario)
        , m_in(std::move(tongue))
        , m_names(std::move(names))
    {
    }

    // Of an item of one of the three tables, or of one that lies within it; else empty.
    QString of(ItemRef item) const;
    QString of(const Victory &victory) const;
    QString of(const Trigger &trigger) const;
    QString of(const Track &track) const;
    // "the Axis side holds Farm", without full stop.
    QString of(const TriggerEffect &effect) const;

private:
    QString about(const Trigger &trigger) const;
    QString effects(const Trigger &trigger) const;
    QString added(const TriggerEffect &effect) const;
    QString spawned(const TriggerEffect &effect) const;
    QString changed(const TriggerEffect &effect) const;
    QString threshold(const Track &track, const Threshold &threshold) const;

    const Scenario &m_scenario;
    const editor::Tongue m_in;
    const CourseNames m_names;
};

} // namespace hexwerk::assault::ui

// A tool box with all that it works with, made anew for every test, and hands that hold a tool.
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/edit_layers.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/models/stamp_library.h"
#include "editor/assault/tools/tool_box.h"
#include "tests/editor/assault/sample.h"

#include <initializer_list>
#include <memory>

namespace hexwerk::assault::ui {

class ToolTest : public QObject
{
protected:
    void openBox(SharedData library = sampleLibrary(), const Scenario &scenario = sampleScenario())
    {
        closeBox();
        m_document = std::make_unique<ScenarioDocument>(std::move(library));
        m_document->reset(scenario);
        m_selection = std::make_unique<Selection>(*m_document);
        m_palette = std::make_unique<Palette>();
        m_layers = std::make_unique<EditLayers>();
        m_stamps = std::make_unique<StampLibrary>(m_folder.path());
        m_canvas = std::make_unique<MapCanvas>();
        m_canvas->resize(900, 700);
        m_canvas->setScene(sceneOf(*m_document, *m_selection));
        m_tools = std::make_unique<ToolBox>(bench());
        m_tools->listenTo(*m_canvas);
    }

    void closeBox()
    {
        m_tools.reset();
        m_canvas.reset();
    }

    Workbench bench() const
    {
        return {*m_document, *m_selection, *m_palette, *m_layers, *m_stamps};
    }

    const Scenario &scenario() const { return m_document->scenario(); }
    Tool &tool() const { return m_tools->tool(); }

    static HexPointer at(const char *hex, Qt::KeyboardModifiers modifiers = {},
                         PointerOrigin origin = PointerOrigin::Mouse)
    {
        HexPointer pointer;
        pointer.hex = hexNamed(hex);
        pointer.button = Qt::LeftButton;
        pointer.modifiers = modifiers;
        pointer.origin = origin;
        return pointer;
    }

    void click(const HexPointer &pointer) const
    {
        emit m_canvas->hexPressed(pointer);
        emit m_canvas->hexReleased(pointer);
    }

    void click(const char *hex, Qt::KeyboardModifiers modifiers = {}) const
    {
        click(at(hex, modifiers));
    }

    void drag(std::initializer_list<const char *> hexes, Qt::KeyboardModifiers modifiers = {}) const
    {
        emit m_canvas->hexPressed(at(*hexes.begin(), modifiers));
        for (const char *hex : hexes)
            emit m_canvas->hexMoved(at(hex, modifiers));
        emit m_canvas->hexReleased(at(*(hexes.end() - 1), modifiers));
    }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Palette> m_palette;
    std::unique_ptr<EditLayers> m_layers;
    QTemporaryDir m_folder;
    std::unique_ptr<StampLibrary> m_stamps;
    std::unique_ptr<MapCanvas> m_canvas;
    std::unique_ptr<ToolBox> m_tools;
};

} // namespace hexwerk::assault::ui

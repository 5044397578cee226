#include "editor/assault/models/edit_layers.h"

namespace hexwerk::assault::ui {

void EditLayers::change(LayerSet &set, EditLayer layer, bool in)
{
    if (set.has(layer) == in)
        return;
    set.set(layer, in);
    emit changed();
}

void EditLayers::setShown(EditLayer layer, bool shown)
{
    change(m_hidden, layer, !shown);
}

void EditLayers::setLocked(EditLayer layer, bool locked)
{
    change(m_locked, layer, locked);
}

void EditLayers::setSeenBy(const std::string &side)
{
    if (m_seenBy == side)
        return;
    m_seenBy = side;
    emit changed();
}

bool EditLayers::isOpen(Table table) const
{
    const std::optional<EditLayer> layer = layerOf(table);
    return !layer || isOpen(*layer);
}

LayerSet EditLayers::closed() const
{
    LayerSet closed;
    for (int i = 0; i < kEditLayers; ++i)
        if (const auto layer = static_cast<EditLayer>(i); !isOpen(layer))
            closed.set(layer);
    return closed;
}

} // namespace hexwerk::assault::ui

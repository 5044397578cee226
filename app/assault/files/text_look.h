// What a text of a file looks like in its place: on its card, in its table, at the head of its
// scenario.
#pragma once

#include "app/system/system_kit.h"
#include "editor/assault/document/shared_data.h"

namespace hexwerk::assault::ui {

// On any thread. `room` in pixels: at most; `ratio`: pixels of the device to one of them.
TextLook lookOf(const TextInFile &text, const SharedData &library, QSize room, double ratio);

} // namespace hexwerk::assault::ui

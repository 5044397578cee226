// Where the cards of ASSAULT have texts.
#pragma once

#include "app/system/text_place.h"
#include "core/assault/files/library/data_store.h"

namespace hexwerk::assault::ui {

// By drawing each card of the library, and one of each kind that is played from the hand.
TextPlaces cardTexts(const DataStore &library);

} // namespace hexwerk::assault::ui

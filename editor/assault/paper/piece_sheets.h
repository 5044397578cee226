// Sheets of cards, counters, markers and dice stickers, to be cut up for a real table.
#pragma once

#include "editor/assault/canvas/under_picture.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/paper/sheets.h"
#include "editor/paper/piece_pages.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

// Of a card, by the name of its picture file; null where there is none.
using CardPictures = std::function<std::shared_ptr<const PictureSteps>(const std::string &)>;

// Of what the scenario uses, or of the whole library. No pages: there is nothing of the kind, or
// the paper is smaller than a piece (piecesOnPage(layoutOf(...)) is 0).
std::vector<editor::SheetPage> unitCardPages(const ScenarioDocument &document,
                                             const SheetOptions &options,
                                             const CardPictures &pictures = {});
std::vector<editor::SheetPage> formationCardPages(const ScenarioDocument &document,
                                                  const SheetOptions &options,
                                                  const CardPictures &pictures = {});
// The backs of command and support cards are the same: they may be drawn from one deck [R4.9.3a].
std::vector<editor::SheetPage> commandCardPages(const ScenarioDocument &document,
                                                const SheetOptions &options,
                                                const CardPictures &pictures = {});
std::vector<editor::SheetPage> supportCardPages(const ScenarioDocument &document,
                                                const SheetOptions &options,
                                                const CardPictures &pictures = {});
std::vector<editor::SheetPage> counterPages(const ScenarioDocument &document,
                                            const SheetOptions &options);
std::vector<editor::SheetPage> markerPages(const ScenarioDocument &document,
                                           const SheetOptions &options);
// [R4.5a] For the dice of a box, with the faces that the scenario plays with.
std::vector<editor::SheetPage> diceStickerPages(const ScenarioDocument &document,
                                                const SheetOptions &options);

// Of one of these kinds.
editor::PieceLayout layoutOf(SheetKind kind, const SheetOptions &options);
// What lies on its pages, in this order.
std::vector<editor::Piece> piecesOf(SheetKind kind, const ScenarioDocument &document,
                                    const SheetOptions &options, const CardPictures &pictures = {});

} // namespace hexwerk::assault::ui

// Sheets of shipped scenarios, for several tests.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QStringList>

#include "editor/assault/paper/piece_sheets.h"

#include <map>
#include <memory>
#include <vector>

namespace hexwerk::testing {

inline const std::vector<assault::ui::SheetKind> kPieceKinds = {
    assault::ui::SheetKind::UnitCards,    assault::ui::SheetKind::FormationCards,
    assault::ui::SheetKind::CommandCards, assault::ui::SheetKind::SupportCards,
    assault::ui::SheetKind::Counters,     assault::ui::SheetKind::Markers,
    assault::ui::SheetKind::DiceStickers};

assault::ui::SharedData shippedLibrary();
QString shippedScenario(const char *name); // its file
std::unique_ptr<assault::ui::ScenarioDocument> opened(const assault::ui::SharedData &library,
                                                      const QString &file);
// Rows of a test with a column "path": all shipped scenarios and templates.
void addScenarioRows();
std::vector<editor::SheetPage> pagesOf(assault::ui::SheetKind kind,
                                       const assault::ui::ScenarioDocument &document,
                                       const assault::ui::SheetOptions &options);
// How many there are of each title.
std::map<QString, int> titlesOf(const std::vector<editor::Piece> &pieces);
QImage sideOf(const editor::Piece::Paint &side);
// Fails where a piece of the kind, cut to `size` millimetres, has smaller letters, in either
// language of the window.
void expectLetters(assault::ui::SheetKind kind, const assault::ui::ScenarioDocument &document,
                   QSizeF size, double leastPoints, bool wholeLibrary = true);
// What a program prints.
QByteArray said(const QString &program, const QStringList &arguments);

} // namespace hexwerk::testing

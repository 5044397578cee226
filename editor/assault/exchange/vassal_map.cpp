#include "editor/assault/exchange/vassal_map.h"

#include <QStringList>

#include "editor/assault/exchange/vassal_build.h"

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static QString vassalBool(bool is)
{
    return is ? u"true"_s : u"false"_s;
}

static void writeVassalNumbering(VassalXml &xml, const VassalGrid &grid)
{
    xml.leaf(u"VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering"_s,
             {{"color", u"0,0,0"_s},
              {"first", u"H"_s},
              {"fontSize", u"9"_s},
              {"hDescend", vassalBool(grid.isTurned)},
              {"hDrawOff", u"0"_s},
              {"hLeading", u"0"_s},
              {"hOff", u"0"_s},
              {"hType", u"A"_s},
              {"locationFormat", u"$gridLocation$"_s},
              {"rotateText", u"0"_s},
              {"sep", QString()},
              {"stagger", vassalBool(grid.isTurned)},
              {"vDescend", u"false"_s},
              {"vDrawOff", u"0"_s},
              {"vLeading", u"0"_s},
              {"vOff", QString::number(grid.rowOffset)},
              {"vType", u"N"_s},
              {"visible", u"false"_s}});
}

static void writeVassalGrid(VassalXml &xml, const VassalGrid &grid)
{
    constexpr int kAllDigits = 17;
    xml.begin(u"VASSAL.build.module.map.boardPicker.board.HexGrid"_s,
              {{"color", u"0,0,0"_s},
               {"cornersLegal", u"false"_s},
               {"dotsVisible", u"false"_s},
               {"dx", QString::number(grid.columnGap, 'g', kAllDigits)},
               {"dy", QString::number(grid.rowGap, 'g', kAllDigits)},
               {"edgesLegal", u"false"_s},
               {"sideways", vassalBool(grid.isTurned)},
               {"snapTo", u"true"_s},
               {"visible", u"false"_s},
               {"x0", QString::number(grid.x0)},
               {"y0", QString::number(grid.y0)}});
    writeVassalNumbering(xml, grid);
    xml.end();
}

static QString vassalPath(const QPolygon &polygon)
{
    QStringList points;
    for (const QPoint &point : polygon)
        points << u"%1,%2"_s.arg(point.x()).arg(point.y());
    return points.join(QLatin1Char(';'));
}

// With a grid of the whole board in the background, which measures from one zone to another.
static void writeVassalGrids(VassalXml &xml, const std::vector<VassalGrid> &grids)
{
    if (grids.size() == 1)
        return writeVassalGrid(xml, grids.front());
    xml.begin(u"VASSAL.build.module.map.boardPicker.board.ZonedGrid"_s);
    writeVassalGrid(xml, grids.front());
    for (const VassalGrid &grid : grids) {
        if (grid.letter.isEmpty())
            continue;
        xml.begin(u"VASSAL.build.module.map.boardPicker.board.mapgrid.Zone"_s,
                  {{"highlightProperty", QString()},
                   {"locationFormat", grid.letter + u"$gridLocation$"_s},
                   {"name", u"%1A–%1%2"_s.arg(grid.letter, QChar(u'A' + grid.columns - 1))},
                   {"path", vassalPath(grid.part)},
                   {"useHighlight", u"false"_s},
                   {"useParentGrid", u"false"_s}});
        writeVassalGrid(xml, grid);
        xml.end();
    }
    xml.leaf(u"VASSAL.build.module.map.boardPicker.board.mapgrid.ZonedGridHighlighter"_s);
    xml.end();
}

void writeVassalSlot(VassalXml &xml, const VassalSlot &slot)
{
    xml.text(u"VASSAL.build.widget.PieceSlot"_s, slot.piece,
             {{"entryName", slot.name},
              {"gpid", QString::number(slot.id)},
              {"height", QString::number(slot.size.height())},
              {"width", QString::number(slot.size.width())}});
}

static void writeVassalStacks(VassalXml &xml, const VassalModule &module)
{
    for (const VassalStack &stack : module.stacks) {
        xml.begin(u"VASSAL.build.module.map.SetupStack"_s, {{"location", stack.hex},
                                                            {"name", stack.hex},
                                                            {"owningBoard", module.name},
                                                            {"useGridLocation", u"true"_s},
                                                            {"x", QString::number(stack.at.x())},
                                                            {"y", QString::number(stack.at.y())}});
        for (const VassalSlot &slot : stack.pieces)
            writeVassalSlot(xml, slot);
        xml.end();
    }
}

// What a map of VASSAL is asked for by mouse and keys.
static void writeVassalHandlers(VassalXml &xml)
{
    const QString map = u"VASSAL.build.module.map."_s;
    xml.leaf(map + u"StackMetrics"_s, {{"bottom", u"40,0"_s},
                                       {"disabled", u"false"_s},
                                       {"down", u"37,0"_s},
                                       {"exSepX", u"18"_s},
                                       {"exSepY", u"30"_s},
                                       {"top", u"38,0"_s},
                                       {"unexSepX", u"6"_s},
                                       {"unexSepY", u"6"_s},
                                       {"up", u"39,0"_s}});
    for (const char *handler :
         {"ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer", "MapCenterer",
          "StackExpander", "PieceMover", "KeyBufferer"})
        xml.leaf(map + QString::fromLatin1(handler));
}

static void writeVassalViewer(VassalXml &xml)
{
    xml.leaf(u"VASSAL.build.module.map.CounterDetailViewer"_s,
             {{"borderWidth", u"0"_s},
              {"centerAll", u"false"_s},
              {"centerText", u"false"_s},
              {"combineCounterSummary", u"false"_s},
              {"counterReportFormat", QString()},
              {"delay", u"700"_s},
              {"description", QString()},
              {"display", u"from top-most layer only"_s},
              {"emptyHexReportForma", u"$LocationName$"_s},
              {"fgColor", u"0,0,0"_s},
              {"fontSize", u"11"_s},
              {"graphicsZoom", u"1.0"_s},
              {"hotkey", u"32,130"_s},
              {"layerList", QString()},
              {"minDisplayPieces", u"2"_s},
              {"propertyFilter", QString()},
              {"showDeck", u"false"_s},
              {"showNoStack", u"false"_s},
              {"showNonMovable", u"false"_s},
              {"showOverlap", u"false"_s},
              {"showgraph", u"true"_s},
              {"showgraphsingle", u"false"_s},
              {"showtext", u"true"_s},
              {"showtextsingle", u"false"_s},
              {"stretchWidthSummary", u"false"_s},
              {"summaryReportFormat", u"$LocationName$"_s},
              {"unrotatePieces", u"true"_s},
              {"version", u"4"_s},
              {"verticalOffset", u"2"_s},
              {"zoomlevel", u"1.0"_s}});
}

static void writeVassalLine(VassalXml &xml)
{
    xml.leaf(u"VASSAL.build.module.map.LOS_Thread"_s,
             {{"drawRange", u"true"_s},
              {"global", u"Always"_s},
              {"hideCounters", u"true"_s},
              {"hideOpacity", u"40"_s},
              {"hotkey", u"76,520"_s},
              {"iconName", u"/images/thread.gif"_s},
              {"label", QString()},
              {"losThickness", u"2"_s},
              {"persistence", u"Ctrl-Click & Drag"_s},
              {"persistentIconName", QString()},
              {"rangeBg", u"255,255,255"_s},
              {"rangeFg", u"0,0,0"_s},
              {"report", QString()},
              {"round", u"Nearest whole number"_s},
              {"scale", u"0"_s},
              {"snapEnd", u"true"_s},
              {"snapStart", u"true"_s},
              {"threadColor", u"255,0,0"_s},
              {"threadName", u"LOS"_s},
              {"tooltip", VassalBuild::tr("Draw a line between two hexes and show their range")}});
}

static void writeVassalButtons(VassalXml &xml)
{
    const QString map = u"VASSAL.build.module.map."_s;
    xml.leaf(map + u"HidePiecesButton"_s,
             {{"buttonText", QString()},
              {"hiddenIcon", u"/images/globe_selected.gif"_s},
              {"hotkey", u"79,130"_s},
              {"showingIcon", u"/images/globe_unselected.gif"_s},
              {"tooltip", VassalBuild::tr("Hide or show all counters on this map")}});
    writeVassalLine(xml);
    xml.leaf(map + u"ImageSaver"_s, {{"buttonText", QString()},
                                     {"hotkey", QString()},
                                     {"icon", u"/images/camera.gif"_s},
                                     {"tooltip", VassalBuild::tr("Save the map as a picture")}});
    xml.leaf(map + u"TextSaver"_s,
             {{"buttonText", QString()},
              {"hotkey", QString()},
              {"icon", u"/images/camera.gif"_s},
              {"tooltip", VassalBuild::tr("Save what is on the map as text")}});
    writeVassalViewer(xml);
    xml.leaf(map + u"Flare"_s, {{"circleColor", u"255,0,0"_s},
                                {"circleScale", u"true"_s},
                                {"circleSize", u"100"_s},
                                {"flareKey", u"keyAlt"_s},
                                {"flareName", u"Map Flare"_s},
                                {"flarePulses", u"6"_s},
                                {"flarePulsesPerSec", u"3"_s},
                                {"reportFormat", QString()}});
    xml.leaf(map + u"Zoomer"_s, {{"inButtonText", QString()},
                                 {"inIconName", u"/images/zoomIn.gif"_s},
                                 {"inTooltip", VassalBuild::tr("Zoom in")},
                                 {"outButtonText", QString()},
                                 {"outIconName", u"/images/zoomOut.gif"_s},
                                 {"outTooltip", VassalBuild::tr("Zoom out")},
                                 {"pickButtonText", QString()},
                                 {"pickIconName", u"/images/zoom.png"_s},
                                 {"pickTooltip", VassalBuild::tr("Choose zoom")},
                                 {"zoomInKey", u"61,520"_s},
                                 {"zoomLevels", u"0.25,0.375,0.5,0.625,0.75,1.0,1.25,1.6"_s},
                                 {"zoomOutKey", u"45,520"_s},
                                 {"zoomPickKey", QString()},
                                 {"zoomStart", u"3"_s}});
}

void writeVassalMap(VassalXml &xml, const VassalModule &module)
{
    xml.begin(
        u"VASSAL.build.module.Map"_s,
        {{"allowMultiple", u"false"_s},
         {"backgroundcolor", u"255,255,255"_s},
         {"buttonName", VassalBuild::tr("Map")},
         {"changeFormat", u"$message$"_s},
         {"color", u"0,0,0"_s},
         {"createFormat",
          VassalBuild::tr("%1 placed in %2").arg(u"$pieceName$"_s, u"$location$"_s)},
         {"edgeHeight", u"0"_s},
         {"edgeWidth", u"0"_s},
         {"hideKey", QString()},
         {"hotkey", u"77,585"_s},
         {"icon", u"/images/map.gif"_s},
         {"launch", u"false"_s},
         {"mapName", VassalBuild::tr("Map")},
         {"markMoved", u"Always"_s},
         {"markUnmovedHotkey", QString()},
         {"markUnmovedIcon", u"/images/unmoved.gif"_s},
         {"markUnmovedReport", QString()},
         {"markUnmovedText", QString()},
         {"markUnmovedTooltip", VassalBuild::tr("Mark all counters as not moved")},
         {"moveKey", QString()},
         {"moveToFormat", VassalBuild::tr("%1 moves from %2 to %3")
                              .arg(u"$pieceName$"_s, u"$previousLocation$"_s, u"$location$"_s)},
         {"moveWithinFormat", VassalBuild::tr("%1 moves from %2 to %3")
                                  .arg(u"$pieceName$"_s, u"$previousLocation$"_s, u"$location$"_s)},
         {"onlyReportChangedLocation", u"true"_s},
         {"showKey", QString()},
         {"thickness", u"3"_s}});
    xml.begin(u"VASSAL.build.module.map.BoardPicker"_s, {{"addColumnText", u"Add column"_s},
                                                         {"addRowText", u"Add row"_s},
                                                         {"boardPrompt", u"Select board"_s},
                                                         {"slotHeight", u"125"_s},
                                                         {"slotScale", u"0.2"_s},
                                                         {"slotWidth", u"350"_s},
                                                         {"title", u"Choose Boards"_s}});
    xml.begin(u"VASSAL.build.module.map.boardPicker.Board"_s,
              {{"image", module.board}, {"name", module.name}, {"reversible", u"false"_s}});
    writeVassalGrids(xml, module.grids);
    xml.end();
    xml.end();
    writeVassalHandlers(xml);
    writeVassalButtons(xml);
    xml.leaf(u"VASSAL.build.module.properties.GlobalProperties"_s);
    xml.leaf(u"VASSAL.build.module.map.SelectionHighlighters"_s);
    xml.leaf(u"VASSAL.build.module.map.HighlightLastMoved"_s,
             {{"color", u"255,0,0"_s}, {"enabled", u"true"_s}, {"thickness", u"2"_s}});
    writeVassalStacks(xml, module);
    xml.end();
}

} // namespace hexwerk::assault::ui

#include "editor/assault/exchange/vassal_build.h"

#include <QXmlStreamWriter>

#include "editor/assault/exchange/vassal_text.h"

#include <initializer_list>
#include <utility>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static const QString kVersion = u"3.7.0"_s; // of VASSAL, whose format this is

namespace {

// Names of elements are those of classes: those of one package are written in short.
class VassalXml
{
public:
    using Attributes = std::initializer_list<std::pair<const char *, QString>>;

    explicit VassalXml(QByteArray &bytes)
        : m_xml(&bytes)
    {
        m_xml.setAutoFormatting(true);
        m_xml.writeStartDocument(u"1.0"_s, false);
    }
    ~VassalXml() { m_xml.writeEndDocument(); }

    void begin(const QString &element, Attributes attributes = {})
    {
        m_xml.writeStartElement(element);
        for (const auto &[name, value] : attributes)
            m_xml.writeAttribute(QString::fromLatin1(name), value);
    }
    void end() { m_xml.writeEndElement(); }
    void leaf(const QString &element, Attributes attributes = {})
    {
        begin(element, attributes);
        end();
    }
    void text(const QString &element, const QString &text, Attributes attributes = {})
    {
        begin(element, attributes);
        m_xml.writeCharacters(text);
        end();
    }

private:
    QXmlStreamWriter m_xml;
};

} // namespace

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

static void writeVassalSlot(VassalXml &xml, const VassalSlot &slot)
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

static void writeVassalMap(VassalXml &xml, const VassalModule &module)
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

static void writeVassalDie(VassalXml &xml, const VassalDie &die)
{
    const QString shown = u"** $name$: $result1$ *** &lt;$PlayerName$&gt;"_s;
    xml.begin(u"VASSAL.build.module.SpecialDiceButton"_s, {{"backgroundColor", u"255,255,255"_s},
                                                           {"canDisable", u"false"_s},
                                                           {"description", QString()},
                                                           {"disabledIcon", QString()},
                                                           {"format", shown},
                                                           {"hideWhenDisabled", u"false"_s},
                                                           {"hotkey", QString()},
                                                           {"icon", die.picture},
                                                           {"name", die.name},
                                                           {"propertyGate", QString()},
                                                           {"resultButton", u"true"_s},
                                                           {"resultChatter", u"true"_s},
                                                           {"resultWindow", u"false"_s},
                                                           {"text", QString()},
                                                           {"tooltip", die.name},
                                                           {"windowTitleResultFormat", u"$name$"_s},
                                                           {"windowX", u"32"_s},
                                                           {"windowY", u"32"_s}});
    xml.begin(u"VASSAL.build.module.SpecialDie"_s, {{"format", u"$result$"_s}, {"name", die.name}});
    for (const VassalFace &face : die.faces)
        xml.leaf(
            u"VASSAL.build.module.SpecialDieFace"_s,
            {{"icon", face.picture}, {"text", face.text}, {"value", QString::number(face.value)}});
    xml.end();
    xml.end();
}

static void writeVassalDice(VassalXml &xml, const VassalModule &module)
{
    for (const VassalDie &die : module.dice)
        writeVassalDie(xml, die);
    xml.leaf(u"VASSAL.build.module.DiceButton"_s,
             {{"addToTotal", u"0"_s},
              {"canDisable", u"false"_s},
              {"disabledIcon", QString()},
              {"hideWhenDisabled", u"false"_s},
              {"hotkey", QString()},
              {"icon", u"/images/die.gif"_s},
              {"nDice", u"1"_s},
              {"nSides", u"6"_s},
              {"name", u"D6"_s},
              {"plus", u"0"_s},
              {"prompt", u"false"_s},
              {"propertyGate", QString()},
              {"reportFormat", u"** $name$ = $result$ *** &lt;$PlayerName$&gt;"_s},
              {"reportTotal", u"false"_s},
              {"sortDice", u"false"_s},
              {"text", u"D6"_s},
              {"tooltip", u"D6"_s}});
}

static void writeVassalPieces(VassalXml &xml, const VassalModule &module)
{
    xml.begin(u"VASSAL.build.module.PieceWindow"_s,
              {{"defaultWidth", u"0"_s},
               {"hidden", u"false"_s},
               {"hotkey", u"67,585"_s},
               {"icon", u"/images/counter.gif"_s},
               {"scale", u"1.0"_s},
               {"text", VassalBuild::tr("Counters")},
               {"tooltip", VassalBuild::tr("Show or hide the counters")}});
    xml.begin(u"VASSAL.build.widget.TabWidget"_s, {{"entryName", VassalBuild::tr("Counters")}});
    for (const VassalTab &tab : module.tabs) {
        xml.begin(u"VASSAL.build.widget.TabWidget"_s, {{"entryName", tab.name}});
        for (const VassalList &list : tab.lists) {
            xml.begin(u"VASSAL.build.widget.ListWidget"_s, {{"divider", u"194"_s},
                                                            {"entryName", list.name},
                                                            {"height", u"215"_s},
                                                            {"scale", u"1.0"_s},
                                                            {"width", u"300"_s}});
            for (const VassalSlot &slot : list.pieces)
                writeVassalSlot(xml, slot);
            xml.end();
        }
        xml.end();
    }
    xml.end();
    xml.end();
}

static void writeVassalOptions(VassalXml &xml)
{
    xml.begin(u"VASSAL.build.module.GlobalOptions"_s,
              {{"autoReport", u"Always"_s},
               {"chatterHTMLSupport", u"Never"_s},
               {"hotKeysOnClosedWindows", u"Never"_s},
               {"inventoryForAll", u"Always"_s},
               {"nonOwnerUnmaskable", u"Use Preferences Setting"_s},
               {"playerIdFormat", u"$PlayerName$"_s},
               {"promptString", u"Opponents can unmask my pieces"_s},
               {"sendToLocationMoveTrails", u"Never"_s},
               {"storeLeadingZeroIntegersAsStrings", u"false"_s}});
    const auto option = [&xml](const char *name, const QString &value) {
        xml.text(u"option"_s, value, {{"name", QString::fromLatin1(name)}});
    };
    option("stepIcon", u"/images/StepForward16.gif"_s);
    option("stepHotKey", u"34,0"_s);
    option("undoIcon", u"/images/Undo16.gif"_s);
    option("undoHotKey", u"90,130"_s);
    option("serverControlsIcon", u"/images/connect.gif"_s);
    option("serverControlsHotKey", u"65,195"_s);
    option("debugControlsIcon", QString());
    option("debugControlsHotKey", QString());
    xml.end();
}

static void writeVassalDefinitions(VassalXml &xml, const VassalModule &module)
{
    const QString image = u"VASSAL.build.module.gamepieceimage."_s;
    xml.begin(image + u"GamePieceImageDefinitions"_s);
    xml.leaf(image + u"ColorManager"_s);
    xml.begin(image + u"FontManager"_s);
    xml.leaf(image + u"FontStyle"_s, {{"name", u"Default"_s}, {"style", u"Dialog,0,12,false"_s}});
    xml.end();
    xml.leaf(image + u"GamePieceLayoutsContainer"_s);
    xml.end();
    xml.leaf(u"VASSAL.build.module.properties.GlobalProperties"_s);
    xml.leaf(u"VASSAL.build.module.properties.GlobalTranslatableMessages"_s);
    xml.begin(u"VASSAL.build.module.PrototypesContainer"_s);
    for (const VassalPrototype &prototype : module.prototypes)
        xml.text(u"VASSAL.build.module.PrototypeDefinition"_s, prototype.piece,
                 {{"description", QString()}, {"name", prototype.name}});
    xml.end();
}

static void writeVassalRoster(VassalXml &xml, const VassalModule &module)
{
    xml.begin(u"VASSAL.build.module.PlayerRoster"_s,
              {{"buttonIcon", QString()},
               {"buttonKeyStroke", QString()},
               {"buttonText", VassalBuild::tr("Change side")},
               {"buttonToolTip", VassalBuild::tr("Change your side or become an observer")}});
    for (const QString &side : module.sides)
        xml.text(u"entry"_s, side);
    xml.end();
}

QByteArray VassalBuild::buildFile(const VassalModule &module)
{
    QByteArray bytes;
    {
        VassalXml xml(bytes);
        xml.begin(u"VASSAL.build.GameModule"_s,
                  {{"ModuleOther1", QString()},
                   {"ModuleOther2", QString()},
                   {"VassalVersion", kVersion},
                   {"description", module.description},
                   {"name", module.name},
                   {"nextPieceSlotId", QString::number(module.nextId)},
                   {"version", u"1.0"_s}});
        xml.leaf(u"VASSAL.build.module.BasicCommandEncoder"_s);
        xml.begin(u"VASSAL.build.module.Documentation"_s);
        if (!module.briefing.isEmpty())
            xml.leaf(u"VASSAL.build.module.documentation.HelpFile"_s,
                     {{"fileName", module.briefing},
                      {"fileType", u"archive"_s},
                      {"title", tr("Briefing")}});
        xml.end();
        writeVassalRoster(xml, module);
        writeVassalOptions(xml);
        writeVassalMap(xml, module);
        writeVassalDefinitions(xml, module);
        writeVassalPieces(xml, module);
        writeVassalDice(xml, module);
        xml.leaf(u"VASSAL.build.module.Chatter"_s);
        xml.leaf(u"VASSAL.build.module.KeyNamer"_s);
        xml.leaf(u"VASSAL.i18n.Language"_s);
    }
    return bytes;
}

QByteArray VassalBuild::moduleData(const VassalModule &module)
{
    QByteArray bytes;
    {
        VassalXml xml(bytes);
        xml.begin(u"data"_s, {{"version", u"1"_s}});
        xml.text(u"version"_s, u"1.0"_s);
        xml.leaf(u"extra1"_s);
        xml.leaf(u"extra2"_s);
        xml.text(u"VassalVersion"_s, kVersion);
        xml.text(u"description"_s, module.description);
        xml.text(u"name"_s, module.name);
    }
    return bytes;
}

} // namespace hexwerk::assault::ui

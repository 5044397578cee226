#include "editor/assault/exchange/vassal_build.h"

#include "editor/assault/exchange/vassal_map.h"
#include "editor/assault/exchange/vassal_xml.h"

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static const QString kVersion = u"3.7.0"_s; // of VASSAL, whose format this is

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

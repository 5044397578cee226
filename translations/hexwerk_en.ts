<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>hexwerk::ChangesView</name>
    <message numerus="yes">
        <source>%1 of %n text(s) ticked</source>
        <translation>
            <numerusform>%1 of one text ticked</numerusform>
            <numerusform>%1 of %n texts ticked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::MainWindow</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more: see the details.</source>
        <translation>
            <numerusform>And one more: see the details.</numerusform>
            <numerusform>And %n more: see the details.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::RecoveryDialog</name>
    <message numerus="yes">
        <source>%n change(s), the last one %1</source>
        <extracomment>%1 is a date with time</extracomment>
        <translation>
            <numerusform>%n change, the last one %1</numerusform>
            <numerusform>%n changes, the last one %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s), the last one %1</source>
        <extracomment>%1 is a date with time</extracomment>
        <translation>
            <numerusform>%n order, the last one %1</numerusform>
            <numerusform>%n orders, the last one %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::ReplaceDialog</name>
    <message numerus="yes">
        <source>Only in the %n text(s) that the list shows</source>
        <translation>
            <numerusform>Only in the one text that the list shows</numerusform>
            <numerusform>Only in the %n texts that the list shows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n text(s)</source>
        <translation>
            <numerusform>Replace in one text</numerusform>
            <numerusform>Replace in %n texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::RuleFinder</name>
    <message numerus="yes">
        <source>%n rule(s): Up, Down and Enter, or Alt+1 to Alt+9</source>
        <translation>
            <numerusform>%n rule: Up, Down and Enter, or Alt+1 to Alt+9</numerusform>
            <numerusform>%n rules: Up, Down and Enter, or Alt+1 to Alt+9</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s): Up, Down and Enter, or Alt+1 to Alt+9</source>
        <translation>
            <numerusform>%n result: Up, Down and Enter, or Alt+1 to Alt+9</numerusform>
            <numerusform>%n results: Up, Down and Enter, or Alt+1 to Alt+9</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::ShortcutsDialog</name>
    <message numerus="yes">
        <source>%n action(s) got their keys from the file.</source>
        <translation>
            <numerusform>%n action got its keys from the file.</numerusform>
            <numerusform>%n actions got their keys from the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::TextImportDialog</name>
    <message numerus="yes">
        <source>Nothing is changed yet. %1 changes %n text(s).</source>
        <translation>
            <numerusform>Nothing is changed yet. %1 changes one text.</numerusform>
            <numerusform>Nothing is changed yet. %1 changes %n texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n text(s)</source>
        <translation>
            <numerusform>Import one text</numerusform>
            <numerusform>Import %n texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::WorkshopWindow</name>
    <message numerus="yes">
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n file written to %1</numerusform>
            <numerusform>%n files written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n translation(s) were added to the memory.</source>
        <translation>
            <numerusform>One translation was added to the memory.</numerusform>
            <numerusform>%n translations were added to the memory.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BoardPage</name>
    <message numerus="yes">
        <source>A dry run needs a scenario without errors; this one has %n.</source>
        <translation>
            <numerusform>A dry run needs a scenario without errors; this one has %n.</numerusform>
            <numerusform>A dry run needs a scenario without errors; this one has %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BoardSizeDialog</name>
    <message numerus="yes">
        <source>%n item(s) outside the board:</source>
        <translation>
            <numerusform>%n item outside the board:</numerusform>
            <numerusform>%n items outside the board:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignEditor</name>
    <message numerus="yes">
        <source>The bundle contains the campaign and %n file(s) that it needs.</source>
        <translation>
            <numerusform>The bundle contains the campaign and %n file that it needs.</numerusform>
            <numerusform>The bundle contains the campaign and %n files that it needs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignFixes</name>
    <message numerus="yes">
        <source>End after %n battle(s)</source>
        <translation>
            <numerusform>End after %n battle</numerusform>
            <numerusform>End after %n battles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignPage</name>
    <message numerus="yes">
        <source>%n battle(s) fought</source>
        <translation>
            <numerusform>%n battle fought</numerusform>
            <numerusform>%n battles fought</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n replacement point(s)</source>
        <translation>
            <numerusform>%1: %n replacement point</numerusform>
            <numerusform>%1: %n replacement points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignReport</name>
    <message numerus="yes">
        <source>Report of a campaign of %n battle(s)</source>
        <translation>
            <numerusform>Report of a campaign of %n battle</numerusform>
            <numerusform>Report of a campaign of %n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Report of a campaign in progress, after %n battle(s)</source>
        <translation>
            <numerusform>Report of a campaign in progress, after %n battle</numerusform>
            <numerusform>Report of a campaign in progress, after %n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n turn(s).</source>
        <translation>
            <numerusform>A draw after %n turn.</numerusform>
            <numerusform>A draw after %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won by %1, margin %2, in %n turn(s).</source>
        <extracomment>%1 is a side, %2 by how many units it has lost less</extracomment>
        <translation>
            <numerusform>Won by %1, margin %2, in %n turn.</numerusform>
            <numerusform>Won by %1, margin %2, in %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n replacement point(s)</source>
        <translation>
            <numerusform>%1: %n replacement point</numerusform>
            <numerusform>%1: %n replacement points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignText</name>
    <message numerus="yes">
        <source>at least %n battle(s) have been fought</source>
        <translation>
            <numerusform>at least %n battle has been fought</numerusform>
            <numerusform>at least %n battles have been fought</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation>
            <numerusform>%n kill</numerusform>
            <numerusform>%n kills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective(s) taken</source>
        <translation>
            <numerusform>%n objective taken</numerusform>
            <numerusform>%n objectives taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignTrialDialog</name>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignWords</name>
    <message numerus="yes">
        <source>The game is not over: it has %n order(s).</source>
        <translation>
            <numerusform>The game is not over: it has %n order.</numerusform>
            <numerusform>The game is not over: it has %n orders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) of this game broke the rules and were played anyway.</source>
        <translation>
            <numerusform>%n order of this game broke the rules and was played anyway.</numerusform>
            <numerusform>%n orders of this game broke the rules and were played anyway.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardPainter</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hits %n hex(es)</source>
        <translation>
            <numerusform>Hits %n hex</numerusform>
            <numerusform>Hits %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hits %n hex(es) in a line</source>
        <translation>
            <numerusform>Hits %n hex in a line</numerusform>
            <numerusform>Hits %n hexes in a line</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardsPage</name>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 of %n card</numerusform>
            <numerusform>%1 of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CompareDialog</name>
    <message numerus="yes">
        <source>%n difference(s). Click a row to go to its place.</source>
        <translation>
            <numerusform>%n difference. Click the row to go to its place.</numerusform>
            <numerusform>%n differences. Click a row to go to its place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ConfirmTableValueCommand</name>
    <message numerus="yes">
        <source>Confirm %n value(s)</source>
        <translation>
            <numerusform>Confirm %n value</numerusform>
            <numerusform>Confirm %n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CrowdingText</name>
    <message numerus="yes">
        <source>There are %n units in %1, but a hex has room for one (R4.8c).</source>
        <extracomment>%1 is a hex, %n a number of units</extracomment>
        <translation>
            <numerusform>There is %n unit in %1, but a hex has room for one (R4.8c).</numerusform>
            <numerusform>There are %n units in %1, but a hex has room for one (R4.8c).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CsvText</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more, which are not listed.</source>
        <translation>
            <numerusform>And %n more, which is not listed.</numerusform>
            <numerusform>And %n more, which are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::DeskText</name>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n damage</numerusform>
            <numerusform>%n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n damage to %1.</source>
        <translation>
            <numerusform>Add %n damage to %1.</numerusform>
            <numerusform>Add %n damage to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex %1: place %n smoke marker(s).</source>
        <translation>
            <numerusform>Hex %1: place %n smoke marker.</numerusform>
            <numerusform>Hex %1: place %n smoke markers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::DicePanel</name>
    <message numerus="yes">
        <source>Your own dice – %n entered. Enter accepts; click a die to change it.</source>
        <translation>
            <numerusform>Your own dice – %n entered. Enter accepts; click a die to change it.</numerusform>
            <numerusform>Your own dice – %n entered. Enter accepts; click a die to change it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Editor</name>
    <message numerus="yes">
        <source>The bundle contains the scenario and %n of your tiles, cards and pictures.</source>
        <translation>
            <numerusform>The bundle contains the scenario and %n of your tiles, cards and pictures.</numerusform>
            <numerusform>The bundle contains the scenario and %n of your tiles, cards and pictures.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::EditorPage</name>
    <message numerus="yes">
        <source>%n hex(es) copied.</source>
        <translation>
            <numerusform>%n hex copied.</numerusform>
            <numerusform>%n hexes copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::EventSentence</name>
    <message numerus="yes">
        <source>%1 loses %n strength point(s).</source>
        <translation>
            <numerusform>%1 loses %n strength point.</numerusform>
            <numerusform>%1 loses %n strength points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Smoke in %1: %n marker(s).</source>
        <translation>
            <numerusform>Smoke in %1: %n marker.</numerusform>
            <numerusform>Smoke in %1: %n markers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n command point(s) in the command focus.</source>
        <translation>
            <numerusform>%1: %n command point in the command focus.</numerusform>
            <numerusform>%1: %n command points in the command focus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n command point(s) on %2.</source>
        <translation>
            <numerusform>%1: %n command point on %2.</numerusform>
            <numerusform>%1: %n command points on %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n strength point(s); %2 left.</source>
        <translation>
            <numerusform>%1 recovers %n strength point; %2 left.</numerusform>
            <numerusform>%1 recovers %n strength points; %2 left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The command focus of %1 now has %n point(s).</source>
        <translation>
            <numerusform>The command focus of %1 now has %n point.</numerusform>
            <numerusform>The command focus of %1 now has %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ExportDialog</name>
    <message numerus="yes">
        <source>%n page(s) of %1, about %2</source>
        <extracomment>%1 is the size of the paper, as A4, %2 the size of the file, as 12 MB</extracomment>
        <translation>
            <numerusform>%n page of %1, about %2</numerusform>
            <numerusform>%n pages of %1, about %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1</source>
        <extracomment>%1 is the size of the paper, as A4</extracomment>
        <translation>
            <numerusform>%n page of %1</numerusform>
            <numerusform>%n pages of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Fixes</name>
    <message numerus="yes">
        <source>Keep %n of these cards</source>
        <translation>
            <numerusform>Keep %n of these cards</numerusform>
            <numerusform>Keep %n of these cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::FormQuestions</name>
    <message numerus="yes">
        <source>%n smoke marker(s)</source>
        <translation>
            <numerusform>%n smoke marker</numerusform>
            <numerusform>%n smoke markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joint fire of %n unit(s)</source>
        <translation>
            <numerusform>joint fire of %n unit</numerusform>
            <numerusform>joint fire of %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passengers</source>
        <translation>
            <numerusform>%n passenger</numerusform>
            <numerusform>%n passengers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command card(s)</source>
        <translation>
            <numerusform>%n command card</numerusform>
            <numerusform>%n command cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::HintPanel</name>
    <message numerus="yes">
        <source>About as good in %n trial game(s): %1.</source>
        <extracomment>%1 is another plan, %n a number of trial games</extracomment>
        <translation>
            <numerusform>About as good in %n trial game: %1.</numerusform>
            <numerusform>About as good in %n trial games: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second best: %1. Its chance to win is about %2 percentage points lower (%n trial game(s)).</source>
        <extracomment>%1 is another plan, %2 a number of percent points, %n a number of trial games</extracomment>
        <translation>
            <numerusform>Second best: %1. Its chance to win is about %2 percentage points lower (%n trial game).</numerusform>
            <numerusform>Second best: %1. Its chance to win is about %2 percentage points lower (%n trial games).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ImportCardsCommand</name>
    <message numerus="yes">
        <source>Import %n card(s)</source>
        <translation>
            <numerusform>Import %n card</numerusform>
            <numerusform>Import %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ImportMapDialog</name>
    <message numerus="yes">
        <source>%n tiles have no terrain chosen: their hexes show the terrain below.</source>
        <translation>
            <numerusform>%n tile has no terrain chosen: its hexes show the terrain below.</numerusform>
            <numerusform>%n tiles have no terrain chosen: their hexes show the terrain below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units and objectives are outside the new map. They stay in the scenario and are listed under Problems.</source>
        <translation>
            <numerusform>%n unit or objective is outside the new map. It stays in the scenario and is listed under Problems.</numerusform>
            <numerusform>%n units and objectives are outside the new map. They stay in the scenario and are listed under Problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ItemText</name>
    <message numerus="yes">
        <source>%1, %n hex(es)</source>
        <extracomment>%1 is terrain or a level</extracomment>
        <translation>
            <numerusform>%1, %n hex</numerusform>
            <numerusform>%1, %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n smoke marker(s) at %1</source>
        <translation>
            <numerusform>%n smoke marker at %1</numerusform>
            <numerusform>%n smoke markers at %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::JoinPicker</name>
    <message numerus="yes">
        <source>%1, %2: %n units</source>
        <extracomment>a formation: %1 is its name, %2 its nation</extracomment>
        <translation>
            <numerusform>%1, %2: %n unit</numerusform>
            <numerusform>%1, %2: %n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LibraryPage</name>
    <message numerus="yes">
        <source>%n card(s) exported to %1.</source>
        <translation>
            <numerusform>%n card exported to %1.</numerusform>
            <numerusform>%n cards exported to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported from %1.</source>
        <translation>
            <numerusform>%n card imported from %1.</numerusform>
            <numerusform>%n cards imported from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LogModel</name>
    <message numerus="yes">
        <source>%1 moves from %2 to %3: %n hex(es).</source>
        <extracomment>%1 is a unit, %2 and %3 are hexes, %n counts them</extracomment>
        <translation>
            <numerusform>%1 moves from %2 to %3: %n hex.</numerusform>
            <numerusform>%1 moves from %2 to %3: %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) were taken back here, with their dice.</source>
        <translation>
            <numerusform>%n order was taken back here, with its dice.</numerusform>
            <numerusform>%n orders were taken back here, with their dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::NewScenarioDialog</name>
    <message numerus="yes">
        <source>%n unit(s) are ready.</source>
        <translation>
            <numerusform>One unit is ready.</numerusform>
            <numerusform>%n units are ready.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::NoticeText</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::OverviewText</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more later</source>
        <extracomment>%1 are units on the map, such as &quot;6 units&quot;</extracomment>
        <translation>
            <numerusform>%1, %n more later</numerusform>
            <numerusform>%1, %n more later</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PalettePage</name>
    <message numerus="yes">
        <source>Paint %n hex(es) at once</source>
        <translation>
            <numerusform>Paint %n hex at once</numerusform>
            <numerusform>Paint %n hexes at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minefield(s) of this side on the map.</source>
        <translation>
            <numerusform>%n minefield of this side on the map.</numerusform>
            <numerusform>%n minefields of this side on the map.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlaceTool</name>
    <message numerus="yes">
        <source>%n hex(es) are under two tiles</source>
        <translation>
            <numerusform>%n hex is under two tiles</numerusform>
            <numerusform>%n hexes are under two tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) are under no tile</source>
        <translation>
            <numerusform>%n hex is under no tile</numerusform>
            <numerusform>%n hexes are under no tile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlayText</name>
    <message numerus="yes">
        <source>%n critical hit(s)</source>
        <translation>
            <numerusform>%n critical hit</numerusform>
            <numerusform>%n critical hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n damage</numerusform>
            <numerusform>%n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suppression(s)</source>
        <translation>
            <numerusform>%n suppression</numerusform>
            <numerusform>%n suppressions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n command point(s) left to place.</source>
        <translation>
            <numerusform>%1: %n command point left to place.</numerusform>
            <numerusform>%1: %n command points left to place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PointsBar</name>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PointsText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PositionDialog</name>
    <message numerus="yes">
        <source>The editor opens a new, unsaved scenario with everything as it is here and %n turn(s) to play. The game is not changed.</source>
        <translation>
            <numerusform>The editor opens a new, unsaved scenario with everything as it is here and %n turn to play. The game is not changed.</numerusform>
            <numerusform>The editor opens a new, unsaved scenario with everything as it is here and %n turns to play. The game is not changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PreviewView</name>
    <message numerus="yes">
        <source>%n suppression(s) are ignored</source>
        <translation>
            <numerusform>%n suppression is ignored</numerusform>
            <numerusform>%n suppressions are ignored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ProblemText</name>
    <message numerus="yes">
        <source>%1: the side has %n unit(s) of %2, which is not one of its nations.</source>
        <extracomment>%1 is a key, %n a number of units, %2 a nation</extracomment>
        <translation>
            <numerusform>%1: the side has %n unit of %2, which is not one of its nations.</numerusform>
            <numerusform>%1: the side has %n units of %2, which is not one of its nations.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PropertiesPanel</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%n selected; changes apply to all of them.</source>
        <extracomment>%1 is what they are, such as Units</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%n selected.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%n selected; changes apply to all of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::QuestionChoices</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 are units, %n how many more</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs one of %n point(s) of the command focus.</source>
        <translation>
            <numerusform>It costs the last point of the command focus.</numerusform>
            <numerusform>It costs one of %n points of the command focus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs one of %n point(s) on its card.</source>
        <translation>
            <numerusform>It costs the last point on its card.</numerusform>
            <numerusform>It costs one of %n points on its card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each point activates one unit of its card this turn. %n stay in the command focus for any unit.</source>
        <translation>
            <numerusform>Each point activates one unit of its card this turn. %n stays in the command focus for any unit.</numerusform>
            <numerusform>Each point activates one unit of its card this turn. %n stay in the command focus for any unit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RefusalText</name>
    <message numerus="yes">
        <source>The weapon has no dice against this target at a range of %n hex(es).</source>
        <translation>
            <numerusform>The weapon has no dice against this target at a range of %n hex.</numerusform>
            <numerusform>The weapon has no dice against this target at a range of %n hexes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RemoveCorrectionsCommand</name>
    <message numerus="yes">
        <source>Discard %n correction(s)</source>
        <translation>
            <numerusform>Discard %n correction</numerusform>
            <numerusform>Discard %n corrections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ReplaceTerrainDialog</name>
    <message numerus="yes">
        <source>%n hex(es) will change.</source>
        <translation>
            <numerusform>%n hex will change.</numerusform>
            <numerusform>%n hexes will change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RulerTool</name>
    <message numerus="yes">
        <source>%1 to %2: %n hex(es)</source>
        <extracomment>%1 and %2 are hexes</extracomment>
        <translation>
            <numerusform>%1 to %2: %n hex</numerusform>
            <numerusform>%1 to %2: %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ScenarioText</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n damage</numerusform>
            <numerusform>%n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody sees farther than %n hex(es).</source>
        <translation>
            <numerusform>Nobody sees farther than %n hex.</numerusform>
            <numerusform>Nobody sees farther than %n hexes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SetupLines</name>
    <message numerus="yes">
        <source>%n smoke markers</source>
        <translation>
            <numerusform>%n smoke marker</numerusform>
            <numerusform>%n smoke markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SheetsDialog</name>
    <message numerus="yes">
        <source>%n page(s) of %1</source>
        <extracomment>%1 is the size of the paper, as A4</extracomment>
        <translation>
            <numerusform>%n page of %1</numerusform>
            <numerusform>%n pages of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ShownAttacks</name>
    <message numerus="yes">
        <source>drifts %n hex(es) %1</source>
        <translation>
            <numerusform>drifts %n hex %1</numerusform>
            <numerusform>drifts %n hexes %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SightPanel</name>
    <message numerus="yes">
        <source>%1 in %2, %n hex(es): %3</source>
        <extracomment>%1 is a unit, %2 its hex, %n how far away it is, %3 clear, hindered or blocked, and why</extracomment>
        <translation>
            <numerusform>%1 in %2, %n hex: %3</numerusform>
            <numerusform>%1 in %2, %n hexes: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SystemTablesPage</name>
    <message numerus="yes">
        <source>%n value(s) still to compare</source>
        <translation>
            <numerusform>%n value still to compare</numerusform>
            <numerusform>%n values still to compare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TableStart</name>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TermText</name>
    <message numerus="yes">
        <source>%1 has lost at least %n unit(s)</source>
        <extracomment>%1 is &quot;the Allies side&quot;</extracomment>
        <translation>
            <numerusform>%1 has lost at least %n unit</numerusform>
            <numerusform>%1 has lost at least %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has at least %n unit(s) in %2</source>
        <extracomment>%1 is &quot;the Allies side&quot;, %2 a zone</extracomment>
        <translation>
            <numerusform>%1 has at least %n unit in %2</numerusform>
            <numerusform>%1 has at least %n units in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds at least %n objective(s)</source>
        <extracomment>%1 is &quot;the Allies side&quot;</extracomment>
        <translation>
            <numerusform>%1 holds at least %n objective</numerusform>
            <numerusform>%1 holds at least %n objectives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TimelineModel</name>
    <message numerus="yes">
        <source>%1: %n group(s), %2</source>
        <extracomment>%1 is a side, %2 points; %n are groups of reinforcements</extracomment>
        <translation>
            <numerusform>%1: %n group, %2</numerusform>
            <numerusform>%1: %n groups, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ToldText</name>
    <message numerus="yes">
        <source>%n smoke marker(s) in a hex.</source>
        <translation>
            <numerusform>%n smoke marker in a hex.</numerusform>
            <numerusform>%n smoke markers in a hex.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TrackedPage</name>
    <message numerus="yes">
        <source>%1 – %n ready</source>
        <extracomment>%1 is a side</extracomment>
        <translation>
            <numerusform>%1 – %n ready</numerusform>
            <numerusform>%1 – %n ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes so far</source>
        <translation>
            <numerusform>%n pass so far</numerusform>
            <numerusform>%n passes so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::UnitStory</name>
    <message numerus="yes">
        <source>%n kill(s).</source>
        <translation>
            <numerusform>%n kill.</numerusform>
            <numerusform>%n kills.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective hex(es) taken.</source>
        <translation>
            <numerusform>%n objective hex taken.</numerusform>
            <numerusform>%n objective hexes taken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::VictoryText</name>
    <message numerus="yes">
        <source>%1: at least %n unit(s) in %2</source>
        <extracomment>%1 is a side, %2 a zone</extracomment>
        <translation>
            <numerusform>%1: at least %n unit in %2</numerusform>
            <numerusform>%1: at least %n units in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: fewer than %n unit(s) in %2</source>
        <extracomment>%1 is a side, %2 a zone</extracomment>
        <translation>
            <numerusform>%1: fewer than %n unit in %2</numerusform>
            <numerusform>%1: fewer than %n units in %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::WayText</name>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n movement point</numerusform>
            <numerusform>%n movement points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; reaction fire in %n hex(es), at most %2</source>
        <extracomment>%1 is what a way costs, %n counts hexes, %2 is a chance</extracomment>
        <translation>
            <numerusform>%1; reaction fire in %n hex, at most %2</numerusform>
            <numerusform>%1; reaction fire in %n hexes, at most %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::editor::FileProblemText</name>
    <message numerus="yes">
        <source>And %n more, which are not listed.</source>
        <translation>
            <numerusform>And %n more, which is not listed.</numerusform>
            <numerusform>And %n more, which are not listed.</numerusform>
        </translation>
    </message>
</context>
</TS>

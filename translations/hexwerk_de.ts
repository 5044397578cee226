<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>hexwerk::editor::DicePainter</name>
    <message>
        <source>Red</source>
        <comment>battle die</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>battle die</comment>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>battle die</comment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>battle die</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>critical hit</source>
        <translation>Kritischer Treffer</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>suppression</source>
        <translation>Niedergehalten</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between symbols of a die</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>hexwerk::editor::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Show the window in this language</source>
        <translation>Das Fenster in dieser Sprache zeigen</translation>
    </message>
</context>
<context>
    <name>hexwerk::editor::MapCanvas</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a hex such as C4, %2 the name of its terrain</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>%1 is a hex and its terrain, %2 a level of height</extracomment>
        <translation>%1, Höhenstufe %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a hex and what is on it, %2 the name of a unit</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Language of the window: en or de.</source>
        <translation>Sprache des Fensters: en oder de.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;. Choose one of: %2</source>
        <translation>Die Sprache „%1“ gibt es nicht. Zur Wahl stehen: %2</translation>
    </message>
</context>
</TS>

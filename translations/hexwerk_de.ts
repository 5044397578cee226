<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
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

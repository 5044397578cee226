<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>hexwerk::Actions</name>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a scenario file</source>
        <translation>Eine Szenariodatei öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the scenario to its file</source>
        <translation>Das Szenario in seine Datei speichern</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the scenario to another file</source>
        <translation>Das Szenario in eine andere Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Quit the program</source>
        <translation>Das Programm beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Move the selection to the clipboard</source>
        <translation>Die Auswahl in die Zwischenablage verschieben</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selection to the clipboard</source>
        <translation>Die Auswahl in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste at the hex of the cursor</source>
        <translation>Am Hexfeld des Cursors einfügen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the selection</source>
        <translation>Die Auswahl löschen</translation>
    </message>
    <message>
        <source>Select &amp;all units</source>
        <translation>Alle E&amp;inheiten auswählen</translation>
    </message>
    <message>
        <source>Select all units on the map</source>
        <translation>Alle Einheiten auf der Karte auswählen</translation>
    </message>
    <message>
        <source>&amp;End or deselect</source>
        <translation>&amp;Beenden oder abwählen</translation>
    </message>
    <message>
        <source>End the road, or clear the selection</source>
        <translation>Die Straße beenden oder die Auswahl aufheben</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom in on the map</source>
        <translation>Die Karte vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>V&amp;erkleinern</translation>
    </message>
    <message>
        <source>Zoom out of the map</source>
        <translation>Die Karte verkleinern</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Ganze Karte</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Die ganze Karte anzeigen</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>Edit the map</source>
        <translation>Die Karte bearbeiten</translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation>&amp;Szenario</translation>
    </message>
    <message>
        <source>Set title, briefing, sides, events and victory</source>
        <translation>Titel, Einweisung, Seiten, Ereignisse und Sieg festlegen</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Helle Farben</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation>Dunkle Schrift auf hellem Hintergrund</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation>Helle Schrift auf dunklem Hintergrund</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Play the scenario as it is now, saved or not</source>
        <translation>Das Szenario in seinem jetzigen Zustand spielen, gespeichert oder nicht</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;About Hexwerk</source>
        <translation>Über &amp;Hexwerk</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>The library behind the user interface</source>
        <translation>Die Bibliothek der Benutzeroberfläche</translation>
    </message>
    <message>
        <source>Close the scenario and its tab</source>
        <translation>Das Szenario und seinen Reiter schließen</translation>
    </message>
    <message>
        <source>&amp;Next scenario</source>
        <translation>&amp;Nächstes Szenario</translation>
    </message>
    <message>
        <source>Go to the next scenario tab</source>
        <translation>Zum nächsten Szenario wechseln</translation>
    </message>
    <message>
        <source>P&amp;revious scenario</source>
        <translation>Vo&amp;riges Szenario</translation>
    </message>
    <message>
        <source>Go to the previous scenario tab</source>
        <translation>Zum vorigen Szenario wechseln</translation>
    </message>
    <message>
        <source>Co&amp;mpare with...</source>
        <translation>Ver&amp;gleichen mit …</translation>
    </message>
    <message>
        <source>Show the differences from another scenario file</source>
        <translation>Unterschiede zu einer anderen Szenariodatei anzeigen</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>Browse all cards and create your own</source>
        <translation>Alle Karten durchsehen und eigene anlegen</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>Create a scenario, empty or from a template</source>
        <translation>Ein Szenario anlegen, leer oder aus einer Vorlage</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the original layout of all panels</source>
        <translation>Die ursprüngliche Anordnung aller Bereiche wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find a unit, hex, card, rule or anything else, or run any action, by name</source>
        <translation>Eine Einheit, ein Hexfeld, eine Karte, Regel oder anderes nach Namen finden oder eine Aktion ausführen</translation>
    </message>
    <message>
        <source>Large text</source>
        <translation>Große Schrift</translation>
    </message>
    <message>
        <source>Large text and buttons, for a screen at arm&apos;s length or for touch</source>
        <translation>Große Schrift und Schaltflächen, für Bildschirme auf Armlänge oder zum Antippen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Switch between full screen and window</source>
        <translation>Zwischen Vollbild und Fenster wechseln</translation>
    </message>
    <message>
        <source>&amp;Course for beginners</source>
        <translation>&amp;Einführung</translation>
    </message>
    <message>
        <source>Play the infantry training; each step and its rule are explained as they come up</source>
        <translation>Das Infanterie-Training spielen; jeder Schritt und seine Regel werden dabei erklärt</translation>
    </message>
    <message>
        <source>Edit the scenario of the game; the game is kept as it is</source>
        <translation>Das Szenario des Spiels bearbeiten; das Spiel bleibt, wie es ist</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Continue the game where you left off</source>
        <translation>Das Spiel dort fortsetzen, wo Sie aufgehört haben</translation>
    </message>
    <message>
        <source>Table assistant</source>
        <translation>Tischassistent</translation>
    </message>
    <message>
        <source>Help at a real table: the dice of an attack and its results</source>
        <translation>Hilfe am echten Spieltisch: die Würfel eines Angriffs und das Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelbuch</translation>
    </message>
    <message>
        <source>Read the rules, with links, terms and examples</source>
        <translation>Die Regeln lesen, mit Verweisen, Begriffen und Beispielen</translation>
    </message>
    <message>
        <source>&amp;Search the rules...</source>
        <translation>In den Regeln &amp;suchen …</translation>
    </message>
    <message>
        <source>Find a rule by words of either language, by paragraph or id</source>
        <translation>Eine Regel nach Wörtern beider Sprachen, Absatz oder Kennung finden</translation>
    </message>
    <message>
        <source>&amp;Translate...</source>
        <translation>Ü&amp;bersetzen …</translation>
    </message>
    <message>
        <source>Translate rules, cards, scenarios and the program into your language</source>
        <translation>Regeln, Karten, Szenarien und das Programm in Ihre Sprache übersetzen</translation>
    </message>
    <message>
        <source>Course, &amp;part two: the full rules</source>
        <translation>Einführung, &amp;zweiter Teil: alle Regeln</translation>
    </message>
    <message>
        <source>Play the command training: command points, command cards, air attacks and off-board artillery are explained as they come up</source>
        <translation>Das Kommando-Training spielen; Kommandopunkte, Kommandokarten, Luftangriffe und Artillerie von außerhalb werden dabei erklärt</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Back to the campaign: its units, its story and the next battle</source>
        <translation>Zurück zur Kampagne: Einheiten, Verlauf und nächstes Gefecht</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Ha&amp;ndbuch</translation>
    </message>
    <message>
        <source>How to draw, play, translate and share: step by step</source>
        <translation>Zeichnen, spielen, übersetzen und weitergeben: Schritt für Schritt erklärt</translation>
    </message>
    <message>
        <source>&amp;Help on this</source>
        <translation>Hi&amp;lfe hierzu</translation>
    </message>
    <message>
        <source>Open the manual at what you are using or pointing at, also in dialogs</source>
        <translation>Das Handbuch bei dem aufschlagen, was Sie benutzen oder worauf Sie zeigen, auch in Dialogen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>See the keys of all actions, and change them</source>
        <translation>Die Tasten aller Aktionen sehen und ändern</translation>
    </message>
    <message>
        <source>Report a pr&amp;oblem...</source>
        <translation>Problem &amp;melden …</translation>
    </message>
    <message>
        <source>Save a file that helps to find the cause; nothing is sent</source>
        <translation>Eine Datei speichern, die hilft, die Ursache zu finden; es wird nichts gesendet</translation>
    </message>
</context>
<context>
    <name>hexwerk::Awake</name>
    <message>
        <source>A game is open</source>
        <translation>Ein Spiel ist geöffnet</translation>
    </message>
</context>
<context>
    <name>hexwerk::BookPageWords</name>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
</context>
<context>
    <name>hexwerk::BookWords</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>not built yet</source>
        <translation>noch nicht umgesetzt</translation>
    </message>
    <message>
        <source>by the players</source>
        <translation>durch die Spieler</translation>
    </message>
    <message>
        <source>house rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>Example %1:</source>
        <translation>Beispiel %1:</translation>
    </message>
    <message>
        <source>Show me: play it on the board</source>
        <translation>Zeigen: auf der Karte spielen</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>nur hier</translation>
    </message>
    <message>
        <source>only there</source>
        <translation>nur dort</translation>
    </message>
    <message>
        <source>different</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>exception to</source>
        <translation>Ausnahme von</translation>
    </message>
    <message>
        <source>exception:</source>
        <translation>Ausnahme:</translation>
    </message>
    <message>
        <source>replaces</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>replaced by</source>
        <translation>ersetzt durch</translation>
    </message>
    <message>
        <source>see also</source>
        <translation>siehe auch</translation>
    </message>
    <message>
        <source>Hexwerk enforces this rule.</source>
        <translation>Hexwerk setzt diese Regel durch.</translation>
    </message>
    <message>
        <source>A definition, used by %1.</source>
        <translation>Eine Definition, verwendet von %1.</translation>
    </message>
    <message>
        <source>Left to the players.</source>
        <translation>Den Spielern überlassen.</translation>
    </message>
    <message>
        <source>Not built yet: play it by hand.</source>
        <translation>Noch nicht umgesetzt: von Hand spielen.</translation>
    </message>
    <message>
        <source>can be switched</source>
        <translation>umschaltbar</translation>
    </message>
    <message>
        <source>Linked rules</source>
        <translation>Verknüpfte Regeln</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>defines</source>
        <translation>definiert</translation>
    </message>
    <message>
        <source>Board %1: play it</source>
        <translation>Karte %1: spielen</translation>
    </message>
    <message>
        <source>other name</source>
        <translation>anderer Name</translation>
    </message>
    <message>
        <source>your note</source>
        <translation>Ihre Notiz</translation>
    </message>
    <message>
        <source>your erratum</source>
        <translation>Ihr Erratum</translation>
    </message>
    <message>
        <source>your question, answered</source>
        <translation>Ihre Frage, beantwortet</translation>
    </message>
    <message>
        <source>your question, open</source>
        <translation>Ihre Frage, offen</translation>
    </message>
    <message>
        <source>Your erratum:</source>
        <translation>Ihr Erratum:</translation>
    </message>
    <message>
        <source>Your question:</source>
        <translation>Ihre Frage:</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Antwort:</translation>
    </message>
    <message>
        <source>compared in %1</source>
        <extracomment>%1 is the title of a page that compares the editions</extracomment>
        <translation>verglichen in %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::ChangedFileBar</name>
    <message>
        <source>Re&amp;load</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>Load the changed file; undo brings back your version</source>
        <translation>Die geänderte Datei laden; Rückgängig holt Ihre Fassung zurück</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Meine behalten</translation>
    </message>
    <message>
        <source>Continue with your version; saving overwrites the file</source>
        <translation>Mit Ihrer Fassung weiterarbeiten; Speichern überschreibt die Datei</translation>
    </message>
    <message>
        <source>&amp;Compare...</source>
        <translation>&amp;Vergleichen …</translation>
    </message>
    <message>
        <source>Show the differences between the file and your version</source>
        <translation>Unterschiede zwischen der Datei und Ihrer Fassung anzeigen</translation>
    </message>
    <message>
        <source>Another program changed the file:</source>
        <translation>Ein anderes Programm hat die Datei geändert:</translation>
    </message>
</context>
<context>
    <name>hexwerk::ChangesModel</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
</context>
<context>
    <name>hexwerk::ChangesView</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle ankreuzen</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Keinen ankreuzen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n text(s) ticked</source>
        <translation>
            <numerusform>%1 von einem Text angekreuzt</numerusform>
            <numerusform>%1 von %n Texten angekreuzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::ConsistencyDialog</name>
    <message>
        <source>Consistency</source>
        <translation>Einheitlichkeit</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation>Begriff suchen</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Vorkommen</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Abweichend</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Texts with the term</source>
        <translation>Texte mit dem Begriff</translation>
    </message>
    <message>
        <source>&amp;Use the term...</source>
        <translation>Begriff &amp;verwenden …</translation>
    </message>
    <message>
        <source>Same English, different translations</source>
        <translation>Gleiches Englisch, verschiedene Übersetzungen</translation>
    </message>
    <message>
        <source>Use the most &amp;frequent translation...</source>
        <translation>&amp;Häufigste Übersetzung verwenden …</translation>
    </message>
    <message>
        <source>Different English, same translation</source>
        <translation>Verschiedenes Englisch, gleiche Übersetzung</translation>
    </message>
    <message>
        <source>Looking through all texts...</source>
        <translation>Alle Texte werden durchgesehen …</translation>
    </message>
    <message>
        <source>Enter or a double click opens a text.</source>
        <translation>Die Eingabetaste oder ein Doppelklick öffnet einen Text.</translation>
    </message>
    <message>
        <source>Terms (%1)</source>
        <translation>Begriffe (%1)</translation>
    </message>
    <message>
        <source>Same English (%1)</source>
        <translation>Gleiches Englisch (%1)</translation>
    </message>
    <message>
        <source>Same translation (%1)</source>
        <translation>Gleiche Übersetzung (%1)</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>alle einheitlich</translation>
    </message>
    <message>
        <source>To be avoided: %1</source>
        <translation>Zu vermeiden: %1</translation>
    </message>
    <message>
        <source>Something else, or nothing</source>
        <translation>Etwas anderes oder nichts</translation>
    </message>
    <message>
        <source>The term: %1</source>
        <translation>Der Begriff: %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::EditorShell</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Click a step to go there; the disk marks the saved state</source>
        <translation>Ein Klick auf einen Schritt führt dorthin; die Diskette kennzeichnet den gespeicherten Stand</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <translation>Diesen Bereich ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Diesen Bereich schließen</translation>
    </message>
    <message>
        <source>Undock this panel, or dock it again</source>
        <translation>Diesen Bereich lösen oder wieder andocken</translation>
    </message>
</context>
<context>
    <name>hexwerk::FixedKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the cursor on the map</source>
        <translation>Den Cursor auf der Karte bewegen</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the cursor by five hexes</source>
        <translation>Den Cursor um fünf Hexfelder bewegen</translation>
    </message>
    <message>
        <source>Ctrl+arrow keys</source>
        <translation>Strg+Pfeiltasten</translation>
    </message>
    <message>
        <source>Scroll the map</source>
        <translation>Die Karte verschieben</translation>
    </message>
    <message>
        <source>Act like a click on the hex under the cursor</source>
        <translation>Wie ein Klick auf das Hexfeld unter dem Cursor</translation>
    </message>
    <message>
        <source>Act like a click with that key held down</source>
        <translation>Wie ein Klick, während diese Taste gehalten wird</translation>
    </message>
    <message>
        <source>Hold it to drag the map with the mouse</source>
        <translation>Gedrückt halten, um die Karte mit der Maus zu ziehen</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show the whole map</source>
        <translation>Vergrößern, verkleinern, die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Add to a list, or remove from it</source>
        <translation>Zu einer Liste hinzufügen oder daraus entfernen</translation>
    </message>
    <message>
        <source>Edit the selected value of a list</source>
        <translation>Den gewählten Wert einer Liste bearbeiten</translation>
    </message>
    <message>
        <source>Go from the list to the selected card</source>
        <translation>Von der Liste zur gewählten Karte gehen</translation>
    </message>
    <message>
        <source>Edit the selected value</source>
        <translation>Den gewählten Wert bearbeiten</translation>
    </message>
    <message>
        <source>Begin a link at the selected battle</source>
        <translation>Eine Verbindung beim gewählten Gefecht beginnen</translation>
    </message>
    <message>
        <source>Add a battle behind the selected one</source>
        <translation>Ein Gefecht nach dem gewählten hinzufügen</translation>
    </message>
    <message>
        <source>Rename the selected battle</source>
        <translation>Das gewählte Gefecht umbenennen</translation>
    </message>
    <message>
        <source>Open the scenario of the selected battle</source>
        <translation>Das Szenario des gewählten Gefechts öffnen</translation>
    </message>
    <message>
        <source>Rename the selected unit</source>
        <translation>Die gewählte Einheit umbenennen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Choose an answer, or enter the face of a die</source>
        <translation>Eine Antwort wählen oder die Seite eines Würfels eingeben</translation>
    </message>
    <message>
        <source>Show other dice for the next entry</source>
        <translation>Andere Würfel für die nächste Eingabe zeigen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Choose the answer with that letter on its button</source>
        <translation>Die Antwort mit diesem Buchstaben auf der Schaltfläche wählen</translation>
    </message>
    <message>
        <source>Roll the dice, or draw a card</source>
        <translation>Würfeln oder eine Karte ziehen</translation>
    </message>
    <message>
        <source>Remove the last die entered</source>
        <translation>Den zuletzt eingegebenen Würfel entfernen</translation>
    </message>
    <message>
        <source>No reaction to this move</source>
        <translation>Keine Reaktion auf diese Bewegung</translation>
    </message>
    <message>
        <source>Take over the computer</source>
        <translation>Den Rechner übernehmen</translation>
    </message>
    <message>
        <source>Pick the next command card</source>
        <translation>Die nächste Kommandokarte wählen</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 bis 9</translation>
    </message>
    <message>
        <source>Choose an answer, a unit or the face of a die</source>
        <translation>Eine Antwort, eine Einheit oder die Seite eines Würfels wählen</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+9</source>
        <translation>Alt+1 bis Alt+9</translation>
    </message>
    <message>
        <source>Open the rule of a line of the answer</source>
        <translation>Die Regel zu einer Zeile der Antwort öffnen</translation>
    </message>
    <message>
        <source>Press the button with that letter</source>
        <translation>Die Schaltfläche mit diesem Buchstaben drücken</translation>
    </message>
    <message>
        <source>Open the rule of what is asked</source>
        <translation>Die Regel zu der Frage öffnen</translation>
    </message>
    <message>
        <source>Go to the question before or after</source>
        <translation>Zur Frage davor oder danach gehen</translation>
    </message>
    <message>
        <source>Change sides</source>
        <translation>Die Seite wechseln</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Go back, or leave</source>
        <translation>Zurückgehen oder verlassen</translation>
    </message>
    <message>
        <source>Close the search, or the numbers of a case</source>
        <translation>Die Suche oder die Zahlen eines Falls schließen</translation>
    </message>
    <message>
        <source>Choose a rule that was found</source>
        <translation>Eine gefundene Regel wählen</translation>
    </message>
    <message>
        <source>Open one of the rules found</source>
        <translation>Eine der gefundenen Regeln öffnen</translation>
    </message>
    <message>
        <source>Take one of the texts offered</source>
        <translation>Einen der angebotenen Texte übernehmen</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <translation>Alt+Buchstabe</translation>
    </message>
    <message>
        <source>Insert a term, or open a menu</source>
        <translation>Einen Fachbegriff einfügen oder ein Menü öffnen</translation>
    </message>
    <message>
        <source>Change the hexside or the facing at the cursor</source>
        <translation>Die Hexkante oder Ausrichtung am Cursor ändern</translation>
    </message>
    <message>
        <source>Change the strength of a unit, or go to another page</source>
        <translation>Die Stärke einer Einheit ändern oder zu einer anderen Seite gehen</translation>
    </message>
    <message>
        <source>Page through a preview</source>
        <translation>In einer Vorschau blättern</translation>
    </message>
    <message>
        <source>In the timeline: move reinforcements to another turn</source>
        <translation>In der Zeitleiste: Verstärkungen in eine andere Runde verschieben</translation>
    </message>
    <message>
        <source>In the overview: show another part of the map</source>
        <translation>In der Übersicht: einen anderen Teil der Karte zeigen</translation>
    </message>
    <message>
        <source>R, Y, G, B, Backspace</source>
        <translation>R, Y, G, B, Rücktaste</translation>
    </message>
    <message>
        <source>In a field of dice: add a die of that colour, or remove the last one</source>
        <translation>In einem Würfelfeld: einen Würfel dieser Farbe hinzufügen oder den letzten entfernen</translation>
    </message>
    <message>
        <source>Go from battle to battle</source>
        <translation>Von Gefecht zu Gefecht gehen</translation>
    </message>
    <message>
        <source>Move the selected battle</source>
        <translation>Das ausgewählte Gefecht verschieben</translation>
    </message>
    <message>
        <source>Close what is open, such as the briefing, or go back to the game</source>
        <translation>Schließen, was offen ist, etwa die Einweisung, oder zurück zum Spiel</translation>
    </message>
    <message>
        <source>Left, Right, Enter</source>
        <translation>Links, Rechts, Eingabe</translation>
    </message>
    <message>
        <source>Choose a unit in an open stack</source>
        <translation>In einem geöffneten Stapel eine Einheit wählen</translation>
    </message>
    <message>
        <source>Accept the dice that were entered</source>
        <translation>Die eingegebenen Würfel übernehmen</translation>
    </message>
</context>
<context>
    <name>hexwerk::KeyField</name>
    <message>
        <source>Press a key</source>
        <translation>Taste drücken</translation>
    </message>
</context>
<context>
    <name>hexwerk::MainWindow</name>
    <message>
        <source>Hexwerk</source>
        <translation>Hexwerk</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>Noch keine Datei</translation>
    </message>
    <message>
        <source>%1[*]</source>
        <extracomment>%1 is a file; [*] is where the star of unsaved changes stands</extracomment>
        <translation>%1[*]</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>About Hexwerk</source>
        <translation>Über Hexwerk</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Hexwerk %1&lt;/h3&gt;&lt;p&gt;A workshop for tactical hex wargames: scenario editor, rules and play.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Hexwerk %1&lt;/h3&gt;&lt;p&gt;Eine Werkstatt für taktische Hexfeld-Kriegsspiele: Szenario-Editor, Regeln und Spiel.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Recent fi&amp;les</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Panel&amp;s</source>
        <translation>Bere&amp;iche</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Main toolbar</source>
        <translation>Hauptwerkzeugleiste</translation>
    </message>
    <message>
        <source>%1 was not opened because it contains errors.</source>
        <translation>%1 wurde nicht geöffnet, weil die Datei Fehler enthält.</translation>
    </message>
    <message>
        <source>The scenario cannot be played yet.</source>
        <translation>Das Szenario kann noch nicht gespielt werden.</translation>
    </message>
    <message>
        <source>No problems</source>
        <extracomment>%1 are errors, %2 warnings, both with their number</extracomment>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Show the problems in the scenario</source>
        <translation>Die Probleme des Szenarios anzeigen</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since it was opened or saved here.</source>
        <translation>%1 wurde von einem anderen Programm geändert, seit die Datei hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>Saving now overwrites the changes made by the other program.</source>
        <translation>Wenn Sie jetzt speichern, überschreiben Sie die Änderungen des anderen Programms.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is a file, %2 the folder it lies in</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 has been changed. Save the changes?</source>
        <extracomment>%1 is the name of a scenario</extracomment>
        <translation>%1 wurde geändert. Änderungen speichern?</translation>
    </message>
    <message>
        <source>Save often: work cannot be recovered after a crash, because %1 is not writable (%2).</source>
        <extracomment>%1 is a folder, %2 what the system says is wrong</extracomment>
        <translation>Speichern Sie oft: Nach einem Absturz lässt sich nichts wiederherstellen, denn %1 ist nicht beschreibbar (%2).</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 could not be moved to the trash: %2</source>
        <translation>%1 konnte nicht in den Papierkorb verschoben werden: %2</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Dieses Spiel läuft in einem anderen Fenster.</translation>
    </message>
    <message>
        <source>&amp;Keep its values</source>
        <translation>Diese Werte &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Use current values</source>
        <translation>Aktuelle &amp;Werte nehmen</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <translation>%1 wird in einem anderen Fenster gespielt.</translation>
    </message>
    <message>
        <source>Watch the game as it goes on, or continue with a copy in a separate file.</source>
        <translation>Sehen Sie dem Spiel zu, oder spielen Sie mit einer Kopie in einer eigenen Datei weiter.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Zusehen</translation>
    </message>
    <message>
        <source>Continue with a &amp;copy...</source>
        <translation>Mit einer &amp;Kopie weiterspielen …</translation>
    </message>
    <message>
        <source>The recovered changes cannot be saved here: the disk may be full. They will be offered again at the next start.</source>
        <translation>Die wiederhergestellten Änderungen lassen sich hier nicht speichern: Vielleicht ist der Datenträger voll. Beim nächsten Start werden sie noch einmal angeboten.</translation>
    </message>
    <message>
        <source>The game continues with the values it was started with.</source>
        <translation>Das Spiel geht mit den Werten weiter, mit denen es begonnen wurde.</translation>
    </message>
    <message>
        <source>The game is waiting; %1 takes you back to it.</source>
        <translation>Das Spiel wartet; %1 führt zurück.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more: see the details.</source>
        <translation>
            <numerusform>Und ein weiteres: siehe Details.</numerusform>
            <numerusform>Und %n weitere: siehe Details.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be used because its data contains errors.</source>
        <extracomment>%1 is a rule system</extracomment>
        <translation>%1 kann nicht verwendet werden, weil die Daten Fehler enthalten.</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>%1 has no table assistant.</source>
        <extracomment>%1 is a rule system</extracomment>
        <translation>%1 hat keinen Tischassistenten.</translation>
    </message>
    <message>
        <source>The game cannot be played on its board.</source>
        <translation>Das Spiel kann nicht auf seiner Karte gespielt werden.</translation>
    </message>
    <message>
        <source>Open a scenario, campaign, game or bundle</source>
        <translation>Szenario, Kampagne, Spiel oder Bündel öffnen</translation>
    </message>
    <message>
        <source>Scenarios, campaigns, games and bundles (*.toml *.hexwerk);;All files (*)</source>
        <translation>Szenarien, Kampagnen, Spiele und Bündel (*.toml *.hexwerk);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The rulebook opens once the dialog is closed.</source>
        <translation>Das Regelbuch öffnet sich, wenn der Dialog geschlossen ist.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>hexwerk::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Save chapter as PDF</source>
        <translation>Kapitel als PDF speichern</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Ha&amp;ndbuch</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>The page that you read before</source>
        <translation>Die Seite, die Sie zuvor gelesen haben</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>The page that you went back from</source>
        <translation>Die Seite, von der Sie zurückgegangen sind</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Search the manual in both languages</source>
        <translation>Das Handbuch in beiden Sprachen durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>Show the text larger</source>
        <translation>Den Text größer zeigen</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>Show the text smaller</source>
        <translation>Den Text kleiner zeigen</translation>
    </message>
    <message>
        <source>&amp;Print chapter...</source>
        <translation>Kapitel &amp;drucken …</translation>
    </message>
    <message>
        <source>Print the chapter that you read</source>
        <translation>Das Kapitel drucken, das Sie lesen</translation>
    </message>
    <message>
        <source>Save chapter as P&amp;DF...</source>
        <translation>Kapitel als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Save the chapter that you read as PDF</source>
        <translation>Das Kapitel, das Sie lesen, als PDF speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the manual</source>
        <translation>Das Handbuch schließen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>Text des Handbuchs</translation>
    </message>
</context>
<context>
    <name>hexwerk::NotePanel</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Erratum</source>
        <translation>Erratum</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>What you write about this rule</source>
        <translation>Was Sie über diese Regel schreiben</translation>
    </message>
    <message>
        <source>No note yet. What do you want to remember?</source>
        <translation>Noch keine Notiz. Was möchten Sie sich merken?</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Ihre Notiz</translation>
    </message>
    <message>
        <source>No erratum yet. What should the rule say?</source>
        <translation>Noch kein Erratum. Wie sollte die Regel lauten?</translation>
    </message>
    <message>
        <source>Your erratum</source>
        <translation>Ihr Erratum</translation>
    </message>
    <message>
        <source>No question yet. What is unclear?</source>
        <translation>Noch keine Frage. Was ist unklar?</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Ihre Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Answer to your question</source>
        <translation>Antwort auf Ihre Frage</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
</context>
<context>
    <name>hexwerk::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Vorige Seite (Bild auf)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Nächste Seite (Bild ab)</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>hexwerk::PaperChooser</name>
    <message>
        <source>Other size</source>
        <translation>Andere Größe</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Page size; portrait or landscape, whichever needs fewer pages</source>
        <translation>Seitengröße; Hoch- oder Querformat, je nachdem, was weniger Seiten braucht</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width of the paper</source>
        <translation>Breite des Papiers</translation>
    </message>
    <message>
        <source>Height of the paper</source>
        <translation>Höhe des Papiers</translation>
    </message>
</context>
<context>
    <name>hexwerk::PrintBook</name>
    <message>
        <source>Nothing was printed.</source>
        <translation>Es wurde nichts gedruckt.</translation>
    </message>
    <message>
        <source>Printing...</source>
        <translation>Druck läuft …</translation>
    </message>
    <message>
        <source>There are no such pages.</source>
        <translation>Diese Seiten gibt es nicht.</translation>
    </message>
    <message>
        <source>The printer could not be opened. Check that it is connected and switched on, or print to a PDF file.</source>
        <translation>Der Drucker konnte nicht geöffnet werden. Prüfen Sie, ob er angeschlossen und eingeschaltet ist, oder drucken Sie in eine PDF-Datei.</translation>
    </message>
</context>
<context>
    <name>hexwerk::ProblemReport</name>
    <message>
        <source>%1 could not be written: %2. Choose another folder.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 was written. Nothing was sent.</source>
        <translation>%1 wurde geschrieben. Es wurde nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>hexwerk::ProblemReportDialog</name>
    <message>
        <source>Add the last &amp;journal: it holds the scenario you edited</source>
        <translation>Das letzte &amp;Journal beilegen: Es enthält das bearbeitete Szenario</translation>
    </message>
    <message>
        <source>Without private &amp;text: letters of titles, notes and names become x</source>
        <translation>Ohne private &amp;Texte: Die Buchstaben von Titeln, Notizen und Namen werden zu x</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Hexwerk saves the files below as one zip file on this computer. Nothing is sent. Your name and your home folder are left out.</source>
        <translation>Hexwerk speichert die Dateien unten als eine Zip-Datei auf diesem Rechner. Es wird nichts gesendet. Ihr Name und Ihr persönlicher Ordner werden weggelassen.</translation>
    </message>
    <message>
        <source>&amp;What happened?</source>
        <translation>Was ist &amp;passiert?</translation>
    </message>
    <message>
        <source>What did you &amp;expect?</source>
        <translation>Was haben Sie er&amp;wartet?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Was ist passiert?</translation>
    </message>
    <message>
        <source>What did you expect?</source>
        <translation>Was haben Sie erwartet?</translation>
    </message>
    <message>
        <source>What changed since the file was saved</source>
        <translation>Was sich seit dem Speichern der Datei geändert hat</translation>
    </message>
    <message>
        <source>There is no journal: everything is saved</source>
        <translation>Es gibt kein Journal: Alles ist gespeichert</translation>
    </message>
    <message>
        <source>Files of the report</source>
        <translation>Dateien des Berichts</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>Inhalt der Datei</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>Spei&amp;chern …</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Zip (*.zip)</source>
        <translation>Zip-Archiv (*.zip)</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>Der Bericht liegt in %1.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Schl&amp;ießen</translation>
    </message>
</context>
<context>
    <name>hexwerk::ProgressWindow</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>hexwerk::ReaderNoteWords</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source> (answered)</source>
        <translation> (beantwortet)</translation>
    </message>
    <message>
        <source> (open)</source>
        <translation> (offen)</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
</context>
<context>
    <name>hexwerk::ReadingDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close this text</source>
        <translation>Diesen Text schließen</translation>
    </message>
</context>
<context>
    <name>hexwerk::RecoveryDialog</name>
    <message>
        <source>Recover unsaved work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungespeicherte Arbeit</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Ask again at the next start</source>
        <translation>Beim nächsten Start wieder fragen</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is a file, %2 the folder it lies in</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s), the last one %1</source>
        <extracomment>%1 is a date with time</extracomment>
        <translation>
            <numerusform>%n Änderung, die letzte %1</numerusform>
            <numerusform>%n Änderungen, die letzte %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The program ended before this work was saved. The changes are kept; the files themselves are unchanged.</source>
        <translation>Das Programm endete, bevor diese Arbeit gespeichert war. Die Änderungen sind erhalten; die Dateien selbst sind unverändert.</translation>
    </message>
    <message>
        <source>Open the selected items as you left them</source>
        <translation>Die ausgewählten Einträge in ihrem letzten Zustand öffnen</translation>
    </message>
    <message>
        <source>Discard the selected items</source>
        <translation>Die ausgewählten Einträge verwerfen</translation>
    </message>
    <message>
        <source>%1, an unsaved game</source>
        <extracomment>%1 is the title of a scenario</extracomment>
        <translation>%1, ein nicht gespeichertes Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s), the last one %1</source>
        <extracomment>%1 is a date with time</extracomment>
        <translation>
            <numerusform>%n Befehl, der letzte %1</numerusform>
            <numerusform>%n Befehle, der letzte %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes saved by another version of Hexwerk</source>
        <translation>Änderungen, die eine andere Version von Hexwerk gespeichert hat</translation>
    </message>
    <message>
        <source>This version cannot read them; last changed %1</source>
        <extracomment>%1 is a date with time</extracomment>
        <translation>Diese Version kann sie nicht lesen; zuletzt geändert %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::ReplaceDialog</name>
    <message>
        <source>&amp;Whole words</source>
        <translation>&amp;Ganze Wörter</translation>
    </message>
    <message>
        <source>Match &amp;case</source>
        <translation>Groß- und &amp;Kleinschreibung</translation>
    </message>
    <message>
        <source>Regular &amp;expression</source>
        <translation>&amp;Regulärer Ausdruck</translation>
    </message>
    <message numerus="yes">
        <source>Only in the %n text(s) that the list shows</source>
        <translation>
            <numerusform>Nur in dem einen Text, den die Liste zeigt</numerusform>
            <numerusform>Nur in den %n Texten, die die Liste zeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in translations</source>
        <translation>In Übersetzungen ersetzen</translation>
    </message>
    <message>
        <source>\1 in the replacement is what the first brackets found.</source>
        <translation>\1 steht in der Ersetzung für das, was die erste Klammer gefunden hat.</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>&amp;Replace by:</source>
        <translation>&amp;Ersetzen durch:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n text(s)</source>
        <translation>
            <numerusform>In einem Text ersetzen</numerusform>
            <numerusform>In %n Texten ersetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no regular expression: %1</source>
        <translation>Das ist kein regulärer Ausdruck: %1</translation>
    </message>
    <message>
        <source>The expression takes too long for some texts; they are left out.</source>
        <translation>Der Ausdruck braucht bei einigen Texten zu lange; sie werden ausgelassen.</translation>
    </message>
    <message>
        <source>No translation has this.</source>
        <translation>Das kommt in keiner Übersetzung vor.</translation>
    </message>
    <message>
        <source>Replace “%1” by “%2”</source>
        <translation>„%1“ durch „%2“ ersetzen</translation>
    </message>
</context>
<context>
    <name>hexwerk::RuleCaseWords</name>
    <message>
        <source>Why here: %1</source>
        <extracomment>%1 is a die, a refusal or a line of the log</extracomment>
        <translation>Warum hier: %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::RuleFinder</name>
    <message>
        <source>Words, a paragraph such as 10.3, or an id such as R10.3e</source>
        <translation>Wörter, Absatz wie 10.3 oder Kennung wie R10.3e</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Rules found</source>
        <translation>Gefundene Regeln</translation>
    </message>
    <message>
        <source>Both languages are searched as you type.</source>
        <translation>Beim Tippen wird in beiden Sprachen gesucht.</translation>
    </message>
    <message>
        <source>No rule has “%1”. Try a word of the other language, a paragraph such as 10.3, or an id such as R10.3e.</source>
        <translation>Keine Regel enthält „%1“. Versuchen Sie ein Wort der anderen Sprache, einen Absatz wie 10.3 oder eine Kennung wie R10.3e.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s): Up, Down and Enter, or Alt+1 to Alt+9</source>
        <translation>
            <numerusform>%n Regel: Auf, Ab und Eingabe oder Alt+1 bis Alt+9</numerusform>
            <numerusform>%n Regeln: Auf, Ab und Eingabe oder Alt+1 bis Alt+9</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation>Gefundene Seiten</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>No page has “%1”. Try a word of the other language.</source>
        <translation>Keine Seite enthält „%1“. Versuchen Sie ein Wort der anderen Sprache.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s): Up, Down and Enter, or Alt+1 to Alt+9</source>
        <translation>
            <numerusform>%n Treffer: Auf, Ab und Eingabe oder Alt+1 bis Alt+9</numerusform>
            <numerusform>%n Treffer: Auf, Ab und Eingabe oder Alt+1 bis Alt+9</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::RuleView</name>
    <message>
        <source>Select a line of the log, or the number of a rule beside its dice, to show the rule here.</source>
        <translation>Wählen Sie eine Zeile des Verlaufs oder die Nummer einer Regel neben ihren Würfeln: Hier erscheint dann die Regel.</translation>
    </message>
    <message>
        <source>There is no entry for this rule.</source>
        <translation>Zu dieser Regel gibt es keinen Eintrag.</translation>
    </message>
    <message>
        <source>Read in the rulebook</source>
        <translation>Im Regelbuch lesen</translation>
    </message>
</context>
<context>
    <name>hexwerk::RulebookWindow</name>
    <message>
        <source>Your notes could not be read. The file was set aside as %1.</source>
        <translation>Ihre Notizen konnten nicht gelesen werden. Die Datei liegt jetzt unter %1.</translation>
    </message>
    <message>
        <source>Only the %1 has %2.</source>
        <translation>%2 gibt es nur hier: %1.</translation>
    </message>
    <message>
        <source>Choose a rule: what belongs to it appears here.</source>
        <translation>Wählen Sie eine Regel: Hier erscheint, was dazugehört.</translation>
    </message>
    <message>
        <source>No notes yet</source>
        <translation>Noch keine Notizen</translation>
    </message>
    <message>
        <source>Mine (%1)</source>
        <translation>Eigene (%1)</translation>
    </message>
    <message>
        <source>Your bookmarks could not be saved: %1</source>
        <translation>Ihre Lesezeichen konnten nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Your note could not be saved: %1</source>
        <translation>Ihre Notiz konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Export notes</source>
        <translation>Notizen exportieren</translation>
    </message>
    <message>
        <source>Text (*.md)</source>
        <translation>Text (*.md)</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 wurde gespeichert.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Save chapter as PDF</source>
        <translation>Kapitel als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Beside: nothing</source>
        <extracomment>nothing stands beside the text</extracomment>
        <translation>Daneben: nichts</translation>
    </message>
    <message>
        <source>Beside: %1</source>
        <extracomment>%1 is an edition and a language</extracomment>
        <translation>Daneben: %1</translation>
    </message>
    <message>
        <source>&amp;Book</source>
        <translation>&amp;Buch</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>The rule that you read before</source>
        <translation>Die Regel, die Sie zuvor gelesen haben</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>The rule that you went back from</source>
        <translation>Die Regel, von der Sie zurückgegangen sind</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Search both languages by words, paragraph or id</source>
        <translation>In beiden Sprachen nach Wörtern, Absatz oder Kennung suchen</translation>
    </message>
    <message>
        <source>Book&amp;mark</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>Keep this rule among your own</source>
        <translation>Diese Regel unter den eigenen merken</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <source>Write a note about this rule</source>
        <translation>Eine Notiz zu dieser Regel schreiben</translation>
    </message>
    <message>
        <source>Save your notes and bookmarks as text</source>
        <translation>Ihre Notizen und Lesezeichen als Text speichern</translation>
    </message>
    <message>
        <source>&amp;Print chapter...</source>
        <translation>Kapitel &amp;drucken …</translation>
    </message>
    <message>
        <source>Print the chapter that you read</source>
        <translation>Das Kapitel drucken, das Sie lesen</translation>
    </message>
    <message>
        <source>Save chapter as P&amp;DF...</source>
        <translation>Kapitel als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Save the chapter that you read as PDF</source>
        <translation>Das Kapitel, das Sie lesen, als PDF speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the rulebook</source>
        <translation>Das Regelbuch schließen</translation>
    </message>
    <message>
        <source>Other &amp;language</source>
        <translation>Andere S&amp;prache</translation>
    </message>
    <message>
        <source>Read the same edition in the other language</source>
        <translation>Dieselbe Ausgabe in der anderen Sprache lesen</translation>
    </message>
    <message>
        <source>Edition and language</source>
        <translation>Ausgabe und Sprache</translation>
    </message>
    <message>
        <source>Edition that gives the paragraph numbers, and language</source>
        <translation>Ausgabe, nach der die Absätze nummeriert sind, und Sprache</translation>
    </message>
    <message>
        <source>Text beside it</source>
        <translation>Text daneben</translation>
    </message>
    <message>
        <source>Show another edition or language side by side</source>
        <translation>Eine andere Ausgabe oder Sprache daneben zeigen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Your bookmarks and notes</source>
        <translation>Ihre Lesezeichen und Notizen</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Regeltext</translation>
    </message>
    <message>
        <source>About this rule</source>
        <translation>Zu dieser Regel</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In diesem Spiel</translation>
    </message>
    <message>
        <source>&amp;Erratum</source>
        <translation>E&amp;rratum</translation>
    </message>
    <message>
        <source>Write what this rule should say</source>
        <translation>Schreiben, wie diese Regel lauten sollte</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Frage</translation>
    </message>
    <message>
        <source>Write a question about this rule</source>
        <translation>Eine Frage zu dieser Regel schreiben</translation>
    </message>
    <message>
        <source>E&amp;xport notes...</source>
        <translation>Notizen e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Why here</source>
        <translation>Warum hier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the numbers of this case</source>
        <translation>Die Zahlen dieses Falls schließen</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>erratum</source>
        <translation>Erratum</translation>
    </message>
    <message>
        <source>question, answered</source>
        <translation>Frage, beantwortet</translation>
    </message>
    <message>
        <source>question, open</source>
        <translation>Frage, offen</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>Save &amp;whole book as PDF...</source>
        <translation>Ganzes &amp;Buch als PDF speichern …</translation>
    </message>
    <message>
        <source>Save all chapters as one PDF</source>
        <translation>Alle Kapitel als ein PDF speichern</translation>
    </message>
    <message>
        <source>The chapter was printed.</source>
        <translation>Das Kapitel wurde gedruckt.</translation>
    </message>
    <message>
        <source>Save whole book as PDF</source>
        <translation>Ganzes Buch als PDF speichern</translation>
    </message>
</context>
<context>
    <name>hexwerk::SearchDialog</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>Suchbegriff</translation>
    </message>
    <message>
        <source>Action, unit, hex, card, rule...</source>
        <translation>Aktion, Einheit, Hexfeld, Karte, Regel …</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is what was found, %2 what it is, such as a unit</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>hexwerk::SheetTabs</name>
    <message>
        <source>Open scenarios</source>
        <translation>Offene Szenarien</translation>
    </message>
    <message>
        <source>%1 *</source>
        <extracomment>%1 is the name of a scenario; the star says that something in it is not saved</extracomment>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 (with unsaved changes)</source>
        <extracomment>%1 is where a file lies</extracomment>
        <translation>%1 (mit ungespeicherten Änderungen)</translation>
    </message>
    <message>
        <source>Close this scenario</source>
        <translation>Dieses Szenario schließen</translation>
    </message>
    <message>
        <source>Close %1</source>
        <extracomment>%1 is the name of a scenario</extracomment>
        <translation>%1 schließen</translation>
    </message>
</context>
<context>
    <name>hexwerk::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Nach Wörtern filtern</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Filter by a key: press it</source>
        <translation>Nach einer Taste filtern: drücken Sie sie</translation>
    </message>
    <message>
        <source>B&amp;y key</source>
        <translation>N&amp;ach Taste</translation>
    </message>
    <message>
        <source>Press a key to see what has it</source>
        <translation>Eine Taste drücken, um zu sehen, was sie tut</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Standard keys</source>
        <translation>Standardtasten</translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation>&amp;Tasten:</translation>
    </message>
    <message>
        <source>First key</source>
        <translation>Erste Taste</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Zweite Taste</translation>
    </message>
    <message>
        <source>Third key</source>
        <translation>Dritte Taste</translation>
    </message>
    <message>
        <source>Click here and press the new key</source>
        <translation>Hier klicken und die neue Taste drücken</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Give this action its standard keys again</source>
        <translation>Dieser Aktion ihre Standardtasten wiedergeben</translation>
    </message>
    <message>
        <source>This action gets the key, the other one loses it</source>
        <translation>Diese Aktion erhält die Taste, die andere verliert sie</translation>
    </message>
    <message>
        <source>Reset &amp;all...</source>
        <translation>A&amp;lle zurücksetzen …</translation>
    </message>
    <message>
        <source>Give all actions their standard keys again</source>
        <translation>Allen Aktionen ihre Standardtasten wiedergeben</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>L&amp;iste</translation>
    </message>
    <message>
        <source>Copy, save or print the list of all keys</source>
        <translation>Die Liste aller Tasten kopieren, speichern oder drucken</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Take your keys to another computer</source>
        <translation>Ihre Tasten auf einen anderen Rechner mitnehmen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Copy list</source>
        <translation>Liste &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save list...</source>
        <translation>Liste &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Print list...</source>
        <translation>Liste &amp;drucken …</translation>
    </message>
    <message>
        <source>&amp;Import keys...</source>
        <translation>Tasten &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Export keys...</source>
        <translation>Tasten &amp;exportieren …</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>No action selected</source>
        <translation>Keine Aktion gewählt</translation>
    </message>
    <message>
        <source>Select an action, and press a new key for it.</source>
        <translation>Wählen Sie eine Aktion und drücken Sie eine neue Taste dafür.</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Diese Taste lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what the key does, %2 where</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open the menu %1</source>
        <extracomment>%1 is a menu</extracomment>
        <translation>Das Menü %1 öffnen</translation>
    </message>
    <message>
        <source>This action has that key already.</source>
        <translation>Diese Aktion hat diese Taste schon.</translation>
    </message>
    <message>
        <source>%1 cannot be used here. It is fixed: %2.</source>
        <extracomment>%1 is a key, %2 what it does</extracomment>
        <translation>%1 kann hier nicht verwendet werden. Die Taste ist fest: %2.</translation>
    </message>
    <message>
        <source>%1 is the key of &quot;%2&quot; (%3).</source>
        <extracomment>%1 is a key, %2 an action, %3 where it works</extracomment>
        <translation>%1 ist die Taste von „%2“ (%3).</translation>
    </message>
    <message>
        <source>&amp;Take it from &quot;%1&quot;</source>
        <translation>Von „%1“ &amp;nehmen</translation>
    </message>
    <message>
        <source>Give all actions their standard keys again? Your keys are lost.</source>
        <translation>Allen Aktionen ihre Standardtasten wiedergeben? Ihre eigenen gehen verloren.</translation>
    </message>
    <message>
        <source>The list is on the clipboard.</source>
        <translation>Die Liste liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 wurde gespeichert.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2. Choose another folder.</source>
        <translation>%1 konnte nicht gespeichert werden: %2. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Save list</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Web page (*.html);;Text (*.txt)</source>
        <translation>Webseite (*.html);;Text (*.txt)</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Tasten exportieren</translation>
    </message>
    <message>
        <source>Keys (*.toml)</source>
        <translation>Tasten (*.toml)</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Tasten importieren</translation>
    </message>
    <message>
        <source>The keys were not imported. Correct the file and import it again.</source>
        <translation>Die Tasten wurden nicht importiert. Korrigieren Sie die Datei und importieren Sie sie erneut.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) got their keys from the file.</source>
        <translation>
            <numerusform>%n Aktion hat ihre Tasten aus der Datei erhalten.</numerusform>
            <numerusform>%n Aktionen haben ihre Tasten aus der Datei erhalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::StartPage</name>
    <message>
        <source>Create scenarios for tactical hex wargames, and play them by the rules.</source>
        <translation>Hexfeld-Kriegsspiele: Szenarien erstellen, nach Regeln spielen.</translation>
    </message>
    <message>
        <source>Open the training scenario</source>
        <translation>Übungsszenario öffnen</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Open a file...</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is a file, %2 the folder it lies in</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Gespeichertes Spiel</translation>
    </message>
    <message>
        <source>Infantry against infantry on a small map: explore it, change it, play it.</source>
        <translation>Infanterie gegen Infanterie auf kleiner Karte: ansehen, ändern, spielen.</translation>
    </message>
    <message>
        <source>A scenario or a saved game. You can also drop it on the window.</source>
        <translation>Ein Szenario oder Spiel. Sie können die Datei auch auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Open a scenario or game file</source>
        <translation>Eine Szenario- oder Spieldatei öffnen</translation>
    </message>
    <message>
        <source>Scenarios and games</source>
        <translation>Szenarien und Spiele</translation>
    </message>
    <message>
        <source>An empty map or a template to start with, and two sides.</source>
        <translation>Leere Karte oder Vorlage, zwei Seiten.</translation>
    </message>
    <message>
        <source>Create a scenario, empty or from a template</source>
        <translation>Ein Szenario anlegen, leer oder aus einer Vorlage</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Nicht gespeichertes Spiel</translation>
    </message>
    <message>
        <source>Unsaved game, last order %1</source>
        <translation>Nicht gespeichertes Spiel, letzter Befehl %1</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Play the training scenario; each step and its rule are explained as they come up.</source>
        <translation>Das Trainingsszenario spielen; jeder Schritt und seine Regel werden dabei erklärt.</translation>
    </message>
    <message>
        <source>Start the course for beginners</source>
        <translation>Die Einführung starten</translation>
    </message>
    <message>
        <source>Table assistant</source>
        <translation>Tischassistent</translation>
    </message>
    <message>
        <source>Open the table assistant</source>
        <translation>Den Tischassistenten öffnen</translation>
    </message>
    <message>
        <source>The dice and rules of an attack at a real table.</source>
        <translation>Würfel und Regeln am echten Spieltisch.</translation>
    </message>
    <message>
        <source>Learn the full rules</source>
        <translation>Alle Regeln lernen</translation>
    </message>
    <message>
        <source>Part two: command cards, air attacks and more.</source>
        <translation>Zweiter Teil: Kommandokarten, Luftangriffe und mehr.</translation>
    </message>
    <message>
        <source>Start part two of the course</source>
        <translation>Den zweiten Teil der Einführung starten</translation>
    </message>
</context>
<context>
    <name>hexwerk::TermList</name>
    <message>
        <source>(not: %1)</source>
        <extracomment>Wordings that are wrong for a term</extracomment>
        <translation>(nicht: %1)</translation>
    </message>
    <message>
        <source>No terms in this text.</source>
        <translation>In diesem Text stehen keine Begriffe.</translation>
    </message>
</context>
<context>
    <name>hexwerk::TextImportDialog</name>
    <message>
        <source>replaces your text</source>
        <translation>ersetzt Ihren Text</translation>
    </message>
    <message>
        <source>Import texts</source>
        <translation>Texte importieren</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 wurde nicht importiert.</translation>
    </message>
    <message>
        <source>%1 changes nothing.</source>
        <translation>%1 ändert nichts.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is changed yet. %1 changes %n text(s).</source>
        <translation>
            <numerusform>Noch ist nichts geändert. %1 ändert einen Text.</numerusform>
            <numerusform>Noch ist nichts geändert. %1 ändert %n Texte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Save list of problems...</source>
        <translation>Liste der Probleme &amp;speichern …</translation>
    </message>
    <message numerus="yes">
        <source>Import %n text(s)</source>
        <translation>
            <numerusform>Einen Text importieren</numerusform>
            <numerusform>%n Texte importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Save list of problems</source>
        <translation>Liste der Probleme speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>hexwerk::TextList</name>
    <message>
        <source>Stale</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Übersetzung</translation>
    </message>
</context>
<context>
    <name>hexwerk::TextPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>An entry of a menu</source>
        <translation>Ein Menüeintrag</translation>
    </message>
    <message>
        <source>The name of a menu</source>
        <translation>Der Name eines Menüs</translation>
    </message>
    <message>
        <source>A button</source>
        <translation>Eine Schaltfläche</translation>
    </message>
    <message>
        <source>A label</source>
        <translation>Eine Beschriftung</translation>
    </message>
    <message>
        <source>The title of a group</source>
        <translation>Der Titel einer Gruppe</translation>
    </message>
    <message>
        <source>A choice of a list</source>
        <translation>Ein Eintrag einer Auswahlliste</translation>
    </message>
    <message>
        <source>A tab</source>
        <translation>Ein Reiter</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Hinweis</translation>
    </message>
    <message>
        <source>No open window shows this text now, so its room is not measured.</source>
        <translation>Kein offenes Fenster zeigt diesen Text gerade, daher ist sein Platz nicht gemessen.</translation>
    </message>
    <message>
        <source>%1: too long, needs %2 of %3 pixels</source>
        <translation>%1: zu lang, braucht %2 von %3 Pixeln</translation>
    </message>
    <message>
        <source>%1: fits, needs %2 of %3 pixels</source>
        <translation>%1: passt, braucht %2 von %3 Pixeln</translation>
    </message>
</context>
<context>
    <name>hexwerk::Workshop</name>
    <message>
        <source>Translate %1</source>
        <translation>%1 übersetzen</translation>
    </message>
    <message>
        <source>Silence a check</source>
        <translation>Prüfung stummschalten</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>%1 could not be changed.</source>
        <translation>%1 konnte nicht geändert werden.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 could not be read. Rename or repair the file, then open the workshop again.</source>
        <translation>%1 konnte nicht gelesen werden. Benennen Sie die Datei um oder reparieren Sie sie, und öffnen Sie die Werkstatt erneut.</translation>
    </message>
    <message>
        <source>The memory of this language could not be read; nothing was added to it.</source>
        <translation>Das Übersetzungsgedächtnis dieser Sprache konnte nicht gelesen werden; es wurde nichts hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>hexwerk::WorkshopWindow</name>
    <message>
        <source>PO of gettext</source>
        <translation>PO von gettext</translation>
    </message>
    <message>
        <source>XLIFF 1.2</source>
        <translation>XLIFF 1.2</translation>
    </message>
    <message>
        <source>XLIFF 2.0</source>
        <translation>XLIFF 2.0</translation>
    </message>
    <message>
        <source>Export texts</source>
        <translation>Texte exportieren</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 wurde gespeichert.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Import texts</source>
        <translation>Texte importieren</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Folder for the changed files</source>
        <translation>Ordner für die geänderten Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n Datei in %1 geschrieben</numerusform>
            <numerusform>%n Dateien in %1 geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Your translations could not be saved: %1</source>
        <translation>Ihre Übersetzungen konnten nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>%1 of %2 texts shown; %3 of %2 approved</source>
        <translation>%1 von %2 Texten angezeigt; %3 von %2 freigegeben</translation>
    </message>
    <message>
        <source>No text fits the filter.</source>
        <translation>Kein Text passt zum Filter.</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Plural form %1</source>
        <translation>Pluralform %1</translation>
    </message>
    <message>
        <source>For one: %1</source>
        <translation>Für eins: %1</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>No similar text.</source>
        <translation>Kein ähnlicher Text.</translation>
    </message>
    <message>
        <source>All checks passed.</source>
        <translation>Alle Prüfungen bestanden.</translation>
    </message>
    <message>
        <source>A check fails: the text needs work.</source>
        <translation>Eine Prüfung schlägt fehl: Der Text ist zu überarbeiten.</translation>
    </message>
    <message>
        <source>All texts of this list are approved.</source>
        <translation>Alle Texte dieser Liste sind freigegeben.</translation>
    </message>
    <message>
        <source>No check fails here.</source>
        <translation>Hier schlägt keine Prüfung fehl.</translation>
    </message>
    <message>
        <source>Silence a check</source>
        <translation>Prüfung stummschalten</translation>
    </message>
    <message>
        <source>%1
Why is the text right all the same?</source>
        <translation>%1
Warum ist der Text trotzdem richtig?</translation>
    </message>
    <message>
        <source>New language</source>
        <translation>Neue Sprache</translation>
    </message>
    <message>
        <source>Tag of the language, such as fr or pt-BR:</source>
        <translation>Kürzel der Sprache, etwa fr oder pt-BR:</translation>
    </message>
    <message>
        <source>“%1” is not the tag of a language.</source>
        <translation>„%1“ ist kein Sprachkürzel.</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Export for the &amp;project...</source>
        <translation>Für das &amp;Projekt exportieren …</translation>
    </message>
    <message>
        <source>&amp;New language...</source>
        <translation>&amp;Neue Sprache …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Approve, next</source>
        <translation>&amp;Freigeben, weiter</translation>
    </message>
    <message>
        <source>Needs &amp;work, next</source>
        <translation>Zu ü&amp;berarbeiten, weiter</translation>
    </message>
    <message>
        <source>&amp;Still right</source>
        <translation>&amp;Stimmt noch</translation>
    </message>
    <message>
        <source>Next &amp;unfinished</source>
        <translation>Nächster &amp;unfertiger</translation>
    </message>
    <message>
        <source>&amp;Copy source</source>
        <translation>&amp;Quelltext übernehmen</translation>
    </message>
    <message>
        <source>Si&amp;lence a check...</source>
        <translation>Prüfung stummschal&amp;ten …</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Su&amp;chen</translation>
    </message>
    <message>
        <source>Undo last &amp;text</source>
        <translation>&amp;Letzten Text zurücknehmen</translation>
    </message>
    <message>
        <source>New language...</source>
        <translation>Neue Sprache …</translation>
    </message>
    <message>
        <source>Translation workshop</source>
        <translation>Übersetzungswerkstatt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>Alle Texte</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfertig</translation>
    </message>
    <message>
        <source>Untranslated</source>
        <translation>Unübersetzt</translation>
    </message>
    <message>
        <source>Needs work</source>
        <translation>Zu überarbeiten</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>Fails a check</source>
        <translation>Prüfung schlägt fehl</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Which texts are shown</source>
        <translation>Welche Texte angezeigt werden</translation>
    </message>
    <message>
        <source>Which kind of text</source>
        <translation>Welche Art von Text</translation>
    </message>
    <message>
        <source>Find in English, translation and key</source>
        <translation>In Englisch, Übersetzung und Schlüssel suchen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Plural form</source>
        <translation>Pluralform</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>Checks and offers</source>
        <translation>Prüfungen und Vorschläge</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Terms as a table (CSV)</source>
        <translation>Begriffe als Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Terms (TBX)</source>
        <translation>Begriffe (TBX)</translation>
    </message>
    <message>
        <source>Translation memory (TMX)</source>
        <translation>Übersetzungsgedächtnis (TMX)</translation>
    </message>
    <message>
        <source>%1 has none of the endings %2.</source>
        <extracomment>%2 are endings of files</extracomment>
        <translation>%1 hat keine der Endungen %2.</translation>
    </message>
    <message>
        <source>Translations (%1)</source>
        <translation>Übersetzungen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n translation(s) were added to the memory.</source>
        <translation>
            <numerusform>Dem Übersetzungsgedächtnis wurde eine Übersetzung hinzugefügt.</numerusform>
            <numerusform>Dem Übersetzungsgedächtnis wurden %n Übersetzungen hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <source>&amp;Replace in translations...</source>
        <translation>In Übersetzungen &amp;ersetzen …</translation>
    </message>
    <message>
        <source>C&amp;onsistency...</source>
        <translation>Ein&amp;heitlichkeit …</translation>
    </message>
    <message>
        <source>Terms in this text</source>
        <translation>Begriffe in diesem Text</translation>
    </message>
    <message>
        <source>Alt+1 to 9 offers</source>
        <translation>Alt+1 bis 9 Vorschläge</translation>
    </message>
    <message>
        <source>Alt+letter terms</source>
        <translation>Alt+Buchstabe Begriffe</translation>
    </message>
    <message>
        <source>Offer the pseudo-lan&amp;guage</source>
        <translation>Pseudosprache an&amp;bieten</translation>
    </message>
    <message>
        <source>The language menu offers it: what stays plain cannot be translated.</source>
        <translation>Das Sprachmenü bietet sie an: Was schlicht bleibt, lässt sich nicht übersetzen.</translation>
    </message>
    <message>
        <source>Translation: %1 approves it and goes on</source>
        <translation>Übersetzung: %1 gibt sie frei und geht weiter</translation>
    </message>
    <message>
        <source>There is nothing to approve yet. &quot;%1&quot; copies the source.</source>
        <translation>Es gibt noch nichts freizugeben. „%1“ übernimmt den Quelltext.</translation>
    </message>
    <message>
        <source>Copy source</source>
        <translation>Quelltext übernehmen</translation>
    </message>
</context>
<context>
    <name>hexwerk::WorkshopWords</name>
    <message>
        <source>The placeholders differ: %1</source>
        <translation>Die Platzhalter weichen ab: %1</translation>
    </message>
    <message>
        <source>The numbers differ: %1</source>
        <translation>Die Zahlen weichen ab: %1</translation>
    </message>
    <message>
        <source>The dice differ: %1</source>
        <translation>Die Würfel weichen ab: %1</translation>
    </message>
    <message>
        <source>The ids differ: %1</source>
        <translation>Die Kennungen weichen ab: %1</translation>
    </message>
    <message>
        <source>The rules differ: %1</source>
        <translation>Die Regeln weichen ab: %1</translation>
    </message>
    <message>
        <source>A plural form is missing</source>
        <translation>Eine Pluralform fehlt</translation>
    </message>
    <message>
        <source>The key after &amp; is missing, or not in the source</source>
        <translation>Die Taste nach &amp; fehlt oder steht nicht im Quelltext</translation>
    </message>
    <message>
        <source>Another text of this menu has the same key: %1</source>
        <translation>Ein anderer Text dieses Menüs hat dieselbe Taste: %1</translation>
    </message>
    <message>
        <source>The end differs: “%1” instead of “%2”</source>
        <translation>Das Ende weicht ab: „%1“ statt „%2“</translation>
    </message>
    <message>
        <source>An ellipsis is one character: …</source>
        <translation>Auslassungspunkte sind ein einziges Zeichen: …</translation>
    </message>
    <message>
        <source>Use the quotes of the language: %1</source>
        <translation>Verwenden Sie die Anführungszeichen der Sprache: %1</translation>
    </message>
    <message>
        <source>Use a real minus before a number: −</source>
        <translation>Verwenden Sie vor einer Zahl ein echtes Minus: −</translation>
    </message>
    <message>
        <source>Two spaces in a row</source>
        <translation>Zwei Leerzeichen hintereinander</translation>
    </message>
    <message>
        <source>The spaces at the edge differ from the source</source>
        <translation>Die Leerzeichen am Rand weichen vom Quelltext ab</translation>
    </message>
    <message>
        <source>The term is missing: %1</source>
        <translation>Der Begriff fehlt: %1</translation>
    </message>
    <message>
        <source>Avoid “%1”; the term is “%2”</source>
        <translation>Vermeiden Sie „%1“; der Begriff ist „%2“</translation>
    </message>
    <message>
        <source>Not in the dictionary: %1</source>
        <translation>Nicht im Wörterbuch: %1</translation>
    </message>
    <message>
        <source>The same source is translated as “%1” elsewhere</source>
        <translation>Derselbe Quelltext ist anderswo mit „%1“ übersetzt</translation>
    </message>
    <message>
        <source>Another source has the same translation</source>
        <translation>Ein anderer Quelltext hat dieselbe Übersetzung</translation>
    </message>
    <message>
        <source>The same as the source</source>
        <translation>Gleich dem Quelltext</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Save it as UTF-8 and import it again.</source>
        <translation>Die Datei ist nicht in UTF-8. Speichern Sie sie in UTF-8, und importieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>The file is broken here: %1</source>
        <translation>Die Datei ist hier beschädigt: %1</translation>
    </message>
    <message>
        <source>The file is nested too deeply.</source>
        <translation>Die Datei ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The file declares entities; they are not allowed.</source>
        <translation>Die Datei deklariert Entitäten; das ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The file belongs to another program: %1</source>
        <translation>Die Datei gehört zu einem anderen Programm: %1</translation>
    </message>
    <message>
        <source>The file is in another language: %1</source>
        <translation>Die Datei ist in einer anderen Sprache: %1</translation>
    </message>
    <message>
        <source>The file was made for version %1.</source>
        <translation>Die Datei wurde für Version %1 erstellt.</translation>
    </message>
    <message>
        <source>There is no such text any more; it is left out.</source>
        <translation>Diesen Text gibt es nicht mehr; er wird ausgelassen.</translation>
    </message>
    <message>
        <source>The text occurs twice; the second one is left out.</source>
        <translation>Der Text kommt zweimal vor; der zweite wird ausgelassen.</translation>
    </message>
    <message>
        <source>A placeholder is missing or added: %1. The text is left out.</source>
        <translation>Ein Platzhalter fehlt oder ist überzählig: %1. Der Text wird ausgelassen.</translation>
    </message>
    <message>
        <source>The number of plural forms is wrong: %1. The text is left out.</source>
        <translation>Die Anzahl der Pluralformen ist falsch: %1. Der Text wird ausgelassen.</translation>
    </message>
    <message>
        <source>The source has changed since; the text needs work.</source>
        <translation>Der Quelltext hat sich seitdem geändert; der Text ist zu überarbeiten.</translation>
    </message>
    <message>
        <source>Line %1: </source>
        <translation>Zeile %1: </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Spielfelder</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Untranslated</source>
        <translation>Unübersetzt</translation>
    </message>
    <message>
        <source>Needs work</source>
        <translation>Zu überarbeiten</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>Too long where it is drawn: %1 pixels, and there is room for %2</source>
        <extracomment>%1 and %2 are numbers of pixels</extracomment>
        <translation>Zu lang für seinen Platz: %1 Pixel, Platz ist für %2</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::AddCardCommand</name>
    <message>
        <source>Add card</source>
        <translation>Karte anlegen</translation>
    </message>
    <message>
        <source>Duplicate card</source>
        <translation>Karte duplizieren</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::AddItemCommand</name>
    <message>
        <source>Add entry</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::AddReinforcementCommand</name>
    <message>
        <source>Add reinforcement</source>
        <translation>Verstärkung hinzufügen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::AddTrackCommand</name>
    <message>
        <source>Add track</source>
        <translation>Statusleiste hinzufügen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::AdviceText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a piece of advice; %1 is a unit, %2 an action</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Move %1 off the map</source>
        <extracomment>a piece of advice; %1 is a unit</extracomment>
        <translation>%1 verlässt die Karte</translation>
    </message>
    <message>
        <source>Move %1 fast to %2</source>
        <extracomment>a piece of advice; %1 is a unit, %2 a hex</extracomment>
        <translation>%1 schnell nach %2 bewegen</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <extracomment>a piece of advice; %1 is a unit, %2 a hex</extracomment>
        <translation>%1 nach %2 bewegen</translation>
    </message>
    <message>
        <source>Move %1 to %2 and fire at %3</source>
        <extracomment>a piece of advice; %1 is a unit, %2 a hex, %3 a unit</extracomment>
        <translation>%1 nach %2 bewegen und auf %3 feuern</translation>
    </message>
    <message>
        <source>Fire with %1 at %2, then move to %3</source>
        <extracomment>a piece of advice; %1 and %2 are units, %3 a hex</extracomment>
        <translation>Mit %1 auf %2 feuern, dann nach %3 bewegen</translation>
    </message>
    <message>
        <source>Assault with %1: %2 in %3</source>
        <extracomment>a piece of advice; %1 and %2 are units, %3 a hex</extracomment>
        <translation>Nahkampf mit %1 gegen %2 in %3</translation>
    </message>
    <message>
        <source>Wait: let the others act first</source>
        <translation>Abwarten: erst die anderen handeln lassen</translation>
    </message>
    <message>
        <source>Fire with %1 at %2</source>
        <extracomment>a piece of advice; %1 and %2 are units</extracomment>
        <translation>Mit %1 auf %2 feuern</translation>
    </message>
    <message>
        <source>Let %1 support against %2</source>
        <extracomment>a piece of advice; %1 and %2 are units</extracomment>
        <translation>Mit %1 unterstützen, gegen %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is an objective, %2 its hex</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the zone at %1</source>
        <extracomment>%1 is a hex</extracomment>
        <translation>Zone bei %1</translation>
    </message>
    <message>
        <source>Gets nearer to %1</source>
        <translation>Kommt %1 näher</translation>
    </message>
    <message>
        <source>Moves away from %1</source>
        <translation>Entfernt sich von %1</translation>
    </message>
    <message>
        <source>May take %1</source>
        <translation>Kann %1 einnehmen</translation>
    </message>
    <message>
        <source>Better cover in %1</source>
        <extracomment>%1 is a hex</extracomment>
        <translation>Bessere Deckung in %1</translation>
    </message>
    <message>
        <source>Less cover in %1</source>
        <extracomment>%1 is a hex</extracomment>
        <translation>Weniger Deckung in %1</translation>
    </message>
    <message>
        <source>Less fire from %1</source>
        <extracomment>%1 is a unit with its hex</extracomment>
        <translation>Weniger Feuer von %1</translation>
    </message>
    <message>
        <source>More fire from %1</source>
        <extracomment>%1 is a unit with its hex</extracomment>
        <translation>Mehr Feuer von %1</translation>
    </message>
    <message>
        <source>Fire at %1</source>
        <extracomment>%1 is a unit with its hex</extracomment>
        <translation>Feuer auf %1</translation>
    </message>
    <message>
        <source>A good shot at %1 afterwards</source>
        <extracomment>%1 is a unit with its hex</extracomment>
        <translation>Danach ein guter Schuss auf %1</translation>
    </message>
    <message>
        <source>No shot at %1 afterwards</source>
        <extracomment>%1 is a unit with its hex</extracomment>
        <translation>Danach kein Schuss auf %1</translation>
    </message>
    <message>
        <source>Close combat against %1</source>
        <extracomment>%1 is a unit with its hex</extracomment>
        <translation>Nahkampf gegen %1</translation>
    </message>
    <message>
        <source>What %1 may do in close combat</source>
        <extracomment>%1 is a unit with its hex</extracomment>
        <translation>Was %1 im Nahkampf anrichten kann</translation>
    </message>
    <message>
        <source>Reaction fire from %1 on the way, in %2</source>
        <extracomment>%1 is a unit with its hex, %2 a hex</extracomment>
        <translation>Reaktionsfeuer von %1 unterwegs, in %2</translation>
    </message>
    <message>
        <source>Mines that may lie in %1</source>
        <extracomment>%1 is a hex</extracomment>
        <translation>Minen, die in %1 liegen können</translation>
    </message>
    <message>
        <source>Gives up its shot at enemies who move later</source>
        <translation>Gibt den Schuss auf Gegner auf, die sich später bewegen</translation>
    </message>
    <message>
        <source>Fires less well after a fast action</source>
        <translation>Feuert nach einer schnellen Aktion schlechter</translation>
    </message>
    <message>
        <source>Shelter from the fire it is under</source>
        <translation>Schutz vor dem Feuer, unter dem sie liegt</translation>
    </message>
    <message>
        <source>Passengers can fight on the ground</source>
        <translation>Abgesessen können Passagiere kämpfen</translation>
    </message>
    <message>
        <source>Passengers still have far to go</source>
        <translation>Passagiere haben noch einen weiten Weg</translation>
    </message>
    <message>
        <source>One more unit on the map</source>
        <translation>Eine Einheit mehr auf der Karte</translation>
    </message>
    <message>
        <source>The support that was requested</source>
        <translation>Die angeforderte Unterstützung</translation>
    </message>
    <message>
        <source>The effect of the card</source>
        <translation>Die Wirkung der Karte</translation>
    </message>
    <message>
        <source>Uses up its action</source>
        <translation>Verbraucht die Aktion</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>%1 is a number of percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Turn %1 where it stands and fire at %2</source>
        <extracomment>a piece of advice; %1 and %2 are units</extracomment>
        <translation>%1 auf der Stelle drehen und auf %2 feuern</translation>
    </message>
    <message>
        <source>Lay smoke in %2 with %1</source>
        <extracomment>a piece of advice; %1 is a unit, %2 a hex or several</extracomment>
        <translation>%1: Rauch in %2 legen</translation>
    </message>
    <message>
        <source>Smoke shields your units, mainly from %1</source>
        <extracomment>%1 is a unit with its hex</extracomment>
        <translation>Rauch schützt Ihre Einheiten, vor allem vor %1</translation>
    </message>
    <message>
        <source>Gets to its goal sooner aboard %1</source>
        <extracomment>%1 is a unit with its hex</extracomment>
        <translation>Auf %1 schneller am Ziel</translation>
    </message>
    <message>
        <source>Place a command point on %1</source>
        <extracomment>a piece of advice; %1 is a unit card or a support card</extracomment>
        <translation>Kommandopunkt auf %1 legen</translation>
    </message>
    <message>
        <source>Request %1</source>
        <extracomment>a piece of advice; %1 is a support card</extracomment>
        <translation>%1 anfordern</translation>
    </message>
    <message>
        <source>Call in %1</source>
        <extracomment>a piece of advice; %1 is a support card</extracomment>
        <translation>%1 einsetzen</translation>
    </message>
    <message>
        <source>Turn %1: face %2</source>
        <extracomment>a piece of advice; %1 is a unit, %2 a vertex of a hex</extracomment>
        <translation>%1 drehen: nach %2</translation>
    </message>
    <message>
        <source>Pass: that ends the phase</source>
        <translation>Passen: Das beendet die Phase</translation>
    </message>
    <message>
        <source>Keeps %1 from firing at your units</source>
        <extracomment>%1 is a unit with its hex</extracomment>
        <translation>Hält %1 davon ab, auf Ihre Einheiten zu feuern</translation>
    </message>
    <message>
        <source>Pass: nothing is worth doing now</source>
        <translation>Passen: Nichts lohnt sich jetzt</translation>
    </message>
    <message>
        <source>Terrain may damage it on its way into %1</source>
        <extracomment>%1 is a hex</extracomment>
        <translation>Geländeschaden auf dem Weg nach %1 möglich</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::AidTables</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Abilities of the units here</source>
        <translation>Fähigkeiten der Einheiten hier</translation>
    </message>
    <message>
        <source>Units of the scenario</source>
        <translation>Einheiten des Szenarios</translation>
    </message>
    <message>
        <source>* your correction</source>
        <translation>* Ihre Korrektur</translation>
    </message>
    <message>
        <source>What markers do</source>
        <translation>Wirkung der Marker</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Close combat</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Soft:</source>
        <translation>Weich:</translation>
    </message>
    <message>
        <source>Armour:</source>
        <translation>Panzer:</translation>
    </message>
    <message>
        <source>Unit: moves · strength / half · defence (front | flank | rear | above); fire by range</source>
        <translation>Einheit: Bewegung · Stärke / halbe · Verteidigung (Front | Flanke | hinten | oben); Feuer nach Reichweite</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::AidWords</name>
    <message>
        <source>Players&apos; aid – %1</source>
        <extracomment>%1 is a scenario</extracomment>
        <translation>Spielhilfe – %1</translation>
    </message>
    <message>
        <source>Players&apos; aid</source>
        <translation>Spielhilfe</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::AllotMinesCommand</name>
    <message>
        <source>Allot mines</source>
        <translation>Minen zuteilen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Analysing</name>
    <message>
        <source>No orders have been given yet</source>
        <translation>Es wurden noch keine Befehle gegeben</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::AnalysisDialog</name>
    <message>
        <source>Analysis of the game</source>
        <translation>Analyse des Spiels</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>Thorough takes about a second for each decision</source>
        <translation>Gründlich dauert etwa eine Sekunde je Entscheidung</translation>
    </message>
    <message>
        <source>How thorough the analysis is</source>
        <translation>Wie gründlich analysiert wird</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Stop, and keep what has been found so far</source>
        <translation>Anhalten und behalten, was bisher gefunden wurde</translation>
    </message>
    <message>
        <source>Go over the whole game again</source>
        <translation>Das ganze Spiel noch einmal durchgehen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Chance to win over the game</source>
        <translation>Siegchance im Lauf des Spiels</translation>
    </message>
    <message>
        <source>A click shows the game at that point; the arrow keys go from decision to decision</source>
        <translation>Ein Klick zeigt das Spiel an dieser Stelle; die Pfeiltasten gehen von Entscheidung zu Entscheidung</translation>
    </message>
    <message>
        <source>Turning points and decisions</source>
        <translation>Wendepunkte und Entscheidungen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Die Analyse schließen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a side, %2 what it did</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing has been decided in this game yet.</source>
        <translation>In diesem Spiel wurde noch nichts entschieden.</translation>
    </message>
    <message>
        <source>Turn %1. %2: %3. %4</source>
        <extracomment>%1 is the number of a turn, %2 a side, %3 its chance to win, %4 what was done</extracomment>
        <translation>Runde %1. %2: %3. %4</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>%1 (turn %2)</source>
        <extracomment>%1 is the number of a turning point, %2 of a turn</extracomment>
        <translation>%1 (Runde %2)</translation>
    </message>
    <message>
        <source>By the decision: %1 %2, then %3</source>
        <translation>Durch die Entscheidung: %1 %2, dann %3</translation>
    </message>
    <message>
        <source>By dice and replies: %1 %2, then %3</source>
        <translation>Durch Würfel und Antworten: %1 %2, dann %3</translation>
    </message>
    <message>
        <source>Costliest decisions: %1</source>
        <extracomment>%1 is a side</extracomment>
        <translation>Teuerste Entscheidungen: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1 is what would have been better</extracomment>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>None so far</source>
        <translation>Bisher keine</translation>
    </message>
    <message>
        <source>What was done, and what came of it or was better</source>
        <translation>Was getan wurde, und was daraus wurde oder besser war</translation>
    </message>
    <message>
        <source>The program plays on from every decision many times. Points are percentage points of the chance to win; the more thorough the analysis, the more they can be trusted.</source>
        <translation>Das Programm spielt von jeder Entscheidung aus viele Male weiter. Punkte sind Prozentpunkte der Siegchance; je gründlicher die Analyse ist, desto verlässlicher sind sie.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::AnswerPanel</name>
    <message>
        <source>Units to place</source>
        <translation>Aufzustellende Einheiten</translation>
    </message>
    <message>
        <source>Draw a card (R)</source>
        <translation>Karte ziehen (R)</translation>
    </message>
    <message>
        <source>The program draws from a shuffled deck</source>
        <translation>Das Programm zieht vom gemischten Stapel</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Karten des Stapels</translation>
    </message>
    <message>
        <source>Double-click the card that you drew from the real deck</source>
        <translation>Doppelklicken Sie auf die Karte, die Sie vom echten Stapel gezogen haben</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Answering</name>
    <message>
        <source>Click again to confirm</source>
        <translation>Zum Bestätigen noch einmal klicken</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Asking</name>
    <message>
        <source>Turn %1 of %2 – %3</source>
        <translation>Runde %1 von %2 – %3</translation>
    </message>
    <message>
        <source>Variation (Esc ends it): %1</source>
        <extracomment>%1 is a moment of the game</extracomment>
        <translation>Variante (Esc beendet sie): %1</translation>
    </message>
    <message>
        <source>State after order %1 of %2</source>
        <translation>Stand nach Befehl %1 von %2</translation>
    </message>
    <message>
        <source>You are watching: this game is being played in another window. Save it to continue with a copy.</source>
        <translation>Sie sehen zu: Dieses Spiel wird in einem anderen Fenster gespielt. Speichern Sie es, um mit einer Kopie weiterzuspielen.</translation>
    </message>
    <message>
        <source>Hand over to: %1</source>
        <extracomment>%1 is a side</extracomment>
        <translation>Übergabe an: %1</translation>
    </message>
    <message>
        <source>{key:assault.LogBack} steps back, {key:assault.LogForth} forward, Esc returns to the game.</source>
        <translation>{key:assault.LogBack} geht einen Schritt zurück, {key:assault.LogForth} einen vor, mit Esc kehren Sie zum Spiel zurück.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::AttackPage</name>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>%1 … (%2)</source>
        <extracomment>a unit is to be chosen: %1 is its role, %2 a key</extracomment>
        <translation>%1 … (%2)</translation>
    </message>
    <message>
        <source>Also: markers, smoke, fortification …</source>
        <translation>Außerdem: Marker, Rauch, Befestigung …</translation>
    </message>
    <message>
        <source>Also: %1</source>
        <translation>Außerdem: %1</translation>
    </message>
    <message>
        <source>This attack is not possible.</source>
        <translation>Dieser Angriff ist nicht möglich.</translation>
    </message>
    <message>
        <source>Spotting: %1 or more</source>
        <extracomment>a roll of one die</extracomment>
        <translation>Aufklären: %1 oder mehr</translation>
    </message>
    <message>
        <source>So far:</source>
        <translation>Bisher:</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>Würfel eingeben</translation>
    </message>
    <message>
        <source>Done on the table</source>
        <translation>Am Tisch erledigt</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Your opponent reads</source>
        <translation>Ihr Gegner liest</translation>
    </message>
    <message>
        <source>Text size of results</source>
        <translation>Schriftgröße der Ergebnisse</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 Pixel</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>One attack</source>
        <translation>Ein Angriff</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Program rolls</source>
        <translation>Programm würfelt</translation>
    </message>
    <message>
        <source>Back to the attack</source>
        <translation>Zurück zum Angriff</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>Choose an attacker and a target, then the terrain between them. The dice of both sides appear here.</source>
        <translation>Wählen Sie Angreifer und Ziel und dann das Gelände dazwischen. Hier erscheinen die Würfel beider Seiten.</translation>
    </message>
    <message>
        <source>Roll the dice and enter the results.</source>
        <translation>Würfeln Sie und geben Sie die Ergebnisse ein.</translation>
    </message>
    <message>
        <source>Track these units as a game</source>
        <translation>Diese Einheiten als Spiel verfolgen</translation>
    </message>
    <message>
        <source>Against the rules: %1 (%2)</source>
        <extracomment>%1 says why, %2 is a rule</extracomment>
        <translation>Gegen die Regeln: %1 (%2)</translation>
    </message>
    <message>
        <source>Turn the gun by one vertex</source>
        <translation>Das Geschütz um einen Eckpunkt drehen</translation>
    </message>
    <message>
        <source>Also: strength, markers …</source>
        <translation>Außerdem: Stärke, Marker …</translation>
    </message>
    <message>
        <source>No roll is needed.</source>
        <translation>Es wird nicht gewürfelt.</translation>
    </message>
    <message>
        <source>These mines do not harm this unit.</source>
        <translation>Diese Minen schaden der Einheit nicht.</translation>
    </message>
    <message>
        <source>This terrain does not damage this unit.</source>
        <translation>Dieses Gelände schadet der Einheit nicht.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BalanceDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Stop; what has been played stays</source>
        <translation>Anhalten; was gespielt wurde, bleibt erhalten</translation>
    </message>
    <message>
        <source>Play the games</source>
        <translation>Die Spiele spielen</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Unterbrechen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Wait after the current games</source>
        <translation>Nach den laufenden Spielen warten</translation>
    </message>
    <message>
        <source>Balance – %1</source>
        <translation>Ausgewogenheit – %1</translation>
    </message>
    <message>
        <source>The computer plays the scenario in its current state against itself, in pairs of games in which the players exchange their sides.</source>
        <translation>Der Computer spielt das Szenario in seinem jetzigen Zustand gegen sich selbst, in Paaren von Spielen, in denen die Spieler ihre Seiten tauschen.</translation>
    </message>
    <message>
        <source>Player &amp;1:</source>
        <translation>Spieler &amp;1:</translation>
    </message>
    <message>
        <source>Player &amp;2:</source>
        <translation>Spieler &amp;2:</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>Pairs of &amp;games:</source>
        <translation>Spielpaa&amp;re:</translation>
    </message>
    <message>
        <source>Pairs of games</source>
        <translation>Spielpaare</translation>
    </message>
    <message>
        <source>At most; 200 pairs show a tilt of ten points</source>
        <translation>Höchstens; 200 Paare zeigen eine Schieflage von zehn Punkten</translation>
    </message>
    <message>
        <source>Balanced &amp;within:</source>
        <translation>Ausge&amp;wogen bis:</translation>
    </message>
    <message>
        <source>Balanced within</source>
        <translation>Ausgewogen bis</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>How far from 50 % of the games won either side may be</source>
        <translation>Wie weit jede Seite von 50 % gewonnenen Spielen entfernt sein darf</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>Startwer&amp;t:</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>Derselbe Startwert ergibt dieselben Spiele</translation>
    </message>
    <message>
        <source>Stop as soon as it is c&amp;lear</source>
        <translation>Anhalten, sobald es k&amp;lar ist</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Save a report, the figures, the chart shown or the results</source>
        <translation>Einen Bericht, die Zahlen, das gezeigte Diagramm oder die Ergebnisse speichern</translation>
    </message>
    <message>
        <source>Pairs played</source>
        <translation>Gespielte Paare</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>No games have been played yet.</source>
        <translation>Noch wurden keine Spiele gespielt.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Chart shown</source>
        <translation>Gezeigtes Diagramm</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Was die Karte zeigt</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Where its units fired from</source>
        <translation>Von wo ihre Einheiten feuerten</translation>
    </message>
    <message>
        <source>What its units fired at</source>
        <translation>Worauf ihre Einheiten feuerten</translation>
    </message>
    <message>
        <source>Where its units were lost</source>
        <translation>Wo ihre Einheiten verloren gingen</translation>
    </message>
    <message>
        <source>Where its units moved</source>
        <translation>Wohin sich ihre Einheiten bewegten</translation>
    </message>
    <message>
        <source>Where its units stood at the end of turns</source>
        <translation>Wo ihre Einheiten am Ende der Runden standen</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>%1-balance</source>
        <translation>%1-Ausgewogenheit</translation>
    </message>
    <message>
        <source>Report (*.html);;Report (*.pdf);;Figures (*.csv);;Chart shown (*.png);;Chart shown (*.svg);;Results (*.toml)</source>
        <translation>Bericht (*.html);;Bericht (*.pdf);;Zahlen (*.csv);;Gezeigtes Diagramm (*.png);;Gezeigtes Diagramm (*.svg);;Ergebnisse (*.toml)</translation>
    </message>
    <message>
        <source>The results were not exported</source>
        <translation>Die Ergebnisse wurden nicht exportiert</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Discard results</source>
        <translation>Ergebnisse verwerfen</translation>
    </message>
    <message>
        <source>Discard the results of this study?</source>
        <translation>Die Ergebnisse dieser Studie verwerfen?</translation>
    </message>
    <message>
        <source>They have not been exported. Each game can be played again with the same seed.</source>
        <translation>Sie wurden nicht exportiert. Jedes Spiel lässt sich mit demselben Startwert noch einmal spielen.</translation>
    </message>
    <message>
        <source>The first games are being played.</source>
        <translation>Die ersten Spiele laufen.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Report (*.html);;Report (*.pdf)</source>
        <translation>Bericht (*.html);;Bericht (*.pdf)</translation>
    </message>
    <message>
        <source>Open &amp;results...</source>
        <translation>Ergebnisse öff&amp;nen …</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>These are results of another scenario: %1.</source>
        <translation>Das sind Ergebnisse eines anderen Szenarios: %1.</translation>
    </message>
    <message>
        <source>The scenario has changed since these games.</source>
        <translation>Das Szenario wurde seit diesen Spielen geändert.</translation>
    </message>
    <message>
        <source>The cards, tiles or tables have changed since these games.</source>
        <translation>Karten, Spielfelder oder Tabellen wurden seit diesen Spielen geändert.</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ergebnisse öffnen</translation>
    </message>
    <message>
        <source>Results (*.toml);;All files (*)</source>
        <translation>Ergebnisse (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The results were not opened</source>
        <translation>Die Ergebnisse wurden nicht geöffnet</translation>
    </message>
    <message>
        <source>Show results that were saved earlier or on other machines</source>
        <translation>Ergebnisse anzeigen, die früher oder auf anderen Rechnern gespeichert wurden</translation>
    </message>
    <message>
        <source>These games were played with the sides swapped (alternate history). The page Versions plays and compares both histories.</source>
        <translation>Diese Partien wurden mit getauschten Seiten gespielt (alternative Geschichte). Die Seite „Fassungen“ spielt und vergleicht beide.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BalanceText</name>
    <message>
        <source>No pair of games has come to an end yet.</source>
        <translation>Noch ist kein Spielpaar zu Ende.</translation>
    </message>
    <message>
        <source>%1: %2 of the games won (%3 to %4).</source>
        <extracomment>&quot;Allies: 58 % of the games won (54 to 62).&quot; A drawn game counts half.</extracomment>
        <translation>%1: %2 der Spiele gewonnen (%3 bis %4).</translation>
    </message>
    <message>
        <source>Balanced within %1 points.</source>
        <translation>Ausgewogen bis auf %1 Punkte.</translation>
    </message>
    <message>
        <source>Tilted.</source>
        <translation>In Schieflage.</translation>
    </message>
    <message>
        <source>Not enough games yet: about %1 more.</source>
        <translation>Noch nicht genug Spiele: etwa %1 weitere nötig.</translation>
    </message>
    <message>
        <source>Not enough games yet.</source>
        <translation>Noch nicht genug Spiele.</translation>
    </message>
    <message>
        <source>The objective %1 never changed hands.</source>
        <translation>Das Zielfeld %1 wechselte nie den Besitzer.</translation>
    </message>
    <message>
        <source>%1 never came into play.</source>
        <translation>%1 kam nie ins Spiel.</translation>
    </message>
    <message>
        <source>%1 was never activated.</source>
        <translation>%1 wurde nie aktiviert.</translation>
    </message>
    <message>
        <source>%1 comes late: it acts in %2 of %3 games.</source>
        <translation>%1 kommt spät: in %2 von %3 Spielen im Einsatz.</translation>
    </message>
    <message>
        <source>A study needs two sides.</source>
        <translation>Eine Studie braucht zwei Seiten.</translation>
    </message>
    <message>
        <source>This side has no units: %1.</source>
        <translation>Diese Seite hat keine Einheiten: %1.</translation>
    </message>
    <message>
        <source>The game is over before it begins: look at its victory conditions.</source>
        <translation>Das Spiel ist zu Ende, bevor es beginnt: Prüfen Sie die Siegbedingungen.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of percentages</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Player 1 scores %1 (%2 to %3) against player 2.</source>
        <translation>Spieler 1 erzielt %1 (%2 bis %3) gegen Spieler 2.</translation>
    </message>
    <message>
        <source>Elo difference: %1.</source>
        <translation>Elo-Unterschied: %1.</translation>
    </message>
    <message>
        <source>Games that came to an end: %1</source>
        <translation>Beendete Spiele: %1</translation>
    </message>
    <message>
        <source>Games that ran into a limit: %1</source>
        <translation>Spiele, die an eine Grenze stießen: %1</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>When this side begins: %1</source>
        <translation>Wenn diese Seite beginnt: %1</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Sehen Sie sich das an</translation>
    </message>
    <message>
        <source>Games won in %, %1</source>
        <extracomment>%1 is a side</extracomment>
        <translation>Gewonnene Spiele in %, %1</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>points of a percentage</extracomment>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Difference in points</source>
        <translation>Unterschied in Punkten</translation>
    </message>
    <message>
        <source>Nearest to even: %1 (%2: %3, %4)</source>
        <extracomment>a version, a side, its share of the games and the range of that</extracomment>
        <translation>Am ausgewogensten: %1 (%2: %3, %4)</translation>
    </message>
    <message>
        <source>Games like it: %1</source>
        <translation>Spiele wie dieses: %1</translation>
    </message>
    <message>
        <source>Draw in turn %1. %2</source>
        <extracomment>how a game ended, of which it is said before why it is worth a look</extracomment>
        <translation>Unentschieden in Runde %1. %2</translation>
    </message>
    <message>
        <source>Winner: %1, in turn %2. %3</source>
        <translation>Sieger: %1, in Runde %2. %3</translation>
    </message>
    <message>
        <source>Typical game. %1</source>
        <translation>Typisches Spiel. %1</translation>
    </message>
    <message>
        <source>Shortest game. %1</source>
        <translation>Kürzestes Spiel. %1</translation>
    </message>
    <message>
        <source>Longest game. %1</source>
        <translation>Längstes Spiel. %1</translation>
    </message>
    <message>
        <source>Unusual game. %1</source>
        <translation>Ungewöhnliches Spiel. %1</translation>
    </message>
    <message>
        <source>Late turnaround. Winner: %1, ahead for good only from the end of turn %2. %3</source>
        <translation>Späte Wende. Sieger: %1, erst ab Ende von Runde %2 endgültig vorn. %3</translation>
    </message>
    <message>
        <source>Player %1: %2.</source>
        <translation>Spieler %1: %2.</translation>
    </message>
    <message>
        <source>Seed: %1.</source>
        <translation>Startwert: %1.</translation>
    </message>
    <message>
        <source>%1, %2 trials per decision</source>
        <extracomment>%1 is a computer player that plays its plans out so often</extracomment>
        <translation>%1, %2 Probeläufe je Entscheidung</translation>
    </message>
    <message>
        <source>On average, player 1 leads by %1 (%2 to %3): 50 for a win, up to 40 for objectives, up to 60 for points left.</source>
        <translation>Im Mittel liegt Spieler 1 mit %1 (%2 bis %3) vorn: 50 für einen Sieg, bis zu 40 für Zielfelder, bis zu 60 für übrige Punkte.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BandsField</name>
    <message>
        <source>Add band</source>
        <translation>Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Add a range band after the last one (+ in the dice of a band)</source>
        <translation>Einen Reichweitenbereich nach dem letzten hinzufügen (+ in den Würfeln eines Bereichs)</translation>
    </message>
    <message>
        <source>%1: add a band</source>
        <extracomment>%1 is a field, such as Against soft</extracomment>
        <translation>%1: Bereich hinzufügen</translation>
    </message>
    <message>
        <source>%1, band %2: %3</source>
        <extracomment>%1 is a field, such as Against soft; %2 the number of a band in it, %3 a part</extracomment>
        <translation>%1, Bereich %2: %3</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>Nearest range, in hexes; 0 is close combat</source>
        <translation>Kleinste Entfernung in Hexfeldern; 0 ist Nahkampf</translation>
    </message>
    <message>
        <source>Farthest range, in hexes</source>
        <translation>Größte Entfernung in Hexfeldern</translation>
    </message>
    <message>
        <source>Remove this band</source>
        <translation>Diesen Bereich entfernen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BattlePanel</name>
    <message>
        <source>Change condition</source>
        <translation>Bedingung ändern</translation>
    </message>
    <message>
        <source>Battle %1</source>
        <extracomment>%1 is the number and name of a battle</extracomment>
        <translation>Gefecht %1</translation>
    </message>
    <message>
        <source>Choose a battle on the chart.</source>
        <translation>Wählen Sie auf dem Plan ein Gefecht.</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Open the scenario of this battle in a tab (F4)</source>
        <translation>Das Szenario dieses Gefechts in einem Tab öffnen (F4)</translation>
    </message>
    <message>
        <source>Choose scenario...</source>
        <translation>Szenario auswählen …</translation>
    </message>
    <message>
        <source>Choose the scenario that is fought here</source>
        <translation>Das Szenario wählen, das hier gespielt wird</translation>
    </message>
    <message>
        <source>Condition – without one: otherwise</source>
        <translation>Bedingung – ohne eine: sonst</translation>
    </message>
    <message>
        <source>Condition of the result</source>
        <translation>Bedingung des Ergebnisses</translation>
    </message>
    <message>
        <source>What this result says, in both languages</source>
        <translation>Was dieses Ergebnis besagt, in beiden Sprachen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BattlesTable</name>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Führt zu</translation>
    </message>
    <message>
        <source>end: %1</source>
        <extracomment>%1 is what an end of the campaign is called</extracomment>
        <translation>Ende: %1</translation>
    </message>
    <message>
        <source>Columns of the battles</source>
        <translation>Spalten der Gefechte</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BoardPage</name>
    <message>
        <source>The scenario has no tracks yet: add one on the previous page.</source>
        <translation>Das Szenario hat noch keine Statusleisten: Fügen Sie auf der vorigen Seite eine hinzu.</translation>
    </message>
    <message>
        <source>A dry run needs two sides.</source>
        <translation>Ein Probelauf braucht zwei Seiten.</translation>
    </message>
    <message numerus="yes">
        <source>A dry run needs a scenario without errors; this one has %n.</source>
        <translation>
            <numerusform>Ein Probelauf braucht ein Szenario ohne Fehler; dieses hat %n.</numerusform>
            <numerusform>Ein Probelauf braucht ein Szenario ohne Fehler; dieses hat %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BoardShow</name>
    <message>
        <source>Troop Status Board</source>
        <translation>Truppenstatus-Übersicht</translation>
    </message>
    <message>
        <source>What if...</source>
        <translation>Was wäre, wenn …</translation>
    </message>
    <message>
        <source>Shows how the markers would move if something happened now</source>
        <translation>Zeigt, wie sich die Marker bewegen würden, wenn jetzt etwas geschähe</translation>
    </message>
    <message>
        <source>The marker has not moved yet.</source>
        <translation>Der Marker hat sich noch nicht bewegt.</translation>
    </message>
    <message>
        <source>Last step: %1</source>
        <translation>Letzter Schritt: %1</translation>
    </message>
    <message>
        <source>To correct it, double-click, right-click or press Enter.</source>
        <translation>Zum Berichtigen: Doppelklick, Rechtsklick oder Eingabetaste.</translation>
    </message>
    <message>
        <source>Correct a track</source>
        <translation>Eine Statusleiste berichtigen</translation>
    </message>
    <message>
        <source>The referee&apos;s correction is recorded in the log and the game file, and can be taken back like any other order.</source>
        <translation>Die Berichtigung des Schiedsrichters steht im Verlauf und in der Spieldatei und lässt sich zurücknehmen wie jeder andere Befehl.</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>Was wäre, wenn?</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BoardSizeDialog</name>
    <message>
        <source>Board size</source>
        <translation>Größe der Karte</translation>
    </message>
    <message>
        <source>Columns and rows to add on each side; a negative number removes them.</source>
        <translation>Spalten und Reihen, die auf jeder Seite hinzukommen; eine negative Zahl entfernt sie.</translation>
    </message>
    <message>
        <source>Columns on the left</source>
        <translation>Spalten links</translation>
    </message>
    <message>
        <source>Columns on the right</source>
        <translation>Spalten rechts</translation>
    </message>
    <message>
        <source>Rows at the top</source>
        <translation>Reihen oben</translation>
    </message>
    <message>
        <source>Rows at the bottom</source>
        <translation>Reihen unten</translation>
    </message>
    <message>
        <source>Items outside the board</source>
        <translation>Elemente außerhalb der Karte</translation>
    </message>
    <message>
        <source>%1 - waits off the board to be placed again</source>
        <extracomment>%1 is a unit</extracomment>
        <translation>%1 – wartet neben der Karte auf einen neuen Platz</translation>
    </message>
    <message>
        <source>%1 - moves to the nearest hex on the board</source>
        <extracomment>%1 is an objective</extracomment>
        <translation>%1 – kommt auf das nächste Hexfeld der Karte</translation>
    </message>
    <message>
        <source>%1 - is cut at the edge</source>
        <extracomment>%1 is a tile, road, zone or painted area</extracomment>
        <translation>%1 – wird am Rand abgeschnitten</translation>
    </message>
    <message>
        <source>%1 - is removed</source>
        <extracomment>%1 is something on the map</extracomment>
        <translation>%1 – wird entfernt</translation>
    </message>
    <message>
        <source>New size: %1 x %2 hexes</source>
        <extracomment>%1 columns, %2 rows</extracomment>
        <translation>Neue Größe: %1 x %2 Hexfelder</translation>
    </message>
    <message>
        <source>Columns come and go in pairs.</source>
        <translation>Spalten kommen und gehen paarweise.</translation>
    </message>
    <message>
        <source>A board has 2 to 200 columns and rows.</source>
        <translation>Eine Karte hat 2 bis 200 Spalten und Reihen.</translation>
    </message>
    <message>
        <source>Nothing is left outside.</source>
        <translation>Nichts liegt außerhalb.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) outside the board:</source>
        <translation>
            <numerusform>%n Element außerhalb der Karte:</numerusform>
            <numerusform>%n Elemente außerhalb der Karte:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BoardWords</name>
    <message>
        <source>wins</source>
        <comment>on a box of the status board</comment>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>loses</source>
        <comment>on a box of the status board</comment>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>note</source>
        <comment>on a box of the status board</comment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>start</source>
        <comment>on a box of the status board</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1: victory for %2. %3</source>
        <extracomment>%1 is a number on a track, %2 a side, %3 a sentence</extracomment>
        <translation>%1: Sieg für %2. %3</translation>
    </message>
    <message>
        <source>%1: defeat for %2. %3</source>
        <extracomment>%1 is a number on a track, %2 a side, %3 a sentence</extracomment>
        <translation>%1: Niederlage für %2. %3</translation>
    </message>
    <message>
        <source>%1, continued</source>
        <translation>%1 (Fortsetzung)</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1 is a number, %2 what happens then</extracomment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>event</source>
        <comment>on a box of the status board</comment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Turn record</source>
        <translation>Spielrundenanzeiger</translation>
    </message>
    <message>
        <source>Troop Status Board</source>
        <translation>Truppenstatus-Übersicht</translation>
    </message>
    <message>
        <source>%1, sheet %2 of %3</source>
        <translation>%1, Blatt %2 von %3</translation>
    </message>
    <message>
        <source>%1, sheet %2 of %3: lay it below sheet %4</source>
        <translation>%1, Blatt %2 von %3: unter Blatt %4 anlegen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BookTableWords</name>
    <message>
        <source>your correction</source>
        <translation>Ihre Korrektur</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BringOnCommand</name>
    <message>
        <source>Place on map</source>
        <translation>Auf die Karte bringen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::BundleText</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Unit card</source>
        <translation>Einheitenkarte</translation>
    </message>
    <message>
        <source>Formation card</source>
        <translation>Formationskarte</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>You have the same</source>
        <translation>Sie haben das gleiche</translation>
    </message>
    <message>
        <source>You have another one</source>
        <translation>Sie haben ein anderes</translation>
    </message>
    <message>
        <source>It is not a bundle, or it is incomplete: get a new copy.</source>
        <translation>Es ist kein Bündel oder unvollständig: Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>It has %1 files, but a bundle has %2 at most: it was not made by Hexwerk.</source>
        <translation>Es hat %1 Dateien, aber ein Bündel hat höchstens %2: Es stammt nicht von Hexwerk.</translation>
    </message>
    <message>
        <source>%1 is %2, more than the %3 allowed: make it smaller.</source>
        <extracomment>%1 is a file in a bundle, %2 and %3 are sizes</extracomment>
        <translation>%1 hat %2, mehr als die erlaubten %3: Verkleinern Sie die Datei.</translation>
    </message>
    <message>
        <source>It would unpack to %1, more than the %2 allowed: make its pictures smaller.</source>
        <translation>Ausgepackt hätte es %1, mehr als die erlaubten %2: Verkleinern Sie die Bilder darin.</translation>
    </message>
    <message>
        <source>%1 would unpack to %2 times its size, as only files made to fill your disk do. Do not trust the sender.</source>
        <translation>%1 hätte ausgepackt das %2-Fache seiner Größe, wie nur Dateien, die Ihren Datenträger füllen sollen. Trauen Sie dem Absender nicht.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; leads out of the bundle: nothing was unpacked. Do not trust the sender.</source>
        <translation>Der Name „%1“ führt aus dem Bündel hinaus: Es wurde nichts ausgepackt. Trauen Sie dem Absender nicht.</translation>
    </message>
    <message>
        <source>%1 is in it twice: ask for a new bundle.</source>
        <translation>%1 ist doppelt enthalten: Bitten Sie um ein neues Bündel.</translation>
    </message>
    <message>
        <source>%1 is a link, not a file: the file itself must be in the bundle.</source>
        <translation>%1 ist eine Verknüpfung, keine Datei: Die Datei selbst muss im Bündel sein.</translation>
    </message>
    <message>
        <source>%1 is protected with a password: ask for a bundle without one.</source>
        <translation>%1 ist mit einem Kennwort geschützt: Bitten Sie um ein Bündel ohne Kennwort.</translation>
    </message>
    <message>
        <source>It is damaged: get a new copy.</source>
        <translation>Es ist beschädigt: Besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>%1 in it is damaged: get a new copy of the bundle.</source>
        <translation>%1 darin ist beschädigt: Besorgen Sie eine neue Kopie des Bündels.</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <translation>Es ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>It is %1, more than the %2 allowed: make its pictures smaller.</source>
        <translation>Es hat %1, mehr als die erlaubten %2: Verkleinern Sie die Bilder darin.</translation>
    </message>
    <message>
        <source>%1 does not belong in a bundle: ask for one without it.</source>
        <translation>%1 gehört nicht in ein Bündel: Bitten Sie um eines ohne diese Datei.</translation>
    </message>
    <message>
        <source>%1 has errors: they have to be corrected by its author.</source>
        <translation>%1 hat Fehler: Sie müssen vom Urheber behoben werden.</translation>
    </message>
    <message>
        <source>%1 is not a PNG or JPEG picture, or it is incomplete: save it as one.</source>
        <translation>%1 ist kein PNG- oder JPEG-Bild oder unvollständig: Speichern Sie es als eines.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Its scenarios, tiles and cards contain %1 of text, more than the %2 allowed: include fewer of them.</source>
        <extracomment>%1 and %2 are sizes</extracomment>
        <translation>Szenarien, Spielfelder und Karten enthalten %1 Text, mehr als die erlaubten %2: Nehmen Sie weniger davon auf.</translation>
    </message>
    <message>
        <source>It contains neither scenario.toml nor campaign.toml: it is a ZIP file, but not a bundle.</source>
        <translation>Es enthält weder eine scenario.toml noch eine campaign.toml: Es ist eine ZIP-Datei, aber kein Bündel.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be read: put it back where it was, or remove it from the map, tile or campaign.</source>
        <translation>Das Bild %1 ist nicht lesbar: Legen Sie es dorthin zurück, wo es war, oder entfernen Sie es von der Karte, dem Spielfeld oder aus der Kampagne.</translation>
    </message>
    <message>
        <source>The picture %1 is not in the folder of the scenario or campaign, or below it: copy it there and select it again.</source>
        <translation>Das Bild %1 liegt nicht im Ordner des Szenarios oder der Kampagne oder darunter: Kopieren Sie es dorthin und wählen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The scenario %1 of the campaign is missing or cannot be read: it has to be in the folder of the campaign or below it.</source>
        <translation>Das Szenario %1 der Kampagne fehlt oder ist nicht lesbar: Es muss im Ordner der Kampagne oder darunter liegen.</translation>
    </message>
    <message>
        <source>The scenario %1 is not in the folder of the campaign or below it: copy it there and select it again.</source>
        <translation>Das Szenario %1 liegt nicht im Ordner der Kampagne oder darunter: Kopieren Sie es dorthin und wählen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The bundle needs the place of %1 for something else: rename this file or move it to another folder.</source>
        <extracomment>%1 is a scenario or a picture</extracomment>
        <translation>Das Bündel braucht den Platz von %1 für etwas anderes: Benennen Sie diese Datei um oder verschieben Sie sie in einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignCalendar</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is the number of a battle, %2 its name</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignEditor</name>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>The campaign cannot be played yet.</source>
        <translation>Die Kampagne kann noch nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Load file from disk</source>
        <translation>Datei neu laden</translation>
    </message>
    <message>
        <source>Save the campaign</source>
        <translation>Kampagne speichern</translation>
    </message>
    <message>
        <source>Campaigns (*.toml);;All files (*)</source>
        <translation>Kampagnen (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Hexwerk</source>
        <translation>Hexwerk</translation>
    </message>
    <message>
        <source>The changes could not be written into the text of the file. Open the campaign again and save it under another name.</source>
        <translation>Die Änderungen konnten nicht in den Text der Datei geschrieben werden. Öffnen Sie die Kampagne neu und speichern Sie sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>%1 was not saved, because the file could not be opened again. %2</source>
        <translation>%1 wurde nicht gespeichert, weil sich die Datei nicht wieder öffnen ließe. %2</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. The previous file is unchanged.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Die bisherige Datei ist unverändert.</translation>
    </message>
    <message>
        <source>The campaign was saved without all of its scenarios.</source>
        <translation>Die Kampagne wurde gespeichert, aber nicht mit allen Szenarien.</translation>
    </message>
    <message>
        <source>%1 could not be copied.</source>
        <translation>%1 konnte nicht kopiert werden.</translation>
    </message>
    <message>
        <source>Recover changes</source>
        <translation>Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>There is no file %1 beside the campaign.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Neben der Kampagne liegt keine Datei %1.</translation>
    </message>
    <message>
        <source>C&amp;reate a scenario</source>
        <translation>Szenario an&amp;legen</translation>
    </message>
    <message>
        <source>Choose &amp;another...</source>
        <translation>&amp;Anderes wählen …</translation>
    </message>
    <message>
        <source>The scenario was not created.</source>
        <translation>Das Szenario wurde nicht angelegt.</translation>
    </message>
    <message>
        <source>The file was not copied.</source>
        <translation>Die Datei wurde nicht kopiert.</translation>
    </message>
    <message>
        <source>There is another file %1 in the folder of the campaign.</source>
        <translation>Im Ordner der Kampagne liegt eine andere Datei %1.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 was copied into the folder of the campaign.</source>
        <translation>%1 wurde in den Ordner der Kampagne kopiert.</translation>
    </message>
    <message>
        <source>Choose scenario</source>
        <translation>Szenario auswählen</translation>
    </message>
    <message>
        <source>Scenarios (*.toml);;All files (*)</source>
        <translation>Szenarien (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The picture was not taken.</source>
        <translation>Das Bild wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>A picture is a PNG or JPEG file with a plain name, such as map.png.</source>
        <translation>Ein Bild ist eine PNG- oder JPEG-Datei mit einem einfachen Namen wie karte.png.</translation>
    </message>
    <message>
        <source>Choose background</source>
        <translation>Hintergrund wählen</translation>
    </message>
    <message>
        <source>The bundle was not written.</source>
        <translation>Das Bündel wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Save the campaign first, under another name.</source>
        <translation>Speichern Sie die Kampagne zuerst unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Save as bundle</source>
        <translation>Als Bündel speichern</translation>
    </message>
    <message>
        <source>Bundles (*.hexwerk);;All files (*)</source>
        <translation>Bündel (*.hexwerk);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>The bundle contains the campaign and %n file(s) that it needs.</source>
        <translation>
            <numerusform>Das Bündel enthält die Kampagne und %n Datei, die sie braucht.</numerusform>
            <numerusform>Das Bündel enthält die Kampagne und %n Dateien, die sie braucht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignEditorPage</name>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Carry-over</source>
        <translation>Übertrag</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Move battle</source>
        <translation>Gefecht verschieben</translation>
    </message>
    <message>
        <source>Link battles</source>
        <translation>Gefechte verbinden</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neues Gefecht</translation>
    </message>
    <message>
        <source>Remove link</source>
        <translation>Verbindung entfernen</translation>
    </message>
    <message>
        <source>Remove battle</source>
        <translation>Gefecht entfernen</translation>
    </message>
    <message>
        <source>Tidy chart</source>
        <translation>Plan ordnen</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Begin the campaign here</source>
        <translation>Die Kampagne hier beginnen</translation>
    </message>
    <message>
        <source>Change first battle</source>
        <translation>Erstes Gefecht ändern</translation>
    </message>
    <message>
        <source>Chart of the campaign</source>
        <translation>Plan der Kampagne</translation>
    </message>
    <message>
        <source>No battles yet. Press Insert, or start from a template: File &gt; New campaign.</source>
        <translation>Noch keine Gefechte. Drücken Sie Einfg, oder beginnen Sie mit einer Vorlage: Datei &gt; Neue Kampagne.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignFixes</name>
    <message>
        <source>Remove track</source>
        <translation>Statusleiste entfernen</translation>
    </message>
    <message>
        <source>Remove threshold</source>
        <translation>Schwelle entfernen</translation>
    </message>
    <message>
        <source>Give another id</source>
        <translation>Andere Kennung geben</translation>
    </message>
    <message>
        <source>Begin with %1</source>
        <translation>Mit %1 beginnen</translation>
    </message>
    <message>
        <source>Remove this way</source>
        <translation>Diesen Weg entfernen</translation>
    </message>
    <message>
        <source>Remove effect</source>
        <translation>Wirkung entfernen</translation>
    </message>
    <message>
        <source>Choose scenario...</source>
        <translation>Szenario auswählen …</translation>
    </message>
    <message>
        <source>Link it from %1</source>
        <translation>Von %1 aus verbinden</translation>
    </message>
    <message>
        <source>Remove battle</source>
        <translation>Gefecht entfernen</translation>
    </message>
    <message>
        <source>Move it up</source>
        <translation>Nach oben schieben</translation>
    </message>
    <message>
        <source>Remove result</source>
        <translation>Ergebnis entfernen</translation>
    </message>
    <message>
        <source>Add a result for all other cases</source>
        <translation>Ergebnis für alle anderen Fälle hinzufügen</translation>
    </message>
    <message>
        <source>Add %1 as a core unit</source>
        <extracomment>%1 is a card</extracomment>
        <translation>%1 als Kerneinheit hinzufügen</translation>
    </message>
    <message>
        <source>Only for units of the same type</source>
        <translation>Nur für Einheiten derselben Art</translation>
    </message>
    <message>
        <source>Take it out of this slot</source>
        <translation>Aus diesem Platz nehmen</translation>
    </message>
    <message numerus="yes">
        <source>End after %n battle(s)</source>
        <translation>
            <numerusform>Nach %n Gefecht enden</numerusform>
            <numerusform>Nach %n Gefechten enden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignForm</name>
    <message>
        <source>Change &quot;%1&quot;</source>
        <translation>„%1“ ändern</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignItems</name>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Carry-over</source>
        <translation>Übertrag</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Core units</source>
        <translation>Kerneinheiten</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reserven</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Schwellen</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Wirkungen</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Add side</source>
        <translation>Seite hinzufügen</translation>
    </message>
    <message>
        <source>Add core unit</source>
        <translation>Kerneinheit hinzufügen</translation>
    </message>
    <message>
        <source>Add reserve</source>
        <translation>Reserve hinzufügen</translation>
    </message>
    <message>
        <source>Add track</source>
        <translation>Statusleiste hinzufügen</translation>
    </message>
    <message>
        <source>Add threshold</source>
        <translation>Schwelle hinzufügen</translation>
    </message>
    <message>
        <source>Add battle</source>
        <translation>Gefecht hinzufügen</translation>
    </message>
    <message>
        <source>Add slot</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>Add result</source>
        <translation>Ergebnis hinzufügen</translation>
    </message>
    <message>
        <source>Add effect</source>
        <translation>Wirkung hinzufügen</translation>
    </message>
    <message>
        <source>Add medal</source>
        <translation>Orden hinzufügen</translation>
    </message>
    <message>
        <source>Add experience</source>
        <translation>Erfahrung hinzufügen</translation>
    </message>
    <message>
        <source>Status tracks</source>
        <translation>Statusleisten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignItemsView</name>
    <message>
        <source>Remove from campaign</source>
        <translation>Aus der Kampagne entfernen</translation>
    </message>
    <message>
        <source>Change order</source>
        <translation>Reihenfolge ändern</translation>
    </message>
    <message>
        <source>Add to this list (Ins)</source>
        <translation>Zu dieser Liste hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Remove from this list (Del)</source>
        <translation>Aus dieser Liste entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Move up in this list</source>
        <translation>In der Liste nach oben</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down in this list</source>
        <translation>In der Liste nach unten</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignPage</name>
    <message>
        <source>The campaign cannot be saved: %1.</source>
        <translation>Die Kampagne kann nicht gespeichert werden: %1.</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Truppenliste</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschehen</translation>
    </message>
    <message>
        <source>Take the &amp;result of the game</source>
        <translation>E&amp;rgebnis des Spiels übernehmen</translation>
    </message>
    <message>
        <source>P&amp;lay the battle</source>
        <translation>Gefecht &amp;spielen</translation>
    </message>
    <message>
        <source>Enter the res&amp;ult...</source>
        <translation>Ergebnis &amp;eingeben …</translation>
    </message>
    <message>
        <source>Enter how a battle at a real table ended</source>
        <translation>Eingeben, wie ein Gefecht am Tisch ausgegangen ist</translation>
    </message>
    <message>
        <source>Read a &amp;game file...</source>
        <translation>Spieldatei &amp;lesen …</translation>
    </message>
    <message>
        <source>R&amp;oll for the next battle</source>
        <translation>Nächstes &amp;Gefecht auswürfeln</translation>
    </message>
    <message>
        <source>Each battle is equally likely</source>
        <translation>Jedes Gefecht ist gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the last decision, until the next battle begins</source>
        <translation>Die letzte Entscheidung zurücknehmen, bis das nächste Gefecht beginnt</translation>
    </message>
    <message>
        <source>Save a &amp;copy...</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>The campaign is saved after every step; keep a copy elsewhere</source>
        <translation>Die Kampagne wird nach jedem Schritt gespeichert; hier können Sie eine Kopie anderswo ablegen</translation>
    </message>
    <message>
        <source>%1 of at most %2 battles fought</source>
        <translation>%1 von höchstens %2 Gefechten ausgetragen</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) fought</source>
        <translation>
            <numerusform>%n Gefecht ausgetragen</numerusform>
            <numerusform>%n Gefechte ausgetragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n replacement point(s)</source>
        <translation>
            <numerusform>%1: %n Ersatzpunkt</numerusform>
            <numerusform>%1: %n Ersatzpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Decide for %1...</source>
        <translation>Ents&amp;cheiden für %1 …</translation>
    </message>
    <message>
        <source>Choose replacements, salvage and places for the next battle</source>
        <translation>Ersatz, Bergung und Stellen für das nächste Gefecht wählen</translation>
    </message>
    <message>
        <source>This battle is next</source>
        <translation>Dieses Gefecht ist das nächste</translation>
    </message>
    <message>
        <source>The game of the battle cannot be written: %1.</source>
        <translation>Das Spiel des Gefechts kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Read a game of this battle</source>
        <translation>Spiel dieses Gefechts lesen</translation>
    </message>
    <message>
        <source>Games (*.toml)</source>
        <translation>Spiele (*.toml)</translation>
    </message>
    <message>
        <source>Save a copy of the campaign</source>
        <translation>Kopie der Kampagne speichern</translation>
    </message>
    <message>
        <source>Campaigns (*.toml)</source>
        <translation>Kampagnen (*.toml)</translation>
    </message>
    <message>
        <source>The copy cannot be written: %1.</source>
        <translation>Die Kopie kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>The game of battle %1 cannot be opened.</source>
        <translation>Das Spiel von Gefecht %1 kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Re&amp;name...</source>
        <translation>Umbe&amp;nennen …</translation>
    </message>
    <message>
        <source>Rename the unit</source>
        <translation>Einheit umbenennen</translation>
    </message>
    <message>
        <source>Play &amp;at the table</source>
        <translation>Am &amp;Tisch spielen</translation>
    </message>
    <message>
        <source>The campaign could not be replayed beyond order %1. The original file was saved as %2.</source>
        <extracomment>%1 is the number of an order, %2 a file</extracomment>
        <translation>Die Kampagne ließ sich nur bis Befehl %1 nachspielen. Die ursprüngliche Datei wurde als %2 gespeichert.</translation>
    </message>
    <message>
        <source>%1: the game of battle %2 is damaged. The campaign continues without it.</source>
        <extracomment>%1 is a file, %2 the number of a battle</extracomment>
        <translation>%1: Das Spiel zu Gefecht %2 ist beschädigt. Die Kampagne geht ohne dieses Spiel weiter.</translation>
    </message>
    <message>
        <source>The campaign has a later state of the battle&apos;s game than the file beside it, so the game continues from there. The older file was saved as %1.</source>
        <translation>Die Kampagne enthält einen späteren Stand des Gefechts als die Datei daneben, deshalb geht das Spiel von dort aus weiter. Die ältere Datei wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The game of battle %1 is too large to save with the campaign. Keep its own file.</source>
        <translation>Das Spiel zu Gefecht %1 ist zu groß, um es in der Kampagne zu speichern. Bewahren Sie seine eigene Datei auf.</translation>
    </message>
    <message>
        <source>The results of battles move these markers.</source>
        <translation>Die Ergebnisse der Gefechte versetzen diese Marker.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Continue the campaign with the result of the battle&apos;s game</source>
        <translation>Die Kampagne mit dem Ergebnis des Spiels fortsetzen</translation>
    </message>
    <message>
        <source>Open the game of the battle with the core units</source>
        <translation>Das Spiel des Gefechts mit den Kerneinheiten öffnen</translation>
    </message>
    <message>
        <source>Follow the battle at a real table: with your own dice, and the players decide instead of the rules</source>
        <translation>Das Gefecht an einem echten Tisch begleiten: mit Ihren eigenen Würfeln, und die Spieler entscheiden statt der Regeln</translation>
    </message>
    <message>
        <source>Use the result of a game of this battle that was played elsewhere</source>
        <translation>Das Ergebnis eines Spiels dieses Gefechts übernehmen, das anderswo gespielt wurde</translation>
    </message>
    <message>
        <source>Give the selected unit another name (F2)</source>
        <translation>Der ausgewählten Einheit einen anderen Namen geben (F2)</translation>
    </message>
    <message>
        <source>&amp;Save the report...</source>
        <translation>Ber&amp;icht speichern …</translation>
    </message>
    <message>
        <source>The story of the campaign with pictures, as a web page or PDF</source>
        <translation>Die Geschichte der Kampagne mit Bildern, als Webseite oder PDF</translation>
    </message>
    <message>
        <source>There is no game of this battle to open.</source>
        <translation>Zu diesem Gefecht gibt es kein Spiel, das sich öffnen ließe.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Reports (*%1)</source>
        <translation>Berichte (*%1)</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>Der Bericht wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>Name (leave empty to use the name of its card):</source>
        <translation>Name (leer lassen, um den Namen der Karte zu verwenden):</translation>
    </message>
    <message>
        <source>The campaign has no file, so its battles cannot be played here. Enter their results instead.</source>
        <translation>Die Kampagne hat keine Datei, deshalb lassen sich ihre Gefechte hier nicht spielen. Geben Sie stattdessen die Ergebnisse ein.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Computer pla&amp;yers...</source>
        <translation>Co&amp;mputerspieler …</translation>
    </message>
    <message>
        <source>Choose whether a player or the computer plays the battles of a side</source>
        <translation>Wählen, ob ein Spieler oder der Computer die Gefechte einer Seite austrägt</translation>
    </message>
    <message>
        <source>%1: the computer (%2)</source>
        <extracomment>%1 is a side, %2 the strength of the computer</extracomment>
        <translation>%1: der Computer (%2)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignProblems</name>
    <message>
        <source>No problems in this campaign.</source>
        <translation>Keine Probleme in dieser Kampagne.</translation>
    </message>
    <message>
        <source>slot %1</source>
        <extracomment>%1 is the number of a result</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>result %1</source>
        <translation>Ergebnis %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignReport</name>
    <message numerus="yes">
        <source>Report of a campaign of %n battle(s)</source>
        <translation>
            <numerusform>Bericht einer Kampagne mit %n Gefecht</numerusform>
            <numerusform>Bericht einer Kampagne mit %n Gefechten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Report of a campaign in progress, after %n battle(s)</source>
        <translation>
            <numerusform>Bericht einer laufenden Kampagne nach %n Gefecht</numerusform>
            <numerusform>Bericht einer laufenden Kampagne nach %n Gefechten</numerusform>
        </translation>
    </message>
    <message>
        <source>The way taken</source>
        <translation>Der Verlauf</translation>
    </message>
    <message>
        <source>Chart of the campaign</source>
        <translation>Plan der Kampagne</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %n turn(s).</source>
        <translation>
            <numerusform>Unentschieden nach %n Runde.</numerusform>
            <numerusform>Unentschieden nach %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won by %1, margin %2, in %n turn(s).</source>
        <extracomment>%1 is a side, %2 by how many units it has lost less</extracomment>
        <translation>
            <numerusform>Sieg: %1, Vorsprung %2, in %n Runde.</numerusform>
            <numerusform>Sieg: %1, Vorsprung %2, in %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle %1: %2</source>
        <translation>Gefecht %1: %2</translation>
    </message>
    <message>
        <source>Decided before the battle</source>
        <translation>Vor dem Gefecht entschieden</translation>
    </message>
    <message>
        <source>Map of %1</source>
        <extracomment>%1 is a battle</extracomment>
        <translation>Karte zu %1</translation>
    </message>
    <message>
        <source>The result was entered by hand; the map shows the beginning of the battle.</source>
        <translation>Das Ergebnis wurde von Hand eingegeben; die Karte zeigt den Beginn des Gefechts.</translation>
    </message>
    <message>
        <source>The game of the battle is not at hand; the map shows its beginning.</source>
        <translation>Das Spiel des Gefechts ist nicht zur Hand; die Karte zeigt seinen Beginn.</translation>
    </message>
    <message>
        <source>%1: %2 (order %3)</source>
        <extracomment>%1 is a unit, %2 what it did, %3 the number of an order</extracomment>
        <translation>%1: %2 (Befehl %3)</translation>
    </message>
    <message>
        <source>Deeds</source>
        <translation>Taten</translation>
    </message>
    <message>
        <source>lost, order %1</source>
        <translation>verloren, Befehl %1</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>now %1</source>
        <extracomment>%1 is an experience, such as &quot;Veteran&quot;</extracomment>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>medal: %1</source>
        <extracomment>%1 is the name of a medal</extracomment>
        <translation>Orden: %1</translation>
    </message>
    <message>
        <source>strength %1 again</source>
        <extracomment>%1 is a number of strength points</extracomment>
        <translation>wieder Stärke %1</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>Core units</source>
        <translation>Kerneinheiten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Abschüsse</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Zielfelder</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Im Anschluss</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a track, %2 where its marker is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n replacement point(s)</source>
        <translation>
            <numerusform>%1: %n Ersatzpunkt</numerusform>
            <numerusform>%1: %n Ersatzpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Der Stand</translation>
    </message>
    <message>
        <source>Decided before the next battle</source>
        <translation>Vor dem nächsten Gefecht entschieden</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>Folgen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignSession</name>
    <message>
        <source>the file of another game is in its place</source>
        <translation>an ihrer Stelle liegt die Datei eines anderen Spiels</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignStory</name>
    <message>
        <source>Battle %1, %2</source>
        <extracomment>%1 is the number of a battle, %2 its name</extracomment>
        <translation>Gefecht %1, %2</translation>
    </message>
    <message>
        <source>Not reached so far.</source>
        <translation>Bisher nicht erreicht.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignText</name>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>Victory: %1</source>
        <extracomment>%1 is a side</extracomment>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>sonst</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation>Vorsprung %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <extracomment>%1 is a battle that was fought before</extracomment>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <extracomment>%1 is a unit that is lost</extracomment>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>not: %1</source>
        <extracomment>%1 is a condition</extracomment>
        <translation>nicht: %1</translation>
    </message>
    <message>
        <source>the battle is drawn</source>
        <translation>das Gefecht endet unentschieden</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <extracomment>%1 is &quot;the Allies side&quot;</extracomment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>the margin is %1 or more</source>
        <translation>der Vorsprung beträgt mindestens %1</translation>
    </message>
    <message>
        <source>the battle %1 has been fought</source>
        <extracomment>%1 is a battle</extracomment>
        <translation>das Gefecht %1 wurde gespielt</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <extracomment>%1 is a unit</extracomment>
        <translation>%1 ist verloren</translation>
    </message>
    <message numerus="yes">
        <source>at least %n battle(s) have been fought</source>
        <translation>
            <numerusform>mindestens %n Gefecht wurde gespielt</numerusform>
            <numerusform>mindestens %n Gefechte wurden gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Replacement points, %1: %2</source>
        <extracomment>%1 is a side, %2 a number with its sign</extracomment>
        <translation>Ersatzpunkte, %1: %2</translation>
    </message>
    <message>
        <source>the campaign ends in a draw</source>
        <extracomment>goes on a sentence that begins with &quot;If ...&quot; or &quot;Otherwise&quot;; %1 is a side</extracomment>
        <translation>endet die Kampagne unentschieden</translation>
    </message>
    <message>
        <source>the campaign ends</source>
        <translation>endet die Kampagne</translation>
    </message>
    <message>
        <source>the campaign continues with %1</source>
        <extracomment>goes on a sentence that begins with &quot;If ...&quot; or &quot;Otherwise&quot;; %1 is a battle</extracomment>
        <translation>geht die Kampagne mit %1 weiter</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>battles, the last one behind &quot;or&quot;</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>the winner chooses the next battle: %1</source>
        <extracomment>goes on a sentence that begins with &quot;If ...&quot; or &quot;Otherwise&quot;; %1 is &quot;Inland or Hill&quot;</extracomment>
        <translation>wählt der Sieger das nächste Gefecht: %1</translation>
    </message>
    <message>
        <source>the loser chooses the next battle: %1</source>
        <translation>wählt der Verlierer das nächste Gefecht: %1</translation>
    </message>
    <message>
        <source>a roll decides the next battle: %1</source>
        <translation>entscheidet ein Wurf über das nächste Gefecht: %1</translation>
    </message>
    <message>
        <source>%1 may choose the next battle: %2</source>
        <extracomment>%1 is a side, %2 &quot;Inland or Hill&quot;</extracomment>
        <translation>darf %1 das nächste Gefecht wählen: %2</translation>
    </message>
    <message>
        <source>If %1, %2.</source>
        <extracomment>%1 is a condition, %2 what follows, such as &quot;the campaign continues with Inland&quot;</extracomment>
        <translation>Gilt „%1“, %2.</translation>
    </message>
    <message>
        <source>However it ends, %1.</source>
        <translation>In jedem Fall %1.</translation>
    </message>
    <message>
        <source>Otherwise, %1.</source>
        <translation>Sonst %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation>
            <numerusform>%n Abschuss</numerusform>
            <numerusform>%n Abschüsse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n Gefecht</numerusform>
            <numerusform>%n Gefechte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective(s) taken</source>
        <translation>
            <numerusform>%n Zielfeld erobert</numerusform>
            <numerusform>%n Zielfelder erobert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in one battle</source>
        <extracomment>%1 is &quot;3 kills, 1 objective taken&quot;</extracomment>
        <translation>%1 in einem Gefecht</translation>
    </message>
    <message>
        <source>The unit of the scenario</source>
        <translation>Die Einheit des Szenarios</translation>
    </message>
    <message>
        <source>A replacement from the reserve</source>
        <translation>Ein Ersatz aus der Reserve</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>The winner of the battle</source>
        <translation>Der Sieger des Gefechts</translation>
    </message>
    <message>
        <source>The loser of the battle</source>
        <translation>Der Verlierer des Gefechts</translation>
    </message>
    <message>
        <source>A roll</source>
        <translation>Ein Wurf</translation>
    </message>
    <message>
        <source>Stay lost</source>
        <translation>Bleiben verloren</translation>
    </message>
    <message>
        <source>Half of the strength returns</source>
        <translation>Die halbe Stärke kehrt zurück</translation>
    </message>
    <message>
        <source>All strength returns</source>
        <translation>Alle Stärke kehrt zurück</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>For replacement points</source>
        <translation>Für Ersatzpunkte</translation>
    </message>
    <message>
        <source>Over the whole campaign</source>
        <translation>Über die ganze Kampagne</translation>
    </message>
    <message>
        <source>In each battle</source>
        <translation>In jedem Gefecht</translation>
    </message>
    <message>
        <source>Move a track</source>
        <translation>Eine Statusleiste bewegen</translation>
    </message>
    <message>
        <source>Give replacement points</source>
        <translation>Ersatzpunkte geben</translation>
    </message>
    <message>
        <source>End the campaign</source>
        <translation>Die Kampagne beenden</translation>
    </message>
    <message>
        <source>Side that has won</source>
        <translation>Seite, die gewonnen hat</translation>
    </message>
    <message>
        <source>Won by a margin</source>
        <translation>Mit Vorsprung gewonnen</translation>
    </message>
    <message>
        <source>Battle fought before</source>
        <translation>Vorher gespieltes Gefecht</translation>
    </message>
    <message>
        <source>Core unit lost</source>
        <translation>Kerneinheit verloren</translation>
    </message>
    <message>
        <source>Battles fought so far</source>
        <translation>Bisher gespielte Gefechte</translation>
    </message>
    <message>
        <source>Track of the campaign</source>
        <translation>Statusleiste der Kampagne</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Repariert</translation>
    </message>
    <message>
        <source>Repair costs points</source>
        <translation>Reparatur kostet Punkte</translation>
    </message>
    <message>
        <source>the campaign track %1 is at %2 or more</source>
        <extracomment>%1 is a track, %2 a number</extracomment>
        <translation>die Statusleiste %1 der Kampagne steht auf mindestens %2</translation>
    </message>
    <message>
        <source>The campaign ends in a draw</source>
        <translation>Die Kampagne endet unentschieden</translation>
    </message>
    <message>
        <source>the campaign ends with this victory: %1</source>
        <translation>endet die Kampagne mit diesem Sieg: %1</translation>
    </message>
    <message>
        <source>No replacements</source>
        <translation>Kein Ersatz</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignTrialDialog</name>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Strength at its start</source>
        <translation>Stärke zu Beginn</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <extracomment>strength points of the two sides, on average</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>by a track or length</source>
        <translation>durch Statusleiste oder Länge</translation>
    </message>
    <message>
        <source>Without end</source>
        <translation>Ohne Ende</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Enden</translation>
    </message>
    <message>
        <source>units lost: %1 of %2</source>
        <translation>Einheiten verloren: %1 von %2</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n Gefecht</numerusform>
            <numerusform>%n Gefechte</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Campaigns: %1</source>
        <translation>Kampagnen: %1</translation>
    </message>
    <message>
        <source>Trial campaigns – %1</source>
        <translation>Probekampagnen – %1</translation>
    </message>
    <message>
        <source>&amp;Campaigns:</source>
        <translation>&amp;Kampagnen:</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>Number of campaigns to play</source>
        <translation>Zahl der Kampagnen, die gespielt werden</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Play the campaigns</source>
        <translation>Die Kampagnen spielen</translation>
    </message>
    <message>
        <source>Campaigns played</source>
        <translation>Gespielte Kampagnen</translation>
    </message>
    <message>
        <source>Results of the campaigns</source>
        <translation>Ergebnisse der Kampagnen</translation>
    </message>
    <message>
        <source>No campaigns have been played yet.</source>
        <translation>Es wurde noch keine Kampagne gespielt.</translation>
    </message>
    <message>
        <source>Expected results</source>
        <translation>Erwartete Ergebnisse</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>%1: chance of a win</source>
        <translation>%1: Chance auf einen Sieg</translation>
    </message>
    <message>
        <source>%1: chance of a draw</source>
        <translation>%1: Chance auf ein Unentschieden</translation>
    </message>
    <message>
        <source>%1: losses</source>
        <translation>%1: Verluste</translation>
    </message>
    <message>
        <source>campaigns won: %1</source>
        <translation>gewonnene Kampagnen: %1</translation>
    </message>
    <message>
        <source>Win: %1</source>
        <translation>Chance auf Sieg: %1</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <extracomment>a share in percent, and its interval</extracomment>
        <translation>%1 % (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>Computer players fight whole campaigns and restore units between battles. If you know the odds of a battle better, tick it and enter them; its map conditions are then met half the time. The chart shows how often each battle and end is reached. Brackets show 95 % intervals.</source>
        <translation>Der Computer spielt ganze Kampagnen: Er trägt die Gefechte aus und bringt dazwischen Einheiten wieder auf Stärke. Wenn Sie die Chancen eines Gefechts besser kennen, kreuzen Sie es an und geben Sie sie ein; Bedingungen zur Karte gelten dann in jedem zweiten Fall. Der Plan zeigt, wie oft jedes Gefecht und jedes Ende erreicht wird. In Klammern steht das 95-%-Intervall.</translation>
    </message>
    <message>
        <source>The player of this side. With random orders on both sides, plans are random, too</source>
        <translation>Wer diese Seite spielt. Mit zufälligen Befehlen auf beiden Seiten sind auch die Pläne zufällig</translation>
    </message>
    <message>
        <source>Stop now; unfinished campaigns do not count</source>
        <translation>Jetzt anhalten; unfertige Kampagnen zählen nicht</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CampaignWords</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a card, %2 the id of a unit</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>lost in battle %1</source>
        <translation>in Gefecht %1 verloren</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>fit for battle</source>
        <translation>einsatzbereit</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>geschwächt</translation>
    </message>
    <message>
        <source>%1: strength from %2 to %3.</source>
        <extracomment>%1 is a unit, %2 and %3 are strength points</extracomment>
        <translation>%1: Stärke von %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 replaces a lost unit.</source>
        <translation>%1 ersetzt eine verlorene Einheit.</translation>
    </message>
    <message>
        <source>%1 joins from the reserve.</source>
        <translation>%1 kommt aus der Reserve hinzu.</translation>
    </message>
    <message>
        <source>%1 is now %2.</source>
        <translation>%1 ist jetzt %2.</translation>
    </message>
    <message>
        <source>Battle %1 begins: %2.</source>
        <translation>Gefecht %1 beginnt: %2.</translation>
    </message>
    <message>
        <source>%1 ends in a draw.</source>
        <translation>%1 endet unentschieden.</translation>
    </message>
    <message>
        <source>%1 fought: strength from %2 to %3.</source>
        <translation>%1 hat gekämpft: Stärke von %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 was lost in battle %2, order %3.</source>
        <translation>%1 ging in Gefecht %2 verloren, Befehl %3.</translation>
    </message>
    <message>
        <source>%1 was lost in battle %2.</source>
        <translation>%1 ging in Gefecht %2 verloren.</translation>
    </message>
    <message>
        <source>%1 gains experience: %2.</source>
        <translation>%1 gewinnt Erfahrung: %2.</translation>
    </message>
    <message>
        <source>%1 wins a medal: %2.</source>
        <translation>%1 erhält einen Orden: %2.</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3.</source>
        <translation>%1 rückt von %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 reaches %2.</source>
        <translation>%1 erreicht %2.</translation>
    </message>
    <message>
        <source>The next battle is %1.</source>
        <translation>Das nächste Gefecht ist %1.</translation>
    </message>
    <message>
        <source>%1 is given up.</source>
        <translation>%1 wird aufgegeben.</translation>
    </message>
    <message>
        <source>The campaign ends in a draw.</source>
        <translation>Die Kampagne endet unentschieden.</translation>
    </message>
    <message>
        <source>battle %1, %2</source>
        <translation>Gefecht %1, %2</translation>
    </message>
    <message>
        <source>The campaign has ended in a draw.</source>
        <translation>Die Kampagne ist unentschieden ausgegangen.</translation>
    </message>
    <message>
        <source>A roll decides which battle is next.</source>
        <translation>Ein Würfelwurf entscheidet über das nächste Gefecht.</translation>
    </message>
    <message>
        <source>The file is no game of a scenario.</source>
        <translation>Die Datei ist kein Spiel eines Szenarios.</translation>
    </message>
    <message>
        <source>Battle %1 expects %2; this is a game of %3.</source>
        <extracomment>%1 is the number of a battle, %2 a file, %3 the id of a scenario</extracomment>
        <translation>Gefecht %1 erwartet %2; dies ist ein Spiel von %3.</translation>
    </message>
    <message>
        <source>Battle %1 is fought by other units than those of this game.</source>
        <translation>In Gefecht %1 kämpfen andere Einheiten als in diesem Spiel.</translation>
    </message>
    <message>
        <source>The game cannot be replayed beyond order %1.</source>
        <translation>Das Spiel kann hinter Befehl %1 nicht mehr nachgespielt werden.</translation>
    </message>
    <message numerus="yes">
        <source>The game is not over: it has %n order(s).</source>
        <translation>
            <numerusform>Das Spiel ist nicht beendet: Es hat %n Befehl.</numerusform>
            <numerusform>Das Spiel ist nicht beendet: Es hat %n Befehle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decided: %1.</source>
        <translation>Entschieden: %1.</translation>
    </message>
    <message>
        <source>Salvaged by %1: %2.</source>
        <translation>Geborgen von %1: %2.</translation>
    </message>
    <message>
        <source>%1: won by %2.</source>
        <translation>%1: gewonnen von %2.</translation>
    </message>
    <message>
        <source>Replacement points for %1: %2.</source>
        <translation>Ersatzpunkte für %1: %2.</translation>
    </message>
    <message>
        <source>Campaign won by %1.</source>
        <translation>Kampagne gewonnen von %1.</translation>
    </message>
    <message>
        <source>Next: %1. Still to decide: %2.</source>
        <extracomment>%1 is a battle, %2 a side</extracomment>
        <translation>Als Nächstes: %1. Noch zu entscheiden: %2.</translation>
    </message>
    <message>
        <source>The next battle is chosen by %1.</source>
        <translation>Das nächste Gefecht wird gewählt von %1.</translation>
    </message>
    <message>
        <source>Renamed: %1.</source>
        <extracomment>%1 is a unit</extracomment>
        <translation>Umbenannt: %1.</translation>
    </message>
    <message>
        <source>Now: %1. Play it here or at the table, or enter how it ended.</source>
        <translation>Jetzt: %1. Spielen Sie es hier oder am Tisch, oder geben Sie ein, wie es ausgegangen ist.</translation>
    </message>
    <message>
        <source>The game cannot be confirmed beyond order %1: its file was changed, or another version of Hexwerk wrote it.</source>
        <translation>Das Spiel lässt sich hinter Befehl %1 nicht bestätigen: Die Datei wurde geändert oder stammt von einer anderen Version von Hexwerk.</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) of this game broke the rules and were played anyway.</source>
        <translation>
            <numerusform>%n Befehl dieses Spiels war gegen die Regeln und wurde trotzdem gespielt.</numerusform>
            <numerusform>%n Befehle dieses Spiels waren gegen die Regeln und wurden trotzdem gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was played with other values than yours of: %1.</source>
        <extracomment>%1 lists ids of cards and tables</extracomment>
        <translation>Es wurde mit anderen Werten gespielt, als Sie sie haben: %1.</translation>
    </message>
    <message>
        <source>Won by %1, margin %2</source>
        <translation>Sieg für %1, Vorsprung %2</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Sieg für %1</translation>
    </message>
    <message>
        <source>Fought now</source>
        <translation>Wird gerade gespielt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Up next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>This game has no map, so Hexwerk cannot check it. Enter its result by hand.</source>
        <translation>Zu diesem Spiel gibt es keine Karte, deshalb kann Hexwerk es nicht prüfen. Geben Sie sein Ergebnis von Hand ein.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardComparison</name>
    <message>
        <source>Comparison of two cards</source>
        <translation>Vergleich zweier Karten</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardForm</name>
    <message>
        <source>No mark</source>
        <translation>Keine Marke</translation>
    </message>
    <message>
        <source>This card comes from a folder that takes precedence over yours; it cannot be changed here.</source>
        <translation>Diese Karte stammt aus einem Ordner, der Vorrang vor Ihrem hat; sie kann hier nicht geändert werden.</translation>
    </message>
    <message>
        <source>You have no folder for your own cards.</source>
        <translation>Sie haben keinen Ordner für eigene Karten.</translation>
    </message>
    <message>
        <source>Until this is fixed, your file keeps the card as it was.</source>
        <translation>Bis das behoben ist, behält Ihre Datei die Karte, wie sie war.</translation>
    </message>
    <message>
        <source>%1: no mark</source>
        <extracomment>%1 is a field of a card, %2 letters that say how sure its value is</extracomment>
        <translation>%1: keine Marke</translation>
    </message>
    <message>
        <source>%1: mark %2</source>
        <translation>%1: Marke %2</translation>
    </message>
    <message>
        <source>Confidence in this value: T stated, W worked example, O read from a damaged copy, G guessed</source>
        <translation>Wie sicher dieser Wert ist: T steht in den Regeln, W aus einem Beispiel erschlossen, O von einer beschädigten Kopie abgelesen, G geschätzt</translation>
    </message>
    <message>
        <source>A picture is a PNG or JPEG file beside the cards, such as pictures/gun.png.</source>
        <translation>Ein Bild ist eine PNG- oder JPEG-Datei bei den Karten, wie pictures/gun.png.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardListField</name>
    <message>
        <source>Add another card</source>
        <translation>Eine weitere Karte hinzufügen</translation>
    </message>
    <message>
        <source>How many of this card</source>
        <translation>Anzahl dieser Karte</translation>
    </message>
    <message>
        <source>Remove this card</source>
        <translation>Diese Karte entfernen</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Karte hinzufügen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardListFilter</name>
    <message>
        <source>All nations</source>
        <translation>Alle Nationen</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Alle Typen</translation>
    </message>
    <message>
        <source>Part of the name</source>
        <translation>Teil des Namens</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardPainter</name>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>Flanke</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Blast %1 (S)</source>
        <translation>Explosionswert %1 (S)</translation>
    </message>
    <message>
        <source>Blast %1 up to %2</source>
        <extracomment>%1 is the colour of a die, %2 a number of hexes</extracomment>
        <translation>Explosionswert %1 bis %2</translation>
    </message>
    <message>
        <source>Blast %1</source>
        <translation>Explosionswert %1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Turret</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Carries %1</source>
        <translation>Trägt %1</translation>
    </message>
    <message>
        <source>No support in close combat</source>
        <translation>Keine Unterstützung im Nahkampf</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is the type of a unit, %2 its class
----------
%1 is a kind of support, such as Air attack; %2 when it is played</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Half strength</source>
        <translation>Halbe Stärke</translation>
    </message>
    <message>
        <source>Indirect fire %1–%2</source>
        <extracomment>%1 and %2 are the nearest and farthest range of indirect fire, in hexes</extracomment>
        <translation>Indirektes Feuer %1–%2</translation>
    </message>
    <message>
        <source>CP</source>
        <comment>command points</comment>
        <translation>KP</translation>
    </message>
    <message>
        <source>%1, deck: %2</source>
        <translation>%1, Stapel: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>By players: %1</source>
        <extracomment>%1 is what players wrote on a card</extracomment>
        <translation>Von Spielern: %1</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>All units</source>
        <translation>Alle Einheiten</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Fire support</source>
        <translation>Feuerunterstützung</translation>
    </message>
    <message>
        <source>Suppressive fire</source>
        <translation>Streufeuer</translation>
    </message>
    <message>
        <source>Fire for effect</source>
        <translation>Wirkungsfeuer</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <translation>Bombardement</translation>
    </message>
    <message>
        <source>Smoke screen</source>
        <translation>Rauchvorhang</translation>
    </message>
    <message>
        <source>Secondary hexes</source>
        <translation>Weitere Hexfelder</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Explosionswert</translation>
    </message>
    <message>
        <source>Second attack, accuracy %1</source>
        <extracomment>%1 is a number with its sign</extracomment>
        <translation>Zweitangriff, Genauigkeit %1</translation>
    </message>
    <message numerus="yes">
        <source>Hits %n hex(es)</source>
        <translation>
            <numerusform>Trifft %n Hexfeld</numerusform>
            <numerusform>Trifft %n Hexfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hits %n hex(es) in a line</source>
        <translation>
            <numerusform>Trifft %n Hexfeld in einer Reihe</numerusform>
            <numerusform>Trifft %n Hexfelder in einer Reihe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardPeek</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Point at a unit, or select one, to see its card here.</source>
        <translation>Zeigen Sie auf eine Einheit oder wählen Sie eine: Hier erscheint dann deren Karte.</translation>
    </message>
    <message>
        <source>Close the card</source>
        <translation>Die Karte schließen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardText</name>
    <message>
        <source>Half strength cannot be more than full strength.</source>
        <translation>Die halbe Stärke kann nicht größer als die volle Stärke sein.</translation>
    </message>
    <message>
        <source>A unit at half strength cannot be worth more points than one at full strength.</source>
        <translation>Eine Einheit mit halber Stärke kann nicht mehr Punkte wert sein als mit voller Stärke.</translation>
    </message>
    <message>
        <source>The range bands must ascend and may not overlap.</source>
        <translation>Die Reichweitenbereiche müssen aufsteigen und dürfen sich nicht überschneiden.</translation>
    </message>
    <message>
        <source>Only vehicles have a turret.</source>
        <translation>Nur Fahrzeuge haben einen Turm.</translation>
    </message>
    <message>
        <source>Only vehicles carry other units.</source>
        <translation>Nur Fahrzeuge transportieren andere Einheiten.</translation>
    </message>
    <message>
        <source>Only vehicles can be trucks.</source>
        <translation>Nur Fahrzeuge können LKW sein.</translation>
    </message>
    <message>
        <source>Units of this type do not move this way.</source>
        <translation>Einheiten dieses Typs bewegen sich nicht auf diese Weise.</translation>
    </message>
    <message>
        <source>Only vehicles have different defence dice for each area.</source>
        <translation>Nur Fahrzeuge haben je Trefferzone eigene Verteidigungswürfel.</translation>
    </message>
    <message>
        <source>A blast for indirect fire alone needs a band for indirect fire.</source>
        <translation>Ein Explosionswert nur für indirektes Feuer braucht einen Bereich für indirektes Feuer.</translation>
    </message>
    <message>
        <source>An unarmoured vehicle has no die stronger than blue; with this one it counts as armoured.</source>
        <translation>Ein ungepanzertes Fahrzeug hat keinen stärkeren Würfel als blau; mit diesem gilt es als gepanzert.</translation>
    </message>
    <message>
        <source>The blast reaches farther than the unit fires.</source>
        <translation>Der Explosionswert reicht weiter, als die Einheit feuert.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 a rule</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <source>Other folder</source>
        <translation>Anderer Ordner</translation>
    </message>
    <message>
        <source>Yours, replacing another</source>
        <translation>Ihre, anstelle einer anderen</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ihre</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Unit cards</source>
        <translation>Einheitenkarten</translation>
    </message>
    <message>
        <source>Formation cards</source>
        <translation>Formationskarten</translation>
    </message>
    <message>
        <source>Command cards</source>
        <translation>Kommandokarten</translation>
    </message>
    <message>
        <source>Support cards</source>
        <translation>Unterstützungskarten</translation>
    </message>
    <message>
        <source>Only aircraft have a defence die.</source>
        <translation>Nur Flugzeuge haben einen Verteidigungswürfel.</translation>
    </message>
    <message>
        <source>Only artillery has smoke, several hexes and other fire modes.</source>
        <translation>Nur Artillerie hat Rauch, mehrere Hexfelder und andere Feuerarten.</translation>
    </message>
    <message>
        <source>The card is played at the time it states, but it does not state one.</source>
        <translation>Die Karte wird zu dem Zeitpunkt gespielt, den sie nennt, sie nennt aber keinen.</translation>
    </message>
    <message>
        <source>The card does nothing yet: give it an effect or describe what it does.</source>
        <translation>Die Karte bewirkt noch nichts: Geben Sie ihr eine Wirkung oder beschreiben Sie, was sie bewirkt.</translation>
    </message>
    <message>
        <source>Without a defence die, nothing can be rolled for the aircraft when guns fire at it.</source>
        <translation>Ohne Verteidigungswürfel kann für das Flugzeug nicht gewürfelt werden, wenn Geschütze darauf feuern.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardUnitsField</name>
    <message>
        <source>There is no such card.</source>
        <translation>Diese Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>Add units</source>
        <translation>Einheiten hinzufügen</translation>
    </message>
    <message>
        <source>Add units of another card</source>
        <translation>Einheiten einer weiteren Karte hinzufügen</translation>
    </message>
    <message>
        <source>The id of a unit card, or part of its id or name</source>
        <translation>Die Kennung einer Einheitenkarte oder ein Teil der Kennung oder des Namens</translation>
    </message>
    <message>
        <source>Remove these units</source>
        <translation>Diese Einheiten entfernen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardsModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Command points</source>
        <translation>Kommandopunkte</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CardsPage</name>
    <message>
        <source>All nations</source>
        <translation>Alle Nationen</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Alle Typen</translation>
    </message>
    <message>
        <source>All classes</source>
        <translation>Alle Klassen</translation>
    </message>
    <message>
        <source>All abilities</source>
        <translation>Alle Fähigkeiten</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 von %n Karte</numerusform>
            <numerusform>%1 von %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2 (%3)</source>
        <extracomment>%1 is a number of units, %2 the name of a formation card, %3 its id</extracomment>
        <translation>%1 in %2 (%3)</translation>
    </message>
    <message>
        <source>%1 in the scenario %2</source>
        <extracomment>%1 is a number of units, %2 a scenario</extracomment>
        <translation>%1 im Szenario %2</translation>
    </message>
    <message>
        <source>Nowhere yet</source>
        <translation>Noch nirgends</translation>
    </message>
    <message>
        <source>This card is not yours; it cannot be removed.</source>
        <translation>Das ist keine eigene Karte; sie kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>%1 belongs to the formation %2; remove it there first.</source>
        <translation>%1 gehört zur Formation %2; entfernen Sie sie zuerst dort.</translation>
    </message>
    <message>
        <source>The id %1 is already used by the card &quot;%2&quot;.</source>
        <extracomment>%1 is an id, %2 the name of a card</extracomment>
        <translation>Die Kennung %1 wird schon von der Karte „%2“ verwendet.</translation>
    </message>
    <message>
        <source>This card is not yours and keeps its id. Duplicate it to make your own.</source>
        <translation>Das ist keine eigene Karte; sie behält ihre Kennung. Duplizieren Sie sie, um eine eigene anzulegen.</translation>
    </message>
    <message>
        <source>Search by name, id or class</source>
        <translation>Name, Kennung oder Klasse suchen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Minimum points</source>
        <translation>Mindestpunkte</translation>
    </message>
    <message>
        <source>Maximum points</source>
        <translation>Höchstpunkte</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Where it is used</source>
        <translation>Wo sie verwendet wird</translation>
    </message>
    <message>
        <source>All times</source>
        <translation>Alle Zeitpunkte</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>An id has 1 to 100 letters, digits, &apos;.&apos;, &apos;_&apos; and &apos;-&apos;.</source>
        <translation>Eine Kennung hat 1 bis 100 Buchstaben, Ziffern, „.“, „_“ und „-“.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ChanceCurve</name>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50 %</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Chances</name>
    <message>
        <source>Click here to fire.</source>
        <translation>Klicken Sie hier, um zu feuern.</translation>
    </message>
    <message>
        <source>Click here to overrun the gun.</source>
        <translation>Klicken Sie hier, um das Geschütz zu überrollen.</translation>
    </message>
    <message>
        <source>Ctrl+click to overrun the gun.</source>
        <translation>Mit Strg+Klick überrollen Sie das Geschütz.</translation>
    </message>
    <message>
        <source>Click here to move in and fight.</source>
        <translation>Klicken Sie hier, um einzurücken und zu kämpfen.</translation>
    </message>
    <message>
        <source>Ctrl+click to move in and fight.</source>
        <translation>Mit Strg+Klick rücken Sie ein und kämpfen.</translation>
    </message>
    <message>
        <source>Click here to let it join the fire.</source>
        <translation>Klicken Sie hier, um die Einheit mitfeuern zu lassen.</translation>
    </message>
    <message>
        <source>Click twice to overrun the gun.</source>
        <translation>Klicken Sie zweimal, um das Geschütz zu überrollen.</translation>
    </message>
    <message>
        <source>Click twice to move in and fight.</source>
        <translation>Klicken Sie zweimal, um einzurücken und zu kämpfen.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ChangeCardCommand</name>
    <message>
        <source>Change &quot;%1&quot;</source>
        <extracomment>%1 is the name of a field of a card, such as Strength</extracomment>
        <translation>„%1“ ändern</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ChangePropertyCommand</name>
    <message>
        <source>Change &quot;%1&quot;</source>
        <extracomment>%1 is the name of a field, such as Turns</extracomment>
        <translation>„%1“ ändern</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ChangeTableValueCommand</name>
    <message>
        <source>Correct &quot;%1&quot;</source>
        <extracomment>%1 is the name of a value, such as Brush, movement points: on foot</extracomment>
        <translation>„%1“ korrigieren</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ChecksField</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a field, such as Abilities, %2 one of its entries</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ChoiceField</name>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>As in the edition: %1</source>
        <extracomment>%1 is a value of a choice: what the printed edition has</extracomment>
        <translation>Wie in der Ausgabe: %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ChoicePanel</name>
    <message>
        <source>%1  %2</source>
        <extracomment>%1 is the key that chooses it, %2 what is chosen</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <extracomment>%1 says what it means, %2 is a key</extracomment>
        <translation>%1 (Taste %2)</translation>
    </message>
    <message>
        <source>%1 – %2 %</source>
        <extracomment>%1 is who fires, %2 the chance of an effect in per cent</extracomment>
        <translation>%1 – %2 %</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ChoiceRow</name>
    <message>
        <source>other …</source>
        <translation>andere …</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ChoiceText</name>
    <message>
        <source>Set-up area</source>
        <translation>Aufstellungsbereich</translation>
    </message>
    <message>
        <source>Entry area</source>
        <translation>Eintrittsbereich</translation>
    </message>
    <message>
        <source>Mine area</source>
        <translation>Minenbereich</translation>
    </message>
    <message>
        <source>Victory area</source>
        <translation>Siegbereich</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Freie Wahl</translation>
    </message>
    <message>
        <source>Draw twice as many, keep half</source>
        <translation>Doppelt ziehen, Hälfte behalten</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Zufällig gezogen</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Anti-air</source>
        <translation>Flak</translation>
    </message>
    <message>
        <source>Truck</source>
        <translation>LKW</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Rekrut</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regulär</translation>
    </message>
    <message>
        <source>Hardened</source>
        <translation>Kampferprobt</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>The side wins</source>
        <translation>Die Seite gewinnt</translation>
    </message>
    <message>
        <source>The side loses</source>
        <translation>Die Seite verliert</translation>
    </message>
    <message>
        <source>A message is shown</source>
        <translation>Eine Nachricht erscheint</translation>
    </message>
    <message>
        <source>A unit is eliminated</source>
        <translation>Eine Einheit wird eliminiert</translation>
    </message>
    <message>
        <source>A unit is damaged</source>
        <translation>Eine Einheit nimmt Schaden</translation>
    </message>
    <message>
        <source>An objective is taken</source>
        <translation>Ein Zielfeld wird erobert</translation>
    </message>
    <message>
        <source>An objective is held at the end of a turn</source>
        <translation>Ein Zielfeld wird am Ende einer Runde gehalten</translation>
    </message>
    <message>
        <source>A turn ends</source>
        <translation>Eine Runde endet</translation>
    </message>
    <message>
        <source>A unit leaves the map</source>
        <translation>Eine Einheit verlässt die Karte</translation>
    </message>
    <message>
        <source>A zone is entered</source>
        <translation>Eine Zone wird betreten</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <translation>Am Ende des Spiels</translation>
    </message>
    <message>
        <source>At the end of every turn</source>
        <translation>Am Ende jeder Runde</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>Sandbags</source>
        <translation>Sandsackstellung</translation>
    </message>
    <message>
        <source>Trench</source>
        <translation>Schützengraben</translation>
    </message>
    <message>
        <source>Gun position</source>
        <translation>Artilleriestellung</translation>
    </message>
    <message>
        <source>Bunker</source>
        <translation>Bunker</translation>
    </message>
    <message>
        <source>Pillbox</source>
        <translation>MG-Nest</translation>
    </message>
    <message>
        <source>Crater</source>
        <translation>Krater</translation>
    </message>
    <message>
        <source>Ruin</source>
        <translation>Ruine</translation>
    </message>
    <message>
        <source>Anti-personnel mines</source>
        <translation>Anti-Personen-Minen</translation>
    </message>
    <message>
        <source>Anti-tank mines</source>
        <translation>Anti-Panzer-Minen</translation>
    </message>
    <message>
        <source>Dummy mines</source>
        <translation>Scheinminenfeld</translation>
    </message>
    <message>
        <source>strength of the unit</source>
        <translation>Stärke der Einheit</translation>
    </message>
    <message>
        <source>points of the unit</source>
        <translation>Punktwert der Einheit</translation>
    </message>
    <message>
        <source>Faces %1</source>
        <extracomment>%1 is a letter that names a set of dice faces</extracomment>
        <translation>Würfelseiten %1</translation>
    </message>
    <message>
        <source>A formation</source>
        <translation>Eine Formation</translation>
    </message>
    <message>
        <source>Additional units</source>
        <translation>Zusätzliche Einheiten</translation>
    </message>
    <message>
        <source>Units by card</source>
        <translation>Einheiten nach Karte</translation>
    </message>
    <message>
        <source>Decided by a roll</source>
        <translation>Wird ausgewürfelt</translation>
    </message>
    <message>
        <source>%1
%2, strength %3</source>
        <extracomment>%1 is the name of a unit card, %2 a nation</extracomment>
        <translation>%1
%2, Stärke %3</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>upper right</source>
        <comment>a vertex</comment>
        <translation>rechts oben</translation>
    </message>
    <message>
        <source>right</source>
        <comment>a vertex</comment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>lower right</source>
        <comment>a vertex</comment>
        <translation>rechts unten</translation>
    </message>
    <message>
        <source>lower left</source>
        <comment>a vertex</comment>
        <translation>links unten</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a vertex</comment>
        <translation>links</translation>
    </message>
    <message>
        <source>upper left</source>
        <comment>a vertex</comment>
        <translation>links oben</translation>
    </message>
    <message>
        <source>On foot</source>
        <translation>Zu Fuß</translation>
    </message>
    <message>
        <source>Pushed by its crew</source>
        <translation>Von Hand geschoben</translation>
    </message>
    <message>
        <source>Wheels or half-tracks</source>
        <translation>Räder oder Halbketten</translation>
    </message>
    <message>
        <source>Full tracks</source>
        <translation>Vollketten</translation>
    </message>
    <message>
        <source>T: stated in the rules</source>
        <translation>T: steht in den Regeln</translation>
    </message>
    <message>
        <source>W: derived from a worked example</source>
        <translation>W: aus einem Beispiel erschlossen</translation>
    </message>
    <message>
        <source>O: read from a damaged copy</source>
        <translation>O: aus einer beschädigten Kopie</translation>
    </message>
    <message>
        <source>G: our guess</source>
        <translation>G: unsere Schätzung</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Planning phase</source>
        <translation>Planungsphase</translation>
    </message>
    <message>
        <source>Support phase</source>
        <translation>Unterstützungsphase</translation>
    </message>
    <message>
        <source>Action phase</source>
        <translation>Aktionsphase</translation>
    </message>
    <message>
        <source>Organization phase</source>
        <translation>Organisationsphase</translation>
    </message>
    <message>
        <source>Before the activation</source>
        <translation>Vor der Aktivierung</translation>
    </message>
    <message>
        <source>As the card says</source>
        <translation>Wie die Karte sagt</translation>
    </message>
    <message>
        <source>Air attack</source>
        <translation>Luftangriff</translation>
    </message>
    <message>
        <source>Off-board artillery</source>
        <translation>Artillerie von außerhalb</translation>
    </message>
    <message>
        <source>C: compared with your copy</source>
        <translation>C: mit Ihrem Exemplar verglichen</translation>
    </message>
    <message>
        <source>Move a track</source>
        <translation>Eine Statusleiste bewegen</translation>
    </message>
    <message>
        <source>Bring units on</source>
        <translation>Einheiten einsetzen</translation>
    </message>
    <message>
        <source>Remove a unit</source>
        <translation>Eine Einheit entfernen</translation>
    </message>
    <message>
        <source>Change terrain</source>
        <translation>Gelände ändern</translation>
    </message>
    <message>
        <source>Award an objective</source>
        <translation>Ein Zielfeld vergeben</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Das Spiel beenden</translation>
    </message>
    <message>
        <source>Show a message</source>
        <translation>Eine Nachricht anzeigen</translation>
    </message>
    <message>
        <source>In a draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>With a winner</source>
        <translation>Mit einem Sieger</translation>
    </message>
    <message>
        <source>H: our house rule</source>
        <translation>H: unsere Hausregel</translation>
    </message>
    <message>
        <source>%1
%2, %3, %4</source>
        <extracomment>%1 is the name of a support card, %2 a nation, %3 a kind of support, %4 dice</extracomment>
        <translation>%1
%2, %3, %4</translation>
    </message>
    <message>
        <source>When its effects do something</source>
        <translation>Wenn ihre Wirkungen etwas bewirken</translation>
    </message>
    <message>
        <source>When the enemy attacks</source>
        <translation>Bei Angriff des Gegners</translation>
    </message>
    <message>
        <source>Before a spotting roll</source>
        <translation>Vor einem Aufklärungswurf</translation>
    </message>
    <message>
        <source>In close combat</source>
        <translation>Im Nahkampf</translation>
    </message>
    <message>
        <source>When a gun is overrun</source>
        <translation>Beim Überrollen</translation>
    </message>
    <message>
        <source>In the initiative phase</source>
        <translation>In der Initiativphase</translation>
    </message>
    <message>
        <source>After an opponent&apos;s card</source>
        <translation>Nach einer Karte des Gegners</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ColourField</name>
    <message>
        <source>Choose a colour</source>
        <translation>Farbe wählen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CompareDialog</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1 and %2 are scenarios</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>They are identical.</source>
        <translation>Beide sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s). Click a row to go to its place.</source>
        <translation>
            <numerusform>%n Unterschied. Ein Klick auf die Zeile führt zu der Stelle.</numerusform>
            <numerusform>%n Unterschiede. Ein Klick auf eine Zeile führt zu der Stelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: %1. There: %2. %3</source>
        <extracomment>%1 and %2 are scenarios, %3 a sentence</extracomment>
        <translation>Hier: %1. Dort: %2. %3</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Dort</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Den Vergleich schließen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ComputerDialog</name>
    <message>
        <source>Computer opponent</source>
        <translation>Computergegner</translation>
    </message>
    <message>
        <source>The computer sees no more than its side may see, and rolls its own dice. You can change this at any time during the game.</source>
        <translation>Der Computer sieht nicht mehr, als seine Seite sehen darf, und würfelt selbst. Sie können dies im Spiel jederzeit ändern.</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Pace:</source>
        <translation>Tempo:</translation>
    </message>
    <message>
        <source>Strength:</source>
        <translation>Stärke:</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>Style:</source>
        <translation>Spielweise:</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ComputerPanel</name>
    <message>
        <source>The computer plays: %1. It waits until you continue.</source>
        <extracomment>%1 is a side</extracomment>
        <translation>Der Computer spielt: %1. Er wartet, bis Sie fortfahren.</translation>
    </message>
    <message>
        <source>The computer plays: %1</source>
        <extracomment>%1 is a side</extracomment>
        <translation>Der Computer spielt: %1</translation>
    </message>
    <message>
        <source>Next order (Enter)</source>
        <translation>Nächster Befehl (Eingabe)</translation>
    </message>
    <message>
        <source>Show the next order of the computer at once</source>
        <translation>Den nächsten Befehl des Computers sofort zeigen</translation>
    </message>
    <message>
        <source>Computer opponent...</source>
        <translation>Computergegner …</translation>
    </message>
    <message>
        <source>Play this side yourself, or change the pace</source>
        <translation>Diese Seite selbst spielen oder das Tempo ändern</translation>
    </message>
    <message>
        <source>%1: the computer concedes. It no longer sees a way to win. Well played! You can leave it at that, or play on to the end.</source>
        <extracomment>%1 is a side</extracomment>
        <translation>%1: Der Computer gibt auf. Er sieht keinen Weg zum Sieg mehr. Gut gespielt! Sie können es dabei belassen oder bis zum Ende weiterspielen.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Unterbrechen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ComputerPlay</name>
    <message>
        <source>both sides</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>The computer has to answer first.</source>
        <translation>Zuerst muss der Computer antworten.</translation>
    </message>
    <message>
        <source>It considers: %1 (chance to win %2)</source>
        <extracomment>%1 is a plan, %2 a percentage</extracomment>
        <translation>Er erwägt: %1 (Siegchance %2)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ConditionField</name>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a condition here</source>
        <translation>Hier eine Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Put this condition into a group that can hold others</source>
        <translation>Diese Bedingung in eine Gruppe setzen, in der weitere stehen können</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move this condition up</source>
        <translation>Diese Bedingung nach oben verschieben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move this condition down</source>
        <translation>Diese Bedingung nach unten verschieben</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ConfirmTableValueCommand</name>
    <message numerus="yes">
        <source>Confirm %n value(s)</source>
        <translation>
            <numerusform>%n Wert bestätigen</numerusform>
            <numerusform>%n Werte bestätigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CorrectDialog</name>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>The referee&apos;s correction is recorded in the log and the game file, and can be taken back like any other order.</source>
        <translation>Die Berichtigung des Schiedsrichters steht im Verlauf und in der Spieldatei und lässt sich zurücknehmen wie jeder andere Befehl.</translation>
    </message>
    <message>
        <source>Item to correct</source>
        <translation>Zu berichtigen</translation>
    </message>
    <message>
        <source>Choose a unit, the hex or the game</source>
        <translation>Wählen Sie eine Einheit, das Hexfeld oder das Spiel</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>The hex %1</source>
        <extracomment>%1 is a hex</extracomment>
        <translation>Das Hexfeld %1</translation>
    </message>
    <message>
        <source>The game: turn, objectives, tracks, cards</source>
        <translation>Das Spiel: Runde, Zielfelder, Statusleisten, Karten</translation>
    </message>
    <message>
        <source>%1 is already in %2. You can still put both there.</source>
        <extracomment>%1 is a unit, %2 a hex</extracomment>
        <translation>%1 steht schon in %2. Sie können trotzdem beide dorthin stellen.</translation>
    </message>
    <message>
        <source>Nothing changes yet.</source>
        <translation>Noch ändert sich nichts.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CorrectionText</name>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>Fast action this turn</source>
        <translation>Schnelle Aktion in dieser Runde</translation>
    </message>
    <message>
        <source>Fast action last turn</source>
        <translation>Schnelle Aktion in der letzten Runde</translation>
    </message>
    <message>
        <source>Not moved since set-up</source>
        <translation>Seit der Aufstellung nicht bewegt</translation>
    </message>
    <message>
        <source>Smoke markers</source>
        <translation>Rauchmarker</translation>
    </message>
    <message>
        <source>Dug in</source>
        <translation>Eingegraben</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is a value such as Strength, %2 a unit</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is what lies there, such as Smoke markers, %2 a hex</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>with a card that was not taken</source>
        <translation>bei einer Karte, die nicht genommen wurde</translation>
    </message>
    <message>
        <source>waits to be placed</source>
        <translation>wartet auf die Aufstellung</translation>
    </message>
    <message>
        <source>on the map</source>
        <translation>auf der Karte</translation>
    </message>
    <message>
        <source>aboard</source>
        <translation>an Bord</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>eliminiert</translation>
    </message>
    <message>
        <source>left the map</source>
        <translation>hat die Karte verlassen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>im Stapel</translation>
    </message>
    <message>
        <source>laid aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>drawn, choice %1</source>
        <extracomment>%1 is the number of a choice that a side makes</extracomment>
        <translation>gezogen, Auswahl %1</translation>
    </message>
    <message>
        <source>taken, choice %1</source>
        <extracomment>%1 is the number of a choice that a side makes</extracomment>
        <translation>genommen, Auswahl %1</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Referee: %1 from “%2” to “%3”.</source>
        <extracomment>%1 is what a referee corrects, such as Strength of Rifles 43 (g1)</extracomment>
        <translation>Schiedsrichter: %1 von „%2“ auf „%3“.</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transportfahrzeug</translation>
    </message>
    <message>
        <source>Command points lost</source>
        <translation>Verlorene Kommandopunkte</translation>
    </message>
    <message>
        <source>Command focus</source>
        <translation>Kommandoschwerpunkt</translation>
    </message>
    <message>
        <source>Command points on %1</source>
        <extracomment>%1 is a unit card</extracomment>
        <translation>Kommandopunkte auf %1</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <extracomment>%1 is a side, %2 the number of one of its players</extracomment>
        <translation>%1, Spieler %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a value such as Command focus, %2 a side or a player</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CountedCardsField</name>
    <message>
        <source>%1: add</source>
        <extracomment>%1 is a field, such as Units</extracomment>
        <translation>%1: hinzufügen</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>%1 is a field, such as Units; %2 the number of an entry, %3 a part of it</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CourseText</name>
    <message>
        <source>unit %1</source>
        <translation>Einheit %1</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>the first time only</source>
        <translation>nur beim ersten Mal</translation>
    </message>
    <message>
        <source>%1 + the unit&apos;s points</source>
        <extracomment>%1 is a track</extracomment>
        <translation>%1 + die Punkte der Einheit</translation>
    </message>
    <message>
        <source>%1 + the unit&apos;s strength points</source>
        <extracomment>%1 is a track</extracomment>
        <translation>%1 + die Stärkepunkte der Einheit</translation>
    </message>
    <message>
        <source>, only if this is true: %1</source>
        <extracomment>%1 is a condition; before it stands an event</extracomment>
        <translation>, nur wenn dies gilt: %1</translation>
    </message>
    <message>
        <source>at %1 %2 wins</source>
        <extracomment>%1 is a number on a track, %2 is &quot;the Axis side&quot;</extracomment>
        <translation>bei %1 gewinnt %2</translation>
    </message>
    <message>
        <source>at %1 %2 loses</source>
        <extracomment>%1 is a number on a track, %2 is &quot;the Axis side&quot;</extracomment>
        <translation>bei %1 verliert %2</translation>
    </message>
    <message>
        <source>at %1: message “%2”</source>
        <extracomment>%1 is a number on a track, %2 a text</extracomment>
        <translation>bei %1: Meldung „%2“</translation>
    </message>
    <message>
        <source>%1: from %2 to %3, begins at %4</source>
        <extracomment>%1 is a track, %2 and %3 its ends, %4 where its marker begins</extracomment>
        <translation>%1: von %2 bis %3, beginnt bei %4</translation>
    </message>
    <message>
        <source>%1 wins at the end of any turn if this is true: %2.</source>
        <extracomment>%1 is &quot;the Axis side&quot;, %2 a condition</extracomment>
        <translation>%1 gewinnt am Ende einer beliebigen Runde, wenn dies gilt: %2.</translation>
    </message>
    <message>
        <source>%1 wins at the end of the game if this is true: %2.</source>
        <extracomment>%1 is &quot;the Axis side&quot;, %2 a condition</extracomment>
        <translation>%1 gewinnt am Ende des Spiels, wenn dies gilt: %2.</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>beliebige Seite</translation>
    </message>
    <message>
        <source>after the turn %1 gets reinforcements: %2 x %3, in zone %4</source>
        <extracomment>%1 is &quot;the Axis side&quot;, %2 a number, %3 a unit card, %4 a zone</extracomment>
        <translation>nach der Runde kommen Verstärkungen für %1: %2 x %3, in Zone %4</translation>
    </message>
    <message>
        <source>terrain of %1: %2</source>
        <extracomment>%1 are hexes, %2 is a terrain</extracomment>
        <translation>Gelände von %1: %2</translation>
    </message>
    <message>
        <source>unit %1 leaves the map</source>
        <extracomment>%1 is the id of a unit</extracomment>
        <translation>Einheit %1 verlässt die Karte</translation>
    </message>
    <message>
        <source>nobody holds %1</source>
        <extracomment>%1 is an objective</extracomment>
        <translation>niemand hält %1</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <extracomment>%1 is &quot;the Axis side&quot;, %2 an objective</extracomment>
        <translation>%1 hält %2</translation>
    </message>
    <message>
        <source>the game ends in a draw</source>
        <translation>das Spiel endet unentschieden</translation>
    </message>
    <message>
        <source>the game ends and %1 wins</source>
        <extracomment>%1 is &quot;the Axis side&quot;</extracomment>
        <translation>das Spiel endet und %1 gewinnt</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>nichts geschieht</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CourseWords</name>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CrowdingText</name>
    <message numerus="yes">
        <source>There are %n units in %1, but a hex has room for one (R4.8c).</source>
        <extracomment>%1 is a hex, %n a number of units</extracomment>
        <translation>
            <numerusform>%n Einheit steht in %1, aber ein Hexfeld hat nur Platz für eine (R4.8c).</numerusform>
            <numerusform>%n Einheiten stehen in %1, aber ein Hexfeld hat nur Platz für eine (R4.8c).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::CsvText</name>
    <message>
        <source>The file is UTF-16. Save it as UTF-8; spreadsheets call it &quot;CSV UTF-8&quot;.</source>
        <translation>Die Datei ist UTF-16. Speichern Sie sie als UTF-8; Tabellenprogramme nennen es „CSV UTF-8“.</translation>
    </message>
    <message>
        <source>The byte %1 is not UTF-8. Save the file as UTF-8; spreadsheets call it &quot;CSV UTF-8&quot;.</source>
        <extracomment>%1 is a byte, such as 0xE4</extracomment>
        <translation>Das Byte %1 ist kein UTF-8. Speichern Sie die Datei als UTF-8; Tabellenprogramme nennen es „CSV UTF-8“.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed, or is inside a cell. Put the whole cell in quotation marks, and double each one inside it.</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen oder steht innerhalb einer Zelle. Setzen Sie die ganze Zelle in Anführungszeichen und verdoppeln Sie jedes darin.</translation>
    </message>
    <message>
        <source>The first row must name the columns, as in an exported table: id, name.en and so on.</source>
        <translation>Die erste Zeile muss die Spalten nennen, wie in einer exportierten Tabelle: id, name.en und so weiter.</translation>
    </message>
    <message>
        <source>The column %1 is missing. Add it; an exported table has all columns.</source>
        <extracomment>%1 is the name of a column of a table</extracomment>
        <translation>Die Spalte %1 fehlt. Ergänzen Sie sie; eine exportierte Tabelle hat alle Spalten.</translation>
    </message>
    <message>
        <source>A column has no name. Name it, or remove it.</source>
        <translation>Eine Spalte hat keinen Namen. Benennen Sie sie, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>These cards have no column %1. Remove it.</source>
        <translation>Diese Karten haben keine Spalte %1. Entfernen Sie sie.</translation>
    </message>
    <message>
        <source>These cards have no column %1. Remove it, or correct its name: %2?</source>
        <extracomment>%2 are columns with names that look alike</extracomment>
        <translation>Diese Karten haben keine Spalte %1. Entfernen Sie sie, oder berichtigen Sie den Namen: %2?</translation>
    </message>
    <message>
        <source>The column %1 appears twice. Remove one.</source>
        <translation>Die Spalte %1 kommt doppelt vor. Entfernen Sie eine.</translation>
    </message>
    <message>
        <source>The row has %1 cells, the first row %2. Add empty cells at the end.</source>
        <translation>Die Zeile hat %1 Zellen, die erste Zeile %2. Ergänzen Sie am Ende leere Zellen.</translation>
    </message>
    <message>
        <source>The row has %1 cells, the first row %2. Remove the extra cells, or put a cell that contains the separator in quotation marks.</source>
        <translation>Die Zeile hat %1 Zellen, die erste Zeile %2. Entfernen Sie die überzähligen, oder setzen Sie eine Zelle mit Trennzeichen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other. Empty one of them.</source>
        <extracomment>%1 and %2 are columns of a table</extracomment>
        <translation>%1 und %2 schließen einander aus. Leeren Sie eines davon.</translation>
    </message>
    <message>
        <source>The id %1 appears twice, first in line %2. Change one, or remove the row.</source>
        <translation>Die Kennung %1 kommt doppelt vor, zuerst in Zeile %2. Ändern Sie eine, oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; cannot be read. Write it like this: %3</source>
        <extracomment>%1 is a column, %2 what stands there, %3 an example</extracomment>
        <translation>%1: „%2“ kann nicht gelesen werden. Schreiben Sie es so: %3</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>
            <numerusform>%1 (und %n weiterer Fehler)</numerusform>
            <numerusform>%1 (und %n weitere Fehler)</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is too large: it may have up to %1 MiB, %2 rows and %3 columns. Split it.</source>
        <extracomment>%1 is a number of MiB</extracomment>
        <translation>Die Tabelle ist zu groß: Erlaubt sind bis zu %1 MiB, %2 Zeilen und %3 Spalten. Teilen Sie sie auf.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more, which are not listed.</source>
        <translation>
            <numerusform>Und %n weiterer, der nicht aufgeführt ist.</numerusform>
            <numerusform>Und %n weitere, die nicht aufgeführt sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::DeskText</name>
    <message>
        <source>half strength</source>
        <translation>halbe Stärke</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>volle Stärke</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n Schaden</numerusform>
            <numerusform>%n Schaden</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 off the map.</source>
        <translation>Nehmen Sie %1 von der Karte.</translation>
    </message>
    <message>
        <source>Flip %1 to half strength.</source>
        <translation>Drehen Sie %1 auf die halbe Stärke.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n damage to %1.</source>
        <translation>
            <numerusform>Legen Sie %n Schaden auf %1.</numerusform>
            <numerusform>Legen Sie %n Schaden auf %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %2 from %1.</source>
        <translation>Entfernen Sie „%2“ von %1.</translation>
    </message>
    <message>
        <source>Place %2 on %1.</source>
        <translation>Legen Sie „%2“ auf %1.</translation>
    </message>
    <message>
        <source>Remove the dug-in marker from the hex of %1.</source>
        <translation>Entfernen Sie den Marker „Eingegraben“ vom Hexfeld von %1.</translation>
    </message>
    <message>
        <source>%1 falls back: move it away from the enemy.</source>
        <translation>%1 zieht sich zurück: Ziehen Sie die Einheit vom Gegner weg.</translation>
    </message>
    <message>
        <source>%1 withdraws: move it out of the hex.</source>
        <translation>%1 verlässt den Nahkampf: Ziehen Sie die Einheit aus dem Hexfeld.</translation>
    </message>
    <message>
        <source>%1 dismounts: place it beside its transport vehicle.</source>
        <translation>%1 sitzt ab: Legen Sie die Einheit neben ihr Transportfahrzeug.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Nichts geschieht.</translation>
    </message>
    <message>
        <source>The card of a unit is no longer there. Choose the unit again.</source>
        <translation>Die Karte einer Einheit ist nicht mehr da. Wählen Sie die Einheit noch einmal.</translation>
    </message>
    <message>
        <source>This terrain is no longer in the tables. Choose another.</source>
        <translation>Dieses Gelände steht nicht mehr in den Tabellen. Wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>A unit has more strength than its card. Correct it.</source>
        <translation>Eine Einheit hat mehr Stärke als ihre Karte. Berichtigen Sie das.</translation>
    </message>
    <message>
        <source>These markers cannot be on the same unit. Remove one.</source>
        <translation>Diese Marker können nicht zusammen auf einer Einheit liegen. Entfernen Sie einen.</translation>
    </message>
    <message>
        <source>Choose a range from 1 to 40 hexes.</source>
        <translation>Wählen Sie eine Entfernung von 1 bis 40 Hexfeldern.</translation>
    </message>
    <message>
        <source>That many hexes cannot hinder the line of sight at this range. Choose a longer range or fewer of them.</source>
        <translation>Auf diese Entfernung können nicht so viele Hexfelder die Sichtlinie einschränken. Wählen Sie eine größere Entfernung oder weniger Hexfelder.</translation>
    </message>
    <message>
        <source>front</source>
        <translation>vorne</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>Flanke</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>steht</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>bewegt sich</translation>
    </message>
    <message>
        <source>falls back</source>
        <translation>zieht sich zurück</translation>
    </message>
    <message>
        <source>withdraws</source>
        <translation>verlässt Nahkampf</translation>
    </message>
    <message>
        <source>Choose 0 or more smoke markers.</source>
        <translation>Wählen Sie 0 oder mehr Rauchmarker.</translation>
    </message>
    <message>
        <source>There is not enough room aboard. Leave a passenger out.</source>
        <translation>An Bord ist nicht genug Platz. Lassen Sie einen Passagier weg.</translation>
    </message>
    <message>
        <source>A unit takes part twice. Choose another unit.</source>
        <translation>Eine Einheit nimmt zweimal teil. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>At most two units can join the fire. Remove one.</source>
        <translation>Höchstens zwei Einheiten können mitfeuern. Entfernen Sie eine.</translation>
    </message>
    <message>
        <source>%1 goes no further.</source>
        <translation>%1 kommt nicht weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Hex %1: place %n smoke marker(s).</source>
        <translation>
            <numerusform>Hexfeld %1: Legen Sie %n Rauchmarker.</numerusform>
            <numerusform>Hexfeld %1: Legen Sie %n Rauchmarker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose 1 to 3 hexes for the smoke.</source>
        <translation>Wählen Sie 1 bis 3 Hexfelder für den Rauch.</translation>
    </message>
    <message>
        <source>Minefield</source>
        <translation>Minenfeld</translation>
    </message>
    <message>
        <source>Terrain damage (vehicles)</source>
        <translation>Geländeschaden (Fahrzeuge)</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>The attacker cannot fire like this. Choose another action or another unit.</source>
        <translation>Der Angreifer kann so nicht feuern. Wählen Sie eine andere Aktion oder eine andere Einheit.</translation>
    </message>
    <message>
        <source>Place a ruin marker in the hex of %1.</source>
        <translation>Legen Sie einen Ruinenmarker in das Hexfeld von %1.</translation>
    </message>
    <message>
        <source>Turn the fortification in the hex of %1 to its trench side.</source>
        <translation>Drehen Sie die Befestigung im Hexfeld von %1 auf ihre Schützengrabenseite.</translation>
    </message>
    <message>
        <source>Remove the fortification from the hex of %1.</source>
        <translation>Entfernen Sie die Befestigung aus dem Hexfeld von %1.</translation>
    </message>
    <message>
        <source>Remove the obstacle from the hex of %1.</source>
        <translation>Entfernen Sie das Hindernis aus dem Hexfeld von %1.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::DiceEdit</name>
    <message>
        <source>Add a die: %1 (%2)</source>
        <extracomment>%1 is the colour of a die, %2 a letter</extracomment>
        <translation>Einen Würfel hinzufügen: %1 (%2)</translation>
    </message>
    <message>
        <source>Remove this die (Backspace: the last)</source>
        <translation>Diesen Würfel entfernen (Rücktaste: den letzten)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::DicePainter</name>
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
    <name>hexwerk::assault::ui::DicePanel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the colour of a die, %2 what it shows</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <extracomment>%1 is what a die shows, %2 a key</extracomment>
        <translation>%1 (Taste %2)</translation>
    </message>
    <message>
        <source>Roll the dice (R)</source>
        <translation>Würfeln (R)</translation>
    </message>
    <message>
        <source>The program rolls fair dice</source>
        <translation>Das Programm würfelt mit fairen Würfeln</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Dice results</source>
        <translation>Würfelergebnisse</translation>
    </message>
    <message>
        <source>Plain die</source>
        <translation>Gewöhnlicher Würfel</translation>
    </message>
    <message>
        <source>%1 – click to enter this die</source>
        <translation>%1 – anklicken, um diesen Würfel einzugeben</translation>
    </message>
    <message>
        <source>Your own dice – die %1 of %2: %3. Click the face or press its key; Backspace goes back.</source>
        <extracomment>%3 is the colour of the die</extracomment>
        <translation>Eigene Würfel – Würfel %1 von %2: %3. Klicken Sie die Seite an oder drücken Sie ihre Taste; die Rücktaste geht zurück.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <extracomment>%1 is the number that the program&apos;s dice follow from</extracomment>
        <translation>Startzahl %1</translation>
    </message>
    <message>
        <source>The program&apos;s dice are generated from this number; the game file keeps it</source>
        <translation>Aus dieser Zahl entstehen die Würfe des Programms; die Spieldatei bewahrt sie auf</translation>
    </message>
    <message>
        <source>Seal %1</source>
        <translation>Siegel %1</translation>
    </message>
    <message>
        <source>The program&apos;s dice are generated from a number that is revealed when the game is over or closed.
The game file keeps this seal: it proves that the number stayed the same.</source>
        <translation>Die Würfe des Programms entstehen aus einer Zahl, die offengelegt wird, wenn das Spiel zu Ende ist oder geschlossen wird.
Die Spieldatei bewahrt dieses Siegel auf: Es beweist, dass die Zahl dieselbe geblieben ist.</translation>
    </message>
    <message>
        <source>Other (0)</source>
        <translation>Andere (0)</translation>
    </message>
    <message>
        <source>Faces that this die does not have in the dice table (key 0)</source>
        <translation>Seiten, die dieser Würfel laut Würfeltabelle nicht hat (Taste 0)</translation>
    </message>
    <message>
        <source>Other faces</source>
        <translation>Andere Seiten</translation>
    </message>
    <message>
        <source>Accept these dice (Enter)</source>
        <translation>Diese Würfel annehmen (Eingabe)</translation>
    </message>
    <message>
        <source>Enters the dice results into the game (key Enter)</source>
        <translation>Übernimmt die Würfelergebnisse ins Spiel (Eingabetaste)</translation>
    </message>
    <message>
        <source>Accept these dice</source>
        <translation>Diese Würfel annehmen</translation>
    </message>
    <message numerus="yes">
        <source>Your own dice – %n entered. Enter accepts; click a die to change it.</source>
        <translation>
            <numerusform>Eigene Würfel – %n eingegeben. Die Eingabetaste nimmt ihn an; klicken Sie ihn an, um ihn zu ändern.</numerusform>
            <numerusform>Eigene Würfel – %n eingegeben. Die Eingabetaste nimmt sie an; klicken Sie einen an, um ihn zu ändern.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::DiceTable</name>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>%1 die %2: %3</source>
        <extracomment>of a button: %1 is a die, %2 its number, %3 what it would show</extracomment>
        <translation>Würfel %1 %2: %3</translation>
    </message>
    <message>
        <source>Assault unit attacks</source>
        <translation>Angreifer greift an</translation>
    </message>
    <message>
        <source>Defence unit defends</source>
        <translation>Verteidiger wehrt ab</translation>
    </message>
    <message>
        <source>Defence unit attacks</source>
        <translation>Verteidiger greift an</translation>
    </message>
    <message>
        <source>Assault unit defends</source>
        <translation>Angreifer wehrt ab</translation>
    </message>
    <message>
        <source>Critical hit: attack</source>
        <translation>Kritisch: Angriff</translation>
    </message>
    <message>
        <source>Critical hit: defence</source>
        <translation>Kritisch: Abwehr</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::DifferenceText</name>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two hexes: from, to</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Terrain of %1</source>
        <extracomment>%1 is a hex</extracomment>
        <translation>Gelände von %1</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <extracomment>%1 is a hex</extracomment>
        <translation>Höhenstufe von %1</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::DryRunPanel</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>If turn %1 ended now, the game would go on.</source>
        <translation>Endete Runde %1 jetzt, ginge das Spiel weiter.</translation>
    </message>
    <message>
        <source>If turn %1 ended now: %2</source>
        <translation>Endete Runde %1 jetzt: %2</translation>
    </message>
    <message>
        <source>By which side</source>
        <translation>Von welcher Seite</translation>
    </message>
    <message>
        <source>Which unit</source>
        <translation>Welche Einheit</translation>
    </message>
    <message>
        <source>Which objective</source>
        <translation>Welches Zielfeld</translation>
    </message>
    <message>
        <source>Which zone</source>
        <translation>Welche Zone</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is a unit, %2 its side</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>What if? Choose something that may happen: the markers move as they would in a game. This changes neither the scenario nor the game.</source>
        <translation>Was wäre, wenn? Wählen Sie etwas, das geschehen kann: Die Marker bewegen sich wie in einem Spiel. Szenario und Spiel bleiben unverändert.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Moves the markers as the triggers say</source>
        <translation>Bewegt die Marker, wie es die Auslöser sagen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Takes back the last event</source>
        <translation>Nimmt das letzte Ereignis zurück</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Takes back all events</source>
        <translation>Nimmt alle Ereignisse zurück</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Editor</name>
    <message>
        <source>Save the scenario</source>
        <translation>Das Szenario speichern</translation>
    </message>
    <message>
        <source>Scenarios (*.toml);;All files (*)</source>
        <translation>Szenarien (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Hexwerk</source>
        <translation>Hexwerk</translation>
    </message>
    <message>
        <source>The scenario cannot be played yet.</source>
        <translation>Das Szenario kann noch nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Compare with a scenario</source>
        <translation>Mit einem Szenario vergleichen</translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <extracomment>%1 is a file; as it lies on the disk</extracomment>
        <translation>%1 auf dem Datenträger</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>Maps (*%1);;All files (*)</source>
        <translation>Karten (*%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The map was not exported.</source>
        <translation>Die Karte wurde nicht exportiert.</translation>
    </message>
    <message>
        <source>The map was saved as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Die Karte wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The map was sent to the printer.</source>
        <translation>Die Karte wurde an den Drucker geschickt.</translation>
    </message>
    <message>
        <source>The bundle was not written.</source>
        <translation>Das Bündel wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Save as bundle</source>
        <translation>Als Bündel speichern</translation>
    </message>
    <message>
        <source>Bundles (*.hexwerk);;All files (*)</source>
        <translation>Bündel (*.hexwerk);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. The existing file is unchanged.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Die vorhandene Datei ist unverändert.</translation>
    </message>
    <message numerus="yes">
        <source>The bundle contains the scenario and %n of your tiles, cards and pictures.</source>
        <translation>
            <numerusform>Das Bündel enthält das Szenario und %n eigenes Spielfeld, Karte oder Bild.</numerusform>
            <numerusform>Das Bündel enthält das Szenario und %n eigene Spielfelder, Karten und Bilder.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Nothing was imported.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>Import Tiled map</source>
        <translation>Tiled-Karte importieren</translation>
    </message>
    <message>
        <source>Tiled maps (*.tmx);;All files (*)</source>
        <translation>Karten aus Tiled (*.tmx);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 wurde nicht importiert.</translation>
    </message>
    <message>
        <source>My corrections apply</source>
        <translation>Meine Korrekturen gelten</translation>
    </message>
    <message>
        <source>My corrections are off</source>
        <translation>Meine Korrekturen sind aus</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>The template is saved: see File &gt; New.</source>
        <translation>Die Vorlage ist gespeichert: siehe Datei &gt; Neu.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a card, %2 a nation</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>%1 stays as it is; your copy is called %2 until you rename it.</source>
        <extracomment>%1 and %2 are ids of tiles</extracomment>
        <translation>%1 bleibt, wie es ist; Ihre Kopie heißt %2, bis Sie sie umbenennen.</translation>
    </message>
    <message>
        <source>The tile is in your library: %1</source>
        <translation>Das Spielfeld liegt in Ihrer Bibliothek: %1</translation>
    </message>
    <message>
        <source>Exporting the map...</source>
        <translation>Die Karte wird exportiert …</translation>
    </message>
    <message>
        <source>Export VASSAL module</source>
        <translation>VASSAL-Modul exportieren</translation>
    </message>
    <message>
        <source>VASSAL modules (*.vmod);;All files (*)</source>
        <translation>VASSAL-Module (*.vmod);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Exporting the module...</source>
        <translation>Das Modul wird exportiert …</translation>
    </message>
    <message>
        <source>The module was not exported.</source>
        <translation>Das Modul wurde nicht exportiert.</translation>
    </message>
    <message>
        <source>The module was saved as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Das Modul wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Export Tiled map</source>
        <translation>Tiled-Karte exportieren</translation>
    </message>
    <message>
        <source>The map was saved as %1, with its tileset (.tsx and .png) beside it.</source>
        <extracomment>%1 is a file, the other two lie beside it</extracomment>
        <translation>Die Karte wurde als %1 gespeichert, mit ihrem Kachelsatz (.tsx und .png) daneben.</translation>
    </message>
    <message>
        <source>%1-sheets</source>
        <extracomment>%1 is the id of the scenario, all is the name of a file</extracomment>
        <translation>%1-Bögen</translation>
    </message>
    <message>
        <source>The scenario has changed since these games: it was left as it is.</source>
        <translation>Das Szenario wurde seit diesen Spielen geändert; es bleibt, wie es ist.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::EditorPage</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Select units first.</source>
        <translation>Wählen Sie zuerst Einheiten aus.</translation>
    </message>
    <message>
        <source>Move the cursor to a transport vehicle of the same side first.</source>
        <translation>Bewegen Sie den Cursor zuerst auf ein Transportfahrzeug derselben Seite.</translation>
    </message>
    <message>
        <source>Select what to remove on the map.</source>
        <translation>Wählen Sie auf der Karte aus, was entfernt werden soll.</translation>
    </message>
    <message>
        <source>Select a tile first.</source>
        <translation>Wählen Sie zuerst ein Spielfeld aus.</translation>
    </message>
    <message>
        <source>The layer &quot;%1&quot; is hidden or locked. Change this in the Layers panel.</source>
        <extracomment>%1 is a layer of the map, such as Roads</extracomment>
        <translation>Die Ebene „%1“ ist ausgeblendet oder gesperrt. Ändern Sie das im Bereich „Ebenen“.</translation>
    </message>
    <message>
        <source>Picture under the map</source>
        <translation>Bild unter der Karte</translation>
    </message>
    <message>
        <source>Save the scenario first.</source>
        <translation>Speichern Sie zuerst das Szenario.</translation>
    </message>
    <message>
        <source>The picture is looked for in the folder of the scenario.</source>
        <translation>Das Bild wird im Ordner des Szenarios gesucht.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) copied.</source>
        <translation>
            <numerusform>%n Hexfeld kopiert.</numerusform>
            <numerusform>%n Hexfelder kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as stamp</source>
        <translation>Als Stempel speichern</translation>
    </message>
    <message>
        <source>Name of the stamp</source>
        <translation>Name des Stempels</translation>
    </message>
    <message>
        <source>The stamp &quot;%1&quot; is in your library.</source>
        <translation>Der Stempel „%1“ liegt in Ihrer Bibliothek.</translation>
    </message>
    <message>
        <source>&amp;Painting mode</source>
        <translation>&amp;Malmodus</translation>
    </message>
    <message>
        <source>&amp;Hexes</source>
        <translation>&amp;Hexfelder</translation>
    </message>
    <message>
        <source>&amp;Rotation and stamps</source>
        <translation>&amp;Drehen und Stempel</translation>
    </message>
    <message>
        <source>T&amp;iles and board</source>
        <translation>&amp;Spielfelder und Karte</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Einheiten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::EffectText</name>
    <message>
        <source>There is no effect %1 in the data.</source>
        <extracomment>%1 is an id</extracomment>
        <translation>In den Daten gibt es keine Wirkung %1.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::EffectsField</name>
    <message>
        <source>Add effect</source>
        <translation>Wirkung hinzufügen</translation>
    </message>
    <message>
        <source>Add an effect from the list</source>
        <translation>Eine Wirkung aus der Liste hinzufügen</translation>
    </message>
    <message>
        <source>%1: add</source>
        <extracomment>%1 is a field, such as Effects</extracomment>
        <translation>%1: hinzufügen</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>%1 is a field, such as Effects; %2 the number of an entry, %3 a part of it</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>What the card does</source>
        <translation>Was die Karte bewirkt</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Wie viel</translation>
    </message>
    <message>
        <source>Which ability</source>
        <translation>Welche Fähigkeit</translation>
    </message>
    <message>
        <source>Remove this effect</source>
        <translation>Diese Wirkung entfernen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::EraseCommand</name>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::EventSentence</name>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Runde %1 beginnt.</translation>
    </message>
    <message>
        <source>%1 is placed in %2.</source>
        <translation>%1 wird in %2 aufgestellt.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 is an event, such as A unit is eliminated, %2 what comes of it</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <translation>%1 zieht nach %2.</translation>
    </message>
    <message>
        <source>%1 goes back to %2.</source>
        <translation>%1 geht nach %2 zurück.</translation>
    </message>
    <message>
        <source>%1 is marked: %2.</source>
        <translation>%1 wird markiert: %2.</translation>
    </message>
    <message>
        <source>%1 reacts and fires at %2.</source>
        <translation>%1 reagiert und feuert auf %2.</translation>
    </message>
    <message>
        <source>%1 fires at %2.</source>
        <translation>%1 feuert auf %2.</translation>
    </message>
    <message>
        <source>%1 rolled, %2 modifier, %3 needed</source>
        <translation>%1 gewürfelt, %2 Modifikator, %3 nötig</translation>
    </message>
    <message>
        <source>%1 spots %2 (%3).</source>
        <translation>%1 klärt %2 auf (%3).</translation>
    </message>
    <message>
        <source>%1 does not spot %2 and fires blind (%3).</source>
        <translation>%1 klärt %2 nicht auf und feuert blind (%3).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is an event, such as A unit is eliminated, %2 the unit or objective</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – %2.</source>
        <translation>%1 – %2.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>This face is not in the dice table: check it.</source>
        <translation>Diese Seite fehlt in der Würfeltabelle: Prüfen Sie sie.</translation>
    </message>
    <message>
        <source>Left against %1: %2.</source>
        <translation>Gegen %1 bleibt: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n strength point(s).</source>
        <translation>
            <numerusform>%1 verliert %n Stärkepunkt.</numerusform>
            <numerusform>%1 verliert %n Stärkepunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is down to half strength.</source>
        <translation>%1 hat nur noch halbe Stärke.</translation>
    </message>
    <message>
        <source>%1 is eliminated.</source>
        <translation>%1 ist eliminiert.</translation>
    </message>
    <message>
        <source>%1 leaves the map.</source>
        <translation>%1 verlässt die Karte.</translation>
    </message>
    <message>
        <source>%1 falls back.</source>
        <translation>%1 zieht sich zurück.</translation>
    </message>
    <message>
        <source>%1 assaults %2 in %3.</source>
        <translation>%1 greift %2 in %3 im Nahkampf an.</translation>
    </message>
    <message>
        <source>%1 supports the close combat in %2.</source>
        <translation>%1 unterstützt den Nahkampf in %2.</translation>
    </message>
    <message>
        <source>Round %1 of the close combat.</source>
        <translation>Runde %1 des Nahkampfs.</translation>
    </message>
    <message>
        <source>%1 withdraws.</source>
        <translation>%1 zieht sich aus dem Nahkampf zurück.</translation>
    </message>
    <message>
        <source>The close combat in %1 is over.</source>
        <translation>Der Nahkampf in %1 ist vorbei.</translation>
    </message>
    <message>
        <source>The dug-in marker in %1 is removed.</source>
        <translation>Der Eingegraben-Marker in %1 wird entfernt.</translation>
    </message>
    <message>
        <source>The smoke in %1 is gone.</source>
        <translation>Der Rauch in %1 hat sich verzogen.</translation>
    </message>
    <message>
        <source>The smoke in %1 thins.</source>
        <translation>Der Rauch in %1 wird dünner.</translation>
    </message>
    <message>
        <source>Starting player: %1.</source>
        <translation>Startspieler: %1.</translation>
    </message>
    <message>
        <source>%1: passed.</source>
        <translation>%1: gepasst.</translation>
    </message>
    <message>
        <source>%1 is now held by: %2.</source>
        <extracomment>%1 is an objective, %2 a side</extracomment>
        <translation>%1 wird jetzt gehalten von: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>winner and reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 turns: %2.</source>
        <translation>%1 ändert die Ausrichtung: %2.</translation>
    </message>
    <message>
        <source>%1 and %2 swap hexes.</source>
        <translation>%1 und %2 tauschen ihre Hexfelder.</translation>
    </message>
    <message>
        <source>%1 spots for %2.</source>
        <translation>%1 beobachtet für %2.</translation>
    </message>
    <message>
        <source>%1 fires together with %2.</source>
        <translation>%1 feuert zusammen mit %2.</translation>
    </message>
    <message>
        <source>%1 covers %2.</source>
        <translation>%1 deckt %2.</translation>
    </message>
    <message>
        <source>%1 overruns %2.</source>
        <translation>%1 überrollt %2.</translation>
    </message>
    <message>
        <source>%1 finds its way through the minefield in %2 (%3).</source>
        <translation>%1 findet einen Weg durch das Minenfeld in %2 (%3).</translation>
    </message>
    <message>
        <source>%1 sets off the minefield in %2 (%3).</source>
        <translation>%1 löst das Minenfeld in %2 aus (%3).</translation>
    </message>
    <message>
        <source>%1: a minefield marker is laid in %2.</source>
        <translation>%1: In %2 wird ein Minenfeld-Marker gelegt.</translation>
    </message>
    <message>
        <source>The minefield marker in %1 is a dummy and is removed.</source>
        <translation>Der Minenfeld-Marker in %1 ist ein Dummy-Marker und wird entfernt.</translation>
    </message>
    <message>
        <source>The minefield marker in %1 is revealed: %2.</source>
        <translation>Der Minenfeld-Marker in %1 wird aufgedeckt: %2.</translation>
    </message>
    <message>
        <source>%1 is now carried by %2.</source>
        <translation>%1 wird nun von %2 transportiert.</translation>
    </message>
    <message>
        <source>%1 leaves %2 for %3.</source>
        <translation>%1 sitzt von %2 nach %3 ab.</translation>
    </message>
    <message numerus="yes">
        <source>Smoke in %1: %n marker(s).</source>
        <translation>
            <numerusform>Rauch in %1: %n Marker.</numerusform>
            <numerusform>Rauch in %1: %n Marker.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: takes %2.</source>
        <translation>%1: nimmt %2.</translation>
    </message>
    <message>
        <source>%1: draws %2.</source>
        <translation>%1: zieht %2.</translation>
    </message>
    <message>
        <source>%1, player %2: leads %3.</source>
        <translation>%1, Spieler %2: führt %3.</translation>
    </message>
    <message>
        <source>%1 at %2. %3</source>
        <extracomment>%1 is a track, %2 its value, %3 what is said then</extracomment>
        <translation>%1 bei %2. %3</translation>
    </message>
    <message>
        <source>%1: from %2 to %3 – %4.</source>
        <extracomment>%1 is a track, %2 and %3 where its marker stood and stands, %4 why</extracomment>
        <translation>%1: von %2 auf %3 – %4.</translation>
    </message>
    <message>
        <source>The fortification or obstacle in %1 is turned clockwise.</source>
        <translation>Die Befestigung oder das Hindernis in %1 wird im Uhrzeigersinn gedreht.</translation>
    </message>
    <message>
        <source>%1: draws a card that is named later.</source>
        <extracomment>%1 is a side</extracomment>
        <translation>%1: zieht eine Karte, die später genannt wird.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n command point(s) in the command focus.</source>
        <translation>
            <numerusform>%1: %n Kommandopunkt im Kommandoschwerpunkt.</numerusform>
            <numerusform>%1: %n Kommandopunkte im Kommandoschwerpunkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n command point(s) on %2.</source>
        <translation>
            <numerusform>%1: %n Kommandopunkt auf %2.</numerusform>
            <numerusform>%1: %n Kommandopunkte auf %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A command point of the command focus is spent on %1; %2 left.</source>
        <translation>Ein Kommandopunkt aus dem Kommandoschwerpunkt wird für %1 ausgegeben; noch %2.</translation>
    </message>
    <message>
        <source>A command point is spent on %1; %2 left on its card.</source>
        <translation>Ein Kommandopunkt wird für %1 ausgegeben; noch %2 auf der Karte.</translation>
    </message>
    <message>
        <source>%1: a command point is lost with %2; %3 left.</source>
        <translation>%1: Mit %2 geht ein Kommandopunkt verloren; noch %3.</translation>
    </message>
    <message>
        <source>Left: %1.</source>
        <translation>Es bleibt: %1.</translation>
    </message>
    <message>
        <source>The building in %1 collapses and leaves ruins.</source>
        <translation>Das Gebäude in %1 stürzt ein und wird zu Ruinen.</translation>
    </message>
    <message>
        <source>The fortification in %1 collapses and is removed: %2.</source>
        <extracomment>%1 is a hex, %2 a fortification, such as Bunker</extracomment>
        <translation>Die Befestigung in %1 stürzt ein und wird entfernt: %2.</translation>
    </message>
    <message>
        <source>The fortification in %1 collapses and leaves ruins: %2.</source>
        <translation>Die Befestigung in %1 stürzt ein und wird zu Ruinen: %2.</translation>
    </message>
    <message>
        <source>The fortification in %1 collapses and becomes a trench: %2.</source>
        <translation>Die Befestigung in %1 stürzt ein und wird zum Schützengraben: %2.</translation>
    </message>
    <message>
        <source>The obstacle in %1 is destroyed.</source>
        <translation>Das Hindernis in %1 ist zerstört.</translation>
    </message>
    <message>
        <source>A crater marker is placed in %1.</source>
        <translation>In %1 wird ein Kratermarker gelegt.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <translation>%1 greift %2 an.</translation>
    </message>
    <message>
        <source>%1 fires at %2 without effect.</source>
        <translation>%1 feuert ohne Wirkung auf %2.</translation>
    </message>
    <message>
        <source>%1 shoots down %2.</source>
        <translation>%1 schießt %2 ab.</translation>
    </message>
    <message>
        <source>%1 damages %2; it does not attack.</source>
        <translation>%1 beschädigt %2; der Angriff unterbleibt.</translation>
    </message>
    <message>
        <source>%1 damages %2 slightly; its attack is less accurate.</source>
        <translation>%1 beschädigt %2 leicht; der Angriff wird ungenauer.</translation>
    </message>
    <message>
        <source>%1 makes %2 turn away; it can come again next turn.</source>
        <translation>%1 zwingt %2 zum Abdrehen; nächste Runde kann der Angriff erneut kommen.</translation>
    </message>
    <message>
        <source>Accuracy of %1: %2 (%3).</source>
        <extracomment>%1 is a support card, %2 the die, %3 its modifier with sign</extracomment>
        <translation>Genauigkeit von %1: %2 (%3).</translation>
    </message>
    <message>
        <source>Friendly fire: %1 hits %2 as well.</source>
        <translation>Eigenbeschuss: %1 trifft auch %2.</translation>
    </message>
    <message>
        <source>The waypoint marker of %1 lies in %2.</source>
        <translation>Der Orientierungspunkt von %1 liegt in %2.</translation>
    </message>
    <message>
        <source>%1: %2 on %3.</source>
        <extracomment>%1 is a support card, %2 how it fires, %3 a hex</extracomment>
        <translation>%1: %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 has no effect.</source>
        <translation>%1 hat keine Wirkung.</translation>
    </message>
    <message>
        <source>%1 loses the marker %2.</source>
        <translation>%1 verliert den Marker %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n strength point(s); %2 left.</source>
        <translation>
            <numerusform>%1 gewinnt %n Stärkepunkt zurück; jetzt %2.</numerusform>
            <numerusform>%1 gewinnt %n Stärkepunkte zurück; jetzt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The command focus of %1 now has %n point(s).</source>
        <translation>
            <numerusform>%1: Der Kommandoschwerpunkt hat jetzt %n Punkt.</numerusform>
            <numerusform>%1: Der Kommandoschwerpunkt hat jetzt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: support %2 is turned over.</source>
        <translation>%1: Die Unterstützung %2 wird aufgedeckt.</translation>
    </message>
    <message>
        <source>%1: requests support with a face-down card.</source>
        <translation>%1: fordert mit einer verdeckten Karte Unterstützung an.</translation>
    </message>
    <message>
        <source>%1: places a command point face down.</source>
        <translation>%1: legt verdeckt einen Kommandopunkt.</translation>
    </message>
    <message>
        <source>%1: draws a command card.</source>
        <translation>%1: zieht eine Kommandokarte.</translation>
    </message>
    <message>
        <source>%1: discards %2.</source>
        <translation>%1: legt %2 ab.</translation>
    </message>
    <message>
        <source>%1: shuffles the discard pile into a new deck.</source>
        <translation>%1: mischt den Ablagestapel zu einem neuen Stapel.</translation>
    </message>
    <message>
        <source>%1: plays %2 for %3.</source>
        <extracomment>%1 is a side, %2 a card, %3 a unit</extracomment>
        <translation>%1: spielt %2 für %3.</translation>
    </message>
    <message>
        <source>%1: plays %2.</source>
        <translation>%1: spielt %2.</translation>
    </message>
    <message>
        <source>%1: plays %2 in %3.</source>
        <extracomment>%1 is a side, %2 a card, %3 a hex</extracomment>
        <translation>%1: spielt %2 in %3.</translation>
    </message>
    <message>
        <source>%1: takes %2 back into hand.</source>
        <translation>%1: nimmt %2 auf die Hand zurück.</translation>
    </message>
    <message>
        <source>%1 in %2 is dug in.</source>
        <translation>%1 in %2 ist eingegraben.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ExamplePanel</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>of a worked example</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Back to the example</source>
        <translation>Zurück zum Beispiel</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>This is your own play. The example waits where you left it.</source>
        <translation>Hier spielen Sie selbst. Das Beispiel wartet dort, wo Sie es verlassen haben.</translation>
    </message>
    <message>
        <source>The example goes no further: %1</source>
        <extracomment>%1 is why the rules refuse an order</extracomment>
        <translation>Das Beispiel geht nicht weiter: %1</translation>
    </message>
    <message>
        <source>Nothing is played on this board yet. Try it yourself.</source>
        <translation>Auf dieser Karte ist noch nichts gespielt. Versuchen Sie es selbst.</translation>
    </message>
    <message>
        <source>The example ends here. Play on as you like.</source>
        <translation>Hier endet das Beispiel. Spielen Sie weiter, wie Sie möchten.</translation>
    </message>
    <message>
        <source>Example %1</source>
        <extracomment>%1 is the id of an example, such as W-28</extracomment>
        <translation>Beispiel %1</translation>
    </message>
    <message>
        <source>%1, board %2 of %3</source>
        <extracomment>%1 is &quot;Example W-17&quot;</extracomment>
        <translation>%1, Karte %2 von %3</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Beispiel aus dem Regelbuch</translation>
    </message>
    <message>
        <source>Text of the example</source>
        <translation>Text des Beispiels</translation>
    </message>
    <message>
        <source>Rules of the example</source>
        <translation>Regeln des Beispiels</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the example</source>
        <translation>Das Beispiel schließen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Export</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The picture would be more than %1 pixels wide or high. Choose smaller hexes.</source>
        <translation>Das Bild wäre mehr als %1 Pixel breit oder hoch. Wählen Sie kleinere Hexfelder.</translation>
    </message>
    <message>
        <source>The map would take more than %1 pages. Choose smaller hexes.</source>
        <translation>Die Karte würde mehr als %1 Seiten brauchen. Wählen Sie kleinere Hexfelder.</translation>
    </message>
    <message>
        <source>The map could not be printed.</source>
        <translation>Die Karte konnte nicht gedruckt werden.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Selection (%1)</source>
        <extracomment>%1 is a part of the map, as A1:H12</extracomment>
        <translation>Auswahl (%1)</translation>
    </message>
    <message>
        <source>Tile %1 (%2)</source>
        <extracomment>%1 is the id of a map tile, %2 a part of the map, as A1:H12</extracomment>
        <translation>Spielfeld %1 (%2)</translation>
    </message>
    <message>
        <source>The map can be written as .png, .svg, .pdf, .vmod or .tmx, not as %1.</source>
        <translation>Die Karte kann als .png, .svg, .pdf, .vmod oder .tmx geschrieben werden, nicht als %1.</translation>
    </message>
    <message>
        <source>That part of the map is not on the board. Name hexes of the board.</source>
        <translation>Dieser Teil liegt nicht auf der Karte. Nennen Sie Hexfelder der Karte.</translation>
    </message>
    <message>
        <source>The paper has no room between its margins. Choose larger paper or a smaller overlap.</source>
        <translation>Zwischen den Rändern des Papiers ist kein Platz. Wählen Sie größeres Papier oder eine kleinere Überlappung.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ExportDialog</name>
    <message>
        <source>Print map</source>
        <translation>Karte drucken</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>Pages (PDF)</source>
        <translation>Seiten (PDF)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Dateiformat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Width of a hex:</source>
        <translation>&amp;Breite eines Hexfelds:</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation>Pa&amp;pier:</translation>
    </message>
    <message>
        <source>P&amp;rint...</source>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Choose the printer</source>
        <translation>Den Drucker wählen</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Die Datei wählen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Close without output</source>
        <translation>Ohne Ausgabe schließen</translation>
    </message>
    <message>
        <source>Width of a hex</source>
        <translation>Breite eines Hexfelds</translation>
    </message>
    <message>
        <source>From corner to corner</source>
        <translation>Von Ecke zu Ecke</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>all on one page</source>
        <translation>alles auf einer Seite</translation>
    </message>
    <message>
        <source>Unit of the width</source>
        <translation>Einheit der Breite</translation>
    </message>
    <message>
        <source>Pixels, millimetres or a single page</source>
        <translation>Pixel, Millimeter oder eine einzige Seite</translation>
    </message>
    <message>
        <source>One sheet, as large as the map</source>
        <translation>Ein Bogen, so groß wie die Karte</translation>
    </message>
    <message>
        <source>Cut and &amp;glue marks</source>
        <translation>Schneide- und &amp;Klebemarken</translation>
    </message>
    <message>
        <source>&amp;Size and paper</source>
        <translation>&amp;Größe und Papier</translation>
    </message>
    <message>
        <source>Layers &amp;and look</source>
        <translation>Ebenen un&amp;d Aussehen</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Dots per inch of the picture</source>
        <translation>Bildpunkte je Zoll</translation>
    </message>
    <message>
        <source>O&amp;verlap:</source>
        <translation>Überlappu&amp;ng:</translation>
    </message>
    <message>
        <source>From hex to hex</source>
        <translation>Von Hexfeld zu Hexfeld</translation>
    </message>
    <message>
        <source>Part of the map</source>
        <translation>Teil der Karte</translation>
    </message>
    <message>
        <source>The whole board, what is selected, a tile, or hexes from corner to corner</source>
        <translation>Die ganze Karte, die Auswahl, ein Spielfeld oder Hexfelder von Ecke zu Ecke</translation>
    </message>
    <message>
        <source>Two opposite corners, such as A1:H12</source>
        <translation>Zwei gegenüberliegende Ecken, etwa A1:H12</translation>
    </message>
    <message>
        <source>Usual widths of hexes in printed games</source>
        <translation>Übliche Breiten von Hexfeldern in gedruckten Spielen</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>What neighbouring sheets both show, to be glued</source>
        <translation>Was benachbarte Bögen beide zeigen, zum Kleben</translation>
    </message>
    <message>
        <source>In the margins: where to cut and where to glue, and the sheet&apos;s number</source>
        <translation>In den Rändern: wo geschnitten und wo geklebt wird, und die Nummer des Bogens</translation>
    </message>
    <message>
        <source>A first page that shows how the sheets lie</source>
        <translation>Eine erste Seite, die zeigt, wie die Bögen liegen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a part of the map. Name two corners, such as A1:H12.</source>
        <translation>„%1“ ist kein Teil der Karte. Nennen Sie zwei Ecken, etwa A1:H12.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1, about %2</source>
        <extracomment>%1 is the size of the paper, as A4, %2 the size of the file, as 12 MB</extracomment>
        <translation>
            <numerusform>%n Seite %1, etwa %2</numerusform>
            <numerusform>%n Seiten %1, etwa %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Overv&amp;iew page</source>
        <translation>Üb&amp;ersichtsseite</translation>
    </message>
    <message>
        <source>Par&amp;t:</source>
        <translation>A&amp;usschnitt:</translation>
    </message>
    <message>
        <source>Resolutio&amp;n:</source>
        <translation>Auflö&amp;sung:</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Ganze Karte</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>&amp;Usual widths</source>
        <translation>Üb&amp;liche Breiten</translation>
    </message>
    <message>
        <source>Millimetres or a single page</source>
        <translation>Millimeter oder eine einzige Seite</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1</source>
        <extracomment>%1 is the size of the paper, as A4</extracomment>
        <translation>
            <numerusform>%n Seite %1</numerusform>
            <numerusform>%n Seiten %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels, about %3</source>
        <extracomment>%3 is the size of the file, as 12 MB</extracomment>
        <translation>%1 × %2 Pixel, etwa %3</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::FacingField</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a vertex in words, %2 its number in the file</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Click a vertex, or turn it with the arrow keys</source>
        <translation>Klicken Sie auf einen Eckpunkt oder drehen Sie mit den Pfeiltasten</translation>
    </message>
    <message>
        <source>Leave out the facing</source>
        <translation>Ausrichtung weglassen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Field</name>
    <message>
        <source>various</source>
        <translation>verschieden</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::FigureWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games in %</source>
        <translation>Spiele in %</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>%1 begin</source>
        <translation>%1 beginnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Final turn</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Was activated</source>
        <translation>Wurde aktiviert</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Feuerte</translation>
    </message>
    <message>
        <source>Was lost</source>
        <translation>Ging verloren</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <translation>Einheiten: %1</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Objectives held</source>
        <translation>Gehaltene Zielfelder</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfeld</translation>
    </message>
    <message>
        <source>Turns per game</source>
        <translation>Runden pro Spiel</translation>
    </message>
    <message>
        <source>Points lost by turn</source>
        <translation>Verlorene Punkte pro Runde</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>Units lost by turn</source>
        <translation>Verlorene Einheiten pro Runde</translation>
    </message>
    <message>
        <source>Units per game</source>
        <translation>Einheiten pro Spiel</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a unit, %2 its id</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Ahead for good</source>
        <translation>Endgültig vorn</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Fixes</name>
    <message>
        <source>Use %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Set it to %1</source>
        <translation>Auf %1 setzen</translation>
    </message>
    <message>
        <source>Make it %1 columns wide</source>
        <translation>Auf %1 Spalten verbreitern</translation>
    </message>
    <message>
        <source>Call it %1</source>
        <translation>%1 nennen</translation>
    </message>
    <message>
        <source>Move it to %1</source>
        <extracomment>%1 is a hex</extracomment>
        <translation>Nach %1 setzen</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Remove this part of the condition</source>
        <translation>Diesen Teil der Bedingung entfernen</translation>
    </message>
    <message>
        <source>Add the track %1</source>
        <translation>Statusleiste %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add %1 to its nations</source>
        <extracomment>%1 is a nation</extracomment>
        <translation>%1 zu ihren Nationen hinzufügen</translation>
    </message>
    <message>
        <source>Check it only at the end</source>
        <translation>Nur am Ende prüfen</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <extracomment>%1 is what a list names, such as a card of a deck</extracomment>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>Play without command cards</source>
        <translation>Ohne Kommandokarten spielen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>%1 is a support card</extracomment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n of these cards</source>
        <translation>
            <numerusform>%n dieser Karten behalten</numerusform>
            <numerusform>%n dieser Karten behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>From turn %1 on</source>
        <translation>Ab Runde %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::FlipTilesCommand</name>
    <message>
        <source>Flip tile</source>
        <translation>Andere Seite des Spielfelds</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::FollowCardCommand</name>
    <message>
        <source>Follow a renamed card</source>
        <translation>Umbenannter Karte folgen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::FormQuestions</name>
    <message>
        <source>Range</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>hindered</source>
        <translation>eingeschränkt</translation>
    </message>
    <message>
        <source>hindered twice</source>
        <translation>doppelt eingeschränkt</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Reaction fire</source>
        <translation>Reaktionsfeuer</translation>
    </message>
    <message>
        <source>in the arc of fire</source>
        <translation>im Feuerbereich</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>Dug in</source>
        <translation>Eingegraben</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Fortification</source>
        <translation>Befestigung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>On the hexside</source>
        <translation>Auf der Hexkante</translation>
    </message>
    <message>
        <source>Road in its hex</source>
        <translation>Straße im Hexfeld</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Strength of the attacker</source>
        <translation>Stärke des Angreifers</translation>
    </message>
    <message>
        <source>Strength of the target</source>
        <translation>Stärke des Ziels</translation>
    </message>
    <message>
        <source>Markers of the attacker</source>
        <translation>Marker des Angreifers</translation>
    </message>
    <message>
        <source>Markers of the target</source>
        <translation>Marker des Ziels</translation>
    </message>
    <message>
        <source>Experience of the attacker</source>
        <translation>Erfahrung des Angreifers</translation>
    </message>
    <message>
        <source>Experience of the target</source>
        <translation>Erfahrung des Ziels</translation>
    </message>
    <message>
        <source>outside the arc</source>
        <translation>außerhalb des Feuerbereichs</translation>
    </message>
    <message numerus="yes">
        <source>%n smoke marker(s)</source>
        <translation>
            <numerusform>%n Rauchmarker</numerusform>
            <numerusform>%n Rauchmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>dug in</source>
        <translation>eingegraben</translation>
    </message>
    <message>
        <source>Assault by</source>
        <translation>Angriff mit</translation>
    </message>
    <message>
        <source>normal action</source>
        <translation>normaler Aktion</translation>
    </message>
    <message>
        <source>fast action</source>
        <translation>schneller Aktion</translation>
    </message>
    <message>
        <source>reversing</source>
        <translation>Rückwärtsfahrt</translation>
    </message>
    <message>
        <source>Side hit</source>
        <translation>Getroffene Seite</translation>
    </message>
    <message>
        <source>Target is</source>
        <translation>Ziel liegt</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Hindering hexes</source>
        <translation>Einschränkende Hexfelder</translation>
    </message>
    <message>
        <source>Smoke markers</source>
        <translation>Rauchmarker</translation>
    </message>
    <message>
        <source>Fortification side</source>
        <translation>Seite der Befestigung</translation>
    </message>
    <message>
        <source>Sight along the road</source>
        <translation>Sicht entlang der Straße</translation>
    </message>
    <message>
        <source>Joint fire</source>
        <translation>Zusammengefasstes Feuer</translation>
    </message>
    <message>
        <source>Assault support</source>
        <translation>Hilfe beim Angriff</translation>
    </message>
    <message>
        <source>Defence support</source>
        <translation>Hilfe bei der Abwehr</translation>
    </message>
    <message>
        <source>Target already activated</source>
        <translation>Ziel schon aktiviert</translation>
    </message>
    <message numerus="yes">
        <source>joint fire of %n unit(s)</source>
        <translation>
            <numerusform>zusammengefasstes Feuer von %n Einheit</numerusform>
            <numerusform>zusammengefasstes Feuer von %n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>outside now or before the move</source>
        <translation>jetzt oder vor der Bewegung außerhalb</translation>
    </message>
    <message>
        <source>Spotter</source>
        <translation>Beobachter</translation>
    </message>
    <message>
        <source>Covering fire gives the target</source>
        <translation>Deckungsfeuer gibt dem Ziel</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Aboard the target</source>
        <translation>An Bord des Ziels</translation>
    </message>
    <message>
        <source>Target rides on</source>
        <translation>Ziel fährt mit auf</translation>
    </message>
    <message>
        <source>covering fire</source>
        <translation>Deckungsfeuer</translation>
    </message>
    <message>
        <source>spotter: %1</source>
        <translation>Beobachter: %1</translation>
    </message>
    <message>
        <source>rides on %1</source>
        <extracomment>%1 is a vehicle</extracomment>
        <translation>fährt mit auf %1</translation>
    </message>
    <message numerus="yes">
        <source>%n passengers</source>
        <translation>
            <numerusform>%n Passagier</numerusform>
            <numerusform>%n Passagiere</numerusform>
        </translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Minefield</source>
        <translation>Minenfeld</translation>
    </message>
    <message>
        <source>entered, face down</source>
        <translation>betreten, verdeckt</translation>
    </message>
    <message>
        <source>entered, face up</source>
        <translation>betreten, offen</translation>
    </message>
    <message>
        <source>left</source>
        <translation>verlassen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Enters</source>
        <translation>Betritt</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Folgt</translation>
    </message>
    <message>
        <source>no road</source>
        <translation>keiner Straße</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>einer Straße</translation>
    </message>
    <message>
        <source>Overrun</source>
        <translation>Überrollen</translation>
    </message>
    <message>
        <source>Comes from the</source>
        <translation>Kommt von</translation>
    </message>
    <message numerus="yes">
        <source>%n command card(s)</source>
        <translation>
            <numerusform>%n Kommandokarte</numerusform>
            <numerusform>%n Kommandokarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of the attacker</source>
        <translation>Karten des Angreifers</translation>
    </message>
    <message>
        <source>Cards of the defender</source>
        <translation>Karten des Verteidigers</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::GameButtons</name>
    <message>
        <source>No orders have been given yet</source>
        <translation>Es wurden noch keine Befehle gegeben</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Go back to the last announcement; asks before undoing dice rolls</source>
        <translation>Bis zur letzten Ansage zurückgehen; fragt nach, bevor Würfe zurückgenommen werden</translation>
    </message>
    <message>
        <source>Save the game; from then on, every order is added to the file</source>
        <translation>Das Spiel speichern; danach wird jeder Befehl in die Datei geschrieben</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::GameSaving</name>
    <message>
        <source>Save game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>The game file can no longer be written: %1. Save the game again.</source>
        <translation>Die Spieldatei lässt sich nicht mehr schreiben: %1. Speichern Sie das Spiel erneut.</translation>
    </message>
    <message>
        <source>Another program has changed %1. Nothing was added to it. Save the game under another name.</source>
        <translation>Ein anderes Programm hat %1 geändert. Es wurde nichts hinzugefügt. Speichern Sie das Spiel unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>This game is being played in another window. Save it to continue with a copy.</source>
        <translation>Dieses Spiel wird in einem anderen Fenster gespielt. Speichern Sie es, um mit einer Kopie weiterzuspielen.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Dice seed</source>
        <translation>Startzahl der Würfel</translation>
    </message>
    <message>
        <source>The program&apos;s dice are derived from this number. Dice have already been rolled, so it can no longer be changed.</source>
        <translation>Die Würfel des Programms ergeben sich aus dieser Zahl. Es wurde schon gewürfelt, daher lässt sie sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>The program&apos;s dice are derived from a number that is revealed when the game is over or closed. This seal proves that it does not change.</source>
        <translation>Die Würfel des Programms ergeben sich aus einer Zahl, die offengelegt wird, wenn das Spiel zu Ende ist oder geschlossen wird. Dieses Siegel beweist, dass sie sich nicht ändert.</translation>
    </message>
    <message>
        <source>The program&apos;s dice are derived from a number that nobody knows before the game is over or closed, unless you set one here. Setting the same number and playing the same way again gives the same dice, which can then be known in advance.</source>
        <translation>Die Würfel des Programms ergeben sich aus einer Zahl, die niemand kennt, bevor das Spiel zu Ende ist oder geschlossen wird, außer Sie geben hier eine vor. Dieselbe Zahl und derselbe Spielverlauf ergeben dieselben Würfe, die dann vorher bekannt sind.</translation>
    </message>
    <message>
        <source>The game is saved after every order.</source>
        <translation>Das Spiel wird nach jedem Befehl gespeichert.</translation>
    </message>
    <message>
        <source>Games (*.toml)</source>
        <translation>Spiele (*.toml)</translation>
    </message>
    <message>
        <source>Saved as %1; from now on, every order is added.</source>
        <translation>Gespeichert als %1; ab jetzt wird jeder Befehl hinzugefügt.</translation>
    </message>
    <message>
        <source>Copy for one side</source>
        <translation>Kopie für eine Seite</translation>
    </message>
    <message>
        <source>The copy contains the whole game except what the other side has laid face down. Who is it for?</source>
        <translation>Die Kopie enthält das ganze Spiel außer dem, was die andere Seite verdeckt gelegt hat. Für wen ist sie bestimmt?</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>A copy cannot be made: this game does not know the secrets of that side, or the scenario itself reveals what the other side has laid.</source>
        <translation>Es kann keine Kopie erstellt werden: Dieses Spiel kennt die Geheimnisse dieser Seite nicht, oder schon das Szenario verrät, was die andere Seite gelegt hat.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Hexwerk</source>
        <translation>Hexwerk</translation>
    </message>
    <message>
        <source>The game in progress is not saved. Save it?</source>
        <translation>Das laufende Spiel ist nicht gespeichert. Soll es gespeichert werden?</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::GamesPage</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>Abbrec&amp;hen</translation>
    </message>
    <message>
        <source>Open ga&amp;me</source>
        <translation>Spi&amp;el öffnen</translation>
    </message>
    <message>
        <source>Games worth a look</source>
        <translation>Sehenswerte Spiele</translation>
    </message>
    <message>
        <source>Replaying the game.</source>
        <translation>Das Spiel wird wiederholt.</translation>
    </message>
    <message>
        <source>The game could not be replayed.</source>
        <translation>Das Spiel konnte nicht wiederholt werden.</translation>
    </message>
    <message>
        <source>Stop replaying the game</source>
        <translation>Das Wiederholen abbrechen</translation>
    </message>
    <message>
        <source>Replay this game and show it with its log</source>
        <translation>Dieses Spiel wiederholen und mit seinem Verlauf anzeigen</translation>
    </message>
    <message>
        <source>These games were played by another version of the program, so they cannot be replayed here.</source>
        <translation>Diese Spiele hat eine andere Version des Programms gespielt; hier können sie nicht wiederholt werden.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::GuidePanel</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is the number of an explanation, %2 how many there were so far</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Previous explanation</source>
        <translation>Vorige Erklärung</translation>
    </message>
    <message>
        <source>Next explanation</source>
        <translation>Nächste Erklärung</translation>
    </message>
    <message>
        <source>End the course</source>
        <translation>Einführung beenden</translation>
    </message>
    <message>
        <source>Rules for this explanation</source>
        <translation>Regeln zu dieser Erklärung</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::HandOverPanel</name>
    <message>
        <source>The next step is secret. Until then, the map shows nothing that the other side may not see.</source>
        <translation>Der nächste Schritt ist geheim. Bis dahin zeigt die Karte nichts, was die andere Seite nicht sehen darf.</translation>
    </message>
    <message>
        <source>%1: I am here, continue (H)</source>
        <extracomment>%1 is a side</extracomment>
        <translation>%1: Ich bin da, weiter (H)</translation>
    </message>
    <message>
        <source>Show what only %1 may see</source>
        <translation>Zeigt, was nur %1 sehen darf</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::HandRow</name>
    <message>
        <source>%1: cannot be used now</source>
        <translation>%1: jetzt nicht einsetzbar</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::HeatMap</name>
    <message>
        <source>%1: %2 per game</source>
        <extracomment>%1 is a hex, %2 how often something happened there in a game, on average</extracomment>
        <translation>%1: %2 pro Spiel</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::HexMenu</name>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Höhenstufe</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::HexesField</name>
    <message>
        <source>the whole tile</source>
        <translation>das ganze Spielfeld</translation>
    </message>
    <message>
        <source>C4 C5 D5</source>
        <translation>C4 C5 D5</translation>
    </message>
    <message>
        <source>C4</source>
        <translation>C4</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::HintPanel</name>
    <message>
        <source>Give this order, as if you had given it yourself</source>
        <translation>Diesen Befehl geben, als hätten Sie ihn selbst gegeben</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Den Hinweis schließen</translation>
    </message>
    <message>
        <source>Looking for a good move...</source>
        <translation>Ein guter Zug wird gesucht …</translation>
    </message>
    <message>
        <source>Chance to win: %1 now, %2 with it</source>
        <extracomment>%1 and %2 are percentages</extracomment>
        <translation>Siegchance: jetzt %1, damit %2</translation>
    </message>
    <message>
        <source>Likely reply: %1</source>
        <extracomment>%1 is an order of the other side</extracomment>
        <translation>Wahrscheinliche Antwort: %1</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1 is an order</extracomment>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>D&amp;o it</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>Chance to win: about %1</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>Siegchance: etwa %1</translation>
    </message>
    <message numerus="yes">
        <source>About as good in %n trial game(s): %1.</source>
        <extracomment>%1 is another plan, %n a number of trial games</extracomment>
        <translation>
            <numerusform>In %n Probespiel etwa gleich gut: %1.</numerusform>
            <numerusform>In %n Probespielen etwa gleich gut: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second best: %1. Its chance to win is about %2 percentage points lower (%n trial game(s)).</source>
        <extracomment>%1 is another plan, %2 a number of percent points, %n a number of trial games</extracomment>
        <translation>
            <numerusform>Zweitbester Plan: %1. Die Siegchance ist damit um etwa %2 Prozentpunkte geringer (%n Probespiel).</numerusform>
            <numerusform>Zweitbester Plan: %1. Die Siegchance ist damit um etwa %2 Prozentpunkte geringer (%n Probespiele).</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers with a sign are percentage points of the chance to win: what speaks for the plan, and what against it.</source>
        <translation>Zahlen mit Vorzeichen sind Prozentpunkte der Siegchance: was für den Plan spricht und was dagegen.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::HintShow</name>
    <message>
        <source>You are viewing another moment. Esc goes back to the game</source>
        <translation>Sie sehen einen anderen Zeitpunkt. Esc führt zum Spiel zurück</translation>
    </message>
    <message>
        <source>Only when the side that is asked is at the computer</source>
        <translation>Nur wenn die gefragte Seite am Rechner ist</translation>
    </message>
    <message>
        <source>Only while you are asked something</source>
        <translation>Nur solange Sie etwas gefragt werden</translation>
    </message>
    <message>
        <source>This game is being played in another window</source>
        <translation>Dieses Spiel läuft in einem anderen Fenster</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ImportCardsCommand</name>
    <message numerus="yes">
        <source>Import %n card(s)</source>
        <translation>
            <numerusform>%n Karte importieren</numerusform>
            <numerusform>%n Karten importieren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ImportCardsDialog</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a field, %2 a language, such as de
----------
%1 is the name of a card, %2 its id</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Karten importieren</translation>
    </message>
    <message>
        <source>What %1 would change in your cards; this can be undone in one step.</source>
        <translation>Was %1 an Ihren Karten ändern würde; ein Schritt macht es rückgängig.</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Same as here: %1</source>
        <translation>Unverändert: %1</translation>
    </message>
    <message>
        <source>Different, replacing the existing ones: %1</source>
        <translation>Anders, anstelle der vorhandenen: %1</translation>
    </message>
    <message>
        <source>A folder with higher priority has this card; it is kept.</source>
        <translation>Ein Ordner mit höherem Vorrang hat diese Karte; sie bleibt.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ImportCorrectionsCommand</name>
    <message>
        <source>Import corrections</source>
        <translation>Korrekturen importieren</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ImportCorrectionsDialog</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Import corrections</source>
        <translation>Korrekturen importieren</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Same as here: %1</source>
        <translation>Unverändert: %1</translation>
    </message>
    <message>
        <source>Different, replacing yours: %1</source>
        <translation>Anders, anstelle Ihrer: %1</translation>
    </message>
    <message>
        <source>What %1 would change in your corrections; this can be undone in one step.</source>
        <translation>Was %1 an Ihren Korrekturen ändern würde; ein Schritt macht es rückgängig.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ImportDialog</name>
    <message>
        <source>Import bundle</source>
        <translation>Bündel importieren</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Rechner</translation>
    </message>
    <message>
        <source>Contents of the bundle</source>
        <translation>Inhalt des Bündels</translation>
    </message>
    <message>
        <source>Other &amp;folder...</source>
        <translation>Anderer &amp;Ordner …</translation>
    </message>
    <message>
        <source>Choose the folder for the scenario and its pictures</source>
        <translation>Den Ordner für das Szenario und seine Bilder wählen</translation>
    </message>
    <message>
        <source>Folder for the scenario</source>
        <translation>Ordner für das Szenario</translation>
    </message>
    <message>
        <source>The scenario goes to %1; tiles and cards go to your library.</source>
        <translation>Das Szenario kommt nach %1; Spielfelder und Karten kommen in Ihre Bibliothek.</translation>
    </message>
    <message>
        <source>Nothing is written until you confirm; then everything ticked is imported, or nothing. What you already have is kept unless you tick it.</source>
        <translation>Nichts wird geschrieben, bevor Sie zustimmen; dann wird alles Angekreuzte importiert oder nichts. Was Sie schon haben, bleibt erhalten, solange Sie es nicht ankreuzen.</translation>
    </message>
    <message>
        <source>Choose the folder for the campaign, its scenarios and pictures</source>
        <translation>Den Ordner für die Kampagne, ihre Szenarien und Bilder wählen</translation>
    </message>
    <message>
        <source>Folder for the campaign</source>
        <translation>Ordner für die Kampagne</translation>
    </message>
    <message>
        <source>The campaign and its scenarios go to %1; tiles and cards go to your library.</source>
        <translation>Die Kampagne und ihre Szenarien kommen nach %1; Spielfelder und Karten kommen in Ihre Bibliothek.</translation>
    </message>
    <message>
        <source>This bundle contains the campaign &quot;%1&quot; and everything it needs.</source>
        <translation>Dieses Bündel enthält die Kampagne „%1“ und alles, was sie braucht.</translation>
    </message>
    <message>
        <source>This bundle contains the scenario &quot;%1&quot; and everything it needs.</source>
        <translation>Dieses Bündel enthält das Szenario „%1“ und alles, was es braucht.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ImportMapCommand</name>
    <message>
        <source>Import map</source>
        <translation>Karte importieren</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ImportMapDialog</name>
    <message>
        <source>Import Tiled map</source>
        <translation>Tiled-Karte importieren</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vorschau der Karte</translation>
    </message>
    <message>
        <source>%1 has %2 columns and %3 rows. Choose the terrain for each of its tiles.</source>
        <translation>%1 hat %2 Spalten und %3 Zeilen. Wählen Sie für jede Kachel das Gelände.</translation>
    </message>
    <message>
        <source>Importing it into this scenario replaces the current map, including tiles, roads, hexsides and fortifications; one undo restores everything.</source>
        <translation>Der Import in dieses Szenario ersetzt die bisherige Karte samt Spielfeldern, Straßen, Hexkanten und Befestigungen; ein Rückgängig stellt alles wieder her.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>As a &amp;new scenario</source>
        <translation>Als neues &amp;Szenario</translation>
    </message>
    <message>
        <source>Opens the map as a separate scenario; the open one is not changed</source>
        <translation>Öffnet die Karte als eigenes Szenario; das geöffnete bleibt unverändert</translation>
    </message>
    <message>
        <source>Terrain below</source>
        <translation>Gelände darunter</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <translation>Nicht gewählt</translation>
    </message>
    <message>
        <source>Every tile has its terrain.</source>
        <translation>Jede Kachel hat ihr Gelände.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles have no terrain chosen: their hexes show the terrain below.</source>
        <translation>
            <numerusform>Für %n Kachel ist kein Gelände gewählt: Ihre Hexfelder zeigen das Gelände darunter.</numerusform>
            <numerusform>Für %n Kacheln ist kein Gelände gewählt: Ihre Hexfelder zeigen das Gelände darunter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain of hexes that have no tile, or only tiles without terrain</source>
        <translation>Gelände der Hexfelder ohne Kachel oder nur mit Kacheln ohne Gelände</translation>
    </message>
    <message>
        <source>&amp;Empty hexes:</source>
        <translation>&amp;Leere Hexfelder:</translation>
    </message>
    <message>
        <source>Terrain of empty hexes</source>
        <translation>Gelände leerer Hexfelder</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Terrain of each tile</source>
        <translation>Gelände jeder Kachel</translation>
    </message>
    <message>
        <source>%1. Its picture is not next to the map, or cannot be shown.</source>
        <translation>%1. Ihr Bild liegt nicht bei der Karte oder lässt sich nicht anzeigen.</translation>
    </message>
    <message>
        <source>Terrain of %1</source>
        <translation>Gelände von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n units and objectives are outside the new map. They stay in the scenario and are listed under Problems.</source>
        <translation>
            <numerusform>%n Einheit oder Zielfeld liegt außerhalb der neuen Karte, bleibt aber im Szenario und steht unter „Probleme“.</numerusform>
            <numerusform>%n Einheiten und Zielfelder liegen außerhalb der neuen Karte, bleiben aber im Szenario und stehen unter „Probleme“.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ItemText</name>
    <message>
        <source>%1 at %2</source>
        <extracomment>%1 is a tile, %2 a hex</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <extracomment>both are kinds of terrain</extracomment>
        <translation>%1 wird %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Höhenstufe %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n hex(es)</source>
        <extracomment>%1 is terrain or a level</extracomment>
        <translation>
            <numerusform>%1, %n Hexfeld</numerusform>
            <numerusform>%1, %n Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <extracomment>%1 is a hexside feature, %2 a hex, %3 a direction</extracomment>
        <translation>%1 an %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n smoke marker(s) at %1</source>
        <translation>
            <numerusform>%n Rauchmarker auf %1</numerusform>
            <numerusform>%n Rauchmarker auf %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; at %2</source>
        <translation>„%1“ auf %2</translation>
    </message>
    <message>
        <source>%1: %2 anti-personnel, %3 anti-tank</source>
        <extracomment>%1 is a side, %2 and %3 numbers of mines</extracomment>
        <translation>%1: %2 Anti-Personen, %3 Anti-Panzer</translation>
    </message>
    <message>
        <source>%1, not placed</source>
        <translation>%1, nicht aufgestellt</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1 is a number, %2 a side</extracomment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Spielfelder</translation>
    </message>
    <message>
        <source>Terrain changes</source>
        <translation>Geländewechsel</translation>
    </message>
    <message>
        <source>Painted terrain</source>
        <translation>Gemaltes Gelände</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexkanten</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Auflagen</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>Minefields</source>
        <translation>Minenfelder</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Mines to lay</source>
        <translation>Zu legende Minen</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Zielfelder</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Status tracks</source>
        <translation>Statusleisten</translation>
    </message>
    <message>
        <source>Triggers</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formationen</translation>
    </message>
    <message>
        <source>Additional units</source>
        <translation>Zusätzliche Einheiten</translation>
    </message>
    <message>
        <source>Units that arrive</source>
        <translation>Eintreffende Einheiten</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Schwellen</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Terrain change</source>
        <translation>Geländewechsel</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Hexside</source>
        <translation>Hexkante</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>Minefield</source>
        <translation>Minenfeld</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfeld</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Status track</source>
        <translation>Statusleiste</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>Victory condition</source>
        <translation>Siegbedingung</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Additional unit</source>
        <translation>Zusätzliche Einheit</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a kind of thing such as Unit, %2 what it is called</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is when which side gets support, %2 are support cards
----------
%1 is a thing, %2 one of its properties</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>formation: %1</source>
        <extracomment>%1 is a number of formations with their type</extracomment>
        <translation>Formation: %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>beliebige Seite</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>noch keine Karte</translation>
    </message>
    <message>
        <source>Support cards</source>
        <translation>Unterstützungskarten</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützung</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::JoinPicker</name>
    <message numerus="yes">
        <source>%1, %2: %n units</source>
        <extracomment>a formation: %1 is its name, %2 its nation</extracomment>
        <translation>
            <numerusform>%1, %2: %n Einheit</numerusform>
            <numerusform>%1, %2: %n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>New units: %1</source>
        <extracomment>%1 is a side</extracomment>
        <translation>Neue Einheiten: %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::KeptWay</name>
    <message>
        <source>The route of %1 to %2 is no longer possible: %3</source>
        <extracomment>%1 is a unit, %2 a hex, %3 why not</extracomment>
        <translation>Der Weg von %1 nach %2 ist nicht mehr möglich: %3</translation>
    </message>
    <message>
        <source>%1 is lost on its way to %2.</source>
        <translation>%1 geht auf dem Weg nach %2 verloren.</translation>
    </message>
    <message>
        <source>%1 stops in %2 and does not reach %3.</source>
        <extracomment>%1 is a unit, %2 and %3 are hexes</extracomment>
        <translation>%1 hält in %2 an und erreicht %3 nicht.</translation>
    </message>
    <message>
        <source>%1 (%2) stops in %3 and does not reach %4.</source>
        <extracomment>%1 is a unit, %2 are markers, %3 and %4 are hexes</extracomment>
        <translation>%1 (%2) hält in %3 an und erreicht %4 nicht.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Kit</name>
    <message>
        <source>Tile %1, never saved</source>
        <extracomment>%1 is the id of a map tile</extracomment>
        <translation>Spielfeld %1, nie gespeichert</translation>
    </message>
    <message>
        <source>A scenario that was never saved</source>
        <translation>Ein Szenario, das nie gespeichert wurde</translation>
    </message>
    <message>
        <source>%1, never saved</source>
        <translation>%1, nie gespeichert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hex size. Use 8px to 1000px, or 5mm to 200mm.</source>
        <translation>„%1“ ist keine Größe eines Hexfelds. Geben Sie 8px bis 1000px oder 5mm bis 200mm an.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list of layers. Use all, players, or some of: %2</source>
        <translation>„%1“ ist keine Liste von Ebenen. Geben Sie all, players oder einige davon an: %2</translation>
    </message>
    <message>
        <source>There is no look &quot;%1&quot;. Choose one of: %2</source>
        <translation>Das Aussehen „%1“ gibt es nicht. Möglich sind: %2</translation>
    </message>
    <message>
        <source>There are no sheets &quot;%1&quot;. Choose some of: %2</source>
        <translation>Bögen „%1“ gibt es nicht. Wählen Sie unter: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a part of the map. Name two corners, such as A1:H12.</source>
        <translation>„%1“ ist kein Teil der Karte. Nennen Sie zwei Ecken, etwa A1:H12.</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Es gibt nichts zu drucken.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LayPictureCommand</name>
    <message>
        <source>Place picture under the map</source>
        <translation>Bild unter die Karte legen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LayRoadCommand</name>
    <message>
        <source>Lay road</source>
        <translation>Straße legen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LayStampCommand</name>
    <message>
        <source>Place stamp</source>
        <translation>Stempel setzen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LayerChooser</name>
    <message>
        <source>Each hex with its own &amp;border</source>
        <translation>Jedes Hexfeld mit eigenem Ra&amp;nd</translation>
    </message>
    <message>
        <source>As a p&amp;oster</source>
        <translation>Als P&amp;oster</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Season, night or print</source>
        <translation>Jahreszeit, Nacht oder Druck</translation>
    </message>
    <message>
        <source>Instead of terrain that merges</source>
        <translation>Statt ineinander übergehendem Gelände</translation>
    </message>
    <message>
        <source>In a frame, with title, compass rose and legend</source>
        <translation>Mit Rahmen, Titel, Windrose und Legende</translation>
    </message>
    <message>
        <source>Loo&amp;k:</source>
        <translation>A&amp;ussehen:</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexkanten</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Befestigungen</translation>
    </message>
    <message>
        <source>Picture under the map</source>
        <translation>Bild unter der Karte</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Hex names</source>
        <translation>Namen der Hexfelder</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Höhenstufen</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Zielfelder</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Include this layer or leave it out</source>
        <translation>Diese Ebene zeichnen oder weglassen</translation>
    </message>
    <message>
        <source>For the &amp;designer</source>
        <translation>Für Des&amp;igner</translation>
    </message>
    <message>
        <source>Draw everything on the map</source>
        <translation>Alles auf der Karte zeichnen</translation>
    </message>
    <message>
        <source>For p&amp;layers</source>
        <translation>Für &amp;Spieler</translation>
    </message>
    <message>
        <source>Draw what both sides may know: no zones, mines or units</source>
        <translation>Zeichnen, was beide Seiten wissen dürfen: ohne Zonen, Minen und Einheiten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LayersPanel</name>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Höhenstufen</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexkanten</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Auflagen</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Zielfelder</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <extracomment>%1 is a layer of the map, such as Roads</extracomment>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Lock: %1</source>
        <extracomment>%1 is a layer of the map, such as Roads</extracomment>
        <translation>Sperren: %1</translation>
    </message>
    <message>
        <source>Show this layer on the map</source>
        <translation>Diese Ebene auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Lock this layer: nothing in it can be selected or changed on the map</source>
        <translation>Diese Ebene sperren: Auf der Karte lässt sich darin nichts auswählen oder ändern</translation>
    </message>
    <message>
        <source>Picture under the map</source>
        <translation>Bild unter der Karte</translation>
    </message>
    <message>
        <source>the designer: all</source>
        <translation>Autor: alle</translation>
    </message>
    <message>
        <source>Minefields as seen by</source>
        <translation>Sicht auf Minenfelder</translation>
    </message>
    <message>
        <source>Minefields hidden from a side are shown face down</source>
        <translation>Vor einer Seite verborgene Minenfelder werden verdeckt gezeigt</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LetterPicker</name>
    <message>
        <source>No unit has &quot;%1&quot; in its name. Type fewer letters.</source>
        <translation>Keine Einheit hat „%1“ im Namen. Tippen Sie weniger Buchstaben.</translation>
    </message>
    <message>
        <source>Part of the name</source>
        <translation>Teil des Namens</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>No unit has &quot;%1&quot; in its name. Did you mean:</source>
        <translation>Keine Einheit hat „%1“ im Namen. Meinten Sie:</translation>
    </message>
    <message>
        <source>Part of the name, / before a number</source>
        <translation>Teil des Namens, / vor einer Zahl</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LibraryDocument</name>
    <message>
        <source>%1 could not be written: another program has changed it so that it can no longer be read.</source>
        <translation>%1 konnte nicht geschrieben werden: Ein anderes Programm hat die Datei so geändert, dass sie nicht mehr lesbar ist.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LibraryPage</name>
    <message>
        <source>Parts of the library</source>
        <translation>Teile der Bibliothek</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Create a new card</source>
        <translation>Eine neue Karte anlegen</translation>
    </message>
    <message>
        <source>Create your own copy of the selected card</source>
        <translation>Eine eigene Kopie der gewählten Karte anlegen</translation>
    </message>
    <message>
        <source>Remove your card; a card that it replaces comes back</source>
        <translation>Ihre Karte entfernen; eine Karte, die sie ersetzt, kehrt zurück</translation>
    </message>
    <message>
        <source>Go to the search field of the list; select two cards to compare them</source>
        <translation>Zum Suchfeld der Liste gehen; wählen Sie zwei Karten, um sie zu vergleichen</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Set the confidence of the value at the cursor: stated, forced, read off or guessed</source>
        <translation>Die Verlässlichkeit des Werts am Cursor angeben: gesagt, erschlossen, abgelesen oder geschätzt</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Import cards...</source>
        <translation>Karten importieren …</translation>
    </message>
    <message>
        <source>Export cards...</source>
        <translation>Karten exportieren …</translation>
    </message>
    <message>
        <source>Import cards from a TOML file or a table; a preview shows what would change</source>
        <translation>Karten aus einer TOML-Datei oder Tabelle importieren; eine Vorschau zeigt, was sich ändern würde</translation>
    </message>
    <message>
        <source>Export the selected cards to a TOML file or a table; with only one selected, all cards in the list</source>
        <translation>Die gewählten Karten in eine TOML-Datei oder Tabelle exportieren; ist nur eine gewählt, alle Karten der Liste</translation>
    </message>
    <message>
        <source>Spreadsheet tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Export cards</source>
        <translation>Karten exportieren</translation>
    </message>
    <message>
        <source>Cards (*.toml)</source>
        <translation>Karten (*.toml)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) exported to %1.</source>
        <translation>
            <numerusform>%n Karte nach %1 exportiert.</numerusform>
            <numerusform>%n Karten nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Karten importieren</translation>
    </message>
    <message>
        <source>Cards (*.csv *.toml)</source>
        <translation>Karten (*.csv *.toml)</translation>
    </message>
    <message>
        <source>You have no folder to import cards into.</source>
        <translation>Sie haben keinen eigenen Ordner, in den Karten importiert werden könnten.</translation>
    </message>
    <message>
        <source>Nothing was imported from %1. %2</source>
        <extracomment>%1 is a file, %2 a sentence</extracomment>
        <translation>Aus %1 wurde nichts importiert. %2</translation>
    </message>
    <message>
        <source>%1 has no cards.</source>
        <translation>%1 enthält keine Karten.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported from %1.</source>
        <translation>
            <numerusform>%n Karte aus %1 importiert.</numerusform>
            <numerusform>%n Karten aus %1 importiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LoadUnitsCommand</name>
    <message>
        <source>Load</source>
        <translation>Aufladen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LocalTextField</name>
    <message>
        <source>Add a text in another language</source>
        <translation>Einen Text in einer weiteren Sprache hinzufügen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LogModel</name>
    <message numerus="yes">
        <source>%1 moves from %2 to %3: %n hex(es).</source>
        <extracomment>%1 is a unit, %2 and %3 are hexes, %n counts them</extracomment>
        <translation>
            <numerusform>%1 bewegt sich von %2 nach %3: %n Hexfeld.</numerusform>
            <numerusform>%1 bewegt sich von %2 nach %3: %n Hexfelder.</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule %1</source>
        <extracomment>%1 is the id of a rule of our own</extracomment>
        <translation>Hausregel %1</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>by the program</source>
        <extracomment>%1 are digits that prove afterwards which number the dice followed from</extracomment>
        <translation>vom Programm</translation>
    </message>
    <message>
        <source>by the program, seed %1</source>
        <extracomment>%1 is the number that the dice follow from</extracomment>
        <translation>vom Programm, Startzahl %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>by the program, seal %1</source>
        <translation>vom Programm, Siegel %1</translation>
    </message>
    <message>
        <source>Played anyway, against rule %1:</source>
        <extracomment>%1 is the id of a rule</extracomment>
        <translation>Trotzdem gespielt, gegen Regel %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) were taken back here, with their dice.</source>
        <translation>
            <numerusform>Hier wurde %n Befehl samt Würfen zurückgenommen.</numerusform>
            <numerusform>Hier wurden %n Befehle samt Würfen zurückgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – not rolled: they could change nothing.</source>
        <translation>%1 – nicht gewürfelt, da ohne Wirkung.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::LuckDialog</name>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>No battle dice have been rolled yet.</source>
        <translation>Es wurden noch keine Kampfwürfel geworfen.</translation>
    </message>
    <message>
        <source>Symbols on the battle dice up to the moment shown. The chances are exact: how often the same dice give as many symbols or more, and as many or fewer.</source>
        <translation>Symbole auf den Kampfwürfeln bis zum gezeigten Zeitpunkt. Die Wahrscheinlichkeiten sind genau: wie oft dieselben Würfel so viele Symbole oder mehr ergeben, und wie oft so viele oder weniger.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>As many or more</source>
        <translation>So viele oder mehr</translation>
    </message>
    <message>
        <source>As many or fewer</source>
        <translation>So viele oder weniger</translation>
    </message>
    <message>
        <source>Luck of each side and unit</source>
        <translation>Glück jeder Seite und Einheit</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy the table as text, with tabs between the columns</source>
        <translation>Die Tabelle als Text kopieren, mit Tabulatoren zwischen den Spalten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Die Tabelle schließen</translation>
    </message>
    <message>
        <source>Mines and terrain</source>
        <translation>Minen und Gelände</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Other rolls</source>
        <translation>Andere Würfe</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>%1 is a number of percent</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MapActions</name>
    <message>
        <source>Brush: 1 hex</source>
        <translation>Pinsel: 1 Hexfeld</translation>
    </message>
    <message>
        <source>Paint single hexes</source>
        <translation>Einzelne Hexfelder malen</translation>
    </message>
    <message>
        <source>Brush: 7 hexes</source>
        <translation>Pinsel: 7 Hexfelder</translation>
    </message>
    <message>
        <source>Paint a hex and its neighbours</source>
        <translation>Ein Hexfeld und seine Nachbarn malen</translation>
    </message>
    <message>
        <source>Brush: 19 hexes</source>
        <translation>Pinsel: 19 Hexfelder</translation>
    </message>
    <message>
        <source>Paint all hexes up to two hexes away</source>
        <translation>Alle Hexfelder bis zum Abstand von zwei malen</translation>
    </message>
    <message>
        <source>Paint freehand</source>
        <translation>Freihändig malen</translation>
    </message>
    <message>
        <source>Paint where you drag the mouse</source>
        <translation>Dort malen, wo Sie mit der Maus ziehen</translation>
    </message>
    <message>
        <source>Paint lines</source>
        <translation>Linien malen</translation>
    </message>
    <message>
        <source>Paint a straight line from one hex to another</source>
        <translation>Eine gerade Linie von einem Hexfeld zu einem anderen malen</translation>
    </message>
    <message>
        <source>Paint rectangles</source>
        <translation>Rechtecke malen</translation>
    </message>
    <message>
        <source>Paint from corner to corner</source>
        <translation>Von Ecke zu Ecke malen</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Paint all connected hexes of the same kind</source>
        <translation>Alle gleichen, zusammenhängenden Hexfelder malen</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Let the tool place what is in the hex under the cursor</source>
        <translation>Mit dem Werkzeug setzen, was im Hexfeld unter dem Cursor liegt</translation>
    </message>
    <message>
        <source>Select all hexes</source>
        <translation>Alle Hexfelder auswählen</translation>
    </message>
    <message>
        <source>Select every hex of the board</source>
        <translation>Jedes Hexfeld der Karte auswählen</translation>
    </message>
    <message>
        <source>Deselect hexes</source>
        <translation>Hexfelder abwählen</translation>
    </message>
    <message>
        <source>Clear the selection of hexes</source>
        <translation>Die Auswahl der Hexfelder aufheben</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Turn the current stamp, or else the selection, left by 60 degrees</source>
        <translation>Den aktuellen Stempel, sonst die Auswahl, um 60 Grad nach links drehen</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn the current stamp, or else the selection, right by 60 degrees</source>
        <translation>Den aktuellen Stempel, sonst die Auswahl, um 60 Grad nach rechts drehen</translation>
    </message>
    <message>
        <source>Mirror stamp</source>
        <translation>Stempel spiegeln</translation>
    </message>
    <message>
        <source>Swap left and right of the current stamp</source>
        <translation>Links und rechts des aktuellen Stempels vertauschen</translation>
    </message>
    <message>
        <source>Save as stamp...</source>
        <translation>Als Stempel speichern …</translation>
    </message>
    <message>
        <source>Save the selected hexes in your library</source>
        <translation>Die gewählten Hexfelder in Ihrer Bibliothek speichern</translation>
    </message>
    <message>
        <source>Raise ground</source>
        <translation>Boden anheben</translation>
    </message>
    <message>
        <source>Raise the selected hexes, or the hex under the cursor, by one level</source>
        <translation>Die gewählten Hexfelder oder das Hexfeld unter dem Cursor um eine Höhenstufe anheben</translation>
    </message>
    <message>
        <source>Lower ground</source>
        <translation>Boden absenken</translation>
    </message>
    <message>
        <source>Lower the selected hexes, or the hex under the cursor, by one level</source>
        <translation>Die gewählten Hexfelder oder das Hexfeld unter dem Cursor um eine Höhenstufe absenken</translation>
    </message>
    <message>
        <source>Replace terrain...</source>
        <translation>Gelände ersetzen …</translation>
    </message>
    <message>
        <source>Replace one terrain with another, in the selected hexes or everywhere</source>
        <translation>Ein Gelände durch ein anderes ersetzen, in den gewählten Hexfeldern oder überall</translation>
    </message>
    <message>
        <source>Board size...</source>
        <translation>Größe der Karte …</translation>
    </message>
    <message>
        <source>Add or remove columns and rows, and see first what falls outside</source>
        <translation>Spalten und Zeilen hinzufügen oder entfernen und vorher sehen, was hinausfällt</translation>
    </message>
    <message>
        <source>Flip tile</source>
        <translation>Andere Seite des Spielfelds</translation>
    </message>
    <message>
        <source>Turn the selected tiles to their other side</source>
        <translation>Die gewählten Spielfelder auf die andere Seite drehen</translation>
    </message>
    <message>
        <source>Edit this tile</source>
        <translation>Dieses Spielfeld bearbeiten</translation>
    </message>
    <message>
        <source>Open the selected tile, or the one under the cursor, to paint it</source>
        <translation>Das gewählte Spielfeld oder das unter dem Cursor zum Malen öffnen</translation>
    </message>
    <message>
        <source>Picture under the map...</source>
        <translation>Bild unter der Karte …</translation>
    </message>
    <message>
        <source>Place a picture under the map to trace it, and align it by three hexes</source>
        <translation>Ein Bild zum Nachzeichnen unter die Karte legen und an drei Hexfeldern ausrichten</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Aufladen</translation>
    </message>
    <message>
        <source>Put the selected units on the transport in the hex under the cursor</source>
        <translation>Die gewählten Einheiten auf das Transportfahrzeug im Hexfeld unter dem Cursor setzen</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Entladen</translation>
    </message>
    <message>
        <source>Put the units on the selected transports into free adjacent hexes</source>
        <translation>Die Einheiten auf den gewählten Transportfahrzeugen in freie benachbarte Hexfelder setzen</translation>
    </message>
    <message>
        <source>Take off the map</source>
        <translation>Von der Karte nehmen</translation>
    </message>
    <message>
        <source>Put the selected units into the tray</source>
        <translation>Die gewählten Einheiten in die Ablage legen</translation>
    </message>
    <message>
        <source>View of next side</source>
        <translation>Sicht der nächsten Seite</translation>
    </message>
    <message>
        <source>Show the minefields as each side sees them, then all of them again</source>
        <translation>Die Minenfelder zeigen, wie jede Seite sie sieht, und danach wieder alle</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MapCanvas</name>
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
        <extracomment>%1 is a hex and its terrain, %2 the name of a fortification
----------
%1 is a hex and what is on it, %2 the name of a unit</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, objective %2</source>
        <extracomment>%1 describes a hex, %2 is the name of an objective there</extracomment>
        <translation>%1, Zielfeld %2</translation>
    </message>
    <message>
        <source>%1, objective %2 (%3)</source>
        <extracomment>%3 is the side that holds it</extracomment>
        <translation>%1, Zielfeld %2 (%3)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MapHand</name>
    <message>
        <source>There are several units in %1: choose one of them.</source>
        <translation>In %1 stehen mehrere Einheiten: Wählen Sie eine davon.</translation>
    </message>
    <message>
        <source>%1 – click again to do it</source>
        <extracomment>%1 describes a hex, such as &quot;N4: Clear&quot;</extracomment>
        <translation>%1 – zum Ausführen noch einmal klicken</translation>
    </message>
    <message>
        <source>The card can be played for several units in %1: choose one in the list.</source>
        <translation>Die Karte kann in %1 für mehrere Einheiten gespielt werden: Wählen Sie eine in der Liste.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MapLegend</name>
    <message>
        <source>Level 1</source>
        <translation>Höhenstufe 1</translation>
    </message>
    <message>
        <source>Levels 1 to %1</source>
        <extracomment>%1 is a number of at least 2</extracomment>
        <translation>Höhenstufen 1 bis %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MapPages</name>
    <message>
        <source>Cut off the left and the upper margin</source>
        <translation>Linken und oberen Rand abschneiden</translation>
    </message>
    <message>
        <source>Cut off the left margin</source>
        <translation>Linken Rand abschneiden</translation>
    </message>
    <message>
        <source>Cut off the upper margin</source>
        <translation>Oberen Rand abschneiden</translation>
    </message>
    <message>
        <source>Glue the next sheets onto this one</source>
        <translation>Die nächsten Bögen auf diesen kleben</translation>
    </message>
    <message>
        <source>Sheet %1 · %2</source>
        <extracomment>%1 is the name of a sheet, as B2, %2 the title of the map</extracomment>
        <translation>Bogen %1 · %2</translation>
    </message>
    <message>
        <source>%1 sheets, %2 across and %3 down. A hex is %4 mm wide, the whole map %5 x %6 mm. Print at 100 %, not fitted to the page. Begin at the upper left: cut off the margins that a sheet names, along the thin lines, and glue it onto its neighbours up to the broken lines.</source>
        <extracomment>%1 sheets in %2 columns and %3 rows; %4 is the width of a hex, %5 x %6 the whole map</extracomment>
        <translation>%1 Bögen, %2 nebeneinander und %3 untereinander. Ein Hexfeld ist %4 mm breit, die ganze Karte %5 x %6 mm. Drucken Sie mit 100 %, nicht an die Seite angepasst. Beginnen Sie oben links: Schneiden Sie die Ränder, die ein Bogen nennt, an den dünnen Linien ab und kleben Sie ihn bis zu den gestrichelten Linien auf seine Nachbarn.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <extracomment>a line of that length, to measure with a ruler</extracomment>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <extracomment>%1 is the name of a sheet, as B2</extracomment>
        <translation>Bogen %1</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MapSeen</name>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MapShow</name>
    <message>
        <source>Turning this board does not make it larger.</source>
        <translation>Diese Karte wird durch Drehen nicht größer.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MarkCardCommand</name>
    <message>
        <source>Set confidence</source>
        <translation>Verlässlichkeit angeben</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MarkUnitsCommand</name>
    <message>
        <source>Place marker</source>
        <translation>Marker legen</translation>
    </message>
    <message>
        <source>Remove marker</source>
        <translation>Marker entfernen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MarkerList</name>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Smoke %1</source>
        <extracomment>%1 is a number of markers</extracomment>
        <translation>Rauch %1</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Waypoint</source>
        <translation>Wegpunkt</translation>
    </message>
    <message>
        <source>CP</source>
        <comment>command points</comment>
        <translation>KP</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Verbraucht</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MinePanel</name>
    <message>
        <source>%1  %2 – %3 left</source>
        <extracomment>%1 is a key, %2 a kind of mines, %3 how many are left</extracomment>
        <translation>%1  %2 – noch %3</translation>
    </message>
    <message>
        <source>Lay %1 next (key %2)</source>
        <translation>Als Nächstes legen: %1 (Taste %2)</translation>
    </message>
    <message>
        <source>Until you have laid the last marker, the map shows what is under your markers. Keep it from other players.</source>
        <translation>Bis Sie den letzten Marker gelegt haben, zeigt die Karte, was unter Ihren Markern liegt. Lassen Sie keinen Mitspieler hinsehen.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Minimap</name>
    <message>
        <source>Overview of the map</source>
        <translation>Übersicht der Karte</translation>
    </message>
    <message>
        <source>Click or drag to go there; the arrow keys work too</source>
        <translation>Klicken oder ziehen Sie, um dorthin zu gelangen; auch mit den Pfeiltasten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Moments</name>
    <message>
        <source>No orders were given before this moment</source>
        <translation>Vor diesem Zeitpunkt wurden keine Befehle gegeben</translation>
    </message>
    <message>
        <source>You are looking at the current state of the game</source>
        <translation>Sie sehen den aktuellen Stand des Spiels</translation>
    </message>
    <message>
        <source>No orders have been given yet</source>
        <translation>Es wurden noch keine Befehle gegeben</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Name of this moment; empty: no bookmark</source>
        <translation>Name dieses Zeitpunkts; leer: kein Lesezeichen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Text of the note; empty: no note</source>
        <translation>Text der Notiz; leer: keine Notiz</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Export log</source>
        <translation>Verlauf exportieren</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::MoveItemsCommand</name>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::NameTileCommand</name>
    <message>
        <source>Name tile</source>
        <translation>Spielfeld benennen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::NamesField</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose from a list</source>
        <translation>Aus einer Liste wählen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::NewCampaignDialog</name>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Empty campaign</source>
        <translation>Leere Kampagne</translation>
    </message>
    <message>
        <source>Be&amp;gin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Create the campaign</source>
        <translation>Die Kampagne anlegen</translation>
    </message>
    <message>
        <source>Two sides and no battle: a start from scratch.</source>
        <translation>Zwei Seiten und kein Gefecht: ein Anfang von Grund auf.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::NewScenarioDialog</name>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>Zum vorigen Schritt</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Zum nächsten Schritt</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Do not create a scenario</source>
        <translation>Kein Szenario anlegen</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Edition of the rules</source>
        <translation>Ausgabe der Regeln</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Its nation</source>
        <translation>Ihre Nation</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>Nation, %1</source>
        <extracomment>%1 is First side or Second side</extracomment>
        <translation>Nation, %1</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Infantry for a side that has no units</source>
        <translation>Infanterie für eine Seite, die keine Einheiten hat</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leere Karte</translation>
    </message>
    <message>
        <source>Remove template</source>
        <translation>Vorlage entfernen</translation>
    </message>
    <message>
        <source>Remove the template &quot;%1&quot;?</source>
        <extracomment>%1 is the name of a template</extracomment>
        <translation>Die Vorlage „%1“ entfernen?</translation>
    </message>
    <message>
        <source>Its file is moved to the trash; scenarios made from it are kept.</source>
        <translation>Ihre Datei kommt in den Papierkorb; damit erstellte Szenarien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Templates that come with Hexwerk cannot be removed</source>
        <translation>Mitgelieferte Vorlagen lassen sich nicht entfernen</translation>
    </message>
    <message>
        <source>Move your template to the trash (Del)</source>
        <translation>Ihre Vorlage in den Papierkorb verschieben (Entf)</translation>
    </message>
    <message>
        <source>Clear terrain or tiles, a set-up area for each side, an objective in the middle: a start from scratch.</source>
        <translation>Freies Feld oder Spielfelder, ein Aufstellungsbereich für jede Seite, ein Zielfeld in der Mitte: für einen Anfang von Grund auf.</translation>
    </message>
    <message>
        <source>Clear terrain</source>
        <translation>Freies Feld</translation>
    </message>
    <message>
        <source>Tiles, drawn at random</source>
        <translation>Spielfelder, zufällig gezogen</translation>
    </message>
    <message>
        <source>As in the template</source>
        <translation>Wie in der Vorlage</translation>
    </message>
    <message>
        <source>The side with most objectives at the end</source>
        <translation>Die Seite mit den meisten Zielfeldern am Ende</translation>
    </message>
    <message>
        <source>The side that eliminates half the enemy units</source>
        <translation>Die Seite, die die Hälfte der gegnerischen Einheiten eliminiert</translation>
    </message>
    <message>
        <source>Either of these</source>
        <translation>Eines von beiden</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are ready.</source>
        <translation>
            <numerusform>Eine Einheit steht bereit.</numerusform>
            <numerusform>%n Einheiten stehen bereit.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <extracomment>%1 is a side, %2 a condition</extracomment>
        <translation>%1 gewinnt: %2</translation>
    </message>
    <message>
        <source>1 of 3: Starting point</source>
        <translation>1 von 3: Ausgangspunkt</translation>
    </message>
    <message>
        <source>2 of 3: Board and sides</source>
        <translation>2 von 3: Karte und Seiten</translation>
    </message>
    <message>
        <source>3 of 3: Length and victory</source>
        <translation>3 von 3: Dauer und Sieg</translation>
    </message>
    <message>
        <source>Be&amp;gin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Create the scenario</source>
        <translation>Das Szenario anlegen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::NoHint</name>
    <message>
        <source>No hint without the map: the assistant does not know where the units are. “Continue with the map” in the menu lets you place them.</source>
        <translation>Ohne Karte kein Hinweis: Der Assistent weiß nicht, wo die Einheiten stehen. Mit „Mit der Karte weiter“ im Menü stellen Sie sie auf.</translation>
    </message>
    <message>
        <source>No hint without a scenario: the assistant knows neither the map nor what wins this game. Track a game on its board to get hints.</source>
        <translation>Ohne Szenario kein Hinweis: Der Assistent kennt weder die Karte noch, was dieses Spiel gewinnt. Verfolgen Sie ein Spiel auf der Karte, um Hinweise zu erhalten.</translation>
    </message>
    <message>
        <source>No hint here: the assistant knows this attack, but not where the other units are. Track a game on its board to get hints.</source>
        <translation>Hier kein Hinweis: Der Assistent kennt diesen Angriff, weiß aber nicht, wo die anderen Einheiten stehen. Verfolgen Sie ein Spiel auf der Karte, um Hinweise zu erhalten.</translation>
    </message>
    <message>
        <source>Hint: what would it do? (H)</source>
        <translation>Hinweis: Was täte er? (H)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::NoticeText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a side, %2 who arrives and where
----------
%1 is a rule, %2 whether it is played or how</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 – %2</source>
        <extracomment>%1 is the number of a turn, %2 who arrives then</extracomment>
        <translation>Runde %1 – %2</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Turn %1 – the last one</source>
        <translation>Runde %1 – die letzte</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Arrives in this turn</source>
        <translation>Trifft in dieser Runde ein</translation>
    </message>
    <message>
        <source>Arrives in the next turn</source>
        <translation>Trifft in der nächsten Runde ein</translation>
    </message>
    <message>
        <source>%1 rolled %2 battle dice: %3 symbols, %4 expected.</source>
        <extracomment>%1 is a side, %2 a number of dice, %3 what they showed, %4 what was to be expected</extracomment>
        <translation>%1: %2 Kampfwürfel, %3 Symbole; zu erwarten waren %4.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Victory is checked at the end of this turn: %1</source>
        <extracomment>%1 are sides</extracomment>
        <translation>Am Ende dieser Runde wird der Sieg geprüft: %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Different from the edition (%1)</source>
        <extracomment>%1 is an edition</extracomment>
        <translation>Anders als in der Ausgabe (%1)</translation>
    </message>
    <message>
        <source>Sets up first: %1</source>
        <translation>Stellt zuerst auf: %1</translation>
    </message>
    <message>
        <source>Acts first: %1</source>
        <translation>Handelt zuerst: %1</translation>
    </message>
    <message>
        <source>Due at the end of this turn, as things stand</source>
        <translation>Am Ende dieser Runde fällig, nach jetzigem Stand</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Notices</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Close the briefing (Esc)</source>
        <translation>Die Einweisung schließen (Esc)</translation>
    </message>
    <message>
        <source>Show the map</source>
        <translation>Karte zeigen</translation>
    </message>
    <message>
        <source>Close this (Esc)</source>
        <translation>Dies schließen (Esc)</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Show the whole game, order by order</source>
        <translation>Das ganze Spiel zeigen, Befehl für Befehl</translation>
    </message>
    <message>
        <source>Export log...</source>
        <translation>Verlauf exportieren …</translation>
    </message>
    <message>
        <source>Save the log as text or as a web page</source>
        <translation>Den Verlauf als Text oder als Webseite speichern</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start the same scenario again</source>
        <translation>Dasselbe Szenario von vorn beginnen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Das Spiel verlassen</translation>
    </message>
    <message>
        <source>Play with: %1</source>
        <translation>Spielen mit: %1</translation>
    </message>
    <message>
        <source>If both sides agree (R4.9a). The game starts anew with it.</source>
        <translation>Wenn beide Seiten einverstanden sind (R4.9a). Das Spiel beginnt damit neu.</translation>
    </message>
    <message>
        <source>Not every side of this scenario has command points.</source>
        <translation>Nicht jede Seite dieses Szenarios hat Kommandopunkte.</translation>
    </message>
    <message>
        <source>Not every side of this scenario has command cards.</source>
        <translation>In diesem Szenario hat nicht jede Seite Kommandokarten.</translation>
    </message>
    <message>
        <source>This scenario has no support cards.</source>
        <translation>Dieses Szenario hat keine Unterstützungskarten.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Back to the campaign, to take the result</source>
        <translation>Zurück zur Kampagne, um das Ergebnis zu übernehmen</translation>
    </message>
    <message>
        <source>The computer plays: %1</source>
        <extracomment>%1 is a side</extracomment>
        <translation>Der Computer spielt: %1</translation>
    </message>
    <message>
        <source>It begins when this is closed. You can change it at any time.</source>
        <translation>Er beginnt, wenn dies geschlossen wird. Sie können es jederzeit ändern.</translation>
    </message>
    <message>
        <source>Analyse...</source>
        <translation>Analysieren …</translation>
    </message>
    <message>
        <source>See how the chance to win changed, and which decisions cost most</source>
        <translation>Zeigen, wie sich die Siegchance änderte und welche Entscheidungen am meisten kosteten</translation>
    </message>
    <message>
        <source>Swap sides (alternate history)</source>
        <translation>Seiten tauschen (alternative Geschichte)</translation>
    </message>
    <message>
        <source>The sides swap set-up areas, units, objectives and victory conditions, but keep their own cards (R5.3a). This restarts the game.</source>
        <translation>Die Seiten tauschen Aufstellungsbereiche, Einheiten, Zielfelder und Siegbedingungen, behalten aber ihre eigenen Karten (R5.3a). Das Spiel beginnt von vorn.</translation>
    </message>
    <message>
        <source>The sides are swapped: what the briefing says about one side applies to the other.</source>
        <translation>Die Seiten sind getauscht: Was die Einweisung über die eine Seite sagt, gilt für die andere.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::NumberField</name>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::NumberOrWordField</name>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::OffProfileNote</name>
    <message>
        <source>The faces %2 of the die &quot;%1&quot; do not show what you entered. &lt;a href=&quot;table&quot;&gt;Compare the table in the library with your dice&lt;/a&gt;; the game waits.</source>
        <extracomment>%1 is the colour of a die, %2 the name of a set of dice faces</extracomment>
        <translation>Die Flächen %2 des Würfels „%1“ zeigen nicht, was Sie eingegeben haben. &lt;a href=&quot;table&quot;&gt;Vergleichen Sie die Tabelle in der Bibliothek mit Ihren Würfeln&lt;/a&gt;; das Spiel wartet.</translation>
    </message>
    <message>
        <source>Dice that do not match their table</source>
        <translation>Würfel, die nicht zu ihrer Tabelle passen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::OpenTileDialog</name>
    <message>
        <source>Open tile</source>
        <translation>Spielfeld öffnen</translation>
    </message>
    <message>
        <source>Tiles that come with Hexwerk are not changed: you get a copy with its own id.</source>
        <translation>Mitgelieferte Spielfelder werden nicht geändert: Sie erhalten eine Kopie mit eigener Kennung.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Spielfelder</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <extracomment>%1 is a tile</extracomment>
        <translation>%1, Ihres</translation>
    </message>
    <message>
        <source>%1, %2 × %3 hexes</source>
        <extracomment>%1 is a tile, %2 columns and %3 rows</extracomment>
        <translation>%1, %2 × %3 Hexfelder</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::OpponentChoice</name>
    <message>
        <source>Recruit</source>
        <translation>Rekrut</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regulär</translation>
    </message>
    <message>
        <source>Hardened</source>
        <translation>Kampferprobt</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>Random orders</source>
        <translation>Zufällige Befehle</translation>
    </message>
    <message>
        <source>%1, bold</source>
        <extracomment>a computer player: %1 is its strength</extracomment>
        <translation>%1, kühn</translation>
    </message>
    <message>
        <source>%1, careful</source>
        <extracomment>a computer player: %1 is its strength</extracomment>
        <translation>%1, vorsichtig</translation>
    </message>
    <message>
        <source>Recruit: overlooks a lot</source>
        <translation>Rekrut: übersieht vieles</translation>
    </message>
    <message>
        <source>Regular: answers at once</source>
        <translation>Regulär: antwortet sofort</translation>
    </message>
    <message>
        <source>Hardened: thinks briefly</source>
        <translation>Kampferprobt: überlegt kurz</translation>
    </message>
    <message>
        <source>Veteran: thinks for up to a second</source>
        <translation>Veteran: überlegt bis zu einer Sekunde</translation>
    </message>
    <message>
        <source>Elite: thinks for up to four seconds</source>
        <translation>Elite: überlegt bis zu vier Sekunden</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>Bold: presses for the objectives</source>
        <translation>Kühn: drängt zu den Zielfeldern</translation>
    </message>
    <message>
        <source>Careful: avoids enemy fire</source>
        <translation>Vorsichtig: meidet feindliches Feuer</translation>
    </message>
    <message>
        <source>Veteran (much slower)</source>
        <translation>Veteran (viel langsamer)</translation>
    </message>
    <message>
        <source>Regular, first version</source>
        <translation>Regulär, erste Fassung</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::OrderSentence</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Leave the map</source>
        <translation>Karte verlassen</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>To %1 across country</source>
        <translation>Nach %1 durchs Gelände</translation>
    </message>
    <message>
        <source>To %1 along the road</source>
        <translation>Nach %1 auf der Straße</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>No support</source>
        <translation>Keine Unterstützung</translation>
    </message>
    <message>
        <source>No reaction</source>
        <translation>Keine Reaktion</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Nahkampf verlassen</translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation>Weiterkämpfen</translation>
    </message>
    <message>
        <source>Roll die %1 again</source>
        <translation>Würfel %1 erneut werfen</translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <translation>Wurf behalten</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Correct %1</source>
        <translation>%1 korrigieren</translation>
    </message>
    <message>
        <source>Fire at %1</source>
        <translation>Auf %1 feuern</translation>
    </message>
    <message>
        <source>Support by %1</source>
        <translation>Unterstützung durch %1</translation>
    </message>
    <message>
        <source>Fire with %1</source>
        <translation>Mit %1 feuern</translation>
    </message>
    <message>
        <source>Roll die %1 again – %2: %3</source>
        <extracomment>%1 is the number of a die, %2 its colour, %3 what it shows</extracomment>
        <translation>Würfel %1 erneut werfen – %2: %3</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Ausrichtung %1</translation>
    </message>
    <message>
        <source>Smoke on %1</source>
        <translation>Rauch auf %1</translation>
    </message>
    <message>
        <source>%1 spots</source>
        <translation>%1 beobachtet</translation>
    </message>
    <message>
        <source>%1 fires too</source>
        <translation>%1 feuert mit</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>Mit %1</translation>
    </message>
    <message>
        <source>Cover with %1</source>
        <translation>Mit %1 decken</translation>
    </message>
    <message>
        <source>Do not cover it</source>
        <translation>Nicht decken</translation>
    </message>
    <message>
        <source>No last shot</source>
        <translation>Kein letzter Schuss</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Niemand sonst</translation>
    </message>
    <message>
        <source>No further hex</source>
        <translation>Kein weiteres Hexfeld</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Kein Angriff</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>%1, facing %2</source>
        <extracomment>%1 is a unit and its hex, %2 the vertex that it faces</extracomment>
        <translation>%1, Ausrichtung %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>%1 angreifen</translation>
    </message>
    <message>
        <source>Fire the last shot</source>
        <translation>Letzten Schuss abgeben</translation>
    </message>
    <message>
        <source>Stay aboard</source>
        <translation>An Bord bleiben</translation>
    </message>
    <message>
        <source>No further card</source>
        <translation>Keine weitere Karte</translation>
    </message>
    <message>
        <source>Its wheels or tracks</source>
        <translation>Seine Räder oder Ketten</translation>
    </message>
    <message>
        <source>The vehicle itself</source>
        <translation>Das Fahrzeug selbst</translation>
    </message>
    <message>
        <source>No further mine</source>
        <translation>Keine weitere Mine</translation>
    </message>
    <message>
        <source>A face-down mine marker</source>
        <translation>Ein verdeckter Minenfeld-Marker</translation>
    </message>
    <message>
        <source>Turn the marker in %1 clockwise</source>
        <translation>Marker in %1 im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Stop turning</source>
        <translation>Nichts mehr drehen</translation>
    </message>
    <message>
        <source>Name it later</source>
        <translation>Später nennen</translation>
    </message>
    <message>
        <source>A face-down command point</source>
        <translation>Ein verdeckter Kommandopunkt</translation>
    </message>
    <message>
        <source>Show the command points</source>
        <translation>Kommandopunkte aufdecken</translation>
    </message>
    <message>
        <source>In the command focus</source>
        <translation>Im Kommandoschwerpunkt</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>No new spotter</source>
        <translation>Kein neuer Beobachter</translation>
    </message>
    <message>
        <source>No second run</source>
        <translation>Kein Zweitangriff</translation>
    </message>
    <message>
        <source>No anti-aircraft fire</source>
        <translation>Kein Flakfeuer</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nichts weiter</translation>
    </message>
    <message>
        <source>%1 at the first hex</source>
        <translation>%1 auf das erste Hexfeld</translation>
    </message>
    <message>
        <source>First hex towards %1</source>
        <translation>Erstes Hexfeld in Richtung %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>%1 is a card, %2 a hex</extracomment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Play %1 in %2</source>
        <translation>%1 in %2 spielen</translation>
    </message>
    <message>
        <source>Play %1 for %2</source>
        <extracomment>%1 is a card, %2 a unit, %3 a hex</extracomment>
        <translation>%1 für %2 spielen</translation>
    </message>
    <message>
        <source>Play %1 for %2 in %3</source>
        <translation>%1 für %2 in %3 spielen</translation>
    </message>
    <message>
        <source>A face-down support card</source>
        <translation>Eine verdeckte Unterstützungskarte</translation>
    </message>
    <message>
        <source>Support: %1</source>
        <translation>Unterstützung: %1</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::Overruling</name>
    <message>
        <source>Then click the hex it moves to, or the enemy it fires at.</source>
        <translation>Klicken Sie dann auf das Hexfeld, in das die Einheit zieht, oder auf den Gegner, auf den sie feuert.</translation>
    </message>
    <message>
        <source>If you play it anyway:</source>
        <translation>Wenn Sie es trotzdem spielen:</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <extracomment>%1 is a unit, %2 a hex</extracomment>
        <translation>%1 bewegt sich nach %2</translation>
    </message>
    <message>
        <source>It is carried out as far as possible</source>
        <translation>Es wird ausgeführt, soweit es geht</translation>
    </message>
    <message>
        <source>Each hex can draw fire</source>
        <translation>Jedes Hexfeld kann Feuer auslösen</translation>
    </message>
    <message>
        <source>Missing points are ignored</source>
        <translation>Fehlende Punkte zählen nicht</translation>
    </message>
    <message>
        <source>%1 fires</source>
        <extracomment>%1 is a unit</extracomment>
        <translation>%1 feuert</translation>
    </message>
    <message>
        <source>Sight and arc are ignored</source>
        <translation>Sicht und Feuerbereich zählen nicht</translation>
    </message>
    <message>
        <source>The log names %1</source>
        <extracomment>%1 is the id of a rule</extracomment>
        <translation>Der Verlauf nennt %1</translation>
    </message>
    <message>
        <source>You can take it back</source>
        <translation>Sie können es zurücknehmen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::OverviewText</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more later</source>
        <extracomment>%1 are units on the map, such as &quot;6 units&quot;</extracomment>
        <translation>
            <numerusform>%1, später %n weitere</numerusform>
            <numerusform>%1, später %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>columns and rows of hexes</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>%1 × %2 hexes</source>
        <translation>%1 × %2 Hexfelder</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Zielfelder</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::OwnActions</name>
    <message>
        <source>New &amp;tile...</source>
        <translation>Neues Spie&amp;lfeld …</translation>
    </message>
    <message>
        <source>Create a map tile for your library</source>
        <translation>Ein Spielfeld für Ihre Bibliothek anlegen</translation>
    </message>
    <message>
        <source>O&amp;pen tile...</source>
        <translation>S&amp;pielfeld öffnen …</translation>
    </message>
    <message>
        <source>Paint a tile of your library, or a copy of another tile</source>
        <translation>Ein Spielfeld Ihrer Bibliothek oder die Kopie eines anderen malen</translation>
    </message>
    <message>
        <source>Nam&amp;e of the tile...</source>
        <translation>Nam&amp;e des Spielfelds …</translation>
    </message>
    <message>
        <source>Set the id and name of the tile being edited</source>
        <translation>Kennung und Namen des bearbeiteten Spielfelds setzen</translation>
    </message>
    <message>
        <source>Save a &amp;copy for one side...</source>
        <translation>Kopie für eine S&amp;eite speichern …</translation>
    </message>
    <message>
        <source>Save the game without what the other side has laid face down</source>
        <translation>Das Spiel ohne das speichern, was die andere Seite verdeckt gelegt hat</translation>
    </message>
    <message>
        <source>Save as &amp;bundle...</source>
        <translation>Als Bün&amp;del speichern …</translation>
    </message>
    <message>
        <source>Sa&amp;ve as template...</source>
        <translation>Als &amp;Vorlage speichern …</translation>
    </message>
    <message>
        <source>Save the scenario in your library, to create others from it</source>
        <translation>Das Szenario in Ihrer Bibliothek speichern, um andere daraus zu erstellen</translation>
    </message>
    <message>
        <source>&amp;Import Tiled map...</source>
        <translation>T&amp;iled-Karte importieren …</translation>
    </message>
    <message>
        <source>Replace the map with a hexagonal Tiled map (.tmx)</source>
        <translation>Die Karte durch eine sechseckige Tiled-Karte (.tmx) ersetzen</translation>
    </message>
    <message>
        <source>E&amp;xport map...</source>
        <translation>Karte e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Save the map as a picture, a drawing or a set of pages</source>
        <translation>Die Karte als Bild, als Zeichnung oder als Seiten speichern</translation>
    </message>
    <message>
        <source>P&amp;rint map...</source>
        <translation>Karte d&amp;rucken …</translation>
    </message>
    <message>
        <source>Print the map on one or more pages</source>
        <translation>Die Karte auf einer oder mehreren Seiten drucken</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the selection up one hex</source>
        <translation>Die Auswahl ein Hexfeld nach oben verschieben</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the selection down one hex</source>
        <translation>Die Auswahl ein Hexfeld nach unten verschieben</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>Move the selection left one column</source>
        <translation>Die Auswahl eine Spalte nach links verschieben</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>Move the selection right one column</source>
        <translation>Die Auswahl eine Spalte nach rechts verschieben</translation>
    </message>
    <message>
        <source>&amp;Turn tile</source>
        <translation>Spielfeld &amp;drehen</translation>
    </message>
    <message>
        <source>Turn the selected tile by 180 degrees</source>
        <translation>Das gewählte Spielfeld um 180 Grad drehen</translation>
    </message>
    <message>
        <source>T&amp;urn board</source>
        <translation>Karte &amp;drehen</translation>
    </message>
    <message>
        <source>Turn the board by 90 degrees if that shows it larger</source>
        <translation>Die Karte um 90 Grad drehen, wenn sie dadurch größer zu sehen ist</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>Ras&amp;ter</translation>
    </message>
    <message>
        <source>Show the borders of the hexes</source>
        <translation>Die Ränder der Hexfelder zeigen</translation>
    </message>
    <message>
        <source>&amp;Hex names</source>
        <translation>Namen der He&amp;xfelder</translation>
    </message>
    <message>
        <source>Show the names of the hexes</source>
        <translation>Die Namen der Hexfelder zeigen</translation>
    </message>
    <message>
        <source>L&amp;evels</source>
        <translation>&amp;Höhenstufen</translation>
    </message>
    <message>
        <source>Show the levels of hills</source>
        <translation>Die Höhenstufen der Hügel zeigen</translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation>&amp;Zonen</translation>
    </message>
    <message>
        <source>Show the zones</source>
        <translation>Die Zonen zeigen</translation>
    </message>
    <message>
        <source>&amp;Picture under the map</source>
        <translation>Bild &amp;unter der Karte</translation>
    </message>
    <message>
        <source>Show the picture under the map</source>
        <translation>Das Bild unter der Karte zeigen</translation>
    </message>
    <message>
        <source>My corrections &amp;apply</source>
        <translation>&amp;Meine Korrekturen gelten</translation>
    </message>
    <message>
        <source>Play with your corrections to the tables or the original values</source>
        <translation>Mit Ihren Korrekturen der Tabellen oder mit den ursprünglichen Werten spielen</translation>
    </message>
    <message>
        <source>&amp;Trial run...</source>
        <translation>P&amp;robelauf …</translation>
    </message>
    <message>
        <source>&amp;Next unit</source>
        <translation>&amp;Nächste Einheit</translation>
    </message>
    <message>
        <source>Go to the next unit that can be chosen</source>
        <translation>Zur nächsten Einheit gehen, die gewählt werden kann</translation>
    </message>
    <message>
        <source>Line of si&amp;ght</source>
        <translation>Si&amp;chtlinie</translation>
    </message>
    <message>
        <source>Stretch a thread from hex to hex: shows what it meets, and a cross-section of the ground</source>
        <translation>Einen Faden von Hexfeld zu Hexfeld spannen: zeigt, worauf er trifft, und einen Schnitt durch das Gelände</translation>
    </message>
    <message>
        <source>&amp;Field of view</source>
        <translation>Sicht&amp;feld</translation>
    </message>
    <message>
        <source>Show what the selected unit sees, or the unit you click</source>
        <translation>Zeigen, was die gewählte oder die angeklickte Einheit sieht</translation>
    </message>
    <message>
        <source>&amp;Who sees this?</source>
        <translation>&amp;Wer sieht das?</translation>
    </message>
    <message>
        <source>List the units of both sides that see the hex, and why the others do not</source>
        <translation>Die Einheiten beider Seiten auflisten, die das Hexfeld sehen, und warum die anderen es nicht sehen</translation>
    </message>
    <message>
        <source>&amp;Open stack</source>
        <translation>&amp;Stapel auffächern</translation>
    </message>
    <message>
        <source>Show all units in the hex under the cursor side by side, to read and choose them</source>
        <translation>Alle Einheiten im Hexfeld unter dem Cursor nebeneinander zeigen, um sie zu lesen und zu wählen</translation>
    </message>
    <message>
        <source>Un&amp;its</source>
        <translation>&amp;Einheiten</translation>
    </message>
    <message>
        <source>List the units and what they can still do</source>
        <translation>Die Einheiten auflisten und was sie noch tun können</translation>
    </message>
    <message>
        <source>Unit &amp;card</source>
        <translation>Einheiten&amp;karte</translation>
    </message>
    <message>
        <source>Keep the card of the unit under the cursor, or of the selected unit, open next to the map</source>
        <translation>Die Einheitenkarte der Einheit unter dem Cursor oder der gewählten Einheit am Rand offen halten</translation>
    </message>
    <message>
        <source>&amp;Hide counters</source>
        <translation>Einheiten&amp;marker ausblenden</translation>
    </message>
    <message>
        <source>Show the map without units, mines, smoke and objectives</source>
        <translation>Die Karte ohne Einheiten, Minen, Rauch und Zielfelder zeigen</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Show the log below the map, or hide it to make the map larger</source>
        <translation>Den Verlauf unter der Karte zeigen oder ausblenden, damit die Karte größer wird</translation>
    </message>
    <message>
        <source>Troop Status &amp;Board</source>
        <translation>T&amp;ruppenstatus-Übersicht</translation>
    </message>
    <message>
        <source>Show the tracks of the scenario below the map, or hide them to make the map larger</source>
        <translation>Die Statusleisten des Szenarios unter der Karte zeigen oder ausblenden, damit die Karte größer wird</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>Briefly animate moves and shots; any key or click ends the animation</source>
        <translation>Bewegungen und Schüsse kurz animieren; jede Taste und jeder Klick beendet die Animation</translation>
    </message>
    <message>
        <source>Dice &amp;seed...</source>
        <translation>Startzahl &amp;der Würfel …</translation>
    </message>
    <message>
        <source>Show the number that the program&apos;s dice are derived from, or set it before the first roll</source>
        <translation>Die Zahl zeigen, aus der sich die Würfel des Programms ergeben, oder sie vor dem ersten Wurf vorgeben</translation>
    </message>
    <message>
        <source>Ask about reactions...</source>
        <translation>Fragen nach Reaktionen …</translation>
    </message>
    <message>
        <source>Choose for which units, or above which chance, you want to be asked about reactions</source>
        <translation>Festlegen, für welche Einheiten oder ab welcher Chance nach Reaktionen gefragt wird</translation>
    </message>
    <message>
        <source>Skip &amp;questions with one answer</source>
        <translation>Fragen mit einer Antwort übers&amp;pringen</translation>
    </message>
    <message>
        <source>Let the program answer where the rules allow only one answer, and skip dice that change nothing; the log shows both</source>
        <translation>Das Programm antwortet selbst, wo die Regeln nur eine Antwort zulassen, und würfelt nicht, wo es nichts ändert; der Verlauf zeigt beides</translation>
    </message>
    <message>
        <source>Roll attack and defence together</source>
        <translation>Angriff und Verteidigung zusammen würfeln</translation>
    </message>
    <message>
        <source>Roll all dice of an attack with one press, up to the next decision</source>
        <translation>Alle Würfel eines Angriffs bis zur nächsten Entscheidung mit einem Druck würfeln</translation>
    </message>
    <message>
        <source>React to a whole ro&amp;ute</source>
        <translation>Auf einen &amp;ganzen Weg reagieren</translation>
    </message>
    <message>
        <source>A click on a distant hex announces the route: the enemy sees it and is asked about all its hexes at once; turn this off to be asked hex by hex</source>
        <translation>Ein Klick auf ein entferntes Hexfeld kündigt den Weg an: Der Gegner sieht ihn und wird nach allen seinen Hexfeldern auf einmal gefragt; ausgeschaltet wird Hexfeld für Hexfeld gefragt</translation>
    </message>
    <message>
        <source>Check dice entered by hand</source>
        <translation>Von Hand eingegebene Würfel prüfen</translation>
    </message>
    <message>
        <source>Entered dice count only after you confirm them with Enter</source>
        <translation>Eingegebene Würfel zählen erst, wenn Sie sie mit der Eingabetaste bestätigen</translation>
    </message>
    <message>
        <source>One player plays both sides</source>
        <translation>Ein Spieler für beide Seiten</translation>
    </message>
    <message>
        <source>No hand-over of the computer before a side sees its secrets</source>
        <translation>Keine Übergabe des Rechners, bevor eine Seite ihre Geheimnisse sieht</translation>
    </message>
    <message>
        <source>Announce &amp;turns</source>
        <translation>R&amp;unden ankündigen</translation>
    </message>
    <message>
        <source>Show the briefing at the start, and arrivals and due events before each turn</source>
        <translation>Zu Beginn die Einweisung zeigen und vor jeder Runde, wer eintrifft und was ansteht</translation>
    </message>
    <message>
        <source>Correct...</source>
        <translation>Berichtigen …</translation>
    </message>
    <message>
        <source>Correct a unit, a hex or the game, as a referee would</source>
        <translation>Eine Einheit, ein Hexfeld oder das Spiel berichtigen, wie ein Schiedsrichter es tut</translation>
    </message>
    <message>
        <source>Luck...</source>
        <translation>Glück …</translation>
    </message>
    <message>
        <source>Show what each side and unit rolled, and what was expected</source>
        <translation>Zeigen, was jede Seite und Einheit gewürfelt hat und was zu erwarten war</translation>
    </message>
    <message>
        <source>Position as scenario...</source>
        <translation>Stellung als Szenario …</translation>
    </message>
    <message>
        <source>Open the position shown as a new scenario in the editor</source>
        <translation>Die gezeigte Stellung als neues Szenario im Editor öffnen</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Show the start of the game</source>
        <translation>Den Anfang des Spiels zeigen</translation>
    </message>
    <message>
        <source>One order back</source>
        <translation>Einen Befehl zurück</translation>
    </message>
    <message>
        <source>Show the game one order earlier</source>
        <translation>Das Spiel einen Befehl früher zeigen</translation>
    </message>
    <message>
        <source>Run log</source>
        <translation>Verlauf abspielen</translation>
    </message>
    <message>
        <source>Show one order after another, or stop</source>
        <translation>Einen Befehl nach dem anderen zeigen oder anhalten</translation>
    </message>
    <message>
        <source>One order forward</source>
        <translation>Einen Befehl vor</translation>
    </message>
    <message>
        <source>Show the game one order later</source>
        <translation>Das Spiel einen Befehl später zeigen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Show the current state of the game, and play on</source>
        <translation>Den aktuellen Stand des Spiels zeigen und weiterspielen</translation>
    </message>
    <message>
        <source>Book&amp;mark...</source>
        <translation>&amp;Lesezeichen …</translation>
    </message>
    <message>
        <source>Name the moment shown</source>
        <translation>Dem gezeigten Zeitpunkt einen Namen geben</translation>
    </message>
    <message>
        <source>Note...</source>
        <translation>Notiz …</translation>
    </message>
    <message>
        <source>Write a note about this moment</source>
        <translation>Eine Notiz zu diesem Zeitpunkt schreiben</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <translation>Bis hier zurücknehmen</translation>
    </message>
    <message>
        <source>Take back all orders after the announcement before this moment; asks before undoing dice rolls</source>
        <translation>Alle Befehle nach der Ansage vor diesem Zeitpunkt zurücknehmen; fragt nach, bevor Würfe zurückgenommen werden</translation>
    </message>
    <message>
        <source>Enter the last &amp;roll again</source>
        <translation>Letzten Wurf neu e&amp;ingeben</translation>
    </message>
    <message>
        <source>Take back wrongly entered dice, and only what followed from them; the game file records this</source>
        <translation>Falsch eingegebene Würfel zurücknehmen, und nur, was aus ihnen folgte; die Spieldatei hält es fest</translation>
    </message>
    <message>
        <source>Variation from here</source>
        <translation>Variante ab hier</translation>
    </message>
    <message>
        <source>Try out how the game might continue from this moment; Esc returns to the game</source>
        <translation>Ausprobieren, wie es von diesem Zeitpunkt an weitergehen könnte; Esc kehrt zum Spiel zurück</translation>
    </message>
    <message>
        <source>E&amp;xport log...</source>
        <translation>Verlauf e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Save the log as text or as a web page</source>
        <translation>Den Verlauf als Text oder als Webseite speichern</translation>
    </message>
    <message>
        <source>Clear he&amp;xes</source>
        <translation>K&amp;lare Hexfelder</translation>
    </message>
    <message>
        <source>Show each hex with its own border instead of blended terrain</source>
        <translation>Jedes Hexfeld mit eigenem Rand statt mit fließendem Gelände zeigen</translation>
    </message>
    <message>
        <source>&amp;Summer</source>
        <translation>&amp;Sommer</translation>
    </message>
    <message>
        <source>Show the map in early summer</source>
        <translation>Die Karte im Frühsommer zeigen</translation>
    </message>
    <message>
        <source>&amp;Dry summer</source>
        <translation>&amp;Trockener Sommer</translation>
    </message>
    <message>
        <source>Show the map in the heat of August</source>
        <translation>Die Karte in der Augusthitze zeigen</translation>
    </message>
    <message>
        <source>&amp;Autumn</source>
        <translation>&amp;Herbst</translation>
    </message>
    <message>
        <source>Show the map in autumn</source>
        <translation>Die Karte im Herbst zeigen</translation>
    </message>
    <message>
        <source>&amp;Winter</source>
        <translation>&amp;Winter</translation>
    </message>
    <message>
        <source>Show the map under snow</source>
        <translation>Die Karte unter Schnee zeigen</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Nacht</translation>
    </message>
    <message>
        <source>Show the map by moonlight</source>
        <translation>Die Karte im Mondlicht zeigen</translation>
    </message>
    <message>
        <source>Pape&amp;r</source>
        <translation>Pap&amp;ier</translation>
    </message>
    <message>
        <source>Show the map as an old print</source>
        <translation>Die Karte als alten Druck zeigen</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>H&amp;oher Kontrast</translation>
    </message>
    <message>
        <source>Show the map with strong differences in brightness</source>
        <translation>Die Karte mit starken Helligkeitsunterschieden zeigen</translation>
    </message>
    <message>
        <source>Loo&amp;k of the map</source>
        <translation>&amp;Aussehen der Karte</translation>
    </message>
    <message>
        <source>Enforce the rules</source>
        <translation>Regeln erzwingen</translation>
    </message>
    <message>
        <source>Off: players who agree can play what the rules do not allow; the log names the rule</source>
        <translation>Aus: Spieler, die sich einig sind, können spielen, was die Regeln nicht zulassen; der Verlauf nennt die Regel</translation>
    </message>
    <message>
        <source>Continue without the map</source>
        <translation>Ohne Landkarte weiter</translation>
    </message>
    <message>
        <source>Let the table assistant track the units from here, next to a real map</source>
        <translation>Den Tischassistenten die Einheiten ab hier neben einer echten Karte verfolgen lassen</translation>
    </message>
    <message>
        <source>New campai&amp;gn...</source>
        <translation>Neue &amp;Kampagne …</translation>
    </message>
    <message>
        <source>Create a campaign of linked battles, from a template or from scratch</source>
        <translation>Eine Kampagne aus verbundenen Gefechten anlegen, aus einer Vorlage oder von Grund auf</translation>
    </message>
    <message>
        <source>New &amp;battle</source>
        <translation>Neues &amp;Gefecht</translation>
    </message>
    <message>
        <source>Add a battle that follows the selected one (Ins on the chart)</source>
        <translation>Ein Gefecht hinzufügen, das auf das gewählte folgt (Einfg auf dem Plan)</translation>
    </message>
    <message>
        <source>&amp;Link battles</source>
        <translation>Gefechte &amp;verbinden</translation>
    </message>
    <message>
        <source>Pull an arrow from the selected battle to another (Shift+Enter)</source>
        <translation>Einen Pfeil vom gewählten Gefecht zu einem anderen ziehen (Umschalt+Enter)</translation>
    </message>
    <message>
        <source>&amp;Tidy chart</source>
        <translation>Plan &amp;ordnen</translation>
    </message>
    <message>
        <source>Arrange all battles from left to right along their links</source>
        <translation>Alle Gefechte von links nach rechts entlang ihrer Verbindungen anordnen</translation>
    </message>
    <message>
        <source>Save the scenario or campaign with its own tiles, cards and pictures as one file</source>
        <translation>Das Szenario oder die Kampagne mit eigenen Spielfeldern, Karten und Bildern als eine Datei speichern</translation>
    </message>
    <message>
        <source>Play random games of the scenario or campaign as it is now, and see the results</source>
        <translation>Zufallsspiele des Szenarios oder der Kampagne spielen, wie sie jetzt sind, und die Ergebnisse sehen</translation>
    </message>
    <message>
        <source>Print cards, counters, status boards and scenario sheets at true size, or save them as PDF</source>
        <translation>Karten, Einheitenmarker, Truppenstatus-Übersichten und Szenariobögen in wahrer Größe drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>Export VASSAL mod&amp;ule...</source>
        <translation>VASSAL-&amp;Modul exportieren …</translation>
    </message>
    <message>
        <source>Save the map and counters as a module (.vmod) for VASSAL 3.7</source>
        <translation>Karte und Einheitenmarker als Modul (.vmod) für VASSAL 3.7 speichern</translation>
    </message>
    <message>
        <source>Export Tile&amp;d map...</source>
        <translation>Tiled-K&amp;arte exportieren …</translation>
    </message>
    <message>
        <source>Save the map as a hexagonal Tiled map (.tmx) with its tileset</source>
        <translation>Die Karte als hexagonale Tiled-Karte (.tmx) mit Kachelsatz speichern</translation>
    </message>
    <message>
        <source>Cards, counters and s&amp;heets...</source>
        <translation>Kar&amp;ten, Einheitenmarker und Bögen …</translation>
    </message>
    <message>
        <source>Computer opponent...</source>
        <translation>Computergegner …</translation>
    </message>
    <message>
        <source>Let the computer play a side, or both, and set its pace</source>
        <translation>Eine Seite oder beide vom Computer spielen lassen und sein Tempo einstellen</translation>
    </message>
    <message>
        <source>Ba&amp;lance...</source>
        <translation>Ausgewo&amp;genheit …</translation>
    </message>
    <message>
        <source>Find out whether the scenario is fair, from games between computer players</source>
        <translation>Durch Spiele zwischen Computerspielern herausfinden, ob das Szenario fair ist</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show what a computer player would do now, why, and how it changes the chance to win</source>
        <translation>Zeigen, was ein Computerspieler jetzt täte, warum, und wie das die Siegchance ändert</translation>
    </message>
    <message>
        <source>Analyse game...</source>
        <translation>Spiel analysieren …</translation>
    </message>
    <message>
        <source>Show how the chance to win went, where the game turned, and what would have been better</source>
        <translation>Zeigen, wie die Siegchance verlief, wo das Spiel kippte und was besser gewesen wäre</translation>
    </message>
    <message>
        <source>&amp;Questions and dice</source>
        <translation>Fra&amp;gen und Würfel</translation>
    </message>
    <message>
        <source>&amp;Moments in the log</source>
        <translation>M&amp;omente im Verlauf</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PaintLevelCommand</name>
    <message>
        <source>Paint level</source>
        <translation>Höhenstufe malen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PaintTerrainCommand</name>
    <message>
        <source>Paint terrain</source>
        <translation>Gelände malen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PaintZoneCommand</name>
    <message>
        <source>Paint zone</source>
        <translation>Zone malen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PalettePage</name>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message numerus="yes">
        <source>Paint %n hex(es) at once</source>
        <translation>
            <numerusform>%n Hexfeld auf einmal malen</numerusform>
            <numerusform>%n Hexfelder auf einmal malen</numerusform>
        </translation>
    </message>
    <message>
        <source>New zone</source>
        <translation>Neue Zone</translation>
    </message>
    <message>
        <source>Add a zone and paint it</source>
        <translation>Eine Zone hinzufügen und malen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected zone</source>
        <translation>Die gewählte Zone entfernen</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>Messergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%n minefield(s) of this side on the map.</source>
        <translation>
            <numerusform>%n Minenfeld dieser Seite auf der Karte.</numerusform>
            <numerusform>%n Minenfelder dieser Seite auf der Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The player lays none at set-up.</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>%1 Der Spieler legt bei der Aufstellung keine.</translation>
    </message>
    <message>
        <source>%1 The player lays at set-up: %2 anti-personnel, %3 anti-tank, %4 dummies.</source>
        <extracomment>%1 is a sentence, the others are numbers</extracomment>
        <translation>%1 Der Spieler legt bei der Aufstellung: %2 Anti-Personen-Minen, %3 Anti-Panzer-Minen, %4 Dummy-Marker.</translation>
    </message>
    <message>
        <source>Mines to lay...</source>
        <translation>Zu legende Minen …</translation>
    </message>
    <message>
        <source>How many mines the player of this side lays, and in which zones</source>
        <translation>Wie viele Minen der Spieler dieser Seite legt, und in welchen Zonen</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PalettePanel</name>
    <message>
        <source>Level</source>
        <translation>Höhenstufe</translation>
    </message>
    <message>
        <source>Level 0: the plain</source>
        <translation>Stufe 0: Ebene</translation>
    </message>
    <message>
        <source>Level %1: hill</source>
        <translation>Stufe %1: Hügel</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Painted terrain and level</source>
        <translation>Gemaltes Gelände und Höhenstufen</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexkanten</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Auflagen</translation>
    </message>
    <message>
        <source>Smoke, mines, labels, objectives</source>
        <translation>Rauch, Minen, Beschriftungen, Zielfelder</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Hexside</source>
        <translation>Hexkante</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Keyboard: the arrow keys move the cursor on the map, Enter acts like a click.</source>
        <translation>Mit der Tastatur: Die Pfeiltasten bewegen den Cursor auf der Karte, die Eingabetaste wirkt wie ein Klick.</translation>
    </message>
    <message>
        <source>Comma and full stop change its facing.</source>
        <translation>Komma und Punkt ändern die Ausrichtung.</translation>
    </message>
    <message>
        <source>Painting mode</source>
        <translation>Malmodus</translation>
    </message>
    <message>
        <source>Freehand</source>
        <translation>Freihändig</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Fill connected</source>
        <translation>Zusammenhängendes füllen</translation>
    </message>
    <message>
        <source>Selection mode</source>
        <translation>Auswahlart</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Wand: connected, same kind</source>
        <translation>Zauberstab: zusammenhängend und gleich</translation>
    </message>
    <message>
        <source>A second Enter ends a rectangle; for a lasso, each Enter adds a corner, and Enter on an existing corner closes it.</source>
        <translation>Ein zweiter Druck auf die Eingabetaste beendet ein Rechteck; ein Lasso erhält mit jedem Druck eine Ecke und wird auf einer vorhandenen Ecke geschlossen.</translation>
    </message>
    <message>
        <source>A second Enter ends a line or rectangle.</source>
        <translation>Ein zweiter Druck auf die Eingabetaste beendet eine Linie oder ein Rechteck.</translation>
    </message>
    <message>
        <source>A second Enter ends the measurement.</source>
        <translation>Ein zweiter Druck auf die Eingabetaste beendet die Messung.</translation>
    </message>
    <message>
        <source>Hexes of zones</source>
        <translation>Hexfelder von Zonen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>%1 turns the stamp, %2 turns it back.</source>
        <extracomment>%1 and %2 are keys</extracomment>
        <translation>%1 dreht den Stempel, %2 dreht ihn zurück.</translation>
    </message>
    <message>
        <source>%1 turns the tile.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>%1 dreht das Spielfeld.</translation>
    </message>
    <message>
        <source>{key:assault.MoveLeft}, {key:assault.MoveRight}, {key:assault.MoveUp} and {key:assault.MoveDown} move the selection.</source>
        <translation>{key:assault.MoveLeft}, {key:assault.MoveRight}, {key:assault.MoveUp} und {key:assault.MoveDown} verschieben die Auswahl.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PasteCommand</name>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PictureDialog</name>
    <message>
        <source>Cover the whole board</source>
        <translation>Die ganze Karte bedecken</translation>
    </message>
    <message>
        <source>Picture under the map</source>
        <translation>Bild unter der Karte</translation>
    </message>
    <message>
        <source>Choose a picture...</source>
        <translation>Bild wählen …</translation>
    </message>
    <message>
        <source>A PNG or JPEG file to trace the map from</source>
        <translation>Eine PNG- oder JPEG-Datei, nach der Sie die Karte zeichnen</translation>
    </message>
    <message>
        <source>Picture: click the centre of the hex</source>
        <translation>Bild: Klicken Sie auf die Mitte des Hexfelds</translation>
    </message>
    <message>
        <source>Click the centre of the hex. Wheel, + and -: zoom; middle button: move the picture; arrow keys: move the point by one pixel, with Shift by ten; 0: whole picture.</source>
        <translation>Klicken Sie auf die Mitte des Hexfelds. Rad, + und −: Größe; mittlere Taste: Bild verschieben; Pfeiltasten: den Punkt um ein Pixel verschieben, mit Umschalt um zehn; 0: das ganze Bild.</translation>
    </message>
    <message>
        <source>Stretch the picture from edge to edge, without points</source>
        <translation>Das Bild ohne Punkte von Rand zu Rand strecken</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Leaves nothing under the map; the file is kept</source>
        <translation>Danach liegt nichts unter der Karte; die Datei bleibt erhalten</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Pixels from the left</source>
        <translation>Pixel von links</translation>
    </message>
    <message>
        <source>Pixels from the top</source>
        <translation>Pixel von oben</translation>
    </message>
    <message>
        <source>The next click on the picture sets this point</source>
        <translation>Der nächste Klick auf das Bild setzt diesen Punkt</translation>
    </message>
    <message>
        <source>Point %1</source>
        <extracomment>%1 is 1, 2 or 3</extracomment>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>Hex of point %1</source>
        <translation>Hexfeld von Punkt %1</translation>
    </message>
    <message>
        <source>Point %1, pixels from the left</source>
        <translation>Punkt %1, Pixel von links</translation>
    </message>
    <message>
        <source>Point %1, pixels from the top</source>
        <translation>Punkt %1, Pixel von oben</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <translation>Wählen Sie zuerst ein Bild.</translation>
    </message>
    <message>
        <source>Name a hex for each point, such as C4.</source>
        <translation>Nennen Sie zu jedem Punkt ein Hexfeld, etwa C4.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Click on the picture to place it by the centres of three hexes.</source>
        <translation>Klicken Sie auf das Bild, um es an den Mitten von drei Hexfeldern auszurichten.</translation>
    </message>
    <message>
        <source>Click on the centre of each of the three hexes in turn.</source>
        <translation>Klicken Sie nacheinander auf die Mitten der drei Hexfelder.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 was not used.</source>
        <translation>%1 wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>Its name contains characters that not every system accepts: rename the file.</source>
        <translation>Der Name enthält Zeichen, die nicht jedes System annimmt: Benennen Sie die Datei um.</translation>
    </message>
    <message>
        <source>%1 is in another folder. Put a copy next to the map?</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 liegt in einem anderen Ordner. Eine Kopie neben die Karte legen?</translation>
    </message>
    <message>
        <source>The picture of a map must be in the same folder or below it. The copy will be %1.</source>
        <translation>Das Bild einer Karte muss im selben Ordner oder darunter liegen. Die Kopie wird %1.</translation>
    </message>
    <message>
        <source>The picture was not copied.</source>
        <translation>Das Bild wurde nicht kopiert.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PictureField</name>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PieceSheets</name>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>CP</source>
        <comment>command points</comment>
        <translation>KP</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a nation, %2 a type of units</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>Unit cards</source>
        <translation>Einheitenkarten</translation>
    </message>
    <message>
        <source>Formation cards</source>
        <translation>Formationskarten</translation>
    </message>
    <message>
        <source>Command cards</source>
        <translation>Kommandokarten</translation>
    </message>
    <message>
        <source>Support cards</source>
        <translation>Unterstützungskarten</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Einheitenmarker</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Dice stickers</source>
        <translation>Würfelaufkleber</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlaceHexsideCommand</name>
    <message>
        <source>Place hexside</source>
        <translation>Hexkante setzen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlaceLabelCommand</name>
    <message>
        <source>Place label</source>
        <translation>Beschriftung setzen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlaceMinefieldCommand</name>
    <message>
        <source>Lay mines</source>
        <translation>Minen legen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlaceObjectiveCommand</name>
    <message>
        <source>Place objective</source>
        <translation>Zielfeld setzen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlaceOverlayCommand</name>
    <message>
        <source>Place overlay</source>
        <translation>Auflage setzen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlaceSmokeCommand</name>
    <message>
        <source>Place smoke</source>
        <translation>Rauch setzen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlaceTileCommand</name>
    <message>
        <source>Place tile</source>
        <translation>Spielfeld legen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlaceTool</name>
    <message>
        <source>%1 at %2</source>
        <extracomment>%1 is a tile, %2 a hex</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) are under two tiles</source>
        <translation>
            <numerusform>%n Hexfeld liegt unter zwei Spielfeldern</numerusform>
            <numerusform>%n Hexfelder liegen unter zwei Spielfeldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) are under no tile</source>
        <translation>
            <numerusform>%n Hexfeld liegt unter keinem Spielfeld</numerusform>
            <numerusform>%n Hexfelder liegen unter keinem Spielfeld</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlaceUnitCommand</name>
    <message>
        <source>Place unit</source>
        <translation>Einheit setzen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlanDialog</name>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>&amp;Decide</source>
        <translation>&amp;Entscheiden</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>Bergung</translation>
    </message>
    <message>
        <source>at half strength</source>
        <translation>mit halber Stärke</translation>
    </message>
    <message>
        <source>Bring back to strength</source>
        <translation>Wieder auffüllen</translation>
    </message>
    <message>
        <source>Replace the lost</source>
        <translation>Verlorene ersetzen</translation>
    </message>
    <message>
        <source>From the reserve</source>
        <translation>Aus der Reserve</translation>
    </message>
    <message>
        <source>Better weapons</source>
        <translation>Bessere Waffen</translation>
    </message>
    <message>
        <source>strength from %1 to %2</source>
        <extracomment>strength points</extracomment>
        <translation>Stärke von %1 auf %2</translation>
    </message>
    <message>
        <source>a new %1, recruits</source>
        <translation>neu: %1, Rekruten</translation>
    </message>
    <message>
        <source>a new core unit, recruits</source>
        <translation>neue Kerneinheit, Rekruten</translation>
    </message>
    <message>
        <source>Assign to places</source>
        <translation>Stellen zuteilen</translation>
    </message>
    <message>
        <source>Core unit in the place of %1</source>
        <translation>Kerneinheit an der Stelle von %1</translation>
    </message>
    <message>
        <source>in the order of the roster</source>
        <translation>in der Reihenfolge der Truppenliste</translation>
    </message>
    <message>
        <source>%1 of %2 replacement points left</source>
        <translation>%1 von %2 Ersatzpunkten übrig</translation>
    </message>
    <message>
        <source>%1 replacement points</source>
        <translation>%1 Ersatzpunkte</translation>
    </message>
    <message>
        <source>Decisions: %1</source>
        <translation>Entscheidungen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the id of a unit, %2 its name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The other side should not watch: it sees this plan only when both sides have decided.</source>
        <translation>Die andere Seite sollte nicht zusehen: Sie sieht diesen Plan erst, wenn beide Seiten entschieden haben.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlayLog</name>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Im Verlauf suchen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Entries shown in the log</source>
        <translation>Gezeigte Einträge im Verlauf</translation>
    </message>
    <message>
        <source>Side shown in the log</source>
        <translation>Gezeigte Seite im Verlauf</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Bookmarks and notes</source>
        <translation>Lesezeichen und Notizen</translation>
    </message>
    <message>
        <source>Show rule %1</source>
        <extracomment>%1 is the id of a rule</extracomment>
        <translation>Regel %1 zeigen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlayPage</name>
    <message>
        <source>Dice and chances</source>
        <translation>Würfel und Chancen</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>The question has just changed; the key press was ignored.</source>
        <translation>Die Frage hat gerade gewechselt; der Tastendruck wurde nicht beachtet.</translation>
    </message>
    <message>
        <source>The minefields are left out because the game is not over.</source>
        <translation>Die Minenfelder fehlen hier, weil das Spiel noch nicht vorbei ist.</translation>
    </message>
    <message>
        <source>You can play what the rules do not allow: click it, then press Y.</source>
        <translation>Sie können spielen, was die Regeln nicht zulassen: Klicken Sie es an und drücken Sie Y.</translation>
    </message>
    <message>
        <source>Units and what they can still do</source>
        <translation>Einheiten und was sie noch tun können</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlayText</name>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Fast move</source>
        <translation>Schnell bewegen</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuern</translation>
    </message>
    <message>
        <source>Dig in</source>
        <translation>Eingraben</translation>
    </message>
    <message>
        <source>Moves up to the allowance on the card; may lead to close combat.</source>
        <translation>Bewegt sich mit der Bewegungserlaubnis der Karte; kann in den Nahkampf führen.</translation>
    </message>
    <message>
        <source>Moves one point further, but loses its weakest defence die.</source>
        <translation>Bewegt sich einen Punkt weiter, verliert aber den schwächsten Verteidigungswürfel.</translation>
    </message>
    <message>
        <source>Moves up to half its allowance, then fires; the target gets a green die.</source>
        <translation>Bewegt sich mit der halben Bewegungserlaubnis und feuert dann; das Ziel erhält einen grünen Würfel.</translation>
    </message>
    <message>
        <source>Fires, then moves up to half its allowance; the target gets a green die.</source>
        <translation>Feuert und bewegt sich dann mit der halben Bewegungserlaubnis; das Ziel erhält einen grünen Würfel.</translation>
    </message>
    <message>
        <source>Is dug in from the next turn on; until then, it loses its weakest defence die.</source>
        <translation>Ist ab der nächsten Runde eingegraben; bis dahin verliert sie den schwächsten Verteidigungswürfel.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Initiative phase</source>
        <translation>Initiativphase</translation>
    </message>
    <message>
        <source>Action phase</source>
        <translation>Aktionsphase</translation>
    </message>
    <message>
        <source>Organization phase</source>
        <translation>Organisationsphase</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a unit or of its card, %2 the unit&apos;s own id</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Who sets up first</source>
        <translation>Wer zuerst aufstellt</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Spotting roll</source>
        <translation>Aufklärungswurf</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Critical hit: attack dice</source>
        <translation>Kritischer Treffer: Angriffswürfel</translation>
    </message>
    <message>
        <source>Critical hit: defence dice</source>
        <translation>Kritischer Treffer: Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Close combat: attack of the assault unit</source>
        <translation>Nahkampf: Angriff des Angreifers</translation>
    </message>
    <message>
        <source>Close combat: defence of the defence unit</source>
        <translation>Nahkampf: Verteidigung des Verteidigers</translation>
    </message>
    <message>
        <source>Close combat: attack of the defence unit</source>
        <translation>Nahkampf: Angriff des Verteidigers</translation>
    </message>
    <message>
        <source>Close combat: defence of the assault unit</source>
        <translation>Nahkampf: Verteidigung des Angreifers</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation>Wurfwiederholung</translation>
    </message>
    <message>
        <source>%1: one die for %2, one for %3</source>
        <extracomment>%1 and %2 are the two sides, in the order of the dice</extracomment>
        <translation>%1: ein Würfel für %2, einer für %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a unit, %2 what there is to say of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: place a unit.</source>
        <translation>%1: Stellen Sie eine Einheit auf.</translation>
    </message>
    <message>
        <source>%1: activate a unit, or pass.</source>
        <translation>%1: Aktivieren Sie eine Einheit oder passen Sie.</translation>
    </message>
    <message>
        <source>%1: move %2.</source>
        <translation>%1: Bewegen Sie %2.</translation>
    </message>
    <message>
        <source>%1: which target does %2 fire at?</source>
        <translation>%1: Auf welches Ziel feuert %2?</translation>
    </message>
    <message>
        <source>%1: react to %2?</source>
        <translation>%1: Auf %2 reagieren?</translation>
    </message>
    <message>
        <source>%1: support %2 in close combat?</source>
        <translation>%1: %2 im Nahkampf unterstützen?</translation>
    </message>
    <message>
        <source>%1: does %2 withdraw?</source>
        <translation>%1: Zieht sich %2 aus dem Nahkampf zurück?</translation>
    </message>
    <message>
        <source>%1: where does %2 fall back to?</source>
        <translation>%1: Wohin führt der Rückzug von %2?</translation>
    </message>
    <message numerus="yes">
        <source>%n critical hit(s)</source>
        <translation>
            <numerusform>%n kritischer Treffer</numerusform>
            <numerusform>%n kritische Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n Schaden</numerusform>
            <numerusform>%n Schaden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suppression(s)</source>
        <translation>
            <numerusform>%n Niederhalten</numerusform>
            <numerusform>%n Niederhalten</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Unit card</source>
        <translation>Einheitenkarte</translation>
    </message>
    <message>
        <source>Hindered line of sight</source>
        <translation>Eingeschränkte Sichtlinie</translation>
    </message>
    <message>
        <source>Target not spotted</source>
        <translation>Ziel nicht aufgeklärt</translation>
    </message>
    <message>
        <source>Fire on the move</source>
        <translation>Feuer in Bewegung</translation>
    </message>
    <message>
        <source>Covering fire</source>
        <translation>Deckungsfeuer</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Critical hit</source>
        <translation>Kritischer Treffer</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Already activated</source>
        <translation>Schon aktiviert</translation>
    </message>
    <message>
        <source>%1: who places the first unit?</source>
        <translation>%1: Wer stellt die erste Einheit auf?</translation>
    </message>
    <message>
        <source>Half strength</source>
        <translation>Halbe Stärke</translation>
    </message>
    <message>
        <source>Move &amp; fire</source>
        <translation>Bewegen und Feuern</translation>
    </message>
    <message>
        <source>Fire &amp; move</source>
        <translation>Feuern und Bewegen</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is a unit, %2 a hex</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>strength %1 of %2</source>
        <translation>Stärke %1 von %2</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>hat gehandelt</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <extracomment>%1 is the side that rolls, %2 what is rolled, %3 the unit it is rolled for</extracomment>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>%1: roll a die again? %2: %3</source>
        <extracomment>%1 is a side, %2 a roll such as &quot;Attack dice&quot;, %3 a unit</extracomment>
        <translation>%1: Einen Würfel erneut werfen? %2: %3</translation>
    </message>
    <message>
        <source>Turret fire</source>
        <translation>Turmfeuer</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verdeckte Aktion</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Ablösen</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Position verstärken</translation>
    </message>
    <message>
        <source>Move with covering fire</source>
        <translation>Bewegung mit Deckungsfeuer</translation>
    </message>
    <message>
        <source>Load a gun</source>
        <translation>Geschütz aufladen</translation>
    </message>
    <message>
        <source>Dismount</source>
        <translation>Absitzen</translation>
    </message>
    <message>
        <source>Unload a gun</source>
        <translation>Geschütz entladen</translation>
    </message>
    <message>
        <source>Turn the gun</source>
        <translation>Geschütz ausrichten</translation>
    </message>
    <message>
        <source>Indirect fire</source>
        <translation>Indirektes Feuer</translation>
    </message>
    <message>
        <source>Lay smoke</source>
        <translation>Rauch abfeuern</translation>
    </message>
    <message>
        <source>Special ability</source>
        <translation>Spezialfähigkeit</translation>
    </message>
    <message>
        <source>Fires from its hex; guns and vehicles only within their arc of fire.</source>
        <translation>Feuert von ihrem Hexfeld aus; Geschütze und Fahrzeuge nur in ihren Feuerbereich.</translation>
    </message>
    <message>
        <source>Fires outside its arc without moving; the target gets a blue die.</source>
        <translation>Feuert ohne Bewegung auch außerhalb ihres Feuerbereichs; das Ziel erhält einen blauen Würfel.</translation>
    </message>
    <message>
        <source>Is hidden from the next turn on; infantry may move one hex. Not on roads; guns and vehicles not in the open.</source>
        <translation>Ist ab der nächsten Runde verdeckt; Infanterie darf sich dabei ein Hexfeld weit bewegen. Nicht auf Straßen, Geschütze und Fahrzeuge nicht im offenen Gelände.</translation>
    </message>
    <message>
        <source>Changes places with an adjacent infantry unit that has not acted either.</source>
        <translation>Tauscht den Platz mit einer benachbarten Infanterieeinheit, die auch noch nicht gehandelt hat.</translation>
    </message>
    <message>
        <source>Changes places with an adjacent infantry unit that has not acted either, so that a fresh one holds the position.</source>
        <translation>Tauscht den Platz mit einer benachbarten Infanterieeinheit, die auch noch nicht gehandelt hat, damit eine frische die Position hält.</translation>
    </message>
    <message>
        <source>Moves while an adjacent unit covers it: its strongest die helps the defence against one reaction.</source>
        <translation>Bewegt sich, während eine benachbarte Einheit sie deckt: Deren stärkster Würfel hilft der Verteidigung gegen eine Reaktion.</translation>
    </message>
    <message>
        <source>Moves to a gun that cannot move by itself, and loads it.</source>
        <translation>Fährt zu einem Geschütz, das sich nicht selbst bewegen kann, und lädt es auf.</translation>
    </message>
    <message>
        <source>Leaves its transport for an adjacent hex.</source>
        <translation>Verlässt das Transportfahrzeug in ein benachbartes Hexfeld.</translation>
    </message>
    <message>
        <source>Unloads a gun that cannot move by itself into an adjacent hex.</source>
        <translation>Entlädt ein Geschütz, das sich nicht selbst bewegen kann, in ein benachbartes Hexfeld.</translation>
    </message>
    <message>
        <source>Turns to another vertex. This is free: the unit can still act.</source>
        <translation>Richtet sich auf einen anderen Eckpunkt aus. Das ist frei: Die Einheit kann trotzdem noch handeln.</translation>
    </message>
    <message>
        <source>Fires over obstacles that block the view; the unit or a spotter next to it must see the target.</source>
        <translation>Feuert über Sichthindernisse hinweg; die Einheit oder ein Beobachter neben ihr muss das Ziel sehen.</translation>
    </message>
    <message>
        <source>Lays smoke in up to three adjacent hexes, as many markers as its dice show.</source>
        <translation>Legt Rauch in bis zu drei benachbarte Hexfelder, so viele Marker, wie die Würfel zeigen.</translation>
    </message>
    <message>
        <source>Does what its card allows before the action phase.</source>
        <translation>Tut, was ihre Karte vor der Aktionsphase erlaubt.</translation>
    </message>
    <message>
        <source>Support phase</source>
        <translation>Unterstützungsphase</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>%1 is a unit, %2 the transport that carries it</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>faces %1</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>Ausrichtung %1</translation>
    </message>
    <message>
        <source>carries %1</source>
        <extracomment>%1 are units, with commas between them</extracomment>
        <translation>trägt %1</translation>
    </message>
    <message>
        <source>Which player chooses first</source>
        <translation>Welcher Spieler zuerst wählt</translation>
    </message>
    <message>
        <source>Indirect fire: preliminary roll</source>
        <translation>Indirektes Feuer: vorbereitender Wurf</translation>
    </message>
    <message>
        <source>Smoke dice</source>
        <translation>Rauchwürfel</translation>
    </message>
    <message>
        <source>Mine detection</source>
        <translation>Minensuche</translation>
    </message>
    <message>
        <source>Minefield: attack dice</source>
        <translation>Minenfeld: Angriffswürfel</translation>
    </message>
    <message>
        <source>Minefield: defence dice</source>
        <translation>Minenfeld: Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Damage by terrain: attack dice</source>
        <translation>Geländeschaden: Angriffswürfel</translation>
    </message>
    <message>
        <source>Damage by terrain: defence dice</source>
        <translation>Geländeschaden: Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Last shot: attack dice</source>
        <translation>Letzter Schuss: Angriffswürfel</translation>
    </message>
    <message>
        <source>Last shot: defence dice</source>
        <translation>Letzter Schuss: Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Attack on a passenger</source>
        <translation>Angriff auf einen Passagier</translation>
    </message>
    <message>
        <source>Defence of the passenger</source>
        <translation>Verteidigung des Passagiers</translation>
    </message>
    <message>
        <source>Approach to wheels or tracks</source>
        <translation>Annäherung an Räder oder Ketten</translation>
    </message>
    <message>
        <source>Attack on wheels or tracks</source>
        <translation>Angriff auf Räder oder Ketten</translation>
    </message>
    <message>
        <source>Defence of wheels or tracks</source>
        <translation>Verteidigung der Räder oder Ketten</translation>
    </message>
    <message>
        <source>%1: which vertex does %2 face?</source>
        <translation>%1: Auf welchen Eckpunkt richtet sich %2 aus?</translation>
    </message>
    <message>
        <source>%1: in which hex does %2 lay smoke?</source>
        <translation>%1: In welches Hexfeld legt %2 Rauch?</translation>
    </message>
    <message>
        <source>%1: who spots the target for %2?</source>
        <translation>%1: Wer beobachtet das Ziel für %2?</translation>
    </message>
    <message>
        <source>%1: who fires together with %2?</source>
        <translation>%1: Wer feuert zusammen mit %2?</translation>
    </message>
    <message>
        <source>%1: which unit acts together with %2?</source>
        <translation>%1: Welche Einheit handelt zusammen mit %2?</translation>
    </message>
    <message>
        <source>%1: how does %2 move?</source>
        <translation>%1: Wie bewegt sich %2?</translation>
    </message>
    <message>
        <source>%1: cover %2 against this reaction?</source>
        <translation>%1: %2 gegen diese Reaktion decken?</translation>
    </message>
    <message>
        <source>%1: does %2 fire its last shot?</source>
        <translation>%1: Gibt %2 den letzten Schuss ab?</translation>
    </message>
    <message>
        <source>%1: which passenger does %2 attack?</source>
        <translation>%1: Welchen Passagier greift %2 an?</translation>
    </message>
    <message>
        <source>%1: what does %2 attack?</source>
        <translation>%1: Was greift %2 an?</translation>
    </message>
    <message>
        <source>%1: which hex is %2 to dismount into?</source>
        <translation>%1: In welches Hexfeld soll %2 absitzen?</translation>
    </message>
    <message>
        <source>%1: one die for each player of a side</source>
        <translation>%1: ein Würfel für jeden Spieler der Seite</translation>
    </message>
    <message>
        <source>A card is drawn from the deck.</source>
        <translation>Eine Karte wird vom Stapel gezogen.</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <extracomment>%1 is a side, %2 the number of one of its players</extracomment>
        <translation>%1, Spieler %2</translation>
    </message>
    <message>
        <source>%1: choose what you will lead.</source>
        <translation>%1: Wählen Sie, was Sie führen werden.</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <extracomment>%1 is what is rolled, %2 the unit it is rolled against</extracomment>
        <translation>%1, gegen %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: choose a formation card, %2.</source>
        <extracomment>%2 is &quot;1 of 3&quot;</extracomment>
        <translation>%1: Wählen Sie eine Formationskarte, %2.</translation>
    </message>
    <message>
        <source>%1: choose an additional unit, %2.</source>
        <translation>%1: Wählen Sie eine zusätzliche Einheit, %2.</translation>
    </message>
    <message>
        <source>%1: a card is drawn from the deck.</source>
        <translation>%1: Eine Karte wird vom Stapel gezogen.</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>Wheels or tracks</source>
        <translation>Räder oder Ketten</translation>
    </message>
    <message>
        <source>Joint fire</source>
        <translation>Zusammengefasstes Feuer</translation>
    </message>
    <message>
        <source>%1: what has %2 stepped on?</source>
        <translation>%1: Worauf ist %2 gestoßen?</translation>
    </message>
    <message>
        <source>%1: turn fortifications and obstacles, or go on.</source>
        <translation>%1: Befestigungen und Hindernisse drehen oder weiterspielen.</translation>
    </message>
    <message>
        <source>Minefield</source>
        <translation>Minenfeld</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Planning phase</source>
        <translation>Planungsphase</translation>
    </message>
    <message>
        <source>%1: show the command points.</source>
        <translation>%1: Kommandopunkte aufdecken.</translation>
    </message>
    <message>
        <source>%1: which command point is lost?</source>
        <translation>%1: Welcher Kommandopunkt geht verloren?</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is &quot;3 units&quot;, %2 &quot;1 point&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Blast roll</source>
        <translation>Explosionswurf</translation>
    </message>
    <message>
        <source>Blast roll: terrain die</source>
        <translation>Explosionswurf: Geländewürfel</translation>
    </message>
    <message>
        <source>Blast value</source>
        <translation>Explosionswert</translation>
    </message>
    <message>
        <source>Anti-aircraft fire</source>
        <translation>Flakfeuer</translation>
    </message>
    <message>
        <source>Defence of the aircraft</source>
        <translation>Verteidigung des Flugzeugs</translation>
    </message>
    <message>
        <source>Spotting by the aircraft</source>
        <translation>Aufklären von Zielen durch das Flugzeug</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Support: attack dice</source>
        <translation>Unterstützung: Angriffswürfel</translation>
    </message>
    <message>
        <source>Defence against support</source>
        <translation>Verteidigung gegen Unterstützung</translation>
    </message>
    <message>
        <source>Ranging rounds</source>
        <translation>Erkundungsgeschosse</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Einschlag</translation>
    </message>
    <message>
        <source>Direction of the drift</source>
        <translation>Richtung der Abweichung</translation>
    </message>
    <message>
        <source>Smoke screen</source>
        <translation>Rauchvorhang</translation>
    </message>
    <message>
        <source>Suppressive fire</source>
        <translation>Streufeuer</translation>
    </message>
    <message>
        <source>Fire support</source>
        <translation>Feuerunterstützung</translation>
    </message>
    <message>
        <source>Fire for effect</source>
        <translation>Wirkungsfeuer</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <translation>Bombardement</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>NE</source>
        <translation>NO</translation>
    </message>
    <message>
        <source>SE</source>
        <translation>SO</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>SW</source>
        <translation>SW</translation>
    </message>
    <message>
        <source>NW</source>
        <translation>NW</translation>
    </message>
    <message>
        <source>Off-board artillery</source>
        <translation>Artillerie von außerhalb</translation>
    </message>
    <message>
        <source>%1: answer “%2” with a command card?</source>
        <extracomment>%1 is a side, %2 a command card</extracomment>
        <translation>%1: Auf „%2“ mit einer Kommandokarte antworten?</translation>
    </message>
    <message>
        <source>%1: play a command card now that %2 acts?</source>
        <translation>%1: Eine Kommandokarte spielen, während %2 handelt?</translation>
    </message>
    <message>
        <source>%1: play a command card?</source>
        <translation>%1: Eine Kommandokarte spielen?</translation>
    </message>
    <message>
        <source>%1: one of your command cards is discarded at random.</source>
        <translation>%1: Eine Ihrer Kommandokarten wird zufällig abgelegt.</translation>
    </message>
    <message>
        <source>%1: which unit is attacked?</source>
        <translation>%1: Welche Einheit wird angegriffen?</translation>
    </message>
    <message>
        <source>%1: which unit spots for the artillery?</source>
        <translation>%1: Welche Einheit beobachtet für die Artillerie?</translation>
    </message>
    <message>
        <source>%1: which hex does the artillery fire at?</source>
        <translation>%1: Auf welches Hexfeld feuert die Artillerie?</translation>
    </message>
    <message>
        <source>%1: how does the artillery fire?</source>
        <translation>%1: Wie feuert die Artillerie?</translation>
    </message>
    <message>
        <source>%1: which dice go at the first hex?</source>
        <translation>%1: Welche Würfel gelten dem ersten Hexfeld?</translation>
    </message>
    <message>
        <source>%1: roll one die again?</source>
        <translation>%1: Einen Würfel noch einmal werfen?</translation>
    </message>
    <message>
        <source>%1: where do the other hexes lie?</source>
        <translation>%1: Wo liegen die übrigen Hexfelder?</translation>
    </message>
    <message>
        <source>%1: does an anti-aircraft unit fire at the aircraft?</source>
        <translation>%1: Feuert eine Flakeinheit auf das Flugzeug?</translation>
    </message>
    <message>
        <source>%1: what does %2 do after its card?</source>
        <translation>%1: Was tut %2 nach der Karte?</translation>
    </message>
    <message>
        <source>%1: a command card is drawn.</source>
        <translation>%1: Eine Kommandokarte wird gezogen.</translation>
    </message>
    <message>
        <source>Command card</source>
        <translation>Kommandokarte</translation>
    </message>
    <message>
        <source>%1 Others must look away.</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>%1 Andere müssen wegsehen.</translation>
    </message>
    <message>
        <source>%1: lay a mine marker.</source>
        <translation>%1: Legen Sie einen Minenfeld-Marker.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n command point(s) left to place.</source>
        <translation>
            <numerusform>%1: noch %n Kommandopunkt zu verteilen.</numerusform>
            <numerusform>%1: noch %n Kommandopunkte zu verteilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: discard command cards, or keep them.</source>
        <translation>%1: Kommandokarten ablegen oder behalten.</translation>
    </message>
    <message>
        <source>%1: request support for this turn, or go on.</source>
        <translation>%1: Für diese Runde Unterstützung anfordern oder fortfahren.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PlayersDialog</name>
    <message>
        <source>Players of the campaign</source>
        <translation>Spieler der Kampagne</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>%1: player</source>
        <translation>%1: Spieler</translation>
    </message>
    <message>
        <source>%1: style</source>
        <translation>%1: Spielweise</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>The computer plays its sides in every battle you open here. Between battles you still decide for them. At a real table, people play both sides.</source>
        <translation>Der Computer spielt seine Seiten in jedem Gefecht, das Sie hier öffnen. Zwischen den Gefechten entscheiden weiterhin Sie für diese Seiten. An einem echten Tisch spielen Menschen beide Seiten.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PointsBar</name>
    <message>
        <source>%1, player %2</source>
        <extracomment>%1 is a side, %2 the number of one of its players</extracomment>
        <translation>%1, Spieler %2</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Schwerpunkt</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n verdeckt</numerusform>
            <numerusform>%n verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>command focus: %1 left, %2 spent</source>
        <translation>Kommandoschwerpunkt: noch %1, %2 ausgegeben</translation>
    </message>
    <message>
        <source>%1: %2 left, %3 spent</source>
        <extracomment>%1 is a unit card</extracomment>
        <translation>%1: noch %2, %3 ausgegeben</translation>
    </message>
    <message>
        <source>Command points</source>
        <translation>Kommandopunkte</translation>
    </message>
    <message>
        <source>Command points: ● left, ○ spent (R4.9.2f)</source>
        <translation>Kommandopunkte: ● übrig, ○ ausgegeben (R4.9.2f)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PointsPanel</name>
    <message>
        <source>Points of each side</source>
        <translation>Punkte jeder Seite</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Deren Punkte</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formationen</translation>
    </message>
    <message>
        <source>Additional</source>
        <translation>Zusätzliche</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Points of the unit cards, with their half-strength value where it applies. What is still to be chosen or drawn ranges from the lowest to the highest total.</source>
        <translation>Punkte der Einheitenkarten, bei halber Stärke mit deren eigenem Wert. Was noch gewählt oder gezogen wird, ergibt einen Bereich von der kleinsten bis zur größten Summe.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PointsText</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>both are numbers</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 points</source>
        <extracomment>both are numbers</extracomment>
        <translation>%1 bis %2 Punkte</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PolicyDialog</name>
    <message>
        <source>&amp;Never</source>
        <translation>&amp;Nie</translation>
    </message>
    <message>
        <source>Only when one of these &amp;units may fire:</source>
        <translation>Nur wenn eine dieser &amp;Einheiten feuern darf:</translation>
    </message>
    <message>
        <source>Only when the &amp;chance of an effect is above:</source>
        <translation>Nur wenn die &amp;Chance auf eine Wirkung höher ist als:</translation>
    </message>
    <message>
        <source>Until the &amp;move of %1 ends</source>
        <extracomment>%1 is a unit</extracomment>
        <translation>Bis die &amp;Bewegung von %1 endet</translation>
    </message>
    <message>
        <source>Until the &amp;turn ends</source>
        <translation>Bis die &amp;Runde endet</translation>
    </message>
    <message>
        <source>Ask about reactions</source>
        <translation>Fragen nach Reaktionen</translation>
    </message>
    <message>
        <source>When do you want to be asked from now on? Otherwise the program declines for you, with an order in the game each time.</source>
        <translation>Wann möchten Sie von nun an gefragt werden? Sonst lehnt das Programm für Sie ab, jedes Mal mit einem Befehl im Spiel.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Chance of an effect</source>
        <translation>Chance auf eine Wirkung</translation>
    </message>
    <message>
        <source>The best chance of all that may fire, before covering fire</source>
        <translation>Die beste Chance aller, die feuern dürfen, vor Deckungsfeuer</translation>
    </message>
    <message>
        <source>Units that may fire</source>
        <translation>Einheiten, die feuern dürfen</translation>
    </message>
    <message>
        <source>%1 – %2 % now</source>
        <extracomment>%1 is a unit with its hex, %2 a number of per cent</extracomment>
        <translation>%1 – jetzt %2 %</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PolicyPanel</name>
    <message>
        <source>Ask again</source>
        <translation>Wieder fragen</translation>
    </message>
    <message>
        <source>%1: ask about every reaction again</source>
        <extracomment>%1 is a side</extracomment>
        <translation>%1: wieder nach jeder Reaktion fragen</translation>
    </message>
    <message>
        <source>No reaction to this move (N)</source>
        <translation>Bewegung ohne Reaktion (N)</translation>
    </message>
    <message>
        <source>Decline now and in every later hex of this move, until it ends (key N)</source>
        <translation>Lehnt jetzt und in jedem weiteren Hexfeld dieser Bewegung ab, bis sie endet (Taste N)</translation>
    </message>
    <message>
        <source>Ask only when...</source>
        <translation>Nur fragen, wenn …</translation>
    </message>
    <message>
        <source>Choose for which units, or above which chance, you want to be asked</source>
        <translation>Festlegen, für welche Einheiten oder ab welcher Chance gefragt wird</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PolicyText</name>
    <message>
        <source>on the move of %1</source>
        <translation>auf die Bewegung von %1</translation>
    </message>
    <message>
        <source>until the turn ends</source>
        <translation>bis die Runde endet</translation>
    </message>
    <message>
        <source>no reaction</source>
        <translation>keine Reaktion</translation>
    </message>
    <message>
        <source>asked only for %1</source>
        <translation>gefragt nur wegen %1</translation>
    </message>
    <message>
        <source>asked only above %1 % chance of an effect</source>
        <translation>gefragt nur bei mehr als %1 % Chance auf eine Wirkung</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>%1 is a side, %2 what it answers, %3 for how long</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>%1: reactions are answered in advance, %2.</source>
        <extracomment>%1 is a side, %2 for how long</extracomment>
        <translation>%1: Reaktionen sind im Voraus beantwortet, %2.</translation>
    </message>
    <message>
        <source>%1 reacts in %2</source>
        <extracomment>%1 is a unit, %2 a hex</extracomment>
        <translation>%1 reagiert in %2</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PositionDialog</name>
    <message>
        <source>Position as scenario</source>
        <translation>Stellung als Szenario</translation>
    </message>
    <message>
        <source>An action is in progress: the scenario shows the moment before it.</source>
        <translation>Eine Aktion läuft noch: Das Szenario zeigt den Stand davor.</translation>
    </message>
    <message numerus="yes">
        <source>The editor opens a new, unsaved scenario with everything as it is here and %n turn(s) to play. The game is not changed.</source>
        <translation>
            <numerusform>Der Editor öffnet ein neues, noch nicht gespeichertes Szenario, in dem alles steht wie hier, mit %n Runde zu spielen. Das Spiel bleibt unverändert.</numerusform>
            <numerusform>Der Editor öffnet ein neues, noch nicht gespeichertes Szenario, in dem alles steht wie hier, mit %n Runden zu spielen. Das Spiel bleibt unverändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nichts geht verloren.</translation>
    </message>
    <message>
        <source>Not kept in the scenario:</source>
        <translation>Im Szenario nicht enthalten:</translation>
    </message>
    <message>
        <source>&amp;Open in the editor</source>
        <translation>Im Editor &amp;öffnen</translation>
    </message>
    <message>
        <source>Open it as a new scenario</source>
        <translation>Als neues Szenario öffnen</translation>
    </message>
    <message>
        <source>The action in progress is abandoned.</source>
        <translation>Die laufende Aktion wird abgebrochen.</translation>
    </message>
    <message>
        <source>The turn starts again with its support phase; units that have acted stay activated.</source>
        <translation>Die Runde beginnt noch einmal mit der Unterstützungsphase; Einheiten, die schon gehandelt haben, bleiben aktiviert.</translation>
    </message>
    <message>
        <source>The game is over; the scenario still has one turn.</source>
        <translation>Das Spiel ist zu Ende; das Szenario hat trotzdem eine Runde.</translation>
    </message>
    <message>
        <source>Units that took a fast action last turn may take one again.</source>
        <translation>Einheiten, die in der letzten Runde eine schnelle Aktion ausgeführt haben, dürfen wieder eine ausführen.</translation>
    </message>
    <message>
        <source>A gun that moved into a fortification counts as set up there.</source>
        <translation>Ein Geschütz, das sich in eine Befestigung bewegt hat, gilt als dort aufgestellt.</translation>
    </message>
    <message>
        <source>A dug-in marker in a hex without a unit is removed.</source>
        <translation>Ein Marker „Eingegraben“ in einem Hexfeld ohne Einheit entfällt.</translation>
    </message>
    <message>
        <source>Units aboard a transport lose their markers.</source>
        <translation>Einheiten an Bord eines Transportfahrzeugs verlieren ihre Marker.</translation>
    </message>
    <message>
        <source>A unit with an action marker counts as activated.</source>
        <translation>Eine Einheit mit einem Aktionsmarker gilt als aktiviert.</translation>
    </message>
    <message>
        <source>An objective that nobody holds goes to the side whose set-up area it is in.</source>
        <translation>Ein Zielfeld, das niemand hält, fällt an die Seite, in deren Aufstellungsbereich es liegt.</translation>
    </message>
    <message>
        <source>The decks are complete again: the record of drawn and discarded cards is lost.</source>
        <translation>Die Stapel sind wieder vollständig: Welche Karten gezogen oder abgelegt waren, geht verloren.</translation>
    </message>
    <message>
        <source>Mines that are still to be laid are removed.</source>
        <translation>Minen, die noch zu legen sind, entfallen.</translation>
    </message>
    <message>
        <source>Triggers that wait for a unit that is gone or arrives later are left out.</source>
        <translation>Auslöser, die auf eine Einheit warten, die nicht mehr da ist oder erst später kommt, entfallen.</translation>
    </message>
    <message>
        <source>Face-down mines are left out: their type is secret.</source>
        <translation>Verdeckte Minen fehlen: Ihre Art bleibt geheim.</translation>
    </message>
    <message>
        <source>Artillery that has found its hex loses it; if it has not fired yet, its card can be requested again.</source>
        <translation>Artillerie, die ihr Hexfeld gefunden hat, verliert es; wenn sie noch nicht gefeuert hat, kann ihre Karte erneut angefordert werden.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PreviewView</name>
    <message>
        <source>one X</source>
        <extracomment>what a rule adds to the attack beside dice</extracomment>
        <translation>ein X</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Return attack</source>
        <translation>Gegenangriff</translation>
    </message>
    <message>
        <source>Return defence</source>
        <translation>Verteidigung dagegen</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>nichts geschieht</translation>
    </message>
    <message>
        <source>suppressed</source>
        <translation>niedergehalten</translation>
    </message>
    <message>
        <source>falls back</source>
        <translation>zieht sich zurück</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>down to half strength</source>
        <translation>auf halbe Stärke</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>eliminiert</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Choose a unit and point at an enemy: dice and chances of the attack appear here.</source>
        <translation>Wählen Sie eine Einheit und zeigen Sie auf einen Gegner: Hier erscheinen Würfel und Chancen des Angriffs.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the colour of a die, %2 what it shows</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>keine Würfel</translation>
    </message>
    <message>
        <source>Chances against the defence unit</source>
        <translation>Chancen gegen den Verteidiger</translation>
    </message>
    <message>
        <source>Chances against the assault unit</source>
        <translation>Chancen gegen den Angreifer</translation>
    </message>
    <message>
        <source>The last attack</source>
        <translation>Der letzte Angriff</translation>
    </message>
    <message>
        <source>a double success counts once</source>
        <translation>ein doppelter Erfolg zählt einfach</translation>
    </message>
    <message>
        <source>immobilised</source>
        <translation>bewegungsunfähig</translation>
    </message>
    <message>
        <source>The gun is overrun: %1.</source>
        <translation>Das Geschütz wird überrollt: %1.</translation>
    </message>
    <message>
        <source>It has no last shot.</source>
        <translation>Es hat keinen letzten Schuss.</translation>
    </message>
    <message>
        <source>Chances of its last shot at the vehicle</source>
        <translation>Chancen seines letzten Schusses auf das Fahrzeug</translation>
    </message>
    <message>
        <source>Last shot</source>
        <translation>Letzter Schuss</translation>
    </message>
    <message>
        <source>Defence of the vehicle</source>
        <translation>Verteidigung des Fahrzeugs</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 cancels %2</source>
        <extracomment>between the picture of a symbol of the defence and one of the attack</extracomment>
        <translation>%1 hebt %2 auf</translation>
    </message>
    <message numerus="yes">
        <source>%n suppression(s) are ignored</source>
        <translation>
            <numerusform>%n Niederhalten zählt nicht</numerusform>
            <numerusform>%n Niederhalten zählen nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Gegen %1</translation>
    </message>
    <message>
        <source>any effect</source>
        <translation>irgendeine Wirkung</translation>
    </message>
    <message>
        <source>suppressed or worse</source>
        <translation>niedergehalten oder schlimmer</translation>
    </message>
    <message>
        <source>falls back or worse</source>
        <translation>Rückzug oder schlimmer</translation>
    </message>
    <message>
        <source>damaged or worse</source>
        <translation>beschädigt oder schlimmer</translation>
    </message>
    <message>
        <source>half strength or worse</source>
        <translation>halbe Stärke oder schlimmer</translation>
    </message>
    <message>
        <source>immobilised or worse</source>
        <translation>bewegungsunfähig oder schlimmer</translation>
    </message>
    <message>
        <source>Show final results</source>
        <translation>Endergebnisse zeigen</translation>
    </message>
    <message>
        <source>Show &quot;at least&quot;</source>
        <translation>„Mindestens“ zeigen</translation>
    </message>
    <message>
        <source>A critical hit may bring a blast roll: what the unit is in collapses with a chance of %1.</source>
        <translation>Ein kritischer Treffer kann zu einem Explosionswurf führen: Mit einer Chance von %1 wird das Gebäude oder die Befestigung der Einheit einstürzen.</translation>
    </message>
    <message>
        <source>Blast roll</source>
        <translation>Explosionswurf</translation>
    </message>
    <message>
        <source>Terrain die</source>
        <translation>Geländewürfel</translation>
    </message>
    <message>
        <source>under %1</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>Spotting (included above): %1 or more on one die after the modifier %2 – %3.</source>
        <translation>Aufklären (oben eingerechnet): %1 oder mehr mit einem Würfel nach dem Modifikator %2 – %3.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is Error or Warning, %2 a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Click to go there</source>
        <translation>Klicken, um dorthin zu gehen</translation>
    </message>
    <message>
        <source>Fix the problem selected in the list</source>
        <translation>Das in der Liste gewählte Problem beheben</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ProblemNote</name>
    <message>
        <source>Fix this</source>
        <translation>Dies beheben</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>%1 is a condition</extracomment>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ProblemText</name>
    <message>
        <source>a hex such as &quot;C4&quot;</source>
        <translation>ein Hexfeld wie „C4“</translation>
    </message>
    <message>
        <source>dice as letters R, Y, G, B</source>
        <translation>Würfel als Buchstaben R, Y, G, B</translation>
    </message>
    <message>
        <source>one die: R, Y, G or B</source>
        <translation>ein Würfel: R, Y, G oder B</translation>
    </message>
    <message>
        <source>a face: -, X, D, DD, C or CD</source>
        <translation>eine Würfelseite: -, X, D, DD, C oder CD</translation>
    </message>
    <message>
        <source>six faces</source>
        <translation>sechs Würfelseiten</translation>
    </message>
    <message>
        <source>The option %1 is unknown; it is kept but has no effect.</source>
        <translation>Die Option %1 ist unbekannt; sie bleibt erhalten, hat aber keine Wirkung.</translation>
    </message>
    <message>
        <source>The board has no size: set its columns and rows, or lay a tile.</source>
        <translation>Die Karte hat keine Größe: Geben Sie Spalten und Zeilen an oder legen Sie ein Spielfeld.</translation>
    </message>
    <message>
        <source>The board needs 2 to 200 columns and rows.</source>
        <translation>Die Karte braucht 2 bis 200 Spalten und Zeilen.</translation>
    </message>
    <message>
        <source>%1 must be even, not %2.</source>
        <translation>%1 muss gerade sein, nicht %2.</translation>
    </message>
    <message>
        <source>%1: a tile begins in column A, C, E and so on, not at %2.</source>
        <translation>%1: Ein Spielfeld beginnt in Spalte A, C, E und so weiter, nicht bei %2.</translation>
    </message>
    <message>
        <source>%1: the part must be inside the tile, begin in column A, C, E and so on, and have an even width.</source>
        <translation>%1: Der Teil muss im Spielfeld liegen, in Spalte A, C, E und so weiter beginnen und eine gerade Breite haben.</translation>
    </message>
    <message>
        <source>%1: %2 is not on the board.</source>
        <translation>%1: %2 liegt nicht auf der Karte.</translation>
    </message>
    <message>
        <source>%1: tile %2 overlaps another tile.</source>
        <translation>%1: Spielfeld %2 überdeckt ein anderes.</translation>
    </message>
    <message>
        <source>%1: the file of tile %2 contains errors.</source>
        <translation>%1: Die Datei des Spielfelds %2 enthält Fehler.</translation>
    </message>
    <message>
        <source>%1: %2 is not adjacent to the previous hex.</source>
        <translation>%1: %2 grenzt nicht an das vorige Hexfeld.</translation>
    </message>
    <message>
        <source>%1: %2 is already taken.</source>
        <translation>%1: %2 ist schon besetzt.</translation>
    </message>
    <message>
        <source>%1: infantry has no facing.</source>
        <translation>%1: Infanterie hat keine Ausrichtung.</translation>
    </message>
    <message>
        <source>%1: the unit may not be in %2, %3.</source>
        <translation>%1: Die Einheit darf nicht auf %2 stehen, %3.</translation>
    </message>
    <message>
        <source>%1: %2 damage would eliminate the unit.</source>
        <translation>%1: %2 Schaden würde die Einheit eliminieren.</translation>
    </message>
    <message>
        <source>%1: the units carry each other.</source>
        <translation>%1: Die Einheiten transportieren einander.</translation>
    </message>
    <message>
        <source>%1: %2 belongs to the side %3.</source>
        <translation>%1: %2 gehört zur Seite %3.</translation>
    </message>
    <message>
        <source>%1: %2 units are set up here, but only %3 hexes are free; some must wait.</source>
        <translation>%1: Hier werden %2 Einheiten aufgestellt, aber nur %3 Hexfelder sind frei; einige müssen warten.</translation>
    </message>
    <message>
        <source>%1: %2 does not carry this unit.</source>
        <translation>%1: %2 transportiert diese Einheit nicht.</translation>
    </message>
    <message>
        <source>%1: %2 carries %3 strength points, but has room for %4.</source>
        <translation>%1: %2 transportiert %3 Stärkepunkte, hat aber Platz für %4.</translation>
    </message>
    <message>
        <source>%1: %2 chooses cards, but has no zone to set up their units in.</source>
        <translation>%1: %2 wählt Karten, hat aber keine Zone, in der ihre Einheiten aufgestellt werden.</translation>
    </message>
    <message>
        <source>%1: there are no such cards to choose from.</source>
        <translation>%1: Es gibt keine solchen Karten zur Auswahl.</translation>
    </message>
    <message>
        <source>%1: only two sides can play.</source>
        <translation>%1: Nur zwei Seiten können spielen.</translation>
    </message>
    <message>
        <source>The scenario needs two sides to be played.</source>
        <translation>Zum Spielen braucht das Szenario zwei Seiten.</translation>
    </message>
    <message>
        <source>The scenario has no units yet.</source>
        <translation>Das Szenario hat noch keine Einheiten.</translation>
    </message>
    <message>
        <source>The scenario has no victory conditions yet.</source>
        <translation>Das Szenario hat noch keine Siegbedingungen.</translation>
    </message>
    <message>
        <source>The scenario has no zones yet.</source>
        <translation>Das Szenario hat noch keine Zonen.</translation>
    </message>
    <message>
        <source>%1 has no place: give it a hex, a zone or a carrier.</source>
        <translation>%1 hat keinen Ort: Geben Sie ein Hexfeld, eine Zone oder ein Transportfahrzeug an.</translation>
    </message>
    <message>
        <source>%1: the zone has no hexes.</source>
        <translation>%1: Die Zone hat keine Hexfelder.</translation>
    </message>
    <message>
        <source>%1: these markers cannot be combined on one unit.</source>
        <translation>%1: Diese Marker können nicht zusammen auf einer Einheit liegen.</translation>
    </message>
    <message>
        <source>%1: %2 markers are laid here, but only %3 hexes may hold them; use larger zones or fewer mines.</source>
        <translation>%1: Hier werden %2 Marker gelegt, aber nur auf %3 Hexfeldern dürfen sie liegen; wählen Sie größere Zonen oder weniger Minen.</translation>
    </message>
    <message>
        <source>%1: the card %2 cannot have this (%3).</source>
        <extracomment>%3 is a rule</extracomment>
        <translation>%1: Die Karte %2 kann das nicht haben (%3).</translation>
    </message>
    <message>
        <source>three points</source>
        <translation>drei Punkte</translation>
    </message>
    <message>
        <source>The three points of the picture are in a straight line: move one of them. Until then, the picture covers the board.</source>
        <translation>Die drei Punkte des Bilds liegen auf einer Geraden: Verschieben Sie einen davon. Bis dahin bedeckt das Bild die Karte.</translation>
    </message>
    <message>
        <source>%1: mines of this kind are not allowed in %2. %3</source>
        <extracomment>%1 is a key, %2 a hex, %3 a sentence of the rules</extracomment>
        <translation>%1: In %2 sind solche Minen nicht erlaubt. %3</translation>
    </message>
    <message>
        <source>%1: the marker begins at %2, so this threshold is never reached.</source>
        <extracomment>%1 is a field, %2 a number on a track</extracomment>
        <translation>%1: Der Marker beginnt bei %2, diese Schwelle wird also nie erreicht.</translation>
    </message>
    <message>
        <source>%1: this condition can never be met.</source>
        <translation>%1: Diese Bedingung kann nie erfüllt sein.</translation>
    </message>
    <message>
        <source>%1: this condition is always met.</source>
        <translation>%1: Diese Bedingung ist immer erfüllt.</translation>
    </message>
    <message>
        <source>%1: %2 is not in any patch of the stamp.</source>
        <translation>%1: %2 liegt in keiner Fläche des Stempels.</translation>
    </message>
    <message>
        <source>The side %1 has no units.</source>
        <translation>Die Seite %1 hat keine Einheiten.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the side has %n unit(s) of %2, which is not one of its nations.</source>
        <extracomment>%1 is a key, %n a number of units, %2 a nation</extracomment>
        <translation>
            <numerusform>%1: Die Seite hat %n Einheit der Nation %2, die nicht zu ihren Nationen gehört.</numerusform>
            <numerusform>%1: Die Seite hat %n Einheiten der Nation %2, die nicht zu ihren Nationen gehört.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no units arrive with this reinforcement.</source>
        <translation>%1: Mit dieser Verstärkung treffen keine Einheiten ein.</translation>
    </message>
    <message>
        <source>%1: this threshold only shows a text, but has none.</source>
        <translation>%1: Diese Schwelle zeigt nur einen Text, hat aber keinen.</translation>
    </message>
    <message>
        <source>%1: both sides can hold enough objectives at once; the game would then be a draw.</source>
        <translation>%1: Beide Seiten können gleichzeitig genug Zielfelder halten; das Spiel endet dann unentschieden.</translation>
    </message>
    <message>
        <source>%1: the condition is met from the start; the game would end after the first turn.</source>
        <translation>%1: Die Bedingung ist von Anfang an erfüllt; das Spiel wäre nach der ersten Runde zu Ende.</translation>
    </message>
    <message>
        <source>The river ends in %1: continue it to the edge of the board, a sea or another river.</source>
        <translation>Der Fluss endet in %1: Führen Sie ihn weiter bis zum Kartenrand, in ein Meer oder in einen anderen Fluss.</translation>
    </message>
    <message>
        <source>A bridge or ford at %1 does not cross water: add water, or remove it.</source>
        <translation>Eine Brücke oder Furt bei %1 führt nicht über Wasser: Ergänzen Sie Wasser, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>Maps have no picture &quot;%2&quot;: %1 is drawn as a plain hex with its name. Give it a known art.</source>
        <extracomment>%1 is a terrain, hexside or road, %2 a picture</extracomment>
        <translation>Karten haben kein Bild „%2“: %1 wird als einfaches Hexfeld mit seinem Namen gezeichnet. Geben Sie ihm unter art ein bekanntes.</translation>
    </message>
    <message>
        <source>%1: no unit can be in %2. Choose a hex on land, or lead a road there.</source>
        <translation>%1: In %2 kann keine Einheit sein. Wählen Sie ein Hexfeld an Land, oder führen Sie eine Straße dorthin.</translation>
    </message>
    <message>
        <source>%1: there is no silhouette %2, so the symbol of the type is shown. Choose one in the form of the card.</source>
        <extracomment>%1 is a key, %2 the name of a picture</extracomment>
        <translation>%1: Eine Silhouette %2 gibt es nicht, daher steht dort das Symbol des Typs. Wählen Sie im Formular der Karte eine andere.</translation>
    </message>
    <message>
        <source>a command or support card that exists</source>
        <translation>eine vorhandene Kommando- oder Unterstützungskarte</translation>
    </message>
    <message>
        <source>%1: a deck needs at least one card. Leave the key out for all cards of the nations.</source>
        <translation>%1: Ein Stapel braucht mindestens eine Karte. Ohne diesen Schlüssel gelten alle Karten der Nationen.</translation>
    </message>
    <message>
        <source>%1: the card %2 is already in the neutral deck.</source>
        <translation>%1: Die Karte %2 liegt schon im neutralen Stapel.</translation>
    </message>
    <message>
        <source>There are no command cards for the side %1 to draw.</source>
        <translation>Für die Seite %1 gibt es keine Kommandokarten zu ziehen.</translation>
    </message>
    <message>
        <source>%1: Hexwerk does not know the effect %2; the players carry out its text.</source>
        <translation>%1: Hexwerk kennt die Wirkung %2 nicht; die Spieler führen ihren Text selbst aus.</translation>
    </message>
    <message>
        <source>The side %1 has no command points to act with. Give it some, or a formation card that brings some.</source>
        <translation>Die Seite %1 hat keine Kommandopunkte, um zu handeln. Geben Sie ihr welche oder eine Formationskarte, die welche bringt.</translation>
    </message>
    <message>
        <source>%1: more than five support cards for the side %2 from the same turn on.</source>
        <extracomment>%1 is a key, %2 a side</extracomment>
        <translation>%1: Die Seite %2 hat mehr als fünf Unterstützungskarten ab derselben Runde.</translation>
    </message>
    <message>
        <source>%1: support is played with, but there is no support card.</source>
        <translation>%1: Es wird mit Unterstützung gespielt, aber es gibt keine Unterstützungskarte.</translation>
    </message>
    <message>
        <source>%1: the side %2 has %3 command points of its own, but all its units come with formation cards, which bring up to %4. Set them to 0, or list units.</source>
        <extracomment>%1 is a key, %2 a side, %3 and %4 numbers</extracomment>
        <translation>%1: Die Seite %2 hat %3 eigene Kommandopunkte, aber alle ihre Einheiten kommen mit Formationskarten, die bis zu %4 mitbringen. Setzen Sie sie auf 0 oder führen Sie Einheiten auf.</translation>
    </message>
    <message>
        <source>%1: there is no card yet. Add the aircraft or battery that comes.</source>
        <translation>%1: Hier steht noch keine Karte. Fügen Sie das Flugzeug oder die Batterie hinzu.</translation>
    </message>
    <message>
        <source>%1: the card %2 belongs to the nation %3.</source>
        <extracomment>%1 is a key, %2 a card, %3 a nation</extracomment>
        <translation>%1: Die Karte %2 gehört zur Nation %3.</translation>
    </message>
    <message>
        <source>%1: %2 support cards in the deck of the side %3. At most five are allowed.</source>
        <extracomment>%1 is a key, %2 a number, %3 a side</extracomment>
        <translation>%1: Im Stapel der Seite %3 sind %2 Unterstützungskarten. Höchstens fünf sind erlaubt.</translation>
    </message>
    <message>
        <source>%1: the deck of the side %3 has %2 support cards. As many as its formation cards are recommended (%4).</source>
        <extracomment>%1 is a key, %2 and %4 are numbers, %3 a side</extracomment>
        <translation>%1: Im Stapel der Seite %3 sind %2 Unterstützungskarten. Empfohlen sind höchstens so viele wie ihre Formationskarten (%4).</translation>
    </message>
    <message>
        <source>A campaign needs two sides.</source>
        <translation>Eine Kampagne braucht zwei Seiten.</translation>
    </message>
    <message>
        <source>%1: the file %2 cannot be read. It must be in the folder of the campaign.</source>
        <extracomment>%1 is a key, %2 a file</extracomment>
        <translation>%1: Die Datei %2 kann nicht gelesen werden. Sie muss im Ordner der Kampagne liegen.</translation>
    </message>
    <message>
        <source>%1: %2 has errors; the first is in line %3, %4. Open it to see them.</source>
        <extracomment>%1 is a key, %2 a file, %3 the number of a line, %4 a key there</extracomment>
        <translation>%1: %2 enthält Fehler; der erste steht in Zeile %3, %4. Öffnen Sie die Datei, um sie zu sehen.</translation>
    </message>
    <message>
        <source>%1: %2 has other sides than the campaign: %3.</source>
        <extracomment>%1 is a key, %2 a file, %3 its sides</extracomment>
        <translation>%1: %2 hat andere Seiten als die Kampagne: %3.</translation>
    </message>
    <message>
        <source>%1: the scenario is for the edition %2, that of the first battle for %3.</source>
        <extracomment>%1 is a key, %2 and %3 are editions</extracomment>
        <translation>%1: Das Szenario ist für die Ausgabe %2, das des ersten Gefechts für %3.</translation>
    </message>
    <message>
        <source>%1: the unit %2 is in two slots.</source>
        <translation>%1: Die Einheit %2 steht auf zwei Plätzen.</translation>
    </message>
    <message>
        <source>%1: no core unit or reserve of the side %2 fits into this slot.</source>
        <extracomment>%1 is a key, %2 a side</extracomment>
        <translation>%1: Keine Kerneinheit und keine Reserve der Seite %2 passt auf diesen Platz.</translation>
    </message>
    <message>
        <source>%1: no result moves this track.</source>
        <translation>%1: Kein Ergebnis bewegt diese Statusleiste.</translation>
    </message>
    <message>
        <source>%1: the battle can end in a way for which there is no result. The campaign would then end in a draw.</source>
        <translation>%1: Das Gefecht kann so enden, dass kein Ergebnis erfüllt ist. Die Kampagne würde dann unentschieden enden.</translation>
    </message>
    <message>
        <source>%1: no result leads to this battle.</source>
        <translation>%1: Kein Ergebnis führt zu diesem Gefecht.</translation>
    </message>
    <message>
        <source>%1: no result leaves this circle: %2. Set a greatest number of battles, or let a result end the campaign.</source>
        <extracomment>%1 is a key, %2 battles in their order</extracomment>
        <translation>%1: Kein Ergebnis führt aus diesem Kreis hinaus: %2. Legen Sie eine Höchstzahl von Gefechten fest oder lassen Sie ein Ergebnis die Kampagne beenden.</translation>
    </message>
    <message>
        <source>%1: the card %2 cannot take the place of %3. Limit the types of the slot.</source>
        <extracomment>%1 is a key, %2 a card, %3 a unit</extracomment>
        <translation>%1: Die Karte %2 kann die Stelle von %3 nicht einnehmen. Beschränken Sie die Einheitentypen des Platzes.</translation>
    </message>
    <message>
        <source>%1: there is no text in %2.</source>
        <extracomment>%1 is a key, %2 codes of languages</extracomment>
        <translation>%1: Es gibt keinen Text in %2.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ProblemsPanel</name>
    <message>
        <source>No problems in this scenario.</source>
        <translation>Keine Probleme in diesem Szenario.</translation>
    </message>
    <message>
        <source>No problems in this tile.</source>
        <translation>Keine Probleme in diesem Spielfeld.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PropertiesPanel</name>
    <message>
        <source>Nothing is selected. Select something on the map to see and change its properties.</source>
        <translation>Es ist nichts ausgewählt. Wählen Sie etwas auf der Karte, um seine Angaben zu sehen und zu ändern.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%n selected; changes apply to all of them.</source>
        <extracomment>%1 is what they are, such as Units</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%n gewählt.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%n gewählt; eine Änderung gilt für alle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::PropertyText</name>
    <message>
        <source>Tile</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Its top-left hex on the board, in an odd column: A, C, E.</source>
        <translation>Sein linkes oberes Hexfeld auf der Karte, in Spalte A, C, E und so weiter.</translation>
    </message>
    <message>
        <source>Turned by 180°</source>
        <translation>Um 180° gedreht</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>First and last hex of the part to use, on the tile as printed.</source>
        <translation>Erstes und letztes Hexfeld des verwendeten Ausschnitts, wie auf dem Spielfeld gedruckt.</translation>
    </message>
    <message>
        <source>From terrain</source>
        <translation>Bisheriges Gelände</translation>
    </message>
    <message>
        <source>To terrain</source>
        <translation>Neues Gelände</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Höhenstufe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>A path: each hex is next to the previous one.</source>
        <translation>Ein Weg: Jedes Hexfeld grenzt an das vorige.</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Hexside</source>
        <translation>Hexkante</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Already found</source>
        <translation>Schon entdeckt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Arriving</source>
        <translation>Art der Verstärkung</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Entry zone</source>
        <translation>Eintrittszone</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Bestimmt durch</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Kleinster Wert</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Größter Wert</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>If empty: the side of the track.</source>
        <translation>Ohne Angabe: die Seite der Statusleiste.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfeld</translation>
    </message>
    <message>
        <source>Only once</source>
        <translation>Nur einmal</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Nur wenn</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Statusleiste</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>A number, or the strength or points of the unit.</source>
        <translation>Eine Zahl, oder Stärke oder Punktwert der Einheit.</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Anti-personnel</source>
        <translation>Anti-Personen</translation>
    </message>
    <message>
        <source>Anti-tank</source>
        <translation>Anti-Panzer</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Where the player may lay them during set-up.</source>
        <translation>Wo der Spieler sie bei der Aufstellung legen darf.</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>If empty: the side whose set-up area contains it.</source>
        <translation>Ohne Angabe: die Seite, in deren Aufstellungsbereich es liegt.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Ids of formations, separated by commas; if empty: all.</source>
        <translation>Kennungen von Formationen, durch Kommas getrennt; ohne Angabe: alle.</translation>
    </message>
    <message>
        <source>The player sets it up somewhere in this zone.</source>
        <translation>Der Spieler stellt sie irgendwo in dieser Zone auf.</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Transportiert von</translation>
    </message>
    <message>
        <source>The vehicle that carries it.</source>
        <translation>Das Fahrzeug, das sie transportiert.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>At half strength</source>
        <translation>Mit halber Stärke</translation>
    </message>
    <message>
        <source>Has acted this turn</source>
        <translation>Hat in dieser Runde gehandelt</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Einweisung</translation>
    </message>
    <message>
        <source>A short name without spaces that other files use for it.</source>
        <translation>Ein kurzer Name ohne Leerzeichen, unter dem andere Dateien es kennen.</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>Regelsystem</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>The printed edition whose rules apply.</source>
        <translation>Die gedruckte Ausgabe, deren Regeln gelten.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>The side with the initiative in the first turn.</source>
        <translation>Die Seite, die in der ersten Runde die Initiative hat.</translation>
    </message>
    <message>
        <source>First set-up</source>
        <translation>Stellt zuerst auf</translation>
    </message>
    <message>
        <source>The side that places its units first.</source>
        <translation>Die Seite, die ihre Einheiten zuerst aufstellt.</translation>
    </message>
    <message>
        <source>Sight limit</source>
        <translation>Sichtgrenze</translation>
    </message>
    <message>
        <source>The longest line of sight in hexes, such as at night or in fog.</source>
        <translation>Die längste Sichtlinie in Hexfeldern, etwa bei Nacht oder Nebel.</translation>
    </message>
    <message>
        <source>Board columns</source>
        <translation>Spalten der Karte</translation>
    </message>
    <message>
        <source>Even number; if empty, the tiles set the size.</source>
        <translation>Gerade Zahl; ohne Angabe bestimmen die Spielfelder die Größe.</translation>
    </message>
    <message>
        <source>Board rows</source>
        <translation>Zeilen der Karte</translation>
    </message>
    <message>
        <source>If empty, the tiles set the size.</source>
        <translation>Ohne Angabe bestimmen die Spielfelder die Größe.</translation>
    </message>
    <message>
        <source>Base terrain</source>
        <translation>Grundgelände</translation>
    </message>
    <message>
        <source>Used where there is no tile and nothing is painted.</source>
        <translation>Gilt, wo kein Spielfeld liegt und nichts gemalt ist.</translation>
    </message>
    <message>
        <source>The vertex it faces; if empty, the first one, upper right.</source>
        <translation>Der Eckpunkt, auf den es ausgerichtet ist; ohne Angabe der erste, rechts oben.</translation>
    </message>
    <message>
        <source>Nations</source>
        <translation>Nationen</translation>
    </message>
    <message>
        <source>The nations whose cards it may choose from; none: all.</source>
        <translation>Die Nationen, aus deren Karten sie wählen darf; ohne Angabe: alle.</translation>
    </message>
    <message>
        <source>The vertex it faces.</source>
        <translation>Der Eckpunkt, auf den sie ausgerichtet ist.</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>Command points</source>
        <translation>Kommandopunkte</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points, half</source>
        <translation>Punkte, halb</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength, half</source>
        <translation>Stärke, halb</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Movement type</source>
        <translation>Bewegungsart</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Defence, front</source>
        <translation>Verteidigung Front</translation>
    </message>
    <message>
        <source>Defence, flank</source>
        <translation>Verteidigung Flanke</translation>
    </message>
    <message>
        <source>Defence, rear</source>
        <translation>Verteidigung hinten</translation>
    </message>
    <message>
        <source>Defence, above</source>
        <translation>Verteidigung oben</translation>
    </message>
    <message>
        <source>Indirect fire</source>
        <translation>Indirektes Feuer</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Explosionswert</translation>
    </message>
    <message>
        <source>Against armoured</source>
        <translation>Gegen gepanzerte Ziele</translation>
    </message>
    <message>
        <source>Against soft</source>
        <translation>Gegen weiche Ziele</translation>
    </message>
    <message>
        <source>Blast up to</source>
        <translation>Explosionswert bis</translation>
    </message>
    <message>
        <source>Blast of indirect fire only</source>
        <translation>Explosionswert nur bei indirektem Feuer</translation>
    </message>
    <message>
        <source>Turret</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Supports close combat</source>
        <translation>Darf im Nahkampf unterstützen</translation>
    </message>
    <message>
        <source>Transport capacity</source>
        <translation>Transportkapazität</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>When, in words</source>
        <translation>Wann, in Worten</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Wirkungen</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Von Spielern</translation>
    </message>
    <message>
        <source>For unit types</source>
        <translation>Für Einheitentypen</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Time of activation</source>
        <translation>Aktivierungszeitpunkt</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Suppressive fire</source>
        <translation>Streufeuer</translation>
    </message>
    <message>
        <source>Fire for effect</source>
        <translation>Wirkungsfeuer</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <translation>Bombardement</translation>
    </message>
    <message>
        <source>Smoke screen</source>
        <translation>Rauchvorhang</translation>
    </message>
    <message>
        <source>Hexes hit</source>
        <translation>Getroffene Hexfelder</translation>
    </message>
    <message>
        <source>Against secondary hexes</source>
        <translation>Gegen weitere Hexfelder</translation>
    </message>
    <message>
        <source>Accuracy of a second attack</source>
        <translation>Genauigkeit des Zweitangriffs</translation>
    </message>
    <message>
        <source>Activation or arrival</source>
        <translation>Aktivierung oder Ankunft</translation>
    </message>
    <message>
        <source>PNG or JPEG in the folder of the file; empty: no picture.</source>
        <translation>PNG oder JPEG im Ordner der Datei; leer: kein Bild.</translation>
    </message>
    <message>
        <source>Three hexes, each with the pixel at its centre: A1 60 50, J1 540 50, A9 60 430. If empty, the picture covers the board.</source>
        <translation>Drei Hexfelder, jedes mit dem Pixel in seiner Mitte: A1 60 50, J1 540 50, A9 60 430. Ohne Angabe bedeckt das Bild die Karte.</translation>
    </message>
    <message>
        <source>Picture under the map</source>
        <translation>Bild unter der Karte</translation>
    </message>
    <message>
        <source>Opacity of the picture, %</source>
        <translation>Deckkraft des Bildes, %</translation>
    </message>
    <message>
        <source>Points of the picture</source>
        <translation>Punkte des Bildes</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Red die</source>
        <translation>Roter Würfel</translation>
    </message>
    <message>
        <source>Yellow die</source>
        <translation>Gelber Würfel</translation>
    </message>
    <message>
        <source>Green die</source>
        <translation>Grüner Würfel</translation>
    </message>
    <message>
        <source>Blue die</source>
        <translation>Blauer Würfel</translation>
    </message>
    <message>
        <source>Face 1</source>
        <translation>Seite 1</translation>
    </message>
    <message>
        <source>Face 2</source>
        <translation>Seite 2</translation>
    </message>
    <message>
        <source>Face 3</source>
        <translation>Seite 3</translation>
    </message>
    <message>
        <source>Face 4</source>
        <translation>Seite 4</translation>
    </message>
    <message>
        <source>Face 5</source>
        <translation>Seite 5</translation>
    </message>
    <message>
        <source>Face 6</source>
        <translation>Seite 6</translation>
    </message>
    <message>
        <source>Minimum roll to spot</source>
        <translation>Aufgeklärt ab</translation>
    </message>
    <message>
        <source>Modifier to the roll</source>
        <translation>Modifikator des Wurfs</translation>
    </message>
    <message>
        <source>Spotting</source>
        <translation>Aufklärung</translation>
    </message>
    <message>
        <source>In the open</source>
        <translation>Im Freien</translation>
    </message>
    <message>
        <source>Cover of one die</source>
        <translation>Deckung von einem Würfel</translation>
    </message>
    <message>
        <source>Cover of two dice</source>
        <translation>Deckung von zwei Würfeln</translation>
    </message>
    <message>
        <source>Three dice or fortification</source>
        <translation>Drei Würfel oder Befestigung</translation>
    </message>
    <message>
        <source>Through hindering terrain</source>
        <translation>Durch einschränkendes Gelände</translation>
    </message>
    <message>
        <source>Hide action</source>
        <translation>Verdeckte Aktion</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>On a sneaky trail</source>
        <translation>Auf einem Schleichpfad</translation>
    </message>
    <message>
        <source>Fire modification</source>
        <translation>Feuermodifikation</translation>
    </message>
    <message>
        <source>Firing</source>
        <translation>Feuernd</translation>
    </message>
    <message>
        <source>Turret firing</source>
        <translation>Turmfeuer</translation>
    </message>
    <message>
        <source>Moving and firing</source>
        <translation>Bewegen und Feuern</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>At a fast vehicle</source>
        <translation>Auf ein schnelles Fahrzeug</translation>
    </message>
    <message>
        <source>Blind at infantry, artillery</source>
        <translation>Blind auf Infanterie, Artillerie</translation>
    </message>
    <message>
        <source>Blind at a vehicle</source>
        <translation>Blind auf ein Fahrzeug</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Anti-personnel mines</source>
        <translation>Anti-Personen-Minen</translation>
    </message>
    <message>
        <source>Anti-tank mines</source>
        <translation>Anti-Panzer-Minen</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Minimum roll to find a way</source>
        <translation>Weg gefunden ab</translation>
    </message>
    <message>
        <source>Mine detection</source>
        <translation>Minensuche</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation>Fahrzeuge</translation>
    </message>
    <message>
        <source>Mines already found</source>
        <translation>Schon gefundene Minen</translation>
    </message>
    <message>
        <source>Falling back</source>
        <translation>Auf dem Rückzug</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>Die per marker</source>
        <translation>Würfel je Marker</translation>
    </message>
    <message>
        <source>Max. markers per hex</source>
        <translation>Max. Marker je Hexfeld</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Riders on armoured tracks</source>
        <translation>Aufgesessene auf gepanzerten Ketten</translation>
    </message>
    <message>
        <source>Movement points</source>
        <translation>Bewegungspunkte</translation>
    </message>
    <message>
        <source>On foot</source>
        <translation>Zu Fuß</translation>
    </message>
    <message>
        <source>Mechanized</source>
        <translation>Mechanisiert</translation>
    </message>
    <message>
        <source>Full tracks</source>
        <translation>Vollketten</translation>
    </message>
    <message>
        <source>P: prohibited</source>
        <translation>P: verboten</translation>
    </message>
    <message>
        <source>Damage to vehicles</source>
        <translation>Schaden an Fahrzeugen</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>hinders</source>
        <translation>schränkt ein</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>Hindrance die</source>
        <translation>Würfel der Einschränkung</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Infantry higher by</source>
        <translation>Infanterie höher um</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Bars indirect fire</source>
        <translation>Kein indirektes Feuer daraus</translation>
    </message>
    <message>
        <source>Crater turns it into</source>
        <translation>Krater macht daraus</translation>
    </message>
    <message>
        <source>Terrain chart</source>
        <translation>Geländetabelle</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Befestigungen</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Flank</source>
        <translation>Flanke</translation>
    </message>
    <message>
        <source>Rear</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Units moving in</source>
        <translation>Hineinziehende Einheiten</translation>
    </message>
    <message>
        <source>Units set up in it</source>
        <translation>Darin aufgestellte Einheiten</translation>
    </message>
    <message>
        <source>Units firing all round</source>
        <translation>Rundum feuernde Einheiten</translation>
    </message>
    <message>
        <source>Dice when crossing</source>
        <translation>Würfel beim Überqueren</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexkanten</translation>
    </message>
    <message>
        <source>Defence die</source>
        <translation>Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Delays infantry</source>
        <translation>Verzögert Infanterie</translation>
    </message>
    <message>
        <source>Weakens assaults</source>
        <translation>Schwächt Nahkampfangriffe</translation>
    </message>
    <message>
        <source>Points to turn</source>
        <translation>Punkte zum Ausrichten</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>PT: as the terrain</source>
        <translation>PT: wie das Gelände</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>Steigen</translation>
    </message>
    <message>
        <source>Terrain by edition</source>
        <translation>Gelände je Ausgabe</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>Am Ende der Runde</translation>
    </message>
    <message>
        <source>White: removed</source>
        <translation>Weiß: entfernt</translation>
    </message>
    <message>
        <source>Yellow: turned over</source>
        <translation>Gelb: umgedreht</translation>
    </message>
    <message>
        <source>Green: stays on the hex</source>
        <translation>Grün: bleibt auf dem Hexfeld</translation>
    </message>
    <message>
        <source>Black: exchanged</source>
        <translation>Schwarz: ausgetauscht</translation>
    </message>
    <message>
        <source>Red: stays on the unit</source>
        <translation>Rot: bleibt bei der Einheit</translation>
    </message>
    <message>
        <source>Turned over or exchanged for</source>
        <translation>Umgedreht oder getauscht zu</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Aufgesessene</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Markers by edition</source>
        <translation>Marker je Ausgabe</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Clear along a main road</source>
        <translation>Frei entlang einer Hauptstraße</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>The side that gets units, holds the objective (empty: nobody) or wins.</source>
        <translation>Die Seite, die Einheiten erhält, das Zielfeld hält (leer: niemand) oder gewinnt.</translation>
    </message>
    <message>
        <source>They arrive once, with the next reinforcements.</source>
        <translation>Sie treffen einmal ein, mit den nächsten Verstärkungen.</translation>
    </message>
    <message>
        <source>It leaves the map when the action ends.</source>
        <translation>Sie verlässt die Karte, sobald die Aktion endet.</translation>
    </message>
    <message>
        <source>The side whose units or objectives count. If empty: either side.</source>
        <translation>Die Seite, deren Einheiten oder Zielfelder zählen. Ohne Angabe: beide Seiten.</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Offenes Gelände</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Leads over water</source>
        <translation>Führt über Wasser</translation>
    </message>
    <message>
        <source>Silhouette</source>
        <translation>Silhouette</translation>
    </message>
    <message>
        <source>Those of the units that are listed here; formation cards bring their own.</source>
        <translation>Die der hier aufgeführten Einheiten; Formationskarten bringen ihre eigenen mit.</translation>
    </message>
    <message>
        <source>Hexes in a line</source>
        <translation>Hexfelder in einer Reihe</translation>
    </message>
    <message>
        <source>Roll 1 or less</source>
        <translation>Wurf 1 oder weniger</translation>
    </message>
    <message>
        <source>Roll 2</source>
        <translation>Wurf 2</translation>
    </message>
    <message>
        <source>Roll 3</source>
        <translation>Wurf 3</translation>
    </message>
    <message>
        <source>Roll 4</source>
        <translation>Wurf 4</translation>
    </message>
    <message>
        <source>Roll 5</source>
        <translation>Wurf 5</translation>
    </message>
    <message>
        <source>Roll 6 or more</source>
        <translation>Wurf 6 oder mehr</translation>
    </message>
    <message>
        <source>Anti-aircraft fire</source>
        <translation>Flakfeuer</translation>
    </message>
    <message>
        <source>Blast value red</source>
        <translation>Explosionswert Rot</translation>
    </message>
    <message>
        <source>Blast value yellow</source>
        <translation>Explosionswert Gelb</translation>
    </message>
    <message>
        <source>Blast value green</source>
        <translation>Explosionswert Grün</translation>
    </message>
    <message>
        <source>Blast value blue</source>
        <translation>Explosionswert Blau</translation>
    </message>
    <message>
        <source>Damage to aircraft</source>
        <translation>Schaden an Flugzeugen</translation>
    </message>
    <message>
        <source>Crash</source>
        <translation>Absturz</translation>
    </message>
    <message>
        <source>Aircraft damaged</source>
        <translation>Flugzeug beschädigt</translation>
    </message>
    <message>
        <source>Aircraft slightly damaged</source>
        <translation>Flugzeug leicht beschädigt</translation>
    </message>
    <message>
        <source>Accuracy when slightly damaged</source>
        <translation>Genauigkeit bei leichter Beschädigung</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>TAS spotting</source>
        <translation>TAS-Zielerfassung</translation>
    </message>
    <message>
        <source>No terrain bonus</source>
        <translation>Kein Geländebonus</translation>
    </message>
    <message>
        <source>Terrain bonus</source>
        <translation>Geländebonus</translation>
    </message>
    <message>
        <source>Defence die by status</source>
        <translation>Verteidigungswürfel nach Status</translation>
    </message>
    <message>
        <source>Immobile</source>
        <translation>Unbeweglich</translation>
    </message>
    <message>
        <source>Other status</source>
        <translation>Sonstiger Status</translation>
    </message>
    <message>
        <source>Fast action, Fallback</source>
        <translation>Schnelle Aktion, Rückzug</translation>
    </message>
    <message>
        <source>Immobile, Suppressed, Delayed action</source>
        <translation>Unbeweglich, Niedergehalten, Verzögerte Aktion</translation>
    </message>
    <message>
        <source>Blast roll</source>
        <translation>Explosionswurf</translation>
    </message>
    <message>
        <source>Units are eliminated</source>
        <translation>Alle eliminiert</translation>
    </message>
    <message>
        <source>Units flip to half strength</source>
        <translation>Alle auf halbe Stärke</translation>
    </message>
    <message>
        <source>Units take one damage</source>
        <translation>Je ein Schaden</translation>
    </message>
    <message>
        <source>Units fall back</source>
        <translation>Alle ziehen sich zurück</translation>
    </message>
    <message>
        <source>Units are suppressed</source>
        <translation>Alle niedergehalten</translation>
    </message>
    <message>
        <source>Uncancelled symbols</source>
        <translation>Nicht aufgehobene Symbole</translation>
    </message>
    <message>
        <source>Building collapses</source>
        <translation>Gebäude stürzt ein</translation>
    </message>
    <message>
        <source>Ranging rounds and drift</source>
        <translation>Erkundungsgeschosse und Abdrift</translation>
    </message>
    <message>
        <source>Die for ranging rounds</source>
        <translation>Würfel für Erkundungsgeschosse</translation>
    </message>
    <message>
        <source>Die for the impact</source>
        <translation>Würfel für den Einschlag</translation>
    </message>
    <message>
        <source>Extra die of a scout</source>
        <translation>Zusatzwürfel eines Aufklärers</translation>
    </message>
    <message>
        <source>Extra attack die after a critical hit</source>
        <translation>Zusätzlicher Angriffswürfel nach kritischem Treffer</translation>
    </message>
    <message>
        <source>Critical hit</source>
        <translation>Kritischer Treffer</translation>
    </message>
    <message>
        <source>Damage point</source>
        <translation>Schadenspunkt</translation>
    </message>
    <message>
        <source>Blank face</source>
        <translation>Leere Seite</translation>
    </message>
    <message>
        <source>Free shift of the marker</source>
        <translation>Freies Verschieben des Markers</translation>
    </message>
    <message>
        <source>Longest shift of the marker</source>
        <translation>Weitestes Verschieben des Markers</translation>
    </message>
    <message>
        <source>Smoke with off-board artillery</source>
        <translation>Rauch bei Artillerie von außerhalb</translation>
    </message>
    <message>
        <source>Smoke by edition</source>
        <translation>Rauch je Ausgabe</translation>
    </message>
    <message>
        <source>Close range</source>
        <translation>Nah</translation>
    </message>
    <message>
        <source>Medium range</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Long range</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Attack broken off</source>
        <translation>Angriff abgebrochen</translation>
    </message>
    <message>
        <source>During a fast action</source>
        <translation>Bei schneller Aktion</translation>
    </message>
    <message>
        <source>In fallback</source>
        <translation>Im Rückzug</translation>
    </message>
    <message>
        <source>During a delayed action</source>
        <translation>Bei verzögerter Aktion</translation>
    </message>
    <message>
        <source>Accuracy of aircraft</source>
        <translation>Genauigkeit von Flugzeugen</translation>
    </message>
    <message>
        <source>Accuracy of off-board artillery</source>
        <translation>Genauigkeit der Artillerie von außerhalb</translation>
    </message>
    <message>
        <source>Suppression symbol</source>
        <translation>Symbol für Niedergehalten</translation>
    </message>
    <message>
        <source>Accuracy of aircraft by edition</source>
        <translation>Genauigkeit von Flugzeugen je Ausgabe</translation>
    </message>
    <message>
        <source>Suppressed unit</source>
        <translation>Niedergehaltene Einheit</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>The side draws up to this many command cards each turn.</source>
        <translation>Bis zu so vielen Kommandokarten zieht die Seite in jeder Runde.</translation>
    </message>
    <message>
        <source>Ids of command and support cards, separated by commas; if empty: all command cards of its nations.</source>
        <translation>Kennungen von Kommando- und Unterstützungskarten, durch Kommas getrennt; wenn leer: alle Kommandokarten ihrer Nationen.</translation>
    </message>
    <message>
        <source>Neutral deck</source>
        <translation>Neutraler Stapel</translation>
    </message>
    <message>
        <source>Ids of neutral command cards, separated by commas; if empty: all that no deck names. Each side gets half of them.</source>
        <translation>Kennungen neutraler Kommandokarten, durch Kommas getrennt; wenn leer: alle, die kein Stapel nennt. Jede Seite erhält die Hälfte davon.</translation>
    </message>
    <message>
        <source>From this turn on the side has the cards in hand, until it has used them.</source>
        <translation>Ab dieser Runde hat die Seite die Karten auf der Hand, bis sie eingesetzt sind.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Aircraft and batteries off the board; a side can request five at most in a turn.</source>
        <translation>Flugzeuge und Batterien von außerhalb der Karte; eine Seite kann in einer Runde höchstens fünf anfordern.</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Abschüsse</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Objectives taken</source>
        <translation>Eroberte Zielfelder</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>First battle</source>
        <translation>Erstes Gefecht</translation>
    </message>
    <message>
        <source>Battles at most</source>
        <translation>Höchstzahl der Gefechte</translation>
    </message>
    <message>
        <source>Picture under the chart</source>
        <translation>Bild unter dem Plan</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>Units in all</source>
        <translation>Einheiten insgesamt</translation>
    </message>
    <message>
        <source>From battle</source>
        <translation>Ab Gefecht</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Year, month and day, such as 1943-07-10</source>
        <translation>Jahr, Monat und Tag, etwa 1943-07-10</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Units of the scenario</source>
        <translation>Einheiten des Szenarios</translation>
    </message>
    <message>
        <source>The player chooses who comes</source>
        <translation>Der Spieler wählt, wer kommt</translation>
    </message>
    <message>
        <source>If no core unit is left</source>
        <translation>Wenn keine Kerneinheit übrig ist</translation>
    </message>
    <message>
        <source>Next battles</source>
        <translation>Nächste Gefechte</translation>
    </message>
    <message>
        <source>Name of this end</source>
        <translation>Name dieses Endes</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>Steps of experience</source>
        <translation>Stufen der Erfahrung</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>Bergung</translation>
    </message>
    <message>
        <source>Battles with salvage</source>
        <translation>Gefechte mit Geborgenem</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Beginnt bei</translation>
    </message>
    <message>
        <source>Story text</source>
        <translation>Text der Geschichte</translation>
    </message>
    <message>
        <source>Shown instead of the name of its card.</source>
        <translation>Wird anstelle des Namens der Karte angezeigt.</translation>
    </message>
    <message>
        <source>Pieces to be printed</source>
        <translation>Zu druckende Teile</translation>
    </message>
    <message>
        <source>Of each status marker, at most</source>
        <translation>Je Statusmarker höchstens</translation>
    </message>
    <message>
        <source>Of each marker that a game may bring</source>
        <translation>Je Marker, den ein Spiel bringen kann</translation>
    </message>
    <message>
        <source>Of each smoke marker</source>
        <translation>Je Rauchmarker</translation>
    </message>
    <message>
        <source>Of each kind of mines</source>
        <translation>Je Minenart</translation>
    </message>
    <message>
        <source>Highest number on a damage marker</source>
        <translation>Höchste Zahl auf einem Schadensmarker</translation>
    </message>
    <message>
        <source>Of each colour of dice</source>
        <translation>Je Würfelfarbe</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::QuestionChoices</name>
    <message>
        <source>Three passes in a row end the action phase.</source>
        <translation>Wird dreimal in Folge gepasst, endet die Aktionsphase.</translation>
    </message>
    <message>
        <source>Take back the last orders, or go back to the editor.</source>
        <translation>Nehmen Sie die letzten Befehle zurück oder kehren Sie zum Editor zurück.</translation>
    </message>
    <message>
        <source>Click a marked hex: the unit moves there step by step.</source>
        <translation>Klicken Sie auf ein markiertes Hexfeld: Die Einheit zieht Schritt für Schritt dorthin.</translation>
    </message>
    <message>
        <source>Click a marked hex: each step must lead away from every enemy.</source>
        <translation>Klicken Sie auf ein markiertes Hexfeld: Jeder Schritt muss von allen Gegnern wegführen.</translation>
    </message>
    <message>
        <source>Click a marked enemy, or choose it here.</source>
        <translation>Klicken Sie auf einen markierten Gegner oder wählen Sie ihn hier.</translation>
    </message>
    <message>
        <source>Click the unit that should fire, or decline.</source>
        <translation>Klicken Sie auf die Einheit, die feuern soll, oder verzichten Sie.</translation>
    </message>
    <message>
        <source>A supporting unit gives one re-roll each for attack and defence.</source>
        <translation>Eine Unterstützungseinheit erlaubt je eine Würfelwurfwiederholung für Angriff und Verteidigung.</translation>
    </message>
    <message>
        <source>The dice count from the left.</source>
        <translation>Die Würfel zählen von links.</translation>
    </message>
    <message>
        <source>A withdrawing unit leaves the hex with a fast action.</source>
        <translation>Eine Einheit, die sich aus dem Nahkampf zurückzieht, verlässt das Hexfeld mit einer schnellen Aktion.</translation>
    </message>
    <message>
        <source>After the first unit, the sides take turns placing one each.</source>
        <translation>Nach der ersten Einheit stellen die Seiten abwechselnd je eine auf.</translation>
    </message>
    <message>
        <source>Choose a unit here, then a marked hex.</source>
        <translation>Wählen Sie hier eine Einheit, dann ein markiertes Hexfeld.</translation>
    </message>
    <message>
        <source>Let the program roll, or enter the results of real dice.</source>
        <translation>Lassen Sie das Programm würfeln oder geben Sie die Ergebnisse echter Würfel ein.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 the id of a rule</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>You can then do nothing more in this support phase.</source>
        <translation>In dieser Unterstützungsphase können Sie dann nichts mehr tun.</translation>
    </message>
    <message>
        <source>Click a vertex of %1, or choose it here; Esc chooses another hex.</source>
        <translation>Klicken Sie auf einen Eckpunkt von %1 oder wählen Sie ihn hier; mit Esc wählen Sie ein anderes Hexfeld.</translation>
    </message>
    <message>
        <source>Click a marked hex next to the transport.</source>
        <translation>Klicken Sie auf ein markiertes Hexfeld neben dem Transportfahrzeug.</translation>
    </message>
    <message>
        <source>You set up its units afterwards. The card then leaves the game.</source>
        <translation>Ihre Einheiten stellen Sie danach auf. Die Karte ist dann aus dem Spiel.</translation>
    </message>
    <message>
        <source>The player leads the units of this card.</source>
        <translation>Der Spieler führt die Einheiten dieser Karte.</translation>
    </message>
    <message>
        <source>The scenario gives type and class. You set the unit up afterwards.</source>
        <translation>Das Szenario gibt Typ und Klasse vor. Die Einheit stellen Sie danach auf.</translation>
    </message>
    <message>
        <source>Choose a marker here, then click a marked hex.</source>
        <translation>Wählen Sie hier einen Marker und klicken Sie dann auf ein markiertes Hexfeld.</translation>
    </message>
    <message>
        <source>Click a marked hex: the unit moves there step by step. A click near a vertex of its own hex changes its facing.</source>
        <translation>Klicken Sie auf ein markiertes Hexfeld: Die Einheit zieht Schritt für Schritt dorthin. Ein Klick nahe einem Eckpunkt ihres Hexfelds ändert ihre Ausrichtung.</translation>
    </message>
    <message>
        <source>Click a vertex of its hex, or choose it here.</source>
        <translation>Klicken Sie auf einen Eckpunkt ihres Hexfelds oder wählen Sie ihn hier.</translation>
    </message>
    <message>
        <source>Click a marked hex, or stop laying smoke.</source>
        <translation>Klicken Sie auf ein markiertes Hexfeld oder legen Sie keinen weiteren Rauch.</translation>
    </message>
    <message>
        <source>A spotter next to the unit sees the target. It gets the marker Attack dice -1.</source>
        <translation>Ein Beobachter neben der Einheit sieht das Ziel. Er erhält den Marker Angriffswürfel −1.</translation>
    </message>
    <message>
        <source>Each unit adds its strongest die and has then acted.</source>
        <translation>Jede Einheit steuert ihren stärksten Würfel bei und hat damit gehandelt.</translation>
    </message>
    <message>
        <source>Click an adjacent unit, or choose it here. Both units have then acted.</source>
        <translation>Klicken Sie auf eine benachbarte Einheit oder wählen Sie sie hier. Beide haben damit gehandelt.</translation>
    </message>
    <message>
        <source>The other unit covers it against one reaction.</source>
        <translation>Die andere Einheit deckt sie gegen eine Reaktion.</translation>
    </message>
    <message>
        <source>The strongest die of the covering unit helps the defence, once in this move.</source>
        <translation>Der stärkste Würfel der deckenden Einheit hilft der Verteidigung, einmal in dieser Bewegung.</translation>
    </message>
    <message>
        <source>The gun may turn by one vertex to do so. If the vehicle is not stopped, the gun is eliminated.</source>
        <translation>Das Geschütz darf seine Ausrichtung dafür um einen Eckpunkt ändern. Wird das Fahrzeug nicht gestoppt, wird das Geschütz eliminiert.</translation>
    </message>
    <message>
        <source>Each passenger may be attacked once before dismounting.</source>
        <translation>Jeder Passagier darf einmal angegriffen werden, bevor er absitzt.</translation>
    </message>
    <message>
        <source>Wheels and tracks are easier to hit, but that only stops the vehicle.</source>
        <translation>Räder und Ketten sind leichter zu treffen, doch das hält das Fahrzeug nur an.</translation>
    </message>
    <message>
        <source>Let the program draw, or choose the card you drew yourself.</source>
        <translation>Lassen Sie das Programm ziehen oder wählen Sie die Karte, die Sie selbst gezogen haben.</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>%1 is a hex that a unit will enter, %2 a unit that fires then</extracomment>
        <translation>In %1: %2</translation>
    </message>
    <message>
        <source>Lets the unit move on to there, then reacts</source>
        <translation>Lässt die Einheit bis dorthin ziehen und reagiert dann</translation>
    </message>
    <message>
        <source>The program reveals the marker.</source>
        <translation>Das Programm deckt den Marker auf.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 are units, %n how many more</extracomment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>A third pass in a row ends the phase. Could still act: %1.</source>
        <extracomment>%1 are units</extracomment>
        <translation>Ein drittes Passen in Folge beendet die Phase. Handeln könnten noch: %1.</translation>
    </message>
    <message>
        <source>%1: choose what it does before the action phase.</source>
        <extracomment>%1 is a unit</extracomment>
        <translation>%1: Wählen Sie, was die Einheit vor der Aktionsphase tut.</translation>
    </message>
    <message>
        <source>%1: click a green hex to move there, an amber one for a fast move or a red enemy to attack it, or choose an action.</source>
        <extracomment>%1 is a unit</extracomment>
        <translation>%1: Klicken Sie auf ein grünes Hexfeld, um dorthin zu ziehen, auf ein gelbes für eine schnelle Bewegung oder auf einen roten Gegner, um ihn anzugreifen; oder wählen Sie eine Aktion.</translation>
    </message>
    <message>
        <source>All units are placed. You can still turn fortifications and obstacles in your set-up areas.</source>
        <translation>Alle Einheiten sind aufgestellt. Befestigungen und Hindernisse in Ihren Aufstellungsbereichen können Sie noch drehen.</translation>
    </message>
    <message>
        <source>The card stays unknown to the program until you name it.</source>
        <translation>Das Programm kennt die Karte erst, wenn Sie sie nennen.</translation>
    </message>
    <message>
        <source>Drawn earlier: %1</source>
        <extracomment>%1 is a card</extracomment>
        <translation>Früher gezogen: %1</translation>
    </message>
    <message>
        <source>Names a card that was drawn but not yet named.</source>
        <translation>Nennt eine Karte, die gezogen, aber noch nicht genannt wurde.</translation>
    </message>
    <message>
        <source>%1 (against the rules)</source>
        <extracomment>%1 is an action that the rules refuse</extracomment>
        <translation>%1 (gegen die Regeln)</translation>
    </message>
    <message>
        <source>Both sides show where their points lie.</source>
        <translation>Beide Seiten zeigen, wo ihre Punkte liegen.</translation>
    </message>
    <message>
        <source>An eliminated unit costs its side a command point. None is spent yet, so one that is left goes.</source>
        <translation>Eine eliminierte Einheit kostet ihre Seite einen Kommandopunkt. Noch ist keiner ausgegeben, also fällt einer der übrigen weg.</translation>
    </message>
    <message>
        <source>No command point is left for it.</source>
        <translation>Für sie ist kein Kommandopunkt mehr da.</translation>
    </message>
    <message numerus="yes">
        <source>It costs one of %n point(s) of the command focus.</source>
        <translation>
            <numerusform>Sie kostet den letzten Punkt des Kommandoschwerpunkts.</numerusform>
            <numerusform>Sie kostet einen von %n Punkten des Kommandoschwerpunkts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs one of %n point(s) on its card.</source>
        <translation>
            <numerusform>Sie kostet den letzten Punkt auf ihrer Karte.</numerusform>
            <numerusform>Sie kostet einen von %n Punkten auf ihrer Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that were not used can be exchanged for new ones.</source>
        <translation>Nicht benutzte Karten können gegen neue getauscht werden.</translation>
    </message>
    <message>
        <source>The program draws one of the cards.</source>
        <translation>Das Programm zieht eine der Karten.</translation>
    </message>
    <message>
        <source>The other side sees that support comes this turn, but not which.</source>
        <translation>Die andere Seite sieht, dass in dieser Runde Unterstützung kommt, aber nicht welche.</translation>
    </message>
    <message>
        <source>An air attack needs no line of sight.</source>
        <translation>Ein Luftangriff braucht keine Sichtlinie.</translation>
    </message>
    <message>
        <source>Without a new spotter, the artillery fires at its waypoint marker or up to two hexes beside it.</source>
        <translation>Ohne neuen Beobachter feuert die Artillerie auf ihren Orientierungspunkt oder bis zu zwei Hexfelder daneben.</translation>
    </message>
    <message>
        <source>The other dice go at the second hex. Each gets the die of the blast as well.</source>
        <translation>Die übrigen Würfel gelten dem zweiten Hexfeld. Zu beiden kommt der Würfel des Explosionswerts.</translation>
    </message>
    <message>
        <source>Anti-aircraft units fire one after another. Each is then activated.</source>
        <translation>Flakeinheiten feuern nacheinander. Jede ist danach aktiviert.</translation>
    </message>
    <message>
        <source>Which modes there are, the card of the artillery says.</source>
        <translation>Welche Feuerarten es gibt, sagt die Karte der Artillerie.</translation>
    </message>
    <message>
        <source>The other hexes that are hit lie around the first one.</source>
        <translation>Die übrigen getroffenen Hexfelder liegen um das erste.</translation>
    </message>
    <message>
        <source>The card was drawn from a real deck. You name it when it is played.</source>
        <translation>Die Karte kommt von einem echten Stapel. Sie nennen sie, wenn sie gespielt wird.</translation>
    </message>
    <message>
        <source>Choose a card below, then whom or where it is for: on the map or in the list.</source>
        <translation>Wählen Sie unten eine Karte und dann, für wen oder wo sie gilt: auf dem Spielbrett oder in der Liste.</translation>
    </message>
    <message>
        <source>Click a marked hex.</source>
        <translation>Klicken Sie auf ein markiertes Hexfeld.</translation>
    </message>
    <message>
        <source>Click one of your units, or press {key:assault.NextUnit} for the next one. A second click chooses its passengers.</source>
        <translation>Klicken Sie eine Ihrer Einheiten an, oder wählen Sie mit {key:assault.NextUnit} die nächste. Ein zweiter Klick wählt ihre Passagiere.</translation>
    </message>
    <message numerus="yes">
        <source>Each point activates one unit of its card this turn. %n stay in the command focus for any unit.</source>
        <translation>
            <numerusform>Jeder Punkt aktiviert in dieser Runde eine Einheit seiner Karte. %n bleibt im Kommandoschwerpunkt für beliebige Einheiten.</numerusform>
            <numerusform>Jeder Punkt aktiviert in dieser Runde eine Einheit seiner Karte. %n bleiben im Kommandoschwerpunkt für beliebige Einheiten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RefereeDesk</name>
    <message>
        <source>You are viewing another moment: only the game itself can be corrected. Esc goes back to it</source>
        <translation>Sie betrachten einen anderen Zeitpunkt: Berichtigt werden kann nur das Spiel selbst. Esc führt zu ihm zurück</translation>
    </message>
    <message>
        <source>Only during a question about a reaction</source>
        <translation>Nur, solange nach einer Reaktion gefragt wird</translation>
    </message>
    <message>
        <source>No dice have been entered since the last announcement</source>
        <translation>Seit der letzten Ansage wurden keine Würfel eingegeben</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RefusalPanel</name>
    <message>
        <source>The rules do not allow that:</source>
        <translation>Die Regeln lassen das nicht zu:</translation>
    </message>
    <message>
        <source>Play it anyway (Y)</source>
        <translation>Trotzdem spielen (Y)</translation>
    </message>
    <message>
        <source>Open rule %1 (W)</source>
        <extracomment>%1 is the id of a rule</extracomment>
        <translation>Regel %1 aufschlagen (W)</translation>
    </message>
    <message>
        <source>Something else (Esc)</source>
        <translation>Etwas anderes (Esc)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RefusalText</name>
    <message>
        <source>This is not an order.</source>
        <translation>Das ist kein Befehl.</translation>
    </message>
    <message>
        <source>A different question is open now.</source>
        <translation>Jetzt ist eine andere Frage offen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no such unit.</source>
        <translation>Eine solche Einheit gibt es nicht.</translation>
    </message>
    <message>
        <source>This unit belongs to the other side.</source>
        <translation>Diese Einheit gehört der anderen Seite.</translation>
    </message>
    <message>
        <source>This unit is not on the map.</source>
        <translation>Diese Einheit ist nicht auf der Karte.</translation>
    </message>
    <message>
        <source>It is another unit&apos;s turn.</source>
        <translation>Eine andere Einheit ist an der Reihe.</translation>
    </message>
    <message>
        <source>This unit has already acted this turn.</source>
        <translation>Diese Einheit hat in dieser Runde schon gehandelt.</translation>
    </message>
    <message>
        <source>A unit that is suppressed or falling back cannot act this turn.</source>
        <translation>Eine Einheit, die niedergehalten ist oder sich zurückzieht, kann in dieser Runde nicht handeln.</translation>
    </message>
    <message>
        <source>This unit cannot take this action.</source>
        <translation>Diese Einheit kann diese Aktion nicht ausführen.</translation>
    </message>
    <message>
        <source>This does not lead to a hex on the map.</source>
        <translation>Das führt auf kein Hexfeld der Karte.</translation>
    </message>
    <message>
        <source>The hex is not adjacent.</source>
        <translation>Das Hexfeld ist nicht benachbart.</translation>
    </message>
    <message>
        <source>Another unit is there.</source>
        <translation>Dort steht eine andere Einheit.</translation>
    </message>
    <message>
        <source>An enemy is there; only a normal or fast move leads into close combat.</source>
        <translation>Dort steht ein Gegner; nur eine normale oder schnelle Bewegung führt in den Nahkampf.</translation>
    </message>
    <message>
        <source>The hex is harsh terrain: it costs %1, the unit has %2. It can only be entered as the only hex of a move.</source>
        <extracomment>%1 is what the hex costs, %2 the movement allowance of the unit&apos;s card</extracomment>
        <translation>Das Hexfeld ist unwegsames Gelände: Es kostet %1, die Einheit hat %2. Es kann nur als einziges Hexfeld einer Bewegung betreten werden.</translation>
    </message>
    <message>
        <source>The unit already took a fast action last turn.</source>
        <translation>Die Einheit hat schon in der letzten Runde eine schnelle Aktion ausgeführt.</translation>
    </message>
    <message>
        <source>A slow unit cannot take a fast action.</source>
        <translation>Eine langsame Einheit kann keine schnelle Aktion ausführen.</translation>
    </message>
    <message>
        <source>The unit may pass through a friendly unit&apos;s hex, but not stay there.</source>
        <translation>Die Einheit darf durch das Hexfeld einer eigenen Einheit ziehen, aber nicht darin bleiben.</translation>
    </message>
    <message>
        <source>A withdrawing unit must leave the hex.</source>
        <translation>Eine Einheit, die sich aus dem Nahkampf zurückzieht, muss das Hexfeld verlassen.</translation>
    </message>
    <message>
        <source>The unit cannot enter this terrain.</source>
        <translation>Die Einheit kann dieses Gelände nicht betreten.</translation>
    </message>
    <message>
        <source>Each step of a fallback must lead away from every enemy.</source>
        <translation>Jeder Schritt eines Rückzugs muss von allen Gegnern wegführen.</translation>
    </message>
    <message>
        <source>There is no unit to attack.</source>
        <translation>Es gibt keine Einheit, die angegriffen werden kann.</translation>
    </message>
    <message>
        <source>The target is %1 hexes away; the weapon&apos;s range is %2.</source>
        <extracomment>%1 is the range in hexes, %2 the longest range of the weapon</extracomment>
        <translation>Das Ziel ist %1 Hexfelder entfernt; die Reichweite der Waffe ist %2.</translation>
    </message>
    <message>
        <source>The line of sight is blocked.</source>
        <translation>Die Sichtlinie ist blockiert.</translation>
    </message>
    <message>
        <source>No attack dice are left.</source>
        <translation>Es ist kein Angriffswürfel übrig.</translation>
    </message>
    <message>
        <source>There is no ranged fire in close combat.</source>
        <translation>Im Nahkampf gibt es keinen Fernkampf.</translation>
    </message>
    <message>
        <source>The unit cannot dig in here.</source>
        <translation>Die Einheit kann sich hier nicht eingraben.</translation>
    </message>
    <message>
        <source>This unit cannot support a close combat.</source>
        <translation>Diese Einheit kann keinen Nahkampf unterstützen.</translation>
    </message>
    <message>
        <source>The roll needs exactly %1 dice with faces 1 to 6.</source>
        <extracomment>%1 is how many dice are asked for</extracomment>
        <translation>Der Wurf braucht genau %1 Würfel mit den Seiten 1 bis 6.</translation>
    </message>
    <message>
        <source>The roll needs the faces of exactly %1 battle dice.</source>
        <extracomment>%1 is how many dice are asked for</extracomment>
        <translation>Der Wurf braucht die Seiten von genau %1 Kampfwürfeln.</translation>
    </message>
    <message>
        <source>The roll has no such die.</source>
        <translation>Der Wurf hat keinen solchen Würfel.</translation>
    </message>
    <message>
        <source>The hex is not in the unit&apos;s zone.</source>
        <translation>Das Hexfeld liegt nicht in der Zone der Einheit.</translation>
    </message>
    <message>
        <source>This is not one of the choices.</source>
        <translation>Das steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>There is no such value to correct.</source>
        <translation>Einen solchen Wert, der berichtigt werden könnte, gibt es nicht.</translation>
    </message>
    <message>
        <source>The value is not the one that the correction expects.</source>
        <translation>Der Wert ist nicht der, von dem die Korrektur ausgeht.</translation>
    </message>
    <message>
        <source>The new value is not possible.</source>
        <translation>Der neue Wert ist nicht möglich.</translation>
    </message>
    <message>
        <source>No unit of this kind can be carried there.</source>
        <translation>Dort kann keine Einheit dieser Art mitfahren.</translation>
    </message>
    <message>
        <source>There is no room aboard: %1 strength points are needed, %2 can be carried.</source>
        <extracomment>%1 and %2 are strength points</extracomment>
        <translation>An Bord ist kein Platz: Gebraucht werden %1 Stärkepunkte, mitfahren können %2.</translation>
    </message>
    <message>
        <source>Its transport has taken a fast action or is delayed, suppressed, falling back or immobilised.</source>
        <translation>Das Transportfahrzeug führt eine schnelle Aktion aus oder ist verzögert, niedergehalten, auf dem Rückzug oder bewegungsunfähig.</translation>
    </message>
    <message>
        <source>The gun is delayed, suppressed or falling back.</source>
        <translation>Das Geschütz ist verzögert, niedergehalten oder auf dem Rückzug.</translation>
    </message>
    <message>
        <source>This unit cannot start close combat.</source>
        <translation>Diese Einheit kann keinen Nahkampf beginnen.</translation>
    </message>
    <message>
        <source>No mines of this kind are left.</source>
        <translation>Minen dieser Art sind nicht mehr übrig.</translation>
    </message>
    <message>
        <source>Mines of this kind cannot be laid there.</source>
        <translation>Minen dieser Art können dort nicht gelegt werden.</translation>
    </message>
    <message>
        <source>This action does not lead into that minefield.</source>
        <translation>Diese Aktion führt nicht in dieses Minenfeld.</translation>
    </message>
    <message>
        <source>The unit cannot hide there.</source>
        <translation>Die Einheit kann sich dort nicht verbergen.</translation>
    </message>
    <message>
        <source>No adjacent unit can take part.</source>
        <translation>Keine benachbarte Einheit kann teilnehmen.</translation>
    </message>
    <message>
        <source>Not in this phase of the turn.</source>
        <translation>Nicht in dieser Phase der Runde.</translation>
    </message>
    <message>
        <source>The target is %1 hexes away; the weapon&apos;s minimum range is %2.</source>
        <extracomment>%1 is the range in hexes, %2 the least range of the weapon</extracomment>
        <translation>Das Ziel ist %1 Hexfelder entfernt; die Mindestreichweite der Waffe ist %2.</translation>
    </message>
    <message>
        <source>The target is outside the arc of fire.</source>
        <translation>Das Ziel liegt außerhalb des Feuerbereichs.</translation>
    </message>
    <message>
        <source>Indirect fire is not possible from this terrain.</source>
        <translation>Aus diesem Gelände ist kein indirektes Feuer möglich.</translation>
    </message>
    <message>
        <source>No unit that may spot can see it.</source>
        <translation>Keine Einheit, die beobachten darf, sieht es.</translation>
    </message>
    <message>
        <source>This unit cannot spot for the firing unit.</source>
        <translation>Diese Einheit kann nicht für die feuernde beobachten.</translation>
    </message>
    <message>
        <source>This smoke cannot be laid there.</source>
        <translation>Dieser Rauch kann dort nicht gelegt werden.</translation>
    </message>
    <message>
        <source>A vehicle drives into one of its two front hexes, or backwards from its first step on.</source>
        <translation>Ein Fahrzeug fährt in eines seiner beiden vorderen Hexfelder, oder vom ersten Schritt an rückwärts.</translation>
    </message>
    <message>
        <source>The unit cannot face that way now.</source>
        <translation>Die Einheit kann sich jetzt nicht dorthin ausrichten.</translation>
    </message>
    <message>
        <source>An immobilised vehicle cannot move or turn.</source>
        <translation>Ein bewegungsunfähiges Fahrzeug kann weder fahren noch seine Ausrichtung ändern.</translation>
    </message>
    <message>
        <source>The target is in the arc of fire: turret firing is not needed.</source>
        <translation>Das Ziel liegt im Feuerbereich: Turmfeuer ist nicht nötig.</translation>
    </message>
    <message>
        <source>Guns cannot be aimed down the steep slope at the adjacent hex.</source>
        <translation>Geschütze können nicht den steilen Abhang hinab auf das benachbarte Hexfeld gerichtet werden.</translation>
    </message>
    <message>
        <source>A hex can hold only one minefield.</source>
        <translation>In einem Hexfeld kann nur ein Minenfeld liegen.</translation>
    </message>
    <message>
        <source>Anti-tank mines cannot be laid in buildings.</source>
        <translation>In Gebäude können keine Anti-Panzer-Minen gelegt werden.</translation>
    </message>
    <message>
        <source>Mines cannot be laid in a hex with a fortification or an obstacle.</source>
        <translation>In ein Hexfeld mit einer Befestigung oder einem Hindernis können keine Minen gelegt werden.</translation>
    </message>
    <message>
        <source>Something else was laid there.</source>
        <translation>Dort wurde etwas anderes gelegt.</translation>
    </message>
    <message>
        <source>Mines cannot be laid in water.</source>
        <translation>Ins Wasser können keine Minen gelegt werden.</translation>
    </message>
    <message>
        <source>Water is in the way: crossing needs a road, trail, railway, bridge or ford.</source>
        <translation>Wasser ist im Weg: Hinüber geht es nur auf einer Straße, einem Pfad oder einer Eisenbahn, über eine Brücke oder an einer Furt.</translation>
    </message>
    <message>
        <source>There are too few command points: %1 needed, %2 left on its card and in the command focus.</source>
        <extracomment>%1 and %2 are command points</extracomment>
        <translation>Es sind zu wenige Kommandopunkte da: %1 nötig, noch %2 auf der Karte und im Kommandoschwerpunkt.</translation>
    </message>
    <message>
        <source>The side does not have this card in hand.</source>
        <translation>Die Seite hat diese Karte nicht auf der Hand.</translation>
    </message>
    <message>
        <source>This card is played at another time.</source>
        <translation>Diese Karte wird zu einem anderen Zeitpunkt gespielt.</translation>
    </message>
    <message>
        <source>This card would have no effect there.</source>
        <translation>Diese Karte hätte dort keine Wirkung.</translation>
    </message>
    <message>
        <source>A command card that was played does not allow this.</source>
        <translation>Eine gespielte Kommandokarte lässt das nicht zu.</translation>
    </message>
    <message>
        <source>There is nothing here to bring back.</source>
        <translation>Hier gibt es nichts zu ersetzen.</translation>
    </message>
    <message>
        <source>There is nothing here to salvage.</source>
        <translation>Hier gibt es nichts zu bergen.</translation>
    </message>
    <message>
        <source>The reserve has no such card left.</source>
        <translation>Die Reserve hat keine solche Karte mehr.</translation>
    </message>
    <message>
        <source>The unit or its place is already assigned.</source>
        <translation>Die Einheit oder ihre Stelle ist bereits vergeben.</translation>
    </message>
    <message>
        <source>The unit cannot be assigned to this place.</source>
        <translation>Die Einheit kann dieser Stelle nicht zugeteilt werden.</translation>
    </message>
    <message>
        <source>These are too many decisions at once.</source>
        <translation>Das sind zu viele Entscheidungen auf einmal.</translation>
    </message>
    <message>
        <source>This is not a result of the battle.</source>
        <translation>Das ist kein Ergebnis dieses Gefechts.</translation>
    </message>
    <message>
        <source>The hex costs %1 movement points; the unit has %2 left.</source>
        <extracomment>%1 is what the hex costs, %2 the movement points left</extracomment>
        <translation>Das Hexfeld kostet %1 Bewegungspunkte; übrig: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The weapon has no dice against this target at a range of %n hex(es).</source>
        <translation>
            <numerusform>Die Waffe hat gegen dieses Ziel bei einer Reichweite von %n Hexfeld keine Würfel.</numerusform>
            <numerusform>Die Waffe hat gegen dieses Ziel bei einer Reichweite von %n Hexfeldern keine Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>This costs %1 replacement points; the side has %2 left.</source>
        <extracomment>%1 and %2 are replacement points</extracomment>
        <translation>Das kostet %1 Ersatzpunkte; die Seite hat noch %2.</translation>
    </message>
    <message>
        <source>The support phase allows indirect fire, smoke and special abilities only.</source>
        <translation>Die Unterstützungsphase erlaubt nur indirektes Feuer, Rauch und Spezialfähigkeiten.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RemoveCardCommand</name>
    <message>
        <source>Restore card</source>
        <translation>Karte wiederherstellen</translation>
    </message>
    <message>
        <source>Remove card</source>
        <translation>Karte entfernen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RemoveCorrectionsCommand</name>
    <message numerus="yes">
        <source>Discard %n correction(s)</source>
        <translation>
            <numerusform>%n Korrektur verwerfen</numerusform>
            <numerusform>%n Korrekturen verwerfen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RemoveItemsCommand</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RemovePictureCommand</name>
    <message>
        <source>Remove picture under the map</source>
        <translation>Bild unter der Karte entfernen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RenameCardCommand</name>
    <message>
        <source>Rename %1 to %2</source>
        <extracomment>%1 and %2 are ids</extracomment>
        <translation>%1 in %2 umbenennen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ReorderItemCommand</name>
    <message>
        <source>Change order</source>
        <translation>Reihenfolge ändern</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ReplaceScenarioCommand</name>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Load from file</source>
        <translation>Aus Datei laden</translation>
    </message>
    <message>
        <source>Start scenario</source>
        <translation>Szenario beginnen</translation>
    </message>
    <message>
        <source>Use version</source>
        <translation>Fassung übernehmen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ReplaceTerrainCommand</name>
    <message>
        <source>Replace terrain</source>
        <translation>Gelände ersetzen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ReplaceTerrainDialog</name>
    <message>
        <source>In the selected hexes</source>
        <translation>In den ausgewählten Hexfeldern</translation>
    </message>
    <message>
        <source>On the whole board</source>
        <translation>Auf der ganzen Karte</translation>
    </message>
    <message>
        <source>Replace terrain</source>
        <translation>Gelände ersetzen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetze</translation>
    </message>
    <message>
        <source>with</source>
        <translation>durch</translation>
    </message>
    <message>
        <source>Terrain to replace</source>
        <translation>Zu ersetzendes Gelände</translation>
    </message>
    <message>
        <source>New terrain</source>
        <translation>Neues Gelände</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) will change.</source>
        <translation>
            <numerusform>%n Hexfeld wird geändert.</numerusform>
            <numerusform>%n Hexfelder werden geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>On all tiles, including those laid later</source>
        <translation>Auf allen Spielfeldern, auch auf später gelegten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ReportDialog</name>
    <message>
        <source>Result of %1</source>
        <translation>Ergebnis von %1</translation>
    </message>
    <message>
        <source>Nobody: a draw</source>
        <translation>Niemand: unentschieden</translation>
    </message>
    <message>
        <source>How many more units the loser has lost</source>
        <translation>Wie viele Einheiten der Verlierer mehr verloren hat</translation>
    </message>
    <message>
        <source>&amp;Winner</source>
        <translation>&amp;Sieger</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Vorsprung</translation>
    </message>
    <message>
        <source>&amp;Turns played</source>
        <translation>Gespielte &amp;Runden</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Strength left</source>
        <translation>Verbliebene Stärke</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Abschüsse</translation>
    </message>
    <message>
        <source>Objectives taken</source>
        <translation>Eroberte Zielfelder</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Both agree: &amp;record it</source>
        <translation>Beide stimmen zu: ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a unit, %2 the title of a column</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a unit, %2 its side</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Each unit starts with its strength before the battle, so only enter what it lost. In a row, a digit sets the strength left (0: lost), + and − count kills, and O an objective taken.</source>
        <translation>Jede Einheit beginnt mit ihrer Stärke vor dem Gefecht, geben Sie also nur die Verluste ein. In einer Zeile setzt eine Ziffer die übrige Stärke (0: verloren), + und − zählen Abschüsse, O ein genommenes Zielfeld.</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Turns played</source>
        <translation>Gespielte Runden</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ResizeBoardCommand</name>
    <message>
        <source>Resize board</source>
        <translation>Kartengröße ändern</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ResultTermField</name>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Core unit</source>
        <translation>Kerneinheit</translation>
    </message>
    <message>
        <source>Margin of at least</source>
        <translation>Vorsprung, mindestens</translation>
    </message>
    <message>
        <source>Battles, at least</source>
        <translation>Gefechte, mindestens</translation>
    </message>
    <message>
        <source>Nobody: a draw</source>
        <translation>Niemand: unentschieden</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ResumedText</name>
    <message>
        <source>The game differs from order %1 on. It was opened as it was before that order, and continues from there. The file is unchanged, so save the game under another name.</source>
        <translation>Das Spiel weicht ab Befehl %1 ab. Es wurde mit dem Stand davor geöffnet und geht von dort weiter. Die Datei bleibt unverändert; speichern Sie das Spiel daher unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>The order cannot be read. %1</source>
        <translation>Der Befehl ist nicht lesbar. %1</translation>
    </message>
    <message>
        <source>The order is missing from the file, although later ones exist.</source>
        <translation>Der Befehl fehlt in der Datei, obwohl spätere vorhanden sind.</translation>
    </message>
    <message>
        <source>The order cannot be given: %1</source>
        <translation>Der Befehl kann nicht gegeben werden: %1</translation>
    </message>
    <message>
        <source>After this order the position differs from the one in the original game: the file, the rules or the data have changed.</source>
        <translation>Nach diesem Befehl ist die Stellung eine andere als damals im Spiel: Die Datei, die Regeln oder die Daten wurden geändert.</translation>
    </message>
    <message>
        <source>the rules of the program</source>
        <translation>die Regeln des Programms</translation>
    </message>
    <message>
        <source>your corrections to the tables</source>
        <translation>Ihre Korrekturen an den Tabellen</translation>
    </message>
    <message>
        <source>These have changed since the game began: %1.</source>
        <extracomment>%1 is a list of rules, cards and tiles</extracomment>
        <translation>Seit dem Beginn des Spiels haben sich geändert: %1.</translation>
    </message>
    <message>
        <source>The game was started with version %1 of the rules engine; it continues with version %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Das Spiel wurde mit Version %1 der Regeln des Programms begonnen; es geht mit Version %2 weiter.</translation>
    </message>
    <message>
        <source>Your corrections to the tables have changed since the game began.</source>
        <translation>Ihre Korrekturen an den Tabellen haben sich seit dem Beginn des Spiels geändert.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RosterView</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a side, %2 how many units it has</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>strength points</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Abschüsse</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Truppenliste</translation>
    </message>
    <message>
        <source>Name or card</source>
        <translation>Name oder Karte</translation>
    </message>
    <message>
        <source>Find units of the roster</source>
        <translation>Einheiten der Truppenliste suchen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RuleCases</name>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 are dice, %2 is &quot;attack&quot; or &quot;defence&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 is who fires at whom, %2 what gives or takes dice</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Together: %1</source>
        <extracomment>%1 are dice</extracomment>
        <translation>Zusammen: %1</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>keine Würfel</translation>
    </message>
    <message>
        <source>The hex costs</source>
        <translation>Das Hexfeld kostet</translation>
    </message>
    <message>
        <source>Movement points left</source>
        <translation>Bewegungspunkte übrig</translation>
    </message>
    <message>
        <source>Movement allowance of the card</source>
        <translation>Bewegungserlaubnis der Karte</translation>
    </message>
    <message>
        <source>Range in hexes</source>
        <translation>Entfernung in Hexfeldern</translation>
    </message>
    <message>
        <source>Range of the weapon</source>
        <translation>Reichweite der Waffe</translation>
    </message>
    <message>
        <source>Minimum range of the weapon</source>
        <translation>Mindestreichweite der Waffe</translation>
    </message>
    <message>
        <source>Strength points that want aboard</source>
        <translation>Stärkepunkte, die an Bord sollen</translation>
    </message>
    <message>
        <source>Strength points that can be carried</source>
        <translation>Stärkepunkte, die Platz haben</translation>
    </message>
    <message>
        <source>Dice of the roll</source>
        <translation>Würfel des Wurfs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a hex, %2 its terrain</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Uphill</source>
        <translation>Bergauf</translation>
    </message>
    <message>
        <source>The hexside</source>
        <translation>Die Hexkante</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Movement points, normal</source>
        <translation>Bewegungspunkte, normal</translation>
    </message>
    <message>
        <source>Movement points, fast</source>
        <translation>Bewegungspunkte, schnell</translation>
    </message>
    <message>
        <source>Movement points of the step</source>
        <translation>Bewegungspunkte des Schritts</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Strength points lost</source>
        <translation>Verlorene Stärkepunkte</translation>
    </message>
    <message>
        <source>Strength points left</source>
        <translation>Verbliebene Stärkepunkte</translation>
    </message>
    <message>
        <source>Smoke markers in the hex</source>
        <translation>Rauchmarker im Hexfeld</translation>
    </message>
    <message>
        <source>Die rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Benötigt</translation>
    </message>
    <message>
        <source>a line of the log</source>
        <translation>eine Zeile des Verlaufs</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RuleSheet</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Read in %1</source>
        <extracomment>%1 is the name of a language</extracomment>
        <translation>Auf %1 lesen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::RulerTool</name>
    <message numerus="yes">
        <source>%1 to %2: %n hex(es)</source>
        <extracomment>%1 and %2 are hexes</extracomment>
        <translation>
            <numerusform>%1 bis %2: %n Hexfeld</numerusform>
            <numerusform>%1 bis %2: %n Hexfelder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SaveReportDialog</name>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of the whole report, whatever the window speaks</source>
        <translation>Für den ganzen Bericht, unabhängig von der Sprache des Fensters</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>Pages (PDF)</source>
        <translation>Seiten (PDF)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>One file with all pictures in it</source>
        <translation>Eine einzige Datei, die alle Bilder enthält</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>S&amp;peichern …</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Die Datei wählen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen, ohne zu speichern</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ScenarioFiles</name>
    <message>
        <source>The changes could not be written into the text of the file. Open the scenario again and save it under another name.</source>
        <translation>Die Änderungen ließen sich nicht in den Text der Datei eintragen. Öffnen Sie das Szenario noch einmal und speichern Sie es unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>%1 was not saved, because the file could not be opened again. %2</source>
        <translation>%1 wurde nicht gespeichert, weil sich die Datei nicht wieder öffnen ließe. %2</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. The previous file is unchanged.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Die bisherige Datei ist unverändert.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ScenarioPage</name>
    <message>
        <source>Title and briefing</source>
        <translation>Titel und Einweisung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Optionale Regeln</translation>
    </message>
    <message>
        <source>Pages of the scenario</source>
        <translation>Seiten des Szenarios</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what a list holds, such as Units; %2 how many</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Probelauf</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ScenarioText</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>%1 is a vehicle</extracomment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>außerhalb der Karte</translation>
    </message>
    <message>
        <source>%1, facing %2</source>
        <extracomment>%1 is a hex, %2 a vertex of it</extracomment>
        <translation>%1, Ausrichtung %2</translation>
    </message>
    <message>
        <source>half strength</source>
        <translation>halbe Stärke</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n Schaden</numerusform>
            <numerusform>%n Schaden</numerusform>
        </translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>hat gehandelt</translation>
    </message>
    <message>
        <source>strength %1</source>
        <extracomment>strength points of a unit</extracomment>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>%1 × formation (%2), %3</source>
        <extracomment>%1 is a number, %2 a type of unit, %3 how they are chosen</extracomment>
        <translation>%1 × Formation (%2), %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what may be chosen, %2 from what
----------
%1 is a side, %2 are points, such as &quot;24 points&quot;
----------
%1 is a side, %2 are units, %3 a zone
----------
%1 is a zone, %2 are hexes, %3 is a side</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 × unit of your choice (%2, %3)</source>
        <extracomment>%1 is a number, %2 a type of unit, %3 a class of unit</extracomment>
        <translation>%1 × Einheit nach Wahl (%2, %3)</translation>
    </message>
    <message>
        <source>Cards of: %1</source>
        <translation>Karten von: %1</translation>
    </message>
    <message>
        <source>Command points: %1</source>
        <translation>Kommandopunkte: %1</translation>
    </message>
    <message>
        <source>Cards in hand: up to %1</source>
        <translation>Handkarten: bis zu %1</translation>
    </message>
    <message>
        <source>Command cards: all of its nations</source>
        <translation>Kommandokarten: alle der eigenen Nationen</translation>
    </message>
    <message>
        <source>Command cards: %1</source>
        <translation>Kommandokarten: %1</translation>
    </message>
    <message>
        <source>Support from turn %1: %2</source>
        <extracomment>%1 is a number, %2 are support cards</extracomment>
        <translation>Unterstützung ab Runde %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: support, %2</source>
        <extracomment>%1 is a side, %2 are support cards</extracomment>
        <translation>%1: Unterstützung, %2</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Who arrives, and where</source>
        <translation>Wer wo eintrifft</translation>
    </message>
    <message>
        <source>%1 (%3): %2</source>
        <translation>%1 (%3): %2</translation>
    </message>
    <message>
        <source>by a die roll</source>
        <translation>durch Würfelwurf</translation>
    </message>
    <message>
        <source>Sets up first: %1.</source>
        <extracomment>%1 is a side, or &quot;by a die roll&quot;</extracomment>
        <translation>Stellt zuerst auf: %1.</translation>
    </message>
    <message>
        <source>Units with a hex begin there; the others in the zone that is named with them.</source>
        <translation>Einheiten mit Hexfeld beginnen dort, die anderen in der Zone, die bei ihnen steht.</translation>
    </message>
    <message>
        <source>Plays first: %1.</source>
        <extracomment>%1 is a side, or &quot;by a die roll&quot;</extracomment>
        <translation>Spielt zuerst: %1.</translation>
    </message>
    <message>
        <source>%1 (%2): whoever sets up there</source>
        <extracomment>%1 is an objective, %2 its hex, %3 the side that holds it</extracomment>
        <translation>%1 (%2): wer dort aufstellt</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Objectives, and who holds them</source>
        <translation>Zielfelder und wer sie hält</translation>
    </message>
    <message>
        <source>Set-up zones</source>
        <translation>Aufstellungsbereiche</translation>
    </message>
    <message>
        <source>Zones where reinforcements enter</source>
        <translation>Zonen, in denen Verstärkungen eintreffen</translation>
    </message>
    <message>
        <source>Zones that count for victory</source>
        <translation>Zonen, die für den Sieg zählen</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Status board</source>
        <translation>Statusübersicht</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what a rule is about, %2 its id</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Status board (H4.10a to H4.10d)</source>
        <translation>Statusübersicht (H4.10a bis H4.10d)</translation>
    </message>
    <message>
        <source>With: %1</source>
        <extracomment>%1 is a rule that can be switched</extracomment>
        <translation>Mit: %1</translation>
    </message>
    <message>
        <source>Without: %1</source>
        <translation>Ohne: %1</translation>
    </message>
    <message numerus="yes">
        <source>Nobody sees farther than %n hex(es).</source>
        <translation>
            <numerusform>Niemand sieht weiter als %n Hexfeld.</numerusform>
            <numerusform>Niemand sieht weiter als %n Hexfelder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neutral command cards: %1</source>
        <translation>Neutrale Kommandokarten: %1</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ScenarioView</name>
    <message>
        <source>To win – %1 (%2)</source>
        <extracomment>%1 is a side, %2 when its condition is looked at</extracomment>
        <translation>Zum Sieg – %1 (%2)</translation>
    </message>
    <message>
        <source>%1 in play, %2 lost</source>
        <translation>%1 im Spiel, %2 verloren</translation>
    </message>
    <message>
        <source>Objectives and who holds them</source>
        <translation>Zielfelder, und wer sie hält</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <extracomment>%1 is a side, %2 the name of its track, %3 the value</extracomment>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>Troop Status Board</source>
        <translation>Truppenstatus-Übersicht</translation>
    </message>
    <message>
        <source>%1: victory at the end of the turn</source>
        <translation>%1: Sieg am Ende der Runde</translation>
    </message>
    <message>
        <source>%1: defeat at the end of the turn</source>
        <translation>%1: Niederlage am Ende der Runde</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SelectTool</name>
    <message>
        <source>It boards the transport here.</source>
        <translation>Sie wird hier auf das Transportfahrzeug aufgeladen.</translation>
    </message>
    <message>
        <source>Not loaded, but placed beside it: %1</source>
        <extracomment>%1 is the reason</extracomment>
        <translation>Nicht aufgeladen, sondern daneben gestellt: %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SetupLines</name>
    <message>
        <source>Map of %1 × %2 hexes</source>
        <translation>Karte mit %1 × %2 Hexfeldern</translation>
    </message>
    <message>
        <source>printed from its scenario</source>
        <translation>aus dem Szenario gedruckt</translation>
    </message>
    <message>
        <source>Tile %1, turned by 180°</source>
        <extracomment>%1 is the id of a map tile</extracomment>
        <translation>Spielfeld %1, um 180° gedreht</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Spielfeld %1</translation>
    </message>
    <message>
        <source>its upper left hex is %1</source>
        <extracomment>%1 is a hex</extracomment>
        <translation>das Hexfeld oben links ist %1</translation>
    </message>
    <message>
        <source>%1, front to the %2</source>
        <extracomment>%1 is a hex, %2 a vertex such as &quot;upper right&quot;</extracomment>
        <translation>%1, Front nach %2</translation>
    </message>
    <message numerus="yes">
        <source>%n smoke markers</source>
        <translation>
            <numerusform>%n Rauchmarker</numerusform>
            <numerusform>%n Rauchmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>Minefield marker of %1, face down</source>
        <translation>Minenfeld-Marker von %1, verdeckt</translation>
    </message>
    <message>
        <source>on the whole board</source>
        <translation>auf der ganzen Karte</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Höhenstufe %1</translation>
    </message>
    <message>
        <source>Formations: %1</source>
        <extracomment>%1 is a number of formations with their type</extracomment>
        <translation>Formationen: %1</translation>
    </message>
    <message>
        <source>chosen from the cards</source>
        <translation>aus den Karten gewählt</translation>
    </message>
    <message>
        <source>Mines: %1 anti-personnel, %2 anti-tank</source>
        <translation>Minen: %1 Anti-Personen, %2 Anti-Panzer</translation>
    </message>
    <message>
        <source>with the same number of dummies</source>
        <translation>mit ebenso vielen Dummy-Markern</translation>
    </message>
    <message>
        <source>set aside for turn %1</source>
        <translation>für Runde %1 bereitlegen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what a zone is for, %2 its name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>in the zone %1</source>
        <translation>in der Zone %1</translation>
    </message>
    <message>
        <source>Marker on %1, %2</source>
        <extracomment>an objective: %1 is its name, %2 a hex</extracomment>
        <translation>Marker auf %1, %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Track: %1</source>
        <extracomment>a track of the troop status board, and the number on which its marker begins</extracomment>
        <translation>Statusleiste: %1</translation>
    </message>
    <message>
        <source>Turn marker</source>
        <translation>Rundenmarker</translation>
    </message>
    <message>
        <source>1 of %1</source>
        <translation>1 von %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SetupSheet</name>
    <message>
        <source>Nothing to do here.</source>
        <translation>Hier ist nichts zu tun.</translation>
    </message>
    <message>
        <source>Set-up: %1</source>
        <extracomment>%1 is the title of a scenario</extracomment>
        <translation>Aufbau: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Spielfelder</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Einheitenmarker</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Bereit?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Start without ticking</source>
        <translation>Ohne Abhaken beginnen</translation>
    </message>
    <message>
        <source>Everything set up: start</source>
        <translation>Alles aufgebaut: beginnen</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <translation>Aufbauliste</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SheetKinds</name>
    <message>
        <source>Unit cards</source>
        <translation>Einheitenkarten</translation>
    </message>
    <message>
        <source>Formation cards</source>
        <translation>Formationskarten</translation>
    </message>
    <message>
        <source>Command cards</source>
        <translation>Kommandokarten</translation>
    </message>
    <message>
        <source>Support cards</source>
        <translation>Unterstützungskarten</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Einheitenmarker</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Dice stickers</source>
        <translation>Würfelaufkleber</translation>
    </message>
    <message>
        <source>Troop Status Board</source>
        <translation>Truppenstatus-Übersicht</translation>
    </message>
    <message>
        <source>Scenario sheet</source>
        <translation>Szenariobogen</translation>
    </message>
    <message>
        <source>Players’ aid</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>%1: the paper is too small. Choose larger paper or a smaller size.</source>
        <extracomment>%1 is a kind of sheets, as Unit cards</extracomment>
        <translation>%1: Das Papier ist zu klein. Wählen Sie größeres Papier oder eine kleinere Größe.</translation>
    </message>
    <message>
        <source>%1: the scenario has none.</source>
        <extracomment>%1 is a kind of sheets, as Unit cards</extracomment>
        <translation>%1: Das Szenario hat keine.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SheetsDialog</name>
    <message>
        <source>Cut mar&amp;ks</source>
        <translation>Schneide&amp;marken</translation>
    </message>
    <message>
        <source>The whole &amp;library</source>
        <translation>Die ganze Bi&amp;bliothek</translation>
    </message>
    <message>
        <source>Cards, counters and sheets</source>
        <translation>Karten, Einheitenmarker und Bögen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>S&amp;heets</source>
        <translation>Bö&amp;gen</translation>
    </message>
    <message>
        <source>Si&amp;ze and paper</source>
        <translation>Grö&amp;ße und Papier</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>Als PDF &amp;speichern …</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Die Datei wählen</translation>
    </message>
    <message>
        <source>P&amp;rint...</source>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>Choose the printer</source>
        <translation>Den Drucker wählen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Back to the scenario</source>
        <translation>Zurück zum Szenario</translation>
    </message>
    <message>
        <source>Include these sheets</source>
        <translation>Diese Bögen aufnehmen</translation>
    </message>
    <message>
        <source>All cards and counters, not only those of the scenario</source>
        <translation>Alle Karten und Einheitenmarker, nicht nur die des Szenarios</translation>
    </message>
    <message>
        <source>After cutting</source>
        <translation>Nach dem Schneiden</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>Size of cards</source>
        <translation>Größe der Karten</translation>
    </message>
    <message>
        <source>C&amp;ards:</source>
        <translation>&amp;Karten:</translation>
    </message>
    <message>
        <source>Size of counters</source>
        <translation>Größe der Einheitenmarker</translation>
    </message>
    <message>
        <source>Coun&amp;ters:</source>
        <translation>Einheitenm&amp;arker:</translation>
    </message>
    <message>
        <source>Size of stickers</source>
        <translation>Größe der Aufkleber</translation>
    </message>
    <message>
        <source>&amp;Dice stickers:</source>
        <translation>&amp;Würfelaufkleber:</translation>
    </message>
    <message>
        <source>On the other side (duplex)</source>
        <translation>Auf der anderen Seite (Duplex)</translation>
    </message>
    <message>
        <source>Beside, to fold and glue</source>
        <translation>Daneben, zum Falten und Kleben</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Where the backs of cards and counters are printed</source>
        <translation>Wo die Rückseiten von Karten und Einheitenmarkern gedruckt werden</translation>
    </message>
    <message>
        <source>&amp;Backs:</source>
        <translation>Rückse&amp;iten:</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Beschnitt</translation>
    </message>
    <message>
        <source>What is printed around each piece, so that a cut beside the line leaves no white rim</source>
        <translation>Was um jedes Stück herum gedruckt wird, damit ein Schnitt neben der Linie keinen weißen Rand lässt</translation>
    </message>
    <message>
        <source>Bl&amp;eed:</source>
        <translation>B&amp;eschnitt:</translation>
    </message>
    <message>
        <source>Short lines outside of the pieces that show where to cut</source>
        <translation>Kurze Linien außerhalb der Stücke, die zeigen, wo geschnitten wird</translation>
    </message>
    <message>
        <source>Choose what to print.</source>
        <translation>Wählen Sie, was gedruckt werden soll.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1</source>
        <extracomment>%1 is the size of the paper, as A4</extracomment>
        <translation>
            <numerusform>%n Seite %1</numerusform>
            <numerusform>%n Seiten %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheets were not saved.</source>
        <translation>Die Bögen wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save sheets</source>
        <translation>Bögen speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;All files (*)</source>
        <translation>PDF (*.pdf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saving the sheets...</source>
        <translation>Die Bögen werden gespeichert …</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The sheets were sent to the printer.</source>
        <translation>Die Bögen wurden an den Drucker geschickt.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ShiftLevelsCommand</name>
    <message>
        <source>Raise ground</source>
        <translation>Boden anheben</translation>
    </message>
    <message>
        <source>Lower ground</source>
        <translation>Boden absenken</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ShownAttacks</name>
    <message>
        <source>%1 fires at %2</source>
        <translation>%1 feuert auf %2</translation>
    </message>
    <message>
        <source>%1, together with %2</source>
        <extracomment>%1 is a sentence: who fires at whom; %2 is a unit</extracomment>
        <translation>%1, zusammen mit %2</translation>
    </message>
    <message>
        <source>%1 assaults %2</source>
        <translation>%1 greift %2 im Nahkampf an</translation>
    </message>
    <message>
        <source>%1 overruns %2</source>
        <translation>%1 überrollt %2</translation>
    </message>
    <message>
        <source>Way through the mines: %1 or more</source>
        <extracomment>a roll of one die</extracomment>
        <translation>Weg durch die Minen: %1 oder mehr</translation>
    </message>
    <message>
        <source>Minefield: %1</source>
        <translation>Minenfeld: %1</translation>
    </message>
    <message>
        <source>Difficult ground: %1</source>
        <translation>Schwieriger Boden: %1</translation>
    </message>
    <message>
        <source>Smoke: %1</source>
        <translation>Rauch: %1</translation>
    </message>
    <message>
        <source>Each C or D places a smoke marker, at most %1 per hex. Dice without C or D are rolled again for the next hex.</source>
        <extracomment>C and D are symbols on dice, %1 a number</extracomment>
        <translation>Jedes C oder D legt einen Rauchmarker, höchstens %1 je Hexfeld. Würfel ohne C oder D werden für das nächste Hexfeld noch einmal geworfen.</translation>
    </message>
    <message>
        <source>Anti-aircraft fire: shot down %1, damaged %2, turns away %3</source>
        <translation>Flakfeuer: Abschuss %1, beschädigt %2, dreht ab %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a die, %2 how likely it is</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Die for the target by the accuracy: %1</source>
        <translation>Würfel für das Ziel nach der Genauigkeit: %1</translation>
    </message>
    <message>
        <source>Danger for friends beside it: %1</source>
        <translation>Gefahr für eigene Einheiten daneben: %1</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 greift %2 an</translation>
    </message>
    <message>
        <source>no die</source>
        <translation>kein Würfel</translation>
    </message>
    <message>
        <source>stays %1</source>
        <extracomment>where a marker comes to lie, with a chance</extracomment>
        <translation>bleibt %1</translation>
    </message>
    <message numerus="yes">
        <source>drifts %n hex(es) %1</source>
        <translation>
            <numerusform>weicht %n Hexfeld ab %1</numerusform>
            <numerusform>weicht %n Hexfelder ab %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Marker: %1</source>
        <translation>Marker: %1</translation>
    </message>
    <message>
        <source>Collapse of the building or fortification: %1</source>
        <translation>Gebäude oder Befestigung stürzt ein: %1</translation>
    </message>
    <message>
        <source>Shells reach it: %1</source>
        <translation>Granaten erreichen sie: %1</translation>
    </message>
    <message>
        <source>Nobody is hit</source>
        <translation>Niemand wird getroffen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SightPanel</name>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>Elevation profile</source>
        <translation>Höhenprofil</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the lines of sight (Esc)</source>
        <translation>Sichtlinien schließen (Esc)</translation>
    </message>
    <message>
        <source>Click the hex to look from, or drag from one hex to another. With the keyboard, press Enter at each end.</source>
        <translation>Klicken Sie auf das Hexfeld, von dem aus geschaut wird, oder ziehen Sie von einem Hexfeld zum anderen. Mit der Tastatur drücken Sie an jedem Ende die Eingabetaste.</translation>
    </message>
    <message>
        <source>%1 looks from %2.</source>
        <extracomment>%1 is a unit, %2 its hex</extracomment>
        <translation>%1 schaut von %2 aus.</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>Von %1 aus.</translation>
    </message>
    <message>
        <source>Point at the hex to look at; a click there keeps the line.</source>
        <translation>Zeigen Sie auf das Hexfeld, auf das geschaut wird; ein Klick hält die Linie fest.</translation>
    </message>
    <message>
        <source>Nothing along the line affects it.</source>
        <translation>Nichts entlang der Linie wirkt sich aus.</translation>
    </message>
    <message>
        <source>Point at a hex; a click there keeps it.</source>
        <translation>Zeigen Sie auf ein Hexfeld; ein Klick hält es fest.</translation>
    </message>
    <message>
        <source>Who sees %1?</source>
        <translation>Wer sieht %1?</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2, %n hex(es): %3</source>
        <extracomment>%1 is a unit, %2 its hex, %n how far away it is, %3 clear, hindered or blocked, and why</extracomment>
        <translation>
            <numerusform>%1 in %2, %n Hexfeld: %3</numerusform>
            <numerusform>%1 in %2, %n Hexfelder: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SightText</name>
    <message>
        <source>clear</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>hindered</source>
        <translation>eingeschränkt</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Höhenstufe %1</translation>
    </message>
    <message>
        <source>smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>too far</source>
        <translation>zu weit</translation>
    </message>
    <message>
        <source>%1 to %2, range %3: %4</source>
        <extracomment>%1 and %2 are hexes, %3 is a number of hexes, %4 the answer: clear, hindered or blocked</extracomment>
        <translation>%1 bis %2, Entfernung %3: %4</translation>
    </message>
    <message>
        <source>%1: %2 blocks (%3)</source>
        <extracomment>%1 is a hex, %2 what stands there, %3 the id of a rule</extracomment>
        <translation>%1: %2 blockiert (%3)</translation>
    </message>
    <message>
        <source>%1: %2 hinders (%3)</source>
        <translation>%1: %2 schränkt ein (%3)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SightTool</name>
    <message>
        <source>Click the hex to look from.</source>
        <translation>Klicken Sie auf das Hexfeld, von dem aus geschaut wird.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SlotsPanel</name>
    <message>
        <source>Choose a battle on the chart.</source>
        <translation>Wählen Sie auf dem Plan ein Gefecht.</translation>
    </message>
    <message>
        <source>Reserve from battle %2: %1</source>
        <extracomment>%1 is a card, %2 the number of a battle</extracomment>
        <translation>Reserve ab Gefecht %2: %1</translation>
    </message>
    <message>
        <source>The scenario expects (%1)</source>
        <translation>Das Szenario erwartet (%1)</translation>
    </message>
    <message>
        <source>May come (%1)</source>
        <translation>Kommen können (%1)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::StampLibrary</name>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 could not be removed: %2.</source>
        <translation>%1 konnte nicht entfernt werden: %2.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::StampPage</name>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Copied hexes</source>
        <translation>Kopierte Hexfelder</translation>
    </message>
    <message>
        <source>Remove stamp</source>
        <translation>Stempel entfernen</translation>
    </message>
    <message>
        <source>Remove the stamp &quot;%1&quot; from your library?</source>
        <extracomment>%1 is the name of a stamp</extracomment>
        <translation>Den Stempel „%1“ aus Ihrer Bibliothek entfernen?</translation>
    </message>
    <message>
        <source>Its file will be deleted; hexes already stamped stay.</source>
        <translation>Seine Datei wird gelöscht; Hexfelder, auf denen er schon liegt, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1 is not listed: %2</source>
        <extracomment>%1 is a file, %2 what is wrong with it</extracomment>
        <translation>%1 fehlt in der Liste: %2</translation>
    </message>
    <message>
        <source>Turn the stamp left</source>
        <translation>Den Stempel nach links drehen</translation>
    </message>
    <message>
        <source>Turn the stamp right</source>
        <translation>Den Stempel nach rechts drehen</translation>
    </message>
    <message>
        <source>Swap left and right of the stamp</source>
        <translation>Links und rechts am Stempel vertauschen</translation>
    </message>
    <message>
        <source>Remove the stamp from your library</source>
        <translation>Den Stempel aus Ihrer Bibliothek entfernen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::StatusBoard</name>
    <message>
        <source>The rule books leave this board to the scenario: how markers move and when thresholds are reached are house rules.</source>
        <translation>Die Regelbücher überlassen diese Übersicht dem Szenario: Wie Marker rücken und wann Schwellen erreicht sind, bestimmen Hausregeln.</translation>
    </message>
    <message>
        <source>House rules %1 to %2</source>
        <extracomment>%1 and %2 are ids of rules</extracomment>
        <translation>Hausregeln %1 bis %2</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SwitchCorrectionsCommand</name>
    <message>
        <source>Switch corrections on</source>
        <translation>Korrekturen einschalten</translation>
    </message>
    <message>
        <source>Switch corrections off</source>
        <translation>Korrekturen ausschalten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SystemTableModel</name>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>%1 is a value of a table, %2 what it is, %3 how sure it is</extracomment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::SystemTablesPage</name>
    <message>
        <source>Export corrections</source>
        <translation>Korrekturen exportieren</translation>
    </message>
    <message>
        <source>Corrections (*.toml)</source>
        <translation>Korrekturen (*.toml)</translation>
    </message>
    <message>
        <source>Your corrections are stored in %1.</source>
        <translation>Ihre Korrekturen sind in %1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Import corrections</source>
        <translation>Korrekturen importieren</translation>
    </message>
    <message>
        <source>Nothing was imported from %1. %2</source>
        <extracomment>%1 is a file, %2 a sentence</extracomment>
        <translation>Aus %1 wurde nichts importiert. %2</translation>
    </message>
    <message>
        <source>%1: %2 open</source>
        <extracomment>%1 is a table, %2 how many of its values are still to be compared</extracomment>
        <translation>%1: %2 offen</translation>
    </message>
    <message>
        <source>My corrections: %1</source>
        <translation>Meine Korrekturen: %1</translation>
    </message>
    <message>
        <source>Your corrections are in use.</source>
        <translation>Ihre Korrekturen gelten.</translation>
    </message>
    <message>
        <source>Your corrections are switched off: games use our values.</source>
        <translation>Ihre Korrekturen sind ausgeschaltet: Gespielt wird mit unseren Werten.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) still to compare</source>
        <translation>
            <numerusform>%n Wert noch zu vergleichen</numerusform>
            <numerusform>%n Werte noch zu vergleichen</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>in your file</source>
        <translation>in Ihrer Datei</translation>
    </message>
    <message>
        <source>Check against my copy</source>
        <translation>Mit meinem Exemplar vergleichen</translation>
    </message>
    <message>
        <source>Same in my copy</source>
        <translation>In meinem Exemplar gleich</translation>
    </message>
    <message>
        <source>Revert to ours</source>
        <translation>Zurück zu unserem</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Alle verwerfen</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Show only values that were read from a damaged copy or guessed, and that you have not yet compared with your copy</source>
        <translation>Nur die Werte zeigen, die aus einem beschädigten Exemplar gelesen oder geschätzt sind und die Sie noch nicht mit Ihrem verglichen haben</translation>
    </message>
    <message>
        <source>Confirm that your copy has the same value, and go to the next one</source>
        <translation>Bestätigen, dass Ihr Exemplar denselben Wert hat, und zum nächsten gehen</translation>
    </message>
    <message>
        <source>Discard your entry for this value</source>
        <translation>Ihre Angabe zu diesem Wert verwerfen</translation>
    </message>
    <message>
        <source>Discard your entries for all values</source>
        <translation>Ihre Angaben zu allen Werten verwerfen</translation>
    </message>
    <message>
        <source>Save your corrections to a file to share them</source>
        <translation>Ihre Korrekturen in eine Datei speichern, um sie weiterzugeben</translation>
    </message>
    <message>
        <source>Import corrections from a file, after a preview of the changes</source>
        <translation>Korrekturen aus einer Datei importieren, nach einer Vorschau der Änderungen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Values of the table</source>
        <translation>Werte der Tabelle</translation>
    </message>
    <message>
        <source>My corrections</source>
        <translation>Meine Korrekturen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Unserer</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ihrer</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TableAssistant</name>
    <message>
        <source>The game is not saved</source>
        <translation>Das Spiel ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The last step could not be written to %1: %2. It exists only in the program; free some disk space, then save a copy from the menu.</source>
        <translation>Der letzte Schritt konnte nicht in %1 geschrieben werden: %2. Er ist nur im Programm vorhanden; schaffen Sie Speicherplatz und speichern Sie dann eine Kopie über das Menü.</translation>
    </message>
    <message>
        <source>The game cannot start</source>
        <translation>Das Spiel kann nicht beginnen</translation>
    </message>
    <message>
        <source>This game is open in another window. Close it there first.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster offen. Schließen Sie es dort zuerst.</translation>
    </message>
    <message>
        <source>The game has changed</source>
        <translation>Das Spiel hat sich geändert</translation>
    </message>
    <message>
        <source>Step %1 and all later ones do not fit the current cards and tables and were left out. All steps are kept in %2.</source>
        <translation>Schritt %1 und alle danach passen nicht zu den aktuellen Karten und Tabellen und wurden weggelassen. Alle Schritte bleiben in %2 erhalten.</translation>
    </message>
    <message>
        <source>Cards have changed</source>
        <translation>Karten haben sich geändert</translation>
    </message>
    <message>
        <source>Keep the old values</source>
        <translation>Alte Werte behalten</translation>
    </message>
    <message>
        <source>Use the new ones</source>
        <translation>Neue Werte verwenden</translation>
    </message>
    <message>
        <source>Save a copy …</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Leave: the game is kept</source>
        <translation>Verlassen: Das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Games at a table (*.toml)</source>
        <translation>Spiele am Tisch (*.toml)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The scenario has errors. Fix them in the editor first.</source>
        <translation>Das Szenario enthält Fehler. Beheben Sie sie zuerst im Editor.</translation>
    </message>
    <message>
        <source>Changed since this game began: %1.</source>
        <extracomment>%1 lists ids of cards and tables</extracomment>
        <translation>Seit Beginn dieses Spiels geändert: %1.</translation>
    </message>
    <message>
        <source>Continue with the map</source>
        <translation>Mit der Karte weiter</translation>
    </message>
    <message>
        <source>The units keep their strength, markers and experience. Place them in their hexes; turn %1 then starts over.</source>
        <translation>Die Einheiten behalten Stärke, Marker und Erfahrung. Setzen Sie sie in ihre Hexfelder; danach beginnt Runde %1 von vorn.</translation>
    </message>
    <message>
        <source>Smoke and minefields are not tracked without the map: add them with “Correct”.</source>
        <translation>Rauch und Minenfelder werden ohne Karte nicht verfolgt: Tragen Sie sie mit „Berichtigen“ nach.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TablePage</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add an entry to this list</source>
        <translation>Dieser Liste einen Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>Remove the selected entry</source>
        <translation>Den ausgewählten Eintrag entfernen</translation>
    </message>
    <message>
        <source>Move the selected entry up</source>
        <translation>Den ausgewählten Eintrag nach oben verschieben</translation>
    </message>
    <message>
        <source>Move the selected entry down</source>
        <translation>Den ausgewählten Eintrag nach unten verschieben</translation>
    </message>
    <message>
        <source>Nothing here yet. Use “Add” for the first entry.</source>
        <translation>Hier ist noch nichts. „Hinzufügen“ legt den ersten Eintrag an.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TableStart</name>
    <message>
        <source>Games you start appear here.</source>
        <translation>Begonnene Spiele erscheinen hier.</translation>
    </message>
    <message>
        <source>One attack after another</source>
        <translation>Ein Angriff nach dem anderen</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>%1 fortsetzen</translation>
    </message>
    <message>
        <source>No scenario: units join as they are needed</source>
        <translation>Kein Szenario: Einheiten kommen nach Bedarf dazu</translation>
    </message>
    <message>
        <source>Another file …</source>
        <translation>Andere Datei …</translation>
    </message>
    <message>
        <source>Choose a scenario</source>
        <translation>Szenario auswählen</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Szenarios (*.toml)</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Your opponent reads</source>
        <translation>Ihr Gegner liest</translation>
    </message>
    <message>
        <source>Text size of results</source>
        <translation>Schriftgröße der Ergebnisse</translation>
    </message>
    <message>
        <source>Set-up sheet for which scenario?</source>
        <translation>Aufbauliste für welches Szenario?</translation>
    </message>
    <message>
        <source>Which scenario is played?</source>
        <translation>Welches Szenario wird gespielt?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Table assistant</source>
        <translation>Tischassistent</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>One attack</source>
        <translation>Ein Angriff</translation>
    </message>
    <message>
        <source>Two units, the terrain between them, and the dice.</source>
        <translation>Zwei Einheiten, das Gelände dazwischen und die Würfel.</translation>
    </message>
    <message>
        <source>Track a game without a map</source>
        <translation>Spiel ohne Karte verfolgen</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <translation>Aufbauliste</translation>
    </message>
    <message>
        <source>What to take out of the box, and where it goes.</source>
        <translation>Was aus der Schachtel genommen wird und wohin es kommt.</translation>
    </message>
    <message>
        <source>Strength, markers, phases and tracks.</source>
        <translation>Stärke, Marker, Phasen und Statusleisten.</translation>
    </message>
    <message>
        <source>An older game …</source>
        <translation>Älteres Spiel …</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Spiel wählen</translation>
    </message>
    <message>
        <source>Games at a table (*.toml)</source>
        <translation>Spiele am Tisch (*.toml)</translation>
    </message>
    <message>
        <source>You read</source>
        <translation>Sie lesen</translation>
    </message>
    <message>
        <source>Track a game on its board</source>
        <translation>Spiel auf der Karte verfolgen</translation>
    </message>
    <message>
        <source>Range, sight and cover come from the map.</source>
        <translation>Entfernung, Sicht und Deckung ergeben sich aus der Karte.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TableText</name>
    <message>
        <source>Faces %1: %2</source>
        <extracomment>%1 is a letter that names a set of dice faces, %2 a die</extracomment>
        <translation>Seiten %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is an edition of the game, %2 a row of a table, such as a terrain or marker
----------
%1 is a group of columns, such as Movement points, %2 one of them
----------
%1 is a table, %2 a value in it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, effect %2</source>
        <extracomment>%1 is an ability, %2 a number</extracomment>
        <translation>%1, Wirkung %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a row of a table, %2 a column</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no die</source>
        <translation>kein Würfel</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>keine Marke</translation>
    </message>
    <message>
        <source>Corrected by you. Ours: %1.</source>
        <extracomment>%1 says how sure our own value was</extracomment>
        <translation>Von Ihnen korrigiert. Unserer: %1.</translation>
    </message>
    <message>
        <source>You have compared it with your copy: same value. Before: %1.</source>
        <translation>Sie haben ihn mit Ihrem Exemplar verglichen: gleicher Wert. Zuvor: %1.</translation>
    </message>
    <message>
        <source>No mark: our own name, not a value of the game.</source>
        <translation>Keine Marke: ein von uns gewählter Name, kein Wert des Spiels.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TableValueForm</name>
    <message>
        <source>Not applied: %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>Nicht übernommen: %1</translation>
    </message>
    <message>
        <source>There is no folder in which your corrections could be stored.</source>
        <translation>Es gibt keinen Ordner, in dem Ihre Korrekturen gespeichert werden könnten.</translation>
    </message>
    <message>
        <source>Your corrections cannot be read, so nothing is added to them. %1: %2</source>
        <translation>Ihre Korrekturen lassen sich nicht lesen, daher wird nichts hinzugefügt. %1: %2</translation>
    </message>
    <message>
        <source>Another file of corrections, which takes precedence over yours, has this value.</source>
        <translation>Eine andere Datei mit Korrekturen, die Vorrang vor Ihrer hat, enthält diesen Wert.</translation>
    </message>
    <message>
        <source>Choose a value of the table.</source>
        <translation>Wählen Sie einen Wert der Tabelle.</translation>
    </message>
    <message>
        <source>Ours: %1</source>
        <extracomment>%1 is a value</extracomment>
        <translation>Unserer: %1</translation>
    </message>
    <message>
        <source>No rule mentions it.</source>
        <translation>Keine Regel erwähnt ihn.</translation>
    </message>
    <message>
        <source>My copy says the same</source>
        <translation>Mein Exemplar sagt dasselbe</translation>
    </message>
    <message>
        <source>Revert to ours</source>
        <translation>Zurück zu unserem</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>The value stays and is marked as compared with your copy</source>
        <translation>Der Wert bleibt und gilt als mit Ihrem Exemplar verglichen</translation>
    </message>
    <message>
        <source>Discard your entry for this value</source>
        <translation>Ihre Angabe zu diesem Wert verwerfen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TakeOffCommand</name>
    <message>
        <source>Take off the map</source>
        <translation>Von der Karte nehmen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TakingBack</name>
    <message>
        <source>Enter the roll again</source>
        <translation>Wurf neu eingeben</translation>
    </message>
    <message>
        <source>A decision has been made since then. Take it back with the roll? The game file will record this.</source>
        <translation>Seitdem wurde etwas entschieden. Mit dem Wurf zurücknehmen? In der Spieldatei wird es vermerkt.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Dice have been rolled since then. Take it back anyway? The game file will record this.</source>
        <translation>Seitdem wurde gewürfelt. Trotzdem zurücknehmen? In der Spieldatei wird es vermerkt.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TermText</name>
    <message>
        <source>All of these</source>
        <translation>Alle folgenden</translation>
    </message>
    <message>
        <source>At least one of these</source>
        <translation>Mindestens eine der folgenden</translation>
    </message>
    <message>
        <source>Not this</source>
        <translation>Diese nicht</translation>
    </message>
    <message>
        <source>Holds an objective</source>
        <translation>Hält ein Zielfeld</translation>
    </message>
    <message>
        <source>Holds a number of objectives</source>
        <translation>Hält mehrere Zielfelder</translation>
    </message>
    <message>
        <source>Units of a side eliminated</source>
        <translation>Einheiten einer Seite eliminiert</translation>
    </message>
    <message>
        <source>A track has reached a number</source>
        <translation>Eine Statusleiste hat eine Zahl erreicht</translation>
    </message>
    <message>
        <source>Units are in a zone</source>
        <translation>Einheiten sind in einer Zone</translation>
    </message>
    <message>
        <source>A turn has been reached</source>
        <translation>Eine Runde ist erreicht</translation>
    </message>
    <message>
        <source>A side has no units left</source>
        <translation>Eine Seite hat keine Einheiten mehr</translation>
    </message>
    <message numerus="yes">
        <source>%1 has lost at least %n unit(s)</source>
        <extracomment>%1 is &quot;the Allies side&quot;</extracomment>
        <translation>
            <numerusform>%1 hat mindestens %n Einheit verloren</numerusform>
            <numerusform>%1 hat mindestens %n Einheiten verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has at least %n unit(s) in %2</source>
        <extracomment>%1 is &quot;the Allies side&quot;, %2 a zone</extracomment>
        <translation>
            <numerusform>%1 hat mindestens %n Einheit in %2</numerusform>
            <numerusform>%1 hat mindestens %n Einheiten in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no units left</source>
        <extracomment>%1 is &quot;the Allies side&quot;</extracomment>
        <translation>%1 hat keine Einheiten mehr</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Zielfelder</translation>
    </message>
    <message>
        <source>At least (units)</source>
        <translation>Mindestens (Einheiten)</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfeld</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Statusleiste</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <extracomment>%1 is &quot;the Allies side&quot;, %2 an objective</extracomment>
        <translation>%1 hält %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds at least %n objective(s)</source>
        <extracomment>%1 is &quot;the Allies side&quot;</extracomment>
        <translation>
            <numerusform>%1 hält mindestens %n Zielfeld</numerusform>
            <numerusform>%1 hält mindestens %n Zielfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>the track %1 is at %2 or more</source>
        <extracomment>%1 is a track, %2 a number</extracomment>
        <translation>die Statusleiste %1 steht auf %2 oder mehr</translation>
    </message>
    <message>
        <source>it is turn %1 or later</source>
        <translation>es ist Runde %1 oder später</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two conditions</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two conditions</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>not (%1)</source>
        <translation>nicht (%1)</translation>
    </message>
    <message>
        <source>the side itself</source>
        <translation>die Seite selbst</translation>
    </message>
    <message>
        <source>the %1 side</source>
        <extracomment>%1 is a side, such as Axis</extracomment>
        <translation>die Seite %1</translation>
    </message>
    <message>
        <source>Holds most objectives</source>
        <translation>Hält die meisten Zielfelder</translation>
    </message>
    <message>
        <source>%1 holds more than half of the objectives</source>
        <extracomment>%1 is &quot;the Allies side&quot;</extracomment>
        <translation>%1 hält mehr als die Hälfte der Zielfelder</translation>
    </message>
    <message>
        <source>The winner of this condition</source>
        <translation>Der Sieger dieser Bedingung</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TextLookWords</name>
    <message>
        <source>Sides:</source>
        <translation>Seiten:</translation>
    </message>
    <message>
        <source>Objectives:</source>
        <translation>Zielfelder:</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TextsModel</name>
    <message>
        <source>(missing)</source>
        <translation>(fehlt)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TextsPage</name>
    <message>
        <source>All texts exist in all languages.</source>
        <translation>Alle Texte sind in allen Sprachen vorhanden.</translation>
    </message>
    <message>
        <source>Missing texts: %1</source>
        <translation>Fehlende Texte: %1</translation>
    </message>
    <message>
        <source>&amp;Only missing texts</source>
        <translation>&amp;Nur fehlende Texte</translation>
    </message>
    <message>
        <source>Show only texts that are missing in a language</source>
        <translation>Nur Texte zeigen, die in einer Sprache fehlen</translation>
    </message>
    <message>
        <source>Add a language...</source>
        <translation>Sprache hinzufügen …</translation>
    </message>
    <message>
        <source>Add a column for another language</source>
        <translation>Eine Spalte für eine weitere Sprache hinzufügen</translation>
    </message>
    <message>
        <source>Texts of the scenario</source>
        <translation>Texte des Szenarios</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TileDialog</name>
    <message>
        <source>New tile</source>
        <translation>Neues Spielfeld</translation>
    </message>
    <message>
        <source>Name of the tile</source>
        <translation>Name des Spielfelds</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>A short name without spaces that scenarios use for it, such as M01A</source>
        <translation>Ein kurzer Name ohne Leerzeichen, unter dem Szenarien es kennen, etwa M01A</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>Name auf Englisch</translation>
    </message>
    <message>
        <source>Name in German</source>
        <translation>Name auf Deutsch</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>There is already a tile %1: choose a different id.</source>
        <extracomment>%1 is the id of a tile</extracomment>
        <translation>Es gibt schon ein Spielfeld %1: Wählen Sie eine andere Kennung.</translation>
    </message>
    <message>
        <source>A tile has an even number of columns.</source>
        <translation>Ein Spielfeld hat eine gerade Zahl von Spalten.</translation>
    </message>
    <message>
        <source>It will be stored in your library.</source>
        <translation>Es wird in Ihrer Bibliothek gespeichert.</translation>
    </message>
    <message>
        <source>An id has 1 to 100 letters, digits, &apos;.&apos;, &apos;_&apos; and &apos;-&apos;.</source>
        <translation>Eine Kennung hat 1 bis 100 Buchstaben, Ziffern, „.“, „_“ und „-“.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TimelineModel</name>
    <message numerus="yes">
        <source>%1: %n group(s), %2</source>
        <extracomment>%1 is a side, %2 points; %n are groups of reinforcements</extracomment>
        <translation>
            <numerusform>%1: %n Gruppe, %2</numerusform>
            <numerusform>%1: %n Gruppen, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: %2 (%3)</source>
        <extracomment>%1 is a turn, %2 units, %3 points</extracomment>
        <translation>Runde %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>%1 is a turn</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>After the end of the game</source>
        <translation>Nach dem Ende des Spiels</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TimelinePanel</name>
    <message>
        <source>Reinforcements by turn</source>
        <translation>Verstärkungen nach Runden</translation>
    </message>
    <message>
        <source>Drag a counter to another turn, or press Alt with the left or right arrow.</source>
        <translation>Ziehen Sie einen Einheitenmarker in eine andere Runde oder drücken Sie Alt mit dem Pfeil nach links oder rechts.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a group for the selected side and turn</source>
        <translation>Eine Gruppe für die ausgewählte Seite und Runde hinzufügen</translation>
    </message>
    <message>
        <source>Remove the selected group (Delete)</source>
        <translation>Die ausgewählte Gruppe entfernen (Entf)</translation>
    </message>
    <message>
        <source>One turn earlier (Alt and left arrow)</source>
        <translation>Eine Runde früher (Alt und Pfeil nach links)</translation>
    </message>
    <message>
        <source>One turn later (Alt and right arrow)</source>
        <translation>Eine Runde später (Alt und Pfeil nach rechts)</translation>
    </message>
    <message>
        <source>View and edit everything in the group (Enter)</source>
        <translation>Alles an der Gruppe ansehen und bearbeiten (Eingabe)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ToldText</name>
    <message>
        <source>elsewhere</source>
        <translation>woanders</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <extracomment>%1 is a unit, %2 a marker</extracomment>
        <translation>%1 verliert: %2.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <extracomment>%1 is a unit, %2 a marker</extracomment>
        <translation>%1 erhält: %2.</translation>
    </message>
    <message>
        <source>%1 supports the close combat.</source>
        <translation>%1 unterstützt den Nahkampf.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <translation>%1 verlässt %2.</translation>
    </message>
    <message>
        <source>%1 assaults %2.</source>
        <translation>%1 greift %2 im Nahkampf an.</translation>
    </message>
    <message>
        <source>%1 reacts to %2.</source>
        <translation>%1 reagiert auf %2.</translation>
    </message>
    <message>
        <source>%1 fires at %2.</source>
        <translation>%1 feuert auf %2.</translation>
    </message>
    <message>
        <source>%1 leaves its place.</source>
        <extracomment>%1 is a unit, %2 an objective or a zone</extracomment>
        <translation>%1 verlässt den Platz.</translation>
    </message>
    <message>
        <source>%1 is now on: %2</source>
        <translation>%1 steht jetzt auf: %2</translation>
    </message>
    <message>
        <source>%1 joins the game: %2.</source>
        <extracomment>%1 is a unit, %2 a side</extracomment>
        <translation>%1 kommt ins Spiel: %2.</translation>
    </message>
    <message>
        <source>%1 arrives.</source>
        <translation>%1 trifft ein.</translation>
    </message>
    <message>
        <source>Take %1 off %2.</source>
        <extracomment>%1 is a marker, %2 a unit</extracomment>
        <translation>Nehmen Sie „%1“ von %2.</translation>
    </message>
    <message>
        <source>Turn %1 on %2 over: the hex is dug in.</source>
        <extracomment>a marker, %1, is turned over and then lies on the hex of a unit, %2</extracomment>
        <translation>Drehen Sie „%1“ auf %2 um: Das Hexfeld ist eingegraben.</translation>
    </message>
    <message>
        <source>Turn %1 on %3 over: %2.</source>
        <extracomment>%1 and %2 are the sides of a marker, %3 a unit</extracomment>
        <translation>Drehen Sie „%1“ auf %3 um: „%2“.</translation>
    </message>
    <message>
        <source>Exchange %1 on %3 for %2.</source>
        <extracomment>%1 and %2 are markers, %3 a unit</extracomment>
        <translation>Tauschen Sie „%1“ auf %3 gegen „%2“.</translation>
    </message>
    <message>
        <source>%1 now belongs to: %2.</source>
        <extracomment>%1 is an objective, %2 a side</extracomment>
        <translation>%1 gehört jetzt: %2.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Move the marker of %1 to %2.</source>
        <extracomment>a marker of the troop status board: %1 is its track, %2 a number</extracomment>
        <translation>Versetzen Sie den Marker von „%1“ auf %2.</translation>
    </message>
    <message>
        <source>Move the turn marker to %1.</source>
        <translation>Versetzen Sie den Rundenmarker auf %1.</translation>
    </message>
    <message>
        <source>%1 may come onto the map.</source>
        <translation>%1 darf auf die Karte.</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>nicht im Spiel</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>left the map</source>
        <translation>hat die Karte verlassen</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>%1 is the id of a transport</extracomment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>hat gehandelt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>cannot act</source>
        <translation>kann nicht handeln</translation>
    </message>
    <message>
        <source>The game is over: a draw.</source>
        <translation>Das Spiel ist zu Ende: unentschieden.</translation>
    </message>
    <message>
        <source>The game is over. Winner: %1.</source>
        <translation>Das Spiel ist zu Ende. Sieger: %1.</translation>
    </message>
    <message>
        <source>%1 rolled, %2 modifier, %3 needed</source>
        <translation>%1 gewürfelt, %2 Modifikator, %3 nötig</translation>
    </message>
    <message>
        <source>%1 finds its way through the minefield (%2).</source>
        <translation>%1 findet einen Weg durch das Minenfeld (%2).</translation>
    </message>
    <message>
        <source>%1 sets off the minefield (%2).</source>
        <translation>%1 löst das Minenfeld aus (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n smoke marker(s) in a hex.</source>
        <translation>
            <numerusform>%n Rauchmarker in einem Hexfeld.</numerusform>
            <numerusform>%n Rauchmarker in einem Hexfeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 overruns %2.</source>
        <extracomment>a vehicle, %1, and a gun, %2</extracomment>
        <translation>%1 überrollt %2.</translation>
    </message>
    <message>
        <source>%1 leaves a minefield.</source>
        <translation>%1 verlässt ein Minenfeld.</translation>
    </message>
    <message>
        <source>%1 enters a minefield.</source>
        <translation>%1 betritt ein Minenfeld.</translation>
    </message>
    <message>
        <source>%1 crosses difficult ground.</source>
        <translation>%1 überquert schwierigen Boden.</translation>
    </message>
    <message>
        <source>%1 fires smoke.</source>
        <translation>%1 feuert Rauch ab.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ToolBox</name>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select items on the map. Drag to move them; Ctrl adds to the selection.</source>
        <translation>Elemente auf der Karte auswählen. Ziehen verschiebt sie, Strg erweitert die Auswahl.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Höhenstufe</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Hexside</source>
        <translation>Hexkante</translation>
    </message>
    <message>
        <source>Place walls, slopes, wire and barricades on the nearest hexside; click again to remove them.</source>
        <translation>Mauern, Abhänge, Draht und Sperren auf die nächste Hexkante setzen; ein zweiter Klick entfernt sie.</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>Place fortifications, craters and ruins; they face the nearest vertex.</source>
        <translation>Befestigungen, Krater und Ruinen setzen; sie richten sich zum nächsten Eckpunkt aus.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfeld</translation>
    </message>
    <message>
        <source>Place an objective.</source>
        <translation>Ein Zielfeld setzen.</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Paint the hexes of a zone. Shift removes them.</source>
        <translation>Die Hexfelder einer Zone malen. Umschalt entfernt sie.</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>Place a smoke marker, or add another.</source>
        <translation>Einen Rauchmarker setzen oder einen weiteren hinzufügen.</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Lay mines that are present from the start.</source>
        <translation>Minen legen, die von Anfang an da sind.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Write on the map.</source>
        <translation>Auf die Karte schreiben.</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Remove items from the hexes.</source>
        <translation>Elemente von den Hexfeldern entfernen.</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Select hexes to copy, turn or change. Shift adds, Ctrl removes.</source>
        <translation>Hexfelder auswählen, um sie zu kopieren, zu drehen oder zu ändern. Umschalt fügt hinzu, Strg nimmt weg.</translation>
    </message>
    <message>
        <source>Paint terrain. Alt+click picks up the terrain of the hex.</source>
        <translation>Gelände malen. Alt+Klick übernimmt das Gelände des Hexfelds.</translation>
    </message>
    <message>
        <source>Paint the level of hills. Alt+click picks up the level of the hex.</source>
        <translation>Die Höhenstufe von Hügeln malen. Alt+Klick übernimmt die Höhenstufe des Hexfelds.</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Place copied hexes. Alt+click picks up the selected hexes.</source>
        <translation>Kopierte Hexfelder ablegen. Alt+Klick nimmt die ausgewählten Hexfelder auf.</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Drag to measure from hex to hex. Escape ends it.</source>
        <translation>Durch Ziehen von Hexfeld zu Hexfeld messen. Esc beendet es.</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>Click a hex to look from: visible hexes light up, and the line to the hex you point at shows why. Escape ends it.</source>
        <translation>Ein Hexfeld anklicken, von dem aus geschaut wird: Sichtbare Hexfelder leuchten, und die Linie zum Hexfeld unter dem Zeiger zeigt, warum. Esc beendet es.</translation>
    </message>
    <message>
        <source>Place a unit from the card library, or drag a card onto the map.</source>
        <translation>Eine Einheit aus der Kartenbibliothek setzen, durch einen Klick oder indem Sie sie auf die Landkarte ziehen.</translation>
    </message>
    <message>
        <source>Drag a road, or click one hex after another. Releasing the mouse after a drag, or Escape, ends it.</source>
        <translation>Eine Straße ziehen oder ein Hexfeld nach dem anderen anklicken. Loslassen nach dem Ziehen oder Esc beendet sie.</translation>
    </message>
    <message>
        <source>Place a tile with its top-left corner here.</source>
        <translation>Ein Spielfeld mit der linken oberen Ecke hierher legen.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TouchedUnits</name>
    <message>
        <source>marked %1</source>
        <extracomment>%1 is a marker</extracomment>
        <translation>markiert mit %1</translation>
    </message>
    <message>
        <source>has the ability %1</source>
        <extracomment>%1 is an ability of a card</extracomment>
        <translation>hat die Fähigkeit %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is an action, %2 a sentence: why the rules refuse it
----------
%1 is who attacks whom, %2 what gives or takes dice</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 fires at %2</source>
        <translation>%1 feuert auf %2</translation>
    </message>
    <message>
        <source>%1 assaults %2</source>
        <translation>%1 greift %2 im Nahkampf an</translation>
    </message>
    <message>
        <source>%1 overruns %2</source>
        <translation>%1 überrollt %2</translation>
    </message>
    <message>
        <source>Fire from outside the board</source>
        <translation>Feuer von außerhalb der Karte</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TrackView</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a track of the status board, %2 where its marker stands</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is a side, %2 one of its tracks with the value</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TrackedPage</name>
    <message>
        <source>The rules do not allow that.</source>
        <translation>Die Regeln lassen das nicht zu.</translation>
    </message>
    <message>
        <source>Turn %1 is over. Now make these changes on the table.</source>
        <translation>Runde %1 ist zu Ende. Führen Sie diese Änderungen nun auf dem Tisch aus.</translation>
    </message>
    <message>
        <source>Game at the table</source>
        <translation>Spiel am Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n ready</source>
        <extracomment>%1 is a side</extracomment>
        <translation>
            <numerusform>%1 – %n bereit</numerusform>
            <numerusform>%1 – %n bereit</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a unit by its number.</source>
        <translation>Wählen Sie eine Einheit mit ihrer Nummer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; – press a marker to place it, again to remove it</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; – ein Druck legt einen Marker, ein zweiter entfernt ihn</translation>
    </message>
    <message>
        <source>&lt;b&gt;Played anyway:&lt;/b&gt; %1 – against %2</source>
        <extracomment>%1 is a step of the game, %2 the rule that it breaks</extracomment>
        <translation>&lt;b&gt;Trotzdem gespielt:&lt;/b&gt; %1 – gegen %2</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Last steps</source>
        <translation>Letzte Schritte</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Initiative: %1</source>
        <extracomment>the initiative of a turn: %1 is a side</extracomment>
        <translation>Initiative: %1</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Keine davon</translation>
    </message>
    <message>
        <source>Begins every turn: %1</source>
        <extracomment>%1 is a side</extracomment>
        <translation>Beginnt jede Runde: %1</translation>
    </message>
    <message>
        <source>Who rolled the higher die?</source>
        <translation>Wer hat höher gewürfelt?</translation>
    </message>
    <message>
        <source>To act: %1</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>The phase is over.</source>
        <translation>Die Phase ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n passes so far</source>
        <translation>
            <numerusform>bisher einmal gepasst</numerusform>
            <numerusform>bisher %n-mal gepasst</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has arrived</source>
        <extracomment>%1 is a unit</extracomment>
        <translation>%1 ist eingetroffen</translation>
    </message>
    <message>
        <source>One less on %1</source>
        <extracomment>%1 is a track</extracomment>
        <translation>Eins weniger auf %1</translation>
    </message>
    <message>
        <source>One more on %1</source>
        <extracomment>%1 is a track</extracomment>
        <translation>Eins mehr auf %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>All done: turn %1</source>
        <translation>Alles erledigt: Runde %1</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Action marker</source>
        <translation>Aktionsmarker</translation>
    </message>
    <message>
        <source>Other markers</source>
        <translation>Andere Marker</translation>
    </message>
    <message>
        <source>has not acted</source>
        <translation>hat nicht gehandelt</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>hat gehandelt</translation>
    </message>
    <message>
        <source>Its hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>not dug in</source>
        <translation>nicht eingegraben</translation>
    </message>
    <message>
        <source>dug in</source>
        <translation>eingegraben</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Eliminiert</translation>
    </message>
    <message>
        <source>Left the map</source>
        <translation>Hat die Karte verlassen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Nächste Phase</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>One damage</source>
        <translation>Ein Schaden</translation>
    </message>
    <message>
        <source>One back</source>
        <translation>Einer zurück</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Played anyway, against %1:</source>
        <extracomment>a step of the game: %1 is the rule that it breaks</extracomment>
        <translation>Trotzdem gespielt, gegen %1:</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>What do you want to note about this step?</source>
        <translation>Was möchten Sie zu diesem Schritt notieren?</translation>
    </message>
    <message>
        <source>Web page (*.html);;Text (*.txt)</source>
        <translation>Webseite (*.html);;Text (*.txt)</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Verlauf speichern</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>In dieser Runde</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Nobody has passed.</source>
        <translation>Noch hat niemand gepasst.</translation>
    </message>
    <message>
        <source>Add units</source>
        <translation>Einheiten hinzufügen</translation>
    </message>
    <message>
        <source>Add units (N)</source>
        <extracomment>the tip of a button with the key N</extracomment>
        <translation>Einheiten hinzufügen (N)</translation>
    </message>
    <message>
        <source>All command points lie on cards.</source>
        <translation>Alle Kommandopunkte liegen auf Karten.</translation>
    </message>
    <message>
        <source>Put your command points on unit cards.</source>
        <translation>Legen Sie Ihre Kommandopunkte auf Einheitenkarten.</translation>
    </message>
    <message>
        <source>A lost point goes from: %1</source>
        <extracomment>%1 is a unit card or the command focus</extracomment>
        <translation>Ein verlorener Punkt geht von: %1</translation>
    </message>
    <message>
        <source>command focus</source>
        <translation>Kommandoschwerpunkt</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points on cards</source>
        <translation>%1: %2 von %3 Punkten auf Karten</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <translation>%1, Spieler %2</translation>
    </message>
    <message>
        <source>One point less on %1</source>
        <extracomment>%1 is a unit card</extracomment>
        <translation>Ein Punkt weniger auf %1</translation>
    </message>
    <message>
        <source>One point more on %1</source>
        <extracomment>%1 is a unit card</extracomment>
        <translation>Ein Punkt mehr auf %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TransformTerrainCommand</name>
    <message>
        <source>Transform terrain on tiles</source>
        <translation>Gelände der Spielfelder umwandeln</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TrayPanel</name>
    <message>
        <source>Every unit has a place on the map, in a zone or on a transport.</source>
        <translation>Jede Einheit hat einen Platz auf der Karte, in einer Zone oder auf einem Transportfahrzeug.</translation>
    </message>
    <message>
        <source>Units off the board</source>
        <translation>Einheiten neben der Karte</translation>
    </message>
    <message>
        <source>Place on map</source>
        <translation>Auf die Karte bringen</translation>
    </message>
    <message>
        <source>Place the selected units on the cursor hex</source>
        <translation>Die ausgewählten Einheiten auf das Hexfeld des Cursors setzen</translation>
    </message>
    <message>
        <source>These units have no place. Drag them onto the map, or press Enter to place them on the cursor hex.</source>
        <translation>Diese Einheiten haben keinen Platz. Ziehen Sie sie auf die Karte oder setzen Sie sie mit der Eingabetaste auf das Hexfeld des Cursors.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TrialDialog</name>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Final turn</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>%1 of %2 units</source>
        <extracomment>%1 and %2 are numbers of units, on average</extracomment>
        <translation>%1 von %2 Einheiten</translation>
    </message>
    <message>
        <source>Average losses per game</source>
        <translation>Durchschnittliche Verluste pro Spiel</translation>
    </message>
    <message>
        <source>never changed hands</source>
        <translation>wechselte nie den Besitzer</translation>
    </message>
    <message>
        <source>changed hands in %1 of the games</source>
        <translation>wechselte in %1 der Spiele den Besitzer</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Zielfelder</translation>
    </message>
    <message>
        <source>Random play, games: %1</source>
        <translation>Zufallsspiel, Spiele: %1</translation>
    </message>
    <message>
        <source>Trial run – %1</source>
        <translation>Probelauf – %1</translation>
    </message>
    <message>
        <source>Plays the scenario in its current state with random orders that favour fire and contact. It shows whether the scenario works and which places no unit reaches, not how good players would do.</source>
        <translation>Spielt das Szenario in seinem jetzigen Stand mit zufälligen Befehlen, die Feuer und Feindberührung bevorzugen. Das zeigt, ob das Szenario spielbar ist und wohin keine Einheit gelangt, nicht, wie gute Spieler abschneiden würden.</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Spiele:</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Number of games to play</source>
        <translation>Anzahl der Spiele</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>S&amp;tarten</translation>
    </message>
    <message>
        <source>Stop after the current game</source>
        <translation>Nach dem laufenden Spiel aufhören</translation>
    </message>
    <message>
        <source>Play the games</source>
        <translation>Die Spiele spielen</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Results of the games</source>
        <translation>Ergebnisse der Spiele</translation>
    </message>
    <message>
        <source>No games have been played yet.</source>
        <translation>Noch wurden keine Spiele gespielt.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TurnItemsCommand</name>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::TurnTileCommand</name>
    <message>
        <source>Turn tile</source>
        <translation>Spielfeld drehen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::UnitDrop</name>
    <message>
        <source>Aboard: %1</source>
        <extracomment>%1 is a vehicle</extracomment>
        <translation>An Bord: %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::UnitLines</name>
    <message>
        <source>Not on the map yet.</source>
        <translation>Noch nicht auf der Karte.</translation>
    </message>
    <message>
        <source>Eliminated.</source>
        <translation>Eliminiert.</translation>
    </message>
    <message>
        <source>Has left the map.</source>
        <translation>Hat die Karte verlassen.</translation>
    </message>
    <message>
        <source>May: %1.</source>
        <extracomment>%1 are actions, with commas between them</extracomment>
        <translation>Kann noch: %1.</translation>
    </message>
    <message>
        <source>Aboard; may still get off.</source>
        <translation>An Bord; kann noch absitzen.</translation>
    </message>
    <message>
        <source>Aboard.</source>
        <translation>An Bord.</translation>
    </message>
    <message>
        <source>No actions available now.</source>
        <translation>Zurzeit keine Aktionen möglich.</translation>
    </message>
    <message>
        <source>Has not acted this turn.</source>
        <translation>Hat in dieser Runde noch nicht gehandelt.</translation>
    </message>
    <message>
        <source>Is acting now.</source>
        <translation>Handelt gerade.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::UnitList</name>
    <message>
        <source>Own units</source>
        <translation>Eigene Einheiten</translation>
    </message>
    <message>
        <source>Units of both sides</source>
        <translation>Einheiten beider Seiten</translation>
    </message>
    <message>
        <source>Whose units</source>
        <translation>Wessen Einheiten</translation>
    </message>
    <message>
        <source>Units and their remaining actions</source>
        <translation>Einheiten und ihre verbleibenden Aktionen</translation>
    </message>
    <message>
        <source>Units of your side or of the side being asked, or of both sides</source>
        <translation>Einheiten Ihrer Seite oder der gefragten Seite, oder beider Seiten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::UnitPicker</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is a unit, %2 how it is</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Choose the attacker</source>
        <translation>Angreifer wählen</translation>
    </message>
    <message>
        <source>Choose the target</source>
        <translation>Ziel wählen</translation>
    </message>
    <message>
        <source>New: %1</source>
        <extracomment>another counter: %1 is its card and its nation</extracomment>
        <translation>Neu: %1</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::UnitStory</name>
    <message>
        <source>Destroyed %1 in turn %2</source>
        <extracomment>%1 is an enemy unit</extracomment>
        <translation>Hat in Runde %2 %1 ausgeschaltet</translation>
    </message>
    <message>
        <source>Took %1 in turn %2</source>
        <extracomment>%1 is an objective</extracomment>
        <translation>Hat in Runde %2 %1 erobert</translation>
    </message>
    <message>
        <source>Lost in turn %1</source>
        <translation>Verloren in Runde %1</translation>
    </message>
    <message>
        <source>Lost to %1 in turn %2</source>
        <extracomment>%1 is an enemy unit</extracomment>
        <translation>Verloren in Runde %2 gegen %1</translation>
    </message>
    <message>
        <source>Battle %1, %2</source>
        <translation>Gefecht %1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 strength points left.</source>
        <translation>%1 von %2 Stärkepunkten übrig.</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>Befehl %1</translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s).</source>
        <translation>
            <numerusform>%n Abschuss.</numerusform>
            <numerusform>%n Abschüsse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective hex(es) taken.</source>
        <translation>
            <numerusform>%n Zielfeld erobert.</numerusform>
            <numerusform>%n Zielfelder erobert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result was entered by hand.</source>
        <translation>Das Ergebnis wurde von Hand eingegeben.</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation>%1 zu Beginn</translation>
    </message>
    <message>
        <source>%1 (battle %2)</source>
        <extracomment>%1 is a medal</extracomment>
        <translation>%1 (Gefecht %2)</translation>
    </message>
    <message>
        <source>after battle %1: %2</source>
        <extracomment>%2 is an experience, such as &quot;Veteran&quot;</extracomment>
        <translation>nach Gefecht %1: %2</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>What counts: %1</source>
        <extracomment>%1 is the id of a rule</extracomment>
        <translation>Was zählt: %1</translation>
    </message>
    <message>
        <source>This unit has not fought yet.</source>
        <translation>Diese Einheit hat noch nicht gekämpft.</translation>
    </message>
    <message>
        <source>Service record</source>
        <translation>Werdegang</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::UnitStrip</name>
    <message>
        <source>%1, strength %2 of %3, %4, %5</source>
        <extracomment>a unit: %1 is its name, %2 and %3 strength points left and in all, %4 markers, %5 &quot;ready&quot;</extracomment>
        <translation>%1, Stärke %2 von %3, %4, %5</translation>
    </message>
    <message>
        <source>no markers</source>
        <translation>keine Marker</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::UnitsPanel</name>
    <message>
        <source>Cards: drag them to the core units, or press Enter</source>
        <translation>Karten: Ziehen Sie sie zu den Kerneinheiten, oder drücken Sie Enter</translation>
    </message>
    <message>
        <source>Name or unit</source>
        <translation>Name oder Einheit</translation>
    </message>
    <message>
        <source>Find cards</source>
        <translation>Karten suchen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::UnitsShow</name>
    <message>
        <source>There is no more than one unit here.</source>
        <translation>Hier steht nicht mehr als eine Einheit.</translation>
    </message>
    <message>
        <source>The counters are hidden.</source>
        <translation>Die Einheitenmarker sind ausgeblendet.</translation>
    </message>
    <message>
        <source>The counters are hidden; %1 shows them again.</source>
        <translation>Die Einheitenmarker sind ausgeblendet; %1 zeigt sie wieder.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::UnloadUnitsCommand</name>
    <message>
        <source>Unload</source>
        <translation>Entladen</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::ValueText</name>
    <message>
        <source>Track %1: where it decides for this side: %2</source>
        <translation>Statusleiste %1: wo sie für diese Seite entscheidet: %2</translation>
    </message>
    <message>
        <source>Track %1: where it decides against this side: %2</source>
        <translation>Statusleiste %1: wo sie gegen diese Seite entscheidet: %2</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Anzahl der Runden</translation>
    </message>
    <message>
        <source>Victory, %1: %2</source>
        <extracomment>a side, and one of its victory conditions</extracomment>
        <translation>Sieg, %1: %2</translation>
    </message>
    <message>
        <source>Track %1: where it starts</source>
        <translation>Statusleiste %1: wo sie beginnt</translation>
    </message>
    <message>
        <source>Reinforcement %1, %2: its turn</source>
        <translation>Verstärkung %1, %2: ihre Runde</translation>
    </message>
    <message>
        <source>Reinforcement %1, %2: number of %3</source>
        <translation>Verstärkung %1, %2: Anzahl von %3</translation>
    </message>
    <message>
        <source>Unit, %1: %2</source>
        <translation>Einheit, %1: %2</translation>
    </message>
    <message>
        <source>without it</source>
        <extracomment>of a unit in a version of a scenario</extracomment>
        <translation>ohne sie</translation>
    </message>
    <message>
        <source>with it</source>
        <translation>mit ihr</translation>
    </message>
    <message>
        <source>two of them</source>
        <translation>zwei davon</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::VassalBuild</name>
    <message>
        <source>Draw a line between two hexes and show their range</source>
        <translation>Eine Linie zwischen zwei Hexfeldern ziehen und ihre Entfernung zeigen</translation>
    </message>
    <message>
        <source>Hide or show all counters on this map</source>
        <translation>Alle Einheitenmarker auf dieser Karte aus- oder einblenden</translation>
    </message>
    <message>
        <source>Save the map as a picture</source>
        <translation>Die Karte als Bild speichern</translation>
    </message>
    <message>
        <source>Save what is on the map as text</source>
        <translation>Als Text speichern, was auf der Karte liegt</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Choose zoom</source>
        <translation>Vergrößerung wählen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>%1 placed in %2</source>
        <translation>%1 in %2 aufgestellt</translation>
    </message>
    <message>
        <source>Mark all counters as not moved</source>
        <translation>Alle Einheitenmarker als nicht bewegt kennzeichnen</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3</source>
        <translation>%1 rückt von %2 auf %3</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Einheitenmarker</translation>
    </message>
    <message>
        <source>Show or hide the counters</source>
        <translation>Einheitenmarker ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Change side</source>
        <translation>Seite wechseln</translation>
    </message>
    <message>
        <source>Change your side or become an observer</source>
        <translation>Die Seite wechseln oder zuschauen</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Einweisung</translation>
    </message>
    <message>
        <source>A scenario for ASSAULT</source>
        <translation>Ein Szenario für ASSAULT</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::VassalDialog</name>
    <message>
        <source>&amp;Place the units that start on the board</source>
        <translation>&amp;Einheiten aufstellen, die auf der Karte beginnen</translation>
    </message>
    <message>
        <source>&amp;Add counters of reinforcements and formations</source>
        <translation>Einheiten&amp;marker von Verstärkungen und Formationen hinzufügen</translation>
    </message>
    <message>
        <source>Export VASSAL module</source>
        <translation>VASSAL-Modul exportieren</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>Width of a hex</source>
        <translation>Breite eines Hexfelds</translation>
    </message>
    <message>
        <source>From corner to corner</source>
        <translation>Von Ecke zu Ecke</translation>
    </message>
    <message>
        <source>As stacks at the start of a game, with their markers</source>
        <translation>Als Stapel zu Beginn einer Partie, mit ihren Markern</translation>
    </message>
    <message>
        <source>In lists by turn and formation, next to the listed units</source>
        <translation>In Listen nach Runde und Formation, neben den aufgeführten Einheiten</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Width of a hex:</source>
        <translation>&amp;Breite eines Hexfelds:</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Die Datei wählen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Close without output</source>
        <translation>Ohne Ausgabe schließen</translation>
    </message>
    <message>
        <source>The picture of the board will be %1 × %2 pixels.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Das Bild der Karte wird %1 × %2 Pixel groß.</translation>
    </message>
    <message>
        <source>Every player of a module can see all that is in it. Mines and zones are therefore left out. VASSAL does not know the rules: counters, markers and dice are there, but nothing is checked.</source>
        <translation>In einem Modul können alle Spieler alles sehen. Minen und Zonen sind deshalb nicht enthalten. VASSAL kennt die Regeln nicht: Einheitenmarker, andere Marker und Würfel sind vorhanden, aber nichts wird geprüft.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::VassalForces</name>
    <message>
        <source>Units of the scenario</source>
        <translation>Einheiten des Szenarios</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Single units</source>
        <translation>Einzelne Einheiten</translation>
    </message>
    <message>
        <source>Of units</source>
        <translation>Für Einheiten</translation>
    </message>
    <message>
        <source>Of the map</source>
        <translation>Für die Karte</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::VassalPieces</name>
    <message>
        <source> (half strength)</source>
        <translation> (halbe Stärke)</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Turn clockwise</source>
        <translation>Im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn anticlockwise</source>
        <translation>Gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>Held by %1</source>
        <extracomment>a marker; %1 is a side</extracomment>
        <translation>Gehalten von %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Mark as moved</source>
        <translation>Als bewegt kennzeichnen</translation>
    </message>
    <message>
        <source>Movement trail</source>
        <translation>Bewegungsspur</translation>
    </message>
    <message>
        <source>Label...</source>
        <translation>Beschriftung …</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::VersionsPage</name>
    <message>
        <source>This version cannot be played: %1</source>
        <extracomment>%1 is the name of a version of a scenario</extracomment>
        <translation>Diese Fassung kann nicht gespielt werden: %1</translation>
    </message>
    <message>
        <source>Compare with a scenario</source>
        <translation>Mit einem Szenario vergleichen</translation>
    </message>
    <message>
        <source>Scenarios (*.toml);;All files (*)</source>
        <translation>Szenarien (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This file was not read: %1</source>
        <translation>Diese Datei wurde nicht gelesen: %1</translation>
    </message>
    <message>
        <source>The saved file</source>
        <translation>Die gespeicherte Datei</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Wie es jetzt ist</translation>
    </message>
    <message>
        <source>The two scenarios do not have the same sides.</source>
        <translation>Die beiden Szenarien haben nicht dieselben Seiten.</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Play &amp;versions</source>
        <translation>Fassungen s&amp;pielen</translation>
    </message>
    <message>
        <source>Stop; what has been played stays</source>
        <translation>Anhalten; was gespielt wurde, bleibt erhalten</translation>
    </message>
    <message>
        <source>Each version, with the players, pairs and seed above</source>
        <translation>Jede Fassung, mit den Spielern, Paaren und dem Startwert von oben</translation>
    </message>
    <message>
        <source>Another scenario...</source>
        <translation>Anderes Szenario …</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;Von:</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Bis:</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>&amp;Use the nearest</source>
        <translation>Die ausgewo&amp;genste übernehmen</translation>
    </message>
    <message>
        <source>Changes the scenario to the version that is nearest to even</source>
        <translation>Ändert das Szenario in die Fassung, die der Ausgewogenheit am nächsten kommt</translation>
    </message>
    <message>
        <source>Result of the versions</source>
        <translation>Ergebnis der Fassungen</translation>
    </message>
    <message>
        <source>Plays several versions of the scenario on equal seeds: what is one turn more worth?</source>
        <translation>Spielt mehrere Fassungen des Szenarios mit gleichen Startwerten: Was ist eine Runde mehr wert?</translation>
    </message>
    <message>
        <source>What c&amp;hanges:</source>
        <translation>Was sich än&amp;dert:</translation>
    </message>
    <message>
        <source>Sides swapped (alternate history)</source>
        <translation>Seiten getauscht (alternative Geschichte)</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::VictoryText</name>
    <message>
        <source>All of these:</source>
        <translation>Alle folgenden:</translation>
    </message>
    <message>
        <source>At least one of these:</source>
        <translation>Mindestens eine der folgenden:</translation>
    </message>
    <message>
        <source>Not all of these:</source>
        <translation>Nicht alle folgenden:</translation>
    </message>
    <message>
        <source>%1: objectives held: %2, needed: %3</source>
        <extracomment>%1 is a side</extracomment>
        <translation>%1: gehaltene Zielfelder: %2, nötig: %3</translation>
    </message>
    <message>
        <source>%1: units lost: %2, needed: %3</source>
        <extracomment>%1 is a side</extracomment>
        <translation>%1: verlorene Einheiten: %2, nötig: %3</translation>
    </message>
    <message>
        <source>%1: %2, needed: %3</source>
        <extracomment>%1 is a track</extracomment>
        <translation>%1: %2, nötig: %3</translation>
    </message>
    <message>
        <source>Turn %1 or later</source>
        <translation>Runde %1 oder später</translation>
    </message>
    <message>
        <source>%1: no units left</source>
        <extracomment>%1 is a side</extracomment>
        <translation>%1: keine Einheiten mehr</translation>
    </message>
    <message>
        <source>The game ends in a draw.</source>
        <translation>Das Spiel endet unentschieden.</translation>
    </message>
    <message>
        <source>The winner is: %1.</source>
        <translation>Sieger: %1.</translation>
    </message>
    <message>
        <source>Because of: %1.</source>
        <extracomment>before the condition that was met</extracomment>
        <translation>Grund: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Both sides have met their conditions.</source>
        <translation>Beide Seiten haben ihre Bedingungen erfüllt.</translation>
    </message>
    <message>
        <source>No side has met its conditions.</source>
        <translation>Keine Seite hat ihre Bedingungen erfüllt.</translation>
    </message>
    <message>
        <source>%1: objectives held: %2, fewer than %3</source>
        <extracomment>%1 is a side</extracomment>
        <translation>%1: gehaltene Zielfelder: %2, weniger als %3</translation>
    </message>
    <message>
        <source>%1: units lost: %2, fewer than %3</source>
        <extracomment>%1 is a side</extracomment>
        <translation>%1: verlorene Einheiten: %2, weniger als %3</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>%1 is a track, %2 its value</extracomment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>By a trigger: %1</source>
        <extracomment>%1 is a sentence on a trigger</extracomment>
        <translation>Durch einen Auslöser: %1</translation>
    </message>
    <message>
        <source>%1: %2, fewer than %3</source>
        <extracomment>%1 is a track</extracomment>
        <translation>%1: %2, weniger als %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: at least %n unit(s) in %2</source>
        <extracomment>%1 is a side, %2 a zone</extracomment>
        <translation>
            <numerusform>%1: mindestens %n Einheit in der Zone „%2“</numerusform>
            <numerusform>%1: mindestens %n Einheiten in der Zone „%2“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: fewer than %n unit(s) in %2</source>
        <extracomment>%1 is a side, %2 a zone</extracomment>
        <translation>
            <numerusform>%1: weniger als %n Einheit in der Zone „%2“</numerusform>
            <numerusform>%1: weniger als %n Einheiten in der Zone „%2“</numerusform>
        </translation>
    </message>
    <message>
        <source>Before turn %1</source>
        <translation>Vor Runde %1</translation>
    </message>
    <message>
        <source>%1: still has units</source>
        <extracomment>%1 is a side</extracomment>
        <translation>%1: noch Einheiten übrig</translation>
    </message>
    <message>
        <source>%1: %2 held</source>
        <extracomment>%1 is a side, %2 an objective</extracomment>
        <translation>%1: %2 gehalten</translation>
    </message>
    <message>
        <source>%1: %2 not held</source>
        <extracomment>%1 is a side, %2 an objective</extracomment>
        <translation>%1: %2 nicht gehalten</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::WayOrders</name>
    <message>
        <source>%1 does not continue to %2.</source>
        <extracomment>%1 is a unit, %2 a hex</extracomment>
        <translation>%1 zieht nicht weiter nach %2.</translation>
    </message>
    <message>
        <source>%1 %2 then continues to %3; Esc cancels that.</source>
        <extracomment>%1 is a sentence, %2 a unit, %3 a hex</extracomment>
        <translation>%1 %2 zieht danach weiter nach %3; Esc nimmt das zurück.</translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::WayText</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n Bewegungspunkt</numerusform>
            <numerusform>%n Bewegungspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>an enemy is there; nobody fires</source>
        <translation>dort steht ein Gegner; niemand feuert</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is a unit with its hex, %2 a chance</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>dice for the ground or for mines</source>
        <translation>Würfel für das Gelände oder für Minen</translation>
    </message>
    <message>
        <source>Route of %1</source>
        <extracomment>%1 is a unit</extracomment>
        <translation>Weg von %1</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Reaction fire, chance of an effect</source>
        <translation>Reaktionsfeuer, Chance auf eine Wirkung</translation>
    </message>
    <message>
        <source>Shift with a click or with Enter sets a waypoint, Esc removes it.</source>
        <translation>Umschalt mit Klick oder Eingabe setzt einen Wegpunkt, Esc entfernt ihn.</translation>
    </message>
    <message numerus="yes">
        <source>%1; reaction fire in %n hex(es), at most %2</source>
        <extracomment>%1 is what a way costs, %n counts hexes, %2 is a chance</extracomment>
        <translation>
            <numerusform>%1; Reaktionsfeuer in %n Hexfeld, höchstens %2</numerusform>
            <numerusform>%1; Reaktionsfeuer in %n Hexfeldern, höchstens %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexwerk::assault::ui::WhyNot</name>
    <message>
        <source>%1 is out of reach.</source>
        <translation>%1 ist nicht erreichbar.</translation>
    </message>
</context>
<context>
    <name>hexwerk::editor::AskLanguage</name>
    <message>
        <source>Another language</source>
        <translation>Eine weitere Sprache</translation>
    </message>
    <message>
        <source>Language as a tag, such as fr, it or pt-BR:</source>
        <translation>Sprache als Kürzel, etwa fr, it oder pt-BR:</translation>
    </message>
</context>
<context>
    <name>hexwerk::editor::FileProblemText</name>
    <message>
        <source>an existing id</source>
        <translation>eine vorhandene Kennung</translation>
    </message>
    <message>
        <source>an existing id, perhaps %1</source>
        <extracomment>%1 are ids that look alike</extracomment>
        <translation>eine vorhandene Kennung, vielleicht %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>texts by language, such as { en = &quot;...&quot;, de = &quot;...&quot; }</source>
        <translation>Texte nach Sprachen, etwa { en = &quot;…&quot;, de = &quot;…&quot; }</translation>
    </message>
    <message>
        <source>a whole number or one of: %1</source>
        <translation>eine ganze Zahl oder eines von: %1</translation>
    </message>
    <message>
        <source>true, false, a whole number or a text</source>
        <translation>true, false, eine ganze Zahl oder ein Text</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>eines von: %1</translation>
    </message>
    <message>
        <source>one of the keys: %1</source>
        <translation>einer der Schlüssel: %1</translation>
    </message>
    <message>
        <source>letters, digits, &apos;.&apos;, &apos;_&apos; and &apos;-&apos;</source>
        <translation>Buchstaben, Ziffern, „.“, „_“ und „-“</translation>
    </message>
    <message>
        <source>The file cannot be read. %1</source>
        <translation>Die Datei ist nicht lesbar. %1</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Save it as UTF-8 and open it again.</source>
        <translation>Die Datei ist nicht in UTF-8 kodiert. Speichern Sie sie als UTF-8 und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>This is not TOML: %1</source>
        <extracomment>%1 is what the parser says, in English</extracomment>
        <translation>Das ist kein TOML: %1</translation>
    </message>
    <message>
        <source>The file has version %1; this program reads up to version %2. A newer program is needed.</source>
        <translation>Die Datei hat Version %1; dieses Programm liest bis Version %2. Ein neueres Programm ist nötig.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1 is unknown; it is kept but has no effect.</source>
        <translation>%1 ist unbekannt; es bleibt erhalten, hat aber keine Wirkung.</translation>
    </message>
    <message>
        <source>%1 has the wrong type: %2.</source>
        <translation>%1 hat den falschen Typ: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;.</source>
        <translation>%1 kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>%1 is out of range: %2.</source>
        <translation>%1 liegt außerhalb des erlaubten Bereichs: %2.</translation>
    </message>
    <message>
        <source>%1 has keys that exclude each other.</source>
        <translation>%1 hat Schlüssel, die einander ausschließen.</translation>
    </message>
    <message>
        <source>%1 refers to &quot;%2&quot;, which does not exist.</source>
        <translation>%1 verweist auf „%2“, das es nicht gibt.</translation>
    </message>
    <message>
        <source>%1: the id &quot;%2&quot; is used twice.</source>
        <translation>%1: Die Kennung „%2“ gibt es zweimal.</translation>
    </message>
    <message>
        <source>%1 Did you mean: %2?</source>
        <extracomment>%1 is a sentence, %2 are keys that look alike</extracomment>
        <translation>%1 Gemeint ist vielleicht: %2?</translation>
    </message>
    <message>
        <source>%1 Expected: %2.</source>
        <extracomment>%1 is a sentence, %2 what would have been right</extracomment>
        <translation>%1 Erwartet: %2.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>an order as a JSON object</source>
        <translation>ein Befehl als JSON-Objekt</translation>
    </message>
    <message>
        <source>a PNG or JPEG file in the folder of this file or below</source>
        <translation>eine PNG- oder JPEG-Datei im Ordner dieser Datei oder darunter</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <extracomment>%1 is a number with its digits in groups</extracomment>
        <translation>%1 Pixel</translation>
    </message>
    <message>
        <source>The picture %1 cannot be read (%2). Put it back or choose another one.</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation>Das Bild %1 kann nicht gelesen werden (%2). Legen Sie es zurück oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>%1 is not a PNG or JPEG picture, or is incomplete: save it as one.</source>
        <translation>%1 ist kein PNG- oder JPEG-Bild oder unvollständig: Speichern Sie es als solches.</translation>
    </message>
    <message>
        <source>The picture %1 has %2, but at most %3 are possible: make it smaller.</source>
        <extracomment>%1 is a file, %2 and %3 are numbers with their unit</extracomment>
        <translation>Das Bild %1 hat %2, höchstens %3 sind möglich: Verkleinern Sie es.</translation>
    </message>
    <message>
        <source>The corrections were made for version %1 of the tables, but this program has version %2. Use a newer program, or check the values and set %3 to %2.</source>
        <extracomment>%1 and %2 are numbers, %3 the key of a file</extracomment>
        <translation>Die Korrekturen wurden für Version %1 der Tabellen gemacht, dieses Programm hat aber Version %2. Verwenden Sie ein neueres Programm oder prüfen Sie die Werte und setzen Sie %3 auf %2.</translation>
    </message>
    <message>
        <source>The format of the file is %1.</source>
        <translation>Das Format der Datei ist %1.</translation>
    </message>
    <message>
        <source>64 hexadecimal digits</source>
        <translation>64 hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Die Datei ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>Tables and arrays are nested more than %1 levels deep.</source>
        <translation>Tabellen und Listen sind mehr als %1 Ebenen tief geschachtelt.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more, which are not listed.</source>
        <translation>
            <numerusform>Und %n weiterer, der nicht aufgeführt ist.</numerusform>
            <numerusform>Und %n weitere, die nicht aufgeführt sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>A key is longer than %1 bytes.</source>
        <translation>Ein Schlüssel ist länger als %1 Byte.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation>%1 ist länger als %2 Zeichen.</translation>
    </message>
    <message>
        <source>The file has more than %1 values.</source>
        <translation>Die Datei hat mehr als %1 Werte.</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation>%1 hat mehr als %2 Elemente.</translation>
    </message>
    <message>
        <source>The file belongs to the system %1. Put it into the folder of that system.</source>
        <translation>Die Datei gehört zum System %1. Legen Sie sie in den Ordner dieses Systems.</translation>
    </message>
    <message>
        <source>a %1 file in the folder of this file or below</source>
        <extracomment>%1 is the ending of a file name</extracomment>
        <translation>eine Datei mit der Endung %1 im Ordner dieser Datei oder darunter</translation>
    </message>
    <message>
        <source>a date such as 1943-07-10</source>
        <translation>ein Datum wie 1943-07-10</translation>
    </message>
    <message>
        <source>two whole numbers</source>
        <translation>zwei ganze Zahlen</translation>
    </message>
    <message>
        <source>a list of %1 elements</source>
        <extracomment>%1 is a number</extracomment>
        <translation>eine Liste mit %1 Elementen</translation>
    </message>
    <message>
        <source>16 hexadecimal digits</source>
        <translation>16 hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>%1 is damaged: %2 comes to %3 and not to %4.</source>
        <extracomment>%1 and %2 are keys of a file, %3 and %4 are numbers</extracomment>
        <translation>%1 ist beschädigt: %2 ergibt %3 und nicht %4.</translation>
    </message>
</context>
<context>
    <name>hexwerk::editor::ImportPreviewDialog</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>hexwerk::editor::KeyPlaces</name>
    <message>
        <source>Everywhere in the window</source>
        <translation>Überall im Fenster</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>All editors</source>
        <translation>Alle Editoren</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>Szenario-Editor</translation>
    </message>
    <message>
        <source>Cards of the library</source>
        <translation>Karten der Bibliothek</translation>
    </message>
    <message>
        <source>Tables of the library</source>
        <translation>Tabellen der Bibliothek</translation>
    </message>
    <message>
        <source>Campaign editor</source>
        <translation>Kampagnen-Editor</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Table assistant</source>
        <translation>Tischassistent</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Translation workshop</source>
        <translation>Übersetzungswerkstatt</translation>
    </message>
</context>
<context>
    <name>hexwerk::editor::LanguageMenu</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Show the window in this language</source>
        <translation>Das Fenster in dieser Sprache anzeigen</translation>
    </message>
</context>
<context>
    <name>hexwerk::editor::PiecePages</name>
    <message>
        <source>Back of %1</source>
        <extracomment>%1 is the number of a sheet</extracomment>
        <translation>Rückseite von %1</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>Bogen %1</translation>
    </message>
    <message>
        <source>Back of sheet %1</source>
        <translation>Rückseite von Bogen %1</translation>
    </message>
    <message>
        <source>Print at 100%, on both sides, flip on short edge</source>
        <translation>Mit 100 % drucken, beidseitig, an der kurzen Kante spiegeln</translation>
    </message>
    <message>
        <source>Print at 100%, on both sides, flip on long edge</source>
        <translation>Mit 100 % drucken, beidseitig, an der langen Kante spiegeln</translation>
    </message>
    <message>
        <source>Print at 100%, fold at the dashed marks, glue</source>
        <translation>Mit 100 % drucken, gestrichelt falten, kleben</translation>
    </message>
    <message>
        <source>Print at 100%, not fitted to the page</source>
        <translation>Mit 100 % drucken, nicht an die Seite anpassen</translation>
    </message>
</context>
<context>
    <name>hexwerk::editor::PieceSizes</name>
    <message>
        <source>Poker (88.9 × 63.5 mm)</source>
        <translation>Poker (88,9 × 63,5 mm)</translation>
    </message>
    <message>
        <source>As on the screen (94.4 × 80 mm)</source>
        <translation>Wie am Bildschirm (94,4 × 80 mm)</translation>
    </message>
    <message>
        <source>1/2 inch (12.7 mm)</source>
        <translation>1/2 Zoll (12,7 mm)</translation>
    </message>
    <message>
        <source>9/16 inch (14.3 mm)</source>
        <translation>9/16 Zoll (14,3 mm)</translation>
    </message>
    <message>
        <source>5/8 inch (15.9 mm)</source>
        <translation>5/8 Zoll (15,9 mm)</translation>
    </message>
    <message>
        <source>Narrow playing card (88.9 × 57.2 mm)</source>
        <translation>Schmale Spielkarte (88,9 × 57,2 mm)</translation>
    </message>
</context>
<context>
    <name>hexwerk::editor::TmxText</name>
    <message>
        <source>No. %1 of %2</source>
        <extracomment>A tile of a map of Tiled: %1 is its number, %2 its tileset</extracomment>
        <translation>Nr. %1 von %2</translation>
    </message>
    <message>
        <source>%1, no. %2 of %3</source>
        <extracomment>A tile of a map of Tiled: %1 is its name, %2 its number, %3 its tileset</extracomment>
        <translation>%1, Nr. %2 von %3</translation>
    </message>
    <message>
        <source>The layer &quot;%1&quot; is packed as %2, which cannot be read here. In Tiled choose Map &gt; Map Properties &gt; Tile Layer Format: CSV, and save it again.</source>
        <translation>Die Ebene „%1“ ist als %2 gepackt, was hier nicht gelesen werden kann. Wählen Sie in Tiled Karte &gt; Karteneigenschaften &gt; Kachelebenenformat: CSV und speichern Sie die Karte noch einmal.</translation>
    </message>
    <message>
        <source>The layer &quot;%1&quot; uses tile number %2, which belongs to no tileset. Open it in Tiled, paint over that tile and save it again.</source>
        <translation>Die Ebene „%1“ verwendet die Kachel Nummer %2, die zu keinem Kachelsatz gehört. Öffnen Sie die Karte in Tiled, übermalen Sie diese Kachel und speichern Sie die Karte noch einmal.</translation>
    </message>
    <message>
        <source>The layer &quot;%1&quot; does not have as many tiles as the map has hexes, or is damaged. Open it in Tiled and save it again.</source>
        <translation>Die Ebene „%1“ hat nicht so viele Kacheln wie die Karte Hexfelder oder ist beschädigt. Öffnen Sie die Karte in Tiled und speichern Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <translation>Es ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>It is larger than %1 MB, more than any Tiled map needs.</source>
        <translation>Sie ist größer als %1 MB, mehr als jede Karte aus Tiled braucht.</translation>
    </message>
    <message>
        <source>It is not a TMX file, or is incomplete: line %1, column %2: %3. Save it again in Tiled.</source>
        <translation>Es ist keine TMX-Datei oder sie ist unvollständig: Zeile %1, Spalte %2: %3. Speichern Sie die Karte in Tiled noch einmal.</translation>
    </message>
    <message>
        <source>It is not a Tiled map: it begins with &lt;%1&gt; instead of &lt;map&gt;.</source>
        <translation>Es ist keine Karte aus Tiled: Sie beginnt mit &lt;%1&gt; statt mit &lt;map&gt;.</translation>
    </message>
    <message>
        <source>It has no hexes, it is &quot;%1&quot;. Only hexagonal Tiled maps can be imported; in Tiled create a new one with Orientation: Hexagonal (Staggered).</source>
        <translation>Sie hat keine Hexfelder, sie ist „%1“. Nur sechseckige Karten aus Tiled können importiert werden; legen Sie in Tiled eine neue mit Orientierung: Hexagonal (versetzt) an.</translation>
    </message>
    <message>
        <source>Its hexes have a corner at the top, but a board needs a flat side there. In Tiled choose Map &gt; Map Properties &gt; Stagger Axis: X, and save it again.</source>
        <translation>Ihre Hexfelder haben oben eine Ecke, eine Karte braucht dort aber eine flache Seite. Wählen Sie in Tiled Karte &gt; Karteneigenschaften &gt; Versatzachse: X und speichern Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>It has %1 columns and %2 rows, but a board has at most %3 of each. Crop it in Tiled with Map &gt; Resize Map.</source>
        <translation>Sie hat %1 Spalten und %2 Zeilen, möglich sind aber jeweils höchstens %3. Schneiden Sie sie in Tiled mit Karte &gt; Größe ändern zu.</translation>
    </message>
    <message>
        <source>It has no tiles, or all its layers are hidden. Show them in Tiled and save it again.</source>
        <translation>Sie hat keine Kacheln, oder alle Ebenen sind ausgeblendet. Blenden Sie sie in Tiled ein und speichern Sie die Karte noch einmal.</translation>
    </message>
    <message>
        <source>Its tileset %1 is not valid XML: line %2, column %3. Save it again in Tiled.</source>
        <translation>Ihr Kachelsatz %1 ist kein gültiges XML: Zeile %2, Spalte %3. Speichern Sie ihn in Tiled noch einmal.</translation>
    </message>
    <message>
        <source>It has more nested groups, layers or tilesets than can be read here. Merge layers in Tiled and save it again.</source>
        <translation>Die Karte hat mehr verschachtelte Gruppen, Ebenen oder Kachelsätze, als hier gelesen werden können. Führen Sie in Tiled Ebenen zusammen und speichern Sie die Karte noch einmal.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;. Choose one of: %2</source>
        <translation>Die Sprache „%1“ gibt es nicht. Zur Wahl stehen: %2</translation>
    </message>
    <message>
        <source>Start in the editor.</source>
        <translation>Im Editor starten.</translation>
    </message>
    <message>
        <source>Start playing.</source>
        <translation>Mit dem Spielen beginnen.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Save a picture of the window and quit.</source>
        <translation>Ein Bild des Fensters speichern und beenden.</translation>
    </message>
    <message>
        <source>Folder to search for data first.</source>
        <translation>Ordner, in dem zuerst nach Daten gesucht wird.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Only one file can be opened.</source>
        <translation>Nur eine Datei kann geöffnet werden.</translation>
    </message>
    <message>
        <source>--render needs a file.</source>
        <translation>--render braucht eine Datei.</translation>
    </message>
    <message>
        <source>With --render: width of a hex from corner to corner, such as 64px or 25mm. Without it, a PDF has one page.</source>
        <translation>Mit --render: Breite eines Hexfelds von Ecke zu Ecke, etwa 64px oder 25mm. Ohne diese Angabe hat ein PDF eine Seite.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>With --render: how the map looks: %1</source>
        <translation>Mit --render: Aussehen der Karte: %1</translation>
    </message>
    <message>
        <source>With --render: give each hex a clear border.</source>
        <translation>Mit --render: jedes Hexfeld mit deutlichem Rand.</translation>
    </message>
    <message>
        <source>With --render: add a frame, title, compass and legend.</source>
        <translation>Mit --render: mit Rahmen, Titel, Windrose und Legende.</translation>
    </message>
    <message>
        <source>--%1 needs --render.</source>
        <translation>--%1 braucht --render.</translation>
    </message>
    <message>
        <source>Start with the table assistant.</source>
        <translation>Mit dem Tischassistenten starten.</translation>
    </message>
    <message>
        <source>Choose one of --edit, --play and --assistant.</source>
        <translation>Wählen Sie --edit, --play oder --assistant.</translation>
    </message>
    <message>
        <source>Open the rulebook at a rule, such as R10.3g.</source>
        <translation>Das Regelbuch bei einer Regel öffnen, etwa R10.3g.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>There is no rule %1. Nearest: %2.</source>
        <extracomment>%1 is what was asked for, %2 ids that are like it</extracomment>
        <translation>Es gibt keine Regel %1. Am nächsten: %2.</translation>
    </message>
    <message>
        <source>Language of the window, such as de; qps shows what cannot be translated.</source>
        <translation>Sprache des Fensters, etwa de; qps zeigt, was sich nicht übersetzen lässt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a resolution. Use 50 to 1200 dots per inch.</source>
        <translation>„%1“ ist keine Auflösung. Erlaubt sind 50 bis 1200 Bildpunkte je Zoll.</translation>
    </message>
    <message>
        <source>Save a zip file that helps to find the cause of a problem, without a window, and quit.</source>
        <translation>Eine Zip-Datei, die hilft, die Ursache eines Problems zu finden, ohne Fenster speichern und beenden.</translation>
    </message>
    <message>
        <source>Save the map as .png, .svg or .pdf, as a VASSAL module (.vmod) or a Tiled map (.tmx), and quit.</source>
        <translation>Die Karte als .png, .svg oder .pdf, als VASSAL-Modul (.vmod) oder als Tiled-Karte (.tmx) speichern und beenden.</translation>
    </message>
    <message>
        <source>With --render: all, players (no zones, mines or units), or names separated by commas: %1</source>
        <translation>Mit --render: all, players (ohne Zonen, Minen und Einheiten) oder Namen, durch Kommas getrennt: %1</translation>
    </message>
    <message>
        <source>With --render: part of the map, such as A1:H12.</source>
        <translation>Mit --render: Teil der Karte, etwa A1:H12.</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>With --render: a PDF of sheets instead of the map; names separated by commas: %1</source>
        <translation>Mit --render: ein PDF mit Bögen statt der Karte; Namen, durch Kommas getrennt: %1</translation>
    </message>
    <message>
        <source>With --render: dots per inch of a picture with hexes in mm.</source>
        <translation>Mit --render: Bildpunkte je Zoll eines Bildes mit Hexfeldern in mm.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Scenario, campaign, game or bundle to open.</source>
        <translation>Szenario, Kampagne, Spiel oder Bündel, das geöffnet werden soll.</translation>
    </message>
    <message>
        <source>There is no paper size &quot;%1&quot;. Choose a size such as 210x297mm, or one of: %2</source>
        <translation>Eine Papiergröße „%1“ gibt es nicht. Wählen Sie eine Größe wie 210x297mm oder eine von: %2</translation>
    </message>
    <message>
        <source>With --render: paper of a PDF, by its size, such as 297x420mm, or as large as the map, or by name: %1</source>
        <translation>Mit --render: Papier eines PDF, nach seiner Größe, etwa 297x420mm, oder so groß wie die Karte, oder nach seinem Namen: %1</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="af" sourcelanguage="en">
    <context>
        <name>QPlatformTheme</name>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Bewaar</translation>
        </message>
        <message>
            <source>Save All</source>
            <translation>Bewaar alles</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Maak oop</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>&amp;Ja</translation>
        </message>
        <message>
            <source>Yes to &amp;All</source>
            <translation>Ja vir &amp;almal</translation>
        </message>
        <message>
            <source>&amp;No</source>
            <translation>&amp;Nee</translation>
        </message>
        <message>
            <source>N&amp;o to All</source>
            <translation>N&amp;ee vir almal</translation>
        </message>
        <message>
            <source>Abort</source>
            <translation>Breek af</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Probeer weer</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>Ignoreer</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Sluit</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Kanselleer</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Gooi weg</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hulp</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Pas toe</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Stel terug</translation>
        </message>
        <message>
            <source>Restore Defaults</source>
            <translation>Herstel verstekwaardes</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Ontdoen</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Doen &amp;weer</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>&amp;Knip</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>K&amp;opieer</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Plak</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Vee uit</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Kies alles</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Ontdoen</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Doen &amp;weer</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>&amp;Knip</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>K&amp;opieer</translation>
        </message>
        <message>
            <source>Copy &amp;Link Location</source>
            <translation>Kopieer &amp;skakel</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Plak</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Vee uit</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Kies alles</translation>
        </message>
    </context>
    <context>
        <name>QAbstractSpinBox</name>
        <message>
            <source>&amp;Select All</source>
            <translation>Kies &amp;alles</translation>
        </message>
        <message>
            <source>&amp;Step up</source>
            <translation>&amp;Op</translation>
        </message>
        <message>
            <source>Step &amp;down</source>
            <translation>&amp;Af</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>Look in:</source>
            <translation>Soek in:</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Terug</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Gaan terug</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Vorentoe</translation>
        </message>
        <message>
            <source>Go forward</source>
            <translation>Gaan vorentoe</translation>
        </message>
        <message>
            <source>Parent Directory</source>
            <translation>Boonste gids</translation>
        </message>
        <message>
            <source>Go to the parent directory</source>
            <translation>Gaan na die boonste gids</translation>
        </message>
        <message>
            <source>Create New Folder</source>
            <translation>Maak nuwe vouer</translation>
        </message>
        <message>
            <source>Create a New Folder</source>
            <translation>Maak 'n nuwe vouer</translation>
        </message>
        <message>
            <source>List View</source>
            <translation>Lysaansig</translation>
        </message>
        <message>
            <source>Change to list view mode</source>
            <translation>Verander na lysaansig</translation>
        </message>
        <message>
            <source>Detail View</source>
            <translation>Besonderhede</translation>
        </message>
        <message>
            <source>Change to detail view mode</source>
            <translation>Verander na besonderhede</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Kantbalk</translation>
        </message>
        <message>
            <source>List of places and bookmarks</source>
            <translation>Lys van plekke en boekmerke</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Lêers</translation>
        </message>
        <message>
            <source>Files of type:</source>
            <translation>Lêers van tipe:</translation>
        </message>
        <message>
            <source>Find Directory</source>
            <translation>Soek gids</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Maak oop</translation>
        </message>
        <message>
            <source>Save As</source>
            <translation>Bewaar as</translation>
        </message>
        <message>
            <source>Directory:</source>
            <translation>Gids:</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>Lêer&amp;naam:</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>&amp;Maak oop</translation>
        </message>
        <message>
            <source>&amp;Choose</source>
            <translation>&amp;Kies</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Bewaar</translation>
        </message>
        <message>
            <source>All Files (*)</source>
            <translation>Alle lêers (*)</translation>
        </message>
        <message>
            <source>Show </source>
            <translation>Wys </translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>&amp;Hernoem</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Vee uit</translation>
        </message>
        <message>
            <source>Show &amp;hidden files</source>
            <translation>Wys &amp;versteekte lêers</translation>
        </message>
        <message>
            <source>&amp;New Folder</source>
            <translation>&amp;Nuwe vouer</translation>
        </message>
        <message>
            <source>New Folder</source>
            <translation>Nuwe vouer</translation>
        </message>
        <message>
            <source>Directories</source>
            <translation>Gidse</translation>
        </message>
        <message>
            <source>Recent Places</source>
            <translation>Onlangse plekke</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Verwyder</translation>
        </message>
        <message>
            <source>My Computer</source>
            <translation>My rekenaar</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Skyf</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Lêer</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Vouer</translation>
        </message>
        <message>
            <source>Alias</source>
            <translation>Alias</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <translation>Kortpad</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Onbekend</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Vee uit</translation>
        </message>
        <message>
            <source>%1 already exists.
Do you want to replace it?</source>
            <translation>%1 bestaan reeds.
Wil jy dit vervang?</translation>
        </message>
        <message>
            <source>%1
File not found.
Please verify the correct file name was given.</source>
            <translation>%1
Lêer nie gevind nie.
Kyk of die lêernaam reg is.</translation>
        </message>
        <message>
            <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
            <translation>%1
Gids nie gevind nie.
Kyk of die gidsnaam reg is.</translation>
        </message>
        <message>
            <source>Are you sure you want to delete '%1'?</source>
            <translation>Is jy seker dat jy '%1' wil uitvee?</translation>
        </message>
        <message>
            <source>'%1' is write protected.
Do you want to delete it anyway?</source>
            <translation>'%1' is teen skryf beskerm.
Wil jy dit nogtans uitvee?</translation>
        </message>
        <message>
            <source>Could not delete directory.</source>
            <translation>Kon nie die gids uitvee nie.</translation>
        </message>
    </context>
    <context>
        <name>QFileSystemModel</name>
        <message>
            <source>Name</source>
            <translation>Naam</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Grootte</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Tipe</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Soort</translation>
        </message>
        <message>
            <source>Date Modified</source>
            <translation>Gewysig</translation>
        </message>
        <message>
            <source>My Computer</source>
            <translation>My rekenaar</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Rekenaar</translation>
        </message>
    </context>
</TS>

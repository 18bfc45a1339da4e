<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="af" sourcelanguage="en">
<context>
    <name>dominoes</name>
    <message>
        <source>In your hand</source>
        <extracomment>shell/access/key_list.py</extracomment>
        <translation>In jou hand</translation>
    </message>
    <message>
        <source>Around the table</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Om die tafel</translation>
    </message>
    <message>
        <source>Open ends</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Oop ente</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Die tafel</translation>
    </message>
    <message>
        <source>What you can do</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Wat jy kan doen</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Plekke</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Jou hand</translation>
    </message>
    <message>
        <source>The tiles are covered</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Die teëls is toegemaak</translation>
    </message>
    <message>
        <source>&amp;What can be done</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Wat kan ek doen</translation>
    </message>
    <message>
        <source>What can be done now, once more</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Wat jy nou kan doen, nog &apos;n keer</translation>
    </message>
    <message>
        <source>Open &amp;ends</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Oop &amp;ente</translation>
    </message>
    <message>
        <source>The open ends</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Die oop ente</translation>
    </message>
    <message>
        <source>&amp;Counts</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Getalle</translation>
    </message>
    <message>
        <source>How many tiles each holds, the boneyard, the score</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Hoeveel teëls elkeen het, die voorraad en die telling</translation>
    </message>
    <message>
        <source>&amp;Your hand</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Jou hand</translation>
    </message>
    <message>
        <source>Your tiles, and which of them fit</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Jou teëls, en watter van hulle pas</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Lees voor</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Spasie</translation>
    </message>
    <message>
        <source>Place {number} of {count}: {where}</source>
        <extracomment>shell/access/told.py</extracomment>
        <translation>Plek {number} van {count}: {where}</translation>
    </message>
    <message>
        <source>There are hints when it is your turn</source>
        <extracomment>shell/advice.py</extracomment>
        <translation>Daar is wenke wanneer dit jou beurt is</translation>
    </message>
    <message>
        <source>Looking for your best move</source>
        <extracomment>shell/advice.py</extracomment>
        <translation>Soek jou beste skuif</translation>
    </message>
    <message>
        <source>There is no hint this time</source>
        <extracomment>shell/advice.py</extracomment>
        <translation>Daar is nie &apos;n wenk hierdie keer nie</translation>
    </message>
    <message>
        <source>As it &amp;came</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Soos hulle ge&amp;kom het</translation>
    </message>
    <message>
        <source>Your tiles stand as they came</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Jou teëls staan soos hulle gekom het</translation>
    </message>
    <message>
        <source>By &amp;pips</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Volgens &amp;pitte</translation>
    </message>
    <message>
        <source>Your tiles stand by their pips</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Jou teëls staan volgens hul pitte</translation>
    </message>
    <message>
        <source>&amp;Doubles first</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>&amp;Dubbels eerste</translation>
    </message>
    <message>
        <source>Your tiles stand doubles first</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Jou teëls staan met die dubbels eerste</translation>
    </message>
    <message>
        <source>By their &amp;larger half</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Volgens die &amp;groter helfte</translation>
    </message>
    <message>
        <source>Your tiles stand by their larger half</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Jou teëls staan volgens hul groter helfte</translation>
    </message>
    <message>
        <source>There is no tile on the table yet</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Daar lê nog geen teël op die tafel nie</translation>
    </message>
    <message>
        <source>The line is copied as text</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Die ketting is as teks gekopieer</translation>
    </message>
    <message>
        <source>&amp;Sort your tiles</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>&amp;Sorteer jou teëls</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <extracomment>shell/cover.py</extracomment>
        <translation>Gee oor aan {name}</translation>
    </message>
    <message>
        <source>The tiles are covered until {name} is here.</source>
        <extracomment>shell/cover.py</extracomment>
        <translation>Die teëls is toegemaak totdat {name} hier is.</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <extracomment>shell/cover.py</extracomment>
        <translation>{name} is hier</translation>
    </message>
    <message>
        <source>The same number deals everybody the same tiles, in every round.</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Dieselfde nommer gee almal dieselfde teëls, in elke rondte.</translation>
    </message>
    <message>
        <source>Whoever has played a number knows the hands: played again it is practice.</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Wie &apos;n nommer al gespeel het, ken die hande: weer gespeel is dit oefening.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Nommer van die uitdeling</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Toevallig</translation>
    </message>
    <message>
        <source>The game&apos;s own</source>
        <extracomment>shell/dressing.py</extracomment>
        <translation>Die spel se eie</translation>
    </message>
    <message>
        <source>A theme can&apos;t be used</source>
        <extracomment>shell/dressing.py</extracomment>
        <translation>&apos;n Tema kan nie gebruik word nie</translation>
    </message>
    <message>
        <source>Fairness</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Eerlike spel</translation>
    </message>
    <message>
        <source>How the deal is kept honest</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Hoe die uitdeling eerlik gehou word</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>LÊER</translation>
    </message>
    <message>
        <source>What was dealt</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Wat uitgedeel is</translation>
    </message>
    <message>
        <source>Counting...</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Tel tans...</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Sluit</translation>
    </message>
    <message>
        <source>Who was dealt which double of the double-six set</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Wie watter dubbel van die dubbelses-stel gekry het</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Seël</translation>
    </message>
    <message>
        <source>Salt</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Sout</translation>
    </message>
    <message>
        <source>by chance</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>toevallig</translation>
    </message>
    <message>
        <source>doubles</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>dubbels</translation>
    </message>
    <message>
        <source>hands</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>hande</translation>
    </message>
    <message>
        <source>pips a hand</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>pitte per hand</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Dag se uitdeling</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>{day}: {game}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Speel</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Speel weer</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Gaan voort</translation>
    </message>
    <message>
        <source>The file was damaged and is kept as {file}. The figures were counted anew from the records of your matches.</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Die lêer was beskadig en word as {file} bewaar. Die syfers is opnuut uit jou wedstryde getel.</translation>
    </message>
    <message>
        <source>The statistics were counted anew</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Die statistiek is opnuut getel</translation>
    </message>
    <message>
        <source>The match goes on, but it is not counted yet: {why}</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Die wedstryd gaan voort, maar dit word nog nie getel nie: {why}</translation>
    </message>
    <message>
        <source>The statistics can&apos;t be kept</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Die statistiek kan nie bewaar word nie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Alle spele</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Alle teenstanders</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Teenstanders</translation>
    </message>
    <message>
        <source>All characters</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Alle karakters</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Karakter</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Alle reëls</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Reëls</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Wedstryde</translation>
    </message>
    <message>
        <source>Points a match</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Punte per wedstryd</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Gewen</translation>
    </message>
    <message>
        <source>By game</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Volgens spel</translation>
    </message>
    <message>
        <source>By opponents</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Volgens teenstander</translation>
    </message>
    <message>
        <source>Export...</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Voer uit...</translation>
    </message>
    <message>
        <source>Reset...</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Stel terug...</translation>
    </message>
    <message>
        <source>All figures of {name} begin at nothing again. The records of the matches stay, but do not count any more.</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Al die syfers van {name} begin weer by niks. Die wedstryde bly, maar tel nie meer nie.</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Stel die statistiek terug?</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Stel terug</translation>
    </message>
    <message>
        <source>Keep them</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Behou dit</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Voer die statistiek uit</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Alle lêers (*)</translation>
    </message>
    <message>
        <source>Tables of comma-separated values (*.csv)</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Tabelle met kommageskeide waardes (*.csv)</translation>
    </message>
    <message>
        <source>The statistics were not exported</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Die statistiek is nie uitgevoer nie</translation>
    </message>
    <message>
        <source>A line for each match is in {file}.</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Daar is &apos;n reël vir elke wedstryd in {file}.</translation>
    </message>
    <message>
        <source>The statistics are exported</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Die statistiek is uitgevoer</translation>
    </message>
    <message>
        <source>This record can&apos;t be opened</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Hierdie wedstryd kan nie oopgemaak word nie</translation>
    </message>
    <message>
        <source>It is kept beside the others, under a name that ends in .unreadable.</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Dit lê by die ander, onder &apos;n naam wat op .unreadable eindig.</translation>
    </message>
    <message>
        <source>A match that was left can&apos;t be read</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>&apos;n Onvoltooide wedstryd kan nie gelees word nie</translation>
    </message>
    <message>
        <source>They are as they were at first. What was there is kept: {path}</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Hulle is soos aan die begin. Wat daar was, word bewaar: {path}</translation>
    </message>
    <message>
        <source>The settings could not be read</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Die instellings kon nie gelees word nie</translation>
    </message>
    <message>
        <source>The file {path} can&apos;t be moved.</source>
        <extracomment>shell/files/left.py</extracomment>
        <translation>Die lêer {path} kan nie geskuif word nie.</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>shell/files/left.py</extracomment>
        <translation>Dit het nie gewerk nie</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Speel verder</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Hervat</translation>
    </message>
    <message>
        <source>Bring back</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Bring terug</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Sit weg</translation>
    </message>
    <message>
        <source>Put away with the played ones</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Weggesit by die gespeeldes</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>words/played.py</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>on the table now</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>nou op die tafel</translation>
    </message>
    <message>
        <source>Round {number}, {since}</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Rondte {number}, {since}</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Onvoltooide wedstryde</translation>
    </message>
    <message>
        <source>Looking for them...</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Soek hulle tans...</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Nuwe wedstryd</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches wait. One that is put away lies with the played ones.</source>
        <extracomment>shell/files/left_sheet.py (for 1: {count} match waits. One that is put away lies with the played ones.)</extracomment>
        <translation>
            <numerusform>{count} wedstryd wag. Een wat weggesit word, lê by die gespeeldes.</numerusform>
            <numerusform>{count} wedstryde wag. Een wat weggesit word, lê by die gespeeldes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match waits to be gone on with.</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Geen wedstryd wag om klaar gespeel te word nie.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Bewaar &apos;n kopie</translation>
    </message>
    <message>
        <source>There is no match to be saved.</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Daar is geen wedstryd om te bewaar nie.</translation>
    </message>
    <message>
        <source>Save a copy (all tiles stand in it, also those face down)</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Bewaar &apos;n kopie (al die teëls staan daarin, ook dié wat toe lê)</translation>
    </message>
    <message>
        <source>No copy was saved: {why}</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Geen kopie is bewaar nie: {why}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>As {name} bewaar</translation>
    </message>
    <message>
        <source>Domino records ({pattern})</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Dominowedstryde ({pattern})</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <extracomment>shell/files/recent.py</extracomment>
        <translation>Maak &amp;onlangses oop</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <extracomment>shell/files/recent.py</extracomment>
        <translation>&amp;Maak hierdie lys leeg</translation>
    </message>
    <message>
        <source>No records yet</source>
        <extracomment>shell/files/recent.py</extracomment>
        <translation>Nog geen wedstryde nie</translation>
    </message>
    <message>
        <source>Nothing was sent. Paste it where you tell of the problem. It holds:</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>Niks is gestuur nie. Plak dit waar jy van die probleem vertel. Dit bevat:</translation>
    </message>
    <message>
        <source>A report is on the clipboard</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>&apos;n Verslag is op die knipbord</translation>
    </message>
    <message>
        <source>the version of the program and what system it runs on</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>die weergawe van die program, en op watter stelsel dit loop</translation>
    </message>
    <message>
        <source>the last lines of the log</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>die laaste reëls van die logboek</translation>
    </message>
    <message>
        <source>the record of the match with the players&apos; names, without hidden tiles</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>die wedstryd met die spelers se name, sonder versteekte teëls</translation>
    </message>
    <message>
        <source>the record of the match with the players&apos; names and all tiles</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>die wedstryd met die spelers se name en al die teëls</translation>
    </message>
    <message>
        <source>What happened stands in the log. Help &gt; Report a problem puts it together.</source>
        <extracomment>shell/files/trouble.py</extracomment>
        <translation>Wat gebeur het, staan in die logboek. Hulp &gt; Rapporteer &apos;n probleem sit dit bymekaar.</translation>
    </message>
    <message>
        <source>Something went wrong, but the match goes on</source>
        <extracomment>shell/files/trouble.py</extracomment>
        <translation>Iets het verkeerd geloop, maar die wedstryd gaan voort</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <extracomment>shell/hint.py</extracomment>
        <translation>Speel {game}</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>shell/keys_sheet.py</extracomment>
        <translation>Sleutels</translation>
    </message>
    <message>
        <source>First steps</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Eerste treë</translation>
    </message>
    <message>
        <source>Lesson: {game}</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Les: {game}</translation>
    </message>
    <message>
        <source>Draw from the boneyard</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Trek uit die voorraad</translation>
    </message>
    <message>
        <source>Pass with this button</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Pas met hierdie knoppie</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Verlaat</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Slaan oor</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Jy</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>shell/learning/lessons_sheet.py</extracomment>
        <translation>Lesse</translation>
    </message>
    <message>
        <source>How a tile is laid, drawn and passed: five steps at the table.</source>
        <extracomment>shell/learning/lessons_sheet.py</extracomment>
        <translation>Hoe &apos;n teël gelê, getrek en gepas word: vyf treë aan die tafel.</translation>
    </message>
    <message>
        <source>{game}  ✓ done</source>
        <extracomment>shell/learning/lessons_sheet.py</extracomment>
        <translation>{game}  ✓ klaar</translation>
    </message>
    <message>
        <source>{game}, {seats}</source>
        <extracomment>shell/learning/rules_beside.py</extracomment>
        <translation>{game}, {seats}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Wys my</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>{title}, {number} of {count}</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>{title}, {number} van {count}</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>As the game</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Soos die spel</translation>
    </message>
    <message>
        <source>Each game has its own tiles.</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Elke spel het sy eie teëls.</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Teëls</translation>
    </message>
    <message>
        <source>{game} (practice)</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>{game} (oefening)</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>{game}, uitdeling {number}</translation>
    </message>
    <message>
        <source>The match goes on, but it can&apos;t be kept: {why}</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>Die wedstryd gaan voort, maar dit kan nie bewaar word nie: {why}</translation>
    </message>
    <message>
        <source>This match is not being saved</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>Hierdie wedstryd word nie bewaar nie</translation>
    </message>
    <message>
        <source>A hint: the best move and why; again, the next best</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&apos;n Wenk: die beste skuif en waarom; weer, die naasbeste</translation>
    </message>
    <message>
        <source>Sort the hand, each time another way</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Sorteer die hand, elke keer anders</translation>
    </message>
    <message>
        <source>Tiles played, and tiles not seen yet</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Gespeelde teëls, en teëls wat nog nie gesien is nie</translation>
    </message>
    <message>
        <source>Copy the line on the table as text</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Kopieer die ketting op die tafel as teks</translation>
    </message>
    <message>
        <source>Closer to the table; so does the wheel</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Nader aan die tafel; die wiel doen dit ook</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Vat jou laaste skuif terug</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Doen weer wat teruggevat is</translation>
    </message>
    <message>
        <source>The list of moves beside the table; one that is chosen shows the table as it was</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Die lys van skuiwe langs die tafel; kies een, en die tafel word gewys soos dit was</translation>
    </message>
    <message>
        <source>The played matches, to look at them again</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Die gespeelde wedstryde, om weer na hulle te kyk</translation>
    </message>
    <message>
        <source>Further away from the table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Verder van die tafel af</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;New match...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Nuwe wedstryd...</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Maak &amp;oop...</translation>
    </message>
    <message>
        <source>Un&amp;finished matches...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>On&amp;voltooide wedstryde...</translation>
    </message>
    <message>
        <source>Pla&amp;yed matches...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Gespeelde wedstryde...</translation>
    </message>
    <message>
        <source>Save a &amp;copy...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Bewaar &apos;n &amp;kopie...</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>On&amp;tdoen</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Doen w&amp;eer</translation>
    </message>
    <message>
        <source>Resi&amp;gn...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Gee o&amp;p...</translation>
    </message>
    <message>
        <source>&amp;Daily deal...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Dag se uitdeling...</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Stat&amp;istiek...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Sluit af</translation>
    </message>
    <message>
        <source>Quit; the match is kept</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Sluit af; die wedstryd word bewaar</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Tafel</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>T&amp;rek</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Pas</translation>
    </message>
    <message>
        <source>Pass, or keep the tile you drew</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Pas, of behou die teël wat jy getrek het</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Wenk</translation>
    </message>
    <message>
        <source>S&amp;ort another way</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>S&amp;orteer anders</translation>
    </message>
    <message>
        <source>&amp;Tiles played and not seen...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Gespeelde en ongesiene teëls...</translation>
    </message>
    <message>
        <source>&amp;Copy the line</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Kopieer die ketting</translation>
    </message>
    <message>
        <source>Copy the pos&amp;ition as text</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Kopieer die stell&amp;ing as teks</translation>
    </message>
    <message>
        <source>E&amp;xport the position...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Voer die stelling ui&amp;t...</translation>
    </message>
    <message>
        <source>Step i&amp;n...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Vat oo&amp;r...</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Aansig</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Zoem &amp;in</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Zoem &amp;uit</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Hele tafel</translation>
    </message>
    <message>
        <source>The whole table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Die hele tafel</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Skuiwe</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Skuiwe</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Demp</translation>
    </message>
    <message>
        <source>Mute, or sound again</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Demp die klank, of weer aan</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Volskerm</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>I&amp;nstellings...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Hulp</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Reëls</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Die reëls van die spel</translation>
    </message>
    <message>
        <source>&amp;Lessons...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Lesse...</translation>
    </message>
    <message>
        <source>F&amp;irst steps</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Eerste treë</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Sleutels</translation>
    </message>
    <message>
        <source>This list</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Hierdie lys</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Eerlike &amp;spel</translation>
    </message>
    <message>
        <source>Report a &amp;problem</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Rapporteer &apos;n &amp;probleem</translation>
    </message>
    <message>
        <source>&amp;About Dominoes Desktop</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Oor Dominoes Desktop</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>shell/new_match.py</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>shell/name_sheet.py</extracomment>
        <translation>Kanselleer</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>shell/new_match.py</extracomment>
        <translation>Begin</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>shell/new_match.py</extracomment>
        <translation>Huisreëls</translation>
    </message>
    <message numerus="yes">
        <source>{count} changed</source>
        <extracomment>shell/new_match.py (for 1: {count} changed)</extracomment>
        <translation>
            <numerusform>{count} verander</numerusform>
            <numerusform>{count} verander</numerusform>
        </translation>
    </message>
    <message>
        <source>New to {game}? Its lesson shows the rules, move by move.</source>
        <extracomment>shell/hint.py</extracomment>
        <translation>Is {game} nuut vir jou? Die les wys die reëls, skuif vir skuif.</translation>
    </message>
    <message>
        <source>Play the lesson</source>
        <extracomment>shell/hint.py</extracomment>
        <translation>Speel die les</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>shell/about.py</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Everybody has settings and statistics of their own, and is chosen at the seats of a new match. Game, Who plays says whose settings are in force.</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Elkeen het eie instellings en statistiek, en word by die plekke van &apos;n nuwe wedstryd gekies. Spel, Wie speel sê wie se instellings geld.</translation>
    </message>
    <message>
        <source>Colour of {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Kleur van {name}</translation>
    </message>
    <message>
        <source>Another colour</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>&apos;n Ander kleur</translation>
    </message>
    <message>
        <source>Name of {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Naam van {name}</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Verwyder</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Verwyder {name}</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Mense</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Voeg by</translation>
    </message>
    <message>
        <source>Two people are called {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Twee mense heet {name}</translation>
    </message>
    <message>
        <source>This can&apos;t be kept</source>
        <extracomment>shell/people/show.py</extracomment>
        <translation>Dit kan nie bewaar word nie</translation>
    </message>
    <message>
        <source>Their settings and statistics are not shown any more. The records of their matches stay.</source>
        <extracomment>shell/people/show.py</extracomment>
        <translation>Hulle instellings en statistiek word nie meer gewys nie. Hulle wedstryde bly.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <extracomment>shell/people/show.py</extracomment>
        <translation>Verwyder {name}?</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Behou</translation>
    </message>
    <message>
        <source>You get the tiles of that player and go on from here. As you had no part in what was played before, the match counts for nobody.</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>Jy kry die teëls van daardie speler en gaan van hier af voort. Omdat jy nie deel was van wat voorheen gespeel is nie, tel die wedstryd vir niemand nie.</translation>
    </message>
    <message>
        <source>For whom do you step in?</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>Vir wie vat jy oor?</translation>
    </message>
    <message>
        <source>For {name}</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>Vir {name}</translation>
    </message>
    <message>
        <source>Watch on</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>Kyk verder</translation>
    </message>
    <message>
        <source>You can step in where computer players play alone</source>
        <extracomment>shell/people/step_in.py</extracomment>
        <translation>Jy kan oorvat waar rekenaarspelers alleen speel</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Gas</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <extracomment>shell/people/switch.py</extracomment>
        <translation>&amp;Wie speel</translation>
    </message>
    <message>
        <source>&amp;People...</source>
        <extracomment>shell/people/switch.py</extracomment>
        <translation>&amp;Mense...</translation>
    </message>
    <message>
        <source>{name} plays now, with settings and statistics of their own</source>
        <extracomment>shell/people/switch.py</extracomment>
        <translation>{name} speel nou, met eie instellings en statistiek</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Voorkoms</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast tiles travel, and how long the computer players seem to think.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hoe vinnig teëls beweeg, en hoe lank die rekenaarspelers lyk of hulle dink.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Vinnig</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Stadig</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Whether tiles travel, or lie in their places at once.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Of teëls beweeg, of dadelik op hul plek lê.</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Altyd</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Dinktyd</translation>
    </message>
    <message>
        <source>The longest that a computer player, or a hint, may think. Most need far less.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Die langste wat &apos;n rekenaarspeler of &apos;n wenk mag dink. Die meeste het baie minder nodig.</translation>
    </message>
    <message>
        <source>1 s</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>1 s</translation>
    </message>
    <message>
        <source>2 s</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>2 s</translation>
    </message>
    <message>
        <source>5 s</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>5 s</translation>
    </message>
    <message>
        <source>½ s</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>½ s</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Klank</translation>
    </message>
    <message>
        <source>The key M turns it off and on, too.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Die sleutel M sit dit ook af en aan.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Af</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Aan</translation>
    </message>
    <message>
        <source>How loud the tiles are.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hoe hard die teëls klink.</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Lees</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Taal</translation>
    </message>
    <message>
        <source>What the program speaks, at once and everywhere.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Wat die program praat, dadelik en oral.</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Soos die stelsel</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Teksgrootte</translation>
    </message>
    <message>
        <source>How large the letters are, on the table and on sheets like this one.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hoe groot die letters is, op die tafel en op velle soos hierdie.</translation>
    </message>
    <message>
        <source>100 %</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>100 %</translation>
    </message>
    <message>
        <source>115 %</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>115 %</translation>
    </message>
    <message>
        <source>130 %</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>130 %</translation>
    </message>
    <message>
        <source>150 %</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>150 %</translation>
    </message>
    <message>
        <source>Highlight</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Beklemtoning</translation>
    </message>
    <message>
        <source>How those of your tiles stand that can be played.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hoe dié van jou teëls staan wat gespeel kan word.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Niks</translation>
    </message>
    <message>
        <source>Raised</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Gelig</translation>
    </message>
    <message>
        <source>Raised and lit</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Gelig en verlig</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>How your tiles stand in the rack.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hoe jou teëls in die rak staan.</translation>
    </message>
    <message>
        <source>As they came</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Soos hulle gekom het</translation>
    </message>
    <message>
        <source>Heaviest first</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Swaarste eerste</translation>
    </message>
    <message>
        <source>Doubles first</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Dubbels eerste</translation>
    </message>
    <message>
        <source>By number</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Volgens getal</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>shell/preferences.py</extracomment>
        <translation>Instellings</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>shell/preferences.py</extracomment>
        <translation>Afdeling</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>shell/preferences.py</extracomment>
        <translation>Stel alles terug</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Terugspeel</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Eerste</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Laaste</translation>
    </message>
    <message>
        <source>Turning point</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Keerpunt</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Spoed</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Oop hande</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Pouse</translation>
    </message>
    <message>
        <source>Curve of {name}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Kurwe van {name}</translation>
    </message>
    <message>
        <source>Nothing is weighed yet</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Nog niks is geweeg nie</translation>
    </message>
    <message>
        <source>From {first} to {last}, at best {most}, at worst {least}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Van {first} tot {last}, op die meeste {most}, op die minste {least}</translation>
    </message>
    <message>
        <source>From {first} to {last}, at best {most}, at worst {least}; turning point at move {number}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Van {first} tot {last}, op die meeste {most}, op die minste {least}; keerpunt by skuif {number}</translation>
    </message>
    <message>
        <source>Weighing...</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Weeg tans...</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>skuif {number}</translation>
    </message>
    <message>
        <source>The position is copied as text</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Die stelling is as teks gekopieer</translation>
    </message>
    <message>
        <source>Export the position</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Voer die stelling uit</translation>
    </message>
    <message>
        <source>Picture ({pattern})</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Prent ({pattern})</translation>
    </message>
    <message>
        <source>Drawing ({pattern})</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Tekening ({pattern})</translation>
    </message>
    <message>
        <source>Text ({pattern})</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Teks ({pattern})</translation>
    </message>
    <message>
        <source>The position was not saved: {why}</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Die stelling is nie bewaar nie: {why}</translation>
    </message>
    <message>
        <source>There is no position to be exported now</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Daar is nou geen stelling om uit te voer nie</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>shell/replay/look.py</extracomment>
        <translation>aan die beurt</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Rondte</translation>
    </message>
    <message>
        <source>Moves of the round</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Skuiwe van die rondte</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Ontdoen</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Doen weer</translation>
    </message>
    <message>
        <source>Whose moves</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Wie se skuiwe</translation>
    </message>
    <message>
        <source>Moves of {name}</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Skuiwe van {name}</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Rondte {number} van {count}</translation>
    </message>
    <message>
        <source>Look at a record</source>
        <extracomment>shell/replay/played.py</extracomment>
        <translation>Kyk na &apos;n wedstryd</translation>
    </message>
    <message>
        <source>Played matches</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>Gespeelde wedstryde</translation>
    </message>
    <message>
        <source>From a file...</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>Uit &apos;n lêer...</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were played.</source>
        <extracomment>shell/replay/played_sheet.py (for 1: {count} match was played.)</extracomment>
        <translation>
            <numerusform>{count} wedstryd is gespeel.</numerusform>
            <numerusform>{count} wedstryde is gespeel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last {count} matches; older ones are opened from their files.</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>Die laaste {count} wedstryde; ouer word uit hul lêers oopgemaak.</translation>
    </message>
    <message>
        <source>No match has been played to its end yet.</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>Nog geen wedstryd is tot die einde gespeel nie.</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>vandag om {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>gister om {time}</translation>
    </message>
    <message>
        <source>Nothing was dealt in this match</source>
        <extracomment>shell/replay/replay.py</extracomment>
        <translation>Niks is in hierdie wedstryd uitgedeel nie</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <extracomment>shell/replay/replay.py</extracomment>
        <translation>Terugspeel: {game}</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Terug na die wedstryd</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Maak oop</translation>
    </message>
    <message>
        <source>Domino records and house rules ({pattern})</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Dominowedstryde en huisreëls ({pattern})</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>shell/name_sheet.py</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Bewaar hierdie reëls</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Hernoem</translation>
    </message>
    <message>
        <source>Remove these rules?</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Verwyder hierdie reëls?</translation>
    </message>
    <message>
        <source>{name} will not be offered any more.</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>{name} sal nie meer aangebied word nie.</translation>
    </message>
    <message>
        <source>The rules could not be kept: {why}</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Die reëls kon nie bewaar word nie: {why}</translation>
    </message>
    <message>
        <source>Import rules</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Voer reëls in</translation>
    </message>
    <message>
        <source>These rules can&apos;t be opened</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Hierdie reëls kan nie oopgemaak word nie</translation>
    </message>
    <message>
        <source>Export rules</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Voer reëls uit</translation>
    </message>
    <message>
        <source>No file was written: {why}</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Geen lêer is geskryf nie: {why}</translation>
    </message>
    <message>
        <source>Exported as {name}</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>As {name} uitgevoer</translation>
    </message>
    <message>
        <source>House rules ({pattern})</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Huisreëls ({pattern})</translation>
    </message>
    <message>
        <source>The game&apos;s own, or house rules that were given a name.</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>Die spel se eie, of huisreëls wat &apos;n naam gekry het.</translation>
    </message>
    <message>
        <source>Save, rename, remove, export or import rules</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>Bewaar, hernoem, verwyder, voer reëls uit of in</translation>
    </message>
    <message>
        <source>&amp;Save these rules as...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Bewaar hierdie reëls as...</translation>
    </message>
    <message>
        <source>Re&amp;name...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Hernoem...</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Verwyder...</translation>
    </message>
    <message>
        <source>&amp;Export as a file...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>Voer &amp;uit as &apos;n lêer...</translation>
    </message>
    <message>
        <source>&amp;Import from a file...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>Voer &amp;in uit &apos;n lêer...</translation>
    </message>
    <message>
        <source>Changed, without a name</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>Verander, sonder &apos;n naam</translation>
    </message>
    <message>
        <source>There is no match to resign</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Daar is geen wedstryd om op te gee nie</translation>
    </message>
    <message>
        <source>Resign this match?</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Gee jy hierdie wedstryd op?</translation>
    </message>
    <message>
        <source>It counts as lost, and is put away with the played ones.</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Dit tel as verloor, en word by die gespeeldes weggesit.</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Gee op</translation>
    </message>
    <message>
        <source>You have resigned</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Jy het opgegee</translation>
    </message>
    <message>
        <source>The match lies with the played ones, where it can be looked at again.</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Die wedstryd lê by die gespeeldes, waar daar weer na gekyk kan word.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Kyk daarna</translation>
    </message>
    <message>
        <source>Go on with your match?</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>Gaan jy voort met jou wedstryd?</translation>
    </message>
    <message>
        <source>Other matches...</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>Ander wedstryde...</translation>
    </message>
    <message>
        <source>Other unfinished matches</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>Ander onvoltooide wedstryde</translation>
    </message>
    <message>
        <source>left today at {time}</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>vandag om {time} gelaat</translation>
    </message>
    <message>
        <source>left yesterday at {time}</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>gister om {time} gelaat</translation>
    </message>
    <message>
        <source>left on {date}</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>op {date} gelaat</translation>
    </message>
    <message>
        <source>Review of round {number}</source>
        <extracomment>shell/review.py</extracomment>
        <translation>Terugblik op rondte {number}</translation>
    </message>
    <message>
        <source>Reckoning the round with all hands open...</source>
        <extracomment>shell/review.py</extracomment>
        <translation>Reken die rondte met oop hande uit...</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>shell/review.py</extracomment>
        <translation>Terugblik</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <extracomment>shell/review_sheet.py</extracomment>
        <translation>Skuif {number}: {move}</translation>
    </message>
    <message>
        <source>turning point</source>
        <extracomment>shell/review_sheet.py</extracomment>
        <translation>keerpunt</translation>
    </message>
    <message>
        <source>The moves are weighed one by one, as a computer player would.</source>
        <extracomment>shell/review_sheet.py</extracomment>
        <translation>Die skuiwe word een vir een geweeg, soos &apos;n rekenaarspeler dit sou doen.</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Kyk na die tafel</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Volgende rondte</translation>
    </message>
    <message>
        <source>One round decides</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Een rondte beslis</translation>
    </message>
    <message numerus="yes">
        <source>first to {count} wins</source>
        <extracomment>shell/round_sheet.py (for 1: first to {count} win)</extracomment>
        <translation>
            <numerusform>eerste met {count} oorwinning</numerusform>
            <numerusform>eerste met {count} oorwinnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly {count} points win, what would pass them does not count</source>
        <extracomment>shell/round_sheet.py (for 1: exactly {count} point wins, what would pass it does not count)</extracomment>
        <translation>
            <numerusform>presies {count} punt wen; wat verby gaan, tel nie</numerusform>
            <numerusform>presies {count} punte wen; wat verby gaan, tel nie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first to {count} points</source>
        <extracomment>shell/round_sheet.py (for 1: first to {count} point)</extracomment>
        <translation>
            <numerusform>eerste by {count} punt</numerusform>
            <numerusform>eerste by {count} punte</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}, {aim}</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Rondte {number}, {aim}</translation>
    </message>
    <message>
        <source>Reset {rule}</source>
        <extracomment>shell/rule_form.py</extracomment>
        <translation>Stel {rule} terug</translation>
    </message>
    <message>
        <source>House rules of this match</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>Huisreëls van hierdie wedstryd</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>usually: {value}</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>gewoonlik: {value}</translation>
    </message>
    <message>
        <source>House rule:</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>Huisreël:</translation>
    </message>
    <message>
        <source>Example:</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>Voorbeeld:</translation>
    </message>
    <message numerus="yes">
        <source>for {count} players</source>
        <extracomment>shell/rules_sheet.py (for 1: for {count} player)</extracomment>
        <translation>
            <numerusform>vir {count} speler</numerusform>
            <numerusform>vir {count} spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: {game}, {seats}</source>
        <extracomment>shell/rules_sheet.py</extracomment>
        <translation>Reëls: {game}, {seats}</translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Bo</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Bo</translation>
    </message>
    <message>
        <source>Iva</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Iva</translation>
    </message>
    <message>
        <source>Kai</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Kai</translation>
    </message>
    <message>
        <source>Mira</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Mira</translation>
    </message>
    <message>
        <source>Nils</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Nils</translation>
    </message>
    <message>
        <source>Otto</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Zoe</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Zoe</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>Plek {number}</translation>
    </message>
    <message>
        <source>{seat}, name</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{seat}, naam</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>Rekenaar, {level}</translation>
    </message>
    <message>
        <source>{seat}, player</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{seat}, speler</translation>
    </message>
    <message>
        <source>{name} can&apos;t sit at two seats</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{name} kan nie op twee plekke sit nie</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>Twee spelers heet {name}</translation>
    </message>
    <message>
        <source>Play dominoes against computer players, or with others at one screen. The computer players see only what you would see in their place, and nothing leaves this computer.</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Speel domino teen rekenaarspelers, of met ander voor een skerm. Die rekenaarspelers sien net wat jy in hul plek sou sien, en niks verlaat hierdie rekenaar nie.</translation>
    </message>
    <message>
        <source>Your match of {game} is not over. It stays among the unfinished ones.</source>
        <extracomment>shell/sheets.py</extracomment>
        <translation>Jou wedstryd in {game} is nie verby nie. Dit bly by die onvoltooides.</translation>
    </message>
    <message>
        <source>MIT licence. Made with Qt (LGPL).</source>
        <extracomment>shell/about.py</extracomment>
        <translation>MIT-lisensie. Gemaak met Qt (LGPL).</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <extracomment>shell/side_panel.py</extracomment>
        <translation>Sluit die paneel</translation>
    </message>
    <message>
        <source>Practice: a move was taken back, so this match does not count.</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>Oefening: &apos;n skuif is teruggevat, dus tel hierdie wedstryd nie.</translation>
    </message>
    <message>
        <source>From now on this match is practice: it does not count</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>Van nou af is hierdie wedstryd oefening: dit tel nie</translation>
    </message>
    <message>
        <source>There is no move of yours to take back in this round</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>Daar is geen skuif van jou om in hierdie rondte terug te vat nie</translation>
    </message>
    <message>
        <source>There is nothing to do again</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>Daar is niks om weer te doen nie</translation>
    </message>
    <message>
        <source>As in Preferences</source>
        <extracomment>shell/tiles_choice.py</extracomment>
        <translation>Soos in Instellings</translation>
    </message>
    <message>
        <source>With small numbers beside the animals, or animals alone.</source>
        <extracomment>shell/tiles_choice.py</extracomment>
        <translation>Met klein getalle langs die diere, of net diere.</translation>
    </message>
    <message>
        <source>What is on the tiles in this game.</source>
        <extracomment>shell/tiles_choice.py</extracomment>
        <translation>Wat in hierdie spel op die teëls is.</translation>
    </message>
    <message>
        <source>{left} of {whole} not seen</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>{left} van {whole} nie gesien nie</translation>
    </message>
    <message>
        <source>not seen</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>nie gesien</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>gespeel</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>joune</translation>
    </message>
    <message>
        <source>They hold until the window is closed: {why}</source>
        <extracomment>shell/window.py</extracomment>
        <translation>Hulle geld totdat die venster toegemaak word: {why}</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept</source>
        <extracomment>shell/window.py</extracomment>
        <translation>Die instellings kan nie bewaar word nie</translation>
    </message>
    <message>
        <source>A computer player failed, and made a simple move</source>
        <extracomment>shell/referee.py</extracomment>
        <translation>&apos;n Rekenaarspeler het gefaal en &apos;n eenvoudige skuif gemaak</translation>
    </message>
    <message>
        <source>{number} %</source>
        <extracomment>shell/wish_row.py</extracomment>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <extracomment>shell/wishes.py</extracomment>
        <translation>Die klank is af</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <extracomment>shell/wishes.py</extracomment>
        <translation>Die klank is aan</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>table/cues.py</extracomment>
        <translation>Pas in</translation>
    </message>
    <message>
        <source>More of the table</source>
        <extracomment>table/cues.py</extracomment>
        <translation>Meer van die tafel</translation>
    </message>
    <message>
        <source>Open ends out of sight: {numbers}</source>
        <extracomment>table/cues.py</extracomment>
        <translation>Oop ente buite sig: {numbers}</translation>
    </message>
    <message>
        <source>Only the {pips} is open</source>
        <extracomment>table/ends.py</extracomment>
        <translation>Net die {pips} is oop</translation>
    </message>
    <message>
        <source>Open ends, locked: {pips}</source>
        <extracomment>table/ends.py</extracomment>
        <translation>Oop ente, gesluit: {pips}</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>table/ends.py</extracomment>
        <translation>Som</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>table/fresh.py</extracomment>
        <translation>nuut</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Trek</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Telling</translation>
    </message>
    <message>
        <source>Over to {name}</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Oor na {name}</translation>
    </message>
    <message>
        <source>Play {tile}</source>
        <extracomment>shell/access/told.py</extracomment>
        <translation>Speel {tile}</translation>
    </message>
    <message>
        <source>It could not be put aside</source>
        <extracomment>archive/beside.py</extracomment>
        <translation>Dit kon nie opsy gesit word nie</translation>
    </message>
    <message>
        <source>No space left on the disk</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Daar is nie meer plek op die skyf nie</translation>
    </message>
    <message>
        <source>No more of the disk may be used by you</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Jy mag nie meer van die skyf gebruik nie</translation>
    </message>
    <message>
        <source>The file would grow too large</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Die lêer sou te groot word</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Die stelsel laat dit nie toe nie</translation>
    </message>
    <message>
        <source>Nothing can be written there</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Daar kan niks geskryf word nie</translation>
    </message>
    <message>
        <source>There is no such file or folder</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Daar is nie so &apos;n lêer of vouer nie</translation>
    </message>
    <message>
        <source>Something of that name is there already</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Daar is reeds iets met daardie naam</translation>
    </message>
    <message>
        <source>It is a folder</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Dit is &apos;n vouer</translation>
    </message>
    <message>
        <source>It is no folder</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Dit is nie &apos;n vouer nie</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Die naam is te lank</translation>
    </message>
    <message>
        <source>It is being used by another program</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>&apos;n Ander program gebruik dit</translation>
    </message>
    <message>
        <source>The disk does not work as it should</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Die skyf werk nie soos dit moet nie</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>Another window is writing this match</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>&apos;n Ander venster skryf hierdie wedstryd</translation>
    </message>
    <message>
        <source>{what}; expected {expected}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>{what}; verwag: {expected}</translation>
    </message>
    <message>
        <source>{file}:{line}: {what}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>{file}:{line}: {what}</translation>
    </message>
    <message>
        <source>a space too many</source>
        <extracomment>archive/error.py</extracomment>
        <translation>een spasie te veel</translation>
    </message>
    <message>
        <source>single spaces between words</source>
        <extracomment>archive/error.py</extracomment>
        <translation>een spasie tussen woorde</translation>
    </message>
    <message>
        <source>{text} is no SHA-256</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>{text} is nie &apos;n SHA-256 nie</translation>
    </message>
    <message>
        <source>64 digits of 0-9 and a-f</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>64 syfers van 0-9 en a-f</translation>
    </message>
    <message>
        <source>digits of 0-9 and a-f</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>syfers van 0-9 en a-f</translation>
    </message>
    <message>
        <source>{text} is no salt</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>{text} is nie &apos;n sout nie</translation>
    </message>
    <message>
        <source>a number from 1</source>
        <extracomment>archive/head.py</extracomment>
        <translation>&apos;n getal van 1 af</translation>
    </message>
    <message>
        <source>{text} is no seat</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} is nie &apos;n plek nie</translation>
    </message>
    <message>
        <source>{text} is no round</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} is nie &apos;n rondte nie</translation>
    </message>
    <message>
        <source>{text} is no kind of player</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} is nie &apos;n soort speler nie</translation>
    </message>
    <message>
        <source>the head is not whole</source>
        <extracomment>archive/head.py</extracomment>
        <translation>die begin is nie heel nie</translation>
    </message>
    <message>
        <source>rule {name} can&apos;t be {value} with {seats} seats</source>
        <extracomment>archive/head.py</extracomment>
        <translation>reël {name} kan nie {value} wees met {seats} plekke nie</translation>
    </message>
    <message>
        <source>no match record begins with {text}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>geen wedstryd begin met {text} nie</translation>
    </message>
    <message>
        <source>version {text} is newer than this program reads</source>
        <extracomment>archive/head.py</extracomment>
        <translation>weergawe {text} is nuwer as wat hierdie program kan lees</translation>
    </message>
    <message>
        <source>{text} is no version</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} is nie &apos;n weergawe nie</translation>
    </message>
    <message>
        <source>a short value</source>
        <extracomment>archive/head.py</extracomment>
        <translation>&apos;n kort waarde</translation>
    </message>
    <message>
        <source>seat {text} is not the next</source>
        <extracomment>archive/head.py</extracomment>
        <translation>plek {text} is nie die volgende nie</translation>
    </message>
    <message>
        <source>{game} is for {seats}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{game} is vir {seats}</translation>
    </message>
    <message>
        <source>seat {seat} has no name</source>
        <extracomment>archive/head.py</extracomment>
        <translation>plek {seat} het geen naam nie</translation>
    </message>
    <message>
        <source>unexpected {text}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>onverwags: {text}</translation>
    </message>
    <message>
        <source>unknown game {text}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>onbekende spel {text}</translation>
    </message>
    <message>
        <source>{text} is no rule with one value</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} is nie &apos;n reël met een waarde nie</translation>
    </message>
    <message>
        <source>it once</source>
        <extracomment>archive/head.py</extracomment>
        <translation>dit een keer</translation>
    </message>
    <message>
        <source>rule {name} stands twice</source>
        <extracomment>archive/head.py</extracomment>
        <translation>reël {name} staan twee keer daar</translation>
    </message>
    <message>
        <source>{value} where {name} is {there}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{value} waar {name} {there} is</translation>
    </message>
    <message>
        <source>smaller hands</source>
        <extracomment>archive/head.py</extracomment>
        <translation>kleiner hande</translation>
    </message>
    <message>
        <source>rule set {set}, or smaller hands</source>
        <extracomment>archive/head.py</extracomment>
        <translation>rule set {set}, of kleiner hande</translation>
    </message>
    <message>
        <source>rule {name} can&apos;t be {value}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>reël {name} kan nie {value} wees nie</translation>
    </message>
    <message>
        <source>{least} to {most} seats</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{least} tot {most} plekke</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{count} plekke</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>een van {words}</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened</source>
        <extracomment>archive/ledger.py</extracomment>
        <translation>Die lêer kan nie oopgemaak word nie</translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <extracomment>archive/ledger.py</extracomment>
        <translation>Die lêer is beskadig</translation>
    </message>
    <message>
        <source>A newer version of this program has written it</source>
        <extracomment>archive/ledger.py</extracomment>
        <translation>&apos;n Nuwer weergawe van hierdie program het dit geskryf</translation>
    </message>
    <message>
        <source>{tile} has its smaller half first</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{tile} het sy kleiner helfte eerste</translation>
    </message>
    <message>
        <source>{count} tiles in one line, more than any set has</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{count} teëls in een reël, meer as wat enige stel het</translation>
    </message>
    <message>
        <source>fewer</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>minder</translation>
    </message>
    <message>
        <source>{text} is no move</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{text} is nie &apos;n skuif nie</translation>
    </message>
    <message>
        <source>two halves from 0 to {most}, such as 6-4</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>twee helftes van 0 tot {most}, soos 6-4</translation>
    </message>
    <message>
        <source>{text} is no tile</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{text} is nie &apos;n teël nie</translation>
    </message>
    <message>
        <source>house rules</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>huisreëls</translation>
    </message>
    <message>
        <source>this is no file</source>
        <extracomment>archive/given.py</extracomment>
        <translation>dit is nie &apos;n lêer nie</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <extracomment>archive/given.py</extracomment>
        <translation>daar is nie so &apos;n lêer nie</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({why})</source>
        <extracomment>archive/given.py</extracomment>
        <translation>die lêer kan nie gelees word nie ({why})</translation>
    </message>
    <message>
        <source>the last line has no newline</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>die laaste reël het geen reëleinde nie</translation>
    </message>
    <message>
        <source>a whole one</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>&apos;n volledige reël</translation>
    </message>
    <message>
        <source>at most {count} letters</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>hoogstens {count} letters</translation>
    </message>
    <message>
        <source>{text} is no name</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>{text} is nie &apos;n naam nie</translation>
    </message>
    <message>
        <source>the file ends too soon</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>die lêer eindig te gou</translation>
    </message>
    <message>
        <source>no house rules begin with {text}</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>geen huisreëls begin met {text} nie</translation>
    </message>
    <message>
        <source>version {text} can&apos;t be read here</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>weergawe {text} kan nie hier gelees word nie</translation>
    </message>
    <message>
        <source>a match record</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>&apos;n wedstryd</translation>
    </message>
    <message>
        <source>this is a pipe</source>
        <extracomment>archive/given.py</extracomment>
        <translation>dit is &apos;n pyp (pipe)</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <extracomment>archive/given.py</extracomment>
        <translation>dit is &apos;n vouer</translation>
    </message>
    <message>
        <source>notice: the deal of round {round} is not whole; the record ends before it</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>let wel: die uitdeling van rondte {round} is nie heel nie; die wedstryd eindig voor dit</translation>
    </message>
    <message>
        <source>notice: the last line has no newline and was dropped</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>let wel: die laaste reël het geen reëleinde nie en is weggelaat</translation>
    </message>
    <message>
        <source>the head is torn in this line</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>die begin is in hierdie reël afgebreek</translation>
    </message>
    <message>
        <source>{word} says nothing more</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>ná {word} staan daar niks meer nie</translation>
    </message>
    <message>
        <source>nothing more</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>niks meer nie</translation>
    </message>
    <message>
        <source>hand {seat} has no tiles</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>hand {seat} het geen teëls nie</translation>
    </message>
    <message>
        <source>hand {seat} has another number of tiles, {count}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>hand {seat} het &apos;n ander aantal teëls, {count}</translation>
    </message>
    <message>
        <source>not every tile is dealt, {count} are missing, {tile} among them</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>nie al die teëls is uitgedeel nie: {count} ontbreek, onder andere {tile}</translation>
    </message>
    <message>
        <source>not every tile is dealt, {tile} is missing</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>nie al die teëls is uitgedeel nie: {tile} ontbreek</translation>
    </message>
    <message>
        <source>all {count} tiles of the set</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>al {count} teëls van die stel</translation>
    </message>
    <message>
        <source>this game sets no tiles aside</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>in hierdie spel word geen teëls opsy gesit nie</translation>
    </message>
    <message>
        <source>tiles up to {tile}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>teëls tot by {tile}</translation>
    </message>
    <message>
        <source>{tile} is not in the set</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{tile} is nie in die stel nie</translation>
    </message>
    <message>
        <source>{tile} is dealt twice</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{tile} is twee keer uitgedeel</translation>
    </message>
    <message>
        <source>every tile once</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>elke teël een keer</translation>
    </message>
    <message>
        <source>another deal</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>&apos;n ander uitdeling</translation>
    </message>
    <message>
        <source>lead {seat}, which is not left to a lot here</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>lead {seat}, wat nie hier aan die lot oorgelaat word nie</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>daar is geen plek {seat} nie</translation>
    </message>
    <message>
        <source>seat {seat} may not take the lead</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>plek {seat} mag nie begin nie</translation>
    </message>
    <message>
        <source>move of seat {seat}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>&apos;n skuif van plek {seat}</translation>
    </message>
    <message>
        <source>it is not the turn of seat {seat}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>dit is nie plek {seat} se beurt nie</translation>
    </message>
    <message>
        <source>seat {seat} does nothing</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>plek {seat} doen niks nie</translation>
    </message>
    <message>
        <source>{text} names a train, but this game has none</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{text} noem &apos;n trein, maar hierdie spel het nie een nie</translation>
    </message>
    <message>
        <source>no &apos;#&apos;</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>geen &apos;#&apos; nie</translation>
    </message>
    <message>
        <source>{text} names a spot on the table, which means nothing in this game</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{text} noem &apos;n plek op die tafel, wat niks in hierdie spel beteken nie</translation>
    </message>
    <message>
        <source>{text} names the host&apos;s half, which only a matador may</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{text} noem die gasheer se helfte, wat net &apos;n matador mag</translation>
    </message>
    <message>
        <source>no move of this round stands to be taken back</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>daar is geen skuif in hierdie rondte om terug te neem nie</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>nog {count}</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>teks</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>teks in UTF-8</translation>
    </message>
    <message>
        <source>byte {at} of the line, {code}, is not UTF-8</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>greep {at} van die reël, {code}, is nie UTF-8 nie</translation>
    </message>
    <message>
        <source>byte {at} of the line, the control character {code}, is not allowed</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>greep {at} van die reël, die beheerkarakter {code}, word nie toegelaat nie</translation>
    </message>
    <message>
        <source>{name} is not the name of a file in this folder</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>{name} is nie die naam van &apos;n lêer in hierdie vouer nie</translation>
    </message>
    <message>
        <source>there is no theme of this name</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>daar is geen tema met hierdie naam nie</translation>
    </message>
    <message>
        <source>there is no theme here</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>hier is geen tema nie</translation>
    </message>
    <message>
        <source>it can&apos;t be read as TOML: {why}</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>dit kan nie as TOML gelees word nie: {why}</translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>dit is te diep genes</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Lisensies</translation>
    </message>
    <message>
        <source>The licences themselves are in {folder}.</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Die lisensies self is in {folder}.</translation>
    </message>
    <message>
        <source>No character</source>
        <extracomment>shell/character_disc.py</extracomment>
        <translation>Geen karakter</translation>
    </message>
    <message>
        <source>Make a new folder?</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Maak &apos;n nuwe vouer?</translation>
    </message>
    <message>
        <source>There is no folder {folder} yet.</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Daar is nog nie &apos;n vouer {folder} nie.</translation>
    </message>
    <message>
        <source>Make it</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Maak dit</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Moenie bewaar nie</translation>
    </message>
    <message>
        <source>{name}&#xa0;{points}</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>{name}&#xa0;{points}</translation>
    </message>
    <message>
        <source>These files can&apos;t be opened</source>
        <extracomment>shell/files/refusing.py</extracomment>
        <translation>Hierdie lêers kan nie oopgemaak word nie</translation>
    </message>
    <message>
        <source>That is allowed, too, but this is asked: {task}</source>
        <extracomment>shell/learning/course.py</extracomment>
        <translation>Dit mag ook, maar hier word iets anders gevra: {task}</translation>
    </message>
    <message>
        <source>Lay it where it is lit</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Lê dit waar dit verlig is</translation>
    </message>
    <message>
        <source>would be next</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>sou volgende wees</translation>
    </message>
    <message>
        <source>Done: go on with Next</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Klaar: gaan voort met Volgende</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <extracomment>shell/opening.py</extracomment>
        <translation>Maak {name} oop</translation>
    </message>
    <message>
        <source>Greta</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Greta</translation>
    </message>
    <message>
        <source>Linus</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Linus</translation>
    </message>
    <message>
        <source>Rico</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Rico</translation>
    </message>
    <message>
        <source>Vera</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Vera</translation>
    </message>
    <message>
        <source>Your moves</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Jou skuiwe</translation>
    </message>
    <message>
        <source>{seat}, character</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{seat}, karakter</translation>
    </message>
    <message>
        <source>One moment: the table is being laid out</source>
        <extracomment>table/awaiting.py</extracomment>
        <translation>&apos;n Oomblik: die tafel word uitgelê</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>trek &apos;n teël</translation>
    </message>
    <message>
        <source>draw two tiles</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>trek twee teëls</translation>
    </message>
    <message>
        <source>name and says should be texts</source>
        <extracomment>table/garment.py</extracomment>
        <translation>name en says moet tekste wees</translation>
    </message>
    <message>
        <source>order should be a whole number</source>
        <extracomment>table/garment.py</extracomment>
        <translation>order moet &apos;n heelgetal wees</translation>
    </message>
    <message>
        <source>a theme of tables has no value named {name}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>&apos;n tema vir tafels het geen waarde met die naam {name} nie</translation>
    </message>
    <message>
        <source>a theme of tiles has no value named {name}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>&apos;n tema vir teëls het geen waarde met die naam {name} nie</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>&apos;n getal van {low} tot {high}</translation>
    </message>
    <message>
        <source>{name} should be {value}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>{name} moet {value} wees</translation>
    </message>
    <message>
        <source>a colour such as &quot;#2f7d5b&quot;</source>
        <extracomment>table/garment.py</extracomment>
        <translation>&apos;n kleur soos &quot;#2f7d5b&quot;</translation>
    </message>
    <message>
        <source>a list of {count} colours each</source>
        <extracomment>table/garment.py</extracomment>
        <translation>&apos;n lys met {count} kleure elk</translation>
    </message>
    <message>
        <source>a list of colours such as &quot;#2f7d5b&quot;</source>
        <extracomment>table/garment.py</extracomment>
        <translation>&apos;n lys met kleure soos &quot;#2f7d5b&quot;</translation>
    </message>
    <message>
        <source>a list of {count} colours such as &quot;#2f7d5b&quot;</source>
        <extracomment>table/garment.py</extracomment>
        <translation>&apos;n lys met {count} kleure soos &quot;#2f7d5b&quot;</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <extracomment>table/garment.py</extracomment>
        <translation>die naam van &apos;n lêer</translation>
    </message>
    <message>
        <source>{name} is not a picture that can be read</source>
        <extracomment>table/garment.py</extracomment>
        <translation>{name} is nie &apos;n prent wat gelees kan word nie</translation>
    </message>
    <message>
        <source>a list of names of files</source>
        <extracomment>table/garment.py</extracomment>
        <translation>&apos;n lys met name van lêers</translation>
    </message>
    <message>
        <source>{count} files at most</source>
        <extracomment>table/garment.py</extracomment>
        <translation>hoogstens {count} lêers</translation>
    </message>
    <message>
        <source>{name} is not a drawing (SVG) that can be read</source>
        <extracomment>table/garment.py</extracomment>
        <translation>{name} is nie &apos;n tekening (SVG) wat gelees kan word nie</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>table/heap.py</extracomment>
        <translation>leeg</translation>
    </message>
    <message>
        <source>Boneyard · {count}</source>
        <extracomment>table/heap.py</extracomment>
        <translation>Voorraad · {count}</translation>
    </message>
    <message>
        <source>{count} to draw</source>
        <extracomment>table/heap.py</extracomment>
        <translation>{count} kan getrek word</translation>
    </message>
    <message>
        <source>Along your tiles; along the places of a lifted one</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Langs jou teëls; langs die plekke van &apos;n geligte een</translation>
    </message>
    <message>
        <source>From row to row of a large hand</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Van ry tot ry van &apos;n groot hand</translation>
    </message>
    <message>
        <source>The first and the last of them</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Die eerste en die laaste van hulle</translation>
    </message>
    <message>
        <source>Lift the tile; then, with a place chosen, lay it there</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Lig die teël; lê dit dan neer op die gekose plek</translation>
    </message>
    <message>
        <source>Choose the place with that number</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Kies die plek met daardie nommer</translation>
    </message>
    <message>
        <source>Put a lifted tile back</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Sit &apos;n geligte teël terug</translation>
    </message>
    <message>
        <source>On to the buttons beside the sentence, and what stands beside the table</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Verder na die knoppies langs die sin, en wat langs die tafel staan</translation>
    </message>
    <message>
        <source>Say who of your side leads, where it may choose</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Sê wie van julle kant begin, waar hy mag kies</translation>
    </message>
    <message>
        <source>{tile} fits in one place: Enter plays it there</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} pas op een plek: Enter lê dit daar</translation>
    </message>
    <message>
        <source>{tile} fits in one place: click it there, or drag the tile</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} pas op een plek: klik daar, of sleep die teël</translation>
    </message>
    <message>
        <source>{tile} fits in {count} places: choose by number or arrow, then Enter</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} pas op {count} plekke: kies met &apos;n nommer of pyl, dan Enter</translation>
    </message>
    <message>
        <source>{tile} fits in {count} places: choose one</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} pas op {count} plekke: kies een</translation>
    </message>
    <message>
        <source>I lead</source>
        <extracomment>table/question.py</extracomment>
        <translation>Ek begin</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <extracomment>table/question.py</extracomment>
        <translation>{name} begin</translation>
    </message>
    <message>
        <source>again</source>
        <extracomment>table/tab.py</extracomment>
        <translation>weer</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>table/tab.py</extracomment>
        <translation>volgende</translation>
    </message>
    <message>
        <source>skipped</source>
        <extracomment>table/tab.py</extracomment>
        <translation>oorgeslaan</translation>
    </message>
    <message>
        <source>Domino table</source>
        <extracomment>table/view.py</extracomment>
        <translation>Dominotafel</translation>
    </message>
    <message>
        <source>Blue felt</source>
        <extracomment>tables/blue/theme.toml</extracomment>
        <translation>Blou vilt</translation>
    </message>
    <message>
        <source>Cool and deep, as in a saloon.</source>
        <extracomment>tables/blue/theme.toml</extracomment>
        <translation>Koel en diep, soos in &apos;n salon.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>tables/contrast/theme.toml</extracomment>
        <translation>Hoë kontras</translation>
    </message>
    <message>
        <source>Black and white, strong lines, nothing in between.</source>
        <extracomment>tables/contrast/theme.toml</extracomment>
        <translation>Swart en wit, sterk lyne, niks tussenin nie.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <extracomment>tables/green/theme.toml</extracomment>
        <translation>Groen vilt</translation>
    </message>
    <message>
        <source>The cloth of a club.</source>
        <extracomment>tables/green/theme.toml</extracomment>
        <translation>Die laken van &apos;n klub.</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>tables/slate/theme.toml</extracomment>
        <translation>Leiklip</translation>
    </message>
    <message>
        <source>Split stone, grey and still.</source>
        <extracomment>tables/slate/theme.toml</extracomment>
        <translation>Gesplete klip, grys en stil.</translation>
    </message>
    <message>
        <source>Walnut</source>
        <extracomment>tables/walnut/theme.toml</extracomment>
        <translation>Okkerneut</translation>
    </message>
    <message>
        <source>Oiled boards of dark wood.</source>
        <extracomment>tables/walnut/theme.toml</extracomment>
        <translation>Geoliede planke van donker hout.</translation>
    </message>
    <message>
        <source>Animals</source>
        <extracomment>tiles/animals/theme.toml</extracomment>
        <translation>Diere</translation>
    </message>
    <message>
        <source>Seven animals, with small numbers.</source>
        <extracomment>tiles/animals/theme.toml</extracomment>
        <translation>Sewe diere, met klein getalle.</translation>
    </message>
    <message>
        <source>Animals alone</source>
        <extracomment>tiles/animals_plain/theme.toml</extracomment>
        <translation>Net diere</translation>
    </message>
    <message>
        <source>Seven animals, without numbers.</source>
        <extracomment>tiles/animals_plain/theme.toml</extracomment>
        <translation>Sewe diere, sonder getalle.</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <extracomment>tiles/coloured/theme.toml</extracomment>
        <translation>Gekleurde pitte</translation>
    </message>
    <message>
        <source>Each number in its own colour.</source>
        <extracomment>tiles/coloured/theme.toml</extracomment>
        <translation>Elke getal in sy eie kleur.</translation>
    </message>
    <message>
        <source>Black on white, large pips, strong lines.</source>
        <extracomment>tiles/contrast/theme.toml</extracomment>
        <translation>Swart op wit, groot pitte, sterk lyne.</translation>
    </message>
    <message>
        <source>Ebony</source>
        <extracomment>tiles/ebony/theme.toml</extracomment>
        <translation>Ebbehout</translation>
    </message>
    <message>
        <source>Black wood, ivory pips, a line of brass.</source>
        <extracomment>tiles/ebony/theme.toml</extracomment>
        <translation>Swart hout, ivoorpitte, &apos;n lyn van koper.</translation>
    </message>
    <message>
        <source>Ivory</source>
        <extracomment>tiles/ivory/theme.toml</extracomment>
        <translation>Ivoor</translation>
    </message>
    <message>
        <source>Black pips on ivory.</source>
        <extracomment>tiles/ivory/theme.toml</extracomment>
        <translation>Swart pitte op ivoor.</translation>
    </message>
    <message>
        <source>Numerals</source>
        <extracomment>tiles/numerals/theme.toml</extracomment>
        <translation>Syfers</translation>
    </message>
    <message>
        <source>Figures in place of pips.</source>
        <extracomment>tiles/numerals/theme.toml</extracomment>
        <translation>Syfers in plaas van pitte.</translation>
    </message>
    <message>
        <source>Pebbles</source>
        <extracomment>tiles/pebbles/theme.toml</extracomment>
        <translation>Klippies</translation>
    </message>
    <message>
        <source>Painted river stones.</source>
        <extracomment>tiles/pebbles/theme.toml</extracomment>
        <translation>Geverfde rivierklippies.</translation>
    </message>
    <message>
        <source>Nothing else is allowed: {move}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>Niks anders word toegelaat nie: {move}</translation>
    </message>
    <message>
        <source>Best: {move}. {why}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>Beste: {move}. {why}</translation>
    </message>
    <message>
        <source>{place}, {less}: {move}. {why}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{place}, {less}: {move}. {why}</translation>
    </message>
    <message>
        <source>{place}: {move}. {why}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{place}: {move}. {why}</translation>
    </message>
    <message>
        <source>number {number} of {count}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>nommer {number} van {count}</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>words/advice.py</extracomment>
        <translation>trek</translation>
    </message>
    <message>
        <source>keep what you drew</source>
        <extracomment>words/advice.py</extracomment>
        <translation>behou wat jy getrek het</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>words/advice.py</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>lead {tile}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>begin met {tile}</translation>
    </message>
    <message>
        <source>{tile} on the {pips}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{tile} by die {pips}</translation>
    </message>
    <message>
        <source>{tile} on the {pips} of {host}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{tile} by die {pips} van {host}</translation>
    </message>
    <message>
        <source>as good</source>
        <extracomment>words/advice.py</extracomment>
        <translation>net so goed</translation>
    </message>
    <message>
        <source>{points} points less</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{points} punte minder</translation>
    </message>
    <message>
        <source>{percent} % less often won</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{percent} % minder dikwels gewen</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>pointing up</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>wys op</translation>
    </message>
    <message>
        <source>pointing right</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>wys regs</translation>
    </message>
    <message>
        <source>pointing down</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>wys af</translation>
    </message>
    <message>
        <source>pointing left</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>wys links</translation>
    </message>
    <message>
        <source>lying</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>lê plat</translation>
    </message>
    <message>
        <source>standing</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>staan</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Die tafel is leeg</translation>
    </message>
    <message>
        <source>Only the {pips} of {host} is open</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Net die {pips} van {host} is oop</translation>
    </message>
    <message>
        <source>No end is open</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Geen ent is oop nie</translation>
    </message>
    <message>
        <source>Open ends: {numbers}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Oop ente: {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>The {numbers} are locked</source>
        <extracomment>words/aloud.py (for 1: The {numbers} is locked)</extracomment>
        <translation>
            <numerusform>Die {numbers} is gesluit</numerusform>
            <numerusform>Die {numbers} is gesluit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {numbers} have no room</source>
        <extracomment>words/aloud.py (for 1: The {numbers} has no room)</extracomment>
        <translation>
            <numerusform>Die {numbers} het geen plek nie</numerusform>
            <numerusform>Die {numbers} het geen plek nie</numerusform>
        </translation>
    </message>
    <message>
        <source>They count {count}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Hulle tel {count}</translation>
    </message>
    <message>
        <source>{name} {count}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name} {count}</translation>
    </message>
    <message>
        <source>Tiles: {each}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Teëls: {each}</translation>
    </message>
    <message>
        <source>Score: {each}, of {target}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Telling: {each}, van {target}</translation>
    </message>
    <message>
        <source>You hold no tile</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Jy het geen teël nie</translation>
    </message>
    <message numerus="yes">
        <source>You hold {count} tiles: {tiles}</source>
        <extracomment>words/aloud.py (for 1: You hold one tile: {tiles})</extracomment>
        <translation>
            <numerusform>Jy het {tiles}</numerusform>
            <numerusform>Jy het {count} teëls: {tiles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These fit: {tiles}</source>
        <extracomment>words/aloud.py (for 1: {tiles} fits)</extracomment>
        <translation>
            <numerusform>{tiles} pas</numerusform>
            <numerusform>Hierdie pas: {tiles}</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}, does not fit</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{tile}, pas nie</translation>
    </message>
    <message numerus="yes">
        <source>{tile}, playable at {places} places</source>
        <extracomment>words/aloud.py (for 1: {tile}, playable)</extracomment>
        <translation>
            <numerusform>{tile}, speelbaar</numerusform>
            <numerusform>{tile}, speelbaar op {places} plekke</numerusform>
        </translation>
    </message>
    <message>
        <source>as the first tile</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>as die eerste teël</translation>
    </message>
    <message>
        <source>on the {pips} of {host}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>by die {pips} van {host}</translation>
    </message>
    <message>
        <source>{place}, {way}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{place}, {way}</translation>
    </message>
    <message>
        <source>{place}, for {points}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{place}, vir {points}</translation>
    </message>
    <message>
        <source>{tile}, {at} of {count}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{tile}, {at} van {count}</translation>
    </message>
    <message>
        <source>{tile}, {at} of {count} from {host}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{tile}, {at} van {count} van {host} af</translation>
    </message>
    <message>
        <source>end {pips}, at {host}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>ent {pips}, by {host}</translation>
    </message>
    <message>
        <source>end {pips}, at {host}, locked</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>ent {pips}, by {host}, gesluit</translation>
    </message>
    <message>
        <source>end {pips}, at {host}, no room</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>ent {pips}, by {host}, geen plek nie</translation>
    </message>
    <message>
        <source>end {pips}, at {host}, closed for now</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>ent {pips}, by {host}, vir eers toe</translation>
    </message>
    <message>
        <source>Boneyard: {tiles}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Voorraad: {tiles}</translation>
    </message>
    <message>
        <source>Boneyard: {tiles}, none to draw</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Voorraad: {tiles}, niks om te trek nie</translation>
    </message>
    <message>
        <source>Boneyard: {tiles}, {count} to draw</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Voorraad: {tiles}, {count} kan getrek word</translation>
    </message>
    <message>
        <source>{name}: {tiles}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}</translation>
    </message>
    <message>
        <source>{name}: {tiles}, score {score}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}, telling {score}</translation>
    </message>
    <message>
        <source>{name}: {tiles}, score {score}, to move</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}, telling {score}, aan die beurt</translation>
    </message>
    <message>
        <source>{name}: {tiles}, to move</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}, aan die beurt</translation>
    </message>
    <message>
        <source>cat</source>
        <extracomment>words/animals.py</extracomment>
        <translation>kat</translation>
    </message>
    <message>
        <source>duck</source>
        <extracomment>words/animals.py</extracomment>
        <translation>eend</translation>
    </message>
    <message>
        <source>elephant</source>
        <extracomment>words/animals.py</extracomment>
        <translation>olifant</translation>
    </message>
    <message>
        <source>fish</source>
        <extracomment>words/animals.py</extracomment>
        <translation>vis</translation>
    </message>
    <message>
        <source>rabbit</source>
        <extracomment>words/animals.py</extracomment>
        <translation>haas</translation>
    </message>
    <message>
        <source>snail</source>
        <extracomment>words/animals.py</extracomment>
        <translation>slak</translation>
    </message>
    <message>
        <source>turtle</source>
        <extracomment>words/animals.py</extracomment>
        <translation>skilpad</translation>
    </message>
    <message>
        <source>{game} by its own rules, one round, deal number {number}. Everybody who plays it today gets the same tiles. The other seats are computer players of the level {level}, who know no more of the deal than ever.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{game} volgens sy eie reëls, een rondte, uitdeling nommer {number}. Almal wat dit vandag speel, kry dieselfde teëls. Op die ander plekke sit rekenaarspelers van die vlak {level}, wat niks meer van die uitdeling weet as altyd nie.</translation>
    </message>
    <message>
        <source>Not played yet. The first time counts; played again it is practice.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Nog nie gespeel nie. Die eerste keer tel; weer gespeel is dit oefening.</translation>
    </message>
    <message>
        <source>Nobody won today.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Niemand het vandag gewen nie.</translation>
    </message>
    <message>
        <source>Lost today, with {points}.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Vandag verloor, met {points}.</translation>
    </message>
    <message>
        <source>Won today, with {points}.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Vandag gewen, met {points}.</translation>
    </message>
    <message>
        <source>Lost today.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Vandag verloor.</translation>
    </message>
    <message>
        <source>Won today.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Vandag gewen.</translation>
    </message>
    <message>
        <source>The days that you play stand here from now on.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Die dae wat jy speel, staan van nou af hier.</translation>
    </message>
    <message numerus="yes">
        <source>{count} days in a row</source>
        <extracomment>words/daily.py (for 1: {count} day in a row)</extracomment>
        <translation>
            <numerusform>{count} dag op &apos;n streep</numerusform>
            <numerusform>{count} dae op &apos;n streep</numerusform>
        </translation>
    </message>
    <message>
        <source>{streak}, {longest} at the longest. Won {won} of {played}.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{streak}, op die langste {longest}. {won} van {played} gewen.</translation>
    </message>
    <message>
        <source>{when}: not played</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: nie gespeel nie</translation>
    </message>
    <message>
        <source>{when}: nobody won</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: niemand het gewen nie</translation>
    </message>
    <message>
        <source>{when}: lost</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: verloor</translation>
    </message>
    <message>
        <source>{when}: won</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: gewen</translation>
    </message>
    <message>
        <source>You hold no double: the next player is asked</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Jy het geen dubbel nie: die volgende speler word gevra</translation>
    </message>
    <message>
        <source>{name} holds no double: the next player is asked</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} het geen dubbel nie: die volgende speler word gevra</translation>
    </message>
    <message>
        <source>Your {pips} makes all others draw a tile</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Jou {pips} laat al die ander &apos;n teël trek</translation>
    </message>
    <message>
        <source>{name}&apos;s {pips} makes all others draw a tile</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} se {pips} laat al die ander &apos;n teël trek</translation>
    </message>
    <message>
        <source>The direction turns: play goes clockwise now</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Die rigting draai om: dit gaan nou kloksgewys</translation>
    </message>
    <message>
        <source>The direction turns: play goes counterclockwise now</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Die rigting draai om: dit gaan nou antikloksgewys</translation>
    </message>
    <message>
        <source>You play again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Jy speel weer</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} speel weer</translation>
    </message>
    <message>
        <source>You could play again, but nothing fits</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Jy kon weer gespeel het, maar niks pas nie</translation>
    </message>
    <message>
        <source>{name} could play again, but nothing fits</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} kon weer gespeel het, maar niks pas nie</translation>
    </message>
    <message>
        <source>You cast a spell: the next tile must go on your {pips}</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Jy spreek &apos;n towerspreuk uit: die volgende teël moet by jou {pips} kom</translation>
    </message>
    <message>
        <source>{name} casts a spell: the next tile must go on the {pips} of {tile}</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} spreek &apos;n towerspreuk uit: die volgende teël moet by die {pips} van {tile} kom</translation>
    </message>
    <message>
        <source>You break the spell: all ends are open</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Jy breek die towerspreuk: al die ente is oop</translation>
    </message>
    <message>
        <source>{name} breaks the spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} breek die towerspreuk</translation>
    </message>
    <message>
        <source>Nobody can break the spell: it ends, and all ends are open</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Niemand kan die towerspreuk breek nie: dit eindig, en al die ente is oop</translation>
    </message>
    <message>
        <source>A turn is lost</source>
        <extracomment>words/effect.py</extracomment>
        <translation>&apos;n Beurt gaan verlore</translation>
    </message>
    <message>
        <source>You lose your turn to the double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Jy verloor jou beurt aan die dubbel</translation>
    </message>
    <message>
        <source>{name} loses a turn to the double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} verloor &apos;n beurt aan die dubbel</translation>
    </message>
    <message>
        <source>You can&apos;t break the spell and draw {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Jy kan nie die towerspreuk breek nie en trek {what} ({left} oor)</translation>
    </message>
    <message>
        <source>{name} can&apos;t break the spell and draws {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} kan nie die towerspreuk breek nie en trek {what} ({left} oor)</translation>
    </message>
    <message>
        <source>You draw {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Jy trek {what} ({left} oor)</translation>
    </message>
    <message>
        <source>{name} draws {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} trek {what} ({left} oor)</translation>
    </message>
    <message>
        <source>has no double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>het geen dubbel nie</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>geen dubbel nie</translation>
    </message>
    <message>
        <source>all others draw</source>
        <extracomment>words/effect.py</extracomment>
        <translation>al die ander trek</translation>
    </message>
    <message>
        <source>turns play round</source>
        <extracomment>words/effect.py</extracomment>
        <translation>draai die rigting om</translation>
    </message>
    <message>
        <source>you turn play</source>
        <extracomment>words/effect.py</extracomment>
        <translation>jy draai die rigting om</translation>
    </message>
    <message>
        <source>plays again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>speel weer</translation>
    </message>
    <message>
        <source>you play again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>jy speel weer</translation>
    </message>
    <message>
        <source>can&apos;t play again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>kan nie weer speel nie</translation>
    </message>
    <message>
        <source>casts a spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>toor</translation>
    </message>
    <message>
        <source>you cast a spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>jy toor</translation>
    </message>
    <message>
        <source>breaks the spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>breek die spreuk</translation>
    </message>
    <message>
        <source>you break it</source>
        <extracomment>words/effect.py</extracomment>
        <translation>jy breek dit</translation>
    </message>
    <message>
        <source>loses a turn</source>
        <extracomment>words/effect.py</extracomment>
        <translation>verloor &apos;n beurt</translation>
    </message>
    <message>
        <source>you lose a turn</source>
        <extracomment>words/effect.py</extracomment>
        <translation>jy verloor &apos;n beurt</translation>
    </message>
    <message>
        <source>Blocked and tied: the round is played again</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Geblokkeer en gelyk: die rondte word oorgespeel</translation>
    </message>
    <message>
        <source>Blocked and tied: nobody scores</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Geblokkeer en gelyk: niemand kry punte nie</translation>
    </message>
    <message>
        <source>You go out and win the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Jy speel uit en wen die rondte</translation>
    </message>
    <message>
        <source>{name} goes out and wins the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} speel uit en wen die rondte</translation>
    </message>
    <message>
        <source>Blocked: you hold least and win the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Geblokkeer: jy het die minste en wen die rondte</translation>
    </message>
    <message>
        <source>Blocked: {name} holds least and wins the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Geblokkeer: {name} het die minste en wen die rondte</translation>
    </message>
    <message>
        <source>You go out and score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Jy speel uit en kry {points}</translation>
    </message>
    <message>
        <source>{name} goes out and scores {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} speel uit en kry {points}</translation>
    </message>
    <message>
        <source>You reach the target</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Jy bereik die doel</translation>
    </message>
    <message>
        <source>{name} reaches the target</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} bereik die doel</translation>
    </message>
    <message>
        <source>Blocked: you hold least and score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Geblokkeer: jy het die minste en kry {points}</translation>
    </message>
    <message>
        <source>Blocked: {name} holds least and scores {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Geblokkeer: {name} het die minste en kry {points}</translation>
    </message>
    <message>
        <source>{names} reach the target</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{names} bereik die doel</translation>
    </message>
    <message>
        <source>Blocked: {names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Geblokkeer: {names} kry {points}</translation>
    </message>
    <message>
        <source>You go out: {names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Jy speel uit: {names} kry {points}</translation>
    </message>
    <message>
        <source>{name} goes out: {names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} speel uit: {names} kry {points}</translation>
    </message>
    <message>
        <source>Blocked: {names} share the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Geblokkeer: {names} deel die rondte</translation>
    </message>
    <message>
        <source>{names} win the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{names} wen die rondte</translation>
    </message>
    <message>
        <source>Blocked: {names} score {points} each</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Geblokkeer: {names} kry {points} elk</translation>
    </message>
    <message>
        <source>{names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{names} kry {points}</translation>
    </message>
    <message>
        <source>Nobody wins: the match is drawn</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Niemand wen nie: die wedstryd is gelykop</translation>
    </message>
    <message>
        <source>{names} win the match, {best} to {next}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{names} wen die wedstryd, {best} teen {next}</translation>
    </message>
    <message>
        <source>{names} win the match together</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{names} wen die wedstryd saam</translation>
    </message>
    <message>
        <source>You win the match</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Jy wen die wedstryd</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} wen die wedstryd</translation>
    </message>
    <message>
        <source>You win the match, {best} to {next}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Jy wen die wedstryd, {best} teen {next}</translation>
    </message>
    <message>
        <source>{name} wins the match, {best} to {next}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} wen die wedstryd, {best} teen {next}</translation>
    </message>
    <message>
        <source>The lot falls to you: you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Die lot val op jou: jy begin</translation>
    </message>
    <message>
        <source>The lot falls to {name}, who leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>Die lot val op {name}, wat begin</translation>
    </message>
    <message>
        <source>The side chose {name}, who leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>Die kant het {name} gekies, wat begin</translation>
    </message>
    <message>
        <source>Your side chose you: you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jou kant het jou gekies: jy begin</translation>
    </message>
    <message>
        <source>You won the last round: you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy het die vorige rondte gewen: jy begin</translation>
    </message>
    <message>
        <source>{name} won the last round and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} het die vorige rondte gewen en begin</translation>
    </message>
    <message>
        <source>It is your turn to lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Dit is jou beurt om te begin</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn to lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Dit is {name} se beurt om te begin</translation>
    </message>
    <message>
        <source>You hold the highest double, {tile}, and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy het die hoogste dubbel, {tile}, en begin</translation>
    </message>
    <message>
        <source>{name} holds the highest double, {tile}, and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} het die hoogste dubbel, {tile}, en begin</translation>
    </message>
    <message>
        <source>You hold the heaviest tile, {tile}, and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy het die swaarste teël, {tile}, en begin</translation>
    </message>
    <message>
        <source>{name} holds the heaviest tile, {tile}, and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} het die swaarste teël, {tile}, en begin</translation>
    </message>
    <message>
        <source>You hold the highest tile, {tile}, and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy het die hoogste teël, {tile}, en begin</translation>
    </message>
    <message>
        <source>{name} holds the highest tile, {tile}, and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} het die hoogste teël, {tile}, en begin</translation>
    </message>
    <message>
        <source>You hold {tile} and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy het {tile} en begin</translation>
    </message>
    <message>
        <source>{name} holds {tile} and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} het {tile} en begin</translation>
    </message>
    <message>
        <source>The lot falls to you: you are asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Die lot val op jou: jy word eerste vir &apos;n dubbel gevra</translation>
    </message>
    <message>
        <source>The lot falls to {name}, who is asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Die lot val op {name}, wat eerste vir &apos;n dubbel gevra word</translation>
    </message>
    <message>
        <source>You hold the heaviest tile, {tile}: you are asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy het die swaarste teël, {tile}: jy word eerste vir &apos;n dubbel gevra</translation>
    </message>
    <message>
        <source>{name} holds the heaviest tile, {tile}, and is asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} het die swaarste teël, {tile}, en word eerste vir &apos;n dubbel gevra</translation>
    </message>
    <message>
        <source>You sit after the last winner: you are asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy sit na die vorige wenner: jy word eerste vir &apos;n dubbel gevra</translation>
    </message>
    <message>
        <source>{name} sits after the last winner and is asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} sit na die vorige wenner en word eerste vir &apos;n dubbel gevra</translation>
    </message>
    <message>
        <source>It is your turn to be asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Dit is jou beurt om eerste vir &apos;n dubbel gevra te word</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn to be asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Dit is {name} se beurt om eerste vir &apos;n dubbel gevra te word</translation>
    </message>
    <message>
        <source>You score {points}: the open ends count {count}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy kry {points}: die oop ente tel {count}</translation>
    </message>
    <message>
        <source>{name} scores {points}: the open ends count {count}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} kry {points}: die oop ente tel {count}</translation>
    </message>
    <message>
        <source>asked first</source>
        <extracomment>words/event.py</extracomment>
        <translation>eerste gevra</translation>
    </message>
    <message>
        <source>is asked first</source>
        <extracomment>words/event.py</extracomment>
        <translation>word eerste gevra</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>begin</translation>
    </message>
    <message>
        <source>you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>jy begin</translation>
    </message>
    <message>
        <source>goes out</source>
        <extracomment>words/event.py</extracomment>
        <translation>speel uit</translation>
    </message>
    <message>
        <source>you go out</source>
        <extracomment>words/event.py</extracomment>
        <translation>jy speel uit</translation>
    </message>
    <message>
        <source>leads {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>begin met {tile}</translation>
    </message>
    <message>
        <source>you lead {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>jy begin met {tile}</translation>
    </message>
    <message>
        <source>plays {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>speel {tile}</translation>
    </message>
    <message>
        <source>you play {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>jy speel {tile}</translation>
    </message>
    <message>
        <source>draws</source>
        <extracomment>words/event.py</extracomment>
        <translation>trek</translation>
    </message>
    <message>
        <source>you draw</source>
        <extracomment>words/event.py</extracomment>
        <translation>jy trek</translation>
    </message>
    <message>
        <source>draws {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>trek {tile}</translation>
    </message>
    <message>
        <source>you draw {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>jy trek {tile}</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>words/event.py</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>you pass</source>
        <extracomment>words/event.py</extracomment>
        <translation>jy pas</translation>
    </message>
    <message>
        <source>scores {points}</source>
        <extracomment>words/event.py</extracomment>
        <translation>kry {points}</translation>
    </message>
    <message>
        <source>you score {points}</source>
        <extracomment>words/event.py</extracomment>
        <translation>jy kry {points}</translation>
    </message>
    <message>
        <source>Round {number} is dealt</source>
        <extracomment>words/event.py</extracomment>
        <translation>Rondte {number} word uitgedeel</translation>
    </message>
    <message>
        <source>Round {number}: {tiles} each, all are dealt out</source>
        <extracomment>words/event.py</extracomment>
        <translation>Rondte {number}: {tiles} elk, alles is uitgedeel</translation>
    </message>
    <message>
        <source>Round {number}: {tiles} each, {boneyard} in the boneyard</source>
        <extracomment>words/event.py</extracomment>
        <translation>Rondte {number}: {tiles} elk, {boneyard} in die voorraad</translation>
    </message>
    <message>
        <source>You play your last tile, {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy speel jou laaste teël, {tile}</translation>
    </message>
    <message>
        <source>{name} plays the last tile, {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} speel die laaste teël, {tile}</translation>
    </message>
    <message>
        <source>You lead {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy begin met {tile}</translation>
    </message>
    <message>
        <source>{name} leads {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} begin met {tile}</translation>
    </message>
    <message>
        <source>You play {tile} and hold one tile</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy speel {tile} en het een teël oor</translation>
    </message>
    <message>
        <source>{name} plays {tile} and holds one tile</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} speel {tile} en het een teël oor</translation>
    </message>
    <message>
        <source>You play {tile} on the {pips}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy speel {tile} by die {pips}</translation>
    </message>
    <message>
        <source>{name} plays {tile} on the {pips}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} speel {tile} by die {pips}</translation>
    </message>
    <message>
        <source>You draw ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy trek ({left})</translation>
    </message>
    <message>
        <source>{name} draws ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} trek ({left})</translation>
    </message>
    <message>
        <source>You must draw ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy moet trek ({left})</translation>
    </message>
    <message>
        <source>{name} must draw ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} moet trek ({left})</translation>
    </message>
    <message>
        <source>You draw {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy trek {tile} ({left})</translation>
    </message>
    <message>
        <source>{name} draws {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} trek {tile} ({left})</translation>
    </message>
    <message>
        <source>You must draw: {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy moet trek: {tile} ({left})</translation>
    </message>
    <message>
        <source>{name} must draw: {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} moet trek: {tile} ({left})</translation>
    </message>
    <message>
        <source>You pass</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy pas</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} pas</translation>
    </message>
    <message>
        <source>You pass: nothing fits {ends}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Jy pas: niks pas by {ends} nie</translation>
    </message>
    <message>
        <source>{name} passes: nothing fits {ends}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} pas: niks pas by {ends} nie</translation>
    </message>
    <message>
        <source>All tiles are dealt before the first move, the boneyard in its order, too: what is drawn later is the next tile of that order, whatever anybody has played. No computer player is told more than you would see in its place.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Al die teëls word voor die eerste skuif uitgedeel, die voorraad ook, in sy volgorde: wat later getrek word, is die volgende teël van daardie volgorde, wat enigiemand ook al gespeel het. Geen rekenaarspeler kry meer te wete as wat jy in sy plek sou sien nie.</translation>
    </message>
    <message>
        <source>That nothing is changed afterwards, the seal shows. Before the first move the whole deal, with a number in front of it that nobody can guess (the salt), is put through SHA-256. The result, the seal, is shown here and stands in the match&apos;s record. Another deal has another seal.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Dat niks daarna verander word nie, wys die seël. Voor die eerste skuif gaan die hele uitdeling, met &apos;n getal voor wat niemand kan raai nie (die sout), deur SHA-256. Die uitkoms, die seël, word hier gewys en staan in die wedstryd se lêer. &apos;n Ander uitdeling het &apos;n ander seël.</translation>
    </message>
    <message>
        <source>The salt is written into the record before the next round is dealt, or when the match is over; then anybody can make the seal again. The command below does it for every round, and looks whether each drawn tile was the next one of the boneyard.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Die sout word in die wedstryd se lêer geskryf voordat die volgende rondte uitgedeel word, of wanneer die wedstryd verby is; dan kan enigiemand die seël weer maak. Die opdrag hieronder doen dit vir elke rondte, en kyk of elke getrekte teël die volgende een van die voorraad was.</translation>
    </message>
    <message>
        <source>By hand: write the salt on a line of its own, below it the lines of that round which begin with hand and boneyard, each with its line break, and put this text through SHA-256, as sha256sum does. It must come to what stands after commit.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Met die hand: skryf die sout op &apos;n reël van sy eie, daaronder die reëls van daardie rondte wat met hand en boneyard begin, elk met sy reëleinde, en stuur die teks deur SHA-256, soos sha256sum doen. Dit moet gee wat na commit staan.</translation>
    </message>
    <message>
        <source>Round {number} was dealt under this seal, and this salt opens it.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Rondte {number} is onder hierdie seël uitgedeel, en hierdie sout maak dit oop.</translation>
    </message>
    <message>
        <source>Round {number} was dealt under this seal; its salt is told when it is over.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Rondte {number} is onder hierdie seël uitgedeel; die sout word vertel wanneer dit verby is.</translation>
    </message>
    <message>
        <source>This match is dealt by the number {number}: whoever has played that number, or reckons it out, knows the hands. No computer player is told it, and the seal holds as ever.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Hierdie wedstryd word volgens die nommer {number} uitgedeel: wie daardie nommer gespeel het, of dit uitreken, ken die hande. Geen rekenaarspeler kry dit te wete nie, en die seël geld soos altyd.</translation>
    </message>
    <message>
        <source>No match is over yet, so there is nothing to count.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Nog geen wedstryd is verby nie, so daar is niks om te tel nie.</translation>
    </message>
    <message numerus="yes">
        <source>Over the {count} rounds of the matches played here. Beside it what chance gives, and how far it strays from that 19 times of 20.</source>
        <extracomment>words/fairness.py (for 1: Over the {count} round of the matches played here. Beside it what chance gives, and how far it strays from that 19 times of 20.)</extracomment>
        <translation>
            <numerusform>Oor {count} rondte van die wedstryde wat hier gespeel is. Daarnaas wat toeval gee, en hoe ver dit 19 uit 20 keer daarvan afwyk.</numerusform>
            <numerusform>Oor {count} rondtes van die wedstryde wat hier gespeel is. Daarnaas wat toeval gee, en hoe ver dit 19 uit 20 keer daarvan afwyk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Botte</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Rekenaarspelers</translation>
    </message>
    <message>
        <source>{mean} ± {spread}</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>{mean} ± {spread}</translation>
    </message>
    <message>
        <source>No row is further from what chance gives than chance itself goes.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Geen ry is verder van toeval af as wat toeval self gaan nie.</translation>
    </message>
    <message>
        <source>One row is {many} standard deviations from what chance gives.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Een ry is {many} standaardafwykings van toeval af.</translation>
    </message>
    <message>
        <source>Point at a figure, or go to it by Tab and the arrow keys: here stands how it is reckoned.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Wys na &apos;n syfer, of gaan daarheen met Tab en die pyle: hier staan hoe dit bereken word.</translation>
    </message>
    <message>
        <source>No match is over yet. A match counts when it has been played to its end, or is resigned; with a move taken back it is practice.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Nog geen wedstryd is verby nie. &apos;n Wedstryd tel wanneer dit klaar gespeel of opgegee is; met &apos;n teruggevatte skuif is dit oefening.</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Reeks</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Langste reeks</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Gradering</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Rondtes</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Rondtes gewen</translation>
    </message>
    <message>
        <source>Points a round</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Punte per rondte</translation>
    </message>
    <message>
        <source>Best rating</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Beste gradering</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Punte</translation>
    </message>
    <message>
        <source>Best match</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Beste wedstryd</translation>
    </message>
    <message>
        <source>Best round</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Beste rondte</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Oefening</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Several levels</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Verskeie vlakke</translation>
    </message>
    <message>
        <source>Several characters</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Verskeie karakters</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Dag se uitdelings</translation>
    </message>
    <message>
        <source>Preset rules</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Die spel se eie reëls</translation>
    </message>
    <message>
        <source>No rating yet: it takes a match against computer players alone.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Nog geen gradering nie: dit verg &apos;n wedstryd teen rekenaarspelers alleen.</translation>
    </message>
    <message numerus="yes">
        <source>The rating over {count} matches: it began at {start}, is {now} now, and was {best} at best.</source>
        <extracomment>words/figures.py (for 1: The rating over {count} match: it began at {start}, is {now} now, and was {best} at best.)</extracomment>
        <translation>
            <numerusform>Die gradering oor {count} wedstryd: dit het by {start} begin, is nou {now}, en was op sy beste {best}.</numerusform>
            <numerusform>Die gradering oor {count} wedstryde: dit het by {start} begin, is nou {now}, en was op sy beste {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: won where {expected} of a win was expected; {before} became {after}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{when}: gewen waar {expected} van &apos;n oorwinning verwag is; {before} het {after} geword.</translation>
    </message>
    <message>
        <source>{when}: a shared win where {expected} was expected; {before} became {after}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{when}: &apos;n gedeelde oorwinning waar {expected} verwag is; {before} het {after} geword.</translation>
    </message>
    <message>
        <source>{when}: lost where {expected} of a win was expected; {before} became {after}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{when}: verloor waar {expected} van &apos;n oorwinning verwag is; {before} het {after} geword.</translation>
    </message>
    <message>
        <source>The match is counted.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Die wedstryd is getel.</translation>
    </message>
    <message>
        <source>Rating {after} ({change}).</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Gradering {after} ({change}).</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches won in a row.</source>
        <extracomment>words/figures.py (for 1: {count} match won in a row.)</extracomment>
        <translation>
            <numerusform>{count} wedstryd op &apos;n streep gewen.</numerusform>
            <numerusform>{count} wedstryde op &apos;n streep gewen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} ({share})</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{count} ({share})</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{count} verloor</translation>
    </message>
    <message>
        <source>{count} won</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{count} gewen</translation>
    </message>
    <message>
        <source>Matches played to their end, and those resigned. Not with them: practice, and matches put away.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Wedstryde wat klaar gespeel is, en dié wat opgegee is. Nie daarby nie: oefening, en weggesitte wedstryde.</translation>
    </message>
    <message>
        <source>Matches won: {won} of {matches} = {share}. A win that is shared is won, one by the other side&apos;s resigning, too.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Wedstryde gewen: {won} van {matches} = {share}. &apos;n Gedeelde oorwinning is gewen, ook een waar die ander kant opgegee het.</translation>
    </message>
    <message>
        <source>How many matches were won, or lost, one after the other up to the last one. One that nobody won ends no streak.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Hoeveel wedstryde een na die ander gewen of verloor is, tot by die laaste. Een wat niemand gewen het nie, breek geen reeks nie.</translation>
    </message>
    <message>
        <source>The most matches that were ever won one after the other.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Die meeste wedstryde wat ooit een na die ander gewen is.</translation>
    </message>
    <message>
        <source>Elo, from {start}: after each match against computer players it moves by {step} × (share won − share expected), by twice that in the first {first}. Expected is s / sum of all sides&apos; s, with s = 10^(rating / 400); the levels&apos; ratings are the dashed lines. Choosing a level or rules does not change it.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Elo, van {start} af: na elke wedstryd teen rekenaarspelers skuif dit met {step} × (deel gewen − deel verwag), met twee keer soveel in die eerste {first}. Verwag is s / som van alle kante se s, met s = 10^(gradering / 400); die vlakke se graderings is die stippellyne. Om &apos;n vlak of reëls te kies, verander dit nie.</translation>
    </message>
    <message>
        <source>The highest that the rating ever was after a match.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Die hoogste wat die gradering ooit na &apos;n wedstryd was.</translation>
    </message>
    <message>
        <source>Rounds of these matches that were played to their end, ties played again left out.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Rondtes van hierdie wedstryde wat klaar gespeel is, sonder gelykes wat oorgespeel is.</translation>
    </message>
    <message>
        <source>Rounds won, shared ones too: {won} of {rounds} = {share}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Rondtes gewen, gedeeldes ook: {won} van {rounds} = {share}.</translation>
    </message>
    <message>
        <source>What the score was at the end of each match, added up; with partners the side&apos;s.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Wat die telling aan die einde van elke wedstryd was, bymekaargetel; met maats die kant s&apos;n.</translation>
    </message>
    <message>
        <source>Points through matches: {points} / {matches} = {average}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Punte deur wedstryde: {points} / {matches} = {average}.</translation>
    </message>
    <message>
        <source>Points through rounds: {points} / {rounds} = {average}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Punte deur rondtes: {points} / {rounds} = {average}.</translation>
    </message>
    <message>
        <source>The highest score at the end of one match.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Die hoogste telling aan die einde van een wedstryd.</translation>
    </message>
    <message>
        <source>The most that one round added to the score.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Die meeste wat een rondte by die telling gevoeg het.</translation>
    </message>
    <message>
        <source>Matches in which a move was taken back, and numbered deals that were played before. They count nowhere else.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Wedstryde waarin &apos;n skuif teruggevat is, en genommerde uitdelings wat al gespeel is. Hulle tel nêrens anders nie.</translation>
    </message>
    <message>
        <source>Matches put away before their end. They count nowhere else; a match that is resigned is a lost one.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Wedstryde wat voor hul einde weggesit is. Hulle tel nêrens anders nie; &apos;n wedstryd wat opgegee word, is verloor.</translation>
    </message>
    <message>
        <source>Animal Dominoes</source>
        <extracomment>words/game.py</extracomment>
        <translation>Dieredomino</translation>
    </message>
    <message>
        <source>For the youngest: match the ends, lay your last tile first.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Vir die kleinstes: pas die diere, en lê jou laaste teël eerste.</translation>
    </message>
    <message>
        <source>Nothing fits? Draw one tile, and it waits for your next turn.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Pas niks nie? Trek een teël; dit wag vir jou volgende beurt.</translation>
    </message>
    <message>
        <source>Pebble Draw</source>
        <extracomment>words/game.py</extracomment>
        <translation>Klippiesdomino</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>words/game.py</extracomment>
        <translation>Blok</translation>
    </message>
    <message>
        <source>No drawing: who cannot play passes. Know when to shut the line.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Geen trek nie: wie nie kan speel nie, pas. Sluit betyds die ketting.</translation>
    </message>
    <message>
        <source>All Fives</source>
        <extracomment>words/game.py</extracomment>
        <translation>Vywe</translation>
    </message>
    <message>
        <source>Make the open ends a multiple of five, and score it at once.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Maak die oop ente &apos;n veelvoud van vyf, en kry dadelik punte.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <extracomment>words/game.py</extracomment>
        <translation>Maats</translation>
    </message>
    <message>
        <source>Two against two: help the one who sits opposite you.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Twee teen twee: help die een wat oorkant jou sit.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>words/game.py</extracomment>
        <translation>Dubbels</translation>
    </message>
    <message>
        <source>Every double branches four ways and unlocks its number.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Elke dubbel vertak vier kante toe en sluit sy getal oop.</translation>
    </message>
    <message>
        <source>136 tiles, six arms, and numbers that cast spells.</source>
        <extracomment>words/game.py</extracomment>
        <translation>136 teëls, ses arms, en getalle wat toor.</translation>
    </message>
    <message>
        <source>Super Dominoes</source>
        <extracomment>words/game.py</extracomment>
        <translation>Superdomino</translation>
    </message>
    <message>
        <source>Super (Galt)</source>
        <extracomment>words/game.py</extracomment>
        <translation>Super (Galt)</translation>
    </message>
    <message>
        <source>Super with drawing: who cannot play takes two tiles.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Super met trek: wie nie kan speel nie, vat twee teëls.</translation>
    </message>
    <message>
        <source>The table&apos;s edge blocks an end: mind where you lay.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Die tafel se rand blokkeer &apos;n ent: kyk waar jy lê.</translation>
    </message>
    <message>
        <source>Tight Table</source>
        <extracomment>words/game.py</extracomment>
        <translation>Nou tafel</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>the game</comment>
        <extracomment>words/game.py</extracomment>
        <translation>Trekdomino</translation>
    </message>
    <message>
        <source>The classic: draw until a tile fits, then play it. First to 100.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Die klassieke een: trek tot &apos;n teël pas, en speel dit. Eerste by 100.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>words/game.py</extracomment>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Lays small tiles first, and minds nothing else.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Speel eers klein teëls en dink aan niks anders nie.</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>words/game.py</extracomment>
        <translation>Ontspanne</translation>
    </message>
    <message>
        <source>Lays what comes to hand, and seldom looks at the rest.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Lê neer wat eerste byderhand is, en kyk selde na die res.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>words/game.py</extracomment>
        <translation>Vaardig</translation>
    </message>
    <message>
        <source>Thinks ahead, but forgets who passed, and often slips.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Dink vooruit, maar vergeet wie gepas het, en maak dikwels foute.</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>words/game.py</extracomment>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>Thinks ahead and remembers every pass, but slips at times.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Dink vooruit en onthou elke pas, maar maak soms foute.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>words/game.py</extracomment>
        <translation>Kenner</translation>
    </message>
    <message>
        <source>Reads your hand from your play and never errs at the end.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Lees jou hand uit jou spel en maak aan die einde nooit &apos;n fout nie.</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>words/game.py</extracomment>
        <translation>Versigtig</translation>
    </message>
    <message>
        <source>Bold</source>
        <extracomment>words/game.py</extracomment>
        <translation>Waaghalsig</translation>
    </message>
    <message>
        <source>Blocker</source>
        <extracomment>words/game.py</extracomment>
        <translation>Blokkeerder</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>words/game.py</extracomment>
        <translation>Teller</translation>
    </message>
    <message numerus="yes">
        <source>{count} played</source>
        <extracomment>words/known.py (for 1: {count} played)</extracomment>
        <translation>
            <numerusform>{count} gespeel</numerusform>
            <numerusform>{count} gespeel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} yours</source>
        <extracomment>words/known.py (for 1: {count} yours)</extracomment>
        <translation>
            <numerusform>{count} joune</numerusform>
            <numerusform>{count} joune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} not seen</source>
        <extracomment>words/known.py (for 1: {count} not seen)</extracomment>
        <translation>
            <numerusform>{count} nie gesien nie</numerusform>
            <numerusform>{count} nie gesien nie</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else is allowed</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Niks anders word toegelaat nie</translation>
    </message>
    <message>
        <source>It is the last tile of the hand</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Dit is die laaste teël van die hand</translation>
    </message>
    <message>
        <source>All hands are known: it was reckoned to the last tile</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Al die hande is bekend: dit is tot die laaste teël uitgereken</translation>
    </message>
    <message>
        <source>It fits</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Dit pas</translation>
    </message>
    <message>
        <source>It sheds {pips}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Dit raak van {pips} ontslae</translation>
    </message>
    <message>
        <source>It scores {points} at once</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Dit gee dadelik {points}</translation>
    </message>
    <message>
        <source>It costs the others tiles or turns</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Dit kos die ander teëls of beurte</translation>
    </message>
    <message>
        <source>It gets rid of the double {tile}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Dit raak van die dubbel {tile} ontslae</translation>
    </message>
    <message numerus="yes">
        <source>It keeps {count} different numbers</source>
        <extracomment>words/liking.py (for 1: It keeps one number)</extracomment>
        <translation>
            <numerusform>Dit hou een getal</numerusform>
            <numerusform>Dit hou {count} verskillende getalle</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawn tile is of more use later</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Die getrekte teël is later van meer nut</translation>
    </message>
    <message>
        <source>The boneyard may hold something better</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Die voorraad het dalk iets beters</translation>
    </message>
    <message>
        <source>{name} has no {numbers} and can&apos;t go on</source>
        <extracomment>words/liking.py</extracomment>
        <translation>{name} het geen {numbers} nie en kan nie voortgaan nie</translation>
    </message>
    <message>
        <source>You have no {numbers} and can&apos;t go on</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Jy het geen {numbers} nie en kan nie voortgaan nie</translation>
    </message>
    <message>
        <source>It keeps {numbers} open for {name}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Dit hou {numbers} oop vir {name}</translation>
    </message>
    <message>
        <source>you have no {lacks}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>jy het geen {lacks} nie</translation>
    </message>
    <message>
        <source>{name} has no {lacks}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>{name} het geen {lacks} nie</translation>
    </message>
    <message>
        <source>{one}; {two}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>{one}; {two}</translation>
    </message>
    <message>
        <source>You look at the deal, before the first of {count} moves</source>
        <extracomment>words/past.py</extracomment>
        <translation>Jy kyk na die uitdeling, voor die eerste van {count} skuiwe</translation>
    </message>
    <message>
        <source>You look at move {number} of {count}: {what}</source>
        <extracomment>words/past.py</extracomment>
        <translation>Jy kyk na skuif {number} van {count}: {what}</translation>
    </message>
    <message>
        <source>{name} resigned</source>
        <extracomment>words/played.py</extracomment>
        <translation>{name} het opgegee</translation>
    </message>
    <message>
        <source>Put away unfinished: {points}</source>
        <extracomment>words/played.py</extracomment>
        <translation>Onvoltooid weggesit: {points}</translation>
    </message>
    <message>
        <source>{rounds} round, {when}</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} rondte, {when}</translation>
    </message>
    <message>
        <source>{rounds} rounds, {when}</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} rondtes, {when}</translation>
    </message>
    <message>
        <source>{rounds} round, {when}, practice</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} rondte, {when}, oefening</translation>
    </message>
    <message>
        <source>{rounds} rounds, {when}, practice</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} rondtes, {when}, oefening</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <extracomment>words/position.py</extracomment>
        <translation>{game}, rondte {number}</translation>
    </message>
    <message>
        <source>On the table:</source>
        <extracomment>words/position.py</extracomment>
        <translation>Op die tafel:</translation>
    </message>
    <message numerus="yes">
        <source>{count} tiles in the boneyard</source>
        <extracomment>words/position.py (for 1: {count} tile in the boneyard)</extracomment>
        <translation>
            <numerusform>{count} teël in die voorraad</numerusform>
            <numerusform>{count} teëls in die voorraad</numerusform>
        </translation>
    </message>
    <message>
        <source>The open ends count {count}</source>
        <extracomment>words/position.py</extracomment>
        <translation>Die oop ente tel {count}</translation>
    </message>
    <message>
        <source>{name}, {score} points: {tiles}</source>
        <extracomment>words/position.py</extracomment>
        <translation>{name}, {score} punte: {tiles}</translation>
    </message>
    <message>
        <source>{name}, {score} points: {held}</source>
        <extracomment>words/position.py</extracomment>
        <translation>{name}, {score} punte: {held}</translation>
    </message>
    <message numerus="yes">
        <source>A spell lies on the {pips} of {host}: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: A spell lies on the {pips} of {host}: {tile} fits)</extracomment>
        <translation>
            <numerusform>&apos;n Towerspreuk lê op die {pips} van {host}: {tile} pas</numerusform>
            <numerusform>&apos;n Towerspreuk lê op die {pips} van {host}: {count} van jou teëls pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First the four sides of {host}: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: First the four sides of {host}: {tile} fits)</extracomment>
        <translation>
            <numerusform>Eers die vier kante van {host}: {tile} pas</numerusform>
            <numerusform>Eers die vier kante van {host}: {count} van jou teëls pas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side leads: you or {names}?</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Julle kant begin: jy of {names}?</translation>
    </message>
    <message>
        <source>{names} choose who leads</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{names} kies wie begin</translation>
    </message>
    <message>
        <source>Drawing lots for the lead</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Daar word geloot wie begin</translation>
    </message>
    <message>
        <source>The next round is about to be dealt</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Die volgende rondte gaan nou uitgedeel word</translation>
    </message>
    <message>
        <source>Nobody holds a double: draw one ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Niemand het &apos;n dubbel nie: trek een ({left})</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Dit is jou beurt</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{name} dink</translation>
    </message>
    <message>
        <source>You lead with {tile}</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Jy begin met {tile}</translation>
    </message>
    <message>
        <source>You lead: play any double</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Jy begin: speel enige dubbel</translation>
    </message>
    <message>
        <source>You lead: play any tile</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Jy begin: speel enige teël</translation>
    </message>
    <message>
        <source>Keep or play {tile}</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Behou of speel {tile}</translation>
    </message>
    <message>
        <source>You drew {tile} and it fits: play it</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Jy het {tile} getrek en dit pas: speel dit</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: Your turn: {tile} fits)</extracomment>
        <translation>
            <numerusform>Jou beurt: {tile} pas</numerusform>
            <numerusform>Jou beurt: {count} van jou teëls pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play again: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: You play again: {tile} fits)</extracomment>
        <translation>
            <numerusform>Jy speel weer: {tile} pas</numerusform>
            <numerusform>Jy speel weer: {count} van jou teëls pas</numerusform>
        </translation>
    </message>
    <message>
        <source>You play again: all fit</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Jy speel weer: almal pas</translation>
    </message>
    <message>
        <source>Your turn: all your tiles fit</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Jou beurt: al jou teëls pas</translation>
    </message>
    <message>
        <source>{fitting}, or draw ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, of trek ({left})</translation>
    </message>
    <message>
        <source>{fitting}, or keep what you drew</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, of behou wat jy getrek het</translation>
    </message>
    <message>
        <source>{fitting}, or pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, of pas</translation>
    </message>
    <message>
        <source>Keep or play {tile} on the {pips} of {host}</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Behou of speel {tile} by die {pips} van {host}</translation>
    </message>
    <message>
        <source>{fitting}, or keep them</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, of behou hulle</translation>
    </message>
    <message>
        <source>A spell lies on the {pips} of {host} and nothing fits: draw one ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>&apos;n Towerspreuk lê op die {pips} van {host} en niks pas nie: trek een ({left})</translation>
    </message>
    <message>
        <source>A spell lies on the {pips} of {host} and nothing fits: draw two ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>&apos;n Towerspreuk lê op die {pips} van {host} en niks pas nie: trek twee ({left})</translation>
    </message>
    <message>
        <source>A spell lies on the {pips} of {host} and nothing fits: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>&apos;n Towerspreuk lê op die {pips} van {host} en niks pas nie: pas</translation>
    </message>
    <message>
        <source>Still nothing fits: draw again ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Nog steeds pas niks nie: trek weer ({left})</translation>
    </message>
    <message>
        <source>Nothing fits: draw two from the boneyard ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Niks pas nie: trek twee uit die voorraad ({left})</translation>
    </message>
    <message>
        <source>Nothing fits: draw one tile for your next turn ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Niks pas nie: trek een teël vir jou volgende beurt ({left})</translation>
    </message>
    <message>
        <source>Nothing fits: draw from the boneyard ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Niks pas nie: trek uit die voorraad ({left})</translation>
    </message>
    <message>
        <source>{tile} does not fit either: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{tile} pas ook nie: pas</translation>
    </message>
    <message>
        <source>Nothing fits and no more may be drawn: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Niks pas nie en daar mag nie meer getrek word nie: pas</translation>
    </message>
    <message>
        <source>Nothing fits: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Niks pas nie: pas</translation>
    </message>
    <message>
        <source>Nothing fits and the boneyard is empty: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Niks pas nie en die voorraad is leeg: pas</translation>
    </message>
    <message numerus="yes">
        <source>Nothing fits and the last {count} tiles stay: pass</source>
        <extracomment>words/prompt.py (for 1: Nothing fits and the last tile stays: pass)</extracomment>
        <translation>
            <numerusform>Niks pas nie en die laaste teël bly lê: pas</numerusform>
            <numerusform>Niks pas nie en die laaste {count} teëls bly lê: pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} left</source>
        <extracomment>words/prompt.py (for 1: {count} left)</extracomment>
        <translation>
            <numerusform>{count} oor</numerusform>
            <numerusform>{count} oor</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round has to be dealt first</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Die volgende rondte moet eers uitgedeel word</translation>
    </message>
    <message>
        <source>It is not settled yet who leads</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Dit is nog nie besleg wie begin nie</translation>
    </message>
    <message>
        <source>A move is wanted now</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Nou word &apos;n skuif verwag</translation>
    </message>
    <message>
        <source>The match is over</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Die wedstryd is verby</translation>
    </message>
    <message>
        <source>A deal must hold every tile of the set once</source>
        <extracomment>words/reason.py</extracomment>
        <translation>&apos;n Uitdeling moet elke teël van die stel een keer hê</translation>
    </message>
    <message>
        <source>The hands of this deal are not as large as the game&apos;s</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Die hande van hierdie uitdeling is nie so groot soos die spel s&apos;n nie</translation>
    </message>
    <message>
        <source>Nobody was dealt a double: the deal is thrown in</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Niemand het &apos;n dubbel gekry nie: die uitdeling geld nie</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>plek {number}</translation>
    </message>
    <message>
        <source>{tile} is not in the hand</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} is nie in die hand nie</translation>
    </message>
    <message>
        <source>You don&apos;t hold {tile}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Jy het nie {tile} nie</translation>
    </message>
    <message>
        <source>{tile} does not fit the {pips}, only the other end</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} pas nie by die {pips} nie, net by die ander ent</translation>
    </message>
    <message>
        <source>{tile} has no open {pips}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} het geen oop {pips} nie</translation>
    </message>
    <message>
        <source>{tile} has no such side to choose</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} het nie so &apos;n kant om te kies nie</translation>
    </message>
    <message>
        <source>The round begins with {tile}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Die rondte begin met {tile}</translation>
    </message>
    <message>
        <source>The round begins with a double</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Die rondte begin met &apos;n dubbel</translation>
    </message>
    <message>
        <source>The lead is for {names} to take</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Dit is {names} wat mag begin</translation>
    </message>
    <message>
        <source>A tile fits, so it must be played</source>
        <extracomment>words/reason.py</extracomment>
        <translation>&apos;n Teël pas, dus moet dit gespeel word</translation>
    </message>
    <message>
        <source>No more may be drawn in this turn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>In hierdie beurt mag daar nie meer getrek word nie</translation>
    </message>
    <message>
        <source>There is no house rule &apos;{name}&apos; in this game</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Daar is geen huisreël &apos;{name}&apos; in hierdie spel nie</translation>
    </message>
    <message>
        <source>{rule} can&apos;t be &apos;{value}&apos; here, only {allowed}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{rule} kan nie hier &apos;{value}&apos; wees nie, net {allowed}</translation>
    </message>
    <message>
        <source>Draw until a tile fits; you may pass only when no more may be drawn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Trek tot &apos;n teël pas; jy mag net pas wanneer daar nie meer getrek mag word nie</translation>
    </message>
    <message>
        <source>the file is too large, {size}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>die lêer is te groot, {size}</translation>
    </message>
    <message>
        <source>at most {size}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>hoogstens {size}</translation>
    </message>
    <message>
        <source>{count} KB</source>
        <extracomment>archive/size.py</extracomment>
        <translation>{count} KB</translation>
    </message>
    <message>
        <source>{count} MB</source>
        <extracomment>archive/size.py</extracomment>
        <translation>{count} MB</translation>
    </message>
    <message>
        <source>its size is {size}, more than {most}</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>dit is {size}, meer as {most}</translation>
    </message>
    <message>
        <source>It sheds only {pips}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Dit raak van slegs {pips} ontslae</translation>
    </message>
    <message>
        <source>It leaves {numbers} open</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Dit laat {numbers} oop</translation>
    </message>
    <message>
        <source>The tile left fits an end</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Die oorblywende teël pas by &apos;n ent</translation>
    </message>
    <message>
        <source>The tile left fits no end</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Die oorblywende teël pas by geen ent nie</translation>
    </message>
    <message>
        <source>None of the {left} tiles left fits an end</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Nie een van die {left} oorblywende teëls pas by &apos;n ent nie</translation>
    </message>
    <message>
        <source>All {left} tiles left fit the ends</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Al {left} oorblywende teëls pas by die ente</translation>
    </message>
    <message numerus="yes">
        <source>{count} of the {left} tiles left fit the ends</source>
        <extracomment>words/liking.py (for 1: One of the {left} tiles left fits an end)</extracomment>
        <translation>
            <numerusform>Een van die {left} oorblywende teëls pas by &apos;n ent</numerusform>
            <numerusform>{count} van die {left} oorblywende teëls pas by die ente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played through to the end {count} times</source>
        <extracomment>words/liking.py (for 1: tried to the end once)</extracomment>
        <translation>
            <numerusform>een keer tot die einde probeer</numerusform>
            <numerusform>{count} keer tot die einde gespeel</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing else came out better on average</source>
        <extracomment>words/liking.py</extracomment>
        <translation>niks anders het gemiddeld beter uitgekom nie</translation>
    </message>
    <message>
        <source>on average {points} points less</source>
        <extracomment>words/liking.py</extracomment>
        <translation>gemiddeld {points} punte minder</translation>
    </message>
    <message>
        <source>Draw until a tile fits, or until no more may be drawn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Trek tot &apos;n teël pas, of tot daar nie meer getrek mag word nie</translation>
    </message>
    <message>
        <source>First draw from the boneyard; if nothing fits then, you may pass</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Trek eers uit die voorraad; as niks dan pas nie, mag jy pas</translation>
    </message>
    <message>
        <source>First draw from the boneyard, then you may pass</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Trek eers uit die voorraad, dan mag jy pas</translation>
    </message>
    <message>
        <source>First draw from the boneyard</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Trek eers uit die voorraad</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Dit is nie jou beurt nie</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Dit is {name} se beurt</translation>
    </message>
    <message>
        <source>{tile} fits neither {first} nor {last}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} pas nie by {first} of {last} nie</translation>
    </message>
    <message>
        <source>{tile} fits neither {first} nor {last}: try another tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} pas nie by {first} of {last} nie: probeer &apos;n ander teël</translation>
    </message>
    <message>
        <source>{tile} does not fit the {first}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} pas nie by die {first} nie</translation>
    </message>
    <message>
        <source>{tile} does not fit the {first}: try another tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} pas nie by die {first} nie: probeer &apos;n ander teël</translation>
    </message>
    <message>
        <source>{tile} fits none of {ends}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} pas by geeneen van {ends} nie</translation>
    </message>
    <message>
        <source>{tile} fits none of {ends}: try another tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} pas by geeneen van {ends} nie: probeer &apos;n ander teël</translation>
    </message>
    <message>
        <source>The {number} is locked until {number}-{number} lies on the table</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Die {number} is gesluit totdat {number}-{number} op die tafel lê</translation>
    </message>
    <message>
        <source>Only on {number}-{number} itself may a {number} be laid</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Net by {number}-{number} self mag &apos;n {number} gelê word</translation>
    </message>
    <message>
        <source>First a tile must be laid on the {pips} of {host}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Eers moet &apos;n teël by die {pips} van {host} gelê word</translation>
    </message>
    <message>
        <source>No tile has room at this {pips} any more</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Geen teël het meer plek by hierdie {pips} nie</translation>
    </message>
    <message>
        <source>There is no room for {tile} at this {pips}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Daar is nie plek vir {tile} by hierdie {pips} nie</translation>
    </message>
    <message>
        <source>{tile} can&apos;t lie just there</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} kan nie net daar lê nie</translation>
    </message>
    <message>
        <source>It must be said where on the table {tile} is to lie</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Daar moet gesê word waar op die tafel {tile} moet lê</translation>
    </message>
    <message>
        <source>In this game the table has room for every tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>In hierdie spel het die tafel plek vir elke teël</translation>
    </message>
    <message>
        <source>The boneyard is empty</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Die voorraad is leeg</translation>
    </message>
    <message numerus="yes">
        <source>The {count} tiles in the boneyard may not be drawn now</source>
        <extracomment>words/reason.py (for 1: The tile in the boneyard may not be drawn now)</extracomment>
        <translation>
            <numerusform>Die teël in die voorraad mag nie nou getrek word nie</numerusform>
            <numerusform>Die {count} teëls in die voorraad mag nie nou getrek word nie</numerusform>
        </translation>
    </message>
    <message>
        <source>The next tile of the boneyard is not {named}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Die volgende teël van die voorraad is nie {named} nie</translation>
    </message>
    <message>
        <source>The next tile of the boneyard is {found}, not {named}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Die volgende teël van die voorraad is {found}, nie {named} nie</translation>
    </message>
    <message>
        <source>{seats} hands of {hand} need {need} tiles, the {set} set has {has}: {smallest}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{seats} hande van {hand} verg {need} teëls, die {set}-stel het {has}: {smallest}</translation>
    </message>
    <message>
        <source>the {set} set is enough</source>
        <extracomment>words/reason.py</extracomment>
        <translation>die {set}-stel is genoeg</translation>
    </message>
    <message>
        <source>{seats} hands of {hand} need {need} tiles, more than any set of this game has</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{seats} hande van {hand} verg {need} teëls, meer as enige stel van hierdie spel het</translation>
    </message>
    <message>
        <source>There is no seat {seats}: seats go from 1 to {most}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Daar is geen plek {seats} nie: plekke gaan van 1 tot {most}</translation>
    </message>
    <message>
        <source>This game is for {least} players, not {seats}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Hierdie spel is vir {least} spelers, nie {seats} nie</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, not {seats}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Hierdie spel is vir {least} tot {most} spelers, nie {seats} nie</translation>
    </message>
    <message>
        <source>With {seats} players {rule} can&apos;t be &apos;{value}&apos;, only {allowed}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Met {seats} spelers kan {rule} nie &apos;{value}&apos; wees nie, net {allowed}</translation>
    </message>
    <message>
        <source>Where {other} is &apos;{there}&apos; {rule} can&apos;t be &apos;{value}&apos;, only {allowed}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Waar {other} &apos;{there}&apos; is, kan {rule} nie &apos;{value}&apos; wees nie, net {allowed}</translation>
    </message>
    <message>
        <source>A newer version of this program has written it.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>&apos;n Nuwer weergawe van hierdie program het dit geskryf.</translation>
    </message>
    <message>
        <source>There is no such file any more.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Daar is nie meer so &apos;n lêer nie.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Dit is &apos;n gids, nie &apos;n lêer nie.</translation>
    </message>
    <message>
        <source>The system does not let it be read.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Die stelsel laat nie toe dat dit gelees word nie.</translation>
    </message>
    <message>
        <source>It is not a file of this program.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Dit is nie &apos;n lêer van hierdie program nie.</translation>
    </message>
    <message>
        <source>It is damaged, or a part of it is missing.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Dit is beskadig, of &apos;n deel daarvan ontbreek.</translation>
    </message>
    <message>
        <source>A mistake costs nothing: a tile that does not fit goes back, and you are told why.</source>
        <extracomment>words/remark.py</extracomment>
        <translation>&apos;n Fout kos niks: &apos;n teël wat nie pas nie, gaan terug, en jy hoor waarom.</translation>
    </message>
    <message>
        <source>With so few players most rounds end blocked, because who cannot play may not draw.</source>
        <extracomment>words/remark.py</extracomment>
        <translation>Met so min spelers eindig die meeste rondtes geblokkeer, omdat wie nie kan speel nie, nie mag trek nie.</translation>
    </message>
    <message>
        <source>With four players many rounds end blocked, because who cannot play may not draw.</source>
        <extracomment>words/remark.py</extracomment>
        <translation>Met vier spelers eindig baie rondtes geblokkeer, omdat wie nie kan speel nie, nie mag trek nie.</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <extracomment>words/review.py</extracomment>
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>Nothing else was allowed</source>
        <extracomment>words/review.py</extracomment>
        <translation>Niks anders was toegelaat nie</translation>
    </message>
    <message>
        <source>This was not weighed: the thinking failed</source>
        <extracomment>words/review.py</extracomment>
        <translation>Dit is nie geweeg nie: die dinkwerk het misluk</translation>
    </message>
    <message>
        <source>As good as any</source>
        <extracomment>words/review.py</extracomment>
        <translation>So goed soos enige ander</translation>
    </message>
    <message>
        <source>Better: {move}, {worth}. {why}</source>
        <extracomment>words/review.py</extracomment>
        <translation>Beter: {move}, {worth}. {why}</translation>
    </message>
    <message>
        <source>What each move was worth, in points a round, by what could be seen then.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Wat elke skuif werd was, in punte per rondte, volgens wat toe gesien kon word.</translation>
    </message>
    <message>
        <source>What each move was worth, as a chance to win the round, by what could be seen.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Wat elke skuif werd was, as kans om die rondte te wen, volgens wat gesien kon word.</translation>
    </message>
    <message>
        <source>With more than two sides there is no best line for all.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Met meer as twee kante is daar geen beste lyn vir almal nie.</translation>
    </message>
    <message>
        <source>With all hands open this round is too large to be reckoned out.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Met alle hande oop is hierdie rondte te groot om uit te reken.</translation>
    </message>
    <message>
        <source>With all hands open, and both sides at their best from the start: {end}.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Met alle hande oop, en albei kante op hul beste van die begin af: {end}.</translation>
    </message>
    <message>
        <source>With all hands open, and both sides at their best from move {number}: {end}.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Met alle hande oop, en albei kante op hul beste van skuif {number} af: {end}.</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Stel</translation>
    </message>
    <message>
        <source>Which tiles are played with.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Met watter teëls gespeel word.</translation>
    </message>
    <message>
        <source>How many tiles each player is dealt.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hoeveel teëls elke speler kry.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Reserwe</translation>
    </message>
    <message>
        <source>Tiles of the boneyard that nobody may draw.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Teëls van die voorraad wat niemand mag trek nie.</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Rigting</translation>
    </message>
    <message>
        <source>Which way round the turns go.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hoe die beurte omgaan.</translation>
    </message>
    <message>
        <source>First lead</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Eerste begin</translation>
    </message>
    <message>
        <source>Who leads in the first round.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wie in die eerste rondte begin.</translation>
    </message>
    <message>
        <source>Later leads</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Later begin</translation>
    </message>
    <message>
        <source>Who leads in the rounds after it.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wie in die rondtes daarna begin.</translation>
    </message>
    <message>
        <source>Leading tile</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Beginteël</translation>
    </message>
    <message>
        <source>What the leader has to lay first.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wat eerste gelê moet word.</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Geen dubbel</translation>
    </message>
    <message>
        <source>What happens when nobody holds the double that should lead.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wat gebeur as niemand die dubbel het wat moet begin nie.</translation>
    </message>
    <message>
        <source>Joining</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Aanlê</translation>
    </message>
    <message>
        <source>Which halves may touch.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Watter helftes aan mekaar mag raak.</translation>
    </message>
    <message>
        <source>Spinner</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Draaier</translation>
    </message>
    <message>
        <source>Which doubles may be played on at more than two sides.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>By watter dubbels aan meer as twee kante gelê mag word.</translation>
    </message>
    <message>
        <source>Short sides</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Kort kante</translation>
    </message>
    <message>
        <source>When the short sides of a spinner open.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wanneer die kort kante van &apos;n draaier oopgaan.</translation>
    </message>
    <message>
        <source>Fill first</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Vul eers</translation>
    </message>
    <message>
        <source>What must be filled before any arm may grow.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wat gevul moet word voordat enige arm mag groei.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Trek</translation>
    </message>
    <message>
        <source>What you do when none of your tiles fits.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wat jy doen as geen teël van jou pas nie.</translation>
    </message>
    <message>
        <source>Drawn tile</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Getrekte teël</translation>
    </message>
    <message>
        <source>What becomes of a drawn tile that fits.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wat word van &apos;n getrekte teël wat pas.</translation>
    </message>
    <message>
        <source>Free draw</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Vrye trek</translation>
    </message>
    <message>
        <source>Whether you may draw or pass although a tile of yours fits.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Of jy mag trek of pas al pas &apos;n teël van jou.</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Kan nie speel nie</translation>
    </message>
    <message>
        <source>What you do when you cannot play.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wat jy doen as jy nie kan speel nie.</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Uitwerkings</translation>
    </message>
    <message>
        <source>Which half of a tile sets off its effect.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Watter helfte van &apos;n teël sy uitwerking aansit.</translation>
    </message>
    <message>
        <source>Unbroken spell</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Ongebreekte spreuk</translation>
    </message>
    <message>
        <source>What happens when nobody can break a spell any more.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wat gebeur as niemand meer &apos;n towerspreuk kan breek nie.</translation>
    </message>
    <message>
        <source>Doubles skip</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Dubbels slaan oor</translation>
    </message>
    <message>
        <source>Which doubles cost the next player a turn.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Watter dubbels die volgende speler &apos;n beurt kos.</translation>
    </message>
    <message>
        <source>Table edge</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Tafelrand</translation>
    </message>
    <message>
        <source>Whether the table&apos;s edge and other tiles block an end.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Of die tafel se rand en ander teëls &apos;n ent blokkeer.</translation>
    </message>
    <message>
        <source>How much room there is to lay tiles.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hoeveel plek daar is om teëls te lê.</translation>
    </message>
    <message>
        <source>Table size</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Tafelgrootte</translation>
    </message>
    <message>
        <source>Points in play</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Punte in die spel</translation>
    </message>
    <message>
        <source>What the open ends score while you play.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wat die oop ente gee terwyl jy speel.</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Uitspeel</translation>
    </message>
    <message>
        <source>What you score for laying your last tile.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wat jy kry as jy jou laaste teël lê.</translation>
    </message>
    <message>
        <source>Blocked winner</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wenner by blok</translation>
    </message>
    <message>
        <source>Who wins when nobody can move.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wie wen as niemand kan skuif nie.</translation>
    </message>
    <message>
        <source>Blocked score</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Punte by blok</translation>
    </message>
    <message>
        <source>What the winner of a blocked round scores.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wat die wenner van &apos;n geblokkeerde rondte kry.</translation>
    </message>
    <message>
        <source>Blocked tie</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Gelyk by blok</translation>
    </message>
    <message>
        <source>What happens when a blocked round is tied.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Wat gebeur as &apos;n geblokkeerde rondte gelyk is.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Doel</translation>
    </message>
    <message>
        <source>The points that win the match, where not one round decides it.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Die punte wat die wedstryd wen, waar nie een rondte beslis nie.</translation>
    </message>
    <message>
        <source>Exact finish</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Presiese einde</translation>
    </message>
    <message>
        <source>Whether the target must be met exactly.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Of die doel presies getref moet word.</translation>
    </message>
    <message>
        <source>How many rounds the match is played over.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Oor hoeveel rondtes die wedstryd gespeel word.</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Maats</translation>
    </message>
    <message>
        <source>Whether players who sit opposite play together.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Of spelers wat oorkant mekaar sit, saam speel.</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>words/speaker.py</extracomment>
        <translation>jou</translation>
    </message>
    <message>
        <source>double {number}</source>
        <extracomment>words/speaker.py</extracomment>
        <translation>dubbel {number}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>words/speaker.py</extracomment>
        <translation>{first} en {second}</translation>
    </message>
    <message>
        <source>{names} {both} hold {amount}: the round is played again</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{names} het {both} {amount}: die rondte word oorgespeel</translation>
    </message>
    <message>
        <source>{names} {both} hold {amount}: nobody scores</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{names} het {both} {amount}: niemand kry punte nie</translation>
    </message>
    <message>
        <source>{names} {both} hold {amount}: the win is shared</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{names} het {both} {amount}: die oorwinning word gedeel</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>words/sums.py</extracomment>
        <translation>almal</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>words/sums.py</extracomment>
        <translation>albei</translation>
    </message>
    <message>
        <source>Both sides have a lowest hand of {amount}: the round is played again</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Albei kante se laagste hand is {amount}: die rondte word oorgespeel</translation>
    </message>
    <message>
        <source>Both sides have a lowest hand of {amount}: nobody scores</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Albei kante se laagste hand is {amount}: niemand kry punte nie</translation>
    </message>
    <message>
        <source>Both sides hold {amount}: the round is played again</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Albei kante het {amount}: die rondte word oorgespeel</translation>
    </message>
    <message>
        <source>Both sides hold {amount}: nobody scores</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Albei kante het {amount}: niemand kry punte nie</translation>
    </message>
    <message numerus="yes">
        <source>{count} wins for {name}</source>
        <extracomment>words/sums.py (for 1: {count} win for {name})</extracomment>
        <translation>
            <numerusform>{count} oorwinning vir {name}</numerusform>
            <numerusform>{count} oorwinnings vir {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{points} vir {name}</translation>
    </message>
    <message>
        <source>{counted}, which makes {points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{counted}, wat {points} vir {name} gee</translation>
    </message>
    <message>
        <source>{terms} = {counted}, which makes {points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{terms} = {counted}, wat {points} vir {name} gee</translation>
    </message>
    <message>
        <source>{terms} = {points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{terms} = {points} vir {name}</translation>
    </message>
    <message>
        <source>You are out: no tiles left</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Jy is uit: geen teëls oor nie</translation>
    </message>
    <message>
        <source>{name} is out: no tiles left</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} is uit: geen teëls oor nie</translation>
    </message>
    <message>
        <source>You hold {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Jy het {amount}</translation>
    </message>
    <message>
        <source>{name} holds {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} het {amount}</translation>
    </message>
    <message>
        <source>You hold no tiles</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Jy het geen teëls nie</translation>
    </message>
    <message>
        <source>{name} holds no tiles</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} het geen teëls nie</translation>
    </message>
    <message>
        <source>You hold {tiles}: {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Jy het {tiles}: {amount}</translation>
    </message>
    <message>
        <source>{name} holds {tiles}: {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} het {tiles}: {amount}</translation>
    </message>
    <message>
        <source>{said}, rounded to the nearest five</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{said}, afgerond tot die naaste vyf</translation>
    </message>
    <message>
        <source>What the other side still holds</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Wat die ander kant nog het</translation>
    </message>
    <message>
        <source>What the others still hold</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Wat die ander nog het</translation>
    </message>
    <message>
        <source>What the others hold, and what lies in the boneyard</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Wat die ander het, en wat in die voorraad lê</translation>
    </message>
    <message>
        <source>What the other side holds, less what {name} hold</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Wat die ander kant het, min wat {name} het</translation>
    </message>
    <message>
        <source>What the others hold, less what you hold</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Wat die ander het, min wat jy het</translation>
    </message>
    <message>
        <source>What the others hold, less what {name} holds</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Wat die ander het, min wat {name} het</translation>
    </message>
    <message>
        <source>From each other player the difference to you</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Van elke ander speler die verskil met jou</translation>
    </message>
    <message>
        <source>From each other player the difference to {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Van elke ander speler die verskil met {name}</translation>
    </message>
    <message>
        <source>All pips that are left</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Al die pitte wat oor is</translation>
    </message>
    <message>
        <source>A round won by {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>&apos;n Rondte deur {name} gewen</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>words/text.py</extracomment>
        <translation>agt</translation>
    </message>
    <message>
        <source>eleven</source>
        <extracomment>words/text.py</extracomment>
        <translation>elf</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>words/text.py</extracomment>
        <translation>vyf</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>words/text.py</extracomment>
        <translation>vier</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>words/text.py</extracomment>
        <translation>nege</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>words/text.py</extracomment>
        <translation>een</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>words/text.py</extracomment>
        <translation>sewe</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>words/text.py</extracomment>
        <translation>ses</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>words/text.py</extracomment>
        <translation>tien</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>words/text.py</extracomment>
        <translation>drie</translation>
    </message>
    <message>
        <source>twelve</source>
        <extracomment>words/text.py</extracomment>
        <translation>twaalf</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>words/text.py</extracomment>
        <translation>twee</translation>
    </message>
    <message>
        <source>zero</source>
        <extracomment>words/text.py</extracomment>
        <translation>nul</translation>
    </message>
    <message numerus="yes">
        <source>{count} tiles</source>
        <extracomment>words/text.py (for 1: {count} tile)</extracomment>
        <translation>
            <numerusform>{count} teël</numerusform>
            <numerusform>{count} teëls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pips</source>
        <extracomment>words/text.py (for 1: {count} pip)</extracomment>
        <translation>
            <numerusform>{count} pit</numerusform>
            <numerusform>{count} pitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} points</source>
        <extracomment>words/text.py (for 1: {count} point)</extracomment>
        <translation>
            <numerusform>{count} punt</numerusform>
            <numerusform>{count} punte</numerusform>
        </translation>
    </message>
    <message>
        <source>{whole}.{fraction}</source>
        <extracomment>archive/size.py</extracomment>
        <translation>{whole},{fraction}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>words/text.py</extracomment>
        <translation>{first} en {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>words/text.py</extracomment>
        <translation>{first} of {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <extracomment>words/text.py</extracomment>
        <translation>{first}, {last}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <extracomment>words/text.py</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>Double-six</source>
        <extracomment>words/value.py</extracomment>
        <translation>Dubbelses</translation>
    </message>
    <message>
        <source>Double-nine</source>
        <extracomment>words/value.py</extracomment>
        <translation>Dubbelnege</translation>
    </message>
    <message>
        <source>Double-twelve</source>
        <extracomment>words/value.py</extracomment>
        <translation>Dubbeltwaalf</translation>
    </message>
    <message>
        <source>Double-fifteen</source>
        <extracomment>words/value.py</extracomment>
        <translation>Dubbelvyftien</translation>
    </message>
    <message>
        <source>Double-eighteen</source>
        <extracomment>words/value.py</extracomment>
        <translation>Dubbelagttien</translation>
    </message>
    <message>
        <source>All: no drawing</source>
        <extracomment>words/value.py</extracomment>
        <translation>Alles: geen trek</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <extracomment>words/value.py</extracomment>
        <translation>Kloksgewys</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <extracomment>words/value.py</extracomment>
        <translation>Antikloksgewys</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <extracomment>words/value.py</extracomment>
        <translation>Deur die lot</translation>
    </message>
    <message>
        <source>The highest double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die hoogste dubbel</translation>
    </message>
    <message>
        <source>The heaviest tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die swaarste teël</translation>
    </message>
    <message>
        <source>The last winner</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die vorige wenner</translation>
    </message>
    <message>
        <source>The next player in turn</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die volgende speler</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>words/value.py</extracomment>
        <translation>Soos in die eerste rondte</translation>
    </message>
    <message>
        <source>The winning side chooses</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die wenkant kies</translation>
    </message>
    <message>
        <source>Any tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Enige teël</translation>
    </message>
    <message>
        <source>The deciding tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die beslissende teël</translation>
    </message>
    <message>
        <source>Any double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Enige dubbel</translation>
    </message>
    <message>
        <source>Deal again</source>
        <extracomment>words/value.py</extracomment>
        <translation>Deel weer uit</translation>
    </message>
    <message>
        <source>The heaviest tile leads</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die swaarste teël begin</translation>
    </message>
    <message>
        <source>The highest tile leads</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die hoogste teël begin</translation>
    </message>
    <message>
        <source>Draw in turn for one</source>
        <extracomment>words/value.py</extracomment>
        <translation>Trek om die beurt vir een</translation>
    </message>
    <message>
        <source>Equal numbers</source>
        <extracomment>words/value.py</extracomment>
        <translation>Gelyke getalle</translation>
    </message>
    <message>
        <source>Numbers with a fixed sum</source>
        <extracomment>words/value.py</extracomment>
        <translation>Getalle met &apos;n vaste som</translation>
    </message>
    <message>
        <source>Equal, the double first</source>
        <extracomment>words/value.py</extracomment>
        <translation>Gelyk, die dubbel eerste</translation>
    </message>
    <message>
        <source>Equal, on doubles alone</source>
        <extracomment>words/value.py</extracomment>
        <translation>Gelyk, net by dubbels</translation>
    </message>
    <message>
        <source>Equal, doubles on a 13</source>
        <extracomment>words/value.py</extracomment>
        <translation>Gelyk, dubbels by &apos;n 13</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>words/value.py</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>The first double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die eerste dubbel</translation>
    </message>
    <message>
        <source>Every double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Elke dubbel</translation>
    </message>
    <message>
        <source>The leading double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die begindubbel</translation>
    </message>
    <message>
        <source>Leading double, 8 arms</source>
        <extracomment>words/value.py</extracomment>
        <translation>Begindubbel, 8 arms</translation>
    </message>
    <message>
        <source>Leading double, 6 arms</source>
        <extracomment>words/value.py</extracomment>
        <translation>Begindubbel, 6 arms</translation>
    </message>
    <message>
        <source>Every double, three toes</source>
        <extracomment>words/value.py</extracomment>
        <translation>Elke dubbel, drie tone</translation>
    </message>
    <message>
        <source>After both long sides</source>
        <extracomment>words/value.py</extracomment>
        <translation>Na albei lang kante</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>words/value.py</extracomment>
        <translation>Dadelik</translation>
    </message>
    <message>
        <source>All arms of the star</source>
        <extracomment>words/value.py</extracomment>
        <translation>Al die ster se arms</translation>
    </message>
    <message>
        <source>The four sides</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die vier kante</translation>
    </message>
    <message>
        <source>Pass, no drawing</source>
        <extracomment>words/value.py</extracomment>
        <translation>Pas, geen trek</translation>
    </message>
    <message>
        <source>Draw one tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Trek een teël</translation>
    </message>
    <message>
        <source>Draw until a tile fits</source>
        <extracomment>words/value.py</extracomment>
        <translation>Trek tot &apos;n teël pas</translation>
    </message>
    <message>
        <source>Draw two tiles</source>
        <extracomment>words/value.py</extracomment>
        <translation>Trek twee teëls</translation>
    </message>
    <message>
        <source>Must be played at once</source>
        <extracomment>words/value.py</extracomment>
        <translation>Moet dadelik gespeel word</translation>
    </message>
    <message>
        <source>May be played or kept</source>
        <extracomment>words/value.py</extracomment>
        <translation>Gespeel of behou</translation>
    </message>
    <message>
        <source>Waits for the next turn</source>
        <extracomment>words/value.py</extracomment>
        <translation>Wag vir die volgende beurt</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>words/value.py</extracomment>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Draw two, play one or pass</source>
        <extracomment>words/value.py</extracomment>
        <translation>Trek twee, speel of pas</translation>
    </message>
    <message>
        <source>Either half</source>
        <extracomment>words/value.py</extracomment>
        <translation>Enige helfte</translation>
    </message>
    <message>
        <source>The open half</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die oop helfte</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die rondte is geblokkeer</translation>
    </message>
    <message>
        <source>The spell ends</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die towerspreuk eindig</translation>
    </message>
    <message>
        <source>Each one</source>
        <extracomment>words/value.py</extracomment>
        <translation>Elkeen</translation>
    </message>
    <message>
        <source>The last of a turn</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die laaste van &apos;n beurt</translation>
    </message>
    <message>
        <source>Block an end</source>
        <extracomment>words/value.py</extracomment>
        <translation>Blokkeer &apos;n ent</translation>
    </message>
    <message>
        <source>Never in the way</source>
        <extracomment>words/value.py</extracomment>
        <translation>Nooit in die pad nie</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>words/value.py</extracomment>
        <translation>Groot</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>words/value.py</extracomment>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>words/value.py</extracomment>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Multiples of five</source>
        <extracomment>words/value.py</extracomment>
        <translation>Veelvoude van vyf</translation>
    </message>
    <message>
        <source>Multiples of three</source>
        <extracomment>words/value.py</extracomment>
        <translation>Veelvoude van drie</translation>
    </message>
    <message>
        <source>Fives and threes</source>
        <extracomment>words/value.py</extracomment>
        <translation>Vywe en drieë</translation>
    </message>
    <message>
        <source>Two or three alike</source>
        <extracomment>words/value.py</extracomment>
        <translation>Twee of drie eenders</translation>
    </message>
    <message>
        <source>Opponents&apos; pips, boneyard&apos;s</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die ander en die voorraad</translation>
    </message>
    <message>
        <source>The fewest pips</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die minste pitte</translation>
    </message>
    <message>
        <source>The fewest tiles</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die minste teëls</translation>
    </message>
    <message>
        <source>The lowest hand&apos;s side</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die kant met laagste hand</translation>
    </message>
    <message>
        <source>The side with least</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die kant met die minste</translation>
    </message>
    <message>
        <source>A hand without doubles</source>
        <extracomment>words/value.py</extracomment>
        <translation>&apos;n Hand sonder dubbels</translation>
    </message>
    <message>
        <source>The opponents&apos; pips</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die ander se pitte</translation>
    </message>
    <message>
        <source>Opponents&apos; pips less own</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ander se pitte min eie</translation>
    </message>
    <message>
        <source>Gap to each opponent</source>
        <extracomment>words/value.py</extracomment>
        <translation>Verskil met elkeen</translation>
    </message>
    <message>
        <source>All pips left</source>
        <extracomment>words/value.py</extracomment>
        <translation>Al die pitte oor</translation>
    </message>
    <message>
        <source>The round, no points</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die rondte, geen punte</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <extracomment>words/value.py</extracomment>
        <translation>Niemand kry punte nie</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die oorwinning word gedeel</translation>
    </message>
    <message>
        <source>The fewest pips win</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die minste pitte wen</translation>
    </message>
    <message>
        <source>The leader&apos;s side wins</source>
        <extracomment>words/value.py</extracomment>
        <translation>Die kant wat begin het, wen</translation>
    </message>
    <message>
        <source>Who blocked it wins</source>
        <extracomment>words/value.py</extracomment>
        <translation>Wie geblokkeer het, wen</translation>
    </message>
    <message>
        <source>Who did not block wins</source>
        <extracomment>words/value.py</extracomment>
        <translation>Wie nie geblokkeer het nie, wen</translation>
    </message>
    <message>
        <source>Played again</source>
        <extracomment>words/value.py</extracomment>
        <translation>Word oorgespeel</translation>
    </message>
    <message>
        <source>One round</source>
        <extracomment>words/value.py</extracomment>
        <translation>Een rondte</translation>
    </message>
    <message>
        <source>No, it may be passed</source>
        <extracomment>words/value.py</extracomment>
        <translation>Nee, mag verby gaan</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>A single round</source>
        <extracomment>words/value.py</extracomment>
        <translation>&apos;n Enkele rondte</translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <extracomment>words/value.py</extracomment>
        <translation>Elkeen vir homself</translation>
    </message>
    <message>
        <source>Two against two</source>
        <extracomment>words/value.py</extracomment>
        <translation>Twee teen twee</translation>
    </message>
    <message>
        <source>Who holds {tile}</source>
        <extracomment>words/value.py</extracomment>
        <translation>Wie {tile} het</translation>
    </message>
    <message>
        <source>{set}, {count} tiles</source>
        <extracomment>words/value.py</extracomment>
        <translation>{set}, {count} teëls</translation>
    </message>
    <message>
        <source>No tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Geen teël nie</translation>
    </message>
    <message numerus="yes">
        <source>The last {count} tiles</source>
        <extracomment>words/value.py (for 1: The last tile)</extracomment>
        <translation>
            <numerusform>Die laaste teël</numerusform>
            <numerusform>Die laaste {count} teëls</numerusform>
        </translation>
    </message>
    <message>
        <source>Best of {count}</source>
        <extracomment>words/value.py</extracomment>
        <translation>Beste van {count}</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>words/voice.py</extracomment>
        <translation>dink</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>words/voice.py</extracomment>
        <translation>jou beurt</translation>
    </message>
    <message>
        <source>with {names}</source>
        <extracomment>words/voice.py</extracomment>
        <translation>met {names}</translation>
    </message>
</context>
</TS>

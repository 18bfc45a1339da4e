<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>dominoes</name>
    <message>
        <source>In your hand</source>
        <extracomment>shell/access/key_list.py</extracomment>
        <translation>I din hånd</translation>
    </message>
    <message>
        <source>Around the table</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Rundt om bordet</translation>
    </message>
    <message>
        <source>Open ends</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Åbne ender</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>What you can do</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Hvad du kan gøre</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Pladser</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Din hånd</translation>
    </message>
    <message>
        <source>The tiles are covered</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Brikkerne er dækket til</translation>
    </message>
    <message>
        <source>&amp;What can be done</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Hvad kan jeg gøre</translation>
    </message>
    <message>
        <source>What can be done now, once more</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Hvad du kan gøre nu, en gang til</translation>
    </message>
    <message>
        <source>Open &amp;ends</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Åbne &amp;ender</translation>
    </message>
    <message>
        <source>The open ends</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>De åbne ender</translation>
    </message>
    <message>
        <source>&amp;Counts</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Antal</translation>
    </message>
    <message>
        <source>How many tiles each holds, the boneyard, the score</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Hvor mange brikker hver har, bunken og stillingen</translation>
    </message>
    <message>
        <source>&amp;Your hand</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Din hånd</translation>
    </message>
    <message>
        <source>Your tiles, and which of them fit</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Dine brikker, og hvilke af dem der passer</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Læs højt</translation>
    </message>
    <message>
        <source>Place {number} of {count}: {where}</source>
        <extracomment>shell/access/told.py</extracomment>
        <translation>Plads {number} af {count}: {where}</translation>
    </message>
    <message>
        <source>There are hints when it is your turn</source>
        <extracomment>shell/advice.py</extracomment>
        <translation>Du kan få et råd, når det er din tur</translation>
    </message>
    <message>
        <source>Looking for your best move</source>
        <extracomment>shell/advice.py</extracomment>
        <translation>Leder efter dit bedste træk</translation>
    </message>
    <message>
        <source>There is no hint this time</source>
        <extracomment>shell/advice.py</extracomment>
        <translation>Der er ikke noget råd denne gang</translation>
    </message>
    <message>
        <source>As it &amp;came</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Som de &amp;kom</translation>
    </message>
    <message>
        <source>Your tiles stand as they came</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Dine brikker står, som de kom</translation>
    </message>
    <message>
        <source>By &amp;pips</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Efter ø&amp;jne</translation>
    </message>
    <message>
        <source>Your tiles stand by their pips</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Dine brikker står efter øjne</translation>
    </message>
    <message>
        <source>&amp;Doubles first</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>&amp;Dobbelte først</translation>
    </message>
    <message>
        <source>Your tiles stand doubles first</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Dine brikker står med de dobbelte først</translation>
    </message>
    <message>
        <source>By their &amp;larger half</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Efter den &amp;største halvdel</translation>
    </message>
    <message>
        <source>Your tiles stand by their larger half</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Dine brikker står efter den største halvdel</translation>
    </message>
    <message>
        <source>There is no tile on the table yet</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Der ligger ingen brik på bordet endnu</translation>
    </message>
    <message>
        <source>The line is copied as text</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Kæden er kopieret som tekst</translation>
    </message>
    <message>
        <source>&amp;Sort your tiles</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>&amp;Sortér dine brikker</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <extracomment>shell/cover.py</extracomment>
        <translation>Giv videre til {name}</translation>
    </message>
    <message>
        <source>The tiles are covered until {name} is here.</source>
        <extracomment>shell/cover.py</extracomment>
        <translation>Brikkerne er dækket til, indtil {name} er her.</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <extracomment>shell/cover.py</extracomment>
        <translation>{name} er her</translation>
    </message>
    <message>
        <source>The same number deals everybody the same tiles, in every round.</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Det samme nummer giver alle de samme brikker, i hver runde.</translation>
    </message>
    <message>
        <source>Whoever has played a number knows the hands: played again it is practice.</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Den, der har spillet et nummer, kender hænderne: spillet igen er det træning.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Givningens nummer</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Tilfældigt</translation>
    </message>
    <message>
        <source>The game&apos;s own</source>
        <extracomment>shell/dressing.py</extracomment>
        <translation>Spillets egne</translation>
    </message>
    <message>
        <source>A theme can&apos;t be used</source>
        <extracomment>shell/dressing.py</extracomment>
        <translation>Et tema kan ikke bruges</translation>
    </message>
    <message>
        <source>Fairness</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Ærligt spil</translation>
    </message>
    <message>
        <source>How the deal is kept honest</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Sådan holdes givningen ærlig</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>FIL</translation>
    </message>
    <message>
        <source>What was dealt</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Hvad der blev givet</translation>
    </message>
    <message>
        <source>Counting...</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Tæller...</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Who was dealt which double of the double-six set</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Hvem der fik hvilken dobbelt i dobbelt-seks-sættet</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Segl</translation>
    </message>
    <message>
        <source>Salt</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Salt</translation>
    </message>
    <message>
        <source>by chance</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>tilfældigt</translation>
    </message>
    <message>
        <source>doubles</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>dobbelte</translation>
    </message>
    <message>
        <source>hands</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>hænder</translation>
    </message>
    <message>
        <source>pips a hand</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>øjne pr. hånd</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Dagens givning</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>{day}: {game}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Spil igen</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>The file was damaged and is kept as {file}. The figures were counted anew from the records of your matches.</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Filen var beskadiget og er gemt som {file}. Tallene blev talt op på ny ud fra dine kampe.</translation>
    </message>
    <message>
        <source>The statistics were counted anew</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Statistikken blev talt op på ny</translation>
    </message>
    <message>
        <source>The match goes on, but it is not counted yet: {why}</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Kampen fortsætter, men den er ikke talt med endnu: {why}</translation>
    </message>
    <message>
        <source>The statistics can&apos;t be kept</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Statistikken kan ikke gemmes</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Person</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Alle spil</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Alle modstandere</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Modstandere</translation>
    </message>
    <message>
        <source>All characters</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Alle karakterer</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Karakter</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Alle regler</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Kampe</translation>
    </message>
    <message>
        <source>Points a match</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Point pr. kamp</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>By game</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Efter spil</translation>
    </message>
    <message>
        <source>By opponents</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Efter modstandere</translation>
    </message>
    <message>
        <source>Export...</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Eksportér...</translation>
    </message>
    <message>
        <source>Reset...</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Nulstil...</translation>
    </message>
    <message>
        <source>All figures of {name} begin at nothing again. The records of the matches stay, but do not count any more.</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Alle tal for {name} begynder forfra. Kampene er der stadig, men tæller ikke mere.</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Nulstil statistikken?</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Nulstil</translation>
    </message>
    <message>
        <source>Keep them</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Behold den</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Eksportér statistikken</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Tables of comma-separated values (*.csv)</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Tabeller med kommaseparerede værdier (*.csv)</translation>
    </message>
    <message>
        <source>The statistics were not exported</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Statistikken blev ikke eksporteret</translation>
    </message>
    <message>
        <source>A line for each match is in {file}.</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Der er en linje for hver kamp i {file}.</translation>
    </message>
    <message>
        <source>The statistics are exported</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Statistikken er eksporteret</translation>
    </message>
    <message>
        <source>This record can&apos;t be opened</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Denne kamp kan ikke åbnes</translation>
    </message>
    <message>
        <source>It is kept beside the others, under a name that ends in .unreadable.</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Den ligger ved siden af de andre, under et navn, der ender på .unreadable.</translation>
    </message>
    <message>
        <source>A match that was left can&apos;t be read</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>En uafsluttet kamp kan ikke læses</translation>
    </message>
    <message>
        <source>They are as they were at first. What was there is kept: {path}</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>De er, som de var fra begyndelsen. Det, der stod der, er gemt: {path}</translation>
    </message>
    <message>
        <source>The settings could not be read</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Indstillingerne kunne ikke læses</translation>
    </message>
    <message>
        <source>The file {path} can&apos;t be moved.</source>
        <extracomment>shell/files/left.py</extracomment>
        <translation>Filen {path} kan ikke flyttes.</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>shell/files/left.py</extracomment>
        <translation>Det lykkedes ikke</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Spil videre</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Genoptag</translation>
    </message>
    <message>
        <source>Bring back</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Hent tilbage</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Læg væk</translation>
    </message>
    <message>
        <source>Put away with the played ones</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Lagt væk blandt de spillede</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>words/played.py</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>on the table now</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>på bordet nu</translation>
    </message>
    <message>
        <source>Round {number}, {since}</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Runde {number}, {since}</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Uafsluttede kampe</translation>
    </message>
    <message>
        <source>Looking for them...</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Leder efter dem...</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Ny kamp</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches wait. One that is put away lies with the played ones.</source>
        <extracomment>shell/files/left_sheet.py (for 1: {count} match waits. One that is put away lies with the played ones.)</extracomment>
        <translation>
            <numerusform>{count} kamp venter. En, der lægges væk, ligger blandt de spillede.</numerusform>
            <numerusform>{count} kampe venter. En, der lægges væk, ligger blandt de spillede.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match waits to be gone on with.</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Ingen kamp venter på at blive spillet færdig.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Gem en kopi</translation>
    </message>
    <message>
        <source>There is no match to be saved.</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Der er ingen kamp at gemme.</translation>
    </message>
    <message>
        <source>Save a copy (all tiles stand in it, also those face down)</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Gem en kopi (alle brikker står i den, også dem med bagsiden op)</translation>
    </message>
    <message>
        <source>No copy was saved: {why}</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Der blev ikke gemt nogen kopi: {why}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Gemt som {name}</translation>
    </message>
    <message>
        <source>Domino records ({pattern})</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Dominokampe ({pattern})</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <extracomment>shell/files/recent.py</extracomment>
        <translation>Åbn s&amp;eneste</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <extracomment>shell/files/recent.py</extracomment>
        <translation>&amp;Ryd listen</translation>
    </message>
    <message>
        <source>No records yet</source>
        <extracomment>shell/files/recent.py</extracomment>
        <translation>Ingen kampe endnu</translation>
    </message>
    <message>
        <source>Nothing was sent. Paste it where you tell of the problem. It holds:</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>Der er ikke sendt noget. Sæt det ind der, hvor du fortæller om problemet. Det indeholder:</translation>
    </message>
    <message>
        <source>A report is on the clipboard</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>En rapport ligger på udklipsholderen</translation>
    </message>
    <message>
        <source>the version of the program and what system it runs on</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>programmets version, og hvilket system det kører på</translation>
    </message>
    <message>
        <source>the last lines of the log</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>de sidste linjer i loggen</translation>
    </message>
    <message>
        <source>the record of the match with the players&apos; names, without hidden tiles</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>kampen med spillernes navne, uden skjulte brikker</translation>
    </message>
    <message>
        <source>the record of the match with the players&apos; names and all tiles</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>kampen med spillernes navne og alle brikker</translation>
    </message>
    <message>
        <source>What happened stands in the log. Help &gt; Report a problem puts it together.</source>
        <extracomment>shell/files/trouble.py</extracomment>
        <translation>Hvad der skete, står i loggen. Hjælp &gt; Rapportér et problem samler det.</translation>
    </message>
    <message>
        <source>Something went wrong, but the match goes on</source>
        <extracomment>shell/files/trouble.py</extracomment>
        <translation>Noget gik galt, men kampen fortsætter</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <extracomment>shell/hint.py</extracomment>
        <translation>Spil {game}</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>shell/keys_sheet.py</extracomment>
        <translation>Taster</translation>
    </message>
    <message>
        <source>First steps</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>De første skridt</translation>
    </message>
    <message>
        <source>Lesson: {game}</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Lektion: {game}</translation>
    </message>
    <message>
        <source>Draw from the boneyard</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Træk fra bunken</translation>
    </message>
    <message>
        <source>Pass with this button</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Meld pas med denne knap</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Forlad</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Spring over</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Dig</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>shell/learning/lessons_sheet.py</extracomment>
        <translation>Lektioner</translation>
    </message>
    <message>
        <source>How a tile is laid, drawn and passed: five steps at the table.</source>
        <extracomment>shell/learning/lessons_sheet.py</extracomment>
        <translation>Hvordan man lægger, trækker og melder pas: fem trin ved bordet.</translation>
    </message>
    <message>
        <source>{game}  ✓ done</source>
        <extracomment>shell/learning/lessons_sheet.py</extracomment>
        <translation>{game}  ✓ klaret</translation>
    </message>
    <message>
        <source>{game}, {seats}</source>
        <extracomment>shell/learning/rules_beside.py</extracomment>
        <translation>{game}, {seats}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Vis mig det</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Næste</translation>
    </message>
    <message>
        <source>{title}, {number} of {count}</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>{title}, {number} af {count}</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Færdig</translation>
    </message>
    <message>
        <source>As the game</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Som spillet</translation>
    </message>
    <message>
        <source>Each game has its own tiles.</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Hvert spil har sine egne brikker.</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Brikker</translation>
    </message>
    <message>
        <source>{game} (practice)</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>{game} (træning)</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>{game}, givning {number}</translation>
    </message>
    <message>
        <source>The match goes on, but it can&apos;t be kept: {why}</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>Kampen fortsætter, men den kan ikke gemmes: {why}</translation>
    </message>
    <message>
        <source>This match is not being saved</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>Denne kamp bliver ikke gemt</translation>
    </message>
    <message>
        <source>A hint: the best move and why; again, the next best</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Et råd: det bedste træk og hvorfor; igen: det næstbedste</translation>
    </message>
    <message>
        <source>Sort the hand, each time another way</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Sortér hånden, hver gang på en anden måde</translation>
    </message>
    <message>
        <source>Tiles played, and tiles not seen yet</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Spillede brikker, og brikker der ikke er set endnu</translation>
    </message>
    <message>
        <source>Copy the line on the table as text</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Kopiér kæden på bordet som tekst</translation>
    </message>
    <message>
        <source>Closer to the table; so does the wheel</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Tættere på bordet; det gør musehjulet også</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Tag dit sidste træk tilbage</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Gør det igen, som blev taget tilbage</translation>
    </message>
    <message>
        <source>The list of moves beside the table; one that is chosen shows the table as it was</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Listen over træk ved siden af bordet; vælges et, vises bordet, som det var</translation>
    </message>
    <message>
        <source>The played matches, to look at them again</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>De spillede kampe, så man kan se dem igen</translation>
    </message>
    <message>
        <source>Further away from the table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Længere væk fra bordet</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;New match...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Ny kamp...</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Åbn...</translation>
    </message>
    <message>
        <source>Un&amp;finished matches...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Uafsluttede kampe...</translation>
    </message>
    <message>
        <source>Pla&amp;yed matches...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>S&amp;pillede kampe...</translation>
    </message>
    <message>
        <source>Save a &amp;copy...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Gem en &amp;kopi...</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Gent&amp;ag</translation>
    </message>
    <message>
        <source>Resi&amp;gn...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Giv op...</translation>
    </message>
    <message>
        <source>&amp;Daily deal...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Dagens givning...</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>S&amp;tatistik...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>Quit; the match is kept</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Afslut; kampen bliver gemt</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Træk</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Pas</translation>
    </message>
    <message>
        <source>Pass, or keep the tile you drew</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Meld pas, eller behold den brik, du trak</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Råd</translation>
    </message>
    <message>
        <source>S&amp;ort another way</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Sortér på en &amp;anden måde</translation>
    </message>
    <message>
        <source>&amp;Tiles played and not seen...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Spillede og usete brikker...</translation>
    </message>
    <message>
        <source>&amp;Copy the line</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Kopiér kæden</translation>
    </message>
    <message>
        <source>Copy the pos&amp;ition as text</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Kopiér still&amp;ingen som tekst</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Zoom &amp;ind</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Zoom &amp;ud</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Hele bordet</translation>
    </message>
    <message>
        <source>The whole table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Hele bordet</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Trækliste</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Træk&amp;liste</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Lyd fra</translation>
    </message>
    <message>
        <source>Mute, or sound again</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Lyd fra, eller til igen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Fuld skærm</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Indstillinger...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Hjælp</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Spillets regler</translation>
    </message>
    <message>
        <source>&amp;Lessons...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Lektioner...</translation>
    </message>
    <message>
        <source>F&amp;irst steps</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>De &amp;første skridt</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Taster</translation>
    </message>
    <message>
        <source>This list</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Denne liste</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Ærligt spil</translation>
    </message>
    <message>
        <source>Report a &amp;problem</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Rapportér et &amp;problem</translation>
    </message>
    <message>
        <source>&amp;About Dominoes Desktop</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Om Dominoes Desktop</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>shell/new_match.py</extracomment>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>shell/name_sheet.py</extracomment>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>shell/new_match.py</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>shell/new_match.py</extracomment>
        <translation>Husregler</translation>
    </message>
    <message numerus="yes">
        <source>{count} changed</source>
        <extracomment>shell/new_match.py (for 1: {count} changed)</extracomment>
        <translation>
            <numerusform>{count} ændret</numerusform>
            <numerusform>{count} ændret</numerusform>
        </translation>
    </message>
    <message>
        <source>New to {game}? Its lesson shows the rules, move by move.</source>
        <extracomment>shell/hint.py</extracomment>
        <translation>Er {game} nyt for dig? Lektionen viser reglerne, træk for træk.</translation>
    </message>
    <message>
        <source>Play the lesson</source>
        <extracomment>shell/hint.py</extracomment>
        <translation>Spil lektionen</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>shell/about.py</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>Everybody has settings and statistics of their own, and is chosen at the seats of a new match. Game, Who plays says whose settings are in force.</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Alle har egne indstillinger og egen statistik og vælges ved pladserne i en ny kamp. Spil, Hvem spiller siger, hvis indstillinger der gælder.</translation>
    </message>
    <message>
        <source>Colour of {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Farve for {name}</translation>
    </message>
    <message>
        <source>Another colour</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>En anden farve</translation>
    </message>
    <message>
        <source>Name of {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Navn på {name}</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Fjern {name}</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Tilføj</translation>
    </message>
    <message>
        <source>Two people are called {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>To personer hedder {name}</translation>
    </message>
    <message>
        <source>This can&apos;t be kept</source>
        <extracomment>shell/people/show.py</extracomment>
        <translation>Dette kan ikke gemmes</translation>
    </message>
    <message>
        <source>Their settings and statistics are not shown any more. The records of their matches stay.</source>
        <extracomment>shell/people/show.py</extracomment>
        <translation>Personens indstillinger og statistik vises ikke mere. Kampene er der stadig.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <extracomment>shell/people/show.py</extracomment>
        <translation>Fjern {name}?</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Behold</translation>
    </message>
    <message>
        <source>You get the tiles of that player and go on from here. As you had no part in what was played before, the match counts for nobody.</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>Du får den spillers brikker og fortsætter herfra. Da du ikke var med i det, der er spillet, tæller kampen ikke for nogen.</translation>
    </message>
    <message>
        <source>For whom do you step in?</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>Hvem tager du over for?</translation>
    </message>
    <message>
        <source>For {name}</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>For {name}</translation>
    </message>
    <message>
        <source>Watch on</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>Se videre</translation>
    </message>
    <message>
        <source>You can step in where computer players play alone</source>
        <extracomment>shell/people/step_in.py</extracomment>
        <translation>Du kan tage over, hvor computerspillere spiller alene</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Gæst</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <extracomment>shell/people/switch.py</extracomment>
        <translation>&amp;Hvem spiller</translation>
    </message>
    <message>
        <source>&amp;People...</source>
        <extracomment>shell/people/switch.py</extracomment>
        <translation>&amp;Personer...</translation>
    </message>
    <message>
        <source>{name} plays now, with settings and statistics of their own</source>
        <extracomment>shell/people/switch.py</extracomment>
        <translation>{name} spiller nu, med egne indstillinger og egen statistik</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Udseende</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Bevægelse</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast tiles travel, and how long the computer players seem to think.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hvor hurtigt brikkerne bevæger sig, og hvor længe computerspillerne ser ud til at tænke.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hurtig</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Langsom</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Bevægelse</translation>
    </message>
    <message>
        <source>Whether tiles travel, or lie in their places at once.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Om brikkerne bevæger sig eller ligger på plads med det samme.</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Altid</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Tænketid</translation>
    </message>
    <message>
        <source>The longest that a computer player, or a hint, may think. Most need far less.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Så længe må en computerspiller eller et råd højst tænke. De fleste træk kræver langt mindre.</translation>
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
        <translation>Lyd</translation>
    </message>
    <message>
        <source>The key M turns it off and on, too.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Tasten M slår den også fra og til.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Fra</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Til</translation>
    </message>
    <message>
        <source>How loud the tiles are.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hvor højt brikkerne lyder.</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Lydstyrke</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Læsning</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>What the program speaks, at once and everywhere.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Det sprog programmet taler, med det samme og overalt.</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>How large the letters are, on the table and on sheets like this one.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hvor store bogstaverne er, på bordet og på ark som dette.</translation>
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
        <translation>Fremhævning</translation>
    </message>
    <message>
        <source>How those of your tiles stand that can be played.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hvordan de af dine brikker står, som kan spilles.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Intet</translation>
    </message>
    <message>
        <source>Raised</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hævet</translation>
    </message>
    <message>
        <source>Raised and lit</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hævet og oplyst</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hånd</translation>
    </message>
    <message>
        <source>How your tiles stand in the rack.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Hvordan dine brikker står i holderen.</translation>
    </message>
    <message>
        <source>As they came</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Som de kom</translation>
    </message>
    <message>
        <source>Heaviest first</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Tungeste først</translation>
    </message>
    <message>
        <source>Doubles first</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Dobbelte først</translation>
    </message>
    <message>
        <source>By number</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Efter tal</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>shell/preferences.py</extracomment>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>shell/preferences.py</extracomment>
        <translation>Afsnit</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>shell/preferences.py</extracomment>
        <translation>Nulstil alt</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Genspil</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Første</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Sidste</translation>
    </message>
    <message>
        <source>Turning point</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Vendepunkt</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Hastighed</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Åbne hænder</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Curve of {name}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Kurve for {name}</translation>
    </message>
    <message>
        <source>Nothing is weighed yet</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Intet er vurderet endnu</translation>
    </message>
    <message>
        <source>From {first} to {last}, at best {most}, at worst {least}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Fra {first} til {last}, højst {most}, mindst {least}</translation>
    </message>
    <message>
        <source>From {first} to {last}, at best {most}, at worst {least}; turning point at move {number}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Fra {first} til {last}, højst {most}, mindst {least}; vendepunkt ved træk {number}</translation>
    </message>
    <message>
        <source>Weighing...</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Vurderer...</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>træk {number}</translation>
    </message>
    <message>
        <source>The position is copied as text</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Stillingen er kopieret som tekst</translation>
    </message>
    <message>
        <source>Export the position</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Eksportér stillingen</translation>
    </message>
    <message>
        <source>Picture ({pattern})</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Billede ({pattern})</translation>
    </message>
    <message>
        <source>Drawing ({pattern})</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Tegning ({pattern})</translation>
    </message>
    <message>
        <source>Text ({pattern})</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Tekst ({pattern})</translation>
    </message>
    <message>
        <source>The position was not saved: {why}</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Stillingen blev ikke gemt: {why}</translation>
    </message>
    <message>
        <source>There is no position to be exported now</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Der er ingen stilling at eksportere nu</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>shell/replay/look.py</extracomment>
        <translation>har turen</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Moves of the round</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Rundens træk</translation>
    </message>
    <message>
        <source>Practice: a move was taken back, so this match does not count.</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>Træning: et træk blev taget tilbage, så denne kamp tæller ikke.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Whose moves</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Hvis træk</translation>
    </message>
    <message>
        <source>Moves of {name}</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Træk af {name}</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Runde {number} af {count}</translation>
    </message>
    <message>
        <source>Look at a record</source>
        <extracomment>shell/replay/played.py</extracomment>
        <translation>Se en kamp</translation>
    </message>
    <message>
        <source>Played matches</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>Spillede kampe</translation>
    </message>
    <message>
        <source>From a file...</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>Fra en fil...</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were played.</source>
        <extracomment>shell/replay/played_sheet.py (for 1: {count} match was played.)</extracomment>
        <translation>
            <numerusform>{count} kamp er spillet.</numerusform>
            <numerusform>{count} kampe er spillet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last {count} matches; older ones are opened from their files.</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>De sidste {count} kampe; ældre åbnes fra deres filer.</translation>
    </message>
    <message>
        <source>No match has been played to its end yet.</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>Ingen kamp er spillet færdig endnu.</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>i dag kl. {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>i går kl. {time}</translation>
    </message>
    <message>
        <source>Nothing was dealt in this match</source>
        <extracomment>shell/replay/replay.py</extracomment>
        <translation>Der blev ikke givet noget i denne kamp</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <extracomment>shell/replay/replay.py</extracomment>
        <translation>Genspil: {game}</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Tilbage til kampen</translation>
    </message>
    <message>
        <source>There is no match to resign</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Der er ingen kamp at give op</translation>
    </message>
    <message>
        <source>Resign this match?</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Vil du give denne kamp op?</translation>
    </message>
    <message>
        <source>It counts as lost, and is put away with the played ones.</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Den tæller som tabt og lægges væk blandt de spillede.</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Giv op</translation>
    </message>
    <message>
        <source>You have resigned</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Du har givet op</translation>
    </message>
    <message>
        <source>The match lies with the played ones, where it can be looked at again.</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Kampen ligger blandt de spillede, hvor den kan ses igen.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Se den</translation>
    </message>
    <message>
        <source>Go on with your match?</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>Vil du fortsætte din kamp?</translation>
    </message>
    <message>
        <source>Other matches...</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>Andre kampe...</translation>
    </message>
    <message>
        <source>Other unfinished matches</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>Andre uafsluttede kampe</translation>
    </message>
    <message>
        <source>left today at {time}</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>forladt i dag kl. {time}</translation>
    </message>
    <message>
        <source>left yesterday at {time}</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>forladt i går kl. {time}</translation>
    </message>
    <message>
        <source>left on {date}</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>forladt {date}</translation>
    </message>
    <message>
        <source>Review of round {number}</source>
        <extracomment>shell/review.py</extracomment>
        <translation>Gennemgang af runde {number}</translation>
    </message>
    <message>
        <source>Reckoning the round with all hands open...</source>
        <extracomment>shell/review.py</extracomment>
        <translation>Regner runden ud med åbne hænder...</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>shell/review.py</extracomment>
        <translation>Gennemgang</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <extracomment>shell/review_sheet.py</extracomment>
        <translation>Træk {number}: {move}</translation>
    </message>
    <message>
        <source>turning point</source>
        <extracomment>shell/review_sheet.py</extracomment>
        <translation>vendepunkt</translation>
    </message>
    <message>
        <source>The moves are weighed one by one, as a computer player would.</source>
        <extracomment>shell/review_sheet.py</extracomment>
        <translation>Trækkene vurderes et for et, som en computerspiller ville gøre det.</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Se på bordet</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Næste runde</translation>
    </message>
    <message>
        <source>One round decides</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Én runde afgør det</translation>
    </message>
    <message numerus="yes">
        <source>first to {count} wins</source>
        <extracomment>shell/round_sheet.py (for 1: first to {count} win)</extracomment>
        <translation>
            <numerusform>først til {count} sejr</numerusform>
            <numerusform>først til {count} sejre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly {count} points win, what would pass them does not count</source>
        <extracomment>shell/round_sheet.py (for 1: exactly {count} point wins, what would pass it does not count)</extracomment>
        <translation>
            <numerusform>præcis {count} point vinder; mere end det tæller ikke</numerusform>
            <numerusform>præcis {count} point vinder; mere end det tæller ikke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first to {count} points</source>
        <extracomment>shell/round_sheet.py (for 1: first to {count} point)</extracomment>
        <translation>
            <numerusform>først til {count} point</numerusform>
            <numerusform>først til {count} point</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}, {aim}</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Runde {number}, {aim}</translation>
    </message>
    <message>
        <source>Reset {rule}</source>
        <extracomment>shell/rule_form.py</extracomment>
        <translation>Nulstil {rule}</translation>
    </message>
    <message>
        <source>House rules of this match</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>Husregler i denne kamp</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>usually: {value}</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>normalt: {value}</translation>
    </message>
    <message>
        <source>House rule:</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>Husregel:</translation>
    </message>
    <message>
        <source>Example:</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>Eksempel:</translation>
    </message>
    <message numerus="yes">
        <source>for {count} players</source>
        <extracomment>shell/rules_sheet.py (for 1: for {count} player)</extracomment>
        <translation>
            <numerusform>for {count} spiller</numerusform>
            <numerusform>for {count} spillere</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: {game}, {seats}</source>
        <extracomment>shell/rules_sheet.py</extracomment>
        <translation>Regler: {game}, {seats}</translation>
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
        <translation>Plads {number}</translation>
    </message>
    <message>
        <source>{seat}, name</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{seat}, navn</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>Menneske</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>{seat}, player</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{seat}, spiller</translation>
    </message>
    <message>
        <source>{name} can&apos;t sit at two seats</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{name} kan ikke sidde på to pladser</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>To spillere hedder {name}</translation>
    </message>
    <message>
        <source>Play dominoes against computer players, or with others at one screen. The computer players see only what you would see in their place, and nothing leaves this computer.</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Spil domino mod computerspillere eller mod andre ved samme skærm. Computerspillerne ser kun det, du ville se på deres plads, og intet forlader denne computer.</translation>
    </message>
    <message>
        <source>Your match of {game} is not over. It stays among the unfinished ones.</source>
        <extracomment>shell/sheets.py</extracomment>
        <translation>Din kamp i {game} er ikke slut. Den bliver blandt de uafsluttede.</translation>
    </message>
    <message>
        <source>MIT licence. Made with Qt (LGPL).</source>
        <extracomment>shell/about.py</extracomment>
        <translation>MIT-licens. Lavet med Qt (LGPL).</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <extracomment>shell/side_panel.py</extracomment>
        <translation>Luk panelet</translation>
    </message>
    <message>
        <source>From now on this match is practice: it does not count</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>Fra nu af er kampen træning: den tæller ikke</translation>
    </message>
    <message>
        <source>There is no move of yours to take back in this round</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>Der er ikke noget træk af dig at tage tilbage i denne runde</translation>
    </message>
    <message>
        <source>There is nothing to do again</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>Der er intet at gentage</translation>
    </message>
    <message>
        <source>As in Preferences</source>
        <extracomment>shell/tiles_choice.py</extracomment>
        <translation>Som i Indstillinger</translation>
    </message>
    <message>
        <source>With small numbers beside the animals, or animals alone.</source>
        <extracomment>shell/tiles_choice.py</extracomment>
        <translation>Med små tal ved siden af dyrene, eller kun dyr.</translation>
    </message>
    <message>
        <source>What is on the tiles in this game.</source>
        <extracomment>shell/tiles_choice.py</extracomment>
        <translation>Hvad der er på brikkerne i dette spil.</translation>
    </message>
    <message>
        <source>{left} of {whole} not seen</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>{left} af {whole} ikke set</translation>
    </message>
    <message>
        <source>not seen</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>ikke set</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>spillet</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>dine</translation>
    </message>
    <message>
        <source>They hold until the window is closed: {why}</source>
        <extracomment>shell/window.py</extracomment>
        <translation>De gælder, til vinduet lukkes: {why}</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept</source>
        <extracomment>shell/window.py</extracomment>
        <translation>Indstillingerne kan ikke gemmes</translation>
    </message>
    <message>
        <source>A computer player failed, and made a simple move</source>
        <extracomment>shell/referee.py</extracomment>
        <translation>En computerspiller svigtede og tog et simpelt træk</translation>
    </message>
    <message>
        <source>{number} %</source>
        <extracomment>shell/wish_row.py</extracomment>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <extracomment>shell/wishes.py</extracomment>
        <translation>Lyden er slået fra</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <extracomment>shell/wishes.py</extracomment>
        <translation>Lyden er slået til</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>table/cues.py</extracomment>
        <translation>Tilpas</translation>
    </message>
    <message>
        <source>More of the table</source>
        <extracomment>table/cues.py</extracomment>
        <translation>Mere af bordet</translation>
    </message>
    <message>
        <source>Open ends out of sight: {numbers}</source>
        <extracomment>table/cues.py</extracomment>
        <translation>Åbne ender uden for synsfeltet: {numbers}</translation>
    </message>
    <message>
        <source>Only the {pips} is open</source>
        <extracomment>table/ends.py</extracomment>
        <translation>Kun {pips} er åben</translation>
    </message>
    <message>
        <source>Open ends, locked: {pips}</source>
        <extracomment>table/ends.py</extracomment>
        <translation>Åbne ender, låst: {pips}</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>table/ends.py</extracomment>
        <translation>Sum</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>table/fresh.py</extracomment>
        <translation>ny</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Stilling</translation>
    </message>
    <message>
        <source>Over to {name}</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Videre til {name}</translation>
    </message>
    <message>
        <source>Play {tile}</source>
        <extracomment>shell/access/told.py</extracomment>
        <translation>Læg {tile}</translation>
    </message>
    <message>
        <source>the file is too large, {size}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>filen er for stor, {size}</translation>
    </message>
    <message>
        <source>at most {size}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>højst {size}</translation>
    </message>
    <message>
        <source>{count} KB</source>
        <extracomment>archive/size.py</extracomment>
        <translation>{count} kB</translation>
    </message>
    <message>
        <source>{count} MB</source>
        <extracomment>archive/size.py</extracomment>
        <translation>{count} MB</translation>
    </message>
    <message>
        <source>its size is {size}, more than {most}</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>den fylder {size}, mere end {most}</translation>
    </message>
    <message>
        <source>These files can&apos;t be opened</source>
        <extracomment>shell/files/refusing.py</extracomment>
        <translation>Disse filer kan ikke åbnes</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <extracomment>shell/opening.py</extracomment>
        <translation>Åbner {name}</translation>
    </message>
    <message>
        <source>One moment: the table is being laid out</source>
        <extracomment>table/awaiting.py</extracomment>
        <translation>Et øjeblik: bordet bliver lagt op</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>træk en brik</translation>
    </message>
    <message>
        <source>draw two tiles</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>træk to brikker</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>table/heap.py</extracomment>
        <translation>tom</translation>
    </message>
    <message>
        <source>Boneyard · {count}</source>
        <extracomment>table/heap.py</extracomment>
        <translation>Bunke · {count}</translation>
    </message>
    <message>
        <source>{count} to draw</source>
        <extracomment>table/heap.py</extracomment>
        <translation>{count} kan trækkes</translation>
    </message>
    <message>
        <source>Along your tiles; along the places of a lifted one</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Langs dine brikker; langs pladserne for en løftet</translation>
    </message>
    <message>
        <source>From row to row of a large hand</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Fra række til række i en stor hånd</translation>
    </message>
    <message>
        <source>The first and the last of them</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Den første og den sidste af dem</translation>
    </message>
    <message>
        <source>Lift the tile; then, with a place chosen, lay it there</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Løft brikken; læg den så, når en plads er valgt</translation>
    </message>
    <message>
        <source>Choose the place with that number</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Vælg pladsen med det nummer</translation>
    </message>
    <message>
        <source>Put a lifted tile back</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Sæt en løftet brik tilbage</translation>
    </message>
    <message>
        <source>On to the buttons beside the sentence, and what stands beside the table</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Videre til knapperne ved sætningen og det, der står ved siden af bordet</translation>
    </message>
    <message>
        <source>Say who of your side leads, where it may choose</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Sig, hvem på jeres side der lægger ud, når den må vælge</translation>
    </message>
    <message>
        <source>{tile} fits in one place: Enter plays it there</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} passer ét sted: Enter lægger den der</translation>
    </message>
    <message>
        <source>{tile} fits in one place: click it there, or drag the tile</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} passer ét sted: klik der, eller træk brikken derhen</translation>
    </message>
    <message>
        <source>{tile} fits in {count} places: choose by number or arrow, then Enter</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} passer {count} steder: vælg med tal eller pil, og tryk Enter</translation>
    </message>
    <message>
        <source>{tile} fits in {count} places: choose one</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} passer {count} steder: vælg et</translation>
    </message>
    <message>
        <source>I lead</source>
        <extracomment>table/question.py</extracomment>
        <translation>Jeg lægger ud</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <extracomment>table/question.py</extracomment>
        <translation>{name} lægger ud</translation>
    </message>
    <message>
        <source>again</source>
        <extracomment>table/tab.py</extracomment>
        <translation>igen</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>table/tab.py</extracomment>
        <translation>næste</translation>
    </message>
    <message>
        <source>skipped</source>
        <extracomment>table/tab.py</extracomment>
        <translation>sprunget over</translation>
    </message>
    <message>
        <source>Domino table</source>
        <extracomment>table/view.py</extracomment>
        <translation>Dominobord</translation>
    </message>
    <message>
        <source>Blue felt</source>
        <extracomment>tables/blue/theme.toml</extracomment>
        <translation>Blåt filt</translation>
    </message>
    <message>
        <source>Cool and deep, as in a saloon.</source>
        <extracomment>tables/blue/theme.toml</extracomment>
        <translation>Køligt og dybt, som i en salon.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>tables/contrast/theme.toml</extracomment>
        <translation>Høj kontrast</translation>
    </message>
    <message>
        <source>Black and white, strong lines, nothing in between.</source>
        <extracomment>tables/contrast/theme.toml</extracomment>
        <translation>Sort og hvidt, kraftige linjer, intet derimellem.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <extracomment>tables/green/theme.toml</extracomment>
        <translation>Grønt filt</translation>
    </message>
    <message>
        <source>The cloth of a club.</source>
        <extracomment>tables/green/theme.toml</extracomment>
        <translation>Klædet fra en klub.</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>tables/slate/theme.toml</extracomment>
        <translation>Skifer</translation>
    </message>
    <message>
        <source>Split stone, grey and still.</source>
        <extracomment>tables/slate/theme.toml</extracomment>
        <translation>Kløvet sten, grå og stille.</translation>
    </message>
    <message>
        <source>Walnut</source>
        <extracomment>tables/walnut/theme.toml</extracomment>
        <translation>Valnød</translation>
    </message>
    <message>
        <source>Oiled boards of dark wood.</source>
        <extracomment>tables/walnut/theme.toml</extracomment>
        <translation>Olierede planker af mørkt træ.</translation>
    </message>
    <message>
        <source>Animals</source>
        <extracomment>tiles/animals/theme.toml</extracomment>
        <translation>Dyr</translation>
    </message>
    <message>
        <source>Seven animals, with small numbers.</source>
        <extracomment>tiles/animals/theme.toml</extracomment>
        <translation>Syv dyr med små tal.</translation>
    </message>
    <message>
        <source>Animals alone</source>
        <extracomment>tiles/animals_plain/theme.toml</extracomment>
        <translation>Kun dyr</translation>
    </message>
    <message>
        <source>Seven animals, without numbers.</source>
        <extracomment>tiles/animals_plain/theme.toml</extracomment>
        <translation>Syv dyr uden tal.</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <extracomment>tiles/coloured/theme.toml</extracomment>
        <translation>Farvede øjne</translation>
    </message>
    <message>
        <source>Each number in its own colour.</source>
        <extracomment>tiles/coloured/theme.toml</extracomment>
        <translation>Hvert tal i sin egen farve.</translation>
    </message>
    <message>
        <source>Black on white, large pips, strong lines.</source>
        <extracomment>tiles/contrast/theme.toml</extracomment>
        <translation>Sort på hvidt, store øjne, kraftige linjer.</translation>
    </message>
    <message>
        <source>Ebony</source>
        <extracomment>tiles/ebony/theme.toml</extracomment>
        <translation>Ibenholt</translation>
    </message>
    <message>
        <source>Black wood, ivory pips, a line of brass.</source>
        <extracomment>tiles/ebony/theme.toml</extracomment>
        <translation>Sort træ, øjne af elfenben, en stribe messing.</translation>
    </message>
    <message>
        <source>Ivory</source>
        <extracomment>tiles/ivory/theme.toml</extracomment>
        <translation>Elfenben</translation>
    </message>
    <message>
        <source>Black pips on ivory.</source>
        <extracomment>tiles/ivory/theme.toml</extracomment>
        <translation>Sorte øjne på elfenben.</translation>
    </message>
    <message>
        <source>Numerals</source>
        <extracomment>tiles/numerals/theme.toml</extracomment>
        <translation>Tal</translation>
    </message>
    <message>
        <source>Figures in place of pips.</source>
        <extracomment>tiles/numerals/theme.toml</extracomment>
        <translation>Cifre i stedet for øjne.</translation>
    </message>
    <message>
        <source>Pebbles</source>
        <extracomment>tiles/pebbles/theme.toml</extracomment>
        <translation>Småsten</translation>
    </message>
    <message>
        <source>Painted river stones.</source>
        <extracomment>tiles/pebbles/theme.toml</extracomment>
        <translation>Malede flodsten.</translation>
    </message>
    <message>
        <source>Nothing else is allowed: {move}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>Intet andet er tilladt: {move}</translation>
    </message>
    <message>
        <source>Best: {move}. {why}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>Bedst: {move}. {why}</translation>
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
        <translation>nummer {number} af {count}</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>words/advice.py</extracomment>
        <translation>træk</translation>
    </message>
    <message>
        <source>keep what you drew</source>
        <extracomment>words/advice.py</extracomment>
        <translation>behold det, du trak</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>words/advice.py</extracomment>
        <translation>meld pas</translation>
    </message>
    <message>
        <source>lead {tile}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>læg ud med {tile}</translation>
    </message>
    <message>
        <source>{tile} on the {pips}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{tile} ved {pips}</translation>
    </message>
    <message>
        <source>{tile} on the {pips} of {host}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{tile} ved {pips} på {host}</translation>
    </message>
    <message>
        <source>as good</source>
        <extracomment>words/advice.py</extracomment>
        <translation>lige så godt</translation>
    </message>
    <message>
        <source>{points} points less</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{points} point mindre</translation>
    </message>
    <message>
        <source>{percent} % less often won</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{percent} % sjældnere vundet</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>pointing up</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>peger op</translation>
    </message>
    <message>
        <source>pointing right</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>peger til højre</translation>
    </message>
    <message>
        <source>pointing down</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>peger ned</translation>
    </message>
    <message>
        <source>pointing left</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>peger til venstre</translation>
    </message>
    <message>
        <source>lying</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>liggende</translation>
    </message>
    <message>
        <source>standing</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>stående</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Bordet er tomt</translation>
    </message>
    <message>
        <source>Only the {pips} of {host} is open</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Kun {pips} på {host} er åben</translation>
    </message>
    <message>
        <source>No end is open</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Ingen ende er åben</translation>
    </message>
    <message>
        <source>Open ends: {numbers}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Åbne ender: {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>The {numbers} are locked</source>
        <extracomment>words/aloud.py (for 1: The {numbers} is locked)</extracomment>
        <translation>
            <numerusform>{numbers} er låst</numerusform>
            <numerusform>{numbers} er låst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {numbers} have no room</source>
        <extracomment>words/aloud.py (for 1: The {numbers} has no room)</extracomment>
        <translation>
            <numerusform>{numbers} har ingen plads</numerusform>
            <numerusform>{numbers} har ingen plads</numerusform>
        </translation>
    </message>
    <message>
        <source>They count {count}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>De tæller {count}</translation>
    </message>
    <message>
        <source>{name} {count}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name} {count}</translation>
    </message>
    <message>
        <source>Tiles: {each}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Brikker: {each}</translation>
    </message>
    <message>
        <source>Score: {each}, of {target}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Stilling: {each}, af {target}</translation>
    </message>
    <message>
        <source>You hold no tile</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Du har ingen brik</translation>
    </message>
    <message numerus="yes">
        <source>You hold {count} tiles: {tiles}</source>
        <extracomment>words/aloud.py (for 1: You hold one tile: {tiles})</extracomment>
        <translation>
            <numerusform>Du har {tiles}</numerusform>
            <numerusform>Du har {count} brikker: {tiles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These fit: {tiles}</source>
        <extracomment>words/aloud.py (for 1: {tiles} fits)</extracomment>
        <translation>
            <numerusform>{tiles} passer</numerusform>
            <numerusform>Disse passer: {tiles}</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}, does not fit</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{tile}, passer ikke</translation>
    </message>
    <message numerus="yes">
        <source>{tile}, playable at {places} places</source>
        <extracomment>words/aloud.py (for 1: {tile}, playable)</extracomment>
        <translation>
            <numerusform>{tile}, kan spilles</numerusform>
            <numerusform>{tile}, kan spilles {places} steder</numerusform>
        </translation>
    </message>
    <message>
        <source>as the first tile</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>som første brik</translation>
    </message>
    <message>
        <source>on the {pips} of {host}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>ved {pips} på {host}</translation>
    </message>
    <message>
        <source>{place}, {way}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{place}, {way}</translation>
    </message>
    <message>
        <source>{place}, for {points}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{place}, giver {points}</translation>
    </message>
    <message>
        <source>{tile}, {at} of {count}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{tile}, {at} af {count}</translation>
    </message>
    <message>
        <source>{tile}, {at} of {count} from {host}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{tile}, {at} af {count} fra {host}</translation>
    </message>
    <message>
        <source>end {pips}, at {host}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>ende {pips}, ved {host}</translation>
    </message>
    <message>
        <source>end {pips}, at {host}, locked</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>ende {pips}, ved {host}, låst</translation>
    </message>
    <message>
        <source>end {pips}, at {host}, no room</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>ende {pips}, ved {host}, ingen plads</translation>
    </message>
    <message>
        <source>end {pips}, at {host}, closed for now</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>ende {pips}, ved {host}, lukket for nu</translation>
    </message>
    <message>
        <source>Boneyard: {tiles}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Bunke: {tiles}</translation>
    </message>
    <message>
        <source>Boneyard: {tiles}, none to draw</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Bunke: {tiles}, ingen at trække</translation>
    </message>
    <message>
        <source>Boneyard: {tiles}, {count} to draw</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Bunke: {tiles}, {count} kan trækkes</translation>
    </message>
    <message>
        <source>{name}: {tiles}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}</translation>
    </message>
    <message>
        <source>{name}: {tiles}, score {score}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}, stilling {score}</translation>
    </message>
    <message>
        <source>{name}: {tiles}, score {score}, to move</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}, stilling {score}, har turen</translation>
    </message>
    <message>
        <source>{name}: {tiles}, to move</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}, har turen</translation>
    </message>
    <message>
        <source>cat</source>
        <extracomment>words/animals.py</extracomment>
        <translation>kat</translation>
    </message>
    <message>
        <source>duck</source>
        <extracomment>words/animals.py</extracomment>
        <translation>and</translation>
    </message>
    <message>
        <source>elephant</source>
        <extracomment>words/animals.py</extracomment>
        <translation>elefant</translation>
    </message>
    <message>
        <source>fish</source>
        <extracomment>words/animals.py</extracomment>
        <translation>fisk</translation>
    </message>
    <message>
        <source>rabbit</source>
        <extracomment>words/animals.py</extracomment>
        <translation>kanin</translation>
    </message>
    <message>
        <source>snail</source>
        <extracomment>words/animals.py</extracomment>
        <translation>snegl</translation>
    </message>
    <message>
        <source>turtle</source>
        <extracomment>words/animals.py</extracomment>
        <translation>skildpadde</translation>
    </message>
    <message>
        <source>{game} by its own rules, one round, deal number {number}. Everybody who plays it today gets the same tiles. The other seats are computer players of the level {level}, who know no more of the deal than ever.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{game} efter spillets egne regler, én runde, givning nummer {number}. Alle, der spiller den i dag, får de samme brikker. På de andre pladser sidder computerspillere på niveauet {level}, som ikke ved mere om givningen end ellers.</translation>
    </message>
    <message>
        <source>Not played yet. The first time counts; played again it is practice.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Ikke spillet endnu. Første gang tæller; spillet igen er det træning.</translation>
    </message>
    <message>
        <source>Nobody won today.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Ingen vandt i dag.</translation>
    </message>
    <message>
        <source>Lost today, with {points}.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Tabt i dag, med {points}.</translation>
    </message>
    <message>
        <source>Won today, with {points}.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Vundet i dag, med {points}.</translation>
    </message>
    <message>
        <source>Lost today.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Tabt i dag.</translation>
    </message>
    <message>
        <source>Won today.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Vundet i dag.</translation>
    </message>
    <message>
        <source>The days that you play stand here from now on.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>De dage, du spiller, står her fra nu af.</translation>
    </message>
    <message numerus="yes">
        <source>{count} days in a row</source>
        <extracomment>words/daily.py (for 1: {count} day in a row)</extracomment>
        <translation>
            <numerusform>{count} dag i træk</numerusform>
            <numerusform>{count} dage i træk</numerusform>
        </translation>
    </message>
    <message>
        <source>{streak}, {longest} at the longest. Won {won} of {played}.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{streak}, højst {longest}. Vundet {won} af {played}.</translation>
    </message>
    <message>
        <source>{when}: not played</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: ikke spillet</translation>
    </message>
    <message>
        <source>{when}: nobody won</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: ingen vandt</translation>
    </message>
    <message>
        <source>{when}: lost</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: tabt</translation>
    </message>
    <message>
        <source>{when}: won</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: vundet</translation>
    </message>
    <message>
        <source>You hold no double: the next player is asked</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Du har ingen dobbelt: næste spiller bliver spurgt</translation>
    </message>
    <message>
        <source>{name} holds no double: the next player is asked</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} har ingen dobbelt: næste spiller bliver spurgt</translation>
    </message>
    <message>
        <source>Your {pips} makes all others draw a tile</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Din {pips}&apos;er får alle andre til at trække en brik</translation>
    </message>
    <message>
        <source>{name}&apos;s {pips} makes all others draw a tile</source>
        <extracomment>words/effect.py</extracomment>
        <translation>En {pips}&apos;er fra {name} får alle andre til at trække en brik</translation>
    </message>
    <message>
        <source>The direction turns: play goes clockwise now</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Retningen vender: nu går det med uret</translation>
    </message>
    <message>
        <source>The direction turns: play goes counterclockwise now</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Retningen vender: nu går det mod uret</translation>
    </message>
    <message>
        <source>You play again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Du spiller igen</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} spiller igen</translation>
    </message>
    <message>
        <source>You could play again, but nothing fits</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Du kunne spille igen, men intet passer</translation>
    </message>
    <message>
        <source>{name} could play again, but nothing fits</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} kunne spille igen, men intet passer</translation>
    </message>
    <message>
        <source>You cast a spell: the next tile must go on your {pips}</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Du kaster en fortryllelse: næste brik skal ligge ved din {pips}&apos;er</translation>
    </message>
    <message>
        <source>{name} casts a spell: the next tile must go on the {pips} of {tile}</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} kaster en fortryllelse: næste brik skal ligge ved {pips}&apos;eren på {tile}</translation>
    </message>
    <message>
        <source>You break the spell: all ends are open</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Du bryder fortryllelsen: alle ender er åbne</translation>
    </message>
    <message>
        <source>{name} breaks the spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} bryder fortryllelsen</translation>
    </message>
    <message>
        <source>Nobody can break the spell: it ends, and all ends are open</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Ingen kan bryde fortryllelsen: den ophører, og alle ender er åbne</translation>
    </message>
    <message>
        <source>A turn is lost</source>
        <extracomment>words/effect.py</extracomment>
        <translation>En tur går tabt</translation>
    </message>
    <message>
        <source>You lose your turn to the double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Du mister din tur på grund af den dobbelte</translation>
    </message>
    <message>
        <source>{name} loses a turn to the double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} mister en tur på grund af den dobbelte</translation>
    </message>
    <message>
        <source>You can&apos;t break the spell and draw {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Du kan ikke bryde fortryllelsen og trækker {what} ({left} tilbage)</translation>
    </message>
    <message>
        <source>{name} can&apos;t break the spell and draws {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} kan ikke bryde fortryllelsen og trækker {what} ({left} tilbage)</translation>
    </message>
    <message>
        <source>You draw {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Du trækker {what} ({left} tilbage)</translation>
    </message>
    <message>
        <source>{name} draws {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} trækker {what} ({left} tilbage)</translation>
    </message>
    <message>
        <source>has no double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>har ingen dobbelt</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>ingen dobbelt</translation>
    </message>
    <message>
        <source>all others draw</source>
        <extracomment>words/effect.py</extracomment>
        <translation>alle andre trækker</translation>
    </message>
    <message>
        <source>turns play round</source>
        <extracomment>words/effect.py</extracomment>
        <translation>vender retningen</translation>
    </message>
    <message>
        <source>you turn play</source>
        <extracomment>words/effect.py</extracomment>
        <translation>du vender retningen</translation>
    </message>
    <message>
        <source>plays again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>spiller igen</translation>
    </message>
    <message>
        <source>you play again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>du spiller igen</translation>
    </message>
    <message>
        <source>can&apos;t play again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>kan ikke spille igen</translation>
    </message>
    <message>
        <source>casts a spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>fortryller</translation>
    </message>
    <message>
        <source>you cast a spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>du fortryller</translation>
    </message>
    <message>
        <source>breaks the spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>bryder fortryllelsen</translation>
    </message>
    <message>
        <source>you break it</source>
        <extracomment>words/effect.py</extracomment>
        <translation>du bryder den</translation>
    </message>
    <message>
        <source>loses a turn</source>
        <extracomment>words/effect.py</extracomment>
        <translation>mister en tur</translation>
    </message>
    <message>
        <source>you lose a turn</source>
        <extracomment>words/effect.py</extracomment>
        <translation>du mister en tur</translation>
    </message>
    <message>
        <source>Blocked and tied: the round is played again</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Blokeret og lige: runden spilles om</translation>
    </message>
    <message>
        <source>Blocked and tied: nobody scores</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Blokeret og lige: ingen får point</translation>
    </message>
    <message>
        <source>You go out and win the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Du går ud og vinder runden</translation>
    </message>
    <message>
        <source>{name} goes out and wins the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} går ud og vinder runden</translation>
    </message>
    <message>
        <source>Blocked: you hold least and win the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Blokeret: du har færrest og vinder runden</translation>
    </message>
    <message>
        <source>Blocked: {name} holds least and wins the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Blokeret: {name} har færrest og vinder runden</translation>
    </message>
    <message>
        <source>You go out and score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Du går ud og får {points}</translation>
    </message>
    <message>
        <source>{name} goes out and scores {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} går ud og får {points}</translation>
    </message>
    <message>
        <source>You reach the target</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Du når målet</translation>
    </message>
    <message>
        <source>{name} reaches the target</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} når målet</translation>
    </message>
    <message>
        <source>Blocked: you hold least and score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Blokeret: du har færrest og får {points}</translation>
    </message>
    <message>
        <source>Blocked: {name} holds least and scores {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Blokeret: {name} har færrest og får {points}</translation>
    </message>
    <message>
        <source>{names} reach the target</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{names} når målet</translation>
    </message>
    <message>
        <source>Blocked: {names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Blokeret: {names} får {points}</translation>
    </message>
    <message>
        <source>You go out: {names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Du går ud: {names} får {points}</translation>
    </message>
    <message>
        <source>{name} goes out: {names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} går ud: {names} får {points}</translation>
    </message>
    <message>
        <source>Blocked: {names} share the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Blokeret: {names} deler runden</translation>
    </message>
    <message>
        <source>{names} win the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{names} vinder runden</translation>
    </message>
    <message>
        <source>Blocked: {names} score {points} each</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Blokeret: {names} får {points} hver</translation>
    </message>
    <message>
        <source>{names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{names} får {points}</translation>
    </message>
    <message>
        <source>Nobody wins: the match is drawn</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Ingen vinder: kampen er uafgjort</translation>
    </message>
    <message>
        <source>{names} win the match, {best} to {next}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{names} vinder kampen, {best} mod {next}</translation>
    </message>
    <message>
        <source>{names} win the match together</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{names} vinder kampen sammen</translation>
    </message>
    <message>
        <source>You win the match</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Du vinder kampen</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} vinder kampen</translation>
    </message>
    <message>
        <source>You win the match, {best} to {next}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Du vinder kampen, {best} mod {next}</translation>
    </message>
    <message>
        <source>{name} wins the match, {best} to {next}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} vinder kampen, {best} mod {next}</translation>
    </message>
    <message>
        <source>The lot falls to you: you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Lodtrækningen falder på dig: du lægger ud</translation>
    </message>
    <message>
        <source>The lot falls to {name}, who leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>Lodtrækningen falder på {name}, som lægger ud</translation>
    </message>
    <message>
        <source>The side chose {name}, who leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>Siden valgte {name}, som lægger ud</translation>
    </message>
    <message>
        <source>Your side chose you: you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Din side valgte dig: du lægger ud</translation>
    </message>
    <message>
        <source>You won the last round: you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du vandt den sidste runde: du lægger ud</translation>
    </message>
    <message>
        <source>{name} won the last round and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} vandt den sidste runde og lægger ud</translation>
    </message>
    <message>
        <source>It is your turn to lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Det er din tur til at lægge ud</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn to lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Det er tur for {name} til at lægge ud</translation>
    </message>
    <message>
        <source>You hold the highest double, {tile}, and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du har den højeste dobbelt, {tile}, og lægger ud</translation>
    </message>
    <message>
        <source>{name} holds the highest double, {tile}, and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} har den højeste dobbelt, {tile}, og lægger ud</translation>
    </message>
    <message>
        <source>You hold the heaviest tile, {tile}, and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du har den tungeste brik, {tile}, og lægger ud</translation>
    </message>
    <message>
        <source>{name} holds the heaviest tile, {tile}, and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} har den tungeste brik, {tile}, og lægger ud</translation>
    </message>
    <message>
        <source>You hold the highest tile, {tile}, and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du har den højeste brik, {tile}, og lægger ud</translation>
    </message>
    <message>
        <source>{name} holds the highest tile, {tile}, and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} har den højeste brik, {tile}, og lægger ud</translation>
    </message>
    <message>
        <source>You hold {tile} and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du har {tile} og lægger ud</translation>
    </message>
    <message>
        <source>{name} holds {tile} and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} har {tile} og lægger ud</translation>
    </message>
    <message>
        <source>The lot falls to you: you are asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Lodtrækningen falder på dig: du bliver først spurgt om en dobbelt</translation>
    </message>
    <message>
        <source>The lot falls to {name}, who is asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Lodtrækningen falder på {name}, som først bliver spurgt om en dobbelt</translation>
    </message>
    <message>
        <source>You hold the heaviest tile, {tile}: you are asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du har den tungeste brik, {tile}: du bliver først spurgt om en dobbelt</translation>
    </message>
    <message>
        <source>{name} holds the heaviest tile, {tile}, and is asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} har den tungeste brik, {tile}, og bliver først spurgt om en dobbelt</translation>
    </message>
    <message>
        <source>You sit after the last winner: you are asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du sidder efter den sidste vinder: du bliver først spurgt om en dobbelt</translation>
    </message>
    <message>
        <source>{name} sits after the last winner and is asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} sidder efter den sidste vinder og bliver først spurgt om en dobbelt</translation>
    </message>
    <message>
        <source>It is your turn to be asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Det er din tur til først at blive spurgt om en dobbelt</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn to be asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Det er tur for {name} til først at blive spurgt om en dobbelt</translation>
    </message>
    <message>
        <source>You score {points}: the open ends count {count}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du får {points}: de åbne ender tæller {count}</translation>
    </message>
    <message>
        <source>{name} scores {points}: the open ends count {count}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} får {points}: de åbne ender tæller {count}</translation>
    </message>
    <message>
        <source>asked first</source>
        <extracomment>words/event.py</extracomment>
        <translation>spurgt først</translation>
    </message>
    <message>
        <source>is asked first</source>
        <extracomment>words/event.py</extracomment>
        <translation>spørges først</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>lægger ud</translation>
    </message>
    <message>
        <source>you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>du lægger ud</translation>
    </message>
    <message>
        <source>goes out</source>
        <extracomment>words/event.py</extracomment>
        <translation>går ud</translation>
    </message>
    <message>
        <source>you go out</source>
        <extracomment>words/event.py</extracomment>
        <translation>du går ud</translation>
    </message>
    <message>
        <source>leads {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>lægger ud: {tile}</translation>
    </message>
    <message>
        <source>you lead {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>du lægger ud: {tile}</translation>
    </message>
    <message>
        <source>plays {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>lægger {tile}</translation>
    </message>
    <message>
        <source>you play {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>du lægger {tile}</translation>
    </message>
    <message>
        <source>draws</source>
        <extracomment>words/event.py</extracomment>
        <translation>trækker</translation>
    </message>
    <message>
        <source>you draw</source>
        <extracomment>words/event.py</extracomment>
        <translation>du trækker</translation>
    </message>
    <message>
        <source>draws {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>trækker {tile}</translation>
    </message>
    <message>
        <source>you draw {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>du trækker {tile}</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>words/event.py</extracomment>
        <translation>melder pas</translation>
    </message>
    <message>
        <source>you pass</source>
        <extracomment>words/event.py</extracomment>
        <translation>du melder pas</translation>
    </message>
    <message>
        <source>scores {points}</source>
        <extracomment>words/event.py</extracomment>
        <translation>får {points}</translation>
    </message>
    <message>
        <source>you score {points}</source>
        <extracomment>words/event.py</extracomment>
        <translation>du får {points}</translation>
    </message>
    <message>
        <source>Round {number} is dealt</source>
        <extracomment>words/event.py</extracomment>
        <translation>Runde {number} er givet</translation>
    </message>
    <message>
        <source>Round {number}: {tiles} each, all are dealt out</source>
        <extracomment>words/event.py</extracomment>
        <translation>Runde {number}: {tiles} til hver, alle er givet</translation>
    </message>
    <message>
        <source>Round {number}: {tiles} each, {boneyard} in the boneyard</source>
        <extracomment>words/event.py</extracomment>
        <translation>Runde {number}: {tiles} til hver, {boneyard} i bunken</translation>
    </message>
    <message>
        <source>You play your last tile, {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du lægger din sidste brik, {tile}</translation>
    </message>
    <message>
        <source>{name} plays the last tile, {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} lægger sin sidste brik, {tile}</translation>
    </message>
    <message>
        <source>You lead {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du lægger ud med {tile}</translation>
    </message>
    <message>
        <source>{name} leads {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} lægger ud med {tile}</translation>
    </message>
    <message>
        <source>You play {tile} and hold one tile</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du lægger {tile} og har én brik</translation>
    </message>
    <message>
        <source>{name} plays {tile} and holds one tile</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} lægger {tile} og har én brik</translation>
    </message>
    <message>
        <source>You play {tile} on the {pips}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du lægger {tile} ved {pips}</translation>
    </message>
    <message>
        <source>{name} plays {tile} on the {pips}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} lægger {tile} ved {pips}</translation>
    </message>
    <message>
        <source>It sheds only {pips}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Det giver kun {pips} mindre på hånden</translation>
    </message>
    <message>
        <source>It leaves {numbers} open</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Det lader {numbers} være åben</translation>
    </message>
    <message>
        <source>The tile left fits an end</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Brikken, der er tilbage, passer til en ende</translation>
    </message>
    <message>
        <source>The tile left fits no end</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Brikken, der er tilbage, passer ikke til nogen ende</translation>
    </message>
    <message>
        <source>None of the {left} tiles left fits an end</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Ingen af de {left} brikker, der er tilbage, passer til en ende</translation>
    </message>
    <message>
        <source>All {left} tiles left fit the ends</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Alle {left} brikker, der er tilbage, passer til enderne</translation>
    </message>
    <message numerus="yes">
        <source>{count} of the {left} tiles left fit the ends</source>
        <extracomment>words/liking.py (for 1: One of the {left} tiles left fits an end)</extracomment>
        <translation>
            <numerusform>En af de {left} brikker, der er tilbage, passer til en ende</numerusform>
            <numerusform>{count} af de {left} brikker, der er tilbage, passer til enderne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played through to the end {count} times</source>
        <extracomment>words/liking.py (for 1: tried to the end once)</extracomment>
        <translation>
            <numerusform>prøvet til ende én gang</numerusform>
            <numerusform>spillet igennem til ende {count} gange</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing else came out better on average</source>
        <extracomment>words/liking.py</extracomment>
        <translation>intet andet gik bedre i gennemsnit</translation>
    </message>
    <message>
        <source>on average {points} points less</source>
        <extracomment>words/liking.py</extracomment>
        <translation>i gennemsnit {points} point mindre</translation>
    </message>
    <message numerus="yes">
        <source>{count} left</source>
        <extracomment>words/prompt.py (for 1: {count} left)</extracomment>
        <translation>
            <numerusform>{count} tilbage</numerusform>
            <numerusform>{count} tilbage</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du trækker ({left})</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Licenser</translation>
    </message>
    <message>
        <source>The licences themselves are in {folder}.</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Selve licenserne ligger i {folder}.</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>No character</source>
        <extracomment>shell/character_disc.py</extracomment>
        <translation>Ingen karakter</translation>
    </message>
    <message>
        <source>{name}&#xa0;{points}</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>{name}&#xa0;{points}</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Åbn</translation>
    </message>
    <message>
        <source>Domino records and house rules ({pattern})</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Dominokampe og husregler ({pattern})</translation>
    </message>
    <message>
        <source>That is allowed, too, but this is asked: {task}</source>
        <extracomment>shell/learning/course.py</extracomment>
        <translation>Det må du også, men her bliver du bedt om noget andet: {task}</translation>
    </message>
    <message>
        <source>Lay it where it is lit</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Læg den, hvor der er lys</translation>
    </message>
    <message>
        <source>would be next</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>ville være den næste</translation>
    </message>
    <message>
        <source>Done: go on with Next</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Færdig: gå videre med Næste</translation>
    </message>
    <message>
        <source>E&amp;xport the position...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>E&amp;ksportér stillingen...</translation>
    </message>
    <message>
        <source>Step i&amp;n...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Tag &amp;over...</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>shell/name_sheet.py</extracomment>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Gem disse regler</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Omdøb</translation>
    </message>
    <message>
        <source>Remove these rules?</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Fjern disse regler?</translation>
    </message>
    <message>
        <source>{name} will not be offered any more.</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>{name} bliver ikke tilbudt mere.</translation>
    </message>
    <message>
        <source>The rules could not be kept: {why}</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Reglerne kunne ikke gemmes: {why}</translation>
    </message>
    <message>
        <source>Import rules</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Importér regler</translation>
    </message>
    <message>
        <source>These rules can&apos;t be opened</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Disse regler kan ikke åbnes</translation>
    </message>
    <message>
        <source>Export rules</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Eksportér regler</translation>
    </message>
    <message>
        <source>No file was written: {why}</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Ingen fil blev skrevet: {why}</translation>
    </message>
    <message>
        <source>Exported as {name}</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Eksporteret som {name}</translation>
    </message>
    <message>
        <source>House rules ({pattern})</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Husregler ({pattern})</translation>
    </message>
    <message>
        <source>The game&apos;s own, or house rules that were given a name.</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>Spillets egne, eller husregler der har fået et navn.</translation>
    </message>
    <message>
        <source>Save, rename, remove, export or import rules</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>Gem, omdøb, fjern, eksportér eller importér regler</translation>
    </message>
    <message>
        <source>&amp;Save these rules as...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Gem disse regler som...</translation>
    </message>
    <message>
        <source>Re&amp;name...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Omdøb...</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Fjern...</translation>
    </message>
    <message>
        <source>&amp;Export as a file...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Eksportér som fil...</translation>
    </message>
    <message>
        <source>&amp;Import from a file...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Importér fra fil...</translation>
    </message>
    <message>
        <source>Changed, without a name</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>Ændret, uden navn</translation>
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
        <source>{seat}, character</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{seat}, karakter</translation>
    </message>
    <message>
        <source>{name} draws ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} trækker ({left})</translation>
    </message>
    <message>
        <source>You must draw ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du må trække ({left})</translation>
    </message>
    <message>
        <source>{name} must draw ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} må trække ({left})</translation>
    </message>
    <message>
        <source>You draw {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du trækker {tile} ({left})</translation>
    </message>
    <message>
        <source>{name} draws {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} trækker {tile} ({left})</translation>
    </message>
    <message>
        <source>You must draw: {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du må trække: {tile} ({left})</translation>
    </message>
    <message>
        <source>{name} must draw: {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} må trække: {tile} ({left})</translation>
    </message>
    <message>
        <source>You pass</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du melder pas</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} melder pas</translation>
    </message>
    <message>
        <source>You pass: nothing fits {ends}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Du melder pas: intet passer til {ends}</translation>
    </message>
    <message>
        <source>{name} passes: nothing fits {ends}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} melder pas: intet passer til {ends}</translation>
    </message>
    <message>
        <source>All tiles are dealt before the first move, the boneyard in its order, too: what is drawn later is the next tile of that order, whatever anybody has played. No computer player is told more than you would see in its place.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Alle brikker bliver givet før første træk, også bunken i dens rækkefølge: det, der trækkes senere, er den næste brik i den rækkefølge, uanset hvad nogen har spillet. Ingen computerspiller får mere at vide, end du ville se på dens plads.</translation>
    </message>
    <message>
        <source>That nothing is changed afterwards, the seal shows. Before the first move the whole deal, with a number in front of it that nobody can guess (the salt), is put through SHA-256. The result, the seal, is shown here and stands in the match&apos;s record. Another deal has another seal.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>At intet bliver ændret bagefter, viser seglet. Før første træk bliver hele givningen, med et tal foran, som ingen kan gætte (saltet), ført gennem SHA-256. Resultatet, seglet, vises her og står i kampens fil. En anden givning har et andet segl.</translation>
    </message>
    <message>
        <source>The salt is written into the record before the next round is dealt, or when the match is over; then anybody can make the seal again. The command below does it for every round, and looks whether each drawn tile was the next one of the boneyard.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Saltet skrives i kampens fil, før næste runde gives, eller når kampen er slut; så kan enhver lave seglet igen. Kommandoen herunder gør det for hver runde og ser efter, om hver trukket brik var den næste i bunken.</translation>
    </message>
    <message>
        <source>By hand: write the salt on a line of its own, below it the lines of that round which begin with hand and boneyard, each with its line break, and put this text through SHA-256, as sha256sum does. It must come to what stands after commit.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>I hånden: skriv saltet på en linje for sig, derunder de linjer i runden, der begynder med hand og boneyard, hver med sit linjeskift, og før teksten gennem SHA-256, som sha256sum gør. Det skal give det, der står efter commit.</translation>
    </message>
    <message>
        <source>Round {number} was dealt under this seal, and this salt opens it.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Runde {number} blev givet under dette segl, og dette salt åbner det.</translation>
    </message>
    <message>
        <source>Round {number} was dealt under this seal; its salt is told when it is over.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Runde {number} blev givet under dette segl; saltet fortælles, når den er slut.</translation>
    </message>
    <message>
        <source>This match is dealt by the number {number}: whoever has played that number, or reckons it out, knows the hands. No computer player is told it, and the seal holds as ever.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Denne kamp er givet efter nummeret {number}: den, der har spillet det nummer eller regner det ud, kender hænderne. Ingen computerspiller får det at vide, og seglet gælder som altid.</translation>
    </message>
    <message>
        <source>No match is over yet, so there is nothing to count.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Ingen kamp er slut endnu, så der er intet at tælle.</translation>
    </message>
    <message numerus="yes">
        <source>Over the {count} rounds of the matches played here. Beside it what chance gives, and how far it strays from that 19 times of 20.</source>
        <extracomment>words/fairness.py (for 1: Over the {count} round of the matches played here. Beside it what chance gives, and how far it strays from that 19 times of 20.)</extracomment>
        <translation>
            <numerusform>Over {count} runde af de kampe, der er spillet her. Ved siden af står, hvad tilfældet giver, og hvor langt det afviger 19 af 20 gange.</numerusform>
            <numerusform>Over {count} runder af de kampe, der er spillet her. Ved siden af står, hvad tilfældet giver, og hvor langt det afviger 19 af 20 gange.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Computerspillere</translation>
    </message>
    <message>
        <source>{mean} ± {spread}</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>{mean} ± {spread}</translation>
    </message>
    <message>
        <source>No row is further from what chance gives than chance itself goes.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Ingen række er længere fra, hvad tilfældet giver, end tilfældet selv går.</translation>
    </message>
    <message>
        <source>One row is {many} standard deviations from what chance gives.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>En række er {many} standardafvigelser fra, hvad tilfældet giver.</translation>
    </message>
    <message>
        <source>Point at a figure, or go to it by Tab and the arrow keys: here stands how it is reckoned.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Peg på et tal, eller gå til det med Tab og piletasterne: her står, hvordan det er regnet ud.</translation>
    </message>
    <message>
        <source>No match is over yet. A match counts when it has been played to its end, or is resigned; with a move taken back it is practice.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Ingen kamp er slut endnu. En kamp tæller, når den er spillet færdig eller givet op; er et træk taget tilbage, er den træning.</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Stime</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Længste stime</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Runder</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Vundne runder</translation>
    </message>
    <message>
        <source>Points a round</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Point pr. runde</translation>
    </message>
    <message>
        <source>Best rating</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Bedste rating</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Point</translation>
    </message>
    <message>
        <source>Best match</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Bedste kamp</translation>
    </message>
    <message>
        <source>Best round</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Bedste runde</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Træning</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Several levels</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Flere niveauer</translation>
    </message>
    <message>
        <source>Several characters</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Flere karakterer</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Dagens givninger</translation>
    </message>
    <message>
        <source>Preset rules</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Spillets egne regler</translation>
    </message>
    <message>
        <source>No rating yet: it takes a match against computer players alone.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Ingen rating endnu: den kræver en kamp mod computerspillere alene.</translation>
    </message>
    <message numerus="yes">
        <source>The rating over {count} matches: it began at {start}, is {now} now, and was {best} at best.</source>
        <extracomment>words/figures.py (for 1: The rating over {count} match: it began at {start}, is {now} now, and was {best} at best.)</extracomment>
        <translation>
            <numerusform>Ratingen over {count} kamp: den begyndte på {start}, er {now} nu og var højst {best}.</numerusform>
            <numerusform>Ratingen over {count} kampe: den begyndte på {start}, er {now} nu og var højst {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: won where {expected} of a win was expected; {before} became {after}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{when}: vundet, hvor {expected} sejr var ventet; {before} blev {after}.</translation>
    </message>
    <message>
        <source>{when}: a shared win where {expected} was expected; {before} became {after}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{when}: delt sejr, hvor {expected} var ventet; {before} blev {after}.</translation>
    </message>
    <message>
        <source>{when}: lost where {expected} of a win was expected; {before} became {after}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{when}: tabt, hvor {expected} sejr var ventet; {before} blev {after}.</translation>
    </message>
    <message>
        <source>The match is counted.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Kampen er talt med.</translation>
    </message>
    <message>
        <source>Rating {after} ({change}).</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Rating {after} ({change}).</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches won in a row.</source>
        <extracomment>words/figures.py (for 1: {count} match won in a row.)</extracomment>
        <translation>
            <numerusform>{count} kamp vundet i træk.</numerusform>
            <numerusform>{count} kampe vundet i træk.</numerusform>
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
        <translation>{count} tabt</translation>
    </message>
    <message>
        <source>{count} won</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{count} vundet</translation>
    </message>
    <message>
        <source>Matches played to their end, and those resigned. Not with them: practice, and matches put away.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Kampe, der er spillet færdig, og dem, der er givet op. Ikke træning og kampe, der er lagt væk.</translation>
    </message>
    <message>
        <source>Matches won: {won} of {matches} = {share}. A win that is shared is won, one by the other side&apos;s resigning, too.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Vundne kampe: {won} af {matches} = {share}. En delt sejr er vundet, og det er også en, hvor den anden side gav op.</translation>
    </message>
    <message>
        <source>How many matches were won, or lost, one after the other up to the last one. One that nobody won ends no streak.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Hvor mange kampe der blev vundet eller tabt efter hinanden til og med den sidste. En, som ingen vandt, afbryder ingen stime.</translation>
    </message>
    <message>
        <source>The most matches that were ever won one after the other.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>De fleste kampe, der nogensinde blev vundet efter hinanden.</translation>
    </message>
    <message>
        <source>Elo, from {start}: after each match against computer players it moves by {step} × (share won − share expected), by twice that in the first {first}. Expected is s / sum of all sides&apos; s, with s = 10^(rating / 400); the levels&apos; ratings are the dashed lines. Choosing a level or rules does not change it.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Elo, fra {start}: efter hver kamp mod computerspillere flytter den sig {step} × (andel vundet − andel ventet), det dobbelte i de første {first}. Ventet er s / summen af alle siders s, med s = 10^(rating / 400); niveauernes rating er de stiplede linjer. Den ændres ikke af, hvilket niveau eller hvilke regler man vælger.</translation>
    </message>
    <message>
        <source>The highest that the rating ever was after a match.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Det højeste, ratingen nogensinde var efter en kamp.</translation>
    </message>
    <message>
        <source>Rounds of these matches that were played to their end, ties played again left out.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Runder i disse kampe, der blev spillet færdig, uden de lige, der blev spillet om.</translation>
    </message>
    <message>
        <source>Rounds won, shared ones too: {won} of {rounds} = {share}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Vundne runder, også delte: {won} af {rounds} = {share}.</translation>
    </message>
    <message>
        <source>What the score was at the end of each match, added up; with partners the side&apos;s.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Hvad stillingen var ved slutningen af hver kamp, lagt sammen; med makkere sidens.</translation>
    </message>
    <message>
        <source>Points through matches: {points} / {matches} = {average}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Point gennem kampe: {points} / {matches} = {average}.</translation>
    </message>
    <message>
        <source>Points through rounds: {points} / {rounds} = {average}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Point gennem runder: {points} / {rounds} = {average}.</translation>
    </message>
    <message>
        <source>The highest score at the end of one match.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Den højeste stilling ved slutningen af en kamp.</translation>
    </message>
    <message>
        <source>The most that one round added to the score.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Det mest, en runde har lagt til stillingen.</translation>
    </message>
    <message>
        <source>Matches in which a move was taken back, and numbered deals that were played before. They count nowhere else.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Kampe, hvor et træk blev taget tilbage, og nummererede givninger, der var spillet før. De tæller ingen andre steder.</translation>
    </message>
    <message>
        <source>Matches put away before their end. They count nowhere else; a match that is resigned is a lost one.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Kampe, der blev lagt væk før slutningen. De tæller ingen andre steder; en kamp, der gives op, er tabt.</translation>
    </message>
    <message>
        <source>Animal Dominoes</source>
        <extracomment>words/game.py</extracomment>
        <translation>Dyredomino</translation>
    </message>
    <message>
        <source>For the youngest: match the ends, lay your last tile first.</source>
        <extracomment>words/game.py</extracomment>
        <translation>For de yngste: find ens dyr, og læg din sidste brik først.</translation>
    </message>
    <message>
        <source>Nothing fits? Draw one tile, and it waits for your next turn.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Passer intet? Træk én brik; den venter til din næste tur.</translation>
    </message>
    <message>
        <source>Pebble Draw</source>
        <extracomment>words/game.py</extracomment>
        <translation>Småstensdomino</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>words/game.py</extracomment>
        <translation>Blok</translation>
    </message>
    <message>
        <source>No drawing: who cannot play passes. Know when to shut the line.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Ingen trækning: den, der ikke kan, melder pas. Luk kæden i tide.</translation>
    </message>
    <message>
        <source>All Fives</source>
        <extracomment>words/game.py</extracomment>
        <translation>Femmere</translation>
    </message>
    <message>
        <source>Make the open ends a multiple of five, and score it at once.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Få de åbne ender til at gå op i fem, og få point med det samme.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <extracomment>words/game.py</extracomment>
        <translation>Makkerdomino</translation>
    </message>
    <message>
        <source>Two against two: help the one who sits opposite you.</source>
        <extracomment>words/game.py</extracomment>
        <translation>To mod to: hjælp den, der sidder over for dig.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>words/game.py</extracomment>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Every double branches four ways and unlocks its number.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Hver double har fire sider og låser sit tal op.</translation>
    </message>
    <message>
        <source>136 tiles, six arms, and numbers that cast spells.</source>
        <extracomment>words/game.py</extracomment>
        <translation>136 brikker, seks arme og tal, der kaster fortryllelser.</translation>
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
        <translation>Super med trækning: den, der ikke kan spille, tager to brikker.</translation>
    </message>
    <message>
        <source>The table&apos;s edge blocks an end: mind where you lay.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Bordets kant lukker en ende: pas på, hvor du lægger.</translation>
    </message>
    <message>
        <source>Tight Table</source>
        <extracomment>words/game.py</extracomment>
        <translation>Trangt bord</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>the game</comment>
        <extracomment>words/game.py</extracomment>
        <translation>Trækdomino</translation>
    </message>
    <message>
        <source>The classic: draw until a tile fits, then play it. First to 100.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Klassikeren: træk, til en brik passer, og læg den. Først til 100.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>words/game.py</extracomment>
        <translation>Begynder</translation>
    </message>
    <message>
        <source>Lays small tiles first, and minds nothing else.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Lægger små brikker først og tænker ikke på andet.</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>words/game.py</extracomment>
        <translation>Afslappet</translation>
    </message>
    <message>
        <source>Lays what comes to hand, and seldom looks at the rest.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Lægger, hvad der falder i hånden, og ser sjældent på resten.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>words/game.py</extracomment>
        <translation>Øvet</translation>
    </message>
    <message>
        <source>Thinks ahead, but forgets who passed, and often slips.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Tænker frem, men glemmer, hvem der meldte pas, og fejler tit.</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>words/game.py</extracomment>
        <translation>Stærk</translation>
    </message>
    <message>
        <source>Thinks ahead and remembers every pass, but slips at times.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Tænker frem og husker hver pas, men fejler af og til.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>words/game.py</extracomment>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Reads your hand from your play and never errs at the end.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Læser din hånd ud af dit spil og fejler aldrig til sidst.</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>words/game.py</extracomment>
        <translation>Forsigtig</translation>
    </message>
    <message>
        <source>Bold</source>
        <extracomment>words/game.py</extracomment>
        <translation>Dristig</translation>
    </message>
    <message>
        <source>Blocker</source>
        <extracomment>words/game.py</extracomment>
        <translation>Blokerer</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>words/game.py</extracomment>
        <translation>Tæller</translation>
    </message>
    <message numerus="yes">
        <source>{count} played</source>
        <extracomment>words/known.py (for 1: {count} played)</extracomment>
        <translation>
            <numerusform>{count} spillet</numerusform>
            <numerusform>{count} spillet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} yours</source>
        <extracomment>words/known.py (for 1: {count} yours)</extracomment>
        <translation>
            <numerusform>{count} af dine</numerusform>
            <numerusform>{count} af dine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} not seen</source>
        <extracomment>words/known.py (for 1: {count} not seen)</extracomment>
        <translation>
            <numerusform>{count} ikke set</numerusform>
            <numerusform>{count} ikke set</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else is allowed</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Intet andet er tilladt</translation>
    </message>
    <message>
        <source>It is the last tile of the hand</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Det er håndens sidste brik</translation>
    </message>
    <message>
        <source>All hands are known: it was reckoned to the last tile</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Alle hænder kendes: det er regnet ud til den sidste brik</translation>
    </message>
    <message>
        <source>It fits</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Den passer</translation>
    </message>
    <message>
        <source>It sheds {pips}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Det giver {pips} mindre på hånden</translation>
    </message>
    <message>
        <source>It scores {points} at once</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Det giver {points} med det samme</translation>
    </message>
    <message>
        <source>It costs the others tiles or turns</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Det koster de andre brikker eller ture</translation>
    </message>
    <message>
        <source>It gets rid of the double {tile}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Man slipper af med den dobbelte {tile}</translation>
    </message>
    <message numerus="yes">
        <source>It keeps {count} different numbers</source>
        <extracomment>words/liking.py (for 1: It keeps one number)</extracomment>
        <translation>
            <numerusform>Det beholder ét tal</numerusform>
            <numerusform>Det beholder {count} forskellige tal</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawn tile is of more use later</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Den trukne brik er til mere nytte senere</translation>
    </message>
    <message>
        <source>The boneyard may hold something better</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Bunken kan have noget bedre</translation>
    </message>
    <message>
        <source>{name} has no {numbers} and can&apos;t go on</source>
        <extracomment>words/liking.py</extracomment>
        <translation>{name} har ingen {numbers} og kan ikke fortsætte</translation>
    </message>
    <message>
        <source>You have no {numbers} and can&apos;t go on</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Du har ingen {numbers} og kan ikke fortsætte</translation>
    </message>
    <message>
        <source>It keeps {numbers} open for {name}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Det holder {numbers} åben for {name}</translation>
    </message>
    <message>
        <source>you have no {lacks}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>du har ingen {lacks}</translation>
    </message>
    <message>
        <source>{name} has no {lacks}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>{name} har ingen {lacks}</translation>
    </message>
    <message>
        <source>{one}; {two}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>{one}; {two}</translation>
    </message>
    <message>
        <source>You look at the deal, before the first of {count} moves</source>
        <extracomment>words/past.py</extracomment>
        <translation>Du ser givningen, før det første af {count} træk</translation>
    </message>
    <message>
        <source>You look at move {number} of {count}: {what}</source>
        <extracomment>words/past.py</extracomment>
        <translation>Du ser træk {number} af {count}: {what}</translation>
    </message>
    <message>
        <source>{name} resigned</source>
        <extracomment>words/played.py</extracomment>
        <translation>{name} gav op</translation>
    </message>
    <message>
        <source>Put away unfinished: {points}</source>
        <extracomment>words/played.py</extracomment>
        <translation>Lagt væk uafsluttet: {points}</translation>
    </message>
    <message>
        <source>{rounds} round, {when}</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} runde, {when}</translation>
    </message>
    <message>
        <source>{rounds} rounds, {when}</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} runder, {when}</translation>
    </message>
    <message>
        <source>{rounds} round, {when}, practice</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} runde, {when}, træning</translation>
    </message>
    <message>
        <source>{rounds} rounds, {when}, practice</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} runder, {when}, træning</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <extracomment>words/position.py</extracomment>
        <translation>{game}, runde {number}</translation>
    </message>
    <message>
        <source>On the table:</source>
        <extracomment>words/position.py</extracomment>
        <translation>På bordet:</translation>
    </message>
    <message numerus="yes">
        <source>{count} tiles in the boneyard</source>
        <extracomment>words/position.py (for 1: {count} tile in the boneyard)</extracomment>
        <translation>
            <numerusform>{count} brik i bunken</numerusform>
            <numerusform>{count} brikker i bunken</numerusform>
        </translation>
    </message>
    <message>
        <source>The open ends count {count}</source>
        <extracomment>words/position.py</extracomment>
        <translation>De åbne ender tæller {count}</translation>
    </message>
    <message>
        <source>{name}, {score} points: {tiles}</source>
        <extracomment>words/position.py</extracomment>
        <translation>{name}, {score} point: {tiles}</translation>
    </message>
    <message>
        <source>{name}, {score} points: {held}</source>
        <extracomment>words/position.py</extracomment>
        <translation>{name}, {score} point: {held}</translation>
    </message>
    <message numerus="yes">
        <source>A spell lies on the {pips} of {host}: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: A spell lies on the {pips} of {host}: {tile} fits)</extracomment>
        <translation>
            <numerusform>Der ligger en fortryllelse på {pips} ved {host}: {tile} passer</numerusform>
            <numerusform>Der ligger en fortryllelse på {pips} ved {host}: {count} af dine brikker passer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First the four sides of {host}: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: First the four sides of {host}: {tile} fits)</extracomment>
        <translation>
            <numerusform>Først de fire sider af {host}: {tile} passer</numerusform>
            <numerusform>Først de fire sider af {host}: {count} af dine brikker passer</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side leads: you or {names}?</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Jeres side lægger ud: du eller {names}?</translation>
    </message>
    <message>
        <source>{names} choose who leads</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{names} vælger, hvem der lægger ud</translation>
    </message>
    <message>
        <source>Drawing lots for the lead</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Der trækkes lod om at lægge ud</translation>
    </message>
    <message>
        <source>The next round is about to be dealt</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Næste runde bliver givet om lidt</translation>
    </message>
    <message>
        <source>Nobody holds a double: draw one ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Ingen har en dobbelt: træk en ({left})</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Det er din tur</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{name} tænker</translation>
    </message>
    <message>
        <source>You lead with {tile}</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Du lægger ud med {tile}</translation>
    </message>
    <message>
        <source>You lead: play any double</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Du lægger ud: læg en dobbelt</translation>
    </message>
    <message>
        <source>You lead: play any tile</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Du lægger ud: læg en brik</translation>
    </message>
    <message>
        <source>Keep or play {tile}</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Behold eller læg {tile}</translation>
    </message>
    <message>
        <source>You drew {tile} and it fits: play it</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Du trak {tile}, og den passer: læg den</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: Your turn: {tile} fits)</extracomment>
        <translation>
            <numerusform>Din tur: {tile} passer</numerusform>
            <numerusform>Din tur: {count} af dine brikker passer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play again: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: You play again: {tile} fits)</extracomment>
        <translation>
            <numerusform>Du spiller igen: {tile} passer</numerusform>
            <numerusform>Du spiller igen: {count} af dine brikker passer</numerusform>
        </translation>
    </message>
    <message>
        <source>You play again: all fit</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Du spiller igen: alle passer</translation>
    </message>
    <message>
        <source>Your turn: all your tiles fit</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Din tur: alle dine brikker passer</translation>
    </message>
    <message>
        <source>{fitting}, or draw ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, eller træk ({left})</translation>
    </message>
    <message>
        <source>{fitting}, or keep what you drew</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, eller behold det, du trak</translation>
    </message>
    <message>
        <source>{fitting}, or pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, eller meld pas</translation>
    </message>
    <message>
        <source>Keep or play {tile} on the {pips} of {host}</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Behold eller læg {tile} ved {pips} på {host}</translation>
    </message>
    <message>
        <source>{fitting}, or keep them</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, eller behold dem</translation>
    </message>
    <message>
        <source>A spell lies on the {pips} of {host} and nothing fits: draw one ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Der ligger en fortryllelse på {pips} ved {host}, og intet passer: træk en ({left})</translation>
    </message>
    <message>
        <source>A spell lies on the {pips} of {host} and nothing fits: draw two ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Der ligger en fortryllelse på {pips} ved {host}, og intet passer: træk to ({left})</translation>
    </message>
    <message>
        <source>A spell lies on the {pips} of {host} and nothing fits: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Der ligger en fortryllelse på {pips} ved {host}, og intet passer: meld pas</translation>
    </message>
    <message>
        <source>Still nothing fits: draw again ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Stadig intet passer: træk igen ({left})</translation>
    </message>
    <message>
        <source>Nothing fits: draw two from the boneyard ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Intet passer: træk to fra bunken ({left})</translation>
    </message>
    <message>
        <source>Nothing fits: draw one tile for your next turn ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Intet passer: træk én brik til din næste tur ({left})</translation>
    </message>
    <message>
        <source>Nothing fits: draw from the boneyard ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Intet passer: træk fra bunken ({left})</translation>
    </message>
    <message>
        <source>{tile} does not fit either: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{tile} passer heller ikke: meld pas</translation>
    </message>
    <message>
        <source>Nothing fits and no more may be drawn: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Intet passer, og der må ikke trækkes mere: meld pas</translation>
    </message>
    <message>
        <source>Nothing fits: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Intet passer: meld pas</translation>
    </message>
    <message>
        <source>Nothing fits and the boneyard is empty: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Intet passer, og bunken er tom: meld pas</translation>
    </message>
    <message numerus="yes">
        <source>Nothing fits and the last {count} tiles stay: pass</source>
        <extracomment>words/prompt.py (for 1: Nothing fits and the last tile stays: pass)</extracomment>
        <translation>
            <numerusform>Intet passer, og den sidste brik bliver liggende: meld pas</numerusform>
            <numerusform>Intet passer, og de sidste {count} brikker bliver liggende: meld pas</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round has to be dealt first</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Næste runde skal gives først</translation>
    </message>
    <message>
        <source>It is not settled yet who leads</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Det er endnu ikke afgjort, hvem der lægger ud</translation>
    </message>
    <message>
        <source>A move is wanted now</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Nu ventes der et træk</translation>
    </message>
    <message>
        <source>The match is over</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Kampen er slut</translation>
    </message>
    <message>
        <source>A deal must hold every tile of the set once</source>
        <extracomment>words/reason.py</extracomment>
        <translation>En givning skal rumme hver brik i sættet én gang</translation>
    </message>
    <message>
        <source>The hands of this deal are not as large as the game&apos;s</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Hænderne i denne givning er ikke så store som spillets</translation>
    </message>
    <message>
        <source>Nobody was dealt a double: the deal is thrown in</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Ingen fik en dobbelt: givningen gælder ikke</translation>
    </message>
    <message>
        <source>{tile} is not in the hand</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} er ikke på hånden</translation>
    </message>
    <message>
        <source>You don&apos;t hold {tile}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Du har ikke {tile}</translation>
    </message>
    <message>
        <source>{tile} does not fit the {pips}, only the other end</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} passer ikke til {pips}, kun til den anden ende</translation>
    </message>
    <message>
        <source>{tile} has no open {pips}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} har ingen åben {pips}</translation>
    </message>
    <message>
        <source>{tile} has no such side to choose</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} har ingen sådan side at vælge</translation>
    </message>
    <message>
        <source>The round begins with {tile}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Runden begynder med {tile}</translation>
    </message>
    <message>
        <source>The round begins with a double</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Runden begynder med en dobbelt</translation>
    </message>
    <message>
        <source>The lead is for {names} to take</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Det er op til {names} at lægge ud</translation>
    </message>
    <message>
        <source>A tile fits, so it must be played</source>
        <extracomment>words/reason.py</extracomment>
        <translation>En brik passer, så den skal lægges</translation>
    </message>
    <message>
        <source>No more may be drawn in this turn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Der må ikke trækkes mere i denne tur</translation>
    </message>
    <message>
        <source>There is no house rule &apos;{name}&apos; in this game</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Der er ingen husregel &apos;{name}&apos; i dette spil</translation>
    </message>
    <message>
        <source>{rule} can&apos;t be &apos;{value}&apos; here, only {allowed}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{rule} kan ikke være &apos;{value}&apos; her, kun {allowed}</translation>
    </message>
    <message>
        <source>Draw until a tile fits; you may pass only when no more may be drawn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Træk, til en brik passer; du må kun melde pas, når der ikke må trækkes mere</translation>
    </message>
    <message>
        <source>It could not be put aside</source>
        <extracomment>archive/beside.py</extracomment>
        <translation>Den kunne ikke lægges til side</translation>
    </message>
    <message>
        <source>No space left on the disk</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Der er ikke mere plads på disken</translation>
    </message>
    <message>
        <source>No more of the disk may be used by you</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Du må ikke bruge mere af disken</translation>
    </message>
    <message>
        <source>The file would grow too large</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Filen ville blive for stor</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Systemet tillader det ikke</translation>
    </message>
    <message>
        <source>Nothing can be written there</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Der kan ikke skrives noget der</translation>
    </message>
    <message>
        <source>There is no such file or folder</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Der er ingen sådan fil eller mappe</translation>
    </message>
    <message>
        <source>Something of that name is there already</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Der er allerede noget med det navn</translation>
    </message>
    <message>
        <source>It is a folder</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Det er en mappe</translation>
    </message>
    <message>
        <source>It is no folder</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Det er ikke en mappe</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Navnet er for langt</translation>
    </message>
    <message>
        <source>It is being used by another program</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Et andet program bruger den</translation>
    </message>
    <message>
        <source>The disk does not work as it should</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Disken virker ikke, som den skal</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>Another window is writing this match</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Et andet vindue skriver i denne kamp</translation>
    </message>
    <message>
        <source>{what}; expected {expected}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>{what}; ventet: {expected}</translation>
    </message>
    <message>
        <source>{file}:{line}: {what}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>{file}:{line}: {what}</translation>
    </message>
    <message>
        <source>a space too many</source>
        <extracomment>archive/error.py</extracomment>
        <translation>et mellemrum for meget</translation>
    </message>
    <message>
        <source>single spaces between words</source>
        <extracomment>archive/error.py</extracomment>
        <translation>ét mellemrum mellem ordene</translation>
    </message>
    <message>
        <source>{text} is no SHA-256</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>{text} er ikke en SHA-256</translation>
    </message>
    <message>
        <source>64 digits of 0-9 and a-f</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>64 cifre af 0-9 og a-f</translation>
    </message>
    <message>
        <source>digits of 0-9 and a-f</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>cifre af 0-9 og a-f</translation>
    </message>
    <message>
        <source>{text} is no salt</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>{text} er ikke et salt</translation>
    </message>
    <message>
        <source>a number from 1</source>
        <extracomment>archive/head.py</extracomment>
        <translation>et tal fra 1</translation>
    </message>
    <message>
        <source>{text} is no seat</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} er ikke en plads</translation>
    </message>
    <message>
        <source>{text} is no round</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} er ikke en runde</translation>
    </message>
    <message>
        <source>{text} is no kind of player</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} er ikke en slags spiller</translation>
    </message>
    <message>
        <source>the head is not whole</source>
        <extracomment>archive/head.py</extracomment>
        <translation>begyndelsen er ikke hel</translation>
    </message>
    <message>
        <source>rule {name} can&apos;t be {value} with {seats} seats</source>
        <extracomment>archive/head.py</extracomment>
        <translation>reglen {name} kan ikke være {value} med {seats} pladser</translation>
    </message>
    <message>
        <source>no match record begins with {text}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>ingen kamp begynder med {text}</translation>
    </message>
    <message>
        <source>version {text} is newer than this program reads</source>
        <extracomment>archive/head.py</extracomment>
        <translation>version {text} er nyere, end dette program kan læse</translation>
    </message>
    <message>
        <source>{text} is no version</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} er ikke en version</translation>
    </message>
    <message>
        <source>a short value</source>
        <extracomment>archive/head.py</extracomment>
        <translation>en kort værdi</translation>
    </message>
    <message>
        <source>seat {text} is not the next</source>
        <extracomment>archive/head.py</extracomment>
        <translation>plads {text} er ikke den næste</translation>
    </message>
    <message>
        <source>{game} is for {seats}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{game} er for {seats}</translation>
    </message>
    <message>
        <source>seat {seat} has no name</source>
        <extracomment>archive/head.py</extracomment>
        <translation>plads {seat} har intet navn</translation>
    </message>
    <message>
        <source>unexpected {text}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>uventet: {text}</translation>
    </message>
    <message>
        <source>unknown game {text}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>ukendt spil {text}</translation>
    </message>
    <message>
        <source>{text} is no rule with one value</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} er ikke en regel med én værdi</translation>
    </message>
    <message>
        <source>it once</source>
        <extracomment>archive/head.py</extracomment>
        <translation>den én gang</translation>
    </message>
    <message>
        <source>rule {name} stands twice</source>
        <extracomment>archive/head.py</extracomment>
        <translation>reglen {name} står der to gange</translation>
    </message>
    <message>
        <source>{value} where {name} is {there}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{value}, når {name} er {there}</translation>
    </message>
    <message>
        <source>smaller hands</source>
        <extracomment>archive/head.py</extracomment>
        <translation>mindre hænder</translation>
    </message>
    <message>
        <source>rule set {set}, or smaller hands</source>
        <extracomment>archive/head.py</extracomment>
        <translation>rule set {set} eller mindre hænder</translation>
    </message>
    <message>
        <source>rule {name} can&apos;t be {value}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>reglen {name} kan ikke være {value}</translation>
    </message>
    <message>
        <source>{least} to {most} seats</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{least} til {most} pladser</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{count} pladser</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>en af {words}</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened</source>
        <extracomment>archive/ledger.py</extracomment>
        <translation>Filen kan ikke åbnes</translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <extracomment>archive/ledger.py</extracomment>
        <translation>Filen er beskadiget</translation>
    </message>
    <message>
        <source>A newer version of this program has written it</source>
        <extracomment>archive/ledger.py</extracomment>
        <translation>En nyere version af programmet har skrevet den</translation>
    </message>
    <message>
        <source>{tile} has its smaller half first</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{tile} har den mindste halvdel først</translation>
    </message>
    <message>
        <source>{count} tiles in one line, more than any set has</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{count} brikker på én linje, flere end noget sæt har</translation>
    </message>
    <message>
        <source>fewer</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>færre</translation>
    </message>
    <message>
        <source>{text} is no move</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{text} er ikke et træk</translation>
    </message>
    <message>
        <source>two halves from 0 to {most}, such as 6-4</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>to halvdele fra 0 til {most}, som 6-4</translation>
    </message>
    <message>
        <source>{text} is no tile</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{text} er ikke en brik</translation>
    </message>
    <message>
        <source>house rules</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>husregler</translation>
    </message>
    <message>
        <source>this is no file</source>
        <extracomment>archive/given.py</extracomment>
        <translation>dette er ikke en fil</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <extracomment>archive/given.py</extracomment>
        <translation>der er ingen sådan fil</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({why})</source>
        <extracomment>archive/given.py</extracomment>
        <translation>filen kan ikke læses ({why})</translation>
    </message>
    <message>
        <source>the last line has no newline</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>den sidste linje har intet linjeskift</translation>
    </message>
    <message>
        <source>a whole one</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>en hel linje</translation>
    </message>
    <message>
        <source>at most {count} letters</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>højst {count} bogstaver</translation>
    </message>
    <message>
        <source>{text} is no name</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>{text} er ikke et navn</translation>
    </message>
    <message>
        <source>the file ends too soon</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>filen slutter for tidligt</translation>
    </message>
    <message>
        <source>no house rules begin with {text}</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>ingen husregler begynder med {text}</translation>
    </message>
    <message>
        <source>version {text} can&apos;t be read here</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>version {text} kan ikke læses her</translation>
    </message>
    <message>
        <source>a match record</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>en kamp</translation>
    </message>
    <message>
        <source>this is a pipe</source>
        <extracomment>archive/given.py</extracomment>
        <translation>dette er et rør (pipe)</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <extracomment>archive/given.py</extracomment>
        <translation>dette er en mappe</translation>
    </message>
    <message>
        <source>notice: the deal of round {round} is not whole; the record ends before it</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>bemærk: givningen i runde {round} er ikke hel; kampen slutter før den</translation>
    </message>
    <message>
        <source>notice: the last line has no newline and was dropped</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>bemærk: den sidste linje har intet linjeskift og er udeladt</translation>
    </message>
    <message>
        <source>the head is torn in this line</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>begyndelsen er brudt af i denne linje</translation>
    </message>
    <message>
        <source>{word} says nothing more</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>efter {word} står der ikke mere</translation>
    </message>
    <message>
        <source>nothing more</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>ikke mere</translation>
    </message>
    <message>
        <source>hand {seat} has no tiles</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>hånd {seat} har ingen brikker</translation>
    </message>
    <message>
        <source>hand {seat} has another number of tiles, {count}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>hånd {seat} har et andet antal brikker, {count}</translation>
    </message>
    <message>
        <source>not every tile is dealt, {count} are missing, {tile} among them</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>ikke alle brikker er givet: {count} mangler, blandt andre {tile}</translation>
    </message>
    <message>
        <source>not every tile is dealt, {tile} is missing</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>ikke alle brikker er givet: {tile} mangler</translation>
    </message>
    <message>
        <source>all {count} tiles of the set</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>alle sættets {count} brikker</translation>
    </message>
    <message>
        <source>this game sets no tiles aside</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>i dette spil lægges ingen brikker til side</translation>
    </message>
    <message>
        <source>tiles up to {tile}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>brikker op til {tile}</translation>
    </message>
    <message>
        <source>{tile} is not in the set</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{tile} er ikke i sættet</translation>
    </message>
    <message>
        <source>{tile} is dealt twice</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{tile} er givet to gange</translation>
    </message>
    <message>
        <source>every tile once</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>hver brik én gang</translation>
    </message>
    <message>
        <source>another deal</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>en anden givning</translation>
    </message>
    <message>
        <source>lead {seat}, which is not left to a lot here</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>lead {seat}, som ikke afgøres ved lodtrækning her</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>der er ingen plads {seat}</translation>
    </message>
    <message>
        <source>seat {seat} may not take the lead</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>plads {seat} må ikke lægge ud</translation>
    </message>
    <message>
        <source>move of seat {seat}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>et træk for plads {seat}</translation>
    </message>
    <message>
        <source>it is not the turn of seat {seat}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>det er ikke plads {seat}s tur</translation>
    </message>
    <message>
        <source>seat {seat} does nothing</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>plads {seat} gør ikke noget</translation>
    </message>
    <message>
        <source>{text} names a train, but this game has none</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{text} nævner et tog, men det har dette spil ikke</translation>
    </message>
    <message>
        <source>no &apos;#&apos;</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>intet &apos;#&apos;</translation>
    </message>
    <message>
        <source>{text} names a spot on the table, which means nothing in this game</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{text} nævner et sted på bordet, hvilket ikke betyder noget i dette spil</translation>
    </message>
    <message>
        <source>{text} names the host&apos;s half, which only a matador may</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{text} nævner værtens halvdel, hvilket kun en matador må</translation>
    </message>
    <message>
        <source>no move of this round stands to be taken back</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>der er intet træk i denne runde at tage tilbage</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{count} til</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>tekst</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>tekst i UTF-8</translation>
    </message>
    <message>
        <source>byte {at} of the line, {code}, is not UTF-8</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>byte {at} på linjen, {code}, er ikke UTF-8</translation>
    </message>
    <message>
        <source>byte {at} of the line, the control character {code}, is not allowed</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>byte {at} på linjen, styretegnet {code}, er ikke tilladt</translation>
    </message>
    <message>
        <source>{name} is not the name of a file in this folder</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>{name} er ikke navnet på en fil i denne mappe</translation>
    </message>
    <message>
        <source>there is no theme of this name</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>der er intet tema med dette navn</translation>
    </message>
    <message>
        <source>there is no theme here</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>her er der intet tema</translation>
    </message>
    <message>
        <source>it can&apos;t be read as TOML: {why}</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>den kan ikke læses som TOML: {why}</translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>den er indlejret for dybt</translation>
    </message>
    <message>
        <source>Make a new folder?</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Opret en ny mappe?</translation>
    </message>
    <message>
        <source>There is no folder {folder} yet.</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Der er endnu ingen mappe {folder}.</translation>
    </message>
    <message>
        <source>Make it</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Opret den</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Gem ikke</translation>
    </message>
    <message>
        <source>Your moves</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Dine træk</translation>
    </message>
    <message>
        <source>name and says should be texts</source>
        <extracomment>table/garment.py</extracomment>
        <translation>name og says skal være tekster</translation>
    </message>
    <message>
        <source>order should be a whole number</source>
        <extracomment>table/garment.py</extracomment>
        <translation>order skal være et helt tal</translation>
    </message>
    <message>
        <source>a theme of tables has no value named {name}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>et tema for borde har ingen værdi ved navn {name}</translation>
    </message>
    <message>
        <source>a theme of tiles has no value named {name}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>et tema for brikker har ingen værdi ved navn {name}</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>et tal fra {low} til {high}</translation>
    </message>
    <message>
        <source>{name} should be {value}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>{name} skal være {value}</translation>
    </message>
    <message>
        <source>a colour such as &quot;#2f7d5b&quot;</source>
        <extracomment>table/garment.py</extracomment>
        <translation>en farve som &quot;#2f7d5b&quot;</translation>
    </message>
    <message>
        <source>a list of {count} colours each</source>
        <extracomment>table/garment.py</extracomment>
        <translation>en liste med {count} farver i hver</translation>
    </message>
    <message>
        <source>a list of colours such as &quot;#2f7d5b&quot;</source>
        <extracomment>table/garment.py</extracomment>
        <translation>en liste med farver som &quot;#2f7d5b&quot;</translation>
    </message>
    <message>
        <source>a list of {count} colours such as &quot;#2f7d5b&quot;</source>
        <extracomment>table/garment.py</extracomment>
        <translation>en liste med {count} farver som &quot;#2f7d5b&quot;</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <extracomment>table/garment.py</extracomment>
        <translation>navnet på en fil</translation>
    </message>
    <message>
        <source>{name} is not a picture that can be read</source>
        <extracomment>table/garment.py</extracomment>
        <translation>{name} er ikke et billede, der kan læses</translation>
    </message>
    <message>
        <source>a list of names of files</source>
        <extracomment>table/garment.py</extracomment>
        <translation>en liste med navne på filer</translation>
    </message>
    <message>
        <source>{count} files at most</source>
        <extracomment>table/garment.py</extracomment>
        <translation>højst {count} filer</translation>
    </message>
    <message>
        <source>{name} is not a drawing (SVG) that can be read</source>
        <extracomment>table/garment.py</extracomment>
        <translation>{name} er ikke en tegning (SVG), der kan læses</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>plads {number}</translation>
    </message>
    <message>
        <source>Draw until a tile fits, or until no more may be drawn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Træk, til en brik passer, eller til der ikke må trækkes mere</translation>
    </message>
    <message>
        <source>First draw from the boneyard; if nothing fits then, you may pass</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Træk først fra bunken; passer intet så, må du melde pas</translation>
    </message>
    <message>
        <source>First draw from the boneyard, then you may pass</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Træk først fra bunken, så må du melde pas</translation>
    </message>
    <message>
        <source>First draw from the boneyard</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Træk først fra bunken</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Det er ikke din tur</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Turen er hos {name}</translation>
    </message>
    <message>
        <source>{tile} fits neither {first} nor {last}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} passer hverken til {first} eller {last}</translation>
    </message>
    <message>
        <source>{tile} fits neither {first} nor {last}: try another tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} passer hverken til {first} eller {last}: prøv en anden brik</translation>
    </message>
    <message>
        <source>{tile} does not fit the {first}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} passer ikke til {first}</translation>
    </message>
    <message>
        <source>{tile} does not fit the {first}: try another tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} passer ikke til {first}: prøv en anden brik</translation>
    </message>
    <message>
        <source>{tile} fits none of {ends}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} passer ikke til nogen af {ends}</translation>
    </message>
    <message>
        <source>{tile} fits none of {ends}: try another tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} passer ikke til nogen af {ends}: prøv en anden brik</translation>
    </message>
    <message>
        <source>The {number} is locked until {number}-{number} lies on the table</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{number} er låst, indtil {number}-{number} ligger på bordet</translation>
    </message>
    <message>
        <source>Only on {number}-{number} itself may a {number} be laid</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Kun ved selve {number}-{number} må en {number}&apos;er lægges</translation>
    </message>
    <message>
        <source>First a tile must be laid on the {pips} of {host}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Først skal der lægges en brik ved {pips} på {host}</translation>
    </message>
    <message>
        <source>No tile has room at this {pips} any more</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Ingen brik har plads ved denne {pips}&apos;er mere</translation>
    </message>
    <message>
        <source>There is no room for {tile} at this {pips}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Der er ikke plads til {tile} ved denne {pips}&apos;er</translation>
    </message>
    <message>
        <source>{tile} can&apos;t lie just there</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} kan ikke ligge lige der</translation>
    </message>
    <message>
        <source>It must be said where on the table {tile} is to lie</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Der skal siges, hvor på bordet {tile} skal ligge</translation>
    </message>
    <message>
        <source>In this game the table has room for every tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>I dette spil har bordet plads til hver brik</translation>
    </message>
    <message>
        <source>The boneyard is empty</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Bunken er tom</translation>
    </message>
    <message numerus="yes">
        <source>The {count} tiles in the boneyard may not be drawn now</source>
        <extracomment>words/reason.py (for 1: The tile in the boneyard may not be drawn now)</extracomment>
        <translation>
            <numerusform>Brikken i bunken må ikke trækkes nu</numerusform>
            <numerusform>De {count} brikker i bunken må ikke trækkes nu</numerusform>
        </translation>
    </message>
    <message>
        <source>The next tile of the boneyard is not {named}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Næste brik i bunken er ikke {named}</translation>
    </message>
    <message>
        <source>The next tile of the boneyard is {found}, not {named}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Næste brik i bunken er {found}, ikke {named}</translation>
    </message>
    <message>
        <source>{seats} hands of {hand} need {need} tiles, the {set} set has {has}: {smallest}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{seats} hænder på {hand} kræver {need} brikker, {set}-sættet har {has}: {smallest}</translation>
    </message>
    <message>
        <source>the {set} set is enough</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{set}-sættet er nok</translation>
    </message>
    <message>
        <source>{seats} hands of {hand} need {need} tiles, more than any set of this game has</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{seats} hænder på {hand} kræver {need} brikker, flere end noget sæt i dette spil har</translation>
    </message>
    <message>
        <source>There is no seat {seats}: seats go from 1 to {most}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Der er ingen plads {seats}: pladserne går fra 1 til {most}</translation>
    </message>
    <message>
        <source>This game is for {least} players, not {seats}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Dette spil er for {least} spillere, ikke {seats}</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, not {seats}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Dette spil er for {least} til {most} spillere, ikke {seats}</translation>
    </message>
    <message>
        <source>With {seats} players {rule} can&apos;t be &apos;{value}&apos;, only {allowed}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Med {seats} spillere kan {rule} ikke være &apos;{value}&apos;, kun {allowed}</translation>
    </message>
    <message>
        <source>Where {other} is &apos;{there}&apos; {rule} can&apos;t be &apos;{value}&apos;, only {allowed}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Når {other} er &apos;{there}&apos;, kan {rule} ikke være &apos;{value}&apos;, kun {allowed}</translation>
    </message>
    <message>
        <source>A newer version of this program has written it.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>En nyere version af programmet har skrevet den.</translation>
    </message>
    <message>
        <source>There is no such file any more.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Der er ikke længere nogen sådan fil.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Det er en mappe, ikke en fil.</translation>
    </message>
    <message>
        <source>The system does not let it be read.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Systemet tillader ikke, at den læses.</translation>
    </message>
    <message>
        <source>It is not a file of this program.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Det er ikke en fil fra dette program.</translation>
    </message>
    <message>
        <source>It is damaged, or a part of it is missing.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Den er beskadiget, eller en del af den mangler.</translation>
    </message>
    <message>
        <source>A mistake costs nothing: a tile that does not fit goes back, and you are told why.</source>
        <extracomment>words/remark.py</extracomment>
        <translation>En fejl koster intet: en brik, der ikke passer, går tilbage, og du får at vide hvorfor.</translation>
    </message>
    <message>
        <source>With so few players most rounds end blocked, because who cannot play may not draw.</source>
        <extracomment>words/remark.py</extracomment>
        <translation>Med så få spillere ender de fleste runder blokeret, fordi den, der ikke kan spille, ikke må trække.</translation>
    </message>
    <message>
        <source>With four players many rounds end blocked, because who cannot play may not draw.</source>
        <extracomment>words/remark.py</extracomment>
        <translation>Med fire spillere ender mange runder blokeret, fordi den, der ikke kan spille, ikke må trække.</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <extracomment>words/review.py</extracomment>
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>Nothing else was allowed</source>
        <extracomment>words/review.py</extracomment>
        <translation>Intet andet var tilladt</translation>
    </message>
    <message>
        <source>This was not weighed: the thinking failed</source>
        <extracomment>words/review.py</extracomment>
        <translation>Dette blev ikke vurderet: tænkningen svigtede</translation>
    </message>
    <message>
        <source>As good as any</source>
        <extracomment>words/review.py</extracomment>
        <translation>Så godt som noget</translation>
    </message>
    <message>
        <source>Better: {move}, {worth}. {why}</source>
        <extracomment>words/review.py</extracomment>
        <translation>Bedre: {move}, {worth}. {why}</translation>
    </message>
    <message>
        <source>What each move was worth, in points a round, by what could be seen then.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Hvad hvert træk var værd, i point pr. runde, efter hvad der kunne ses da.</translation>
    </message>
    <message>
        <source>What each move was worth, as a chance to win the round, by what could be seen.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Hvad hvert træk var værd, som chance for at vinde runden, efter hvad der kunne ses.</translation>
    </message>
    <message>
        <source>With more than two sides there is no best line for all.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Med mere end to sider er der ingen bedste linje for alle.</translation>
    </message>
    <message>
        <source>With all hands open this round is too large to be reckoned out.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Med alle hænder åbne er denne runde for stor til at blive regnet ud.</translation>
    </message>
    <message>
        <source>With all hands open, and both sides at their best from the start: {end}.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Med alle hænder åbne, og begge sider bedst muligt fra start: {end}.</translation>
    </message>
    <message>
        <source>With all hands open, and both sides at their best from move {number}: {end}.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Med alle hænder åbne, og begge sider bedst muligt fra træk {number}: {end}.</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Sæt</translation>
    </message>
    <message>
        <source>Which tiles are played with.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvilke brikker der spilles med.</translation>
    </message>
    <message>
        <source>How many tiles each player is dealt.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvor mange brikker hver spiller får.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Tiles of the boneyard that nobody may draw.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>De brikker i bunken, som ingen må trække.</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Retning</translation>
    </message>
    <message>
        <source>Which way round the turns go.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvilken vej rundt turen går.</translation>
    </message>
    <message>
        <source>First lead</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Første udspil</translation>
    </message>
    <message>
        <source>Who leads in the first round.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvem der lægger ud i første runde.</translation>
    </message>
    <message>
        <source>Later leads</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Senere udspil</translation>
    </message>
    <message>
        <source>Who leads in the rounds after it.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvem der lægger ud i runderne derefter.</translation>
    </message>
    <message>
        <source>Leading tile</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Udspilsbrik</translation>
    </message>
    <message>
        <source>What the leader has to lay first.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvad der skal lægges først.</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Ingen dobbelt</translation>
    </message>
    <message>
        <source>What happens when nobody holds the double that should lead.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvad der sker, når ingen har den dobbelte, der skulle lægges ud.</translation>
    </message>
    <message>
        <source>Joining</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Sammenlægning</translation>
    </message>
    <message>
        <source>Which halves may touch.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvilke halvdele der må røre hinanden.</translation>
    </message>
    <message>
        <source>Spinner</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Spinder</translation>
    </message>
    <message>
        <source>Which doubles may be played on at more than two sides.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvilke dobbelte der kan bygges på ved mere end to sider.</translation>
    </message>
    <message>
        <source>Short sides</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Korte sider</translation>
    </message>
    <message>
        <source>When the short sides of a spinner open.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvornår en spinders korte sider åbner.</translation>
    </message>
    <message>
        <source>Fill first</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Fyld først</translation>
    </message>
    <message>
        <source>What must be filled before any arm may grow.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvad der skal fyldes, før nogen arm må vokse.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Trækning</translation>
    </message>
    <message>
        <source>What you do when none of your tiles fits.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvad du gør, når ingen af dine brikker passer.</translation>
    </message>
    <message>
        <source>Drawn tile</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Trukket brik</translation>
    </message>
    <message>
        <source>What becomes of a drawn tile that fits.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvad der sker med en trukket brik, der passer.</translation>
    </message>
    <message>
        <source>Free draw</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Fri trækning</translation>
    </message>
    <message>
        <source>Whether you may draw or pass although a tile of yours fits.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Om du må trække eller melde pas, selv om en brik passer.</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Kan ikke spille</translation>
    </message>
    <message>
        <source>What you do when you cannot play.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvad du gør, når du ikke kan spille.</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Virkninger</translation>
    </message>
    <message>
        <source>Which half of a tile sets off its effect.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvilken halvdel af en brik der udløser dens virkning.</translation>
    </message>
    <message>
        <source>Unbroken spell</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Ubrudt fortryllelse</translation>
    </message>
    <message>
        <source>What happens when nobody can break a spell any more.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvad der sker, når ingen mere kan bryde en fortryllelse.</translation>
    </message>
    <message>
        <source>Doubles skip</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Dobbelte springer</translation>
    </message>
    <message>
        <source>Which doubles cost the next player a turn.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvilke dobbelte der koster næste spiller en tur.</translation>
    </message>
    <message>
        <source>Table edge</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Bordkant</translation>
    </message>
    <message>
        <source>Whether the table&apos;s edge and other tiles block an end.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Om bordets kant og andre brikker lukker en ende.</translation>
    </message>
    <message>
        <source>How much room there is to lay tiles.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvor meget plads der er til at lægge brikker.</translation>
    </message>
    <message>
        <source>Table size</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Bordstørrelse</translation>
    </message>
    <message>
        <source>Points in play</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Point i spillet</translation>
    </message>
    <message>
        <source>What the open ends score while you play.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvad de åbne ender giver, mens der spilles.</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Gå ud</translation>
    </message>
    <message>
        <source>What you score for laying your last tile.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvad du får for at lægge din sidste brik.</translation>
    </message>
    <message>
        <source>Blocked winner</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Vinder af blokeret</translation>
    </message>
    <message>
        <source>Who wins when nobody can move.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvem der vinder, når ingen kan komme videre.</translation>
    </message>
    <message>
        <source>Blocked score</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Point for blokeret</translation>
    </message>
    <message>
        <source>What the winner of a blocked round scores.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvad vinderen af en blokeret runde får.</translation>
    </message>
    <message>
        <source>Blocked tie</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Lige ved blokeret</translation>
    </message>
    <message>
        <source>What happens when a blocked round is tied.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvad der sker, når en blokeret runde står lige.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Mål</translation>
    </message>
    <message>
        <source>The points that win the match, where not one round decides it.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>De point, der vinder kampen, hvor ikke én runde afgør den.</translation>
    </message>
    <message>
        <source>Exact finish</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Præcist mål</translation>
    </message>
    <message>
        <source>Whether the target must be met exactly.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Om målet skal rammes præcist.</translation>
    </message>
    <message>
        <source>How many rounds the match is played over.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Hvor mange runder kampen spilles over.</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Makkere</translation>
    </message>
    <message>
        <source>Whether players who sit opposite play together.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Om spillere, der sidder over for hinanden, spiller sammen.</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>words/speaker.py</extracomment>
        <translation>dig</translation>
    </message>
    <message>
        <source>double {number}</source>
        <extracomment>words/speaker.py</extracomment>
        <translation>dobbelt-{number}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>words/speaker.py</extracomment>
        <translation>{first} og {second}</translation>
    </message>
    <message>
        <source>{names} {both} hold {amount}: the round is played again</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{names} har {both} {amount}: runden spilles om</translation>
    </message>
    <message>
        <source>{names} {both} hold {amount}: nobody scores</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{names} har {both} {amount}: ingen får point</translation>
    </message>
    <message>
        <source>{names} {both} hold {amount}: the win is shared</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{names} har {both} {amount}: sejren deles</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>words/sums.py</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>words/sums.py</extracomment>
        <translation>begge</translation>
    </message>
    <message>
        <source>Both sides have a lowest hand of {amount}: the round is played again</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Begge sider har en laveste hånd på {amount}: runden spilles om</translation>
    </message>
    <message>
        <source>Both sides have a lowest hand of {amount}: nobody scores</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Begge sider har en laveste hånd på {amount}: ingen får point</translation>
    </message>
    <message>
        <source>Both sides hold {amount}: the round is played again</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Begge sider har {amount}: runden spilles om</translation>
    </message>
    <message>
        <source>Both sides hold {amount}: nobody scores</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Begge sider har {amount}: ingen får point</translation>
    </message>
    <message numerus="yes">
        <source>{count} wins for {name}</source>
        <extracomment>words/sums.py (for 1: {count} win for {name})</extracomment>
        <translation>
            <numerusform>{count} sejr til {name}</numerusform>
            <numerusform>{count} sejre til {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{points} til {name}</translation>
    </message>
    <message>
        <source>{counted}, which makes {points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{counted}, hvilket giver {points} til {name}</translation>
    </message>
    <message>
        <source>{terms} = {counted}, which makes {points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{terms} = {counted}, hvilket giver {points} til {name}</translation>
    </message>
    <message>
        <source>{terms} = {points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{terms} = {points} til {name}</translation>
    </message>
    <message>
        <source>You are out: no tiles left</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Du er ude: ingen brikker tilbage</translation>
    </message>
    <message>
        <source>{name} is out: no tiles left</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} er ude: ingen brikker tilbage</translation>
    </message>
    <message>
        <source>You hold {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Du har {amount}</translation>
    </message>
    <message>
        <source>{name} holds {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} har {amount}</translation>
    </message>
    <message>
        <source>You hold no tiles</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Du har ingen brikker</translation>
    </message>
    <message>
        <source>{name} holds no tiles</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} har ingen brikker</translation>
    </message>
    <message>
        <source>You hold {tiles}: {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Du har {tiles}: {amount}</translation>
    </message>
    <message>
        <source>{name} holds {tiles}: {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} har {tiles}: {amount}</translation>
    </message>
    <message>
        <source>{said}, rounded to the nearest five</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{said}, afrundet til nærmeste fem</translation>
    </message>
    <message>
        <source>What the other side still holds</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Hvad den anden side stadig har</translation>
    </message>
    <message>
        <source>What the others still hold</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Hvad de andre stadig har</translation>
    </message>
    <message>
        <source>What the others hold, and what lies in the boneyard</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Hvad de andre har, og hvad der ligger i bunken</translation>
    </message>
    <message>
        <source>What the other side holds, less what {name} hold</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Hvad den anden side har, minus hvad {name} har</translation>
    </message>
    <message>
        <source>What the others hold, less what you hold</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Hvad de andre har, minus hvad du har</translation>
    </message>
    <message>
        <source>What the others hold, less what {name} holds</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Hvad de andre har, minus hvad {name} har</translation>
    </message>
    <message>
        <source>From each other player the difference to you</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Fra hver af de andre spillere forskellen til dig</translation>
    </message>
    <message>
        <source>From each other player the difference to {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Fra hver af de andre spillere forskellen til {name}</translation>
    </message>
    <message>
        <source>All pips that are left</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Alle øjne, der er tilbage</translation>
    </message>
    <message>
        <source>A round won by {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>En runde vundet af {name}</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>words/text.py</extracomment>
        <translation>otte</translation>
    </message>
    <message>
        <source>eleven</source>
        <extracomment>words/text.py</extracomment>
        <translation>elleve</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>words/text.py</extracomment>
        <translation>fem</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>words/text.py</extracomment>
        <translation>fire</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>words/text.py</extracomment>
        <translation>ni</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>words/text.py</extracomment>
        <translation>en</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>words/text.py</extracomment>
        <translation>syv</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>words/text.py</extracomment>
        <translation>seks</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>words/text.py</extracomment>
        <translation>ti</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>words/text.py</extracomment>
        <translation>tre</translation>
    </message>
    <message>
        <source>twelve</source>
        <extracomment>words/text.py</extracomment>
        <translation>tolv</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>words/text.py</extracomment>
        <translation>to</translation>
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
            <numerusform>{count} brik</numerusform>
            <numerusform>{count} brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pips</source>
        <extracomment>words/text.py (for 1: {count} pip)</extracomment>
        <translation>
            <numerusform>{count} øje</numerusform>
            <numerusform>{count} øjne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} points</source>
        <extracomment>words/text.py (for 1: {count} point)</extracomment>
        <translation>
            <numerusform>{count} point</numerusform>
            <numerusform>{count} point</numerusform>
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
        <translation>{first} og {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>words/text.py</extracomment>
        <translation>{first} eller {last}</translation>
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
        <translation>Dobbelt-seks</translation>
    </message>
    <message>
        <source>Double-nine</source>
        <extracomment>words/value.py</extracomment>
        <translation>Dobbelt-ni</translation>
    </message>
    <message>
        <source>Double-twelve</source>
        <extracomment>words/value.py</extracomment>
        <translation>Dobbelt-tolv</translation>
    </message>
    <message>
        <source>Double-fifteen</source>
        <extracomment>words/value.py</extracomment>
        <translation>Dobbelt-femten</translation>
    </message>
    <message>
        <source>Double-eighteen</source>
        <extracomment>words/value.py</extracomment>
        <translation>Dobbelt-atten</translation>
    </message>
    <message>
        <source>All: no drawing</source>
        <extracomment>words/value.py</extracomment>
        <translation>Alle: ingen trækning</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <extracomment>words/value.py</extracomment>
        <translation>Med uret</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <extracomment>words/value.py</extracomment>
        <translation>Mod uret</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ved lodtrækning</translation>
    </message>
    <message>
        <source>The highest double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den højeste dobbelt</translation>
    </message>
    <message>
        <source>The heaviest tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den tungeste brik</translation>
    </message>
    <message>
        <source>The last winner</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den sidste vinder</translation>
    </message>
    <message>
        <source>The next player in turn</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den næste spiller</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>words/value.py</extracomment>
        <translation>Som i første runde</translation>
    </message>
    <message>
        <source>The winning side chooses</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den vindende side vælger</translation>
    </message>
    <message>
        <source>Any tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Enhver brik</translation>
    </message>
    <message>
        <source>The deciding tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den afgørende brik</translation>
    </message>
    <message>
        <source>Any double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Enhver dobbelt</translation>
    </message>
    <message>
        <source>Deal again</source>
        <extracomment>words/value.py</extracomment>
        <translation>Giv igen</translation>
    </message>
    <message>
        <source>The heaviest tile leads</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den tungeste brik begynder</translation>
    </message>
    <message>
        <source>The highest tile leads</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den højeste brik begynder</translation>
    </message>
    <message>
        <source>Draw in turn for one</source>
        <extracomment>words/value.py</extracomment>
        <translation>Træk på skift efter en</translation>
    </message>
    <message>
        <source>Equal numbers</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ens tal</translation>
    </message>
    <message>
        <source>Numbers with a fixed sum</source>
        <extracomment>words/value.py</extracomment>
        <translation>Tal med en fast sum</translation>
    </message>
    <message>
        <source>Equal, the double first</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ens, den dobbelte først</translation>
    </message>
    <message>
        <source>Equal, on doubles alone</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ens, kun ved dobbelte</translation>
    </message>
    <message>
        <source>Equal, doubles on a 13</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ens, dobbelte ved en 13&apos;er</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>The first double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den første dobbelt</translation>
    </message>
    <message>
        <source>Every double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Hver dobbelt</translation>
    </message>
    <message>
        <source>The leading double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Udspillets dobbelt</translation>
    </message>
    <message>
        <source>Leading double, 8 arms</source>
        <extracomment>words/value.py</extracomment>
        <translation>Udspillets dobbelt, 8 arme</translation>
    </message>
    <message>
        <source>Leading double, 6 arms</source>
        <extracomment>words/value.py</extracomment>
        <translation>Udspillets dobbelt, 6 arme</translation>
    </message>
    <message>
        <source>Every double, three toes</source>
        <extracomment>words/value.py</extracomment>
        <translation>Hver dobbelt, tre tæer</translation>
    </message>
    <message>
        <source>After both long sides</source>
        <extracomment>words/value.py</extracomment>
        <translation>Efter begge langsider</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>words/value.py</extracomment>
        <translation>Med det samme</translation>
    </message>
    <message>
        <source>All arms of the star</source>
        <extracomment>words/value.py</extracomment>
        <translation>Alle stjernens arme</translation>
    </message>
    <message>
        <source>The four sides</source>
        <extracomment>words/value.py</extracomment>
        <translation>De fire sider</translation>
    </message>
    <message>
        <source>Pass, no drawing</source>
        <extracomment>words/value.py</extracomment>
        <translation>Pas, ingen trækning</translation>
    </message>
    <message>
        <source>Draw one tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Træk én brik</translation>
    </message>
    <message>
        <source>Draw until a tile fits</source>
        <extracomment>words/value.py</extracomment>
        <translation>Træk, til en brik passer</translation>
    </message>
    <message>
        <source>Draw two tiles</source>
        <extracomment>words/value.py</extracomment>
        <translation>Træk to brikker</translation>
    </message>
    <message>
        <source>Must be played at once</source>
        <extracomment>words/value.py</extracomment>
        <translation>Skal lægges straks</translation>
    </message>
    <message>
        <source>May be played or kept</source>
        <extracomment>words/value.py</extracomment>
        <translation>Lægges eller beholdes</translation>
    </message>
    <message>
        <source>Waits for the next turn</source>
        <extracomment>words/value.py</extracomment>
        <translation>Venter til næste tur</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>words/value.py</extracomment>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Draw two, play one or pass</source>
        <extracomment>words/value.py</extracomment>
        <translation>Træk to, læg én, eller pas</translation>
    </message>
    <message>
        <source>Either half</source>
        <extracomment>words/value.py</extracomment>
        <translation>Begge halvdele</translation>
    </message>
    <message>
        <source>The open half</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den åbne halvdel</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <extracomment>words/value.py</extracomment>
        <translation>Runden er blokeret</translation>
    </message>
    <message>
        <source>The spell ends</source>
        <extracomment>words/value.py</extracomment>
        <translation>Fortryllelsen ophører</translation>
    </message>
    <message>
        <source>Each one</source>
        <extracomment>words/value.py</extracomment>
        <translation>Hver eneste</translation>
    </message>
    <message>
        <source>The last of a turn</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den sidste i en tur</translation>
    </message>
    <message>
        <source>Block an end</source>
        <extracomment>words/value.py</extracomment>
        <translation>Lukker en ende</translation>
    </message>
    <message>
        <source>Never in the way</source>
        <extracomment>words/value.py</extracomment>
        <translation>Aldrig i vejen</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>words/value.py</extracomment>
        <translation>Stort</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>words/value.py</extracomment>
        <translation>Lille</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>words/value.py</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Multiples of five</source>
        <extracomment>words/value.py</extracomment>
        <translation>Hvad der går op i fem</translation>
    </message>
    <message>
        <source>Multiples of three</source>
        <extracomment>words/value.py</extracomment>
        <translation>Hvad der går op i tre</translation>
    </message>
    <message>
        <source>Fives and threes</source>
        <extracomment>words/value.py</extracomment>
        <translation>Femmere og treere</translation>
    </message>
    <message>
        <source>Two or three alike</source>
        <extracomment>words/value.py</extracomment>
        <translation>To eller tre ens</translation>
    </message>
    <message>
        <source>Opponents&apos; pips, boneyard&apos;s</source>
        <extracomment>words/value.py</extracomment>
        <translation>De andres og bunkens øjne</translation>
    </message>
    <message>
        <source>The fewest pips</source>
        <extracomment>words/value.py</extracomment>
        <translation>Færrest øjne</translation>
    </message>
    <message>
        <source>The fewest tiles</source>
        <extracomment>words/value.py</extracomment>
        <translation>Færrest brikker</translation>
    </message>
    <message>
        <source>The lowest hand&apos;s side</source>
        <extracomment>words/value.py</extracomment>
        <translation>Siden med laveste hånd</translation>
    </message>
    <message>
        <source>The side with least</source>
        <extracomment>words/value.py</extracomment>
        <translation>Siden med færrest</translation>
    </message>
    <message>
        <source>A hand without doubles</source>
        <extracomment>words/value.py</extracomment>
        <translation>En hånd uden dobbelte</translation>
    </message>
    <message>
        <source>The opponents&apos; pips</source>
        <extracomment>words/value.py</extracomment>
        <translation>De andres øjne</translation>
    </message>
    <message>
        <source>Opponents&apos; pips less own</source>
        <extracomment>words/value.py</extracomment>
        <translation>De andres minus egne øjne</translation>
    </message>
    <message>
        <source>Gap to each opponent</source>
        <extracomment>words/value.py</extracomment>
        <translation>Forskellen til hver</translation>
    </message>
    <message>
        <source>All pips left</source>
        <extracomment>words/value.py</extracomment>
        <translation>Alle øjne tilbage</translation>
    </message>
    <message>
        <source>The round, no points</source>
        <extracomment>words/value.py</extracomment>
        <translation>Runden, ingen point</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ingen får point</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <extracomment>words/value.py</extracomment>
        <translation>Sejren deles</translation>
    </message>
    <message>
        <source>The fewest pips win</source>
        <extracomment>words/value.py</extracomment>
        <translation>Færrest øjne vinder</translation>
    </message>
    <message>
        <source>The leader&apos;s side wins</source>
        <extracomment>words/value.py</extracomment>
        <translation>Siden, der lagde ud, vinder</translation>
    </message>
    <message>
        <source>Who blocked it wins</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den, der lukkede, vinder</translation>
    </message>
    <message>
        <source>Who did not block wins</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den, der ikke lukkede, vinder</translation>
    </message>
    <message>
        <source>Played again</source>
        <extracomment>words/value.py</extracomment>
        <translation>Spilles om</translation>
    </message>
    <message>
        <source>One round</source>
        <extracomment>words/value.py</extracomment>
        <translation>Én runde</translation>
    </message>
    <message>
        <source>No, it may be passed</source>
        <extracomment>words/value.py</extracomment>
        <translation>Nej, det må passeres</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>A single round</source>
        <extracomment>words/value.py</extracomment>
        <translation>En enkelt runde</translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <extracomment>words/value.py</extracomment>
        <translation>Hver for sig</translation>
    </message>
    <message>
        <source>Two against two</source>
        <extracomment>words/value.py</extracomment>
        <translation>To mod to</translation>
    </message>
    <message>
        <source>Who holds {tile}</source>
        <extracomment>words/value.py</extracomment>
        <translation>Den, der har {tile}</translation>
    </message>
    <message>
        <source>{set}, {count} tiles</source>
        <extracomment>words/value.py</extracomment>
        <translation>{set}, {count} brikker</translation>
    </message>
    <message>
        <source>No tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ingen brik</translation>
    </message>
    <message numerus="yes">
        <source>The last {count} tiles</source>
        <extracomment>words/value.py (for 1: The last tile)</extracomment>
        <translation>
            <numerusform>Den sidste brik</numerusform>
            <numerusform>De sidste {count} brikker</numerusform>
        </translation>
    </message>
    <message>
        <source>Best of {count}</source>
        <extracomment>words/value.py</extracomment>
        <translation>Bedst af {count}</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>words/voice.py</extracomment>
        <translation>tænker</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>words/voice.py</extracomment>
        <translation>din tur</translation>
    </message>
    <message>
        <source>with {names}</source>
        <extracomment>words/voice.py</extracomment>
        <translation>med {names}</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>dominoes</name>
    <message>
        <source>In your hand</source>
        <extracomment>shell/access/key_list.py</extracomment>
        <translation>В ръката ти</translation>
    </message>
    <message>
        <source>Around the table</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Около масата</translation>
    </message>
    <message>
        <source>Open ends</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Отворени краища</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Масата</translation>
    </message>
    <message>
        <source>What you can do</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Какво можеш да направиш</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Места</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>shell/access/rows.py</extracomment>
        <translation>Твоята ръка</translation>
    </message>
    <message>
        <source>The tiles are covered</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Плочките са закрити</translation>
    </message>
    <message>
        <source>&amp;What can be done</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Какво мога да направя</translation>
    </message>
    <message>
        <source>What can be done now, once more</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Какво можеш да направиш сега, още веднъж</translation>
    </message>
    <message>
        <source>Open &amp;ends</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Отворени &amp;краища</translation>
    </message>
    <message>
        <source>The open ends</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Отворените краища</translation>
    </message>
    <message>
        <source>&amp;Counts</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Бройки</translation>
    </message>
    <message>
        <source>How many tiles each holds, the boneyard, the score</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Колко плочки има всеки, купчината и резултатът</translation>
    </message>
    <message>
        <source>&amp;Your hand</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Твоята ръка</translation>
    </message>
    <message>
        <source>Your tiles, and which of them fit</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Твоите плочки и кои от тях пасват</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>&amp;Прочети на глас</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>shell/access/telling.py</extracomment>
        <translation>Интервал</translation>
    </message>
    <message>
        <source>Place {number} of {count}: {where}</source>
        <extracomment>shell/access/told.py</extracomment>
        <translation>Място {number} от {count}: {where}</translation>
    </message>
    <message>
        <source>There are hints when it is your turn</source>
        <extracomment>shell/advice.py</extracomment>
        <translation>Подсказка има, когато е твой ред</translation>
    </message>
    <message>
        <source>Looking for your best move</source>
        <extracomment>shell/advice.py</extracomment>
        <translation>Търся най-добрия ти ход</translation>
    </message>
    <message>
        <source>There is no hint this time</source>
        <extracomment>shell/advice.py</extracomment>
        <translation>Този път няма подсказка</translation>
    </message>
    <message>
        <source>As it &amp;came</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Както &amp;дойдоха</translation>
    </message>
    <message>
        <source>Your tiles stand as they came</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Плочките ти стоят, както са дошли</translation>
    </message>
    <message>
        <source>By &amp;pips</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>По &amp;очи</translation>
    </message>
    <message>
        <source>Your tiles stand by their pips</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Плочките ти стоят по брой очи</translation>
    </message>
    <message>
        <source>&amp;Doubles first</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Първо &amp;двойните</translation>
    </message>
    <message>
        <source>Your tiles stand doubles first</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Плочките ти стоят с двойните отпред</translation>
    </message>
    <message>
        <source>By their &amp;larger half</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>По по-&amp;голямата половина</translation>
    </message>
    <message>
        <source>Your tiles stand by their larger half</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Плочките ти стоят по по-голямата половина</translation>
    </message>
    <message>
        <source>There is no tile on the table yet</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>На масата още няма плочка</translation>
    </message>
    <message>
        <source>The line is copied as text</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>Редицата е копирана като текст</translation>
    </message>
    <message>
        <source>&amp;Sort your tiles</source>
        <extracomment>shell/aids.py</extracomment>
        <translation>&amp;Подреди плочките</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <extracomment>shell/cover.py</extracomment>
        <translation>Предай на {name}</translation>
    </message>
    <message>
        <source>The tiles are covered until {name} is here.</source>
        <extracomment>shell/cover.py</extracomment>
        <translation>Плочките са закрити, докато дойде {name}.</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <extracomment>shell/cover.py</extracomment>
        <translation>{name} е тук</translation>
    </message>
    <message>
        <source>The same number deals everybody the same tiles, in every round.</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Един и същ номер раздава на всички едни и същи плочки, във всеки рунд.</translation>
    </message>
    <message>
        <source>Whoever has played a number knows the hands: played again it is practice.</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Който вече е играл един номер, знае ръцете: изигран отново, той е тренировка.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Номер на раздаването</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>shell/deal_choice.py</extracomment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>The game&apos;s own</source>
        <extracomment>shell/dressing.py</extracomment>
        <translation>Тези на играта</translation>
    </message>
    <message>
        <source>A theme can&apos;t be used</source>
        <extracomment>shell/dressing.py</extracomment>
        <translation>Една тема не може да се използва</translation>
    </message>
    <message>
        <source>Fairness</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Честна игра</translation>
    </message>
    <message>
        <source>How the deal is kept honest</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Как раздаването остава честно</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>ФАЙЛ</translation>
    </message>
    <message>
        <source>What was dealt</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Какво е раздадено</translation>
    </message>
    <message>
        <source>Counting...</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Броя...</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Who was dealt which double of the double-six set</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Кой каква двойна плочка от комплекта до шестица е получил</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Печат</translation>
    </message>
    <message>
        <source>Salt</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>Сол</translation>
    </message>
    <message>
        <source>by chance</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>по случайност</translation>
    </message>
    <message>
        <source>doubles</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>двойни</translation>
    </message>
    <message>
        <source>hands</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>ръце</translation>
    </message>
    <message>
        <source>pips a hand</source>
        <extracomment>shell/fairness_sheet.py</extracomment>
        <translation>очи на ръка</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Раздаване на деня</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>{day}: {game}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Играй</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Играй пак</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>shell/figures/daily_sheet.py</extracomment>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>The file was damaged and is kept as {file}. The figures were counted anew from the records of your matches.</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Файлът беше повреден и е запазен като {file}. Числата са преброени наново по записите на твоите партии.</translation>
    </message>
    <message>
        <source>The statistics were counted anew</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Статистиката е преброена наново</translation>
    </message>
    <message>
        <source>The match goes on, but it is not counted yet: {why}</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Партията продължава, но още не е преброена: {why}</translation>
    </message>
    <message>
        <source>The statistics can&apos;t be kept</source>
        <extracomment>shell/figures/keeping.py</extracomment>
        <translation>Статистиката не може да се запази</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Човек</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Всички игри</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Всички противници</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Противници</translation>
    </message>
    <message>
        <source>All characters</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Всички характери</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Характер</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Всички правила</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Points a match</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Точки на партия</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Спечелени</translation>
    </message>
    <message>
        <source>By game</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>По игри</translation>
    </message>
    <message>
        <source>By opponents</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>По противници</translation>
    </message>
    <message>
        <source>Export...</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Изнеси...</translation>
    </message>
    <message>
        <source>Reset...</source>
        <extracomment>shell/figures/sheet.py</extracomment>
        <translation>Нулирай...</translation>
    </message>
    <message>
        <source>All figures of {name} begin at nothing again. The records of the matches stay, but do not count any more.</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Всички числа на {name} започват пак от нула. Записите на партиите остават, но вече не се броят.</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Да се нулира ли статистиката?</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Нулирай</translation>
    </message>
    <message>
        <source>Keep them</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Запази я</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Изнасяне на статистиката</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Всички файлове (*)</translation>
    </message>
    <message>
        <source>Tables of comma-separated values (*.csv)</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Таблици със стойности, разделени със запетая (*.csv)</translation>
    </message>
    <message>
        <source>The statistics were not exported</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Статистиката не беше изнесена</translation>
    </message>
    <message>
        <source>A line for each match is in {file}.</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>В {file} има по един ред за всяка партия.</translation>
    </message>
    <message>
        <source>The statistics are exported</source>
        <extracomment>shell/figures/show.py</extracomment>
        <translation>Статистиката е изнесена</translation>
    </message>
    <message>
        <source>This record can&apos;t be opened</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Този запис не може да се отвори</translation>
    </message>
    <message>
        <source>It is kept beside the others, under a name that ends in .unreadable.</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Запазен е при другите, под име, което завършва на .unreadable.</translation>
    </message>
    <message>
        <source>A match that was left can&apos;t be read</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Една недовършена партия не може да се прочете</translation>
    </message>
    <message>
        <source>They are as they were at first. What was there is kept: {path}</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Те са каквито бяха в началото. Каквото имаше там, е запазено: {path}</translation>
    </message>
    <message>
        <source>The settings could not be read</source>
        <extracomment>shell/files/at_start.py</extracomment>
        <translation>Настройките не можаха да се прочетат</translation>
    </message>
    <message>
        <source>The file {path} can&apos;t be moved.</source>
        <extracomment>shell/files/left.py</extracomment>
        <translation>Файлът {path} не може да се премести.</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>shell/files/left.py</extracomment>
        <translation>Не се получи</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Играй нататък</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>Bring back</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Върни обратно</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Прибери</translation>
    </message>
    <message>
        <source>Put away with the played ones</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Прибрана при изиграните</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>words/played.py</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>on the table now</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>сега на масата</translation>
    </message>
    <message>
        <source>Round {number}, {since}</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>Рунд {number}, {since}</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Недовършени партии</translation>
    </message>
    <message>
        <source>Looking for them...</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Търся ги...</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Нова партия</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches wait. One that is put away lies with the played ones.</source>
        <extracomment>shell/files/left_sheet.py (for 1: {count} match waits. One that is put away lies with the played ones.)</extracomment>
        <translation>
            <numerusform>Чака {count} партия. Прибраната отива при изиграните.</numerusform>
            <numerusform>Чакат {count} партии. Прибраната отива при изиграните.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match waits to be gone on with.</source>
        <extracomment>shell/files/left_sheet.py</extracomment>
        <translation>Няма партия, която чака да бъде доиграна.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Запази копие</translation>
    </message>
    <message>
        <source>There is no match to be saved.</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Няма партия за запазване.</translation>
    </message>
    <message>
        <source>Save a copy (all tiles stand in it, also those face down)</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Запази копие (в него са всички плочки, и закритите)</translation>
    </message>
    <message>
        <source>No copy was saved: {why}</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Копието не беше запазено: {why}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Запазено като {name}</translation>
    </message>
    <message>
        <source>Domino records ({pattern})</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Записи на домино ({pattern})</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <extracomment>shell/files/recent.py</extracomment>
        <translation>О&amp;твори скорошен</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <extracomment>shell/files/recent.py</extracomment>
        <translation>&amp;Изчисти списъка</translation>
    </message>
    <message>
        <source>No records yet</source>
        <extracomment>shell/files/recent.py</extracomment>
        <translation>Още няма записи</translation>
    </message>
    <message>
        <source>Nothing was sent. Paste it where you tell of the problem. It holds:</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>Нищо не е изпратено. Постави го там, където разказваш за проблема. Съдържа:</translation>
    </message>
    <message>
        <source>A report is on the clipboard</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>Докладът е в клипборда</translation>
    </message>
    <message>
        <source>the version of the program and what system it runs on</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>версията на програмата и системата, на която работи</translation>
    </message>
    <message>
        <source>the last lines of the log</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>последните редове от дневника</translation>
    </message>
    <message>
        <source>the record of the match with the players&apos; names, without hidden tiles</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>записа на партията с имената на играчите, без скритите плочки</translation>
    </message>
    <message>
        <source>the record of the match with the players&apos; names and all tiles</source>
        <extracomment>shell/files/telling.py</extracomment>
        <translation>записа на партията с имената на играчите и всички плочки</translation>
    </message>
    <message>
        <source>What happened stands in the log. Help &gt; Report a problem puts it together.</source>
        <extracomment>shell/files/trouble.py</extracomment>
        <translation>Какво се е случило, пише в дневника. Помощ &gt; Съобщи за проблем го събира.</translation>
    </message>
    <message>
        <source>Something went wrong, but the match goes on</source>
        <extracomment>shell/files/trouble.py</extracomment>
        <translation>Нещо се обърка, но партията продължава</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <extracomment>shell/hint.py</extracomment>
        <translation>Играй {game}</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>shell/keys_sheet.py</extracomment>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>First steps</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Първи стъпки</translation>
    </message>
    <message>
        <source>Lesson: {game}</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Урок: {game}</translation>
    </message>
    <message>
        <source>Draw from the boneyard</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Тегли от купчината</translation>
    </message>
    <message>
        <source>Pass with this button</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Пасувай с този бутон</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Напусни</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Прескочи</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Ти</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>shell/learning/lessons_sheet.py</extracomment>
        <translation>Уроци</translation>
    </message>
    <message>
        <source>How a tile is laid, drawn and passed: five steps at the table.</source>
        <extracomment>shell/learning/lessons_sheet.py</extracomment>
        <translation>Как се поставя и тегли плочка и как се пасува: пет стъпки на масата.</translation>
    </message>
    <message>
        <source>{game}  ✓ done</source>
        <extracomment>shell/learning/lessons_sheet.py</extracomment>
        <translation>{game}  ✓ готово</translation>
    </message>
    <message>
        <source>{game}, {seats}</source>
        <extracomment>shell/learning/rules_beside.py</extracomment>
        <translation>{game}, {seats}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Покажи ми</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Напред</translation>
    </message>
    <message>
        <source>{title}, {number} of {count}</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>{title}, {number} от {count}</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>shell/learning/strip.py</extracomment>
        <translation>Готово</translation>
    </message>
    <message>
        <source>As the game</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Като играта</translation>
    </message>
    <message>
        <source>Each game has its own tiles.</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Всяка игра има свои плочки.</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Маса</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>shell/looks.py</extracomment>
        <translation>Плочки</translation>
    </message>
    <message>
        <source>{game} (practice)</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>{game} (тренировка)</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>{game}, раздаване {number}</translation>
    </message>
    <message>
        <source>The match goes on, but it can&apos;t be kept: {why}</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>Партията продължава, но не може да се запази: {why}</translation>
    </message>
    <message>
        <source>This match is not being saved</source>
        <extracomment>shell/matches.py</extracomment>
        <translation>Тази партия не се запазва</translation>
    </message>
    <message>
        <source>A hint: the best move and why; again, the next best</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Подсказка: най-добрият ход и защо; още веднъж: следващият</translation>
    </message>
    <message>
        <source>Sort the hand, each time another way</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Подреди ръката, всеки път по друг начин</translation>
    </message>
    <message>
        <source>Tiles played, and tiles not seen yet</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Изиграни плочки и още невидени плочки</translation>
    </message>
    <message>
        <source>Copy the line on the table as text</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Копирай редицата на масата като текст</translation>
    </message>
    <message>
        <source>Closer to the table; so does the wheel</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>По-близо до масата; и с колелцето</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Върни последния си ход</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Направи отново върнатото</translation>
    </message>
    <message>
        <source>The list of moves beside the table; one that is chosen shows the table as it was</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Списъкът на ходовете до масата; избраният показва масата, каквато е била</translation>
    </message>
    <message>
        <source>The played matches, to look at them again</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Изиграните партии, за да ги погледнеш пак</translation>
    </message>
    <message>
        <source>Further away from the table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>По-далече от масата</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;New match...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Нова партия...</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Отвори...</translation>
    </message>
    <message>
        <source>Un&amp;finished matches...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Не&amp;довършени партии...</translation>
    </message>
    <message>
        <source>Pla&amp;yed matches...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Изи&amp;грани партии...</translation>
    </message>
    <message>
        <source>Save a &amp;copy...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Запази &amp;копие...</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Върни хода</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Повто&amp;ри</translation>
    </message>
    <message>
        <source>Resi&amp;gn...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Предай се...</translation>
    </message>
    <message>
        <source>&amp;Daily deal...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Раздаване на д&amp;еня...</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Статистика...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>И&amp;зход</translation>
    </message>
    <message>
        <source>Quit; the match is kept</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Изход; партията се запазва</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Маса</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Тегли</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Пас</translation>
    </message>
    <message>
        <source>Pass, or keep the tile you drew</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Пасувай или задръж изтеглената плочка</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Подска&amp;зка</translation>
    </message>
    <message>
        <source>S&amp;ort another way</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Подреди по др&amp;уг начин</translation>
    </message>
    <message>
        <source>&amp;Tiles played and not seen...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Изиграни и невидени плочки...</translation>
    </message>
    <message>
        <source>&amp;Copy the line</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Копирай редицата</translation>
    </message>
    <message>
        <source>Copy the pos&amp;ition as text</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Копирай пози&amp;цията като текст</translation>
    </message>
    <message>
        <source>E&amp;xport the position...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Из&amp;неси позицията...</translation>
    </message>
    <message>
        <source>Step i&amp;n...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Вк&amp;лючи се...</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Из&amp;глед</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Увеличи</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Намали</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Цялата маса</translation>
    </message>
    <message>
        <source>The whole table</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Цялата маса</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Ходове</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Без звук</translation>
    </message>
    <message>
        <source>Mute, or sound again</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Без звук или пак със звук</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>На цял &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Нас&amp;тройки...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>По&amp;мощ</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Правилата на играта</translation>
    </message>
    <message>
        <source>&amp;Lessons...</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Уроци...</translation>
    </message>
    <message>
        <source>F&amp;irst steps</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Първи &amp;стъпки</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>This list</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Този списък</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Честна игра</translation>
    </message>
    <message>
        <source>Report a &amp;problem</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>Съобщи за п&amp;роблем</translation>
    </message>
    <message>
        <source>&amp;About Dominoes Desktop</source>
        <extracomment>shell/menus.py</extracomment>
        <translation>&amp;Относно Dominoes Desktop</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>shell/new_match.py</extracomment>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>shell/name_sheet.py</extracomment>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>shell/new_match.py</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>shell/new_match.py</extracomment>
        <translation>Домашни правила</translation>
    </message>
    <message numerus="yes">
        <source>{count} changed</source>
        <extracomment>shell/new_match.py (for 1: {count} changed)</extracomment>
        <translation>
            <numerusform>{count} променено</numerusform>
            <numerusform>{count} променени</numerusform>
        </translation>
    </message>
    <message>
        <source>New to {game}? Its lesson shows the rules, move by move.</source>
        <extracomment>shell/hint.py</extracomment>
        <translation>Нова ли е за теб играта {game}? Урокът показва правилата ход по ход.</translation>
    </message>
    <message>
        <source>Play the lesson</source>
        <extracomment>shell/hint.py</extracomment>
        <translation>Изиграй урока</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Добре</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Играч {number}</translation>
    </message>
    <message>
        <source>Everybody has settings and statistics of their own, and is chosen at the seats of a new match. Game, Who plays says whose settings are in force.</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Всеки има свои настройки и статистика и се избира за местата в нова партия. Игра, Кой играе казва чии настройки важат.</translation>
    </message>
    <message>
        <source>Colour of {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Цвят на {name}</translation>
    </message>
    <message>
        <source>Another colour</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Друг цвят</translation>
    </message>
    <message>
        <source>Name of {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Име на {name}</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Махни</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Махни {name}</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Хора</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Добави</translation>
    </message>
    <message>
        <source>Two people are called {name}</source>
        <extracomment>shell/people/sheet.py</extracomment>
        <translation>Двама души се казват {name}</translation>
    </message>
    <message>
        <source>This can&apos;t be kept</source>
        <extracomment>shell/people/show.py</extracomment>
        <translation>Това не може да се запази</translation>
    </message>
    <message>
        <source>Their settings and statistics are not shown any more. The records of their matches stay.</source>
        <extracomment>shell/people/show.py</extracomment>
        <translation>Настройките и статистиката вече не се показват. Записите на партиите остават.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <extracomment>shell/people/show.py</extracomment>
        <translation>Да махна ли {name}?</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Задръж</translation>
    </message>
    <message>
        <source>You get the tiles of that player and go on from here. As you had no part in what was played before, the match counts for nobody.</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>Получаваш плочките на този играч и продължаваш оттук. Понеже не си участвал в изиграното досега, партията не се брои на никого.</translation>
    </message>
    <message>
        <source>For whom do you step in?</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>За кого се включваш?</translation>
    </message>
    <message>
        <source>For {name}</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>За {name}</translation>
    </message>
    <message>
        <source>Watch on</source>
        <extracomment>shell/people/step_in_sheet.py</extracomment>
        <translation>Гледай нататък</translation>
    </message>
    <message>
        <source>You can step in where computer players play alone</source>
        <extracomment>shell/people/step_in.py</extracomment>
        <translation>Можеш да се включиш, където компютърни играчи играят сами</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Гост</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <extracomment>shell/people/switch.py</extracomment>
        <translation>&amp;Кой играе</translation>
    </message>
    <message>
        <source>&amp;People...</source>
        <extracomment>shell/people/switch.py</extracomment>
        <translation>&amp;Хора...</translation>
    </message>
    <message>
        <source>{name} plays now, with settings and statistics of their own</source>
        <extracomment>shell/people/switch.py</extracomment>
        <translation>Сега играе {name}, със свои настройки и статистика</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Темпо</translation>
    </message>
    <message>
        <source>How fast tiles travel, and how long the computer players seem to think.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Колко бързо се движат плочките и колко дълго сякаш мислят компютърните играчи.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Бързо</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Whether tiles travel, or lie in their places at once.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Дали плочките се движат, или веднага са на местата си.</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Винаги</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Никога</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Време за мислене</translation>
    </message>
    <message>
        <source>The longest that a computer player, or a hint, may think. Most need far less.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Най-дългото, което компютърен играч или подсказка може да мисли. Повечето искат много по-малко.</translation>
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
        <translation>Звук</translation>
    </message>
    <message>
        <source>The key M turns it off and on, too.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>И клавишът M го изключва и включва.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Изкл.</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Вкл.</translation>
    </message>
    <message>
        <source>How loud the tiles are.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Колко силно звучат плочките.</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Сила на звука</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Четене</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Език</translation>
    </message>
    <message>
        <source>What the program speaks, at once and everywhere.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>На какъв език говори програмата, веднага и навсякъде.</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Като системата</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Размер на текста</translation>
    </message>
    <message>
        <source>How large the letters are, on the table and on sheets like this one.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Колко големи са буквите, на масата и на листове като този.</translation>
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
        <translation>Открояване</translation>
    </message>
    <message>
        <source>How those of your tiles stand that can be played.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Как стоят тези от плочките ти, които могат да се играят.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Нищо</translation>
    </message>
    <message>
        <source>Raised</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Повдигнати</translation>
    </message>
    <message>
        <source>Raised and lit</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Повдигнати и осветени</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Ръка</translation>
    </message>
    <message>
        <source>How your tiles stand in the rack.</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Как стоят плочките ти на поставката.</translation>
    </message>
    <message>
        <source>As they came</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Както са дошли</translation>
    </message>
    <message>
        <source>Heaviest first</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Първо най-тежките</translation>
    </message>
    <message>
        <source>Doubles first</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>Първо двойните</translation>
    </message>
    <message>
        <source>By number</source>
        <extracomment>shell/preference_rows.py</extracomment>
        <translation>По числа</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>shell/preferences.py</extracomment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>shell/preferences.py</extracomment>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>shell/preferences.py</extracomment>
        <translation>Нулирай всичко</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Повторение</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Първи</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Последен</translation>
    </message>
    <message>
        <source>Turning point</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Повратна точка</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Скорост</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Открити ръце</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>shell/replay/bar.py</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Curve of {name}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Крива на {name}</translation>
    </message>
    <message>
        <source>Nothing is weighed yet</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Още нищо не е оценено</translation>
    </message>
    <message>
        <source>From {first} to {last}, at best {most}, at worst {least}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>От {first} до {last}, най-много {most}, най-малко {least}</translation>
    </message>
    <message>
        <source>From {first} to {last}, at best {most}, at worst {least}; turning point at move {number}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>От {first} до {last}, най-много {most}, най-малко {least}; повратна точка при ход {number}</translation>
    </message>
    <message>
        <source>Weighing...</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>Оценявам...</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>shell/replay/curve.py</extracomment>
        <translation>ход {number}</translation>
    </message>
    <message>
        <source>The position is copied as text</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Позицията е копирана като текст</translation>
    </message>
    <message>
        <source>Export the position</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Изнасяне на позицията</translation>
    </message>
    <message>
        <source>Picture ({pattern})</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Картина ({pattern})</translation>
    </message>
    <message>
        <source>Drawing ({pattern})</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Чертеж ({pattern})</translation>
    </message>
    <message>
        <source>Text ({pattern})</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Текст ({pattern})</translation>
    </message>
    <message>
        <source>The position was not saved: {why}</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Позицията не беше запазена: {why}</translation>
    </message>
    <message>
        <source>There is no position to be exported now</source>
        <extracomment>shell/replay/exporting.py</extracomment>
        <translation>Сега няма позиция за изнасяне</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>shell/replay/look.py</extracomment>
        <translation>на ход</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Рунд</translation>
    </message>
    <message>
        <source>Moves of the round</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Ходове в рунда</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Върни</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Повтори</translation>
    </message>
    <message>
        <source>Whose moves</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Чии ходове</translation>
    </message>
    <message>
        <source>Moves of {name}</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Ходове на {name}</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Рунд {number} от {count}</translation>
    </message>
    <message>
        <source>Look at a record</source>
        <extracomment>shell/replay/played.py</extracomment>
        <translation>Погледни запис</translation>
    </message>
    <message>
        <source>Played matches</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>Изиграни партии</translation>
    </message>
    <message>
        <source>From a file...</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>От файл...</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches were played.</source>
        <extracomment>shell/replay/played_sheet.py (for 1: {count} match was played.)</extracomment>
        <translation>
            <numerusform>Изиграна е {count} партия.</numerusform>
            <numerusform>Изиграни са {count} партии.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last {count} matches; older ones are opened from their files.</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>Последните {count} партии; по-старите се отварят от файловете им.</translation>
    </message>
    <message>
        <source>No match has been played to its end yet.</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>Още няма партия, изиграна докрай.</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>днес в {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <extracomment>shell/replay/played_sheet.py</extracomment>
        <translation>вчера в {time}</translation>
    </message>
    <message>
        <source>Nothing was dealt in this match</source>
        <extracomment>shell/replay/replay.py</extracomment>
        <translation>В тази партия нищо не е раздадено</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <extracomment>shell/replay/replay.py</extracomment>
        <translation>Повторение: {game}</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Обратно към партията</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>Domino records and house rules ({pattern})</source>
        <extracomment>shell/files/opening.py</extracomment>
        <translation>Записи на домино и домашни правила ({pattern})</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>shell/name_sheet.py</extracomment>
        <translation>Име</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Запази тези правила</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Преименувай</translation>
    </message>
    <message>
        <source>Remove these rules?</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Да махна ли тези правила?</translation>
    </message>
    <message>
        <source>{name} will not be offered any more.</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>{name} вече няма да се предлага.</translation>
    </message>
    <message>
        <source>The rules could not be kept: {why}</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Правилата не можаха да се запазят: {why}</translation>
    </message>
    <message>
        <source>Import rules</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Внасяне на правила</translation>
    </message>
    <message>
        <source>These rules can&apos;t be opened</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Тези правила не могат да се отворят</translation>
    </message>
    <message>
        <source>Export rules</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Изнасяне на правила</translation>
    </message>
    <message>
        <source>No file was written: {why}</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Не беше записан файл: {why}</translation>
    </message>
    <message>
        <source>Exported as {name}</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Изнесено като {name}</translation>
    </message>
    <message>
        <source>House rules ({pattern})</source>
        <extracomment>shell/named_rules.py</extracomment>
        <translation>Домашни правила ({pattern})</translation>
    </message>
    <message>
        <source>The game&apos;s own, or house rules that were given a name.</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>Тези на играта или домашни правила, получили име.</translation>
    </message>
    <message>
        <source>Save, rename, remove, export or import rules</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>Запази, преименувай, махни, изнеси или внеси правила</translation>
    </message>
    <message>
        <source>&amp;Save these rules as...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Запази тези правила като...</translation>
    </message>
    <message>
        <source>Re&amp;name...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Преименувай...</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Махни...</translation>
    </message>
    <message>
        <source>&amp;Export as a file...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Изнеси като файл...</translation>
    </message>
    <message>
        <source>&amp;Import from a file...</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>&amp;Внеси от файл...</translation>
    </message>
    <message>
        <source>Changed, without a name</source>
        <extracomment>shell/preset_row.py</extracomment>
        <translation>Променени, без име</translation>
    </message>
    <message>
        <source>There is no match to resign</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Няма партия, която да предадеш</translation>
    </message>
    <message>
        <source>Resign this match?</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Предаваш ли тази партия?</translation>
    </message>
    <message>
        <source>It counts as lost, and is put away with the played ones.</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Брои се за загубена и отива при изиграните.</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Предай се</translation>
    </message>
    <message>
        <source>You have resigned</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Ти се предаде</translation>
    </message>
    <message>
        <source>The match lies with the played ones, where it can be looked at again.</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Партията е при изиграните и може да се погледне пак.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <extracomment>shell/resigning.py</extracomment>
        <translation>Погледни я</translation>
    </message>
    <message>
        <source>Go on with your match?</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>Да продължи ли твоята партия?</translation>
    </message>
    <message>
        <source>Other matches...</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>Други партии...</translation>
    </message>
    <message>
        <source>Other unfinished matches</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>Други недовършени партии</translation>
    </message>
    <message>
        <source>left today at {time}</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>оставена днес в {time}</translation>
    </message>
    <message>
        <source>left yesterday at {time}</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>оставена вчера в {time}</translation>
    </message>
    <message>
        <source>left on {date}</source>
        <extracomment>shell/resume.py</extracomment>
        <translation>оставена на {date}</translation>
    </message>
    <message>
        <source>Review of round {number}</source>
        <extracomment>shell/review.py</extracomment>
        <translation>Преглед на рунд {number}</translation>
    </message>
    <message>
        <source>Reckoning the round with all hands open...</source>
        <extracomment>shell/review.py</extracomment>
        <translation>Пресмятам рунда с открити ръце...</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>shell/review.py</extracomment>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <extracomment>shell/review_sheet.py</extracomment>
        <translation>Ход {number}: {move}</translation>
    </message>
    <message>
        <source>turning point</source>
        <extracomment>shell/review_sheet.py</extracomment>
        <translation>повратна точка</translation>
    </message>
    <message>
        <source>The moves are weighed one by one, as a computer player would.</source>
        <extracomment>shell/review_sheet.py</extracomment>
        <translation>Ходовете се оценяват един по един, както би го направил компютърен играч.</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Погледни масата</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Следващ рунд</translation>
    </message>
    <message>
        <source>One round decides</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Решава един рунд</translation>
    </message>
    <message numerus="yes">
        <source>first to {count} wins</source>
        <extracomment>shell/round_sheet.py (for 1: first to {count} win)</extracomment>
        <translation>
            <numerusform>до {count} победа</numerusform>
            <numerusform>до {count} победи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly {count} points win, what would pass them does not count</source>
        <extracomment>shell/round_sheet.py (for 1: exactly {count} point wins, what would pass it does not count)</extracomment>
        <translation>
            <numerusform>точно {count} точка печели; каквото я надхвърля, не се брои</numerusform>
            <numerusform>точно {count} точки печелят; каквото ги надхвърля, не се брои</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first to {count} points</source>
        <extracomment>shell/round_sheet.py (for 1: first to {count} point)</extracomment>
        <translation>
            <numerusform>до {count} точка</numerusform>
            <numerusform>до {count} точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}, {aim}</source>
        <extracomment>shell/round_sheet.py</extracomment>
        <translation>Рунд {number}, {aim}</translation>
    </message>
    <message>
        <source>Reset {rule}</source>
        <extracomment>shell/rule_form.py</extracomment>
        <translation>Нулирай {rule}</translation>
    </message>
    <message>
        <source>House rules of this match</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>Домашни правила на тази партия</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>usually: {value}</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>обикновено: {value}</translation>
    </message>
    <message>
        <source>House rule:</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>Домашно правило:</translation>
    </message>
    <message>
        <source>Example:</source>
        <extracomment>shell/rules_document.py</extracomment>
        <translation>Пример:</translation>
    </message>
    <message numerus="yes">
        <source>for {count} players</source>
        <extracomment>shell/rules_sheet.py (for 1: for {count} player)</extracomment>
        <translation>
            <numerusform>за {count} играч</numerusform>
            <numerusform>за {count} играчи</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: {game}, {seats}</source>
        <extracomment>shell/rules_sheet.py</extracomment>
        <translation>Правила: {game}, {seats}</translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Ада</translation>
    </message>
    <message>
        <source>Bo</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Бо</translation>
    </message>
    <message>
        <source>Iva</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Ива</translation>
    </message>
    <message>
        <source>Kai</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Кай</translation>
    </message>
    <message>
        <source>Mira</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Мира</translation>
    </message>
    <message>
        <source>Nils</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Нилс</translation>
    </message>
    <message>
        <source>Otto</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Ото</translation>
    </message>
    <message>
        <source>Zoe</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Зоя</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>Място {number}</translation>
    </message>
    <message>
        <source>{seat}, name</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{seat}, име</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>Компютър, {level}</translation>
    </message>
    <message>
        <source>{seat}, player</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{seat}, играч</translation>
    </message>
    <message>
        <source>{name} can&apos;t sit at two seats</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{name} не може да седи на две места</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>Двама играчи се казват {name}</translation>
    </message>
    <message>
        <source>Play dominoes against computer players, or with others at one screen. The computer players see only what you would see in their place, and nothing leaves this computer.</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Играй домино срещу компютърни играчи или с други на един екран. Компютърните играчи виждат само това, което ти би видял на тяхно място, и нищо не напуска този компютър.</translation>
    </message>
    <message>
        <source>Your match of {game} is not over. It stays among the unfinished ones.</source>
        <extracomment>shell/sheets.py</extracomment>
        <translation>Твоята партия {game} не е свършила. Тя остава при недовършените.</translation>
    </message>
    <message>
        <source>MIT licence. Made with Qt (LGPL).</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Лиценз MIT. Направено с Qt (LGPL).</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <extracomment>shell/side_panel.py</extracomment>
        <translation>Затвори панела</translation>
    </message>
    <message>
        <source>Practice: a move was taken back, so this match does not count.</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>Тренировка: върнат е ход, затова тази партия не се брои.</translation>
    </message>
    <message>
        <source>From now on this match is practice: it does not count</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>Отсега нататък тази партия е тренировка: не се брои</translation>
    </message>
    <message>
        <source>There is no move of yours to take back in this round</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>В този рунд няма твой ход за връщане</translation>
    </message>
    <message>
        <source>There is nothing to do again</source>
        <extracomment>shell/taking_back.py</extracomment>
        <translation>Няма нищо за повторение</translation>
    </message>
    <message>
        <source>As in Preferences</source>
        <extracomment>shell/tiles_choice.py</extracomment>
        <translation>Както в Настройки</translation>
    </message>
    <message>
        <source>With small numbers beside the animals, or animals alone.</source>
        <extracomment>shell/tiles_choice.py</extracomment>
        <translation>С малки числа до животните или само животни.</translation>
    </message>
    <message>
        <source>What is on the tiles in this game.</source>
        <extracomment>shell/tiles_choice.py</extracomment>
        <translation>Какво има на плочките в тази игра.</translation>
    </message>
    <message>
        <source>{left} of {whole} not seen</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>{left} от {whole} невидени</translation>
    </message>
    <message>
        <source>not seen</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>невидени</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>изиграни</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>shell/tiles_sheet.py</extracomment>
        <translation>твои</translation>
    </message>
    <message>
        <source>They hold until the window is closed: {why}</source>
        <extracomment>shell/window.py</extracomment>
        <translation>Важат до затварянето на прозореца: {why}</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept</source>
        <extracomment>shell/window.py</extracomment>
        <translation>Настройките не могат да се запазят</translation>
    </message>
    <message>
        <source>A computer player failed, and made a simple move</source>
        <extracomment>shell/referee.py</extracomment>
        <translation>Компютърен играч се провали и изигра прост ход</translation>
    </message>
    <message>
        <source>{number} %</source>
        <extracomment>shell/wish_row.py</extracomment>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <extracomment>shell/wishes.py</extracomment>
        <translation>Звукът е изключен</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <extracomment>shell/wishes.py</extracomment>
        <translation>Звукът е включен</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>table/cues.py</extracomment>
        <translation>Побери</translation>
    </message>
    <message>
        <source>More of the table</source>
        <extracomment>table/cues.py</extracomment>
        <translation>Още от масата</translation>
    </message>
    <message>
        <source>Open ends out of sight: {numbers}</source>
        <extracomment>table/cues.py</extracomment>
        <translation>Отворени краища извън изгледа: {numbers}</translation>
    </message>
    <message>
        <source>Only the {pips} is open</source>
        <extracomment>table/ends.py</extracomment>
        <translation>Отворена е само {pips}</translation>
    </message>
    <message>
        <source>Open ends, locked: {pips}</source>
        <extracomment>table/ends.py</extracomment>
        <translation>Отворени краища, заключени: {pips}</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>table/ends.py</extracomment>
        <translation>Сбор</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>table/fresh.py</extracomment>
        <translation>нова</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Тегли</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Over to {name}</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>Ред е на {name}</translation>
    </message>
    <message>
        <source>Play {tile}</source>
        <extracomment>shell/access/told.py</extracomment>
        <translation>Играй {tile}</translation>
    </message>
    <message>
        <source>It could not be put aside</source>
        <extracomment>archive/beside.py</extracomment>
        <translation>Не можа да се премести настрана</translation>
    </message>
    <message>
        <source>No space left on the disk</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>На диска няма повече място</translation>
    </message>
    <message>
        <source>No more of the disk may be used by you</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Не ти е позволено да заемаш повече от диска</translation>
    </message>
    <message>
        <source>The file would grow too large</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Файлът би станал твърде голям</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Системата не го позволява</translation>
    </message>
    <message>
        <source>Nothing can be written there</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Там не може да се пише</translation>
    </message>
    <message>
        <source>There is no such file or folder</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Няма такъв файл или папка</translation>
    </message>
    <message>
        <source>Something of that name is there already</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Вече има нещо с това име</translation>
    </message>
    <message>
        <source>It is a folder</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Това е папка</translation>
    </message>
    <message>
        <source>It is no folder</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Това не е папка</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Името е твърде дълго</translation>
    </message>
    <message>
        <source>It is being used by another program</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Използва се от друга програма</translation>
    </message>
    <message>
        <source>The disk does not work as it should</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Дискът не работи както трябва</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>Another window is writing this match</source>
        <extracomment>archive/disk.py</extracomment>
        <translation>Друг прозорец записва тази партия</translation>
    </message>
    <message>
        <source>{what}; expected {expected}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>{what}; очаква се: {expected}</translation>
    </message>
    <message>
        <source>{file}:{line}: {what}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>{file}:{line}: {what}</translation>
    </message>
    <message>
        <source>a space too many</source>
        <extracomment>archive/error.py</extracomment>
        <translation>един интервал в повече</translation>
    </message>
    <message>
        <source>single spaces between words</source>
        <extracomment>archive/error.py</extracomment>
        <translation>по един интервал между думите</translation>
    </message>
    <message>
        <source>{text} is no SHA-256</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>{text} не е SHA-256</translation>
    </message>
    <message>
        <source>64 digits of 0-9 and a-f</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>64 знака от 0-9 и a-f</translation>
    </message>
    <message>
        <source>digits of 0-9 and a-f</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>знаци от 0-9 и a-f</translation>
    </message>
    <message>
        <source>{text} is no salt</source>
        <extracomment>archive/fairness.py</extracomment>
        <translation>{text} не е сол</translation>
    </message>
    <message>
        <source>a number from 1</source>
        <extracomment>archive/head.py</extracomment>
        <translation>число от 1 нагоре</translation>
    </message>
    <message>
        <source>{text} is no seat</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} не е място</translation>
    </message>
    <message>
        <source>{text} is no round</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} не е рунд</translation>
    </message>
    <message>
        <source>{text} is no kind of player</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} не е вид играч</translation>
    </message>
    <message>
        <source>the head is not whole</source>
        <extracomment>archive/head.py</extracomment>
        <translation>началото не е цяло</translation>
    </message>
    <message>
        <source>rule {name} can&apos;t be {value} with {seats} seats</source>
        <extracomment>archive/head.py</extracomment>
        <translation>правилото {name} не може да е {value} при {seats} места</translation>
    </message>
    <message>
        <source>no match record begins with {text}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>никой запис не започва с {text}</translation>
    </message>
    <message>
        <source>version {text} is newer than this program reads</source>
        <extracomment>archive/head.py</extracomment>
        <translation>версия {text} е по-нова, отколкото тази програма може да чете</translation>
    </message>
    <message>
        <source>{text} is no version</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} не е версия</translation>
    </message>
    <message>
        <source>a short value</source>
        <extracomment>archive/head.py</extracomment>
        <translation>кратка стойност</translation>
    </message>
    <message>
        <source>seat {text} is not the next</source>
        <extracomment>archive/head.py</extracomment>
        <translation>място {text} не е следващото</translation>
    </message>
    <message>
        <source>{game} is for {seats}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{game} е за {seats}</translation>
    </message>
    <message>
        <source>seat {seat} has no name</source>
        <extracomment>archive/head.py</extracomment>
        <translation>място {seat} няма име</translation>
    </message>
    <message>
        <source>unexpected {text}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>неочаквано: {text}</translation>
    </message>
    <message>
        <source>unknown game {text}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>непозната игра {text}</translation>
    </message>
    <message>
        <source>{text} is no rule with one value</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{text} не е правило с една стойност</translation>
    </message>
    <message>
        <source>it once</source>
        <extracomment>archive/head.py</extracomment>
        <translation>веднъж</translation>
    </message>
    <message>
        <source>rule {name} stands twice</source>
        <extracomment>archive/head.py</extracomment>
        <translation>правилото {name} стои два пъти</translation>
    </message>
    <message>
        <source>{value} where {name} is {there}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{value}, когато {name} е {there}</translation>
    </message>
    <message>
        <source>smaller hands</source>
        <extracomment>archive/head.py</extracomment>
        <translation>по-малко плочки в ръка</translation>
    </message>
    <message>
        <source>rule set {set}, or smaller hands</source>
        <extracomment>archive/head.py</extracomment>
        <translation>rule set {set} или по-малко плочки в ръка</translation>
    </message>
    <message>
        <source>rule {name} can&apos;t be {value}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>правилото {name} не може да е {value}</translation>
    </message>
    <message>
        <source>{least} to {most} seats</source>
        <extracomment>archive/head.py</extracomment>
        <translation>от {least} до {most} места</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <extracomment>archive/head.py</extracomment>
        <translation>{count} места</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <extracomment>archive/head.py</extracomment>
        <translation>едно от {words}</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened</source>
        <extracomment>archive/ledger.py</extracomment>
        <translation>Файлът не може да се отвори</translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <extracomment>archive/ledger.py</extracomment>
        <translation>Файлът е повреден</translation>
    </message>
    <message>
        <source>A newer version of this program has written it</source>
        <extracomment>archive/ledger.py</extracomment>
        <translation>Записан е от по-нова версия на тази програма</translation>
    </message>
    <message>
        <source>{tile} has its smaller half first</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{tile} е с по-малката половина отпред</translation>
    </message>
    <message>
        <source>{count} tiles in one line, more than any set has</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{count} плочки на един ред, повече, отколкото има в който и да е комплект</translation>
    </message>
    <message>
        <source>fewer</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>по-малко</translation>
    </message>
    <message>
        <source>{text} is no move</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{text} не е ход</translation>
    </message>
    <message>
        <source>two halves from 0 to {most}, such as 6-4</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>две половини от 0 до {most}, например 6-4</translation>
    </message>
    <message>
        <source>{text} is no tile</source>
        <extracomment>archive/notation.py</extracomment>
        <translation>{text} не е плочка</translation>
    </message>
    <message>
        <source>house rules</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>домашни правила</translation>
    </message>
    <message>
        <source>this is no file</source>
        <extracomment>archive/given.py</extracomment>
        <translation>това не е файл</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <extracomment>archive/given.py</extracomment>
        <translation>няма такъв файл</translation>
    </message>
    <message>
        <source>the file can&apos;t be read ({why})</source>
        <extracomment>archive/given.py</extracomment>
        <translation>файлът не може да се прочете ({why})</translation>
    </message>
    <message>
        <source>the last line has no newline</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>последният ред няма край</translation>
    </message>
    <message>
        <source>a whole one</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>цял ред</translation>
    </message>
    <message>
        <source>at most {count} letters</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>най-много {count} букви</translation>
    </message>
    <message>
        <source>{text} is no name</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>{text} не е име</translation>
    </message>
    <message>
        <source>the file ends too soon</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>файлът свършва твърде рано</translation>
    </message>
    <message>
        <source>no house rules begin with {text}</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>никои домашни правила не започват с {text}</translation>
    </message>
    <message>
        <source>version {text} can&apos;t be read here</source>
        <extracomment>archive/preset.py</extracomment>
        <translation>версия {text} не може да се прочете тук</translation>
    </message>
    <message>
        <source>a match record</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>запис на партия</translation>
    </message>
    <message>
        <source>this is a pipe</source>
        <extracomment>archive/given.py</extracomment>
        <translation>това е канал (pipe)</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <extracomment>archive/given.py</extracomment>
        <translation>това е папка</translation>
    </message>
    <message>
        <source>notice: the deal of round {round} is not whole; the record ends before it</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>бележка: раздаването на рунд {round} не е цяло; записът свършва преди него</translation>
    </message>
    <message>
        <source>notice: the last line has no newline and was dropped</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>бележка: последният ред няма край и е пропуснат</translation>
    </message>
    <message>
        <source>the head is torn in this line</source>
        <extracomment>archive/reader.py</extracomment>
        <translation>началото е прекъснато на този ред</translation>
    </message>
    <message>
        <source>{word} says nothing more</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>след {word} няма нищо повече</translation>
    </message>
    <message>
        <source>nothing more</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>нищо повече</translation>
    </message>
    <message>
        <source>hand {seat} has no tiles</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>ръка {seat} няма плочки</translation>
    </message>
    <message>
        <source>hand {seat} has another number of tiles, {count}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>ръка {seat} има друг брой плочки, {count}</translation>
    </message>
    <message>
        <source>not every tile is dealt, {count} are missing, {tile} among them</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>не всички плочки са раздадени: липсват {count}, между тях {tile}</translation>
    </message>
    <message>
        <source>not every tile is dealt, {tile} is missing</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>не всички плочки са раздадени: липсва {tile}</translation>
    </message>
    <message>
        <source>all {count} tiles of the set</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>всичките {count} плочки на комплекта</translation>
    </message>
    <message>
        <source>this game sets no tiles aside</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>в тази игра не се заделят плочки</translation>
    </message>
    <message>
        <source>tiles up to {tile}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>плочки до {tile}</translation>
    </message>
    <message>
        <source>{tile} is not in the set</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{tile} не е в комплекта</translation>
    </message>
    <message>
        <source>{tile} is dealt twice</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{tile} е раздадена два пъти</translation>
    </message>
    <message>
        <source>every tile once</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>всяка плочка по веднъж</translation>
    </message>
    <message>
        <source>another deal</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>друго раздаване</translation>
    </message>
    <message>
        <source>lead {seat}, which is not left to a lot here</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>lead {seat}, което тук не се решава с жребий</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>няма място {seat}</translation>
    </message>
    <message>
        <source>seat {seat} may not take the lead</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>място {seat} не може да започне</translation>
    </message>
    <message>
        <source>move of seat {seat}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>ход на място {seat}</translation>
    </message>
    <message>
        <source>it is not the turn of seat {seat}</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>не е ред на място {seat}</translation>
    </message>
    <message>
        <source>seat {seat} does nothing</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>място {seat} не прави нищо</translation>
    </message>
    <message>
        <source>{text} names a train, but this game has none</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{text} назовава влак, а в тази игра няма такива</translation>
    </message>
    <message>
        <source>no &apos;#&apos;</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>без &apos;#&apos;</translation>
    </message>
    <message>
        <source>{text} names a spot on the table, which means nothing in this game</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{text} назовава място на масата, което в тази игра не значи нищо</translation>
    </message>
    <message>
        <source>{text} names the host&apos;s half, which only a matador may</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>{text} назовава половината, до която се слага, което може само матадор</translation>
    </message>
    <message>
        <source>no move of this round stands to be taken back</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>в този рунд няма ход за връщане</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>archive/rounds.py</extracomment>
        <translation>още {count}</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>текст</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>текст в UTF-8</translation>
    </message>
    <message>
        <source>byte {at} of the line, {code}, is not UTF-8</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>байт {at} от реда, {code}, не е UTF-8</translation>
    </message>
    <message>
        <source>byte {at} of the line, the control character {code}, is not allowed</source>
        <extracomment>archive/scan.py</extracomment>
        <translation>байт {at} от реда, управляващият знак {code}, не е позволен</translation>
    </message>
    <message>
        <source>{name} is not the name of a file in this folder</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>{name} не е име на файл в тази папка</translation>
    </message>
    <message>
        <source>there is no theme of this name</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>няма тема с това име</translation>
    </message>
    <message>
        <source>there is no theme here</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>тук няма тема</translation>
    </message>
    <message>
        <source>it can&apos;t be read as TOML: {why}</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>не може да се прочете като TOML: {why}</translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>твърде много нива едно в друго</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Лицензи</translation>
    </message>
    <message>
        <source>The licences themselves are in {folder}.</source>
        <extracomment>shell/about.py</extracomment>
        <translation>Самите лицензи са в {folder}.</translation>
    </message>
    <message>
        <source>No character</source>
        <extracomment>shell/character_disc.py</extracomment>
        <translation>Без характер</translation>
    </message>
    <message>
        <source>Make a new folder?</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Да създам ли нова папка?</translation>
    </message>
    <message>
        <source>There is no folder {folder} yet.</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Още няма папка {folder}.</translation>
    </message>
    <message>
        <source>Make it</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Създай я</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <extracomment>shell/files/folder.py</extracomment>
        <translation>Не запазвай</translation>
    </message>
    <message>
        <source>{name}&#xa0;{points}</source>
        <extracomment>shell/files/left_row.py</extracomment>
        <translation>{name}&#xa0;{points}</translation>
    </message>
    <message>
        <source>These files can&apos;t be opened</source>
        <extracomment>shell/files/refusing.py</extracomment>
        <translation>Тези файлове не могат да се отворят</translation>
    </message>
    <message>
        <source>That is allowed, too, but this is asked: {task}</source>
        <extracomment>shell/learning/course.py</extracomment>
        <translation>И това е позволено, но тук се иска друго: {task}</translation>
    </message>
    <message>
        <source>Lay it where it is lit</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Постави я там, където свети</translation>
    </message>
    <message>
        <source>would be next</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>би бил следващият</translation>
    </message>
    <message>
        <source>Done: go on with Next</source>
        <extracomment>shell/learning/learning.py</extracomment>
        <translation>Готово: продължи с Напред</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <extracomment>shell/opening.py</extracomment>
        <translation>Отваряне на {name}</translation>
    </message>
    <message>
        <source>Greta</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Грета</translation>
    </message>
    <message>
        <source>Linus</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Линус</translation>
    </message>
    <message>
        <source>Rico</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Рико</translation>
    </message>
    <message>
        <source>Vera</source>
        <extracomment>shell/people/names.py</extracomment>
        <translation>Вера</translation>
    </message>
    <message>
        <source>Your moves</source>
        <extracomment>shell/replay/moves_page.py</extracomment>
        <translation>Твоите ходове</translation>
    </message>
    <message>
        <source>{seat}, character</source>
        <extracomment>shell/seat_rows.py</extracomment>
        <translation>{seat}, характер</translation>
    </message>
    <message>
        <source>One moment: the table is being laid out</source>
        <extracomment>table/awaiting.py</extracomment>
        <translation>Един момент: масата се подрежда</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>изтегли плочка</translation>
    </message>
    <message>
        <source>draw two tiles</source>
        <extracomment>table/furniture.py</extracomment>
        <translation>изтегли две плочки</translation>
    </message>
    <message>
        <source>name and says should be texts</source>
        <extracomment>table/garment.py</extracomment>
        <translation>name и says трябва да са текст</translation>
    </message>
    <message>
        <source>order should be a whole number</source>
        <extracomment>table/garment.py</extracomment>
        <translation>order трябва да е цяло число</translation>
    </message>
    <message>
        <source>a theme of tables has no value named {name}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>тема за маси няма стойност {name}</translation>
    </message>
    <message>
        <source>a theme of tiles has no value named {name}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>тема за плочки няма стойност {name}</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>число от {low} до {high}</translation>
    </message>
    <message>
        <source>{name} should be {value}</source>
        <extracomment>table/garment.py</extracomment>
        <translation>{name} трябва да е {value}</translation>
    </message>
    <message>
        <source>a colour such as &quot;#2f7d5b&quot;</source>
        <extracomment>table/garment.py</extracomment>
        <translation>цвят, например &quot;#2f7d5b&quot;</translation>
    </message>
    <message>
        <source>a list of {count} colours each</source>
        <extracomment>table/garment.py</extracomment>
        <translation>списък с по {count} цвята</translation>
    </message>
    <message>
        <source>a list of colours such as &quot;#2f7d5b&quot;</source>
        <extracomment>table/garment.py</extracomment>
        <translation>списък с цветове, например &quot;#2f7d5b&quot;</translation>
    </message>
    <message>
        <source>a list of {count} colours such as &quot;#2f7d5b&quot;</source>
        <extracomment>table/garment.py</extracomment>
        <translation>списък с {count} цвята, например &quot;#2f7d5b&quot;</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <extracomment>table/garment.py</extracomment>
        <translation>име на файл</translation>
    </message>
    <message>
        <source>{name} is not a picture that can be read</source>
        <extracomment>table/garment.py</extracomment>
        <translation>{name} не е картина, която може да се прочете</translation>
    </message>
    <message>
        <source>a list of names of files</source>
        <extracomment>table/garment.py</extracomment>
        <translation>списък с имена на файлове</translation>
    </message>
    <message>
        <source>{count} files at most</source>
        <extracomment>table/garment.py</extracomment>
        <translation>най-много {count} файла</translation>
    </message>
    <message>
        <source>{name} is not a drawing (SVG) that can be read</source>
        <extracomment>table/garment.py</extracomment>
        <translation>{name} не е рисунка (SVG), която може да се прочете</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>table/heap.py</extracomment>
        <translation>празна</translation>
    </message>
    <message>
        <source>Boneyard · {count}</source>
        <extracomment>table/heap.py</extracomment>
        <translation>Купчина · {count}</translation>
    </message>
    <message>
        <source>{count} to draw</source>
        <extracomment>table/heap.py</extracomment>
        <translation>{count} за теглене</translation>
    </message>
    <message>
        <source>Along your tiles; along the places of a lifted one</source>
        <extracomment>table/keys.py</extracomment>
        <translation>По плочките ти; по местата на вдигнатата</translation>
    </message>
    <message>
        <source>From row to row of a large hand</source>
        <extracomment>table/keys.py</extracomment>
        <translation>От ред на ред в голяма ръка</translation>
    </message>
    <message>
        <source>The first and the last of them</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Първата и последната от тях</translation>
    </message>
    <message>
        <source>Lift the tile; then, with a place chosen, lay it there</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Вдигни плочката; после, при избрано място, я постави</translation>
    </message>
    <message>
        <source>Choose the place with that number</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Избери мястото с това число</translation>
    </message>
    <message>
        <source>Put a lifted tile back</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Върни вдигнатата плочка</translation>
    </message>
    <message>
        <source>On to the buttons beside the sentence, and what stands beside the table</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Нататък към бутоните до изречението и това, което е до масата</translation>
    </message>
    <message>
        <source>Say who of your side leads, where it may choose</source>
        <extracomment>table/keys.py</extracomment>
        <translation>Кажи кой от вашата страна започва, където тя избира</translation>
    </message>
    <message>
        <source>{tile} fits in one place: Enter plays it there</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} пасва на едно място: Enter я поставя там</translation>
    </message>
    <message>
        <source>{tile} fits in one place: click it there, or drag the tile</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} пасва на едно място: щракни там или довлечи плочката</translation>
    </message>
    <message>
        <source>{tile} fits in {count} places: choose by number or arrow, then Enter</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} пасва на {count} места: избери с число или стрелка, после Enter</translation>
    </message>
    <message>
        <source>{tile} fits in {count} places: choose one</source>
        <extracomment>table/places.py</extracomment>
        <translation>{tile} пасва на {count} места: избери едно</translation>
    </message>
    <message>
        <source>I lead</source>
        <extracomment>table/question.py</extracomment>
        <translation>Аз започвам</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <extracomment>table/question.py</extracomment>
        <translation>{name} започва</translation>
    </message>
    <message>
        <source>again</source>
        <extracomment>table/tab.py</extracomment>
        <translation>пак</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>table/tab.py</extracomment>
        <translation>следва</translation>
    </message>
    <message>
        <source>skipped</source>
        <extracomment>table/tab.py</extracomment>
        <translation>прескочен</translation>
    </message>
    <message>
        <source>Domino table</source>
        <extracomment>table/view.py</extracomment>
        <translation>Маса за домино</translation>
    </message>
    <message>
        <source>Blue felt</source>
        <extracomment>tables/blue/theme.toml</extracomment>
        <translation>Син филц</translation>
    </message>
    <message>
        <source>Cool and deep, as in a saloon.</source>
        <extracomment>tables/blue/theme.toml</extracomment>
        <translation>Хладно и дълбоко, като в салон.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>tables/contrast/theme.toml</extracomment>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>Black and white, strong lines, nothing in between.</source>
        <extracomment>tables/contrast/theme.toml</extracomment>
        <translation>Черно и бяло, силни линии, нищо между тях.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <extracomment>tables/green/theme.toml</extracomment>
        <translation>Зелен филц</translation>
    </message>
    <message>
        <source>The cloth of a club.</source>
        <extracomment>tables/green/theme.toml</extracomment>
        <translation>Сукното на клуба.</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>tables/slate/theme.toml</extracomment>
        <translation>Шиста</translation>
    </message>
    <message>
        <source>Split stone, grey and still.</source>
        <extracomment>tables/slate/theme.toml</extracomment>
        <translation>Цепен камък, сив и тих.</translation>
    </message>
    <message>
        <source>Walnut</source>
        <extracomment>tables/walnut/theme.toml</extracomment>
        <translation>Орех</translation>
    </message>
    <message>
        <source>Oiled boards of dark wood.</source>
        <extracomment>tables/walnut/theme.toml</extracomment>
        <translation>Намаслени дъски от тъмно дърво.</translation>
    </message>
    <message>
        <source>Animals</source>
        <extracomment>tiles/animals/theme.toml</extracomment>
        <translation>Животни</translation>
    </message>
    <message>
        <source>Seven animals, with small numbers.</source>
        <extracomment>tiles/animals/theme.toml</extracomment>
        <translation>Седем животни с малки числа.</translation>
    </message>
    <message>
        <source>Animals alone</source>
        <extracomment>tiles/animals_plain/theme.toml</extracomment>
        <translation>Само животни</translation>
    </message>
    <message>
        <source>Seven animals, without numbers.</source>
        <extracomment>tiles/animals_plain/theme.toml</extracomment>
        <translation>Седем животни без числа.</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <extracomment>tiles/coloured/theme.toml</extracomment>
        <translation>Цветни очи</translation>
    </message>
    <message>
        <source>Each number in its own colour.</source>
        <extracomment>tiles/coloured/theme.toml</extracomment>
        <translation>Всяко число в свой цвят.</translation>
    </message>
    <message>
        <source>Black on white, large pips, strong lines.</source>
        <extracomment>tiles/contrast/theme.toml</extracomment>
        <translation>Черно на бяло, големи очи, силни линии.</translation>
    </message>
    <message>
        <source>Ebony</source>
        <extracomment>tiles/ebony/theme.toml</extracomment>
        <translation>Абанос</translation>
    </message>
    <message>
        <source>Black wood, ivory pips, a line of brass.</source>
        <extracomment>tiles/ebony/theme.toml</extracomment>
        <translation>Черно дърво, очи от слонова кост, ивица месинг.</translation>
    </message>
    <message>
        <source>Ivory</source>
        <extracomment>tiles/ivory/theme.toml</extracomment>
        <translation>Слонова кост</translation>
    </message>
    <message>
        <source>Black pips on ivory.</source>
        <extracomment>tiles/ivory/theme.toml</extracomment>
        <translation>Черни очи на слонова кост.</translation>
    </message>
    <message>
        <source>Numerals</source>
        <extracomment>tiles/numerals/theme.toml</extracomment>
        <translation>Цифри</translation>
    </message>
    <message>
        <source>Figures in place of pips.</source>
        <extracomment>tiles/numerals/theme.toml</extracomment>
        <translation>Цифри вместо очи.</translation>
    </message>
    <message>
        <source>Pebbles</source>
        <extracomment>tiles/pebbles/theme.toml</extracomment>
        <translation>Камъчета</translation>
    </message>
    <message>
        <source>Painted river stones.</source>
        <extracomment>tiles/pebbles/theme.toml</extracomment>
        <translation>Рисувани речни камъчета.</translation>
    </message>
    <message>
        <source>Nothing else is allowed: {move}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>Нищо друго не е разрешено: {move}</translation>
    </message>
    <message>
        <source>Best: {move}. {why}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>Най-добре: {move}. {why}</translation>
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
        <translation>номер {number} от {count}</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>words/advice.py</extracomment>
        <translation>тегли</translation>
    </message>
    <message>
        <source>keep what you drew</source>
        <extracomment>words/advice.py</extracomment>
        <translation>задръж изтегленото</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>words/advice.py</extracomment>
        <translation>пас</translation>
    </message>
    <message>
        <source>lead {tile}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>започни с {tile}</translation>
    </message>
    <message>
        <source>{tile} on the {pips}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{tile} до {pips}</translation>
    </message>
    <message>
        <source>{tile} on the {pips} of {host}</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{tile} до {pips} на {host}</translation>
    </message>
    <message>
        <source>as good</source>
        <extracomment>words/advice.py</extracomment>
        <translation>също толкова добре</translation>
    </message>
    <message>
        <source>{points} points less</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{points} точки по-малко</translation>
    </message>
    <message>
        <source>{percent} % less often won</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{percent} % по-рядко спечелено</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>words/advice.py</extracomment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>pointing up</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>сочи нагоре</translation>
    </message>
    <message>
        <source>pointing right</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>сочи надясно</translation>
    </message>
    <message>
        <source>pointing down</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>сочи надолу</translation>
    </message>
    <message>
        <source>pointing left</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>сочи наляво</translation>
    </message>
    <message>
        <source>lying</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>легнала</translation>
    </message>
    <message>
        <source>standing</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>изправена</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Масата е празна</translation>
    </message>
    <message>
        <source>Only the {pips} of {host} is open</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Отворена е само {pips} на {host}</translation>
    </message>
    <message>
        <source>No end is open</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Няма отворен край</translation>
    </message>
    <message>
        <source>Open ends: {numbers}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Отворени краища: {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>The {numbers} are locked</source>
        <extracomment>words/aloud.py (for 1: The {numbers} is locked)</extracomment>
        <translation>
            <numerusform>{numbers} е заключена</numerusform>
            <numerusform>{numbers} са заключени</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {numbers} have no room</source>
        <extracomment>words/aloud.py (for 1: The {numbers} has no room)</extracomment>
        <translation>
            <numerusform>{numbers} няма място</numerusform>
            <numerusform>{numbers} нямат място</numerusform>
        </translation>
    </message>
    <message>
        <source>They count {count}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Сборът им е {count}</translation>
    </message>
    <message>
        <source>{name} {count}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name} {count}</translation>
    </message>
    <message>
        <source>Tiles: {each}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Плочки: {each}</translation>
    </message>
    <message>
        <source>Score: {each}, of {target}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Резултат: {each}, до {target}</translation>
    </message>
    <message>
        <source>You hold no tile</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Нямаш плочка</translation>
    </message>
    <message numerus="yes">
        <source>You hold {count} tiles: {tiles}</source>
        <extracomment>words/aloud.py (for 1: You hold one tile: {tiles})</extracomment>
        <translation>
            <numerusform>Имаш {tiles}</numerusform>
            <numerusform>Имаш {count} плочки: {tiles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These fit: {tiles}</source>
        <extracomment>words/aloud.py (for 1: {tiles} fits)</extracomment>
        <translation>
            <numerusform>{tiles} пасва</numerusform>
            <numerusform>Тези пасват: {tiles}</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}, does not fit</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{tile}, не пасва</translation>
    </message>
    <message numerus="yes">
        <source>{tile}, playable at {places} places</source>
        <extracomment>words/aloud.py (for 1: {tile}, playable)</extracomment>
        <translation>
            <numerusform>{tile}, може да се играе</numerusform>
            <numerusform>{tile}, може да се играе на {places} места</numerusform>
        </translation>
    </message>
    <message>
        <source>as the first tile</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>като първа плочка</translation>
    </message>
    <message>
        <source>on the {pips} of {host}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>до {pips} на {host}</translation>
    </message>
    <message>
        <source>{place}, {way}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{place}, {way}</translation>
    </message>
    <message>
        <source>{place}, for {points}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{place}, носи {points}</translation>
    </message>
    <message>
        <source>{tile}, {at} of {count}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{tile}, {at} от {count}</translation>
    </message>
    <message>
        <source>{tile}, {at} of {count} from {host}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{tile}, {at} от {count} от {host} нататък</translation>
    </message>
    <message>
        <source>end {pips}, at {host}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>край {pips}, на {host}</translation>
    </message>
    <message>
        <source>end {pips}, at {host}, locked</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>край {pips}, на {host}, заключен</translation>
    </message>
    <message>
        <source>end {pips}, at {host}, no room</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>край {pips}, на {host}, няма място</translation>
    </message>
    <message>
        <source>end {pips}, at {host}, closed for now</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>край {pips}, на {host}, засега затворен</translation>
    </message>
    <message>
        <source>Boneyard: {tiles}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Купчина: {tiles}</translation>
    </message>
    <message>
        <source>Boneyard: {tiles}, none to draw</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Купчина: {tiles}, нищо за теглене</translation>
    </message>
    <message>
        <source>Boneyard: {tiles}, {count} to draw</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>Купчина: {tiles}, {count} за теглене</translation>
    </message>
    <message>
        <source>{name}: {tiles}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}</translation>
    </message>
    <message>
        <source>{name}: {tiles}, score {score}</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}, резултат {score}</translation>
    </message>
    <message>
        <source>{name}: {tiles}, score {score}, to move</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}, резултат {score}, на ход</translation>
    </message>
    <message>
        <source>{name}: {tiles}, to move</source>
        <extracomment>words/aloud.py</extracomment>
        <translation>{name}: {tiles}, на ход</translation>
    </message>
    <message>
        <source>cat</source>
        <extracomment>words/animals.py</extracomment>
        <translation>котка</translation>
    </message>
    <message>
        <source>duck</source>
        <extracomment>words/animals.py</extracomment>
        <translation>патица</translation>
    </message>
    <message>
        <source>elephant</source>
        <extracomment>words/animals.py</extracomment>
        <translation>слон</translation>
    </message>
    <message>
        <source>fish</source>
        <extracomment>words/animals.py</extracomment>
        <translation>риба</translation>
    </message>
    <message>
        <source>rabbit</source>
        <extracomment>words/animals.py</extracomment>
        <translation>заек</translation>
    </message>
    <message>
        <source>snail</source>
        <extracomment>words/animals.py</extracomment>
        <translation>охлюв</translation>
    </message>
    <message>
        <source>turtle</source>
        <extracomment>words/animals.py</extracomment>
        <translation>костенурка</translation>
    </message>
    <message>
        <source>{game} by its own rules, one round, deal number {number}. Everybody who plays it today gets the same tiles. The other seats are computer players of the level {level}, who know no more of the deal than ever.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{game} по собствените си правила, един рунд, раздаване номер {number}. Всеки, който го играе днес, получава същите плочки. На другите места са компютърни играчи от ниво {level}, които не знаят за раздаването повече от друг път.</translation>
    </message>
    <message>
        <source>Not played yet. The first time counts; played again it is practice.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Още не е играно. Първият път се брои; изиграно пак, е тренировка.</translation>
    </message>
    <message>
        <source>Nobody won today.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Днес никой не спечели.</translation>
    </message>
    <message>
        <source>Lost today, with {points}.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Загубено днес, с {points}.</translation>
    </message>
    <message>
        <source>Won today, with {points}.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Спечелено днес, с {points}.</translation>
    </message>
    <message>
        <source>Lost today.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Загубено днес.</translation>
    </message>
    <message>
        <source>Won today.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Спечелено днес.</translation>
    </message>
    <message>
        <source>The days that you play stand here from now on.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>Дните, в които играеш, ще стоят тук отсега нататък.</translation>
    </message>
    <message numerus="yes">
        <source>{count} days in a row</source>
        <extracomment>words/daily.py (for 1: {count} day in a row)</extracomment>
        <translation>
            <numerusform>{count} ден подред</numerusform>
            <numerusform>{count} дни подред</numerusform>
        </translation>
    </message>
    <message>
        <source>{streak}, {longest} at the longest. Won {won} of {played}.</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{streak}, най-много {longest}. Спечелени {won} от {played}.</translation>
    </message>
    <message>
        <source>{when}: not played</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: не е играно</translation>
    </message>
    <message>
        <source>{when}: nobody won</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: никой не спечели</translation>
    </message>
    <message>
        <source>{when}: lost</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: загубено</translation>
    </message>
    <message>
        <source>{when}: won</source>
        <extracomment>words/daily.py</extracomment>
        <translation>{when}: спечелено</translation>
    </message>
    <message>
        <source>You hold no double: the next player is asked</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Нямаш двойна плочка: пита се следващият играч</translation>
    </message>
    <message>
        <source>{name} holds no double: the next player is asked</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} няма двойна плочка: пита се следващият играч</translation>
    </message>
    <message>
        <source>Your {pips} makes all others draw a tile</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Заради твоята {pips} всички други теглят плочка</translation>
    </message>
    <message>
        <source>{name}&apos;s {pips} makes all others draw a tile</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} играе {pips}: всички други теглят плочка</translation>
    </message>
    <message>
        <source>The direction turns: play goes clockwise now</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Посоката се обръща: сега се играе по часовника</translation>
    </message>
    <message>
        <source>The direction turns: play goes counterclockwise now</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Посоката се обръща: сега се играе срещу часовника</translation>
    </message>
    <message>
        <source>You play again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Играеш пак</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} играе пак</translation>
    </message>
    <message>
        <source>You could play again, but nothing fits</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Можеше да играеш пак, но нищо не пасва</translation>
    </message>
    <message>
        <source>{name} could play again, but nothing fits</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} можеше да играе пак, но нищо не пасва</translation>
    </message>
    <message>
        <source>You cast a spell: the next tile must go on your {pips}</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Правиш магия: следващата плочка трябва да е до твоята {pips}</translation>
    </message>
    <message>
        <source>{name} casts a spell: the next tile must go on the {pips} of {tile}</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} прави магия: следващата плочка трябва да е до {pips} на {tile}</translation>
    </message>
    <message>
        <source>You break the spell: all ends are open</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Разваляш магията: всички краища са отворени</translation>
    </message>
    <message>
        <source>{name} breaks the spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} разваля магията</translation>
    </message>
    <message>
        <source>Nobody can break the spell: it ends, and all ends are open</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Никой не може да развали магията: тя свършва и всички краища са отворени</translation>
    </message>
    <message>
        <source>A turn is lost</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Губи се един ход</translation>
    </message>
    <message>
        <source>You lose your turn to the double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Губиш хода си заради двойната плочка</translation>
    </message>
    <message>
        <source>{name} loses a turn to the double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} губи ход заради двойната плочка</translation>
    </message>
    <message>
        <source>You can&apos;t break the spell and draw {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Не можеш да развалиш магията и теглиш {what} (остават {left})</translation>
    </message>
    <message>
        <source>{name} can&apos;t break the spell and draws {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} не може да развали магията и тегли {what} (остават {left})</translation>
    </message>
    <message>
        <source>You draw {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>Теглиш {what} (остават {left})</translation>
    </message>
    <message>
        <source>{name} draws {what} ({left} left)</source>
        <extracomment>words/effect.py</extracomment>
        <translation>{name} тегли {what} (остават {left})</translation>
    </message>
    <message>
        <source>has no double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>няма двойна</translation>
    </message>
    <message>
        <source>no double</source>
        <extracomment>words/effect.py</extracomment>
        <translation>нямаш двойна</translation>
    </message>
    <message>
        <source>all others draw</source>
        <extracomment>words/effect.py</extracomment>
        <translation>всички други теглят</translation>
    </message>
    <message>
        <source>turns play round</source>
        <extracomment>words/effect.py</extracomment>
        <translation>обръща посоката</translation>
    </message>
    <message>
        <source>you turn play</source>
        <extracomment>words/effect.py</extracomment>
        <translation>обръщаш посоката</translation>
    </message>
    <message>
        <source>plays again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>играе пак</translation>
    </message>
    <message>
        <source>you play again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>играеш пак</translation>
    </message>
    <message>
        <source>can&apos;t play again</source>
        <extracomment>words/effect.py</extracomment>
        <translation>не може да играе пак</translation>
    </message>
    <message>
        <source>casts a spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>прави магия</translation>
    </message>
    <message>
        <source>you cast a spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>правиш магия</translation>
    </message>
    <message>
        <source>breaks the spell</source>
        <extracomment>words/effect.py</extracomment>
        <translation>разваля магията</translation>
    </message>
    <message>
        <source>you break it</source>
        <extracomment>words/effect.py</extracomment>
        <translation>разваляш я</translation>
    </message>
    <message>
        <source>loses a turn</source>
        <extracomment>words/effect.py</extracomment>
        <translation>губи ход</translation>
    </message>
    <message>
        <source>you lose a turn</source>
        <extracomment>words/effect.py</extracomment>
        <translation>губиш ход</translation>
    </message>
    <message>
        <source>Blocked and tied: the round is played again</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Блокирано и наравно: рундът се преиграва</translation>
    </message>
    <message>
        <source>Blocked and tied: nobody scores</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Блокирано и наравно: никой не получава точки</translation>
    </message>
    <message>
        <source>You go out and win the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Свършваш плочките и печелиш рунда</translation>
    </message>
    <message>
        <source>{name} goes out and wins the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} свършва плочките и печели рунда</translation>
    </message>
    <message>
        <source>Blocked: you hold least and win the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Блокирано: имаш най-малко и печелиш рунда</translation>
    </message>
    <message>
        <source>Blocked: {name} holds least and wins the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Блокирано: {name} има най-малко и печели рунда</translation>
    </message>
    <message>
        <source>You go out and score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Свършваш плочките и получаваш {points}</translation>
    </message>
    <message>
        <source>{name} goes out and scores {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} свършва плочките и получава {points}</translation>
    </message>
    <message>
        <source>You reach the target</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Стигаш целта</translation>
    </message>
    <message>
        <source>{name} reaches the target</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} стига целта</translation>
    </message>
    <message>
        <source>Blocked: you hold least and score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Блокирано: имаш най-малко и получаваш {points}</translation>
    </message>
    <message>
        <source>Blocked: {name} holds least and scores {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Блокирано: {name} има най-малко и получава {points}</translation>
    </message>
    <message>
        <source>{names} reach the target</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Целта е стигната от {names}</translation>
    </message>
    <message>
        <source>Blocked: {names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Блокирано: {points} за {names}</translation>
    </message>
    <message>
        <source>You go out: {names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Свършваш плочките: {points} за {names}</translation>
    </message>
    <message>
        <source>{name} goes out: {names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} свършва плочките: {points} за {names}</translation>
    </message>
    <message>
        <source>Blocked: {names} share the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Блокирано: рундът се дели между {names}</translation>
    </message>
    <message>
        <source>{names} win the round</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Рундът е спечелен от {names}</translation>
    </message>
    <message>
        <source>Blocked: {names} score {points} each</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Блокирано: по {points} за {names}</translation>
    </message>
    <message>
        <source>{names} score {points}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{points} за {names}</translation>
    </message>
    <message>
        <source>Nobody wins: the match is drawn</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Никой не печели: партията е наравно</translation>
    </message>
    <message>
        <source>{names} win the match, {best} to {next}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Партията е спечелена от {names}, {best} на {next}</translation>
    </message>
    <message>
        <source>{names} win the match together</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Партията е спечелена заедно от {names}</translation>
    </message>
    <message>
        <source>You win the match</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Печелиш партията</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} печели партията</translation>
    </message>
    <message>
        <source>You win the match, {best} to {next}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>Печелиш партията, {best} на {next}</translation>
    </message>
    <message>
        <source>{name} wins the match, {best} to {next}</source>
        <extracomment>words/ending.py</extracomment>
        <translation>{name} печели партията, {best} на {next}</translation>
    </message>
    <message>
        <source>The lot falls to you: you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Жребият се пада на теб: започваш</translation>
    </message>
    <message>
        <source>The lot falls to {name}, who leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>Жребият се пада на {name}: този играч започва</translation>
    </message>
    <message>
        <source>The side chose {name}, who leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>Страната избра {name} за начало</translation>
    </message>
    <message>
        <source>Your side chose you: you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Твоята страна избра теб: започваш</translation>
    </message>
    <message>
        <source>You won the last round: you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Ти спечели последния рунд: започваш</translation>
    </message>
    <message>
        <source>{name} won the last round and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} спечели последния рунд и започва</translation>
    </message>
    <message>
        <source>It is your turn to lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Твой ред е да започнеш</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn to lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Ред е на {name} да започне</translation>
    </message>
    <message>
        <source>You hold the highest double, {tile}, and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Имаш най-високата двойна плочка, {tile}, и започваш</translation>
    </message>
    <message>
        <source>{name} holds the highest double, {tile}, and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} има най-високата двойна плочка, {tile}, и започва</translation>
    </message>
    <message>
        <source>You hold the heaviest tile, {tile}, and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Имаш най-тежката плочка, {tile}, и започваш</translation>
    </message>
    <message>
        <source>{name} holds the heaviest tile, {tile}, and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} има най-тежката плочка, {tile}, и започва</translation>
    </message>
    <message>
        <source>You hold the highest tile, {tile}, and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Имаш най-високата плочка, {tile}, и започваш</translation>
    </message>
    <message>
        <source>{name} holds the highest tile, {tile}, and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} има най-високата плочка, {tile}, и започва</translation>
    </message>
    <message>
        <source>You hold {tile} and lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>Имаш {tile} и започваш</translation>
    </message>
    <message>
        <source>{name} holds {tile} and leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} има {tile} и започва</translation>
    </message>
    <message>
        <source>The lot falls to you: you are asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Жребият се пада на теб: първо теб питат за двойна плочка</translation>
    </message>
    <message>
        <source>The lot falls to {name}, who is asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Жребият се пада на {name}: този играч първо се пита за двойна плочка</translation>
    </message>
    <message>
        <source>You hold the heaviest tile, {tile}: you are asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Имаш най-тежката плочка, {tile}: първо теб питат за двойна плочка</translation>
    </message>
    <message>
        <source>{name} holds the heaviest tile, {tile}, and is asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} има най-тежката плочка, {tile}: този играч първо се пита за двойна плочка</translation>
    </message>
    <message>
        <source>You sit after the last winner: you are asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Седиш след последния победител: първо теб питат за двойна плочка</translation>
    </message>
    <message>
        <source>{name} sits after the last winner and is asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} седи след последния победител: този играч първо се пита за двойна плочка</translation>
    </message>
    <message>
        <source>It is your turn to be asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Твой ред е първо теб да питат за двойна плочка</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn to be asked first for a double</source>
        <extracomment>words/event.py</extracomment>
        <translation>Ред е на {name} първо да бъде питан за двойна плочка</translation>
    </message>
    <message>
        <source>You score {points}: the open ends count {count}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Получаваш {points}: сборът на отворените краища е {count}</translation>
    </message>
    <message>
        <source>{name} scores {points}: the open ends count {count}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} получава {points}: сборът на отворените краища е {count}</translation>
    </message>
    <message>
        <source>asked first</source>
        <extracomment>words/event.py</extracomment>
        <translation>пръв питан</translation>
    </message>
    <message>
        <source>is asked first</source>
        <extracomment>words/event.py</extracomment>
        <translation>пита се пръв</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>words/event.py</extracomment>
        <translation>започва</translation>
    </message>
    <message>
        <source>you lead</source>
        <extracomment>words/event.py</extracomment>
        <translation>започваш</translation>
    </message>
    <message>
        <source>goes out</source>
        <extracomment>words/event.py</extracomment>
        <translation>свършва</translation>
    </message>
    <message>
        <source>you go out</source>
        <extracomment>words/event.py</extracomment>
        <translation>свършваш</translation>
    </message>
    <message>
        <source>leads {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>започва с {tile}</translation>
    </message>
    <message>
        <source>you lead {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>започваш с {tile}</translation>
    </message>
    <message>
        <source>plays {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>играе {tile}</translation>
    </message>
    <message>
        <source>you play {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>играеш {tile}</translation>
    </message>
    <message>
        <source>draws</source>
        <extracomment>words/event.py</extracomment>
        <translation>тегли</translation>
    </message>
    <message>
        <source>you draw</source>
        <extracomment>words/event.py</extracomment>
        <translation>теглиш</translation>
    </message>
    <message>
        <source>draws {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>тегли {tile}</translation>
    </message>
    <message>
        <source>you draw {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>теглиш {tile}</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>words/event.py</extracomment>
        <translation>пасува</translation>
    </message>
    <message>
        <source>you pass</source>
        <extracomment>words/event.py</extracomment>
        <translation>пасуваш</translation>
    </message>
    <message>
        <source>scores {points}</source>
        <extracomment>words/event.py</extracomment>
        <translation>взима {points}</translation>
    </message>
    <message>
        <source>you score {points}</source>
        <extracomment>words/event.py</extracomment>
        <translation>взимаш {points}</translation>
    </message>
    <message>
        <source>Round {number} is dealt</source>
        <extracomment>words/event.py</extracomment>
        <translation>Раздава се рунд {number}</translation>
    </message>
    <message>
        <source>Round {number}: {tiles} each, all are dealt out</source>
        <extracomment>words/event.py</extracomment>
        <translation>Рунд {number}: по {tiles}, всичко е раздадено</translation>
    </message>
    <message>
        <source>Round {number}: {tiles} each, {boneyard} in the boneyard</source>
        <extracomment>words/event.py</extracomment>
        <translation>Рунд {number}: по {tiles}, {boneyard} в купчината</translation>
    </message>
    <message>
        <source>You play your last tile, {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Играеш последната си плочка, {tile}</translation>
    </message>
    <message>
        <source>{name} plays the last tile, {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} играе последната си плочка, {tile}</translation>
    </message>
    <message>
        <source>You lead {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Започваш с {tile}</translation>
    </message>
    <message>
        <source>{name} leads {tile}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} започва с {tile}</translation>
    </message>
    <message>
        <source>You play {tile} and hold one tile</source>
        <extracomment>words/event.py</extracomment>
        <translation>Играеш {tile} и ти остава една плочка</translation>
    </message>
    <message>
        <source>{name} plays {tile} and holds one tile</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} играе {tile} и остава с една плочка</translation>
    </message>
    <message>
        <source>You play {tile} on the {pips}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Играеш {tile} до {pips}</translation>
    </message>
    <message>
        <source>{name} plays {tile} on the {pips}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} играе {tile} до {pips}</translation>
    </message>
    <message>
        <source>You draw ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Теглиш ({left})</translation>
    </message>
    <message>
        <source>{name} draws ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} тегли ({left})</translation>
    </message>
    <message>
        <source>You must draw ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Трябва да теглиш ({left})</translation>
    </message>
    <message>
        <source>{name} must draw ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} трябва да тегли ({left})</translation>
    </message>
    <message>
        <source>You draw {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Теглиш {tile} ({left})</translation>
    </message>
    <message>
        <source>{name} draws {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} тегли {tile} ({left})</translation>
    </message>
    <message>
        <source>You must draw: {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>Трябва да теглиш: {tile} ({left})</translation>
    </message>
    <message>
        <source>{name} must draw: {tile} ({left})</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} трябва да тегли: {tile} ({left})</translation>
    </message>
    <message>
        <source>You pass</source>
        <extracomment>words/event.py</extracomment>
        <translation>Пасуваш</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} пасува</translation>
    </message>
    <message>
        <source>You pass: nothing fits {ends}</source>
        <extracomment>words/event.py</extracomment>
        <translation>Пасуваш: нищо не пасва на {ends}</translation>
    </message>
    <message>
        <source>{name} passes: nothing fits {ends}</source>
        <extracomment>words/event.py</extracomment>
        <translation>{name} пасува: нищо не пасва на {ends}</translation>
    </message>
    <message>
        <source>All tiles are dealt before the first move, the boneyard in its order, too: what is drawn later is the next tile of that order, whatever anybody has played. No computer player is told more than you would see in its place.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Всички плочки се раздават преди първия ход, и купчината в своя ред: каквото се тегли по-късно, е следващата плочка от този ред, каквото и да е играл някой. На никой компютърен играч не се казва повече, отколкото ти би видял на негово място.</translation>
    </message>
    <message>
        <source>That nothing is changed afterwards, the seal shows. Before the first move the whole deal, with a number in front of it that nobody can guess (the salt), is put through SHA-256. The result, the seal, is shown here and stands in the match&apos;s record. Another deal has another seal.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Че после нищо не е променено, показва печатът. Преди първия ход цялото раздаване, с число отпред, което никой не може да познае (солта), минава през SHA-256. Резултатът, печатът, се показва тук и стои в записа на партията. Друго раздаване има друг печат.</translation>
    </message>
    <message>
        <source>The salt is written into the record before the next round is dealt, or when the match is over; then anybody can make the seal again. The command below does it for every round, and looks whether each drawn tile was the next one of the boneyard.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Солта се записва преди следващото раздаване или когато партията свърши; тогава всеки може да направи печата отново. Командата по-долу го прави за всеки рунд и проверява дали всяка изтеглена плочка е била следващата от купчината.</translation>
    </message>
    <message>
        <source>By hand: write the salt on a line of its own, below it the lines of that round which begin with hand and boneyard, each with its line break, and put this text through SHA-256, as sha256sum does. It must come to what stands after commit.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>На ръка: запиши солта на отделен ред, под нея редовете на рунда, които започват с hand и boneyard, всеки със своя край на ред, и пусни текста през SHA-256, както прави sha256sum. Трябва да излезе каквото стои след commit.</translation>
    </message>
    <message>
        <source>Round {number} was dealt under this seal, and this salt opens it.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Рунд {number} е раздаден под този печат и тази сол го отваря.</translation>
    </message>
    <message>
        <source>Round {number} was dealt under this seal; its salt is told when it is over.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Рунд {number} е раздаден под този печат; солта се казва, когато свърши.</translation>
    </message>
    <message>
        <source>This match is dealt by the number {number}: whoever has played that number, or reckons it out, knows the hands. No computer player is told it, and the seal holds as ever.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Тази партия се раздава по номера {number}: който е играл този номер или го пресметне, знае ръцете. На никой компютърен играч не се казва, а печатът важи както винаги.</translation>
    </message>
    <message>
        <source>No match is over yet, so there is nothing to count.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Още няма завършена партия, затова няма какво да се брои.</translation>
    </message>
    <message numerus="yes">
        <source>Over the {count} rounds of the matches played here. Beside it what chance gives, and how far it strays from that 19 times of 20.</source>
        <extracomment>words/fairness.py (for 1: Over the {count} round of the matches played here. Beside it what chance gives, and how far it strays from that 19 times of 20.)</extracomment>
        <translation>
            <numerusform>За {count} рунд от партиите, играни тук. До него какво дава случайността и с колко се отклонява 19 пъти от 20.</numerusform>
            <numerusform>За {count} рунда от партиите, играни тук. До тях какво дава случайността и с колко се отклонява 19 пъти от 20.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Ботове</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Компютърни играчи</translation>
    </message>
    <message>
        <source>{mean} ± {spread}</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>{mean} ± {spread}</translation>
    </message>
    <message>
        <source>No row is further from what chance gives than chance itself goes.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Никой ред не е по-далече от случайността, отколкото стига самата тя.</translation>
    </message>
    <message>
        <source>One row is {many} standard deviations from what chance gives.</source>
        <extracomment>words/fairness.py</extracomment>
        <translation>Един ред е на {many} стандартни отклонения от случайността.</translation>
    </message>
    <message>
        <source>Point at a figure, or go to it by Tab and the arrow keys: here stands how it is reckoned.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Посочи число или стигни до него с Tab и стрелките: тук пише как е пресметнато.</translation>
    </message>
    <message>
        <source>No match is over yet. A match counts when it has been played to its end, or is resigned; with a move taken back it is practice.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Още няма завършена партия. Партия се брои, когато е изиграна докрай или предадена; с върнат ход е тренировка.</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Поредица</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Най-дълга поредица</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Рундове</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Спечелени рундове</translation>
    </message>
    <message>
        <source>Points a round</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Точки на рунд</translation>
    </message>
    <message>
        <source>Best rating</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Най-добър рейтинг</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Best match</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Най-добра партия</translation>
    </message>
    <message>
        <source>Best round</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Най-добър рунд</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Никой</translation>
    </message>
    <message>
        <source>Several levels</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Няколко нива</translation>
    </message>
    <message>
        <source>Several characters</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Няколко характера</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Раздавания на деня</translation>
    </message>
    <message>
        <source>Preset rules</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Правилата на играта</translation>
    </message>
    <message>
        <source>No rating yet: it takes a match against computer players alone.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Още няма рейтинг: нужна е партия само срещу компютърни играчи.</translation>
    </message>
    <message numerus="yes">
        <source>The rating over {count} matches: it began at {start}, is {now} now, and was {best} at best.</source>
        <extracomment>words/figures.py (for 1: The rating over {count} match: it began at {start}, is {now} now, and was {best} at best.)</extracomment>
        <translation>
            <numerusform>Рейтингът за {count} партия: започна от {start}, сега е {now}, най-много беше {best}.</numerusform>
            <numerusform>Рейтингът за {count} партии: започна от {start}, сега е {now}, най-много беше {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: won where {expected} of a win was expected; {before} became {after}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{when}: спечелено, очаквано {expected} от победа; {before} стана {after}.</translation>
    </message>
    <message>
        <source>{when}: a shared win where {expected} was expected; {before} became {after}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{when}: делена победа, очаквано {expected}; {before} стана {after}.</translation>
    </message>
    <message>
        <source>{when}: lost where {expected} of a win was expected; {before} became {after}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{when}: загубено, очаквано {expected} от победа; {before} стана {after}.</translation>
    </message>
    <message>
        <source>The match is counted.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Партията е преброена.</translation>
    </message>
    <message>
        <source>Rating {after} ({change}).</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Рейтинг {after} ({change}).</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches won in a row.</source>
        <extracomment>words/figures.py (for 1: {count} match won in a row.)</extracomment>
        <translation>
            <numerusform>{count} спечелена партия подред.</numerusform>
            <numerusform>{count} спечелени партии подред.</numerusform>
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
        <translation>{count} загубени</translation>
    </message>
    <message>
        <source>{count} won</source>
        <extracomment>words/figures.py</extracomment>
        <translation>{count} спечелени</translation>
    </message>
    <message>
        <source>Matches played to their end, and those resigned. Not with them: practice, and matches put away.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Партии, изиграни докрай, и предадените. Не и тренировките и прибраните партии.</translation>
    </message>
    <message>
        <source>Matches won: {won} of {matches} = {share}. A win that is shared is won, one by the other side&apos;s resigning, too.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Спечелени партии: {won} от {matches} = {share}. Делената победа е спечелена, също и тази, при която другата страна се предаде.</translation>
    </message>
    <message>
        <source>How many matches were won, or lost, one after the other up to the last one. One that nobody won ends no streak.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Колко партии подред са спечелени или загубени до последната. Партия, която никой не е спечелил, не прекъсва поредицата.</translation>
    </message>
    <message>
        <source>The most matches that were ever won one after the other.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Най-много партии, спечелени някога една след друга.</translation>
    </message>
    <message>
        <source>Elo, from {start}: after each match against computer players it moves by {step} × (share won − share expected), by twice that in the first {first}. Expected is s / sum of all sides&apos; s, with s = 10^(rating / 400); the levels&apos; ratings are the dashed lines. Choosing a level or rules does not change it.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Ело, от {start}: след всяка партия срещу компютърни играчи се мести с {step} × (спечелен дял − очакван дял), с двойно повече в първите {first}. Очакваното е s / сбора на s на всички страни, където s = 10^(рейтинг / 400); рейтингите на нивата са прекъснатите линии. Изборът на ниво или правила не го променя.</translation>
    </message>
    <message>
        <source>The highest that the rating ever was after a match.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Най-високото, което рейтингът е бил след партия.</translation>
    </message>
    <message>
        <source>Rounds of these matches that were played to their end, ties played again left out.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Рундове от тези партии, изиграни докрай, без преиграваните равни.</translation>
    </message>
    <message>
        <source>Rounds won, shared ones too: {won} of {rounds} = {share}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Спечелени рундове, и делените: {won} от {rounds} = {share}.</translation>
    </message>
    <message>
        <source>What the score was at the end of each match, added up; with partners the side&apos;s.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Резултатът в края на всяка партия, събран; при партньори този на страната.</translation>
    </message>
    <message>
        <source>Points through matches: {points} / {matches} = {average}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Точки, делени на партии: {points} / {matches} = {average}.</translation>
    </message>
    <message>
        <source>Points through rounds: {points} / {rounds} = {average}.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Точки, делени на рундове: {points} / {rounds} = {average}.</translation>
    </message>
    <message>
        <source>The highest score at the end of one match.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Най-високият резултат в края на една партия.</translation>
    </message>
    <message>
        <source>The most that one round added to the score.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Най-многото, което един рунд е добавил към резултата.</translation>
    </message>
    <message>
        <source>Matches in which a move was taken back, and numbered deals that were played before. They count nowhere else.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Партии, в които е върнат ход, и номерирани раздавания, играни и преди. Не се броят никъде другаде.</translation>
    </message>
    <message>
        <source>Matches put away before their end. They count nowhere else; a match that is resigned is a lost one.</source>
        <extracomment>words/figures.py</extracomment>
        <translation>Партии, прибрани преди края. Не се броят никъде другаде; предадената партия е загубена.</translation>
    </message>
    <message>
        <source>Animal Dominoes</source>
        <extracomment>words/game.py</extracomment>
        <translation>Домино с животни</translation>
    </message>
    <message>
        <source>For the youngest: match the ends, lay your last tile first.</source>
        <extracomment>words/game.py</extracomment>
        <translation>За най-малките: намери еднаквите животни и свърши пръв плочките.</translation>
    </message>
    <message>
        <source>Nothing fits? Draw one tile, and it waits for your next turn.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Нищо не пасва? Изтегли една плочка, тя чака следващия ти ход.</translation>
    </message>
    <message>
        <source>Pebble Draw</source>
        <extracomment>words/game.py</extracomment>
        <translation>Камъчета</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>words/game.py</extracomment>
        <translation>Блок</translation>
    </message>
    <message>
        <source>No drawing: who cannot play passes. Know when to shut the line.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Без теглене: който не може да играе, пасува. Затвори редицата навреме.</translation>
    </message>
    <message>
        <source>All Fives</source>
        <extracomment>words/game.py</extracomment>
        <translation>Петици</translation>
    </message>
    <message>
        <source>Make the open ends a multiple of five, and score it at once.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Направи отворените краища кратни на пет и вземи точките веднага.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <extracomment>words/game.py</extracomment>
        <translation>Партньори</translation>
    </message>
    <message>
        <source>Two against two: help the one who sits opposite you.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Двама срещу двама: помагай на този срещу теб.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <extracomment>words/game.py</extracomment>
        <translation>Двойки</translation>
    </message>
    <message>
        <source>Every double branches four ways and unlocks its number.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Всяка двойна се разклонява на четири и отключва числото си.</translation>
    </message>
    <message>
        <source>136 tiles, six arms, and numbers that cast spells.</source>
        <extracomment>words/game.py</extracomment>
        <translation>136 плочки, шест ръкава и числа, които правят магии.</translation>
    </message>
    <message>
        <source>Super Dominoes</source>
        <extracomment>words/game.py</extracomment>
        <translation>Супер домино</translation>
    </message>
    <message>
        <source>Super (Galt)</source>
        <extracomment>words/game.py</extracomment>
        <translation>Супер (Галт)</translation>
    </message>
    <message>
        <source>Super with drawing: who cannot play takes two tiles.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Супер с теглене: който не може да играе, взима две плочки.</translation>
    </message>
    <message>
        <source>The table&apos;s edge blocks an end: mind where you lay.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Ръбът на масата спира редицата: внимавай къде поставяш.</translation>
    </message>
    <message>
        <source>Tight Table</source>
        <extracomment>words/game.py</extracomment>
        <translation>Тясна маса</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>the game</comment>
        <extracomment>words/game.py</extracomment>
        <translation>Теглене</translation>
    </message>
    <message>
        <source>The classic: draw until a tile fits, then play it. First to 100.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Класиката: тегли, докато пасне плочка, и я изиграй. До 100.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>words/game.py</extracomment>
        <translation>Начинаещ</translation>
    </message>
    <message>
        <source>Lays small tiles first, and minds nothing else.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Играе първо малките плочки и не мисли за друго.</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>words/game.py</extracomment>
        <translation>Спокоен</translation>
    </message>
    <message>
        <source>Lays what comes to hand, and seldom looks at the rest.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Поставя каквото му попадне и рядко поглежда останалото.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>words/game.py</extracomment>
        <translation>Опитен</translation>
    </message>
    <message>
        <source>Thinks ahead, but forgets who passed, and often slips.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Мисли напред, но забравя кой е пасувал, и често греши.</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>words/game.py</extracomment>
        <translation>Силен</translation>
    </message>
    <message>
        <source>Thinks ahead and remembers every pass, but slips at times.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Мисли напред и помни всеки пас, но понякога греши.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>words/game.py</extracomment>
        <translation>Експерт</translation>
    </message>
    <message>
        <source>Reads your hand from your play and never errs at the end.</source>
        <extracomment>words/game.py</extracomment>
        <translation>Чете ръката ти от играта ти и накрая никога не греши.</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>words/game.py</extracomment>
        <translation>Предпазлив</translation>
    </message>
    <message>
        <source>Bold</source>
        <extracomment>words/game.py</extracomment>
        <translation>Смел</translation>
    </message>
    <message>
        <source>Blocker</source>
        <extracomment>words/game.py</extracomment>
        <translation>Блокиращ</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>words/game.py</extracomment>
        <translation>Броящ</translation>
    </message>
    <message numerus="yes">
        <source>{count} played</source>
        <extracomment>words/known.py (for 1: {count} played)</extracomment>
        <translation>
            <numerusform>{count} изиграна</numerusform>
            <numerusform>{count} изиграни</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} yours</source>
        <extracomment>words/known.py (for 1: {count} yours)</extracomment>
        <translation>
            <numerusform>{count} твоя</numerusform>
            <numerusform>{count} твои</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} not seen</source>
        <extracomment>words/known.py (for 1: {count} not seen)</extracomment>
        <translation>
            <numerusform>{count} невидяна</numerusform>
            <numerusform>{count} невидени</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else is allowed</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Нищо друго не е разрешено</translation>
    </message>
    <message>
        <source>It is the last tile of the hand</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Това е последната плочка в ръката</translation>
    </message>
    <message>
        <source>All hands are known: it was reckoned to the last tile</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Всички ръце са известни: пресметнато е до последната плочка</translation>
    </message>
    <message>
        <source>It fits</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Пасва</translation>
    </message>
    <message>
        <source>It sheds {pips}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Сваля {pips} от ръката</translation>
    </message>
    <message>
        <source>It scores {points} at once</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Носи веднага {points}</translation>
    </message>
    <message>
        <source>It costs the others tiles or turns</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Струва на другите плочки или ходове</translation>
    </message>
    <message>
        <source>It gets rid of the double {tile}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Отървава от двойната {tile}</translation>
    </message>
    <message numerus="yes">
        <source>It keeps {count} different numbers</source>
        <extracomment>words/liking.py (for 1: It keeps one number)</extracomment>
        <translation>
            <numerusform>Запазва едно число</numerusform>
            <numerusform>Запазва {count} различни числа</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawn tile is of more use later</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Изтеглената плочка е по-полезна по-късно</translation>
    </message>
    <message>
        <source>The boneyard may hold something better</source>
        <extracomment>words/liking.py</extracomment>
        <translation>В купчината може да има нещо по-добро</translation>
    </message>
    <message>
        <source>{name} has no {numbers} and can&apos;t go on</source>
        <extracomment>words/liking.py</extracomment>
        <translation>{name} няма {numbers} и не може да продължи</translation>
    </message>
    <message>
        <source>You have no {numbers} and can&apos;t go on</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Нямаш {numbers} и не можеш да продължиш</translation>
    </message>
    <message>
        <source>It keeps {numbers} open for {name}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Държи {numbers} отворено за {name}</translation>
    </message>
    <message>
        <source>you have no {lacks}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>нямаш {lacks}</translation>
    </message>
    <message>
        <source>{name} has no {lacks}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>{name} няма {lacks}</translation>
    </message>
    <message>
        <source>{one}; {two}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>{one}; {two}</translation>
    </message>
    <message>
        <source>You look at the deal, before the first of {count} moves</source>
        <extracomment>words/past.py</extracomment>
        <translation>Гледаш раздаването, преди първия от {count} хода</translation>
    </message>
    <message>
        <source>You look at move {number} of {count}: {what}</source>
        <extracomment>words/past.py</extracomment>
        <translation>Гледаш ход {number} от {count}: {what}</translation>
    </message>
    <message>
        <source>{name} resigned</source>
        <extracomment>words/played.py</extracomment>
        <translation>{name} се предаде</translation>
    </message>
    <message>
        <source>Put away unfinished: {points}</source>
        <extracomment>words/played.py</extracomment>
        <translation>Прибрана недовършена: {points}</translation>
    </message>
    <message>
        <source>{rounds} round, {when}</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} рунд, {when}</translation>
    </message>
    <message>
        <source>{rounds} rounds, {when}</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} рунда, {when}</translation>
    </message>
    <message>
        <source>{rounds} round, {when}, practice</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} рунд, {when}, тренировка</translation>
    </message>
    <message>
        <source>{rounds} rounds, {when}, practice</source>
        <extracomment>words/played.py</extracomment>
        <translation>{rounds} рунда, {when}, тренировка</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <extracomment>words/position.py</extracomment>
        <translation>{game}, рунд {number}</translation>
    </message>
    <message>
        <source>On the table:</source>
        <extracomment>words/position.py</extracomment>
        <translation>На масата:</translation>
    </message>
    <message numerus="yes">
        <source>{count} tiles in the boneyard</source>
        <extracomment>words/position.py (for 1: {count} tile in the boneyard)</extracomment>
        <translation>
            <numerusform>{count} плочка в купчината</numerusform>
            <numerusform>{count} плочки в купчината</numerusform>
        </translation>
    </message>
    <message>
        <source>The open ends count {count}</source>
        <extracomment>words/position.py</extracomment>
        <translation>Сборът на отворените краища е {count}</translation>
    </message>
    <message>
        <source>{name}, {score} points: {tiles}</source>
        <extracomment>words/position.py</extracomment>
        <translation>{name}, {score} точки: {tiles}</translation>
    </message>
    <message>
        <source>{name}, {score} points: {held}</source>
        <extracomment>words/position.py</extracomment>
        <translation>{name}, {score} точки: {held}</translation>
    </message>
    <message numerus="yes">
        <source>A spell lies on the {pips} of {host}: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: A spell lies on the {pips} of {host}: {tile} fits)</extracomment>
        <translation>
            <numerusform>Магия лежи върху {pips} на {host}: {tile} пасва</numerusform>
            <numerusform>Магия лежи върху {pips} на {host}: {count} от плочките ти пасват</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First the four sides of {host}: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: First the four sides of {host}: {tile} fits)</extracomment>
        <translation>
            <numerusform>Първо четирите страни на {host}: {tile} пасва</numerusform>
            <numerusform>Първо четирите страни на {host}: {count} от плочките ти пасват</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side leads: you or {names}?</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Вашата страна започва: ти или {names}?</translation>
    </message>
    <message>
        <source>{names} choose who leads</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Кой започва се решава от {names}</translation>
    </message>
    <message>
        <source>Drawing lots for the lead</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Тегли се жребий за началото</translation>
    </message>
    <message>
        <source>The next round is about to be dealt</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Следващият рунд ей сега се раздава</translation>
    </message>
    <message>
        <source>Nobody holds a double: draw one ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Никой няма двойна плочка: изтегли една ({left})</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Твой ред е</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{name} мисли</translation>
    </message>
    <message>
        <source>You lead with {tile}</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Започваш с {tile}</translation>
    </message>
    <message>
        <source>You lead: play any double</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Започваш: играй която и да е двойна</translation>
    </message>
    <message>
        <source>You lead: play any tile</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Започваш: играй която и да е плочка</translation>
    </message>
    <message>
        <source>Keep or play {tile}</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Задръж или играй {tile}</translation>
    </message>
    <message>
        <source>You drew {tile} and it fits: play it</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Изтегли {tile} и тя пасва: играй я</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: Your turn: {tile} fits)</extracomment>
        <translation>
            <numerusform>Твой ред: {tile} пасва</numerusform>
            <numerusform>Твой ред: {count} от плочките ти пасват</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play again: {count} of your tiles fit</source>
        <extracomment>words/prompt.py (for 1: You play again: {tile} fits)</extracomment>
        <translation>
            <numerusform>Играеш пак: {tile} пасва</numerusform>
            <numerusform>Играеш пак: {count} от плочките ти пасват</numerusform>
        </translation>
    </message>
    <message>
        <source>You play again: all fit</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Играеш пак: всички пасват</translation>
    </message>
    <message>
        <source>Your turn: all your tiles fit</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Твой ред: всичките ти плочки пасват</translation>
    </message>
    <message>
        <source>{fitting}, or draw ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, или тегли ({left})</translation>
    </message>
    <message>
        <source>{fitting}, or keep what you drew</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, или задръж изтегленото</translation>
    </message>
    <message>
        <source>{fitting}, or pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, или пасувай</translation>
    </message>
    <message>
        <source>Keep or play {tile} on the {pips} of {host}</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Задръж или играй {tile} до {pips} на {host}</translation>
    </message>
    <message>
        <source>{fitting}, or keep them</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>{fitting}, или ги задръж</translation>
    </message>
    <message>
        <source>A spell lies on the {pips} of {host} and nothing fits: draw one ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Магия лежи върху {pips} на {host} и нищо не пасва: изтегли една ({left})</translation>
    </message>
    <message>
        <source>A spell lies on the {pips} of {host} and nothing fits: draw two ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Магия лежи върху {pips} на {host} и нищо не пасва: изтегли две ({left})</translation>
    </message>
    <message>
        <source>A spell lies on the {pips} of {host} and nothing fits: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Магия лежи върху {pips} на {host} и нищо не пасва: пасувай</translation>
    </message>
    <message>
        <source>Still nothing fits: draw again ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Пак нищо не пасва: тегли отново ({left})</translation>
    </message>
    <message>
        <source>Nothing fits: draw two from the boneyard ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Нищо не пасва: изтегли две от купчината ({left})</translation>
    </message>
    <message>
        <source>Nothing fits: draw one tile for your next turn ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Нищо не пасва: изтегли една плочка за следващия си ход ({left})</translation>
    </message>
    <message>
        <source>Nothing fits: draw from the boneyard ({left})</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Нищо не пасва: тегли от купчината ({left})</translation>
    </message>
    <message>
        <source>{tile} does not fit either: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>И {tile} не пасва: пасувай</translation>
    </message>
    <message>
        <source>Nothing fits and no more may be drawn: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Нищо не пасва и повече не се тегли: пасувай</translation>
    </message>
    <message>
        <source>Nothing fits: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Нищо не пасва: пасувай</translation>
    </message>
    <message>
        <source>Nothing fits and the boneyard is empty: pass</source>
        <extracomment>words/prompt.py</extracomment>
        <translation>Нищо не пасва и купчината е празна: пасувай</translation>
    </message>
    <message numerus="yes">
        <source>Nothing fits and the last {count} tiles stay: pass</source>
        <extracomment>words/prompt.py (for 1: Nothing fits and the last tile stays: pass)</extracomment>
        <translation>
            <numerusform>Нищо не пасва и последната плочка остава: пасувай</numerusform>
            <numerusform>Нищо не пасва и последните {count} плочки остават: пасувай</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} left</source>
        <extracomment>words/prompt.py (for 1: {count} left)</extracomment>
        <translation>
            <numerusform>остава {count}</numerusform>
            <numerusform>остават {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round has to be dealt first</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Първо трябва да се раздаде следващият рунд</translation>
    </message>
    <message>
        <source>It is not settled yet who leads</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Още не е решено кой започва</translation>
    </message>
    <message>
        <source>A move is wanted now</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Сега се чака ход</translation>
    </message>
    <message>
        <source>The match is over</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Партията свърши</translation>
    </message>
    <message>
        <source>A deal must hold every tile of the set once</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Едно раздаване трябва да има всяка плочка от комплекта по веднъж</translation>
    </message>
    <message>
        <source>The hands of this deal are not as large as the game&apos;s</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Ръцете в това раздаване не са големи колкото тези на играта</translation>
    </message>
    <message>
        <source>Nobody was dealt a double: the deal is thrown in</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Никой не получи двойна плочка: раздаването не важи</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>място {number}</translation>
    </message>
    <message>
        <source>{tile} is not in the hand</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} не е в ръката</translation>
    </message>
    <message>
        <source>You don&apos;t hold {tile}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Нямаш {tile}</translation>
    </message>
    <message>
        <source>{tile} does not fit the {pips}, only the other end</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} не пасва на {pips}, само на другия край</translation>
    </message>
    <message>
        <source>{tile} has no open {pips}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} няма отворена {pips}</translation>
    </message>
    <message>
        <source>{tile} has no such side to choose</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} няма такава страна за избор</translation>
    </message>
    <message>
        <source>The round begins with {tile}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Рундът започва с {tile}</translation>
    </message>
    <message>
        <source>The round begins with a double</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Рундът започва с двойна плочка</translation>
    </message>
    <message>
        <source>The lead is for {names} to take</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Началото е за {names}</translation>
    </message>
    <message>
        <source>A tile fits, so it must be played</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Има плочка, която пасва, затова трябва да се играе</translation>
    </message>
    <message>
        <source>No more may be drawn in this turn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>В този ход повече не се тегли</translation>
    </message>
    <message>
        <source>There is no house rule &apos;{name}&apos; in this game</source>
        <extracomment>words/reason.py</extracomment>
        <translation>В тази игра няма домашно правило &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>{rule} can&apos;t be &apos;{value}&apos; here, only {allowed}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{rule} не може да е &apos;{value}&apos; тук, само {allowed}</translation>
    </message>
    <message>
        <source>Draw until a tile fits; you may pass only when no more may be drawn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Тегли, докато пасне плочка; можеш да пасуваш само когато повече не се тегли</translation>
    </message>
    <message>
        <source>the file is too large, {size}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>файлът е твърде голям, {size}</translation>
    </message>
    <message>
        <source>at most {size}</source>
        <extracomment>archive/error.py</extracomment>
        <translation>най-много {size}</translation>
    </message>
    <message>
        <source>{count} KB</source>
        <extracomment>archive/size.py</extracomment>
        <translation>{count} КБ</translation>
    </message>
    <message>
        <source>{count} MB</source>
        <extracomment>archive/size.py</extracomment>
        <translation>{count} МБ</translation>
    </message>
    <message>
        <source>its size is {size}, more than {most}</source>
        <extracomment>archive/themes.py</extracomment>
        <translation>голям е {size}, повече от {most}</translation>
    </message>
    <message>
        <source>It sheds only {pips}</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Сваля само {pips} от ръката</translation>
    </message>
    <message>
        <source>It leaves {numbers} open</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Оставя {numbers} отворено</translation>
    </message>
    <message>
        <source>The tile left fits an end</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Останалата плочка пасва на край</translation>
    </message>
    <message>
        <source>The tile left fits no end</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Останалата плочка не пасва на никой край</translation>
    </message>
    <message>
        <source>None of the {left} tiles left fits an end</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Никоя от останалите {left} плочки не пасва на край</translation>
    </message>
    <message>
        <source>All {left} tiles left fit the ends</source>
        <extracomment>words/liking.py</extracomment>
        <translation>Всичките {left} останали плочки пасват на краищата</translation>
    </message>
    <message numerus="yes">
        <source>{count} of the {left} tiles left fit the ends</source>
        <extracomment>words/liking.py (for 1: One of the {left} tiles left fits an end)</extracomment>
        <translation>
            <numerusform>Една от останалите {left} плочки пасва на край</numerusform>
            <numerusform>{count} от останалите {left} плочки пасват на краищата</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played through to the end {count} times</source>
        <extracomment>words/liking.py (for 1: tried to the end once)</extracomment>
        <translation>
            <numerusform>опитано докрай веднъж</numerusform>
            <numerusform>изиграно докрай {count} пъти</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing else came out better on average</source>
        <extracomment>words/liking.py</extracomment>
        <translation>нищо друго не излезе по-добре средно</translation>
    </message>
    <message>
        <source>on average {points} points less</source>
        <extracomment>words/liking.py</extracomment>
        <translation>средно {points} точки по-малко</translation>
    </message>
    <message>
        <source>Draw until a tile fits, or until no more may be drawn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Тегли, докато пасне плочка или докато повече не се тегли</translation>
    </message>
    <message>
        <source>First draw from the boneyard; if nothing fits then, you may pass</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Първо тегли от купчината; ако и тогава нищо не пасва, можеш да пасуваш</translation>
    </message>
    <message>
        <source>First draw from the boneyard, then you may pass</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Първо тегли от купчината, после можеш да пасуваш</translation>
    </message>
    <message>
        <source>First draw from the boneyard</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Първо тегли от купчината</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Не е твой ред</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Ред е на {name}</translation>
    </message>
    <message>
        <source>{tile} fits neither {first} nor {last}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} не пасва нито на {first}, нито на {last}</translation>
    </message>
    <message>
        <source>{tile} fits neither {first} nor {last}: try another tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} не пасва нито на {first}, нито на {last}: опитай друга плочка</translation>
    </message>
    <message>
        <source>{tile} does not fit the {first}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} не пасва на {first}</translation>
    </message>
    <message>
        <source>{tile} does not fit the {first}: try another tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} не пасва на {first}: опитай друга плочка</translation>
    </message>
    <message>
        <source>{tile} fits none of {ends}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} не пасва на никое от {ends}</translation>
    </message>
    <message>
        <source>{tile} fits none of {ends}: try another tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} не пасва на никое от {ends}: опитай друга плочка</translation>
    </message>
    <message>
        <source>The {number} is locked until {number}-{number} lies on the table</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{number} е заключена, докато {number}-{number} не легне на масата</translation>
    </message>
    <message>
        <source>Only on {number}-{number} itself may a {number} be laid</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Само до самата {number}-{number} може да се постави {number}</translation>
    </message>
    <message>
        <source>First a tile must be laid on the {pips} of {host}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Първо трябва да се постави плочка до {pips} на {host}</translation>
    </message>
    <message>
        <source>No tile has room at this {pips} any more</source>
        <extracomment>words/reason.py</extracomment>
        <translation>До тази {pips} вече няма място за никоя плочка</translation>
    </message>
    <message>
        <source>There is no room for {tile} at this {pips}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>До тази {pips} няма място за {tile}</translation>
    </message>
    <message>
        <source>{tile} can&apos;t lie just there</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{tile} не може да лежи точно там</translation>
    </message>
    <message>
        <source>It must be said where on the table {tile} is to lie</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Трябва да се каже къде на масата да легне {tile}</translation>
    </message>
    <message>
        <source>In this game the table has room for every tile</source>
        <extracomment>words/reason.py</extracomment>
        <translation>В тази игра масата има място за всяка плочка</translation>
    </message>
    <message>
        <source>The boneyard is empty</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Купчината е празна</translation>
    </message>
    <message numerus="yes">
        <source>The {count} tiles in the boneyard may not be drawn now</source>
        <extracomment>words/reason.py (for 1: The tile in the boneyard may not be drawn now)</extracomment>
        <translation>
            <numerusform>Плочката в купчината сега не може да се тегли</numerusform>
            <numerusform>Тези {count} плочки в купчината сега не могат да се теглят</numerusform>
        </translation>
    </message>
    <message>
        <source>The next tile of the boneyard is not {named}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Следващата плочка от купчината не е {named}</translation>
    </message>
    <message>
        <source>The next tile of the boneyard is {found}, not {named}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Следващата плочка от купчината е {found}, а не {named}</translation>
    </message>
    <message>
        <source>{seats} hands of {hand} need {need} tiles, the {set} set has {has}: {smallest}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{seats} ръце по {hand} искат {need} плочки, комплектът „{set}“ има {has}: {smallest}</translation>
    </message>
    <message>
        <source>the {set} set is enough</source>
        <extracomment>words/reason.py</extracomment>
        <translation>комплектът „{set}“ стига</translation>
    </message>
    <message>
        <source>{seats} hands of {hand} need {need} tiles, more than any set of this game has</source>
        <extracomment>words/reason.py</extracomment>
        <translation>{seats} ръце по {hand} искат {need} плочки, повече от всеки комплект на тази игра</translation>
    </message>
    <message>
        <source>There is no seat {seats}: seats go from 1 to {most}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Няма място {seats}: местата са от 1 до {most}</translation>
    </message>
    <message>
        <source>This game is for {least} players, not {seats}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Тази игра е за {least} играчи, не за {seats}</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, not {seats}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Тази игра е за {least} до {most} играчи, не за {seats}</translation>
    </message>
    <message>
        <source>With {seats} players {rule} can&apos;t be &apos;{value}&apos;, only {allowed}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>При {seats} играчи {rule} не може да е &apos;{value}&apos;, само {allowed}</translation>
    </message>
    <message>
        <source>Where {other} is &apos;{there}&apos; {rule} can&apos;t be &apos;{value}&apos;, only {allowed}</source>
        <extracomment>words/reason.py</extracomment>
        <translation>Когато {other} е &apos;{there}&apos;, {rule} не може да е &apos;{value}&apos;, само {allowed}</translation>
    </message>
    <message>
        <source>A newer version of this program has written it.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Записан е от по-нова версия на тази програма.</translation>
    </message>
    <message>
        <source>There is no such file any more.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Такъв файл вече няма.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Това е папка, а не файл.</translation>
    </message>
    <message>
        <source>The system does not let it be read.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Системата не позволява да се прочете.</translation>
    </message>
    <message>
        <source>It is not a file of this program.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Това не е файл на тази програма.</translation>
    </message>
    <message>
        <source>It is damaged, or a part of it is missing.</source>
        <extracomment>words/refused.py</extracomment>
        <translation>Повреден е или част от него липсва.</translation>
    </message>
    <message>
        <source>A mistake costs nothing: a tile that does not fit goes back, and you are told why.</source>
        <extracomment>words/remark.py</extracomment>
        <translation>Грешката не струва нищо: плочка, която не пасва, се връща и ти се казва защо.</translation>
    </message>
    <message>
        <source>With so few players most rounds end blocked, because who cannot play may not draw.</source>
        <extracomment>words/remark.py</extracomment>
        <translation>С толкова малко играчи повечето рундове се блокират, защото който не може да играе, не тегли.</translation>
    </message>
    <message>
        <source>With four players many rounds end blocked, because who cannot play may not draw.</source>
        <extracomment>words/remark.py</extracomment>
        <translation>С четирима играчи много рундове се блокират, защото който не може да играе, не тегли.</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <extracomment>words/review.py</extracomment>
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>Nothing else was allowed</source>
        <extracomment>words/review.py</extracomment>
        <translation>Нищо друго не беше разрешено</translation>
    </message>
    <message>
        <source>This was not weighed: the thinking failed</source>
        <extracomment>words/review.py</extracomment>
        <translation>Това не беше оценено: мисленето се провали</translation>
    </message>
    <message>
        <source>As good as any</source>
        <extracomment>words/review.py</extracomment>
        <translation>Не по-лошо от другите</translation>
    </message>
    <message>
        <source>Better: {move}, {worth}. {why}</source>
        <extracomment>words/review.py</extracomment>
        <translation>По-добре: {move}, {worth}. {why}</translation>
    </message>
    <message>
        <source>What each move was worth, in points a round, by what could be seen then.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Колко е струвал всеки ход, в точки на рунд, според видимото тогава.</translation>
    </message>
    <message>
        <source>What each move was worth, as a chance to win the round, by what could be seen.</source>
        <extracomment>words/review.py</extracomment>
        <translation>Колко е струвал всеки ход, като шанс за рунда, според видимото тогава.</translation>
    </message>
    <message>
        <source>With more than two sides there is no best line for all.</source>
        <extracomment>words/review.py</extracomment>
        <translation>При повече от две страни няма най-добра линия за всички.</translation>
    </message>
    <message>
        <source>With all hands open this round is too large to be reckoned out.</source>
        <extracomment>words/review.py</extracomment>
        <translation>С открити ръце този рунд е твърде голям, за да се пресметне докрай.</translation>
    </message>
    <message>
        <source>With all hands open, and both sides at their best from the start: {end}.</source>
        <extracomment>words/review.py</extracomment>
        <translation>С открити ръце и най-добра игра на двете страни от началото: {end}.</translation>
    </message>
    <message>
        <source>With all hands open, and both sides at their best from move {number}: {end}.</source>
        <extracomment>words/review.py</extracomment>
        <translation>С открити ръце и най-добра игра на двете страни от ход {number}: {end}.</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Комплект</translation>
    </message>
    <message>
        <source>Which tiles are played with.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>С кои плочки се играе.</translation>
    </message>
    <message>
        <source>How many tiles each player is dealt.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Колко плочки получава всеки играч.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Запас</translation>
    </message>
    <message>
        <source>Tiles of the boneyard that nobody may draw.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Плочки от купчината, които никой не тегли.</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Посока</translation>
    </message>
    <message>
        <source>Which way round the turns go.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Накъде върви редът.</translation>
    </message>
    <message>
        <source>First lead</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Първо начало</translation>
    </message>
    <message>
        <source>Who leads in the first round.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Кой започва в първия рунд.</translation>
    </message>
    <message>
        <source>Later leads</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Следващи начала</translation>
    </message>
    <message>
        <source>Who leads in the rounds after it.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Кой започва в следващите рундове.</translation>
    </message>
    <message>
        <source>Leading tile</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Първа плочка</translation>
    </message>
    <message>
        <source>What the leader has to lay first.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Какво трябва да се постави първо.</translation>
    </message>
    <message>
        <source>No double</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Без двойна</translation>
    </message>
    <message>
        <source>What happens when nobody holds the double that should lead.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Какво става, когато никой няма двойната, с която се започва.</translation>
    </message>
    <message>
        <source>Joining</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Свързване</translation>
    </message>
    <message>
        <source>Which halves may touch.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Кои половини могат да се допират.</translation>
    </message>
    <message>
        <source>Spinner</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Кръстна плочка</translation>
    </message>
    <message>
        <source>Which doubles may be played on at more than two sides.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>На кои двойни се играе от повече от две страни.</translation>
    </message>
    <message>
        <source>Short sides</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Къси страни</translation>
    </message>
    <message>
        <source>When the short sides of a spinner open.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Кога се отварят късите страни на кръстната плочка.</translation>
    </message>
    <message>
        <source>Fill first</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Първо запълни</translation>
    </message>
    <message>
        <source>What must be filled before any arm may grow.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Какво трябва да се запълни, преди да расте ръкав.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Теглене</translation>
    </message>
    <message>
        <source>What you do when none of your tiles fits.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Какво правиш, когато нищо твое не пасва.</translation>
    </message>
    <message>
        <source>Drawn tile</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Изтеглена плочка</translation>
    </message>
    <message>
        <source>What becomes of a drawn tile that fits.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Какво става с изтеглена плочка, която пасва.</translation>
    </message>
    <message>
        <source>Free draw</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Свободно теглене</translation>
    </message>
    <message>
        <source>Whether you may draw or pass although a tile of yours fits.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Дали можеш да теглиш или пасуваш, макар че имаш плочка, която пасва.</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Не може да играе</translation>
    </message>
    <message>
        <source>What you do when you cannot play.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Какво правиш, когато не можеш да играеш.</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Which half of a tile sets off its effect.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Коя половина на плочката задейства действието ѝ.</translation>
    </message>
    <message>
        <source>Unbroken spell</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Неразвалена магия</translation>
    </message>
    <message>
        <source>What happens when nobody can break a spell any more.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Какво става, когато никой вече не може да развали магията.</translation>
    </message>
    <message>
        <source>Doubles skip</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Двойните прескачат</translation>
    </message>
    <message>
        <source>Which doubles cost the next player a turn.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Кои двойни струват ход на следващия играч.</translation>
    </message>
    <message>
        <source>Table edge</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Ръб на масата</translation>
    </message>
    <message>
        <source>Whether the table&apos;s edge and other tiles block an end.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Дали ръбът на масата и другите плочки спират край.</translation>
    </message>
    <message>
        <source>How much room there is to lay tiles.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Колко място има за плочките.</translation>
    </message>
    <message>
        <source>Table size</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Големина на масата</translation>
    </message>
    <message>
        <source>Points in play</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Точки в играта</translation>
    </message>
    <message>
        <source>What the open ends score while you play.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Какво носят отворените краища, докато се играе.</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Свършване</translation>
    </message>
    <message>
        <source>What you score for laying your last tile.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Какво получаваш за последната си плочка.</translation>
    </message>
    <message>
        <source>Blocked winner</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Победител при блок</translation>
    </message>
    <message>
        <source>Who wins when nobody can move.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Кой печели, когато никой не може да играе.</translation>
    </message>
    <message>
        <source>Blocked score</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Точки при блок</translation>
    </message>
    <message>
        <source>What the winner of a blocked round scores.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Какво получава победителят в блокиран рунд.</translation>
    </message>
    <message>
        <source>Blocked tie</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Равенство при блок</translation>
    </message>
    <message>
        <source>What happens when a blocked round is tied.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Какво става, когато блокиран рунд е наравно.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Цел</translation>
    </message>
    <message>
        <source>The points that win the match, where not one round decides it.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Точките, които печелят партията, когато не решава един рунд.</translation>
    </message>
    <message>
        <source>Exact finish</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Точен завършек</translation>
    </message>
    <message>
        <source>Whether the target must be met exactly.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Дали целта трябва да се улучи точно.</translation>
    </message>
    <message>
        <source>How many rounds the match is played over.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Колко рунда трае партията.</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Партньори</translation>
    </message>
    <message>
        <source>Whether players who sit opposite play together.</source>
        <extracomment>words/rule.py</extracomment>
        <translation>Дали играчите, които седят един срещу друг, играят заедно.</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>words/speaker.py</extracomment>
        <translation>теб</translation>
    </message>
    <message>
        <source>double {number}</source>
        <extracomment>words/speaker.py</extracomment>
        <translation>двойна {number}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>words/speaker.py</extracomment>
        <translation>{first} и {second}</translation>
    </message>
    <message>
        <source>{names} {both} hold {amount}: the round is played again</source>
        <extracomment>words/sums.py</extracomment>
        <translation>При {names} има {both} по {amount}: рундът се преиграва</translation>
    </message>
    <message>
        <source>{names} {both} hold {amount}: nobody scores</source>
        <extracomment>words/sums.py</extracomment>
        <translation>При {names} има {both} по {amount}: никой не получава точки</translation>
    </message>
    <message>
        <source>{names} {both} hold {amount}: the win is shared</source>
        <extracomment>words/sums.py</extracomment>
        <translation>При {names} има {both} по {amount}: победата се дели</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>words/sums.py</extracomment>
        <translation>навсякъде</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>words/sums.py</extracomment>
        <translation>поравно</translation>
    </message>
    <message>
        <source>Both sides have a lowest hand of {amount}: the round is played again</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Най-малката ръка и на двете страни е {amount}: рундът се преиграва</translation>
    </message>
    <message>
        <source>Both sides have a lowest hand of {amount}: nobody scores</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Най-малката ръка и на двете страни е {amount}: никой не получава точки</translation>
    </message>
    <message>
        <source>Both sides hold {amount}: the round is played again</source>
        <extracomment>words/sums.py</extracomment>
        <translation>И двете страни имат {amount}: рундът се преиграва</translation>
    </message>
    <message>
        <source>Both sides hold {amount}: nobody scores</source>
        <extracomment>words/sums.py</extracomment>
        <translation>И двете страни имат {amount}: никой не получава точки</translation>
    </message>
    <message numerus="yes">
        <source>{count} wins for {name}</source>
        <extracomment>words/sums.py (for 1: {count} win for {name})</extracomment>
        <translation>
            <numerusform>{count} победа за {name}</numerusform>
            <numerusform>{count} победи за {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{points} за {name}</translation>
    </message>
    <message>
        <source>{counted}, which makes {points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{counted}, което прави {points} за {name}</translation>
    </message>
    <message>
        <source>{terms} = {counted}, which makes {points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{terms} = {counted}, което прави {points} за {name}</translation>
    </message>
    <message>
        <source>{terms} = {points} for {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{terms} = {points} за {name}</translation>
    </message>
    <message>
        <source>You are out: no tiles left</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Ти свърши: няма останали плочки</translation>
    </message>
    <message>
        <source>{name} is out: no tiles left</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} свърши: няма останали плочки</translation>
    </message>
    <message>
        <source>You hold {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Имаш {amount}</translation>
    </message>
    <message>
        <source>{name} holds {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} има {amount}</translation>
    </message>
    <message>
        <source>You hold no tiles</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Нямаш плочки</translation>
    </message>
    <message>
        <source>{name} holds no tiles</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} няма плочки</translation>
    </message>
    <message>
        <source>You hold {tiles}: {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Имаш {tiles}: {amount}</translation>
    </message>
    <message>
        <source>{name} holds {tiles}: {amount}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{name} има {tiles}: {amount}</translation>
    </message>
    <message>
        <source>{said}, rounded to the nearest five</source>
        <extracomment>words/sums.py</extracomment>
        <translation>{said}, закръглено до най-близката петица</translation>
    </message>
    <message>
        <source>What the other side still holds</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Каквото още има другата страна</translation>
    </message>
    <message>
        <source>What the others still hold</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Каквото още имат другите</translation>
    </message>
    <message>
        <source>What the others hold, and what lies in the boneyard</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Каквото имат другите и каквото е в купчината</translation>
    </message>
    <message>
        <source>What the other side holds, less what {name} hold</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Каквото има другата страна, без това, което е у {name}</translation>
    </message>
    <message>
        <source>What the others hold, less what you hold</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Каквото имат другите, без това, което имаш ти</translation>
    </message>
    <message>
        <source>What the others hold, less what {name} holds</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Каквото имат другите, без това, което има {name}</translation>
    </message>
    <message>
        <source>From each other player the difference to you</source>
        <extracomment>words/sums.py</extracomment>
        <translation>От всеки друг играч разликата до теб</translation>
    </message>
    <message>
        <source>From each other player the difference to {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>От всеки друг играч разликата до {name}</translation>
    </message>
    <message>
        <source>All pips that are left</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Всички останали очи</translation>
    </message>
    <message>
        <source>A round won by {name}</source>
        <extracomment>words/sums.py</extracomment>
        <translation>Рунд, спечелен от {name}</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>words/text.py</extracomment>
        <translation>осем</translation>
    </message>
    <message>
        <source>eleven</source>
        <extracomment>words/text.py</extracomment>
        <translation>единайсет</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>words/text.py</extracomment>
        <translation>пет</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>words/text.py</extracomment>
        <translation>четири</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>words/text.py</extracomment>
        <translation>девет</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>words/text.py</extracomment>
        <translation>една</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>words/text.py</extracomment>
        <translation>седем</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>words/text.py</extracomment>
        <translation>шест</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>words/text.py</extracomment>
        <translation>десет</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>words/text.py</extracomment>
        <translation>три</translation>
    </message>
    <message>
        <source>twelve</source>
        <extracomment>words/text.py</extracomment>
        <translation>дванайсет</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>words/text.py</extracomment>
        <translation>две</translation>
    </message>
    <message>
        <source>zero</source>
        <extracomment>words/text.py</extracomment>
        <translation>нула</translation>
    </message>
    <message numerus="yes">
        <source>{count} tiles</source>
        <extracomment>words/text.py (for 1: {count} tile)</extracomment>
        <translation>
            <numerusform>{count} плочка</numerusform>
            <numerusform>{count} плочки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pips</source>
        <extracomment>words/text.py (for 1: {count} pip)</extracomment>
        <translation>
            <numerusform>{count} око</numerusform>
            <numerusform>{count} очи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} points</source>
        <extracomment>words/text.py (for 1: {count} point)</extracomment>
        <translation>
            <numerusform>{count} точка</numerusform>
            <numerusform>{count} точки</numerusform>
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
        <translation>{first} и {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>words/text.py</extracomment>
        <translation>{first} или {last}</translation>
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
        <translation>До шестица</translation>
    </message>
    <message>
        <source>Double-nine</source>
        <extracomment>words/value.py</extracomment>
        <translation>До деветка</translation>
    </message>
    <message>
        <source>Double-twelve</source>
        <extracomment>words/value.py</extracomment>
        <translation>До дванайсет</translation>
    </message>
    <message>
        <source>Double-fifteen</source>
        <extracomment>words/value.py</extracomment>
        <translation>До петнайсет</translation>
    </message>
    <message>
        <source>Double-eighteen</source>
        <extracomment>words/value.py</extracomment>
        <translation>До осемнайсет</translation>
    </message>
    <message>
        <source>All: no drawing</source>
        <extracomment>words/value.py</extracomment>
        <translation>Всички: без теглене</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <extracomment>words/value.py</extracomment>
        <translation>По часовника</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <extracomment>words/value.py</extracomment>
        <translation>Срещу часовника</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <extracomment>words/value.py</extracomment>
        <translation>По жребий</translation>
    </message>
    <message>
        <source>The highest double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Най-високата двойна</translation>
    </message>
    <message>
        <source>The heaviest tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Най-тежката плочка</translation>
    </message>
    <message>
        <source>The last winner</source>
        <extracomment>words/value.py</extracomment>
        <translation>Последният победител</translation>
    </message>
    <message>
        <source>The next player in turn</source>
        <extracomment>words/value.py</extracomment>
        <translation>Следващият по ред</translation>
    </message>
    <message>
        <source>As in the first round</source>
        <extracomment>words/value.py</extracomment>
        <translation>Както в първия рунд</translation>
    </message>
    <message>
        <source>The winning side chooses</source>
        <extracomment>words/value.py</extracomment>
        <translation>Избира победилата страна</translation>
    </message>
    <message>
        <source>Any tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Която и да е плочка</translation>
    </message>
    <message>
        <source>The deciding tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Решаващата плочка</translation>
    </message>
    <message>
        <source>Any double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Която и да е двойна</translation>
    </message>
    <message>
        <source>Deal again</source>
        <extracomment>words/value.py</extracomment>
        <translation>Раздава се пак</translation>
    </message>
    <message>
        <source>The heaviest tile leads</source>
        <extracomment>words/value.py</extracomment>
        <translation>Започва най-тежката плочка</translation>
    </message>
    <message>
        <source>The highest tile leads</source>
        <extracomment>words/value.py</extracomment>
        <translation>Започва най-високата плочка</translation>
    </message>
    <message>
        <source>Draw in turn for one</source>
        <extracomment>words/value.py</extracomment>
        <translation>Теглят по ред за двойна</translation>
    </message>
    <message>
        <source>Equal numbers</source>
        <extracomment>words/value.py</extracomment>
        <translation>Равни числа</translation>
    </message>
    <message>
        <source>Numbers with a fixed sum</source>
        <extracomment>words/value.py</extracomment>
        <translation>Числа с постоянен сбор</translation>
    </message>
    <message>
        <source>Equal, the double first</source>
        <extracomment>words/value.py</extracomment>
        <translation>Равни, първо двойната</translation>
    </message>
    <message>
        <source>Equal, on doubles alone</source>
        <extracomment>words/value.py</extracomment>
        <translation>Равни, само на двойни</translation>
    </message>
    <message>
        <source>Equal, doubles on a 13</source>
        <extracomment>words/value.py</extracomment>
        <translation>Равни, двойни на 13</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>words/value.py</extracomment>
        <translation>Няма</translation>
    </message>
    <message>
        <source>The first double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Първата двойна</translation>
    </message>
    <message>
        <source>Every double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Всяка двойна</translation>
    </message>
    <message>
        <source>The leading double</source>
        <extracomment>words/value.py</extracomment>
        <translation>Началната двойна</translation>
    </message>
    <message>
        <source>Leading double, 8 arms</source>
        <extracomment>words/value.py</extracomment>
        <translation>Начална двойна, 8 ръкава</translation>
    </message>
    <message>
        <source>Leading double, 6 arms</source>
        <extracomment>words/value.py</extracomment>
        <translation>Начална двойна, 6 ръкава</translation>
    </message>
    <message>
        <source>Every double, three toes</source>
        <extracomment>words/value.py</extracomment>
        <translation>Всяка двойна, три пръста</translation>
    </message>
    <message>
        <source>After both long sides</source>
        <extracomment>words/value.py</extracomment>
        <translation>След двете дълги страни</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>words/value.py</extracomment>
        <translation>Веднага</translation>
    </message>
    <message>
        <source>All arms of the star</source>
        <extracomment>words/value.py</extracomment>
        <translation>Всички ръкави на звездата</translation>
    </message>
    <message>
        <source>The four sides</source>
        <extracomment>words/value.py</extracomment>
        <translation>Четирите страни</translation>
    </message>
    <message>
        <source>Pass, no drawing</source>
        <extracomment>words/value.py</extracomment>
        <translation>Пас, без теглене</translation>
    </message>
    <message>
        <source>Draw one tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Една плочка</translation>
    </message>
    <message>
        <source>Draw until a tile fits</source>
        <extracomment>words/value.py</extracomment>
        <translation>Докато пасне плочка</translation>
    </message>
    <message>
        <source>Draw two tiles</source>
        <extracomment>words/value.py</extracomment>
        <translation>Две плочки</translation>
    </message>
    <message>
        <source>Must be played at once</source>
        <extracomment>words/value.py</extracomment>
        <translation>Играе се веднага</translation>
    </message>
    <message>
        <source>May be played or kept</source>
        <extracomment>words/value.py</extracomment>
        <translation>Играе се или се пази</translation>
    </message>
    <message>
        <source>Waits for the next turn</source>
        <extracomment>words/value.py</extracomment>
        <translation>Чака следващия ход</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>words/value.py</extracomment>
        <translation>Не</translation>
    </message>
    <message>
        <source>Draw two, play one or pass</source>
        <extracomment>words/value.py</extracomment>
        <translation>Тегли две, играй или пас</translation>
    </message>
    <message>
        <source>Either half</source>
        <extracomment>words/value.py</extracomment>
        <translation>Която и да е половина</translation>
    </message>
    <message>
        <source>The open half</source>
        <extracomment>words/value.py</extracomment>
        <translation>Отворената половина</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <extracomment>words/value.py</extracomment>
        <translation>Рундът е блокиран</translation>
    </message>
    <message>
        <source>The spell ends</source>
        <extracomment>words/value.py</extracomment>
        <translation>Магията свършва</translation>
    </message>
    <message>
        <source>Each one</source>
        <extracomment>words/value.py</extracomment>
        <translation>Всяка</translation>
    </message>
    <message>
        <source>The last of a turn</source>
        <extracomment>words/value.py</extracomment>
        <translation>Последната в хода</translation>
    </message>
    <message>
        <source>Block an end</source>
        <extracomment>words/value.py</extracomment>
        <translation>Спира край</translation>
    </message>
    <message>
        <source>Never in the way</source>
        <extracomment>words/value.py</extracomment>
        <translation>Никога не пречи</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>words/value.py</extracomment>
        <translation>Голяма</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>words/value.py</extracomment>
        <translation>Малка</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>words/value.py</extracomment>
        <translation>Обикновена</translation>
    </message>
    <message>
        <source>Multiples of five</source>
        <extracomment>words/value.py</extracomment>
        <translation>Кратни на пет</translation>
    </message>
    <message>
        <source>Multiples of three</source>
        <extracomment>words/value.py</extracomment>
        <translation>Кратни на три</translation>
    </message>
    <message>
        <source>Fives and threes</source>
        <extracomment>words/value.py</extracomment>
        <translation>Петици и тройки</translation>
    </message>
    <message>
        <source>Two or three alike</source>
        <extracomment>words/value.py</extracomment>
        <translation>Две или три еднакви</translation>
    </message>
    <message>
        <source>Opponents&apos; pips, boneyard&apos;s</source>
        <extracomment>words/value.py</extracomment>
        <translation>Противници и купчина</translation>
    </message>
    <message>
        <source>The fewest pips</source>
        <extracomment>words/value.py</extracomment>
        <translation>Най-малко очи</translation>
    </message>
    <message>
        <source>The fewest tiles</source>
        <extracomment>words/value.py</extracomment>
        <translation>Най-малко плочки</translation>
    </message>
    <message>
        <source>The lowest hand&apos;s side</source>
        <extracomment>words/value.py</extracomment>
        <translation>Страната с най-малка ръка</translation>
    </message>
    <message>
        <source>The side with least</source>
        <extracomment>words/value.py</extracomment>
        <translation>Страната с най-малко</translation>
    </message>
    <message>
        <source>A hand without doubles</source>
        <extracomment>words/value.py</extracomment>
        <translation>Ръка без двойни</translation>
    </message>
    <message>
        <source>The opponents&apos; pips</source>
        <extracomment>words/value.py</extracomment>
        <translation>Очите на противниците</translation>
    </message>
    <message>
        <source>Opponents&apos; pips less own</source>
        <extracomment>words/value.py</extracomment>
        <translation>Техните без своите очи</translation>
    </message>
    <message>
        <source>Gap to each opponent</source>
        <extracomment>words/value.py</extracomment>
        <translation>Разликата до всеки</translation>
    </message>
    <message>
        <source>All pips left</source>
        <extracomment>words/value.py</extracomment>
        <translation>Всички останали очи</translation>
    </message>
    <message>
        <source>The round, no points</source>
        <extracomment>words/value.py</extracomment>
        <translation>Рундът, без точки</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <extracomment>words/value.py</extracomment>
        <translation>Никой не получава точки</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <extracomment>words/value.py</extracomment>
        <translation>Победата се дели</translation>
    </message>
    <message>
        <source>The fewest pips win</source>
        <extracomment>words/value.py</extracomment>
        <translation>Печелят най-малко очи</translation>
    </message>
    <message>
        <source>The leader&apos;s side wins</source>
        <extracomment>words/value.py</extracomment>
        <translation>Печели започналата страна</translation>
    </message>
    <message>
        <source>Who blocked it wins</source>
        <extracomment>words/value.py</extracomment>
        <translation>Печели блокиралият</translation>
    </message>
    <message>
        <source>Who did not block wins</source>
        <extracomment>words/value.py</extracomment>
        <translation>Печели неблокиралият</translation>
    </message>
    <message>
        <source>Played again</source>
        <extracomment>words/value.py</extracomment>
        <translation>Преиграва се</translation>
    </message>
    <message>
        <source>One round</source>
        <extracomment>words/value.py</extracomment>
        <translation>Един рунд</translation>
    </message>
    <message>
        <source>No, it may be passed</source>
        <extracomment>words/value.py</extracomment>
        <translation>Не, може да се надхвърли</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>words/value.py</extracomment>
        <translation>Да</translation>
    </message>
    <message>
        <source>A single round</source>
        <extracomment>words/value.py</extracomment>
        <translation>Един-единствен рунд</translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <extracomment>words/value.py</extracomment>
        <translation>Всеки за себе си</translation>
    </message>
    <message>
        <source>Two against two</source>
        <extracomment>words/value.py</extracomment>
        <translation>Двама срещу двама</translation>
    </message>
    <message>
        <source>Who holds {tile}</source>
        <extracomment>words/value.py</extracomment>
        <translation>Който има {tile}</translation>
    </message>
    <message>
        <source>{set}, {count} tiles</source>
        <extracomment>words/value.py</extracomment>
        <translation>{set}, {count} плочки</translation>
    </message>
    <message>
        <source>No tile</source>
        <extracomment>words/value.py</extracomment>
        <translation>Нито една плочка</translation>
    </message>
    <message numerus="yes">
        <source>The last {count} tiles</source>
        <extracomment>words/value.py (for 1: The last tile)</extracomment>
        <translation>
            <numerusform>Последната плочка</numerusform>
            <numerusform>Последните {count} плочки</numerusform>
        </translation>
    </message>
    <message>
        <source>Best of {count}</source>
        <extracomment>words/value.py</extracomment>
        <translation>Най-добър от {count}</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>words/voice.py</extracomment>
        <translation>мисли</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>words/voice.py</extracomment>
        <translation>твой ред</translation>
    </message>
    <message>
        <source>with {names}</source>
        <extracomment>words/voice.py</extracomment>
        <translation>с {names}</translation>
    </message>
</context>
</TS>

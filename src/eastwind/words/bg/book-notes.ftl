# Къде източниците са неясни и какво е решено: `note-<правила>-<бележка>-unclear` и `-decided`, по правилата, в чийто файл е.

## ru-classic

note-ru-classic-first-east-tie-unclear = Води този с най-голям сбор от два зара; за равни сборове нищо не е казано.
note-ru-classic-first-east-tie-decided = Онези с еднакъв най-голям сбор хвърлят още веднъж.
note-ru-classic-break-past-the-end-unclear = Сборът на двете хвърляния може да надхвърли 17-те купчинки на една стена; за това нищо не е казано.
note-ru-classic-break-past-the-end-decided = Броенето продължава по следващата стена в същата посока.
note-ru-classic-moving-end-unclear = Новите свободни карти се вземат от края на стената; дали 14-те плочки и петнадесетата от края се местят с него, не е казано.
note-ru-classic-moving-end-decided = Местят се: всичко се брои оттам, докъдето стената стига сега. Конг може да се обяви, докато има свободна карта или може да се отдели.
note-ru-classic-length-of-a-round-unclear = Казано е, че кръгът е четири ръце, а играта шестнадесет, но Изток остава водещ, когато спечели.
note-ru-classic-length-of-a-round-decided = Кръгът свършва, когато воденето е минало четири пъти; играта има поне шестнадесет ръце. С настройката „Водещ, след като Изток спечели“ кръгът е точно четири ръце.
note-ru-classic-lead-after-draw-unclear = Воденето остава само когато печели Изток; равният резултат не е споменат там.
note-ru-classic-lead-after-draw-decided = След равен резултат воденето минава на следващия, по буквата на това изречение.
note-ru-classic-last-discard-unclear = Може ли изчистената плочка, след която няма какво да се тегли, да се вземе за чоу, панг или конг.
note-ru-classic-last-discard-decided = Може да се вземе само за ма джонг.
note-ru-classic-undeclared-kong-unclear = Колко струват четири еднакви в ръката, които не са изложени като конг.
note-ru-classic-undeclared-kong-decided = Колкото панг от стената.
note-ru-classic-ready-hand-unclear = Готовата ръка трябва да се обяви; кога, обвързва ли играча и може ли да отпадне, не е казано.
note-ru-classic-ready-hand-decided = Обявява се в свой ход заедно с изчистването, не замразява ръката и важи до края ѝ.
note-ru-classic-ready-at-once-unclear = Играч, който открие готова ръка „веднага“, нататък само чака; кой е този миг, не е казано.
note-ru-classic-ready-at-once-decided = Непосредствено след раздаването, с изложени цветя: Изток с първата си изчистена плочка, другите преди нея, и всички се питат еднакво. Оттогава ръката е замразена.
note-ru-classic-dead-hand-unclear = За ръка с твърде малко или твърде много плочки нищо не е казано.
note-ru-classic-dead-hand-decided = Не може да спечели. С по-малко плочки накрая все пак се брои, с повече не струва нищо.
note-ru-classic-both-winds-in-a-pair-unclear = Колко струва чифт от вятър, който е и собствен, и преобладаващ.
note-ru-classic-both-winds-in-a-pair-decided = Броят се и двата реда: 4 точки.
note-ru-classic-prevailing-wind-unclear = Преобладаващият вятър носи точки, но кой е той, не е определено.
note-ru-classic-prevailing-wind-decided = Вятърът, на който е наречен кръгът.
note-ru-classic-pung-won-by-a-discard-unclear = Дали панг, завършен с печелившата изчистена плочка, е от масата.
note-ru-classic-pung-won-by-a-discard-decided = От масата е; останалите скрити плочки на победителя са от стената. Панг в ръката на губещ е от стената.
note-ru-classic-no-scoring-set-unclear = Ръка „без точки“: всеки победител има поне точките за ма джонг.
note-ru-classic-no-scoring-set-decided = Гледат се само комбинациите и чифтът: цветята и добавките на победителя не пречат.
note-ru-classic-last-from-wall-unclear = Брои ли се свободната карта за взета от стената.
note-ru-classic-last-from-wall-decided = Брои се.
note-ru-classic-last-wall-tile-unclear = Дали последната плочка трябва да я изтегли победителят, или може и да му се изчисти.
note-ru-classic-last-wall-tile-decided = Изтеглена от победителя.
note-ru-classic-only-possible-tile-unclear = Последната плочка трябва да е единствената възможна, а в скоби са посочени три места: какво, ако такова място е само един от няколкото начина да се спечели?
note-ru-classic-only-possible-tile-decided = Иска се и едното, и другото: някое от местата и никоя друга плочка да не би завършила ръката; плочка, от която играчът вече държи и четирите, не се брои. С настройката „достатъчно е мястото ѝ“ стига само мястото.
note-ru-classic-terminals-and-honours-unclear = Дали ръка само от оньори е и „само 1, 9 и оньори“.
note-ru-classic-terminals-and-honours-decided = Не е: за това дублиране трябва поне една единица или девятка. При губещ се гледат всичките му плочки.
note-ru-classic-heavenly-twins-unclear = Могат ли седемте чифта от един цвят да имат четири еднакви като два чифта.
note-ru-classic-heavenly-twins-decided = Седемте чифта са различни.
note-ru-classic-no-limit-unclear = Колко струва ръка за максимума, ако максимум не е уговорен.
note-ru-classic-no-limit-decided = 2000 точки, числото, което източникът дава за пример.

## gambler-classic

note-gambler-classic-page-begins-midway-unclear = Запазеното от страниците на клуба започва по средата на ръцете за максимума, с картинката на скритата змия; липсват и комплектът, стената, раздаването, вземането и цветята.
note-gambler-classic-page-begins-midway-decided = Всичко това е взето от руските правила от кутията, чиито думи запазената част повтаря почти навсякъде.
note-gambler-classic-club-penalty-unclear = Наказанието е описано, казано е, че още не е в сила, и все пак играчите са помолени да избягват такива изчиствания.
note-gambler-classic-club-penalty-decided = Изключено е; включва го настройка. Предупреждението преди опасно изчистване е включено.
note-gambler-classic-late-claim-unclear = Панг или конг може да се обяви и когато следващият играч вече е изтеглил и погледнал, докато плочката не бъде покрита от следващата изчистена.
note-gambler-classic-late-claim-decided = Всички отговарят в едно отмерено време, преди следващият да тегли, и решава старшинството: никой не губи плочка от бавност и никой не вижда плочка, която после се връща.
note-gambler-classic-sawing-the-pillar-unclear = Ограбва се конг от двойки бамбук, докато се излага; ръката, която печели с него, не е описана.
note-gambler-classic-sawing-the-pillar-decided = Всяка печеливша ръка. Става дума за конг, добавен към панг от масата: затворен може да се ограби само за Тринадесетте чудеса, на които двойка не им трябва.

## gambler-standard

note-gambler-standard-peking-garden-unclear = „Събира се затворено“ и „чоу от дракони“: дали последната плочка може да е изчистена, не е казано.
note-gambler-standard-peking-garden-decided = Без комбинации от масата; последната плочка може да е изчистена. По една плочка от всеки вятър и всеки дракон.
note-gambler-standard-true-great-snake-unclear = „Драконите на цвета“ не са назовани, нито е казано дали последната плочка може да е изчистена.
note-gambler-standard-true-great-snake-decided = Зеленият е на бамбука, червеният на дзи, белият на кръгчетата. Пангът може да е от собствения вятър, а чифтът от дракона, или обратното. Без комбинации от масата; последната плочка може да е изчистена.
note-gambler-standard-seven-pairs-unclear = Седем произволни чифта струват 350 точки, „затворени конгове са разрешени“, сред ръце, които иначе струват максимума.
note-gambler-standard-seven-pairs-decided = Точно 350 точки, какъвто и да е максимумът и каквото и друго да има в ръката. Четири еднакви в ръката се броят за два чифта.

## bg-classic

note-bg-classic-ready-hand-unclear = За готова ръка нищо не е казано.
note-bg-classic-ready-hand-decided = Не се обявява. С настройката „Готова ръка“ е като в руските правила от кутията: обявява се в свой ход заедно с изчистването, не замразява ръката и важи до края ѝ.
note-bg-classic-seat-by-roll-unclear = Сборът на два зара посочва мястото на всеки; какво става, когато мястото е заето, не е казано.
note-bg-classic-seat-by-roll-decided = Който е хвърлил заето място, хвърля още веднъж.
note-bg-classic-who-breaks-unclear = Изток, после Юг, Запад и Север хвърлят, докато някой получи сбор на своето място; за Юг пише „2, 6 или 9“, макар че 9 е на Изток. Какво става, ако никой не успее, не е казано.
note-bg-classic-who-breaks-decided = На Юг му трябват 2, 6 или 10, както при избора на места. Ако никой не успее, Изток започва отново.
note-bg-classic-which-wall-unclear = В примера водещият хвърля 9 и 4 и стената се отваря на 13-ата купчинка „от стената вляво от водещия“, броено отдясно наляво: неговата собствена стена към левия ѝ край или стената на играча вляво.
note-bg-classic-which-wall-decided = Стената на онзи, който е успял.
note-bg-classic-loose-tiles-unclear = В далечния край на стената се слагат две плочки; какво става, когато свършат, и дали четиринадесетте се местят с края, не е казано.
note-bg-classic-loose-tiles-decided = От края се вземат и отделят още две, а четиринадесетте, заедно със свободните карти, се броят оттам, докъдето стената стига сега. Конг може да се обяви, докато има свободна карта или може да се отдели.
note-bg-classic-prevailing-wind-unclear = Преобладаващият вятър е наречен само име на кръга и е казано, че се брои единствено собственият.
note-bg-classic-prevailing-wind-decided = Никога не носи точки. Комбинации и чифтове от други ветрове не струват нищо.
note-bg-classic-robbing-a-kong-unclear = За ограбване на конг нищо не е казано.
note-bg-classic-robbing-a-kong-decided = Конг не може да се ограби; настройката „Ограбване на конг“ го разрешава за отворените, без добавка.
note-bg-classic-faces-of-a-kong-unclear = Конг от три плочки от стената и една изчистена е отворен, но само две от плочките му лежат с лицето нагоре; как се слага затворен, не е казано.
note-bg-classic-faces-of-a-kong-decided = Четири от стената са затворен конг, всичко друго е отворен. Как лежат, не променя нищо: при затворения се виждат две лица, при отворения четирите.
note-bg-classic-last-discard-unclear = { note-ru-classic-last-discard-unclear }
note-bg-classic-last-discard-decided = { note-ru-classic-last-discard-decided }
note-bg-classic-undeclared-kong-unclear = Конг „трябва“ да се обяви, защото му се полага свободна карта; колко струват четири еднакви, които не са обявени, не е казано.
note-bg-classic-undeclared-kong-decided = { note-ru-classic-undeclared-kong-decided }
note-bg-classic-dead-hand-unclear = { note-ru-classic-dead-hand-unclear }
note-bg-classic-dead-hand-decided = { note-ru-classic-dead-hand-decided }
note-bg-classic-fourteen-of-one-suit-unclear = Четиринадесет плочки „от един вид“ печелят и без четири комбинации; ветровете и драконите също са наречени цветове. Колко струва такава ръка, е стояло в изгубена таблица.
note-bg-classic-fourteen-of-one-suit-decided = От един цвят с числа. Нейните панг и конг се броят, завършеният с печелившата изчистена плочка като от масата, и ръката се дублира три пъти като всяка ръка от един цвят.
note-bg-classic-lost-tables-unclear = Таблиците с точките и дублиранията са картинки, които са изгубени. В текста пише, че комбинациите от стената струват двойно повече от онези от масата, 1 и 9 двойно повече от другите, че се брои само собственият вятър, че чоу не струва нищо и че някои ръце се дублират, една от тях три пъти.
note-bg-classic-lost-tables-decided = Класическите числа, които отговарят на това. Комбинация от дракони дублира веднъж; един цвят с чифт оньори веднъж, само един цвят три пъти. Дублира само победителят, защото само на него се плаща.
note-bg-classic-flowers-unpriced-unclear = Цветята и сезоните са назовани като разновидност на играта; колко струват, не е казано.
note-bg-classic-flowers-unpriced-decided = Както в руските правила от кутията, чиито числа са посочени там.
note-bg-classic-last-from-wall-unclear = Две точки за последна плочка, изтеглена от стената, са въпрос на уговорка.
note-bg-classic-last-from-wall-decided = Изключено; дава ги настройката „Точки за изтеглена последна плочка“, и за свободна карта също.
note-bg-classic-what-the-winner-receives-unclear = И четиримата броят точките си, а победителят „получава точките на другите трима“: своето число от всекиго или числото на всекиго.
note-bg-classic-what-the-winner-receives-decided = Всеки губещ плаща стойността на спечелилата ръка. С настройката „Какво получава победителят“ всеки плаща каквото сам е сметнал; сметките на губещите се показват и в двата случая.
note-bg-classic-east-like-anybody-unclear = За това Изток да плаща или получава повече нищо не е казано.
note-bg-classic-east-like-anybody-decided = Изток се брои като всички.

## pl-classic

note-pl-classic-ready-hand-unclear = { note-bg-classic-ready-hand-unclear }
note-pl-classic-ready-hand-decided = { note-bg-classic-ready-hand-decided }
note-pl-classic-first-east-tie-unclear = { note-ru-classic-first-east-tie-unclear }
note-pl-classic-first-east-tie-decided = { note-ru-classic-first-east-tie-decided }
note-pl-classic-loose-tiles-unclear = Замените идват от мъртвия край на стената; какво става, когато двете свободни карти свършат, и дали четиринадесетте плочки се местят с края, не е казано.
note-pl-classic-loose-tiles-decided = От края се вземат и отделят още две, а четиринадесетте се броят оттам, докъдето стената стига сега. Конг може да се обяви, докато има свободна карта или може да се отдели.
note-pl-classic-fourteen-tiles-unclear = Ръката свършва с четиринадесет плочки „в стената“: дали двете свободни са сред тях, не е казано.
note-pl-classic-fourteen-tiles-decided = Сред тях са: свободните карти лежат върху стената.
note-pl-classic-last-discard-unclear = { note-ru-classic-last-discard-unclear }
note-pl-classic-last-discard-decided = { note-ru-classic-last-discard-decided }
note-pl-classic-robbing-a-kong-unclear = { note-bg-classic-robbing-a-kong-unclear }
note-pl-classic-robbing-a-kong-decided = { note-bg-classic-robbing-a-kong-decided }
note-pl-classic-kong-by-adding-unclear = Може ли изтеглена четвърта плочка да се добави към панг от масата.
note-pl-classic-kong-by-adding-decided = Може; конгът се брои за отворен.
note-pl-classic-dead-hand-unclear = { note-ru-classic-dead-hand-unclear }
note-pl-classic-dead-hand-decided = { note-ru-classic-dead-hand-decided }
note-pl-classic-pung-won-by-a-discard-unclear = Дали пангът, завършен с печелившата изчистена плочка, е от масата.
note-pl-classic-pung-won-by-a-discard-decided = От масата е; останалите скрити плочки на победителя са от стената. Панг в ръката на губещ е от стената.
note-pl-classic-no-scoring-set-unclear = „Няма комбинации с точки“: пречат ли допълнителните плочки или точките за ма джонг.
note-pl-classic-no-scoring-set-decided = Гледат се само комбинациите и чифтът.
note-pl-classic-last-from-wall-unclear = Брои ли се плочка от мъртвия край за взета от стената.
note-pl-classic-last-from-wall-decided = Брои се; с добавката за мъртвия край стават 12.
note-pl-classic-last-wall-tile-unclear = Последната плочка от живата стена носи добавка: изтеглена от победителя или и изчистена за него?
note-pl-classic-last-wall-tile-decided = { note-ru-classic-last-wall-tile-decided }
note-pl-classic-nothing-drawn-unclear = Победата без теглене се дублира три пъти: и тази на Изток, чиито раздадени плочки са завършена ръка?
note-pl-classic-nothing-drawn-decided = И тя: никой не е теглил по-малко. Където се играят специалните ръце, такава ръка и без това струва максимума.
note-pl-classic-only-possible-tile-unclear = Ръката може да се завърши само по един начин и са посочени три места: какво, ако такова място е само един от няколкото начина да се спечели?
note-pl-classic-only-possible-tile-decided = { note-ru-classic-only-possible-tile-decided }
note-pl-classic-no-chow-example-unclear = В първия пример ръка само от панг е без 10-те точки, които таблицата дава за липса на поредици: 32 и 64 вместо 42 и 84.
note-pl-classic-no-chow-example-decided = Важи таблицата: 84. С изключена настройка „Добавка за ръка без чоу“ излизат 64-те от примера.
note-pl-classic-one-suit-with-honours-unclear = Дали ръка само от оньори, с три дублирания, е и един цвят с оньори.
note-pl-classic-one-suit-with-honours-decided = Не е: за това дублиране трябват плочки от цвят и оньори. При губещ се гледат всичките му плочки.
note-pl-classic-which-limit-unclear = Максимумът е „300 или 500“.
note-pl-classic-which-limit-decided = 300; това е настройка.
note-pl-classic-no-limit-unclear = Колко струва особена ръка, ако максимум не е уговорен.
note-pl-classic-no-limit-decided = 300 точки, по-малкото от числата, които източникът назовава.
note-pl-classic-special-hands-unclear = Особените ръце се играят „по уговорка“; някои са различни от другите правила.
note-pl-classic-special-hands-decided = Играят се; една настройка ги изключва всички. Трите комбинации от дракони не искат нищо от четвъртата, тя може и да е поредица; зелената ръка може да има поредици и да мине без дракона; първата изчистена плочка на Изток не иска обявена готова ръка.
note-pl-classic-east-between-losers-unclear = Удвояването на Изток е посочено за плащанията към победителя и от него; за другите е казано, че плащат разликата.
note-pl-classic-east-between-losers-decided = Между губещите Изток се брои като всички.
note-pl-classic-debts-are-shown-unclear = Всички започват с жетони за 810; какво става с онзи, който не може да плати, не е казано.
note-pl-classic-debts-are-shown-decided = Остава длъжен: сметката му се показва под нулата и играта продължава.

## family

note-family-breaking-the-wall-unclear = Предложени са три начина да се разбие стената: да се посочат страна и купчинка; зарове с четири и двадесет страни; един или два обикновени зара за страната и два или три за купчинката.
note-family-breaking-the-wall-decided = Два зара за страната, броено по часовниковата стрелка от място 1, и още два за купчинката, броено от десния край на страната. Стената се отваря след отброената купчинка.
note-family-several-claims-unclear = Всеки може да вземе изчистена плочка, за да завърши комбинация; какво става, когато я искат няколко, не е казано.
note-family-several-claims-decided = Първи е ма джонг, после който е следващ по ред.
note-family-win-by-a-discard-unclear = Ма джонг е описан с изтеглена плочка; изчистена може да се вземе, за да се завърши „комбинация“, а дали чифтът е такава, не е казано.
note-family-win-by-a-discard-decided = Изчистената плочка печели, когато завършва комбинация; чифта не може да завърши.
note-family-kong-by-adding-unclear = Конг се обявява и носи плочка; за добавяне на изтеглена плочка към панг на масата и за четири еднакви, които не са обявени, не се споменава.
note-family-kong-by-adding-decided = Изтеглена четвърта може да се добави. Четири еднакви, които не са обявени, се броят за панг.
note-family-last-discard-unclear = Може ли изчистената плочка, след която няма какво да се тегли, да се вземе за комбинация.
note-family-last-discard-decided = { note-ru-classic-last-discard-decided }
note-family-wall-used-up-unclear = Какво става, когато стената свърши, не е казано.
note-family-wall-used-up-decided = Тегли се цялата. Тогава никой не получава нищо и започва следващото място.
note-family-own-scores-unclear = Комбинациите, завършващият чифт и съвпадащите допълнителни плочки носят точки; дали само на победителя, не е казано.
note-family-own-scores-decided = Всеки събира своето: изложените и завършените в ръката комбинации и допълнителните си плочки; чифтът е само на победителя. В летописа петте точки са на победителя, допълнителните плочки на всекиго.
note-family-bonus-without-match-unclear = За летописа в статията пише „всеки бонус“, за броенето – всеки бонус, чийто номер съвпада.
note-family-bonus-without-match-decided = Допълнителна плочка се брои, когато номерът ѝ е на мястото.
note-family-how-long-unclear = Колко ръце се играят, не е казано.
note-family-how-long-decided = Четири; това е настройка, както и времето.

## dmjl

note-dmjl-kajongg-and-the-clubs-unclear = Каджонг на места се различава от книгите на самите клубове, а играчите му знаят неговите числа.
note-dmjl-kajongg-and-the-clubs-decided = Важат числата на Каджонг. Ръката само от оньори струва максимума. Конг от панг от стената и изчистена плочка носи точки като отворен, но не разваля скритата ръка, намереното съкровище и трите панг от стената.
note-dmjl-ready-hand-unclear = Как се обявява готова ръка по-късно от първата изчистена плочка и към какво задължава, не е казано.
note-dmjl-ready-hand-decided = В свой ход заедно с изчистването. Не замразява ръката и важи до края ѝ.
note-dmjl-setting-up-unclear = За заровете, за разбиването на стената и за раздаването нищо не е казано.
note-dmjl-setting-up-decided = Както в руските правила от кутията.
note-dmjl-dead-wall-unclear = Мъртвата стена има шестнадесет плочки; дали двете свободни са сред тях, не е казано.
note-dmjl-dead-wall-decided = Сред тях са, та остават четиринадесетте от другите правила.
note-dmjl-who-goes-first-unclear = За няколко играчи, които обявяват ма джонг на една изчистена плочка, нищо не е казано.
note-dmjl-who-goes-first-decided = Най-близкият по реда на играта, както е в европейските правила; това е настройка.
note-dmjl-ready-with-the-first-discard-unclear = Готова ръка се обявява с първата изчистена плочка, при по-малко от три комбинации на масата; дали оттогава е замразена, не е казано.
note-dmjl-ready-with-the-first-discard-decided = С първата собствена изчистена плочка на играча в ръката, каквото и да е вземано преди нея. Ръката не е замразена.
note-dmjl-three-dragons-for-a-winner-unclear = Три комбинации от дракони са две дублирания за всекиго и ръка за максимума за победителя; така е и с четири комбинации от ветрове.
note-dmjl-three-dragons-for-a-winner-decided = Победителят получава максимума; губещият – дублиранията, освен онези за самите комбинации.
note-dmjl-last-tile-lines-unclear = Последна плочка, която завършва чифт, и такава, която единствена е могла да завърши ръката, са отделни редове.
note-dmjl-last-tile-lines-decided = Броят се и двата, когато и двете са верни. За единствената плочка мястото в ръката не е важно и редът не важи за плочка, с която е станал конг.
note-dmjl-last-tile-of-the-wall-unclear = Последната плочка от стената дублира, когато е изтеглена, а също и изчистената след нея; за единицата кръгчета като ръка за максимума е назована само последната плочка от стената.
note-dmjl-last-tile-of-the-wall-decided = За тази ръка тя трябва да се изтегли.
note-dmjl-safe-tiles-unclear = „Останали са малко плочки и такава още не е виждана“, а изчистилият, който „няма безопасна плочка“, е свободен: нито едното, нито другото е дадено с числа.
note-dmjl-safe-tiles-decided = Малко: в живата стена има пет плочки или по-малко. Още невиждана: никоя такава не лежи открито на масата. Безопасна е плочка от ръката, която не би била опасна.
note-dmjl-no-limit-unclear = { note-ru-classic-no-limit-unclear }
note-dmjl-no-limit-decided = Максимумът, с който идват тези правила.

## bmja

note-bmja-kajongg-and-the-clubs-unclear = { note-dmjl-kajongg-and-the-clubs-unclear }
note-bmja-kajongg-and-the-clubs-decided = Важат числата на Каджонг. Конг от панг от стената и изчистена плочка носи точки като отворен, но не разваля скритата ръка.
note-bmja-dead-wall-unclear = Мъртвата стена има четиринадесет плочки; дали двете свободни са сред тях, не е казано.
note-bmja-dead-wall-decided = Сред тях са.
note-bmja-one-chow-unclear = В печеливша ръка има най-много едно чоу, но някои ръце за максимума минават през цял цвят.
note-bmja-one-chow-decided = Едното чоу се иска от четири комбинации и чифт. Ръцете за максимума с друга форма печелят каквито са.
note-bmja-waiting-hands-unclear = Губещ, чиято обявена готова ръка чака ръка за максимума, получава четири или две десети от максимума; за един цвят без чоу – три дублирания. Дали това замества собствената му сметка, не е казано.
note-bmja-waiting-hands-decided = Получава десетите, когато са повече от собствената му сметка. Трите дублирания се прибавят към нея.
note-bmja-half-limits-unclear = Плетивото, тройното плетиво и седемте чифта от 1, 9 и оньори струват половин максимум, „където е повече“.
note-bmja-half-limits-decided = Половин максимум или собствената сметка на ръката, ако е по-голяма.

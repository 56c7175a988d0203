# Книгата с правилата: по едно изречение за всяка стойност на правилата. `book-<ключ>-<дума>` за стойност-дума, `-on` и `-off` за
# превключвател, `book-<ключ>` с $count за число. Изрича ги само сървърът; думите на страницата са в book.ftl.

## Глави

book-chapter-about = За тази книга
book-chapter-tiles = Плочките
book-chapter-seats = Местата и първият водещ
book-chapter-wall = Стената
book-chapter-deal = Раздаването
book-chapter-turn = Един ход
book-chapter-claims = Кой взема изхвърлената плочка
book-chapter-winning = Печеливши ръце
book-chapter-ready = Готовата ръка
book-chapter-value = Колко струва една ръка
book-chapter-points = Точки
book-chapter-doubles = Дублирания
book-chapter-hands = Големи ръце
book-chapter-settlement = Разплащане
book-chapter-match = Играта
book-chapter-options = Какво може да се избира
book-chapter-special = Какво е особено тук
book-chapter-unclear = Къде източникът е неясен

## Което стои само

book-made = Тази книга е направена от самите правила: зад всяко изречение стои стойност, по която играе масата, и всяка нарисувана ръка е сметната по нея.
book-sources = Източници: { $documents }
book-turn-course = Когато е на ход, играчът тегли плочка от стената и изхвърля една с лицето нагоре. Ако никой не я вземе, на ход е следващият.
book-winning-course = Печелившата ръка има четиринадесет плочки: четири комбинации и чифт. Комбинация е чоу, панг или конг; конгът се брои за три плочки, четвъртата се заменя.
book-sets-drawn = Комбинациите
book-sets-and-pair = Четири комбинации и чифт
book-own-form = Особена ръка на тези правила: { $name }
book-forms-more = { $count ->
    [one] и още { $count } ръка от този вид
   *[other] и още { $count } ръце от този вид
}
book-winds = Ветрове
book-dragons = Дракони: бял, зелен, червен
book-flowers = Цветя
book-seasons = Сезони
book-exposed = открит
book-concealed = закрит
book-set = Комбинация
book-row-simple = 2–8
book-row-terminal = единици или девятки
book-row-wind = ветрове
book-row-wind-own = само от собствения вятър
book-row-dragon = дракони
book-pairs-and-others = Чифтове и допълнителни плочки
book-extras = Точки за победителя
book-sets-table = Комбинации
book-winner-only = само на победителя
book-everybody = на всички
book-nothing-scores = За това тук няма точки.
book-waiting = Обявена готова ръка, която я чака и не печели, получава десети от максимума: { $count }, ако това е повече от собствената ѝ сметка.
book-only-concealed = Само закрита: с открита комбинация е обикновена ръка.
book-about-both-lines = Ако вятърът е и собствен, и преобладаващ, броят се и двата реда.
book-about-both-double = Ако вятърът е и собствен, и преобладаващ, дублира и за едното, и за другото.
book-no-example = Няма нарисуван пример: по тези правила никоя от нашите ръце не стига до нея.
book-hand-facts = { $where } · { $by }
book-option = Вариант
book-now = Сега
book-offered = Какво се предлага
book-from-to = от { $from } до { $to }
book-no-options = Нищо: играе се така, както е.
book-root = Тези правила не стъпват на други. Онези, които стъпват на тях, казват за разликите в същата глава на своята книга.
book-parent = Стъпват на правилата „{ $parent }“. Ето разликите; във всичко останало двете са еднакви.
book-parent-unknown = Стъпват на правилата „{ $parent }“, които тук ги няма, затова двете не могат да се сравнят.
book-same = Няма разлики: във всичко, за което тук става дума, двете са еднакви.
book-worth-is = { $name }: { $worth }
book-worth-limit = максимумът: { $count }
book-worth-half-limit = половин максимум: { $count }, или собствената сметка, ако е по-голяма
book-worth-flat = { $count }, какъвто и да е максимумът
book-row = { $set } { $sort }
book-unclear-here = Какво беше неясно
book-cases = Пресметнати случаи
book-not-played = не важи
book-no-notes = Нищо не е трябвало да се решава.

## Пресметнати случаи

book-case-discard = Печели { $winner }; плочката изхвърля { $discarder }.
book-case-wall = Печели { $winner } с плочка от стената.
book-case-penalty = { $winner } има открити комбинации от два дракона и печели с третия; изхвърля го { $discarder }. Това е наказание.
book-case-several = Плочката изхвърля { $discarder } и две ръце са завършени наведнъж. Печелят { $winners }.
book-case-drawn-east = Никой не е спечелил.
book-case-drawn-ready = Никой не е спечелил. Готова ръка: { $ready }.
book-case-none = По тези правила не печели нито една от нашите примерни ръце, затова тук няма пресметнат случай.

## Плочки

book-tiles-plain = Плочките са { $count }: числата от 1 до 9 в три цвята (кръгчета, наричани и монети, бамбук и дзи), четири вятъра и три дракона, всяка по четири пъти.
book-tiles-with-flowers = С осемте цветя и сезони, всеки от които е само един, плочките са { $count }.
book-tiles-flowers-on = Играе се с цветя и сезони. Те се свалят и вместо тях се взема друга плочка; не влизат в никоя комбинация.
book-tiles-flowers-off = Осемте цветя и сезони остават в кутията.

## Места

book-seats-players = { $count ->
    [2] Играят двама; седят един срещу друг.
    [3] Играят трима; четвъртото място остава празно.
   *[4] Играят четирима.
}
book-seats-order-counter-clockwise = Играе се обратно на часовниковата стрелка: следващият играч седи отдясно на вас.
book-seats-order-clockwise = Играе се по часовниковата стрелка: следващият играч седи отляво на вас.
book-seats-names-winds = Местата се наричат Изток, Юг, Запад и Север, по реда на играта. Изток е водещият; когато водещият се смени, ветровете се преместват с него.
book-seats-names-numbers = Местата имат номера от 1 нататък и ги запазват. Който започва раздаването, в тази книга се нарича Изток.
book-seats-first-east-highest-sum = Всеки хвърля два зара; първият Изток е този с най-голям сбор.
book-seats-first-east-seat-by-roll = Всеки хвърля два зара за място: 5 и 9 са Изток, 2, 6 и 10 – Юг, 3, 7 и 11 – Запад, 4, 8 и 12 – Север.
book-seats-first-east-seat-one = Първото раздаване започва място 1.

## Стена

book-wall-stacks = Всяка страна на стената е дълга { $count } купчинки и висока две плочки.
book-wall-stacks-with-flowers = С цветя и сезони всяка страна на стената е дълга { $count } купчинки и висока две плочки.
book-wall-broken-side-counted-from-east = Изток хвърля два зара и отброява сбора по страните по реда на играта, като неговата е първа. Тази страна се отваря и играчът ѝ хвърля още веднъж.
book-wall-broken-side-by-turns = Изток, после Юг, Запад и Север хвърлят два зара, докато нечий сбор посочи собственото му място. Отваря се неговата страна и той хвърля още веднъж.
book-wall-broken-side-counted-from-seat-one = Хвърлят се два зара и сборът се отброява по страните по реда на играта, като място 1 е първо. Тази страна се отваря и се хвърля още веднъж.
book-wall-broken-stack-both-rolls-from-the-right = Сборът на двете хвърляния се отброява в купчинки от десния край на тази страна, а след края ѝ – по следващата.
book-wall-broken-stack-both-rolls-from-the-left = Сборът на двете хвърляния се отброява в купчинки от левия край на тази страна, а след края ѝ – по следващата.
book-wall-broken-stack-second-roll-from-the-right = От десния край на тази страна се отброяват толкова купчинки, колкото е само второто хвърляне.
book-wall-counted-out-last = Отброената купчинка е краят на стената; раздаването започва от купчинката след нея.
book-wall-counted-out-first = Отброената купчинка се раздава първа.
book-wall-drawn-clockwise = Стената се тегли по часовниковата стрелка.
book-wall-drawn-counter-clockwise = Стената се тегли обратно на часовниковата стрелка.
book-wall-loose-tiles = { $count ->
    [0] Нищо не се отделя: замяната се взема направо от края на стената.
   *[other] В края на стената се отделят свободни плочки за замяна: { $count }.
}
book-wall-loose-tiles-refilled-two-from-the-end = Когато свършат, от края на стената се отделят още две.
book-wall-dead-wall = { $count ->
    [0] Стената се тегли до последната плочка.
   *[other] В края на стената остават плочки: { $count }. Когато други няма и никой не е спечелил, резултатът е равен.
}
book-wall-dead-wall-without-loose-tiles = Свободните плочки не се броят към оставащите плочки.
book-wall-dead-wall-without-nothing = Свободните плочки се броят към оставащите плочки.

## Раздаване

book-deal-turns-of-four = { $count } пъти наред, от Изток нататък, всеки взема по две купчинки, тоест четири плочки.
book-deal-hand = Една ръка има { $count } плочки.
book-deal-hand-of-east = { $count ->
    [13] Изток има колкото другите и започва с теглене.
   *[other] Изток има { $count } плочки и започва, като изхвърля една.
}
book-deal-odd-tiles-last = Единичните плочки се вземат накрая; където на Изток се падат две, той взема и двете наведнъж.
book-deal-odd-tiles-leader-again = Единичните плочки се вземат накрая; втората си Изток взема след всички останали.
book-deal-odd-tiles-first = Изток взема първо пет плочки, всеки от другите по четири. После всички поред вземат по една купчинка от две плочки, докато Изток има тринадесет плочки, а другите по дванадесет; единичните плочки на другите са накрая.
book-deal-flowers-laid-before-the-first-discard = Преди първата изхвърлена плочка цветята и сезоните се свалят и вместо тях се вземат други, най-напред от Изток.

## Вземане

book-claims-chow-next-player = За чоу (поредица) изхвърлената плочка може да вземе само следващият играч.
book-claims-chow-anyone = За чоу изхвърлената плочка може да вземе всеки.
book-claims-chow-nobody = За чоу не може да се взема изхвърлена плочка.
book-claims-pung-and-kong-anyone = Каквото може да се вземе за панг или конг, може да го вземе всеки; играта продължава от него.
book-claims-pung-on = Изхвърлена плочка може да се вземе за панг (терца).
book-claims-pung-off = За панг не може да се взема изхвърлена плочка.
book-claims-kong-on = Изхвърлена плочка може да се вземе за конг (каре).
book-claims-kong-off = За конг не може да се взема изхвърлена плочка.
book-claims-priority-mahjong-pung-or-kong-chow = Ако я искат няколко, първи е ма джонг, после панг или конг, после чоу.
book-claims-priority-mahjong-next-in-turn = Ако я искат няколко, първи е ма джонг, после който е следващ по ред.
book-claims-tie-farthest = Ако няколко обявят ма джонг, печели най-далечният от изхвърлилия по реда на играта.
book-claims-tie-nearest = Ако няколко обявят ма джонг, печели най-близкият до изхвърлилия по реда на играта.
book-claims-tie-hierarchy = Ако няколко обявят ма джонг, който завършва панг, е преди чифт, чифт е преди чоу; между равни печели най-близкият по реда на играта.
book-claims-tie-all = Ако няколко обявят ма джонг, печелят всички те.
book-claims-three-as-two = Същото важи и когато го обявят трима.
book-claims-three-drawn-hand = Когато го обявят трима, резултатът е равен.
book-claims-last-discard-mahjong-only = Изхвърлената плочка, след която няма какво да се тегли, може да се вземе само за ма джонг.
book-claims-rob-exposed-kong-on = Плочка, която се добавя към открит панг, може да се отнеме: ограбва конга онзи, който печели с нея.
book-claims-rob-exposed-kong-off = Плочка, която се добавя към открит панг, не може да се отнеме.
book-claims-rob-concealed-kong-wonders-on = За „{ pattern-thirteen-wonders }“ може да се ограби дори закрит конг.
book-claims-rob-concealed-kong-wonders-off = Закрит конг не може да се ограби.

## Ход

book-play-kong-from-discard-three-concealed = За да вземете изхвърлена плочка за конг, другите три трябва да са в ръката ви.
book-play-kong-from-discard-three-concealed-or-exposed-pung = За да вземете изхвърлена плочка за конг, другите три трябва да са в ръката ви или да лежат като ваш открит панг.
book-play-own-kongs-on = Четири еднакви плочки, изтеглени от стената, могат в собствения ход да се свалят като конг; само тогава за тях се взема замяна.
book-play-own-kongs-off = Конг от плочки, изтеглени от стената, не се сваля.
book-play-kong-by-adding-drawn-tile-counts-exposed = Изтеглена четвърта плочка може да се добави към собствен открит панг; този конг е открит.
book-play-kong-by-adding-not-allowed = Изтеглена четвърта плочка не може да се добави към открит панг.
book-play-own-chows-on = Чоу от плочки, изтеглени от стената, може в собствения ход да се свали открито; ходът продължава, но ръката вече не е закрита.
book-play-own-chows-off = Чоу от плочки, изтеглени от стената, остава в ръката.
book-play-own-pungs-on = Панг от плочки, изтеглени от стената, може в собствения ход да се свали открито; все още се брои за закрит, но ръката вече не е закрита.
book-play-own-pungs-off = Панг от плочки, изтеглени от стената, остава в ръката.
book-play-concealed-kong-two-up-two-down = Закритият конг лежи с две плочки нагоре и две надолу.
book-play-undeclared-kong-concealed-pung = Четири еднакви, останали в ръката, се броят за закрит панг.
book-play-replacement-loose-tile = Който свали конг, цвете или сезон, взема замяна от края на стената.
book-play-replacement-loose-tile-flowers-only = Който свали цвете или сезон, взема замяна от края на стената.
book-play-replacement-loose-tile-kongs-only = Който свали конг, взема замяна от края на стената.
book-play-replacement-loose-tile-moot = Не се сваля нищо, за което се полага замяна.
book-play-win-may-be-passed = Никой не е длъжен да печели: завършена ръка може и да не се обяви.
book-play-dead-hand-on = Ръка с грешен брой плочки е мъртва: не може да спечели. С по-малко плочки накрая все пак се брои, с повече не струва нищо. На масата на Eastwind плочките раздава програмата и броят им винаги е верен: правилото е за ръце, които някой дава за пресмятане.
book-play-dead-hand-off = Мъртви ръце няма: грешният брой плочки няма последици.
book-play-furiten-on = Който сам е изхвърлил плочка, каквато чака, не може да спечели с чужда изхвърлена, докато не смени онова, което чака.
book-play-furiten-off = Собствената изхвърлена плочка не пречи да се спечели със същата.
book-play-winning-hand-any = Ръка с открити комбинации може да печели.
book-play-winning-hand-concealed = Печели само ръка без открити комбинации.
book-play-pair-from-discard-on = Изхвърлена плочка може да завърши чифта.
book-play-pair-from-discard-off = Изхвърлена плочка може да завърши комбинация, но не и чифта.
book-play-most-chows = { $count ->
    [0] В печеливша ръка от комбинации и чифт няма чоу.
    [1] В печеливша ръка от комбинации и чифт има най-много едно чоу.
    [2] В печеливша ръка от комбинации и чифт има най-много две чоу.
    [3] В печеливша ръка от комбинации и чифт има най-много три чоу.
   *[4] И четирите комбинации могат да са чоу.
}
book-play-least-points = { $count ->
    [0] От печелившата ръка не се искат определени точки.
   *[other] За да печели, ръката трябва преди дублирането да има точки: { $count }.
}
book-play-least-doubles = { $count ->
    [0] От печелившата ръка не се искат дублирания.
   *[other] За да печели, ръката трябва да има дублирания: { $count }.
}

## Готова ръка

book-ready-hand-none = Готова ръка не се обявява.
book-ready-hand-optional = На когото не достига една плочка до победата, може да обяви готова ръка.
book-ready-hand-required = На когото не достига една плочка до победата, е длъжен да обяви готова ръка.
book-ready-hand-to-win = На когото не достига една плочка до победата, може да обяви готова ръка; печели само обявената.
book-ready-at-once-on = Да се обяви веднага, е нещо отделно и струва повече.
book-ready-at-once-off = Да се обяви веднага, не носи нищо повече.
book-ready-at-once-when-after-the-deal = Веднага значи непосредствено след раздаването, преди първата изхвърлена плочка; оттогава ръката не се променя.
book-ready-at-once-when-first-discard = Веднага значи с първата собствена изхвърлена плочка.
book-ready-declared-own-turn-with-the-discard = Обявява се в свой ход, заедно с изхвърлената плочка.
book-ready-lasts-to-the-end-of-the-hand = Обявяването важи до края на раздаването.

## Форми

book-shapes-seven-pairs-of-honours-on = Печели чифт от всеки вятър и всеки дракон: седем чифта оньори.
book-shapes-seven-pairs-of-honours-off = Седем чифта оньори не печелят.
book-shapes-seven-pairs-of-one-suit-on = Печелят седем различни чифта от един цвят.
book-shapes-seven-pairs-of-one-suit-off = Седем различни чифта от един цвят не печелят.
book-shapes-thirteen-wonders-on = Печелят „{ pattern-thirteen-wonders }“: по една от всяка единица, девятка, вятър и дракон, и една от тях втори път.
book-shapes-thirteen-wonders-off = „{ pattern-thirteen-wonders }“ не печелят.
book-shapes-seven-pairs-on = Печелят седем произволни чифта; четири еднакви се броят за два чифта.
book-shapes-seven-pairs-off = Седем произволни чифта не печелят.
book-shapes-pairs-of-ends-on = Печелят седем различни чифта от единици, девятки и оньори.
book-shapes-pairs-of-ends-off = Седем чифта от единици, девятки и оньори не печелят.
book-shapes-knitting-on = Печели плетивото: седем чифта, всеки от едно число в едни и същи два цвята.
book-shapes-knitting-off = Плетивото не е печеливша форма.
book-shapes-triple-knitting-on = Печели тройното плетиво: четири пъти едно число и в трите цвята и чифт от едно число в два.
book-shapes-triple-knitting-off = Тройното плетиво не е печеливша форма.
book-shapes-one-suit-on = Печелят всякакви четиринадесет плочки от един цвят.
book-shapes-one-suit-off = И на четиринадесет плочки от един цвят са им нужни комбинации и чифт.
book-shapes-off = Тук не печелят: { $forms }.

## Стойност

book-scoring-total-points-doubled = Точките от всички редове се събират и сборът се удвоява веднъж за всяко дублиране.
book-scoring-total-flat = Всяка победа струва едно и също, каквото и да има в ръката.
book-scoring-total-table = Колко струва ръката, решава само броят на дублиранията, по таблица; точки не се броят.
book-scoring-flat = Това число е { $count }.
book-scoring-by-doubles = Стойността според броя на дублиранията: { $figures }. Последното число важи за всички с повече.
book-scoring-reading-best = Където ръката може да се прочете по няколко начина, важи най-скъпият.
book-scoring-drawn-hand-no-scores = При равен резултат ръцете не се броят.
book-scoring-only-possible-tile-sole-kind = Добавката за единствената възможна плочка иска две неща: мястото в ръката и никоя друга плочка да не би я завършила.
book-scoring-only-possible-tile-wait-shape = За добавката за единствената възможна плочка стига мястото в ръката: чифтът, средата на чоу или закритият му край.
book-scoring-only-possible-tile-moot = Няма добавка за единствената възможна плочка.
book-scoring-only-possible-tile-kind-alone-moot = Добавката за единствената възможна плочка не зависи от мястото в ръката: стига никоя друга плочка да не би я завършила.
book-scoring-earthly-ready-at-once = За „{ pattern-earthly }“ трябва да е обявена готова ръка веднага след раздаването.
book-scoring-earthly-any-hand = „{ pattern-earthly }“ не иска обявяване.
book-scoring-earthly-moot = „{ pattern-earthly }“ не важи.
book-scoring-winds-every = Панг и конг от всеки вятър носят точките си.
book-scoring-winds-own = От ветровете точки носят само панг и конг от собствения.
book-scoring-one-suit-needs-honour-pair-on = Един цвят с оньори дублира само ако чифтът е от оньори.
book-scoring-one-suit-needs-honour-pair-off = Един цвят с оньори дублира, какъвто и да е чифтът.
book-scoring-one-suit-needs-honour-pair-moot = Един цвят с оньори сам по себе си не струва нищо.
book-scoring-waiting-one-suit-doubles = { $count ->
    [0] Чакането на един цвят без чоу не носи нищо на губещия.
   *[other] Губещ, чиято обявена готова ръка чака един цвят без чоу, получава дублирания: { $count }.
}

## Максимум

book-limit-cap = Никоя ръка не струва повече от { $count }: това е максимумът.
book-limit-cap-none = Няма максимум.
book-limit-hands-without-limit = Ръка за максимума струва тогава поне { $count }, а ако собственият ѝ сбор е повече, толкова.
book-limit-applied-before-east-doubles = Максимумът важи за ръката; което Изток плаща или получава двойно, се удвоява след него.

## Разплащане

book-settlement-winner-each-loser-pays = Всеки губещ плаща на победителя стойността на неговата ръка.
book-settlement-winner-losers-points = Всеки губещ плаща на победителя каквото струва собствената му ръка.
book-settlement-winner-own-score = Никой на никого не плаща: всеки прибавя стойността на ръката си към своята сметка.
book-settlement-discarder-no-matter = Кой е изхвърлил печелившата плочка, няма значение за това.
book-settlement-discarder-pays-for-all = Който е изхвърлил печелившата плочка, плаща за всички губещи.
book-settlement-discarder-pays-double = Който е изхвърлил печелившата плочка, плаща дела си двойно.
book-settlement-losers-difference = Губещите се разплащат помежду си: от всеки двама този с по-малкото плаща разликата на другия.
book-settlement-losers-none = Губещите не се разплащат помежду си.
book-settlement-east-with-winner-on = Каквото Изток плаща на победителя или получава като победител, се удвоява.
book-settlement-east-with-winner-off = Изток плаща на победителя и получава като победител като всички.
book-settlement-east-between-losers-on = И между губещите каквото плаща или получава Изток, се удвоява.
book-settlement-east-between-losers-off = Между губещите Изток се брои като всички.
book-settlement-penalty-on = Опасната плочка има цена: който с нея е дал победата, плаща на победителя за всички губещи, а между тях нищо не се разплаща.
book-settlement-penalty-off = Няма наказание за опасна плочка.
book-settlement-penalty-rule-figures = Опасна е плочката, която завършва ръка, открито заплашваща да стане скъпа, по тези числа.
book-settlement-penalty-rule-clubs = Опасни са: плочка от цвят, от който победителят има три открити комбинации; зелена плочка, единица или девятка, вятър или оньор при три открити комбинации от същия род; дракон при две; а когато за теглене са останали пет плочки или по-малко – плочка, каквато никой не е виждал. Който не е имал безопасна плочка, не плаща.
book-settlement-penalty-tiles-of-suit = Един цвят: победителят има открити плочки от един цвят: { $count } или повече, и изхвърлената е от него.
book-settlement-penalty-suit-exempt-holds-only-that-suit-ready-hand = От наказанието за един цвят е свободен който държи само този цвят или е обявил готова ръка.
book-settlement-penalty-needs-one-suit-on = За наказанието за един цвят и спечелилата ръка трябва да е от един цвят.
book-settlement-penalty-needs-one-suit-off = За наказанието за един цвят спечелилата ръка не е нужно да е от един цвят.
book-settlement-penalty-suit-honours-on = Ръка от един цвят с оньори тук също е от един цвят.
book-settlement-penalty-suit-honours-off = Ръка с оньори тук не е от един цвят.
book-settlement-penalty-wind-sets = Ветрове: победителят има открити комбинации от различни ветрове: { $count }, и изхвърлената плочка е четвъртият вятър.
book-settlement-penalty-dragon-sets = Дракони: победителят има открити комбинации от различни дракони: { $count }, и изхвърлената плочка е третият дракон.
book-settlement-penalty-terminal-sets = Единици и девятки: победителят има техни открити комбинации: { $count }, и изхвърлената плочка е единица или девятка.
book-settlement-drawn-hand-none = При равен резултат нищо не се плаща.
book-settlement-drawn-hand-to-east = При равен резултат всеки плаща на Изток.
book-settlement-drawn-hand-to-ready-hands = При равен резултат всеки, който не е обявил готова ръка, плаща на всеки, който е обявил.
book-settlement-drawn-hand-to-waiting-hands = При равен резултат всеки, на когото липсва повече от една плочка, плаща на всеки, на когото липсва една, обявил я или не.
book-settlement-drawn-hand-to-east-and-ready-hands = При равен резултат на Изток и на всяка обявена готова ръка плаща всеки от останалите.
book-settlement-drawn-hand-to-east-and-waiting-hands = При равен резултат на Изток и на всеки, на когото липсва една плочка, обявил я или не, плаща всеки от останалите.
book-settlement-drawn-hand-amount = Всяко такова плащане е { $count }.
book-settlement-stock = { $count ->
    [0] Всички започват от нулата; сметката може да падне и под нея.
   *[other] Всеки започва със запас { $count }.
}
book-settlement-counters = Запасът е от жетони: { $counters }.
book-settlement-counters-none = Особени жетони няма.
book-settlement-counter = { $number } по { $worth }
book-settlement-stake = { $count ->
    [0] Играе се само за точки.
    [one] Една точка струва { $count } стотна от онова, за което се играе.
   *[other] Една точка струва { $count } стотни от онова, за което се играе.
}

## Игра

book-match-rounds = { $count ->
    [0] Кръгове няма.
    [one] Играта има { $count } кръг.
   *[other] Играта има { $count } кръга.
}
book-match-round-ends-lead-passed-four-times = Кръгът свършва, когато всяко място е било водещо и е предало нататък.
book-match-hands-one-for-each-seat = Водещият се сменя след всяко раздаване, затова в един кръг има { $count } раздавания.
book-match-hands = { $count ->
    [0] Броят на раздаванията не е определен.
    [one] Играта свършва след { $count } раздаване, ако нищо не я прекрати по-рано.
   *[other] Играта свършва след { $count } раздавания, ако нищо не я прекрати по-рано.
}
book-match-stock-end-never = Изчерпаният запас не прекратява играта: играе се нататък, на дълг.
book-match-stock-end-below-zero = Играта свършва, когато нечий запас падне под нулата.
book-match-stock-end-at-zero = Играта свършва, когато нечий запас се изчерпи.
book-match-minutes = { $count ->
    [0] Времето не е ограничено.
    [one] Играта свършва след { $count } минута.
   *[other] Играта свършва след { $count } минути.
}
book-match-time-end-finished = Започнатото раздаване тогава се доиграва.
book-match-time-end-dropped = Започнатото раздаване тогава не се брои.
book-match-lead-after-east-wins-stays = Ако спечели Изток, той остава водещ.
book-match-lead-after-east-wins-passes = И да спечели Изток, водещ става следващият.
book-match-lead-after-east-wins-next-to-winner = Ако спечели Изток, водещ става следващият след него.
book-match-lead-after-other-wins-passes = Ако спечели друг, водещ става следващият след Изток.
book-match-lead-after-other-wins-next-to-winner = Ако спечели друг, водещ става следващият след победителя.
book-match-lead-after-draw-stays = При равен резултат Изток остава водещ.
book-match-lead-after-draw-passes = При равен резултат водещ става следващият.

## На масата

book-table-unclaimed-discard-face-up = Плочките, които никой не е взел, лежат с лицето нагоре.
book-table-unclaimed-discard-face-down = Плочките, които никой не е взел, се обръщат с лицето надолу.
book-table-danger-warning-on = Масата предупреждава преди опасна плочка. На играта това не влияе.
book-table-danger-warning-off = Масата не предупреждава преди опасна плочка.
book-table-open-hands-on = Плочките на всички лежат с лицето нагоре.
book-table-open-hands-off = Плочките в ръката си вижда само самият играч.

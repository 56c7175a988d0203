# Книга правил: по предложению на каждое значение набора правил. `book-<ключ>-<слово>` для значения-слова, `-on` и `-off` для
# переключателя, `book-<ключ>` с $count для числа. Их произносит только сервер; слова самой страницы — в book.ftl.

## Главы

book-chapter-game = Как проходит игра
book-chapter-about = Об этой книге
book-chapter-tiles = Кости
book-chapter-seats = Места и первый лидер
book-chapter-wall = Стена
book-chapter-deal = Раздача
book-chapter-turn = Ход
book-chapter-claims = Кто берёт чужой снос
book-chapter-winning = Выигрышные руки
book-chapter-ready = Просящая рука
book-chapter-value = Сколько стоит рука
book-chapter-points = Очки
book-chapter-doubles = Удвоения
book-chapter-hands = Большие комбинации
book-chapter-examples = Примеры источников
book-chapter-settlement = Расчёты
book-chapter-match = Партия
book-chapter-options = Что можно выбрать
book-chapter-special = Чем отличаются эти правила
book-chapter-unclear = Где источник неясен

## Что сказано само по себе

book-game-aim = Все собирают кости. Кто первым соберёт руку из четырёх групп и пары, тот объявляет «Ма-Джонг!» и выигрывает раздачу.
book-game-sets = Группа — это кости, которые подходят друг к другу: три подряд одной масти (чоу), три одинаковые (панг) или четыре одинаковые (конг).
book-game-start = Кости перемешивают лицом вниз и строят из них стену. { $hands ->
    [open] Из неё каждому раздают { tiles-count }; здесь они лежат открыто, чтобы думать вместе.
   *[hidden] Из неё каждому раздают { tiles-count }, и другим их не показывают.
}
book-game-turn = Дальше ходят по очереди. В свой ход вы берёте кость со стены и сносите одну лицом вверх, так что в руке их остаётся столько же.
book-game-claim = { $sets ->
    [no] Если чужой снос завершает вашу руку, его можно взять и выиграть.
   *[yes] Чужой снос можно взять, если он завершает группу: вы открыто кладёте её на стол, сносите кость, и дальше ход идёт от вас. А если он завершает всю руку, вы выигрываете.
}
book-game-end = Как только кто-то выиграл, раздача окончена. Если раньше кончилась стена, не выиграл никто.
book-game-count = { $paid ->
    [own] Потом каждый считает, сколько стоят его собственные кости, и начинается следующая раздача. У кого в конце партии больше всех, тот её и выиграл.
   *[others] Потом считают, сколько стоят руки, платят друг другу, и начинается следующая раздача. У кого в конце партии больше всех, тот её и выиграл.
} Как всё это делается в точности, сказано в следующих главах.
book-made = Эта книга составлена по самому набору правил: за каждым предложением стоит одно из его значений, и по ним же идёт игра за столом и посчитана каждая нарисованная рука.
book-sources = Источники: { $documents }
book-turn-course = В свой ход игрок берёт кость со стены и сносит одну лицом вверх. Если снос никому не нужен, ход переходит к следующему.
book-winning-course = В выигрышной руке четырнадцать костей: четыре группы и пара. Группа — это чоу, панг или конг; конг считается за три кости, вместо четвёртой берут другую.
book-sets-drawn = Группы
book-sets-and-pair = Четыре группы и пара
book-own-form = Особая рука этих правил: { $name }
book-forms-more = { $count ->
    [one] и ещё { $count } рука такого вида
    [few] и ещё { $count } руки такого вида
    [many] и ещё { $count } рук такого вида
   *[other] и ещё { $count } руки такого вида
}
book-winds = Ветры
book-dragons = Драконы: белый, зелёный, красный
book-flowers = Цветы
book-seasons = Сезоны
book-exposed = открытый
book-concealed = закрытый
book-set = Группа
book-row-simple = 2–8
book-row-terminal = единиц или девяток
book-row-wind = ветров
book-row-wind-own = только собственного ветра
book-row-dragon = драконов
book-pairs-and-others = Пары и дополнительные кости
book-extras = Очки для выигравшего
book-sets-table = Группы
book-winner-only = только выигравшему
book-everybody = всем
book-nothing-scores = За это здесь очков не дают.
book-waiting =
    Объявленная просящая рука, которая ждала её и не выиграла, получает { $count ->
        [one] { $count } десятую
        [few] { $count } десятые
        [many] { $count } десятых
       *[other] { $count } десятой
    } предела, если это больше её собственного счёта.
book-only-concealed = Только закрытая: с открытой группой это обычная рука.
book-about-both-lines = Если ветер и собственный, и преимущественный, засчитываются обе строки.
book-about-both-double = Если ветер и собственный, и преимущественный, удвоение дают и за то, и за другое.
book-no-example = Примера нет: по этим правилам ни одна из наших рук её не составляет.
book-hand-facts = { $where } · { $by }
book-option = Настройка
book-now = Сейчас
book-offered = Что предлагается
book-from-to = от { $from } до { $to }
book-no-options = Ничего: по этим правилам играют как есть.
book-root = Эти правила не построены на других. Те, что построены на них, говорят об отличиях в этой же главе своей книги.
book-parent = За основу взяты правила «{ $parent }». Вот отличия; во всём остальном правила совпадают.
book-parent-unknown = За основу взяты правила «{ $parent }», которых здесь нет, поэтому сравнить их нельзя.
book-same = Отличий нет: во всём, о чём здесь говорится, правила совпадают.
book-worth-is = { $name }: { $worth }
book-worth-limit = предел: { $count }
book-worth-half-limit = половина предела: { $count }, или собственный счёт, если он больше
book-worth-flat = { $count }, каков бы ни был предел
book-row = { $set } { $sort }
book-unclear-here = Что было неясно
book-cases = Примеры расчётов
book-not-played = не применяется
book-no-notes = Решать ничего не пришлось.

## Посчитанные случаи

book-case-discard = Выигрывает { $winner }; снос: { $discarder }.
book-case-wall = Выигрывает { $winner }, кость взята со стены.
book-case-penalty = { $winner }: открыты группы двух драконов, третий приходит со сноса и приносит выигрыш. Снос: { $discarder }. Это пенальти.
book-case-several = Снос: { $discarder }, и завершены сразу две руки. Выигрывают { $winners }.
book-case-drawn-east = Никто не выиграл.
book-case-drawn-ready = Никто не выиграл. Просящая рука объявлена: { $ready }.
book-case-none = По этим правилам ни одна из наших рук не выигрывает, так что примера расчёта здесь нет.

## Кости

book-tiles-plain = Костей в наборе { $count }: числа от 1 до 9 трёх мастей (точки, они же доты или монеты, бамбуки и символы), четыре ветра и три дракона, каждой кости по четыре.
book-tiles-with-flowers = Вместе с восемью цветами и сезонами, которых всего по одному, костей { $count }.
book-tiles-flowers-on = Играют с цветами и сезонами. Их выкладывают и берут взамен другие кости; ни в одну группу они не входят.
book-tiles-flowers-off = Восемь цветов и сезонов остаются в коробке.

## Места

book-seats-players = { $count ->
    [2] Играют двое; они сидят друг против друга.
    [3] Играют трое; четвёртое место пустует.
   *[4] Играют четверо.
}
book-seats-order-counter-clockwise = Играют против часовой стрелки: следующий игрок сидит справа от вас.
book-seats-order-clockwise = Играют по часовой стрелке: следующий игрок сидит слева от вас.
book-seats-names-winds = Места зовутся Восток, Юг, Запад и Север, в порядке хода. Восток — лидер; когда лидерство переходит, ветры переходят вместе с ним.
book-seats-names-numbers = Места пронумерованы с единицы, и номера не меняются. Тот, кто начинает раздачу, в этой книге зовётся Востоком.
book-seats-first-east-highest-sum = Каждый бросает два кубика; первым Востоком становится тот, у кого сумма наибольшая.
book-seats-first-east-seat-by-roll = Каждый бросает два кубика, и сумма указывает ему место: 5 и 9 — Восток, 2, 6 и 10 — Юг, 3, 7 и 11 — Запад, 4, 8 и 12 — Север.
book-seats-first-east-seat-one = Первую раздачу начинает место 1.

## Стена

book-wall-stacks = Стопок на каждой стороне стены: { $count }, в стопке две кости.
book-wall-stacks-with-flowers = С цветами и сезонами стопок на каждой стороне стены: { $count }, в стопке две кости.
book-wall-broken-side-counted-from-east = Восток бросает два кубика и отсчитывает сумму по сторонам в порядке хода, начиная со своей. Эту сторону открывают, и её игрок бросает ещё раз.
book-wall-broken-side-by-turns = Восток, за ним Юг, Запад и Север бросают два кубика, пока чья-то сумма не укажет на его собственное место. Открывают его сторону, и он бросает ещё раз.
book-wall-broken-side-counted-from-seat-one = Бросают два кубика и отсчитывают сумму по сторонам в порядке хода, начиная с места 1. Эту сторону открывают, и кубики бросают ещё раз.
book-wall-broken-stack-both-rolls-from-the-right = Сумму обоих бросков отсчитывают стопками от правого конца этой стороны, а дальше — по следующей.
book-wall-broken-stack-both-rolls-from-the-left = Сумму обоих бросков отсчитывают стопками от левого конца этой стороны, а дальше — по следующей.
book-wall-broken-stack-second-roll-from-the-right = Стопки от правого конца этой стороны отсчитывают только по второму броску.
book-wall-counted-out-last = Отсчитанная стопка — конец стены; раздача начинается со стопки за ней.
book-wall-counted-out-first = Отсчитанную стопку раздают первой.
book-wall-drawn-clockwise = Кости берут со стены по часовой стрелке.
book-wall-drawn-counter-clockwise = Кости берут со стены против часовой стрелки.
book-wall-loose-tiles = { $count ->
    [0] Отдельно ничего не откладывают: взамен берут прямо с конца стены.
   *[other] У конца стены отдельно лежат свободные кости для замены: { $count }.
}
book-wall-loose-tiles-refilled-two-from-the-end = Когда они кончаются, с конца стены откладывают ещё две.
book-wall-dead-wall = { $count ->
    [0] Со стены берут всё до последней кости.
   *[other] В конце стены остаётся костей: { $count }. Когда других больше нет и никто не выиграл, раздача кончается ничьей.
}
book-wall-dead-wall-without-loose-tiles = Свободные кости к остающимся не относятся.
book-wall-dead-wall-without-nothing = Свободные кости относятся к остающимся.

## Раздача

book-deal-turns-of-four = Начиная с Востока, каждый берёт по две стопки, то есть по четыре кости; таких кругов { $count }.
book-deal-hand = В руке костей: { $count }.
book-deal-hand-of-east = { $count ->
    [13] У Востока столько же, сколько у остальных, и сначала он берёт кость.
   *[other] У Востока костей { $count }, и начинает он со сноса.
}
book-deal-odd-tiles-last = Одиночные кости берут в конце; если Востоку полагаются две, он берёт обе сразу.
book-deal-odd-tiles-leader-again = Одиночные кости берут в конце; вторую Восток берёт после всех остальных.
book-deal-odd-tiles-first = Восток сначала берёт пять костей, остальные по четыре. Потом все по очереди берут по одной стопке из двух костей, пока у Востока не станет тринадцать костей, а у остальных двенадцать; одиночные кости остальные берут в конце.
book-deal-flowers-laid-before-the-first-discard = До первого сноса цветы и сезоны выкладывают и берут взамен другие кости, первым — Восток.

## Кто берёт снос

book-claims-chow-next-player = Для чоу снос может взять только следующий игрок.
book-claims-chow-anyone = Для чоу снос может взять любой игрок.
book-claims-chow-nobody = Для чоу снос брать нельзя.
book-claims-pung-and-kong-anyone = То, что можно взять для панга или конга, может взять любой игрок; дальше ход идёт от него.
book-claims-pung-on = Снос можно взять для панга.
book-claims-pung-off = Для панга снос брать нельзя.
book-claims-kong-on = Снос можно взять для конга.
book-claims-kong-off = Для конга снос брать нельзя.
book-claims-priority-mahjong-pung-or-kong-chow = Если снос нужен нескольким, первым идёт Ма-Джонг, затем панг или конг, затем чоу.
book-claims-priority-mahjong-next-in-turn = Если снос нужен нескольким, первым идёт Ма-Джонг, затем ближайший по ходу.
book-claims-tie-farthest = Если Ма-Джонг объявили несколько игроков, выигрывает тот, кто сидит по ходу дальше всех от того, кто снёс кость.
book-claims-tie-nearest = Если Ма-Джонг объявили несколько игроков, выигрывает тот, кто сидит по ходу ближе всех к тому, кто снёс кость.
book-claims-tie-hierarchy = Если Ма-Джонг объявили несколько игроков, панг идёт раньше пары, пара раньше чоу; среди равных выигрывает ближайший по ходу.
book-claims-tie-all = Если Ма-Джонг объявили несколько игроков, выигрывают все.
book-claims-three-as-two = То же верно, когда объявили трое.
book-claims-three-drawn-hand = Когда объявили трое, раздача кончается ничьей.
book-claims-last-discard-mahjong-only = Снос, после которого брать больше нечего, можно взять только для Ма-Джонга.
book-claims-rob-exposed-kong-on = Кость, которую добавляют к открытому пангу, можно отнять: ограбить конг может тот, кто ею выигрывает.
book-claims-rob-exposed-kong-off = Кость, которую добавляют к открытому пангу, отнять нельзя.
book-claims-rob-concealed-kong-wonders-on = Чтобы завершить «{ pattern-thirteen-wonders }», можно ограбить даже закрытый конг.
book-claims-rob-concealed-kong-wonders-off = Закрытый конг ограбить нельзя.

## Ход

book-play-kong-from-discard-three-concealed = Чтобы взять снос на конг, три остальные кости нужно держать в руке.
book-play-kong-from-discard-three-concealed-or-exposed-pung = Чтобы взять снос на конг, три остальные кости нужно держать в руке или иметь своим открытым пангом.
book-play-own-kongs-on = Четыре одинаковые кости, взятые со стены, можно в свой ход выложить конгом; только тогда за них берут кость взамен.
book-play-own-kongs-off = Конги из костей, взятых со стены, не выкладывают.
book-play-kong-by-adding-drawn-tile-counts-exposed = Взятую со стены четвёртую кость можно добавить к своему открытому пангу; такой конг — открытый.
book-play-kong-by-adding-not-allowed = Взятую со стены четвёртую кость к открытому пангу добавлять нельзя.
book-play-own-chows-on = Чоу из костей, взятых со стены, можно в свой ход открыто выложить; ход продолжается, но рука больше не закрытая.
book-play-own-chows-off = Чоу из костей, взятых со стены, остаётся в руке.
book-play-own-pungs-on = Панг из костей, взятых со стены, можно в свой ход открыто выложить; он по-прежнему считается закрытым, но рука больше не закрытая.
book-play-own-pungs-off = Панг из костей, взятых со стены, остаётся в руке.
book-play-concealed-kong-two-up-two-down = Закрытый конг кладут так: две кости лицом вверх, две — вниз.
book-play-undeclared-kong-concealed-pung = Четыре одинаковые кости, оставшиеся в руке, считаются закрытым пангом.
book-play-replacement-loose-tile = Выложив конг, цветок или сезон, игрок берёт взамен кость с конца стены.
book-play-replacement-loose-tile-flowers-only = Выложив цветок или сезон, игрок берёт взамен кость с конца стены.
book-play-replacement-loose-tile-kongs-only = Выложив конг, игрок берёт взамен кость с конца стены.
book-play-replacement-loose-tile-moot = Ничего такого, за что полагалась бы кость взамен, не выкладывают.
book-play-win-may-be-passed = Выигрывать не обязательно: собранную руку можно не объявлять.
book-play-dead-hand-on = Рука с неверным числом костей — мёртвая: выиграть она не может. Если костей мало, в конце её всё же считают, если много — она не стоит ничего. За столом Eastwind кости раздаёт сама программа, и число их всегда верно: правило касается рук, которые считают со слов.
book-play-dead-hand-off = Мёртвых рук нет: неверное число костей ничего не меняет.
book-play-furiten-on = Кто сам снёс кость, которую ждёт, не может выиграть чужим сносом, пока не сменит то, чего ждёт.
book-play-furiten-off = Собственный снос не мешает выиграть такой же костью.
book-play-winning-hand-any = Рука с открытыми группами может выиграть.
book-play-winning-hand-concealed = Выиграть может только рука без открытых групп.
book-play-pair-from-discard-on = Снос может завершить пару.
book-play-pair-from-discard-off = Снос может завершить группу, но не пару.
book-play-win-from-discard-on = Выиграть можно и костью, которую снёс другой.
book-play-win-from-discard-off = Чужим сносом не выигрывает никто, только костью со стены; кость конга, который можно ограбить, — не снос.
book-play-most-chows = { $count ->
    [0] В выигрышной руке из групп и пары не бывает чоу.
    [1] В выигрышной руке из групп и пары не больше одного чоу.
    [2] В выигрышной руке из групп и пары не больше двух чоу.
    [3] В выигрышной руке из групп и пары не больше трёх чоу.
   *[4] Все четыре группы могут быть чоу.
}
book-play-least-points = { $count ->
    [0] Наименьшего числа очков для выигрыша нет.
   *[other] Чтобы выиграть, до удвоений нужно очков: { $count }.
}
book-play-least-doubles = { $count ->
    [0] Наименьшего числа удвоений для выигрыша нет.
   *[other] Чтобы выиграть, нужно удвоений: { $count }.
}

## Просящая рука

book-ready-hand-none = Просящую руку не объявляют.
book-ready-hand-optional = Тот, кому до выигрыша не хватает одной кости, может объявить просящую руку.
book-ready-hand-required = Тот, кому до выигрыша не хватает одной кости, обязан объявить просящую руку.
book-ready-hand-to-win = Тот, кому до выигрыша не хватает одной кости, может объявить просящую руку; выиграть можно только с объявленной.
book-ready-at-once-on = Объявить её сразу — дело особое и ценится дороже.
book-ready-at-once-off = Объявление сразу ничего особого не даёт.
book-ready-at-once-when-after-the-deal = Сразу — значит тотчас после раздачи, до первого сноса; с этой минуты в руке ничего не меняют.
book-ready-at-once-when-first-discard = Сразу — значит со своим первым сносом.
book-ready-declared-own-turn-with-the-discard = Её объявляют в свой ход, вместе со сносом.
book-ready-lasts-to-the-end-of-the-hand = Объявление действует до конца раздачи.

## Виды рук

book-shapes-seven-pairs-of-honours-on = Выигрывают семь пар козырей: по паре каждого ветра и каждого дракона.
book-shapes-seven-pairs-of-honours-off = Семь пар козырей не выигрывают.
book-shapes-seven-pairs-of-one-suit-on = Выигрывают семь разных пар одной масти.
book-shapes-seven-pairs-of-one-suit-off = Семь разных пар одной масти не выигрывают.
book-shapes-thirteen-wonders-on = Выигрывают «{ pattern-thirteen-wonders }»: по одной единице и девятке каждой масти, по одному ветру и дракону каждого вида, и одна из этих костей ещё раз.
book-shapes-thirteen-wonders-off = «{ pattern-thirteen-wonders }» не выигрывают.
book-shapes-seven-pairs-on = Выигрывают любые семь пар; четыре одинаковые кости считаются двумя парами.
book-shapes-seven-pairs-off = Просто семь пар не выигрывают.
book-shapes-pairs-of-ends-on = Выигрывают семь разных пар единиц, девяток и козырей.
book-shapes-pairs-of-ends-off = Семь пар единиц, девяток и козырей не выигрывают.
book-shapes-knitting-on = Выигрывает вязание: семь пар, в каждой один номер двух одних и тех же мастей.
book-shapes-knitting-off = Вязание не выигрывает.
book-shapes-triple-knitting-on = Выигрывает тройное вязание: четыре раза один номер всех трёх мастей и пара с одним номером двух мастей.
book-shapes-triple-knitting-off = Тройное вязание не выигрывает.
book-shapes-one-suit-on = Выигрывают любые четырнадцать костей одной масти.
book-shapes-one-suit-off = Четырнадцати костям одной масти нужны группы и пара, как и любым другим.
book-shapes-off = Здесь не выигрывают: { $forms }.

## Стоимость

book-scoring-total-points-doubled = Очки всех строк складывают, и сумму удваивают столько раз, сколько удвоений.
book-scoring-total-flat = Любой выигрыш стоит одно и то же, что бы ни было в руке.
book-scoring-total-table = Стоимость зависит только от числа удвоений, по таблице; очки не считают.
book-scoring-flat = Это число — { $count }.
book-scoring-by-doubles = Стоимость по числу удвоений: { $figures }. Последнее число — для всех, у кого удвоений больше.
book-scoring-reading-best = Если руку можно прочесть по-разному, считают то прочтение, которое стоит больше всего.
book-scoring-drawn-hand-no-scores = После ничьей руки не считают.
book-scoring-only-possible-tile-sole-kind = Для добавки за единственно возможную кость нужны два условия: место в руке и то, что никакая другая кость её не завершила бы.
book-scoring-only-possible-tile-wait-shape = Для добавки за единственно возможную кость достаточно места в руке: пара, середина чоу или его край.
book-scoring-only-possible-tile-moot = Добавки за единственно возможную кость нет.
book-scoring-only-possible-tile-kind-alone-moot = Добавка за единственно возможную кость не зависит от места в руке: достаточно того, что никакая другая кость её не завершила бы.
book-scoring-earthly-ready-at-once = Для комбинации «{ pattern-earthly }» просящая рука должна быть объявлена сразу после раздачи.
book-scoring-earthly-any-hand = «{ pattern-earthly }» объявления не требует.
book-scoring-earthly-moot = С комбинацией «{ pattern-earthly }» не играют.
book-scoring-winds-every = Панги и конги любых ветров приносят очки.
book-scoring-winds-own = Из ветров очки приносят панги и конги только собственного.
book-scoring-one-suit-needs-honour-pair-on = Чистая масть с козырями удваивает, только если и пара — из козырей.
book-scoring-one-suit-needs-honour-pair-off = Чистая масть с козырями удваивает при любой паре.
book-scoring-nothing-drawn-never-drawn = Без добора выиграл тот, кто не взял со стены ни одной кости, даже если брал группы.
book-scoring-nothing-drawn-as-dealt = Без добора выигрывает только рука, собранная при раздаче.
book-scoring-nothing-drawn-moot = За выигрыш без добора ничего не дают.
book-scoring-hidden-snake-all-numbers = Две чоу комбинации «{ pattern-hidden-snake }» занимают все шесть чисел, которые остались кроме её пангов и пары.
book-scoring-hidden-snake-any-numbers = Две чоу комбинации «{ pattern-hidden-snake }» — любые две из чисел, которые остались кроме её пангов и пары.
book-scoring-hidden-snake-moot = С комбинацией «{ pattern-hidden-snake }» не играют.
book-scoring-flowers-with-sums-on = К руке с заранее известной ценой цветы и сезоны прибавляются и удваивают её, не выше предела.
book-scoring-flowers-with-sums-off = Рука с заранее известной ценой стоит столько же при любых цветах и сезонах.
book-scoring-flowers-with-sums-moot = Рук с заранее известной ценой при цветах и сезонах нет.
book-scoring-one-suit-needs-honour-pair-moot = Чистая масть с козырями сама по себе ничего не стоит.
book-scoring-waiting-one-suit-doubles = { $count ->
    [0] Ожидание чистой масти без чоу проигравшему ничего не приносит.
   *[other] Проигравший, чья объявленная просящая рука ждёт чистую масть без чоу, получает удвоений: { $count }.
}

## Предел

book-limit-cap = Никакая рука не стоит больше { $count }: это предел; когда рука до него дошла, говорят «Дом полон».
book-limit-cap-none = Предела нет.
book-limit-hands-without-limit = Лимитированная комбинация стоит тогда не меньше { $count }, а если её собственный счёт больше, то столько.
book-limit-applied-before-east-doubles = Предел касается стоимости руки; удвоения Востока идут после него.
book-limit-losers-cut = Предел действует и на руки проигравших.
book-limit-losers-free = Предел — для выигравшей руки: проигравшие рассчитываются по полной стоимости своих рук.

## Расчёты

book-settlement-winner-each-loser-pays = Каждый проигравший платит выигравшему стоимость его руки.
book-settlement-winner-losers-points = Каждый проигравший платит выигравшему столько, сколько вышло у него самого.
book-settlement-winner-own-score = Никто никому не платит: каждый прибавляет стоимость своей руки к своему счёту.
book-settlement-discarder-no-matter = Чей был выигрышный снос, при этом неважно.
book-settlement-discarder-pays-for-all = Тот, чей снос принёс выигрыш, платит за всех проигравших.
book-settlement-discarder-pays-double = Тот, чей снос принёс выигрыш, платит свою долю вдвойне.
book-settlement-losers-difference = Проигравшие рассчитываются между собой: из каждых двоих тот, у кого меньше, платит другому разницу.
book-settlement-losers-none = Проигравшие между собой не рассчитываются.
book-settlement-east-with-winner-on = То, что Восток платит выигравшему или получает, выиграв, удваивается.
book-settlement-east-with-winner-off = Восток платит выигравшему и получает, выиграв, как все.
book-settlement-east-between-losers-on = И между проигравшими то, что платит или получает Восток, удваивается.
book-settlement-east-between-losers-off = Между проигравшими Восток считается как все.
book-settlement-penalty-on = Опасный снос обходится дорого: тот, чей опасный снос принёс выигрыш, платит выигравшему за всех проигравших, а между ними расчётов нет.
book-settlement-penalty-off = Пенальти за опасный снос нет.
book-settlement-penalty-rule-figures = Опасна кость, которая завершает руку, открыто грозящую большим выигрышем; угрозу определяют по таким числам.
book-settlement-penalty-rule-clubs = Опасны: кость масти, трёх групп которой у выигравшего открыто; зелёная кость, единица или девятка, ветер или козырь при трёх открытых группах того же рода; дракон при двух; а когда брать осталось не больше пяти костей — кость, которой ещё никто не видел. Тот, у кого не было безопасной кости, не платит.
book-settlement-penalty-tiles-of-suit = Одна масть: костей одной масти у выигравшего открыто не меньше { $count }, и снос той же масти.
book-settlement-penalty-suit-exempt-holds-only-that-suit-ready-hand = От пенальти за одну масть свободны тот, у кого в руке только эта масть, и тот, кто объявил просящую руку.
book-settlement-penalty-suit-exempt-holds-only-that-suit-ready-before = От пенальти за одну масть свободны тот, у кого в руке только эта масть, и тот, кто объявил просящую руку ещё раньше.
book-settlement-penalty-suit-exempt-with-sets-ready-hand = От пенальти за одну масть свободны тот, у кого и в руке, и на столе только эта масть, и тот, кто объявил просящую руку.
book-settlement-penalty-suit-exempt-with-sets-ready-before = От пенальти за одну масть свободны тот, у кого и в руке, и на столе только эта масть, и тот, кто объявил просящую руку ещё раньше.
book-settlement-penalty-needs-one-suit-on = Для пенальти за одну масть и сама выигравшая рука должна быть одной масти.
book-settlement-penalty-needs-one-suit-off = Для пенальти за одну масть выигравшая рука не обязана быть одной масти.
book-settlement-penalty-suit-honours-on = Рука одной масти с козырями здесь тоже считается рукой одной масти.
book-settlement-penalty-suit-honours-off = Рука с козырями здесь не считается рукой одной масти.
book-settlement-penalty-wind-sets = Ветры: групп разных ветров у выигравшего открыто { $count }, и снос — четвёртый ветер.
book-settlement-penalty-dragon-sets = Драконы: групп разных драконов у выигравшего открыто { $count }, и снос — третий дракон.
book-settlement-penalty-terminal-sets = Единицы и девятки: их групп у выигравшего открыто { $count }, и снос — единица или девятка.
book-settlement-drawn-hand-none = После ничьей ничего не платят.
book-settlement-drawn-hand-to-east = После ничьей каждый платит Востоку.
book-settlement-drawn-hand-to-ready-hands = После ничьей каждый, кто не объявил просящую руку, платит каждому, кто её объявил.
book-settlement-drawn-hand-to-waiting-hands = После ничьей каждый, кому не хватает больше одной кости, платит каждому, кому не хватает одной, объявил тот это или нет.
book-settlement-drawn-hand-to-east-and-ready-hands = После ничьей Востоку и каждой объявленной просящей руке платит каждый из остальных.
book-settlement-drawn-hand-to-east-and-waiting-hands = После ничьей Востоку и каждому, кому не хватает одной кости, объявил он это или нет, платит каждый из остальных.
book-settlement-drawn-hand-amount = Каждый такой платёж — { $count }.
book-settlement-stock = { $count ->
    [0] Все начинают с нуля; счёт может стать и отрицательным.
   *[other] Каждый начинает с запасом { $count }.
}
book-settlement-counters = Запас складывается из жетонов: { $counters }.
book-settlement-counters-none = Особых жетонов к нему нет.
book-settlement-counter = { $number } по { $worth }
book-settlement-counters-for-stock = Запас { $count } раздают жетонами: { $counters }.
book-settlement-counters-for-stock-none = { book-settlement-counters-none }
book-settlement-stake = { $count ->
    [0] Играют на одни очки.
    [one] Очко стоит { $count } сотую того, на что играют.
    [few] Очко стоит { $count } сотые того, на что играют.
    [many] Очко стоит { $count } сотых того, на что играют.
   *[other] Очко стоит { $count } сотой того, на что играют.
}

## Партия

book-match-rounds = { $count ->
    [0] Раундов нет.
    [one] В партии { $count } раунд.
    [few] В партии { $count } раунда.
    [many] В партии { $count } раундов.
   *[other] В партии { $count } раунда.
}
book-match-round-ends-lead-passed-four-times = Раунд кончается, когда каждый побывал лидером и передал лидерство дальше.
book-match-hands-one-for-each-seat = Лидерство переходит после каждой раздачи, поэтому раздач в раунде { $count }.
book-match-hands = { $count ->
    [0] Число раздач не задано.
    [one] Партия кончается после { $count } раздачи, если ничто не кончит её раньше.
    [few] Партия кончается после { $count } раздач, если ничто не кончит её раньше.
    [many] Партия кончается после { $count } раздач, если ничто не кончит её раньше.
   *[other] Партия кончается после { $count } раздачи, если ничто не кончит её раньше.
}
book-match-stock-end-never = Партия не кончается, когда чей-то запас вышел: играют дальше, в долг.
book-match-stock-end-below-zero = Партия кончается, когда чей-то запас уходит ниже нуля.
book-match-stock-end-at-zero = Партия кончается, когда чей-то запас иссяк.
book-match-minutes = { $count ->
    [0] Время не ограничено.
    [one] Партия кончается через { $count } минуту.
    [few] Партия кончается через { $count } минуты.
    [many] Партия кончается через { $count } минут.
   *[other] Партия кончается через { $count } минуты.
}
book-match-time-end-finished = Начатую раздачу тогда доигрывают.
book-match-time-end-dropped = Начатая раздача тогда не считается.
book-match-lead-after-east-wins-stays = Если выиграл Восток, он остаётся лидером.
book-match-lead-after-east-wins-passes = Если выиграл Восток, лидерство всё равно переходит к следующему.
book-match-lead-after-east-wins-next-to-winner = Если выиграл Восток, лидером становится следующий за ним.
book-match-lead-after-other-wins-passes = Если выиграл другой, лидерство переходит от Востока к следующему.
book-match-lead-after-other-wins-next-to-winner = Если выиграл другой, лидером становится следующий за выигравшим.
book-match-lead-after-draw-stays = После ничьей лидером остаётся Восток.
book-match-lead-after-draw-passes = После ничьей лидерство переходит к следующему.

## За столом

book-table-unclaimed-discard-face-up = Снос, который никто не взял, лежит лицом вверх.
book-table-unclaimed-discard-face-down = Снос, который никто не взял, переворачивают лицом вниз.
book-table-danger-warning-on = Стол предупреждает перед опасным сносом. На игру это не влияет.
book-table-danger-warning-off = Перед опасным сносом стол не предупреждает.
book-table-open-hands-on = Кости у всех лежат лицом вверх.
book-table-open-hands-off = Свои закрытые кости видит только сам игрок.

## The sources' examples

book-examples-about = То, что источники этих правил разбирают как примеры; кости подобраны нами. Суммы посчитаны по этим правилам, как они стоят, вместе с настройками.
book-example = Пример { $number }
book-example-line = Строка
book-example-column-open = Открытая
book-example-column-closed = Закрытая
book-example-column-sum = Всего
book-example-column-no-chow-off = Без 10 за руку без чоу
book-example-hand-open = Группы на столе
book-example-hand-closed = Всё в руке
book-example-hand-sum = Рука
book-example-hand-no-chow-off = Рука, без 10
book-example-points = Очки
book-example-total = Стоимость руки
book-example-dragons = Панг точек, панг символов и панг драконов. Открытые группы стоят половину закрытых, драконы удваивают.
book-example-one-pung = Один панг и чоу: ничто не удваивает.
book-example-suit-and-honours = Одна масть с пангом драконов: два удвоения, за драконов и за масть.
book-example-suit = Одна масть и больше ничего: три удвоения.
book-example-all-laid = Четыре панга, все на столе, один из драконов. Источник пропускает очки, которые его же таблица даёт за руку без чоу.
book-example-part-in-hand = Одна масть с пангом драконов в руке; панг и чоу лежат на столе.
book-example-suit-in-hand = Одна масть, всё в руке.
book-example-own-wind-pair = Пара собственного ветра приносит очки.
book-example-limit = Рука, которая дошла до предела или дальше, приносит предел.
book-example-other-wind-pair = Пара чужого ветра ничего не приносит.
book-example-own-wind-pung = Панг собственного ветра приносит очки и удваивает.
book-example-any-of-a-suit = Четырнадцать костей одной масти выигрывают и без групп.
book-example-settled = Восток выиграл с рукой в { $east }; у Юга вышло { $south }, у Запада { $west }, у Севера { $north }.
book-examples-drawn = По этим правилам сносом не выигрывают: последняя кость здесь взята со стены.
book-example-break = Как вскрывается стена при бросках из источника.
book-example-break-throw = Кто бросает
book-example-break-sum = Кубики
book-example-break-says = Что из этого следует
book-example-break-side = Вскрывается стена: { $seat }
book-example-break-stack = Стопка { $number } { $end ->
    [left] слева
   *[right] справа
 } в этой стене: { $seat }
book-example-claim-chow = Снос складывается в чоу с двумя костями в руке следующего игрока.
book-example-claim-pung = Снос складывается в панг с парой в руке того, чей ход ещё не скоро.
book-example-claim-kong = Снос складывается в конг с тремя одинаковыми костями в руке.
book-example-claim-three-hands = Один снос завершает сразу три руки: одну – чоу, две – парой.
book-example-claim-discard = { $seat } сносит
book-example-claim-who = Рука
book-example-claim-wants = Для чего
book-example-claim-gets = Получает
book-example-claim-mahjong = маджонг
book-example-claim-next = { $taker } открыто выкладывает группу и делает снос.
book-example-claim-loose = { $taker } открыто выкладывает конг, берёт свободную кость и делает снос.
book-example-claim-turn = Следующий ход: { $next }.
book-example-claim-passed = Без хода: { $seats }.
book-example-claim-over = Маджонг: { $taker }. Раздача окончена.

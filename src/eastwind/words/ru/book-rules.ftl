# Книга правил: по предложению на каждое значение набора правил. `book-<ключ>-<слово>` для значения-слова, `-on` и `-off` для
# переключателя, `book-<ключ>` с $count для числа. Их произносит только сервер; слова самой страницы — в book.ftl.

## Главы

book-chapter-about = Об этой книге
book-chapter-tiles = Кости
book-chapter-seats = Места и первый лидер
book-chapter-wall = Стена
book-chapter-deal = Раздача
book-chapter-turn = Ход
book-chapter-claims = Кто берёт снос
book-chapter-winning = Выигрышные комбинации
book-chapter-ready = Просящая рука
book-chapter-value = Сколько стоит рука
book-chapter-points = Очки
book-chapter-doubles = Удвоения
book-chapter-hands = Большие комбинации
book-chapter-settlement = Расчёты
book-chapter-match = Партия
book-chapter-options = Что можно выбрать
book-chapter-special = Чем отличаются эти правила
book-chapter-unclear = Где источник неясен

## Что сказано само по себе

book-made = Эта книга составлена по самому набору правил: за каждым предложением стоит значение, по которому играет стол, и каждая нарисованная рука посчитана по ним же.
book-sources = Источники: { $documents }
book-turn-course = В свой ход игрок берёт кость со стены и делает снос лицом вверх. Если снос никто не берёт, ход переходит к следующему.
book-winning-course = Выигрышная рука — четырнадцать костей: четыре группы и пара. Группа — это чоу, панг или конг; конг считается за три кости, четвёртую возмещают.
book-sets-drawn = Группы
book-sets-and-pair = Четыре группы и пара
book-own-form = Особый вид этих правил: { $name }
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
book-nothing-scores = Ничто из этого здесь ничего не стоит.
book-waiting = Объявленная просящая рука, которая ждёт её и не выиграла, получает десятых долей предела: { $count }, если это больше её собственного счёта.
book-about-both-lines = Если ветер и собственный, и преимущественный, засчитываются обе строки.
book-about-both-double = Если ветер и собственный, и преимущественный, удваивают оба правила.
book-no-example = Примера нет: по этим правилам наши руки до неё не доходят.
book-hand-facts = { $where } · { $by }
book-option = Настройка
book-now = Сейчас
book-offered = Что предлагается
book-from-to = от { $from } до { $to }
book-no-options = Ничего: играют так, как есть.
book-root = Эти правила не построены на других; чем от них отличаются построенные на них, сказано в этой же главе тех книг.
book-parent = За основу взяты правила «{ $parent }». Вот отличия; во всём остальном правила совпадают.
book-parent-unknown = За основу взяты правила «{ $parent }», которых здесь нет, поэтому сравнить их нельзя.
book-same = Отличий нет: во всём, о чём здесь говорится, правила совпадают.
book-worth-is = { $name }: { $worth }
book-worth-limit = предел: { $count }
book-worth-half-limit = половина предела: { $count }, или собственный счёт, если он больше
book-worth-flat = { $count }, каков бы ни был предел
book-row = { $set } { $sort }
book-unclear-here = Что было неясно
book-cases = Посчитанные случаи
book-not-played = не играется
book-no-notes = Решать ничего не пришлось.

## Посчитанные случаи

book-case-discard = Выигрывает { $winner }; снос сделал { $discarder }.
book-case-wall = Выигрывает { $winner }, кость взята со стены.
book-case-penalty = { $winner }: открыты группы двух драконов, третий приходит со сноса и приносит выигрыш. Снос сделал { $discarder }: пенальти.
book-case-several = Снос сделал { $discarder }, и завершены сразу две руки. Выигрывают { $winners }.
book-case-drawn-east = Никто не выиграл.
book-case-drawn-ready = Никто не выиграл. Просящую руку объявил { $ready }.
book-case-none = По этим правилам ни одна из наших примерных рук не выигрывает, так что случая здесь не посчитать.

## Кости

book-tiles-plain = Костей в наборе { $count }: числа от 1 до 9 трёх мастей, четыре ветра и три дракона, каждая кость четырежды.
book-tiles-with-flowers = Вместе с восемью цветами и сезонами, каждый из которых всего один, костей { $count }.
book-tiles-flowers-on = Играют с цветами и сезонами. Их выкладывают и возмещают; ни в одну группу они не входят.
book-tiles-flowers-off = Восемь цветов и сезонов остаются в коробке.

## Места

book-seats-players = { $count ->
    [2] Играют двое; они сидят друг против друга.
    [3] Играют трое; четвёртое место пустует.
   *[4] Играют четверо.
}
book-seats-order-counter-clockwise = Ход идёт против часовой стрелки: следующий игрок сидит справа от вас.
book-seats-order-clockwise = Ход идёт по часовой стрелке: следующий игрок сидит слева от вас.
book-seats-names-winds = Места зовутся Восток, Юг, Запад и Север, в порядке хода. Восток — лидер; когда лидерство переходит, ветры переходят вместе с ним.
book-seats-names-numbers = Места пронумерованы с единицы, и номера не меняются. Тот, кто начинает игру, в этой книге зовётся Востоком.
book-seats-first-east-highest-sum = Каждый бросает две игральные кости; первым Востоком становится тот, у кого сумма больше.
book-seats-first-east-seat-by-roll = Каждый бросает две игральные кости за своё место: 5 и 9 — Восток, 2, 6 и 10 — Юг, 3, 7 и 11 — Запад, 4, 8 и 12 — Север.
book-seats-first-east-seat-one = Первую игру начинает место 1.

## Стена

book-wall-stacks = Каждая сторона стены — стопок: { $count }, по две кости в высоту.
book-wall-stacks-with-flowers = С цветами и сезонами каждая сторона стены — стопок: { $count }, по две кости в высоту.
book-wall-broken-side-counted-from-east = Восток бросает две игральные кости и отсчитывает сумму по сторонам в порядке хода, начиная со своей. Эту сторону разбивают, и её игрок бросает ещё раз.
book-wall-broken-side-by-turns = Восток, за ним Юг, Запад и Север бросают две игральные кости, пока чья-то сумма не укажет на его собственное место. Разбивают его сторону, и он бросает ещё раз.
book-wall-broken-side-counted-from-seat-one = Бросают две игральные кости и отсчитывают сумму по сторонам в порядке хода, начиная с места 1. Эту сторону разбивают, и кости бросают ещё раз.
book-wall-broken-stack-both-rolls-from-the-right = Сумму обоих бросков отсчитывают стопками от правого конца этой стороны, а дальше — по следующей.
book-wall-broken-stack-both-rolls-from-the-left = Сумму обоих бросков отсчитывают стопками от левого конца этой стороны, а дальше — по следующей.
book-wall-broken-stack-second-roll-from-the-right = Стопки от правого конца этой стороны отсчитывают по одному второму броску.
book-wall-counted-out-last = Отсчитанная стопка — конец стены; раздача начинается со стопки за ней.
book-wall-counted-out-first = Отсчитанную стопку раздают первой.
book-wall-drawn-clockwise = Стену разбирают по часовой стрелке.
book-wall-drawn-counter-clockwise = Стену разбирают против часовой стрелки.
book-wall-loose-tiles = { $count ->
    [0] Отдельно ничего не откладывают: взамен берут прямо с конца стены.
   *[other] У конца стены отдельно лежат свободные кости для замены: { $count }.
}
book-wall-loose-tiles-refilled-two-from-the-end = Когда они кончаются, с конца стены откладывают ещё две.
book-wall-dead-wall = { $count ->
    [0] Стену разбирают до последней кости.
   *[other] В конце стены остаётся костей: { $count }. Когда других больше нет и никто не выиграл, игра считается несыгранной.
}
book-wall-dead-wall-without-loose-tiles = Свободные кости в число остающихся не входят.
book-wall-dead-wall-without-nothing = Свободные кости входят в число остающихся.

## Раздача

book-deal-turns-of-four = Начиная с Востока, каждый берёт по две стопки, то есть по четыре кости; кругов: { $count }.
book-deal-hand = Костей на руках { $count }.
book-deal-hand-of-east = { $count ->
    [13] У Востока столько же, сколько у остальных, и начинает он с взятия кости.
   *[other] У Востока костей { $count }, и начинает он со сноса.
}
book-deal-odd-tiles-last = Одиночные кости берут в конце; если Востоку полагаются две, он берёт обе сразу.
book-deal-odd-tiles-leader-again = Одиночные кости берут в конце; вторую Восток берёт после всех остальных.
book-deal-odd-tiles-first = Восток сначала берёт пять костей, остальные по четыре. Потом все по очереди берут по одной стопке из двух костей, пока у Востока не станет тринадцать костей, а у остальных двенадцать; одиночные кости остальные берут в конце.
book-deal-flowers-laid-before-the-first-discard = До первого сноса цветы и сезоны выкладывают и возмещают, Восток — первым.

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
book-claims-priority-mahjong-next-in-turn = Если снос нужен нескольким, первым идёт Ма-Джонг, затем тот, кто следующий по ходу.
book-claims-tie-farthest = Если Ма-Джонг объявили несколько игроков, выигрывает самый дальний от сделавшего снос в порядке хода.
book-claims-tie-nearest = Если Ма-Джонг объявили несколько игроков, выигрывает ближайший к сделавшему снос в порядке хода.
book-claims-tie-hierarchy = Если Ма-Джонг объявили несколько игроков, завершивший панг идёт раньше пары, пара раньше чоу; среди равных выигрывает ближайший в порядке хода.
book-claims-tie-all = Если Ма-Джонг объявили несколько игроков, выигрывают все они.
book-claims-three-as-two = То же верно, когда объявили трое.
book-claims-three-drawn-hand = Когда объявили трое, игра считается несыгранной.
book-claims-last-discard-mahjong-only = Снос, после которого брать больше нечего, можно взять только для Ма-Джонга.
book-claims-rob-exposed-kong-on = Докладывающего кость к открытому пангу можно ограбить: эту кость может взять тот, кто ею выигрывает.
book-claims-rob-exposed-kong-off = Кость, доложенную к открытому пангу, отнять нельзя.
book-claims-rob-concealed-kong-wonders-on = Чтобы завершить «Тринадцать чудес света», можно ограбить даже закрытый конг.
book-claims-rob-concealed-kong-wonders-off = Закрытый конг ограбить нельзя.

## Ход

book-play-kong-from-discard-three-concealed = Для конга из сноса остальные три кости должны быть закрыты на руках.
book-play-kong-from-discard-three-concealed-or-exposed-pung = Для конга из сноса остальные три кости должны быть закрыты на руках или лежать собственным открытым пангом.
book-play-own-kongs-on = Четыре кости, взятые самим игроком, можно в свой ход выложить конгом.
book-play-own-kongs-off = Конги из взятых самим костей не выкладывают.
book-play-kong-by-adding-drawn-tile-counts-exposed = Взятую четвёртую кость можно доложить к своему открытому пангу; такой конг — открытый.
book-play-concealed-kong-two-up-two-down = Закрытый конг кладут двумя костями лицом вверх и двумя вниз.
book-play-undeclared-kong-concealed-pung = Четыре одинаковые кости, оставшиеся на руках, считаются закрытым пангом.
book-play-replacement-loose-tile = Выложив конг, цветок или сезон, игрок берёт взамен кость с конца стены.
book-play-replacement-loose-tile-flowers-only = Выложив цветок или сезон, игрок берёт взамен кость с конца стены.
book-play-replacement-loose-tile-kongs-only = Выложив конг, игрок берёт взамен кость с конца стены.
book-play-replacement-loose-tile-moot = Ничего такого, за что полагалась бы кость взамен, не выкладывают.
book-play-win-may-be-passed = Выигрывать не обязательно: завершённую руку можно не объявлять.
book-play-dead-hand-on = Рука с неверным числом костей — мёртвая: выиграть она не может. Если костей мало, в конце её всё же считают, если много — она не стоит ничего.
book-play-dead-hand-off = Мёртвых рук нет: неверное число костей ничего не меняет.
book-play-furiten-on = Кто сам снёс кость, которую ждёт, с тех пор как его ожидание могло измениться, не может выиграть со сноса.
book-play-furiten-off = Собственный снос не мешает выиграть такой же костью.
book-play-winning-hand-any = Рука с открытыми группами может выиграть.
book-play-winning-hand-concealed = Выиграть может только рука без открытых групп.
book-play-pair-from-discard-on = Снос может завершить пару.
book-play-pair-from-discard-off = Снос может завершить группу, но не пару.
book-play-most-chows = { $count ->
    [0] В выигрышной руке из групп и пары не бывает чоу.
    [1] В выигрышной руке из групп и пары не больше одного чоу.
    [2] В выигрышной руке из групп и пары не больше двух чоу.
    [3] В выигрышной руке из групп и пары не больше трёх чоу.
   *[4] Все четыре группы могут быть чоу.
}
book-play-least-points = { $count ->
    [0] Сколько-то очков от выигрышной руки не требуется.
   *[other] Чтобы выиграть, до удвоений нужно очков: { $count }.
}
book-play-least-doubles = { $count ->
    [0] Удвоений от выигрышной руки не требуется.
   *[other] Чтобы выиграть, нужно удвоений: { $count }.
}

## Просящая рука

book-ready-hand-none = Просящую руку не объявляют.
book-ready-hand-optional = Тот, кому до выигрыша не хватает одной кости, может объявить просящую руку.
book-ready-hand-required = Тот, кому до выигрыша не хватает одной кости, обязан объявить просящую руку.
book-ready-hand-to-win = Тот, кому до выигрыша не хватает одной кости, может объявить просящую руку; выиграть можно только с объявленной.
book-ready-at-once-on = Объявить её сразу — дело особое.
book-ready-at-once-off = Объявить её сразу ничего особого не значит.
book-ready-at-once-when-after-the-deal = Сразу — значит тотчас после раздачи, до первого сноса; с этого мгновения в руке ничего не меняют.
book-ready-at-once-when-first-discard = Сразу — значит со своим первым сносом.
book-ready-declared-own-turn-with-the-discard = Её объявляют в свой ход, вместе со сносом.
book-ready-lasts-to-the-end-of-the-hand = Объявление действует до конца игры.

## Виды рук

book-shapes-seven-pairs-of-honours-on = Выигрывает пара каждого ветра и каждого дракона: семь пар козырей.
book-shapes-seven-pairs-of-honours-off = Семь пар козырей не выигрывают.
book-shapes-seven-pairs-of-one-suit-on = Выигрывают семь разных пар одной масти.
book-shapes-seven-pairs-of-one-suit-off = Семь разных пар одной масти не выигрывают.
book-shapes-thirteen-wonders-on = Выигрывают «Тринадцать чудес света»: по одной кости каждой единицы, девятки, каждого ветра и дракона, и одна из них второй раз.
book-shapes-thirteen-wonders-off = «Тринадцать чудес света» не выигрывают.
book-shapes-seven-pairs-on = Выигрывают любые семь пар; четыре одинаковые кости считаются двумя парами.
book-shapes-seven-pairs-off = Семь пар каких попало костей не выигрывают.
book-shapes-pairs-of-ends-on = Выигрывают семь разных пар единиц, девяток и козырей.
book-shapes-pairs-of-ends-off = Семь пар единиц, девяток и козырей не выигрывают.
book-shapes-knitting-on = Выигрывает вязание: семь пар, в каждой одно число двух одних и тех же мастей.
book-shapes-knitting-off = Вязание не выигрывает.
book-shapes-triple-knitting-on = Выигрывает тройное вязание: четырежды одно число во всех трёх мастях и пара из одного числа в двух.
book-shapes-triple-knitting-off = Тройное вязание не выигрывает.
book-shapes-one-suit-on = Выигрывают любые четырнадцать костей одной масти.
book-shapes-one-suit-off = Четырнадцати костям одной масти нужны группы и пара, как и любым другим.
book-shapes-off = Здесь не выигрывают: { $forms }.

## Стоимость

book-scoring-total-points-doubled = Очки всех строк складывают, и сумму удваивают столько раз, сколько удвоений.
book-scoring-total-flat = Любой выигрыш стоит одно и то же, что бы ни было на руках.
book-scoring-total-table = Стоимость зависит только от числа удвоений, по таблице; очки не считают.
book-scoring-flat = Это число — { $count }.
book-scoring-by-doubles = Стоимость по числу удвоений: { $figures }. Последнее число — для всех, у кого удвоений больше.
book-scoring-reading-best = Если руку можно прочесть по-разному, считают то прочтение, которое стоит больше всего.
book-scoring-drawn-hand-no-scores = После несыгранной игры руки не считают.
book-scoring-only-possible-tile-sole-kind = Для добавки за единственно возможную кость нужны два условия: место в руке и то, что никакая другая кость её не завершила бы.
book-scoring-only-possible-tile-wait-shape = Для добавки за единственно возможную кость достаточно места в руке: пара, середина чоу или закрытый его конец.
book-scoring-only-possible-tile-moot = Добавки за единственно возможную кость нет.
book-scoring-only-possible-tile-kind-alone-moot = Добавка за единственно возможную кость не зависит от места в руке: достаточно того, что никакая другая кость её не завершила бы.
book-scoring-earthly-ready-at-once = Для «Земного блаженства» просящая рука должна быть объявлена сразу после раздачи.
book-scoring-earthly-any-hand = «Земное блаженство» объявления не требует.
book-scoring-earthly-moot = «Земного блаженства» нет.
book-scoring-winds-every = Панги и конги любых ветров приносят очки.
book-scoring-winds-own = Из ветров очки приносят панги и конги только собственного.
book-scoring-one-suit-needs-honour-pair-on = Одна масть с козырями удваивает, только если пара — из козырей.
book-scoring-one-suit-needs-honour-pair-off = Одна масть с козырями удваивает при любой паре.
book-scoring-one-suit-needs-honour-pair-moot = Одна масть с козырями сама по себе ничего не стоит.
book-scoring-waiting-one-suit-doubles = { $count ->
    [0] Ожидание одной масти без чоу проигравшему ничего не приносит.
   *[other] Проигравший, чья объявленная просящая рука ждёт одну масть без чоу, получает удвоений: { $count }.
}

## Предел

book-limit-cap = Никакая рука не стоит больше { $count }: это предел.
book-limit-cap-none = Предела нет.
book-limit-hands-without-limit = Лимитированная комбинация стоит тогда { $count }.
book-limit-applied-before-east-doubles = Предел касается стоимости руки; удвоения Востока идут после него.

## Расчёты

book-settlement-winner-each-loser-pays = Каждый проигравший платит выигравшему стоимость его руки.
book-settlement-winner-losers-points = Каждый проигравший платит выигравшему столько, сколько вышло у него самого.
book-settlement-winner-own-score = Никто никому не платит: каждый прибавляет стоимость своей руки к своему счёту.
book-settlement-discarder-no-matter = Кто сделал выигрышный снос, при этом неважно.
book-settlement-discarder-pays-for-all = Сделавший выигрышный снос платит за всех проигравших.
book-settlement-discarder-pays-double = Сделавший выигрышный снос платит свою долю вдвойне.
book-settlement-losers-difference = Проигравшие рассчитываются между собой: из каждых двоих тот, у кого меньше, платит другому разницу.
book-settlement-losers-none = Проигравшие между собой не рассчитываются.
book-settlement-east-with-winner-on = То, что Восток платит выигравшему или получает, выиграв, удваивается.
book-settlement-east-with-winner-off = Восток платит выигравшему и получает, выиграв, как все.
book-settlement-east-between-losers-on = И между проигравшими то, что платит или получает Восток, удваивается.
book-settlement-east-between-losers-off = Между проигравшими Восток считается как все.
book-settlement-penalty-on = Опасный снос имеет цену: тот, чей опасный снос принёс выигрыш, платит выигравшему за всех проигравших, а между ними расчётов нет.
book-settlement-penalty-off = Пенальти за опасный снос нет.
book-settlement-penalty-rule-figures = Опасно то, что завершает руку, которая открыто грозит стать большой, по таким числам.
book-settlement-penalty-rule-clubs = Опасны: кость масти, трёх групп которой у выигравшего открыто; зелёная кость, единица или девятка, ветер или козырь при трёх открытых группах того же рода; дракон при двух; а когда брать осталось не больше пяти костей — кость, которой ещё никто не видел. Тот, у кого не было безопасной кости, не платит.
book-settlement-penalty-tiles-of-suit = Одна масть: у выигравшего открыто костей одной масти — { $count } или больше, и снос той же масти.
book-settlement-penalty-suit-exempt-holds-only-that-suit-ready-hand = От пенальти за одну масть свободен тот, у кого на руках только эта масть или объявлена просящая рука.
book-settlement-penalty-needs-one-suit-on = Для пенальти за одну масть и сама выигравшая рука должна быть одной масти.
book-settlement-penalty-needs-one-suit-off = Для пенальти за одну масть выигравшая рука не обязана быть одной масти.
book-settlement-penalty-wind-sets = Ветры: у выигравшего открыты группы разных ветров, числом { $count }, и снос — четвёртый ветер.
book-settlement-penalty-dragon-sets = Драконы: у выигравшего открыты группы разных драконов, числом { $count }, и снос — третий дракон.
book-settlement-penalty-terminal-sets = Единицы и девятки: у выигравшего открыты их группы, числом { $count }, и снос — единица или девятка.
book-settlement-drawn-hand-none = После несыгранной игры ничего не платят.
book-settlement-drawn-hand-to-east = После несыгранной игры каждый платит Востоку.
book-settlement-drawn-hand-to-ready-hands = После несыгранной игры каждый, кто не объявил просящую руку, платит каждому, кто её объявил.
book-settlement-drawn-hand-amount = Каждый такой платёж — { $count }.
book-settlement-stock = { $count ->
    [0] Все начинают с нуля; счёт может стать и отрицательным.
   *[other] Каждый начинает с запасом { $count }.
}
book-settlement-counters = Запас складывается из жетонов: { $counters }.
book-settlement-counters-none = Особых жетонов к нему нет.
book-settlement-counter = { $number } по { $worth }
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
book-match-round-ends-lead-passed-four-times = Раунд кончается, когда каждое место побывало лидером и передало лидерство дальше.
book-match-hands-one-for-each-seat = Лидерство переходит после каждой игры, поэтому число игр в раунде: { $count }.
book-match-hands = { $count ->
    [0] Число игр не задано.
    [one] Партия кончается после { $count } игры, если ничто не кончит её раньше.
    [few] Партия кончается после { $count } игр, если ничто не кончит её раньше.
    [many] Партия кончается после { $count } игр, если ничто не кончит её раньше.
   *[other] Партия кончается после { $count } игры, если ничто не кончит её раньше.
}
book-match-stock-end-never = Ничей запас партию не кончает: играют дальше с долгами.
book-match-stock-end-below-zero = Партия кончается, когда чей-то запас уходит ниже нуля.
book-match-stock-end-at-zero = Партия кончается, когда чей-то запас иссяк.
book-match-minutes = { $count ->
    [0] Время не ограничено.
    [one] Партия кончается через { $count } минуту.
    [few] Партия кончается через { $count } минуты.
    [many] Партия кончается через { $count } минут.
   *[other] Партия кончается через { $count } минуты.
}
book-match-time-end-finished = Начатую игру тогда доигрывают.
book-match-time-end-dropped = Начатую игру тогда бросают.
book-match-lead-after-east-wins-stays = Если выиграл Восток, он остаётся лидером.
book-match-lead-after-east-wins-passes = Если выиграл Восток, лидерство всё равно переходит к следующему.
book-match-lead-after-east-wins-next-to-winner = Если выиграл Восток, лидером становится следующий за ним.
book-match-lead-after-other-wins-passes = Если выиграл другой, лидерство переходит от Востока к следующему.
book-match-lead-after-other-wins-next-to-winner = Если выиграл другой, лидером становится следующий за выигравшим.
book-match-lead-after-draw-stays = После несыгранной игры лидером остаётся Восток.
book-match-lead-after-draw-passes = После несыгранной игры лидерство переходит к следующему.

## За столом

book-table-unclaimed-discard-face-up = Снос, который никто не взял, лежит лицом вверх.
book-table-unclaimed-discard-face-down = Снос, который никто не взял, переворачивают лицом вниз.
book-table-danger-warning-on = Стол предупреждает перед опасным сносом. На игру это не влияет.
book-table-danger-warning-off = Перед опасным сносом стол не предупреждает.
book-table-open-hands-on = Кости у всех лежат лицом вверх.
book-table-open-hands-off = Свои закрытые кости видит только сам игрок.

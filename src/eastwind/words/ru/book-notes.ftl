# Где источники неясны и что решено: `note-<набор>-<заметка>-unclear` и `-decided`, по набору, в файле которого она написана.

## ru-classic

note-ru-classic-first-east-tie-unclear = Первым лидером становится тот, у кого сумма двух кубиков наибольшая; о равных суммах ничего не сказано.
note-ru-classic-first-east-tie-decided = Те, у кого наибольшая сумма одинакова, бросают ещё раз.
note-ru-classic-break-past-the-end-unclear = Сумма двух бросков может превысить 17 стопок одной стены; об этом ничего не сказано.
note-ru-classic-break-past-the-end-decided = Отсчёт продолжается по следующей стене, в ту же сторону.
note-ru-classic-moving-end-unclear = Новые свободные кости берут с конца стены; сдвигаются ли вместе с ним 14 костей и пятнадцатая от конца, не сказано.
note-ru-classic-moving-end-decided = Сдвигаются: всё считают от того места, где стена кончается теперь. Конг можно объявить, пока свободная кость лежит или её можно отложить.
note-ru-classic-length-of-a-round-unclear = Сказано, что в раунде четыре раздачи, а в партии шестнадцать, но выигравший Восток остаётся лидером.
note-ru-classic-length-of-a-round-decided = Раунд кончается, когда лидерство перешло четыре раза; в партии не меньше шестнадцати раздач. Настройкой «{ option-lead-after-east-wins }» можно сделать так, чтобы в раунде было ровно четыре раздачи.
note-ru-classic-lead-after-draw-unclear = Лидерство остаётся, только когда выигрывает Восток; о ничьей там не сказано.
note-ru-classic-lead-after-draw-decided = После ничьей лидерство переходит, по букве этой фразы.
note-ru-classic-last-discard-unclear = Можно ли взять для чоу, панга или конга снос, после которого брать больше нечего.
note-ru-classic-last-discard-decided = Его можно взять только для Ма-Джонга.
note-ru-classic-undeclared-kong-unclear = Сколько стоят четыре одинаковые кости в руке, не выложенные конгом.
note-ru-classic-undeclared-kong-decided = Как закрытый панг.
note-ru-classic-ready-hand-unclear = Просящую руку нужно объявить; когда, связывает ли она игрока и может ли перестать действовать, не сказано.
note-ru-classic-ready-hand-decided = Её объявляют в свой ход вместе со сносом; руку она не замораживает и действует до конца раздачи.
note-ru-classic-ready-at-once-unclear = Игрок, открывший просящую руку «сразу», дальше лишь ждёт; какой это момент, не сказано.
note-ru-classic-ready-at-once-decided = Сразу после раздачи, когда выложены цветы: Восток — с первым сносом, остальные — до него, и спрашивают всех одинаково. С этой минуты рука заморожена.
note-ru-classic-dead-hand-unclear = О руке, в которой костей слишком мало или слишком много, ничего не сказано.
note-ru-classic-dead-hand-decided = Она не может выиграть. Если костей мало, в конце она всё же считается, если много — не стоит ничего.
note-ru-classic-both-winds-in-a-pair-unclear = Сколько стоит пара ветра, который и собственный, и преимущественный.
note-ru-classic-both-winds-in-a-pair-decided = Засчитываются обе строки: 4 очка.
note-ru-classic-prevailing-wind-unclear = Преимущественный ветер приносит очки, но какой это ветер, не определено.
note-ru-classic-prevailing-wind-decided = Тот, по которому назван раунд.
note-ru-classic-pung-won-by-a-discard-unclear = Открыт ли панг, завершённый выигрышным сносом.
note-ru-classic-pung-won-by-a-discard-decided = Открыт; остальные кости в руке выигравшего закрыты. Панг в руке проигравшего закрыт.
note-ru-classic-no-scoring-set-unclear = Рука «без очков»: у любого выигравшего есть хотя бы очки за Ма-Джонг.
note-ru-classic-no-scoring-set-decided = Смотрят только на группы и пару: цветы и добавки выигравшего не мешают.
note-ru-classic-last-from-wall-unclear = Считается ли свободная кость взятой со стены.
note-ru-classic-last-from-wall-decided = Считается.
note-ru-classic-last-wall-tile-unclear = Должен ли выигравший сам взять последнюю кость или она может прийти и со сноса.
note-ru-classic-last-wall-tile-decided = Выигравший берёт её сам.
note-ru-classic-only-possible-tile-unclear = Последняя кость должна быть единственно возможной, и в скобках названы три места: как быть, если такое место — лишь один из нескольких способов выиграть?
note-ru-classic-only-possible-tile-decided = Нужно и то и другое: одно из этих мест и то, что никакая другая кость не завершила бы руку; кость, все четыре экземпляра которой уже у игрока, не в счёт. При выборе «{ option-only-possible-tile-wait-shape }» хватает места.
note-ru-classic-terminals-and-honours-unclear = Относится ли рука из одних козырей и к «только 1, 9 и козыри».
note-ru-classic-terminals-and-honours-decided = Нет: для этого удвоения нужна хотя бы одна единица или девятка. У проигравшего смотрят на все его кости.
note-ru-classic-heavenly-twins-unclear = Могут ли в семи парах одной масти быть четыре одинаковые кости как две пары.
note-ru-classic-heavenly-twins-decided = Все семь пар разные.
note-ru-classic-no-limit-unclear = Сколько стоит лимитированная комбинация, если о пределе не договорились.
note-ru-classic-no-limit-decided = Не меньше 2000 очков — числа, которое источник приводит для примера. Рука, которая сама стоит больше, стоит столько.
note-ru-classic-hidden-snake-unclear = У этой змеи две чоу «из оставшихся чисел»: должны ли они занять все шесть, не сказано; так может быть понято и 234 234 при паре пятёрок.
note-ru-classic-hidden-snake-decided = Все шесть: по чоу с каждой стороны, как её обычно понимают. С настройкой «{ option-hidden-snake-any-numbers }» подходят любые две чоу из этих чисел.
note-ru-classic-penalty-exempt-unclear = Не платит тот, кто «имеет» кости только этой масти, и просящая рука: смотрят ли и на группы на столе, и можно ли стать просящей рукой самим опасным сносом, не сказано.
note-ru-classic-penalty-exempt-decided = Смотрят только на закрытые кости: лишь их можно было снести вместо этой. Кто объявляет просящую руку с этим сносом, уже просящий, когда кость лежит. Настройка «{ option-penalty-suit-exempt }» предлагает и более строгие прочтения.

## gambler-classic

note-gambler-classic-page-begins-midway-unclear = Сохранившиеся страницы клуба начинаются посреди лимитированных комбинаций, с рисунка скрывающейся змеи; набор костей, стена, раздача, снос и цветы тоже утрачены.
note-gambler-classic-page-begins-midway-decided = Всё это взято из русских правил из коробки: сохранившаяся часть почти всюду повторяет их слова.
note-gambler-classic-club-penalty-unclear = Пенальти описано; сказано, что оно ещё не введено, и всё же игроков просят таких сносов избегать.
note-gambler-classic-club-penalty-decided = Оно выключено; его включает настройка. Предупреждение перед опасным сносом включено.
note-gambler-classic-late-claim-unclear = Панг или конг можно объявить и тогда, когда следующий игрок уже взял кость и посмотрел на неё, пока кость не накрыл следующий снос.
note-gambler-classic-late-claim-decided = Все отвечают за отведённое время, пока следующий игрок ещё не взял кость, и решает старшинство заявок: никто не теряет кость из-за медлительности, и никто не видит кость, которую потом возвращают.
note-gambler-classic-sawing-the-pillar-unclear = Грабят конг из двоек бамбуков, когда его выкладывают; выигрывающая при этом рука не описана.
note-gambler-classic-sawing-the-pillar-decided = Любая выигрышная рука. Речь о конге, который достраивают из открытого панга: закрытый можно ограбить лишь ради комбинации «{ pattern-thirteen-wonders }», а там двойка не нужна.
note-gambler-classic-pure-suit-unclear = Девять открытых костей масти делают снос той же масти опасным, если он завершает руку «чистой масти»; среди удвоений клуб так же называет и масть с драконами и ветрами.
note-gambler-classic-pure-suit-decided = Рука одной только этой масти: в пенальти речь идёт лишь о костях масти. Настройка «{ option-penalty-suit-honours }» засчитывает и масть с козырями.

## gambler-standard

note-gambler-standard-peking-garden-unclear = «Собирается закрыто» и «чоу драконов»: может ли последняя кость прийти со сноса, не сказано.
note-gambler-standard-peking-garden-decided = Открытых групп нет; последняя кость может прийти со сноса. По одной кости каждого ветра и каждого дракона.
note-gambler-standard-true-great-snake-unclear = «Драконы масти» не названы, и не сказано, может ли последняя кость прийти со сноса.
note-gambler-standard-true-great-snake-decided = Зелёный принадлежит бамбукам, красный — символам, белый — точкам. Панг может быть из собственного ветра, а пара из дракона, или наоборот. Открытых групп нет; последняя кость может прийти со сноса.
note-gambler-standard-seven-pairs-unclear = Любые семь пар стоят 350 очков, «допускаются закрытые конги», хотя рядом стоят руки ценой в предел.
note-gambler-standard-seven-pairs-decided = Ровно 350 очков, каков бы ни был предел, если только рука не стоит предела под другим названием: семь разных пар одной масти или всех козырей — «{ pattern-heavenly-twins }», а семь пар одной масти, целиком взятых со стены, не содержат чоу — это «{ pattern-hidden-treasure }». Четыре одинаковые кости в руке считаются двумя парами.
note-gambler-standard-flowers-with-seven-pairs-unclear = Очки и удвоения цветов и сезонов добавляют к стоимости комбинации «вне зависимости» от того, кто выиграл; добавляют ли их и к руке, которая и так стоит 350, не сказано.
note-gambler-standard-flowers-with-seven-pairs-decided = 350 остаются 350: это цена всей руки. С настройкой «{ option-flowers-with-sums }» собственные цветок и сезон дают (350 + 8) × 4, не выше предела.

## bg-classic

note-bg-classic-ready-hand-unclear = О просящей руке ничего не сказано.
note-bg-classic-ready-hand-decided = Её не объявляют. С настройкой «{ option-ready-hand }» всё как в русских правилах из коробки: объявляют в свой ход вместе со сносом, руку она не замораживает и действует до конца раздачи.
note-bg-classic-seat-by-roll-unclear = Сумма двух кубиков называет каждому его место; что делать, если оно занято, не сказано.
note-bg-classic-seat-by-roll-decided = Кому выпало занятое место, бросает ещё раз.
note-bg-classic-who-breaks-unclear = Восток, за ним Юг, Запад и Север бросают, пока у кого-то не выпадет сумма его места; для Юга названы «2, 6 или 9», хотя 9 — у Востока. Что, если не вышло ни у кого, не сказано.
note-bg-classic-who-breaks-decided = Югу нужны 2, 6 или 10, как при выборе мест. Если не вышло ни у кого, Восток начинает снова.
note-bg-classic-which-wall-unclear = В примере лидер бросает 9 и 4, и стену открывают на 13-й стопке «стены слева от лидера», считая справа налево: его собственную стену слева или стену игрока слева.
note-bg-classic-which-wall-decided = Стену того, чья сумма подошла.
note-bg-classic-loose-tiles-unclear = На дальний конец стены кладут две кости; что бывает, когда они кончаются, и сдвигаются ли вместе с концом четырнадцать костей, не сказано.
note-bg-classic-loose-tiles-decided = С конца берут и откладывают ещё две, а четырнадцать костей, считая и свободные, отсчитывают от того места, где стена кончается теперь. Конг можно объявить, пока свободная кость лежит или её можно отложить.
note-bg-classic-prevailing-wind-unclear = Преимущественный ветер назван всего лишь именем раунда, и сказано, что засчитывается только собственный.
note-bg-classic-prevailing-wind-decided = Он не приносит ничего. Группы и пары чужих ветров не стоят ничего.
note-bg-classic-robbing-a-kong-unclear = Об ограблении конга ничего не сказано.
note-bg-classic-robbing-a-kong-decided = Конг ограбить нельзя; настройка «{ option-robbing }» разрешает это для открытых, без добавки.
note-bg-classic-faces-of-a-kong-unclear = Конг из трёх костей со стены и одной из сноса открытый, но лицом вверх лежат лишь две его кости; как кладут закрытый, не сказано.
note-bg-classic-faces-of-a-kong-decided = Четыре кости со стены — закрытый конг, все прочие — открытые. Как их кладут, ничего не меняет: у закрытого видны две кости, у открытого все четыре.
note-bg-classic-last-discard-unclear = { note-ru-classic-last-discard-unclear }
note-bg-classic-last-discard-decided = { note-ru-classic-last-discard-decided }
note-bg-classic-undeclared-kong-unclear = Конг, и собранный при раздаче тоже, «нужно» объявить, потому что за него полагается свободная кость; что с четырьмя одинаковыми, не объявленными, не сказано.
note-bg-classic-undeclared-kong-decided = Объявлять никто не заставляет: четырём одинаковым костям, оставшимся в руке, не хватает свободной кости, и считаются они закрытым пангом.
note-bg-classic-dead-hand-unclear = { note-ru-classic-dead-hand-unclear }
note-bg-classic-dead-hand-decided = { note-ru-classic-dead-hand-decided }
note-bg-classic-fourteen-of-one-suit-unclear = Четырнадцать костей «одного рода» выигрывают и без четырёх групп; ветры и драконы тоже названы мастями. Стоимость такой руки была в утраченной таблице.
note-bg-classic-fourteen-of-one-suit-decided = Одной числовой масти. Её панги и конги засчитываются, завершённый выигрышным сносом — как открытый, и рука удваивается трижды, как любая рука одной масти.
note-bg-classic-lost-tables-unclear = Таблицы очков и удвоений были рисунками, и они утрачены. В тексте сказано, что закрытые группы стоят вдвое против открытых, 1 и 9 — вдвое против прочих, что засчитывается только собственный ветер, что чоу ничего не стоят и что некоторые руки удваиваются, одна из них трижды.
note-bg-classic-lost-tables-decided = Классические числа, которые этому отвечают. Группа драконов удваивает один раз; одна масть с парой козырей — один раз, чистая масть — трижды. Удвоения есть только у выигравшего, потому что платят лишь ему.
note-bg-classic-flowers-unpriced-unclear = Цветы и сезоны названы разновидностью игры; сколько они стоят, не сказано.
note-bg-classic-flowers-unpriced-decided = Как в русских правилах из коробки, на числа которых здесь и ссылаются.
note-bg-classic-last-from-wall-unclear = Два очка «за последнюю кость, взятую со стены» — дело уговора: за выигрышную кость, если она взята со стены, или за самую последнюю кость стены.
note-bg-classic-last-from-wall-decided = За выигрышную кость, которую выигравший взял сам, и за свободную тоже, как эти два очка дают в других правилах. Выключено; их даёт настройка «{ option-last-from-wall }».
note-bg-classic-what-the-winner-receives-unclear = Все четверо считают свои очки, и выигравший «получает очки остальных троих»: своё число от каждого или число каждого.
note-bg-classic-what-the-winner-receives-decided = Каждый проигравший платит стоимость выигравшей руки. С настройкой «{ option-losers-points }» каждый платит то, что вышло у него; очки проигравших показаны в любом случае.
note-bg-classic-east-like-anybody-unclear = О том, что Восток платит или получает больше, ничего не сказано.
note-bg-classic-east-like-anybody-decided = Восток считается как все.
note-bg-classic-own-sets-unclear = Панг или чоу с костью, взятой со стены, объявлять «не обязательно», это лишило бы преимущества; значит, можно.
note-bg-classic-own-sets-decided = Они остаются в руке: выкладывать их невыгодно. С настройкой «{ option-own-sets }» их можно открыто выложить в свой ход; считаются они по-прежнему собранными со стены.
note-bg-classic-lost-rotation-unclear = Как названия мест переходят от раздачи к раздаче, было показано в утраченной таблице; в тексте сказано, что они меняются после каждой раздачи, а игроки остаются на местах.
note-bg-classic-lost-rotation-decided = В следующей раздаче Востоком становится Юг, и так по кругу: за четыре раздачи каждый побывает лидером один раз.

## pl-classic

note-pl-classic-ready-hand-unclear = { note-bg-classic-ready-hand-unclear }
note-pl-classic-ready-hand-decided = { note-bg-classic-ready-hand-decided }
note-pl-classic-first-east-tie-unclear = { note-ru-classic-first-east-tie-unclear }
note-pl-classic-first-east-tie-decided = { note-ru-classic-first-east-tie-decided }
note-pl-classic-loose-tiles-unclear = Замены берут с мёртвого конца стены; что бывает, когда две свободные кости кончаются, и сдвигаются ли вместе с концом четырнадцать костей, не сказано.
note-pl-classic-loose-tiles-decided = С конца берут и откладывают ещё две, а четырнадцать отсчитывают от того места, где стена кончается теперь. Конг можно объявить, пока свободная кость лежит или её можно отложить.
note-pl-classic-fourteen-tiles-unclear = Раздача кончается, когда «в стене» остаётся четырнадцать костей: входят ли в них две свободные, не сказано.
note-pl-classic-fourteen-tiles-decided = Входят: свободные кости лежат на стене.
note-pl-classic-last-discard-unclear = { note-ru-classic-last-discard-unclear }
note-pl-classic-last-discard-decided = { note-ru-classic-last-discard-decided }
note-pl-classic-robbing-a-kong-unclear = { note-bg-classic-robbing-a-kong-unclear }
note-pl-classic-robbing-a-kong-decided = { note-bg-classic-robbing-a-kong-decided }
note-pl-classic-kong-by-adding-unclear = Можно ли добавить взятую четвёртую кость к открытому пангу.
note-pl-classic-kong-by-adding-decided = Можно; конг считается открытым.
note-pl-classic-dead-hand-unclear = { note-ru-classic-dead-hand-unclear }
note-pl-classic-dead-hand-decided = { note-ru-classic-dead-hand-decided }
note-pl-classic-pung-won-by-a-discard-unclear = Кость со стола либо открывают в группе, либо она завершает Ма-Джонг: открыт ли тогда панг, который она завершила, не сказано.
note-pl-classic-pung-won-by-a-discard-decided = Он открыт: одна его кость пришла со стола. Остальные кости в руке выигравшего закрыты. Панг в руке проигравшего закрыт.
note-pl-classic-no-scoring-set-unclear = «Нет групп с очками»: мешают ли цветы или очки за Ма-Джонг.
note-pl-classic-no-scoring-set-decided = Смотрят только на группы и пару.
note-pl-classic-last-from-wall-unclear = Считается ли кость с мёртвого конца взятой со стены.
note-pl-classic-last-from-wall-decided = Считается; вместе с добавкой за мёртвый конец выходит 12.
note-pl-classic-last-wall-tile-unclear = Последняя кость живой стены даёт добавку: взятая самим выигравшим или и полученная со сноса?
note-pl-classic-last-wall-tile-decided = { note-ru-classic-last-wall-tile-decided }
note-pl-classic-nothing-drawn-unclear = Выигрыш без взятых костей удваивают трижды: и выигрыш Востока, чьи розданные кости уже составляют выигрышную руку?
note-pl-classic-nothing-drawn-decided = И его: меньше не брал никто. Где играют с особыми комбинациями, такая рука и так стоит предел.
note-pl-classic-only-possible-tile-unclear = Руку можно завершить единственным образом, и названы три места: как быть, если такое место — лишь один из нескольких способов выиграть?
note-pl-classic-only-possible-tile-decided = { note-ru-classic-only-possible-tile-decided }
note-pl-classic-no-chow-example-unclear = В первом примере рука из пангов не получает 10 очков, которые таблица даёт за отсутствие чоу: 32 и 64 вместо 42 и 84.
note-pl-classic-no-chow-example-decided = Верна таблица: 84. Если выключить настройку «{ option-no-chow }», выйдут 64 из примера.
note-pl-classic-one-suit-with-honours-unclear = Считается ли рука из одних козырей, с тремя удвоениями, и чистой мастью с козырями.
note-pl-classic-one-suit-with-honours-decided = Нет: для этого удвоения нужны кости масти и козыри. У проигравшего смотрят на все его кости.
note-pl-classic-which-limit-unclear = Предел — «300 или 500».
note-pl-classic-which-limit-decided = 300; это настройка.
note-pl-classic-no-limit-unclear = Сколько стоит особая комбинация, если о пределе не договорились.
note-pl-classic-no-limit-decided = Не меньше 300 очков, меньшего из чисел, названных в источнике. Рука, которая сама стоит больше, стоит столько: по источнику бывают и десятки тысяч.
note-pl-classic-special-hands-unclear = С особыми комбинациями играют «по уговору»; некоторые отличаются от тех, что в других правилах.
note-pl-classic-special-hands-decided = С ними играют; одна настройка выключает их все. При трёх группах драконов четвёртая может быть любой, и чоу тоже; в зелёной руке могут быть чоу и может не быть дракона; для первого сноса Востока объявлять просящую руку не нужно.
note-pl-classic-east-between-losers-unclear = Удвоение Востока названо для платежей выигравшему и от него; об остальных сказано, что они платят разницу.
note-pl-classic-east-between-losers-decided = Между проигравшими Восток считается как все.
note-pl-classic-debts-are-shown-unclear = Все начинают с жетонами на 810; что делать тому, кто не может заплатить, не сказано.
note-pl-classic-debts-are-shown-decided = Он остаётся должен: его счёт показан ниже нуля, и партия идёт дальше.
note-pl-classic-flowers-unpriced-unclear = Восемь дополнительных костей названы среди принадлежностей; как с ними играют и сколько они стоят, не сказано.
note-pl-classic-flowers-unpriced-decided = Как в русских правилах из коробки, на числа которых здесь и ссылаются.
note-pl-classic-limit-of-the-winner-unclear = Предел «относится к стоимости выложенного набора»; руки остальных, которые сравнивают свои очки, не названы.
note-pl-classic-limit-of-the-winner-decided = По букве: он ограничивает то, что выложил выигравший, и ничего больше. Проигравший, у которого больше предела, получает разницу полностью.
note-pl-classic-without-drawing-unclear = Три удвоения дают за Ма-Джонг «без добора», и тем же словом названа и кость, взятая со стола: имеется ли в виду и тот, кто брал группы и ничего не взял со стены.
note-pl-classic-without-drawing-decided = Любой, кто ничего не взял со стены, брал он группы или нет. С настройкой «{ option-nothing-drawn-as-dealt }» — только рука, собранная при раздаче.

## family

note-family-breaking-the-wall-unclear = Предложены три способа открыть стену: назвать сторону и стопку; кубики с четырьмя и двадцатью гранями; один или два обычных кубика для стороны и два или три для стопки.
note-family-breaking-the-wall-decided = Два кубика для стороны, считая по часовой стрелке от места 1, и ещё два для стопки, считая от правого конца стороны. Стена открывается за отсчитанной стопкой.
note-family-several-claims-unclear = Любой игрок может взять снос, чтобы завершить группу; что делать, если его хотят несколько, не сказано.
note-family-several-claims-decided = Первым идёт Ма-Джонг, затем ближайший по ходу.
note-family-win-by-a-discard-unclear = Ма-Джонг описан со взятой костью; снос можно взять, чтобы завершить «комбинацию», а комбинация ли пара, не сказано.
note-family-win-by-a-discard-decided = Выиграть можно сносом, который завершает группу; пару снос завершить не может.
note-family-kong-by-adding-unclear = Конг объявляют, и он приносит кость; можно ли составить его из трёх костей в руке и сноса, можно ли добавить взятую или снесённую кость к пангу на столе и чем считаются четыре одинаковые, не объявленные, не сказано.
note-family-kong-by-adding-decided = Из трёх костей в руке и сноса, а ещё можно добавить взятую со стены четвёртую; что однажды взято со сноса, остаётся как есть, поэтому снос к пангу на столе не добавляют. Четыре одинаковые, не объявленные конгом, считаются пангом.
note-family-last-discard-unclear = Можно ли взять для группы снос, после которого брать больше нечего.
note-family-last-discard-decided = { note-ru-classic-last-discard-decided }
note-family-wall-used-up-unclear = Что бывает, когда стена кончилась, не сказано.
note-family-wall-used-up-decided = Её берут всю. Тогда никто ничего не получает, и начинает следующее место.
note-family-own-scores-unclear = Группы, завершающая пара и подходящие дополнительные кости приносят очки; только ли выигравшему, не сказано.
note-family-own-scores-decided = Каждый складывает своё: выложенные и собранные в руке группы и свои дополнительные кости; пара — только у выигравшего. В хронике пять очков — выигравшему, дополнительные кости — каждому.
note-family-bonus-without-match-unclear = Для хроники в статье сказано «каждый бонус», для подсчёта — каждый бонус, номер которого подходит.
note-family-bonus-without-match-decided = Дополнительная кость засчитывается, если её номер — номер места.
note-family-how-long-unclear = Сколько раздач играть, не сказано.
note-family-how-long-decided = Четыре; это настройка, как и ограничение времени.

## dmjl

note-dmjl-kajongg-and-the-clubs-unclear = «Каджонг» местами расходится с книгами самих клубов, и игроки знают именно его числа.
note-dmjl-kajongg-and-the-clubs-decided = Верны числа «Каджонга». Рука из одних козырей стоит предел. Конг из закрытого панга и сноса приносит очки как открытый, но не мешает закрытой руке, комбинации «{ pattern-hidden-treasure }» и трём закрытым пангам.
note-dmjl-ready-hand-unclear = Как объявить просящую руку позже первого сноса и к чему она обязывает, не сказано.
note-dmjl-ready-hand-decided = В свой ход вместе со сносом. Руку она не замораживает и действует до конца.
note-dmjl-setting-up-unclear = О кубиках, об открытии стены и о раздаче ничего не сказано.
note-dmjl-setting-up-decided = Как в русских правилах из коробки.
note-dmjl-dead-wall-unclear = В мёртвой стене шестнадцать костей; входят ли в них две свободные, не сказано.
note-dmjl-dead-wall-decided = Входят, и остаются четырнадцать, как в других правилах.
note-dmjl-who-goes-first-unclear = О нескольких игроках, объявивших Ма-Джонг на один снос, ничего не сказано.
note-dmjl-who-goes-first-decided = Ближайший в порядке хода, как в европейских правилах; это настройка.
note-dmjl-ready-with-the-first-discard-unclear = Просящую руку объявляют с первым сносом, когда открытых групп меньше трёх; заморожена ли она с этих пор, не сказано.
note-dmjl-ready-with-the-first-discard-decided = С первым собственным сносом игрока в этой раздаче, что бы ни брали до него. Рука не заморожена.
note-dmjl-three-dragons-for-a-winner-unclear = Три группы драконов — два удвоения для каждого и лимитированная комбинация для выигравшего; так же четыре группы ветров.
note-dmjl-three-dragons-for-a-winner-decided = Выигравший получает предел; проигравший — удвоения, сверх удвоений за сами группы.
note-dmjl-last-tile-lines-unclear = Последняя кость, завершившая пару, и кость, которая одна могла завершить руку, — разные строки.
note-dmjl-last-tile-lines-decided = Засчитываются обе, если верно и то и другое. Для единственной кости место в руке неважно, и она не засчитывается, если составила конг.
note-dmjl-last-tile-of-the-wall-unclear = Последняя кость стены удваивает, когда её взяли, и снос за ней тоже; для единицы точек как лимитированной комбинации названа только последняя кость стены.
note-dmjl-last-tile-of-the-wall-decided = Для этой комбинации её нужно взять самому.
note-dmjl-safe-tiles-unclear = «Костей осталось мало, и такой ещё не видели», и не платит тот, у кого «нет безопасной кости»: ни то ни другое не дано числами.
note-dmjl-safe-tiles-decided = Мало — это пять костей живой стены или меньше. Не видели — значит, ни одна такая не лежит на столе открыто. Безопасная кость — та в руке, которая не была бы опасной.
note-dmjl-no-limit-unclear = { note-ru-classic-no-limit-unclear }
note-dmjl-no-limit-decided = Предел, указанный в самом наборе правил.

## bmja

note-bmja-kajongg-and-the-clubs-unclear = { note-dmjl-kajongg-and-the-clubs-unclear }
note-bmja-kajongg-and-the-clubs-decided = Верны числа «Каджонга». Конг из закрытого панга и сноса приносит очки как открытый, но не мешает закрытой руке.
note-bmja-dead-wall-unclear = В мёртвой стене четырнадцать костей; входят ли в них две свободные, не сказано.
note-bmja-dead-wall-decided = Входят.
note-bmja-one-chow-unclear = В выигрышной руке не больше одного чоу, но в некоторых лимитированных комбинациях стоит вся масть подряд.
note-bmja-one-chow-decided = Правило об одном чоу касается четырёх групп и пары. Лимитированные комбинации другого вида выигрывают как есть.
note-bmja-waiting-hands-unclear = Проигравший, чья объявленная просящая рука ждёт лимитированную комбинацию, получает четыре или две десятых предела; за одну масть без чоу — три удвоения. Заменяет ли это его собственный счёт, не сказано.
note-bmja-waiting-hands-decided = Он получает эти десятые, если их больше, чем вышло у него. Три удвоения прибавляются к его счёту.
note-bmja-half-limits-unclear = «{ pattern-knitting }», «{ pattern-triple-knitting }» и семь пар из 1, 9 и козырей стоят половину предела, «если это больше».
note-bmja-half-limits-decided = Половина предела или собственный счёт руки, если он больше.

# `eastwind simulate`: что оно говорит в командной строке. У отчёта свои тексты.

cli-simulate-progress = { $percent } % · { $rate } раздач в секунду · осталось { $left }
cli-simulate-played = { $hands ->
    [one] { $hands } раздача за { $time }, в секунду { $rate }.
    [few] { $hands } раздачи за { $time }, в секунду { $rate }.
    [many] { $hands } раздач за { $time }, в секунду { $rate }.
   *[other] { $hands } раздачи за { $time }, в секунду { $rate }.
}
cli-simulate-interrupted = Прервано: { $hands ->
    [one] сыграна { $hands } раздача из { $whole }, она и посчитана.
    [few] сыграны { $hands } раздачи из { $whole }, они и посчитаны.
    [many] сыграно { $hands } раздач из { $whole }, они и посчитаны.
   *[other] сыграно { $hands } раздачи из { $whole }, они и посчитаны.
}
cli-simulate-nothing = Прервано, пока ни одна раздача не кончилась: ничего не записано.
cli-simulate-table = Раздачи записаны в { $file }.
cli-simulate-report = Отчёт записан в { $file }.
cli-simulate-under = Правила { $rules }:
cli-simulate-differences = { $after } минус { $before }; * — вряд ли случайно, с учётом всех этих строк:

# Два бота на одних и тех же стенах: `eastwind duel`
cli-duel-played = { $one } и { $other } · { $rules } · { $boards ->
        [one] { $boards } стена
        [few] { $boards } стены
        [many] { $boards } стен
       *[other] { $boards } стены
    }, раздач на месте соперника: { $hands }
cli-duel-gain = На сколько очков за раздачу { $one } получает больше, чем { $other }
cli-duel-won = Выигрыши: { $bot }
cli-duel-more = { $one } сильнее, чем { $other }: весь интервал выше нуля.
cli-duel-less = { $one } слабее, чем { $other }: весь интервал ниже нуля.
cli-duel-open = Кто сильнее, не решено: в интервале лежит ноль. Больше стен — больше ясности (--boards).

# What a bot goes by, found by play: `eastwind train`
cli-train-step = шаг { $step }: уклон { $slope } очка, от одного случая было бы { $noise }
cli-train-played = Один игрок клуба с новым нравом среди игроков с общим · { $rules } · его раздачи: { $hands }
cli-train-gain = Прибавка, очков за раздачу
cli-train-won = Выигрыши
cli-train-way = Как шёл поиск
cli-train-changed = Что изменилось больше всего: общий нрав и новый
cli-train-worth = Цена выигрыша
cli-train-fed = Отдаёт выигрышную кость
cli-train-rows = строк { $rows } из { $wanted }
cli-train-round = круг { $round }: из разниц, которых сеть не видела, она объясняет { $explained } %
cli-train-master = Мастер с новой сетью · { $rules }
cli-train-among-clubs = Один мастер среди игроков клуба с собственным нравом набора · его раздачи: { $hands }
cli-train-over-general = То же, а на тех же местах игрок клуба с общим нравом · его раздачи: { $hands }
cli-train-club-among-masters = Один игрок клуба среди мастеров · его раздачи: { $hands }
cli-train-closed = строк { $rows } из { $wanted }, больше их не будет: следующее поколение уже учится у сети, которая из них получилась
cli-train-generation = Поколение { $number }
cli-train-fitted = Строк для обучения: { $rows } · выигрышная рука стоит { $unit } очка · ход должен быть лучше на { $edge } от неё
cli-train-no-net = Выгода от этой сети не доказана: она не записана. Может помочь больше строк или другое зерно.
cli-train-written = Записано в { $file }
cli-train-nothing = Выгода от этого нрава не доказана: ничего не записано. Может помочь больше шагов или другое зерно.
cli-train-kept = Сделанное сохранено в { $file }: та же команда продолжит с этого места.
cli-train-keep-same-temper = Нрав обучен при тех же значениях, что и в наборе: он привязан заново без дуэли.
cli-train-keep-same-net = Сеть обучена при тех же значениях, что и в наборе: она привязана заново без дуэли.
cli-train-keep-temper = Изменились значения: { $changed }. Один игрок клуба с прежним нравом среди игроков с общим:
cli-train-keep-net = Изменились значения: { $changed }. Один мастер с прежней сетью среди игроков клуба того же нрава:
cli-train-keep-anew = Выгода того, что не записано, больше не доказана. Обучите поколение заново: eastwind train { $rules }

# The simulator as a page.
simulate-title = Симулятор
    .line = Боты играют тысячи раздач, и два набора правил можно сравнить
simulate-intro = Боты играют очень много раздач по одному набору правил или по двум с одними и теми же стенами. Отчёт показывает, что получается.
simulate-rules = Набор правил
simulate-against = Сравнить с
simulate-against-none = без сравнения
simulate-unlike = Эти правила для разного числа игроков: сравнить их нельзя.
simulate-bots = Боты
simulate-seat = Место { $number }
simulate-hands = Раздач по каждому набору
simulate-seed = Зерно
    .about = То же зерно даёт те же стены.
simulate-begin = Сыграть раздачи
simulate-figure = Показатель
simulate-difference = Разница
simulate-intervals = Мелкие числа — интервалы при 95 %. Звёздочка стоит там, где разница вряд ли случайна, даже если учесть, сколько разниц показано сразу.
simulate-length-caption = Вправо: сносы за раздачу; вверх: раздачи.
simulate-length-column = Сносов от { $from } до { $to }: раздач { $hands }
simulate-length-one = Сносов { $from }: раздач { $hands }
simulate-kept = Сохранённые отчёты
simulate-kept-line = В этом браузере хранятся последние отчёты: { $count }.
simulate-kept-none = Сохранённых отчётов пока нет.
simulate-kept-full = Отчёт не сохранён: в браузере нет места. Сохраните его в файл.
simulate-kept-missed = Сохранённые отчёты симулятора
simulate-kept-about = раздач: { $hands }, зерно { $seed }, { $moment }
simulate-kept-stopped = раздач: { $hands } из { $wanted }, зерно { $seed }, { $moment }
simulate-json = Сохранить как JSON
simulate-csv = Сохранить как CSV для электронных таблиц
simulate-csv-programs = Сохранить как CSV для программ
simulate-two = { $before } и { $after }

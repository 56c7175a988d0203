# `eastwind simulate`: что оно говорит в командной строке. У отчёта свои тексты.

cli-simulate-progress = { $percent } % · { $rate } игр в секунду · осталось { $left }
cli-simulate-played = { $hands ->
    [one] { $hands } игра за { $time }, в секунду { $rate }.
    [few] { $hands } игры за { $time }, в секунду { $rate }.
    [many] { $hands } игр за { $time }, в секунду { $rate }.
   *[other] { $hands } игры за { $time }, в секунду { $rate }.
}
cli-simulate-interrupted = Прервано: { $hands ->
    [one] сыграна { $hands } игра из { $whole }, она и посчитана.
    [few] сыграны { $hands } игры из { $whole }, они и посчитаны.
    [many] сыграно { $hands } игр из { $whole }, они и посчитаны.
   *[other] сыграно { $hands } игры из { $whole }, они и посчитаны.
}
cli-simulate-nothing = Прервано, пока ни одна игра не кончилась: ничего не записано.
cli-simulate-table = Игры записаны в { $file }.
cli-simulate-report = Отчёт записан в { $file }.

# Два бота на одних и тех же стенах: `eastwind duel`
cli-duel-played = { $one } и { $other } · { $rules } · { $boards ->
        [one] { $boards } стена
        [few] { $boards } стены
        [many] { $boards } стен
       *[other] { $boards } стены
    }, игр на месте соперника: { $hands }
cli-duel-gain = На сколько очков за игру { $one } получает больше, чем { $other }
cli-duel-won = Выигрыши: { $bot }
cli-duel-more = { $one } сильнее, чем { $other }: весь интервал выше нуля.
cli-duel-less = { $one } слабее, чем { $other }: весь интервал ниже нуля.
cli-duel-open = Кто сильнее, не решено: в интервале лежит ноль. Больше стен — больше ясности (--boards).

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

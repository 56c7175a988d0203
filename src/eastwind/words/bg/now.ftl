## Какво подсказката поставя напред

help-ranked = Какво може да направите, от най-доброто
help-act-mahjong = Обявете ма джонг
help-act-discard-ready = Изчистете { $tile } и обявете готова ръка
help-act-discard-at-once = Изчистете { $tile }: готова ръка веднага
help-act-ready-at-once = Обявете готова ръка веднага
help-act-pass = Пас
help-why-win = Ръката е пълна.
help-why-bonus = Вместо нея идва друга плочка.
help-why-declare = { $count ->
    [one] Без това не може да спечелите; печели { $count } плочка.
   *[other] Без това не може да спечелите; печелят { $count } плочки.
}
help-why-double = Ръката ще струва повече.
help-why-kong = Точки и още една плочка, а победата не се отдалечава.
help-why-nearer = Приближава ви до победата.
help-why-pass = Нищо друго не ви приближава.
help-why-pass-after = Ако не искате да вземате.
help-why-bind = Не е нужно, а ви обвързва.
help-why-apart = Не ви приближава до победата.
help-why-barred = С това по правилата не може да спечелите.
help-why-open = Показва напразно какво държите.
help-why-no-tile = Готова ръка, но нужните плочки са свършили.

## Какво сега, до ръката

now-win = Ваш ред е: ма джонг или изчистване
now-turn = Ваш ред е
now-waiting = На ход е { $name }
now-waiting-claims = Ще вземе ли някой { $tile }?
now-waiting-others = Решават останалите
now-sent = Отговорът ви пътува
now-undeclared = Без обявена готова ръка не може да спечелите
now-undeclared-do = Обявявам и изчиствам
now-undeclared-not = Само изчиствам

## Защо сега не може

not-now-turn = Още не: на ход е { $name }
not-now-claim = Първо решете за тази плочка: вземате или пасувате
not-now-others = Още не: останалите решават
not-now-over = Тази игра свърши
not-now-tile = Тази плочка сега не може да се изчисти
not-now-ready = С готова ръка се изчиства само изтеглената плочка
not-now-chow = Сега няма от какво да направите чоу
not-now-pung = Сега няма от какво да направите панг
not-now-kong = Сега няма от какво да направите конг
not-now-own = Сега няма какво да отворите
not-now-mahjong = Ръката още не е пълна
not-now-flower = Нямате цвете за отваряне
not-now-declare = Сега не може да се обяви готова ръка
not-now-pass = Сега няма за какво да пасувате

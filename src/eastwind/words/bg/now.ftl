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

## Какво подсказката поставя напред

help-ranked = Какво може да направите, от най-доброто
help-act-mahjong = Обяви ма джонг
help-act-discard-ready = Изхвърли { $tile } и обяви готова ръка
help-act-discard-at-once = Изхвърли { $tile }: готова ръка от началото
help-act-ready-at-once = Обяви готова ръка от началото
help-act-pass = Пас
help-why-win = Ръката е завършена.
help-why-bonus = Вместо нея идва друга плочка.
help-why-declare = { $count ->
    [one] Без това не може да спечелите; печели { $count } плочка.
   *[other] Без това не може да спечелите; печелят { $count } плочки.
}
help-why-double = Ръката ще струва повече.
help-why-kong = Точки и още една плочка, без да се отдалечавате от победата.
help-why-nearer = Приближава ви до победата.
help-why-pass = Нищо друго не ви приближава.
help-why-pass-after = Ако не искате да вземате.
help-why-bind = Не е нужно, а после ръката не се променя.
help-why-apart = Не ви приближава до победата.
help-why-barred = С това по правилата не се печели.
help-why-open = Напразно показва какво държите.
help-why-no-tile = Готова ръка, но нужните плочки са свършили.

## Какво сега, до ръката

now-win = Ваш ред е: ма джонг или изхвърлете плочка
now-turn = Ваш ред е
now-again = Натиснете още веднъж, за да изхвърлите { $tile }
now-waiting = На ход е { $name }
now-waiting-claims = Ще вземе ли някой { $tile }?
now-waiting-others = Решават останалите
now-undeclared = Без обявена готова ръка не може да спечелите
now-undeclared-do = Обяви и изхвърли
now-undeclared-not = Само изхвърли
now-spared = Можете да спечелите сега. Пропускате ли победата?

## Защо сега не може

not-now-turn = Още не: на ход е { $name }
not-now-claim = Първо решете дали вземате тази плочка
not-now-others = Още не: останалите решават
not-now-over = Това раздаване свърши
not-now-tile = Тази плочка сега не може да се изхвърли
not-now-ready = С готова ръка се изхвърля само изтеглената плочка
not-now-chow = Сега няма от какво да направите чоу
not-now-pung = Сега няма от какво да направите панг
not-now-kong = Сега няма от какво да направите конг
not-now-own = Сега няма какво да свалите
not-now-mahjong = Ръката още не е завършена
not-now-flower = Нямате цвете за сваляне
not-now-declare = Сега не може да се обяви готова ръка
not-now-pass = Сега няма за какво да пасувате

## Какво донесе раздаването

outcome-own = Какво спечелихте или загубихте
outcome-now = сега
outcome-idle = Никой не плаща: всеки остава с каквото имаше.

## Буквите на ветровете

settings-winds = Буквите на ветровете
    .about = До имената на играчите и в ъглите на плочките.
settings-winds-language = И Ю З С
settings-winds-latin = E S W N

## Клавиши

settings-letter-keys = Клавиши с една буква
    .about = C, P, M и другите действат сами, без Ctrl. Стрелките, Enter, интервалът и Esc работят винаги.

## Първата страница

continue-game = Има започната игра.
continue-finished = Завършени игри ({ $count })

## Сукно, гърбове, сила на звука

settings-face = Рисунък на плочките
    .about = Навсякъде, където има плочки: на масата, в калкулатора, в игрите за един.
settings-face-carved = Резба
settings-face-figures = Едри цифри
settings-face-plain = Прост, ясен
settings-felt = Сукно на масата
settings-felt-green = Зелено
settings-felt-blue = Синьо
settings-felt-wine = Бордо
settings-back = Гръб на плочките
settings-back-jade = Нефрит
settings-back-blue = Син
settings-back-bamboo = Бамбук
settings-volume = Сила на звука
settings-volume-soft = Тихо
settings-volume-middle = Средно
settings-volume-loud = Силно

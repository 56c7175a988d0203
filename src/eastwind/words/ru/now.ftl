## Что подсказка ставит вперёд

help-ranked = Что можно сделать, от лучшего
help-act-mahjong = Объявить Ма-Джонг
help-act-discard-ready = Снести { $tile } и объявить просящую руку
help-act-discard-at-once = Снести { $tile }: просящая рука сразу
help-act-ready-at-once = Объявить просящую руку сразу
help-act-pass = Пас
help-why-win = Рука собрана.
help-why-bonus = Вместо неё придёт другая кость.
help-why-declare = { $count ->
    [one] Без этого не выиграть; выигрывает { $count } кость.
    [few] Без этого не выиграть; выигрывают { $count } кости.
    [many] Без этого не выиграть; выигрывают { $count } костей.
   *[other] Без этого не выиграть; выигрывают { $count } костей.
}
help-why-double = Рука будет стоить дороже.
help-why-kong = Очки и ещё одна кость, а до победы не дальше.
help-why-nearer = Приближает к победе.
help-why-pass = Ничто другое не приближает к победе.
help-why-pass-after = Если брать не хочется.
help-why-bind = Не обязательно, и менять руку будет нельзя.
help-why-apart = К победе не приближает.
help-why-barred = С этим по правилам не выиграть.
help-why-open = Зря покажет другим, что у вас в руке.
help-why-no-tile = Рука просит, но таких костей не осталось.

## Что сейчас, рядом с рукой

now-win = Ваш ход: Ма-Джонг или снос
now-turn = Ваш ход
now-again = Нажмите ещё раз, чтобы снести { $tile }
now-waiting = Сейчас ходит { $name }
now-waiting-claims = Возьмёт ли кто-нибудь { $tile }?
now-waiting-others = Решают остальные
now-undeclared = Не объявив просящую руку, выиграть нельзя
now-undeclared-do = Объявить и снести
now-undeclared-not = Просто снести
now-spared = Вы можете объявить Ма-Джонг. Отказаться от победы?

## Почему сейчас нельзя

not-now-turn = Рано: сейчас ходит { $name }
not-now-claim = Сначала решите, брать ли эту кость
not-now-others = Рано: остальные ещё решают
not-now-over = Эта раздача окончена
not-now-tile = Эту кость сейчас снести нельзя
not-now-ready = С просящей рукой сносят только взятую кость
not-now-chow = Чоу сейчас взять не из чего
not-now-pung = Панг сейчас взять не из чего
not-now-kong = Конг сейчас выложить не из чего
not-now-own = Выложить сейчас нечего
not-now-mahjong = Рука ещё не собрана
not-now-flower = Цветов в руке нет
not-now-declare = Объявить просящую руку сейчас нельзя
not-now-pass = Пасовать сейчас не на что

## Что принесла раздача

outcome-own = Что вы выиграли или проиграли
outcome-now = теперь
outcome-idle = Никто не платит: у всех осталось, что было.

## Буквы ветров

settings-winds = Буквы ветров
    .about = У имён игроков и в углах костей.
settings-winds-language = В Ю З С
settings-winds-latin = E S W N

## Клавиши

settings-letter-keys = Клавиши-буквы
    .about = C, P, M и другие действуют сразу, без Ctrl. Стрелки, Enter, пробел и Esc работают всегда.

## Первая страница

continue-game = Игра не закончена.
continue-finished = Завершённые партии ({ $count })

## Сукно, рубашки, громкость

settings-face = Рисунок костей
    .about = Везде, где есть кости: за столом, в калькуляторе, в играх для одного.
settings-face-carved = Резной
settings-face-figures = Крупные цифры
settings-face-plain = Простой, чёткий
settings-felt = Сукно стола
settings-felt-green = Зелёное
settings-felt-blue = Синее
settings-felt-wine = Бордовое
settings-back = Рубашки костей
settings-back-jade = Нефрит
settings-back-blue = Синие
settings-back-bamboo = Бамбук
settings-volume = Громкость
settings-volume-soft = Тихо
settings-volume-middle = Средне
settings-volume-loud = Громко

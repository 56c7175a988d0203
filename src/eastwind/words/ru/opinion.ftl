# Просмотр, который говорит, что сделала бы подсказка.

opinion-switch = Что сделала бы подсказка?
    .about = По тому, что вы знали, когда вас спросили.
opinion-asking = Считаем…
opinion-same = Подсказка сделала бы то же.
opinion-did = Вы: { $did }.
opinion-best = Подсказка: { $best }. { $why }
opinion-summary = { $count ->
    [one] Как подсказка: { $same } из { $count } решения.
    [few] Как подсказка: { $same } из { $count } решений.
    [many] Как подсказка: { $same } из { $count } решений.
   *[other] Как подсказка: { $same } из { $count } решения.
}
opinion-none = Решать в этой раздаче было нечего.
opinion-next = К следующему расхождению
opinion-previous = К предыдущему расхождению

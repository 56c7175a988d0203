# Преглед, който казва какво би направила подсказката.

opinion-switch = Какво би направила подсказката?
    .about = Според това, което сте знаели тогава.
opinion-asking = Пресмята се…
opinion-same = Подсказката би направила същото.
opinion-did = Вие: { $did }.
opinion-best = Подсказката: { $best }. { $why }
opinion-summary = { $count ->
    [one] Като подсказката: { $same } от { $count } решение.
   *[other] Като подсказката: { $same } от { $count } решения.
}
opinion-none = В това раздаване нямаше какво да се решава.
opinion-next = Към следващата разлика
opinion-previous = Към предишната разлика

# Bots, a message each: what a bot is called; how it plays; how it is counted; and, if it sits down, who it is: a person’s name.

level-random = Random play
level-novice-careful = Careful novice
    .about = A careful novice likes to discard what others have already discarded.
    .count = { $count ->
        [one] { $count } careful novice
       *[other] { $count } careful novices
    }
    .person = Clara
level-novice-bold = Bold novice
    .about = A bold novice claims nearly everything.
    .count = { $count ->
        [one] { $count } bold novice
       *[other] { $count } bold novices
    }
    .person = Max
level-novice-patient = Patient novice
    .about = A patient novice claims little and waits for the right tile to come.
    .count = { $count ->
        [one] { $count } patient novice
       *[other] { $count } patient novices
    }
    .person = Oscar
level-novice = Novice
    .about = A novice plays by the rules and makes a child’s mistakes.
    .count = { $count ->
        [one] { $count } novice
       *[other] { $count } novices
    }
    .person = Nora
level-club-bold = Bold club player
    .about = A bold club player claims a lot, wants to win soon and fears no danger.
    .count = { $count ->
        [one] { $count } bold club player
       *[other] { $count } bold club players
    }
    .person = Vera
level-club-patient = Patient club player
    .about = A patient club player claims little and builds a hand that is worth it.
    .count = { $count ->
        [one] { $count } patient club player
       *[other] { $count } patient club players
    }
    .person = Edith
level-club-careful = Careful club player
    .about = A careful club player keeps back what others may be waiting for.
    .count = { $count ->
        [one] { $count } careful club player
       *[other] { $count } careful club players
    }
    .person = Hugo
level-club = Club player
    .about = A club player counts tiles and knows what a hand is worth.
    .count = { $count ->
        [one] { $count } club player
       *[other] { $count } club players
    }
    .person = Frank
level-master = Master
    .about = A master has learnt from millions of hands what a move is worth.
    .count = { $count ->
        [one] { $count } master
       *[other] { $count } masters
    }
    .person = Grace

# Bots, a message each: what a level is called; what it plays like; so many of them.

level-random = Random play
level-novice = Novice
    .about = A novice plays by the rules and makes a child’s mistakes.
    .count = { $count ->
        [one] { $count } novice
       *[other] { $count } novices
    }
level-club = Club player
    .about = A club player counts tiles and knows what a hand is worth.
    .count = { $count ->
        [one] { $count } club player
       *[other] { $count } club players
    }

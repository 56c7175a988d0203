# What you can say to the others: phrases that all players read in their own language.

say-hello = Hello!
say-good-luck = Good luck!
say-thanks = Thank you!
say-well-played = Well played!
say-congratulations = Congratulations!
say-bad-luck = Bad luck!
say-sorry = Sorry!
say-one-moment = One moment, please
say-back-again = I am back
say-your-turn = It is your turn
say-no-hurry = No hurry
say-wow = Wow!
say-laugh = Ha-ha!
say-another-hand = Another hand?
say-goodbye = Goodbye!
talk-title = Say something
    .about = All players read it in their own language.
talk-said = { $name }: { $phrase }
talk-hear = Hear { $name }
talk-hear-all = Hear what others say

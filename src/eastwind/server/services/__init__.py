"""The work behind calculator, rulebook, house rules, simulator and the games for one, without HTTP."""

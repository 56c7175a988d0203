"""House rules: a draft, its faults, the rule set that it makes, and the page on which it is changed."""

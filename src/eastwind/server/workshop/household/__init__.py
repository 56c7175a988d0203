"""House rules: a draft, what is wrong with it, what it comes to, and the page on which it is changed."""

"""The calculator's messages: a hand with its circumstances goes in, its bill and what it still lacks come out.

A question is the JSON of `eastwind score --jsonl`, and so is the answer, with more beside it. One thing is wider here: a hand
may have fewer tiles than it needs, so that a page can ask after every tile.
"""




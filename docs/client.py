"""Opens a table at a running server and plays a hand at it: `python docs/client.py http://127.0.0.1:8765/`.

A beginning for a client of one's own. What is sent and told stands in `server.md`; this needs the package `websockets`.
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def open_table(url, rules="ru-classic"):
    """Opens a table with three bots: its name, and the token that proves who sits at it."""
    wish = {"rules": rules, "options": {}, "name": "A client", "bots": ["club", "club", "novice"]}
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{url}api/tables", json.dumps(wish).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def after(view, step):
    """The view after a step: a whole one, or the one before with what is different."""
    if step["view"]:
        return step["view"]
    if step["after"] != view["version"]:
        raise ValueError("a step was missed: connect again, and the whole view is told")
    changed = step["changed"]
    now = {**view, **changed, "wall": {**view["wall"], **changed.get("wall", {})}, "seats": list(view["seats"])}
    for seat in changed.get("seats", []):
        old = view["seats"][seat["seat"]]
        pond = seat.get("pond", {"kept": len(old["pond"]), "then": []})
        now["seats"][seat["seat"]] = {**old, **seat, "pond": old["pond"][: pond["kept"]] + pond["then"]}
    return now


def play_a_hand(url, choose=random.choice):
    """Plays a hand, choosing among the legal actions; the last view says how it ended and who pays whom."""
    table, view = open_table(url), {}
    with connect(f"{url.replace('http', 'ws', 1)}ws/tables/{table['table']}") as socket:
        socket.send(json.dumps({"type": "hello", "token": table["token"], "nonce": "any words of mine"}))
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "error":
                raise ValueError(f"expected {message['expected']}, got {message['got']}")
            if message["type"] != "update":
                continue
            for step in message["steps"]:
                view = after(view, step)
            if view["result"]:
                return view
            if view["legal"]:
                word = choose([action["word"] for action in view["legal"]])
                socket.send(json.dumps({"type": "act", "version": view["version"], "action": word}))


if __name__ == "__main__":
    ended = play_a_hand(sys.argv[1])
    print(ended["result"]["how"], ended["result"]["net"], [seat["score"] for seat in ended["seats"]])

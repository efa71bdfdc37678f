#!/usr/bin/env python3
"""A bot for both games of Durbar: it scores every legal action by a few rules of thumb and takes the best.

    durbar arena morgenland --seats "exec:python3 docs/examples/bot.py,random,random"

It reads one JSON document per line and answers by one. docs/bots.md says what they mean.
"""
import json
import random
import sys


def eschnapur(view, me, verb, *rest):
    """How good an action of Der Palast von Eschnapur looks: stones, on parts that will soon be full."""
    if verb in ("site", "build", "set"):
        stones, part = view["palace"][rest[0]], view["figures"]["parts"][rest[0]]
        return (part["first"] + len(stones) + stones.count(me)) * (len(stones) + 2) / part["fields"]
    if verb == "lay":  # A high coin where stones are won, a low one everywhere else.
        official, coin = map(int, rest)
        return coin if official == 3 else -coin
    if verb == "block":
        return 0 if rest[0] == me else 2
    if verb in ("lift", "protect", "stop"):  # Let others' stones fall, and keep one's own.
        own = view["palace"][rest[0]].endswith(me)
        return 1 if own == (verb != "stop") else 0
    if verb == "take":
        return int(rest[0])
    return {"marker": rest == (me,), "buy": 1}.get(verb, 0.5)


def morgenland(view, me, verb, *rest):
    """How good an action of Morgenland looks: treasure from the caves pays for artefacts in the rooms."""
    mine = view["players"][me]["treasure"]
    if verb == "place":
        token, space = int(rest[0]), rest[1]
        here = sum(space in piece for piece in view["players"][me]["pieces"])
        if space.startswith("cave"):
            score = int(view["caves"][space].split("/")[0].replace("-", "0")) * (0.4 + token / 15)
        elif space.startswith("room"):  # Whoever buys pays as many of one kind as the token shows.
            score = 4.5 - abs(token - 4) / 2 if max(mine.values()) >= token else -3
        else:
            score = 5 - abs(token - 7.5) if space == "guard" else 2.5 - abs(token - 4) / 2
        return score - 2 * here + random.random()
    if verb == "give":  # What there is most of.
        return 1 + mine.get(rest[0], 0)
    return {"buy": 3, "accept": 2, "artefact": 2, "cast": 2 * random.random()}.get(verb, 1)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        judge, me = {"eschnapur": eschnapur, "morgenland": morgenland}[message["game"]], message["seat"]
        random.seed(message["mood"])
        print(json.dumps({"ready": True}), flush=True)
    elif message["type"] == "ask":
        scores = [(judge(message["view"], me, *action["name"].split()), random.random(), action["index"])
                  for action in message["legal"]]
        print(json.dumps({"action": max(scores)[2]}), flush=True)

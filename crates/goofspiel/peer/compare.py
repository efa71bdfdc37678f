"""Replays games of Goofspiel in OpenSpiel, and fails if they end otherwise there.

Reads what `examples/peer.rs` writes: the prizes, the bids, the points and the winners of a game in each line.
"""

import json
import sys

import pyspiel

# How many differences are told; all are counted.
TOLD = 10


def replayed(game, returns):
    """What OpenSpiel makes of the same prizes and bids: a number for each player."""
    players = len(game["points"])
    rules = pyspiel.load_game(
        "goofspiel",
        {"players": players, "num_cards": 13, "points_order": "random", "returns_type": returns},
    )
    state = rules.new_initial_state()
    for prize, bids in zip(game["prizes"], game["bids"]):
        # It plays the last round by itself: nobody has a choice there.
        if state.is_terminal():
            break
        state.apply_action(prize - 1)
        for player, bid in enumerate(bids):
            if bid - 1 not in state.legal_actions(player):
                raise ValueError(f"player {player} cannot bid {bid}")
        state.apply_actions([bid - 1 for bid in bids])
    if not state.is_terminal():
        raise ValueError("it is not over")
    return state.returns()


def difference(game):
    """How a game ends otherwise in OpenSpiel; nothing if it does not."""
    try:
        points = [round(points) for points in replayed(game, "total_points")]
        shares = replayed(game, "win_loss")
    except ValueError as error:
        return str(error)
    # If all are equal, everybody gets nothing: then everybody has won.
    winners = [player for player, share in enumerate(shares) if share > 0] or list(range(len(points)))
    if points != game["points"]:
        return f"the points are {points}"
    if winners != game["winners"]:
        return f"the winners are {winners}"
    return None


def main():
    games = [json.loads(line) for line in sys.stdin]
    differences = [(game, found) for game in games if (found := difference(game)) is not None]
    for game, found in differences[:TOLD]:
        print(f"in OpenSpiel {found}: {json.dumps(game)}")
    print(f"{len(games)} games, {len(differences)} of them end otherwise in OpenSpiel")
    sys.exit(1 if differences or not games else 0)


if __name__ == "__main__":
    main()

import { expect, test } from "vitest";
import type { Me } from "$wire/protocol";
import type { Sitter, Status } from "$wire/table";
import { nextHere, seatsHere } from "./seats-here";

const me: Me = { person: "anna", name: "Anna", quiet: null, muted: [], companions: [{ person: "ben", name: "Ben" }] };
const person = (id: string): Sitter => ({ sitter: "person", person: id, away: false, resigned: false });

function status(asked: string): Status {
  const sitters = [person("anna"), { sitter: "bot", level: "novice" } as const, person("ben"), person("carl")];
  return {
    stage: { stage: "playing" },
    seats: sitters.map((sitter, n) => ({
      sitter,
      colour: "blue",
      asked: asked.includes("ABCD"[n] ?? "") ? 1 : null,
      deadline: null,
      left: null,
    })),
    votes: [],
    commitment: null,
    rematch: null,
  };
}

test("here are I and my companions, and nobody else", () => {
  expect(seatsHere(status(""), me)).toEqual([
    { seat: "A", person: "anna" },
    { seat: "C", person: "ben" },
  ]);
  expect(seatsHere(status(""), null)).toEqual([]);
});

test("whoever holds the device keeps it as long as they are asked", () => {
  const now = status("AC");
  const here = seatsHere(now, me);
  expect(nextHere(now, here, "C")?.seat).toBe("C");
  expect(nextHere(now, here, null)?.seat).toBe("A");
});

test("the device goes to whoever of us is asked, never to others", () => {
  expect(nextHere(status("C"), seatsHere(status("C"), me), "A")?.seat).toBe("C");
  expect(nextHere(status("BD"), seatsHere(status("BD"), me), "A")).toBeNull();
});

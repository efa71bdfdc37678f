import type { Spell } from "$wire/morgenland";

/** The emblem of each spell, drawn with one line into a square of 24. */
export const SPELL_SIGNS: Record<Spell, string> = {
  // A way back to where it began.
  "second-chance": "M5.6 13.4a6.6 6.6 0 1 0 2-6M7.2 3.4v4.4h4.4",
  // A wand and its spark.
  abracadabra:
    "M4.6 19.8 13 11.4M16.6 3l1.2 3.2L21 7.4l-3.2 1.2-1.2 3.2-1.2-3.2-3.2-1.2 3.2-1.2ZM8 5.2v2.6M6.7 6.5h2.6M19 15v2.6M17.7 16.3h2.6",
  // The lowest goes up and the highest down.
  "last-first": "M8 19.6V5M4.4 8.6 8 5l3.6 3.6M16 4.4V19M12.4 15.4 16 19l3.6-3.6",
  // Three coins fall into a bowl.
  charity: "M3.6 13h16.8Q19.6 20 12 20T3.6 13ZM9 8.8h.01M12 5.2h.01M15 8.8h.01",
  // A house, and the coin it owes.
  "city-tax": "M3.6 12 12 4.2l8.4 7.8M5.8 10.6V20h12.4v-9.4M12 12a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z",
  // A purse that is handed over.
  donation: "M9.4 8.4q-5 4.2-4.4 8.4.6 3.2 7 3.2t7-3.2q.6-4.2-4.4-8.4ZM9.4 8.4 7.6 4h8.8l-1.8 4.4M12 11v5.6M9.6 14.4l2.4 2.4 2.4-2.4",
  // A wing takes off.
  "dragon-leaves": "M4 19.6Q4.4 8.6 19.6 4.2 16.4 8 18.8 11.2q-3.6-.4-4 3.2-3.4-1-4.6 2-3.2-.8-6.2 3.2ZM4 19.6 14 9.6",
  // An eye in the dark of the cave.
  "dragon-returns": "M4 20.4V13Q4 4 12 4t8 9v7.4M6.8 14.4q5.2-5.4 10.4 0-5.2 5.4-10.4 0ZM12 11.8v5.2",
  "eye-for-an-eye": "M2.8 8.6Q8 3 13.2 8.6 8 14.2 2.8 8.6ZM10.8 15.4q5.2-5.6 10.4 0-5.2 5.6-10.4 0ZM8 8.6h.01M16 15.4h.01",
  "lunar-eclipse": "M15.4 3.8a8.6 8.6 0 1 0 5 11.8A7 7 0 0 1 15.4 3.8ZM18 7.4h.01",
  "solar-eclipse":
    "M12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6ZM12 2.6v1.8M12 19.6v1.8M2.6 12h1.8M19.6 12h1.8M5.4 5.4l1.2 1.2M17.4 17.4l1.2 1.2M18.6 5.4l-1.2 1.2M6.6 17.4l-1.2 1.2M14.2 8a5.4 5.4 0 0 0 0 8",
  // A pointed hat.
  apprentice: "M12.8 3 17.6 17q-5.6 2.2-11.2 0ZM6.4 17Q3.6 17.4 3 19q9 3.4 18 0-.6-1.6-3.4-2M11.6 9.4h.01M13 13.2h.01",
  // A palm above shimmering air.
  mirage:
    "M12 15.6Q11 10.6 13 7.2M13 7.2Q8.6 4.6 6.4 8.4M13 7.2q-.8-4-4.6-3.6M13 7.2q.8-3.8 4.4-3M13 7.2q4.6-1.8 6.2 2.2M4 16.6q3-1.8 5.4 0t5.4 0 5.2 0M6.8 20.4q2.6-1.6 5.2 0t5.2 0",
  // A beetle that lives on others.
  parasite:
    "M12 9.4q4 1.2 4 5.6T12 20.4 8 15t4-5.6ZM9.8 9.4a2.2 2.2 0 1 1 4.4 0M12 9.4v11M8 13 4.4 11M8 16.4l-3.6 1.8M16 13l3.6-2M16 16.4l3.6 1.8M10.6 7 8.6 4M13.4 7l2-3",
  // A fire on an altar.
  sacrifice: "M12 3q5 4.8 3.2 8 1.8-.4 2-2.2Q18.6 15 12 15T6.8 8.8q.2 1.8 2 2.2Q7 7.8 12 3ZM4.6 18h14.8M7 21h10",
  // A barrel.
  smuggler: "M7.2 4h9.6q3 8 0 16H7.2q-3-8 0-16ZM5.6 9.2h12.8M5.6 14.8h12.8M12 11v2",
  // A mask.
  spy: "M2.8 8.6q9.2-4.4 18.4 0 .2 8-5 8-3 0-4.2-3-1.2 3-4.2 3-5.2 0-5-8ZM7.8 11.4h1.2M15 11.4h1.2",
  // A turban with its feather.
  "sultans-tax":
    "M4.4 15q-.4-8 7.6-8t7.6 8q-7.6-3.6-15.2 0ZM4.4 15l.8 3.8q6.8-3 13.6 0l.8-3.8M12 7Q11.4 3.6 14.6 2.6M12 11.6V7M8 13.8q.4-4.2 4-6.8M16 13.8q-.4-4.2-4-6.8",
  // Nobody passes.
  taboo: "M12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8ZM6.2 6.2l11.6 11.6",
  // Out of one place and into another.
  teleport: "M5 17.6a7 2.8 0 1 0 14 0 7 2.8 0 1 0-14 0M12 16.8V4M8 8l4-4 4 4",
  trade: "M3.6 8.6h15.6M15.2 4.6l4 4-4 4M20.4 16H4.8M8.8 12l-4 4 4 4",
};

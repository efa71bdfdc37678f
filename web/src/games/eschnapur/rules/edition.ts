import type { Part, Privilege } from "$wire/eschnapur";
import text from "../../../../../crates/eschnapur/editions/reconstructed.toml?raw";
import { PRIVILEGE_RULES } from "../parts";

/** A printed figure, and whether we know it or made it up. */
export interface Figure {
  value: number;
  known: boolean;
}

export interface EditionPart {
  part: Part;
  /** What the fields are worth, from the bottom. */
  fields: readonly number[];
  /** Are the values of the fields known? */
  known: boolean;
  bag: Figure;
  wage: Figure;
}

export interface Edition {
  parts: EditionPart[];
  costs: { privilege: Privilege; cost: Figure }[];
}

/**
 * Reads the default edition together with its remarks, which say what is known and what is reconstructed. A remark behind
 * the head of a part holds for all its figures. The game itself reads the file in Rust and checks it; here only the form
 * that this one file has is understood, and anything else is a mistake.
 */
export function readEdition(text: string): Edition {
  const parts: EditionPart[] = [];
  const costs: Edition["costs"] = [];
  let part: Draft | null = null;
  for (const line of text.split("\n")) {
    const [, head, key, value = "", remark = ""] =
      /^(?:\[([\w.]+)\]|([\w-]+) *= *("[^"]*"|\[[^\]]*\]|\d+))\s*(?:#(.*))?$/.exec(line.trim()) ?? [];
    if (head !== undefined) {
      if (part !== null) parts.push(whole(part));
      part = head.startsWith("parts.") ? { part: Number(head.slice(6)), remark } : null;
    } else if (key !== undefined && part !== null) {
      part[key] = { value, remark };
    } else if (key !== undefined && key in PRIVILEGE_RULES) {
      costs.push({ privilege: key as Privilege, cost: figure(value, remark) });
    } else if (key === undefined && line.trim() !== "" && !line.startsWith("#")) {
      throw new Error(`the edition has a line that is not understood: ${line}`);
    }
  }
  if (parts.length !== 8 || costs.length !== 10) throw new Error("the edition is not whole");
  return { parts, costs };
}

interface Draft {
  part: number;
  remark: string;
  [key: string]: number | string | { value: string; remark: string };
}

function whole(draft: Draft): EditionPart {
  const entry = (key: string) => {
    const found = draft[key];
    if (typeof found !== "object") throw new Error(`part ${draft.part} of the edition has no ${key}`);
    return { value: found.value, remark: found.remark === "" ? draft.remark : found.remark };
  };
  const values = entry("values");
  const numbers = JSON.parse(values.value) as number[];
  return {
    part: draft.part as EditionPart["part"],
    fields: numbers,
    known: isKnown(values.remark),
    bag: figure(entry("bag").value, entry("bag").remark),
    wage: figure(entry("wage").value, entry("wage").remark),
  };
}

function figure(value: string, remark: string): Figure {
  return { value: Number(value), known: isKnown(remark) };
}

function isKnown(remark: string): boolean {
  if (remark.includes("(known)")) return true;
  if (remark.includes("(reconstructed)")) return false;
  throw new Error(`the edition does not say whether this is known: ${remark}`);
}

/** The default edition. */
export const edition = readEdition(text);

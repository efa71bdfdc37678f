import type { Problem, Trouble } from "$wire/protocol";

/** Something that the server refused. Nothing was changed. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor({ problem, message }: Trouble) {
    super(message);
    this.problem = problem;
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {
  constructor() {
    super("the server cannot be reached");
  }
}

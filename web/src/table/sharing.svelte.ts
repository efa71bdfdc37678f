import type { Status, Time } from "$wire/table";
import { SEATS } from "./players";
import type { Room } from "./room.svelte";
import { nextHere, type Here } from "./seats-here";

/** Whoever put the device down last. */
interface Last extends Here {
  /** Could they still take back what they sealed? */
  mayWithdraw: boolean;
  /** The last time by then that anybody was asked anything. */
  at: Time;
}

/**
 * A device that several players hand round. Whoever holds it has said so, and sees with their own eyes until they have
 * answered. Then it lies open on the table: it shows what everybody may see, until the next one takes it up.
 */
export class Sharing<V, E> {
  /** Who holds it. */
  holder = $state.raw<Here | null>(null);
  /** Whoever held it last and wants it back, to think again. */
  #returning = $state.raw<Here | null>(null);
  #last = $state.raw<Last | null>(null);
  readonly #room: Room<V, E>;
  readonly #me: string | null;

  constructor(room: Room<V, E>, me: string | null) {
    this.#room = room;
    this.#me = me;
  }

  /** Does the device show something that all look at? */
  get #isShowing(): boolean {
    const { stage, isReplaying, absence, past } = this.#room;
    return stage.isPlaying || isReplaying || absence !== null || past !== null;
  }

  /** Who must say that they hold the device before anything else is shown. */
  invited(status: Status, here: readonly Here[]): Here | null {
    if (this.holder !== null || this.#isShowing) return null;
    return this.#returning ?? nextHere(status, here, this.#last?.seat ?? null);
  }

  /** Who could take back what they sealed, as far as it is known here. */
  withdrawer(status: Status): Here | null {
    const last = this.#last;
    const isSame =
      last !== null && last.seat !== this.#returning?.seat && status.seats.every(({ asked }) => asked === null || asked <= last.at);
    return isSame && last.mayWithdraw ? last : null;
  }

  /** Whoever has answered puts the device down, and so does whoever holds it when there is something for everybody to see. */
  follow(status: Status, here: readonly Here[]): void {
    const { seat, board, stage } = this.#room;
    const mine = here.find((one) => one.seat === seat);
    if (mine === undefined) return;
    const isAsked = status.seats[SEATS.indexOf(mine.seat)]?.asked != null;
    if (this.holder !== null && isAsked && !stage.isPlaying) return;
    this.holder = null;
    const times = status.seats.map(({ asked }) => asked ?? 0);
    this.#last = { ...mine, mayWithdraw: board?.may_withdraw === true, at: Math.max(...times) };
    void this.#room.become(this.#companion(mine), true);
  }

  /** Somebody says that they hold the device. */
  async take(somebody: Here): Promise<void> {
    // Only whoever has said so may look at what they sealed.
    const isReturning = this.#returning !== null;
    this.#returning = null;
    if (isReturning && !(await this.#room.request({ request: "withdraw" }))) return;
    this.holder = somebody;
    await this.#room.become(this.#companion(somebody));
    // All have seen together what happened meanwhile.
    this.#room.acknowledge();
  }

  /** Whoever held it last wants to think again. */
  askBack(somebody: Here): void {
    this.#returning = somebody;
  }

  /** I am nobody's companion. */
  #companion({ person }: Here): string | null {
    return person === this.#me ? null : person;
  }
}

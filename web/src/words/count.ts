import { FluentNumber } from "@fluent/bundle";

type Scope = Parameters<FluentNumber["toString"]>[0];

/**
 * A number in a text. All four languages write a whole number below a thousand with the same digits, and to make a
 * formatter for it takes a phone longer than to draw a board: so such a number is just written.
 */
export class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

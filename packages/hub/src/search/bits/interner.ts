/** @module Interner: assigns a number to every distinct string, without keeping a JavaScript string for each. */

import type { ByteStrings } from './bytes.ts';
import { StringList } from './string-list.ts';

export class Interner {
  readonly #list = new StringList();
  /** Open addressing; a slot holds a number plus one, because 0 means empty. */
  #slots = new Uint32Array(1 << 12);

  get size(): number {
    return this.#list.length;
  }

  intern(text: string): number {
    const length = this.#list.stage(text);
    const mask = this.#slots.length - 1;
    let slot = this.#list.hashOfStaged(length) & mask;
    for (;;) {
      const entry = this.#slots[slot] ?? 0;
      if (entry === 0) break;
      if (this.#list.isStaged(entry - 1, length)) return entry - 1;
      slot = (slot + 1) & mask;
    }
    this.#list.commit(length);
    this.#slots[slot] = this.size;
    if (this.size * 2 > this.#slots.length) this.#grow();
    return this.size - 1;
  }

  /** All strings so far, in order of their numbers. */
  strings(): ByteStrings {
    return this.#list.strings();
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.size; number++) {
      let slot = this.#list.hashAt(number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

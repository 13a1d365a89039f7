/** @module Tally: counts per term that can be read and cleared without visiting every term. */

export class Tally {
  /**
   * Written by the counting loops directly; every term with a count other than 0 is in `touched`, which has room for
   * one more: the loops write a term there before they know whether it is new.
   */
  readonly counts: Uint32Array;
  readonly touched: Uint32Array;
  touchedLength = 0;

  constructor(terms: number) {
    this.counts = new Uint32Array(terms);
    this.touched = new Uint32Array(terms + 1);
  }

  add(term: number, count: number): void {
    const before = this.counts[term] ?? 0;
    if (before === 0 && count > 0) this.touched[this.touchedLength++] = term;
    this.counts[term] = before + count;
  }

  set(term: number, count: number): void {
    this.add(term, count - (this.counts[term] ?? 0));
  }

  /** Turns the counts of some documents into those of all other documents. */
  complement(totals: Uint32Array): void {
    this.touchedLength = 0;
    for (let term = 0; term < totals.length; term++) {
      const others = (totals[term] ?? 0) - (this.counts[term] ?? 0);
      this.counts[term] = others;
      if (others > 0) this.touched[this.touchedLength++] = term;
    }
  }

  clear(): void {
    for (let i = 0; i < this.touchedLength; i++) this.counts[this.touched[i] ?? 0] = 0;
    this.touchedLength = 0;
  }
}

/** @module Records and errors that are committed together. */

import type { PutResult, RecordInput } from '../store/store.ts';
import { type ImportReport, shownReasons } from './import-report.ts';
import type { ReadPiece, Refusal } from './read-piece.ts';

/** Large records fill a batch before its record count does, so that memory stays bounded. */
const maxCharacters = 16 * 1024 * 1024;
/** Limits error messages, because they may quote the record. */
const maxReason = 500;

export class Batch {
  readonly records: RecordInput[] = [];
  readonly #size: number;
  readonly #refusals: Refusal[] = [];
  #refused = 0;
  readonly #dropped: Refusal[] = [];
  #mended = 0;
  #place = 0;
  #characters = 0;

  constructor(size: number) {
    this.#size = size;
  }

  add(place: number, piece: ReadPiece): void {
    this.#place = place;
    if (!piece) return;
    if ('refusal' in piece) {
      this.#refused += 1;
      if (this.#refusals.length < shownReasons) this.#refusals.push(shortened(piece.refusal));
    } else {
      this.records.push(piece.record);
      this.#characters += piece.record.json.length;
      if (!piece.dropped) return;
      this.#mended += 1;
      if (this.#dropped.length < shownReasons) this.#dropped.push(shortened(piece.dropped));
    }
  }

  get isFull(): boolean {
    return this.records.length + this.#refused >= this.#size || this.#characters >= maxCharacters;
  }

  report(result: PutResult): ImportReport {
    const { inserted, updated, unchanged } = result;
    return {
      place: this.#place,
      inserted,
      updated,
      unchanged,
      repeated: this.records.length - inserted - updated - unchanged,
      refused: this.#refused,
      refusals: this.#refusals,
      mended: this.#mended,
      dropped: this.#dropped,
    };
  }
}

function shortened({ place, reason }: Refusal): Refusal {
  return { place, reason: reason.length > maxReason ? `${reason.slice(0, maxReason)}…` : reason };
}

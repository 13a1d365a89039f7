/** @module The documents of a segment, sorted by one of their figures. */

import { foldId } from '../../store/store.ts';
import { type Bitmap, hasBit } from '../bits/bitmap.ts';
import { firstWhere } from '../bits/bytes.ts';
import { type Column, compareFigures, figureAt } from '../bits/columns.ts';
import type { DocumentSet } from './document-set.ts';
import type { SortMeasure } from './query.ts';
import type { Place } from './ranking.ts';
import type { Segment } from '../segment/segment.ts';

/** The position of a cursor among the ordinals, whether or not its document still exists. */
export function boundsOf(
  segment: Segment,
  place: Place,
): { readonly before: number; readonly behind: number } {
  const before = segment.placeOf(place);
  const isThere =
    before < segment.count &&
    foldId(segment.idAt(before)) === place.foldedId &&
    compareFigures(figureAt(segment.columns.downloads, before), place.downloads) === 0 &&
    compareFigures(figureAt(segment.columns.score, before), place.score) === 0;
  return { before, behind: isThere ? before + 1 : before };
}

export class FigureOrder {
  readonly #segment: Segment;
  readonly #column: Column;
  /** `undefined` for downloads: ordinals are already in that order. */
  readonly #order: Uint32Array | undefined;
  readonly #ascending: boolean;
  readonly #present: number;

  constructor(segment: Segment, measure: SortMeasure, ascending: boolean) {
    this.#segment = segment;
    this.#column = segment.columns[measure];
    this.#order = measure === 'downloads' ? undefined : segment.orders[measure];
    this.#ascending = ascending;
    this.#present = segment.countWith(measure);
  }

  figure(ordinal: number): number {
    return figureAt(this.#column, ordinal);
  }

  /** The first `limit` documents of a set after a position. `scratch` must have room for every ordinal. */
  take(documents: DocumentSet, after: Place | undefined, limit: number, scratch: Uint32Array): Uint32Array {
    const start = after === undefined ? 0 : this.#firstBehind(after);
    if (this.#order === undefined && !this.#ascending) {
      const found = new Uint32Array(limit);
      return found.subarray(0, documents.list(found, start));
    }
    const matching = documents.count;
    const stepsToWalk = (limit * this.#segment.count) / Math.max(1, matching);
    return stepsToWalk < matching
      ? this.#walk(documents.bits, start, limit)
      : this.#select(documents, start, limit, scratch);
  }

  #ordinalAt(step: number): number {
    const place = this.#ascending && step < this.#present ? this.#present - 1 - step : step;
    return this.#order?.[place] ?? place;
  }

  #firstBehind(after: Place): number {
    const { before, behind } = boundsOf(this.#segment, after);
    return firstWhere(this.#segment.count, (step) => {
      const ordinal = this.#ordinalAt(step);
      const figure = this.figure(ordinal);
      const turned = this.#ascending && !Number.isNaN(figure);
      const compared = compareFigures(figure, after.value);
      if (compared === 0) return turned ? ordinal < before : ordinal >= behind;
      return turned && !Number.isNaN(after.value) ? compared < 0 : compared > 0;
    });
  }

  /** Scans the sort order until enough are found: fast when many match. */
  #walk(bits: Bitmap, start: number, limit: number): Uint32Array {
    const found = new Uint32Array(limit);
    let length = 0;
    for (let step = start; step < this.#segment.count && length < limit; step++) {
      const ordinal = this.#ordinalAt(step);
      if (hasBit(bits, ordinal)) found[length++] = ordinal;
    }
    return found.subarray(0, length);
  }

  /** Scans the matches and keeps the best: fast when few match. */
  #select(documents: DocumentSet, start: number, limit: number, scratch: Uint32Array): Uint32Array {
    const found = new Uint32Array(limit);
    let length = 0;
    if (start >= this.#segment.count || limit === 0) return found.subarray(0, 0);
    const first = this.#ordinalAt(start);
    const matching = documents.list(scratch);
    for (let i = 0; i < matching; i++) {
      const ordinal = scratch[i] ?? 0;
      if (this.#compare(ordinal, first) < 0) continue;
      if (length === limit && this.#compare(ordinal, found[limit - 1] ?? 0) > 0) continue;
      if (length < limit) length++;
      let at = length - 1;
      for (; at > 0 && this.#compare(ordinal, found[at - 1] ?? 0) < 0; at--) found[at] = found[at - 1] ?? 0;
      found[at] = ordinal;
    }
    return found.subarray(0, length);
  }

  #compare(a: number, b: number): number {
    const x = this.figure(a);
    const y = this.figure(b);
    const descending = compareFigures(x, y) || a - b;
    return this.#ascending && !Number.isNaN(x) && !Number.isNaN(y) ? -descending : descending;
  }
}

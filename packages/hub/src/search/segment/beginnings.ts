/**
 * @module Term counts of frequent beginnings of words, made when the segment is built: a text of one short or frequent
 * word matches more documents than any other, and reading them takes longest.
 */

import { type ByteStrings, firstWhere, type Range } from '../bits/bytes.ts';
import { countItems, type Groups } from '../bits/groups.ts';
import type { Image, Sections } from '../image/image.ts';
import { type StoredCounts, storedRow } from './pair-counts.ts';

/** The words of a segment, numbered in the order of their bytes, and where they are. */
export interface WordPositions {
  readonly strings: ByteStrings;
  readonly ofIds: Groups;
  readonly ofSummaries: Groups;
  readonly ofTerms: Groups;
}

/** A row for each of the most frequent beginnings, with the counts of the most frequent terms. */
const mostRows = 1_024;
const mostColumns = 4_096;
/** Rarer beginnings are counted so fast that a row is not worth the memory. */
const documentsPerRow = 64;
/** The table grows with the documents up to its limits. */
const bytesPerDocument = 4;
const leastBytes = 1 << 16;

const noRow = 0xffff;

export function beginningSections(
  words: WordPositions,
  termsOfDocuments: Groups,
  counts: Uint32Array,
): Sections {
  const documents = termsOfDocuments.starts.length - 1;
  const columns = Math.min(counts.length, mostColumns);
  const room = Math.max(leastBytes, bytesPerDocument * documents) / (4 * Math.max(1, columns));
  const ranges = frequentRanges(words.strings, occurrences(words, counts), documents / documentsPerRow)
    .slice(0, Math.min(mostRows, room))
    .toSorted((a, b) => a.low - b.low || b.high - a.high);
  return {
    beginningRanges: Uint32Array.from(ranges.flatMap(({ low, high }) => [low, high])),
    beginningColumns: Uint32Array.of(columns),
    beginningCounts: countRows(words, termsOfDocuments, ranges, columns),
  };
}

/** Of all words before each one; a document counts once for each place where it has a word. */
function occurrences(
  { strings, ofIds, ofSummaries, ofTerms }: WordPositions,
  counts: Uint32Array,
): Float64Array {
  const own = [ofIds, ofSummaries].map(({ items }) => countItems(items, strings.length));
  const before = new Float64Array(strings.length + 1);
  for (const each of own) for (let word = 0; word < each.length; word++) before[word + 1]! += each[word]!;
  for (let term = 0; term < counts.length; term++) {
    for (let i = ofTerms.starts[term]!; i < ofTerms.starts[term + 1]!; i++)
      before[ofTerms.items[i]! + 1]! += counts[term]!;
  }
  for (let word = 0; word < strings.length; word++) before[word + 1]! += before[word]!;
  return before;
}

/** The ranges of words with a common beginning that occur more often than `least`, the most frequent first. */
function frequentRanges(
  { bytes, starts, length }: ByteStrings,
  before: Float64Array,
  least: number,
): Range[] {
  const sizeOf = ({ low, high }: Range): number => before[high]! - before[low]!;
  const found: Range[] = [];
  const open = [{ low: 0, high: length, depth: 0 }];
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const { low, high, depth } = range;
    const isEnd = (word: number): boolean => depth === starts[word + 1]! - starts[word]!;
    const byteAt = (word: number): number => bytes[starts[word]! + depth]!;
    for (let from = low < high && isEnd(low) ? low + 1 : low; from < high;) {
      const first = from;
      const until = first + firstWhere(high - first, (i) => byteAt(first + i) !== byteAt(first));
      const part = { low: first, high: until };
      if (sizeOf(part) > least) {
        if (until - first < high - low || depth === 0) found.push(part);
        open.push({ ...part, depth: depth + 1 });
      }
      from = until;
    }
  }
  return found.toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

/** The ranges are nested: each word has the innermost row that it is in, and each row the one around it. */
function countRows(
  { strings, ofIds, ofSummaries, ofTerms }: WordPositions,
  { starts, items }: Groups,
  ranges: readonly Range[],
  columns: number,
): Uint32Array {
  const innermost = new Uint16Array(strings.length).fill(noRow);
  const around = new Uint16Array(ranges.length);
  for (const [row, { low, high }] of ranges.entries()) {
    around[row] = innermost[low]!;
    innermost.fill(row, low, high);
  }
  const counted = new Uint32Array(ranges.length * columns);
  const rows = new Uint16Array(ranges.length);
  const marks = new Uint32Array(ranges.length);
  for (let document = 0; document + 1 < starts.length; document++) {
    let length = 0;
    const addWords = (groups: Groups, group: number): void => {
      for (let i = groups.starts[group]!; i < groups.starts[group + 1]!; i++) {
        for (let row = innermost[groups.items[i]!]!; row !== noRow; row = around[row]!) {
          if (marks[row] === document + 1) break;
          marks[row] = document + 1;
          rows[length++] = row;
        }
      }
    };
    addWords(ofIds, document);
    addWords(ofSummaries, document);
    const end = starts[document + 1]!;
    for (let i = starts[document]!; i < end; i++) addWords(ofTerms, items[i]!);
    for (let i = starts[document]!; i < end; i++) {
      const term = items[i]!;
      if (term >= columns) continue;
      for (let r = 0; r < length; r++) counted[rows[r]! * columns + term]!++;
    }
  }
  return counted;
}

export class Beginnings {
  readonly #counts: Uint32Array;
  readonly #columns: number;
  /** By the first word and the one after the last. */
  readonly #rows = new Map<number, Map<number, number>>();

  constructor(image: Image) {
    this.#counts = image.uint32('beginningCounts');
    this.#columns = image.uint32('beginningColumns')[0] ?? 0;
    const ranges = image.uint32('beginningRanges');
    for (let i = 0; i < ranges.length; i += 2) {
      const low = ranges[i]!;
      const withLow = this.#rows.get(low) ?? new Map<number, number>();
      this.#rows.set(low, withLow.set(ranges[i + 1]!, i / 2));
    }
  }

  /** Of the documents with a word in the range, those with a term; `undefined` when that was not counted. */
  countsOf({ low, high }: Range): StoredCounts | undefined {
    const row = this.#rows.get(low)?.get(high);
    return row === undefined ? undefined : storedRow(this.#counts, row, this.#columns);
  }

  /** Whether so few of the documents match that counting them is faster than reading the postings of rare terms. */
  static isFew(matching: number, documents: number): boolean {
    return matching * documentsPerRow < documents;
  }
}

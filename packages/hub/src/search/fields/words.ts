/** @module Tokenizes ids, tags and queries, so that `Qwen3-8B`, `qwen 3 8b` and `QWEN3_8B` match. */

const nonAscii = /[^\0-\x7f]/;
const marks = /\p{M}+/gu;
const chunkPattern = /[\p{L}\p{N}]+/gu;
const asciiChunkPattern = /[A-Za-z0-9]+/g;

/** Removes accents and compatibility forms; keeps case, because camelCase marks word boundaries. */
function plain(text: string): string {
  return nonAscii.test(text) ? text.normalize('NFKD').replace(marks, '') : text;
}

function chunksOf(text: string): readonly string[] {
  const plainText = plain(text);
  return plainText.match(nonAscii.test(plainText) ? chunkPattern : asciiChunkPattern) ?? [];
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isUpper = (code: number): boolean => code >= 65 && code <= 90;

/** Splits between letters and digits; a single letter stays with its digits, so `8B`, `t5` and `v2` are one word. */
function digitPieces(chunk: string): string[] {
  const runs: { text: string; digits: boolean }[] = [];
  let start = 0;
  for (let i = 1; i <= chunk.length; i++) {
    const digits = isDigit(chunk.charCodeAt(start));
    if (i < chunk.length && isDigit(chunk.charCodeAt(i)) === digits) continue;
    runs.push({ text: chunk.slice(start, i), digits });
    start = i;
  }
  const pieces: string[] = [];
  let glue = false;
  for (const { text, digits } of runs) {
    const single = !digits && text.length === 1;
    const last = pieces.length - 1;
    if (last >= 0 && (glue || single)) pieces[last] += text;
    else pieces.push(text);
    glue = single;
  }
  return pieces;
}

/** Splits at `aB` and before the last capital of `ABc`. */
function camelPieces(piece: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let i = 1; i < piece.length; i++) {
    const before = piece.charCodeAt(i - 1);
    if (!isUpper(piece.charCodeAt(i)) || isDigit(before)) continue;
    const next = piece.charCodeAt(i + 1);
    const beforeSmall = i + 1 < piece.length && !isUpper(next) && !isDigit(next);
    if (isUpper(before) && !beforeSmall) continue;
    pieces.push(piece.slice(start, i));
    start = i;
  }
  pieces.push(piece.slice(start));
  return pieces;
}

const lowered = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

/** Fast path: a chunk of only lowercase letters or only digits, as most are, has one reading. */
function isPlainWord(chunk: string): boolean {
  const digits = isDigit(chunk.charCodeAt(0));
  for (let i = 0; i < chunk.length; i++) {
    const code = chunk.charCodeAt(i);
    if (isDigit(code) !== digits || isUpper(code) || code > 127) return false;
  }
  return true;
}

/** The readings of a chunk: whole, split at digits, split at capitals too, without duplicates. */
function readingsOf(chunk: string): string[][] {
  const byDigits = digitPieces(chunk);
  const byCamel = byDigits.flatMap(camelPieces);
  const readings = [[chunk.toLowerCase()]];
  if (byDigits.length > 1) readings.push(lowered(byDigits));
  if (byCamel.length > byDigits.length) readings.push(lowered(byCamel));
  return readings;
}

/** Every word under which a text can be found, without duplicates. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const chunk of chunksOf(text)) {
    if (isPlainWord(chunk)) words.add(chunk);
    else for (const reading of readingsOf(chunk)) for (const word of reading) words.add(word);
  }
  return words;
}

const quietNamespaces = new Set(['region']);

/** The words of a tag: only `mit` for `license:mit`, none for a tag that nearly every record has. */
export function wordsOfTag(tag: string): Set<string> {
  const colon = tag.indexOf(':');
  if (colon < 0) return wordsOf(tag);
  return quietNamespaces.has(tag.slice(0, colon)) ? new Set() : wordsOf(tag.slice(colon + 1));
}

/** The words under which a document can be found. */
export interface DocumentWords {
  readonly idWords: ReadonlySet<string>;
  /** Of the id and the tags. */
  readonly words: ReadonlySet<string>;
  readonly summary: ReadonlySet<string>;
}

export function documentWords(
  id: string,
  tags: readonly string[],
  summary: readonly string[],
): DocumentWords {
  const idWords = wordsOf(id);
  const words = new Set(idWords);
  for (const tag of tags) for (const word of wordsOfTag(tag)) words.add(word);
  return { idWords, words, summary: new Set(summary) };
}

/** The words of a query in order; each may have several readings, any of which may match. */
export function queryWords(text: string): string[][][] {
  return chunksOf(text).map(readingsOf);
}

/** A normalized name: lowercase letters and digits, with `-` for everything in between. */
export function nameKey(name: string): string {
  return chunksOf(name).join('-').toLowerCase();
}

/** The part of an id after its owner. */
export function nameOf(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

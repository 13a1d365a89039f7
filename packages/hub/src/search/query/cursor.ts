/** @module Cursors: the end of a page as an opaque string. A cursor contains sort keys, not an offset. */

import { crc32 } from 'node:zlib';
import { CursorError } from './query.ts';
import type { Place, Ranking } from './ranking.ts';

export function encodeCursor(ranking: Ranking, place: Place): string {
  const { tier, value, downloads, score, foldedId } = place;
  const parts = [nameOf(ranking), tier, orNull(value), orNull(downloads), orNull(score), foldedId];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

export function decodeCursor(ranking: Ranking, cursor: string): Place {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 6) throw new CursorError('it is damaged');
  const [name, tier, value, downloads, score, foldedId]: unknown[] = parts;
  if (typeof name !== 'string' || typeof foldedId !== 'string') throw new CursorError('it is damaged');
  if (tier !== 0 && tier !== 1 && tier !== 2 && tier !== 3 && tier !== 4 && tier !== 5)
    throw new CursorError('it is damaged');
  if (name !== nameOf(ranking)) throw new CursorError('it belongs to another order');
  return { tier, value: orNaN(value), downloads: orNaN(downloads), score: orNaN(score), foldedId };
}

/** A short name of the sort order, which includes the text: tiers of different texts are not comparable. */
function nameOf(ranking: Ranking): string {
  if (ranking.by === 'relevance') return `relevance:${crc32(ranking.text.key).toString(36)}`;
  return `${ranking.by}:${ranking.ascending ? 'asc' : 'desc'}`;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const orNull = (figure: number): number | null => (Number.isNaN(figure) ? null : figure);

function orNaN(figure: unknown): number {
  if (figure === null) return NaN;
  if (typeof figure !== 'number') throw new CursorError('it is damaged');
  return figure;
}

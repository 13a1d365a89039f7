/** @module Parses and validates a piece of a source: a record, or the reason why it is rejected. */

import {
  describeProblems,
  type FaultPolicy,
  type ParsedRecord,
  parseRecordText,
} from '../records/parse-record.ts';
import type { RecordInput, RepoKind } from '../store/store.ts';
import { isBlank, type Piece } from './piece.ts';

export interface Refusal {
  /** The line, or the array element. */
  readonly place: number;
  readonly reason: string;
}

export type ReadPiece =
  | {
      readonly record: RecordInput;
      /** Fields removed because they have the wrong type. */
      readonly dropped?: Refusal;
    }
  | { readonly refusal: Refusal }
  | undefined;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns nothing for a blank piece. */
export function readPiece(
  kind: RepoKind,
  { place, bytes }: Piece,
  maxBytes: number,
  faultPolicy: FaultPolicy,
): ReadPiece {
  if (!bytes) return refusal(place, `the record is longer than ${maxBytes} bytes`);
  if (bytes.every(isBlank)) return undefined;
  const text = decode(bytes);
  if (text === undefined) return refusal(place, 'the record is not valid UTF-8');
  return pieceOf(kind, place, parseRecordText(kind, text, faultPolicy));
}

export function pieceOf(kind: RepoKind, place: number, parsed: ParsedRecord): ReadPiece {
  if (!parsed.ok) return refusal(place, describeProblems(parsed.problems));
  const record = { kind, id: parsed.record.id, json: parsed.json };
  if (parsed.dropped.length === 0) return { record };
  return { record, dropped: { place, reason: describeProblems(parsed.dropped) } };
}

function refusal(place: number, reason: string): ReadPiece {
  return { refusal: { place, reason } };
}

function decode(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** @module Reads a space record from outside, as `read-model.ts` reads a model's. */
import { commonShape, readRecord, type Shape, text, texts } from './read-model.ts';
import type { SpaceRecord } from './space.ts';

const shape: Shape = {
  ...commonShape,
  sdk: text,
  subdomain: text,
  cardData: { license: texts, language: texts, title: text, sdk: text, sdk_version: text },
};

export interface ReadSpace {
  readonly space: SpaceRecord;
  /** Paths of known fields that had the wrong type and were left out. */
  readonly ignored: readonly string[];
}

export function readSpace(input: unknown): ReadSpace {
  const { record, ignored } = readRecord(input, shape, 'space');
  return { space: record, ignored };
}

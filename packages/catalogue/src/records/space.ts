/** @module The space record, under the hub API's field names: schema, type and reader. */
import { faultyFields, readRecord } from './read-record.ts';
import { cardFields, repositoryFields } from './repository.ts';
import { anything, flag, text } from './schema/scalars.ts';
import { dictionary, object } from './schema/compounds.ts';
import type { Fault, Infer } from './schema/schema.ts';

const card = object({
  ...cardFields,
  title: text,
  short_description: text,
  sdk: text,
  sdk_version: text,
  /** True if other pages must not show the space. */
  disable_embedding: flag,
});

export const spaceSchema = object({
  ...repositoryFields,
  sdk: text,
  /** Subdomain of the URL that the space runs at. */
  subdomain: text,
  runtime: dictionary(anything),
  cardData: card,
});

export type SpaceCard = Infer<typeof card>;
export type SpaceRecord = Infer<typeof spaceSchema>;

export interface ReadSpace {
  readonly space: SpaceRecord;
  /** Names of the fields that had the wrong type and were left out. */
  readonly ignored: readonly string[];
  readonly faults: readonly Fault[];
}

export function readSpace(input: unknown): ReadSpace {
  const { record, faults } = readRecord('space', spaceSchema, input);
  return { space: record, ignored: faultyFields(faults), faults };
}

/** @module A complete record from the hub: its own fields, those returned only on request, and those read from its files. */

import type { RecordTypes } from '@loadout/catalogue/records';
import { deriveFields } from '../../headers/derive.ts';
import { carryDerived } from '../../headers/derived-fields.ts';
import { describeProblems, parseRecord } from '../../records/parse-record.ts';
import { foldId, type RepoKind } from '../../store/store.ts';
import type { HubClient } from '../hub-client.ts';
import { HubError } from '../hub-error.ts';

/** Hubs return these only with `expand`, which in turn leaves out the sizes of files. */
const requested: Readonly<Record<RepoKind, readonly string[]>> = {
  model: ['inferenceProviderMapping', 'trendingScore'],
  dataset: ['trendingScore'],
  space: ['trendingScore', 'models', 'datasets'],
};

type Fields = Readonly<Record<string, unknown>>;

/** `undefined` when the hub does not have it; another id when it was renamed. `earlier` is the stored record, whose further fields are kept. */
export async function completeRecord<Kind extends RepoKind>(
  hub: HubClient,
  kind: Kind,
  id: string,
  earlier: RecordTypes[Kind] | undefined,
  signal?: AbortSignal,
): Promise<RecordTypes[Kind] | undefined> {
  const [found, more] = await Promise.all([
    hub.record(kind, id, signal),
    // The record is useful without them.
    hub.fields(kind, id, requested[kind], signal).catch(() => undefined),
  ]);
  if (found === undefined) return undefined;
  const given = parsed(kind, {
    ...underived(earlier),
    ...objectOf(more),
    ...objectOf(found),
    ...card(found, earlier),
  });
  if (foldId(given.id) !== foldId(id)) return given;
  // Behind a new gate the files must be read again, which fails without access.
  const carried = isOpen(given) || !isOpen(earlier) ? carryDerived(given, earlier) : given;
  return carried.derived === undefined ? deriveFields(hub, kind, carried, signal) : carried;
}

const isOpen = (record: { readonly gated?: unknown } | undefined): boolean =>
  record?.gated === undefined || record.gated === false;

function parsed<Kind extends RepoKind>(kind: Kind, value: Fields): RecordTypes[Kind] {
  const result = parseRecord(kind, value, 'drop');
  if (result.ok) return result.record;
  throw new HubError('bad-answer', `The hub's record: ${describeProblems(result.problems)}`);
}

/** Fields that came from the files of an earlier commit are dropped, and those that are joined when a row is read. */
function underived(record: object | undefined): Fields {
  const { derived, cardSummary: _, upstream: __, ...fields } = objectOf(record);
  const names = objectOf(derived)['fields'];
  const dropped = new Set(Array.isArray(names) ? names : []);
  const config = Object.entries(objectOf(fields['config'])).filter(
    ([name]) => !dropped.has(`config.${name}`),
  );
  const kept = Object.entries(fields).filter(([name]) => !dropped.has(name) && name !== 'config');
  return { ...Object.fromEntries(kept), ...(config.length > 0 && { config: Object.fromEntries(config) }) };
}

/** A summary in the stored card is ours: the hub's card has none. */
function card(found: unknown, earlier: object | undefined): Fields {
  const cardData = { ...objectOf(objectOf(earlier)['cardData']), ...objectOf(objectOf(found)['cardData']) };
  return Object.keys(cardData).length > 0 ? { cardData } : {};
}

function objectOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

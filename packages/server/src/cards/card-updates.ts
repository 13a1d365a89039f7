/** @module Keeps cards up to date with the live hub: each is fetched once, and again when its repository changes. */
import { type Card, cardSource, foldId, type RepoKind, type Store } from '@loadout/hub';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../settings.ts';
import type { CardWriter } from './card-writer.ts';
import { cardLimits } from './render/limits.ts';

const minute = 60_000;
/** A repository that changes often is not fetched at every view. */
const leastAge = 10 * minute;
/** After this, a request checks whether the hub still has the repository. */
const mostAge = 24 * 60 * minute;
/** After a failure. */
const backoff = 5 * minute;

/** The fields of a record that a fetch needs. */
export interface CardOwner {
  readonly id: string;
  readonly sha?: string | undefined;
}

export interface CardUpdates {
  /** Starts a fetch if one is due; resolves when it is done, with the card if it is not in the store. */
  update(kind: RepoKind, record: CardOwner, stored: Card | undefined): Promise<Card | undefined> | undefined;
}

export function cardUpdates(
  store: Store,
  writer: CardWriter,
  { hub }: Pick<Settings, 'hub'>,
  onChange: () => Promise<unknown>,
): CardUpdates | undefined {
  if (hub === undefined) return undefined;
  const { url: baseUrl, token, contentOrigins } = hub;
  const source = cardSource({ baseUrl, token, contentOrigins, maxBytes: cardLimits.bytes });
  const failures = new LRUCache<string, true>({ max: 10_000, ttl: backoff });
  /** Cards of repositories that are not in the store: visitors must not be able to fill the store. */
  const passing = new LRUCache<string, Card>({ max: 200, ttl: leastAge });
  const underWay = new Map<string, Promise<Card | undefined>>();

  const fetchCard = async (kind: RepoKind, record: CardOwner, before: Card | undefined) => {
    const { id } = record;
    const isKept = (await store.get(kind, id)) !== undefined;
    const fetched = await source.fetch(kind, id, record.sha);
    const card =
      fetched.state === 'found'
        ? await writer.prepare({
            kind,
            id,
            origin: 'hub',
            markdown: fetched.markdown,
            revision: fetched.revision || record.sha,
          })
        : withoutText(kind, id, withdrawnFields(fetched, record, before));
    if (isKept) {
      await store.putCard(card);
      if (card.fields !== (before?.fields ?? null)) await onChange();
    } else passing.set(keyOf(kind, id), card);
    return card;
  };

  return {
    update(kind, record, stored) {
      const key = keyOf(kind, record.id);
      const known = stored ?? passing.get(key);
      if (!isDue(known, record) || failures.has(key)) return stored ? undefined : Promise.resolve(known);
      const work =
        underWay.get(key) ??
        fetchCard(kind, record, known)
          .catch(() => {
            failures.set(key, true);
            return undefined;
          })
          .finally(() => underWay.delete(key));
      underWay.set(key, work);
      return work;
    },
  };
}

/** An uploaded card is not replaced. */
export function isDue(card: Card | undefined, { sha }: CardOwner): boolean {
  if (card === undefined) return true;
  if (card.origin !== 'hub') return false;
  const age = Date.now() - card.checked;
  const isOther = sha !== undefined && card.revision !== '' && sha !== card.revision;
  return age > mostAge || (isOther && age > leastAge);
}

type Fetched = Awaited<ReturnType<ReturnType<typeof cardSource>['fetch']>>;

/** "Not found" says nothing about a record that never came from this hub. */
function withdrawnFields(fetched: Fetched, record: CardOwner, before: Card | undefined): string | null {
  if (fetched.state !== 'withdrawn') return null;
  const { why, movedTo } = fetched;
  const isOfHub = record.sha !== undefined || (before !== undefined && before.revision !== '');
  if (!isOfHub && (why === 'deleted' || why === 'private')) return null;
  return JSON.stringify({
    upstream: { state: why, ...(movedTo !== undefined && { movedTo }) },
    siblings: [],
  });
}

/** Records the time of the request; an earlier text is deleted. */
const withoutText = (kind: RepoKind, id: string, fields: string | null): Card => ({
  kind,
  id,
  revision: '',
  origin: 'hub',
  markdown: '',
  rendered: '',
  fields,
  checked: Date.now(),
});

const keyOf = (kind: RepoKind, id: string): string => `${kind} ${foldId(id)}`;

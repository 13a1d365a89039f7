/** @module Writes changes of the store into an index. The number of a change is the version of its document. */

import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Change, RepoKind, Store } from '../../store/store.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { type ClusterClient, errorOf } from './client.ts';
import { documentId, documentOf, tombstone } from './document.ts';
import { writeAlias } from './layout.ts';
import { readAnswer } from './read-answer.ts';
import { SearchError } from './search-error.ts';

const bulkSchema = z.object({
  items: z.array(
    z.object({ index: z.object({ status: z.number(), error: z.object({ reason: z.string() }).optional() }) }),
  ),
});

/** Bytes of one request, at least one document. */
const largestBulk = 8 * 1024 * 1024;
const attempts = 6;
const firstPauseMs = 200;

type BulkItem = z.infer<typeof bulkSchema>['items'][number]['index'];

interface Operation {
  readonly change: Change;
  readonly lines: string;
}

/** `undefined` if the text is not a record. */
export type ReadFields = (change: Omit<Change, 'json'>, json: string) => IndexedFields | undefined;
/** When searches find what was written: the shards of a batch are refreshed with it, or the whole index later. */
export type Visibility = 'at once' | 'later';
export type OnUnreadable = (kind: RepoKind, id: string) => void;

export class ClusterWriter {
  readonly #client: ClusterClient;
  readonly #store: Store;
  readonly #read: ReadFields;
  readonly #onUnreadable: OnUnreadable;

  constructor(client: ClusterClient, store: Store, read: ReadFields, onUnreadable: OnUnreadable) {
    this.#client = client;
    this.#store = store;
    this.#read = read;
    this.#onUnreadable = onUnreadable;
  }

  /** Any server may write any change at any time: an older one never replaces a newer one. */
  async write(index: string, changes: readonly Change[], visibility: Visibility): Promise<void> {
    const cards = await this.#store.cardTexts(changes);
    let batch: Operation[] = [];
    let length = 0;
    for (const [i, change] of changes.entries()) {
      const lines = this.#linesOf(change, cards[i]);
      if (length + lines.length > largestBulk && batch.length > 0) {
        await this.#send(index, batch, visibility);
        batch = [];
        length = 0;
      }
      batch.push({ change, lines });
      length += lines.length;
    }
    if (batch.length > 0) await this.#send(index, batch, visibility);
  }

  #linesOf(change: Change, card: string | undefined): string {
    const { kind, id, seq, json } = change;
    const fields = json === null ? undefined : this.#read(change, json);
    if (fields === undefined && json !== null) this.#onUnreadable(kind, id);
    const action = { index: { _id: documentId(kind, id), version: seq, version_type: 'external' } };
    const document = fields === undefined ? tombstone : documentOf(kind, fields, card);
    return `${JSON.stringify(action)}\n${JSON.stringify(document)}\n`;
  }

  /** Retries documents that the cluster rejected temporarily. */
  async #send(index: string, operations: readonly Operation[], visibility: Visibility): Promise<void> {
    const path = `${writeAlias(index)}/_bulk?require_alias=true&refresh=${visibility === 'at once'}`;
    let left = operations;
    for (let attempt = 0; left.length > 0; attempt++) {
      if (attempt === attempts) throw new SearchError('busy', `${left.length} documents were rejected`);
      if (attempt > 0) await setTimeout(firstPauseMs * 2 ** attempt);
      const body = left.map(({ lines }) => lines).join('');
      const answer = await this.#client.send('POST', path, body, this.#client.timeoutMs * 6);
      if (answer.status >= 400) throw errorOf(answer);
      const { items } = readAnswer(bulkSchema, answer.body);
      left = left.filter((operation, i) => this.#isToRepeat(operation, items[i]?.index));
    }
  }

  #isToRepeat({ change }: Operation, item: BulkItem | undefined): boolean {
    if (item === undefined) throw new SearchError('failed', 'the response has fewer items than the request');
    const { status, error } = item;
    if (status < 300 || status === 409) return false;
    if (status === 429 || status >= 500) return true;
    if (status === 403) throw new SearchError('read-only', error?.reason ?? 'the index refuses writes');
    if (status === 404) throw new SearchError('unavailable', 'the index was deleted');
    // The document itself is invalid: a retry would fail too.
    this.#onUnreadable(change.kind, change.id);
    return false;
  }
}

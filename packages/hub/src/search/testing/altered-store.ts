/** @module A store with some methods replaced, to test failures. */

import type { Store } from '../../store/store.ts';

export const alteredStore = (store: Store, replaced: Partial<Store>): Store => ({
  get: (kind, id) => store.get(kind, id),
  getMany: (kind, ids) => store.getMany(kind, ids),
  put: (records, options) => store.put(records, options),
  delete: (kind, ids) => store.delete(kind, ids),
  scan: (kind, options) => store.scan(kind, options),
  changesSince: (seq, limit) => store.changesSince(seq, limit),
  head: () => store.head(),
  count: (kind) => store.count(kind),
  card: (kind, id) => store.card(kind, id),
  cardTexts: (records) => store.cardTexts(records),
  putCard: (card) => store.putCard(card),
  deleteCard: (kind, id) => store.deleteCard(kind, id),
  bookmark: (key) => store.bookmark(key),
  histories: (kind, ids) => store.histories(kind, ids),
  identity: () => store.identity(),
  watch: (listener) => store.watch(listener),
  close: () => store.close(),
  ...replaced,
});

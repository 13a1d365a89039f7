/** @module The version of the records: the head of the store's change sequence, and the position of the index. */
import type { SearchEngine, Store } from '@loadout/hub';

/** Reads the head after the call, never before it. Calls during a read share the next one. */
export function recordsVersion(
  store: Pick<Store, 'head'>,
  index: Pick<SearchEngine, 'status'>,
): () => Promise<string> {
  let running: Promise<number> | undefined;
  let queued: Promise<number> | undefined;

  const read = async (): Promise<number> => {
    await running?.catch(() => undefined);
    queued = undefined;
    running = store.head();
    return running;
  };

  return async () => {
    queued ??= read();
    const head = await queued;
    const { seq, version = String(seq) } = index.status();
    return `${head} ${version}`;
  };
}

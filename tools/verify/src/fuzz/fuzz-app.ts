/** @module Runs the whole program over mutated records, half stored as by an older release, half imported. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { libraryKeys, taskIds } from '@loadout/catalogue';
import { importRecords } from '@loadout/hub';
import { createApp, createServices, openStore, readSettings } from '@loadout/server';
import { openSite } from '@loadout/web';
import { journey, type Send } from './journey.ts';
import { type Mutation, mutations } from './mutations.ts';

const adminToken = 'a-token-for-the-fuzz';

export interface FuzzApp {
  readonly mutated: readonly Mutation[];
  /** Problems in the responses about one record. */
  try(mutation: Mutation): Promise<readonly string[]>;
  readonly send: Send;
  /** Stores the JSON of a model without validation. */
  store(id: string, json: string): Promise<void>;
  close(): Promise<void>;
}

export async function fuzzApp(count: number): Promise<FuzzApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loadout-fuzz-'));
  // Sequential requests keep the event loop busy, which must not count as overload.
  const environment = {
    LOADOUT_ADMIN_TOKEN: adminToken,
    LOADOUT_DATA_DIR: dataDir,
    LOADOUT_MAX_LAG_MS: '60000',
  };
  const settings = readSettings(environment, dataDir);
  const mutated = mutations(count, { tasks: taskIds, libraries: libraryKeys });
  await fill(settings, mutated);
  const services = await createServices(settings);
  const app = createApp({ services, ...(await openSite()), logError: () => {} });
  const send: Send = async (path, body) =>
    app.request(path, {
      method: body?.method ?? 'GET',
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body.json) }),
    });
  return {
    mutated,
    send,
    try: (mutation) => journey(mutation, send),
    async store(id, json) {
      const store = await openStore(settings);
      await store.put([{ kind: 'model', id, json }]);
      await store.close();
    },
    async close() {
      await services.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function fill(settings: Parameters<typeof openStore>[0], mutated: readonly Mutation[]): Promise<void> {
  const store = await openStore(settings);
  try {
    for (const kind of ['model', 'dataset', 'space'] as const) {
      const ofKind = mutated.filter((mutation) => mutation.kind === kind);
      const lines = ofKind.filter((_, at) => at % 2 === 0).map(({ record }) => `${JSON.stringify(record)}\n`);
      await importRecords(store, Readable.from([Buffer.from(lines.join(''))]), { kind, faultPolicy: 'drop' });
      const raw = ofKind.filter((_, at) => at % 2 === 1);
      await store.put(raw.map(({ id, record }) => ({ kind, id, json: JSON.stringify(record) })));
    }
  } finally {
    await store.close();
  }
}

/** @module Examples for `@loadout/hub`. */
import * as c from '@loadout/hub';
import type { Examples } from '../example.ts';

export const shared = {};

const store = () => c.openStore('records.db');

export const examples: Examples<typeof c> = {
  parseRecord: {
    says: 'Validates a record: its shape, its size, its id.',
    code: () => c.parseRecord('model', { id: 'acme/tern' }),
  },
  parseRecordText: {
    says: 'The same from JSON text.',
    code: () => c.parseRecordText('model', '{ "id": "acme/tern" }'),
  },
  describeProblems: { code: () => c.describeProblems([{ field: 'id', message: 'must be a string' }]) },
  recordLimits: { says: 'How large a record may be.', code: () => c.recordLimits.characters },
  repoIdProblem: { code: () => c.repoIdProblem('acme/tern/x') },
  repoIdLengths: { code: () => c.repoIdLengths, result: { owner: 96, name: 255 } },
  repoIdPartPattern: { code: () => new RegExp(c.repoIdPartPattern).test('tern-7b'), result: true },
  longestRepoId: { code: () => c.longestRepoId, result: 352 },
  foldId: { code: () => c.foldId('Acme/Tern') },
  repoKinds: {
    says: 'The kinds of records.',
    code: () => c.repoKinds,
    result: ['model', 'dataset', 'space'],
  },
  storedRecord: { code: () => c.storedRecord('model', { id: 'acme/tern', json: '{ "id": "acme/tern" }' }) },
  openStore: {
    says: 'Opens the embedded store in a file, or a PostgreSQL database by its URL.',
    needs: 'files',
    code: async () => (await c.openStore('records.db')).get('model', 'acme/tern'),
  },
  openSqliteStore: { needs: 'files', code: () => c.openSqliteStore('records.db') },
  openPostgresStore: { needs: 'a database', code: () => c.openPostgresStore('postgres://localhost/loadout') },
  StoreError: {
    says: 'The store does not answer, or refuses a write.',
    code: () => c.StoreError.name,
    result: 'StoreError',
  },
  cardOrigins: { says: 'Where a card came from.', code: () => c.cardOrigins },
  historyLimit: { code: () => c.historyLimit, result: 90 },
  importRecords: {
    needs: 'files',
    code: async () => c.importRecords(await store(), process.stdin, { kind: 'model' }),
  },
  recordsRead: {
    needs: 'files',
    code: async () => c.recordsRead(await c.importRecords(await store(), process.stdin, { kind: 'model' })),
  },
  exportRecords: {
    needs: 'files',
    code: async () => c.exportRecords(await store(), process.stdout, { kind: 'model' }),
  },
  cardFiles: { needs: 'files', code: () => c.cardFiles('cards') },
  decompressed: {
    says: 'Reads gzip, zstd or plain bytes; which, the first bytes tell.',
    needs: 'files',
    code: () => c.decompressed(process.stdin),
  },
  fileResumeKey: {
    says: 'Names a file for an import that can be resumed.',
    needs: 'files',
    code: () => c.fileResumeKey('models.jsonl'),
  },
  ImportError: {
    says: 'An import that cannot go on.',
    code: () => c.ImportError.name,
    result: 'ImportError',
  },
  SourceError: { says: 'Bytes that cannot be read.', code: () => c.SourceError.name, result: 'SourceError' },
  hubClient: {
    says: 'Reads records from a hub: retries, limits and timeouts included.',
    needs: 'a network',
    code: () => c.hubClient({ baseUrl: 'https://huggingface.co' }).record('model', 'Qwen/Qwen3-8B'),
  },
  HubError: {
    says: 'A hub that does not answer as it should.',
    code: () => c.HubError.name,
    result: 'HubError',
  },
  listOrders: { code: () => c.listOrders },
  listQuery: {
    says: 'The query of a list of records.',
    code: () => c.listQuery('model', { author: 'acme' }, 100),
  },
  sync: {
    needs: 'a network',
    code: async () =>
      c.sync(await store(), c.hubClient({ baseUrl: 'https://huggingface.co' }), { kind: 'model' }),
  },
  lastSync: { needs: 'files', code: async () => c.lastSync(await store(), 'model') },
  prune: {
    needs: 'a network',
    code: async () =>
      c.prune(await store(), c.hubClient({ baseUrl: 'https://huggingface.co' }), { kind: 'model' }),
  },
  cardSource: {
    says: 'Reads cards from a hub.',
    needs: 'a network',
    code: () => c.cardSource({ baseUrl: 'https://huggingface.co', maxBytes: 200_000 }),
  },
  liveRecords: {
    says: 'Records straight from a hub, remembered for a while.',
    needs: 'a network',
    code: () => c.liveRecords(c.hubClient({ baseUrl: 'https://huggingface.co' })),
  },
  refresher: {
    says: 'Refreshes stored records from a hub when they are viewed.',
    needs: 'a network',
    code: async () => c.refresher(await store(), c.hubClient({ baseUrl: 'https://huggingface.co' })),
  },
  openIndex: {
    says: 'Opens the index in memory over a store.',
    needs: 'files',
    code: async () => c.openIndex(await store(), { rules: { version: '1', isLibrary: () => false } }),
  },
  openClusterIndex: {
    needs: 'a network',
    code: async () => c.openClusterIndex,
  },
  withFallback: { needs: 'a network', code: () => c.withFallback },
  SearchError: {
    says: 'A search that cannot be answered.',
    code: () => c.SearchError.name,
    result: 'SearchError',
  },
  CursorError: { code: () => c.CursorError.name, result: 'CursorError' },
  fieldsOf: { code: () => c.fieldsOf.length },
  facets: { code: () => c.facets.slice(0, 3), result: ['task', 'library', 'language'] },
  sorts: { says: 'Orders of a search.', code: () => c.sorts },
  measures: { code: () => c.measures },
  sortMeasures: { code: () => c.sortMeasures },
  sizeSteps: { code: () => c.sizeSteps.slice(0, 3), result: ['0', '10M', '20M'] },
  stepStart: {
    says: 'The lower bound of a step, in parameters.',
    code: () => c.stepStart('10M'),
    result: 10_000_000,
  },
  unknownSize: { code: () => c.unknownSize, result: 'unknown' },
  contextSteps: { code: () => c.contextSteps },
  latencySteps: { code: () => c.latencySteps },
  priceSteps: { code: () => c.priceSteps },
};

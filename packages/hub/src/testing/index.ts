/** @module Test helpers for other packages: PostgreSQL, a fake hub, temporary folders, and child processes to kill. */

export { runAndKill } from '../store/testing/killed-child.ts';
export {
  ownPostgres,
  testPostgres,
  type TestServer,
  uniqueSchema,
} from '../store/testing/postgres-server.ts';
export { asOrdinaryUser } from '../store/testing/ordinary-user.ts';
export { temporaryFolder, type TemporaryFolder } from '../store/testing/temporary.ts';
export { alteredStore } from '../search/testing/altered-store.ts';
export { answerFiles } from '../sources/testing/hub-files.ts';
export { ggufFile, parquetFile, safetensorsFile } from '../sources/testing/sample-files.ts';
export { sampleRepositories, writeRepository } from '../sources/testing/sample-repositories.ts';
export { asUsual, fakeHub, type FakeHub, status } from '../sources/testing/fake-hub.ts';
export * as hubFaults from '../sources/testing/hub-faults.ts';
export { integrity } from '../store/testing/whole-file.ts';

/** Scripts for `runAndKill`; the arguments are documented in each file. */
export const childScripts = {
  import: new URL('../transfer/testing/import-child.ts', import.meta.url),
  prune: new URL('../sources/testing/prune-child.ts', import.meta.url),
  snapshot: new URL('../search/testing/snapshot-writer.ts', import.meta.url),
  sync: new URL('../sources/testing/sync-child.ts', import.meta.url),
};

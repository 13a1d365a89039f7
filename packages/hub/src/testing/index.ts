/** @module What the tests of other packages need of this one: a real PostgreSQL, a small hub, folders and kills. */

export { runAndKill } from '../store/testing/killed-child.ts';
export {
  ownPostgres,
  testPostgres,
  type TestServer,
  uniqueSchema,
} from '../store/testing/postgres-server.ts';
export { temporaryFolder, type TemporaryFolder } from '../store/testing/temporary.ts';
export { alteredStore } from '../search/testing/altered-store.ts';
export { asUsual, fakeHub, type FakeHub, status } from '../sources/testing/fake-hub.ts';

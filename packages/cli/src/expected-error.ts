/** @module Errors of the packages below whose message is meant for people. Known by name, so that none is loaded for it. */

const expected: ReadonlySet<string> = new Set([
  'CatalogueError',
  'CursorError',
  'ImportError',
  'HubError',
  'ListenError',
  'NotFoundError',
  'RecordError',
  'RuleError',
  'SettingsError',
  'SiteNotBuiltError',
  'StoreError',
]);

export const isExpected = (error: unknown): error is Error =>
  error instanceof Error && expected.has(error.name);

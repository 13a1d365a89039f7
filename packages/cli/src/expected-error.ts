/** @module Errors of other packages whose message is for users. Matched by name, so that no package is loaded for it. */

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

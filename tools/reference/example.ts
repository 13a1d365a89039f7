/** @module An example of an export: shown in the reference, type-checked with the tools, executed by a test. */

export interface Example {
  /** What the export is for, where its declaration has no comment. */
  readonly says?: string;
  /** The body is shown. It may be a promise. */
  readonly code: () => unknown;
  /** What the code returns; shown after it. */
  readonly result?: unknown;
  /** Set where the code needs a server, a database or a browser: it is only type-checked. */
  readonly needs?: 'a browser' | 'a database' | 'a network' | 'files' | 'a server';
}

/** By the names that the module exports; a test reports missing ones. */
export type Examples<Module> = { readonly [Name in keyof Module]?: Example };

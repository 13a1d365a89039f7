/** @module Spaces: their records, the ways to use them, and the snippets. */
export { spaceClients, type SpaceClientKey } from './clients/index.generated.ts';
export { defineSpaceClient, type SpaceClient } from './space-client.ts';
export { spaceSnippets, type SpaceSnippetOptions, type SpaceSnippets } from './space-snippets.ts';
export type { SpaceCard, SpaceRecord } from './space.ts';

/** @module Spaces: the ways to use them, and the snippets. */
export { spaceClients, type SpaceClientKey } from './index.generated.ts';
export { defineSpaceClient, type SpaceClient } from './define.ts';
export { spaceSnippets, type SpaceSnippetOptions, type SpaceSnippets } from './snippets.ts';

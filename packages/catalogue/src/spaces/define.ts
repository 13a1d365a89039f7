/** @module What a way to use a space is. Its key is the name of its file; it is never repeated inside. */
import type { GeneratorResult } from '../libraries/define.ts';
import type { SnippetContext } from '../snippets/context.ts';
import type { SpaceRecord } from '../records/space.ts';

/** What an author writes in `spaces/clients/<key>.ts`. */
export interface SpaceClient {
  readonly label: string;
  readonly docsUrl: string;
  /** One sentence that says why it fits the space; nothing when it does not. */
  readonly fits: (space: SpaceRecord) => string | undefined;
  readonly snippets: (space: SpaceRecord, context: SnippetContext) => GeneratorResult;
}

export const defineSpaceClient = (client: SpaceClient): SpaceClient => client;

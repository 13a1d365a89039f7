/** @module The definition of a way to use a space. Its key is its file name. */
import type { GeneratorResult } from '../libraries/define.ts';
import type { SnippetContext } from '../snippets/context.ts';
import type { SpaceRecord } from '../records/space.ts';

/** The default export of `spaces/entries/<key>.ts`. */
export interface SpaceClient {
  readonly label: string;
  readonly docsUrl: string;
  /** The reason why it fits the space; nothing if it does not. */
  readonly fits: (space: SpaceRecord) => string | undefined;
  /** Whether the space must be running: the hub has the files of all. */
  readonly needsRunning?: true;
  readonly snippets: (space: SpaceRecord, context: SnippetContext) => GeneratorResult;
}

export const defineSpaceClient = (client: SpaceClient): SpaceClient => client;

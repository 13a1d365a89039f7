/** @module Type of a local app entry; the file name is the app's key. */
import type { ModelRecord } from '../records/model.ts';
import type { SnippetContext } from '../snippets/context.ts';
import type { System } from '../snippets/system.ts';
import type { Snippet } from '../snippets/snippet.ts';
import type { TaskId } from '../tasks/keys.generated.ts';

/**
 * How an app reaches a hub and an account: `client` through the hub's Python package, `variables` through the same
 * environment variables without that package, `address` through the host in the model reference. Absent: public hub
 * only.
 */
export type HubAccess = 'client' | 'variables' | 'address';

interface AppFacts {
  readonly label: string;
  /** One sentence about what it does. */
  readonly summary: string;
  /** Other names that people search for. */
  readonly synonyms?: readonly string[];
  readonly docsUrl: string;
  /** Ids of the tasks it serves. */
  readonly tasks: readonly TaskId[];
  /** Set when it does not run on all systems. */
  readonly systems?: readonly System[];
  /** Set when the public hub no longer lists it. */
  readonly status?: 'delisted';
  /** Returns one sentence that explains why the app can open the model, or undefined when it cannot. */
  readonly fits: (model: ModelRecord) => string | undefined;
}

/** One of several ways to run an app: installed, in a container, built from source. */
export interface Way {
  readonly key: string;
  readonly label: string;
  readonly systems: readonly System[];
}

export interface AppContext extends SnippetContext {
  /** The reader's system. */
  readonly system: System;
  /** Key of the chosen way, for an app that has several. */
  readonly way: string | undefined;
}

/** An app opened by a link: `https:` or the app's URL scheme. */
export interface LinkedApp extends AppFacts {
  readonly deepLink: (model: ModelRecord, context: SnippetContext) => string;
  readonly snippets?: undefined;
  readonly hub?: undefined;
}

/** An app started by commands. */
export interface CommandApp extends AppFacts {
  readonly snippets: (model: ModelRecord, context: AppContext) => readonly Snippet[];
  /** Set when there are several ways to run it; the default is the first that supports the reader's system. */
  readonly ways?: readonly Way[];
  readonly hub?: HubAccess;
  /** The base model that it loads with an adapter. */
  readonly baseOf?: (model: ModelRecord) => string | undefined;
  /** Set when it reads the hub's token from the environment, although the host is in the model reference. */
  readonly readsToken?: true;
  readonly deepLink?: undefined;
}

/** Contents of `apps/entries/<key>.ts`. */
export type App = LinkedApp | CommandApp;

export const defineApp = (app: App): App => app;

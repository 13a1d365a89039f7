/** @module What a local app is. An app's key is the name of its file; it is never repeated inside. */
import type { ModelRecord } from '../records/model.ts';
import type { SnippetContext } from '../snippets/context.ts';
import type { System } from '../snippets/system.ts';
import type { Snippet } from '../snippets/snippet.ts';
import type { TaskId } from '../tasks/keys.generated.ts';

/**
 * How an app comes to a hub and an account: `client` through the hub's own Python package, `variables` by the
 * same environment variables without it, `address` by the host in the model's reference. Absent: it knows the
 * public hub only.
 */
export type HubAccess = 'client' | 'variables' | 'address';

interface AppFacts {
  readonly label: string;
  readonly docsUrl: string;
  /** Ids of the tasks it serves. */
  readonly tasks: readonly TaskId[];
  /** Set when it does not run on all systems. */
  readonly systems?: readonly System[];
  /** Set when the public hub offers it no more. */
  readonly status?: 'delisted';
  /** One sentence that says why the app can open the model; nothing when it cannot. */
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

/** An app that a link opens: its address has `https:` or the app's own scheme. */
export interface LinkedApp extends AppFacts {
  readonly deepLink: (model: ModelRecord, context: SnippetContext) => string;
  readonly snippets?: undefined;
  readonly hub?: undefined;
}

/** An app that commands start. */
export interface CommandApp extends AppFacts {
  readonly snippets: (model: ModelRecord, context: AppContext) => readonly Snippet[];
  /** Where there are several ways to run it; the first one that the reader's system has is the default. */
  readonly ways?: readonly Way[];
  readonly hub?: HubAccess;
  readonly deepLink?: undefined;
}

/** What an author writes in `apps/<key>.ts`. */
export type App = LinkedApp | CommandApp;

export const defineApp = (app: App): App => app;

/** @module What the site's loaders, the API, MCP and the command line share: one object, made once at start. */
import type { Language, ModelRecord, Notice, Platform, Snippet, Task } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import type { Settings } from './settings.ts';

/** A library as it is published: its facts, with its key and what follows from its file. */
export interface LibraryEntry {
  readonly key: string;
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl?: string;
  readonly summary?: string;
  readonly filter: boolean;
  /** The rule that applies: the library's own, else the default one. */
  readonly countDownloads: string;
  readonly tasks: readonly string[];
  readonly languages: readonly Language[];
  readonly hasSnippets: boolean;
  readonly status?: 'archived' | 'unmaintained';
}

/** A record of a dataset or space, or a model record with whatever else its hub sent. */
export type HubRecord = ModelRecord & Readonly<Record<string, unknown>>;

export type SortOrder = 'relevance' | 'trending' | 'downloads' | 'likes' | 'created' | 'updated';

export interface SearchRequest {
  readonly text?: string;
  readonly task?: readonly string[];
  readonly library?: readonly string[];
  readonly language?: readonly string[];
  readonly license?: readonly string[];
  readonly author?: readonly string[];
  readonly tag?: readonly string[];
  readonly app?: readonly string[];
  readonly provider?: readonly string[];
  readonly gated?: boolean;
  readonly params?: { readonly min?: number; readonly max?: number };
  readonly sort?: SortOrder;
  readonly direction?: 'ascending' | 'descending';
  readonly limit?: number;
  readonly cursor?: string;
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

export interface SearchAnswer {
  readonly items: readonly HubRecord[];
  readonly total: number;
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
  /** Cursor of the next page. */
  readonly next?: string;
}

/** A model by its record, or by the id of one that is known here. */
export type ModelReference = { readonly model: ModelRecord } | { readonly id: string };

export interface SnippetOptions {
  readonly revision?: string;
  readonly quantization?: string;
  readonly file?: string;
  readonly versions?: Readonly<Record<string, number>>;
  /** Overrides fields of the platform for this one call. */
  readonly platform?: Partial<Platform>;
}

export type SnippetRequest = ModelReference & { readonly library?: string; readonly options?: SnippetOptions };

export interface LibraryAnswer {
  /** The library's key. */
  readonly library: string;
  readonly snippets: readonly Snippet[];
  readonly notice?: Notice;
}

export interface DownloadRuleRequest {
  readonly library?: string;
  readonly rule?: string;
  readonly paths: readonly string[];
}

export interface DownloadRuleAnswer {
  readonly rule: string;
  /** The rule as an English sentence. */
  readonly sentence: string;
  readonly results: readonly { readonly path: string; readonly counts: boolean }[];
}

export type EntryKind = 'task' | 'library' | RepoKind;

export interface Readiness {
  readonly ready: boolean;
  readonly store: 'ready' | 'failed';
  readonly index: 'ready' | 'building' | 'failed';
  readonly records: Readonly<Record<RepoKind, number>>;
}

export interface Services {
  readonly settings: Settings;
  readonly platform: Platform;

  tasks(): readonly Task[];
  task(id: string): Task | undefined;
  /** The task's long-form page, as Markdown. */
  taskAbout(id: string): Promise<string | undefined>;
  libraries(): readonly LibraryEntry[];
  library(key: string): LibraryEntry | undefined;

  /** Throws `CursorError` for a cursor that is not one of ours: start again from the first page. */
  search(kind: RepoKind, request: SearchRequest): Promise<SearchAnswer>;
  /** From the store, else from the live hub when one is configured. */
  record(kind: RepoKind, id: string): Promise<HubRecord | undefined>;
  model(id: string): Promise<ModelRecord | undefined>;

  /** Throws `NotFoundError` for an unknown id or library, `CatalogueError` for what cannot be answered. */
  snippets(request: SnippetRequest): Promise<readonly LibraryAnswer[]>;
  testDownloadRule(request: DownloadRuleRequest): DownloadRuleAnswer;
  /** Known ids that look like the one that was asked for, nearest first. */
  nearest(kind: EntryKind, id: string, limit?: number): Promise<readonly string[]>;

  readiness(): Promise<Readiness>;
  close(): Promise<void>;
}

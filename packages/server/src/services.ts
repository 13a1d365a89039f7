/** @module What the site's loaders, the API, MCP and the command line share: one object, made once at start. */
import type {
  AppSnippets,
  InferenceOptions,
  InferenceAnswer,
  Language,
  LibrarySnippets,
  ModelRecord,
  Platform,
  RecordTypes,
  RepositoryRecord,
  SpaceSnippets,
  System,
  Task,
  ProviderOffers,
} from '@loadout/catalogue';
import type {
  Facet,
  FacetCount,
  ImportReport,
  IndexStatus,
  Listed,
  RepoKind,
  Sort,
  Stretch,
} from '@loadout/hub';
import type { PlatformOverride } from './platform-override.ts';
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

/** A local app as it is published. */
export interface AppEntry {
  readonly key: string;
  readonly label: string;
  readonly docsUrl: string;
  readonly tasks: readonly string[];
  /** The systems it runs on. */
  readonly systems: readonly System[];
  /** `link`: an address opens the model in the app. `commands`: commands start it. */
  readonly opens: 'link' | 'commands';
}

/** A library for datasets as it is published. */
export interface DatasetLibraryEntry {
  readonly key: string;
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl: string;
  readonly summary: string;
}

/** A checked record of any kind, as far as all kinds agree. Fields that nobody here knows are kept in it. */
export type HubRecord = RepositoryRecord;

export interface SearchRequest {
  readonly text?: string | undefined;
  readonly task?: readonly string[] | undefined;
  readonly library?: readonly string[] | undefined;
  readonly language?: readonly string[] | undefined;
  readonly license?: readonly string[] | undefined;
  readonly author?: readonly string[] | undefined;
  readonly tag?: readonly string[] | undefined;
  readonly app?: readonly string[] | undefined;
  readonly quantization?: readonly string[] | undefined;
  readonly provider?: readonly string[] | undefined;
  readonly gated?: boolean | undefined;
  readonly params?: { readonly min?: number; readonly max?: number } | undefined;
  readonly sort?: Sort | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  /** Which facets to count: all unless told. Counting is the dearest part of an answer. */
  readonly facets?: readonly Facet[] | undefined;
  /** Values per facet. */
  readonly facetLimit?: number | undefined;
}

export interface SearchAnswer<Item extends HubRecord = HubRecord> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly facets: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
  /** Cursor of the next page, when there is one. */
  readonly next?: string;
  /** Selected values that no record has. */
  readonly unknown: readonly { readonly filter: Facet; readonly value: string }[];
}

/** A model by its record (as any hub sends it), or by the id of one that is known here. One of the two. */
export interface ModelReference {
  readonly model?: unknown;
  readonly id?: string | undefined;
}

export interface SnippetRequest extends ModelReference {
  /** Only this library, whether or not it fits. */
  readonly library?: string | undefined;
  readonly options?: SnippetRequestOptions | undefined;
}

export interface AppSnippetRequest extends ModelReference {
  /** Only this app, whether or not it fits. */
  readonly app?: string | undefined;
  readonly options?: AppSnippetRequestOptions | undefined;
}

export interface AppSnippetRequestOptions extends Omit<SnippetRequestOptions, 'versions'> {
  readonly system?: System | undefined;
  readonly way?: string | undefined;
}

export interface SnippetRequestOptions {
  readonly revision?: string | undefined;
  readonly quantization?: string | undefined;
  readonly file?: string | undefined;
  readonly versions?: Readonly<Record<string, number>> | undefined;
  /** Overrides fields of the platform for this one call. */
  readonly platform?: PlatformOverride | undefined;
}

/** A dataset by its record, or by the id of one that is known here. One of the two. */
export interface DatasetSnippetRequest {
  readonly dataset?: unknown;
  readonly id?: string | undefined;
  /** Only this dataset library, whether or not it fits. */
  readonly library?: string | undefined;
  readonly options?: RepositorySnippetOptions | undefined;
}

/** A space by its record, or by the id of one that is known here. One of the two. */
export interface SpaceSnippetRequest {
  readonly space?: unknown;
  readonly id?: string | undefined;
  /** Only this way to use it, whether or not it fits. */
  readonly client?: string | undefined;
  readonly options?: RepositorySnippetOptions | undefined;
}

export type RepositorySnippetOptions = Pick<SnippetRequestOptions, 'revision' | 'platform'>;

/** Snippets, notices, and which providers serve the model. */
export interface InferenceResult extends InferenceAnswer {
  readonly providers: ProviderOffers;
}

export interface InferenceSnippetRequest extends ModelReference {
  /** A provider's id, or `auto`. */
  readonly provider?: string | undefined;
  readonly options?: InferenceRequestOptions | undefined;
}

/** The catalogue's options; the platform is that of the settings, with what is overridden for this one call. */
export type InferenceRequestOptions = {
  readonly [Name in Exclude<keyof InferenceOptions, 'provider' | 'platform'>]?:
    | InferenceOptions[Name]
    | undefined;
} & { readonly platform?: PlatformOverride | undefined };

export interface DownloadRuleRequest {
  readonly library?: string | undefined;
  readonly rule?: string | undefined;
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
  readonly index: 'ready' | 'failed';
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
  apps(): readonly AppEntry[];
  datasetLibraries(): readonly DatasetLibraryEntry[];

  /** Throws `CursorError` for a cursor that is not one of ours: start again from the first page. */
  search<Kind extends RepoKind>(kind: Kind, request: SearchRequest): Promise<SearchAnswer<RecordTypes[Kind]>>;
  /** All records, a stretch at a time, in an order that stays as long as `holdings().seq` does. */
  list(kind: RepoKind, stretch: Stretch): readonly Listed[];
  /** How many records can be found, and up to which change. */
  holdings(): Pick<IndexStatus, 'seq' | 'records'>;
  /** From the store, else from the live hub when one is configured. */
  record<Kind extends RepoKind>(kind: Kind, id: string): Promise<RecordTypes[Kind] | undefined>;
  model(id: string): Promise<ModelRecord | undefined>;

  /** Throws `NotFoundError` for an unknown id or library, `CatalogueError` for what cannot be answered. */
  snippets(request: SnippetRequest): Promise<readonly LibrarySnippets[]>;
  /** Throws as `snippets` does. */
  appSnippets(request: AppSnippetRequest): Promise<readonly AppSnippets[]>;
  /** Throws as `snippets` does. */
  inferenceSnippets(request: InferenceSnippetRequest): Promise<InferenceResult>;
  /** Throws as `snippets` does. */
  datasetSnippets(request: DatasetSnippetRequest): Promise<readonly LibrarySnippets[]>;
  /** Throws as `snippets` does. */
  spaceSnippets(request: SpaceSnippetRequest): Promise<readonly SpaceSnippets[]>;
  testDownloadRule(request: DownloadRuleRequest): Promise<DownloadRuleAnswer>;
  /** Known ids that look like the one that was asked for, nearest first. */
  nearest(kind: EntryKind, id: string, limit?: number): Promise<readonly string[]>;

  /** Throws `RecordError` when it is not a record, or is that of another id. */
  put(kind: RepoKind, id: string, record: unknown): Promise<'created' | 'replaced' | 'unchanged'>;
  /** Whether it was there. */
  remove(kind: RepoKind, id: string): Promise<boolean>;
  /** A JSON array or JSON lines, plain or compressed. */
  importRecords(
    kind: RepoKind,
    source: AsyncIterable<Uint8Array>,
    /** Most bytes after decompression. */
    limit?: { readonly maxBytes: number },
  ): Promise<ImportReport>;

  readiness(): Promise<Readiness>;
  close(): Promise<void>;
}

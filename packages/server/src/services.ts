/** @module The services shared by the site's loaders, the API, MCP and the command line. */
import type {
  AppKey,
  AppSnippets,
  AttentionShape,
  Bandwidth,
  DatasetLibraryKey,
  DatasetSnippets,
  Device,
  DeviceKey,
  EvaluationFrameworkId,
  FitState,
  InferenceOptions,
  InferenceAnswer,
  KernelLibraryKey,
  Language,
  LibraryKey,
  LibrarySnippets,
  Machine,
  ModelFit,
  ModelRecord,
  Platform,
  RecordTypes,
  RepositoryRecord,
  SpaceSnippets,
  System,
  Task,
  TaskId,
  ProviderId,
  ProviderOffers,
} from '@loadout/catalogue';
import type {
  LastSync,
  CardOrigin,
  CardWrite,
  Facet,
  FacetCount,
  Freshness,
  ImportReport,
  IndexStatus,
  Listed,
  RepoKind,
  SearchQuery,
  Sighting,
  Sort,
  SortMeasure,
  Stretch,
} from '@loadout/hub';
import type { FindAnswer, FindRequest } from './finding/finding.ts';
import type { PlatformOverride } from './platform-override.ts';
import type { Settings } from './settings.ts';

/** A library as published: its facts, its key and derived fields. */
export interface LibraryEntry {
  readonly key: LibraryKey;
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl?: string;
  readonly summary?: string;
  readonly filter: boolean;
  /** The effective rule: the library's, else the default. */
  readonly countDownloads: string;
  readonly tasks: readonly TaskId[];
  readonly languages: readonly Language[];
  readonly hasSnippets: boolean;
  readonly status?: 'archived' | 'unmaintained';
}

/** A local app as published. */
export interface AppEntry {
  readonly key: AppKey;
  readonly label: string;
  readonly summary: string;
  readonly docsUrl: string;
  readonly tasks: readonly TaskId[];
  /** The operating systems it supports. */
  readonly systems: readonly System[];
  /** `link`: a URL opens the model in the app. `commands`: shell commands start it. */
  readonly opens: 'link' | 'commands';
}

/** An inference provider as published. */
export interface ProviderEntry {
  readonly id: ProviderId;
  readonly name: string;
  readonly summary: string;
  /** Its organization on the hub. */
  readonly hubOrganisation: string;
  /** Base URL of direct calls. */
  readonly baseUrl?: string;
  /** Whether calls go through the router, to the provider itself, or either way. */
  readonly ways: readonly ('router' | 'direct')[];
  readonly tasks: readonly { readonly task: TaskId; readonly clients: readonly string[] }[];
}

/** The facts of a library for datasets or kernels, without its generator. */
interface LibraryFacts<Key extends string> {
  readonly key: Key;
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl: string;
  readonly summary: string;
}

/** A dataset library as published. */
export type DatasetLibraryEntry = LibraryFacts<DatasetLibraryKey>;

/** A library for compute kernels as published. */
export type KernelLibraryEntry = LibraryFacts<KernelLibraryKey>;

/** An evaluation framework as published. */
export interface EvaluationFrameworkEntry {
  readonly id: EvaluationFrameworkId;
  readonly name: string;
  readonly description: string;
  readonly url: string;
}

/** A validated record, with the fields common to all kinds. Unknown fields are kept. */
export type HubRecord = RepositoryRecord;

/** The README.md of a repository, rendered. */
export interface CardView {
  readonly kind: RepoKind;
  readonly id: string;
  /** The commit it was read at, if known. */
  readonly revision?: string;
  readonly origin: CardOrigin;
  readonly markdown: string;
  /** Sanitized; ids in it begin with `card-`. */
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  /** Whether the end is missing because the card is longer than 200 kB. */
  readonly isCut: boolean;
  /** Whether the Markdown is shown as text because it is too complex to render. */
  readonly isPlain: boolean;
}

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
  readonly capability?: readonly string[] | undefined;
  readonly price?: readonly string[] | undefined;
  readonly context_length?: readonly string[] | undefined;
  readonly latency?: readonly string[] | undefined;
  readonly verified?: readonly string[] | undefined;
  readonly modality?: readonly string[] | undefined;
  readonly size?: readonly string[] | undefined;
  readonly format?: readonly string[] | undefined;
  readonly hardware?: readonly string[] | undefined;
  readonly gated?: boolean | undefined;
  readonly params?: SearchQuery['params'] | undefined;
  /** A machine as `parseMachine` reads it: models whose smallest file fits on it. */
  readonly fits?: string | undefined;
  /** Context length for `fits`, in tokens; 4,096 by default. */
  readonly context?: number | undefined;
  readonly sort?: Sort | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  /** The facets to count; all by default. Counting is the most expensive part of a search. */
  readonly facets?: readonly Facet[] | undefined;
  /** Values per facet. */
  readonly facetLimit?: number | undefined;
  /** Only facet values that contain this text. */
  readonly facetText?: string | undefined;
}

/** Texts are cached for each function and record: it must be the same function for every request. */
export type PrintRow = (record: RepositoryRecord) => string;

export interface SearchAnswer<Item extends HubRecord = HubRecord> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly facets: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
  /** Figures that at least one record of this kind has. */
  readonly figures: readonly SortMeasure[];
  /** Cursor of the next page, if any. */
  readonly next?: string;
  /** Selected filter values that no record has. */
  readonly unknown: readonly { readonly filter: Facet; readonly value: string }[];
}

/** One page of results in which items and facets are JSON already. */
export interface PrintedAnswer {
  readonly items: readonly string[];
  readonly total: number;
  readonly facets: string;
  readonly next: string | null;
}

/** A model by its record (from any hub) or by the id of a stored one. Exactly one of the two. */
export interface ModelReference {
  readonly model?: unknown;
  readonly id?: string | undefined;
}

export interface SnippetRequest extends ModelReference {
  /** Only this library, even if it does not fit. */
  readonly library?: string | undefined;
  readonly options?: SnippetRequestOptions | undefined;
}

export interface FitRequest extends ModelReference {
  /** A machine as `parseMachine` reads it; or `memoryGB`, never both. */
  readonly hardware?: string | undefined;
  readonly memoryGB?: number | undefined;
  /** In tokens. */
  readonly context?: number | undefined;
  readonly attention?: AttentionShape | undefined;
}

export interface FitResult extends ModelFit {
  readonly machine: Machine;
}

export interface ComparisonRequest {
  /** Ids of 2 to 4 models. */
  readonly models: readonly string[];
  /** A machine as `parseMachine` reads it. */
  readonly hardware?: string | undefined;
  /** In tokens. */
  readonly context?: number | undefined;
}

export interface QuantizationMemory {
  readonly label: string;
  readonly bytes: number;
  /** From the number of parameters. */
  readonly estimated: boolean;
  /** On the machine of the request. */
  readonly state?: FitState;
}

export interface ComparedModel {
  readonly id: string;
  readonly task?: string;
  readonly parameters?: number;
  readonly license?: string;
  /** In tokens. */
  readonly contextLength?: number;
  readonly gated: boolean;
  readonly languages: readonly string[];
  readonly libraries: readonly string[];
  readonly apps: readonly string[];
  readonly providers: readonly string[];
  readonly baseModels: readonly string[];
  /** The largest first. */
  readonly memory: readonly QuantizationMemory[];
  /** Of the library that fits best. */
  readonly code?: LibrarySnippets;
}

export interface Comparison {
  readonly contextLength: number;
  readonly machine?: Machine;
  readonly models: readonly ComparedModel[];
}

/** A device with its key. */
export interface DeviceEntry extends Device {
  readonly key: DeviceKey;
  readonly bandwidth?: Bandwidth;
}

export interface AppSnippetRequest extends ModelReference {
  /** Only this app, even if it does not fit. */
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
  /** Overrides platform fields for this request. */
  readonly platform?: PlatformOverride | undefined;
}

/** A dataset by its record or by the id of a stored one. Exactly one of the two. */
export interface DatasetSnippetRequest {
  readonly dataset?: unknown;
  readonly id?: string | undefined;
  /** Only this dataset library, even if it does not fit. */
  readonly library?: string | undefined;
  readonly options?: DatasetRequestOptions | undefined;
}

/** A space by its record or by the id of a stored one. Exactly one of the two. */
export interface SpaceSnippetRequest {
  readonly space?: unknown;
  readonly id?: string | undefined;
  /** Only this client, even if it does not fit. */
  readonly client?: string | undefined;
  readonly options?: RepositorySnippetOptions | undefined;
}

export interface DatasetRequestOptions extends RepositorySnippetOptions {
  /** A config that the card lists. */
  readonly config?: string | undefined;
}

export type RepositorySnippetOptions = Pick<SnippetRequestOptions, 'revision' | 'platform'>;

/** Snippets, notices, and the providers that serve the model. */
export interface InferenceResult extends InferenceAnswer {
  readonly providers: ProviderOffers;
}

export interface InferenceSnippetRequest extends ModelReference {
  /** A provider's id, or `auto`. */
  readonly provider?: string | undefined;
  readonly options?: InferenceRequestOptions | undefined;
}

/** The catalogue's options, with the platform from the settings and the overrides of this request. */
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

export type CatalogueKind = 'task' | 'library' | 'app' | 'provider';
export type EntryKind = CatalogueKind | RepoKind;

export interface Readiness {
  readonly ready: boolean;
  readonly store: 'ready' | 'failed';
  readonly index: 'ready' | 'failed';
  readonly records: Readonly<Record<RepoKind, number>>;
}

/** Figures for monitoring. */
export interface Figures extends Pick<Readiness, 'store' | 'index' | 'records'> {
  /** The last change in the store; missing while it does not answer. */
  readonly head?: number;
  /** The last change that can be found. */
  readonly seq: number;
  /** Records refreshed from the hub since the start; missing without a hub. */
  readonly written?: number;
  /** The last sync of each kind that was ever synced, by any process. */
  readonly syncs: readonly (LastSync & { readonly kind: RepoKind })[];
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
  app(key: string): AppEntry | undefined;
  providers(): readonly ProviderEntry[];
  provider(id: string): ProviderEntry | undefined;
  datasetLibraries(): readonly DatasetLibraryEntry[];
  devices(): readonly DeviceEntry[];
  kernelLibraries(): readonly KernelLibraryEntry[];
  evaluationFrameworks(): readonly EvaluationFrameworkEntry[];

  /** Throws `CursorError` for an invalid cursor: start again from the first page. */
  search<Kind extends RepoKind>(kind: Kind, request: SearchRequest): Promise<SearchAnswer<RecordTypes[Kind]>>;
  /** The same for a response of the API. */
  printedSearch(kind: RepoKind, request: SearchRequest, print: PrintRow): Promise<PrintedAnswer>;
  /** Entries of the catalogue, pages and records together, best first. */
  find(request: FindRequest): Promise<FindAnswer>;
  /** All records in pages, in an order that is stable while `holdings().seq` does not change. */
  list(kind: RepoKind, stretch: Stretch): Promise<readonly Listed[]>;
  /** The number of searchable records, the last change they include, and the version of the results. */
  holdings(): Pick<IndexStatus, 'seq' | 'records' | 'version'>;
  /** From the store, which the hub refreshes in the background, else from the hub if one is configured. */
  record<Kind extends RepoKind>(kind: Kind, id: string): Promise<RecordTypes[Kind] | undefined>;
  model(id: string): Promise<ModelRecord | undefined>;
  /** How new a record is, and whether it is being refreshed; `undefined` without a hub. */
  freshness(kind: RepoKind, id: string): Promise<Freshness | undefined>;
  /**
   * Until when a view of a stored record starts no refresh, in milliseconds since 1970: `Infinity` without a hub, 0 when
   * the record is being refreshed or is not stored.
   */
  freshUntil(kind: RepoKind, id: string): Promise<number>;
  /** Downloads and likes seen on each day, oldest first; of a record that is not stored, since the start. */
  history(kind: RepoKind, id: string): Promise<readonly Sighting[]>;

  /** Never renders in this thread. From the store, else from the live hub if one is configured. */
  card(kind: RepoKind, record: HubRecord): Promise<CardView | undefined>;
  /** Throws `NotFoundError` when there is no such record. */
  putCard(
    kind: RepoKind,
    id: string,
    card: { readonly markdown: string; readonly revision?: string | undefined },
  ): Promise<CardWrite>;
  /** Whether a card existed. */
  removeCard(kind: RepoKind, id: string): Promise<boolean>;

  /** Throws `NotFoundError` for an unknown id or library, `CatalogueError` for invalid input. */
  snippets(request: SnippetRequest): Promise<readonly LibrarySnippets[]>;
  /** Throws the same errors as `snippets`. */
  appSnippets(request: AppSnippetRequest): Promise<readonly AppSnippets[]>;
  /** Throws the same errors as `snippets`. */
  fit(request: FitRequest): Promise<FitResult>;
  /** Throws the same errors as `snippets`. */
  compare(request: ComparisonRequest): Promise<Comparison>;
  /** Throws the same errors as `snippets`. */
  inferenceSnippets(request: InferenceSnippetRequest): Promise<InferenceResult>;
  /** Throws the same errors as `snippets`. */
  datasetSnippets(request: DatasetSnippetRequest): Promise<readonly DatasetSnippets[]>;
  /** Throws the same errors as `snippets`. */
  spaceSnippets(request: SpaceSnippetRequest): Promise<readonly SpaceSnippets[]>;
  testDownloadRule(request: DownloadRuleRequest): Promise<DownloadRuleAnswer>;
  /** Existing ids similar to the requested one, most similar first. */
  nearest(kind: EntryKind, id: string, limit?: number): Promise<readonly string[]>;

  /** Throws `RecordError` when the record is invalid or has another id. */
  put(kind: RepoKind, id: string, record: unknown): Promise<'created' | 'replaced' | 'unchanged'>;
  /** Whether the record existed. */
  remove(kind: RepoKind, id: string): Promise<boolean>;
  /** A JSON array or JSON lines, plain or compressed. */
  importRecords(
    kind: RepoKind,
    source: AsyncIterable<Uint8Array>,
    /** Maximum size after decompression. */
    limit?: { readonly maxBytes: number },
  ): Promise<ImportReport>;

  /**
   * Waits until this thread finds every write that any thread has acknowledged; `undefined` when it already does.
   * Called before each response. Never fails.
   */
  caughtUp(): Promise<void> | undefined;
  /** Changes with every write, by any process, and when searches include it. */
  recordsVersion(): Promise<string>;
  readiness(): Promise<Readiness>;
  figures(): Promise<Figures>;
  close(): Promise<void>;
}

/** Records of a search; a hub does not say how many there are in all. */
export interface FoundRecords {
  readonly items: readonly HubRecord[];
  readonly total?: number;
}

/** The part of the services that looks things up: on the store, on another server, or live on a hub. */
export type LookupServices = Pick<
  Services,
  | 'platform'
  | 'library'
  | 'apps'
  | 'record'
  | 'model'
  | 'snippets'
  | 'appSnippets'
  | 'fit'
  | 'compare'
  | 'inferenceSnippets'
  | 'datasetSnippets'
  | 'spaceSnippets'
  | 'nearest'
  | 'close'
> & { search(kind: RepoKind, request: SearchRequest): Promise<FoundRecords> };

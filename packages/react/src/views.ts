/** @module The data that the panels show, made on a server or in the browser. */
import type { FileFit, FitState, Language, Manager, PortableRequest } from '@loadout/catalogue';
import type { HighlightedCode, HighlightedLine, HighlightedToken } from '@loadout/catalogue/render';
import type { Verification } from '@loadout/verification/levels';

/** Characters with one role of the color theme; plain text has no role. */
export type Token = HighlightedToken;
export type Line = HighlightedLine;
export type CodeView = HighlightedCode;

export interface InstallView {
  readonly command: CodeView;
  /** Tools that can install it; those of one ecosystem replace each other. */
  readonly managers: readonly {
    readonly name: Manager;
    readonly ecosystem: string;
    readonly chosen: boolean;
  }[];
}

export interface BlockView {
  readonly title: string;
  readonly language: Language;
  readonly code: CodeView;
  /** Extension of the file when it is saved. */
  readonly extension: string;
  readonly install?: InstallView;
  /** The verification level of the code, if known. */
  readonly verified?: Verification;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

/** One of several, named by a query parameter. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly chosen: boolean;
}

/** The texts of a panel. */
export interface PanelWords {
  readonly heading: string;
  /** One line under the heading. */
  readonly lead: string;
  /** What a tab is: a library, a client. */
  readonly choice: string;
  /** Query parameter of the chosen tab. */
  readonly parameter: 'library' | 'client';
  /** What `files` of the panel are. */
  readonly part?: { readonly label: string; readonly parameter: 'quantization' | 'config' };
}

export interface PanelChoice {
  readonly key: string;
  readonly label: string;
  readonly reason: string;
  readonly docsUrl?: string | undefined;
  /** A page about it on the same site. */
  readonly aboutHref?: string | undefined;
}

/** A service that opens notebooks by their URL. */
export interface NotebookService {
  /** Its host name. */
  readonly name: string;
  /** With `{url}` in place of the notebook's URL. */
  readonly template: string;
  /** Origin of this site, before the path of the notebook. */
  readonly origin: string;
}

export interface PanelView {
  readonly words: PanelWords;
  readonly tabs: readonly Choice[];
  readonly chosen: PanelChoice;
  readonly blocks: readonly BlockView[];
  readonly notice?: { readonly code: string; readonly message: string };
  readonly revision: string;
  /** Where notebooks are opened; without it they are downloaded. */
  readonly notebooks?: NotebookService;
  /** Parts to choose from, where there are several: the GGUF files of a model, the configs of a dataset. */
  readonly files: readonly Choice[];
}

/** All in bytes. */
export interface MemoryView {
  readonly weights: number;
  readonly cache: number;
  readonly overhead: number;
  readonly total: number;
}

/** Whether something fits the reader's machine, as text: `Fits`. */
export interface FitView {
  readonly state: FitState;
  readonly label: string;
}

export interface FileChoice extends Choice {
  /** Path of the first file. */
  readonly file: string;
  /** Number of files. */
  readonly parts: number;
  /** In bytes. */
  readonly size?: number;
  readonly sizeIsEstimate: boolean;
  readonly memory?: MemoryView;
  /** If the reader's machine is known. */
  readonly fit?: FitView;
}

/** A file with its memory on a machine, as text. */
export interface FileRow extends FileFit {
  readonly stateLabel: string;
  readonly bits?: number;
}

export interface HardwareView {
  readonly id: string;
  readonly devices: readonly Choice[];
  readonly contexts: readonly Choice[];
  /** Memory in bytes, and in GB as it is sold. */
  readonly machine: { readonly label: string; readonly total: number; readonly memory: number };
  /** The most precise first; empty where the record has no sizes. */
  readonly files: readonly FileRow[];
  /** The file that fits best, as text; absent if none fits. */
  readonly best: string | undefined;
}

/** An app that opens the model by a link. */
export interface AppLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly reason: string;
  readonly notice?: string;
}

export interface AppsView {
  /** The files to choose from, with the memory they need. */
  readonly files: readonly FileChoice[];
  /** The reader's machine; `memory` in bytes. */
  readonly machine?: { readonly label: string; readonly memory: number };
  /** Context lengths that memory is estimated for, where there are files. */
  readonly contexts: readonly Choice[];
  readonly links: readonly AppLink[];
  /** Apps that commands start. */
  readonly tabs: readonly Choice[];
  readonly systems: readonly Choice[];
  readonly chosen?: {
    readonly key: string;
    readonly label: string;
    readonly reason: string;
    readonly docsUrl: string | undefined;
    /** Empty if there is only one way to run it. */
    readonly ways: readonly Choice[];
    readonly blocks: readonly BlockView[];
  };
}

/** Options of an inference call that are query parameters. */
export const optionNames = [
  'streaming',
  'inputs',
  'system',
  'temperature',
  'max_tokens',
  'top_p',
  'messages',
  'tools',
  'schema',
  'bill_to',
  'endpoint',
  'direct',
  'errors',
] as const;
export type OptionName = (typeof optionNames)[number];
export type OptionTexts = Readonly<Record<OptionName, string>>;

export interface InferenceChoice {
  readonly value: string;
  readonly label: string;
  readonly chosen: boolean;
}

/** A figure of a model at a provider; prices are for a million tokens. */
export interface ProviderFigure {
  readonly label: string;
  /** Empty where it is unknown. */
  readonly value: string;
}

export interface ProviderChoice extends InferenceChoice {
  /** What is known about it: `Live`. */
  readonly status?: string;
  /** Instead of `status`: what the choice does. */
  readonly note?: string;
  /** The model's name at the provider. */
  readonly modelId?: string;
  /** Price, context length and speed: the same figures for all providers of a list. */
  readonly figures?: readonly ProviderFigure[];
  /** Abilities. */
  readonly details?: string;
}

export interface InferenceView {
  /** Providers known to serve the model. */
  readonly providers: readonly ProviderChoice[];
  /** Providers of the task; whether they serve this model is unknown. */
  readonly otherProviders: readonly ProviderChoice[];
  readonly languages: readonly InferenceChoice[];
  readonly clients: readonly InferenceChoice[];
  readonly chat: boolean;
  /** Whether the provider can be called through the router and directly. */
  readonly bothWays: boolean;
  readonly options: OptionTexts;
  /** The call; a second block follows where it starts a job. */
  readonly blocks: readonly BlockView[];
  /** Clients that were left out, and why. */
  readonly notices: readonly string[];
  /** Why there is no code; undefined if there is. */
  readonly problem: string | undefined;
  /** The request of the code, if a page may send it: only through the platform's router. */
  readonly run?: PortableRequest;
}

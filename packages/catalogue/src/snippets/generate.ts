/** @module Runs one library's generator for one record, and adds what holds for every library. */
import { sh } from '../code/index.ts';
import { CatalogueError, type Notice } from '../errors.ts';
import type { GeneratorResult, Library } from '../libraries/define.ts';
import type { ModelRecord } from '../records/model.ts';
import { huggingFace, type Platform, readPlatform } from '../platform.ts';
import { type ReadModel, readModel } from '../records/model.ts';
import type { SnippetContext } from './context.ts';
import { downloadSnippet, hubClient } from './hub.ts';
import type { Snippet, Warning } from './snippet.ts';

export interface SnippetOptions {
  /** Fields that differ from the public hub. */
  readonly platform?: Partial<Platform>;
  /** Branch, tag or commit to pin. */
  readonly revision?: string;
  /** Quantization label, such as `Q4_K_M`. */
  readonly quantization?: string;
  /** One file of the repository. */
  readonly file?: string;
  /** Major versions the reader has, by package: `{ transformers: 4 }`. */
  readonly versions?: Readonly<Record<string, number | undefined>>;
}

export interface GeneratedSnippets {
  readonly snippets: readonly Snippet[];
  readonly notice?: Notice;
}

/** The same options with a platform that was checked, so that each generator need not. */
export const readOptions = <Options extends SnippetOptions>(options: Options): Options =>
  options.platform === undefined ? options : { ...options, platform: readPlatform(options.platform) };

const noVersions = {};

/** What a reader may ask for and a generator may pass over. */
export type Wish = 'revision' | 'quantization' | 'file';

/** What is to be said then. */
export const passedOverWarnings: Readonly<Record<Wish, Warning>> = {
  revision: {
    code: 'unpinned',
    message: 'This library cannot pin a revision: it loads the default branch.',
  },
  quantization: {
    code: 'ignored-option',
    message: 'A quantization cannot be chosen here: the weights are loaded as they are.',
  },
  file: {
    code: 'ignored-option',
    message: 'A file cannot be chosen here: it is found in the repository by itself.',
  },
};

/** A context that knows what of the reader's wishes the generator looked at. */
export class ObservedContext implements SnippetContext {
  readonly platform: Platform;
  readonly versions: Readonly<Record<string, number | undefined>>;
  readonly #options: SnippetOptions;
  readonly #read = { revision: false, quantization: false, file: false };

  constructor(options: SnippetOptions) {
    this.platform = readPlatform(options.platform);
    this.versions = options.versions ?? noVersions;
    this.#options = options;
  }

  get revision(): string | undefined {
    return this.#look('revision');
  }

  get quantization(): string | undefined {
    return this.#look('quantization');
  }

  get file(): string | undefined {
    return this.#look('file');
  }

  #look(wish: Wish): string | undefined {
    this.#read[wish] = true;
    return this.#options[wish];
  }

  #isPassedOver(wish: Wish): boolean {
    return this.#options[wish] !== undefined && !this.#read[wish];
  }

  /** The wishes that were never looked at. One who chose a file has chosen its quantization with it. */
  get passedOver(): readonly Wish[] {
    const wishes: Wish[] = [];
    if (this.#isPassedOver('revision')) wishes.push('revision');
    if (this.#isPassedOver('file')) wishes.push('file');
    if (this.#isPassedOver('quantization') && !this.#read.file) wishes.push('quantization');
    return wishes;
  }
}

export const isOtherHub = ({ platform }: SnippetContext): boolean => platform.hubUrl !== huggingFace.hubUrl;

const noSteps: readonly Snippet[] = [];

/** Points the client packages at another hub; nothing for the public one. */
export const endpointSteps = (context: SnippetContext): readonly Snippet[] =>
  isOtherHub(context)
    ? [
        {
          title: `Use ${context.platform.name}`,
          code: sh`export ${sh.identifier(context.platform.endpointVariable)}=${context.platform.hubUrl}`,
        },
      ]
    : noSteps;

/** What of a record says who may read it. */
export type Guarded = Pick<ModelRecord, 'gated' | 'private'>;

const isGated = ({ gated }: Guarded): boolean => gated !== undefined && gated !== false;

export const needsAccount = (record: Guarded): boolean => isGated(record) || record.private === true;

/** Steps that come before any library's own: another hub, an account. */
export function preparation(record: Guarded, context: SnippetContext): readonly Snippet[] {
  const { platform } = context;
  if (!needsAccount(record)) return endpointSteps(context);
  const steps: Snippet[] = [...endpointSteps(context)];
  const gated = isGated(record);
  const warning: Warning = gated
    ? {
        code: 'gated',
        message: 'Access is granted by the authors: ask for it on its page, then log in.',
      }
    : { code: 'private', message: 'This repository is private: log in with an account that may read it.' };
  steps.push({
    title: 'Log in',
    code: sh`${sh.identifier(platform.hubCommand)} auth login`,
    install: [hubClient(context)],
    warnings: [warning],
  });
  return steps;
}

export function withWarnings(snippet: Snippet, more: readonly Warning[]): Snippet {
  return more.length === 0 ? snippet : { ...snippet, warnings: [...(snippet.warnings ?? []), ...more] };
}

export const ignoredField = (field: string): Warning => ({
  code: 'ignored-field',
  message: `The record's ${field} has the wrong type and was ignored.`,
});

const statusWarnings: Readonly<Record<NonNullable<Library['status']>, Warning>> = {
  archived: { code: 'archived', message: 'The library is archived: it gets no fixes any more.' },
  unmaintained: { code: 'deprecated', message: 'The library is no longer maintained.' },
};

/** Generates for a record that was read already. */
export const generateFor = (
  library: Library,
  { model, ignored }: ReadModel,
  options: SnippetOptions,
): GeneratedSnippets =>
  completed(
    (context) => library.snippets?.(model, context) ?? [downloadSnippet(model, context)],
    model,
    ignored,
    options,
    library.status,
  );

/** What a generator makes of a record, with the steps and warnings that hold for all of them. */
export function completed(
  generate: (context: SnippetContext) => GeneratorResult,
  record: Guarded,
  ignored: readonly string[],
  options: SnippetOptions,
  status?: Library['status'],
): GeneratedSnippets {
  const context = new ObservedContext(options);
  let generated: GeneratedSnippets;
  try {
    const result = generate(context);
    generated =
      'notice' in result ? { snippets: result.snippets ?? [], notice: result.notice } : { snippets: result };
  } catch (error) {
    if (!CatalogueError.is(error) || error.code !== 'unsafe-value') throw error;
    return { snippets: [], notice: { code: error.code, message: error.message } };
  }
  const { snippets, notice } = generated;
  if (snippets.length === 0) return generated;

  const steps = preparation(record, context);
  const general: Warning[] = status ? [statusWarnings[status]] : [];
  for (const wish of context.passedOver) general.push(passedOverWarnings[wish]);
  if (steps.length === 0 && general.length === 0 && ignored.length === 0) return generated;
  const first = ignored.map(ignoredField);
  const own = snippets.map((snippet, n) => withWarnings(snippet, n === 0 ? [...general, ...first] : general));
  return { snippets: [...steps, ...own], ...(notice && { notice }) };
}

/** The snippets of one library for any record; the library need not fit. */
export const generateSnippets = (
  library: Library,
  model: unknown,
  options: SnippetOptions = {},
): GeneratedSnippets => generateFor(library, readModel(model), options);

/** @module Runs a library's generator for a record, and adds the steps and warnings common to all libraries. */
import { sh } from '../code/index.ts';
import { CatalogueError, type Notice } from '../errors.ts';
import type { GeneratorResult, Library } from '../libraries/define.ts';
import type { ModelRecord } from '../records/model.ts';
import { type Platform, publicHub, readPlatform } from '../platform.ts';
import { type ReadModel, readModel } from '../records/model.ts';
import type { SnippetContext } from './context.ts';
import { withFileCheck } from './file-check.ts';
import { downloadSnippet, hubClient } from './hub.ts';
import { isBlocks, withWarnings } from './result.ts';
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
  /** The user's major versions by package: `{ transformers: 4 }`. */
  readonly versions?: Readonly<Record<string, number | undefined>>;
}

export interface GeneratedSnippets {
  readonly snippets: readonly Snippet[];
  readonly notice?: Notice;
}

/** The same options with a validated platform, so that it is validated once. */
export const readOptions = <Options extends SnippetOptions>(options: Options): Options =>
  options.platform === undefined ? options : { ...options, platform: readPlatform(options.platform) };

const noVersions = {};
const noWishes: readonly Wish[] = [];

/** Options that a generator may ignore. */
export type Wish = 'revision' | 'quantization' | 'file';

/** The warnings for ignored options. */
export const passedOverWarnings: Readonly<Record<Wish, Warning>> = {
  revision: {
    code: 'unpinned',
    message: 'This library cannot pin a revision: it loads the default branch.',
  },
  quantization: {
    code: 'ignored-option',
    message: 'A quantization cannot be selected here: the original weights are loaded.',
  },
  file: {
    code: 'ignored-option',
    message: 'A file cannot be selected here: the library finds it in the repository.',
  },
};

/** A context that records which options the generator read. */
export class ObservedContext implements SnippetContext {
  readonly platform: Platform;
  readonly versions: Readonly<Record<string, number | undefined>>;
  readonly #options: SnippetOptions;
  #readRevision = false;
  #readQuantization = false;
  #readFile = false;

  constructor(options: SnippetOptions) {
    this.platform = readPlatform(options.platform);
    this.versions = options.versions ?? noVersions;
    this.#options = options;
  }

  get revision(): string | undefined {
    this.#readRevision = true;
    return this.#options.revision;
  }

  get quantization(): string | undefined {
    this.#readQuantization = true;
    return this.#options.quantization;
  }

  get file(): string | undefined {
    this.#readFile = true;
    return this.#options.file;
  }

  /** The options that were never read. A selected file implies its quantization. */
  get passedOver(): readonly Wish[] {
    const { revision, file, quantization } = this.#options;
    if (revision === undefined && file === undefined && quantization === undefined) return noWishes;
    const wishes: Wish[] = [];
    if (revision !== undefined && !this.#readRevision) wishes.push('revision');
    if (file !== undefined && !this.#readFile) wishes.push('file');
    if (quantization !== undefined && !this.#readQuantization && !this.#readFile) wishes.push('quantization');
    return wishes;
  }
}

export const isOtherHub = ({ platform }: SnippetContext): boolean => platform.hubUrl !== publicHub;

const noSteps: readonly Snippet[] = [];

/** Configures the client packages for another hub; nothing for the public one. */
export const endpointSteps = (context: SnippetContext): readonly Snippet[] =>
  isOtherHub(context)
    ? [
        {
          title: `Use ${context.platform.name}`,
          code: sh`export ${sh.identifier(context.platform.endpointVariable)}=${context.platform.hubUrl}`,
        },
      ]
    : noSteps;

/** The record fields about access. */
export type Guarded = Pick<ModelRecord, 'gated' | 'private'>;

const isGated = ({ gated }: Guarded): boolean => gated !== undefined && gated !== false;

export const needsAccount = (record: Guarded): boolean => isGated(record) || record.private === true;

/** Steps before those of the library: another hub, log-in. */
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

export const ignoredField = (field: string): Warning => ({
  code: 'ignored-field',
  message: `The record's ${field} has the wrong type and was ignored.`,
});

const statusWarnings: Readonly<Record<NonNullable<Library['status']>, Warning>> = {
  archived: { code: 'archived', message: 'The library is archived: it gets no more fixes.' },
  unmaintained: { code: 'deprecated', message: 'The library is no longer maintained.' },
};

/** Generates for a record that is already parsed. */
export const generateFor = (
  library: Library,
  { model, ignored }: ReadModel,
  options: SnippetOptions,
): GeneratedSnippets =>
  completed(
    (context) =>
      library.snippets
        ? withFileCheck(model, library.snippets(model, context))
        : [downloadSnippet(model, context)],
    model,
    ignored,
    options,
    library.status,
  );

/** The output of a generator, with the common steps and warnings. */
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
    generated = isBlocks(result)
      ? { snippets: result }
      : { snippets: result.snippets ?? [], notice: result.notice };
  } catch (error) {
    if (!CatalogueError.is(error) || error.code !== 'unsafe-value') throw error;
    return { snippets: [], notice: { code: error.code, message: error.message } };
  }
  const { snippets, notice } = generated;
  if (snippets.length === 0) return generated;

  const steps = preparation(record, context);
  const { passedOver } = context;
  if (steps.length === 0 && status === undefined && passedOver.length === 0 && ignored.length === 0)
    return generated;
  const general: Warning[] = status ? [statusWarnings[status]] : [];
  for (const wish of passedOver) general.push(passedOverWarnings[wish]);
  const first = ignored.map(ignoredField);
  const own = snippets.map((snippet, n) => withWarnings(snippet, n === 0 ? [...general, ...first] : general));
  return { snippets: [...steps, ...own], ...(notice && { notice }) };
}

/** The snippets of one library for any record, even if the library does not fit. */
export const generateSnippets = (
  library: Library,
  model: unknown,
  options: SnippetOptions = {},
): GeneratedSnippets => generateFor(library, readModel(model), options);

/** @module What is common to all generators: the options they ignored, and warnings about the record. */
import { CatalogueError, type Notice } from '../errors.ts';
import type { GeneratorResult, Library } from '../libraries/define.ts';
import { huggingFace, type Platform } from '../platform.ts';
import type { Guarded } from './access.ts';
import type { SnippetContext } from './context.ts';
import type { ReadOptions } from './options.ts';
import { isBlocks, withWarnings } from './result.ts';
import type { Snippet, Warning } from './snippet.ts';

export interface GeneratedSnippets {
  readonly snippets: readonly Snippet[];
  readonly notice?: Notice;
}

/** Options that a generator may ignore. */
export type Wish = 'revision' | 'quantization' | 'file';

/** A context that records which options the generator read. */
export class ObservedContext implements SnippetContext {
  readonly platform: Platform;
  readonly versions: Readonly<Record<string, number | undefined>>;
  readonly #options: ReadOptions;
  #readRevision = false;
  #readQuantization = false;
  #readFile = false;

  constructor(options: ReadOptions) {
    this.platform = options.platform ?? huggingFace;
    this.versions = options.versions ?? {};
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
    const wishes: Wish[] = [];
    if (revision !== undefined && !this.#readRevision) wishes.push('revision');
    if (file !== undefined && !this.#readFile) wishes.push('file');
    if (quantization !== undefined && !this.#readQuantization && !this.#readFile) wishes.push('quantization');
    return wishes;
  }
}

/** Warnings about all snippets, and those about the first one. */
export type Notes = (
  status: Library['status'],
  passedOver: readonly Wish[],
  ignored: readonly string[],
) => { readonly general: readonly Warning[]; readonly first: readonly Warning[] };

/** Gives the steps before those of the library. */
export type Prepare = (record: Guarded, context: SnippetContext) => readonly Snippet[];

/** The output of a generator, with the steps before it and the common warnings. */
export function completed(
  generate: (context: SnippetContext) => GeneratorResult,
  record: Guarded,
  ignored: readonly string[],
  options: ReadOptions,
  { prepare, notes }: { readonly prepare: Prepare; readonly notes: Notes },
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

  const steps = prepare(record, context);
  const { general, first } = notes(status, context.passedOver, ignored);
  const own = snippets.map((snippet, n) => withWarnings(snippet, n === 0 ? [...general, ...first] : general));
  return { snippets: [...steps, ...own], ...(notice && { notice }) };
}

/** @module Lines that load a diffusion pipeline, and the example that loads and runs it once. */
import { type Code, py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import type { Requirement } from '../../../snippets/requirement.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { diffusionKindOf } from './kind.ts';
import { diffusionRun } from './run.ts';

/** Replaces the pipeline class when another package loads the same weights. */
export interface DiffusionLoader {
  readonly imports: Code<'python'>;
  readonly name: Code<'python'>;
}

export interface DiffusionExample {
  readonly title: string;
  readonly code: Code<'python'>;
  readonly needs?: readonly Requirement[];
  readonly warnings?: readonly Warning[];
}

const weightTypes = {
  usual: py`, dtype=torch.bfloat16`,
  half: py`, dtype=torch.float16`,
  'as saved': py.none,
};

type LoadOptions = Readonly<Record<string, string | boolean | undefined>>;

/** Loads a pipeline on the GPU; current releases call the weights' type `dtype`. */
export const loadPipe = (
  name: Code<'python'>,
  target: string,
  options: LoadOptions,
  loader: DiffusionLoader | undefined,
  weights: keyof typeof weightTypes = 'usual',
): Code<'python'> =>
  loader
    ? py`pipe = ${loader.name}.from_pretrained(${target}${py.rest(options)})`
    : py`pipe = ${name}.from_pretrained(${target}${weightTypes[weights]}, device_map="cuda"${py.rest(options)})`;

/** The imports, one per line, sorted as a formatter would. */
export const imports = (lines: readonly Code<'python'>[]): Code<'python'> => py.join(lines);

export interface Parts {
  readonly model: ModelRecord;
  readonly context: SnippetContext;
  readonly loader: DiffusionLoader | undefined;
}

export const torch = (loader: DiffusionLoader | undefined) => (loader ? py.none : py`import torch`);
export const pipelineImport = (loader: DiffusionLoader | undefined, name: string) =>
  loader ? loader.imports : py`from diffusers import ${py.identifier(name)}`;

/** Loads a pipeline and runs it once, with optional steps in between. */
export function loadAndRun(
  { model, context, loader }: Parts,
  target: string,
  revision: string | undefined,
  { addition = py.none, load = {} }: { readonly addition?: Code<'python'>; readonly load?: LoadOptions } = {},
): Required<DiffusionExample> {
  const kind = diffusionKindOf(model);
  const run = diffusionRun(kind, model, context);
  return {
    title: run.title,
    needs: run.needs ?? [],
    warnings: run.warnings ?? [],
    code: py`
      ${imports([
        run.packages ?? py.none,
        run.weights === 'as saved' ? py.none : torch(loader),
        pipelineImport(loader, 'DiffusionPipeline'),
        run.helpers ?? py.none,
      ])}

      ${loadPipe(py`DiffusionPipeline`, target, { revision, ...load }, loader, run.weights)}
      ${addition}

      ${run.code}
    `,
  };
}

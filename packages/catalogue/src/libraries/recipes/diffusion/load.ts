/** @module Lines that load a diffusion pipeline, and the example that loads and runs it once. */
import { type Code, py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import type { Requirement } from '../../../snippets/requirement.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { type DiffusionKind, diffusionKindOf, isPipeline, pipelineNames } from './kind.ts';
import { partNeeds } from './part-needs.ts';
import { diffusionRun } from './runs/run.ts';

/** Replaces the pipeline class when another package loads the same weights. */
export interface DiffusionLoader {
  readonly imports: Code<'python'>;
  readonly name: Code<'python'>;
}

export interface DiffusionExample {
  readonly title: string;
  readonly code: Code<'python'>;
  /** Another repository that it loads. */
  readonly base?: string;
  readonly needs?: readonly Requirement[];
  readonly warnings?: readonly Warning[];
}

const weightTypes = {
  usual: py`, dtype=torch.bfloat16`,
  half: py`, dtype=torch.float16`,
  'as saved': py.none,
};

export type LoadOptions = Readonly<Record<string, string | boolean | null | undefined>>;

/** Repositories of one stage, whose own class needs the output of another. */
const stages =
  /^(?:kandinsky-community\/kandinsky-2-[12](?:-decoder)?(?:-inpaint)?|stabilityai\/stable-cascade)$/;

/** Stable Cascade has a part whose class was removed with Würstchen, in the release that gave `dtype` to all loaders. */
export const isCascade = (target: string): boolean => /stable-cascade|wuerstchen/i.test(target);

/** Loads a pipeline on the GPU; current releases call the weights' type `dtype`. */
export function loadPipe(
  name: Code<'python'>,
  target: string,
  options: LoadOptions,
  loader: DiffusionLoader | undefined,
  weights: keyof typeof weightTypes = 'usual',
): Code<'python'> {
  if (loader) return py`pipe = ${loader.name}.from_pretrained(${target}${py.rest(options)})`;
  const type = isCascade(target) ? py`, torch_dtype=torch.bfloat16` : weightTypes[weights];
  // Diffusers refuses a device map for stages that it loads together.
  return stages.test(target)
    ? py`
      pipe = ${name}.from_pretrained(${target}${type}${py.rest(options)})
      pipe.enable_model_cpu_offload()
    `
    : py`pipe = ${name}.from_pretrained(${target}${type}, device_map="cuda"${py.rest(options)})`;
}

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

/** Classes that take an image, for repositories that name the class without. */
const imageToVideo: readonly (readonly [named: string, ids: RegExp, name: string])[] = [
  ['LTX2Pipeline', /\/LTX-2(?:\.5-Diffusers)?$/, 'LTX2ImageToVideoPipeline'],
  ['LTXPipeline', /\/LTX-Video$/, 'LTXImageToVideoPipeline'],
  ['WanPipeline', /\/Wan2\.2-TI2V/, 'WanImageToVideoPipeline'],
];

/** Classes that take no image while another takes one and loads the same weights, and repositories with such a class. */
const fromTextOnly =
  /\b(?:stablediffusion(?:xl|3)?|flux|qwenimage|zimage|kolors|kandinsky3|latentconsistencymodel)pipeline\b|\/(?:stable-diffusion-(?:v1-\d|2(?:-1)?(?:-base)?|3[\w.-]*|xl-base-[\d.]+)|sd(?:xl)?-turbo|flux\.1-(?:dev|schnell|krea-dev)|qwen-image(?:-2512)?|z-image(?:-turbo)?)$/i;

/** The class that loads a repository and takes the inputs of the example. */
function pipelineName(model: ModelRecord, target: string, kind: DiffusionKind): string {
  if (kind === 'image' && stages.test(target)) return 'AutoPipelineForText2Image';
  if (kind === 'image-to-image' && (stages.test(target) || fromTextOnly.test(pipelineNames(target, model))))
    return 'AutoPipelineForImage2Image';
  // Its former name, which no release has.
  if (isPipeline(model, 'MarigoldPipeline')) return 'MarigoldDepthPipeline';
  const found =
    kind === 'image-to-video' &&
    imageToVideo.find(([named, ids]) => ids.test(target) || isPipeline(model, named));
  return found ? found[2] : 'DiffusionPipeline';
}

interface LoadAndRun {
  readonly addition?: Code<'python'>;
  readonly load?: LoadOptions;
  readonly kind?: DiffusionKind;
}

/** Loads a pipeline and runs it once, with optional steps in between. */
export function loadAndRun(
  { model, context, loader }: Parts,
  target: string,
  revision: string | undefined,
  { addition = py.none, load = {}, kind = diffusionKindOf(model) }: LoadAndRun = {},
): Required<Omit<DiffusionExample, 'base'>> {
  const run = diffusionRun(kind, model, context, target);
  const name = pipelineName(model, target, kind);
  return {
    title: run.title,
    needs: [...(run.needs ?? []), ...partNeeds(target, kind, model)],
    warnings: run.warnings ?? [],
    code: py`
      ${imports([
        run.packages ?? py.none,
        run.weights === 'as saved' ? py.none : torch(loader),
        pipelineImport(loader, name),
        run.helpers ?? py.none,
      ])}

      ${loadPipe(py`${py.identifier(name)}`, target, { revision, ...run.load, ...load }, loader, run.weights)}
      ${addition}

      ${run.code}
    `,
  };
}

/** @module Generates code for a diffusion repository: a whole pipeline, or an addition to a base model. */
import { type Code, py } from '../../../code/index.ts';
import { filesOf, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import { ownPrompt, sampleUrl } from '../../../snippets/samples.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { placeholder, remoteCode } from '../../../snippets/warnings.ts';
import { type Addition, additionBase, additionOf, inDiffusersFormat, loraFileOf } from './addition.ts';
import { diffusionKindOf, isPipeline, isUnreleased, namesPipeline } from './kind.ts';
import { diffusionRun, picturePrompt } from './run.ts';

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
const loadPipe = (
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
const imports = (lines: readonly Code<'python'>[]): Code<'python'> => py.join(lines);

interface Parts {
  readonly model: ModelRecord;
  readonly context: SnippetContext;
  readonly loader: DiffusionLoader | undefined;
}

const torch = (loader: DiffusionLoader | undefined) => (loader ? py.none : py`import torch`);
const pipelineImport = (loader: DiffusionLoader | undefined, name: string) =>
  loader ? loader.imports : py`from diffusers import ${py.identifier(name)}`;

/** Loads a pipeline and runs it once, with optional steps in between. */
function loadAndRun(
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

const unreleased: Warning = {
  code: 'unknown-type',
  message:
    'The record names a pipeline class that no release of Diffusers has: it needs the code of the project it comes from.',
};

const converted = (id: string): Warning => ({
  code: 'inferred',
  message: `Diffusers does not read the format of this repository: this loads ${id}, the same model.`,
});

const noPipeline: Warning = {
  code: 'unknown-type',
  message: 'The record names no pipeline class: Diffusers may not be able to load it.',
};

const makesShapes = new Set(['text-to-3d', 'image-to-3d']);

/** Warnings about the pipeline class. */
function classWarnings(model: ModelRecord): readonly Warning[] {
  if (isUnreleased(model)) return filesOf(model).includes('pipeline.py') ? [remoteCode] : [unreleased];
  return makesShapes.has(model.pipeline_tag ?? '') && !namesPipeline(model) ? [noPipeline] : [];
}

/** The repository contains the whole pipeline, possibly including its class. */
function whole(parts: Parts): DiffusionExample {
  const { model, context } = parts;
  const target = inDiffusersFormat(model.id);
  if (target !== model.id) {
    const example = loadAndRun(parts, target, undefined);
    return { ...example, warnings: [converted(target), ...example.warnings] };
  }
  const own = isUnreleased(model) && filesOf(model).includes('pipeline.py');
  const example = loadAndRun(parts, model.id, context.revision, {
    load: own ? { custom_pipeline: model.id, trust_remote_code: true } : {},
  });
  return { ...example, warnings: [...classWarnings(model), ...example.warnings] };
}

function lora(parts: Parts): DiffusionExample {
  const { model, context } = parts;
  const { id, warnings } = additionBase(model);
  const { file, warnings: more } = loraFileOf(model);
  const addition = py`pipe.load_lora_weights(${model.id}${py.rest({ weight_name: file, revision: context.revision })})`;
  const example = loadAndRun(parts, id, undefined, { addition });
  return {
    ...example,
    title: `${example.title} with a LoRA`,
    needs: [pip('peft'), ...example.needs],
    warnings: [...warnings, ...more, ...example.warnings],
  };
}

/** The concept is a word of the prompt; by convention, the name of the repository in angle brackets. */
const conceptPrompt = (model: ModelRecord): Pick<ModelRecord, 'widgetData'> =>
  ownPrompt(model) === undefined ? { widgetData: [{ text: `A picture of <${nameOf(model)}>` }] } : {};

function textualInversion({ model, context, loader }: Parts): DiffusionExample {
  const { id, warnings } = additionBase(model);
  return {
    title: 'Generate an image with a learned concept',
    warnings,
    code: py`
      ${imports([torch(loader), pipelineImport(loader, 'DiffusionPipeline')])}

      ${loadPipe(py`DiffusionPipeline`, id, {}, loader)}
      pipe.load_textual_inversion(${model.id}${py.rest({ revision: context.revision })})

      ${diffusionRun('image', { ...model, ...conceptPrompt(model) }, context).code}
    `,
  };
}

/** The base model's family determines the pipeline class. */
function controlnet({ model, context, loader }: Parts): DiffusionExample {
  const { id, warnings } = additionBase(model);
  const family = `${id} ${model.tags?.join(' ') ?? ''}`.toLowerCase();
  const prefix = family.includes('flux')
    ? 'Flux'
    : /sdxl|xl/.test(family)
      ? 'StableDiffusionXL'
      : 'StableDiffusion';
  const net = prefix === 'Flux' ? 'FluxControlNetModel' : 'ControlNetModel';
  const image = prefix === 'Flux' ? py`control_image` : py`image`;
  const pipeline = py.identifier(`${prefix}ControlNetPipeline`);
  return {
    title: 'Guide an image by a control picture',
    warnings: [...warnings, placeholder('a control picture (edges, pose, depth) as control.png')],
    code: py`
      import torch
      from diffusers import ${py.identifier(net)}, ${pipeline}
      from diffusers.utils import load_image
      ${loader?.imports ?? py.none}

      controlnet = ${py.identifier(net)}.from_pretrained(${model.id}, dtype=torch.bfloat16, device_map="cuda"${py.rest({ revision: context.revision })})
      pipe = ${pipeline}.from_pretrained(
          ${id}, controlnet=controlnet, dtype=torch.bfloat16, device_map="cuda"
      )

      control = load_image("control.png")
      picture = pipe(${ownPrompt(model) ?? picturePrompt}, ${image}=control).images[0]
      picture.save("output.png")
    `,
  };
}

function inpainting({ model, context, loader }: Parts): DiffusionExample {
  const { platform } = context;
  return {
    title: 'Paint a part of an image anew',
    code: py`
      ${imports([torch(loader), pipelineImport(loader, 'AutoPipelineForInpainting'), py`from diffusers.utils import load_image`])}

      ${loadPipe(py`AutoPipelineForInpainting`, model.id, { revision: context.revision }, loader)}

      image = load_image(${sampleUrl(platform, 'cup')}).resize((1024, 1024))
      mask = load_image(${sampleUrl(platform, 'cupMask')}).resize((1024, 1024))
      result = pipe(
          prompt=${ownPrompt(model) ?? 'A white paper cup with a red heart'},
          image=image,
          mask_image=mask,
          guidance_scale=8.0,
          num_inference_steps=20,
          strength=0.99,
      ).images[0]
      result.save("output.png")
    `,
  };
}

function fluxFill({ model, context, loader }: Parts): DiffusionExample {
  const { platform } = context;
  return {
    title: 'Fill a masked part of an image',
    code: py`
      ${imports([torch(loader), pipelineImport(loader, 'FluxFillPipeline'), py`from diffusers.utils import load_image`])}

      ${loadPipe(py`FluxFillPipeline`, model.id, { revision: context.revision }, loader)}

      image = load_image(${sampleUrl(platform, 'cup')})
      mask = load_image(${sampleUrl(platform, 'cupMask')})
      result = pipe(
          prompt="A white paper cup",
          image=image,
          mask_image=mask,
          height=1632,
          width=1232,
          guidance_scale=30,
          num_inference_steps=50,
          max_sequence_length=512,
      ).images[0]
      result.save("output.png")
    `,
  };
}

const additions: Readonly<Record<Addition, (parts: Parts) => DiffusionExample>> = {
  controlnet,
  lora,
  'textual-inversion': textualInversion,
};

export function diffusionExample(
  model: ModelRecord,
  context: SnippetContext,
  loader?: DiffusionLoader,
): DiffusionExample {
  const parts = { model, context, loader };
  if (isPipeline(model, 'StableDiffusionInpaintPipeline', 'StableDiffusionXLInpaintPipeline'))
    return inpainting(parts);
  const addition = additionOf(model);
  if (addition !== undefined) return additions[addition](parts);
  return isPipeline(model, 'FluxFillPipeline') ? fluxFill(parts) : whole(parts);
}

/** @module The eleven ways a diffusion repository is used, and how to tell which one it is. */
import { type Code, py } from '../code/index.ts';
import { baseModelOf, hasTag } from '../fields.ts';
import type { ModelRecord } from '../model.ts';
import type { SnippetContext } from '../snippets/context.ts';
import { pip, type Requirement } from '../snippets/requirement.ts';
import { ownPrompt, sampleUrl } from '../snippets/samples.ts';
import type { Warning } from '../snippets/snippet.ts';
import { placeholder } from '../snippets/warnings.ts';

/** Takes the place of the pipeline class where another package loads the same weights. */
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

type Kind = 'image' | 'image-to-image' | 'video' | 'image-to-video';

const kindOf = (model: ModelRecord): Kind => {
  if (model.pipeline_tag === 'image-to-video' || model.pipeline_tag === 'image-text-to-video')
    return 'image-to-video';
  if (model.pipeline_tag === 'text-to-video') return 'video';
  return model.pipeline_tag === 'image-to-image' || model.pipeline_tag === 'image-text-to-image'
    ? 'image-to-image'
    : 'image';
};

const prompts: Readonly<Record<Kind, string>> = {
  image: 'A lighthouse on a cliff at dawn, soft light, watercolour',
  'image-to-image': 'Turn the cat into a tiger',
  video: 'A paper boat drifting down a sunlit stream',
  'image-to-video': 'A man playing an electric guitar on a stage',
};

const titles: Readonly<Record<Kind, string>> = {
  image: 'Generate an image from a prompt',
  'image-to-image': 'Change an image by a prompt',
  video: 'Generate a video from a prompt',
  'image-to-video': 'Bring an image to life',
};

const videoNeeds = [pip('imageio'), pip('imageio-ffmpeg')];

/** Loads a pipeline on the graphics card; `dtype` is what current releases call the weights' type. */
const loadPipe = (
  name: Code<'python'>,
  target: string,
  revision: string | undefined,
  loader: DiffusionLoader | undefined,
): Code<'python'> =>
  loader
    ? py`pipe = ${loader.name}.from_pretrained(${target}${py.rest({ revision })})`
    : py`pipe = ${name}.from_pretrained(${target}, dtype=torch.bfloat16, device_map="cuda"${py.rest({ revision })})`;

/** The imports, one line each, in the order a formatter would give them. */
const imports = (lines: readonly Code<'python'>[]): Code<'python'> => py.join(lines);

function run(
  kind: Kind,
  prompt: string,
  context: SnippetContext,
): { imports: Code<'python'>; code: Code<'python'> } {
  const { platform } = context;
  switch (kind) {
    case 'image':
      return {
        imports: py.none,
        code: py`
          image = pipe(${prompt}).images[0]
          image.save("output.png")
        `,
      };
    case 'image-to-image':
      return {
        imports: py`from diffusers.utils import load_image`,
        code: py`
          source = load_image(${sampleUrl(platform, 'cat')})
          image = pipe(image=source, prompt=${prompt}).images[0]
          image.save("output.png")
        `,
      };
    case 'video':
      return {
        imports: py`from diffusers.utils import export_to_video`,
        code: py`
          frames = pipe(prompt=${prompt}).frames[0]
          export_to_video(frames, "output.mp4")
        `,
      };
    case 'image-to-video':
      return {
        imports: py`from diffusers.utils import export_to_video, load_image`,
        code: py`
          source = load_image(${sampleUrl(platform, 'guitarist')})
          frames = pipe(image=source, prompt=${prompt}).frames[0]
          export_to_video(frames, "output.mp4")
        `,
      };
  }
}

interface Parts {
  readonly model: ModelRecord;
  readonly context: SnippetContext;
  readonly loader: DiffusionLoader | undefined;
}

const torch = (loader: DiffusionLoader | undefined) => (loader ? py.none : py`import torch`);
const pipelineImport = (loader: DiffusionLoader | undefined, name: string) =>
  loader ? loader.imports : py`from diffusers import ${py.identifier(name)}`;

/** The whole pipeline is in the repository. */
function whole({ model, context, loader }: Parts): DiffusionExample {
  const kind = kindOf(model);
  const { imports: extra, code } = run(kind, promptFor(model, kind), context);
  return {
    title: titles[kind],
    needs: kind.includes('video') ? videoNeeds : [],
    code: py`
      ${imports([torch(loader), pipelineImport(loader, 'DiffusionPipeline'), extra])}

      ${loadPipe(py`DiffusionPipeline`, model.id, context.revision, loader)}

      ${code}
    `,
  };
}

const promptFor = (model: ModelRecord, kind: Kind): string => ownPrompt(model) ?? prompts[kind];

/** The repository adds to a base model; without one the reader fills it in. */
function base(model: ModelRecord): { id: string; warnings: Warning[] } {
  const id = baseModelOf(model);
  return id === undefined
    ? { id: 'base-model-id', warnings: [placeholder('the id of the base model')] }
    : { id, warnings: [] };
}

function lora({ model, context, loader }: Parts): DiffusionExample {
  const kind = kindOf(model);
  const { id, warnings } = base(model);
  const { imports: extra, code } = run(kind, promptFor(model, kind), context);
  return {
    title: `${titles[kind]} with a LoRA`,
    needs: [pip('peft'), ...(kind.includes('video') ? videoNeeds : [])],
    warnings,
    code: py`
      ${imports([torch(loader), pipelineImport(loader, 'DiffusionPipeline'), extra])}

      ${loadPipe(py`DiffusionPipeline`, id, undefined, loader)}
      pipe.load_lora_weights(${model.id}${py.rest({ revision: context.revision })})

      ${code}
    `,
  };
}

function textualInversion({ model, context, loader }: Parts): DiffusionExample {
  const { id, warnings } = base(model);
  return {
    title: 'Generate an image with a learned concept',
    warnings,
    code: py`
      ${imports([torch(loader), pipelineImport(loader, 'DiffusionPipeline')])}

      ${loadPipe(py`DiffusionPipeline`, id, undefined, loader)}
      pipe.load_textual_inversion(${model.id}${py.rest({ revision: context.revision })})

      image = pipe(${promptFor(model, 'image')}).images[0]
      image.save("output.png")
    `,
  };
}

/** The pipeline class follows the base model's family. */
function controlnet({ model, context, loader }: Parts): DiffusionExample {
  const { id, warnings } = base(model);
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

      controlnet = ${py.identifier(net)}.from_pretrained(${model.id}, dtype=torch.bfloat16${py.rest({ revision: context.revision })})
      pipe = ${pipeline}.from_pretrained(
          ${id}, controlnet=controlnet, dtype=torch.bfloat16, device_map="cuda"
      )

      control = load_image("control.png")
      picture = pipe(${promptFor(model, 'image')}, ${image}=control).images[0]
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

      ${loadPipe(py`AutoPipelineForInpainting`, model.id, context.revision, loader)}

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

      ${loadPipe(py`FluxFillPipeline`, model.id, context.revision, loader)}

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

export function diffusionExample(
  model: ModelRecord,
  context: SnippetContext,
  loader?: DiffusionLoader,
): DiffusionExample {
  const parts = { model, context, loader };
  if (hasTag(model, 'StableDiffusionInpaintPipeline', 'StableDiffusionXLInpaintPipeline'))
    return inpainting(parts);
  if (hasTag(model, 'controlnet')) return controlnet(parts);
  if (hasTag(model, 'lora')) return lora(parts);
  if (hasTag(model, 'textual_inversion')) return textualInversion(parts);
  if (hasTag(model, 'FluxFillPipeline')) return fluxFill(parts);
  return whole(parts);
}

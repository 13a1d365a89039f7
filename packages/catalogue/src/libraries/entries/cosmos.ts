import { type Code, py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { withBaseAccess } from '../recipes/setup/gated-base.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { ownPrompt, sampleImage, samplePrompt } from '../../snippets/samples/image.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { gpu } from '../../snippets/warnings.ts';
import textToImage from '../../tasks/entries/text-to-image/samples.ts';
import textToVideo from '../../tasks/entries/text-to-video/samples.ts';
import * as asset from '../../tasks/sample-assets.ts';

type Kind = 'image to video' | 'text to image' | 'text to video';

interface Family {
  readonly names: RegExp;
  readonly kind: Kind;
  readonly pipeline: string;
  /** Frames and their number, where the model was trained with others than the pipeline's. */
  readonly size?: Readonly<Record<string, number>>;
  /** Saves the pipeline's output. */
  readonly save: Code<'python'>;
}

const omni = 'Cosmos3OmniPipeline';
/** The encoder would otherwise scale frames of these sizes. */
const omniVideo = py`export_to_video(result.video, "output.mp4", fps=24, macro_block_size=1)`;
const video = (fps: number) => py`export_to_video(result.frames[0], "output.mp4", fps=${fps})`;

/** Models with a Diffusers pipeline; the others are parts of these, or control robots. */
const families: readonly Family[] = [
  { names: /^Cosmos3-(?:Nano|Super)$/, kind: 'text to video', pipeline: omni, save: omniVideo },
  {
    names: /^Cosmos3-Edge$/,
    kind: 'text to video',
    pipeline: omni,
    size: { height: 480, width: 832, num_frames: 121 },
    save: omniVideo,
  },
  { names: /^Cosmos3-\w+-Image2Video$/, kind: 'image to video', pipeline: omni, save: omniVideo },
  {
    names: /^Cosmos-1\.0-Diffusion-\d+B-Text2World$/,
    kind: 'text to video',
    pipeline: 'CosmosTextToWorldPipeline',
    save: video(30),
  },
  {
    names: /^Cosmos-1\.0-Diffusion-\d+B-Video2World$/,
    kind: 'image to video',
    pipeline: 'CosmosVideoToWorldPipeline',
    save: video(30),
  },
  {
    names: /^Cosmos-Predict2-\d+B-Text2Image$/,
    kind: 'text to image',
    pipeline: 'Cosmos2TextToImagePipeline',
    save: py`result.images[0].save("output.png")`,
  },
  {
    names: /^Cosmos-Predict2-\d+B-Video2World$/,
    kind: 'image to video',
    pipeline: 'Cosmos2VideoToWorldPipeline',
    save: video(16),
  },
];

const familyOf = (model: ModelRecord): Family | undefined =>
  families.find(({ names }) => names.test(nameOf(model)));

/** Every pipeline downloads it to check prompts and pictures. */
const guardrail = 'nvidia/Cosmos-1.0-Guardrail';

const titles: Readonly<Record<Kind, string>> = {
  'image to video': 'Bring a picture to life',
  'text to image': 'Generate a picture from a prompt',
  'text to video': 'Generate a video from a prompt',
};

const helpers: Readonly<Record<Kind, Code<'python'>>> = {
  'image to video': py`from diffusers.utils import export_to_video, load_image`,
  'text to image': py.none,
  'text to video': py`from diffusers.utils import export_to_video`,
};

export default defineLibrary({
  prettyLabel: 'Cosmos',
  repoName: 'Cosmos',
  repoUrl: 'https://github.com/NVIDIA/Cosmos',
  docsUrl: 'https://docs.nvidia.com/cosmos/',
  summary: 'World models of NVIDIA that predict video for robots and vehicles.',
  languages: ['python', 'shell'],
  tasks: ['image-to-video', 'text-to-video'],
  countDownloads: 'path:"config.json" OR path_extension:"pt"',
  fits: (model) =>
    model.id.startsWith('nvidia/') && familyOf(model)
      ? 'Its name is that of a Cosmos model with a pipeline.'
      : undefined,

  snippets(model, context) {
    const family = familyOf(model);
    if (family === undefined) return [downloadSnippet(model, context)];
    const { kind, save } = family;
    const pipeline = py.identifier(family.pipeline);
    const sample =
      kind === 'image to video'
        ? 'A man playing an electric guitar on a stage'
        : samplePrompt(model, kind === 'text to image' ? textToImage : textToVideo);
    const prompt = ownPrompt(model) ?? sample;
    const run =
      kind === 'image to video'
        ? py`
            image = load_image(${sampleImage(model, context.platform, asset.guitarist)})
            result = pipe(image=image, prompt=${prompt})
          `
        : py`result = pipe(${py.args({ prompt, ...family.size })})`;
    const snippet: Snippet = {
      title: titles[kind],
      install: [
        pip('diffusers', '>=0.42'),
        pip('torch'),
        pip('transformers'),
        pip('accelerate'),
        pip('cosmos-guardrail'),
        ...(kind === 'text to image' ? [] : [pip('imageio'), pip('imageio-ffmpeg')]),
      ],
      warnings: [gpu],
      code: py`
        import torch
        from diffusers import ${pipeline}
        ${helpers[kind]}

        pipe = ${pipeline}.from_pretrained(
            ${model.id}, dtype=torch.bfloat16, device_map="cuda"${py.rest({ revision: context.revision })}
        )
        ${run}
        ${save}
      `,
    };
    return withBaseAccess(snippet, guardrail, model, context, true);
  },
});

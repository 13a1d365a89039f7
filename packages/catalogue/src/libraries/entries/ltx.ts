import { sh } from '../../code/index.ts';
import { filesOf, hasTag, isAdapter, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { pip } from '../../snippets/requirement.ts';
import { withWarnings } from '../../snippets/result.ts';
import { ownPrompt, samplePrompt } from '../../snippets/samples/image.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';
import textToVideo from '../../tasks/entries/text-to-video/samples.ts';

const uv = pip('uv');

const gemma: Warning = {
  code: 'gated',
  message: 'Gemma 3, which reads the prompt, is gated: accept its terms on its page, then log in.',
};

const animate = sh`# Add --image photo.jpg 0 0.8 to begin with a picture.`;

const follow = sh`
  --video-conditioning reference.mp4 1.0 \
`;

const official = 'Lightricks/LTX-2.5';

const videoTasks: ReadonlySet<string | undefined> = new Set([
  undefined,
  'image-text-to-video',
  'image-to-video',
  'text-to-video',
  'video-to-video',
]);

/** Its scripts read neither repositories for Diffusers nor what is made for ComfyUI or llama.cpp. */
const isForAnother = (model: ModelRecord): boolean =>
  !videoTasks.has(model.pipeline_tag) ||
  hasTag(model, 'comfyui', 'gguf') ||
  /-diffusers$/i.test(nameOf(model));

/** Version 2.5 consists of several parts; earlier versions are one file plus a text encoder. */
const isSplit = ({ id, tags = [], cardData }: ModelRecord): boolean =>
  [id, ...tags, ...[cardData?.base_model ?? []].flat()].some((text) => /ltx[-_]?2\.5/i.test(text));

/** The parts of version 2.5, with the file names of its repository. */
const parts = {
  transformer: 'diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors',
  text: 'text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors',
  video: 'vae/ltx-2.5-video-vae-bf16.safetensors',
  audio: 'vae/ltx-2.5-audio-vae-bf16.safetensors',
  spatial: 'latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors',
  temporal: 'latent_upscale_models/ltx-2.5-latent-temporal-upscaler-x2-bf16-1.0.safetensors',
};

const detailing = {
  id: 'Lightricks/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler',
  file: 'ltx-2.5-22b-ic-lora-pixel-spatial-upscaler-x2-1.0.safetensors',
};

/** Files of the models before version 2.5: a pattern for each, and a default if no file matches. */
const wanted = {
  distilled: [/distilled(?!-lora)[^/]*\.safetensors$/, 'distilled-checkpoint.safetensors'],
  full: [/(?<!distilled.*)(?:-dev|-22b|-19b)\.safetensors$/, 'checkpoint.safetensors'],
  lora: [/distilled-lora[^/]*\.safetensors$/, 'distilled-lora.safetensors'],
  spatial: [/spatial-upscaler-x2[^/]*\.safetensors$/, 'spatial-upsampler.safetensors'],
} as const;

type Wanted = (typeof wanted)[keyof typeof wanted];

/** The files of the official repositories, whose records list none. */
const officialFiles: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'Lightricks/LTX-2',
    [
      'ltx-2-19b-dev.safetensors',
      'ltx-2-19b-distilled.safetensors',
      'ltx-2-19b-distilled-lora-384.safetensors',
      'ltx-2-spatial-upscaler-x2-1.0.safetensors',
    ],
  ],
  [
    'Lightricks/LTX-2.3',
    [
      'ltx-2.3-22b-dev.safetensors',
      'ltx-2.3-22b-distilled-1.1.safetensors',
      'ltx-2.3-22b-distilled-lora-384-1.1.safetensors',
      'ltx-2.3-spatial-upscaler-x2-1.1.safetensors',
    ],
  ],
]);

interface Parts {
  readonly model: ModelRecord;
  readonly context: SnippetContext;
  readonly prompt: string;
  readonly split: boolean;
}

const setUp = ({ split }: Parts): Snippet => ({
  title: 'Set up LTX-2',
  install: [uv],
  code: split
    ? sh`git clone https://github.com/Lightricks/LTX-2.git && cd LTX-2 && uv sync --extra natten`
    : sh`git clone https://github.com/Lightricks/LTX-2.git && cd LTX-2 && uv sync`,
});

function download({ model, context, split }: Parts, files: readonly string[]): Snippet {
  const own = hubDownload(model, context, { files, folder: `models/${nameOf(model)}` });
  const command = sh.identifier(context.platform.hubCommand);
  return {
    title: 'Download the weights',
    install: [hubTool(context)],
    warnings: split ? [] : [gemma],
    code: split
      ? own
      : sh`
          ${own}
          ${command} download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir=models/gemma-3-12b
        `,
  };
}

/** Options that select a model of version 2.5, relative to its folder. */
const splitOptions = (folder: string) => sh`
  --transformer-path=${`${folder}/${parts.transformer}`} \
  --text-encoder-path=${`${folder}/${parts.text}`} \
  --video-vae-path=${`${folder}/${parts.video}`} \
  --audio-vae-path=${`${folder}/${parts.audio}`} \
  --spatial-upsampler-path=${`${folder}/${parts.spatial}`} \
`;

/** Prompt and output; only version 2.5 has a default number of frames. */
const result = (prompt: string) => sh`
  --prompt=${prompt} \
  --num-frames=121 \
  --output-path=output.mp4
`;

function splitBase(it: Parts): Snippet[] {
  const folder = `models/${nameOf(it.model)}`;
  const known = it.model.id === official || filesOf(it.model).includes(parts.transformer);
  const own = known ? [] : [placeholder('the names of the files, which are those of LTX-2.5 here,')];
  const common = { install: [uv], warnings: [gpu, ...own] };
  const command = sh.identifier(it.context.platform.hubCommand);
  return [
    setUp(it),
    withWarnings(download(it, Object.values(parts)), own),
    {
      ...common,
      title: 'Generate a video, fast',
      code: sh`
        ${animate}
        uv run python -m ltx_pipelines.distilled \
          ${splitOptions(folder)}
          ${result(it.prompt)}
      `,
    },
    {
      ...common,
      title: 'Generate a video, in full detail',
      install: [uv, hubTool(it.context)],
      code: sh`
        ${command} download ${detailing.id} ${detailing.file} --local-dir=models/detailing

        # For 4K: --spatial-upscalings=2 --width=3840 --height=2176
        uv run python -m ltx_pipelines.dfr_pipeline \
          ${splitOptions(folder)}
          --temporal-upsampler-path=${`${folder}/${parts.temporal}`} \
          --detailing-lora ${`models/detailing/${detailing.file}`} \
          --spatial-upscalings=1 \
          --temporal-upscalings=1 \
          --width=1920 \
          --height=1088 \
          ${result(it.prompt)}
      `,
    },
  ];
}

function base(it: Parts): Snippet[] {
  const { model, prompt } = it;
  const folder = `models/${nameOf(model)}`;
  const listed = filesOf(model);
  const files = listed.length === 0 ? (officialFiles.get(model.id) ?? []) : listed;
  const find = ([pattern]: Wanted) => files.findLast((path) => pattern.test(path));
  const fileOf = (one: Wanted) => find(one) ?? one[1];
  const pathOf = (one: Wanted) => `${folder}/${fileOf(one)}`;
  // The pipeline in high quality needs the full model.
  const isDistilled = /distilled/i.test(nameOf(model)) && find(wanted.full) === undefined;
  const needed = isDistilled ? [wanted.distilled, wanted.spatial] : Object.values(wanted);
  const guessed = needed.every(find) ? [] : [placeholder('the names of the files in the repository')];
  const common = { install: [uv], warnings: [gpu, ...guessed] };
  const fast: Snippet = {
    ...common,
    title: 'Generate a video, fast',
    code: sh`
      ${animate}
      uv run python -m ltx_pipelines.distilled \
        --distilled-checkpoint-path=${pathOf(wanted.distilled)} \
        --spatial-upsampler-path=${pathOf(wanted.spatial)} \
        --gemma-root=models/gemma-3-12b \
        ${result(prompt)}
    `,
  };
  const detailed: Snippet = {
    ...common,
    title: 'Generate a video, in high quality',
    code: sh`
      ${animate}
      uv run python -m ltx_pipelines.ti2vid_two_stages_hq \
        --checkpoint-path=${pathOf(wanted.full)} \
        --distilled-lora ${pathOf(wanted.lora)} 0.8 \
        --spatial-upsampler-path=${pathOf(wanted.spatial)} \
        --gemma-root=models/gemma-3-12b \
        ${result(prompt)}
    `,
  };
  return [
    setUp(it),
    withWarnings(download(it, needed.map(fileOf)), guessed),
    fast,
    ...(isDistilled ? [] : [detailed]),
  ];
}

/** An adapter needs a base model, which is downloaded separately. */
function adapter(it: Parts, controls: boolean): Snippet[] {
  const { model, prompt, split } = it;
  const listed = it.context.file ?? filesOf(model).find((path) => path.endsWith('.safetensors'));
  const lora = `models/${nameOf(model)}/${listed ?? 'adapter.safetensors'}`;
  const pipeline = controls
    ? sh`ltx_pipelines.ic_lora`
    : split
      ? sh`ltx_pipelines.distilled`
      : sh`ltx_pipelines.ti2vid_two_stages_hq`;
  const weights = split
    ? splitOptions('models/LTX-2.5')
    : controls
      ? sh`
          --distilled-checkpoint-path=models/base/distilled-checkpoint.safetensors \
          --spatial-upsampler-path=models/base/spatial-upsampler.safetensors \
          --gemma-root=models/gemma-3-12b \
        `
      : sh`
          --checkpoint-path=models/base/checkpoint.safetensors \
          --distilled-lora models/base/distilled-lora.safetensors 0.8 \
          --spatial-upsampler-path=models/base/spatial-upsampler.safetensors \
          --gemma-root=models/gemma-3-12b \
        `;
  const paths =
    listed === undefined
      ? "the name of the adapter's file, the paths of the base model's files"
      : "the paths of the base model's files";
  const files = controls ? `${paths}, and a video to follow, as reference.mp4,` : paths;
  return [
    setUp(it),
    download(it, listed === undefined ? [] : [listed]),
    {
      title: controls ? 'Generate a video that follows another' : 'Generate a video with the adapter',
      install: [uv],
      warnings: [gpu, placeholder(files)],
      code: sh`
        ${controls ? sh.none : animate}
        uv run python -m ${pipeline} \
          ${weights}
          --lora ${lora} 1.0 \
          ${controls ? follow : sh.none}
          ${result(prompt)}
      `,
    },
  ];
}

export default defineLibrary({
  prettyLabel: 'LTX-2',
  synonyms: ['ltx video', 'ltxv', 'lightricks'],
  repoName: 'LTX-2',
  repoUrl: 'https://github.com/Lightricks/LTX-2',
  docsUrl: 'https://github.com/Lightricks/LTX-2',
  summary: 'Generates video together with its sound, from a prompt, a picture or another video.',
  countDownloads: 'path_extension:"safetensors"',
  languages: ['shell'],
  tasks: ['image-to-video', 'text-to-video', 'video-to-video'],
  aliases: ['ltx-2'],
  refuses: isForAnother,

  snippets(model, context) {
    const it = {
      model,
      context,
      prompt: ownPrompt(model) ?? samplePrompt(model, textToVideo),
      split: isSplit(model),
    };
    if (hasTag(model, 'ic-lora') || /ic-?lora/i.test(nameOf(model))) return adapter(it, true);
    if (isAdapter(model) || /lora/i.test(nameOf(model))) return adapter(it, false);
    return it.split ? splitBase(it) : base(it);
  },
});

import { sh } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { withWarnings } from '../../snippets/result.ts';
import type { Warning } from '../../snippets/snippet.ts';

/** Repositories use the folders of ComfyUI's `models` folder, at the top level or in `split_files`. */
const layout =
  /^(?:split_files\/)?(?:audio_encoders|checkpoints|clip_vision|controlnet|diffusion_models|latent_upscale_models|loras|model_patches|style_models|text_encoders|upscale_models|vae)\//;

const precision = /[_-](?:bf|fp|nvfp|mxfp|int)\d+.*$/i;

/** Each network once, in one of its precisions. */
function onePrecision(files: readonly string[]): readonly string[] {
  const networks = new Map<string, string>();
  for (const file of files) {
    const network = file.replace(precision, '').replace(/\.safetensors$/, '');
    if (!networks.has(network)) networks.set(network, file);
  }
  return [...networks.values()];
}

const gigabyte = 1e9;
const large = 100 * gigabyte;

/** Repositories for ComfyUI have every precision of every part. */
const largeDownload = ({ usedStorage: size = 0 }: ModelRecord): readonly Warning[] =>
  size > large
    ? [
        {
          code: 'hardware',
          message: `The repository takes ${Math.round(size / gigabyte)} GB, earlier versions included: add the names of the files you need to the command.`,
        },
      ]
    : [];

export default defineLibrary({
  prettyLabel: 'Diffusion Single File',
  synonyms: [
    'single file checkpoint',
    'comfyui',
    'comfy ui',
    'civitai',
    'a1111',
    'automatic1111',
    'safetensors checkpoint',
  ],
  repoName: 'diffusion-single-file',
  repoUrl: 'https://github.com/comfyanonymous/ComfyUI',
  docsUrl: 'https://docs.comfy.org/',
  summary: 'Diffusion models kept as single weight files, as ComfyUI loads them.',
  languages: ['shell'],
  tasks: ['text-to-image'],
  countDownloads: 'path_extension:"safetensors"',
  aliases: ['comfyui', 'ComfyUI', 'comfyUI'],

  // The target folder of a file outside those folders is unknown.
  snippets(model, context) {
    const weights =
      context.file === undefined
        ? filesOf(model).filter((file) => file.endsWith('.safetensors'))
        : [context.file];
    const split = weights.some((file) => file.startsWith('split_files/'));
    const placed = weights.filter((file) => layout.test(file) && file.startsWith('split_files/') === split);
    if (weights.length === 0 || placed.length < weights.length)
      return [
        withWarnings(downloadSnippet(model, context), context.file === undefined ? largeDownload(model) : []),
      ];
    return [
      {
        title: 'Open it in ComfyUI',
        install: [
          checkout('https://github.com/comfyanonymous/ComfyUI', { install: ['-r', 'requirements.txt'] }),
          hubTool(context),
        ],
        code: sh`
          ${hubDownload(model, context, { folder: split ? 'download' : 'models', files: onePrecision(weights) })}
          ${split ? sh`cp -r download/split_files/. models/` : sh.none}
          python main.py
        `,
      },
    ];
  },
});

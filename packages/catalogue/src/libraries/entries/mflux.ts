import { type Code, sh } from '../../code/index.ts';
import { baseModelOf, hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { program } from '../../snippets/requirement.ts';
import { ownPrompt, samplePrompt } from '../../snippets/samples/image.ts';
import { appleSilicon } from '../../snippets/warnings.ts';
import textToImage from '../../tasks/entries/text-to-image/samples.ts';

/** Models that need more than a prompt, each in a different way. */
const special = /edit|kontext|fill|redux|depth|controlnet|upscal|inpaint/;

/** Each family has its own command; some need the exact model, which determines the layer sizes. */
const families: readonly {
  readonly test: RegExp;
  readonly command: Code<'shell'>;
  readonly base?: string;
}[] = [
  { test: /z-?image-turbo/, command: sh`mflux-generate-z-image-turbo` },
  { test: /z-?image/, command: sh`mflux-generate-z-image` },
  { test: /qwen-image-2\.?1/, command: sh`mflux-generate-qwen-2.1` },
  { test: /qwen-image/, command: sh`mflux-generate-qwen` },
  { test: /flux\.?2-klein-base-4b/, command: sh`mflux-generate-flux2`, base: 'flux2-klein-base-4b' },
  { test: /flux\.?2-klein-base-9b/, command: sh`mflux-generate-flux2`, base: 'flux2-klein-base-9b' },
  { test: /flux\.?2-klein-4b/, command: sh`mflux-generate-flux2`, base: 'flux2-klein-4b' },
  { test: /flux\.?2-klein-9b-kv/, command: sh`mflux-generate-flux2`, base: 'flux2-klein-9b-kv' },
  { test: /flux\.?2-klein-9b/, command: sh`mflux-generate-flux2`, base: 'flux2-klein-9b' },
  { test: /flux\.?1-krea-dev/, command: sh`mflux-generate`, base: 'krea-dev' },
  { test: /flux\.?1-schnell/, command: sh`mflux-generate`, base: 'schnell' },
  { test: /flux\.?1-dev/, command: sh`mflux-generate`, base: 'dev' },
];

export default defineLibrary({
  prettyLabel: 'mflux',
  synonyms: ['flux on mac', 'flux mlx'],
  repoName: 'mflux',
  repoUrl: 'https://github.com/filipstrand/mflux',
  summary: 'Image models such as FLUX, Qwen Image and Z-Image, run with MLX on Apple silicon.',
  languages: ['shell'],
  tasks: ['image-to-image', 'text-to-image'],
  countDownloads: 'path_extension:"safetensors"',

  snippets(model, context) {
    const name = nameOf(model);
    const names = `${name} ${baseModelOf(model) ?? ''}`.toLowerCase();
    const family = families.find(({ test }) => test.test(names));
    if (family === undefined || special.test(names) || hasTag(model, 'lora'))
      return [downloadSnippet(model, context)];
    // The command takes an id without a revision, or a folder.
    const pin = context.revision !== undefined;
    const base = family.base === undefined ? sh.none : sh` --base-model=${family.base}`;
    return [
      {
        title: 'Generate an image',
        install: [program('mflux', { tool: 'mflux' }), ...(pin ? [hubTool(context)] : [])],
        warnings: [appleSilicon],
        code: sh`
          ${pin ? hubDownload(model, context) : sh.none}
          ${family.command} \
            --model=${pin ? `./${name}` : model.id}${base} \
            --prompt=${ownPrompt(model) ?? samplePrompt(model, textToImage)} \
            --output=image.png
        `,
      },
    ];
  },
});

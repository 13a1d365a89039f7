import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';
import textToVideo from '../../tasks/entries/text-to-video/samples.ts';
import { samplePrompt } from '../../snippets/samples/image.ts';

export default defineLibrary({
  prettyLabel: 'Genmo',
  synonyms: ['mochi', 'mochi video'],
  repoName: 'Genmo',
  repoUrl: 'https://github.com/genmoai/models',
  summary: 'Makes clips from a text with the Mochi models.',
  countDownloads: 'path:"vae_stats.json"',
  languages: ['shell'],
  tasks: ['text-to-video'],

  snippets: (model, context) => [
    {
      title: 'Generate a video from a prompt',
      install: [checkout('https://github.com/genmoai/models', { install: ['-e', '.'] }), hubClient(context)],
      warnings: [gpu],
      code: sh`
        ${hubDownload(model, context, { folder: 'weights', files: ['dit.safetensors', 'decoder.safetensors'] })}
        CUDA_VISIBLE_DEVICES=0 python demos/cli.py --model_dir=weights --cpu_offload \
          --prompt=${samplePrompt(model, textToVideo)}
      `,
    },
  ],
});

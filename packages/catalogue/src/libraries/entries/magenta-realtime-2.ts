import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { appleSilicon } from '../../snippets/warnings.ts';
import textToAudio from '../../tasks/entries/text-to-audio/samples.ts';
import { samplePrompt } from '../../snippets/samples/image.ts';

export default defineLibrary({
  prettyLabel: 'Magenta RT 2',
  repoName: 'Magenta RT 2',
  repoUrl: 'https://github.com/magenta/magenta-realtime',
  docsUrl: 'https://magenta.github.io/magenta-realtime/',
  summary: 'Music generated live on a laptop, steered by texts, sound and notes.',
  languages: ['shell'],
  tasks: ['text-to-audio'],
  countDownloads:
    'path:"models/mrt2_base/mrt2_base.mlxfn" OR path:"models/mrt2_small/mrt2_small.mlxfn" OR path:"checkpoints/mrt2_base.safetensors" OR path:"checkpoints/mrt2_small.safetensors"',

  // The command downloads the published models by name.
  snippets: (model) => [
    {
      title: 'Generate a few seconds of music',
      install: [pip('magenta-rt[mlx]')],
      warnings: [appleSilicon],
      code: sh`
        mrt models init
        mrt models download mrt2_small
        mrt mlx generate --model=mrt2_small --duration=8 --prompt=${samplePrompt(model, textToAudio)}
      `,
    },
  ],
});

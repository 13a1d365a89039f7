import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { ffmpeg } from '../recipes/setup/programs.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'MTVCraft',
  repoName: 'MTVCraft',
  repoUrl: 'https://github.com/baaivision/MTVCraft',
  summary: 'Makes videos with speech, effects and music that fit, from one text.',
  languages: ['shell'],
  tasks: ['text-to-video'],
  countDownloads: 'path:"vae/3d-vae.pt"',

  snippets: (model, context) => [
    {
      title: 'Generate a video with sound from each line of a file',
      install: [
        ffmpeg,
        checkout('https://github.com/baaivision/MTVCraft', { install: ['-r', 'requirements.txt'] }),
        hubTool(context),
      ],
      warnings: [gpu, pickle, placeholder('your keys for Qwen and ElevenLabs in mtv/utils.py')],
      code: sh`
        ${hubDownload(model, context, { folder: 'pretrained_models' })}
        bash scripts/inference_long.sh examples/samples.txt output
      `,
    },
  ],
});

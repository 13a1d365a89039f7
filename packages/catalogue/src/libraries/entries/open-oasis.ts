import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'open-oasis',
  repoName: 'open-oasis',
  repoUrl: 'https://github.com/etched-ai/open-oasis',
  docsUrl: 'https://oasis-model.github.io/',
  summary: 'Plays a generated world frame by frame, steered by keyboard and mouse.',
  languages: ['shell'],
  tasks: ['image-to-video'],
  countDownloads: 'path:"oasis500m.safetensors"',

  snippets: (model, context) => [
    {
      title: 'Generate a video from a frame and key presses',
      install: [
        checkout('https://github.com/etched-ai/open-oasis'),
        pip('torch'),
        // Later versions cannot write videos, and the writer fails with a later av.
        pip('torchvision', '<0.24'),
        pip('av', '<14'),
        pip('diffusers'),
        pip('einops'),
        pip('timm'),
        hubTool(context),
      ],
      warnings: [gpu],
      code: sh`
        ${hubDownload(model, context, { folder: '.', files: ['oasis500m.safetensors', 'vit-l-20.safetensors'] })}
        python generate.py --output-path=output.mp4
      `,
    },
  ],
});

import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Diffree',
  repoName: 'Diffree',
  repoUrl: 'https://github.com/OpenGVLab/Diffree',
  summary: 'Adds an object to a photo where a text says, without a mask.',
  countDownloads: 'path:"diffree-step=000010999.ckpt"',
  languages: ['shell'],
  tasks: ['image-to-image'],

  snippets: (model, context) => [
    {
      title: 'Download the weights and open the demo',
      install: [
        checkout('https://github.com/OpenGVLab/Diffree', { install: ['-r', 'requirements.txt'] }),
        hubClient(context),
      ],
      warnings: [gpu, pickle],
      code: sh`
        ${hubDownload(model, context, { folder: 'checkpoints' })}
        python app.py
      `,
    },
  ],
});

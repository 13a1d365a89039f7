import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

const motions = 'fudan-generative-ai/champ_motions_example';

export default defineLibrary({
  prettyLabel: 'Champ',
  repoName: 'Champ',
  repoUrl: 'https://github.com/fudan-generative-vision/champ',
  docsUrl: 'https://github.com/fudan-generative-vision/champ#readme',
  summary: 'Brings a picture of a person to life after a sequence of 3D poses.',
  languages: ['shell'],
  tasks: ['image-to-video'],
  countDownloads: 'path:"champ/motion_module.pth"',

  snippets: (model, context) => [
    {
      title: 'Animate a person with an example motion',
      install: [
        checkout('https://github.com/fudan-generative-vision/champ', { install: ['-r', 'requirements.txt'] }),
        hubTool(context),
      ],
      warnings: [gpu, pickle],
      code: sh`
        ${hubDownload(model, context, { folder: 'pretrained_models' })}
        ${sh.identifier(context.platform.hubCommand)} download ${motions} --repo-type=dataset --local-dir=example_data

        # Picture and motion are named in this file; the video goes to the folder results.
        python inference.py --config=configs/inference/inference.yaml
      `,
    },
  ],
});

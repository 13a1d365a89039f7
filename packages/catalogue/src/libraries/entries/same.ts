import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

/** The trained agent and its initial weights: the script loads both. */
const trained = 'ckpt/SAME.pt';
const pretrained = 'pretrain/Attnq_pretrained_ckpt.pt';

export default defineLibrary({
  prettyLabel: 'SAME',
  repoName: 'SAME',
  repoUrl: 'https://github.com/GengzeZhou/SAME',
  summary: 'Guides an agent through buildings by instructions in plain language.',
  languages: ['shell'],
  countDownloads: 'path:"ckpt/SAME.pt" OR path:"pretrain/Attnq_pretrained_ckpt.pt"',

  snippets: (model, context) => [
    {
      title: 'Measure how often the agent reaches its goal',
      install: [
        checkout('https://github.com/GengzeZhou/SAME', { install: ['-r', 'requirements.txt'] }),
        hubTool(context),
      ],
      warnings: [gpu, pickle],
      code: sh`
        ${hubDownload(model, context, { folder: 'data', files: [trained, pretrained] })}
        ${sh.identifier(context.platform.hubCommand)} download ZGZzz/VersNav --repo-type=dataset --local-dir=data
        cd src && python run.py --config_dir=configs/test.yaml --options experiment.resume_file=${`../data/${trained}`}
      `,
    },
  ],
});

import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'GLM-TTS',
  repoName: 'GLM-TTS',
  repoUrl: 'https://github.com/zai-org/GLM-TTS',
  summary: 'Speaks Chinese and English with feeling, in the voice of a short recording.',
  countDownloads: 'path:"flow/flow.pt"',
  languages: ['shell'],
  tasks: ['text-to-speech'],

  snippets: (model, context) => [
    {
      title: 'Synthesize the example texts',
      install: [
        checkout('https://github.com/zai-org/GLM-TTS', { install: ['-r', 'requirements.txt'] }),
        hubClient(context),
      ],
      warnings: [gpu],
      code: sh`
        ${hubDownload(model, context, { folder: 'ckpt' })}
        python glmtts_inference.py --data=example_zh --exp_name=_test --use_cache
      `,
    },
  ],
});

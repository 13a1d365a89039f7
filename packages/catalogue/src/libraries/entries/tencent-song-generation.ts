import { sh } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { gitLfs } from '../../snippets/git.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'SongGeneration',
  repoName: 'SongGeneration',
  repoUrl: 'https://github.com/tencent-ailab/songgeneration',
  countDownloads: 'path:"ckpt/songgeneration_base/model.pt"',
  languages: ['shell'],
  tasks: ['text-to-audio'],
  summary: 'Whole songs with voice and accompaniment from lyrics and a description.',

  snippets(model, context) {
    const complete =
      model.id === 'tencent/SongGeneration' || filesOf(model).includes('ckpt/songgeneration_base/model.pt');
    if (!complete) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Generate songs from the example lyrics',
        install: [
          checkout('https://github.com/tencent-ailab/SongGeneration', {
            install: ['-r', 'requirements.txt'],
          }),
          gitLfs,
          hubTool(context),
        ],
        warnings: [gpu, pickle],
        code: sh`
          git lfs pull
          pip install --no-deps -r requirements_nodeps.txt
          ${hubDownload(model, context, { folder: 'runtime' })}
          mv runtime/ckpt runtime/third_party .
          bash generate.sh ckpt/songgeneration_base sample/lyrics.jsonl output --not_use_flash_attn
        `,
      },
    ];
  },
});

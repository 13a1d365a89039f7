import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'InfiniteYou',
  repoName: 'InfiniteYou',
  repoUrl: 'https://github.com/bytedance/InfiniteYou',
  docsUrl: 'https://bytedance.github.io/InfiniteYou',
  summary: 'Draws a person anew in any scene and keeps the face, with FLUX.',
  countDownloads:
    'path:"infu_flux_v1.0/sim_stage1/image_proj_model.bin" OR path:"infu_flux_v1.0/aes_stage2/image_proj_model.bin"',
  languages: ['shell'],
  tasks: ['text-to-image'],

  snippets(model, context) {
    return [
      {
        title: 'Generate an image of a person in a new scene',
        install: [
          hubTool(context),
          checkout('https://github.com/bytedance/InfiniteYou.git', { install: ['-r', 'requirements.txt'] }),
        ],
        warnings: [
          gpu,
          {
            code: 'gated',
            message: 'It uses FLUX.1-dev, which is gated: accept its terms on its page, then log in.',
          },
          placeholder('a photograph of the person, as person.jpg,'),
        ],
        code: sh`
          ${hubDownload(model, context, { folder: 'models/InfiniteYou' })}
          python test.py \
            --model_dir models/InfiniteYou \
            --id_image person.jpg \
            --prompt 'A person reading by a window, soft light' \
            --out_results_dir results
        `,
      },
    ];
  },
});

import { sh } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout, program } from '../../snippets/requirement.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';

const weights = 'ckpt/hermes_final.pth';
const parts = ['ckpt/*', 'data/*'];

const environment = program('the environment of HERMES', {
  url: 'https://github.com/LMD0311/HERMES/blob/main/docs/Environment.md',
});

export default defineLibrary({
  prettyLabel: 'HERMES',
  repoName: 'HERMES',
  repoUrl: 'https://github.com/LMD0311/HERMES',
  docsUrl: 'https://lmd0311.github.io/HERMES/',
  summary: 'A driving world model: describes the scene around a car and imagines how it goes on.',
  languages: ['shell'],
  countDownloads: 'path:"ckpt/hermes_final.pth"',
  refuses: isGgufOnly,

  snippets(model, context) {
    // Unrelated language models have the same name.
    const ours = model.id === 'LMD0311/HERMES' || filesOf(model).includes(weights);
    if (!ours) return [downloadSnippet(model, context)];
    const command = sh.identifier(context.platform.hubCommand);
    return [
      {
        title: 'Describe driving scenes and predict how they continue',
        install: [checkout('https://github.com/LMD0311/HERMES'), environment, hubTool(context)],
        warnings: [gpu, pickle, placeholder('the nuScenes dataset, as data/nuscenes,')],
        code: sh`
          ${sh.join(parts.map((include) => hubDownload(model, context, { include, folder: '.' })))}
          mv data/*.pkl data/mask_cam_img.jpg data/nuscenes/
          python -m zipfile -e data/omnidrive_nusc.zip data
          python -m zipfile -e data/NuInteractCaption.zip data
          ${command} download OpenGVLab/InternVL2-2B \
            --local-dir=projects/mmdet3d_plugin/models/internvl_chat/pretrained/InternVL2-2B

          # One file for each scene comes to outputs/stage3/hermes_eval/results.
          torchrun --nproc_per_node=1 extra_tools/test.py \
            projects/configs/hermes/stage3.py ${weights} --launcher pytorch
        `,
      },
    ];
  },
});

import { sh } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'SeedVR',
  repoName: 'SeedVR',
  repoUrl: 'https://github.com/ByteDance-Seed/SeedVR',
  summary: 'Restores and sharpens videos with a diffusion transformer.',
  languages: ['shell'],
  tasks: ['video-to-video'],
  countDownloads: 'path_extension:"pth"',

  snippets(model, context) {
    // Each model has a separate script with a fixed weights file name.
    const [, version, size] = /^(seedvr2?)-(3b|7b)$/i.exec(nameOf(model)) ?? [];
    if (version === undefined || size === undefined) return [downloadSnippet(model, context)];
    const script = `projects/inference_${version.toLowerCase()}_${size.toLowerCase()}.py`;
    return [
      {
        title: 'Build its dependencies',
        install: [
          checkout('https://github.com/ByteDance-Seed/SeedVR', { install: ['-r', 'requirements.txt'] }),
        ],
        warnings: [gpu],
        code: sh`
          pip install flash_attn==2.5.9.post1 --no-build-isolation
          git clone https://github.com/NVIDIA/apex
          APEX_CPP_EXT=1 APEX_CUDA_EXT=1 pip install --no-build-isolation ./apex
        `,
      },
      {
        title: 'Restore videos',
        install: [hubTool(context)],
        warnings: [gpu, pickle, placeholder('videos, in the folder videos,')],
        code: sh`
          ${hubDownload(model, context, { folder: 'ckpts' })}
          PYTHONPATH=. torchrun --nproc-per-node=1 ${script} \
            --video_path=videos --output_dir=restored --res_h=720 --res_w=1280
        `,
      },
    ];
  },
});

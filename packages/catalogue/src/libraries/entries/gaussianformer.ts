import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { type Warning } from '../../snippets/snippet.ts';

/** The package finds this build automatically only with uv. */
const attention =
  'https://github.com/Dao-AILab/flash-attention/releases/download/v2.8.3/flash_attn-2.8.3+cu12torch2.9cxx11abiTRUE-cp312-cp312-linux_x86_64.whl';

const machine: Warning = {
  code: 'hardware',
  message: 'Needs Linux, an NVIDIA graphics card and Python 3.12.',
};

export default defineLibrary({
  prettyLabel: 'GaussianFormer',
  repoName: 'GaussianFormer',
  repoUrl: 'https://github.com/SVLwoof/gaussianformer',
  docsUrl: 'https://github.com/SVLwoof/gaussianformer#rendering',
  summary: 'Renders scenes of 3D Gaussians from new viewpoints with a transformer.',
  countDownloads: 'path:"config.json"',
  languages: ['python'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Render a ball of Gaussians',
        install: [
          pipGit('gaussianformer', 'https://github.com/SVLwoof/gaussianformer', { python: '>=3.12,<3.13' }),
          pip('flash-attn', undefined, { url: attention }),
          ...needs,
        ],
        warnings: [machine],
        code: py`
          import torch
          from gaussianformer import GaussianFormerRenderingPipeline
          from gaussianformer.utils.cameras import orbit
          ${imports}
          from torchvision.utils import save_image

          pipeline = GaussianFormerRenderingPipeline.from_pretrained(${target}).to("cuda")

          # Each row: position (3), scale (3), rotation (4), colour (3), opacity (1).
          scene = torch.zeros(20000, 14)
          scene[:, 0:3] = 0.4 * torch.nn.functional.normalize(torch.randn(20000, 3), dim=-1)
          scene[:, 3:6] = 0.01
          scene[:, 6] = 1
          scene[:, 10:13] = 0.5 + scene[:, 0:3]
          scene[:, 13] = 1

          cameras = torch.from_numpy(orbit(4, 1.7))
          images = pipeline(scene, cameras, fov=45.0)
          save_image(images.permute(0, 3, 1, 2).float().clamp(0, 1), "render.png")
        `,
      },
    ];
  },
});

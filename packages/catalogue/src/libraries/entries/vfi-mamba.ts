import { py, sh } from '../../code/index.ts';
import { hubClient } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'VFIMamba',
  repoName: 'VFIMamba',
  repoUrl: 'https://github.com/MCG-NJU/VFIMamba',
  countDownloads: 'path_extension:"pkl"',
  summary: 'Invents the frames between two frames of a video with state-space models.',
  languages: ['shell', 'python'],
  tasks: ['video-to-video'],

  snippets: (model, context) => [
    {
      title: 'Compile the kernels',
      install: [pip('torch'), pip('setuptools'), pip('wheel'), pip('packaging'), pip('ninja')],
      warnings: [gpu],
      code: sh`pip install --no-build-isolation mamba-ssm`,
    },
    {
      title: 'Interpolate between two frames',
      // The repository has no list of requirements.
      install: [
        checkout('https://github.com/MCG-NJU/VFIMamba'),
        pip('mamba-ssm'),
        pip('torch'),
        pip('timm'),
        pip('einops'),
        pip('numpy'),
        pip('opencv-python'),
        pip('transformers'),
        hubClient(context),
      ],
      warnings: [gpu, pickle],
      code: py`
        import cv2
        import torch
        from benchmark.utils.padder import InputPadder
        from Trainer_finetune import Model

        model = Model.from_pretrained(${model.id})
        model.eval()

        frames = [cv2.imread("example/im1.png"), cv2.imread("example/im2.png")]
        first, last = [torch.from_numpy(frame).permute(2, 0, 1)[None].cuda() / 255 for frame in frames]
        padder = InputPadder(first.shape, divisor=32)
        first, last = padder.pad(first, last)
        middle = padder.unpad(model.inference(first, last, True))[0]
        cv2.imwrite("between.png", (middle * 255).byte().permute(1, 2, 0).cpu().numpy())
      `,
    },
  ],
});

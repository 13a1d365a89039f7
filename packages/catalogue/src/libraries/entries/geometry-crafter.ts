import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'GeometryCrafter',
  repoName: 'GeometryCrafter',
  repoUrl: 'https://github.com/TencentARC/GeometryCrafter',
  summary: 'Estimates the shape of the scene in a clip, steady from frame to frame.',
  countDownloads: 'path:"point_map_vae/diffusion_pytorch_model.safetensors"',
  languages: ['shell'],
  tasks: ['depth-estimation'],

  // The script downloads its authors' weights; it takes neither an id nor a revision.
  snippets: () => [
    {
      title: 'Estimate the geometry of a clip',
      install: [
        checkout('https://github.com/TencentARC/GeometryCrafter', { install: ['-r', 'requirements.txt'] }),
      ],
      warnings: [gpu],
      code: sh`
        git submodule update --init --recursive
        python run.py \
          --video_path=examples/video1.mp4 \
          --save_folder=workspace/output \
          --height=384 --width=640
      `,
    },
  ],
});

import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { program } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

/** It needs specific compilers and CUDA; the linked page covers the setup, including the clone. */
const lyra = program('Lyra 2', { url: 'https://github.com/nv-tlabs/lyra/blob/main/Lyra-2/INSTALL.md' });

export default defineLibrary({
  prettyLabel: 'Lyra-2.0',
  repoName: 'Lyra-2.0',
  repoUrl: 'https://github.com/nv-tlabs/lyra',
  docsUrl: 'https://github.com/nv-tlabs/lyra/tree/main/Lyra-2',
  summary: 'Scenes in 3D to walk through, generated from a picture and a camera path.',
  languages: ['shell'],
  tasks: ['image-to-3d'],
  countDownloads: 'path:"checkpoints/image_encoder/model.pth"',

  snippets: (model, context) => [
    {
      title: 'Turn a picture into an explorable scene',
      install: [lyra, hubTool(context)],
      warnings: [gpu, pickle],
      code: sh`
        ${hubDownload(model, context, { folder: 'lyra/Lyra-2', include: 'checkpoints/*' })}

        # The folder holds pictures, each with a text of the same name that describes it.
        (cd lyra/Lyra-2 && PYTHONPATH=. python -m lyra_2._src.inference.lyra2_zoomgs_inference \
          --input_image_path assets/samples --prompt_dir assets/samples --sample_id 4 \
          --experiment lyra2 --checkpoint_dir checkpoints/model --output_path outputs \
          --num_frames_zoom_in 81 --num_frames_zoom_out 241 \
          --zoom_in_strength 0.5 --zoom_out_strength 1.5)

        # The scene, reconstructed_scene.ply, comes to a folder beside the video.
        (cd lyra/Lyra-2 && PYTHONPATH=. python -m lyra_2._src.inference.vipe_da3_gs_recon \
          --input_video_path outputs/videos/*.mp4)
      `,
    },
  ],
});

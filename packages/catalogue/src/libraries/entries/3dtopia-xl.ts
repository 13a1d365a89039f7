import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: '3DTopia-XL',
  repoName: '3DTopia-XL',
  repoUrl: 'https://github.com/3DTopia/3DTopia-XL',
  summary: 'Makes textured 3D assets from a single picture.',
  countDownloads: 'path:"model_vae_fp16.pt"',
  languages: ['shell'],
  tasks: ['image-to-3d'],

  // There is no Python package of this name: the repository's script is run instead.
  snippets: (model, context) => [
    {
      title: 'Turn pictures into 3D assets',
      install: [
        checkout('https://github.com/3DTopia/3DTopia-XL', { install: ['-r', 'requirements.txt'] }),
        hubClient(context),
      ],
      warnings: [gpu, pickle],
      code: sh`
        bash install.sh
        ${hubDownload(model, context, { folder: 'pretrained', files: ['model_sview_dit_fp16.pt', 'model_vae_fp16.pt'] })}
        python inference.py configs/inference_dit.yml \
          checkpoint_path=pretrained/model_sview_dit_fp16.pt \
          model.vae_checkpoint_path=pretrained/model_vae_fp16.pt \
          inference.input_dir=assets/examples
      `,
    },
  ],
});

import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { dockerEngine } from '../recipes/setup/programs.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Fixer',
  repoName: 'Fixer',
  repoUrl: 'https://github.com/nv-tlabs/Fixer',
  summary: 'Cleans up new views rendered from a 3D reconstruction, in one diffusion step.',
  countDownloads: 'path:"pretrained/pretrained_fixer.pkl"',
  languages: ['shell'],
  tasks: ['image-to-image'],

  snippets: (model, context) => [
    {
      title: 'Clean up rendered views',
      install: [checkout('https://github.com/nv-tlabs/Fixer'), dockerEngine, hubClient(context)],
      warnings: [gpu, pickle, placeholder('your rendered views in the folder examples')],
      code: sh`
        ${hubDownload(model, context, { folder: 'models' })}
        docker build -t fixer -f Dockerfile.cosmos .

        # The code looks for the base model below /work.
        docker run --gpus=all --ipc=host -v "$PWD":/work -w /work --entrypoint python fixer \
          src/inference_pretrained_model.py \
          --model models/pretrained/pretrained_fixer.pkl \
          --input examples \
          --output output \
          --timestep 250
      `,
    },
  ],
});

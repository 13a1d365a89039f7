import { py } from '../../code/index.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'VFIMamba',
  repoName: 'VFIMamba',
  repoUrl: 'https://github.com/MCG-NJU/VFIMamba',
  countDownloads: 'path_extension:"pkl"',
  summary: 'Invents the frames between two frames of a video with state-space models.',
  languages: ['python'],
  tasks: ['video-to-video'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Load the interpolation model',
        install: [
          checkout('https://github.com/MCG-NJU/VFIMamba', { install: ['-r', 'requirements.txt'] }),
          ...needs,
        ],
        warnings: [gpu, pickle],
        code: py`
          from Trainer_finetune import Model
          ${imports}

          model = Model.from_pretrained(${target})
          model.eval()
          print(model.net)
        `,
      },
    ];
  },
});

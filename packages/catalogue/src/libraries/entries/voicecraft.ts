import { py } from '../../code/index.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { checkout } from '../../snippets/requirement.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'VoiceCraft',
  repoName: 'VoiceCraft',
  repoUrl: 'https://github.com/jasonppy/VoiceCraft',
  docsUrl: 'https://github.com/jasonppy/VoiceCraft',
  summary: 'Edits speech by editing its text, and clones voices from a few seconds.',
  status: 'unmaintained',
  languages: ['python'],
  tasks: ['text-to-speech'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Load the model',
        install: [
          checkout('https://github.com/jasonppy/VoiceCraft', {
            install: [
              '-e',
              'git+https://github.com/facebookresearch/audiocraft.git@c5157b5bf14bf83449c17ea1eeb66c19fb4bc7f0#egg=audiocraft',
            ],
          }),
          ...needs,
        ],
        code: py`
          from models import voicecraft
          ${imports}

          model = voicecraft.VoiceCraft.from_pretrained(${target})
          print(model.args)
        `,
      },
    ];
  },
});

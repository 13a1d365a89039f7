import { py } from '../../code/index.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pipGit } from '../../snippets/requirement.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'SwarmFormer',
  repoName: 'SwarmFormer',
  repoUrl: 'https://github.com/takara-ai/SwarmFormer',
  summary: 'Text classification by local and global swarms of tokens, with few parameters.',
  languages: ['python'],
  tasks: ['text-classification'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Load the model',
        install: [pipGit('swarmformer', 'https://github.com/takara-ai/SwarmFormer'), ...needs],
        code: py`
          from swarmformer import SwarmFormerModel
          ${imports}

          model = SwarmFormerModel.from_pretrained(${target})
          print(model)
        `,
      },
    ];
  },
});

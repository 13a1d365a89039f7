import { py } from '../../code/index.ts';
import { hasTag } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';

const documents = [
  'Jupiter is the largest planet of the solar system.',
  'Mars is called the red planet because of the iron in its soil.',
  'Saturn has the brightest rings.',
];

export default defineLibrary({
  prettyLabel: 'Lightning IR',
  repoName: 'Lightning IR',
  repoUrl: 'https://github.com/webis-de/lightning-ir',
  docsUrl: 'https://webis-de.github.io/lightning-ir/',
  summary: 'Trains and runs neural ranking models: bi-encoders, cross-encoders and late interaction.',
  languages: ['python'],
  tasks: ['text-ranking', 'text-retrieval'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    const score = (kind: 'bi' | 'cross'): Snippet => {
      const module = py.identifier(kind === 'bi' ? 'BiEncoderModule' : 'CrossEncoderModule');
      return {
        title: `Score documents with a ${kind}-encoder`,
        install: [pip('lightning-ir'), ...needs],
        code: py`
          ${imports}
          from lightning_ir import ${module}

          model = ${module}(${target}).eval()

          documents = ${documents}
          print(model.score("Which planet is the largest?", documents).scores)
        `,
      };
    };
    if (hasTag(model, 'bi-encoder')) return [score('bi')];
    if (hasTag(model, 'cross-encoder')) return [score('cross')];
    return [score('bi'), score('cross')];
  },
});

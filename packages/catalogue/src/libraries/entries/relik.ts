import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { oldPython } from '../../snippets/warnings.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

export default defineLibrary({
  prettyLabel: 'Relik',
  synonyms: ['entity linking', 'relation extraction'],
  repoName: 'Relik',
  repoUrl: 'https://github.com/SapienzaNLP/relik',
  summary: 'Links the names in a text to a knowledge base and finds the relations between them.',
  languages: ['python'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Find entities and relations in a text',
        // It pins an old spaCy, which is built with NumPy 1, and an old Lightning, which imports `pkg_resources`.
        install: [
          pip('relik[faiss]', undefined, { python: '<3.12' }),
          pip('numpy', '<2'),
          pip('setuptools', '<81'),
          ...needs,
        ],
        warnings: [oldPython('3.11')],
        code: py`
          from relik import Relik
          ${imports}

          relik = Relik.from_pretrained(${target})

          result = relik(${sampleTextOf(model, tokenClassification)})
          print(result.spans)
          print(result.triplets)
        `,
      },
    ];
  },
});

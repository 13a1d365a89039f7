import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleSentences } from '../../snippets/samples/sentences.ts';

export default defineLibrary({
  prettyLabel: 'Model2Vec',
  synonyms: ['static embeddings', 'model 2 vec', 'potion embeddings'],
  repoName: 'model2vec',
  repoUrl: 'https://github.com/MinishLab/model2vec',
  docsUrl: 'https://minish.ai/packages/model2vec/introduction',
  summary: 'Small static embeddings, distilled from sentence transformers, that are fast on any CPU.',
  languages: ['python'],
  tasks: ['feature-extraction', 'sentence-similarity'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Embed sentences',
        install: [pip('model2vec'), ...needs],
        code: py`
          ${imports}
          from model2vec import StaticModel

          model = StaticModel.from_pretrained(${target})

          embeddings = model.encode(${sampleSentences(model)})
          print(embeddings.shape)
        `,
      },
    ];
  },
});

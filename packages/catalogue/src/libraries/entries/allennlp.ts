import { py } from '../../code/index.ts';
import { hasTag, listsNone } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleQuestion } from '../../snippets/samples/question.ts';
import { oldPython } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'AllenNLP',
  synonyms: ['allen nlp'],
  repoName: 'AllenNLP',
  repoUrl: 'https://github.com/allenai/allennlp',
  docsUrl: 'https://huggingface.co/docs/hub/allennlp',
  summary: 'A research library for language models on PyTorch, with predictors for reading and parsing.',
  status: 'archived',
  filter: true,
  languages: ['python'],
  tasks: ['question-answering'],
  // It reads weights by these names only.
  refuses: (model) => listsNone(model, 'weights.th', 'best.th', '.tar.gz'),

  // Predictors of allennlp-models register themselves when the package is installed: no import is needed.
  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    const answers = hasTag(model, 'question-answering');
    const { question, context: passage } = sampleQuestion(model);
    const source = context.revision === undefined ? py`${`hf://${model.id}`}` : target;
    return [
      {
        title: answers ? 'Answer a question about a text' : 'Load the predictor',
        // It pins an old spaCy, which is built with NumPy 1.
        install: [
          pip('allennlp', undefined, { python: '<3.11' }),
          pip('allennlp-models'),
          pip('numpy', '<2'),
          ...needs,
        ],
        warnings: [oldPython('3.10')],
        code: py`
          from allennlp.predictors.predictor import Predictor
          ${imports}

          predictor = Predictor.from_path(${source})
          ${
            answers
              ? py`
                  answer = predictor.predict_json(${{ passage, question }})
                  print(answer)
                `
              : py`print(type(predictor).__name__)`
          }
        `,
      },
    ];
  },
});

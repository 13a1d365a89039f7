import { type Code, py } from '../../code/index.ts';
import { fileEnding, filesOf, hasTag, listsNone, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { hubClient } from '../../snippets/hub.ts';
import { hubFileEnding } from '../../snippets/hub-find.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextAmong, sampleTextOf } from '../../snippets/samples/text.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';

const taskTexts = { 'text-classification': textClassification };

/** The usual name, else the first binary, else the first compressed one. */
const binary = (model: ModelRecord): string | undefined =>
  filesOf(model).includes('model.bin') ? 'model.bin' : fileEnding(model, '.bin', '.ftz');

/** Names of word vectors, some of which are tagged as classifiers: they have no labels and refuse to predict. */
const namedVectors = /2vec|embedding|vectors|nearest/i;

/** Names of models that tell the language of a text, some of which have no tag. */
const namedLanguages = /language-?id|(?:^|[-_]|glot|open)lid(?:[-_.]|$)/i;

/** The library reads one line at a time and rejects longer texts. */
const oneLine = (text: string): string => text.split(/\s+/).join(' ');

const isFor = (model: ModelRecord, task: string): boolean =>
  model.pipeline_tag === task || hasTag(model, task);

function use(model: ModelRecord): Code<'python'> {
  const vectors = namedVectors.test(nameOf(model));
  if (!vectors && (isFor(model, 'text-classification') || namedLanguages.test(nameOf(model))))
    return py`print(model.predict(${oneLine(sampleTextOf(model, textClassification))}))`;
  if (isFor(model, 'feature-extraction') || vectors)
    return py`
      print(model.get_word_vector("harbour"))
      print(model.get_nearest_neighbors("harbour", k=5))
    `;
  return py`
    print(model.labels[:10], model.words[:10])
    print(model.get_sentence_vector(${oneLine(sampleTextAmong(model, taskTexts))}))
  `;
}

export default defineLibrary({
  prettyLabel: 'fastText',
  synonyms: ['fast text', 'word vectors', 'facebook fasttext'],
  repoName: 'fastText',
  repoUrl: 'https://fasttext.cc/',
  docsUrl: 'https://fasttext.cc/docs/en/support.html',
  summary: 'Word vectors and text classifiers that are small and quick on any processor.',
  filter: true,
  countDownloads: 'path_extension:"bin"',
  languages: ['python'],
  tasks: ['feature-extraction', 'text-classification'],
  status: 'archived',
  refuses: (model) => listsNone(model, '.bin', '.ftz'),

  snippets(model, context) {
    const file = context.file ?? binary(model);
    const { imports, find, path } = hubFileEnding(
      model,
      file === undefined ? context : { ...context, file },
      '.bin',
    );
    return [
      {
        title: 'Load the model and use it',
        // Its last release uses what NumPy 2 removed; NumPy 1 has no builds for later releases of Python.
        install: [pip('fasttext'), pip('numpy', '<2', { python: '<3.13' }), hubClient(context)],
        code: py`
          import fasttext
          ${imports}

          ${find}
          model = fasttext.load_model(${path})
          ${use(model)}
        `,
      },
    ];
  },
});

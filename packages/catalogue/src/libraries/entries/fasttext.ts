import { type Code, py } from '../../code/index.ts';
import { fileEnding, filesOf, hasTag, listsNone } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextAmong, sampleTextOf } from '../../snippets/sample-text.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';

const taskTexts = { 'text-classification': textClassification };

const binary = (model: ModelRecord): string =>
  filesOf(model).includes('model.bin') ? 'model.bin' : (fileEnding(model, '.bin', '.ftz') ?? 'model.bin');

/** The library reads one line at a time and rejects longer texts. */
const oneLine = (text: string): string => text.split(/\s+/).join(' ');

function use(model: ModelRecord): Code<'python'> {
  if (hasTag(model, 'text-classification'))
    return py`print(model.predict(${oneLine(sampleTextOf(model, textClassification))}))`;
  if (hasTag(model, 'feature-extraction'))
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

  snippets: (model, context) => [
    {
      title: 'Load the model and use it',
      // Its last release uses what NumPy 2 removed.
      install: [pip('fasttext'), pip('numpy', '<2'), hubClient(context)],
      code: py`
        import fasttext
        ${hubImport(context, 'hf_hub_download')}

        model = fasttext.load_model(${hubFile(model, context, context.file ?? binary(model))})
        ${use(model)}
      `,
    },
  ],
});

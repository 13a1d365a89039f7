import { type Code, py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { pickle } from '../../snippets/warnings.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

/** Only taggers can be loaded by hub id; other models are loaded from a file. */
const downloaded = (id: string, revision: string | undefined): Code<'python'> =>
  py`hf_hub_download(${id}, "pytorch_model.bin"${py.rest({ revision })})`;

const tagged = (id: string, revision: string | undefined): Code<'python'> =>
  py`${revision === undefined ? id : `${id}@${revision}`}`;

export default defineLibrary({
  prettyLabel: 'Flair',
  synonyms: ['flair nlp'],
  repoName: 'Flair',
  repoUrl: 'https://github.com/flairNLP/flair',
  docsUrl: 'https://huggingface.co/docs/hub/flair',
  summary: 'Tags names, parts of speech and other labels in text of many languages.',
  filter: true,
  countDownloads: 'path:"pytorch_model.bin"',
  languages: ['python'],
  tasks: ['token-classification'],

  snippets(model, { revision }) {
    const whole = model.pipeline_tag === 'text-classification';
    const type = py.identifier(whole ? 'TextClassifier' : 'SequenceTagger');
    return [
      {
        title: whole ? 'Classify a sentence' : 'Tag a sentence',
        install: whole ? [pip('flair'), pip('huggingface_hub')] : [pip('flair')],
        warnings: [pickle],
        code: py`
          from flair.data import Sentence
          from flair.models import ${type}
          ${whole ? py`from huggingface_hub import hf_hub_download` : py.none}

          model = ${type}.load(${whole ? downloaded(model.id, revision) : tagged(model.id, revision)})

          sentence = Sentence(${sampleTextOf(model, whole ? textClassification : tokenClassification)})
          model.predict(sentence)
          for label in sentence.get_labels():
              print(label)
        `,
      },
    ];
  },
});

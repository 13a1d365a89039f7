import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleText } from '../../snippets/samples.ts';
import { pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Flair',
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
        install: [pip('flair')],
        warnings: [pickle],
        code: py`
          from flair.data import Sentence
          from flair.models import ${type}

          model = ${type}.load(${revision === undefined ? model.id : `${model.id}@${revision}`})

          sentence = Sentence(${sampleText(model, whole ? 'text-classification' : 'token-classification')})
          model.predict(sentence)
          for label in sentence.get_labels():
              print(label)
        `,
      },
    ];
  },
});

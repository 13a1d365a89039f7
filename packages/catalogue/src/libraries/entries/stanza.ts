import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { fixedSource } from '../recipes/setup/own-source.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextAmong } from '../../snippets/samples/text.ts';
import { defineLibrary } from '../define.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

const taskTexts = { 'token-classification': tokenClassification };

export default defineLibrary({
  prettyLabel: 'Stanza',
  synonyms: ['stanford nlp', 'stanfordnlp', 'stanford stanza'],
  repoName: 'stanza',
  repoUrl: 'https://github.com/stanfordnlp/stanza',
  docsUrl: 'https://huggingface.co/docs/hub/stanza',
  filter: true,
  countDownloads: 'path:"models/default.zip"',
  tasks: ['token-classification'],
  summary: 'Stanford language processing in some seventy languages: tokens, parts of speech, syntax, names.',
  languages: ['python'],

  // Repositories are named "stanza-" plus the language; the library finds the files itself.
  snippets: (model, context) => [
    {
      title: 'Tag and parse a text',
      install: [pip('stanza')],
      warnings: fixedSource(context),
      code: py`
        import stanza

        language = ${nameOf(model).replace(/^stanza-/, '')}
        stanza.download(language)
        nlp = stanza.Pipeline(language)

        doc = nlp(${sampleTextAmong(model, taskTexts)})
        for sentence in doc.sentences:
            for word in sentence.words:
                print(word.text, word.upos, word.deprel)
      `,
    },
  ],
});

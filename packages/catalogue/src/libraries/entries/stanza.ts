import { type Code, py } from '../../code/index.ts';
import { nameOf, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { fixedSource } from '../recipes/setup/own-source.ts';
import { sentenceIn } from '../recipes/text/sentences.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

interface Use {
  readonly title: string;
  readonly load: Code<'python'>;
  readonly text: string;
  readonly shown: Code<'python'>;
  readonly warnings?: readonly Warning[];
}

/** Its pipeline identifies the language of a text, and has no other processors. */
const identify = (model: ModelRecord): Use => ({
  title: 'Identify the language of a text',
  load: py`nlp = stanza.Pipeline(language, processors="langid")`,
  text: sampleTextOf(model, tokenClassification),
  shown: py`print(doc.lang)`,
});

/** A text in this language; where none is known, one in English and a warning. */
function parse(model: ModelRecord, language: string): Use {
  const spoken = { ...model, cardData: { ...model.cardData, language } };
  const text = widgetOf(model)?.text ?? sentenceIn(language) ?? sampleTextOf(spoken, tokenClassification);
  const isForeign = text === tokenClassification.input.text.en && language !== 'en';
  return {
    title: 'Tag and parse a text',
    load: py`nlp = stanza.Pipeline(language)`,
    text,
    shown: py`
      for sentence in doc.sentences:
          for word in sentence.words:
              print(word.text, word.upos, word.deprel)
    `,
    warnings: isForeign ? [placeholder('a text in the language of the model')] : [],
  };
}

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
  snippets(model, context) {
    const language = nameOf(model).replace(/^stanza-/, '');
    const {
      title,
      load,
      text,
      shown,
      warnings = [],
    } = language === 'multilingual' ? identify(model) : parse(model, language);
    return [
      {
        title,
        install: [pip('stanza')],
        warnings: [...fixedSource(context), ...warnings],
        code: py`
          import stanza

          language = ${language}
          stanza.download(language)
          ${load}

          doc = nlp(${text})
          ${shown}
        `,
      },
    ];
  },
});

import { py } from '../../code/index.ts';
import { hasTag } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { defineSamples } from '../../tasks/define-samples.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

const acronyms = defineSamples({
  input: {
    kind: 'text',
    text: { en: 'A convolutional neural network (CNN) needs a graphics processing unit (GPU).' },
  },
});

/** Whether it labels acronyms and their long forms, and nothing else. */
const findsAcronyms = (model: ModelRecord): boolean =>
  /acronym/i.test(model.id) || hasTag(model, 'dataset:acronym_identification');

export default defineLibrary({
  prettyLabel: 'SpanMarker',
  synonyms: ['span marker'],
  repoName: 'SpanMarkerNER',
  repoUrl: 'https://github.com/tomaarsen/SpanMarkerNER',
  docsUrl: 'https://huggingface.co/docs/hub/span_marker',
  summary: 'Finds named entities with models built on BERT, RoBERTa and their kin.',
  filter: true,
  tasks: ['token-classification'],
  languages: ['python'],
  aliases: ['span_marker'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    const ofAcronyms = findsAcronyms(model);
    return [
      {
        title: ofAcronyms ? 'Find acronyms and what they stand for' : 'Find named entities',
        install: [pip('span-marker'), ...needs],
        code: py`
          ${imports}
          from span_marker import SpanMarkerModel

          model = SpanMarkerModel.from_pretrained(${target})

          for entity in model.predict(${sampleTextOf(model, ofAcronyms ? acronyms : tokenClassification)}):
              print(entity["span"], entity["label"], entity["score"])
        `,
      },
    ];
  },
});

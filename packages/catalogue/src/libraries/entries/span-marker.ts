import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

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
    return [
      {
        title: 'Find named entities',
        install: [pip('span-marker'), ...needs],
        code: py`
          ${imports}
          from span_marker import SpanMarkerModel

          model = SpanMarkerModel.from_pretrained(${target})

          for entity in model.predict(${sampleTextOf(model, tokenClassification)}):
              print(entity["span"], entity["label"], entity["score"])
        `,
      },
    ];
  },
});

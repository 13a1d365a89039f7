import { py } from '../../code/index.ts';
import { widgetOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'Aviation NER',
  repoName: 'Aviation NER',
  repoUrl: 'https://github.com/Boeing/aviation_ner_sdr',
  docsUrl: 'https://github.com/Boeing/aviation_ner_sdr',
  summary: 'Finds parts, conditions and flight phases in reports of aircraft maintenance.',
  countDownloads: 'path:"gliner_config.json"',
  languages: ['python'],
  tasks: ['token-classification'],

  snippets: (model, context) => [
    {
      title: 'Find entities in a maintenance report',
      install: [pip('gliner')],
      code: py`
        from gliner import GLiNER

        model = GLiNER.from_pretrained(${model.id}${py.rest({ revision: context.revision })})

        text = ${widgetOf(model)?.text ?? 'During climb the left hydraulic pump lost pressure and the crew returned to the gate.'}
        labels = ${['Flight Phase', 'Product', 'Product Condition', 'Product Location', 'Crew Action']}
        for entity in model.predict_entities(text, labels):
            print(entity["text"], entity["label"], entity["score"])
      `,
    },
  ],
});

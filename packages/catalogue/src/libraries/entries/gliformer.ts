import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

export default defineLibrary({
  prettyLabel: 'GLiFormer',
  repoName: 'GLiFormer',
  repoUrl: 'https://github.com/Knowledgator/GLiFormer',
  docsUrl: 'https://docs.knowledgator.com/docs/frameworks/gliformer/',
  summary: 'Extracts entities, relations and classes that are named when it runs.',
  countDownloads: 'path:"gliner_config.json"',
  languages: ['python'],
  tasks: ['token-classification', 'zero-shot-classification'],

  snippets: (model, { revision }) => [
    {
      title: 'Extract entities',
      install: [pip('gliformer')],
      code: py`
        from gliformer import GLiFormer

        model = GLiFormer.from_pretrained(${model.id}, load_tokenizer=True${py.rest({ revision })})

        entities = model.predict_entities(
            ${sampleTextOf(model, tokenClassification)},
            ["person", "place", "date"],
            threshold=0.5,
        )
        for entity in entities:
            print(entity["text"], entity["label"], entity["score"])
      `,
    },
  ],
});

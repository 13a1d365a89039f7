import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

export default defineLibrary({
  prettyLabel: 'pxia',
  repoName: 'pxia',
  repoUrl: 'https://github.com/not-lain/pxia',
  summary: 'Small networks written from scratch, with saving to and loading from the hub.',
  languages: ['python'],

  snippets: (model, context) => [
    {
      title: 'Continue a text',
      install: [pip('pxia'), pip('transformers')],
      code: py`
        from pxia import AutoModel
        from transformers import AutoTokenizer

        tokenizer = AutoTokenizer.from_pretrained("openai-community/gpt2")
        model = AutoModel.from_pretrained(${model.id}${py.rest({ revision: context.revision })})

        inputs = tokenizer(${sampleTextOf(model, textGeneration)}, return_tensors="pt")
        print(model.generate(**inputs, max_new_tokens=20, tokenizer=tokenizer))
      `,
    },
  ],
});

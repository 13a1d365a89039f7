import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'pxia',
  repoName: 'pxia',
  repoUrl: 'https://github.com/not-lain/pxia',
  summary: 'Small networks written from scratch, with saving to and loading from the hub.',
  languages: ['python'],

  snippets: (model, context) => [
    {
      title: 'Load the model',
      install: [pip('pxia')],
      code: py`
        from pxia import AutoModel

        model = AutoModel.from_pretrained(${model.id}${py.rest({ revision: context.revision })})
        print(model)
      `,
    },
  ],
});

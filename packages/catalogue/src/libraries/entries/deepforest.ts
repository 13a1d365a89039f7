import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'DeepForest',
  synonyms: ['deep forest', 'tree detection', 'tree crowns'],
  repoName: 'deepforest',
  repoUrl: 'https://github.com/weecology/DeepForest',
  docsUrl: 'https://deepforest.readthedocs.io/en/latest/',
  summary: 'Finds trees, birds and other objects in pictures taken from the air.',
  languages: ['python'],
  tasks: ['object-detection'],

  snippets: (model, { revision }) => [
    {
      title: 'Find objects in an aerial picture',
      install: [pip('deepforest')],
      code: py`
        from deepforest import get_data, main

        model = main.deepforest()
        model.load_model(model_name=${model.id}${py.rest({ revision })})

        boxes = model.predict_image(path=get_data("OSBS_029.png"))
        print(boxes)
      `,
    },
  ],
});

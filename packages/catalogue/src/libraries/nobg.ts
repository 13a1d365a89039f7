import { py } from '../code/index.ts';
import { defineLibrary } from '../library.ts';
import { pip } from '../snippets/requirement.ts';
import { sampleImage } from '../snippets/samples.ts';

export default defineLibrary({
  prettyLabel: 'nobg',
  repoName: 'nobg',
  repoUrl: 'https://github.com/feyninc/nobg',
  summary: 'Removes the background of pictures, down to single hairs.',
  languages: ['python'],

  snippets: (model, context) => [
    {
      title: 'Remove the background of a picture',
      install: [pip('nobg', '>=0.3'), pip('torch'), pip('torchvision')],
      code: py`
        from nobg import AutoModel

        model = AutoModel.from_pretrained(${model.id}${py.rest({ revision: context.revision })})

        cutout = model.process(${sampleImage(model, context.platform, 'cat')})
        cutout.save("output.png")
      `,
    },
  ],
});

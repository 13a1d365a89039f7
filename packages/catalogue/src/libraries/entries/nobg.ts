import { py } from '../../code/index.ts';
import { hasTag } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleImage, sampleUrl } from '../../snippets/samples/image.ts';
import * as asset from '../../tasks/sample-assets.ts';

export default defineLibrary({
  prettyLabel: 'nobg',
  repoName: 'nobg',
  repoUrl: 'https://github.com/feyninc/nobg',
  summary: 'Removes the background of pictures, down to single hairs.',
  languages: ['python'],
  tasks: ['image-segmentation'],

  snippets(model, context) {
    const load = py`${model.id}${py.rest({ revision: context.revision })}`;
    // Promptable models segment what is named; the others reject a second input.
    const input = hasTag(model, 'promptable')
      ? py`${sampleUrl(context.platform, asset.cat)}, "the cat"`
      : py`${sampleImage(model, context.platform, asset.cat)}`;
    const install = [pip('nobg', '>=0.3'), pip('torch'), pip('torchvision')];
    return [
      {
        title: 'Remove the background of a picture',
        install,
        code: py`
          from nobg import AutoModel

          model = AutoModel.from_pretrained(${load})

          cutout = model.process(${input})
          cutout.save("output.png")
        `,
      },
      {
        title: "Get the matte itself, with the repository's own processor",
        install,
        code: py`
          from nobg import AutoModel, AutoProcessor

          model = AutoModel.from_pretrained(${load})
          processor = AutoProcessor.from_pretrained(${load})

          alpha = model.predict(processor, ${input}, return_type="alpha")
          print(alpha.shape, alpha.mean().item())
        `,
      },
    ];
  },
});

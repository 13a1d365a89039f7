import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { pipGit } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import { gpu } from '../../snippets/warnings.ts';

const source = 'https://github.com/ByteDance-Seed/Depth-Anything-3';

export default defineLibrary({
  prettyLabel: 'Depth Anything 3',
  synonyms: ['da3', 'depth anything v3', 'depth anything 3'],
  repoName: 'Depth Anything 3',
  repoUrl: source,
  summary: 'Estimates depth and cameras from one photo or from several views of a scene.',
  languages: ['python'],
  tasks: ['depth-estimation', 'image-to-3d'],
  refuses: isConverted,
  fits: (model) =>
    /^DA3(?:METRIC|MONO|NESTED)?-/i.test(nameOf(model))
      ? 'Its name is that of a model of Depth Anything 3.'
      : undefined,

  snippets: (model, context) => [
    {
      title: 'Estimate the depth of a photo',
      install: [pipGit('depth-anything-3', source, { python: '<3.13' })],
      warnings: [gpu],
      code: py`
        from urllib.request import urlretrieve

        from depth_anything_3.api import DepthAnything3
        from PIL import Image

        model = DepthAnything3.from_pretrained(${model.id}${py.rest({ revision: context.revision })}).to("cuda")

        urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
        # Several views of one scene may be in the list.
        prediction = model.inference(["photo.png"])
        depth = prediction.depth[0]
        ${/^DA3METRIC/i.test(nameOf(model)) ? py`# In metres: depth * focal length in pixels / 300.` : py.none}
        print(depth.shape, depth.min(), depth.max())
        Image.fromarray((depth / depth.max() * 255).astype("uint8")).save("depth.png")
      `,
    },
  ],
});

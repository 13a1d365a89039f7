import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import { gpu } from '../../snippets/warnings.ts';

const source = 'https://github.com/facebookresearch/map-anything';

export default defineLibrary({
  prettyLabel: 'MapAnything',
  synonyms: ['map anything', 'mapanything'],
  repoName: 'MapAnything',
  repoUrl: source,
  summary: 'Reconstructs a scene in 3D, in metres, from photos with or without known cameras.',
  languages: ['python'],
  tasks: ['image-to-3d', 'depth-estimation'],
  refuses: isConverted,
  fits: (model) =>
    /^map-anything(?:-|$)/i.test(nameOf(model)) ? 'Its name is that of a model of MapAnything.' : undefined,

  snippets: (model, context) => [
    {
      title: 'Reconstruct a scene from photos',
      install: [checkout(source, { install: ['-e', '.'] }), pip('torch'), pip('torchvision')],
      warnings: [gpu],
      code: py`
        from urllib.request import urlretrieve

        from mapanything.models import MapAnything
        from mapanything.utils.image import load_images

        model = MapAnything.from_pretrained(${model.id}${py.rest({ revision: context.revision })}).to("cuda")

        urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
        # Several views of one scene may be in the list.
        views = load_images(["photo.png"])
        for prediction in model.infer(views, memory_efficient_inference=True, use_amp=True, amp_dtype="bf16"):
            print("Points in metres:", prediction["pts3d"].shape)
            print("Depth:", prediction["depth_z"].min().item(), "to", prediction["depth_z"].max().item())
            print("Camera matrix:", prediction["intrinsics"])
      `,
    },
  ],
});

import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';

export default defineLibrary({
  prettyLabel: 'BEN2',
  repoName: 'BEN2',
  repoUrl: 'https://github.com/PramaLLC/BEN2',
  summary: 'Cuts the foreground out of pictures and videos.',
  languages: ['python'],
  tasks: ['image-segmentation'],
  aliases: ['BEN2'],

  snippets: (model, context) => [
    {
      title: 'Remove the background of an image',
      // It imports OpenCV without declaring the dependency.
      install: [pipGit('ben2', 'https://github.com/PramaLLC/BEN2.git'), pip('opencv-python')],
      code: py`
        from urllib.request import urlretrieve

        import torch
        from ben2 import AutoModel
        from PIL import Image

        ${pickDevice}
        model = AutoModel.from_pretrained(${model.id}${py.rest({ revision: context.revision })})
        model.to(device).eval()

        urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
        foreground = model.inference(Image.open("photo.png"))
        foreground.save("foreground.png")
      `,
    },
  ],
});

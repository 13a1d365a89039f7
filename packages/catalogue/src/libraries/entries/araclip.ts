import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pipGit } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';

export default defineLibrary({
  prettyLabel: 'AraClip',
  repoName: 'AraClip',
  repoUrl: 'https://huggingface.co/Arabic-Clip/araclip',
  docsUrl: 'https://github.com/Arabic-Clip/Araclip',
  summary: 'Finds pictures by Arabic text, and Arabic text by pictures.',
  languages: ['python'],
  tasks: ['zero-shot-image-classification'],

  snippets: (model, context) => [
    {
      title: 'Compare an image with Arabic labels',
      install: [pipGit('araclip', 'https://github.com/Arabic-Clip/Araclip.git')],
      code: py`
        from urllib.request import urlretrieve

        import numpy as np
        from araclip import AraClip
        from PIL import Image

        model = AraClip.from_pretrained(${model.id}${py.rest({ revision: context.revision })})

        urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
        labels = ${['ببغاوان ملونان', 'قطة نائمة', 'قارب في البحر']}
        image_features = model.embed(image=Image.open("photo.png"))
        text_features = np.stack([model.embed(text=label) for label in labels])
        print(labels[int(np.argmax(text_features @ image_features))])
      `,
    },
  ],
});

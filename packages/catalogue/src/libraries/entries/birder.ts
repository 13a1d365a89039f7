import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { fixedSource } from '../recipes/setup/own-source.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';

export default defineLibrary({
  prettyLabel: 'Birder',
  repoName: 'Birder',
  repoUrl: 'https://gitlab.com/birder/birder',
  docsUrl: 'https://birder.gitlab.io/birder/',
  summary: 'Image models for wildlife: names species, finds animals, embeds pictures.',
  countDownloads: 'path_extension:"pt"',
  languages: ['python'],
  tasks: ['image-classification', 'image-feature-extraction', 'object-detection'],

  // Weights are selected by name: the repository's, without its owner.
  snippets(model, context) {
    const embeds = model.pipeline_tag === 'image-feature-extraction';
    return [
      {
        title: embeds ? 'Embed an image' : 'Identify the species in an image',
        install: [pip('birder'), pip('torch')],
        warnings: fixedSource(context),
        code: py`
          from urllib.request import urlretrieve

          import birder
          import torch
          from PIL import Image

          net, ${embeds ? py`_` : py`info`}, transform = birder.load_pretrained_model_and_transform(${nameOf(model)})

          urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
          pixels = transform(Image.open("photo.png").convert("RGB")).unsqueeze(0)
          with torch.inference_mode():
              output = net${embeds ? py`.embedding` : py.none}(pixels)
          ${
            embeds
              ? py`print(output.shape)`
              : py`
                  names = {number: name for name, number in info.class_to_idx.items()}
                  print(names[int(output.argmax())])
                `
          }
        `,
      },
    ];
  },
});

import { py } from '../../code/index.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'timm',
  synonyms: ['pytorch image models', 'torch image models', 'vision transformers timm'],
  repoName: 'pytorch-image-models',
  repoUrl: 'https://github.com/rwightman/pytorch-image-models',
  docsUrl: 'https://huggingface.co/docs/hub/timm',
  filter: true,
  countDownloads: 'path:"pytorch_model.bin" OR path:"model.safetensors"',
  tasks: ['image-classification', 'image-feature-extraction'],
  summary: 'Hundreds of image backbones with their weights and the right preparation for each.',
  languages: ['python'],

  // In hub names, a revision follows the id after an @.
  snippets(model, context) {
    const name = `hf-hub:${model.id}${context.revision === undefined ? '' : `@${context.revision}`}`;
    const features = model.pipeline_tag?.endsWith('feature-extraction') === true;
    const create = features
      ? py`model = timm.create_model(${name}, pretrained=True, num_classes=0).eval()`
      : py`model = timm.create_model(${name}, pretrained=True).eval()`;
    return [
      {
        title: features ? 'Turn an image into features' : 'Classify an image',
        install: [pip('timm'), pip('torch'), pip('pillow')],
        code: py`
          from urllib.request import urlopen

          import timm
          import torch
          from PIL import Image

          ${create}
          config = timm.data.resolve_model_data_config(model)
          transform = timm.data.create_transform(**config, is_training=False)

          image = Image.open(urlopen(${retrievable(sampleImage(model, context.platform))})).convert("RGB")
          with torch.inference_mode():
              output = model(transform(image).unsqueeze(0))
          ${features ? py`print(output.shape)` : py`print(output.softmax(dim=1).topk(5))`}
        `,
      },
    ];
  },
});

import { type Code, py } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import type { Snippet } from '../../snippets/snippet.ts';

const comparison = py`
  tokenizer = transforms.get_text_tokenizer(model.context_length)
  labels = ["two parrots", "a lighthouse", "a page of text"]
  with torch.no_grad():
      pictures, texts, scale = model(image, tokenizer(labels).to(device))
  scores = (scale * pictures @ texts.T).softmax(dim=-1)[0].tolist()
  for label, score in zip(labels, scores):
      print(label, score)
`;

const features = py`
  with torch.no_grad():
      features = model.forward_features(image)
  print(features.shape)
`;

export default defineLibrary({
  prettyLabel: 'PerceptionEncoder',
  repoName: 'PerceptionModels',
  repoUrl: 'https://github.com/facebookresearch/perception_models',
  summary: 'Vision encoders for comparing pictures with texts, for language models and for detection.',
  languages: ['python'],
  tasks: ['image-feature-extraction', 'zero-shot-image-classification'],
  countDownloads: 'path_extension:"pt"',

  // The package selects networks by repository name, without the owner.
  snippets(model, context) {
    const name = nameOf(model);
    const weights = hubFile(model, context, fileEnding(model, '.pt') ?? `${name}.pt`);
    const example = (title: string, type: Code<'python'>, use: Code<'python'>): Snippet => ({
      title,
      install: [
        checkout('https://github.com/facebookresearch/perception_models', { install: ['-e', '.'] }),
        hubClient(context),
      ],
      code: py`
        from urllib.request import urlretrieve

        import core.vision_encoder.pe as pe
        import core.vision_encoder.transforms as transforms
        import torch
        ${hubImport(context, 'hf_hub_download')}
        from PIL import Image

        ${pickDevice}
        weights = ${weights}
        model = pe.${type}.from_config(${name}, pretrained=True, checkpoint_path=weights).to(device)

        urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
        preprocess = transforms.get_image_transform(model.image_size)
        image = preprocess(Image.open("photo.png")).unsqueeze(0).to(device)
        ${use}
      `,
    });
    const encode = example('Get the features of a picture', py`VisionTransformer`, features);
    return model.id.includes('Core')
      ? [example('Compare a picture with texts', py`CLIP`, comparison), encode]
      : [encode];
  },
});

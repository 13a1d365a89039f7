import { py } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';

/** Names of the networks in the repository, by suffix of the model name. */
const networks: Readonly<Record<string, string>> = {
  'vit-t': 'eupe_vitt16',
  'vit-s': 'eupe_vits16',
  'vit-b': 'eupe_vitb16',
  'convnext-t': 'eupe_convnext_tiny',
  'convnext-s': 'eupe_convnext_small',
  'convnext-b': 'eupe_convnext_base',
};

export default defineLibrary({
  prettyLabel: 'EUPE',
  repoName: 'EUPE',
  repoUrl: 'https://github.com/facebookresearch/EUPE',
  summary: 'Small vision encoders whose features serve many kinds of task.',
  countDownloads: 'path_extension:"pt"',
  languages: ['python', 'shell'],
  tasks: ['image-feature-extraction'],

  snippets(model, context) {
    const name = nameOf(model);
    const network = Object.entries(networks).find(([ending]) => name.toLowerCase().endsWith(ending))?.[1];
    if (network === undefined) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Get the features of a picture',
        install: [
          checkout('https://github.com/facebookresearch/EUPE'),
          pip('torch'),
          pip('torchvision'),
          hubClient(context),
        ],
        code: py`
          from urllib.request import urlretrieve

          import torch
          ${hubImport(context, 'hf_hub_download')}
          from PIL import Image
          from torchvision.transforms import v2

          weights = ${hubFile(model, context, fileEnding(model, '.pt') ?? `${name}.pt`)}
          model = torch.hub.load(".", ${network}, source="local", weights=weights).eval()

          prepare = v2.Compose(
              [
                  v2.ToImage(),
                  v2.Resize((256, 256), antialias=True),
                  v2.ToDtype(torch.float32, scale=True),
                  v2.Normalize(mean=(0.485, 0.456, 0.406), std=(0.229, 0.224, 0.225)),
              ]
          )
          urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
          image = Image.open("photo.png").convert("RGB")
          with torch.inference_mode():
              features = model(prepare(image).unsqueeze(0))
          print(features.shape)
        `,
      },
    ];
  },
});

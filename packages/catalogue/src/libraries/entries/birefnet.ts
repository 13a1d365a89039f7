import { type Code, py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { isRmbg } from '../recipes/vision/rmbg.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { remoteCode } from '../../snippets/warnings.ts';

/** Sizes of pictures that models were trained with; that of the others is 1024 by 1024. */
const sizes: readonly (readonly [name: RegExp, height: number, width: number])[] = [
  [/_HR/, 2048, 2048],
  [/-2K/, 1440, 2560],
  [/512x512/, 512, 512],
];

/** Its requirements limit NumPy to release 1. */
const earlierPython: Warning = {
  code: 'hardware',
  message: 'Needs Python 3.12 or older: there are no builds of its NumPy for later ones.',
};

/** Smaller weights than those of the model that the code of BiRefNet builds. */
const isLite = (model: ModelRecord): boolean => nameOf(model).includes('_lite');

/** The same use for both ways to load the model. */
function cutOut(
  model: ModelRecord,
  imports: Code<'python'>,
  load: Code<'python'>,
  url: string,
): Code<'python'> {
  const [, height, width] = sizes.find(([name]) => name.test(nameOf(model))) ?? [undefined, 1024, 1024];
  return py`
    from urllib.request import urlretrieve

    import torch
    ${imports}
    from PIL import Image
    from torchvision import transforms

    ${pickDevice}
    model = ${load}
    model.to(device).float().eval()

    urlretrieve(${retrievable(url)}, "photo.png")
    image = Image.open("photo.png").convert("RGB")
    prepare = transforms.Compose(
        [
            transforms.Resize((${height}, ${width})),
            transforms.ToTensor(),
            transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
        ]
    )
    with torch.no_grad():
        mask = model(prepare(image).unsqueeze(0).to(device))[-1].sigmoid().cpu()[0]
    image.putalpha(transforms.ToPILImage()(mask).resize(image.size))
    image.save("foreground.png")
  `;
}

export default defineLibrary({
  prettyLabel: 'BiRefNet',
  synonyms: ['bi ref net', 'background removal model'],
  repoName: 'BiRefNet',
  repoUrl: 'https://github.com/ZhengPeng7/BiRefNet',
  summary: 'Separates foreground and background at high resolution.',
  languages: ['python'],
  tasks: ['image-segmentation'],
  aliases: ['BiRefNet'],
  refuses: isConverted,
  claims: (model) => (isRmbg(model) ? 'It is a model of BiRefNet.' : undefined),

  snippets(model, context) {
    const url = sampleImage(model, context.platform);
    const pin = py.rest({ revision: context.revision });
    const withItsCode = {
      title: 'Or with the code of BiRefNet',
      install: [checkout('https://github.com/ZhengPeng7/BiRefNet', { install: ['-r', 'requirements.txt'] })],
      warnings: [earlierPython],
      code: cutOut(
        model,
        py`from models.birefnet import BiRefNet`,
        py`BiRefNet.from_pretrained(${model.id}${pin})`,
        url,
      ),
    };
    return [
      {
        title: 'Remove the background with Transformers',
        // Copies of the older model code fail with Transformers 5, that of RMBG earlier.
        install: [
          pip('transformers', isRmbg(model) ? '<4.49' : '<5'),
          pip('torchvision'),
          pip('timm'),
          pip('kornia'),
          pip('einops'),
        ],
        warnings: [remoteCode],
        code: cutOut(
          model,
          py`from transformers import AutoModelForImageSegmentation`,
          py`AutoModelForImageSegmentation.from_pretrained(${model.id}, trust_remote_code=True${pin})`,
          url,
        ),
      },
      ...(isLite(model) ? [] : [withItsCode]),
    ];
  },
});

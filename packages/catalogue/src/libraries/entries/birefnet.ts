import { type Code, py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { isConverted } from '../../records/other-formats.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { isRmbg } from '../recipes/vision/rmbg.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/sample-image.ts';
import { remoteCode } from '../../snippets/warnings.ts';

/** The same use for both ways to load the model. */
const cutOut = (imports: Code<'python'>, load: Code<'python'>, url: string): Code<'python'> => py`
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
          transforms.Resize((1024, 1024)),
          transforms.ToTensor(),
          transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
      ]
  )
  with torch.no_grad():
      mask = model(prepare(image).unsqueeze(0).to(device))[-1].sigmoid().cpu()[0]
  image.putalpha(transforms.ToPILImage()(mask).resize(image.size))
  image.save("foreground.png")
`;

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
          py`from transformers import AutoModelForImageSegmentation`,
          py`AutoModelForImageSegmentation.from_pretrained(${model.id}, trust_remote_code=True${pin})`,
          url,
        ),
      },
      {
        title: 'Or with the code of BiRefNet',
        install: [
          checkout('https://github.com/ZhengPeng7/BiRefNet', { install: ['-r', 'requirements.txt'] }),
        ],
        code: cutOut(
          py`from models.birefnet import BiRefNet`,
          py`BiRefNet.from_pretrained(${model.id}${pin})`,
          url,
        ),
      },
    ];
  },
});

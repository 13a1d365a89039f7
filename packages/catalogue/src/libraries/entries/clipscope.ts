import { py } from '../../code/index.ts';
import { fileEnding, filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';

/** The last layer, after the longest training. */
const usual = '22_resid/1200013184.pt';

export default defineLibrary({
  prettyLabel: 'clipscope',
  repoName: 'clipscope',
  repoUrl: 'https://github.com/Lewington-pitsos/clipscope',
  summary: 'Sparse autoencoders that show which features a layer of CLIP has found.',
  countDownloads: 'path_extension:"pt"',
  languages: ['python'],

  snippets(model, context) {
    const file =
      context.file ?? (filesOf(model).includes(usual) ? usual : (fileEnding(model, '.pt') ?? usual));
    const layer = Number(/^(\d{1,2})_resid\//.exec(file)?.[1] ?? 22);
    return [
      {
        title: 'Find the features of an image',
        install: [pip('clipscope'), pip('pillow')],
        code: py`
          from urllib.request import urlretrieve

          from clipscope import ConfiguredViT, TopKSAE
          from PIL import Image

          sae = TopKSAE.from_pretrained(checkpoint=${file}, repo_id=${model.id}, device="cpu")
          location = (${layer}, "resid")
          transformer = ConfiguredViT([location], device="cpu")

          urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
          activations = transformer.all_activations(Image.open("photo.png").convert("RGB"))[location]
          output = sae.forward_verbose(activations[:, 0])
          print(output["latent"].topk(10))
        `,
      },
    ];
  },
});

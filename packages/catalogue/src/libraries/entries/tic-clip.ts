import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import { pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'TiC-CLIP',
  repoName: 'TiC-CLIP',
  repoUrl: 'https://github.com/apple/ml-tic-clip',
  countDownloads: 'path_extension:"pt" AND path_prefix:"checkpoints/"',
  languages: ['python'],
  tasks: ['zero-shot-image-classification'],
  summary: 'Apple models that learn pictures and words continually, year by year.',

  snippets(model, context) {
    const years = filesOf(model).filter((file) => /^checkpoints\/\d+\.pt$/.test(file));
    const file = context.file ?? years.toSorted().at(-1) ?? 'checkpoints/2022.pt';
    return [
      {
        title: 'Compare a picture with texts',
        install: [pip('open_clip_torch', '>=3'), hubClient(context)],
        warnings: [pickle],
        code: py`
          from urllib.request import urlretrieve

          import open_clip
          import torch
          ${hubImport(context, 'hf_hub_download')}
          from PIL import Image

          checkpoint = ${hubFile(model, context, file)}
          # The checkpoint holds figures of its training beside the weights.
          model, preprocess = open_clip.create_model_from_pretrained(
              "ViT-B-16", pretrained=checkpoint, weights_only=False
          )
          tokenizer = open_clip.get_tokenizer("ViT-B-16")
          model.eval()

          urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
          image = preprocess(Image.open("photo.png").convert("RGB")).unsqueeze(0)
          labels = ["two parrots", "a lighthouse", "a page of text"]
          with torch.inference_mode():
              picture = model.encode_image(image, normalize=True)
              texts = model.encode_text(tokenizer(labels), normalize=True)
          for label, score in zip(labels, (picture @ texts.T)[0].tolist()):
              print(label, score)
        `,
      },
    ];
  },
});

import { py } from '../../code/index.ts';
import { modelTypeUnknown, type Notice } from '../../errors.ts';
import { filesOf, hasTag } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';

/** Models whose texts are split by a tokenizer of Transformers, which the package does not install. */
const foreignTokenizer = /siglip|roberta|mt5|nllb|clipa|worldwide|bert/i;

const usesTokenizer = (model: ModelRecord): boolean =>
  foreignTokenizer.test(model.id) || hasTag(model, 'siglip', 'siglip2');

/** Architectures that its repository has, or a fork of it, and no release. */
const unreleased = /mammut|moderntext|coca2|naflex|genl[ia]p/i;

/** They have no encoder of texts to compare pictures with. */
const seesOnly = (model: ModelRecord): boolean =>
  /openvision-?[23](?!\d)/i.test(model.id) || hasTag(model, 'openvision2', 'openvision3');

/** Why no release loads the model. */
function unloadable(model: ModelRecord): Notice | undefined {
  if (seesOnly(model))
    return {
      ...modelTypeUnknown,
      message: 'OpenCLIP does not load it: use the code of its authors, in UCSC-VLAA/OpenVision on GitHub.',
    };
  if (unreleased.test(model.id))
    return {
      ...modelTypeUnknown,
      message: 'No release of OpenCLIP has this architecture: see the card for the version that loads it.',
    };
  return undefined;
}

export default defineLibrary({
  prettyLabel: 'OpenCLIP',
  synonyms: ['openclip', 'open clip', 'clip python'],
  repoName: 'OpenCLIP',
  repoUrl: 'https://github.com/mlfoundations/open_clip',
  summary: 'Open CLIP models, which put pictures and texts into one space to compare them.',
  filter: true,
  languages: ['python', 'shell'],
  countDownloads:
    'path:"open_clip_model.safetensors"\n\t\t\tOR path:"model.safetensors"\n\t\t\tOR path:"open_clip_pytorch_model.bin"\n\t\t\tOR path:"pytorch_model.bin"',
  tasks: ['zero-shot-classification', 'zero-shot-image-classification'],
  aliases: ['OpenCLIP', 'openclip', 'open-clip'],
  fits: (model) =>
    filesOf(model).includes('open_clip_config.json')
      ? 'The repository has an open_clip_config.json of OpenCLIP.'
      : undefined,

  refuses: isConverted,

  snippets(model, context) {
    const notice = unloadable(model);
    if (notice) return { snippets: [downloadSnippet(model, context)], notice };
    const pin = context.revision !== undefined;
    return [
      {
        title: 'Compare a picture with texts',
        install: [
          pip('open_clip_torch', '>=3'),
          ...(usesTokenizer(model) ? [pip('transformers')] : []),
          ...(pin ? [hubClient(context)] : []),
        ],
        code: py`
          from urllib.request import urlretrieve

          import open_clip
          import torch
          ${pin ? hubImport(context, 'snapshot_download') : py.none}
          from PIL import Image

          name = ${pin ? py`"local-dir:" + ${hubSnapshot(model, context)}` : `hf-hub:${model.id}`}
          model, _, preprocess = open_clip.create_model_and_transforms(name)
          tokenizer = open_clip.get_tokenizer(name)
          model.eval()

          urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
          image = preprocess(Image.open("photo.png").convert("RGB")).unsqueeze(0)
          labels = ["two parrots", "a lighthouse", "a page of text"]
          with torch.no_grad():
              pictures = model.encode_image(image, normalize=True)
              texts = model.encode_text(tokenizer(labels), normalize=True)
          for label, score in zip(labels, (pictures @ texts.T)[0].tolist()):
              print(label, score)
        `,
      },
    ];
  },
});

import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { own } from '../../snippets/own.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../tasks/sample-files.ts';
import { cats } from '../../tasks/sample-assets.ts';

const source = 'https://github.com/eugenesiow/super-image';

/** Classes by the model type of the config. */
const classes = {
  A2N: 'A2nModel',
  AWSRN: 'AwsrnModel',
  CARN: 'CarnModel',
  DDBPN: 'DdbpnModel',
  DRLN: 'DrlnModel',
  EDSR: 'EdsrModel',
  HAN: 'HanModel',
  MDSR: 'MdsrModel',
  MSRN: 'MsrnModel',
  PAN: 'PanModel',
  RCAN: 'RcanModel',
  RNAN: 'RnanModel',
  SMSR: 'SmsrModel',
} as const;

/** There is a file of weights for each factor. */
const weights = /^pytorch_model_(\d)x\.pt$/;

const factorsOf = (model: ModelRecord): readonly number[] =>
  filesOf(model).flatMap((file) => {
    const factor = weights.exec(file)?.[1];
    return factor === undefined ? [] : [Number(factor)];
  });

export default defineLibrary({
  prettyLabel: 'super-image',
  synonyms: ['super resolution', 'image upscaling', 'edsr'],
  repoName: 'super-image',
  repoUrl: source,
  docsUrl: 'https://eugenesiow.github.io/super-image/',
  summary: 'Enlarges pictures with EDSR, MSRN and other networks.',
  languages: ['python', 'shell'],
  tasks: ['image-to-image'],
  countDownloads: 'path_extension:"pt"',
  // Their configs name types, and the hub takes them for models of Transformers.
  claims: (model) =>
    factorsOf(model).length > 0 && own(classes, model.config?.model_type) !== undefined
      ? 'Its files are those of a model of super-image.'
      : undefined,

  snippets(model, context) {
    const name = own(classes, model.config?.model_type);
    if (name === undefined) return [downloadSnippet(model, context)];
    const { imports, target, needs } = pinned(model, context);
    const scale = Math.min(4, ...factorsOf(model));
    return [
      {
        title: 'Enlarge a picture',
        install: [pip('super-image'), ...needs],
        code: py`
          from urllib.request import urlretrieve

          import torch
          ${imports}
          from PIL import Image
          from super_image import ${py.identifier(name)}, ImageLoader

          model = ${py.identifier(name)}.from_pretrained(${target}, scale=${scale})

          urlretrieve(${retrievable(sampleUrl(context.platform, cats))}, "cats.jpg")
          with torch.no_grad():
              enlarged = model(ImageLoader.load_image(Image.open("cats.jpg")))
          ImageLoader.save_image(enlarged, "output.png")
        `,
      },
    ];
  },
});

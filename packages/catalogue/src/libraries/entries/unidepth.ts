import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { pip, pipGit, type Requirement } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import type { Warning } from '../../snippets/snippet.ts';

const source = 'https://github.com/lpiccinelli-eth/UniDepth';

const linux: Warning = {
  code: 'hardware',
  message: 'Runs on Linux: it needs Triton, which has no builds for other systems.',
};

/** The first models use a kind of attention that xFormers had until 0.0.28, which has no builds for Python 3.13. */
const withNystrom: readonly Requirement[] = [
  pipGit('unidepth', source, { python: '<3.13' }),
  pip('xformers', '<0.0.29'),
];

function loading(model: ModelRecord): { readonly type: string; readonly install: readonly Requirement[] } {
  const version = /unidepth-?(v1|v2old)/i.exec(nameOf(model))?.[1]?.toLowerCase();
  if (version === 'v1') return { type: 'UniDepthV1', install: withNystrom };
  if (version === 'v2old') return { type: 'UniDepthV2old', install: withNystrom };
  return { type: 'UniDepthV2', install: [pipGit('unidepth', source)] };
}

export default defineLibrary({
  prettyLabel: 'UniDepth',
  synonyms: ['metric depth', 'monocular depth'],
  repoName: 'UniDepth',
  repoUrl: source,
  summary: 'Estimates depth in metres, a cloud of points and the camera from one photo.',
  languages: ['python'],
  tasks: ['depth-estimation'],
  aliases: ['UniDepth'],
  refuses: isConverted,
  fits: (model) =>
    /^unidepth-?v\d/i.test(nameOf(model)) ? 'Its name is that of a model of UniDepth.' : undefined,

  snippets(model, context) {
    const { type, install } = loading(model);
    const name = py.identifier(type);
    return [
      {
        title: 'Estimate depth, points and camera',
        install,
        warnings: [linux],
        code: py`
          from urllib.request import urlretrieve

          import numpy as np
          import torch
          from PIL import Image
          from unidepth.models import ${name}

          ${pickDevice}
          model = ${name}.from_pretrained(${model.id}${py.rest({ revision: context.revision })}).to(device).eval()

          urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
          image = Image.open("photo.png").convert("RGB")
          prediction = model.infer(torch.from_numpy(np.array(image)).permute(2, 0, 1))

          depth = prediction["depth"]
          print("Depth in metres:", depth.min().item(), "to", depth.max().item())
          print("Points:", prediction["points"].shape)
          print("Camera matrix:", prediction["intrinsics"])
        `,
      },
    ];
  },
});

import { py } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import { placeholder } from '../../snippets/warnings.ts';

const sizes = [
  { word: 'small', encoder: 'vits', features: 64, out_channels: [48, 96, 192, 384] },
  { word: 'base', encoder: 'vitb', features: 128, out_channels: [96, 192, 384, 768] },
  { word: 'giant', encoder: 'vitg', features: 384, out_channels: [1536, 1536, 1536, 1536] },
  { word: 'large', encoder: 'vitl', features: 256, out_channels: [256, 512, 1024, 1024] },
] as const;

/** Maximum depth in meters of the metric models. */
const metric: Readonly<Record<string, number>> = { hypersim: 20, vkitti: 80 };

export default defineLibrary({
  prettyLabel: 'DepthAnythingV2',
  synonyms: ['depth anything', 'depth anything v2'],
  repoName: 'Depth Anything V2',
  repoUrl: 'https://github.com/DepthAnything/Depth-Anything-V2',
  summary: 'Estimates how far away each pixel of a photo is.',
  countDownloads: 'path_extension:"pth"',
  languages: ['python'],
  tasks: ['depth-estimation'],
  refuses: isConverted,

  snippets(model, context) {
    const name = nameOf(model).toLowerCase();
    const weights = fileEnding(model, '.pth');
    const size = sizes.find(({ word, encoder }) => name.includes(word) || weights?.includes(encoder));
    const { encoder, features, out_channels } = size ?? sizes[3];
    const set = Object.keys(metric).find((one) => name.includes(one));
    const file =
      weights ?? ['depth_anything_v2', ...(set ? ['metric', set] : []), `${encoder}.pth`].join('_');
    const shape = py.args({ encoder, features, out_channels, max_depth: set ? metric[set] : undefined });
    return [
      {
        title: 'Estimate the depth of a photo',
        install: [
          checkout('https://github.com/DepthAnything/Depth-Anything-V2', {
            install: ['-r', 'requirements.txt'],
          }),
          hubClient(context),
        ],
        warnings: size ? [] : [placeholder('the encoder of this model and its sizes')],
        code: py`
          ${set ? py`import sys` : py.none}
          from urllib.request import urlretrieve

          import cv2
          import torch
          ${hubImport(context, 'hf_hub_download')}

          ${set ? py`sys.path.insert(0, "metric_depth")` : py.none}
          from depth_anything_v2.dpt import DepthAnythingV2

          # The library puts the picture on the first of these that it finds.
          device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
          model = DepthAnythingV2(${shape})
          weights = ${hubFile(model, context, file)}
          model.load_state_dict(torch.load(weights, map_location="cpu", weights_only=True))
          model.to(device).eval()

          urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
          depth = model.infer_image(cv2.imread("photo.png"))
          print(depth.shape, depth.min(), depth.max())
          cv2.imwrite("depth.png", (depth / depth.max() * 255).astype("uint8"))
        `,
      },
    ];
  },
});

import { type Code, py } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout, pip, type Requirement } from '../../snippets/requirement.ts';
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

interface Weights {
  readonly needs: readonly Requirement[];
  readonly imports: Code<'python'>;
  /** The lines that set `weights`, the path. */
  readonly fetch: Code<'python'>;
  readonly read: Code<'python'>;
}

const readPickle = py`torch.load(weights, map_location="cpu", weights_only=True)`;
const readTensors = py`load_file(weights)`;

/** Other authors also save the network with a class of the hub's client, as safetensors. */
function weightsOf(model: ModelRecord, context: SnippetContext, official: string): Weights {
  const listed = fileEnding(model, '.pth') ?? fileEnding(model, '.safetensors');
  const file = listed ?? (model.id.startsWith('depth-anything/') ? official : undefined);
  const hub =
    file === undefined
      ? hubImport(context, 'hf_hub_download', 'list_repo_files')
      : hubImport(context, 'hf_hub_download');
  const needs = [hubClient(context)];
  if (file?.endsWith('.pth'))
    return {
      needs,
      imports: hub,
      fetch: py`weights = ${hubFile(model, context, file)}`,
      read: readPickle,
    };
  const safetensors = {
    needs: [...needs, pip('safetensors')],
    imports: py`
      ${hub}
      from safetensors.torch import load_file
    `,
  };
  if (file !== undefined)
    return { ...safetensors, fetch: py`weights = ${hubFile(model, context, file)}`, read: readTensors };
  const pin = { revision: context.revision };
  return {
    ...safetensors,
    fetch: py`
      files = list_repo_files(${model.id}${py.rest(pin)})
      file = next(name for name in files if name.endswith((".pth", ".safetensors")))
      weights = hf_hub_download(${py.args({ repo_id: model.id, filename: py`file`, ...pin })})
      state = ${readTensors} if file.endswith(".safetensors") else ${readPickle}
    `,
    read: py`state`,
  };
}

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
    const listed = fileEnding(model, '.pth');
    const size = sizes.find(({ word, encoder }) => name.includes(word) || listed?.includes(encoder));
    const { encoder, features, out_channels } = size ?? sizes[3];
    const set = Object.keys(metric).find((one) => name.includes(one));
    const official = ['depth_anything_v2', ...(set ? ['metric', set] : []), `${encoder}.pth`].join('_');
    const { needs, imports, fetch, read } = weightsOf(model, context, official);
    const shape = py.args({ encoder, features, out_channels, max_depth: set ? metric[set] : undefined });
    return [
      {
        title: 'Estimate the depth of a photo',
        install: [
          checkout('https://github.com/DepthAnything/Depth-Anything-V2', {
            install: ['-r', 'requirements.txt'],
          }),
          ...needs,
        ],
        warnings: size ? [] : [placeholder('the encoder of this model and its sizes')],
        code: py`
          ${set ? py`import sys` : py.none}
          from urllib.request import urlretrieve

          import cv2
          import torch
          ${imports}

          ${set ? py`sys.path.insert(0, "metric_depth")` : py.none}
          from depth_anything_v2.dpt import DepthAnythingV2

          # The library puts the picture on the first of these that it finds.
          device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
          model = DepthAnythingV2(${shape})
          ${fetch}
          model.load_state_dict(${read})
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

import { type Code, py } from '../../code/index.ts';
import { fileEnding, filesOf, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { own } from '../../snippets/own.ts';
import { downloadSnippet, hubClient } from '../../snippets/hub.ts';
import { hubFileEnding } from '../../snippets/hub-find.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import { gpu } from '../../snippets/warnings.ts';
import * as asset from '../../tasks/sample-assets.ts';

interface Use {
  readonly title: string;
  /** Height and width of the network's input. */
  readonly size: Code<'python'>;
  /** Code that displays the output. */
  readonly show: Code<'python'>;
}

const tall = py`(1024, 768)`;

const uses: Readonly<Record<string, Use>> = {
  depth: {
    title: 'Estimate the depth of a person',
    size: tall,
    show: py`
      depth = interpolate(output, size=image.size[::-1], mode="bilinear")[0, 0]
      nearness = (depth.max() - depth) / (depth.max() - depth.min())
      Image.fromarray((nearness * 255).byte().cpu().numpy()).save("depth.png")
    `,
  },
  normal: {
    title: 'Estimate the surface normals of a person',
    size: tall,
    show: py`
      normals = normalize(interpolate(output, size=image.size[::-1], mode="bilinear"), dim=1)[0]
      colours = ((normals + 1) / 2 * 255).byte().permute(1, 2, 0)
      Image.fromarray(colours.cpu().numpy()).save("normals.png")
    `,
  },
  pose: {
    title: 'Find the keypoints of a person',
    size: tall,
    show: py`
      # One heat map for each keypoint: its peak is the place, between 0 and 1.
      scores, places = output[0].flatten(1).max(dim=1)
      height, width = output.shape[-2:]
      points = torch.stack((places % width / width, places // width / height, scores), dim=1)
      print(points)
    `,
  },
  pretrain: {
    title: 'Get the features of a picture of a person',
    size: py`(1024, 1024)`,
    show: py`
      (features,) = output
      print(features.shape)
    `,
  },
  'seg-foreground': {
    title: 'Cut a person out of the background',
    size: tall,
    show: py`
      mask = interpolate(output, size=image.size[::-1], mode="bilinear")[0].argmax(dim=0) > 0
      Image.fromarray((mask * 255).byte().cpu().numpy()).save("mask.png")
    `,
  },
  seg: {
    title: 'Segment the body parts of a person',
    size: tall,
    show: py`
      parts = interpolate(output, size=image.size[::-1], mode="bilinear")[0].argmax(dim=0)
      print(parts.unique())
      # A shade for each of the parts.
      Image.fromarray((parts * 9).byte().cpu().numpy()).save("parts.png")
    `,
  },
};

/** Functions used by the last lines. */
const functions: Readonly<Record<string, Code<'python'>>> = {
  depth: py`from torch.nn.functional import interpolate`,
  normal: py`from torch.nn.functional import interpolate, normalize`,
  seg: py`from torch.nn.functional import interpolate`,
  'seg-foreground': py`from torch.nn.functional import interpolate`,
};

export default defineLibrary({
  prettyLabel: 'sapiens',
  repoName: 'sapiens',
  repoUrl: 'https://github.com/facebookresearch/sapiens',
  docsUrl: 'https://rawalkhirodkar.github.io/sapiens/',
  summary: 'Vision models of people: pose, body parts, depth and surface normals.',
  languages: ['python', 'shell'],
  tasks: ['depth-estimation', 'image-segmentation', 'keypoint-detection'],
  countDownloads: 'path_extension:"pt2" OR path_extension:"pth" OR path_extension:"onnx"',

  // Only TorchScript files include the network.
  snippets(model, context) {
    const kind = /^sapiens-(seg-foreground|[a-z]+)-/.exec(nameOf(model).toLowerCase())?.[1];
    const use = own(uses, kind);
    const listed = fileEnding(model, '_torchscript.pt2');
    const isScript =
      listed !== undefined || (filesOf(model).length === 0 && model.id.endsWith('-torchscript'));
    if (use === undefined || !isScript) return [downloadSnippet(model, context)];
    const { imports, find, path } = hubFileEnding(model, context, '_torchscript.pt2');
    return [
      {
        title: use.title,
        install: [pip('torch'), pip('torchvision'), pip('pillow'), hubClient(context)],
        warnings: [gpu],
        code: py`
          from urllib.request import urlretrieve

          import torch
          ${imports}
          from PIL import Image
          ${own(functions, kind) ?? py.none}
          from torchvision.transforms import v2

          ${find}
          path = ${path}
          model = torch.jit.load(path).eval().to("cuda")

          prepare = v2.Compose(
              [
                  v2.ToImage(),
                  v2.Resize(${use.size}),
                  v2.ToDtype(torch.float32),
                  v2.Normalize(mean=(123.5, 116.5, 103.5), std=(58.5, 57.0, 57.5)),
              ]
          )
          urlretrieve(${retrievable(sampleImage(model, context.platform, asset.guitarist))}, "person.png")
          image = Image.open("person.png").convert("RGB")
          with torch.inference_mode():
              output = model(prepare(image).unsqueeze(0).to("cuda"))
          ${use.show}
        `,
      },
    ];
  },
});

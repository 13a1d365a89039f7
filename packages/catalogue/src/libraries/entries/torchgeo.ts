import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { own } from '../../snippets/own.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';

/** Networks by file name prefix: the function that builds one, and its list of weights. */
const networks: Readonly<Record<string, { readonly build: string; readonly weights: string }>> = {
  resnet18: { build: 'resnet18', weights: 'ResNet18_Weights' },
  resnet50: { build: 'resnet50', weights: 'ResNet50_Weights' },
  vits16: { build: 'vit_small_patch16_224', weights: 'ViTSmall16_Weights' },
  vit_small_patch16_224: { build: 'vit_small_patch16_224', weights: 'ViTSmall16_Weights' },
};

/** `resnet18_sentinel2_all_moco-59bfdff9.pth`: the network, the name of the weights, a checksum. */
const layout =
  /^(resnet18|resnet50|vits16|vit_small_patch16_224)_((?:fmow|landsat|sentinel[12])_\w+?)(?:-[0-9a-f]+\.pth)?$/;

/** A repository is named after its one file, or contains the files of several models. */
const namesOf = (model: ModelRecord, context: SnippetContext): readonly string[] =>
  context.file === undefined
    ? [model.id.slice('torchgeo/'.length), ...filesOf(model).toSorted()]
    : [context.file];

export default defineLibrary({
  prettyLabel: 'TorchGeo',
  synonyms: ['torch geo', 'satellite images', 'remote sensing'],
  repoName: 'TorchGeo',
  repoUrl: 'https://github.com/microsoft/torchgeo',
  docsUrl: 'https://torchgeo.readthedocs.io/',
  countDownloads: 'path_extension:"pt" OR path_extension:"pth"',
  languages: ['python', 'shell'],
  summary: 'Datasets, samplers and pretrained models for pictures of the earth, in PyTorch.',

  // The package has a fixed list of weights, selected by name instead of id.
  snippets(model, context) {
    const found = model.id.startsWith('torchgeo/')
      ? namesOf(model, context).flatMap((name) => layout.exec(name) ?? [])
      : [];
    const [, network, weights] = found;
    const names = own(networks, network);
    if (names === undefined || weights === undefined) return [downloadSnippet(model, context)];
    const build = py.identifier(names.build);
    const list = py.identifier(names.weights);
    return [
      {
        title: 'Get the features of a satellite picture',
        install: [pip('torchgeo', '>=0.8', { python: '>=3.11' }), pip('torch')],
        code: py`
          import torch
          from torchgeo.models import ${list}, ${build}

          weights = ${list}.${py.identifier(weights.toUpperCase())}
          model = ${build}(weights=weights, num_classes=0).eval()

          # Noise in place of a picture, with as many bands as the weights expect.
          picture = torch.rand(1, weights.meta["in_chans"], 224, 224)
          with torch.inference_mode():
              features = model(picture)
          print(features.shape)
        `,
      },
    ];
  },
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TorchGeo',
  repoName: 'TorchGeo',
  repoUrl: 'https://github.com/microsoft/torchgeo',
  docsUrl: 'https://torchgeo.readthedocs.io/',
  countDownloads: 'path_extension:"pt" OR path_extension:"pth"',
  summary: 'Datasets, samplers and pretrained models for pictures of the earth, in PyTorch.',
});

import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'BioNeMo',
  repoName: 'BioNeMo',
  repoUrl: 'https://github.com/nvidia/BioNeMo',
  docsUrl: 'https://docs.nvidia.com/bionemo-framework/latest/',
  summary: 'Trains and runs models for proteins, DNA and small molecules on NVIDIA hardware.',
  countDownloads: 'path_extension:"ckpt" OR path:"config.json"',
});

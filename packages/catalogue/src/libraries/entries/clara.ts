import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'Clara',
  repoName: 'Clara',
  repoUrl: 'https://github.com/nvidia/clara',
  docsUrl: 'https://docs.nvidia.com/clara/',
  summary: 'Open models of NVIDIA for biology, chemistry and medicine.',
  countDownloads: 'path_extension:"ckpt" OR path:"config.json"',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Cosmos',
  repoName: 'Cosmos',
  repoUrl: 'https://github.com/NVIDIA/Cosmos',
  docsUrl: 'https://docs.nvidia.com/cosmos/',
  summary: 'World models of NVIDIA that predict video for robots and vehicles.',
  tasks: ['image-to-video', 'text-to-video'],
  countDownloads: 'path:"config.json" OR path_extension:"pt"',
});

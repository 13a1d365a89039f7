import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'open-oasis',
  repoName: 'open-oasis',
  repoUrl: 'https://github.com/etched-ai/open-oasis',
  docsUrl: 'https://oasis-model.github.io/',
  summary: 'Plays a generated world frame by frame, steered by keyboard and mouse.',
  tasks: ['image-to-video'],
  countDownloads: 'path:"oasis500m.safetensors"',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'open-oasis',
  repoName: 'open-oasis',
  repoUrl: 'https://github.com/etched-ai/open-oasis',
  countDownloads: 'path:"oasis500m.safetensors"',
});

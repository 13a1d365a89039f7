import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SeedVR',
  repoName: 'SeedVR',
  repoUrl: 'https://github.com/ByteDance-Seed/SeedVR',
  summary: 'Restores and sharpens videos with a diffusion transformer.',
  tasks: ['video-to-video'],
  countDownloads: 'path_extension:"pth"',
});

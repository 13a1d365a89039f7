import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MAGI-1',
  repoName: 'MAGI-1',
  repoUrl: 'https://github.com/SandAI-org/MAGI-1',
  summary: 'Videos of any length, generated piece by piece from a text, a picture or another video.',
  tasks: ['image-to-video', 'text-to-video', 'video-to-video'],
  countDownloads: 'path:"ckpt/vae/config.json"',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Open-Sora',
  repoName: 'Open-Sora',
  repoUrl: 'https://github.com/hpcaitech/Open-Sora',
  docsUrl: 'https://hpcaitech.github.io/Open-Sora/',
  summary: 'Makes videos from text and pictures, with the code to train such models.',
  tasks: ['image-to-video', 'text-to-video'],
  countDownloads: 'path:"Open_Sora_v2.safetensors"',
});

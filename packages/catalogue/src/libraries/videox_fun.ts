import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'VideoX Fun',
  repoName: 'VideoX Fun',
  repoUrl: 'https://github.com/aigc-apps/VideoX-Fun',
  countDownloads: 'path_extension:"safetensors"',
  tasks: ['image-to-video', 'text-to-video'],
  summary: 'Trains and runs controllable video generation models.',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'InfiniteTalk',
  repoName: 'InfiniteTalk',
  repoUrl: 'https://github.com/MeiGen-AI/InfiniteTalk',
  docsUrl: 'https://meigen-ai.github.io/InfiniteTalk/',
  summary: 'Gives a video or a picture new speech, with lips and body to match, at any length.',
  tasks: ['image-to-video', 'video-to-video'],
  countDownloads: 'path_extension:"safetensors"',
});

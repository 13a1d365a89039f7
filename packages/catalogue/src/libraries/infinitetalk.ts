import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'InfiniteTalk',
  repoName: 'InfiniteTalk',
  repoUrl: 'https://github.com/MeiGen-AI/InfiniteTalk',
  countDownloads: 'path_extension:"safetensors"',
});

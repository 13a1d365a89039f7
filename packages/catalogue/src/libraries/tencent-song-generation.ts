import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SongGeneration',
  repoName: 'SongGeneration',
  repoUrl: 'https://github.com/tencent-ailab/songgeneration',
  countDownloads: 'path:"ckpt/songgeneration_base/model.pt"',
  tasks: ['text-to-audio'],
  summary: 'Whole songs with voice and accompaniment from lyrics and a description.',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Fairseq',
  repoName: 'fairseq',
  repoUrl: 'https://github.com/pytorch/fairseq',
  filter: true,
  tasks: ['audio-to-audio', 'text-to-speech'],
});

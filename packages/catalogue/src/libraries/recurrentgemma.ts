import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'RecurrentGemma',
  repoName: 'recurrentgemma',
  repoUrl: 'https://github.com/google-deepmind/recurrentgemma',
  countDownloads: 'path:"tokenizer.model"',
});

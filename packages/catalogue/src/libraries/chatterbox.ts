import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Chatterbox',
  repoName: 'Chatterbox',
  repoUrl: 'https://github.com/resemble-ai/chatterbox',
  countDownloads: 'path:"tokenizer.json"',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'RecurrentGemma',
  repoName: 'recurrentgemma',
  repoUrl: 'https://github.com/google-deepmind/recurrentgemma',
  docsUrl: 'https://ai.google.dev/gemma/docs/recurrentgemma',
  summary: 'Runs and tunes the recurrent members of the Gemma family in JAX and PyTorch.',
  tasks: ['text-generation'],
  countDownloads: 'path:"tokenizer.model"',
});

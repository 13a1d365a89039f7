import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SEED-Story',
  repoName: 'SEED-Story',
  repoUrl: 'https://github.com/TencentARC/SEED-Story',
  countDownloads: 'path:"cvlm_llama2_tokenizer/tokenizer.model"',
});

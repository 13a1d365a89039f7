import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Derm Foundation',
  repoName: 'derm-foundation',
  repoUrl: 'https://github.com/google-health/derm-foundation',
  countDownloads: 'path:"scin_dataset_precomputed_embeddings.npz" OR path:"saved_model.pb"',
});

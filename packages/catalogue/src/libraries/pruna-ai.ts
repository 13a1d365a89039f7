import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Pruna AI',
  repoName: 'Pruna AI',
  repoUrl: 'https://github.com/PrunaAI/pruna',
  docsUrl: 'https://docs.pruna.ai',
});

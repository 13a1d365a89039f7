import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'GLiNER2',
  repoName: 'GLiNER2',
  repoUrl: 'https://github.com/fastino-ai/GLiNER2',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'HTRflow',
  repoName: 'HTRflow',
  repoUrl: 'https://github.com/AI-Riksarkivet/htrflow',
  docsUrl: 'https://ai-riksarkivet.github.io/htrflow',
});

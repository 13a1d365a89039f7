import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TabPFN',
  repoName: 'TabPFN',
  repoUrl: 'https://github.com/PriorLabs/TabPFN',
});

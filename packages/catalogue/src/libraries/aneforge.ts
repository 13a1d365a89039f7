import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'ANEForge',
  repoName: 'ANEForge',
  repoUrl: 'https://github.com/sbryngelson/ANEForge',
  docsUrl: 'https://aneforge.readthedocs.io',
});

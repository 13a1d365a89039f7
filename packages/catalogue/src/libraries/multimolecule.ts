import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MultiMolecule',
  repoName: 'MultiMolecule',
  repoUrl: 'https://github.com/MultiMolecule/multimolecule',
  docsUrl: 'https://multimolecule.danling.org',
});

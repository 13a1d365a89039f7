import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MambaSSM',
  repoName: 'MambaSSM',
  repoUrl: 'https://github.com/state-spaces/mamba',
});

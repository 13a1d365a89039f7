import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'VoiceCraft',
  repoName: 'VoiceCraft',
  repoUrl: 'https://github.com/jasonppy/VoiceCraft',
  docsUrl: 'https://github.com/jasonppy/VoiceCraft',
});

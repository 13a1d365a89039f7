import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'K2',
  repoName: 'k2',
  repoUrl: 'https://github.com/k2-fsa/k2',
  tasks: ['automatic-speech-recognition'],
});

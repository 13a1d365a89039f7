import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'K2',
  repoName: 'k2',
  repoUrl: 'https://github.com/k2-fsa/k2',
  docsUrl: 'https://k2-fsa.github.io/k2/',
  summary: 'Finite-state automata inside PyTorch, the base of the Icefall speech recipes.',
  tasks: ['automatic-speech-recognition'],
});

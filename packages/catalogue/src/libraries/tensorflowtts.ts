import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TensorFlowTTS',
  repoName: 'TensorFlowTTS',
  repoUrl: 'https://github.com/TensorSpeech/TensorFlowTTS',
  tasks: ['text-to-speech'],
});

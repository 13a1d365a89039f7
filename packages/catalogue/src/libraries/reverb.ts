import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Reverb',
  repoName: 'Reverb',
  repoUrl: 'https://github.com/revdotcom/reverb',
  summary: 'Transcribes long English recordings and tells their speakers apart.',
  tasks: ['automatic-speech-recognition'],
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'pyannote.audio',
  repoName: 'pyannote-audio',
  repoUrl: 'https://github.com/pyannote/pyannote-audio',
  filter: true,
  tasks: ['automatic-speech-recognition'],
});

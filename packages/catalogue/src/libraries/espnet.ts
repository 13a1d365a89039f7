import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'ESPnet',
  repoName: 'ESPnet',
  repoUrl: 'https://github.com/espnet/espnet',
  docsUrl: 'https://huggingface.co/docs/hub/espnet',
  filter: true,
  tasks: ['automatic-speech-recognition', 'text-to-speech'],
});

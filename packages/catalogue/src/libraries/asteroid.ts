import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Asteroid',
  repoName: 'Asteroid',
  repoUrl: 'https://github.com/asteroid-team/asteroid',
  docsUrl: 'https://huggingface.co/docs/hub/asteroid',
  filter: true,
  countDownloads: 'path:"pytorch_model.bin"',
  tasks: ['audio-to-audio'],
});

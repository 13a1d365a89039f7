import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Stable Audio 3',
  repoName: 'stable-audio-3',
  repoUrl: 'https://github.com/Stability-AI/stable-audio-3',
  countDownloads: 'path:"model_config.json"',
  tasks: ['text-to-audio'],
  summary: 'Music and sound effects from text, the third generation of Stable Audio.',
});

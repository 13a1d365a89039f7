import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Stable Audio Tools',
  repoName: 'stable-audio-tools',
  repoUrl: 'https://github.com/Stability-AI/stable-audio-tools.git',
  countDownloads: 'path:"model.safetensors"',
});

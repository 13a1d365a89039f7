import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'stable-baselines3',
  repoName: 'stable-baselines3',
  repoUrl: 'https://github.com/huggingface/huggingface_sb3',
  docsUrl: 'https://huggingface.co/docs/hub/stable-baselines3',
  filter: true,
  countDownloads: 'path_extension:"zip"',
  tasks: ['reinforcement-learning'],
});

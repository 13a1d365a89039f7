import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SelfForcing',
  repoName: 'SelfForcing',
  repoUrl: 'https://github.com/guandeh17/Self-Forcing',
  docsUrl: 'https://self-forcing.github.io/',
  summary: 'Makes videos frame after frame, fast enough to stream.',
  tasks: ['text-to-video'],
  countDownloads: 'path_extension:"pt"',
});

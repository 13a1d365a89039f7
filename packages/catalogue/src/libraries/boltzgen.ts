import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'BoltzGen',
  repoName: 'BoltzGen',
  repoUrl: 'https://github.com/HannesStark/boltzgen',
  countDownloads: 'path:"boltzgen1_diverse.ckpt"',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'VoxCPM',
  repoName: 'VoxCPM',
  repoUrl: 'https://github.com/OpenBMB/VoxCPM',
});

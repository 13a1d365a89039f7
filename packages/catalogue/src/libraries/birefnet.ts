import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'BiRefNet',
  repoName: 'BiRefNet',
  repoUrl: 'https://github.com/ZhengPeng7/BiRefNet',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'HY-WorldPlay',
  repoName: 'HY-WorldPlay',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HY-WorldPlay',
  countDownloads: 'path_extension:"json"',
});

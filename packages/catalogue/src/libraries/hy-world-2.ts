import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'HY-World-2.0',
  repoName: 'HY-World-2.0',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HY-World-2.0',
  countDownloads: 'path_extension:"json"',
});

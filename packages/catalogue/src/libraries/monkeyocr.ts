import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MonkeyOCR',
  repoName: 'monkeyocr',
  repoUrl: 'https://github.com/Yuliang-Liu/MonkeyOCR',
  countDownloads: 'path:"Recognition/config.json"',
});

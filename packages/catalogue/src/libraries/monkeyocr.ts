import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MonkeyOCR',
  repoName: 'monkeyocr',
  repoUrl: 'https://github.com/Yuliang-Liu/MonkeyOCR',
  summary: 'Turns PDF pages and scans into Markdown with their tables and formulas.',
  tasks: ['image-to-text'],
  countDownloads: 'path:"Recognition/config.json"',
});

import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'SSR-Speech',
  repoName: 'SSR-Speech',
  repoUrl: 'https://github.com/WangHelin1997/SSR-Speech',
  countDownloads: 'path_extension:"pth"',
  tasks: ['text-to-speech'],
  summary: 'Edits and synthesises speech from text, with a watermark in what it makes.',
});

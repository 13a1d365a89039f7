import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Shadow',
  repoName: 'Shadow',
  repoUrl: 'https://github.com/QLNI/SHADOW-250M-Instruct',
  summary: 'Small language models for the processor alone, with an archive on disk as their memory.',
  tasks: ['text-generation'],
  countDownloads: 'path_extension:"shdw"',
});

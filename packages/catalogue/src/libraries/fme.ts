import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Full Model Emulation',
  repoName: 'Full Model Emulation',
  repoUrl: 'https://github.com/ai2cm/ace',
  docsUrl: 'https://ai2-climate-emulator.readthedocs.io/en/latest/',
  summary: 'Emulates climate models with machine learning: atmosphere, ocean and both together.',
  countDownloads: 'path_extension:"tar"',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Full Model Emulation',
  repoName: 'Full Model Emulation',
  repoUrl: 'https://github.com/ai2cm/ace',
  docsUrl: 'https://ai2-climate-emulator.readthedocs.io/en/latest/',
  countDownloads: 'path_extension:"tar"',
});

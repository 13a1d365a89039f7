import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Montreal Forced Aligner',
  repoName: 'Montreal Forced Aligner',
  repoUrl: 'https://github.com/MontrealCorpusTools/Montreal-Forced-Aligner',
  docsUrl: 'https://montreal-forced-aligner.readthedocs.io',
  countDownloads: 'path:"acoustic/final.mdl" OR path_extension:"zip"',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Montreal Forced Aligner',
  repoName: 'Montreal Forced Aligner',
  repoUrl: 'https://github.com/MontrealCorpusTools/Montreal-Forced-Aligner',
  docsUrl: 'https://montreal-forced-aligner.readthedocs.io',
  summary: 'Aligns recordings with their transcripts, down to single words and sounds.',
  countDownloads: 'path:"acoustic/final.mdl" OR path_extension:"zip"',
});

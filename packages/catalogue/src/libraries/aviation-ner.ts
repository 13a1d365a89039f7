import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Aviation NER',
  repoName: 'Aviation NER',
  repoUrl: 'https://github.com/Boeing/aviation_ner_sdr',
  docsUrl: 'https://github.com/Boeing/aviation_ner_sdr',
  countDownloads: 'path:"gliner_config.json"',
});

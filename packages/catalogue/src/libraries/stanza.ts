import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Stanza',
  repoName: 'stanza',
  repoUrl: 'https://github.com/stanfordnlp/stanza',
  docsUrl: 'https://huggingface.co/docs/hub/stanza',
  filter: true,
  countDownloads: 'path:"models/default.zip"',
  tasks: ['token-classification'],
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Adapters',
  repoName: 'adapters',
  repoUrl: 'https://github.com/Adapter-Hub/adapters',
  docsUrl: 'https://huggingface.co/docs/hub/adapters',
  filter: true,
  countDownloads: 'path:"adapter_config.json"',
  tasks: ['question-answering', 'text-classification', 'token-classification'],
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'BERTopic',
  repoName: 'BERTopic',
  repoUrl: 'https://github.com/MaartenGr/BERTopic',
  filter: true,
  tasks: ['text-classification'],
});

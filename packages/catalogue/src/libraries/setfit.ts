import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'setfit',
  repoName: 'setfit',
  repoUrl: 'https://github.com/huggingface/setfit',
  docsUrl: 'https://huggingface.co/docs/hub/setfit',
  filter: true,
  tasks: ['text-classification'],
});

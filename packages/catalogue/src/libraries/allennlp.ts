import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'AllenNLP',
  repoName: 'AllenNLP',
  repoUrl: 'https://github.com/allenai/allennlp',
  docsUrl: 'https://huggingface.co/docs/hub/allennlp',
  filter: true,
  tasks: ['question-answering'],
});

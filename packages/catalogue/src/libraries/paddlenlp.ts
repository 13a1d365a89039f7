import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'paddlenlp',
  repoName: 'PaddleNLP',
  repoUrl: 'https://github.com/PaddlePaddle/PaddleNLP',
  docsUrl: 'https://huggingface.co/docs/hub/paddlenlp',
  filter: true,
  countDownloads: 'path:"model_config.json"',
  tasks: ['fill-mask', 'summarization', 'zero-shot-classification'],
});

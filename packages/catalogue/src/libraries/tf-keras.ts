import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TF-Keras',
  repoName: 'TF-Keras',
  repoUrl: 'https://github.com/keras-team/tf-keras',
  docsUrl: 'https://huggingface.co/docs/hub/tf-keras',
  countDownloads: 'path:"saved_model.pb"',
});

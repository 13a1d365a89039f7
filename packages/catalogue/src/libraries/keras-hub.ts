import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'KerasHub',
  repoName: 'KerasHub',
  repoUrl: 'https://github.com/keras-team/keras-hub',
  docsUrl: 'https://keras.io/keras_hub/',
  filter: true,
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'fastai',
  repoName: 'fastai',
  repoUrl: 'https://github.com/fastai/fastai',
  docsUrl: 'https://huggingface.co/docs/hub/fastai',
  filter: true,
  tasks: ['image-classification'],
});

import { fileEnding } from '../fields.ts';
import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'gemma.cpp',
  repoName: 'gemma.cpp',
  repoUrl: 'https://github.com/google/gemma.cpp',
  docsUrl: 'https://ai.google.dev/gemma/docs/gemma_cpp',
  summary: 'Runs Gemma models in C++, small enough to read and change.',
  tasks: ['text-generation'],
  countDownloads: 'path_extension:"sbs"',
  fits: (model) =>
    fileEnding(model, '.sbs') === undefined
      ? undefined
      : 'The repository has weights in the format of gemma.cpp.',
});

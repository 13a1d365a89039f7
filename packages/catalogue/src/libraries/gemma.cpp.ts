import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'gemma.cpp',
  repoName: 'gemma.cpp',
  repoUrl: 'https://github.com/google/gemma.cpp',
  countDownloads: 'path_extension:"sbs"',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Mini-Omni2',
  repoName: 'Mini-Omni2',
  repoUrl: 'https://github.com/gpt-omni/mini-omni2',
  summary: 'A model that sees, listens and answers in speech while the question is still going on.',
  tasks: ['any-to-any'],
  countDownloads: 'path:"model_config.yaml"',
});

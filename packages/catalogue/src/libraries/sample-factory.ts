import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'sample-factory',
  repoName: 'sample-factory',
  repoUrl: 'https://github.com/alex-petrenko/sample-factory',
  docsUrl: 'https://huggingface.co/docs/hub/sample-factory',
  filter: true,
  countDownloads: 'path:"cfg.json"',
  tasks: ['reinforcement-learning'],
});

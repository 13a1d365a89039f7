import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'LeRobot',
  repoName: 'LeRobot',
  repoUrl: 'https://github.com/huggingface/lerobot',
  docsUrl: 'https://huggingface.co/docs/lerobot',
});

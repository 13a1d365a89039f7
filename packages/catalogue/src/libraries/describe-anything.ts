import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Describe Anything',
  repoName: 'Describe Anything',
  repoUrl: 'https://github.com/NVlabs/describe-anything',
});

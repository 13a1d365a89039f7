import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'LongCat-Video-Avatar 1.5',
  repoName: 'LongCat-Video-Avatar 1.5',
  repoUrl: 'https://github.com/meituan-longcat/LongCat-Video',
  summary: 'Long videos of people who speak or sing, driven by a recording and a picture or a text.',
  tasks: ['image-to-video'],
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Audiocraft',
  repoName: 'audiocraft',
  repoUrl: 'https://github.com/facebookresearch/audiocraft',
  countDownloads: 'path:"state_dict.bin"',
});

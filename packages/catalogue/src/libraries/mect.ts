import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MECT',
  repoName: 'AntSpeaker',
  repoUrl: 'https://github.com/ant-research/AntSpeaker',
  countDownloads: 'path_extension:"pt"',
});

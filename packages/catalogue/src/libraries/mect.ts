import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MECT',
  repoName: 'AntSpeaker',
  repoUrl: 'https://github.com/ant-research/AntSpeaker',
  summary: 'Speaker embeddings, to tell whether two recordings are of the same voice.',
  countDownloads: 'path_extension:"pt"',
});

import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'Fast Print',
  repoName: 'Fast Print',
  repoUrl: 'https://huggingface.co/OpenPeerAI/FastPrint',
  summary: 'A project of OpenPeerAI in C#, kept in its model repository.',
  countDownloads: 'path_extension:"cs"',
});

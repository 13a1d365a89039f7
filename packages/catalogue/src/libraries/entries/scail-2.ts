import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'SCAIL-2',
  repoName: 'SCAIL-2',
  repoUrl: 'https://github.com/zai-org/SCAIL-2',
  summary: 'Animates a character by the movement in another video.',
  tasks: ['video-to-video'],
  countDownloads: 'path:"model/1/fsdp2_rank_0000_checkpoint.pt"',
});

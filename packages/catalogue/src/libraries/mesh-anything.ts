import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MeshAnything',
  repoName: 'MeshAnything',
  repoUrl: 'https://github.com/buaacyw/MeshAnything',
  countDownloads: 'path:"MeshAnything_350m.pth"',
});

import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'HY-WorldPlay',
  repoName: 'HY-WorldPlay',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HY-WorldPlay',
  docsUrl: 'https://3d-models.hunyuan.tencent.com/world/',
  summary: 'Streams a world that answers to the keyboard, frame by frame, and stays consistent.',
  tasks: ['image-to-video'],
  countDownloads: 'path_extension:"json"',
});

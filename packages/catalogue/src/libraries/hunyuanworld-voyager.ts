import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'HunyuanWorld-voyager',
  repoName: 'HunyuanWorld-voyager',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager',
  docsUrl: 'https://3d-models.hunyuan.tencent.com/world/',
  summary: 'Turns a picture and a camera path into a video with depth, ready to be rebuilt in 3D.',
  tasks: ['image-to-video'],
});

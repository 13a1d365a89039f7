import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'LivePortrait',
  repoName: 'LivePortrait',
  repoUrl: 'https://github.com/KwaiVGI/LivePortrait',
  countDownloads: 'path:"liveportrait/landmark.onnx"',
});

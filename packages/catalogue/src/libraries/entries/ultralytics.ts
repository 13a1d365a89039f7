import { yoloSnippets } from '../recipes/vision/yolo.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'ultralytics',
  synonyms: ['yolo', 'yolov8', 'yolo11', 'yolov5', 'yolo v8', 'you only look once'],
  repoName: 'ultralytics',
  repoUrl: 'https://github.com/ultralytics/ultralytics',
  docsUrl: 'https://github.com/ultralytics/ultralytics',
  countDownloads: 'path_extension:"pt"',
  tasks: ['object-detection'],
  summary: 'Trains and runs YOLO detectors: boxes, masks, poses and tracks.',
  languages: ['python'],

  snippets: (model, context) => yoloSnippets(model, context),
});

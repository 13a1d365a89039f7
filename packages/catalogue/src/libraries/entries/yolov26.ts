import { yoloSnippets } from '../recipes/vision/yolo.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'YOLOv26',
  synonyms: ['yolo26', 'yolo v26'],
  repoName: 'YOLOv26',
  repoUrl: 'https://github.com/ultralytics/ultralytics',
  docsUrl: 'https://docs.ultralytics.com/models/yolo26/',
  countDownloads: 'path_extension:"pt" OR path_extension:"safetensors"',
  summary: 'Ultralytics YOLO26: detection on edge devices without non-maximum suppression.',
  languages: ['python'],
  tasks: ['object-detection'],

  snippets: (model, context) => yoloSnippets(model, context, '26'),
});

import { yoloSnippets } from '../recipes/vision/yolo.ts';
import { defineLibrary } from '../define.ts';
import { isConverted } from '../../records/traits/other-formats.ts';

export default defineLibrary({
  prettyLabel: 'YOLOv10',
  synonyms: ['yolo v10', 'yolo 10'],
  repoName: 'YOLOv10',
  repoUrl: 'https://github.com/THU-MIG/yolov10',
  docsUrl: 'https://github.com/THU-MIG/yolov10',
  countDownloads: 'path_extension:"pt" OR path_extension:"safetensors"',
  summary: 'Real-time detection without non-maximum suppression, version 10 of YOLO.',
  languages: ['python'],
  tasks: ['object-detection'],
  refuses: isConverted,

  snippets: (model, context) => yoloSnippets(model, context, '10'),
});

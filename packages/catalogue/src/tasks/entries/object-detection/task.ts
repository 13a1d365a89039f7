import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Object Detection',
  modality: 'cv',
  synonyms: [
    'bounding boxes',
    'bounding box',
    'detector',
    'detect objects',
    'object recognition',
    'find objects',
    'face detection',
    'people counting',
    'person detection',
    'license plate detection',
    'detect things in pictures',
    'vehicle detection',
    'objekterkennung',
    "détection d'objets",
    'detección de objetos',
    'detecção de objetos',
    'обнаружение объектов',
    '目标检测',
    '物体検出',
    '객체 탐지',
  ],
  summary:
    'Object detection finds the things it knows in a picture and draws a box around each, with a label and a score.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A small harbour in evening light. A woman in a yellow coat stands on the stone quay with a dog beside her and a green bicycle behind her; a man walks ahead past coloured houses. A sailing boat, an orange buoy and a red rowing boat lie on the water, and a red and white lighthouse stands on the far shore.',
        label: 'Picture',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-boxes.avif',
        alt: 'The harbour picture with a labelled box around each object: two people, a dog, a bicycle, two boats and three birds.',
        label: 'Objects found',
      },
      {
        type: 'tabular',
        label: 'Labels, scores and boxes in pixels',
        table: [
          ['label', 'score', 'xmin', 'ymin', 'xmax', 'ymax'],
          ['boat', '0.99', '584', '486', '941', '627'],
          ['boat', '0.99', '542', '160', '756', '438'],
          ['bicycle', '0.96', '119', '377', '336', '516'],
          ['person', '0.90', '369', '287', '401', '387'],
          ['person', '0.98', '291', '282', '393', '561'],
          ['dog', '0.96', '416', '449', '487', '573'],
          ['bird', '0.81', '494', '86', '556', '105'],
          ['bird', '0.79', '570', '131', '601', '150'],
          ['bird', '0.76', '612', '144', '630', '156'],
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'Average Precision',
      description: 'Precision averaged over all levels of recall, for one class of objects.',
    },
    {
      id: 'Mean Average Precision',
      description: 'Average precision over all classes, and usually over ten degrees of overlap.',
    },
    {
      id: 'APα',
      description: 'Average precision when a box counts only if it overlaps the true one by at least α.',
    },
  ],
  models: [
    {
      id: 'facebook/detr-resnet-50',
      description:
        'The transformer that made detection a single, simple step; easy to read and to fine-tune.',
    },
    {
      id: 'IDEA-Research/dab-detr-resnet-50',
      description: 'A relative of DETR that learns faster by refining boxes layer by layer.',
    },
    {
      id: 'PekingU/rtdetr_v2_r50vd',
      description: 'Fast enough for live video and accurate enough for most uses.',
    },
    {
      id: 'StephanST/WALDO30',
      description: 'Detects vehicles, buildings and people in aerial pictures.',
    },
  ],
  datasets: [
    {
      id: 'merve/coco2017',
      description: 'Everyday scenes with eighty kinds of objects, the usual benchmark.',
    },
    {
      id: 'merve/pascal-voc',
      description: 'Twenty classes in ordinary photographs; smaller and older, still handy for a first run.',
    },
  ],
  spaces: [
    { id: 'Roboflow/RF-DETR', description: 'Tries a real-time detection transformer on your picture.' },
    {
      id: 'Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS',
      description: 'Compares two families of detectors side by side.',
    },
    { id: 'sunsmarterjieleaf/yolov12', description: 'Runs a recent YOLO detector on pictures and clips.' },
    { id: 'VIPLab/Track-Anything', description: 'Follows a thing you point at through a video.' },
    { id: 'merve/RT-DETR-tracking-coco', description: 'Detects and follows everyday objects in video.' },
  ],
  widgetModels: ['facebook/detr-resnet-50'],
  youtubeId: 'WdAeKSOpxhw',
  subtasks: [
    { type: 'face-detection', name: 'Face Detection' },
    { type: 'vehicle-detection', name: 'Vehicle Detection' },
  ],
  related: ['image-segmentation', 'zero-shot-object-detection', 'keypoint-detection'],
});

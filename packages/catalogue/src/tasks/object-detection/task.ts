import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Object Detection',
  modality: 'cv',
  summary:
    'Object detection finds the things it knows in a picture and draws a box around each, with a label and a score.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A breakfast table by a window: a blue-green teapot, an orange mug of tea, a bowl with five lemons on a striped cloth, a plant in a clay pot, and a halved lemon with a knife on a cutting board.',
        label: 'Picture',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-boxes.avif',
        alt: 'The table with a labelled box around the teapot, the potted plant, the half lemon and the knife, and around nothing else.',
        label: 'What was found',
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
      description: 'Looks down from above: vehicles, buildings and people in aerial pictures.',
    },
  ],
  datasets: [
    {
      id: 'merve/coco2017',
      description: 'Everyday scenes with eighty kinds of objects, the yardstick of the field.',
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

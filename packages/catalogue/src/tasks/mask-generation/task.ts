import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Mask Generation',
  modality: 'cv',
  summary:
    'Mask generation cuts a picture into clean regions, with or without a hint such as a point or a box, and does not name them.',
  demo: {
    inputs: [{ type: 'img', filename: 'input.webp', alt: 'A kitchen table with fruit, a jug and cups.' }],
    outputs: [
      {
        type: 'img',
        filename: 'output.webp',
        alt: 'The same table with every object covered by a mask in a colour of its own.',
      },
    ],
  },
  metrics: [
    {
      id: 'Intersection over Union (IoU)',
      description: 'The area a mask shares with the true one, divided by the area both cover together.',
    },
  ],
  models: [
    {
      id: 'Zigeng/SlimSAM-uniform-50',
      description: 'Half the size of the original, for machines without a large card.',
    },
    {
      id: 'facebook/sam2-hiera-large',
      description: 'Masks for pictures and, with memory, for whole videos.',
    },
  ],
  datasets: [
    { id: 'merve/coco2017', description: 'Everyday scenes with outlined objects.' },
    {
      id: 'rocky93/BraTS_segmentation',
      description: 'Brain scans with outlined tumours, a field where masks matter.',
    },
  ],
  spaces: [
    { id: 'merve/OWLSAM2', description: 'Finds things by name, then masks them.' },
    { id: 'merve/slimsam', description: 'Tries the slim model on a picture of yours.' },
    {
      id: 'SkalskiP/segment-anything-model-2',
      description: 'Masks pictures and clips with points and boxes.',
    },
    { id: 'SkalskiP/SAM_and_ProPainter', description: 'Masks a thing in a video, then paints it away.' },
  ],
  widgetModels: [],
  related: ['image-segmentation', 'object-detection', 'keypoint-detection'],
});

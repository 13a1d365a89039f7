import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Mask Generation',
  modality: 'cv',
  synonyms: [
    'segment anything',
    'promptable segmentation',
    'interactive segmentation',
    'click to segment',
    'mask from a point',
    'object masks',
  ],
  summary:
    'Mask generation cuts a picture into clean regions, with or without a hint such as a point or a box, and does not name them.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A breakfast table seen from the left: a blue-green teapot and an orange mug in front, behind them a bowl of lemons on a striped cloth, a cutting board with half a lemon and a knife, and a plant in a clay pot.',
        label: 'Picture',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-everything.avif',
        alt: 'Every object on the table has a mask of its own colour, each of the 5 lemons in view too; the table and the wall are dimmed.',
        label: 'Masks for everything',
      },
      {
        type: 'img',
        filename: 'output-point.avif',
        alt: 'The teapot alone is covered by a blue mask with a bright outline; a white cross on it marks the point that was clicked.',
        label: 'Mask for one point',
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

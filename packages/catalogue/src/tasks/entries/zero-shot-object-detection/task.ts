import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Zero-Shot Object Detection',
  modality: 'cv',
  synonyms: [
    'open vocabulary detection',
    'open vocabulary object detection',
    'grounding',
    'text prompted detection',
    'detect anything',
    'visual grounding',
    'phrase grounding',
    'open set detection',
  ],
  summary:
    'Zero-shot object detection finds things in a picture that are named in words when it runs, and draws a box around each.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A breakfast table by a window: a blue-green teapot, an orange mug of tea, a bowl with five lemons on a striped cloth, a plant in a clay pot, and a halved lemon with a knife on a cutting board.',
        label: 'Picture',
      },
      { type: 'text', label: 'Classes', content: 'teapot, potted plant, half a lemon, knife' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-boxes.avif',
        alt: 'The table with a labelled box around the teapot, the potted plant, the half lemon and the knife, and around nothing else.',
        label: 'Detected objects',
      },
      {
        type: 'tabular',
        label: 'Labels, scores and boxes in pixels',
        table: [
          ['label', 'score', 'xmin', 'ymin', 'xmax', 'ymax'],
          ['teapot', '0.78', '110', '174', '430', '368'],
          ['potted plant', '0.78', '543', '48', '944', '348'],
          ['half a lemon', '0.74', '663', '407', '741', '478'],
          ['knife', '0.73', '669', '498', '919', '523'],
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'Average Precision',
      description: 'Precision averaged over all levels of recall, for one described class.',
    },
    {
      id: 'Mean Average Precision',
      description: 'Average precision over all classes, often split into seen and unseen ones.',
    },
    {
      id: 'APα',
      description: 'Average precision when a box counts only if it overlaps the true one by at least α.',
    },
  ],
  models: [
    {
      id: 'openmmlab-community/mm_grounding_dino_large_all',
      description: 'Open training of a strong detector that follows phrases.',
    },
    {
      id: 'fushh7/LLMDet',
      description: 'Learnt from long captions, so it copes with detailed descriptions.',
    },
  ],
  datasets: [
    {
      id: 'merve/coco2017',
      description: 'Everyday scenes with boxes, used here to test classes a model was not trained on.',
    },
  ],
  spaces: [
    { id: 'ariG23498/zero-shot-od', description: 'Compares several open-vocabulary detectors on a picture.' },
    { id: 'merve/OWLSAM', description: 'Finds things by name and outlines them.' },
  ],
  widgetModels: [],
  related: ['object-detection', 'zero-shot-image-classification', 'mask-generation'],
});

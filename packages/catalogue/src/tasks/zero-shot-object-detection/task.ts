import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Zero-Shot Object Detection',
  modality: 'cv',
  summary:
    'Zero-shot object detection finds things in a picture that are named in words when it runs, and draws a box around each.',
  demo: {
    inputs: [
      { type: 'img', filename: 'input.webp', alt: 'A harbour promenade with people, a dog and boats.' },
      { type: 'text', label: 'Classes', content: 'dog, sailing boat, lamp post' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output.webp',
        alt: 'The same picture with boxes around the dog, the boats and the lamp posts.',
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

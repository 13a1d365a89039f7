import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Video Classification',
  modality: 'cv',
  synonyms: [
    'action recognition',
    'activity recognition',
    'classify video',
    'video recognition',
    'gesture recognition',
    'video tagging',
  ],
  summary:
    'Video classification watches a short clip and says what happens in it, choosing from a fixed list of actions or scenes.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input-clip.avif',
        still: 'input-clip-still.avif',
        alt: 'A short clip of a woman in an orange shirt who stands on a park path and juggles a red, a yellow and a blue ball.',
        label: 'Video',
      },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Action',
        data: [
          { label: 'juggling balls', score: 0.94 },
          { label: 'throwing a ball', score: 0.04 },
          { label: 'clapping', score: 0.02 },
        ],
      },
    ],
  },
  metrics: [
    { id: 'accuracy', description: 'The share of clips whose best label is the right one.' },
    { id: 'recall', description: 'Of the clips that show an action, the share the model found.' },
    { id: 'precision', description: 'Of the clips given a label, the share for which it was right.' },
    { id: 'f1', description: 'The harmonic mean of precision and recall over the classes.' },
  ],
  models: [
    {
      id: 'google/vivit-b-16x2-kinetics400',
      description: 'A transformer over space and time that knows four hundred human actions.',
    },
    {
      id: 'microsoft/xclip-base-patch32',
      description: 'Compares clips with words, so that the list of classes can be your own.',
    },
  ],
  datasets: [
    {
      id: 'kinetics400',
      description: 'Ten-second clips of four hundred human actions, the common benchmark.',
    },
  ],
  spaces: [
    { id: 'nateraw/lavila', description: 'Describes what the hands in a first-person video are doing.' },
    {
      id: 'fcakyon/video-classification',
      description: 'Tries several video classifiers on a clip of yours.',
    },
  ],
  widgetModels: [],
  related: ['image-classification', 'video-text-to-text', 'video-to-video'],
});

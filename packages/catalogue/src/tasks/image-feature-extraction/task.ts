import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Image Feature Extraction',
  modality: 'cv',
  summary:
    'Image feature extraction turns a picture into a list of numbers that sums up what it shows, for comparing, searching and learning.',
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
        type: 'tabular',
        label: 'Features',
        table: [
          ['Dimension 1', 'Dimension 2', 'Dimension 3'],
          ['0.213', '-1.082', '0.447'],
          ['0.198', '-0.961', '0.512'],
          ['-0.734', '0.330', '1.204'],
          ['0.055', '-0.127', '0.839'],
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'k-NN accuracy',
      description: 'How often the nearest neighbours of a picture share its class, with no training at all.',
    },
    {
      id: 'Linear probe accuracy',
      description: 'How well a single linear layer on top of the frozen features can classify.',
    },
  ],
  models: [
    {
      id: 'timm/vit_large_patch14_dinov2.lvd142m',
      description: 'General features learnt without labels; strong for parts as well as wholes.',
    },
    {
      id: 'nvidia/MambaVision-T-1K',
      description: 'A fast backbone that mixes attention with state-space layers.',
    },
    {
      id: 'facebook/dino-vitb16',
      description: 'An early self-taught transformer whose attention outlines objects.',
    },
    {
      id: 'apple/aimv2-large-patch14-336-distilled',
      description: 'Learnt by predicting pictures and text one piece after another.',
    },
    {
      id: 'OpenGVLab/InternViT-6B-448px-V1-2',
      description: 'A very large encoder made to be the eye of a chat model.',
    },
  ],
  datasets: [
    {
      id: 'imagenet-1k',
      description: 'A thousand classes of photographs, the usual ground for testing features.',
    },
  ],
  spaces: [
    { id: 'timm/leaderboard', description: 'Compares hundreds of backbones by accuracy, size and speed.' },
  ],
  widgetModels: [],
  related: ['feature-extraction', 'image-classification', 'visual-document-retrieval'],
});

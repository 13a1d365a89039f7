import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Image Feature Extraction',
  modality: 'cv',
  synonyms: [
    'image embeddings',
    'image embedding',
    'vision embeddings',
    'image vectors',
    'image backbone',
    'image similarity',
    'reverse image search',
    'visual features',
    'vision encoder',
    'visual search',
  ],
  summary:
    'Image feature extraction turns a picture into a list of numbers that sums up what it shows, for comparing, searching and learning.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A small orange and white dog with a blue collar sits on a stone quay in evening light and looks to the side; behind it are the wheel of a bicycle, a man and an iron bollard.',
        label: 'Picture',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-features.avif',
        alt: 'A grid of small squares, one for each patch of the picture. Patches with similar features have similar colours, so that the dog, the quay and the water can be told apart.',
        label: 'Features of the patches, as colours',
      },
      {
        type: 'tabular',
        label: 'The first three of 24 features of three patches',
        table: [
          ['Patch', '1', '2', '3'],
          ['the dog', '0.080', '2.179', '2.487'],
          ['the quay', '0.550', '-0.044', '-0.465'],
          ['the water', '0.061', '-0.423', '-0.265'],
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
      description: 'An early self-supervised transformer whose attention outlines objects.',
    },
    {
      id: 'apple/aimv2-large-patch14-336-distilled',
      description: 'Learnt by predicting pictures and text one piece after another.',
    },
    {
      id: 'OpenGVLab/InternViT-6B-448px-V1-2',
      description: 'A very large image encoder for vision-language models.',
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

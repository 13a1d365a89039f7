import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Zero-Shot Image Classification',
  modality: 'cv',
  synonyms: [
    'classify images without training',
    'zero shot vision',
    'image classification without examples',
    'open vocabulary image classification',
  ],
  summary:
    'Zero-shot image classification sorts pictures into classes that are given in words when it runs, without any training on them.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A small orange and white dog with a blue collar sits on a stone quay in evening light and looks to the side; behind it are the wheel of a bicycle, a man and an iron bollard.',
        label: 'Picture',
      },
      { type: 'text', label: 'Classes', content: 'a dog, a fox, a cat, a teapot' },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Class',
        data: [
          { label: 'a dog', score: 0.93 },
          { label: 'a fox', score: 0.05 },
          { label: 'a cat', score: 0.02 },
          { label: 'a teapot', score: 0 },
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'top-K accuracy',
      description: 'The share of pictures for which the right class is among the K best guesses.',
    },
  ],
  models: [
    { id: 'visheratin/mexma-siglip', description: 'Understands class names in eighty languages.' },
    {
      id: 'google/siglip2-base-patch16-224',
      description: 'A compact all-round model with good scores for its size.',
    },
    {
      id: 'intfloat/mmE5-mllama-11b-instruct',
      description: 'Large multimodal embeddings that follow an instruction.',
    },
    {
      id: 'jinaai/jina-clip-v2',
      description: 'Text and pictures in one space, in many languages and at higher resolution.',
    },
    {
      id: 'microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224',
      description: 'Trained on figures and captions of medical papers.',
    },
  ],
  datasets: [
    {
      id: 'imagenet-1k',
      description: 'A thousand classes of photographs; the usual test of zero-shot accuracy.',
    },
  ],
  spaces: [
    { id: 'pharma/CLIP-Interrogator', description: 'Finds the words that describe a picture best.' },
    {
      id: 'merve/compare_clip_siglip',
      description: 'Compares two families of models on your picture and classes.',
    },
  ],
  widgetModels: ['google/siglip-so400m-patch14-224'],
  related: ['image-classification', 'zero-shot-object-detection', 'zero-shot-classification'],
});

import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Unconditional Image Generation',
  modality: 'cv',
  synonyms: [
    'gan',
    'generate faces',
    'random images',
    'image generation without prompt',
    'face generation',
    'ddpm',
  ],
  summary:
    'Unconditional image generation makes new pictures like those of a collection, from nothing but random numbers: no prompt, no example.',
  demo: {
    inputs: [
      { type: 'text', label: 'Seeds', content: '1, 5, 6, 9, 11, 14, 17, 21' },
      { type: 'text', label: 'Number of images', content: '8' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-grid.avif',
        alt: 'Eight landscapes in a grid, each labelled with its seed: green hills, snowy mountains, lakes and autumn woods in different light.',
        label: 'Generated pictures',
      },
    ],
  },
  metrics: [
    {
      id: 'Inception score (IS)',
      description: 'High when each picture is clearly of something and the pictures differ from each other.',
    },
    {
      id: 'Fréchet Inception Distance (FID)',
      description:
        'How far the statistics of the new pictures are from those of the collection; lower is closer.',
    },
  ],
  models: [
    {
      id: 'google/ddpm-cifar10-32',
      description: 'A small diffusion model for tiny pictures, ideal for learning how it works.',
    },
    {
      id: 'google/ddpm-celebahq-256',
      description: 'Portraits of people who do not exist, at a size where faults can be seen.',
    },
  ],
  datasets: [
    { id: 'cifar100', description: 'Sixty thousand tiny pictures, small enough to train on at home.' },
    {
      id: 'CelebA',
      description: 'Two hundred thousand portraits of public figures, long a testing ground for generators.',
    },
  ],
  spaces: [
    {
      id: 'CompVis/celeba-latent-diffusion',
      description: 'Draws new portraits with an early latent diffusion model.',
    },
  ],
  widgetModels: [],
  related: ['text-to-image', 'image-to-image'],
});

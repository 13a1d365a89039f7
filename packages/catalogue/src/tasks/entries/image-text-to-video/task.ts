import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Image-Text-to-Video',
  modality: 'multimodal',
  synonyms: ['animate image with prompt', 'image and text to video', 'ti2v', 'prompted image animation'],
  summary:
    'Image-text-to-video models start from a picture and a description and make a clip in which the described thing happens.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A red and yellow hot-air balloon just above a meadow between dark woods, with hills in morning mist behind it.',
        label: 'Picture',
      },
      { type: 'text', label: 'Prompt', content: 'The balloon rises and drifts to the right.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-clip.avif',
        still: 'output-clip-still.avif',
        alt: 'A short clip that begins with the picture: the balloon rises from the meadow and drifts to the right while the clouds move.',
        label: 'Video',
      },
    ],
  },
  metrics: [
    {
      id: 'fvd',
      description:
        'Fréchet video distance: how far the statistics of generated clips are from those of real ones.',
    },
    { id: 'clipsim', description: 'How well the frames fit the words, averaged over the clip.' },
  ],
  models: [
    {
      id: 'Lightricks/LTX-Video',
      description: 'Quick generation from a first picture and a prompt on one card.',
    },
    { id: 'Wan-AI/Wan2.2-TI2V-5B', description: 'One compact model for text alone or text with a picture.' },
  ],
  datasets: [{ id: 'nkp37/OpenVid-1M', description: 'A million clips with detailed descriptions.' }],
  spaces: [{ id: 'Lightricks/ltx-video-distilled', description: 'Animates a picture by your description.' }],
  widgetModels: ['Lightricks/LTX-Video'],
  related: ['image-to-video', 'text-to-video', 'image-text-to-image'],
});

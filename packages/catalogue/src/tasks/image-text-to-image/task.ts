import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Image-Text-to-Image',
  modality: 'multimodal',
  summary:
    'Image-text-to-image models make a new picture from pictures and words together: this chair, in that room, at dusk.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A pencil drawing of the breakfast table: only the outlines of teapot, mug, bowl, lemons, plant, board and knife.',
        label: 'Drawing',
      },
      {
        type: 'text',
        label: 'Instruction',
        content: 'Paint the drawing: a sunny breakfast table with a blue-green teapot and lemons',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output.avif',
        alt: 'A breakfast table by a window: a blue-green teapot, an orange mug of tea, a bowl with five lemons on a striped cloth, a plant in a clay pot, and a halved lemon with a knife on a cutting board.',
        label: 'Result',
      },
    ],
  },
  metrics: [
    {
      id: 'FID',
      description: 'The distance between the statistics of generated and real pictures; lower is closer.',
    },
    { id: 'CLIP', description: 'How well the result fits the words, judged by a model that knows both.' },
  ],
  models: [
    {
      id: 'black-forest-labs/FLUX.2-dev',
      description: 'Several reference pictures and a detailed instruction in one request.',
    },
    { id: 'Qwen/Qwen-Image-Edit', description: 'Edits by instruction, text in the picture included.' },
  ],
  datasets: [
    {
      id: 'timbrooks/instructpix2pix-clip-filtered',
      description: 'Pairs of pictures with the instruction that leads from one to the other.',
    },
  ],
  spaces: [{ id: 'black-forest-labs/FLUX.2-dev', description: 'Combines your pictures by instruction.' }],
  widgetModels: ['black-forest-labs/FLUX.2-dev'],
  related: ['image-to-image', 'text-to-image', 'image-text-to-video'],
});

import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Image-Text-to-Image',
  modality: 'multimodal',
  synonyms: [
    'edit image with text',
    'instruction image editing',
    'image editing',
    'photo editing',
    'edit photo with prompt',
    'prompt image edit',
    'virtual try on',
    'multi image composition',
  ],
  summary:
    'Image-text-to-image models make a new picture from pictures and words together: this chair, in that room, at dusk.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A small harbour in evening light. A woman in a yellow coat stands on the stone quay with a dog beside her and a green bicycle behind her; a man walks ahead past coloured houses. A sailing boat, an orange buoy and a red rowing boat lie on the water, and a red and white lighthouse stands on the far shore.',
        label: 'Picture',
      },
      { type: 'text', label: 'Instruction', content: 'Make it a snowy winter night.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output.avif',
        alt: 'The same harbour on a winter night: snow lies on the quay, the roofs and the boats, the windows and the street lamp glow, and stars stand over the hills. The people, the dog and the bicycle are where they were.',
        label: 'Edited picture',
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

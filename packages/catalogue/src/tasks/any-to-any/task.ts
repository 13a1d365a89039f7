import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Any-to-Any',
  modality: 'multimodal',
  summary:
    'Any-to-any models take several kinds of input at once and answer in several: text, picture, sound, video, in and out.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A breakfast table by a window: a blue-green teapot, an orange mug of tea, a bowl with five lemons on a striped cloth, a plant in a clay pot, and a halved lemon with a knife on a cutting board.',
        label: 'Picture',
      },
      {
        type: 'text',
        label: 'Request',
        content: 'What is on the table? Answer in one sentence and read it to me.',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Text',
        content:
          'A teapot, a mug of tea, a bowl of five lemons, a plant, and a cutting board with half a lemon and a knife.',
      },
    ],
  },
  metrics: [
    { id: 'Accuracy', description: 'On questions with one right answer, for each kind of input apart.' },
    { id: 'WER', description: 'For spoken answers: the word errors a recogniser finds in them.' },
  ],
  models: [
    {
      id: 'Qwen/Qwen2.5-Omni-7B',
      description: 'Sees, hears, reads and answers in text and speech as it goes.',
    },
    { id: 'OmniGen2/OmniGen2', description: 'Understands, makes and edits pictures in one model.' },
    { id: 'openbmb/MiniCPM-o-2_6', description: 'Speech and vision in real time on a single card.' },
    { id: 'ByteDance-Seed/BAGEL-7B-MoT', description: 'Reads and paints, with reasoning in between.' },
  ],
  datasets: [
    {
      id: 'PKU-Alignment/align-anything',
      description: 'Preferences for text, picture, sound and video together.',
    },
  ],
  spaces: [{ id: 'OmniGen2/OmniGen2', description: 'Tries understanding, making and editing in turn.' }],
  widgetModels: [],
  related: ['image-text-to-text', 'text-to-speech', 'text-to-image'],
});

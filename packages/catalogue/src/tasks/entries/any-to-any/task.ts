import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Any-to-Any',
  modality: 'multimodal',
  synonyms: ['omni model', 'multimodal chat', 'multimodal generation', 'any modality'],
  summary:
    'Any-to-any models take several kinds of input at once and answer in several: text, picture, sound, video, in and out.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A paper boat with a lit candle on a dark stream at night, with reeds on the bank and lily pads on the water.',
        label: 'Picture',
      },
      {
        type: 'text',
        label: 'Request',
        content: 'What is this? Answer in two sentences and read them to me.',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Text',
        content:
          'It is a paper boat with a burning candle in it. It floats on a dark stream, between reeds and lily pads.',
      },
      {
        type: 'audio',
        filename: 'output-speech.opus',
        label: 'Spoken answer',
        transcript:
          'It is a paper boat with a burning candle in it. It floats on a dark stream, between reeds and lily pads.',
      },
    ],
  },
  metrics: [
    { id: 'Accuracy', description: 'On questions with one right answer, separately for each kind of input.' },
    { id: 'WER', description: 'For spoken answers: the word errors a recogniser finds in them.' },
  ],
  models: [
    {
      id: 'Qwen/Qwen2.5-Omni-7B',
      description: 'Takes text, pictures, sound and video; streams text and speech.',
    },
    { id: 'OmniGen2/OmniGen2', description: 'Understands, makes and edits pictures in one model.' },
    { id: 'openbmb/MiniCPM-o-2_6', description: 'Speech and vision in real time on a single card.' },
    {
      id: 'ByteDance-Seed/BAGEL-7B-MoT',
      description: 'Understands and generates pictures, with reasoning in between.',
    },
  ],
  datasets: [
    {
      id: 'PKU-Alignment/align-anything',
      description: 'Preferences for text, picture, sound and video together.',
    },
  ],
  spaces: [{ id: 'OmniGen2/OmniGen2', description: 'Understands, generates and edits pictures.' }],
  widgetModels: [],
  related: ['image-text-to-text', 'text-to-speech', 'text-to-image'],
});

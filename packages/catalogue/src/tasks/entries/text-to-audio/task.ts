import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Text-to-Audio',
  modality: 'audio',
  synonyms: [
    'music generation',
    'generate music',
    'sound effects',
    'sound generation',
    'audio generation',
    'text to music',
    'text to sound',
    'music from text',
    'song generation',
    'sfx',
    'foley',
  ],
  summary:
    'Text-to-audio makes sound from a description: music, noises, ambiences, whatever is not simply speech.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Prompt',
        content: 'A gentle, hopeful tune on a nylon-string guitar with a soft pad, in a hall',
      },
    ],
    outputs: [
      {
        type: 'audio',
        filename: 'output.opus',
        label: 'Music',
        transcript:
          'A gentle, hopeful tune on a plucked nylon-string guitar over broken chords, with a soft pad behind it and the echo of a hall; the last chord rings out.',
      },
    ],
  },
  metrics: [
    {
      id: 'FAD',
      description:
        'Fréchet audio distance: how far the statistics of generated sound are from those of real sound; lower is closer.',
    },
    { id: 'CLAP score', description: 'How well sound and words fit, judged by a model that knows both.' },
  ],
  models: [
    {
      id: 'facebook/musicgen-small',
      description: 'Music from a description, in one stage, with a small model.',
    },
    {
      id: 'stabilityai/stable-audio-open-1.0',
      description: 'Sound effects and loops up to three quarters of a minute, in stereo.',
    },
    { id: 'cvssp/audioldm2', description: 'Sound, music and speech by one diffusion model.' },
  ],
  datasets: [
    { id: 'google/MusicCaps', description: 'Music clips with rich descriptions by musicians.' },
    { id: 'AudioLLMs/audiocaps_test', description: 'Everyday sounds with one-sentence captions.' },
  ],
  spaces: [{ id: 'facebook/MusicGen', description: 'Hum or describe, and listen.' }],
  widgetModels: [],
  related: ['text-to-speech', 'audio-to-audio', 'text-to-image'],
});

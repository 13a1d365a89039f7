import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Audio-to-Audio',
  modality: 'audio',
  synonyms: [
    'speech enhancement',
    'denoise audio',
    'noise removal',
    'noise suppression',
    'noise reduction',
    'remove background noise',
    'source separation',
    'stem separation',
    'vocal remover',
    'voice conversion',
    'voice changer',
    'speech to speech',
    's2s',
    'sts',
    'separate vocals',
    'clean up audio',
  ],
  summary:
    'Audio-to-audio models take sound and give back changed sound: cleaned, separated into its sources, or in another voice.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'input-noisy.opus',
        label: 'Noisy recording',
        transcript:
          'A man speaks through heavy rain and the throb of a boat engine: “The harbour office closes early today. Please collect your parcels before four.”',
      },
    ],
    outputs: [
      {
        type: 'audio',
        filename: 'output-voice.opus',
        label: 'Voice',
        transcript: 'The harbour office closes early today. Please collect your parcels before four.',
      },
      {
        type: 'audio',
        filename: 'output-background.opus',
        label: 'Background',
        transcript: 'Heavy rain on a roof and the steady throb of a boat engine, without the voice.',
      },
      {
        type: 'img',
        filename: 'output-waves.avif',
        alt: 'Three waves one above the other: the noisy recording is a thick band, the voice shows clear words with silence between them, the background is even throughout.',
        label: 'What was separated',
      },
    ],
  },
  metrics: [
    {
      id: 'snri',
      description: 'Improvement of the signal-to-noise ratio, in decibels, from input to output.',
    },
    {
      id: 'sdri',
      description: 'Improvement of the signal-to-distortion ratio, which also punishes damage to the voice.',
    },
  ],
  models: [
    { id: 'ResembleAI/resemble-enhance', description: 'Removes noise, then restores and widens the voice.' },
    { id: 'microsoft/speecht5_vc', description: 'Converts speech to another voice.' },
  ],
  datasets: [
    {
      id: 'Matthijs/cmu-arctic-xvectors',
      description: 'Speaker embeddings, to choose the target of a voice conversion.',
    },
  ],
  spaces: [
    { id: 'younver/speechbrain-speech-separation', description: 'Separates two people who talk at once.' },
    {
      id: 'nakas/audio-diffusion_style_transfer',
      description: 'Carries the style of one sound over to another.',
    },
  ],
  widgetModels: ['speechbrain/sepformer-wham'],
  youtubeId: 'iohj7nCCYoM',
  related: ['automatic-speech-recognition', 'audio-classification', 'text-to-audio'],
  aliases: ['audio-source-separation'],
});

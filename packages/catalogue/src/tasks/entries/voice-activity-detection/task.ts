import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Voice Activity Detection',
  modality: 'audio',
  synonyms: [
    'vad',
    'speech detection',
    'speaker diarization',
    'diarization',
    'who spoke when',
    'silence detection',
    'speech segmentation',
    'detect speech',
    'speaker segmentation',
    'remove silence',
  ],
  summary: 'Voice activity detection tells where in a recording someone is speaking, and where nobody is.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'input.opus',
        label: 'Recording',
        transcript:
          'Silence, then a woman: “Is anybody there?” A pause, then a man: “Yes, come in. The door is open.” A pause, then the woman: “Thank you.”',
      },
    ],
    outputs: [
      {
        type: 'tabular',
        label: 'Speech',
        table: [
          ['From', 'To'],
          ['0.90 s', '2.07 s'],
          ['3.37 s', '5.49 s'],
          ['7.09 s', '7.81 s'],
        ],
      },
      {
        type: 'img',
        filename: 'output-segments.avif',
        alt: 'The wave of the recording over 9.0 seconds. 3 stretches of speech are marked in teal, from 0.9 to 2.1, 3.4 to 5.5, 7.1 to 7.8 seconds; the silence between them is grey.',
        label: 'Where there is speech',
      },
    ],
  },
  metrics: [
    { id: 'Detection error rate', description: 'Missed speech plus false alarms, as a share of all speech.' },
    { id: 'F1', description: 'The harmonic mean of precision and recall over short frames.' },
  ],
  models: [
    {
      id: 'pyannote/segmentation-3.0',
      description: 'Finds speech, changes of speaker and overlap in ten-second windows.',
    },
    { id: 'pyannote/voice-activity-detection', description: 'A ready-made pipeline for speech and silence.' },
    { id: 'speechbrain/vad-crdnn-libriparty', description: 'A compact detector trained on noisy mixtures.' },
  ],
  datasets: [
    { id: 'diarizers-community/voxconverse', description: 'Conversations from video, with who speaks when.' },
    { id: 'edinburghcstr/ami', description: 'Meetings recorded near and far, with timed speech.' },
  ],
  spaces: [],
  widgetModels: [],
  related: ['automatic-speech-recognition', 'audio-classification', 'audio-to-audio'],
  aliases: ['speech-segmentation'],
});

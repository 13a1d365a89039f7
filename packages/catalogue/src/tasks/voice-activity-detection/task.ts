import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Voice Activity Detection',
  modality: 'audio',
  summary: 'Voice activity detection tells where in a recording someone is speaking, and where nobody is.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'input.opus',
        label: 'Recording',
        transcript: 'Two short sentences with wind and pauses between them.',
      },
    ],
    outputs: [
      {
        type: 'tabular',
        label: 'Speech',
        table: [
          ['From', 'To'],
          ['0.62 s', '2.41 s'],
          ['4.05 s', '6.30 s'],
        ],
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

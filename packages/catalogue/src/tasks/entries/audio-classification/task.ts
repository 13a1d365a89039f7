import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Audio Classification',
  modality: 'audio',
  synonyms: [
    'sound classification',
    'audio tagging',
    'sound event detection',
    'speaker identification',
    'speaker recognition',
    'emotion recognition from speech',
    'speech emotion recognition',
    'music genre classification',
    'keyword spotting',
    'wake word',
    'language identification from speech',
    'bird sounds',
  ],
  summary:
    'Audio classification says what a recording contains, choosing from a fixed list: a spoken command, a language, a mood, a kind of sound.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'input.opus',
        label: 'Recording',
        transcript: 'A church bell strikes 4 times, slowly, and its last note fades.',
      },
      {
        type: 'img',
        filename: 'input-spectrogram.avif',
        alt: 'The spectrogram of the recording: four times a stack of bright horizontal lines begins at once and fades, the upper lines sooner than the lower ones.',
        label: 'Spectrogram',
      },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Sound',
        data: [
          { label: 'church bell', score: 0.93 },
          { label: 'wind chime', score: 0.04 },
          { label: 'clock', score: 0.03 },
        ],
      },
    ],
  },
  metrics: [
    { id: 'accuracy', description: 'The share of recordings whose best label is the right one.' },
    { id: 'recall', description: 'Of the recordings with a sound, the share in which it was found.' },
    { id: 'precision', description: 'Of the recordings given a label, the share for which it was right.' },
    { id: 'f1', description: 'The harmonic mean of precision and recall over the classes.' },
  ],
  models: [
    {
      id: 'speechbrain/google_speech_command_xvector',
      description: 'Spots short commands such as yes, no, up and stop.',
    },
    {
      id: 'ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition',
      description: 'Guesses the emotion in acted English speech.',
    },
    { id: 'facebook/mms-lid-126', description: 'Detects which of 126 languages is spoken.' },
  ],
  datasets: [
    { id: 's3prl/superb', description: 'A set of speech tasks for comparing encoders.' },
    { id: 'agkphysics/AudioSet', description: 'Ten-second clips with over five hundred kinds of sounds.' },
  ],
  spaces: [{ id: 'kurianbenoy/audioclassification', description: 'Classifies a sound you upload.' }],
  widgetModels: ['MIT/ast-finetuned-audioset-10-10-0.4593'],
  youtubeId: 'KWwzcmG98Ds',
  subtasks: [
    { type: 'keyword-spotting', name: 'Keyword Spotting' },
    { type: 'speaker-identification', name: 'Speaker Identification' },
    { type: 'audio-intent-classification', name: 'Audio Intent Classification' },
    { type: 'audio-emotion-recognition', name: 'Audio Emotion Recognition' },
    { type: 'audio-language-identification', name: 'Audio Language Identification' },
  ],
  related: ['automatic-speech-recognition', 'voice-activity-detection', 'image-classification'],
});

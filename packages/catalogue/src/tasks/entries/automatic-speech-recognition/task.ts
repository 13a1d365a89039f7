import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Automatic Speech Recognition',
  modality: 'audio',
  synonyms: [
    'speech to text',
    'speech recognition',
    'stt',
    'transcription',
    'transcribe',
    'transcribe audio',
    'dictation',
    'voice to text',
    'audio to text',
    'subtitles',
    'captions for video',
    'voice recognition',
    'speech transcription',
    'meeting notes',
    'spracherkennung',
    'reconnaissance vocale',
    'reconocimiento de voz',
    'reconhecimento de fala',
    'riconoscimento vocale',
    'распознавание речи',
    '语音识别',
    '音声認識',
    '음성 인식',
  ],
  summary: 'Automatic speech recognition writes down what is said in a recording.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'input.opus',
        label: 'Recording',
        transcript: 'Good morning. Please bring two loaves of bread, a bag of lemons, and the newspaper.',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Transcript',
        content: 'Good morning. Please bring two loaves of bread, a bag of lemons, and the newspaper.',
      },
    ],
  },
  metrics: [
    {
      id: 'wer',
      description: 'Word error rate: words changed, added or lost, as a share of the words spoken.',
    },
    { id: 'cer', description: 'Character error rate: the same by letters, for languages without spaces.' },
  ],
  models: [
    {
      id: 'openai/whisper-large-v3',
      description: 'Nearly a hundred languages, robust to noise, the usual baseline.',
    },
    {
      id: 'facebook/w2v-bert-2.0',
      description: 'A self-supervised speech encoder to fine-tune, above all for rare languages.',
    },
    {
      id: 'facebook/seamless-m4t-v2-large',
      description: 'Recognises and translates speech between about a hundred languages.',
    },
    { id: 'nvidia/canary-1b', description: 'Four European languages, fast and exact, with punctuation.' },
    {
      id: 'pyannote/speaker-diarization-3.1',
      description: 'Speaker diarization: finds who speaks when, to complete a transcript.',
    },
  ],
  datasets: [
    {
      id: 'mozilla-foundation/common_voice_17_0',
      description: 'Sentences read by volunteers in over a hundred languages.',
    },
    { id: 'amphion/Emilia-Dataset', description: 'Natural speech in several languages, with transcripts.' },
    { id: 'parler-tts/mls_eng', description: 'English audiobooks with their text.' },
    { id: 'espnet/yodas', description: 'Captions and speech of many languages from the web.' },
  ],
  spaces: [
    { id: 'hf-audio/whisper-large-v3', description: 'Transcribes a recording or your microphone.' },
    { id: 'mrfakename/Moonshinex', description: 'Recognises speech inside the browser.' },
    { id: 'facebook/seamless_m4t', description: 'Speaks one language, writes another.' },
    { id: 'nvidia/canary-1b', description: 'Transcribes and translates between four languages.' },
  ],
  widgetModels: ['openai/whisper-large-v3'],
  youtubeId: 'TksaY_FDgnk',
  related: ['text-to-speech', 'audio-classification', 'voice-activity-detection'],
});

import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Audio-Text-to-Text',
  modality: 'multimodal',
  synonyms: [
    'speech language model',
    'audio language model',
    'audio question answering',
    'audio understanding',
    'talk to audio',
    'voice chat model',
    'audio captioning',
    'describe a sound',
  ],
  summary: 'Audio-text-to-text models listen to a recording, read a request about it, and answer in text.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'input.opus',
        label: 'Recording',
        transcript:
          'Waves run up a beach. A gull cries three times, a ship’s horn sounds twice in the distance, and another gull cries twice.',
      },
      { type: 'text', label: 'Request', content: 'What can be heard, and how often does the horn sound?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content: 'Waves on a beach, gulls, and a ship’s horn in the distance. The horn sounds twice.',
      },
    ],
  },
  metrics: [
    {
      id: 'WER',
      description: 'When the request is to transcribe: the share of words that are wrong, added or lost.',
    },
    { id: 'Accuracy', description: 'When questions have one right answer: the share answered correctly.' },
  ],
  models: [
    {
      id: 'fixie-ai/ultravox-v0_5-llama-3_2-1b',
      description: 'Speech straight into a small language model, without a transcript in between.',
    },
    { id: 'Qwen/Qwen2-Audio-7B-Instruct', description: 'Talks about speech, sounds and music alike.' },
    {
      id: 'mistralai/Voxtral-Small-24B-2507',
      description: 'Long recordings, transcripts, summaries and function calls from speech.',
    },
    { id: 'nvidia/audio-flamingo-3', description: 'Reasons about sounds and music of up to ten minutes.' },
  ],
  datasets: [
    { id: 'nvidia/AF-Think', description: 'Questions about audio with worked reasoning.' },
    { id: 'tsinghua-ee/QualiSpeech', description: 'Descriptions of speech quality in plain words.' },
  ],
  spaces: [
    { id: 'iamomtiwari/ATTT', description: 'Asks questions about a recording.' },
    { id: 'freddyaboulton/talk-to-qwen-webrtc', description: 'Talks to a model in real time.' },
  ],
  widgetModels: [],
  hideInDatasets: true,
  related: ['automatic-speech-recognition', 'audio-classification', 'any-to-any'],
});

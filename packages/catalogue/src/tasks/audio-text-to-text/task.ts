import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Audio-Text-to-Text',
  modality: 'multimodal',
  summary: 'Audio-text-to-text models listen to a recording, read a request about it, and answer in text.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'input.opus',
        label: 'Recording',
        transcript:
          'A harbour: gulls, a bell, and a voice announcing that the ferry leaves at half past nine.',
      },
      { type: 'text', label: 'Request', content: 'What is announced, and what else can be heard?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content:
          'A voice announces that the ferry leaves at half past nine. In the background one hears gulls and a bell.',
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

import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Video-Text-to-Text',
  modality: 'multimodal',
  summary: 'Video-text-to-text models watch a clip, read a request, and answer in text.',
  demo: {
    inputs: [
      { type: 'img', filename: 'input.webp', alt: 'A clip in which a sailing boat leaves a harbour.' },
      { type: 'text', label: 'Request', content: 'What happens, and in which order?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content:
          'A small sailing boat lies at the quay. It casts off, turns, and sails out of the harbour towards the open sea.',
      },
    ],
  },
  metrics: [
    {
      id: 'Accuracy',
      description: 'On multiple-choice questions about clips, the share answered correctly.',
    },
    { id: 'mIoU', description: 'For finding moments: the overlap of the predicted and the true time span.' },
  ],
  models: [
    { id: 'Vision-CAIR/LongVU_Qwen2_7B', description: 'Compresses time and space, for videos of an hour.' },
    {
      id: 'GoodiesHere/Apollo-LMMs-Apollo-7B-t32',
      description: 'Built from a careful study of what matters for video.',
    },
    { id: 'HuggingFaceTB/SmolVLM2-2.2B-Instruct', description: 'Understands video on a laptop.' },
  ],
  datasets: [
    { id: 'lmms-lab/Video-MME', description: 'Questions about short, medium and long videos.' },
    { id: 'lmms-lab/VideoChatGPT', description: 'Conversations about clips.' },
    { id: 'HuggingFaceFV/finevideo', description: 'Richly described videos, scene by scene.' },
  ],
  spaces: [
    { id: 'llava-hf/video-llava', description: 'Chats about a clip of yours.' },
    { id: 'opencompass/openvlm_video_leaderboard', description: 'Compares models on video benchmarks.' },
    { id: 'HuggingFaceTB/SmolVLM2-HighlightGenerator', description: 'Cuts the highlights out of a video.' },
  ],
  widgetModels: [],
  related: ['image-text-to-text', 'video-classification', 'audio-text-to-text'],
});

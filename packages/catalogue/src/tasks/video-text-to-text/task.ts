import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Video-Text-to-Text',
  modality: 'multimodal',
  summary: 'Video-text-to-text models watch a clip, read a request, and answer in text.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input-clip.avif',
        still: 'input-clip-still.avif',
        alt: 'A short clip: the arm reaches down to the red block, grips and lifts it, swings over to the blue block, sets it down on top and withdraws.',
        label: 'Clip',
      },
      { type: 'text', label: 'Request', content: 'What happens, and in which order?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content:
          'A robot arm reaches down to a red block, grips and lifts it, swings over to a blue block, sets it down on top and withdraws.',
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

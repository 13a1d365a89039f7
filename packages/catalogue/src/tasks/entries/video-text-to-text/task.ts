import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Video-Text-to-Text',
  modality: 'multimodal',
  synonyms: [
    'video understanding',
    'video question answering',
    'video qa',
    'video captioning',
    'chat with video',
    'video llm',
    'describe a video',
    'summarize a video',
    'video language model',
  ],
  summary: 'Video-text-to-text models watch a clip, read a request, and answer in text.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input-clip.avif',
        still: 'input-clip-still.avif',
        alt: 'A short clip of a woman in an orange shirt and blue shorts who does three jumping jacks on a park path; behind her stand trees and an empty bench.',
        label: 'Video',
      },
      { type: 'text', label: 'Request', content: 'How many jumping jacks does she do, and is she alone?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content: 'She does three jumping jacks. Nobody else is to be seen; the bench behind her is empty.',
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

import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Text-to-Video',
  modality: 'cv',
  synonyms: [
    'video generation',
    'generate video',
    'video generator',
    'txt2vid',
    'prompt to video',
    'make a movie',
    'ai video',
    'create video',
  ],
  summary: 'Text-to-video models make a short film clip that fits a description written in ordinary words.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Prompt',
        content: 'A paper boat drifts down a sunlit stream past lily pads and reeds.',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-clip.avif',
        still: 'output-clip-still.avif',
        alt: 'A short clip: a paper boat folded from a lined sheet rocks on a green stream and glides past lily pads and reeds.',
        label: 'Video',
      },
    ],
  },
  metrics: [
    {
      id: 'is',
      description: 'The inception score over frames: clear and varied pictures, judged by a classifier.',
    },
    {
      id: 'fid',
      description: 'The distance between the statistics of generated and real frames; lower is closer.',
    },
    { id: 'fvd', description: 'The same for whole clips, so that motion counts as well as looks.' },
    { id: 'clipsim', description: 'How well the frames fit the words, averaged over the clip.' },
  ],
  models: [
    { id: 'tencent/HunyuanVideo', description: 'A large open model with detailed, steady scenes.' },
    { id: 'Lightricks/LTX-Video', description: 'Quick enough to try ideas one after another on one card.' },
    {
      id: 'nvidia/Cosmos-1.0-Diffusion-7B-Text2World',
      description: 'Generates physical worlds in which robots and vehicles are trained.',
    },
    {
      id: 'Lightricks/LTX-Video-0.9.8-13B-distilled',
      description: 'A larger relative that needs only a few steps.',
    },
  ],
  datasets: [
    {
      id: 'iejMac/CLIP-MSR-VTT',
      description: 'Web clips with twenty captions each, prepared for text and video models.',
    },
    { id: 'quchenyuan/UCF101-ZIP', description: 'Clips of a hundred and one human actions.' },
    { id: 'nateraw/kinetics', description: 'Human actions in ten-second clips.' },
    {
      id: 'HuggingFaceM4/something_something_v2',
      description: 'Hands doing simple things with objects, where order in time is everything.',
    },
    { id: 'HuggingFaceM4/webvid', description: 'Stock clips with short descriptions.' },
    { id: 'iejMac/CLIP-DiDeMo', description: 'Moments in videos with sentences that describe them.' },
  ],
  spaces: [
    {
      id: 'VideoCrafter/VideoCrafter',
      description: 'One of the first open models, for clips with simple motion.',
    },
    { id: 'Wan-AI/Wan2.1', description: 'Makes clips with a strong recent model.' },
    { id: 'Pyramid-Flow/pyramid-flow', description: 'Shows an efficient way to longer clips.' },
  ],
  widgetModels: ['Wan-AI/Wan2.2-TI2V-5B'],
  related: ['image-to-video', 'text-to-image', 'video-to-video'],
});

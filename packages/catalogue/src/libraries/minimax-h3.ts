import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MiniMax H3',
  repoName: 'MiniMax-H3',
  repoUrl: 'https://github.com/MiniMax-AI/MiniMax-H3',
  docsUrl: 'https://huggingface.co/MiniMaxAI/MiniMax-H3',
  summary: 'Video and its soundtrack generated together, from texts, pictures, clips and recordings.',
  tasks: ['image-to-video', 'text-to-video'],
  countDownloads:
    'path_extension:"safetensors" OR path_filename:"model_index" OR path_filename:"config" OR path:"modular_model_index.json"',
});

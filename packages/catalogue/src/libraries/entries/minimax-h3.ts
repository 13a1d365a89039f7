import { hasTag } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { additionOf } from '../recipes/diffusion/additions/addition.ts';
import { minimaxH3 } from '../recipes/diffusion/single/minimax-h3.ts';
import { isH3Lora, isWholeH3 } from '../recipes/diffusion/single/minimax-h3-kind.ts';
import { downloadSnippet } from '../../snippets/hub.ts';

/** Whether it is the complete system in the layout of Diffusers, not a part of it or an addition for another app. */
const isWhole = (model: ModelRecord): boolean =>
  isWholeH3(model) || (hasTag(model, 'diffusers') && additionOf(model) === undefined);

export default defineLibrary({
  prettyLabel: 'MiniMax H3',
  repoName: 'MiniMax-H3',
  repoUrl: 'https://github.com/MiniMax-AI/MiniMax-H3',
  docsUrl: 'https://huggingface.co/MiniMaxAI/MiniMax-H3',
  summary: 'Video and its soundtrack generated together, from texts, pictures, clips and recordings.',
  languages: ['python', 'shell'],
  tasks: ['image-to-video', 'text-to-video'],
  countDownloads:
    'path_extension:"safetensors" OR path_filename:"model_index" OR path_filename:"config" OR path:"modular_model_index.json"',

  snippets: (model, context) => [
    isWhole(model) || isH3Lora(model) ? minimaxH3(model, context) : downloadSnippet(model, context),
  ],
});

import { py } from '../../code/index.ts';
import { filesOf, hasTag } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isLora } from '../recipes/local/model.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { ownPrompt, samplePrompt } from '../../snippets/sample-image.ts';
import { gpu } from '../../snippets/warnings.ts';
import textToVideo from '../../tasks/entries/text-to-video/samples.ts';

/** Whether it is the complete system in the layout of Diffusers, not a part of it or an adapter for another app. */
const isWhole = (model: ModelRecord): boolean =>
  filesOf(model).includes('modular_model_index.json') || (hasTag(model, 'diffusers') && !isLora(model));

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

  snippets(model, context) {
    if (!isWhole(model)) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Generate a video with its sound',
        install: [
          pip('diffusers', '>=0.42'),
          pip('torch'),
          pip('transformers'),
          pip('accelerate'),
          pip('av'),
        ],
        warnings: [gpu],
        code: py`
          import torch
          from diffusers import ComponentsManager, ModularPipeline
          from diffusers.utils import encode_video

          # Moves the parts to the graphics card as they are needed: together they fill more than one.
          manager = ComponentsManager()
          pipe = ModularPipeline.from_pretrained(
              ${model.id}, workflow="t2va", components_manager=manager${py.rest({ revision: context.revision })}
          )
          pipe.load_components(dtype=torch.bfloat16)
          manager.enable_auto_cpu_offload(device="cuda", memory_reserve_margin="12GB")

          result = pipe(prompt=${ownPrompt(model) ?? samplePrompt(model, textToVideo)})
          encode_video(
              result.get("videos")[0],
              fps=24,
              output_path="output.mp4",
              audio=result.get("audio")[0],
              audio_sample_rate=result.get("sampling_rate"),
          )
        `,
      },
    ];
  },
});

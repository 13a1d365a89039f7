/** @module The example of MiniMax H3: whole, with a LoRA, or with another transformer. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { ownPrompt } from '../../../../snippets/samples/image.ts';
import type { Snippet } from '../../../../snippets/snippet.ts';
import { gpu } from '../../../../snippets/warnings.ts';
import { loraFileOf } from '../additions/lora-file.ts';
import { isH3Lora } from './minimax-h3-kind.ts';

const h3 = 'MiniMaxAI/MiniMax-H3';

/** A transformer that replaces that of the pipeline. */
export interface H3Transformer {
  /** What is imported from Diffusers besides the usual. */
  readonly names: Code<'python'>;
  readonly imports: Code<'python'>;
  /** Loads it, and puts it into `pipe`. */
  readonly code: Code<'python'>;
}

export function minimaxH3(model: ModelRecord, context: SnippetContext, other?: H3Transformer): Snippet {
  const lora = isH3Lora(model);
  const isPart = lora || other !== undefined;
  const { revision } = context;
  const { file, warnings } = lora ? loraFileOf(model) : { warnings: [] };
  return {
    title: lora ? 'Generate a video with its sound, with a LoRA' : 'Generate a video with its sound',
    install: [
      pip('diffusers', '>=0.42'),
      pip('torch'),
      pip('transformers'),
      pip('accelerate'),
      ...(lora ? [pip('peft')] : []),
      pip('av'),
    ],
    warnings: [gpu, ...warnings],
    code: py`
      import torch
      from diffusers import ComponentsManager, ${other?.names ?? py.none}ModularPipeline
      from diffusers.utils import encode_video
      ${other?.imports ?? py.none}

      # Moves the parts to the graphics card as they are needed: together they fill more than one.
      manager = ComponentsManager()
      pipe = ModularPipeline.from_pretrained(
          ${isPart ? h3 : model.id}, workflow="t2va", components_manager=manager${py.rest(isPart ? {} : { revision })}
      )
      ${other?.code ?? py.none}
      pipe.load_components(dtype=torch.bfloat16)
      ${lora ? py`pipe.load_lora_weights(${model.id}${py.rest({ weight_name: file, revision })})` : py.none}
      manager.enable_auto_cpu_offload(device="cuda", memory_reserve_margin="12GB")

      result = pipe(prompt=${ownPrompt(model) ?? 'A paper boat drifting down a sunlit stream'})
      encode_video(
          result.get("videos")[0],
          fps=24,
          output_path="output.mp4",
          audio=result.get("audio")[0],
          audio_sample_rate=result.get("sampling_rate"),
      )
    `,
  };
}

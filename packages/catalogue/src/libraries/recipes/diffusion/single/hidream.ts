/** @module The example of HiDream, whose fourth text encoder is not in its repository. */
import { py } from '../../../../code/index.ts';
import { ownPrompt } from '../../../../snippets/samples/image.ts';
import type { DiffusionExample, Parts } from '../load.ts';
import { picturePrompt } from '../runs/run.ts';

const encoder = 'meta-llama/Llama-3.1-8B-Instruct';

/** Variants that were distilled to fewer steps. */
const distilledSteps: readonly (readonly [id: RegExp, steps: number])[] = [
  [/[-_]dev(?![a-z])/i, 28],
  [/[-_]fast(?![a-z])/i, 16],
];

export function hidream({ model, context: { revision } }: Parts): DiffusionExample {
  const steps = distilledSteps.find(([id]) => id.test(model.id))?.[1];
  return {
    title: 'Generate an image from a prompt',
    base: encoder,
    code: py`
      import torch
      from diffusers import DiffusionPipeline
      from transformers import AutoTokenizer, LlamaForCausalLM

      tokenizer = AutoTokenizer.from_pretrained(${encoder})
      encoder = LlamaForCausalLM.from_pretrained(${encoder}, attn_implementation="eager", dtype=torch.bfloat16)
      pipe = DiffusionPipeline.from_pretrained(
          ${model.id}, tokenizer_4=tokenizer, text_encoder_4=encoder, dtype=torch.bfloat16${py.rest({ revision })}
      )
      pipe.enable_model_cpu_offload()

      image = pipe(${ownPrompt(model) ?? picturePrompt}${steps === undefined ? py.none : py`, num_inference_steps=${steps}, guidance_scale=0.0`}).images[0]
      image.save("output.png")
    `,
  };
}

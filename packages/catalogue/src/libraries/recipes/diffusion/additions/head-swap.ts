/** @module A LoRA that puts the head of one picture on the body of another, with the file for its first base model. */
import { py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { placeholder } from '../../../../snippets/warnings.ts';
import type { DiffusionExample, Parts } from '../load.ts';

const base = 'black-forest-labs/FLUX.2-klein-9B';

/** The prompt begins with the words that the LoRA was trained on. */
export const headSwap = ({ model, context: { revision } }: Parts): DiffusionExample => ({
  title: 'Swap the head in a picture',
  base,
  needs: [pip('peft')],
  warnings: [placeholder('a picture of a person as body.png, and one of the other head as face.png,')],
  code: py`
    import torch
    from diffusers import DiffusionPipeline
    from diffusers.utils import load_image

    pipe = DiffusionPipeline.from_pretrained(${base}, dtype=torch.bfloat16, device_map="cuda")
    pipe.load_lora_weights(
        ${model.id}, weight_name="bfs_head_v1_flux-klein_9b_step3500_rank128.safetensors"${py.rest({ revision })}
    )

    image = pipe(
        image=[load_image("body.png"), load_image("face.png")],
        prompt="head_swap: start with Picture 1 as the base image, replace its head with the head from Picture 2",
        num_inference_steps=4,
        guidance_scale=1.0,
    ).images[0]
    image.save("output.png")
  `,
});

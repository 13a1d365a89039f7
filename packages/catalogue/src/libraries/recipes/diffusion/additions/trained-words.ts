/** @module A LoRA that was trained with the vectors of new words, for both text encoders of Stable Diffusion XL. */
import { py } from '../../../../code/index.ts';
import { hubFile } from '../../../../snippets/hub.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { ownPrompt } from '../../../../snippets/samples/image.ts';
import type { DiffusionExample, Parts } from '../load.ts';

const base = 'stabilityai/stable-diffusion-xl-base-1.0';

export function trainedWords({ model, context }: Parts): DiffusionExample {
  const prompt = ownPrompt(model) ?? '';
  const words = [...new Set(prompt.match(/<s\d>/g))];
  return {
    title: 'Generate an image from a prompt with a LoRA',
    base,
    needs: [pip('peft')],
    code: py`
      import torch
      from diffusers import DiffusionPipeline
      from huggingface_hub import hf_hub_download
      from safetensors.torch import load_file

      pipe = DiffusionPipeline.from_pretrained(${base}, dtype=torch.bfloat16, device_map="cuda")
      pipe.load_lora_weights(${model.id}, weight_name="lora.safetensors"${py.rest({ revision: context.revision })})
      # The words of the prompt that the LoRA was trained with.
      words = ${words}
      vectors = load_file(${hubFile(model, context, 'embeddings.pti')})
      first = {"text_encoder": pipe.text_encoder, "tokenizer": pipe.tokenizer}
      pipe.load_textual_inversion(vectors["text_encoders_0"], token=words, **first)
      second = {"text_encoder": pipe.text_encoder_2, "tokenizer": pipe.tokenizer_2}
      pipe.load_textual_inversion(vectors["text_encoders_1"], token=words, **second)

      image = pipe(${prompt}).images[0]
      image.save("output.png")
    `,
  };
}

/** @module Z-Image De-Turbo: a transformer that replaces that of its base model. */
import { py } from '../../../../code/index.ts';
import { ownPrompt } from '../../../../snippets/samples/image.ts';
import type { DiffusionExample, Parts } from '../load.ts';
import { picturePrompt } from '../runs/run.ts';

export const ownTransformer = ({ model, context: { revision } }: Parts): DiffusionExample => ({
  title: 'Generate an image with this transformer',
  code: py`
    import torch
    from diffusers import DiffusionPipeline, ZImageTransformer2DModel

    transformer = ZImageTransformer2DModel.from_pretrained(
        ${model.id}, subfolder="transformer", dtype=torch.bfloat16, device_map="cuda"${py.rest({ revision })}
    )
    pipe = DiffusionPipeline.from_pretrained(
        "Tongyi-MAI/Z-Image-Turbo", transformer=transformer, dtype=torch.bfloat16, device_map="cuda"
    )

    image = pipe(${ownPrompt(model) ?? picturePrompt}, num_inference_steps=25, guidance_scale=3.0).images[0]
    image.save("output.png")
  `,
});

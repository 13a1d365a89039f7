/** @module IP-Adapters: additions to a base model that take a picture beside the prompt. */
import { py } from '../../../code/index.ts';
import { ownPrompt, sampleUrl } from '../../../snippets/sample-image.ts';
import { sampleAssets } from '../../../tasks/sample-files.ts';
import type { DiffusionExample, Parts } from './load.ts';
import { picturePrompt } from './run.ts';

/** The adapter for Stable Diffusion XL; its repository has others for Stable Diffusion 1.5. */
export const imagePrompt = ({ model, context: { revision, platform } }: Parts): DiffusionExample => ({
  title: 'Generate an image from a prompt and a picture',
  code: py`
    import torch
    from diffusers import DiffusionPipeline
    from diffusers.utils import load_image

    pipe = DiffusionPipeline.from_pretrained("stabilityai/stable-diffusion-xl-base-1.0", dtype=torch.bfloat16, device_map="cuda")
    pipe.load_ip_adapter(
        ${model.id},
        subfolder="sdxl_models",
        weight_name="ip-adapter_sdxl.safetensors",
        ${revision === undefined ? py.none : py`revision=${revision},`}
    )
    # From 0, the prompt alone, to 1, mostly the picture.
    pipe.set_ip_adapter_scale(0.6)

    picture = load_image(${sampleUrl(platform, sampleAssets.cat)})
    image = pipe(${ownPrompt(model) ?? picturePrompt}, ip_adapter_image=picture).images[0]
    image.save("output.png")
  `,
});

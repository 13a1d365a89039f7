/** @module IP-Adapters: additions to a base model that take a picture beside the prompt. */
import { py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { ownPrompt, sampleUrl } from '../../../../snippets/samples/image.ts';
import { placeholder } from '../../../../snippets/warnings.ts';
import { sampleAssets } from '../../../../tasks/sample-files.ts';
import type { DiffusionExample, Parts } from '../load.ts';
import { picturePrompt } from '../runs/run.ts';

/** The adapter for Stable Diffusion XL; its repository has others for Stable Diffusion 1.5. */
const picture = ({ model, context: { revision, platform } }: Parts): DiffusionExample => ({
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

/** Takes the vector of a face instead of a picture; the repository has no encoder of pictures. */
const face = ({ model, context: { revision } }: Parts): DiffusionExample => ({
  title: 'Generate an image of a person with a given face',
  needs: [pip('peft'), pip('insightface'), pip('onnxruntime'), pip('opencv-python')],
  warnings: [placeholder('a photo of a face, as face.png,')],
  code: py`
    import cv2
    import torch
    from diffusers import DiffusionPipeline
    from insightface.app import FaceAnalysis

    pipe = DiffusionPipeline.from_pretrained("stabilityai/stable-diffusion-xl-base-1.0", dtype=torch.bfloat16, device_map="cuda")
    pipe.load_ip_adapter(
        ${model.id},
        subfolder=None,
        weight_name="ip-adapter-faceid_sdxl.bin",
        image_encoder_folder=None,
        ${revision === undefined ? py.none : py`revision=${revision},`}
    )
    pipe.set_ip_adapter_scale(0.6)

    faces = FaceAnalysis(name="buffalo_l", providers=["CPUExecutionProvider"])
    faces.prepare(ctx_id=0)
    [face, *_] = faces.get(cv2.imread("face.png"))
    embedding = torch.from_numpy(face.normed_embedding)[None, None, None]
    # The guidance compares it with no face at all.
    embeddings = torch.cat([torch.zeros_like(embedding), embedding]).to("cuda", torch.bfloat16)

    image = pipe(${ownPrompt(model) ?? 'A photo of a person reading in a garden'}, ip_adapter_image_embeds=[embeddings]).images[0]
    image.save("output.png")
  `,
});

export const imagePrompt = (parts: Parts): DiffusionExample =>
  parts.model.id === 'h94/IP-Adapter' ? picture(parts) : face(parts);

import { py } from '../../code/index.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';
import textToImage from '../../tasks/entries/text-to-image/samples.ts';
import { retrievable, samplePrompt, sampleUrl } from '../../snippets/samples/image.ts';
import * as asset from '../../tasks/sample-assets.ts';

const repository = 'https://github.com/finegrain-ai/refiners';

/** The parts of Stable Diffusion XL, each in a separate repository. */
const parts = {
  clip_text_encoder: 'refiners/sdxl.text_encoder',
  unet: 'refiners/sdxl.unet',
  lda: 'refiners/sdxl.autoencoder_fp16fix',
};

const segmenter = 'finegrain/finegrain-box-segmenter';

/** Its class downloads the revision that it was written for. */
function segment(model: ModelRecord, context: SnippetContext): Snippet {
  const pin = context.revision !== undefined;
  const weights = pin ? py`weights=${hubFile(model, context, 'model.safetensors')}` : py.none;
  return {
    title: 'Cut out what is in a box',
    install: [pipGit('refiners', repository), pip('torch'), hubClient(context)],
    code: py`
      from urllib.request import urlretrieve

      ${pin ? hubImport(context, 'hf_hub_download') : py.none}
      from PIL import Image
      from refiners.solutions import BoxSegmenter

      segmenter = BoxSegmenter(${weights})

      urlretrieve(${retrievable(sampleUrl(context.platform, asset.cat))}, "photo.png")
      image = Image.open("photo.png").convert("RGB")
      mask = segmenter(image, box_prompt=(0, 0, image.width, image.height))
      mask.save("mask.png")
    `,
  };
}

export default defineLibrary({
  prettyLabel: 'Refiners',
  repoName: 'Refiners',
  repoUrl: repository,
  docsUrl: 'https://refine.rs/',
  summary: 'Adapters for foundation models, chiefly diffusion models, in plain PyTorch.',
  languages: ['python', 'shell'],
  countDownloads: 'path:"model.safetensors"',

  snippets(model, context) {
    if (model.id === segmenter) return [segment(model, context)];
    if (!Object.values(parts).includes(model.id)) return [downloadSnippet(model, context)];
    const latest = { ...context, revision: undefined };
    const load = Object.entries(parts).map(([part, id]) => {
      const file = hubFile({ ...model, id }, id === model.id ? context : latest, 'model.safetensors');
      return py`
        sdxl.${py.identifier(part)}.load_from_safetensors(
            ${file}
        )
      `;
    });
    return [
      {
        title: 'Generate an image with it and the other parts of the model',
        install: [pipGit('refiners', repository), pip('torch'), hubClient(context)],
        warnings: [gpu],
        code: py`
          import torch
          ${hubImport(context, 'hf_hub_download')}
          from refiners.fluxion.utils import manual_seed, no_grad
          from refiners.foundationals.latent_diffusion.stable_diffusion_xl import StableDiffusion_XL

          sdxl = StableDiffusion_XL(device="cuda", dtype=torch.float16)
          ${py.join(load, '\n')}
          sdxl.set_inference_steps(30)

          with no_grad():
              embedding, pooled = sdxl.compute_clip_text_embedding(
                  text=${samplePrompt(model, textToImage)},
              )
              manual_seed(7)
              latents = sdxl.init_latents((1024, 1024))
              for step in sdxl.steps:
                  latents = sdxl(
                      latents,
                      step=step,
                      clip_text_embedding=embedding,
                      pooled_text_embedding=pooled,
                      time_ids=sdxl.default_time_ids,
                  )
              sdxl.lda.latents_to_image(latents).save("output.png")
        `,
      },
    ];
  },
});

/** @module Runs of diffusion pipelines that few models have: sound, shapes, depth. A page loads them for these only. */
import { py } from '../../../code/index.ts';
import { pip } from '../../../snippets/requirement.ts';
import type { DiffusionKind } from './kind.ts';
import type { Make } from './run.ts';

export type RareKind = Extract<DiffusionKind, 'audio' | 'depth' | 'image-to-shape' | 'redux' | 'shape'>;

export const rareRuns: Readonly<Record<RareKind, Make>> = {
  audio: (prompt) => ({
    title: 'Generate sound from a prompt',
    packages: py`import soundfile as sf`,
    code: py`
      audio = pipe(${prompt('A calm piano melody over soft rain')}, output_type="np").audios[0]
      rate = getattr(pipe, "vocoder", pipe.vae).config.sampling_rate
      sf.write("output.wav", audio.T, rate)
    `,
    needs: [pip('soundfile')],
  }),
  shape: (prompt) => ({
    title: 'Turn a prompt into a shape',
    helpers: py`from diffusers.utils import export_to_gif`,
    code: py`
      frames = pipe(${prompt('A small wooden boat')}, guidance_scale=15.0, frame_size=256).images[0]
      export_to_gif(frames, "output.gif")
    `,
    weights: 'half',
  }),
  'image-to-shape': (_prompt, asset) => ({
    title: 'Turn an image into a shape',
    helpers: py`from diffusers.utils import export_to_gif, load_image`,
    code: py`
      source = load_image(${asset('cat')}).resize((256, 256))
      frames = pipe(source, guidance_scale=3.0, frame_size=256).images[0]
      export_to_gif(frames, "output.gif")
    `,
    weights: 'half',
  }),
  depth: (_prompt, asset) => ({
    title: 'Estimate the depth of an image',
    helpers: py`from diffusers.utils import load_image`,
    code: py`
      depth = pipe(load_image(${asset('photo')}))
      pipe.image_processor.visualize_depth(depth.prediction)[0].save("output.png")
    `,
  }),
  redux: (_prompt, asset) => ({
    title: 'Embed an image for the second pipeline',
    helpers: py`from diffusers.utils import load_image`,
    code: py`
      embeddings = pipe(load_image(${asset('cat')}))
      print(embeddings.prompt_embeds.shape)
    `,
  }),
};

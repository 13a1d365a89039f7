/** @module One run of a loaded diffusion pipeline: inputs, outputs and how they are saved. */
import { type Code, py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import { ownPrompt, sampleUrl } from '../../../snippets/sample-image.ts';
import { type SampleAsset, sampleAssets } from '../../../tasks/sample-files.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { placeholder } from '../../../snippets/warnings.ts';
import { type DiffusionKind, isPipeline } from './kind.ts';

export interface DiffusionRun {
  readonly title: string;
  /** Packages besides Diffusers, imported first. */
  readonly packages?: Code<'python'>;
  /** Helpers of Diffusers, imported with the pipeline. */
  readonly helpers?: Code<'python'>;
  readonly code: Code<'python'>;
  readonly needs?: readonly Requirement[];
  readonly warnings?: readonly Warning[];
  /** Set where the pipeline fails with the default type: it converts images to NumPy, which has no bfloat16. */
  readonly weights?: 'as saved' | 'half';
}

export const picturePrompt = 'A lighthouse on a cliff at dawn, soft light, watercolour';

const videoNeeds = [pip('imageio'), pip('imageio-ffmpeg')];

const saved = py`image.save("output.png")`;

type Make = (prompt: (usual: string) => string, asset: (name: SampleAsset) => string) => DiffusionRun;

const runs: Readonly<Record<DiffusionKind, Make>> = {
  image: (prompt) => ({
    title: 'Generate an image from a prompt',
    code: py`
      image = pipe(${prompt(picturePrompt)}).images[0]
      ${saved}
    `,
  }),
  'image-to-image': (prompt, asset) => ({
    title: 'Change an image by a prompt',
    helpers: py`from diffusers.utils import load_image`,
    code: py`
      source = load_image(${asset('cat')})
      image = pipe(image=source, prompt=${prompt('Turn the cat into a tiger')}).images[0]
      ${saved}
    `,
  }),
  unconditional: () => ({
    title: 'Generate an image',
    weights: 'as saved',
    code: py`
      image = pipe().images[0]
      ${saved}
    `,
  }),
  video: (prompt) => ({
    title: 'Generate a video from a prompt',
    helpers: py`from diffusers.utils import export_to_video`,
    code: py`
      frames = pipe(prompt=${prompt('A paper boat drifting down a sunlit stream')}).frames[0]
      export_to_video(frames, "output.mp4")
    `,
    needs: videoNeeds,
  }),
  'image-to-video': (prompt, asset) => ({
    title: 'Bring an image to life',
    helpers: py`from diffusers.utils import export_to_video, load_image`,
    code: py`
      source = load_image(${asset('guitarist')})
      frames = pipe(image=source, prompt=${prompt('A man playing an electric guitar on a stage')}).frames[0]
      export_to_video(frames, "output.mp4")
    `,
    needs: videoNeeds,
  }),
  'still-to-video': (_prompt, asset) => ({
    title: 'Bring an image to life',
    helpers: py`from diffusers.utils import export_to_video, load_image`,
    code: py`
      source = load_image(${asset('guitarist')}).resize((1024, 576))
      frames = pipe(source, decode_chunk_size=8).frames[0]
      export_to_video(frames, "output.mp4", fps=7)
    `,
    needs: videoNeeds,
    weights: 'half',
  }),
  'video-to-video': (prompt) => ({
    title: 'Change a video by a prompt',
    helpers: py`from diffusers.utils import export_to_video, load_video`,
    code: py`
      source = load_video("video.mp4")
      frames = pipe(video=source, prompt=${prompt('The same scene as a watercolour')}).frames[0]
      export_to_video(frames, "output.mp4")
    `,
    needs: videoNeeds,
    warnings: [placeholder('a short video, as video.mp4,')],
  }),
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
    title: 'Turn a prompt into a shape, seen from all sides',
    helpers: py`from diffusers.utils import export_to_gif`,
    code: py`
      frames = pipe(${prompt('A small wooden boat')}, guidance_scale=15.0, frame_size=256).images[0]
      export_to_gif(frames, "output.gif")
    `,
    weights: 'half',
  }),
  'image-to-shape': (_prompt, asset) => ({
    title: 'Turn an image into a shape, seen from all sides',
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
  // Its output is the input of another pipeline, which the record does not name.
  prior: (prompt) => ({
    title: 'Embed a prompt for the second pipeline',
    code: py`
      embeddings = pipe(${prompt(picturePrompt)})
      print(embeddings.image_embeds.shape)
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

/** The scheduler of Stable Audio solves a stochastic differential equation. */
const schedulerNeeds = (model: ModelRecord): readonly Requirement[] =>
  isPipeline(model, 'StableAudioPipeline') ? [pip('torchsde')] : [];

export function diffusionRun(
  kind: DiffusionKind,
  model: ModelRecord,
  { platform }: SnippetContext,
): DiffusionRun {
  const run = runs[kind](
    (usual) => ownPrompt(model) ?? usual,
    (name) => sampleUrl(platform, sampleAssets[name]),
  );
  return { ...run, needs: [...(run.needs ?? []), ...schedulerNeeds(model)] };
}

/** @module One run of a loaded diffusion pipeline: inputs, outputs and how they are saved. */
import { type Code, py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import { ownPrompt, sampleUrl } from '../../../snippets/sample-image.ts';
import { type SampleAsset, sampleAssets } from '../../../tasks/sample-files.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { placeholder } from '../../../snippets/warnings.ts';
import { distilledCall } from './distilled.ts';
import { type DiffusionKind, isPipeline } from './kind.ts';
import { type RareKind, rareRuns } from './rare-runs.ts';

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
export const editPrompt = 'Turn the cat into a tiger';

const videoNeeds = [pip('imageio'), pip('imageio-ffmpeg')];

const saved = py`image.save("output.png")`;

/** `rest` has further arguments of the call. */
export type Make = (
  prompt: (usual: string) => string,
  asset: (name: SampleAsset) => string,
  rest: Code<'python'>,
) => DiffusionRun;

const runs: Readonly<Record<Exclude<DiffusionKind, RareKind>, Make>> = {
  image: (prompt, _asset, rest) => ({
    title: 'Generate an image from a prompt',
    code: py`
      image = pipe(${prompt(picturePrompt)}${rest}).images[0]
      ${saved}
    `,
  }),
  'image-to-image': (prompt, asset, rest) => ({
    title: 'Change an image by a prompt',
    helpers: py`from diffusers.utils import load_image`,
    code: py`
      source = load_image(${asset('cat')})
      image = pipe(image=source, prompt=${prompt(editPrompt)}${rest}).images[0]
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
  video: (prompt, _asset, rest) => ({
    title: 'Generate a video from a prompt',
    helpers: py`from diffusers.utils import export_to_video`,
    code: py`
      frames = pipe(prompt=${prompt('A paper boat drifting down a sunlit stream')}${rest}).frames[0]
      export_to_video(frames, "output.mp4")
    `,
    needs: videoNeeds,
  }),
  'image-to-video': (prompt, asset, rest) => ({
    title: 'Bring an image to life',
    helpers: py`from diffusers.utils import export_to_video, load_image`,
    code: py`
      source = load_image(${asset('guitarist')})
      frames = pipe(image=source, prompt=${prompt('A man playing an electric guitar on a stage')}${rest}).frames[0]
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
  // Its output is the input of another pipeline, which the record does not name.
  prior: (prompt) => ({
    title: 'Embed a prompt for the second pipeline',
    code: py`
      embeddings = pipe(${prompt(picturePrompt)})
      print(embeddings.image_embeds.shape)
    `,
  }),
};

/** The scheduler of Stable Audio solves a stochastic differential equation. */
const schedulerNeeds = (model: ModelRecord): readonly Requirement[] =>
  isPipeline(model, 'StableAudioPipeline') ? [pip('torchsde')] : [];

const isRare = (kind: DiffusionKind): kind is RareKind => !Object.hasOwn(runs, kind);

/** `target` is the repository whose pipeline is loaded. */
export function diffusionRun(
  kind: DiffusionKind,
  model: ModelRecord,
  { platform }: SnippetContext,
  target: string,
): DiffusionRun {
  const make = isRare(kind) ? rareRuns[kind] : runs[kind];
  const { helpers = py.none, rest } = distilledCall(target);
  const run = make(
    (usual) => ownPrompt(model) ?? usual,
    (name) => sampleUrl(platform, sampleAssets[name]),
    rest,
  );
  return {
    ...run,
    helpers: py.join([helpers, run.helpers ?? py.none]),
    needs: [...(run.needs ?? []), ...schedulerNeeds(model)],
  };
}

/** @module One run of a loaded diffusion pipeline: inputs, outputs and how they are saved. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import { ownPrompt, sampleUrl } from '../../../../snippets/samples/image.ts';
import { type SampleAsset, sampleAssets } from '../../../../tasks/sample-files.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import { distilledCall } from './distilled.ts';
import { type DiffusionKind, isPipeline, isStableAudio, pipelineNames } from '../kind.ts';
import type { LoadOptions } from '../load.ts';
import { type RareKind, rareRuns } from './rare-runs.ts';
import { type VideoKind, videoRuns } from './video-runs.ts';

export interface DiffusionRun {
  readonly title: string;
  /** Packages besides Diffusers, imported first. */
  readonly packages?: Code<'python'>;
  /** Helpers of Diffusers, imported with the pipeline. */
  readonly helpers?: Code<'python'>;
  readonly code: Code<'python'>;
  readonly needs?: readonly Requirement[];
  readonly warnings?: readonly Warning[];
  /** Further arguments of the call that loads the pipeline. */
  readonly load?: LoadOptions;
  /** Set where the pipeline fails with the default type: it converts images to NumPy, which has no bfloat16. */
  readonly weights?: 'as saved' | 'half';
}

export const picturePrompt = 'A lighthouse on a cliff at dawn, soft light, watercolour';
export const editPrompt = 'Turn the cat into a tiger';

const saved = py`image.save("output.png")`;

/** `rest` has further arguments of the call, `names` what is known of the pipeline. */
export type Make = (
  prompt: (usual: string) => string,
  asset: (name: SampleAsset) => string,
  rest: Code<'python'>,
  names: string,
) => DiffusionRun;

const runs: Readonly<Record<Exclude<DiffusionKind, RareKind | VideoKind>, Make>> = {
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
};

/** The scheduler of Stable Audio solves a stochastic differential equation. */
const schedulerNeeds = (model: ModelRecord): readonly Requirement[] =>
  isPipeline(model, 'StableAudioPipeline') || isStableAudio(model) ? [pip('torchsde')] : [];

const isVideo = (kind: DiffusionKind): kind is VideoKind => kind.endsWith('video');
const isCommon = (kind: DiffusionKind): kind is keyof typeof runs => Object.hasOwn(runs, kind);

function makeOf(kind: DiffusionKind): Make {
  if (isVideo(kind)) return videoRuns[kind];
  return isCommon(kind) ? runs[kind] : rareRuns[kind];
}

/** `target` is the repository whose pipeline is loaded. */
export function diffusionRun(
  kind: DiffusionKind,
  model: ModelRecord,
  { platform }: SnippetContext,
  target: string,
): DiffusionRun {
  const { helpers = py.none, rest, edits = rest } = distilledCall(target, model);
  const run = makeOf(kind)(
    (usual) => ownPrompt(model) ?? usual,
    (name) => sampleUrl(platform, sampleAssets[name]),
    kind === 'image-to-image' ? edits : rest,
    pipelineNames(target, model),
  );
  return {
    ...run,
    helpers: py.join([helpers, run.helpers ?? py.none]),
    needs: [...(run.needs ?? []), ...schedulerNeeds(model)],
  };
}
